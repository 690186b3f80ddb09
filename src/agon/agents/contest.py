"""Contests between two search configurations: different weights or different search parameters."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from statistics import fmean
from typing import Any, NamedTuple

from agon.agents.arena import CONFIDENCE
from agon.agents.elo import score_interval
from agon.agents.match import A, B, SeatFactory, play_sittings, sittings
from agon.agents.search_agent import SearchAgent
from agon.engine.game import Game
from agon.engine.mind import SearchParams
from agon.engine.table import Table

BUDGET = 100
"""Iterations per choice."""


class SearchConfig(NamedTuple):
    """The game, with its weights, and the search parameters of one side."""

    game: Game
    params: SearchParams

    def factory(self, budget: int) -> SeatFactory:
        return lambda seed: SearchAgent(
            self.game, seed, seconds=float("inf"), iterations=budget, threads=1, params=self.params
        )


class Contest:
    """Rounds of one search configuration against another, with the same iterations per choice."""

    def __init__(
        self, a: SearchConfig, b: SearchConfig, options: Mapping[str, str], *, budget: int = BUDGET, seed: int = 1
    ) -> None:
        self.fresh, self.seed, self.scores = Table(b.game, options), seed, list[float]()
        self.factories = {A: a.factory(budget), B: b.factory(budget)}
        self.size = len(sittings(len(self.fresh.seating)))

    def play(self, games: int) -> Generator[float, None, None]:
        """Play at least this many games, in whole rounds; yield the score after each round."""
        for number in range(-(-games // self.size)):
            self.scores.append(play_sittings(self.fresh, self.factories, self.seed, number).score)
            yield self.score

    @property
    def score(self) -> float:
        return fmean(self.scores) if self.scores else 0.5

    def report(self) -> dict[str, Any]:
        interval = score_interval(self.scores, CONFIDENCE)
        games = len(self.scores) * self.size
        return {"games": games, "score": round(self.score, 4), "interval": [round(end, 4) for end in interval]}
