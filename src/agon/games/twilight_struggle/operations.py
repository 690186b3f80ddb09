"""6.1 to 6.3: placing influence, realignments and coups."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, roll, tell
from agon.games.twilight_struggle.board import (
    ANYWHERE,
    AREA_OF_REGION,
    IN_AREA,
    IN_ASIA,
    IN_SOUTHEAST_ASIA,
    NEIGHBOURS,
    NEXT_TO,
    REGION,
    STABILITY,
    Map,
    add,
    controls,
    opponent,
    take,
)
from agon.games.twilight_struggle.editions import (
    can_lose,
    influence_to_realign,
    mixes_operations,
    realigns_anywhere,
)
from agon.games.twilight_struggle.effects import (
    CHERNOBYL,
    CUBAN_MISSILE_CRISIS,
    OPEN_AT,
    YURI_AND_SAMANTHA,
    coup_leaves_defcon,
    coup_modifier,
    end,
    has_southeast_asia_bonus,
    is_closed_to_placement,
    is_shielded,
    is_spared_from_coups,
    is_threatened,
    realignment_modifier,
)
from agon.games.twilight_struggle.tracks import add_military_ops, degrade_defcon, gain_vp, win
from agon.games.twilight_struggle.variants import is_open, place_point
from agon.games.twilight_struggle.words import (
    COUNTRIES,
    COUP,
    COUP_ROLL,
    COUPS,
    CUBAN_COUP,
    DIE,
    INFLUENCE,
    OPERATIONS,
    PASS,
    PLACE,
    REALIGNMENT,
    REALIGNMENT_ROLL,
    REALIGNS,
    REMOVE,
    SPACES,
    TARGET,
    US,
    USE,
    USSR,
    WITHDRAW,
    country,
)

# kinds of operations, as bits
BY_INFLUENCE, BY_COUP, BY_REALIGNMENT = 1, 2, 4
ANY_OPERATION = 7

HOME_NEIGHBOURS = tuple(tuple(c for c in SPACES if NEXT_TO[c] == side) for side in (US, USSR))
MISSILES = ((country("west_germany"), country("turkey")), (country("cuba"),))


# ---------------------------------------------------------------- 6.0


def operations_open(p: Map, side: int, kinds: int) -> Options:
    """The kinds of operations a side can conduct now."""
    offered: Options = []
    if kinds & BY_INFLUENCE and any(is_accessible(p, side, c) for c in COUNTRIES):
        offered += [INFLUENCE]
    if kinds & BY_COUP and any_coup(p, side, ANYWHERE, 0):
        offered += [COUP]
    if kinds & BY_REALIGNMENT and any_realignment(p, side, ANYWHERE, 0):
        offered += [REALIGNMENT]
    return offered


def any_coup(p: Map, side: int, area: int, free: int) -> bool:
    enemy = opponent(side)
    return any(
        p.influence[enemy, c] > 0 and (free == 1 or p.defcon >= OPEN_AT[c]) and can_coup(p, side, c, area, free)
        for c in COUNTRIES
    )


def any_realignment(p: Map, side: int, area: int, free: int) -> bool:
    enemy = opponent(side)
    least = influence_to_realign(p)
    return any(p.influence[enemy, c] >= least and can_realign(p, side, c, area, free) for c in COUNTRIES)


def conduct_operations(p: Map, side: int, ops: int, kinds: int = ANY_OPERATION, may_pass: int = 0) -> Script:
    """7.4.3 Operations granted by an event, as with a card of that (already modified) value."""
    offered = operations_granted(p, side, kinds, may_pass)
    if not offered:
        return
    what = yield ask(side, USE, offered)
    if what != PASS:
        yield from operate(p, side, what, ops, 0)


def operations_granted(p: Map, side: int, kinds: int, may_pass: int) -> Options:
    if may_pass == 1:
        return operations_open(p, side, kinds) + [PASS]
    return operations_open(p, side, kinds)


def operate(p: Map, side: int, what: int, ops: int, china: int) -> Script:
    """6.0 All points of a card go to one kind of operation. `china` is 1 for the China Card."""
    tell(OPERATIONS, side, what, ops)
    if what != COUP and mixes_operations(p):
        yield from mix(p, side, what, ops, china)
    elif what == INFLUENCE:
        yield from place_influence(p, side, ops, china)
    elif what == COUP:
        yield from coup(p, side, ops, ANYWHERE, 0, china)
    elif what == REALIGNMENT:
        yield from realign(p, side, ops, ANYWHERE, 0, china)


# ---------------------------------------------------------------- 6.1


def is_accessible(p: Map, side: int, country: int) -> bool:
    """6.1.1, 6.1.4 In or next to a country that held own influence as the round began, or next to home."""
    return (
        p.presence[side, country] == 1
        or NEXT_TO[country] == side
        or any(p.presence[side, n] == 1 for n in NEIGHBOURS[country])
    ) and not is_closed_to_placement(p, side, country)


def note_access(p: Map, side: int) -> None:
    """Mark every country in which a point can be placed."""
    for c in COUNTRIES:
        if p.presence[side, c] == 1:
            p.access[c] = 1
            for n in NEIGHBOURS[c]:
                p.access[n] = 1
    for c in HOME_NEIGHBOURS[side]:
        p.access[c] = 1 if is_open(p, side, c) else 0
    if p.in_force[CHERNOBYL] > 0:
        for c in SPACES:
            if is_closed_to_placement(p, side, c):
                p.access[c] = 0


def forget_access(p: Map) -> None:
    for c in SPACES:
        p.access[c] = 0


def cost(p: Map, side: int, country: int) -> int:
    """6.1.2 Two points in a country the enemy controls, else one."""
    return 2 if controls(p, opponent(side), country) else 1


def bonus(p: Map, side: int, china: int, in_asia: int, in_southeast_asia: int) -> int:
    """9.6 One more for the China Card while all is spent in Asia, for Vietnam Revolts while all in Southeast Asia."""
    return china * in_asia + (in_southeast_asia if has_southeast_asia_bonus(p, side) else 0)


def can_afford(p: Map, side: int, c: int, left: int, china: int, in_asia: int, in_southeast_asia: int) -> bool:
    """Whether a point can be placed there with what is left, counting the bonuses that would remain."""
    asia = in_asia * IN_AREA[IN_ASIA][c]
    southeast = in_southeast_asia * IN_AREA[IN_SOUTHEAST_ASIA][c]
    return cost(p, side, c) <= left + bonus(p, side, china, asia, southeast)


def places(p: Map, side: int, left: int, china: int, in_asia: int, in_southeast_asia: int) -> Options:
    """Where the next point can go; the last points, owed to a bonus, may be left."""
    if left >= 2:
        return [c for c in SPACES if p.access[c] > 0]
    enemy = opponent(side)
    if bonus(p, side, china, in_asia, in_southeast_asia) == 0:
        return [c for c in SPACES if p.access[c] > 0 and p.influence[enemy, c] - p.influence[side, c] < STABILITY[c]]
    spots = [c for c in SPACES if p.access[c] > 0 and can_afford(p, side, c, left, china, in_asia, in_southeast_asia)]
    if left <= 0 and spots:
        return spots + [PASS]
    return spots


def place_influence(p: Map, side: int, ops: int, china: int) -> Script:
    """6.1 Point by point; the extra points of an area are forgone by placing outside it (TS-R-25)."""
    note_access(p, side)
    left = ops
    in_asia = 1
    in_southeast_asia = 1
    while left + bonus(p, side, china, in_asia, in_southeast_asia) > 0:
        spots = places(p, side, left, china, in_asia, in_southeast_asia)
        if not spots:
            break
        choice = yield ask(side, PLACE, spots)
        if choice == PASS:
            break
        left -= cost(p, side, choice)
        place_point(p, side, choice)
        in_asia = in_asia * IN_AREA[IN_ASIA][choice]
        in_southeast_asia = in_southeast_asia * IN_AREA[IN_SOUTHEAST_ASIA][choice]
    forget_access(p)


# ---------------------------------------------------------------- 6.2


def can_realign(p: Map, side: int, country: int, area: int, free: int) -> bool:
    """6.2.1 The opponent has influence there, DEFCON allows it, nothing shields it."""
    return (
        (p.defcon >= OPEN_AT[country] or realigns_anywhere(p, free))
        and p.influence[1 - side, country] >= influence_to_realign(p)
        and IN_AREA[area][country] == 1
        and not is_shielded(p, side, country)
    )


def realign(p: Map, side: int, ops: int, area: int, free: int, china: int, one_region: int = 0) -> Script:
    """6.2 One roll a point, each resolved before the next is named; one may stop after any roll."""
    left = ops
    in_asia = 1
    in_southeast_asia = 1
    rolled = 0
    limit = area
    while left + bonus(p, side, china, in_asia, in_southeast_asia) > 0:
        spots = realignment_targets(p, side, limit, free, left, china, in_asia, in_southeast_asia)
        if not spots:
            return
        target = yield ask(side, TARGET, spots + stopping(rolled))
        if target == PASS:
            return
        left -= 1
        rolled = 1
        in_asia = in_asia * IN_AREA[IN_ASIA][target]
        in_southeast_asia = in_southeast_asia * IN_AREA[IN_SOUTHEAST_ASIA][target]
        if one_region == 1:
            limit = AREA_OF_REGION[REGION[target]]
        yield from realignment_roll(p, side, target)


def realignment_targets(
    p: Map, side: int, area: int, free: int, left: int, china: int, in_asia: int, in_southeast_asia: int
) -> Options:
    enemy = opponent(side)
    least = influence_to_realign(p)
    if left > 0:
        return [c for c in COUNTRIES if p.influence[enemy, c] >= least and can_realign(p, side, c, area, free)]
    return [
        c
        for c in COUNTRIES
        if p.influence[enemy, c] >= least
        and can_realign(p, side, c, area, free)
        and bonus(p, side, china, in_asia * IN_AREA[IN_ASIA][c], in_southeast_asia * IN_AREA[IN_SOUTHEAST_ASIA][c])
        > -left
    ]


def stopping(rolled: int) -> Options:
    """6.2.1 After a roll one may stop."""
    if rolled == 1:
        return [PASS]
    return []


def realignment_bonus(p: Map, side: int, country: int) -> int:
    """6.2.2 Adjacent controlled countries, more influence in the target, home next door; and lasting effects."""
    return (
        sum(controls(p, side, n) for n in NEIGHBOURS[country])
        + (1 if p.influence[side, country] > p.influence[1 - side, country] else 0)
        + (1 if NEXT_TO[country] == side else 0)
        + realignment_modifier(p, side)
    )


def realignment_roll(p: Map, side: int, country: int) -> Script:
    """6.2.2 Both roll; the lower loses the difference, never more than it has (6.2.3)."""
    tell(REALIGNS, side, country)
    us = yield roll(DIE)
    ussr = yield roll(DIE)
    us_bonus = realignment_bonus(p, US, country)
    ussr_bonus = realignment_bonus(p, USSR, country)
    tell(REALIGNMENT_ROLL, us, us_bonus, ussr, ussr_bonus)
    lead = us + us_bonus - ussr - ussr_bonus
    if lead > 0 and can_lose(p, USSR, side):
        take(p, USSR, country, lead)
    elif lead < 0 and can_lose(p, US, side):
        take(p, US, country, -lead)


# ---------------------------------------------------------------- 6.1 and 6.2 mixed


def mix(p: Map, side: int, first: int, ops: int, china: int) -> Script:
    """OPT-3 Points for influence and for realignments, by turns as one likes, but never both in one country."""
    note_access(p, side)
    kind = first
    left = ops
    in_asia = 1
    in_southeast_asia = 1
    used = 0
    while left + bonus(p, side, china, in_asia, in_southeast_asia) > 0:
        if not mixed_uses(p, side, kind, used, left, china, in_asia, in_southeast_asia):
            break
        if kind == INFLUENCE:
            choice = yield ask(side, PLACE, mixed_uses(p, side, kind, used, left, china, in_asia, in_southeast_asia))
        else:
            choice = yield ask(side, TARGET, mixed_uses(p, side, kind, used, left, china, in_asia, in_southeast_asia))
        if choice == PASS:
            break
        used = 0
        if choice in (INFLUENCE, REALIGNMENT):
            kind = choice
            tell(OPERATIONS, side, kind, left + bonus(p, side, china, in_asia, in_southeast_asia))
        else:
            used = 1
            left -= cost(p, side, choice) if kind == INFLUENCE else 1
            in_asia = in_asia * IN_AREA[IN_ASIA][choice]
            in_southeast_asia = in_southeast_asia * IN_AREA[IN_SOUTHEAST_ASIA][choice]
            yield from mixed_point(p, side, kind, choice)
    forget_access(p)
    for c in COUNTRIES:
        p.placed[c] = 0


def mixed_point(p: Map, side: int, kind: int, country: int) -> Script:
    """One influence, which closes the country to realignments; or one roll, which closes it to influence."""
    if kind == INFLUENCE:
        p.placed[country] = 1
        add(p, side, country, 1)
    else:
        p.access[country] = 0
        yield from realignment_roll(p, side, country)


def mixed_uses(
    p: Map, side: int, kind: int, used: int, left: int, china: int, in_asia: int, in_southeast_asia: int
) -> Options:
    """Where the next point can go; once one is spent, the other kind too, and after a roll one may stop."""
    spots = places(p, side, left, china, in_asia, in_southeast_asia)
    targets = mixed_targets(p, side, left, china, in_asia, in_southeast_asia)
    if kind == INFLUENCE:
        if used == 0 or not targets:
            return spots
        if spots:
            return spots + [REALIGNMENT]
        return [REALIGNMENT, PASS]
    if used == 1 and any(c != PASS for c in spots):
        targets += [INFLUENCE]
    if targets:
        return targets + stopping(used)
    return targets


def mixed_targets(p: Map, side: int, left: int, china: int, in_asia: int, in_southeast_asia: int) -> Options:
    found = realignment_targets(p, side, ANYWHERE, 0, left, china, in_asia, in_southeast_asia)
    return [c for c in found if p.placed[c] == 0]


# ---------------------------------------------------------------- 6.3


def can_coup(p: Map, side: int, country: int, area: int, free: int) -> bool:
    """6.3.1 The opponent has influence there; DEFCON allows it unless the coup is free (6.3.5); nothing shields it."""
    return (
        (free == 1 or p.defcon >= OPEN_AT[country])
        and p.influence[1 - side, country] > 0
        and IN_AREA[area][country] == 1
        and not is_shielded(p, side, country)
        and not is_spared_from_coups(p, side, country)
    )


def coup_targets(p: Map, side: int, area: int, free: int, but: int) -> Options:
    enemy = opponent(side)
    return [c for c in COUNTRIES if p.influence[enemy, c] > 0 and c != but and can_coup(p, side, c, area, free)]


def withdrawals(p: Map, side: int) -> Options:
    """Countries from which the threatened side can take two influence to end the Cuban Missile Crisis."""
    return [c for c in MISSILES[side] if p.influence[side, c] >= 2]


def withdraw_or_nothing(p: Map, side: int) -> Options:
    if is_threatened(p, side) and any(p.influence[side, c] >= 2 for c in MISSILES[side]):
        return [WITHDRAW]
    return []


def withdraw(p: Map, side: int) -> Script:
    """The Cuban Missile Crisis ends by taking two influence out of one country."""
    country = yield ask(side, REMOVE, withdrawals(p, side))
    take(p, side, country, 2)
    end(p, CUBAN_MISSILE_CRISIS)


def coup(p: Map, side: int, ops: int, area: int, free: int, china: int, but: int = NONE) -> Script:
    """6.3 Coup; the result is what the opponent lost there."""
    target = yield ask(side, TARGET, coup_targets(p, side, area, free, but) + withdraw_or_nothing(p, side))
    if target == WITHDRAW:
        yield from withdraw(p, side)
        target = yield ask(side, TARGET, coup_targets(p, side, area, free, but))
    lost = yield from coup_in(p, side, target, coup_ops(p, side, target, ops, china), free)
    return lost


def coup_ops(p: Map, side: int, target: int, ops: int, china: int) -> int:
    return ops + bonus(p, side, china, IN_AREA[IN_ASIA][target], IN_AREA[IN_SOUTHEAST_ASIA][target])


def coup_in(p: Map, side: int, target: int, ops: int, free: int) -> Script:
    tell(COUPS, side, target)
    if is_threatened(p, side):
        win(p, opponent(side), CUBAN_COUP)  # TS-R-5
    if side == US and p.in_force[YURI_AND_SAMANTHA] > 0:
        gain_vp(p, USSR, 1)  # TS-R-50
    die = yield roll(DIE)
    result = die + ops + coup_modifier(p, side, target) - 2 * STABILITY[target]
    tell(COUP_ROLL, die, ops, coup_modifier(p, side, target), 2 * STABILITY[target], result)
    lost = min(max(result, 0), p.influence[1 - side, target])
    take(p, opponent(side), target, lost)  # 6.3.2
    add(p, side, target, max(result, 0) - lost)
    if free == 0:
        add_military_ops(p, side, ops)  # 6.3.3; 8.2.5
    if not coup_leaves_defcon(p, side, target):
        degrade_defcon(p)  # 6.3.4
    return lost
