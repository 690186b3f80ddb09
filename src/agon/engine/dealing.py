"""Deal hidden cards at random, given the zones in which each card may be: a script for the `imagine` of a game.

Every consistent deal is equally likely. Cards are dealt one by one, those with the fewest possible zones first, each to
a free place chosen uniformly. Where an earlier card took a place that it need not have taken, the deal is accepted only
in that proportion and otherwise restarted (rejection sampling), so the result is exactly uniform for the first
`EXACT_TRIES` tries, which almost always suffice.
"""

from __future__ import annotations

from typing import Protocol

from agon.engine.position import Array
from agon.engine.script import NONE, Options, Script, draw

EXACT_TRIES = 30
"""After this many tries any consistent deal is accepted, so the result is no longer exactly uniform."""
MAX_ZONES = 9
BITS = tuple(mask.bit_count() for mask in range(1 << MAX_ZONES))
ZONES_IN = tuple(tuple(zone for zone in range(MAX_ZONES) if mask & 1 << zone) for mask in range(1 << MAX_ZONES))


class Deal(Protocol):
    """The fields that a position declares for `deal_cards`. Cards and zones are numbered without gaps.

    `zones_of[card]` is the set of zones in which a card may be; bit 0 is the first zone. `room[zone]` is the number of
    cards in a zone. `deal_cards` sets `where[card]` to a zone and uses up `room`."""

    zones_of: Array
    where: Array
    room: Array


def deal_cards(p: Deal, kind: int, first_card: int, cards: int, first_zone: int) -> Script:
    """Deal every card to one of its zones. `kind` is the kind of the draws: secret and numeric."""
    place_known(p, first_card, cards, first_zone)
    tries = 1
    card = next_card(p, NONE, first_card, cards)
    while card != NONE:
        free = free_places(p, card, first_zone)
        taken = places_taken(p, card, first_card, cards, first_zone)
        accepted = 1 if free > 0 else 0
        if free > 0 and taken > 0 and tries <= EXACT_TRIES:
            accepted = yield draw(kind, [1, 0], [free, taken])
        if accepted == 1:
            zone = yield draw(kind, open_zones(p, card, first_zone), rooms(p, card, first_zone))
            p.where[card] = zone
            p.room[zone] -= 1
            card = next_card(p, card, first_card, cards)
        else:
            take_back(p, card, first_card, cards)
            tries += 1
            card = next_card(p, NONE, first_card, cards)


def place_known(p: Deal, first_card: int, cards: int, first_zone: int) -> None:
    """Place the cards that have only one zone."""
    for card in range(first_card, first_card + cards):
        if BITS[p.zones_of[card]] == 1:
            zone = first_zone + ZONES_IN[p.zones_of[card]][0]
            p.where[card] = zone
            p.room[zone] -= 1


def next_card(p: Deal, last: int, first_card: int, cards: int) -> int:
    """Return the card to deal after `last` (NONE: the first one), or NONE after the last one."""
    bits = 1
    if last != NONE:
        bits = BITS[p.zones_of[last]]
        for card in range(last + 1, first_card + cards):
            if BITS[p.zones_of[card]] == bits:
                return card
    while any(BITS[p.zones_of[card]] > bits for card in range(first_card, first_card + cards)):
        bits += 1
        for card in range(first_card, first_card + cards):
            if BITS[p.zones_of[card]] == bits:
                return card
    return NONE


def is_earlier(its: int, other: int, mine: int, card: int) -> bool:
    """Whether another card is dealt before this one, from the zones and numbers of both."""
    return BITS[its] < BITS[mine] or (BITS[its] == BITS[mine] and other < card)


def free_places(p: Deal, card: int, first_zone: int) -> int:
    return sum(p.room[first_zone + zone] for zone in ZONES_IN[p.zones_of[card]])


def places_taken(p: Deal, card: int, first_card: int, cards: int, first_zone: int) -> int:
    """Count the places of the card's zones that went to earlier cards that may also be elsewhere."""
    mine = p.zones_of[card]
    return sum(
        is_earlier(p.zones_of[other], other, mine, card)
        for other in range(first_card, first_card + cards)
        if p.zones_of[other] & ~mine and mine & 1 << p.where[other] - first_zone
    )


def take_back(p: Deal, card: int, first_card: int, cards: int) -> None:
    """Take back every card dealt before this one, except those that have only one zone."""
    mine = p.zones_of[card]
    for other in range(first_card, first_card + cards):
        its = p.zones_of[other]
        if BITS[its] > 1 and is_earlier(its, other, mine, card):
            p.room[p.where[other]] += 1


def open_zones(p: Deal, card: int, first_zone: int) -> Options:
    return [first_zone + zone for zone in ZONES_IN[p.zones_of[card]] if p.room[first_zone + zone] > 0]


def rooms(p: Deal, card: int, first_zone: int) -> Options:
    return [p.room[zone] for zone in open_zones(p, card, first_zone)]
