"""Lasting effects: one table (`p.in_force`, by card: 0, or 1 + an argument) and the questions the rules ask of it.

The argument is the side that set the effect, for Chernobyl the region. Turn-long effects end with the turn.
"""

from __future__ import annotations

from agon.engine.script import tell
from agon.games.twilight_struggle.board import (
    AREA_OF_REGION,
    BATTLEGROUND,
    IN_AREA,
    IN_ASIA,
    IN_EUROPE,
    IN_LATIN_AMERICA,
    IN_MIDDLE_EAST,
    SIDE,
    TURN_LONG,
    Map,
    controls,
    opponent,
)
from agon.games.twilight_struggle.editions import printed_ops
from agon.games.twilight_struggle.words import (
    CARDS,
    COUNTRIES,
    EFFECT_BEGINS,
    EFFECT_ENDS,
    NEUTRAL,
    REGIONS,
    US,
    USSR,
    card,
    country,
)

FIVE_YEAR_PLAN = card(5)
THE_CHINA_CARD = card(6)
SOCIALIST_GOVERNMENTS = card(7)
VIETNAM_REVOLTS = card(9)
ARAB_ISRAELI_WAR = card(13)
WARSAW_PACT = card(16)
DE_GAULLE = card(17)
NATO = card(21)
MARSHALL_PLAN = card(23)
CONTAINMENT = card(25)
US_JAPAN_PACT = card(27)
RED_SCARE = card(31)
UN_INTERVENTION = card(32)
FORMOSAN_RESOLUTION = card(35)
CUBAN_MISSILE_CRISIS = card(40)
NUCLEAR_SUBS = card(41)
QUAGMIRE = card(42)
SALT = card(43)
BEAR_TRAP = card(44)
KITCHEN_DEBATES = card(48)
MISSILE_ENVY = card(49)
WE_WILL_BURY_YOU = card(50)
BREZHNEV_DOCTRINE = card(51)
WILLY_BRANDT = card(55)
MUSLIM_REVOLUTION = card(56)
CULTURAL_REVOLUTION = card(58)
FLOWER_POWER = card(59)
U2_INCIDENT = card(60)
OPEC = card(61)
CAMP_DAVID = card(65)
JOHN_PAUL_II = card(68)
DEATH_SQUADS = card(69)
SHUTTLE_DIPLOMACY = card(73)
ASK_NOT = card(77)
ONE_SMALL_STEP = card(80)
IRANIAN_HOSTAGE_CRISIS = card(82)
IRON_LADY = card(83)
STAR_WARS = card(85)
NORTH_SEA_OIL = card(86)
THE_REFORMER = card(87)
IRAN_CONTRA = card(93)
CHERNOBYL = card(94)
TEAR_DOWN_THIS_WALL = card(96)
EVIL_EMPIRE = card(97)
ALDRICH_AMES = card(98)
WARGAMES = card(100)
SOLIDARITY = card(101)
DEFECTORS = card(103)
CAMBRIDGE_FIVE = card(104)
NORAD = card(106)
OUR_MAN_IN_TEHRAN = card(108)
YURI_AND_SAMANTHA = card(109)
AWACS = card(110)

FRANCE = country("france")
WEST_GERMANY = country("west_germany")
JAPAN = country("japan")
CUBA = country("cuba")
TURKEY = country("turkey")

PREVENTED_BY = tuple(
    {
        SOCIALIST_GOVERNMENTS: IRON_LADY,
        ARAB_ISRAELI_WAR: CAMP_DAVID,
        WILLY_BRANDT: TEAR_DOWN_THIS_WALL,
        MUSLIM_REVOLUTION: AWACS,
        FLOWER_POWER: EVIL_EMPIRE,
        OPEC: NORTH_SEA_OIL,
    }.get(c, -1)
    for c in range(CARDS.stop)
)


def start(p: Map, card: int, argument: int) -> None:
    """An effect comes into force."""
    p.in_force[card] = 1 + argument
    tell(EFFECT_BEGINS, card)


def start_for(p: Map, card: int, side: int) -> None:
    """The same for an effect that each side may have set against the other: a bit a side."""
    p.in_force[card] |= 1 + side
    tell(EFFECT_BEGINS, card)


def end(p: Map, card: int) -> None:
    """An effect ends, if it was in force."""
    if p.in_force[card] > 0:
        p.in_force[card] = 0
        tell(EFFECT_ENDS, card)


def end_turn_long(p: Map) -> None:
    for c in CARDS:
        if TURN_LONG[c]:
            end(p, c)


# ---------------------------------------------------------------- what is a card worth?


def ops_modifier(p: Map, side: int) -> int:
    """7.4 What all cards of a side gain or lose this turn."""
    more = p.in_force[CONTAINMENT] if side == US else p.in_force[BREZHNEV_DOCTRINE]
    return min(more, 1) - (1 if p.in_force[RED_SCARE] & (1 + opponent(side)) else 0)


def modified(p: Map, side: int, ops: int) -> int:
    """7.4 The modified value: never below 1 nor above 4 (TS-R-20); area bonuses come on top."""
    return min(4, max(1, ops + ops_modifier(p, side)))


def ops_value(p: Map, side: int, card: int) -> int:
    return modified(p, side, printed_ops(p, card))


def has_southeast_asia_bonus(p: Map, side: int) -> bool:
    return side == USSR and p.in_force[VIETNAM_REVOLTS] > 0


# ---------------------------------------------------------------- may this happen there?

# DEFCON at which a region is open to coups and realignments (8.1.5)
OPEN_AT = tuple(
    5 if IN_AREA[IN_EUROPE][c] else 4 if IN_AREA[IN_ASIA][c] else 3 if IN_AREA[IN_MIDDLE_EAST][c] else 2
    for c in COUNTRIES
)


def is_shielded(p: Map, side: int, country: int) -> bool:
    """NATO and the pact with Japan keep the USSR from coups and realignments."""
    return side == USSR and (
        (p.in_force[NATO] > 0 and is_covered_by_nato(p, country))
        or (p.in_force[US_JAPAN_PACT] > 0 and country == JAPAN)
    )


def is_covered_by_nato(p: Map, country: int) -> bool:
    """TS-R-46: tested at the moment of the attempt."""
    return (
        IN_AREA[IN_EUROPE][country] == 1
        and controls(p, US, country)
        and not (country == FRANCE and p.in_force[DE_GAULLE] > 0)
        and not (country == WEST_GERMANY and p.in_force[WILLY_BRANDT] > 0)
    )


def is_spared_from_coups(p: Map, side: int, country: int) -> bool:
    """The Reformer: no Soviet coups in Europe."""
    return side == USSR and p.in_force[THE_REFORMER] > 0 and IN_AREA[IN_EUROPE][country] == 1


def is_closed_to_placement(p: Map, side: int, country: int) -> bool:
    """Chernobyl: a region without Soviet influence placed by operations."""
    if side == US or p.in_force[CHERNOBYL] == 0:
        return False
    return IN_AREA[AREA_OF_REGION[REGIONS[p.in_force[CHERNOBYL] - 1]]][country] == 1


def is_threatened(p: Map, side: int) -> bool:
    """Cuban Missile Crisis: whoever is threatened loses by any coup."""
    return p.in_force[CUBAN_MISSILE_CRISIS] == 1 + opponent(side)


def coup_modifier(p: Map, side: int, country: int) -> int:
    """SALT and the Death Squads change the die of a coup (TS-R-42)."""
    change = -1 if p.in_force[SALT] > 0 else 0
    if p.in_force[DEATH_SQUADS] > 0 and IN_AREA[IN_LATIN_AMERICA][country] == 1:
        change += 1 if p.in_force[DEATH_SQUADS] & (1 + side) else 0
        change -= 1 if p.in_force[DEATH_SQUADS] & (1 + opponent(side)) else 0
    return change


def coup_leaves_defcon(p: Map, side: int, country: int) -> bool:
    """6.3.4 Only battlegrounds move DEFCON, and with Nuclear Subs not those of US coups."""
    return BATTLEGROUND[country] == 0 or (side == US and p.in_force[NUCLEAR_SUBS] > 0)


def realignment_modifier(p: Map, side: int) -> int:
    return -1 if side == US and p.in_force[IRAN_CONTRA] > 0 else 0


# ---------------------------------------------------------------- may this event happen?


def is_prevented(p: Map, card: int) -> bool:
    """5.2 Another event in force forbids it, or its prerequisite has not been played."""
    if PREVENTED_BY[card] >= 0:
        return p.in_force[PREVENTED_BY[card]] > 0
    if card == NATO:
        return p.in_force[WARSAW_PACT] == 0 and p.in_force[MARSHALL_PLAN] == 0
    if card == SOLIDARITY:
        return p.in_force[JOHN_PAUL_II] == 0
    if card == CAMBRIDGE_FIVE:
        return p.turn >= 8
    return False


def event_belongs_to(card: int, player: int) -> int:
    """Who carries the event out: the side on the card, or whoever plays a neutral one."""
    return player if SIDE[card] == NEUTRAL else SIDE[card]


def is_opponents(card: int, side: int) -> bool:
    return SIDE[card] == opponent(side)
