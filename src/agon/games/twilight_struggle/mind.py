"""How a player of Twilight Struggle thinks: which options it leans to, and how well a side stands.

A position is weighed in terms, each as the US sees it, in hundredths of a logit of winning.
"""

from __future__ import annotations

from agon.engine.game import MOST_VALUE, Mind
from agon.games.twilight_struggle.board import (
    ACTION_ROUNDS,
    BATTLEGROUND,
    DECK,
    DISCARDED,
    HAND,
    IN_BOX,
    IN_PLAY,
    NEIGHBOURS,
    NEXT_TO,
    SCORING,
    STABILITY,
    TURN_END,
    US_HAND,
    USSR_HAND,
    Map,
)
from agon.games.twilight_struggle.effects import (
    AWACS,
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    CAMP_DAVID,
    CONTAINMENT,
    DE_GAULLE,
    EVIL_EMPIRE,
    FLOWER_POWER,
    FORMOSAN_RESOLUTION,
    IRANIAN_HOSTAGE_CRISIS,
    IRON_LADY,
    JOHN_PAUL_II,
    NATO,
    NORAD,
    NORTH_SEA_OIL,
    QUAGMIRE,
    SHUTTLE_DIPLOMACY,
    TEAR_DOWN_THIS_WALL,
    THE_REFORMER,
    US_JAPAN_PACT,
    WE_WILL_BURY_YOU,
    WILLY_BRANDT,
    is_opponents,
    ops_value,
)
from agon.games.twilight_struggle.mind_cards import EVENT_WORTH, SOUTHEAST_ASIA_SCORING, weigh_card
from agon.games.twilight_struggle.mind_choices import weigh
from agon.games.twilight_struggle.mind_danger import risks_in_hand
from agon.games.twilight_struggle.mind_places import SCORED_BY, STANDING, WORTH, place_in
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
from agon.games.twilight_struggle.words import ASIA, CARDS, COUNTRIES, EUROPE, REGIONS, US, USSR

_WEIGHED = {
    "vp": 8,  # a victory point, and what it gains from the first turn to the last
    "vp_late": 11,
    "scoring": 7,  # a point that a region would score now, if it were sure to be scored
    "ground": 25,  # influence: a hundredth of a controlled country, by how much it matters
    "access": 2,  # influence next to a battleground that nobody controls
    "defcon": 2,  # a level above 2, for the side to move
    "military": 12,  # a point of military operations short as the turn ends
    "china": 20,  # the China Card, and its lying face up
    "china_up": 2,
    "space": 6,  # a box of the space race, and each of its abilities
    "space_ability": 11,
    "operations": 8,  # an operation in hand
    "own_event": 2,  # an own event in hand and one of the opponent, each by sixtieths
    "his_event": 5,
    "danger": 28,  # a card in hand that cannot be played at DEFCON 2
    "played": 10,  # a card in play, by hundredths of the leaning to play it
    "trap": 20,  # Quagmire and Bear Trap
    "lasting": 3,  # lasting effects by their table
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


def evaluate(p: Map, seat: int) -> int:
    """How well a side stands."""
    us = us_value(p)
    return us if seat == US else -us


def us_value(p: Map) -> int:
    if is_over(p):
        return us_result(p)
    value = WEIGHTS[VP] * p.vp + WEIGHTS[VP_LATE] * p.vp * p.turn // LAST_TURN
    for region in REGIONS:
        value += region_value(p, region)
    value += southeast_asia_value(p) + track_value(p) + lasting_value(p)
    value += hand_value(p, US) - hand_value(p, USSR)
    return max(1 - MOST_VALUE, min(MOST_VALUE - 1, value))


# ---------------------------------------------------------------- the end


def is_over(p: Map) -> bool:
    """As far as a position tells: twenty points, nuclear war, the last turn counted."""
    return abs(p.vp) >= 20 or p.defcon == 1 or (p.phase == TURN_END and p.turn >= LAST_TURN)


def us_result(p: Map) -> int:
    if p.defcon == 1:
        return -MOST_VALUE if p.phasing == US else MOST_VALUE
    return 0 if p.vp == 0 else MOST_VALUE if p.vp > 0 else -MOST_VALUE


# ---------------------------------------------------------------- regions

# what control of a country counts for in its region, packed by fives of bits: countries, battlegrounds, and countries
# next to the enemy superpower, each for both sides
EACH = 31
US_COUNTRIES, USSR_COUNTRIES, US_GROUNDS, USSR_GROUNDS, US_NEAR, USSR_NEAR = range(0, 30, 5)


def _marks(side: int) -> tuple[int, ...]:
    return tuple(
        1 << 5 * side | BATTLEGROUND[c] << 10 + 5 * side | int(NEXT_TO[c] == 1 - side) << 20 + 5 * side
        for c in COUNTRIES
    )


US_MARK, USSR_MARK = _marks(US), _marks(USSR)
# how much is to be made of a region, in hundredths: by the zone of its scoring card, and by the turn for what is scored
# at the end; and what is left in a turn of the worth of influence that may still be scored
_BY_ZONE = {US_HAND: 90, USSR_HAND: 90, DECK: 55, DISCARDED: 25, IN_BOX: 25}
CHANCE = tuple(_BY_ZONE.get(zone, 40) for zone in range(9))
AT_THE_END = (5, 5, 5, 8, 10, 15, 20, 30, 50, 90, 180, 180)
TO_COME = (100, 100, 100, 100, 100, 100, 100, 95, 85, 75, 60, 0)
EUROPE_WON = 25


def region_value(p: Map, region: int) -> int:
    """What the region would score now, times its chance; and the influence there, whatever it scores now."""
    marks = 0
    ground = 0
    for c in COUNTRIES_OF[region]:
        lead = p.influence[US, c] - p.influence[USSR, c]
        if lead >= STABILITY[c]:
            marks += US_MARK[c]
        elif lead <= -STABILITY[c]:
            marks += USSR_MARK[c]
        ground += WORTH[c] * STANDING[STABILITY[c]][place_in(STABILITY[c], lead)]
    taiwan = 1 if region == ASIA and has_taiwan(p) else 0
    marks += taiwan << US_GROUNDS
    chance = scoring_chance(p, SCORED_BY[region])
    scores = region_points(region, marks, US, taiwan) - region_points(region, marks, USSR, taiwan)
    value = scores * chance * WEIGHTS[SCORES] // 100
    soon = (50 + CHANCE[p.where[SCORED_BY[region]]]) * TO_COME[p.turn]
    return value + ground * WEIGHTS[GROUND] * soon // 10000000 + access_value(p, region)


def scoring_chance(p: Map, scoring: int) -> int:
    return CHANCE[p.where[scoring]] + AT_THE_END[p.turn]


def count(marks: int, at: int) -> int:
    return marks >> at & EACH


def region_points(region: int, marks: int, side: int, taiwan: int) -> int:
    """10.1.2 out of the marks."""
    mine = count(marks, US_COUNTRIES + 5 * side)
    his = count(marks, USSR_COUNTRIES - 5 * side)
    my_grounds = count(marks, US_GROUNDS + 5 * side)
    his_grounds = count(marks, USSR_GROUNDS - 5 * side)
    reached = PRESENCE if mine > 0 else NOTHING
    if mine > his and my_grounds == BATTLEGROUNDS_OF[region] + taiwan:
        reached = CONTROL
    elif mine > his and my_grounds > his_grounds and mine > my_grounds:
        reached = DOMINATION
    if reached == CONTROL and region == EUROPE:
        return EUROPE_WON
    return POINTS[region][reached] + my_grounds + count(marks, US_NEAR + 5 * side)


def access_value(p: Map, region: int) -> int:
    """Who is next to the battlegrounds that nobody controls."""
    near = 0
    for c in COUNTRIES_OF[region]:
        if BATTLEGROUND[c] == 1 and abs(p.influence[US, c] - p.influence[USSR, c]) < STABILITY[c]:
            near += 1 if reaches(p, US, c) else 0
            near -= 1 if reaches(p, USSR, c) else 0
    return near * WEIGHTS[ACCESS]


def reaches(p: Map, side: int, c: int) -> bool:
    return p.influence[side, c] > 0 or any(p.influence[side, n] > 0 for n in NEIGHBOURS[c])


def southeast_asia_value(p: Map) -> int:
    if p.where[SOUTHEAST_ASIA_SCORING] not in (US_HAND, USSR_HAND, DECK):
        return 0
    lead = southeast_asian_points(p, US) - southeast_asian_points(p, USSR)
    return lead * CHANCE[p.where[SOUTHEAST_ASIA_SCORING]] * WEIGHTS[SCORES] // 100


# ---------------------------------------------------------------- tracks

ABILITIES = (TWO_ATTEMPTS, SHOWS_HEADLINE, DISCARDS_HELD_CARD, EIGHT_ROUNDS)


def track_value(p: Map) -> int:
    """DEFCON, military operations, the China Card, the space race."""
    short = max(0, p.defcon - p.military_ops[USSR]) - max(0, p.defcon - p.military_ops[US])
    value = short * WEIGHTS[MILITARY] * p.round // 7
    if p.phase == ACTION_ROUNDS:
        value += WEIGHTS[DEFCON] * (p.defcon - 2) * (1 if p.phasing == US else -1)
    if p.china_holder in (US, USSR):
        value += (WEIGHTS[CHINA] + WEIGHTS[CHINA_UP] * p.china_up) * (1 if p.china_holder == US else -1)
    ahead = sum(has_ability(p, US, box) for box in ABILITIES) - sum(has_ability(p, USSR, box) for box in ABILITIES)
    return value + WEIGHTS[SPACE] * (p.space[US] - p.space[USSR]) + WEIGHTS[SPACE_ABILITY] * ahead


# ---------------------------------------------------------------- hands

DANGER_AT = (0, 0, 100, 60, 20, 10)
MOST_LEANING = 500


def hand_value(p: Map, side: int) -> int:
    """Operations and events in hand, and the cards that may lose the game when DEFCON is low."""
    value = 0
    for c in CARDS:
        if p.where[c] == HAND[side]:
            value += held_value(p, side, c)
        elif p.where[c] == IN_PLAY and p.phasing == side and p.phase == ACTION_ROUNDS:
            value += held_value(p, side, c) + WEIGHTS[PLAYED] * min(weigh_card(p, side, c), MOST_LEANING) // 100
    return value - risks_in_hand(p, side) * WEIGHTS[DANGER] * DANGER_AT[p.defcon] // 100


def held_value(p: Map, side: int, c: int) -> int:
    if SCORING[c] == 1:
        return 0
    event = WEIGHTS[HIS_EVENT] if is_opponents(c, side) else -WEIGHTS[OWN_EVENT]
    return ops_value(p, side, c) * WEIGHTS[OPERATIONS] - EVENT_WORTH[c] * event // 60


# ---------------------------------------------------------------- lasting effects

_LASTING = {
    **{NATO: 2, US_JAPAN_PACT: 1, FORMOSAN_RESOLUTION: 1, CAMP_DAVID: 1, JOHN_PAUL_II: 1, SHUTTLE_DIPLOMACY: 3},
    **{IRON_LADY: 1, NORTH_SEA_OIL: 1, TEAR_DOWN_THIS_WALL: 1, EVIL_EMPIRE: 1, AWACS: 1, NORAD: 1, CONTAINMENT: 1},
    **{DE_GAULLE: -1, WILLY_BRANDT: -1, FLOWER_POWER: -2, WE_WILL_BURY_YOU: -9, IRANIAN_HOSTAGE_CRISIS: -1},
    **{THE_REFORMER: -1, BREZHNEV_DOCTRINE: -1},
}
EFFECTS = tuple(_LASTING)
EFFECT_WORTH = tuple(_LASTING.get(c, 0) for c in range(CARDS.stop))


def lasting_value(p: Map) -> int:
    trapped = min(1, p.in_force[BEAR_TRAP]) - min(1, p.in_force[QUAGMIRE])
    named = sum(EFFECT_WORTH[c] for c in EFFECTS if p.in_force[c] > 0)
    return trapped * WEIGHTS[TRAP] + named * WEIGHTS[LASTING]


MIND = Mind(weigh, evaluate, WEIGHTS, TERMS)
