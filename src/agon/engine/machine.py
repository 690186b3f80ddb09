"""What the back ends have in common: a position, the asks that are pending, and an answer that moves the game on."""

from __future__ import annotations

from typing import NamedTuple, Protocol, Self

from agon.engine.errors import EngineFault
from agon.engine.script import CHANCE, NONE, Told


class Pending(NamedTuple):
    """An ask that waits: codes only, as scripts see them."""

    seat: int
    what: int
    options: list[int]
    weights: list[int] | None


class Outcome(NamedTuple):
    """How a game ended: a bit a winning seat (0 for a draw) and the reason's code."""

    winners: int
    reason: int


class Machine(Protocol):
    """A game in progress on one back end."""

    log: list[Told] | None
    over: Outcome | None

    @property
    def cells(self) -> list[int]: ...

    @property
    def pending(self) -> list[Pending]: ...

    def answer(self, seat: int, option: int) -> None:
        """Give the pending ask of a seat an offered option (unchecked here; Table checks)."""

    def copy(self) -> Self: ...


def check_pending(pending: list[Pending]) -> list[Pending]:
    """An ask with no option, a doubled one or odd weights is a fault of the rules."""
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
