"""Aldrich Ames as printed in the first edition: the USSR lays down in which order the US plays its hand this turn.

`p.rank` numbers the cards of the hand; a card that leaves it loses its number. Cards that come later have none, and are
free once the numbered ones are gone.
"""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, tell
from agon.games.twilight_struggle.board import SCORING, US_HAND, Map
from agon.games.twilight_struggle.effects import ALDRICH_AMES, ops_value
from agon.games.twilight_struggle.words import ARRANGES, CARDS, CHOOSE, US, USSR


def arrange_hand(p: Map) -> Script:
    """The USSR names the cards of the US hand one by one."""
    for place in range(1, p.count[US_HAND] + 1):
        yield from arrange_card(p, place)


def arrange_card(p: Map, place: int) -> Script:
    card = yield ask(USSR, CHOOSE, [c for c in CARDS if p.where[c] == US_HAND and p.rank[c] == 0])
    p.rank[card] = place
    tell(ARRANGES, card, place, to=US)


def is_arranged(p: Map, side: int) -> bool:
    return side == US and p.in_force[ALDRICH_AMES] > 0 and any(p.rank[c] > 0 for c in CARDS)


def first_in_order(p: Map, side: int, at_least: int) -> int:
    """The first card of the order, or the first that is worth so many operations; NONE without an order."""
    first = NONE
    place = 99 if is_arranged(p, side) else 0
    for c in CARDS:
        if 0 < p.rank[c] < place and is_worth(p, side, c, at_least):
            first = c
            place = p.rank[c]
    return first


def is_worth(p: Map, side: int, c: int, at_least: int) -> bool:
    return at_least == 0 or (SCORING[c] == 0 and ops_value(p, side, c) >= at_least)
