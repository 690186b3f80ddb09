"""Checks that a decision has one best option, by deep searches that do not know of each other, and grades it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import fmean
from typing import NamedTuple

from agon.agents.elo import expected
from agon.agents.evaluator import Evaluator
from agon.agents.match import make_agent
from agon.agents.puzzles.puzzle import MARGIN
from agon.agents.search_backend import root_of
from agon.agents.situation import situation
from agon.engine.table import Table

DEPTHS = (10_000, 30_000, 100_000)
"""Iterations of the searches that confirm a puzzle: as many as the level olympian has, then three and ten times as
many."""
RATINGS = {"novice": 900, "apprentice": 1200, "contender": 1500, "champion": 1750}
"""The levels that try each puzzle, and the ratings that grade it."""
TRIES = 5
EASIEST, HARDEST = 700, 2100


class Verdict(NamedTuple):
    """The best option, the value of each option compared, and the lead of the best one."""

    best: str
    values: dict[str, float]
    margin: float


def search(table: Table, seat: str, depth: int, seed: int) -> Verdict:
    """Search a decision among at least two options, from what the seat knows."""
    game, now = table.game, situation(table, seat)
    evaluator = Evaluator(game, len(table.seats), depth=depth, seed=seed, threads=1)
    first, second, *others = evaluator.best(root_of(game, now), game.seat_code(seat), len(table.choices))
    values = {now.offered[one.place]: round(one.value, 4) for one in (first, second, *others)}
    return Verdict(now.offered[first.place], values, first.value - second.value)


def confirmed(
    table: Table, seat: str, solution: str, depths: Iterable[int], seed: int = 1, margin: float = MARGIN
) -> Verdict | None:
    """The last of several searches, if each finds the solution to be the best option by the margin. Searches of
    different depths have different seeds."""
    found = None
    for depth in depths:
        found = search(table, seat, depth, 100 * seed + sum(step < depth for step in DEPTHS))
        if found.best != solution or found.margin < margin:
            return None
    return found


def solved_by_levels(table: Table, seat: str, solution: str, seed: int) -> dict[str, float]:
    """Ask each level several times; return the share of its tries that found the solution."""
    now = situation(table, seat)
    return {
        level: fmean(make_agent(level, table.game, seed * TRIES + at)(now) == solution for at in range(TRIES))
        for level in RATINGS
    }


def rating(solved: Mapping[str, float]) -> int:
    """The rating at which the levels would be expected to solve as much as they did, if a player at the low end of the
    scale had failed once and one at the high end had succeeded once.

    >>> rating(dict.fromkeys(RATINGS, 1.0)), rating(dict.fromkeys(RATINGS, 0.0))
    (700, 2099)
    """
    easy, hard = EASIEST, HARDEST
    while hard - easy > 1:
        middle = (easy + hard) // 2
        more = sum(TRIES * (solved[level] - expected(rated - middle)) for level, rated in RATINGS.items())
        more += 1 - expected(EASIEST - middle) - expected(HARDEST - middle)
        easy, hard = (easy, middle) if more > 0 else (middle, hard)
    return easy
