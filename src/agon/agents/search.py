"""The searching agent: it plays many games from here in its mind, and chooses what is sure to have gone well."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from agon.agents.situation import Situation
from agon.agents.thinking import Tree, new_tree, params, root_of
from agon.engine.chooser import GOLDEN, MASK, mix
from agon.engine.game import Game, Thinking
from agon.engine.lowered import LoweredMachine
from agon.engine.position import Snapshot
from agon.native import batch
from agon.native.search import Found

SECONDS = 1.0
THREADS = 2 if batch.available() else 1
"""Trees grown side by side; their visits are added. In plain Python one thread would only wait for the other."""
NODES = 200_000
FIRST_SLICE, SLICE_SECONDS = 8, 0.02
DOUBT = 1.0
"""How far the value of an option that was tried once may be off; it shrinks with the root of its visits."""


class Searcher:
    """Thinks for so many seconds or iterations, whichever are over first. It remembers what it thought about what
    follows its choice, and goes on from there if it is asked again at once."""

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        seconds: float = SECONDS,
        iterations: int | None = None,
        threads: int = THREADS,
        thinking: Thinking | None = None,
    ) -> None:
        self.game, self.state, self.thinking = game, seed, thinking or game.thinking
        self.seconds, self.iterations, self.threads = seconds, iterations, threads
        self.trees: list[Tree] = []
        self.expected: LoweredMachine | None = None

    def __call__(self, situation: Situation) -> str:
        seat, until = self.game.seat_code(situation.seat), monotonic() + self.seconds
        if len(situation.offered) == 1:
            self._expect(self.expected, seat, situation.offered[0])
            return situation.offered[0]
        root = root_of(self.game, situation)
        if not self._is_expected(root, seat):
            how = params(self.game, situation, **self.thinking._asdict())
            self.trees = [new_tree(self.game, how, NODES) for _ in range(self.threads)]
        found = self._think(root, seat, until)
        best = max(found, key=at_least)
        for tree in self.trees:
            tree.keep(best.option)
        chosen = situation.offered[found.index(best)]
        self._expect(root, seat, chosen)
        return chosen

    # -- thinking

    def _think(self, root: LoweredMachine, seat: int, until: float) -> list[Found]:
        """What all trees together found."""
        seeds = [self._seed() for _ in self.trees]
        if len(self.trees) == 1:
            return self._grow(self.trees[0], root, seat, seeds[0], until)
        with ThreadPoolExecutor(len(self.trees)) as pool:
            grown = pool.map(lambda tree, seed: self._grow(tree, root, seat, seed, until), self.trees, seeds)
            return [add(one) for one in zip(*grown, strict=True)]

    def _seed(self) -> int:
        self.state = mix((self.state + GOLDEN) & MASK)
        return self.state

    def _grow(self, tree: Tree, root: LoweredMachine, seat: int, seed: int, until: float) -> list[Found]:
        """Let a tree grow in slices that take a moment, as long as there is time for one more."""
        left = math.inf if self.iterations is None else -(-self.iterations // self.threads)
        size = FIRST_SLICE
        while True:
            begun = monotonic()
            found = tree.search(root, seat, seed, int(min(size, left)))
            left -= size
            now = monotonic()
            took = now - begun
            if left <= 0 or now + took >= until:
                return found
            size = size * 2 if took < SLICE_SECONDS else max(FIRST_SLICE, size // 2)

    # -- going on

    def _expect(self, before: LoweredMachine | None, seat: int, chosen: str) -> None:
        """Remember where a choice leads, if the seat is asked again at once."""
        self.expected = None
        ask = next((ask for ask in before.pending if ask[0] == seat), None) if before else None
        option = next((o for o in ask[2] if self.game.option_id(ask[1], o) == chosen), None) if ask else None
        if before is None or option is None:
            return
        after = before.copy()
        after.answer(seat, option)
        if [ask[0] for ask in after.pending] == [seat]:
            self.expected = after

    def _is_expected(self, root: LoweredMachine, seat: int) -> bool:
        """Whether this is what was expected: the same frames, the same ask, and the same to be seen."""
        expected = self.expected
        if expected is None or expected.frames != root.frames or expected.pending != root.pending:
            return False
        one, other = (self.game.position_of(machine.cells) for machine in (expected, root))
        tables = self.game.tables
        return self.game.view(Snapshot(one), seat, tables) == self.game.view(Snapshot(other), seat, tables)


def at_least(found: Found) -> tuple[float, float]:
    """What an option is surely worth; of options that were never tried, the one that is leaned to most."""
    return (found.value - DOUBT / math.sqrt(found.visits) if found.visits else -math.inf, found.prior)


def add(found: tuple[Found, ...]) -> Found:
    """What several trees found out about an option."""
    visits = sum(one.visits for one in found)
    value = sum(one.value * one.visits for one in found) / visits if visits else 0.0
    return Found(found[0].option, visits, value, sum(one.prior for one in found) / len(found))
