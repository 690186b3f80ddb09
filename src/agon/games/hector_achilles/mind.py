"""How a player of Hector and Achilles thinks: which options it leans to, and how well a side stands."""

from __future__ import annotations

from agon.engine.game import MOST_VALUE, Mind
from agon.games.hector_achilles.board import SETUP, Board, opponent
from agon.games.hector_achilles.words import OUT

TERMS = ("troop",)
WEIGHTS = (15,)
(TROOP,) = range(len(TERMS))
ANY = 1


def weigh(p: Board, seat: int, what: int, option: int) -> int:
    """How much a sensible player leans to an option."""
    return ANY


def evaluate(p: Board, seat: int) -> int:
    """How well a side stands: troops that are not lost."""
    if p.phase == SETUP:
        return 0
    ahead = p.size[opponent(seat), OUT] - p.size[seat, OUT]
    return max(-MOST_VALUE, min(MOST_VALUE, WEIGHTS[TROOP] * ahead))


MIND = Mind(weigh, evaluate, WEIGHTS, TERMS)
