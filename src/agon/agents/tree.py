"""Search over the lowered machine: what native/search.h does in C, step by step and number by number."""

from __future__ import annotations

import math
from collections.abc import Callable

from agon.engine.chooser import SeededChooser
from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.lowered import LoweredMachine
from agon.engine.machine import Pending
from agon.engine.script import CHANCE
from agon.native.search import Found, Params

MOST_DEPTH = 4096
WHOLE = 1024
Key = tuple[int, int, int]
"""A choice: seat, what and option."""


class Players:
    """How the players of a game lean, play on, and what an end is worth to them."""

    def __init__(self, game: Game, params: Params) -> None:
        self.params = params
        self.weigh: Callable[..., int] = game.weigh
        self.evaluate: Callable[..., int] = game.evaluate
        self.milestone = game.position.fields[game.milestone].offset if game.milestone else None
        self.imagine = game.program.roots[1].name

    def reached(self, m: LoweredMachine) -> int:
        return 0 if self.milestone is None else m.s[self.milestone]

    # -- what players lean to

    def weigh_all(self, m: LoweredMachine, ask: Pending) -> tuple[list[int], int]:
        seat, what, options, _ = ask
        weights = [self.weigh(m.s, seat, what, option) for option in options]
        total = sum(weights)
        return (weights, total) if total > 0 else ([1] * len(options), len(options))

    def lean(self, m: LoweredMachine, ask: Pending, sharpness: int, chooser: SeededChooser) -> int:
        """Draw an option; the sharper, the more likely the heaviest."""
        weights, _ = self.weigh_all(m, ask)
        heaviest = max(weights)
        drawn = [lots(weight, heaviest, sharpness) for weight in weights]
        at = chooser.below(sum(drawn)) - drawn[0]
        i = 0
        while at >= 0:
            i += 1
            at -= drawn[i]
        return ask[2][i]

    # -- playing on

    def play_on(self, m: LoweredMachine, chooser: SeededChooser) -> None:
        """Answer what is pending; all is chosen before the first answer is given."""
        asks = m.pending
        answer_all(m, [self.answer(m, ask, chooser) for ask in asks])

    def answer(self, m: LoweredMachine, ask: Pending, chooser: SeededChooser) -> int:
        if is_decision(ask):
            return self.lean(m, ask, self.params.sharpness, chooser)
        return chooser(ask) if ask[0] == CHANCE else ask[2][0]

    def play_out(self, m: LoweredMachine, goal: int, chooser: SeededChooser) -> None:
        """Play on until the game ends, a turn is reached, or so many decisions were taken."""
        left, turns = self.params.decisions, self.params.turns
        while m.over is None and not (turns and self.reached(m) >= goal):
            now = decisions(m)
            if now and left <= 0:
                return
            left -= now
            self.play_on(m, chooser)

    def follow(self, m: LoweredMachine, seat: int, chooser: SeededChooser) -> None:
        """What follows an option: everybody plays on as they lean to, until the seat must decide again."""
        left = self.params.decisions
        while m.over is None:
            now = decisions(m)
            if any(ask[0] == seat and is_decision(ask) for ask in m.pending) or (now and left <= 0):
                return
            left -= now
            self.play_on(m, chooser)

    def judge(self, m: LoweredMachine) -> list[float]:
        """What the end is worth to each seat: winners share 1. Where the game goes on, or nobody plays against the
        seat, what its mind expects."""
        seats = range(self.params.players)
        if m.over is None or len(seats) == 1:
            rewards = [1.0 / (1.0 + math.exp(-self.evaluate(m.s, s) / 100.0)) for s in seats]
        else:
            winners = m.over.winners & ((1 << len(seats)) - 1)
            rewards = [float(winners >> s & 1) if winners else 1.0 for s in seats]
        if len(seats) == 1:
            return rewards
        total = 0.0
        for reward in rewards:
            total += reward
        return [reward / total for reward in rewards]


def lots(weight: int, heaviest: int, sharpness: int) -> int:
    """A power of what an option weighs beside the heaviest, which has `WHOLE` lots."""
    power = share = weight * WHOLE // heaviest
    for _ in range(1, sharpness):
        power = power * share // WHOLE
    return power


def is_decision(ask: Pending) -> bool:
    return ask[0] != CHANCE and len(ask[2]) > 1


def decisions(m: LoweredMachine) -> int:
    return sum(is_decision(ask) for ask in m.pending)


def answer_all(m: LoweredMachine, choices: list[int]) -> None:
    for ask, choice in zip(m.pending, choices, strict=True):
        m.answer(ask[0], choice)


class Node:
    """The players' choices from the root, and what came of them."""

    __slots__ = ("available", "children", "prior", "seat", "total", "visits")

    def __init__(self, seat: int = 0, prior: float = 0.0, available: int = 0) -> None:
        self.seat, self.prior, self.available = seat, prior, available
        self.total, self.visits = 0.0, 0
        self.children: dict[Key, Node] = {}

    def curiosity(self, exploration: float) -> float:
        offered = float(self.available)
        return exploration * (self.prior / offered) * math.sqrt(offered) / (1.0 + self.visits)


Taken = tuple[int, Node | None, bool]
"""An option that was chosen, its child, and whether that is new; no child where the pool is full."""


class Tree:
    """A tree of so many nodes at most, for decisions of one seat."""

    def __init__(self, game: Game, params: Params, size: int) -> None:
        self.params, self.size, self.seats = params, size, len(game.seats)
        self.players = Players(game, params)
        self.root, self.nodes, self.iterations = Node(), 1, 0
        self.asked: tuple[int, int] = (0, 0)
        self.prescribed: int | None = None
        self.path: list[Node] = []
        self.totals: list[float] = []

    def search(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> list[Found]:
        """So many more iterations from the root, at which the seat is asked; what is known of its options by now."""
        ask = ask_of(root, seat)
        self.asked = seat, ask[1]
        self._grow(root, seat, seed, iterations)
        weights, total = self.players.weigh_all(root, ask)
        return [self._found(option, weight / total) for option, weight in zip(ask[2], weights, strict=True)]

    def _found(self, option: int, prior: float) -> Found:
        """What is known of an option at the root; one that was not tried yet is leaned to as at the root itself."""
        kid = self.root.children.get((*self.asked, option))
        if kid is None:
            return Found(option, 0, 0.0, prior)
        value = kid.total / kid.visits if kid.visits else 0.0
        return Found(option, kid.visits, value, kid.prior / kid.available if kid.available else prior)

    def outlook(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> list[float]:
        """So many more iterations from what the seat knows, whoever is asked; what they brought to each, summed up."""
        self.asked = seat, self.asked[1]
        self._grow(root, seat, seed, iterations)
        return self.totals

    def only(self, option: int | None) -> None:
        """From now on the seat chooses this at the root; with None it is free again."""
        self.prescribed = option

    def keep(self, option: int) -> bool:
        """Go on below what the seat chose at the root; whether there was anything to keep."""
        kid = self.root.children.get((*self.asked, option))
        self.root = kid or Node()
        self.nodes = count(self.root)
        return kid is not None

    def _grow(self, root: LoweredMachine, seat: int, seed: int, iterations: int) -> None:
        self.totals = [0.0] * self.params.players
        for _ in range(iterations):
            self.iterations += 1
            self._iterate(root, seat, SeededChooser(seed, self.iterations - 1))

    def _iterate(self, root: LoweredMachine, seat: int, chooser: SeededChooser) -> None:
        players = self.players
        m = root.imagine(players.imagine, seat, chooser)
        node: Node | None = self.root
        self.path = []
        while node is not None and m.over is None:
            if not decisions(m):
                players.play_on(m, chooser)
                continue
            node = self._descend(node, m, chooser)
        players.play_out(m, players.reached(root) + self.params.turns, chooser)
        rewards = players.judge(m)
        self.totals = [total + reward for total, reward in zip(self.totals, rewards, strict=True)]
        self.root.visits += 1
        for kid in self.path:
            kid.visits += 1
            kid.total += rewards[kid.seat]

    def _descend(self, node: Node, m: LoweredMachine, chooser: SeededChooser) -> Node | None:
        """One step down: everybody who is asked chooses at this node, not knowing what the others choose; all their
        choices together lead to the next. The others would learn from the seat's own hand, which they do not know:
        unless everybody learns, they choose as they lean to. None where the tree ends."""
        choices: list[int] = []
        taken: list[tuple[Key, Node | None]] = []
        fresh = len(self.path) + 2 * self.seats > MOST_DEPTH
        for ask in m.pending:
            if len(ask[2]) < 2:
                choices.append(ask[2][0])
                continue
            is_learner = self.params.everybody_learns or ask[0] == self.asked[0]
            option, kid, is_new = self._choose(node, m, ask) if is_learner else self._draw(node, m, ask, chooser)
            fresh |= is_new
            choices.append(option)
            taken.append(((ask[0], ask[1], option), kid))
            self._tread(kid)
        following = taken[0][1]
        for key, _ in taken[1:]:
            if fresh or following is None:
                break
            following, fresh = self._joined(following, key)
        answer_all(m, choices)
        return None if fresh else following

    def _joined(self, parent: Node, key: Key) -> tuple[Node | None, bool]:
        """Where a choice that was made together with others leads to, below theirs; whether that is new."""
        kid = parent.children.get(key)
        fresh = kid is None
        if kid is None:
            kid = self._make(parent, key)
        self._tread(kid)
        return kid, fresh

    def _tread(self, kid: Node | None) -> None:
        if kid is not None:
            self.path.append(kid)

    def _make(self, parent: Node, key: Key, prior: float = 0.0, available: int = 0) -> Node | None:
        if self.nodes == self.size:
            return None
        self.nodes += 1
        kid = parent.children[key] = Node(key[0], prior, available)
        return kid

    def _draw(self, node: Node, m: LoweredMachine, ask: Pending, chooser: SeededChooser) -> Taken:
        """Choose for one ask at a node as it is leaned to."""
        option = self.players.lean(m, ask, self.params.sharpness, chooser)
        key = ask[0], ask[1], option
        kid = node.children.get(key)
        return (option, self._make(node, key), True) if kid is None else (option, kid, False)

    def _choose(self, node: Node, m: LoweredMachine, ask: Pending) -> Taken:
        """Choose for one ask at a node: what is prescribed; else the heaviest option that has no child yet while the
        node may grow wider; else the favourite."""
        seat, what, options, _ = ask
        weights, total = self.players.weigh_all(m, ask)
        kids = [node.children.get((seat, what, option)) for option in options]
        unopened, found = -1, 0
        for i, kid in enumerate(kids):
            if kid is not None:
                found += 1
                kid.available += 1
                kid.prior += weights[i] / total
            elif weights[i] > 0 and (unopened < 0 or weights[i] > weights[unopened]):
                unopened = i
        width = self.params.width + self.params.widening * math.sqrt(node.visits)
        best = self._prescribed(node, ask)
        if best < 0 and (unopened < 0 or (found and (self.nodes == self.size or found >= width))):
            best = self._favourite(kids)
        if best < 0:
            best = unopened
        if (kid := kids[best]) is not None:
            return options[best], kid, False
        key, prior = (seat, what, options[best]), weights[best] / total
        return options[best], self._make(node, key, prior, 1), True

    def _prescribed(self, node: Node, ask: Pending) -> int:
        """The place of the only option at the root, or -1 where the choice is free."""
        only, options = self.prescribed, ask[2]
        if only is None or node is not self.root or ask[0] != self.asked[0] or only not in options:
            return -1
        return options.index(only)

    def _favourite(self, kids: list[Node | None]) -> int:
        """The child to go to among those there are: what it has brought, and how much is leaned to it for how seldom it
        was chosen when it was offered."""
        best, highest = -1, 0.0
        for i, kid in enumerate(kids):
            if kid is None:
                continue
            score = kid.total / kid.visits + kid.curiosity(self.params.exploration)
            if best < 0 or score > highest:
                best, highest = i, score
        return best


def count(node: Node) -> int:
    """All nodes from this one down."""
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


def look_ahead(game: Game, root: LoweredMachine, seat: int, seed: int, deals: int, params: Params) -> list[Found]:
    """For every option how what follows it is worth on average, until the seat must decide again."""
    players, options = Players(game, params), ask_of(root, seat)[2]
    values, priors = [0.0] * len(options), [0.0] * len(options)
    for deal in range(deals):
        chooser = SeededChooser(seed, deal)
        dealt = root.imagine(players.imagine, seat, chooser)
        weights, total = players.weigh_all(dealt, ask_of(dealt, seat))
        for i, option in enumerate(options):
            m = dealt.copy()
            m.answer(seat, option)
            players.follow(m, seat, chooser_at(chooser.state))
            values[i] += players.judge(m)[seat]
            priors[i] += weights[i] / total
    columns = zip(options, values, priors, strict=True)
    return [Found(option, deals, value / deals, prior / deals) for option, value, prior in columns]


def lean(game: Game, root: LoweredMachine, seat: int, state: int | None = None) -> int:
    """The option a seat chooses by leaning alone: at random from a state of splitmix64, without one the heaviest."""
    players, ask = Players(game, Params(0, 0, 0, 0, 0, 1, 0)), ask_of(root, seat)
    if state is not None:
        return players.lean(root, ask, 1, chooser_at(state))
    weights, _ = players.weigh_all(root, ask)
    return ask[2][weights.index(max(weights))]


def chooser_at(state: int) -> SeededChooser:
    """A chooser that goes on from a state of splitmix64."""
    chooser = SeededChooser(0, 0)
    chooser.state = state
    return chooser
