"""6.1 to 6.3: placing influence, realignments and coups."""

from __future__ import annotations

from agon.engine.script import Options, Script, ask, roll, tell
from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.editions import can_lose, influence_to_realign, mixes_operations, realigns_anywhere
from agon.games.twilight_struggle.tracks import add_military_ops, degrade_defcon, gain_vp, win
from agon.games.twilight_struggle.variants import is_open, place_point

# kinds of operations, as bits
BY_INFLUENCE, BY_COUP, BY_REALIGNMENT = 1, 2, 4
ANY_OPERATION = 7

# extra points still available, as bits: spending outside an area forgoes its point
CHINA_EXTRA, VIETNAM_EXTRA = 1, 2
EXTRAS_IN = tuple(
    CHINA_EXTRA * board.IN_AREA[board.IN_ASIA][c] + VIETNAM_EXTRA * board.IN_AREA[board.IN_SOUTHEAST_ASIA][c]
    for c in w.SPACES
)

HOME_NEIGHBOURS = tuple(tuple(c for c in w.SPACES if board.NEXT_TO[c] == side) for side in (w.US, w.USSR))


# ---------------------------------------------------------------- 6.0


def operations_open(p: Map, side: int, kinds: int) -> Options:
    """The kinds of operations a side can conduct now."""
    offered: Options = []
    if kinds & BY_INFLUENCE and any(is_accessible(p, side, c) for c in w.COUNTRIES):
        offered += [w.INFLUENCE]
    if kinds & BY_COUP and any_coup(p, side, board.ANYWHERE, 0):
        offered += [w.COUP]
    if kinds & BY_REALIGNMENT and any_realignment(p, side, board.ANYWHERE, 0):
        offered += [w.REALIGNMENT]
    return offered


def any_coup(p: Map, side: int, area: int, free: int) -> bool:
    """Whether there is a target; the cheap conditions of `can_coup` come first, since most countries fail them."""
    enemy = board.opponent(side)
    return any(
        p.influence[enemy, c] > 0 and (free == 1 or p.defcon >= effects.OPEN_AT[c]) and can_coup(p, side, c, area, free)
        for c in w.COUNTRIES
    )


def any_realignment(p: Map, side: int, area: int, free: int) -> bool:
    enemy = board.opponent(side)
    least = influence_to_realign(p)
    return any(p.influence[enemy, c] >= least and can_realign(p, side, c, area, free) for c in w.COUNTRIES)


def conduct_operations(p: Map, side: int, ops: int, card: int) -> Script:
    """7.4.3 Operations that an event demands, as with a card of that (already modified) value."""
    if operations_open(p, side, ANY_OPERATION):
        what = yield ask(side, w.USE, operations_open(p, side, ANY_OPERATION), card=card, reason=w.EVENT)
        yield from operate(p, side, what, ops, card)


def may_conduct_operations(p: Map, side: int, ops: int, card: int, kinds: int = ANY_OPERATION) -> Script:
    """7.4.3 The same where the event only allows them: they can be declined."""
    what = yield ask(side, w.USE, operations_open(p, side, kinds) + [w.PASS], card=card, reason=w.EVENT)
    if what != w.PASS:
        yield from operate(p, side, what, ops, card)


def operate(p: Map, side: int, what: int, ops: int, card: int) -> Script:
    """6.0 All points of a card go to one kind of operation."""
    tell(w.OPERATIONS, side, what, ops)
    if what != w.COUP and mixes_operations(p):
        yield from mix(p, side, what, ops, card)
    elif what == w.INFLUENCE:
        yield from place_influence(p, side, ops, card)
    elif what == w.COUP:
        yield from coup(p, side, ops, board.ANYWHERE, 0, card)
    elif what == w.REALIGNMENT:
        yield from realign(p, side, ops, board.ANYWHERE, 0, card)


# ---------------------------------------------------------------- 6.1


def is_accessible(p: Map, side: int, country: int) -> bool:
    """6.1.1, 6.1.4 In or next to a country that held own influence as the round began, or next to home."""
    return (
        p.presence[side, country] == 1
        or board.NEXT_TO[country] == side
        or any(p.presence[side, n] == 1 for n in board.NEIGHBOURS[country])
    ) and not effects.is_closed_to_placement(p, side, country)


def note_access(p: Map, side: int) -> None:
    """Mark every country in which a point can be placed."""
    for c in w.COUNTRIES:
        if p.presence[side, c] == 1:
            p.access[c] = 1
            for n in board.NEIGHBOURS[c]:
                p.access[n] = 1
    for c in HOME_NEIGHBOURS[side]:
        p.access[c] = 1 if is_open(p, side, c) else 0
    if effects.is_in_force(p, effects.CHERNOBYL):
        for c in w.SPACES:
            if effects.is_closed_to_placement(p, side, c):
                p.access[c] = 0


def forget_access(p: Map) -> None:
    for c in w.SPACES:
        p.access[c] = 0


def cost(p: Map, side: int, country: int) -> int:
    """6.1.2 Two points in a country the enemy controls, else one."""
    return 2 if board.controls(p, board.opponent(side), country) else 1


def extras_of(card: int) -> int:
    """The extra points open to a card before anything is spent."""
    return VIETNAM_EXTRA + (CHINA_EXTRA if card == effects.THE_CHINA_CARD else 0)


def bonus(p: Map, side: int, extras: int) -> int:
    """9.6 One more for the China Card while all is spent in Asia, for Vietnam Revolts while all in Southeast Asia."""
    return (extras & CHINA_EXTRA) + (extras // VIETNAM_EXTRA if effects.has_southeast_asia_bonus(p, side) else 0)


def points_left(p: Map, side: int, left: int, extras: int) -> int:
    """What a side can still spend; the extra points count once nothing else is left."""
    return left if left > 0 else left + bonus(p, side, extras)


def points_in_all(p: Map, side: int, ops: int, left: int, extras: int) -> int:
    return ops if left > 0 else ops + bonus(p, side, extras)


def can_afford(p: Map, side: int, c: int, left: int, extras: int) -> bool:
    """Whether a point can be placed there with what is left, counting the bonuses that would remain."""
    return cost(p, side, c) <= left + bonus(p, side, extras & EXTRAS_IN[c])


def places(p: Map, side: int, left: int, extras: int) -> Options:
    """Where the next point can go; the last points, owed to a bonus, may be left."""
    if left >= 2:
        return [c for c in w.SPACES if p.access[c] > 0]
    enemy = board.opponent(side)
    if bonus(p, side, extras) == 0:
        return [
            c for c in w.SPACES if p.access[c] > 0 and p.influence[enemy, c] - p.influence[side, c] < board.STABILITY[c]
        ]
    spots = [c for c in w.SPACES if p.access[c] > 0 and can_afford(p, side, c, left, extras)]
    if left <= 0 and spots:
        return spots + [w.PASS]
    return spots


def places_or_stop(p: Map, side: int, left: int, extras: int) -> Options:
    """The same; withdrawn missiles may have left no place."""
    found = places(p, side, left, extras)
    if not found:
        return [w.PASS]
    return found


def place_influence(p: Map, side: int, ops: int, card: int) -> Script:
    """6.1 Point by point; the extra points of an area are forgone by placing outside it (TS-R-25)."""
    note_access(p, side)
    left = ops
    extras = extras_of(card)
    while left + bonus(p, side, extras) > 0:
        if left < 2 and not places(p, side, left, extras):
            break
        choice = yield ask(
            side,
            w.PLACE,
            places_or_stop(p, side, left, extras),
            card=card,
            left=points_left(p, side, left, extras),
            of=points_in_all(p, side, ops, left, extras),
            reason=w.FOR_OPERATIONS,
        )
        if choice == w.PASS:
            break
        left -= cost(p, side, choice)
        place_point(p, side, choice)
        extras &= EXTRAS_IN[choice]
    forget_access(p)


# ---------------------------------------------------------------- 6.2


def can_realign(p: Map, side: int, country: int, area: int, free: int) -> bool:
    """6.2.1 The opponent has influence there, DEFCON allows it, nothing shields it."""
    return (
        (p.defcon >= effects.OPEN_AT[country] or realigns_anywhere(p, free))
        and p.influence[1 - side, country] >= influence_to_realign(p)
        and board.IN_AREA[area][country] == 1
        and not effects.is_shielded(p, side, country)
    )


def realign(p: Map, side: int, ops: int, area: int, free: int, card: int) -> Script:
    """6.2 One roll a point, each resolved before the next is named; one may stop after any roll."""
    left = ops
    extras = extras_of(card)
    rolled = 0
    limit = area
    while left + bonus(p, side, extras) > 0:
        if not realignment_targets(p, side, limit, free, left, extras):
            return
        target = yield ask(
            side,
            w.TARGET,
            realignment_targets(p, side, limit, free, left, extras) + stopping(rolled),
            card=card,
            left=points_left(p, side, left, extras),
            of=points_in_all(p, side, ops, left, extras),
            reason=w.REALIGNMENT,
        )
        if target == w.PASS:
            return
        left -= 1
        rolled = 1
        extras &= EXTRAS_IN[target]
        if free == 1 and p.junta_regions == 0:  # TS-R-123
            limit = board.AREA_OF_REGION[board.REGION[target]]
        yield from realignment_roll(p, side, target)


def realignment_targets(p: Map, side: int, area: int, free: int, left: int, extras: int) -> Options:
    enemy = board.opponent(side)
    least = influence_to_realign(p)
    if left > 0:
        return [c for c in w.COUNTRIES if p.influence[enemy, c] >= least and can_realign(p, side, c, area, free)]
    return [
        c
        for c in w.COUNTRIES
        if p.influence[enemy, c] >= least
        and can_realign(p, side, c, area, free)
        and bonus(p, side, extras & EXTRAS_IN[c]) > -left
    ]


def stopping(rolled: int) -> Options:
    """6.2.1 After a roll one may stop."""
    if rolled == 1:
        return [w.PASS]
    return []


def realignment_bonus(p: Map, side: int, country: int) -> int:
    """6.2.2 Adjacent controlled countries, more influence in the target, home next door; and lasting effects."""
    return (
        sum(board.controls(p, side, n) for n in board.NEIGHBOURS[country])
        + (1 if p.influence[side, country] > p.influence[1 - side, country] else 0)
        + (1 if board.NEXT_TO[country] == side else 0)
        + effects.realignment_modifier(p, side)
    )


def realignment_roll(p: Map, side: int, country: int) -> Script:
    """6.2.2 Both roll; the lower loses the difference, never more than it has (6.2.3)."""
    tell(w.REALIGNS, side, country)
    us = yield roll(w.DIE)
    ussr = yield roll(w.DIE)
    us_bonus = realignment_bonus(p, w.US, country)
    ussr_bonus = realignment_bonus(p, w.USSR, country)
    lead = us + us_bonus - ussr - ussr_bonus
    loser = w.USSR if lead > 0 else w.US
    lost = min(max(lead, -lead), p.influence[loser, country]) if can_lose(p, loser, side) else 0
    tell(w.REALIGNMENT_ROLL, us, us_bonus, ussr, ussr_bonus, lost)
    board.take(p, loser, country, lost)


# ---------------------------------------------------------------- 6.1 and 6.2 mixed


def mix(p: Map, side: int, first: int, ops: int, card: int) -> Script:
    """OPT-3 Points for influence and for realignments, in any order, but never both in one country."""
    note_access(p, side)
    kind = first
    left = ops
    extras = extras_of(card)
    used = 0
    while left + bonus(p, side, extras) > 0:
        if not mixed_uses(p, side, kind, used, left, extras):
            break
        if kind == w.INFLUENCE:
            choice = yield ask(
                side,
                w.PLACE,
                mixed_or_stop(p, side, used, left, extras),
                card=card,
                left=points_left(p, side, left, extras),
                of=points_in_all(p, side, ops, left, extras),
                reason=w.FOR_OPERATIONS,
            )
        else:
            choice = yield ask(
                side,
                w.TARGET,
                mixed_uses(p, side, kind, used, left, extras),
                card=card,
                left=points_left(p, side, left, extras),
                of=points_in_all(p, side, ops, left, extras),
                reason=w.REALIGNMENT,
            )
        if choice == w.PASS:
            break
        used = 0
        if choice in (w.INFLUENCE, w.REALIGNMENT):
            kind = choice
            tell(w.OPERATIONS, side, kind, left + bonus(p, side, extras))
        else:
            used = 1
            left -= cost(p, side, choice) if kind == w.INFLUENCE else 1
            extras &= EXTRAS_IN[choice]
            yield from mixed_point(p, side, kind, choice)
    forget_access(p)
    for c in w.SPACES:
        p.placed[c] = 0


def mixed_point(p: Map, side: int, kind: int, country: int) -> Script:
    """One influence, which closes the country to realignments; or one roll, which closes it to influence."""
    if kind == w.INFLUENCE:
        p.placed[country] = 1
        place_point(p, side, country)
    else:
        p.access[country] = 0
        yield from realignment_roll(p, side, country)


def mixed_uses(p: Map, side: int, kind: int, used: int, left: int, extras: int) -> Options:
    """Where the next point can go; once one is spent, the other kind too, and after a roll one may stop."""
    spots = places(p, side, left, extras)
    targets = mixed_targets(p, side, left, extras)
    if kind == w.INFLUENCE:
        if used == 0 or not targets:
            return spots
        if spots:
            return spots + [w.REALIGNMENT]
        return [w.REALIGNMENT, w.PASS]
    if used == 1 and any(c != w.PASS for c in spots):
        targets += [w.INFLUENCE]
    if targets:
        return targets + stopping(used)
    return targets


def mixed_or_stop(p: Map, side: int, used: int, left: int, extras: int) -> Options:
    """The same for influence, where withdrawn missiles may have left no place."""
    found = mixed_uses(p, side, w.INFLUENCE, used, left, extras)
    if not found:
        return [w.PASS]
    return found


def mixed_targets(p: Map, side: int, left: int, extras: int) -> Options:
    found = realignment_targets(p, side, board.ANYWHERE, 0, left, extras)
    return [c for c in found if p.placed[c] == 0]


# ---------------------------------------------------------------- 6.3


def can_coup(p: Map, side: int, country: int, area: int, free: int) -> bool:
    """6.3.1 The opponent has influence there; DEFCON allows it unless the coup is free (6.3.5, TS-R-38); nothing
    shields it."""
    return (
        (free == 1 or p.defcon >= effects.OPEN_AT[country])
        and p.influence[1 - side, country] > 0
        and board.IN_AREA[area][country] == 1
        and not effects.is_shielded(p, side, country)
        and not effects.is_spared_from_coups(p, side, country)
    )


def coup_targets(p: Map, side: int, area: int, free: int) -> Options:
    enemy = board.opponent(side)
    return [c for c in w.COUNTRIES if p.influence[enemy, c] > 0 and can_coup(p, side, c, area, free)]


def coup(p: Map, side: int, ops: int, area: int, free: int, card: int) -> Script:
    """6.3 Coup; the result is what the opponent lost there."""
    target = yield ask(side, w.TARGET, coup_targets(p, side, area, free), card=card, reason=w.COUP)
    lost = yield from coup_in(p, side, target, coup_ops(p, side, target, ops, card), free)
    return lost


def coup_ops(p: Map, side: int, target: int, ops: int, card: int) -> int:
    return ops + bonus(p, side, extras_of(card) & EXTRAS_IN[target])


def coup_in(p: Map, side: int, target: int, ops: int, free: int) -> Script:
    """6.3.2 Die, operations and modifiers minus twice the stability; the result is what the opponent lost (TS-R-35,
    TS-R-37)."""
    tell(w.COUPS, side, target)
    if effects.is_threatened(p, side):
        win(p, board.opponent(side), w.CUBAN_COUP)  # TS-R-5
    if side == w.US and effects.is_in_force(p, effects.YURI_AND_SAMANTHA):
        gain_vp(p, w.USSR, 1)  # TS-R-50
    die = yield roll(w.DIE)
    result = die + ops + effects.coup_modifier(p, side, target) - 2 * board.STABILITY[target]
    tell(w.COUP_ROLL, die, ops, effects.coup_modifier(p, side, target), 2 * board.STABILITY[target], result)
    lost = min(max(result, 0), p.influence[1 - side, target])
    board.take(p, board.opponent(side), target, lost)  # 6.3.2
    board.add(p, side, target, max(result, 0) - lost)
    if free == 0:
        add_military_ops(p, side, ops)  # 6.3.3; 8.2.5
    if not effects.coup_leaves_defcon(p, side, target):
        degrade_defcon(p)  # 6.3.4
    return lost
