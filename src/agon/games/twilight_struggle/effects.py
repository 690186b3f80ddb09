"""Lasting effects: one table (`p.in_force`, by card: 0, or 1 + an argument) and the queries of the rules.

The argument is the side that set the effect; for Chernobyl it is the region. Turn-long effects end with the turn.
"""

from __future__ import annotations

from agon.engine.script import tell
from agon.games.twilight_struggle import board
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.editions import printed_ops

FIVE_YEAR_PLAN = w.card(5)
THE_CHINA_CARD = w.card(6)
SOCIALIST_GOVERNMENTS = w.card(7)
VIETNAM_REVOLTS = w.card(9)
ARAB_ISRAELI_WAR = w.card(13)
WARSAW_PACT = w.card(16)
DE_GAULLE = w.card(17)
NATO = w.card(21)
MARSHALL_PLAN = w.card(23)
CONTAINMENT = w.card(25)
US_JAPAN_PACT = w.card(27)
RED_SCARE = w.card(31)
UN_INTERVENTION = w.card(32)
FORMOSAN_RESOLUTION = w.card(35)
CUBAN_MISSILE_CRISIS = w.card(40)
NUCLEAR_SUBS = w.card(41)
QUAGMIRE = w.card(42)
SALT = w.card(43)
BEAR_TRAP = w.card(44)
KITCHEN_DEBATES = w.card(48)
MISSILE_ENVY = w.card(49)
WE_WILL_BURY_YOU = w.card(50)
BREZHNEV_DOCTRINE = w.card(51)
WILLY_BRANDT = w.card(55)
MUSLIM_REVOLUTION = w.card(56)
CULTURAL_REVOLUTION = w.card(58)
FLOWER_POWER = w.card(59)
U2_INCIDENT = w.card(60)
OPEC = w.card(61)
CAMP_DAVID = w.card(65)
GRAIN_SALES = w.card(67)
JOHN_PAUL_II = w.card(68)
DEATH_SQUADS = w.card(69)
SHUTTLE_DIPLOMACY = w.card(73)
ASK_NOT = w.card(77)
ONE_SMALL_STEP = w.card(80)
IRANIAN_HOSTAGE_CRISIS = w.card(82)
IRON_LADY = w.card(83)
STAR_WARS = w.card(85)
NORTH_SEA_OIL = w.card(86)
THE_REFORMER = w.card(87)
IRAN_CONTRA = w.card(93)
CHERNOBYL = w.card(94)
TEAR_DOWN_THIS_WALL = w.card(96)
EVIL_EMPIRE = w.card(97)
ALDRICH_AMES = board.ALDRICH_AMES
WARGAMES = w.card(100)
SOLIDARITY = w.card(101)
DEFECTORS = w.card(103)
CAMBRIDGE_FIVE = w.card(104)
NORAD = w.card(106)
OUR_MAN_IN_TEHRAN = w.card(108)
YURI_AND_SAMANTHA = w.card(109)
AWACS = w.card(110)

TRAP = (QUAGMIRE, BEAR_TRAP)

FRANCE = w.country("france")
WEST_GERMANY = w.country("west_germany")
JAPAN = w.country("japan")
CANADA = w.country("canada")
CUBA = w.country("cuba")
TURKEY = w.country("turkey")

PREVENTED_BY = tuple(
    {
        SOCIALIST_GOVERNMENTS: IRON_LADY,
        ARAB_ISRAELI_WAR: CAMP_DAVID,
        WILLY_BRANDT: TEAR_DOWN_THIS_WALL,
        MUSLIM_REVOLUTION: AWACS,
        FLOWER_POWER: EVIL_EMPIRE,
        OPEC: NORTH_SEA_OIL,
    }.get(c, -1)
    for c in range(w.CARDS.stop)
)


def start(p: Map, card: int, argument: int) -> None:
    """Put an effect in force."""
    p.in_force[card] = 1 + argument
    tell(w.EFFECT_BEGINS, card)


def start_for(p: Map, card: int, side: int) -> None:
    """Put an effect in force that both sides may have: one bit per side."""
    p.in_force[card] |= 1 + side
    tell(w.EFFECT_BEGINS, card)


def end(p: Map, card: int) -> None:
    """End an effect, if it is in force."""
    if p.in_force[card] > 0:
        p.in_force[card] = 0
        tell(w.EFFECT_ENDS, card)


def end_turn_long(p: Map) -> None:
    for c in w.CARDS:
        if board.TURN_LONG[c]:
            end(p, c)


def is_in_force(p: Map, card: int) -> bool:
    return p.in_force[card] > 0


# ---------------------------------------------------------------- what is a card worth?


def ops_modifier(p: Map, side: int) -> int:
    """7.4 What all cards of a side gain or lose this turn."""
    more = p.in_force[CONTAINMENT] if side == w.US else p.in_force[BREZHNEV_DOCTRINE]
    return min(more, 1) - (1 if p.in_force[RED_SCARE] & (1 + board.opponent(side)) else 0)


def modified(p: Map, side: int, ops: int) -> int:
    """7.4 The modified value: never below 1 nor above 4 (TS-R-20); area bonuses come on top."""
    return min(4, max(1, ops + ops_modifier(p, side)))


def ops_value(p: Map, side: int, card: int) -> int:
    return modified(p, side, printed_ops(p, card))


def has_southeast_asia_bonus(p: Map, side: int) -> bool:
    return side == w.USSR and p.in_force[VIETNAM_REVOLTS] > 0


# ---------------------------------------------------------------- may this happen there?

# DEFCON at which a region is open to coups and realignments (8.1.5)
OPEN_AT = tuple(
    5
    if board.IN_AREA[board.IN_EUROPE][c]
    else 4
    if board.IN_AREA[board.IN_ASIA][c]
    else 3
    if board.IN_AREA[board.IN_MIDDLE_EAST][c]
    else 2
    for c in w.COUNTRIES
)


def is_shielded(p: Map, side: int, country: int) -> bool:
    """NATO and the pact with Japan keep the USSR from coups and realignments."""
    return side == w.USSR and (
        (p.in_force[NATO] > 0 and is_covered_by_nato(p, country))
        or (p.in_force[US_JAPAN_PACT] > 0 and country == JAPAN)
    )


def is_covered_by_nato(p: Map, country: int) -> bool:
    """TS-R-46: tested at the moment of the attempt."""
    return (
        board.IN_AREA[board.IN_EUROPE][country] == 1
        and board.controls(p, w.US, country)
        and not (country == FRANCE and p.in_force[DE_GAULLE] > 0)
        and not (country == WEST_GERMANY and p.in_force[WILLY_BRANDT] > 0)
    )


def is_spared_from_coups(p: Map, side: int, country: int) -> bool:
    """The Reformer: no Soviet coups in Europe."""
    return side == w.USSR and p.in_force[THE_REFORMER] > 0 and board.IN_AREA[board.IN_EUROPE][country] == 1


def is_closed_to_placement(p: Map, side: int, country: int) -> bool:
    """Chernobyl: a region without Soviet influence placed by operations."""
    if side == w.US or p.in_force[CHERNOBYL] == 0:
        return False
    return board.IN_AREA[board.AREA_OF_REGION[w.REGIONS[p.in_force[CHERNOBYL] - 1]]][country] == 1


def is_threatened(p: Map, side: int) -> bool:
    """Cuban Missile Crisis: a threatened side loses by any coup."""
    return p.in_force[CUBAN_MISSILE_CRISIS] == 1 + board.opponent(side)


def coup_modifier(p: Map, side: int, country: int) -> int:
    """SALT and the Death Squads change the die of a coup (TS-R-42)."""
    change = -1 if p.in_force[SALT] > 0 else 0
    if p.in_force[DEATH_SQUADS] > 0 and board.IN_AREA[board.IN_LATIN_AMERICA][country] == 1:
        change += 1 if p.in_force[DEATH_SQUADS] & (1 + side) else 0
        change -= 1 if p.in_force[DEATH_SQUADS] & (1 + board.opponent(side)) else 0
    return change


def coup_leaves_defcon(p: Map, side: int, country: int) -> bool:
    """6.3.4 Only battlegrounds move DEFCON, and with Nuclear Subs not those of US coups."""
    return board.BATTLEGROUND[country] == 0 or (side == w.US and p.in_force[NUCLEAR_SUBS] > 0)


def realignment_modifier(p: Map, side: int) -> int:
    return -1 if side == w.US and p.in_force[IRAN_CONTRA] > 0 else 0


# ---------------------------------------------------------------- what may or must a side do in its round?


def is_trapped(p: Map, side: int) -> bool:
    """Quagmire and Bear Trap: the side discards cards until it rolls its way out."""
    return p.in_force[TRAP[side]] > 0


def has_missile_envy(p: Map, side: int) -> bool:
    """TS-R-73 Missile Envy was given to the side, which must use it for operations."""
    return p.in_force[MISSILE_ENVY] == 1 + side


def owes_for_war(p: Map, side: int, card: int) -> bool:
    """TS-R-107 Flower Power: the US pays for war cards that can happen."""
    return side == w.US and board.WAR[card] == 1 and p.in_force[FLOWER_POWER] > 0 and not is_prevented(p, card)


def owes_for_we_will_bury_you(p: Map, side: int) -> bool:
    """TS-R-64 We Will Bury You: the US pays in its next action round."""
    return side == w.US and p.phase == board.ACTION_ROUNDS and p.phasing == w.US and p.in_force[WE_WILL_BURY_YOU] > 0


def has_norad(p: Map) -> bool:
    """NORAD works while the US controls Canada."""
    return p.in_force[NORAD] > 0 and board.controls(p, w.US, CANADA)


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


def acting(p: Map) -> int:
    """The side that plays the card whose event happens; in a Soviet round this may be the US, by Grain Sales or Star
    Wars."""
    return w.US if p.where[GRAIN_SALES] == board.IN_PLAY or p.where[STAR_WARS] == board.IN_PLAY else p.phasing


def event_belongs_to(card: int, player: int) -> int:
    """The side that carries out the event: the side on the card, or the player of a neutral one."""
    return player if board.SIDE[card] == w.NEUTRAL else board.SIDE[card]


def is_opponents(card: int, side: int) -> bool:
    return board.SIDE[card] == board.opponent(side)
