"""What a seat may know; anything not added here is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from agon.engine.components import IntTable
from agon.engine.game import View
from agon.engine.script import NONE
from agon.engine.views import part
from agon.games.twilight_struggle import board
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.arranged_hand import is_arranged
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.cards import normal_rounds
from agon.games.twilight_struggle.effects import CHERNOBYL, MISSILE_ENVY, OPEN_AT
from agon.games.twilight_struggle.scoring import CONTROL, COUNTRIES_OF, points, scored_level
from agon.games.twilight_struggle.variants import CHINESE_CIVIL_WAR, NOBODY, seating

EDITIONS = ("deluxe", "first")
CARD_IDS = tuple(w.WORDS.id(card) for card in w.CARDS)
LATEST = tuple(max(OPEN_AT[c] for c in w.COUNTRIES if board.REGION[c] == region) for region in w.REGIONS)
LEVEL_NAMES = ("nothing", "presence", "domination", "control")


@part
def cards_by_zone(p: Map) -> tuple[list[str], ...]:
    """Return the cards of every zone, also of those that are hidden."""
    zones: tuple[list[str], ...] = tuple([] for _ in board.ZONES)
    for card, zone in zip(CARD_IDS, p.where, strict=True):
        zones[zone].append(card)
    return zones


def cards(p: Map, zone: int) -> list[str]:
    return cards_by_zone(p)[zone]


@part
def us_order(p: Map) -> list[str]:
    """Aldrich Ames, first edition: return the US hand in the order set by the USSR."""
    ranked = [c for c in w.CARDS if p.rank[c] and is_arranged(p, w.US)]
    return [w.WORDS.id(c) for c in sorted(ranked, key=lambda c: p.rank[c])]


def controller(p: Map, country: int) -> str | None:
    return next((w.SIDE_IDS[side] for side in (w.US, w.USSR) if p.rule(board.controls)(p, side, country)), None)


def china_holder(p: Map) -> str | None:
    return None if p.china_holder == NOBODY else w.SIDE_IDS[p.china_holder]


@part
def effects(p: Map) -> list[str]:
    """Return the lasting effects by card, with the side or the region if there is a choice."""
    found = []
    for c, value in zip(w.CARDS, p.in_force, strict=True):
        if value and c == CHERNOBYL:
            found.append(f"{w.WORDS.id(c)}:{w.WORDS.id(w.REGIONS[value - 1])}")
        elif value and (board.SIDE[c] == w.NEUTRAL or c == MISSILE_ENVY):
            found += [f"{w.WORDS.id(c)}:{w.SIDE_IDS[side]}" for side in (w.US, w.USSR) if value & (1 + side)]
        elif value:
            found.append(w.WORDS.id(c))
    return found


@part
def region_view(p: Map, region: int) -> View:
    """Return what each side has of a region, and what it would score now."""
    seen: View = {}
    for side in (w.US, w.USSR):
        held = p.rule(scored_level)(p, side, region, NONE)
        wins = region == w.EUROPE and held == CONTROL
        worth = None if wins else p.rule(points)(p, side, region, NONE)
        seen[w.SIDE_IDS[side]] = {"level": LEVEL_NAMES[held], "points": worth}
    return seen


def restricted(p: Map) -> list[str]:
    """8.1.5 The regions barred to coups and realignments at this DEFCON."""
    return [w.WORDS.id(r) for r in w.REGIONS if p.defcon < LATEST[r - w.REGIONS.start]]


@part
def country_view(p: Map, country: int) -> View:
    """Return the influence in a country, and who controls it."""
    us, ussr = p.influence[w.US, country], p.influence[w.USSR, country]
    return {"us": us, "ussr": ussr, "control": controller(p, country)}


@part
def countries_view(p: Map, region: int) -> View:
    return {w.WORDS.id(c): country_view(p, c) for c in COUNTRIES_OF[region]}


@part
def map_view(p: Map) -> View:
    seen: View = {}
    for region in w.REGIONS:
        seen |= countries_view(p, region)
    return seen


@part
def regions_view(p: Map) -> View:
    return {w.WORDS.id(region): region_view(p, region) for region in w.REGIONS}


@part
def tracks_view(p: Map) -> View:
    """Return the turn and the tracks."""
    return {
        "edition": EDITIONS[p.edition],
        "turn": p.turn,
        "phase": board.PHASES[p.phase],
        "round": p.round,
        "rounds": normal_rounds(p),
        "phasing": w.SIDE_IDS[p.phasing],
        "defcon": p.defcon,
        "restricted": restricted(p),
        "vp": p.vp,
        "military_ops": {w.SIDE_IDS[s]: p.military_ops[s] for s in (w.US, w.USSR)},
        "space": {w.SIDE_IDS[s]: p.space[s] for s in (w.US, w.USSR)},
        "space_attempts": {w.SIDE_IDS[s]: p.space_attempts[s] for s in (w.US, w.USSR)},
    }


@part
def cards_view(p: Map) -> View:
    """Return what everybody knows of the cards."""
    return {
        "hand_sizes": {w.SIDE_IDS[s]: p.count[board.HAND[s]] for s in (w.US, w.USSR)},
        "deck_size": p.count[board.DECK],
        "discard": cards(p, board.DISCARDED),
        "removed": cards(p, board.REMOVED),
        "in_play": cards(p, board.IN_PLAY),
        "effects": effects(p),
        "china": {"holder": china_holder(p), "face": "up" if p.china_up else "down"},
        "headline": {
            w.SIDE_IDS[s]: None if p.headline[s] == NONE else w.WORDS.id(p.headline[s]) for s in (w.US, w.USSR)
        },
    }


def view(p: Map, seat: int, tables: Mapping[str, IntTable]) -> View:
    """Return the map, the tracks and the cards as a seat sees them; NONE is a spectator."""
    seen: View = {**tracks_view(p), "influence": map_view(p), "regions": regions_view(p), **cards_view(p)}
    if seat != NONE:
        seen |= own_view(p, seat)
    seen |= variants_view(p)
    if seat == w.US and p.count[board.LOOKED_AT]:
        seen["looked_at"] = cards(p, board.LOOKED_AT)
    return seen


@part
def opponent_known(p: Map, seat: int) -> list[str]:
    """Return the cards that a seat knows to be in the other hand."""
    his = board.BIT[board.HAND[board.opponent(seat)]]
    return [card for card, mask in zip(CARD_IDS, p.maybe.row(seat), strict=True) if mask == his]


@part
def own_view(p: Map, seat: int) -> View:
    """Return what a seat knows and the other does not."""
    seen: View = {"hand": cards(p, board.HAND[seat]), "opponent_known": opponent_known(p, seat)}
    if is_arranged(p, w.US):
        seen["us_order"] = us_order(p)
    if p.answer[seat] != NONE:
        seen["chosen_bid" if p.phase == board.SETTING_UP else "chosen_headline"] = w.WORDS.id(p.answer[seat])
    return seen


@part
def variants_view(p: Map) -> View:
    """12.0, 11.1.4 Return the state of the civil war and the bid, if they are in play."""
    seen: View = {}
    if p.chinese_civil_war:
        seen["civil_war"] = {"influence": p.influence[w.USSR, CHINESE_CIVIL_WAR], "china_used": bool(p.china_used)}
    if p.bid:
        seen["bids"] = {w.SIDE_IDS[s]: None if p.bids[s] == NONE else w.WORDS.id(p.bids[s]) for s in (w.US, w.USSR)}
        seen["seating"] = [w.SIDE_IDS[side] for side in seating(p)]
        seen["extra"] = {w.SIDE_IDS[s]: p.extra[s] for s in (w.US, w.USSR)}
    return seen


def glance(p: Map, tables: Mapping[str, IntTable]) -> View:
    """Return public figures for lists: turn, round, the lead in victory points, DEFCON, and who controls each country
    (`+` the US, `-` the USSR, in the order of the countries)."""
    influence = zip(w.COUNTRIES, p.influence.row(w.US), p.influence.row(w.USSR), strict=False)
    return {
        "turn": p.turn,
        "phase": board.PHASES[p.phase],
        "round": p.round,
        "leader": "nobody" if p.vp == 0 else w.SIDE_IDS[w.US if p.vp > 0 else w.USSR],
        "lead": abs(p.vp),
        "defcon": p.defcon,
        "control": "".join(control_sign(us - ussr, board.STABILITY[country]) for country, us, ussr in influence),
    }


def control_sign(majority: int, stability: int) -> str:
    """2.1.7 Return who controls a country, by the majority of US influence."""
    return "+" if majority >= stability else "-" if majority <= -stability else "."
