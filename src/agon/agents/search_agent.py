"""The search agent: information-set MCTS; it chooses the option with the best lower confidence bound."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic

from agon.agents.search_backend import Tree, new_tree, root_of, tree_params
from agon.agents.situation import Situation
from agon.engine.chooser import GOLDEN, MASK, mix
from agon.engine.game import Game
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.mind import SearchParams
from agon.native import batch
from agon.native.search import OptionStats
from agon.network.weights import Weights

SECONDS = 1.0
THREADS = 2 if batch.available() else 1
"""Root parallelism: independent trees with merged statistics. In plain Python, a second one only waits for the GIL."""
NODES = 200_000
FIRST_SLICE, SLICE_SECONDS = 8, 0.02
CONFIDENCE_WIDTH, GUIDED_WIDTH = 1.0, 0.2
"""Half-width of the confidence interval after one visit, without and with a network, whose values vary less than the
results of playouts; it shrinks with the square root of the visits."""
GUIDED = SearchParams(exploration=0.25, width=0.0, widening=0.0, decisions=0, turns=0)
"""How a network guides the search: it values positions at once, without a playout, and says which options to try."""
SURE = 0.995
"""An option to which the network gives this share is chosen without a search."""


class SearchAgent:
    """Searches for a number of seconds or iterations, whichever is reached first. With weights, their network guides
    the search. The agent keeps the subtree below its choice
    and reuses it if its next ask follows at once."""

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        seconds: float = SECONDS,
        iterations: int | None = None,
        threads: int = THREADS,
        params: SearchParams | None = None,
        weights: Weights | None = None,
    ) -> None:
        self.game, self.state, self.weights = game, seed, weights
        self.params = params or (GUIDED if weights else game.search_params)
        self.seconds, self.iterations, self.threads = seconds, iterations, threads
        self.trees: list[Tree] = []
        self.expected: LoweredMachine | None = None

    def __call__(self, situation: Situation) -> str:
        seat, deadline = self.game.seat_code(situation.seat), monotonic() + self.seconds
        if len(situation.offered) == 1:
            self._expect(self.expected, seat, situation.offered[0])
            return situation.offered[0]
        root = root_of(self.game, situation)
        if not self._is_expected(root, seat):
            params = tree_params(self.game, situation, **self.params._asdict())
            self.trees = [new_tree(self.game, params, NODES, self.weights) for _ in range(self.threads)]
        stats = self._without_search(root, seat) or self._search(root, seat, deadline)
        best = max(stats, key=partial(lower_bound, width=GUIDED_WIDTH if self.weights else CONFIDENCE_WIDTH))
        for tree in self.trees:
            tree.reroot(best.option)
        chosen = situation.offered[stats.index(best)]
        self._expect(root, seat, chosen)
        return chosen

    # -- searching

    def _without_search(self, root: LoweredMachine, seat: int) -> list[OptionStats]:
        """The statistics as they are, if the network is sure of an option; otherwise none."""
        stats = self.trees[0].search(root, seat, 0, 0) if self.weights else []
        return stats if is_sure(stats) else []

    def _search(self, root: LoweredMachine, seat: int, deadline: float) -> list[OptionStats]:
        """The merged statistics of all trees."""
        seeds = [self._seed() for _ in self.trees]
        if len(self.trees) == 1:
            return self._grow(self.trees[0], root, seat, seeds[0], deadline)
        with ThreadPoolExecutor(len(self.trees)) as pool:
            grown = pool.map(lambda tree, seed: self._grow(tree, root, seat, seed, deadline), self.trees, seeds)
            return [merge(stats) for stats in zip(*grown, strict=True)]

    def _seed(self) -> int:
        self.state = mix((self.state + GOLDEN) & MASK)
        return self.state

    def _grow(self, tree: Tree, root: LoweredMachine, seat: int, seed: int, deadline: float) -> list[OptionStats]:
        """Grow a tree in short slices while there is time for another one."""
        left = math.inf if self.iterations is None else -(-self.iterations // self.threads)
        size = FIRST_SLICE
        while True:
            start = monotonic()
            stats = tree.search(root, seat, seed, int(min(size, left)))
            left -= size
            now = monotonic()
            took = now - start
            if left <= 0 or now + took >= deadline:
                return stats
            size = size * 2 if took < SLICE_SECONDS else max(FIRST_SLICE, size // 2)

    # -- reusing the tree

    def _expect(self, before: LoweredMachine | None, seat: int, chosen: str) -> None:
        """Remember where a choice leads if the seat has the next ask."""
        self.expected = None
        ask = next((ask for ask in before.pending if ask[0] == seat), None) if before else None
        option = self.game.offered(ask, chosen) if ask else None
        if before is None or option is None:
            return
        after = before.copy()
        after.answer(seat, option)
        if [ask[0] for ask in after.pending] == [seat]:
            self.expected = after

    def _is_expected(self, root: LoweredMachine, seat: int) -> bool:
        """Whether the root matches the expectation: same frames, same ask, same view."""
        expected = self.expected
        if expected is None or expected.frames != root.frames or expected.pending != root.pending:
            return False
        views = self.game.compiled.views()
        return views.view(expected.cells, seat) == views.view(root.cells, seat)


def is_sure(stats: list[OptionStats]) -> bool:
    """Whether one of the options is chosen without a search."""
    return any(one.prior >= SURE for one in stats)


def lower_bound(stats: OptionStats, width: float = CONFIDENCE_WIDTH) -> tuple[float, float]:
    """The lower confidence bound of an option's value; options without visits come last, ordered by prior."""
    return (stats.value - width / math.sqrt(stats.visits) if stats.visits else -math.inf, stats.prior)


def merge(stats: tuple[OptionStats, ...]) -> OptionStats:
    """The statistics of one option over several trees."""
    visits = sum(one.visits for one in stats)
    value = sum(one.value * one.visits for one in stats) / visits if visits else 0.0
    return OptionStats(stats[0].option, visits, value, sum(one.prior for one in stats) / len(stats))
