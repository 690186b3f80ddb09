"""Deals anew what a seat cannot know, out of what it knows and nothing else.

The cards whose zone a seat does not know are laid into the hidden zones one by one, each on a free place chosen evenly,
those with the fewest possible zones first; where an earlier card took a place it need not have taken, the deal is kept
only in that proportion and else begun again. So every deal that fits what the seat has seen is equally likely (for the
first thirty tries, which almost always suffice).
"""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, draw
from agon.games.twilight_struggle.board import BIT, HAND, SETTING_UP, VISIBLE, ZONES, Map, opponent
from agon.games.twilight_struggle.play import headline_cards
from agon.games.twilight_struggle.variants import bids
from agon.games.twilight_struggle.words import CARDS, IMAGINE

EXACT_TRIES = 30
"""After so many tries a deal is taken as it falls: still one that fits, but no longer exactly even."""
BITS = tuple(mask.bit_count() for mask in range(512))


def imagine(p: Map, seat: int) -> Script:
    """A position the seat may be in, for all it knows; a secret answer of the other side may be any it could give."""
    tries = 0
    dealt = 0
    while dealt == 0:
        tries += 1
        dealt = yield from lay_out(p, seat, tries)
    imagine_knowledge(p, seat)
    forget_scratch(p)
    if p.answer[opponent(seat)] != NONE:
        answer = yield draw(IMAGINE, secret_answers(p, opponent(seat)))
        p.answer[opponent(seat)] = answer


def secret_answers(p: Map, side: int) -> Options:
    if p.phase == SETTING_UP:
        return bids(p, side)
    return headline_cards(p, side)


def imagine_knowledge(p: Map, viewer: int) -> None:
    """What the other seat knows: all it sees, of the viewer's hand what was shown, and nothing of the rest."""
    knower = opponent(viewer)
    hidden = sum(BIT[zone] for zone in ZONES if VISIBLE[knower] & BIT[zone] == 0 and p.count[zone] > 0)
    for card in CARDS:
        if VISIBLE[knower] & BIT[p.where[card]]:
            p.maybe[knower, card] = BIT[p.where[card]]
        elif p.where[card] != HAND[viewer] or p.maybe[knower, card] != BIT[HAND[viewer]]:
            p.maybe[knower, card] = hidden
    for zone in ZONES:
        p.joined[knower, zone] = 0


def lay_out(p: Map, viewer: int, tries: int) -> Script:
    """One try; returns 1 if the deal stands."""
    gather(p, viewer)
    for bits in range(2, len(ZONES) + 1):
        for card in CARDS:
            if BITS[p.maybe[viewer, card]] == bits:
                free = sum(p.room[zone] for zone in ZONES if p.maybe[viewer, card] & BIT[zone])
                most = most_room(p, viewer, card)
                stands = 1 if free > 0 else 0
                if 0 < free < most and tries <= EXACT_TRIES:
                    stands = yield draw(IMAGINE, [1, 0], [free, most - free])
                if stands == 0:
                    return 0
                zone = yield draw(IMAGINE, open_zones(p, viewer, card), rooms(p, viewer, card))
                put(p, card, zone)
    return 1


def gather(p: Map, viewer: int) -> None:
    """Lay down the cards whose zone is known."""
    for zone in ZONES:
        p.room[zone] = p.count[zone]
    for card in CARDS:
        for zone in ZONES:
            if p.maybe[viewer, card] == BIT[zone]:
                put(p, card, zone)


def put(p: Map, card: int, zone: int) -> None:
    p.where[card] = zone
    p.room[zone] -= 1


def most_room(p: Map, viewer: int, card: int) -> int:
    """The most places that can be free for a card: those of its zones, less the cards before it that must lie there."""
    return sum(p.count[zone] for zone in ZONES if p.maybe[viewer, card] & BIT[zone]) - sum(
        is_before_within(p, viewer, other, card) for other in CARDS
    )


def is_before_within(p: Map, viewer: int, other: int, card: int) -> bool:
    """Whether another card is laid before this one and has no zone that this one has not."""
    mine = p.maybe[viewer, card]
    its = p.maybe[viewer, other]
    return its & mine == its and (BITS[its] < BITS[mine] or (its == mine and other < card))


def open_zones(p: Map, viewer: int, card: int) -> Options:
    return [zone for zone in ZONES if p.maybe[viewer, card] & BIT[zone] and p.room[zone] > 0]


def rooms(p: Map, viewer: int, card: int) -> Options:
    return [p.room[zone] for zone in open_zones(p, viewer, card)]


def forget_scratch(p: Map) -> None:
    for zone in ZONES:
        p.room[zone] = 0
