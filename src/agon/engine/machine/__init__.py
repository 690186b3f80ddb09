"""What the back ends share: a position, pending asks, and answers that advance the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from agon.engine.errors import EngineFault
from agon.engine.script import CHANCE, NONE


class Pending(NamedTuple):
    """A pending ask, in the codes that scripts use."""

    seat: int
    what: int
    options: list[int]
    weights: list[int] | None


class Outcome(NamedTuple):
    """How a game ended: one bit per winning seat (0 for a draw) and the code of the reason."""

    winners: int
    reason: int


Chooser = Callable[[Pending], int]
"""Answers a pending ask with one of its options."""


class Machine(Protocol):
    """A game in progress on any back end."""

    @property
    def cells(self) -> list[int]: ...
    @property
    def pending(self) -> list[Pending]: ...
    @property
    def over(self) -> Outcome | None: ...
    def answer(self, seat: int, option: int) -> None: ...


def check_pending(pending: list[Pending]) -> list[Pending]:
    """Return the asks; one without options, with a repeated option or with bad weights is a fault."""
    for seat, what, options, weights in pending:
        if not options:
            raise EngineFault("engine-fault", f"ask {what} of seat {seat} offers nothing")
        if len(set(options)) != len(options):
            raise EngineFault("engine-fault", f"ask {what} of seat {seat} offers an option twice: {options}")
        if weights is not None and (len(weights) != len(options) or min(weights) < 1):
            raise EngineFault("engine-fault", f"draw {what} has weights {weights} for {len(options)} options")
        if seat == NONE or seat < CHANCE:
            raise EngineFault("engine-fault", f"ask {what} goes to seat {seat}")
    return pending
