"""Imports Playdek logs: replays a real game under our rules, with every ask answered from the log.

Only hands and draws (`hands`) and dice that the log does not print are set; everything else must follow from the rules,
and every line is compared with them (`checks`).
"""

from __future__ import annotations

from agon.engine.errors import AgonError
from agon.engine.script import NONE
from agon.engine.table.importing import Difference, Imported, Note
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.playdek.answers import Answers, LogEnds
from agon.games.twilight_struggle.playdek.blocks import first_gap, header_after
from agon.games.twilight_struggle.playdek.text import Log, read


def import_log(text: str) -> Imported:
    """Replay a log; raise `Unreadable` if it is not one.

    If a block is missing, the lines after it give wrong evidence of earlier hands; if these cannot be filled, the log
    is read only up to the gap."""
    replay = Replay(read(text))
    replay.run()
    gap = first_gap(replay.log)
    if gap and any(difference.line < replay.log.blocks[gap].line for difference in replay.differences):
        part = Replay(read(text), gap)
        part.run()
        replay = replay if part.differences else part
    differences, notes = sorted(replay.differences), sorted(replay.notes)
    return Imported(replay.table, tuple(differences), tuple(notes), replay.read_to, replay.log.last_line)


class Replay(Answers):
    """Replays a log."""

    read_to = 0

    def __init__(self, log: Log, gap: int = 0) -> None:
        self.gap = log.blocks[gap] if gap else None
        if gap:
            del log.blocks[gap:]
        super().__init__(log)

    def run(self) -> None:
        """Play until the log or the game ends."""
        try:
            while self.table.outcome is None:
                self.compare_log()
                self._open_first_headlines()
                if self.is_exhausted:
                    break
                self._answer(self.machine.pending[0])
            self.compare_log()
        except LogEnds:
            pass
        except AgonError as error:
            self.differences.append(Difference(self._here(), "nothing", str(error)))
        self._finish()

    def _open_first_headlines(self) -> None:
        if self.next == 0 and self.machine.pending and self.machine.pending[0].what == w.HEADLINE:
            self.open(1, 0, NONE)

    def _finish(self) -> None:
        """Close the last block, and report what part of the log was not read and why."""
        self.read_to = self._here()
        self.close()
        if self.log.cut_at:
            self.notes.append(Note(self.log.cut_at, "cut_off"))
        self.notes += [Note(line, "unreadable", why) for line, why in self.log.unknown]
        self._note_rest()
        self._check_cleanups()
        self._check_bid()

    def _note_rest(self) -> None:
        if self.gap is not None:
            self.notes.append(Note(self.gap.line, "missing", header_after(self.log.blocks[-1])))
        rest = self.log.blocks[self.next : self.next + 1]
        if not rest or any(note.what in ("missing", "stopped") for note in self.notes):
            return
        if self.table.outcome is None:
            self.notes.append(Note(rest[0].line, "stopped"))
        else:
            self.notes.append(Note(rest[0].line, "ended"))
            self.differences.append(Difference(rest[0].line, repr(rest[0].header), "the game is over"))

    def _check_cleanups(self) -> None:
        """Check clean-up headers, which may carry a wrong turn, but then the same one throughout."""
        turns = {printed for _, printed, turn in self.log.cleanups if printed != turn}
        common = max(turns, key=lambda t: sum(t == c[1] for c in self.log.cleanups), default=0)
        for line, printed, turn in self.log.cleanups:
            if printed not in (turn, common):
                self.differences.append(Difference(line, f"'Turn {printed}, Cleanup'", f"Turn {turn}"))

    def _check_bid(self) -> None:
        """Check that the last bid for a side is what the other side gets."""
        for line, number in self.log.bids[-1:]:
            if number not in self.log.handicap:
                self.differences.append(Difference(line, f"a bid of {number}", f"a bid of {max(self.log.handicap)}"))
