"""Information-set MCTS over the lowered machine: step by step the same search as native/search.h in C."""

from __future__ import annotations

import math
from collections.abc import Callable

from agon.agents.guide import Guide
from agon.engine.chooser import SeededChooser
from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import CHANCE
from agon.native.search import OptionStats, TreeParams
from agon.network.weights import Weights

MAX_DEPTH = 4096
UNIT, FINE = 1024, 1 << 32
Key = tuple[int, int, int]
"""A choice: seat, what and option."""


class PlayoutPolicy:
    """How the seats of a game choose, and the rewards at the end of a playout; with weights, a network guides them."""

    def __init__(self, game: Game, params: TreeParams, weights: Weights | None = None) -> None:
        self.params = params
        self.guide = Guide(game, weights, params.players) if weights else None
        self.prior: Callable[..., int] = game.compiled.prior
        self.value: Callable[..., int] = game.compiled.value
        self.milestone = game.position.fields[game.milestone].offset if game.milestone else None
        self.imagine = game.compiled.program.roots[1].name

    def reached(self, m: LoweredMachine) -> int:
        return 0 if self.milestone is None else m.s[self.milestone]

    # -- the prior

    def priors(self, m: LoweredMachine, ask: Pending) -> tuple[list[int], int]:
        """The priors of all options and their sum; uniform if all are 0."""
        seat, what, options, _ = ask
        priors = [self.prior(m.s, seat, what, option) for option in options]
        total = sum(priors)
        return (priors, total) if total > 0 else ([1] * len(options), len(options))

    def shares(self, m: LoweredMachine, ask: Pending) -> list[float]:
        """The share of every option: of the priors, or of what the network says about options with a prior."""
        priors, total = self.priors(m, ask)
        shares = [prior / total for prior in priors]
        if self.guide is None:
            return shares
        advised = [
            share if prior else 0.0 for prior, share in zip(priors, self.guide.advise(m, ask).shares, strict=True)
        ]
        return [share / sum(advised) for share in advised] if sum(advised) else shares

    def sample_guided(self, m: LoweredMachine, ask: Pending, chooser: SeededChooser) -> int:
        """Sample an option by its share."""
        shares, at = self.shares(m, ask), chooser.below(FINE) / FINE
        for option, share in zip(ask[2], shares, strict=True):
            at -= share
            if at < 0:
                return option
        return ask[2][shares.index(max(shares))]

    def sample(self, m: LoweredMachine, ask: Pending, sharpness: int, chooser: SeededChooser) -> int:
        """Sample an option from the sharpened prior."""
        priors, _ = self.priors(m, ask)
        highest = max(priors)
        shares = [sharpen(prior, highest, sharpness) for prior in priors]
        at = chooser.below(sum(shares)) - shares[0]
        i = 0
        while at >= 0:
            i += 1
            at -= shares[i]
        return ask[2][i]

    # -- playouts

    def step(self, m: LoweredMachine, chooser: SeededChooser) -> None:
        """Answer all pending asks; every choice is made before the first answer is given."""
        asks = m.pending
        answer_all(m, [self.choose(m, ask, chooser) for ask in asks])

    def choose(self, m: LoweredMachine, ask: Pending, chooser: SeededChooser) -> int:
        if is_decision(ask):
            return self.sample(m, ask, self.params.sharpness, chooser)
        return chooser(ask) if ask[0] == CHANCE else ask[2][0]

    def playout(self, m: LoweredMachine, goal: int, chooser: SeededChooser) -> None:
        """Play until the game ends, the milestone reaches the goal, or the limit of decisions is reached."""
        left, turns = self.params.decisions, self.params.turns
        while m.over is None and not (turns and self.reached(m) >= goal):
            now = decisions(m)
            if now and left <= 0:
                return
            left -= now
            self.step(m, chooser)

    def play_to_next_decision(self, m: LoweredMachine, seat: int, chooser: SeededChooser) -> None:
        """Play until the seat must decide again."""
        left = self.params.decisions
        while m.over is None:
            now = decisions(m)
            if any(ask[0] == seat and is_decision(ask) for ask in m.pending) or (now and left <= 0):
                return
            left -= now
            self.step(m, chooser)

    def leaf_rewards(self, m: LoweredMachine, seat: int) -> list[float]:
        """The rewards at the end of an iteration: those of the network at a decision, preferably of the seat that
        searches. At the end of a game, and in single-player games, those of the mind."""
        asks = sorted(filter(is_decision, m.pending), key=lambda ask: ask[0] != seat)
        if self.guide is None or m.over is not None or self.params.players == 1 or not asks:
            return self.rewards(m)
        return self.guide.advise(m, asks[0]).rewards

    def rewards(self, m: LoweredMachine) -> list[float]:
        """The reward of each seat: winners share 1. For an unfinished or a single-player game, the value of the
        position as a probability, normalised over the seats."""
        seats = range(self.params.players)
        if m.over is None or len(seats) == 1:
            rewards = [1.0 / (1.0 + math.exp(-self.value(m.s, s) / 100.0)) for s in seats]
        else:
            winners = m.over.winners & ((1 << len(seats)) - 1)
            rewards = [float(winners >> s & 1) if winners else 1.0 for s in seats]
        if len(seats) == 1:
            return rewards
        total = 0.0
        for reward in rewards:
            total += reward
        return [reward / total for reward in rewards]


def sharpen(prior: int, highest: int, sharpness: int) -> int:
    """A prior relative to the highest one, in units of 1 / `UNIT`, to the power of the sharpness."""
    power = share = prior * UNIT // highest
    for _ in range(1, sharpness):
        power = power * share // UNIT
    return power


def is_decision(ask: Pending) -> bool:
    return ask[0] != CHANCE and len(ask[2]) > 1


def decisions(m: LoweredMachine) -> int:
    return sum(is_decision(ask) for ask in m.pending)


def answer_all(m: LoweredMachine, choices: list[int]) -> None:
    for ask, choice in zip(m.pending, choices, strict=True):
        m.answer(ask[0], choice)


class Node:
    """A sequence of choices from the root, and its statistics. `prior` is summed over the times the choice was
    available, `total` over its visits."""

    __slots__ = ("available", "children", "prior", "seat", "total", "visits")

    def __init__(self, seat: int = 0, prior: float = 0.0, available: int = 0) -> None:
        self.seat, self.prior, self.available = seat, prior, available
        self.total, self.visits = 0.0, 0
        self.children: dict[Key, Node] = {}

    def puct(self, exploration: float) -> float:
        """The mean reward plus the exploration bonus."""
        available = float(self.available)
        bonus = exploration * (self.prior / available) * math.sqrt(available) / (1.0 + self.visits)
        return self.total / self.visits + bonus


Selected = tuple[int, Node | None, bool]
"""An option, its child (None if the node pool is full), and whether the tree ends here because the child is new."""


class Tree:
    """A search tree with a limited number of nodes, for the decisions of one seat; a network may guide it."""

    def __init__(self, game: Game, params: TreeParams, size: int, weights: Weights | None = None) -> None:
        self.params, self.size, self.seats = params, size, len(game.seats)
        self.policy = PlayoutPolicy(game, params, weights)
        self.root, self.nodes, self.iterations = Node(), 1, 0
        self.asked: tuple[int, int] = (0, 0)
        self.forced: int | None = None
        self.path: list[Node] = []
        self.totals: list[float] = []

    def search(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> list[OptionStats]:
        """Run more iterations from a root at which the seat is asked; return the statistics of its options."""
        ask = ask_of(root, seat)
        self.asked = seat, ask[1]
        self._run(root, seat, seed, iterations)
        return [self._stats(*one) for one in zip(ask[2], self.policy.shares(root, ask), strict=True)]

    def _stats(self, option: int, prior: float) -> OptionStats:
        """The statistics of an option at the root; the prior of an unexpanded option is the one at the root."""
        child = self.root.children.get((*self.asked, option))
        if child is None:
            return OptionStats(option, 0, 0.0, prior)
        value = child.total / child.visits if child.visits else 0.0
        return OptionStats(option, child.visits, value, child.prior / child.available if child.available else prior)

    def rewards(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> list[float]:
        """Run more iterations from the information set of a seat, which need not be asked; return the summed rewards of
        each seat."""
        self.asked = seat, self.asked[1]
        self._run(root, seat, seed, iterations)
        return self.totals

    def force(self, option: int | None) -> None:
        """Make the seat take this option at the root from now on; None lets it choose freely again."""
        self.forced = option

    def reroot(self, option: int) -> bool:
        """Make the child of an option the new root; return whether there was one."""
        child = self.root.children.get((*self.asked, option))
        self.root = child or Node()
        self.nodes = count(self.root)
        return child is not None

    def _run(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> None:
        self.totals = [0.0] * self.params.players
        for _ in range(iterations):
            self.iterations += 1
            self._iterate(root, seat, SeededChooser(seed, self.iterations - 1))

    def _iterate(self, root: LoweredMachine, seat: int, chooser: SeededChooser) -> None:
        policy = self.policy
        m = root.imagine(policy.imagine, seat, chooser)
        node: Node | None = self.root
        self.path = []
        while node is not None and m.over is None:
            if not decisions(m):
                policy.step(m, chooser)
                continue
            node = self._descend(node, m, chooser)
        policy.playout(m, policy.reached(root) + self.params.turns, chooser)
        rewards = policy.leaf_rewards(m, seat)
        self.totals = [total + reward for total, reward in zip(self.totals, rewards, strict=True)]
        self.root.visits += 1
        for visited in self.path:
            visited.visits += 1
            visited.total += rewards[visited.seat]

    def _descend(self, node: Node, m: LoweredMachine, chooser: SeededChooser) -> Node | None:
        """One step down. All asked seats choose at this node, without knowing each other's choice; their joint choice
        leads to the next node. Opponents who select by the tree would exploit the seat's own hand, which they cannot
        see; unless `opponents_use_tree` is set, they sample the prior. Returns None where the tree ends."""
        choices: list[int] = []
        taken: list[tuple[Key, Node | None]] = []
        is_leaf = len(self.path) + 2 * self.seats > MAX_DEPTH
        for ask in m.pending:
            if len(ask[2]) < 2:
                choices.append(ask[2][0])
                continue
            uses_tree = self.params.opponents_use_tree or ask[0] == self.asked[0]
            option, child, is_new = self._select(node, m, ask) if uses_tree else self._sample(node, m, ask, chooser)
            is_leaf |= is_new
            choices.append(option)
            taken.append(((ask[0], ask[1], option), child))
            self._visit(child)
        following = taken[0][1]
        for key, _ in taken[1:]:
            if is_leaf or following is None:
                break
            following, is_leaf = self._joint_child(following, key)
        answer_all(m, choices)
        return None if is_leaf else following

    def _joint_child(self, parent: Node, key: Key) -> tuple[Node | None, bool]:
        """The child for a simultaneous choice below those of the other seats, and whether it is new."""
        child = parent.children.get(key)
        is_new = child is None
        if child is None:
            child = self._add_child(parent, key)
        self._visit(child)
        return child, is_new

    def _visit(self, child: Node | None) -> None:
        if child is not None:
            self.path.append(child)

    def _add_child(self, parent: Node, key: Key, prior: float = 0.0, available: int = 0) -> Node | None:
        if self.nodes == self.size:
            return None
        self.nodes += 1
        child = parent.children[key] = Node(key[0], prior, available)
        return child

    def _sample(self, node: Node, m: LoweredMachine, ask: Pending, chooser: SeededChooser) -> Selected:
        """Choose for one ask at a node by sampling: the sharpened prior, or what the network says."""
        if self.policy.guide:
            option = self.policy.sample_guided(m, ask, chooser)
        else:
            option = self.policy.sample(m, ask, self.params.sharpness, chooser)
        key = ask[0], ask[1], option
        child = node.children.get(key)
        return (option, self._add_child(node, key), True) if child is None else (option, child, False)

    def _select(self, node: Node, m: LoweredMachine, ask: Pending) -> Selected:
        """Choose for one ask at a node: the forced option; else the unexpanded option with the highest prior, if one
        more is expanded; else the child with the highest PUCT score."""
        seat, what, options, _ = ask
        shares = self.policy.shares(m, ask)
        children = [node.children.get((seat, what, option)) for option in options]
        unexpanded = -1
        for i, child in enumerate(children):
            if child is not None:
                child.available += 1
                child.prior += shares[i]
            elif shares[i] > 0 and (unexpanded < 0 or shares[i] > shares[unexpanded]):
                unexpanded = i
        best, expanded = self._forced_index(node, ask), [child for child in children if child is not None]
        if best < 0 and expanded:
            best = self._best_child(children)
            if unexpanded >= 0 and self._is_expanding(node, expanded, children[best], shares[unexpanded]):
                best = -1
        if best < 0:
            best = unexpanded
        if (child := children[best]) is not None:
            return options[best], child, False
        key = seat, what, options[best]
        return options[best], self._add_child(node, key, shares[best], 1), True

    def _forced_index(self, node: Node, ask: Pending) -> int:
        """The index of the forced option at the root, or -1 where the choice is free."""
        forced, options = self.forced, ask[2]
        if forced is None or node is not self.root or ask[0] != self.asked[0] or forced not in options:
            return -1
        return options.index(forced)

    def _is_expanding(self, node: Node, expanded: list[Node], best: Node | None, share: float) -> bool:
        """Whether to expand one more option, with this share: as far as progressive widening allows; without it (width
        0), if the PUCT score of the option is the highest, with the mean reward of the expanded ones in place of its
        own."""
        params = self.params
        if self.nodes == self.size or best is None:
            return False
        if params.width > 0:
            return len(expanded) < params.width + params.widening * math.sqrt(node.visits)
        total, visits = 0.0, 0.0
        for child in expanded:
            total, visits = total + child.total, visits + child.visits
        return total / visits + params.exploration * share * math.sqrt(visits) > best.puct(params.exploration)

    def _best_child(self, children: list[Node | None]) -> int:
        """The index of the child with the highest PUCT score: mean reward plus exploration bonus."""
        best, highest = -1, 0.0
        for i, child in enumerate(children):
            if child is None:
                continue
            score = child.puct(self.params.exploration)
            if best < 0 or score > highest:
                best, highest = i, score
        return best


def count(node: Node) -> int:
    """The number of nodes in a subtree."""
    total, left = 0, [node]
    while left:
        one = left.pop()
        total += 1
        left += one.children.values()
    return total


def ask_of(m: LoweredMachine, seat: int) -> Pending:
    for ask in m.pending:
        if ask[0] == seat:
            return ask
    raise EngineFault("engine-fault", f"seat {seat} is not asked")


def look_ahead(
    game: Game, root: LoweredMachine, seat: int, seed: int, deals: int, params: TreeParams
) -> list[OptionStats]:
    """One-ply lookahead: the mean reward of every option at the seat's next decision, over several determinizations."""
    policy, options = PlayoutPolicy(game, params), ask_of(root, seat)[2]
    values, shares = [0.0] * len(options), [0.0] * len(options)
    for deal in range(deals):
        chooser = SeededChooser(seed, deal)
        dealt = root.imagine(policy.imagine, seat, chooser)
        priors, total = policy.priors(dealt, ask_of(dealt, seat))
        for i, option in enumerate(options):
            m = dealt.copy()
            m.answer(seat, option)
            policy.play_to_next_decision(m, seat, chooser_at(chooser.state))
            values[i] += policy.rewards(m)[seat]
            shares[i] += priors[i] / total
    columns = zip(options, values, shares, strict=True)
    return [OptionStats(option, deals, value / deals, share / deals) for option, value, share in columns]


def policy_choice(game: Game, root: LoweredMachine, seat: int, state: int | None = None) -> int:
    """The option a seat takes by its prior alone: sampled from a splitmix64 state, or without one the highest."""
    policy, ask = PlayoutPolicy(game, TreeParams(0, 0, 0, 0, 0, 1, 0)), ask_of(root, seat)
    if state is not None:
        return policy.sample(root, ask, 1, chooser_at(state))
    priors, _ = policy.priors(root, ask)
    return ask[2][priors.index(max(priors))]


def chooser_at(state: int) -> SeededChooser:
    """A chooser that continues from a splitmix64 state."""
    chooser = SeededChooser(0, 0)
    chooser.state = state
    return chooser
