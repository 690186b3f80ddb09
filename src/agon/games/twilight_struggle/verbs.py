"""Sentences that several cards share: place, remove, war, discard or suffer."""

from __future__ import annotations

from agon.engine.script import Options, Script, ask, draw, roll, tell
from agon.games.twilight_struggle.board import (
    HAND,
    IN_AREA,
    NEIGHBOURS,
    NEXT_TO,
    SCORING,
    STABILITY,
    Map,
    add,
    controls,
    opponent,
    take,
    take_all,
)
from agon.games.twilight_struggle.cards import cards_in, discard
from agon.games.twilight_struggle.editions import war_military_ops
from agon.games.twilight_struggle.effects import modified, ops_value
from agon.games.twilight_struggle.tracks import add_military_ops, gain_vp
from agon.games.twilight_struggle.variants import is_open, place_point
from agon.games.twilight_struggle.words import (
    CARDS,
    COUNTRIES,
    DIE,
    DISCARD,
    PASS,
    PICK,
    PLACE,
    REMOVE,
    SPACES,
    WAGES_WAR,
    WAR_ROLL,
)

# where an event may place
ANY_COUNTRY, NOT_ENEMY_CONTROLLED, EMPTY = range(3)
NO_LIMIT = 99


def clear_placed(p: Map) -> None:
    for c in SPACES:
        p.placed[c] = 0


# ---------------------------------------------------------------- place


def may_place(p: Map, side: int, c: int, most: int, where: int) -> bool:
    return (
        p.placed[c] < most
        and is_open(p, side, c)
        and (where != NOT_ENEMY_CONTROLLED or not controls(p, opponent(side), c))
        and (where != EMPTY or p.influence[0, c] + p.influence[1, c] == 0)
    )


def spots(p: Map, side: int, area: int, most: int, where: int, up_to: int) -> Options:
    """Where an event may place; one may stop if fewer will do."""
    found = [c for c in SPACES if IN_AREA[area][c] == 1 and may_place(p, side, c, most, where)]
    if up_to == 1 and found:
        return found + [PASS]
    return found


def place(
    p: Map, side: int, count: int, area: int, most: int = NO_LIMIT, where: int = ANY_COUNTRY, up_to: int = 0
) -> Script:
    """6.1.1-b An event places influence in an area, no more than `most` in one country; `up_to`: fewer will do."""
    clear_placed(p)
    for _ in range(count):
        found = spots(p, side, area, most, where, up_to)
        if not found:
            break
        choice = yield ask(side, PLACE, found)
        if choice == PASS:
            break
        place_point(p, side, choice)
        p.placed[choice] += 1
    clear_placed(p)


def reach(p: Map, side: int, c: int, level: int) -> None:
    """Add influence up to a level."""
    add(p, side, c, level - p.influence[side, c])


# ---------------------------------------------------------------- remove


def may_remove(p: Map, side: int, c: int, area: int, most: int) -> bool:
    return IN_AREA[area][c] == 1 and p.placed[c] < most and p.influence[side, c] > 0


def losses(p: Map, side: int, area: int, most: int, up_to: int) -> Options:
    found = [c for c in COUNTRIES if p.influence[side, c] > 0 and may_remove(p, side, c, area, most)]
    if up_to == 1 and found:
        return found + [PASS]
    return found


def remove(p: Map, chooser: int, side: int, count: int, area: int, most: int = NO_LIMIT, up_to: int = 0) -> Script:
    """Influence of a side is removed from an area, no more than `most` from one country."""
    clear_placed(p)
    for _ in range(count):
        found = losses(p, side, area, most, up_to)
        if not found:
            break
        choice = yield ask(chooser, REMOVE, found)
        if choice == PASS:
            break
        take(p, side, choice, 1)
        p.placed[choice] += 1
    clear_placed(p)


def remove_from_each(p: Map, chooser: int, side: int, countries: int, amount: int, area: int, up_to: int = 0) -> Script:
    """An amount is removed from each of several countries."""
    clear_placed(p)
    for _ in range(countries):
        found = losses(p, side, area, 1, up_to)
        if not found:
            break
        choice = yield ask(chooser, REMOVE, found)
        if choice == PASS:
            break
        take(p, side, choice, amount)
        p.placed[choice] = 1
    clear_placed(p)


# ---------------------------------------------------------------- war


def war(
    p: Map, side: int, target: int, wins_on: int, vp: int, military_ops: int, and_target: int = 0, less: int = 0
) -> Script:
    """7.6 War: neighbours the enemy controls, and `less`, count against the attacker; a win turns his influence
    (TS-R-53)."""
    enemy = opponent(side)
    tell(WAGES_WAR, side, target)
    against = less + sum(controls(p, enemy, n) for n in NEIGHBOURS[target]) + (1 if NEXT_TO[target] == enemy else 0)
    if and_target == 1 and controls(p, enemy, target):
        against += 1
    add_military_ops(p, side, war_military_ops(p, side, military_ops, modified(p, side, military_ops)))  # 8.2.3
    die = yield roll(DIE)
    tell(WAR_ROLL, die, -against, wins_on)
    if die - against >= wins_on:
        turned = p.influence[enemy, target]
        take_all(p, enemy, target)
        add(p, side, target, turned)
        gain_vp(p, side, vp)


# ---------------------------------------------------------------- discards


def worth(p: Map, side: int, at_least: int) -> Options:
    """5.3 Cards of a hand worth at least so many operations."""
    return [c for c in CARDS if p.where[c] == HAND[side] and SCORING[c] == 0 and ops_value(p, side, c) >= at_least]


def may_discard(p: Map, side: int, at_least: int) -> Script:
    """A side may discard a card of that worth (TS-R-79); the result says whether it did."""
    card = yield ask(side, DISCARD, worth(p, side, at_least) + [PASS])
    if card == PASS:
        return 0
    discard(p, side, card)
    return 1


def lose_random_card(p: Map, side: int) -> Script:
    """A side discards a card at random; the result is the card."""
    card = yield draw(PICK, cards_in(p, HAND[side]))
    discard(p, side, card)
    return card


def control_level(p: Map, side: int, c: int) -> int:
    """The influence a side needs to control a country."""
    return p.influence[1 - side, c] + STABILITY[c]
