"""The mind of Twilight Struggle: a prior over options and a value of positions.

The value is a sum of terms, each from the point of view of the US, in hundredths of a logit of winning.
"""

from __future__ import annotations

from agon.engine.mind import MAX_VALUE, Mind
from agon.games.twilight_struggle import board, effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.mind.cards import EVENT_WORTH, SOUTHEAST_ASIA_SCORING, weigh_card
from agon.games.twilight_struggle.mind.choices import prior
from agon.games.twilight_struggle.mind.danger import risks_in_hand
from agon.games.twilight_struggle.mind.places import SCORED_BY, STANDING, WORTH, place_in
from agon.games.twilight_struggle.play import LAST_TURN
from agon.games.twilight_struggle.scoring import (
    BATTLEGROUNDS_OF,
    CONTROL,
    COUNTRIES_OF,
    DOMINATION,
    NOTHING,
    POINTS,
    PRESENCE,
    has_taiwan,
    southeast_asian_points,
)
from agon.games.twilight_struggle.space_race import (
    DISCARDS_HELD_CARD,
    EIGHT_ROUNDS,
    SHOWS_HEADLINE,
    TWO_ATTEMPTS,
    has_ability,
)

_WEIGHED = {
    "vp": 8,  # a victory point, and what it gains from the first turn to the last
    "vp_late": 11,
    "scoring": 7,  # a point that a region would score now, if it were certain to be scored
    "ground": 25,  # influence: a hundredth of a controlled country, by its importance
    "access": 2,  # influence next to an uncontrolled battleground
    "defcon": 2,  # a level above 2, for the side to move
    "military": 12,  # a point of military operations missing at the end of the turn
    "china": 20,  # the China Card, and whether it is face up
    "china_up": 2,
    "space": 6,  # a box of the space race, and each of its abilities
    "space_ability": 11,
    "operations": 8,  # an operation in hand
    "own_event": 2,  # an own event in hand and one of the opponent, in sixtieths
    "his_event": 5,
    "danger": 28,  # a card in hand that cannot be played at DEFCON 2
    "played": 10,  # a card in play, in hundredths of its prior
    "trap": 20,  # Quagmire and Bear Trap
    "lasting": 3,  # lasting effects, by their table
}
TERMS = tuple(_WEIGHED)
WEIGHTS = tuple(_WEIGHED.values())
(
    VP,
    VP_LATE,
    SCORES,
    GROUND,
    ACCESS,
    DEFCON,
    MILITARY,
    CHINA,
    CHINA_UP,
    SPACE,
    SPACE_ABILITY,
    OPERATIONS,
    OWN_EVENT,
    HIS_EVENT,
    DANGER,
    PLAYED,
    TRAP,
    LASTING,
) = range(len(TERMS))


def value(p: Map, seat: int) -> int:
    """Return the value of the position for a side."""
    us = us_value(p)
    return us if seat == w.US else -us


def us_value(p: Map) -> int:
    if is_over(p):
        return us_result(p)
    value = WEIGHTS[VP] * p.vp + WEIGHTS[VP_LATE] * p.vp * p.turn // LAST_TURN
    for region in w.REGIONS:
        value += region_value(p, region)
    value += southeast_asia_value(p) + track_value(p) + lasting_value(p)
    value += hand_value(p, w.US) - hand_value(p, w.USSR)
    return max(1 - MAX_VALUE, min(MAX_VALUE - 1, value))


# ---------------------------------------------------------------- the end


def is_over(p: Map) -> bool:
    """Return the result, if the position shows one: twenty points, nuclear war, the last turn scored."""
    return abs(p.vp) >= 20 or p.defcon == 1 or (p.phase == board.TURN_END and p.turn >= LAST_TURN)


def us_result(p: Map) -> int:
    if p.defcon == 1:
        return -MAX_VALUE if p.phasing == w.US else MAX_VALUE
    return 0 if p.vp == 0 else MAX_VALUE if p.vp > 0 else -MAX_VALUE


# ---------------------------------------------------------------- regions

# what control of a country counts for in its region, packed in groups of five bits: countries, battlegrounds, and
# countries next to the enemy superpower, each for both sides
EACH = 31
US_COUNTRIES, USSR_COUNTRIES, US_GROUNDS, USSR_GROUNDS, US_NEAR, USSR_NEAR = range(0, 30, 5)


def _marks(side: int) -> tuple[int, ...]:
    return tuple(
        1 << 5 * side | board.BATTLEGROUND[c] << 10 + 5 * side | int(board.NEXT_TO[c] == 1 - side) << 20 + 5 * side
        for c in w.COUNTRIES
    )


US_MARK, USSR_MARK = _marks(w.US), _marks(w.USSR)
# how much a region counts, in hundredths: by the zone of its scoring card, and by the turn for final scoring; and how
# much of the worth of influence that may still be scored is left in a turn
_BY_ZONE = {board.US_HAND: 90, board.USSR_HAND: 90, board.DECK: 55, board.DISCARDED: 25, board.IN_BOX: 25}
CHANCE = tuple(_BY_ZONE.get(zone, 40) for zone in range(9))
AT_THE_END = (5, 5, 5, 8, 10, 15, 20, 30, 50, 90, 180, 180)
TO_COME = (100, 100, 100, 100, 100, 100, 100, 95, 85, 75, 60, 0)
EUROPE_WON = 25


def region_value(p: Map, region: int) -> int:
    """What the region would score now, times its chance, plus the influence there."""
    marks = 0
    ground = 0
    for c in COUNTRIES_OF[region]:
        lead = p.influence[w.US, c] - p.influence[w.USSR, c]
        if lead >= board.STABILITY[c]:
            marks += US_MARK[c]
        elif lead <= -board.STABILITY[c]:
            marks += USSR_MARK[c]
        ground += WORTH[c] * STANDING[board.STABILITY[c]][place_in(board.STABILITY[c], lead)]
    taiwan = 1 if region == w.ASIA and has_taiwan(p) else 0
    marks += taiwan << US_GROUNDS
    chance = scoring_chance(p, SCORED_BY[region])
    scores = region_points(region, marks, w.US, taiwan) - region_points(region, marks, w.USSR, taiwan)
    value = scores * chance * WEIGHTS[SCORES] // 100
    soon = (50 + CHANCE[p.where[SCORED_BY[region]]]) * TO_COME[p.turn]
    return value + ground * WEIGHTS[GROUND] * soon // 10000000 + access_value(p, region)


def scoring_chance(p: Map, card: int) -> int:
    return CHANCE[p.where[card]] + AT_THE_END[p.turn]


def count(marks: int, at: int) -> int:
    return marks >> at & EACH


def region_points(region: int, marks: int, side: int, taiwan: int) -> int:
    """10.1.2 The points of a side, computed from the packed counts."""
    mine = count(marks, US_COUNTRIES + 5 * side)
    theirs = count(marks, USSR_COUNTRIES - 5 * side)
    my_grounds = count(marks, US_GROUNDS + 5 * side)
    their_grounds = count(marks, USSR_GROUNDS - 5 * side)
    reached = PRESENCE if mine > 0 else NOTHING
    if mine > theirs and my_grounds == BATTLEGROUNDS_OF[region] + taiwan:
        reached = CONTROL
    elif mine > theirs and my_grounds > their_grounds and mine > my_grounds:
        reached = DOMINATION
    if reached == CONTROL and region == w.EUROPE:
        return EUROPE_WON
    return POINTS[region][reached] + my_grounds + count(marks, US_NEAR + 5 * side)


def access_value(p: Map, region: int) -> int:
    """Which side is next to the uncontrolled battlegrounds."""
    near = 0
    for c in COUNTRIES_OF[region]:
        if board.BATTLEGROUND[c] == 1 and abs(p.influence[w.US, c] - p.influence[w.USSR, c]) < board.STABILITY[c]:
            near += 1 if reaches(p, w.US, c) else 0
            near -= 1 if reaches(p, w.USSR, c) else 0
    return near * WEIGHTS[ACCESS]


def reaches(p: Map, side: int, c: int) -> bool:
    return p.influence[side, c] > 0 or any(p.influence[side, n] > 0 for n in board.NEIGHBOURS[c])


def southeast_asia_value(p: Map) -> int:
    if p.where[SOUTHEAST_ASIA_SCORING] not in (board.US_HAND, board.USSR_HAND, board.DECK):
        return 0
    lead = southeast_asian_points(p, w.US) - southeast_asian_points(p, w.USSR)
    return lead * CHANCE[p.where[SOUTHEAST_ASIA_SCORING]] * WEIGHTS[SCORES] // 100


# ---------------------------------------------------------------- tracks

ABILITIES = (TWO_ATTEMPTS, SHOWS_HEADLINE, DISCARDS_HELD_CARD, EIGHT_ROUNDS)


def track_value(p: Map) -> int:
    """DEFCON, military operations, the China Card, the space race."""
    short = max(0, p.defcon - p.military_ops[w.USSR]) - max(0, p.defcon - p.military_ops[w.US])
    value = short * WEIGHTS[MILITARY] * p.round // 7
    if p.phase == board.ACTION_ROUNDS:
        value += WEIGHTS[DEFCON] * (p.defcon - 2) * (1 if p.phasing == w.US else -1)
    if p.china_holder in (w.US, w.USSR):
        value += (WEIGHTS[CHINA] + WEIGHTS[CHINA_UP] * p.china_up) * (1 if p.china_holder == w.US else -1)
    ahead = sum(has_ability(p, w.US, box) for box in ABILITIES) - sum(has_ability(p, w.USSR, box) for box in ABILITIES)
    return value + WEIGHTS[SPACE] * (p.space[w.US] - p.space[w.USSR]) + WEIGHTS[SPACE_ABILITY] * ahead


# ---------------------------------------------------------------- hands

DANGER_AT = (0, 0, 100, 60, 20, 10)
MAX_CARD_PRIOR = 500


def hand_value(p: Map, side: int) -> int:
    """Operations and events in hand, and the cards that may lose the game when DEFCON is low."""
    value = 0
    for c in w.CARDS:
        if p.where[c] == board.HAND[side]:
            value += held_value(p, side, c)
        elif p.where[c] == board.IN_PLAY and p.phasing == side and p.phase == board.ACTION_ROUNDS:
            value += held_value(p, side, c) + WEIGHTS[PLAYED] * min(weigh_card(p, side, c), MAX_CARD_PRIOR) // 100
    return value - risks_in_hand(p, side) * WEIGHTS[DANGER] * DANGER_AT[p.defcon] // 100


def held_value(p: Map, side: int, c: int) -> int:
    if board.SCORING[c] == 1:
        return 0
    event = WEIGHTS[HIS_EVENT] if effects.is_opponents(c, side) else -WEIGHTS[OWN_EVENT]
    return effects.ops_value(p, side, c) * WEIGHTS[OPERATIONS] - EVENT_WORTH[c] * event // 60


# ---------------------------------------------------------------- lasting effects

_LASTING = {
    **{
        effects.NATO: 2,
        effects.US_JAPAN_PACT: 1,
        effects.FORMOSAN_RESOLUTION: 1,
        effects.CAMP_DAVID: 1,
        effects.JOHN_PAUL_II: 1,
        effects.SHUTTLE_DIPLOMACY: 3,
    },
    **{
        effects.IRON_LADY: 1,
        effects.NORTH_SEA_OIL: 1,
        effects.TEAR_DOWN_THIS_WALL: 1,
        effects.EVIL_EMPIRE: 1,
        effects.AWACS: 1,
        effects.NORAD: 1,
        effects.CONTAINMENT: 1,
    },
    **{
        effects.DE_GAULLE: -1,
        effects.WILLY_BRANDT: -1,
        effects.FLOWER_POWER: -2,
        effects.WE_WILL_BURY_YOU: -9,
        effects.IRANIAN_HOSTAGE_CRISIS: -1,
    },
    **{effects.THE_REFORMER: -1, effects.BREZHNEV_DOCTRINE: -1},
}
EFFECTS = tuple(_LASTING)
EFFECT_WORTH = tuple(_LASTING.get(c, 0) for c in range(w.CARDS.stop))


def lasting_value(p: Map) -> int:
    trapped = effects.is_trapped(p, w.USSR) - effects.is_trapped(p, w.US)
    named = sum(EFFECT_WORTH[c] for c in EFFECTS if effects.is_in_force(p, c))
    return trapped * WEIGHTS[TRAP] + named * WEIGHTS[LASTING]


MIND = Mind(prior, value, WEIGHTS, TERMS)
