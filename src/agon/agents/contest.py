"""Contests of searches that think otherwise: with other weights, or with another way to go about it."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from statistics import fmean
from typing import Any, NamedTuple

from agon.agents.arena import CONFIDENCE
from agon.agents.elo import score_interval
from agon.agents.match import A, B, Maker, play_sittings, sittings
from agon.agents.search import Searcher
from agon.engine.game import Game, Thinking
from agon.engine.table import Table

BUDGET = 100
"""Iterations a choice."""


class Way(NamedTuple):
    """How one side thinks."""

    game: Game
    thinking: Thinking

    def maker(self, budget: int) -> Maker:
        return lambda seed: Searcher(
            self.game, seed, seconds=float("inf"), iterations=budget, threads=1, thinking=self.thinking
        )


class Contest:
    """Rounds of one way to think against another, each with as many iterations a choice."""

    def __init__(self, a: Way, b: Way, options: Mapping[str, str], *, budget: int = BUDGET, seed: int = 1) -> None:
        self.fresh, self.seed, self.scores = Table(b.game, options), seed, list[float]()
        self.makers = {A: a.maker(budget), B: b.maker(budget)}
        self.size = len(sittings(len(self.fresh.seating)))

    def play(self, games: int) -> Generator[float, None, None]:
        """Play so many games, rounded up to whole rounds; each round yields the score so far."""
        for number in range(-(-games // self.size)):
            self.scores.append(play_sittings(self.fresh, self.makers, self.seed, number).score)
            yield self.score

    @property
    def score(self) -> float:
        return fmean(self.scores) if self.scores else 0.5

    def report(self) -> dict[str, Any]:
        interval = score_interval(self.scores, CONFIDENCE)
        games = len(self.scores) * self.size
        return {"games": games, "score": round(self.score, 4), "interval": [round(end, 4) for end in interval]}
