"""Weighing options against each other: a search with a fixed budget, in which none of those compared is neglected."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import NamedTuple

from agon.agents.search import NODES, THREADS, add
from agon.agents.thinking import Tree, new_tree
from agon.engine.chooser import GOLDEN, MASK, mix
from agon.engine.game import Game
from agon.engine.lowered import LoweredMachine
from agon.native.search import Found, Params

DEPTH, LEAST_DEPTH, MOST_DEPTH = 4000, 16, 100_000
"""Iterations a decision, where nothing else is said, and how few or many can be."""
COMPARED = 3
FAIR_SHARE = 4
"""Each option that is compared is tried at least this part of the iterations."""
SLICE = 64
ANY_TURN = 0
"""Playouts go as far at the end of a turn as elsewhere, so that values before and after it can be compared."""


class Weight(NamedTuple):
    """What an option is worth to the seat that is asked: its place among those offered, its value, how often it was
    tried."""

    place: int
    value: float
    visits: int


class Weighed(NamedTuple):
    """The chosen option and the best others, and what the game is worth to each seat."""

    options: list[Weight]
    outlook: list[float]


class Weigher:
    """Weighs by so many iterations; with a limit in seconds, what it finds does not follow from the seed alone."""

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
        self.params = Params(*game.thinking._replace(turns=ANY_TURN), players, everybody_learns=1)

    def weigh(self, root: LoweredMachine, seat: int, chosen: int, number: int) -> Weighed:
        """The option at a place among those offered to a seat, against the most promising others."""
        trees, seeds, until = self._trees(), self._seeds(number), self._until()
        outlook = self._grow(trees, root, seat, seeds, self.depth, until)
        compared = [chosen, *promising(self._found(trees, root, seat), chosen)]
        return Weighed(self._compare(trees, root, seat, seeds, compared, until), outlook)

    def best(self, root: LoweredMachine, seat: int, number: int) -> list[Weight]:
        """The most promising options that are offered to a seat, the best first."""
        trees, seeds, until = self._trees(), self._seeds(number), self._until()
        self._grow(trees, root, seat, seeds, self.depth, until)
        compared = promising(self._found(trees, root, seat))
        weights = self._compare(trees, root, seat, seeds, compared, until)
        return sorted(weights, key=lambda one: -one.value)

    def outlook(self, root: LoweredMachine, seat: int, number: int) -> list[float]:
        """What the game is worth to each seat from what one of them knows, whoever is asked."""
        return self._grow(self._trees(), root, seat, self._seeds(number), self.depth, self._until())

    # -- growing

    def _trees(self) -> list[Tree]:
        return [new_tree(self.game, self.params, NODES) for _ in range(self.threads)]

    def _compare(
        self, trees: list[Tree], root: LoweredMachine, seat: int, seeds: list[int], compared: list[int], until: float
    ) -> list[Weight]:
        """What the options at these places are worth, each tried its fair share."""
        found = self._found(trees, root, seat)
        for place in compared:
            lacking = max(1, self.depth // FAIR_SHARE) - found[place].visits
            if lacking > 0:
                self._prescribe(trees, found[place].option)
                self._grow(trees, root, seat, seeds, lacking, until)
        found = self._found(trees, root, seat)
        return [Weight(place, found[place].value, found[place].visits) for place in compared]

    def _prescribe(self, trees: list[Tree], option: int) -> None:
        for tree in trees:
            tree.only(option)

    def _seeds(self, number: int) -> list[int]:
        """A seed for each tree, others at each number."""
        first = mix((self.seed * GOLDEN + number) & MASK)
        return [mix((first + GOLDEN * at) & MASK) for at in range(self.threads)]

    def _until(self) -> float:
        return math.inf if self.seconds is None else monotonic() + self.seconds

    def _grow(
        self, trees: list[Tree], root: LoweredMachine, seat: int, seeds: list[int], iterations: int, until: float
    ) -> list[float]:
        """Let the trees share so many iterations; what they brought to each seat on average."""
        share = -(-iterations // len(trees))
        with ThreadPoolExecutor(len(trees)) as pool:
            grown = list(pool.map(lambda tree, seed: grow(tree, root, seat, seed, share, until), trees, seeds))
        count = sum(one.iterations for one in grown)
        return [sum(totals) / count for totals in zip(*(one.totals for one in grown), strict=True)]

    def _found(self, trees: list[Tree], root: LoweredMachine, seat: int) -> list[Found]:
        """What all trees together know by now."""
        return [add(one) for one in zip(*(tree.search(root, seat, 0, 0) for tree in trees), strict=True)]


class Grown(NamedTuple):
    """How many iterations there were, and what they brought to each seat, summed up."""

    iterations: int
    totals: list[float]


def grow(tree: Tree, root: LoweredMachine, seat: int, seed: int, iterations: int, until: float) -> Grown:
    """Let a tree grow in slices until it has had its iterations or the time is over; one slice there always is."""
    done = min(SLICE, iterations)
    totals = tree.outlook(root, seat, seed, done)
    while done < iterations and monotonic() < until:
        size = min(SLICE, iterations - done)
        brought = tree.outlook(root, seat, seed, size)
        totals, done = [a + b for a, b in zip(totals, brought, strict=True)], done + size
    return Grown(done, totals)


def promising(found: list[Found], chosen: int | None = None) -> list[int]:
    """The places of the options that were tried most, or else are leaned to most, without the chosen one."""
    places = [place for place in range(len(found)) if place != chosen]
    return sorted(places, key=lambda at: (-found[at].visits, -found[at].prior))[:COMPARED]
