"""What a card is worth to the side that holds it: its operations, its event, and the trouble it can make.

One operation is worth 60, a victory point 45.
"""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.twilight_struggle.board import (
    HAND,
    IN_AREA,
    IN_LATIN_AMERICA,
    IN_PLAY,
    OPEC_AREA,
    SCORING,
    SIDE,
    Map,
    controls,
    opponent,
)
from agon.games.twilight_struggle.cards import can_happen
from agon.games.twilight_struggle.effects import (
    DEFECTORS,
    FIVE_YEAR_PLAN,
    MISSILE_ENVY,
    OPEC,
    STAR_WARS,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    WARGAMES,
    event_belongs_to,
    is_opponents,
    modified,
    ops_value,
)
from agon.games.twilight_struggle.events.early_war import SCORED_REGION
from agon.games.twilight_struggle.mind_danger import (
    BATTLEGROUNDS,
    DUCK_AND_COVER,
    GRAIN_SALES,
    HOW_I_LEARNED,
    IS_RISKY,
    is_deadly,
    risks_in_hand,
)
from agon.games.twilight_struggle.mind_places import standing
from agon.games.twilight_struggle.scoring import CONTROL, level, points, southeast_asian_points
from agon.games.twilight_struggle.space_race import FIRST_VP, HIGHEST_DIE, LAST_BOX, SECOND_VP, can_space
from agon.games.twilight_struggle.words import CARDS, COUNTRIES, EUROPE, US, USSR, card, country

OPERATION = 60
POINT = 45

# ---------------------------------------------------------------- events

# by printed number, as self-play says; those that are counted stand below
_EVENTS = {
    **{5: 90, 7: 170, 8: 110, 9: 90, 10: 50, 11: 110, 12: 40, 13: 70, 14: 90, 15: 140, 16: 90, 17: 130, 18: 90},
    **{19: 10, 20: 70, 21: 70, 22: 30, 23: 150, 24: 100, 25: 160, 26: 70, 27: 150, 28: 130, 29: 100, 30: 260},
    **{31: 200, 33: 240, 35: 20, 36: 130, 40: 60, 41: 40, 42: 180, 43: 110, 44: 180, 45: 50, 47: 130, 48: 130},
    **{49: 90, 50: 170, 51: 150, 52: 100, 53: 60, 54: 60, 55: 100, 56: 200, 57: 230, 58: 160, 59: 50, 60: 50},
    **{62: 70, 63: 260, 64: 70, 65: 140, 66: 130, 67: 150, 68: 130, 69: 20, 70: 120, 71: 140, 72: 120, 73: 70},
    **{74: 360, 75: 160, 76: 240, 77: 180, 80: 150, 82: 150, 83: 50, 85: 120, 86: 70, 87: 310, 88: 130, 89: 350},
    **{90: 300, 91: 40, 92: 30, 94: 70, 95: 40, 96: 230, 97: 100, 98: 120, 99: 200, 101: 120, 102: 100, 103: 10},
    **{104: 30, 105: 50, 106: 40, 107: 140, 108: 30, 109: 20, 110: 90},
}
EVENT_WORTH = tuple(_EVENTS.get(c - CARDS.start + 1, 0) if c in CARDS else 0 for c in range(CARDS.stop))

NUCLEAR_TEST_BAN = card(34)
ARMS_RACE = card(39)
ALLIANCE_FOR_PROGRESS = card(78)
REAGAN_BOMBS_LIBYA = card(84)
SOUTHEAST_ASIA_SCORING = card(38)
COUNTED = (
    *(DUCK_AND_COVER, NUCLEAR_TEST_BAN, ARMS_RACE, HOW_I_LEARNED, OPEC),
    *(ALLIANCE_FOR_PROGRESS, REAGAN_BOMBS_LIBYA, WARGAMES),
)
IS_COUNTED = tuple(int(c in COUNTED) for c in range(CARDS.stop))
LIBYA = country("libya")
# events that turn one country: worth nothing where it is theirs already
_TURNS = {8: "cuba", 12: "romania", 15: "egypt", 27: "japan", 54: "chile", 72: "egypt", 82: "iran", 101: "poland"}
TURNS = tuple(
    country(_TURNS[c - CARDS.start + 1]) if c - CARDS.start + 1 in _TURNS else NONE for c in range(CARDS.stop)
)


def event_worth(p: Map, player: int, c: int) -> int:
    """What the event of a card is worth to whoever carries it out, if this player lets it happen."""
    side = event_belongs_to(c, player)
    if SCORING[c] == 1:
        return POINT * scored(p, player, c)
    if not can_happen(p, c, side):
        return 0
    if IS_COUNTED[c] == 1:
        return POINT * counted(p, side, c)
    if TURNS[c] != NONE and standing(p, side, TURNS[c]) > 100:
        return EVENT_WORTH[c] // 4
    return EVENT_WORTH[c]


def counted(p: Map, side: int, c: int) -> int:
    """Events that are worth what there is to count."""
    if c == DUCK_AND_COVER:
        return 6 - p.defcon
    if c == NUCLEAR_TEST_BAN:
        return p.defcon - 2
    if c == HOW_I_LEARNED:
        return max(0, min(4, p.defcon) - p.military_ops[side])
    if c == ARMS_RACE:
        ahead = p.military_ops[side] > p.military_ops[opponent(side)]
        return (3 if p.military_ops[side] >= p.defcon else 1) if ahead else 0
    if c == OPEC:
        return sum(IN_AREA[OPEC_AREA][b] == 1 and controls(p, USSR, b) for b in COUNTRIES)
    if c == ALLIANCE_FOR_PROGRESS:
        return sum(IN_AREA[IN_LATIN_AMERICA][b] == 1 and controls(p, US, b) for b in BATTLEGROUNDS)
    if c == WARGAMES:
        return 20 if wins_by_wargames(p, side) else 0
    return p.influence[USSR, LIBYA] // 2


def lead(p: Map, side: int) -> int:
    return p.vp if side == US else -p.vp


def wins_by_wargames(p: Map, side: int) -> bool:
    """Whether the six points given leave a lead; in the Late War scenario the US would need twenty."""
    return lead(p, side) > 6 and (p.scenario == 0 or side == USSR)


def scored(p: Map, side: int, c: int) -> int:
    """The points a scoring card would bring this side; control of Europe is worth the game."""
    other = opponent(side)
    if c == SOUTHEAST_ASIA_SCORING:
        return southeast_asian_points(p, side) - southeast_asian_points(p, other)
    region = SCORED_REGION[c]
    if region == EUROPE and level(p, side, EUROPE, NONE) == CONTROL:
        return 20
    if region == EUROPE and level(p, other, EUROPE, NONE) == CONTROL:
        return -20
    return points(p, side, region, NONE) - points(p, other, region, NONE)


# ---------------------------------------------------------------- cards


def ops_worth(p: Map, side: int, c: int) -> int:
    return OPERATION * ops_value(p, side, c)


def space_worth(p: Map, side: int) -> int:
    """What an attempt in the space race is worth: the next box by its points and its chance."""
    box = min(p.space[side] + 1, LAST_BOX)
    reached = FIRST_VP[box] if p.space[opponent(side)] < box else SECOND_VP[box]
    return 15 + (20 + POINT * reached) * HIGHEST_DIE[box] // 6


def can_be_spaced(p: Map, side: int, c: int) -> bool:
    return can_space(p, side, ops_value(p, side, c))


def card_worth(p: Map, side: int, c: int) -> int:
    """What holding a card is worth to a side: less than nothing if it has to be played and hurts."""
    if SCORING[c] == 1:
        return event_worth(p, side, c)
    if is_opponents(c, side):
        return ops_worth(p, side, c) - event_worth(p, side, c)
    return max(ops_worth(p, side, c), event_worth(p, side, c))


CARRIERS = (UN_INTERVENTION, MISSILE_ENVY, GRAIN_SALES, STAR_WARS, FIVE_YEAR_PLAN)
"""Cards that bring another into play."""


def card_in_play(p: Map, side: int) -> int:
    """The card a side is playing: one of its own or shared first, else one of the opponent; NONE for the China Card."""
    found = NONE
    if p.count[IN_PLAY] > 0:
        for c in CARDS:
            if p.where[c] == IN_PLAY and (found == NONE or found in CARRIERS or SIDE[found] == opponent(side)):
                found = c
    return found


def ops_in_play(p: Map, side: int) -> int:
    playing = card_in_play(p, side)
    return modified(p, side, 4) if playing == NONE else ops_value(p, side, playing)


# ---------------------------------------------------------------- which card to play

LEAST, MOST = 1, 990
CHINA_WORTH = 230


def within(weight: int) -> int:
    return max(LEAST, min(MOST, weight))


def weigh_card(p: Map, side: int, c: int) -> int:
    """Which card to play in an action round: strong ones first, harmful ones to the space race, or kept."""
    if c == THE_CHINA_CARD:
        return CHINA_WORTH
    if SCORING[c] == 1:
        return weigh_scoring(p, side, c)
    if is_opponents(c, side):
        return weigh_opponents_card(p, side, c)
    return within(100 + card_worth(p, side, c))


def weigh_scoring(p: Map, side: int, c: int) -> int:
    """When ahead; otherwise as late as the rules allow."""
    gain = scored(p, side, c)
    if lead(p, side) + gain >= 20:
        return 1000
    if lead(p, side) + gain <= -20:
        return 0
    if gain <= 0:
        return within(40 + 4 * gain)
    return within(220 + 50 * gain)


def weigh_opponents_card(p: Map, side: int, c: int) -> int:
    """Not if its event may end the game; what will be deadly at DEFCON 2, better while it is not."""
    spaced = space_worth(p, side) if can_be_spaced(p, side, c) else 0
    if is_deadly(p, side, c):
        return 60 + spaced if spaced > 0 else 0
    if IS_RISKY[c] == 1 and p.defcon >= 3:
        return within(300 + 100 * risks_in_hand(p, side) + max(spaced, card_worth(p, side, c)) // 2)
    return within(60 + max(spaced, card_worth(p, side, c)))


def weigh_cancelled(p: Map, side: int, c: int) -> int:
    """UN Intervention: operations, and an event that does not happen."""
    return within(ops_worth(p, side, c) + event_worth(p, side, c))


def weigh_un_intervention(p: Map, side: int) -> int:
    """As good as the worst card it can take the sting out of."""
    best = 0
    for c in CARDS:
        if p.where[c] == HAND[side] and is_opponents(c, side):
            best = max(best, event_worth(p, side, c))
    return within(60 + best)


# ---------------------------------------------------------------- which card to be rid of


def weigh_loss(p: Map, side: int, c: int) -> int:
    """Which card of the own hand to discard: what hurts to play."""
    risk = 150 if is_opponents(c, side) and IS_RISKY[c] == 1 else 0
    return within(300 + risk - card_worth(p, side, c))


# ---------------------------------------------------------------- headlines


def weigh_headline_event(p: Map, side: int, c: int) -> int:
    """An own or shared event before anything else happens; a scoring card when ahead."""
    if SCORING[c] == 1:
        return weigh_scoring(p, side, c) // 2
    if is_opponents(c, side):
        return within(20 - event_worth(p, side, c) // 10)
    if c == DEFECTORS:
        return 150
    return within(60 + 2 * event_worth(p, side, c) - ops_worth(p, side, c))
