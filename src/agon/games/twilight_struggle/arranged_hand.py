"""Aldrich Ames as printed in the first edition: the USSR decides the order in which the US plays its hand this turn.

`p.rank` numbers the cards of the hand; a card that leaves it loses its number. Cards that come later have none, and are
free once the numbered ones are gone.
"""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, tell
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import SCORING, SCORING_CARDS, US_HAND, Map
from agon.games.twilight_struggle.effects import ALDRICH_AMES, is_in_force, ops_value


def arrange_hand(p: Map) -> Script:
    """The USSR names the cards of the US hand one by one."""
    for place in range(1, p.count[US_HAND] + 1):
        yield from arrange_card(p, place, p.count[US_HAND])


def arrange_card(p: Map, place: int, count: int) -> Script:
    card = yield ask(
        w.USSR,
        w.CHOOSE,
        [c for c in w.CARDS if p.where[c] == US_HAND and p.rank[c] == 0],
        card=ALDRICH_AMES,
        left=count - place + 1,
        of=count,
    )
    p.rank[card] = place
    tell(w.ARRANGES, card, place, to=w.US)


def is_arranged(p: Map, side: int) -> bool:
    return side == w.US and is_in_force(p, ALDRICH_AMES) and any(p.rank[c] > 0 for c in w.CARDS)


def first_in_order(p: Map, side: int, at_least: int) -> int:
    """The first card of the order worth enough operations; NONE if there is no order."""
    first = NONE
    place = 99 if is_arranged(p, side) else 0
    for c in w.CARDS:
        if 0 < p.rank[c] < place and is_worth(p, side, c, at_least):
            first = c
            place = p.rank[c]
    return first


def first_scoring_card(p: Map, side: int) -> int:
    """The first scoring card of the order; NONE if there is none."""
    first = NONE
    place = 99 if is_arranged(p, side) else 0
    for c in SCORING_CARDS:
        if 0 < p.rank[c] < place:
            first = c
            place = p.rank[c]
    return first


def is_worth(p: Map, side: int, c: int, at_least: int) -> bool:
    return at_least == 0 or (SCORING[c] == 0 and ops_value(p, side, c) >= at_least)
