"""Puzzles: decisions of computer games in which one option is clearly best."""

from __future__ import annotations

from msgspec import Struct

from agon.agents.puzzles.puzzle import Reason
from agon.server.protocol.socket import State


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list of a game: who is asked what, how far the game has come, and how hard it is."""

    id: str
    seat: str
    what: str
    milestone: int
    rating: int


class PuzzleInfo(Struct, frozen=True):
    """A puzzle with everything needed to solve it: the state that the seat sees, and the one after the `solution`.

    `values` holds the chance to win with each option that the search compared, `solved` the share of tries in which
    each level of the computer found it. A reason is a figure of the game (the text `puzzle-figure-FIGURE`), on average
    at the end of this turn (with `turns` 2: of the next), after the solution and after the best wrong option. The
    position is step `step` of the study `study`."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[str]
    seat: str
    study: str
    step: int
    rating: int
    solution: str
    values: dict[str, float]
    solved: dict[str, float]
    reasons: list[Reason]
    turns: int
    state: State
    after: State
