"""Deals anew what a seat cannot know, out of what it knows and nothing else.

Every way to lay the unknown cards into the zones that fits what the seat knows is equally likely. Cards are laid one
by one, those with the fewest zones first, each on a free place chosen evenly. Where an earlier card has taken a place
that it need not have taken, the deal is kept only in that proportion, else begun again: so the result is exactly even
(for the first thirty tries, which almost always suffice).
"""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, draw
from agon.games.hector_achilles.board import AT_BOTTOM, COPIES, HELD, IN_PILE, Board, holds_hero, opponent
from agon.games.hector_achilles.components import HEROES_OF
from agon.games.hector_achilles.troops import BIT, TROOP_OF, VISIBLE
from agon.games.hector_achilles.words import ACHAEANS, AGAIN, IMAGINE, KEEP, TROJANS, TROOPS, ZONES

EXACT_TRIES = 30
"""After so many tries a deal is taken as it falls: still one that fits, but no longer exactly even."""
BITS = tuple(mask.bit_count() for mask in range(128))


def imagine(p: Board, seat: int) -> Script:
    """A position the seat may be in, for all it knows."""
    for side in (ACHAEANS, TROJANS):
        tries = 0
        laid_out = 0
        while laid_out == 0:
            tries += 1
            laid_out = yield from lay_out(p, seat, side, tries)
    yield from imagine_heroes(p, opponent(seat))


def lay_out(p: Board, viewer: int, side: int, tries: int) -> Script:
    """One try; returns 1 if the deal stands."""
    gather(p, viewer, side)
    for bits in range(2, len(ZONES) + 1):
        for copy in COPIES:
            if BITS[p.zones_of[copy]] == bits:
                free = sum(p.room[zone] for zone in ZONES if p.zones_of[copy] & BIT[zone])
                most = most_room(p, side, copy)
                verdict = KEEP if free > 0 else AGAIN
                if free > 0 and free < most and tries <= EXACT_TRIES:
                    verdict = yield draw(IMAGINE, [KEEP, AGAIN], [free, most - free])
                if verdict == AGAIN:
                    return 0
                zone = yield draw(IMAGINE, open_zones(p, copy), [p.room[z] for z in open_zones(p, copy)])
                put(p, side, copy, zone)
                imagine_knowledge(p, viewer, side, copy, zone)
    forget_scratch(p)
    return 1


def gather(p: Board, viewer: int, side: int) -> None:
    """Take up the army, read off where each card may be, and lay down those whose zone is known."""
    for zone in ZONES:
        p.room[zone] = p.size[side, zone]
        if side != viewer:
            p.maybe[opponent(viewer), side, zone] = 0
        for t in TROOPS:
            p.troops[side, zone, t] = 0
    for copy in COPIES:
        p.zones_of[copy] = sum(BIT[zone] for zone in ZONES if p.maybe[viewer, side, zone] & (1 << copy))
        for zone in ZONES:
            if p.zones_of[copy] == BIT[zone]:
                put(p, side, copy, zone)
                imagine_knowledge(p, viewer, side, copy, zone)


def imagine_knowledge(p: Board, viewer: int, side: int, copy: int, here: int) -> None:
    """What the other seat knows of its own army: hand and laid cards, of the rest at least as much as the viewer.

    What it knows of the viewer's army it has from open events alone, so that stays as it is."""
    knower = opponent(viewer)
    if side == knower:
        for zone in ZONES:
            hidden = VISIBLE[knower][side] & (BIT[here] | BIT[zone]) == 0
            if zone == here or (hidden and p.zones_of[copy] & BIT[zone]):
                p.maybe[knower, side, zone] |= 1 << copy


def forget_scratch(p: Board) -> None:
    for copy in COPIES:
        p.zones_of[copy] = 0
    for zone in ZONES:
        p.room[zone] = 0


def put(p: Board, side: int, copy: int, zone: int) -> None:
    p.troops[side, zone, TROOP_OF[copy]] += 1
    p.room[zone] -= 1


def most_room(p: Board, side: int, copy: int) -> int:
    """The most places that can be free for a card: those of its zones, less the cards before it that must lie there."""
    return sum(p.size[side, zone] for zone in ZONES if p.zones_of[copy] & BIT[zone]) - sum(
        is_before_within(p, other, copy) for other in COPIES
    )


def is_before_within(p: Board, other: int, copy: int) -> bool:
    """Whether another card is laid before this one and has no zone that this one has not."""
    mine = p.zones_of[copy]
    its = p.zones_of[other]
    return its & mine == its and (BITS[its] < BITS[mine] or (its == mine and other < copy))


def open_zones(p: Board, copy: int) -> Options:
    return [zone for zone in ZONES if p.zones_of[copy] & BIT[zone] and p.room[zone] > 0]


def imagine_heroes(p: Board, side: int) -> Script:
    """The other side's heroes that nobody has seen may be held, at the bottom or anywhere in the pile."""
    unseen_hero = 1 if holds_hero(p, side) else 0
    for hero in HEROES_OF[side]:
        if p.hero_at[hero] == AT_BOTTOM or (p.hero_at[hero] == HELD and unseen_hero == 1):
            p.hero_at[hero] = IN_PILE
    if unseen_hero == 1:
        hero = yield draw(IMAGINE, heroes_in_pile(p, side))
        p.hero_at[hero] = HELD
        p.hero[side] = hero
    for place in range(6):
        if p.bottom[side, place] != NONE:
            yield from imagine_bottom(p, side, place)


def imagine_bottom(p: Board, side: int, place: int) -> Script:
    hero = yield draw(IMAGINE, heroes_in_pile(p, side))
    p.hero_at[hero] = AT_BOTTOM
    p.bottom[side, place] = hero


def heroes_in_pile(p: Board, side: int) -> Options:
    return [h for h in HEROES_OF[side] if p.hero_at[h] == IN_PILE]
