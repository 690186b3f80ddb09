"""What a puzzle is."""

from __future__ import annotations

import msgspec

MARGIN = 0.08
"""The least difference between the chance to win with the solution and with any other option."""


class Source(msgspec.Struct, frozen=True):
    """Where a position comes from: the game played, and the number of its choices before the puzzle."""

    game: int
    after: int


class Reason(msgspec.Struct, frozen=True):
    """A figure of the game, and what it is on average after the solution and after the tempting wrong option."""

    figure: str
    solution: float
    wrong: float


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision: who is asked what, the best option, and what the search found. `values` holds the chance to win with
    each option that was compared, `solved` the share of its tries that each level solved. `depth` is that of the
    deepest search that confirmed it. The reasons are figures at the end of this turn, or with `turns` 2 of the next."""

    source: Source
    seat: str
    what: str
    card: str | None
    milestone: int
    offered: int
    solution: str
    values: dict[str, float]
    margin: float
    solved: dict[str, float]
    rating: int
    depth: int = 10_000
    reasons: list[Reason] = []
    turns: int = 1

    @property
    def id(self) -> str:
        """Its name among the puzzles of the game."""
        return f"{self.source.game}-{self.source.after}"
