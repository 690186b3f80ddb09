"""The worth of a card to the side that holds it: its operations, its event, and the harm it can do.

One operation is worth 60, a victory point 45.
"""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import can_happen
from agon.games.twilight_struggle.events.early_war import SCORED_REGION
from agon.games.twilight_struggle.mind.danger import (
    BATTLEGROUNDS,
    DUCK_AND_COVER,
    GRAIN_SALES,
    HOW_I_LEARNED,
    IS_RISKY,
    is_deadly,
    risks_in_hand,
)
from agon.games.twilight_struggle.mind.places import standing
from agon.games.twilight_struggle.scoring import CONTROL, points, scored_level, southeast_asian_points
from agon.games.twilight_struggle.space_race import FIRST_VP, HIGHEST_DIE, LAST_BOX, SECOND_VP, can_space

OPERATION = 60
POINT = 45

# ---------------------------------------------------------------- events

# by printed number, from self-play; those computed from the position are below
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
EVENT_WORTH = tuple(_EVENTS.get(c - w.CARDS.start + 1, 0) if c in w.CARDS else 0 for c in range(w.CARDS.stop))

NUCLEAR_TEST_BAN = w.card(34)
ARMS_RACE = w.card(39)
ALLIANCE_FOR_PROGRESS = w.card(78)
REAGAN_BOMBS_LIBYA = w.card(84)
SOUTHEAST_ASIA_SCORING = w.card(38)
COUNTED = (
    *(DUCK_AND_COVER, NUCLEAR_TEST_BAN, ARMS_RACE, HOW_I_LEARNED, effects.OPEC),
    *(ALLIANCE_FOR_PROGRESS, REAGAN_BOMBS_LIBYA, effects.WARGAMES),
)
IS_COUNTED = tuple(int(c in COUNTED) for c in range(w.CARDS.stop))
LIBYA = w.country("libya")
# events that turn one country: worth nothing if the side already has it
_TURNS = {8: "cuba", 12: "romania", 15: "egypt", 27: "japan", 54: "chile", 72: "egypt", 82: "iran", 101: "poland"}
TURNS = tuple(
    w.country(_TURNS[c - w.CARDS.start + 1]) if c - w.CARDS.start + 1 in _TURNS else NONE for c in range(w.CARDS.stop)
)


def event_worth(p: Map, player: int, c: int) -> int:
    """The worth of a card's event to the side that carries it out, if this player triggers it."""
    side = effects.event_belongs_to(c, player)
    if board.SCORING[c] == 1:
        return POINT * scored(p, player, c)
    if not can_happen(p, c, side):
        return 0
    if IS_COUNTED[c] == 1:
        return POINT * counted(p, side, c)
    if TURNS[c] != NONE and standing(p, side, TURNS[c]) > 100:
        return EVENT_WORTH[c] // 4
    return EVENT_WORTH[c]


def counted(p: Map, side: int, c: int) -> int:
    """The worth of events that depends on the position."""
    if c == DUCK_AND_COVER:
        return 6 - p.defcon
    if c == NUCLEAR_TEST_BAN:
        return p.defcon - 2
    if c == HOW_I_LEARNED:
        return max(0, min(4, p.defcon) - p.military_ops[side])
    if c == ARMS_RACE:
        ahead = p.military_ops[side] > p.military_ops[board.opponent(side)]
        return (3 if p.military_ops[side] >= p.defcon else 1) if ahead else 0
    if c == effects.OPEC:
        return sum(board.IN_AREA[board.OPEC_AREA][b] == 1 and board.controls(p, w.USSR, b) for b in w.COUNTRIES)
    if c == ALLIANCE_FOR_PROGRESS:
        return sum(board.IN_AREA[board.IN_LATIN_AMERICA][b] == 1 and board.controls(p, w.US, b) for b in BATTLEGROUNDS)
    if c == effects.WARGAMES:
        return 20 if wins_by_wargames(p, side) else 0
    return p.influence[w.USSR, LIBYA] // 2


def lead(p: Map, side: int) -> int:
    return p.vp if side == w.US else -p.vp


def wins_by_wargames(p: Map, side: int) -> bool:
    """Whether the side still leads after giving six points; in the Late War scenario the US would need twenty."""
    return lead(p, side) > 6 and (p.scenario == 0 or side == w.USSR)


def scored(p: Map, side: int, c: int) -> int:
    """The points that a scoring card would bring this side; control of Europe is worth the game."""
    other = board.opponent(side)
    if c == SOUTHEAST_ASIA_SCORING:
        return southeast_asian_points(p, side) - southeast_asian_points(p, other)
    region = SCORED_REGION[c]
    if region == w.EUROPE and scored_level(p, side, w.EUROPE, NONE) == CONTROL:
        return 20
    if region == w.EUROPE and scored_level(p, other, w.EUROPE, NONE) == CONTROL:
        return -20
    return points(p, side, region, NONE) - points(p, other, region, NONE)


# ---------------------------------------------------------------- cards


def ops_worth(p: Map, side: int, c: int) -> int:
    return OPERATION * effects.ops_value(p, side, c)


def space_worth(p: Map, side: int) -> int:
    """The worth of an attempt in the space race: the points of the next box, times the chance."""
    box = min(p.space[side] + 1, LAST_BOX)
    reached = FIRST_VP[box] if p.space[board.opponent(side)] < box else SECOND_VP[box]
    return 15 + (20 + POINT * reached) * HIGHEST_DIE[box] // 6


def can_be_spaced(p: Map, side: int, c: int) -> bool:
    return can_space(p, side, effects.ops_value(p, side, c))


def card_worth(p: Map, side: int, c: int) -> int:
    """The worth of holding a card: negative if it must be played and hurts."""
    if board.SCORING[c] == 1:
        return event_worth(p, side, c)
    if effects.is_opponents(c, side):
        return ops_worth(p, side, c) - event_worth(p, side, c)
    return max(ops_worth(p, side, c), event_worth(p, side, c))


CARRIERS = (effects.UN_INTERVENTION, effects.MISSILE_ENVY, GRAIN_SALES, effects.STAR_WARS, effects.FIVE_YEAR_PLAN)
"""Cards that bring another into play."""


def card_in_play(p: Map, side: int) -> int:
    """The card a side is playing: its own or a shared one first, else one of the opponent; NONE for the China Card."""
    found = NONE
    if p.count[board.IN_PLAY] > 0:
        for c in w.CARDS:
            if p.where[c] == board.IN_PLAY and (
                found == NONE or found in CARRIERS or board.SIDE[found] == board.opponent(side)
            ):
                found = c
    return found


def ops_in_play(p: Map, side: int) -> int:
    playing = card_in_play(p, side)
    return effects.modified(p, side, 4) if playing == NONE else effects.ops_value(p, side, playing)


# ---------------------------------------------------------------- which card to play

MIN_PRIOR, MAX_PRIOR = 1, 990
CHINA_WORTH = 230


def within(weight: int) -> int:
    return max(MIN_PRIOR, min(MAX_PRIOR, weight))


def weigh_card(p: Map, side: int, c: int) -> int:
    """Which card to play in an action round: strong ones first; harmful ones go to the space race or are kept."""
    if c == effects.THE_CHINA_CARD:
        return CHINA_WORTH
    if board.SCORING[c] == 1:
        return weigh_scoring(p, side, c)
    if effects.is_opponents(c, side):
        return weigh_opponents_card(p, side, c)
    return within(100 + card_worth(p, side, c))


def weigh_scoring(p: Map, side: int, c: int) -> int:
    """Score when ahead; otherwise as late as the rules allow."""
    gain = scored(p, side, c)
    if lead(p, side) + gain >= 20:
        return 1000
    if lead(p, side) + gain <= -20:
        return 0
    if gain <= 0:
        return within(40 + 4 * gain)
    return within(220 + 50 * gain)


def weigh_opponents_card(p: Map, side: int, c: int) -> int:
    """Avoid events that may end the game; prefer those that will be deadly at DEFCON 2 while they are not yet."""
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
    """As good as the worst card whose event it can cancel."""
    best = 0
    for c in w.CARDS:
        if p.where[c] == board.HAND[side] and effects.is_opponents(c, side):
            best = max(best, event_worth(p, side, c))
    return within(60 + best)


# ---------------------------------------------------------------- which card to get rid of


def weigh_loss(p: Map, side: int, c: int) -> int:
    """Which card of one's own hand to discard: one that hurts to play."""
    risk = 150 if effects.is_opponents(c, side) and IS_RISKY[c] == 1 else 0
    return within(300 + risk - card_worth(p, side, c))


# ---------------------------------------------------------------- headlines


def weigh_headline_event(p: Map, side: int, c: int) -> int:
    """An own or shared event before anything else happens; a scoring card when ahead."""
    if board.SCORING[c] == 1:
        return weigh_scoring(p, side, c) // 2
    if effects.is_opponents(c, side):
        return within(20 - event_worth(p, side, c) // 10)
    if c == effects.DEFECTORS:
        return 150
    return within(60 + 2 * event_worth(p, side, c) - ops_worth(p, side, c))
