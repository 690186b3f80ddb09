"""Actions that several cards share: place, remove, war, discard or suffer."""

from __future__ import annotations

from agon.engine.script import Options, Script, ask, draw, roll, tell
from agon.games.twilight_struggle import board
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import cards_in, discard
from agon.games.twilight_struggle.editions import war_military_ops
from agon.games.twilight_struggle.effects import acting, modified, ops_value
from agon.games.twilight_struggle.tracks import add_military_ops
from agon.games.twilight_struggle.variants import is_open, place_point

# where an event may place
ANY_COUNTRY, NOT_ENEMY_CONTROLLED, EMPTY = range(3)
NO_LIMIT = 99


def clear_placed(p: Map) -> None:
    for c in w.SPACES:
        p.placed[c] = 0


# ---------------------------------------------------------------- place


def may_place(p: Map, side: int, c: int, most: int, where: int) -> bool:
    return (
        p.placed[c] < most
        and is_open(p, side, c)
        and (where != NOT_ENEMY_CONTROLLED or not board.controls(p, board.opponent(side), c))
        and (where != EMPTY or p.influence[0, c] + p.influence[1, c] == 0)
    )


def spots(p: Map, side: int, area: int, most: int, where: int, may_stop: bool) -> Options:
    """Where an event may place; a side may stop if fewer are enough, or if withdrawn missiles have left no place."""
    found = [c for c in w.SPACES if board.IN_AREA[area][c] == 1 and may_place(p, side, c, most, where)]
    if may_stop or not found:
        return found + [w.PASS]
    return found


def place(
    p: Map, side: int, card: int, count: int, area: int, most: int = NO_LIMIT, where: int = ANY_COUNTRY
) -> Script:
    """6.1.1-b An event places influence in an area, no more than `most` in one country."""
    for placed in range(count):
        choice = yield from place_one(p, side, card, placed, count, area, most, where, False)
        if choice == w.PASS:
            break
    clear_placed(p)


def place_one(
    p: Map, side: int, card: int, placed: int, count: int, area: int, most: int, where: int, may_stop: bool
) -> Script:
    """One point of an event, after `placed` of `count`; the result is the country, or PASS if there is no place or the
    side stops."""
    if not any(board.IN_AREA[area][c] == 1 and may_place(p, side, c, most, where) for c in w.SPACES):
        return w.PASS
    choice = yield ask(
        side, w.PLACE, spots(p, side, area, most, where, may_stop), card=card, left=count - placed, of=count
    )
    if choice != w.PASS:
        place_point(p, side, choice)
        p.placed[choice] += 1
    return choice


def reach(p: Map, side: int, c: int, level: int) -> None:
    """Add influence up to a level."""
    board.add(p, side, c, level - p.influence[side, c])


# ---------------------------------------------------------------- remove


def may_remove(p: Map, side: int, c: int, area: int, most: int) -> bool:
    return board.IN_AREA[area][c] == 1 and p.placed[c] < most and p.influence[side, c] > 0


def losses(p: Map, side: int, area: int, most: int, up_to: int) -> Options:
    found = [c for c in w.COUNTRIES if p.influence[side, c] > 0 and may_remove(p, side, c, area, most)]
    if up_to == 1:
        return found + [w.PASS]
    return found


def any_loss(p: Map, side: int, area: int, most: int) -> bool:
    return any(p.influence[side, c] > 0 and may_remove(p, side, c, area, most) for c in w.COUNTRIES)


def remove(p: Map, side: int, card: int, count: int, area: int, most: int = NO_LIMIT) -> Script:
    """The opponent removes influence of a side from an area, no more than `most` from one country."""
    clear_placed(p)
    for removed in range(count):
        if not any_loss(p, side, area, most):
            break
        choice = yield ask(
            board.opponent(side),
            w.REMOVE,
            losses(p, side, area, most, 0),
            card=card,
            left=count - removed,
            of=count,
        )
        board.take(p, side, choice, 1)
        p.placed[choice] += 1
    clear_placed(p)


def remove_from_each(p: Map, side: int, card: int, countries: int, amount: int, area: int, up_to: int = 0) -> Script:
    """The opponent removes an amount of a side's influence from each of several countries."""
    clear_placed(p)
    for cleared in range(countries):
        if not any_loss(p, side, area, 1):
            break
        choice = yield ask(
            board.opponent(side),
            w.REMOVE,
            losses(p, side, area, 1, up_to),
            card=card,
            left=countries - cleared,
            of=countries,
        )
        if choice == w.PASS:
            break
        board.take(p, side, choice, amount)
        p.placed[choice] = 1
    clear_placed(p)


# ---------------------------------------------------------------- war


def defence(p: Map, enemy: int, target: int) -> int:
    """7.6 What counts against the attacker of a country: the neighbours its defender controls, an
    adjacent superpower (2.1.5-b, TS-R-55)."""
    return sum(board.controls(p, enemy, n) for n in board.NEIGHBOURS[target]) + (
        1 if board.NEXT_TO[target] == enemy else 0
    )


def war(p: Map, side: int, target: int, wins_on: int, military_ops: int, less: int = 0) -> Script:
    """7.6 War: neighbours the enemy controls, and `less`, count against the attacker; a win replaces the enemy's
    influence with as much of one's own (TS-R-53). The result is 1 for a win (TS-R-54)."""
    enemy = board.opponent(side)
    tell(w.WAGES_WAR, side, target)
    against = less + defence(p, enemy, target)
    own = acting(p) == side
    add_military_ops(p, side, war_military_ops(p, own, military_ops, modified(p, side, military_ops)))  # 8.2.3
    die = yield roll(w.DIE)
    tell(w.WAR_ROLL, die, -against, wins_on)
    if die - against < wins_on:
        return 0
    turned = p.influence[enemy, target]
    board.take_all(p, enemy, target)
    board.add(p, side, target, turned)
    return 1


# ---------------------------------------------------------------- discards


def worth(p: Map, side: int, at_least: int) -> Options:
    """5.3 Cards of a hand worth at least that many operations."""
    return [
        c
        for c in w.CARDS
        if p.where[c] == board.HAND[side] and board.SCORING[c] == 0 and ops_value(p, side, c) >= at_least
    ]


def may_discard(p: Map, side: int, card: int, at_least: int) -> Script:
    """A side may discard a card of that worth (TS-R-79); the result says whether it did."""
    discarded = yield ask(side, w.DISCARD, worth(p, side, at_least) + [w.PASS], card=card)
    if discarded == w.PASS:
        return 0
    discard(p, side, discarded)
    return 1


def lose_random_card(p: Map, side: int) -> Script:
    """A side discards a card at random; the result is the card."""
    card = yield draw(w.PICK, cards_in(p, board.HAND[side]))
    discard(p, side, card)
    return card


def control_level(p: Map, side: int, c: int) -> int:
    """The influence a side needs to control a country."""
    return p.influence[1 - side, c] + board.STABILITY[c]
