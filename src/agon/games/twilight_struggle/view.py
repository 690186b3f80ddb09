"""What a seat may know. Whatever is not put in here is absent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agon.engine.script import NONE
from agon.engine.source import Table
from agon.games.twilight_struggle.arranged_hand import is_arranged
from agon.games.twilight_struggle.board import (
    BIT,
    DECK,
    DISCARDED,
    HAND,
    IN_PLAY,
    LOOKED_AT,
    PHASES,
    REGION,
    REMOVED,
    SETTING_UP,
    SIDE,
    Map,
    controls,
    opponent,
)
from agon.games.twilight_struggle.cards import normal_rounds
from agon.games.twilight_struggle.effects import CHERNOBYL, MISSILE_ENVY, OPEN_AT
from agon.games.twilight_struggle.scoring import CONTROL, level, points
from agon.games.twilight_struggle.variants import CHINESE_CIVIL_WAR, NOBODY, seating
from agon.games.twilight_struggle.words import CARDS, COUNTRIES, EUROPE, NEUTRAL, REGIONS, SIDE_IDS, US, USSR, WORDS

EDITIONS = ("deluxe", "first")
LATEST = tuple(max(OPEN_AT[c] for c in COUNTRIES if REGION[c] == region) for region in REGIONS)
LEVEL_NAMES = ("nothing", "presence", "domination", "control")


def cards(p: Map, zone: int) -> list[str]:
    return [WORDS.id(c) for c, where in zip(CARDS, p.where, strict=True) if where == zone]


def us_order(p: Map) -> list[str]:
    """Aldrich Ames, first edition: the US hand in the order laid down by the USSR."""
    ranked = [c for c in CARDS if p.rank[c] and is_arranged(p, US)]
    return [WORDS.id(c) for c in sorted(ranked, key=lambda c: p.rank[c])]


def controller(p: Map, country: int) -> str | None:
    return next((SIDE_IDS[side] for side in (US, USSR) if p.rule(controls)(p, side, country)), None)


def china_holder(p: Map) -> str | None:
    return None if p.china_holder == NOBODY else SIDE_IDS[p.china_holder]


def effects(p: Map) -> list[str]:
    """The lasting effects by card, with the side or the region where there is a choice."""
    found = []
    for c, value in zip(CARDS, p.in_force, strict=True):
        if value and c == CHERNOBYL:
            found.append(f"{WORDS.id(c)}:{WORDS.id(REGIONS[value - 1])}")
        elif value and (SIDE[c] == NEUTRAL or c == MISSILE_ENVY):
            found += [f"{WORDS.id(c)}:{SIDE_IDS[side]}" for side in (US, USSR) if value & (1 + side)]
        elif value:
            found.append(WORDS.id(c))
    return found


def region_view(p: Map, region: int) -> dict[str, Any]:
    """Who has what of a region, and what it would score now."""
    seen: dict[str, Any] = {}
    for side in (US, USSR):
        held = p.rule(level)(p, side, region, NONE)
        wins = region == EUROPE and held == CONTROL
        worth = None if wins else p.rule(points)(p, side, region, NONE)
        seen[SIDE_IDS[side]] = {"level": LEVEL_NAMES[held], "points": worth}
    return seen


def restricted(p: Map) -> list[str]:
    """8.1.5 The regions barred to coups and realignments at this DEFCON."""
    return [WORDS.id(r) for r in REGIONS if p.defcon < LATEST[r - REGIONS.start]]


def view(p: Any, seat: int, tables: Mapping[str, Table]) -> dict[str, Any]:
    """The map, the tracks and the cards as a seat sees them; NONE is a spectator."""
    seen: dict[str, Any] = {
        "edition": EDITIONS[p.edition],
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "round": p.round,
        "rounds": normal_rounds(p),
        "phasing": SIDE_IDS[p.phasing],
        "defcon": p.defcon,
        "restricted": restricted(p),
        "vp": p.vp,
        "military_ops": {SIDE_IDS[s]: p.military_ops[s] for s in (US, USSR)},
        "space": {SIDE_IDS[s]: p.space[s] for s in (US, USSR)},
        "space_attempts": {SIDE_IDS[s]: p.space_attempts[s] for s in (US, USSR)},
        "influence": {
            WORDS.id(c): {"us": us, "ussr": ussr, "control": controller(p, c)}
            for c, us, ussr in zip(COUNTRIES, p.influence.row(US), p.influence.row(USSR), strict=False)
        },
        "regions": {WORDS.id(region): region_view(p, region) for region in REGIONS},
        "hand_sizes": {SIDE_IDS[s]: p.count[HAND[s]] for s in (US, USSR)},
        "deck_size": p.count[DECK],
        "discard": cards(p, DISCARDED),
        "removed": cards(p, REMOVED),
        "in_play": cards(p, IN_PLAY),
        "effects": effects(p),
        "china": {"holder": china_holder(p), "face": "up" if p.china_up else "down"},
        "headline": {SIDE_IDS[s]: None if p.headline[s] == NONE else WORDS.id(p.headline[s]) for s in (US, USSR)},
    }
    if seat != NONE:
        seen |= own_view(p, seat)
    seen |= variants_view(p)
    if seat == US and p.count[LOOKED_AT]:
        seen["looked_at"] = cards(p, LOOKED_AT)
    return seen


def own_view(p: Any, seat: int) -> dict[str, Any]:
    """What a seat knows and the other does not."""
    his = BIT[HAND[opponent(seat)]]
    seen: dict[str, Any] = {
        "hand": cards(p, HAND[seat]),
        "opponent_known": [WORDS.id(c) for c, mask in zip(CARDS, p.maybe.row(seat), strict=True) if mask == his],
    }
    if is_arranged(p, US):
        seen["us_order"] = us_order(p)
    if p.answer[seat] != NONE:
        seen["chosen_bid" if p.phase == SETTING_UP else "chosen_headline"] = WORDS.id(p.answer[seat])
    return seen


def variants_view(p: Any) -> dict[str, Any]:
    """12.0 the civil war, 11.1.4 the bid: there if they are played."""
    seen: dict[str, Any] = {}
    if p.chinese_civil_war:
        seen["civil_war"] = {"influence": p.influence[USSR, CHINESE_CIVIL_WAR], "china_used": bool(p.china_used)}
    if p.bid:
        seen["bids"] = {SIDE_IDS[s]: None if p.bids[s] == NONE else WORDS.id(p.bids[s]) for s in (US, USSR)}
        seen["seating"] = [SIDE_IDS[side] for side in seating(p)]
        seen["extra"] = {SIDE_IDS[s]: p.extra[s] for s in (US, USSR)}
    return seen
