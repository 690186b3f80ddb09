"""Evaluates the options of a decision with a fixed search budget, a minimum share of it for each compared option."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import NamedTuple

from agon.agents.search_agent import NODES, THREADS, merge
from agon.agents.search_backend import Tree, new_tree
from agon.engine.chooser import GOLDEN, MASK, mix
from agon.engine.game import Game
from agon.engine.machine.lowered import LoweredMachine
from agon.native.search import OptionStats, TreeParams

DEPTH, MIN_DEPTH, MAX_DEPTH = 4000, 16, 100_000
"""Search iterations per decision: default and limits."""
COMPARED = 3
MIN_SHARE = 4
"""Each compared option gets at least one part in this many of the iterations."""
FLOOR = 100
"""Each option gets at least one part in this many of the iterations, but all together no more than a compared one: an
option with a low prior that fails in its first playout would hardly be tried again."""
SLICE = 64
NO_TURN_LIMIT = 0
"""Playouts ignore the end of a turn, to keep values before and after it comparable."""


class OptionValue(NamedTuple):
    """The place of an option among those offered, its value for the seat to decide, and its visits."""

    place: int
    value: float
    visits: int


class Comparison(NamedTuple):
    """The chosen option and the best alternatives, and the value of the position for each seat."""

    options: list[OptionValue]
    values: list[float]


class Evaluator:
    """Evaluates with a number of iterations; results are reproducible from the seed unless `seconds` limits them."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        depth: int = DEPTH,
        seconds: float | None = None,
        seed: int = 1,
        threads: int = THREADS,
    ) -> None:
        self.game, self.depth, self.seconds, self.seed, self.threads = game, depth, seconds, seed, threads
        params = game.search_params._replace(turns=NO_TURN_LIMIT)
        self.params = TreeParams(*params, players, opponents_use_tree=1)

    def compare(self, root: LoweredMachine, seat: int, chosen: int, number: int) -> Comparison:
        """Compare the option at index `chosen` with the most promising alternatives of the seat."""
        trees, seeds, deadline = self._trees(), self._seeds(number), self._deadline()
        self._try_all(trees, root, seat, seeds, deadline)
        values = self._grow(trees, root, seat, seeds, self.depth, deadline)
        compared = [chosen, *candidates(self._stats(trees, root, seat), chosen)]
        return Comparison(self._evaluate(trees, root, seat, seeds, compared, deadline), values)

    def best(self, root: LoweredMachine, seat: int, number: int) -> list[OptionValue]:
        """The most promising options of the seat, best first."""
        trees, seeds, deadline = self._trees(), self._seeds(number), self._deadline()
        self._try_all(trees, root, seat, seeds, deadline)
        self._grow(trees, root, seat, seeds, self.depth, deadline)
        compared = candidates(self._stats(trees, root, seat))
        options = self._evaluate(trees, root, seat, seeds, compared, deadline)
        return sorted(options, key=lambda option: -option.value)

    def values(self, root: LoweredMachine, seat: int, number: int) -> list[float]:
        """The value of the position for each seat, given what one seat knows; any seat may be to decide."""
        return self._grow(self._trees(), root, seat, self._seeds(number), self.depth, self._deadline())

    # -- searching

    def _trees(self) -> list[Tree]:
        return [new_tree(self.game, self.params, NODES) for _ in range(self.threads)]

    def _try_all(self, trees: list[Tree], root: LoweredMachine, seat: int, seeds: list[int], deadline: float) -> None:
        """Try each option some times."""
        stats = self._stats(trees, root, seat)
        share = max(1, self.depth // max(FLOOR, MIN_SHARE * len(stats)))
        for option in [*(one.option for one in stats), None]:
            for tree in trees:
                tree.force(option)
            if option is not None:
                self._grow(trees, root, seat, seeds, share, deadline)

    def _evaluate(
        self, trees: list[Tree], root: LoweredMachine, seat: int, seeds: list[int], compared: list[int], deadline: float
    ) -> list[OptionValue]:
        """The values of the options at these indices, each with its minimum share of visits."""
        stats = self._stats(trees, root, seat)
        for index in compared:
            missing = max(1, self.depth // MIN_SHARE) - stats[index].visits
            if missing > 0:
                for tree in trees:
                    tree.force(stats[index].option)
                self._grow(trees, root, seat, seeds, missing, deadline)
        stats = self._stats(trees, root, seat)
        return [OptionValue(index, stats[index].value, stats[index].visits) for index in compared]

    def _seeds(self, number: int) -> list[int]:
        """One seed per tree, different for every number."""
        first = mix((self.seed * GOLDEN + number) & MASK)
        return [mix((first + GOLDEN * at) & MASK) for at in range(self.threads)]

    def _deadline(self) -> float:
        return math.inf if self.seconds is None else monotonic() + self.seconds

    def _grow(
        self, trees: list[Tree], root: LoweredMachine, seat: int, seeds: list[int], iterations: int, deadline: float
    ) -> list[float]:
        """Divide the iterations among the trees; return the mean reward of each seat."""
        share = -(-iterations // len(trees))
        with ThreadPoolExecutor(len(trees)) as pool:
            grown = list(pool.map(lambda tree, seed: grow(tree, root, seat, seed, share, deadline), trees, seeds))
        count = sum(one.iterations for one in grown)
        return [sum(totals) / count for totals in zip(*(one.totals for one in grown), strict=True)]

    def _stats(self, trees: list[Tree], root: LoweredMachine, seat: int) -> list[OptionStats]:
        """The merged statistics of all trees."""
        return [merge(stats) for stats in zip(*(tree.search(root, seat, 0, 0) for tree in trees), strict=True)]


class Grown(NamedTuple):
    """The iterations done, and the sum of their rewards for each seat."""

    iterations: int
    totals: list[float]


def grow(tree: Tree, root: LoweredMachine, seat: int, seed: int, iterations: int, deadline: float) -> Grown:
    """Grow a tree in slices until the iterations are done or the deadline has passed; at least one slice runs."""
    done = min(SLICE, iterations)
    totals = tree.rewards(root, seat, seed, done)
    while done < iterations and monotonic() < deadline:
        size = min(SLICE, iterations - done)
        rewards = tree.rewards(root, seat, seed, size)
        totals, done = [a + b for a, b in zip(totals, rewards, strict=True)], done + size
    return Grown(done, totals)


def candidates(stats: list[OptionStats], chosen: int | None = None) -> list[int]:
    """The indices of the most visited option and of those with the highest values besides, without the chosen one: an
    option as good as the most visited one, but with a lower prior, has few visits."""
    others = [index for index in range(len(stats)) if index != chosen]
    others.sort(key=lambda index: (-stats[index].visits, -stats[index].prior))
    return [*others[:1], *sorted(others[1:], key=lambda index: -stats[index].value)[: COMPARED - 1]]
