"""What a card is worth to the side that holds it: its operations, its event, and the trouble it can make.

One operation is worth 60, and so is a victory point.
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
from agon.games.twilight_struggle.space_race import can_space
from agon.games.twilight_struggle.words import CARDS, COUNTRIES, EUROPE, US, USSR, card, country

OPERATION = 60
POINT = 60

# ---------------------------------------------------------------- events

_EVENTS = {
    **{5: 60, 7: 150, 8: 120, 9: 110, 10: 100, 11: 110, 12: 60, 13: 90, 14: 170, 15: 110, 16: 130, 17: 140, 18: 100},
    **{19: 60, 20: 70, 21: 90, 22: 80, 23: 260, 24: 100, 25: 150, 26: 70, 27: 200, 28: 140, 29: 130, 30: 200, 31: 230},
    **{33: 220, 34: 60, 35: 30, 36: 160, 39: 60, 40: 110, 41: 70, 42: 200, 43: 110, 44: 200, 45: 50, 46: 90, 47: 150},
    **{48: 120, 49: 90, 50: 220, 51: 150, 52: 170, 53: 110, 54: 110, 55: 110, 56: 200, 57: 250, 58: 150, 59: 60},
    **{60: 60, 61: 0, 62: 70, 63: 190, 64: 120, 65: 150, 66: 130, 67: 150, 68: 130, 69: 40, 70: 120, 71: 130, 72: 120},
    **{73: 80, 74: 200, 75: 150, 76: 190, 77: 100, 78: 0, 80: 100, 82: 190, 83: 90, 84: 0, 85: 140, 86: 100, 87: 240},
    **{88: 110, 89: 180, 90: 220, 91: 80, 92: 70, 93: 10, 94: 120, 95: 100, 96: 190, 97: 60, 98: 140, 99: 150, 100: 0},
    **{101: 150, 102: 110, 103: 20, 104: 40, 105: 90, 106: 50, 107: 130, 108: 50, 109: 30, 110: 110},
}
EVENT_WORTH = tuple(_EVENTS.get(c - CARDS.start + 1, 0) if c in CARDS else 0 for c in range(CARDS.stop))

NUCLEAR_TEST_BAN = card(34)
ARMS_RACE = card(39)
ALLIANCE_FOR_PROGRESS = card(78)
REAGAN_BOMBS_LIBYA = card(84)
SOUTHEAST_ASIA_SCORING = card(38)
COUNTED = (DUCK_AND_COVER, NUCLEAR_TEST_BAN, ARMS_RACE, HOW_I_LEARNED, OPEC, ALLIANCE_FOR_PROGRESS, REAGAN_BOMBS_LIBYA)
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
    return p.influence[USSR, LIBYA] // 2


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

SPACED = 80
"""What it is worth to be rid of a card in the space race."""


def ops_worth(p: Map, side: int, c: int) -> int:
    return OPERATION * ops_value(p, side, c)


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
CHINA_WORTH = 170


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
    ahead = p.vp if side == US else -p.vp
    if ahead + gain >= 20:
        return 1000
    if ahead + gain <= -20:
        return 0
    if gain <= 0:
        return within(40 + 4 * gain)
    return within(220 + 50 * gain)


def weigh_opponents_card(p: Map, side: int, c: int) -> int:
    """Not if its event may end the game; what will be deadly at DEFCON 2, better while it is not."""
    spaced = SPACED + 60 if can_be_spaced(p, side, c) else 0
    if is_deadly(p, side, c):
        return spaced
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
        return weigh_scoring(p, side, c)
    if is_opponents(c, side):
        return within(20 - event_worth(p, side, c) // 10)
    if c == DEFECTORS:
        return 150
    return within(60 + 2 * event_worth(p, side, c) - ops_worth(p, side, c))
