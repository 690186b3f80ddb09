"""A Playdek log read block by block: which lines have been used, and what differs.

Lines of one kind are taken in their order; lines of different kinds may stand in any order within a block, since
Playdek prints some of them later than our rules tell them.
"""

from __future__ import annotations

from typing import NamedTuple

from agon.engine.script import NONE
from agon.games.twilight_struggle.board import STAR
from agon.games.twilight_struggle.effects import (
    JOHN_PAUL_II,
    MARSHALL_PLAN,
    NATO,
    SOLIDARITY,
    THE_REFORMER,
    WARSAW_PACT,
)
from agon.games.twilight_struggle.playdek_text import CARD_KINDS, STEPS, Block, Log, Statement, score_name, side_name
from agon.games.twilight_struggle.words import WORDS, card

OAS_FOUNDED = card(70)
GLASNOST = card(90)
# endings of effects that our rules keep for good, and the event with which Playdek ends them
HARMLESS_ENDINGS = {MARSHALL_PLAN: NATO, WARSAW_PACT: NATO, JOHN_PAUL_II: SOLIDARITY, THE_REFORMER: GLASNOST}
# events that may find no card, and what Playdek then says there is none to do
FINDING_NO_CARD = {
    "reveal": (card(26), card(49), card(62), card(67), card(98), card(104)),
    "discard": (card(5), card(92)),
}


class Difference(NamedTuple):
    """A line of the log, what it says, and what our rules say."""

    line: int
    log: str
    ours: str

    def __str__(self) -> str:
        return f"line {self.line}: the log says {self.log}; our rules say {self.ours}"


class Reading:
    """A log, the block it has come to, and the differences so far."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.block: Block = log.setup
        self.next = 0
        self.is_exhausted = False
        self.differences: list[Difference] = []
        self.missing: list[Difference] = []
        self.vp = 0
        self.is_turn_end = False

    # -- lines

    def unused(self, *kinds: str) -> list[Statement]:
        return [s for s in self.block.statements if not s.is_used and s.kind in kinds]

    def step(self) -> Statement | None:
        """The next line that starts something."""
        return next((s for s in self.block.statements if not s.is_used and s.kind in STEPS), None)

    def before_step(self, kind: str) -> list[Statement]:
        """The unused lines of a kind that stand before the next step."""
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
        """Something of ours that no line states."""
        last = self.block.statements[-1].line if self.block.statements else self.block.line
        self.missing.append(Difference(last, "nothing", ours))

    def expect(self, kind: str, ours: str, side: int = NONE, code: int = NONE) -> Statement | None:
        """Use the next line of a kind (of a side, naming a code); say so if there is none."""
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
        """Take a line as matched."""
        statement.is_used = True
        if statement.kind in CARD_KINDS or statement.kind in ("card", "headline"):
            self._check_star(statement)

    def _check_star(self, s: Statement) -> None:
        if s.code != OAS_FOUNDED and s.star != bool(STAR[s.code]):
            self.differ(s, f"{WORDS.id(s.code)} has {'a' if STAR[s.code] else 'no'} star")

    def compare(self, statement: Statement | None, ours: str, **values: int) -> None:
        """Hold the numbers of a line against ours; numbers that are not printed are 0."""
        if statement is not None and any(statement.numbers.get(name, 0) != value for name, value in values.items()):
            self.differ(statement, ours)

    # -- blocks

    @property
    def is_last_block(self) -> bool:
        return self.next >= len(self.log.blocks)

    def open(self, turn: int, round: int, side: int, may_skip: bool = False) -> None:
        """Go on to the next block, which must be the one our rules have come to; a passed round may have none."""
        block = None if self.is_last_block else self.log.blocks[self.next]
        agrees = block is not None and (block.turn, block.round, block.side) == (turn, round, side)
        if may_skip and not agrees:
            return
        self.close()
        if block is None:
            self.is_exhausted = True
            return
        self.block = block
        self.next += 1
        if not agrees:
            name = "Headline Phase" if round == 0 else f"{side_name(side)} AR{round}"
            self.differences.append(Difference(block.line, repr(block.header), f"Turn {turn}, {name}"))

    def close(self) -> None:
        """Leave a block: what only it says is a difference, and what only our rules say, unless the log breaks off."""
        self._settle_no_vp()
        left = [s for s in self.block.statements if not s.is_used and not self._is_harmless(s)]
        for s in left:
            self.differ(s, "nothing of the kind" if s.left == abs(s.numbers.get("count", 0)) else f"{s.left} fewer")
            s.is_used = True
        if left or not self.is_last_block:
            self.differences += self.missing
        self.missing.clear()
        self.is_turn_end = False

    def _is_harmless(self, s: Statement) -> bool:
        """An ending nothing depends on, or the remark that an event finds no card (had ours found one, we miss it)."""
        if s.kind == "ends" and s.code in HARMLESS_ENDINGS:
            return self._has_event(HARMLESS_ENDINGS[s.code])
        return s.kind == "none_to" and any(self._has_event(event) for event in FINDING_NO_CARD[s.word])

    def _has_event(self, card: int) -> bool:
        return any(s.kind == "event" and s.code == card for s in self.block.statements)

    def _settle_no_vp(self, most: int | None = None) -> None:
        """Lines that say nobody gained anything, up to the next that says otherwise."""
        for s in self.unused("vp", "no_vp")[:most]:
            if s.kind == "vp":
                return
            self.use(s)
            if s["score"] != self.vp:
                self.differ(s, f"Score is {score_name(self.vp)}")
