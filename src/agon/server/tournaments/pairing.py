"""Tournament pairings: the circle method for round robins, and weighted matching for Swiss rounds.

Pairings depend only on the entrants, the games so far and the tournament's seed; no database is involved.


>>> [tuple(pair) for pair in circle(["ann", "bea", "cid"], 1)]
[('ann', None), ('bea', 'cid')]
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import networkx

SCORE, SIDES = 100, 10  # weights of a half point between opponents and of a step from even sides (squared)
WRONG_BYE = 1000  # penalty for a bye of the wrong player, relative to a wrong pairing
LIMIT, BEYOND = 2, 60  # allowed surplus of games on one side, and the penalty for exceeding it
BYE = -1  # the opponent of a player with a bye


class Pair(NamedTuple):
    """A pairing: `first` sits in the first chair; without a `second` it is a bye."""

    first: str
    second: str | None


class Game(NamedTuple):
    """A past pairing with the half points of the first player; the second has the rest of two."""

    first: str
    second: str | None
    points: int


# ---------------------------------------------------------------- round robin


def cycle_length(players: int) -> int:
    """Return the number of rounds in which everyone meets everyone once."""
    return players - 1 + players % 2


def circle(players: Sequence[str], number: int) -> list[Pair]:
    """Return round `number` (from 1) by the circle method. Every other cycle has the sides swapped."""
    ring: list[str | None] = [*players, None] if len(players) % 2 else list(players)
    still, walk = ring[-1], ring[:-1]
    cycle, turn = divmod(number - 1, len(walk))
    pairs = [(walk[turn], still) if turn % 2 == 0 or still is None else (still, walk[turn])]
    for step in range(1, len(ring) // 2):
        pair = walk[(turn + step) % len(walk)], walk[turn - step]
        pairs.append(pair if step % 2 else pair[::-1])
    return [_pair(*pair, swap=cycle % 2 == 1) for pair in pairs]


def _pair(first: str | None, second: str | None, swap: bool) -> Pair:
    if first is None or second is not None and swap:
        first, second = second, first
    assert first is not None
    return Pair(first, second)


# ---------------------------------------------------------------- Swiss


class Form:
    """An entrant's results so far."""

    def __init__(self) -> None:
        self.points = 0
        self.met: set[str | None] = set()  # None: had a bye
        self.sides: list[int] = []  # 1: in the first chair, -1: in the second

    @property
    def balance(self) -> int:
        return sum(self.sides)


def forms(players: Sequence[str], games: Sequence[Game]) -> dict[str, Form]:
    """Return the results so far of each player."""
    all_forms = {player: Form() for player in players}
    for game in games:
        for player, other, points, side in (
            (game.first, game.second, game.points, 1),
            (game.second, game.first, 2 - game.points, -1),
        ):
            if player is not None and player in all_forms:
                form = all_forms[player]
                form.points += points
                form.met.add(other)
                form.sides += [side] if other is not None else []
    return all_forms


def swiss(players: Sequence[str], games: Sequence[Game], seed: int, number: int) -> list[Pair] | None:
    """Return the pairs of round `number`, without rematches or second byes. As far as possible equal scores meet, the
    lowest score has the bye and sides are even. None if no such round exists."""
    chance = random.Random(f"{seed} {number}")
    order = sorted(players)
    chance.shuffle(order)
    so_far = forms(order, games)
    matching = networkx.max_weight_matching(_graph(order, so_far, chance), maxcardinality=True)
    if 2 * len(matching) != len(order) + len(order) % 2:
        return None
    pairs = [_seated(order, so_far, sorted(pair, reverse=True)) for pair in matching]
    return sorted(pairs, key=lambda pair: _rank(pair, order, so_far))


def _graph(order: list[str], so_far: dict[str, Form], chance: random.Random) -> networkx.Graph:
    """Build a graph with an edge for each allowed pairing; heavier is better."""
    graph: networkx.Graph = networkx.Graph()
    lowest = min((form.points for form in so_far.values()), default=0)
    graph.add_nodes_from(range(len(order)))
    for one, player in enumerate(order):
        form = so_far[player]
        if len(order) % 2 and None not in form.met:
            graph.add_edge(one, BYE, weight=WRONG_BYE * _weight(form.points - lowest, 0, chance))
        for two in range(one):
            other = so_far[order[two]]
            if order[two] not in form.met:
                uneven = _uneven(form.balance, other.balance)
                graph.add_edge(one, two, weight=_weight(form.points - other.points, uneven, chance))
    return graph


def _uneven(one: int, two: int) -> int:
    """Return the growth of two players' squared side balances if they meet, plus a penalty beyond the limit."""
    return BEYOND if abs(one) >= LIMIT and one == two else -2 * abs(one - two)


def _weight(difference: int, uneven: int, chance: random.Random) -> int:
    return -SCORE * difference**2 - SIDES * uneven + chance.randrange(SIDES)


def _seated(order: list[str], so_far: dict[str, Form], pair: Sequence[int]) -> Pair:
    """Give the first chair to the player who had it less often, or else longer ago."""
    if pair[1] == BYE:
        return Pair(order[pair[0]], None)
    one, two = (order[place] for place in pair)
    histories = [(so_far[player].balance, so_far[player].sides[::-1]) for player in (one, two)]
    return Pair(one, two) if histories[0] <= histories[1] else Pair(two, one)


def _rank(pair: Pair, order: list[str], so_far: dict[str, Form]) -> tuple[bool, int, int]:
    """Return the sort key of a pair: highest scores first, a bye last."""
    best = max(so_far[player].points for player in pair if player is not None)
    return pair.second is None, -best, order.index(pair.first)
