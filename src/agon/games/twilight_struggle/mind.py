"""How a player of Twilight Struggle thinks: which options it leans to, and how well a side stands."""

from __future__ import annotations

from agon.engine.game import MOST_VALUE, Mind
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.caution import caution
from agon.games.twilight_struggle.words import US

TERMS = ("vp",)
WEIGHTS = (15,)
(VP,) = range(len(TERMS))
CAREFUL, CARELESS = 100, 1


def weigh(p: Map, seat: int, what: int, option: int) -> int:
    """How much a sensible player leans to an option."""
    return CARELESS if caution(p, seat, what, option) else CAREFUL


def evaluate(p: Map, seat: int) -> int:
    """How well a side stands."""
    ahead = p.vp if seat == US else -p.vp
    return max(-MOST_VALUE, min(MOST_VALUE, WEIGHTS[VP] * ahead))


MIND = Mind(weigh, evaluate, WEIGHTS, TERMS)
