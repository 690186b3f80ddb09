"""10.0 Scoring: presence, domination and control of regions."""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, tell
from agon.games.twilight_struggle import board
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.effects import FORMOSAN_RESOLUTION, SHUTTLE_DIPLOMACY, end, is_in_force
from agon.games.twilight_struggle.tracks import draw_game, gain_vp, move_vp, win
from agon.games.twilight_struggle.variants import counts_china_card, us_needs_twenty

TAIWAN = w.country("taiwan")
THAILAND = w.country("thailand")

NOTHING, PRESENCE, DOMINATION, CONTROL = range(4)
_FIRST = w.REGIONS.start  # tables by region are padded up to its word code
# points for nothing, presence, domination, control; control of Europe wins the game
POINTS = ((0,) * 4,) * _FIRST + (
    (0, 3, 7, 0),
    (0, 3, 5, 7),
    (0, 3, 7, 9),
    (0, 1, 4, 6),
    (0, 1, 3, 5),
    (0, 2, 5, 6),
)
COUNTRIES_OF: tuple[tuple[int, ...], ...] = ((),) * _FIRST + tuple(
    tuple(c for c in w.COUNTRIES if board.REGION[c] == region) for region in w.REGIONS
)
BATTLEGROUNDS_OF = tuple(sum(board.BATTLEGROUND[c] for c in countries) for countries in COUNTRIES_OF)


def holds(p: Map, side: int, c: int, ignored: int) -> bool:
    """Whether a side controls a country for this scoring; `ignored` is left out for the USSR (Shuttle Diplomacy)."""
    return board.controls(p, side, c) and c != ignored


def countries_held(p: Map, side: int, region: int, ignored: int) -> int:
    return sum(holds(p, side, c, ignored) for c in COUNTRIES_OF[region])


def battlegrounds_held(p: Map, side: int, region: int, ignored: int) -> int:
    return sum(board.BATTLEGROUND[c] == 1 and holds(p, side, c, ignored) for c in COUNTRIES_OF[region])


def level(p: Map, side: int, region: int, ignored: int, taiwan: int) -> int:
    """10.1.1 What a side has of a region; `taiwan` is 1 where it counts as a battleground (TS-R-96)."""
    enemy = board.opponent(side)
    countries = countries_held(p, side, region, ignored)
    enemy_countries = countries_held(p, enemy, region, ignored)
    battlegrounds = battlegrounds_held(p, side, region, ignored) + (taiwan if side == w.US else 0)
    enemy_battlegrounds = battlegrounds_held(p, enemy, region, ignored) + (taiwan if enemy == w.US else 0)
    if countries > enemy_countries and battlegrounds == BATTLEGROUNDS_OF[region] + taiwan:
        return CONTROL
    if countries > enemy_countries and battlegrounds > enemy_battlegrounds and countries > battlegrounds:
        return DOMINATION
    return PRESENCE if countries > 0 else NOTHING


def has_taiwan(p: Map) -> bool:
    """Formosan Resolution: Taiwan counts as a battleground when Asia is scored, while the US controls it."""
    return is_in_force(p, FORMOSAN_RESOLUTION) and board.controls(p, w.US, TAIWAN)


def taiwan_in(p: Map, region: int) -> int:
    return 1 if region == w.ASIA and has_taiwan(p) else 0


def scored_level(p: Map, side: int, region: int, ignored: int) -> int:
    """The level that counts when the region is scored."""
    return level(p, side, region, ignored, taiwan_in(p, region))


def points(p: Map, side: int, region: int, ignored: int) -> int:
    """10.1.2 Points of a side: its level, its battlegrounds, its countries next to the enemy superpower."""
    near = sum(board.NEXT_TO[c] == board.opponent(side) and holds(p, side, c, ignored) for c in COUNTRIES_OF[region])
    taiwan = taiwan_in(p, region) if side == w.US else 0
    reached = scored_level(p, side, region, ignored)
    return POINTS[region][reached] + battlegrounds_held(p, side, region, ignored) + taiwan + near


def score_region(p: Map, region: int) -> Script:
    """10.1 Both totals are found, the difference is marked (TS-R-95)."""
    ignored = NONE
    if is_in_force(p, SHUTTLE_DIPLOMACY) and region in (w.MIDDLE_EAST, w.ASIA):
        ignored = yield from use_shuttle_diplomacy(p, region)
    check_europe(p, region)
    us = points(p, w.US, region, ignored)
    ussr = points(p, w.USSR, region, ignored)
    tell(w.SCORES_REGION, region, us, ussr)
    gain_difference(p, us, ussr)


def check_europe(p: Map, region: int) -> None:
    """10.3.1-b Control of Europe wins the game (TS-R-97)."""
    for side in (w.US, w.USSR):
        if region == w.EUROPE and level(p, side, w.EUROPE, NONE, 0) == CONTROL:
            win(p, side, w.EUROPE_CONTROL)


def gain_difference(p: Map, us: int, ussr: int) -> None:
    if us > ussr:
        gain_vp(p, w.US, us - ussr)
    else:
        gain_vp(p, w.USSR, ussr - us)


def use_shuttle_diplomacy(p: Map, region: int) -> Script:
    """Shuttle Diplomacy: the US leaves one Soviet battleground out of this scoring; then the card is discarded."""
    end(p, SHUTTLE_DIPLOMACY)
    board.move(p, SHUTTLE_DIPLOMACY, board.DISCARDED)
    if not any(board.BATTLEGROUND[c] == 1 and board.controls(p, w.USSR, c) for c in COUNTRIES_OF[region]):
        return NONE
    ignored = yield ask(
        w.US,
        w.CHOOSE,
        [c for c in COUNTRIES_OF[region] if board.BATTLEGROUND[c] == 1 and board.controls(p, w.USSR, c)],
        card=SHUTTLE_DIPLOMACY,
    )
    return ignored


def score_southeast_asia(p: Map) -> None:
    """One point for each country, two for Thailand (TS-R-100)."""
    us = southeast_asian_points(p, w.US)
    ussr = southeast_asian_points(p, w.USSR)
    tell(w.SCORES_REGION, w.SOUTHEAST_ASIA_WORD, us, ussr)
    gain_difference(p, us, ussr)


def southeast_asian_points(p: Map, side: int) -> int:
    return sum(
        2 if c == THAILAND else 1
        for c in w.COUNTRIES
        if board.IN_AREA[board.IN_SOUTHEAST_ASIA][c] and board.controls(p, side, c)
    )


def final_scoring(p: Map) -> None:
    """10.3.2 Every region once; control of Europe wins outright, else whoever is ahead (TS-R-102, TS-R-124)."""
    check_europe(p, w.EUROPE)
    for region in w.REGIONS:
        us = points(p, w.US, region, NONE)
        ussr = points(p, w.USSR, region, NONE)
        tell(w.SCORES_REGION, region, us, ussr)
        if us > ussr:
            move_vp(p, w.US, us - ussr)
        else:
            move_vp(p, w.USSR, ussr - us)
    if counts_china_card(p):
        move_vp(p, p.china_holder, 1)  # TS-AMB-07
    decide(p, w.FINAL_SCORING, NONE)


def decide(p: Map, reason: int, ended_by: int) -> None:
    """10.3.2-e The side ahead wins; at zero the game is drawn."""
    if us_needs_twenty(p, ended_by):
        win(p, w.US if p.vp >= 20 else w.USSR, reason)
    if p.vp > 0:
        win(p, w.US, reason)
    if p.vp < 0:
        win(p, w.USSR, reason)
    draw_game(p, reason)


def region_is_held(p: Map, side: int, region: int) -> bool:
    """Whether a side dominates or controls a region as printed: Summit is no scoring (card 35)."""
    return level(p, side, region, NONE, 0) >= DOMINATION
