"""10.0 Scoring: presence, domination and control of regions."""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, tell
from agon.games.twilight_struggle.board import (
    BATTLEGROUND,
    IN_AREA,
    IN_SOUTHEAST_ASIA,
    NEXT_TO,
    REGION,
    Map,
    controls,
    move,
    opponent,
)
from agon.games.twilight_struggle.board import DISCARDED as DISCARD_PILE
from agon.games.twilight_struggle.effects import FORMOSAN_RESOLUTION, SHUTTLE_DIPLOMACY, end
from agon.games.twilight_struggle.tracks import draw_game, gain_vp, move_vp, win
from agon.games.twilight_struggle.variants import counts_china_card, us_needs_twenty
from agon.games.twilight_struggle.words import (
    ASIA,
    CHOOSE,
    COUNTRIES,
    EUROPE,
    EUROPE_CONTROL,
    FINAL_SCORING,
    MIDDLE_EAST,
    REGIONS,
    SCORES_REGION,
    SOUTHEAST_ASIA_WORD,
    US,
    USSR,
    country,
)

TAIWAN = country("taiwan")
THAILAND = country("thailand")

NOTHING, PRESENCE, DOMINATION, CONTROL = range(4)
_FIRST = REGIONS.start
# points for presence, domination, control; control of Europe wins the game
POINTS = ((0,) * 4,) * _FIRST + (
    (0, 3, 7, 0),
    (0, 3, 5, 7),
    (0, 3, 7, 9),
    (0, 1, 4, 6),
    (0, 1, 3, 5),
    (0, 2, 5, 6),
)
COUNTRIES_OF: tuple[tuple[int, ...], ...] = ((),) * _FIRST + tuple(
    tuple(c for c in COUNTRIES if REGION[c] == region) for region in REGIONS
)
BATTLEGROUNDS_OF = tuple(sum(BATTLEGROUND[c] for c in countries) for countries in COUNTRIES_OF)


def is_battleground(p: Map, side: int, c: int) -> bool:
    """Formosan Resolution: Taiwan counts as one in scoring while the US controls it."""
    return BATTLEGROUND[c] == 1 or (c == TAIWAN and side == US and p.in_force[FORMOSAN_RESOLUTION] > 0)


def holds(p: Map, side: int, c: int, ignored: int) -> bool:
    """Whether a side controls a country for this scoring; `ignored` is left out for the USSR (Shuttle Diplomacy)."""
    return controls(p, side, c) and c != ignored


def countries_held(p: Map, side: int, region: int, ignored: int) -> int:
    return sum(holds(p, side, c, ignored) for c in COUNTRIES_OF[region])


def battlegrounds_held(p: Map, side: int, region: int, ignored: int) -> int:
    return sum(is_battleground(p, side, c) and holds(p, side, c, ignored) for c in COUNTRIES_OF[region])


def level(p: Map, side: int, region: int, ignored: int) -> int:
    """10.1.1 What a side has of a region."""
    mine = countries_held(p, side, region, ignored)
    his = countries_held(p, opponent(side), region, ignored)
    my_battlegrounds = battlegrounds_held(p, side, region, ignored)
    his_battlegrounds = battlegrounds_held(p, opponent(side), region, ignored)
    all_of_them = BATTLEGROUNDS_OF[region] + (1 if region == ASIA and has_taiwan(p) else 0)
    if mine > his and my_battlegrounds == all_of_them:
        return CONTROL
    if mine > his and my_battlegrounds > his_battlegrounds and mine > my_battlegrounds:
        return DOMINATION
    return PRESENCE if mine > 0 else NOTHING


def has_taiwan(p: Map) -> bool:
    return p.in_force[FORMOSAN_RESOLUTION] > 0 and controls(p, US, TAIWAN)


def points(p: Map, side: int, region: int, ignored: int) -> int:
    """10.1.2 Points of a side: its level, its battlegrounds, its countries next to the enemy superpower."""
    near = sum(NEXT_TO[c] == opponent(side) and holds(p, side, c, ignored) for c in COUNTRIES_OF[region])
    return POINTS[region][level(p, side, region, ignored)] + battlegrounds_held(p, side, region, ignored) + near


def score_region(p: Map, region: int) -> Script:
    """10.1 Both totals are found, the difference is marked (TS-R-95)."""
    ignored = NONE
    if p.in_force[SHUTTLE_DIPLOMACY] > 0 and region in (MIDDLE_EAST, ASIA):
        ignored = yield from use_shuttle_diplomacy(p, region)
    check_europe(p, region)
    us = points(p, US, region, ignored)
    ussr = points(p, USSR, region, ignored)
    tell(SCORES_REGION, region, us, ussr)
    gain_difference(p, us, ussr)


def check_europe(p: Map, region: int) -> None:
    """10.3.1-b Control of Europe wins the game."""
    for side in (US, USSR):
        if region == EUROPE and level(p, side, EUROPE, NONE) == CONTROL:
            win(p, side, EUROPE_CONTROL)


def gain_difference(p: Map, us: int, ussr: int) -> None:
    if us > ussr:
        gain_vp(p, US, us - ussr)
    else:
        gain_vp(p, USSR, ussr - us)


def use_shuttle_diplomacy(p: Map, region: int) -> Script:
    """Shuttle Diplomacy: the US leaves one Soviet battleground out of this scoring; then the card is discarded."""
    end(p, SHUTTLE_DIPLOMACY)
    move(p, SHUTTLE_DIPLOMACY, DISCARD_PILE)
    spots = [c for c in COUNTRIES_OF[region] if BATTLEGROUND[c] == 1 and controls(p, USSR, c)]
    if not spots:
        return NONE
    ignored = yield ask(US, CHOOSE, spots)
    return ignored


def score_southeast_asia(p: Map) -> None:
    """One point for each country, two for Thailand."""
    us = southeast_asian_points(p, US)
    ussr = southeast_asian_points(p, USSR)
    tell(SCORES_REGION, SOUTHEAST_ASIA_WORD, us, ussr)
    gain_difference(p, us, ussr)


def southeast_asian_points(p: Map, side: int) -> int:
    return sum(2 if c == THAILAND else 1 for c in COUNTRIES if IN_AREA[IN_SOUTHEAST_ASIA][c] and controls(p, side, c))


def final_scoring(p: Map) -> None:
    """10.3.2 Every region once; control of Europe wins outright, else whoever is ahead (TS-R-102)."""
    check_europe(p, EUROPE)
    for region in REGIONS:
        us = points(p, US, region, NONE)
        ussr = points(p, USSR, region, NONE)
        tell(SCORES_REGION, region, us, ussr)
        if us > ussr:
            move_vp(p, US, us - ussr)
        else:
            move_vp(p, USSR, ussr - us)
    if counts_china_card(p):
        move_vp(p, p.china_holder, 1)  # TS-AMB-07
    decide(p, FINAL_SCORING, NONE)


def decide(p: Map, reason: int, ended_by: int) -> None:
    """10.3.2-e The side ahead wins; at zero the game is drawn."""
    if us_needs_twenty(p, ended_by):
        win(p, US if p.vp >= 20 else USSR, reason)
    if p.vp > 0:
        win(p, US, reason)
    if p.vp < 0:
        win(p, USSR, reason)
    draw_game(p, reason)


def region_is_held(p: Map, side: int, region: int) -> bool:
    """Whether a side dominates or controls a region (Summit)."""
    return level(p, side, region, NONE) >= DOMINATION
