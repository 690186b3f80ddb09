"""Reads a Playdek log block by block: which lines have been used, and what differs.

Lines of one kind are taken in order; lines of different kinds may appear in any order within a block, since Playdek
prints some of them later than our rules log them.
"""

from __future__ import annotations

from agon.engine.script import NONE
from agon.engine.table.importing import Difference, Note
from agon.games.twilight_struggle import effects
from agon.games.twilight_struggle.board import OPS, STAR
from agon.games.twilight_struggle.playdek.text import CARD_KINDS, STEPS, Block, Log, Statement, score_name, side_name
from agon.games.twilight_struggle.words import US, USSR, WORDS, card

JUNTA = card(47)
OAS_FOUNDED = card(70)
GLASNOST = card(90)
ORTEGA = card(91)
CHE = card(107)
# endings of effects that our rules keep for good, and the event with which Playdek ends them
HARMLESS_ENDINGS = {
    effects.MARSHALL_PLAN: effects.NATO,
    effects.WARSAW_PACT: effects.NATO,
    effects.JOHN_PAUL_II: effects.SOLIDARITY,
    effects.THE_REFORMER: GLASNOST,
}
# events with a free coup, which may be declined or find no target
FREE_COUPS = (CHE, JUNTA, ORTEGA, effects.TEAR_DOWN_THIS_WALL)
# events that may find no card, and what Playdek then says cannot be done
FINDING_NO_CARD = {
    "reveal": (card(26), card(49), card(62), card(67), card(98), card(104)),
    "discard": (card(5), card(92)),
}


class Reading:
    """A log, the current block, and the differences and notes so far."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.block: Block = log.setup
        self.next = 0
        self.is_exhausted = False
        self.differences: list[Difference] = []
        self.missing: list[Difference] = []
        self.notes: list[Note] = []
        self.vp = 0
        self.is_turn_end = False

    # -- lines

    def unused(self, *kinds: str) -> list[Statement]:
        return [s for s in self.block.statements if not s.is_used and s.kind in kinds]

    def step(self) -> Statement | None:
        """The next line that starts something."""
        return next((s for s in self.block.statements if not s.is_used and s.kind in STEPS), None)

    def before_step(self, kind: str) -> list[Statement]:
        """Return the unused lines of a kind before the next step."""
        found = []
        for s in self.block.statements:
            if not s.is_used and s.kind in STEPS and s.kind != kind:
                break
            if not s.is_used and s.kind == kind:
                found.append(s)
        return found

    def differ(self, statement: Statement, ours: str) -> None:
        self.differences.append(Difference(statement.line, repr(statement.text), ours))

    def miss(self, ours: str) -> None:
        """Report something in our game that no line states."""
        last = self.block.statements[-1].line if self.block.statements else self.block.line
        self.missing.append(Difference(last, "nothing", ours))

    def expect(self, kind: str, ours: str, side: int = NONE, code: int = NONE) -> Statement | None:
        """Use the next line of a kind (of a side, naming a code); report a difference if there is none."""
        found = [s for s in self.unused(kind) if side in (NONE, s.side)]
        named = [s for s in found if code in (NONE, s.code)]
        if not named and (not found or kind in ("reveals", "discards")):
            self.miss(ours)
            return None
        chosen = (named or found)[0]
        self.use(chosen)
        if not named:
            self.differ(chosen, ours)
        return chosen

    def use(self, statement: Statement) -> None:
        """Mark a line as matched."""
        statement.is_used = True
        if statement.kind in CARD_KINDS or statement.kind in ("card", "headline"):
            self._check_star(statement)

    def _check_star(self, s: Statement) -> None:
        if s.code != OAS_FOUNDED and s.star != bool(STAR[s.code]):
            self.differ(s, f"{WORDS.id(s.code)} has {'a' if STAR[s.code] else 'no'} star")

    def compare(self, statement: Statement | None, ours: str, **values: int) -> None:
        """Compare the numbers of a line with ours; numbers that are not printed are 0."""
        if statement is not None and any(statement.numbers.get(name, 0) != value for name, value in values.items()):
            self.differ(statement, ours)

    # -- blocks

    @property
    def is_last_block(self) -> bool:
        return self.next >= len(self.log.blocks)

    def open(self, turn: int, round: int, side: int, may_skip: bool = False) -> None:
        """Move to the next block, which must be the one our rules have reached; a passed round may have none.

        If the next block is missing, or has an unreadable header, the log is exhausted."""
        block = None if self.is_last_block else self.log.blocks[self.next]
        agrees = block is not None and block.place == (turn, round, side)
        if may_skip and not agrees:
            return
        name = header(turn, round, side)
        is_missing = block is not None and (
            not agrees and self._is_missing(turn, round, side) if block.is_readable else not block.header
        )
        if block is not None and is_missing:
            self.notes.append(Note(self._leave_tail(block.line), "missing", name))
            self.is_exhausted = True
        self.close()
        if block is None or not block.is_readable:
            self.is_exhausted = True
        if self.is_exhausted or block is None:
            return
        self.block = block
        self.next += 1
        if not agrees:
            self.differences.append(Difference(block.line, repr(block.header), name))

    def _is_missing(self, turn: int, round: int, side: int) -> bool:
        """Whether the log omits the block and continues in order; otherwise the next header is wrong."""
        coming = self.log.blocks[self.next : self.next + 3]
        times = [_time(*block.place) for block in coming]
        if coming[0].round > rounds(coming[0].turn):
            return False
        if len(times) == 1 and coming[0].side == side:
            return False
        return _time(turn, round, side) < times[0] and times == sorted(set(times))

    def _leave_tail(self, line: int) -> int:
        """Skip the lines at the end of a block that belong to a missing one; return the first of them, or `line`."""
        statements = self.block.statements
        while (
            statements
            and not statements[-1].is_used
            and statements[-1].left == abs(statements[-1].numbers.get("count", 0))
        ):
            line = statements.pop().line
        return line

    def close(self) -> None:
        """Leave a block: report what only the log says, and what only our rules say, unless the log breaks off. What no
        line says may be what a line says that cannot be read."""
        self._settle_no_vp()
        left = [s for s in self.block.statements if not s.is_used and not self._is_harmless(s)]
        if self._is_lost(left):
            self._stop_at_unreadable()
            left = []
        for s in left:
            self.differ(s, "nothing of the kind" if s.left == abs(s.numbers.get("count", 0)) else f"{s.left} fewer")
            s.is_used = True
        if left or not self.is_last_block:
            self.differences += self.missing[self.block.unreadable :]
        self.missing.clear()
        self.is_turn_end = False

    def _is_lost(self, left: list[Statement]) -> bool:
        """Whether a line of the block that cannot be read has decided something: the rest of the block differs."""
        differs = left or len(self.missing) > self.block.unreadable
        return self.block.unreadable > 0 and bool(differs or any(d.line >= self.block.line for d in self.differences))

    def _stop_at_unreadable(self) -> None:
        """End the replay; what differs follows from the unreadable line, which is reported itself."""
        self.differences = [d for d in self.differences if d.line < self.block.line]
        self.missing.clear()
        self.is_exhausted = True
        if not any(note.what == "stopped" for note in self.notes):
            self.notes.append(Note(self.block.line, "stopped"))

    def _is_harmless(self, s: Statement) -> bool:
        """Whether a line is an ending that nothing depends on, a free coup without a target, or a remark that an event
        finds no card (if ours found one, it is reported as missing)."""
        if s.kind == "ends" and s.code in HARMLESS_ENDINGS:
            return self._has_event(HARMLESS_ENDINGS[s.code])
        if s.kind == "operations" and s.is_empty:
            return any(self._has_event(event) and abs(OPS[event] - s["ops"]) <= 1 for event in FREE_COUPS)
        return s.kind == "none_to" and any(self._has_event(event) for event in FINDING_NO_CARD[s.word])

    def _has_event(self, card: int) -> bool:
        return any(s.kind == "event" and s.code == card for s in self.block.statements)

    def _settle_no_vp(self, most: int | None = None) -> None:
        """Use up the lines that say nobody gained anything, up to the next that says otherwise."""
        for s in self.unused("vp", "no_vp")[:most]:
            if s.kind == "vp":
                return
            self.use(s)
            if s["score"] != self.vp:
                self.differ(s, f"Score is {score_name(self.vp)}")


def header(turn: int, round: int, side: int) -> str:
    return f"Turn {turn}, " + ("Headline Phase" if round == 0 else f"{side_name(side)} AR{round}")


def first_gap(log: Log) -> int:
    """Return the number of the first block that does not follow the one before it, or 0; rounds between them may have
    been passed."""
    blocks = log.blocks
    return next((n for n in range(1, len(blocks)) if _time(*blocks[n].place) > _time(*_following(blocks[n - 1]))), 0)


def header_after(block: Block) -> str:
    return header(*_following(block))


def _time(turn: int, round: int, side: int) -> tuple[int, int, bool]:
    """Return the position of a block in the game: the USSR comes first in every round."""
    return turn, round, side == US


def _following(block: Block) -> tuple[int, int, int]:
    """Return the position of the next block, by the order of play alone."""
    turn, round, side = block.place
    if round == 0:
        return turn, 1, USSR
    if side == USSR:
        return turn, round, US
    return (turn + 1, 0, NONE) if round >= rounds(turn) else (turn, round + 1, USSR)


def rounds(turn: int) -> int:
    """4.5.D The action rounds of a turn, without an eighth."""
    return 6 if turn <= 3 else 7
