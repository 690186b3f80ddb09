"""Redeals what a seat cannot know, from nothing but what it knows."""

from __future__ import annotations

from agon.engine.dealing import deal_cards
from agon.engine.script import NONE, Options, Script, draw
from agon.games.twilight_struggle.board import BIT, HAND, SETTING_UP, VISIBLE, ZONES, Map, opponent
from agon.games.twilight_struggle.play import headline_cards
from agon.games.twilight_struggle.variants import bids
from agon.games.twilight_struggle.words import CARDS, IMAGINE


def imagine(p: Map, seat: int) -> Script:
    """Turn the position into one consistent with what the seat knows; a secret answer of the other side may be any
    legal one."""
    gather(p, seat)
    yield from deal_cards(p, IMAGINE, CARDS[0], len(CARDS), ZONES[0])
    forget_scratch(p)
    imagine_knowledge(p, seat)
    if p.answer[opponent(seat)] != NONE:
        answer = yield draw(IMAGINE, secret_answers(p, opponent(seat)))
        p.answer[opponent(seat)] = answer


def secret_answers(p: Map, side: int) -> Options:
    if p.phase == SETTING_UP:
        return bids(p, side)
    return headline_cards(p, side)


def imagine_knowledge(p: Map, viewer: int) -> None:
    """Derive what the other seat knows: all it sees, what was shown of the viewer's hand, and nothing else."""
    knower = opponent(viewer)
    hidden = sum(BIT[zone] for zone in ZONES if VISIBLE[knower] & BIT[zone] == 0 and p.count[zone] > 0)
    for card in CARDS:
        if VISIBLE[knower] & BIT[p.where[card]]:
            p.maybe[knower, card] = BIT[p.where[card]]
        elif p.where[card] != HAND[viewer] or p.maybe[knower, card] != BIT[HAND[viewer]]:
            p.maybe[knower, card] = hidden
    for zone in ZONES:
        p.joined[knower, zone] = 0


def gather(p: Map, viewer: int) -> None:
    """Note how many cards each zone holds and where each card may be."""
    for zone in ZONES:
        p.room[zone] = p.count[zone]
    for card in CARDS:
        p.zones_of[card] = p.maybe[viewer, card]


def forget_scratch(p: Map) -> None:
    for card in CARDS:
        p.zones_of[card] = 0
