"""Redeals what a seat cannot know, from nothing but what it knows."""

from __future__ import annotations

from agon.engine.dealing import deal_cards
from agon.engine.script import NONE, Options, Script, draw
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import AT_BOTTOM, COPIES, HELD, IN_PILE, Board, holds_hero, opponent
from agon.games.hector_achilles.components import HEROES_OF
from agon.games.hector_achilles.troops import BIT, TROOP_OF, VISIBLE


def imagine(p: Board, seat: int) -> Script:
    """Turn the position into one that is consistent with what the seat knows."""
    for side in (w.ACHAEANS, w.TROJANS):
        gather(p, seat, side)
        yield from deal_cards(p, w.IMAGINE, COPIES[0], len(COPIES), w.ZONES[0])
        lay_out(p, seat, side)
        forget_scratch(p)
    yield from imagine_heroes(p, opponent(seat))


def gather(p: Board, viewer: int, side: int) -> None:
    """Pick up the army and note where each card may be."""
    for zone in w.ZONES:
        p.room[zone] = p.size[side, zone]
        for t in w.TROOPS:
            p.troops[side, zone, t] = 0
    for copy in COPIES:
        p.zones_of[copy] = sum(BIT[zone] for zone in w.ZONES if p.maybe[viewer, side, zone] & (1 << copy))


def lay_out(p: Board, viewer: int, side: int) -> None:
    """Put every card where it was dealt. While an army is still to be mustered, its cards have no zone."""
    if side != viewer:
        for zone in w.ZONES:
            p.maybe[opponent(viewer), side, zone] = 0
    for copy in COPIES:
        if p.zones_of[copy] != 0:
            p.troops[side, p.where[copy], TROOP_OF[copy]] += 1
            imagine_knowledge(p, viewer, side, copy, p.where[copy])


def imagine_knowledge(p: Board, viewer: int, side: int, copy: int, here: int) -> None:
    """Derive what the other seat knows of its own army: its hand and laid cards, and at least what the viewer knows of
    the rest.

    What it knows of the viewer's army comes from public events alone and does not change."""
    knower = opponent(viewer)
    if side == knower:
        for zone in w.ZONES:
            hidden = VISIBLE[knower][side] & (BIT[here] | BIT[zone]) == 0
            if zone == here or (hidden and p.zones_of[copy] & BIT[zone]):
                p.maybe[knower, side, zone] |= 1 << copy


def forget_scratch(p: Board) -> None:
    for copy in COPIES:
        p.zones_of[copy] = 0
        p.where[copy] = w.ZONES[0]


def imagine_heroes(p: Board, side: int) -> Script:
    """Deal the other side's unseen heroes: one may be held, at the bottom or anywhere in the pile."""
    unseen_hero = 1 if holds_hero(p, side) else 0
    for hero in HEROES_OF[side]:
        if p.hero_at[hero] == AT_BOTTOM or (p.hero_at[hero] == HELD and unseen_hero == 1):
            p.hero_at[hero] = IN_PILE
    if unseen_hero == 1:
        hero = yield draw(w.IMAGINE, heroes_in_pile(p, side))
        p.hero_at[hero] = HELD
        p.hero[side] = hero
    for place in range(6):
        if p.bottom[side, place] != NONE:
            yield from imagine_bottom(p, side, place)


def imagine_bottom(p: Board, side: int, place: int) -> Script:
    hero = yield draw(w.IMAGINE, heroes_in_pile(p, side))
    p.hero_at[hero] = AT_BOTTOM
    p.bottom[side, place] = hero


def heroes_in_pile(p: Board, side: int) -> Options:
    return [h for h in HEROES_OF[side] if p.hero_at[h] == IN_PILE]
