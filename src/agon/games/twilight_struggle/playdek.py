"""Playdek logs: a real game replayed by force through our rules, every ask answered from the log.

Nothing is set but hands and draws (`playdek_hands`), and dice that the log does not print; everything else the rules
must bring about, and every line is held against them (`playdek_checks`).
"""

from __future__ import annotations

from agon.engine.errors import AgonError
from agon.engine.importing import Imported
from agon.engine.script import NONE
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.playdek_answers import Answers, LogEnds
from agon.games.twilight_struggle.playdek_blocks import Difference
from agon.games.twilight_struggle.playdek_text import read


def import_log(text: str) -> Imported:
    """Replay a log; `Unreadable` if it is none."""
    log = read(text)
    replay = Replay(log)
    replay.run()
    notes = [f"line {log.cut_at}: cut off, left out"] if log.cut_at else []
    if replay.stopped:
        notes.append(replay.stopped)
    return Imported(replay.table, tuple(sorted(replay.differences)), replay.read_to, log.last_line, tuple(notes))


class Replay(Answers):
    """Plays a log through."""

    read_to = 0
    stopped = ""

    def run(self) -> None:
        """Play until the log or the game is over."""
        try:
            while self.table.outcome is None:
                self.hear()
                self._open_first_headlines()
                if self.is_exhausted:
                    break
                self._answer(self.machine.pending[0])
            self.hear()
        except LogEnds:
            pass
        except AgonError as error:
            self.differences.append(Difference(self._here(), "nothing", str(error)))
        self._finish()

    def _open_first_headlines(self) -> None:
        if self.next == 0 and self.machine.pending and self.machine.pending[0][1] == w.HEADLINE:
            self.open(1, 0, NONE)

    def _finish(self) -> None:
        self.read_to = self._here()
        self.close()
        over = self.table.outcome is not None
        for block in self.log.blocks[self.next : self.next + 1]:
            why = "the game is over" if over else "the replay has stopped"
            self.stopped = f"line {block.line}: {why}; the rest of the log is not compared"
            if over:
                self.differences.append(Difference(block.line, repr(block.header), "the game is over"))
        for line, why in self.log.unknown:
            self.differences.append(Difference(line, why, "nothing"))
        self._check_cleanups()

    def _check_cleanups(self) -> None:
        """Clean-up headers may carry a wrong turn, but then the same one throughout."""
        turns = {printed for _, printed, turn in self.log.cleanups if printed != turn}
        common = max(turns, key=lambda t: sum(t == c[1] for c in self.log.cleanups), default=0)
        for line, printed, turn in self.log.cleanups:
            if printed not in (turn, common):
                self.differences.append(Difference(line, f"'Turn {printed}, Cleanup'", f"Turn {turn}"))
