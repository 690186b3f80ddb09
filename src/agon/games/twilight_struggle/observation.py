"""What a side may know, as numbers. Index 0 of a pair of sides is the side that looks, 1 its opponent."""

from __future__ import annotations

from agon.engine.observation import Feature, Observation
from agon.engine.script import NONE
from agon.games.twilight_struggle import board
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import BIT, HAND, STABILITY, Map
from agon.games.twilight_struggle.effects import GRAIN_SALES

ZONES = (
    (HAND[0], HAND[1], *(zone for zone in board.ZONES if zone not in HAND)),
    (HAND[1], HAND[0], *(zone for zone in board.ZONES if zone not in HAND)),
)
"""The zones of cards as a side counts them: its hand, the other hand, then the others."""

OWN, OTHER, NOBODY = range(3)
MOST_VP = 100


def side_of(seat: int, which: int) -> int:
    """The side itself or its opponent."""
    return seat if which == OWN else 1 - seat


def influence(p: Map, seat: int, which: int, country: int) -> int:
    return p.influence[side_of(seat, which), country]


def control(p: Map, seat: int, which: int, country: int) -> bool:
    """2.1.7"""
    side = side_of(seat, which)
    return p.influence[side, country] - p.influence[1 - side, country] >= STABILITY[country]


def presence(p: Map, seat: int, which: int, country: int) -> int:
    return p.presence[side_of(seat, which), country]


def maybe(p: Map, seat: int, zone: int, card: int) -> bool:
    return p.maybe[seat, card] & BIT[ZONES[seat][zone]] != 0


def count(p: Map, seat: int, zone: int) -> int:
    return p.count[ZONES[seat][zone]]


def in_force(p: Map, seat: int, card: int) -> int:
    return p.in_force[card]


def headline(p: Map, seat: int, which: int) -> int:
    return p.headline[side_of(seat, which)]


def rank(p: Map, seat: int, card: int) -> int:
    """The order in which the US must play, which both sides know."""
    return p.rank[card]


def side(p: Map, seat: int) -> int:
    return seat


def phase(p: Map, seat: int) -> int:
    return p.phase


def turn(p: Map, seat: int) -> int:
    return p.turn


def action_round(p: Map, seat: int) -> int:
    return p.round


def phasing(p: Map, seat: int) -> bool:
    return p.phasing == seat


def defcon(p: Map, seat: int) -> int:
    return p.defcon


def lead(p: Map, seat: int) -> int:
    points = p.vp if seat == w.US else -p.vp
    return max(-MOST_VP, min(MOST_VP, points))


def military_ops(p: Map, seat: int, which: int) -> int:
    return p.military_ops[side_of(seat, which)]


def space(p: Map, seat: int, which: int) -> int:
    return p.space[side_of(seat, which)]


def space_attempts(p: Map, seat: int, which: int) -> int:
    return p.space_attempts[side_of(seat, which)]


def china(p: Map, seat: int) -> int:
    if p.china_holder == w.NEUTRAL:
        return NOBODY
    return OWN if p.china_holder == seat else OTHER


def china_up(p: Map, seat: int) -> int:
    return p.china_up


def china_used(p: Map, seat: int) -> int:
    return p.china_used


def extra_round(p: Map, seat: int) -> int:
    return p.extra_round


def extra(p: Map, seat: int, which: int) -> int:
    return p.extra[side_of(seat, which)]


def bid(p: Map, seat: int, which: int) -> int:
    """What each side has bid, once both have: 1 is the lowest bid."""
    made = p.bids[side_of(seat, which)]
    return 0 if made == NONE else made - w.BIDS[0] + 1


def sides_changed(p: Map, seat: int) -> int:
    return p.sides_changed


PAIR = 2
OBSERVATION = Observation(
    (
        Feature("side", "0 the US, 1 the USSR", side),
        Feature("influence", "influence of each side in every space", influence, (PAIR, w.SPACES), high=99),
        Feature("control", "whether each side controls a space", control, (PAIR, w.SPACES)),
        Feature("presence", "influence as the action round began", presence, (PAIR, w.SPACES)),
        Feature(
            "cards",
            "the zones in which each card may be, as far as the side knows: own hand, other hand, deck, discard pile, "
            "removed, in play, on the table, in the box, looked at",
            maybe,
            (len(board.ZONES), w.CARDS),
        ),
        Feature("counts", "how many cards are in each of these zones", count, (len(board.ZONES),), high=110),
        Feature("effects", "effects in force; a bit per side, or the number of a region", in_force, (w.CARDS,), high=7),
        Feature("headline", "the headline that each side has shown", headline, (PAIR,), one_hot=w.CARDS),
        Feature("order", "the place of a card in an arranged US hand", rank, (w.CARDS,), high=12),
        Feature("phase", "set-up, new turn, headlines, action rounds, end of turn; one-hot", phase, one_hot=5),
        Feature("turn", "1 to 10", turn, high=11),
        Feature("round", "of the turn", action_round, high=9),
        Feature("phasing", "whether the side is the phasing player", phasing),
        Feature("defcon", "1 to 5, one-hot", defcon, one_hot=range(1, 6)),
        Feature("lead", "victory points from the side's point of view", lead, low=-MOST_VP, high=MOST_VP),
        Feature("military_ops", "required military operations made", military_ops, (PAIR,), high=5),
        Feature("space", "boxes of the space race", space, (PAIR,), high=8),
        Feature("space_attempts", "attempts made this turn", space_attempts, (PAIR,), high=2),
        Feature("china", "who has the China card: the side, its opponent, nobody", china, one_hot=3),
        Feature("china_up", "whether the China card is face up", china_up),
        Feature("china_used", "whether it was played (Chinese Civil War)", china_used),
        Feature("extra_round", "whether this is an additional action round", extra_round),
        Feature("extra", "additional influence at the start", extra, (PAIR,), high=9),
        Feature("bid", "the bid of each side, once both are known", bid, (PAIR,), high=len(w.BIDS)),
        Feature("sides_changed", "whether the bid has changed sides", sides_changed),
    ),
    cards=w.CARDS,
    reasons=(w.FOR_OPERATIONS, w.HELD_CARD, w.EVENT, w.COUP, w.REALIGNMENT, w.SPACE, GRAIN_SALES),
    left=20,
)
