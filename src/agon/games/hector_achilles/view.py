"""What a seat may know; anything not added here is hidden."""

from __future__ import annotations

from collections.abc import Mapping

from agon.engine.components import IntTable
from agon.engine.game import View
from agon.engine.script import NONE
from agon.games.hector_achilles import board
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import Board
from agon.games.hector_achilles.closing import total
from agon.games.hector_achilles.components import BOX, HEROES_OF
from agon.games.hector_achilles.play import superiority
from agon.games.hector_achilles.troops import TROOP_OF

SIDE_NAMES = ("achaeans", "trojans")
FRONT_LINE = (w.FRONT, w.FRONT[::-1])
"""5.1 The front piles of a side from its left to its right: equal numbers face each other."""


def cards(p: Board, side: int, zone: int) -> list[str]:
    """Return the troops of a zone, with repetitions."""
    return [w.WORDS.id(t) for t in w.TROOPS for _ in range(p.troops[side, zone, t])]


def hero_ids(p: Board, side: int, *places: int) -> list[str]:
    return [w.WORDS.id(h) for h in HEROES_OF[side] if p.hero_at[h] in places]


def bottom_ids(p: Board, side: int) -> list[str]:
    return [w.WORDS.id(p.bottom[side, i]) for i in range(6) if p.bottom[side, i] in w.HEROES]


def known_out(p: Board, viewer: int, side: int) -> list[str]:
    """Return the troops a viewer knows to be out of the game."""
    elsewhere = 0
    for zone in w.ZONES:
        elsewhere |= p.maybe[viewer, side, zone] if zone != w.OUT else 0
    known = p.maybe[viewer, side, w.OUT] & ~elsewhere
    return [w.WORDS.id(TROOP_OF[copy]) for copy in board.COPIES if known >> copy & 1]


def view(p: Board, seat: int, tables: Mapping[str, IntTable]) -> View:
    """Return the boards as a seat sees them; NONE is a spectator, who sees what both players see."""
    return {
        "phase": board.PHASES[p.phase],
        "battle": p.battle,
        "round": p.round,
        "attacker": SIDE_NAMES[p.attacker],
        "acting": SIDE_NAMES[p.acting],
        "fate": fate_view(p, tables),
        "fate_waiting": sum(p.fate_waits[f] for f in w.FATES),
        "shame_aside": shame_aside(p),
        "sides": {SIDE_NAMES[side]: side_view(p, seat, side, tables) for side in range(w.SIDES)},
    }


def shame_aside(p: Board) -> int:
    """2.4 Shame tokens that nobody has taken yet."""
    return BOX["shame"] - sum(p.shame[side] for side in range(w.SIDES))


def fate_view(p: Board, tables: Mapping[str, IntTable]) -> View | None:
    if p.fate == NONE:
        return None
    edges = [w.WORDS.id(e) for e in tables["EDGES"][p.fate]]
    return {
        "counter": w.WORDS.id(p.fate),
        "edges": edges,
        "achaeans": edges[p.edge],
        "trojans": edges[(p.edge + 2) % 4],
        "designed": bool(tables["DESIGNED_FATE"][p.fate]),
    }


def side_view(p: Board, seat: int, side: int, tables: Mapping[str, IntTable]) -> View:
    mine = seat == side
    hero = p.hero[side]
    seen: View = {
        "piles": {w.WORDS.id(pile): p.size[side, pile] for pile in w.PILES},
        "order": [w.WORDS.id(pile) for pile in FRONT_LINE[side]],
        "behind": w.WORDS.id(w.CAMP),
        "exhausted": [w.WORDS.id(pile) for pile in w.PILES[:3] if p.exhausted[side, pile]],
        "active": w.WORDS.id(p.active[side]) if p.fate != NONE else None,
        "laid": laid_view(p, side),
        "superiority": p.rule(superiority)(p, side),
        "hand_size": p.size[side, w.HAND],
        "hero_pile_size": board.hero_pile_size(p, side),
        "hero": None,
        "lost_heroes": hero_ids(p, side, board.LOST),
        "favour": p.favour[side],
        "shame": p.shame[side],
        "out_size": p.size[side, w.OUT],
    }
    if hero in w.HEROES:
        known = mine or board.has_used_hero(p, side)
        seen["hero"] = {"used": board.has_used_hero(p, side)} | (hero_facts(hero, tables) if known else {})
    if mine:
        seen["total"] = p.rule(total)(p, side) if p.fate != NONE else 0
        seen["hand"] = cards(p, side, w.HAND)
        seen["hero_pile"] = hero_ids(p, side, board.IN_PILE)
        seen["hero_bottom"] = bottom_ids(p, side)
    if seat != NONE:
        seen["known_out"] = known_out(p, seat, side)
    return seen


def laid_view(p: Board, side: int) -> list[View]:
    return [
        {
            "troop": w.WORDS.id(p.laid[side, slot]),
            "reinforced": bool(p.reinforced[side, slot]),
            "covered": slot == p.covered[side],
        }
        for slot in range(p.size[side, w.LAID])
    ]


def hero_facts(hero: int, tables: Mapping[str, IntTable]) -> View:
    return {
        "id": w.WORDS.id(hero),
        "colour": w.WORDS.id(tables["HERO_COLOUR"][hero]),
        "value": tables["HERO_VALUE"][hero],
        "designed": bool(tables["DESIGNED_HERO"][hero]),
    }
