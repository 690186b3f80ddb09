"""What a seat may know; anything not added here is hidden."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from agon.engine.components import IntTable
from agon.engine.game import View
from agon.engine.script import NONE
from agon.engine.views import part
from agon.games.hector_achilles import board
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import Board
from agon.games.hector_achilles.components import BOX, HEROES_OF
from agon.games.hector_achilles.play import superiority
from agon.games.hector_achilles.troops import TROOP_OF

SIDE_NAMES = ("achaeans", "trojans")
PILE_IDS = [w.WORDS.id(pile) for pile in w.PILES]
FRONT_LINE = [[w.WORDS.id(pile) for pile in front] for front in (w.FRONT, w.FRONT[::-1])]
"""5.1 The front piles of a side from its left to its right: equal numbers face each other."""
CAMP_ID = w.WORDS.id(w.CAMP)


@part
def cards(p: Board, side: int, zone: int) -> list[str]:
    """Return the troops of a zone, with repetitions."""
    return [w.WORDS.id(t) for t, count in zip(w.TROOPS, p.troops.row(side, zone), strict=True) for _ in range(count)]


@part
def hero_ids(p: Board, side: int, *places: int) -> list[str]:
    return [w.WORDS.id(h) for h in HEROES_OF[side] if p.hero_at[h] in places]


@part
def bottom_ids(p: Board, side: int) -> list[str]:
    return [w.WORDS.id(p.bottom[side, i]) for i in range(6) if p.bottom[side, i] in w.HEROES]


@part
def known_out(p: Board, viewer: int, side: int) -> list[str]:
    """Return the troops a viewer knows to be out of the game."""
    known = elsewhere = 0
    for zone, maybe in zip(w.ZONES, p.maybe.row(viewer, side), strict=True):
        if zone == w.OUT:
            known = maybe
        else:
            elsewhere |= maybe
    return troops_of(known & ~elsewhere)


@functools.lru_cache(1024)
def troops_of(copies: int) -> list[str]:
    """Return the troops of a set of copies, one bit each; the list is shared."""
    return [w.WORDS.id(TROOP_OF[copy]) for copy in board.COPIES if copies >> copy & 1]


def view(p: Board, seat: int, tables: Mapping[str, IntTable]) -> View:
    """Return the boards as a seat sees them; NONE is a spectator, who sees what both players see."""
    return {
        **open_view(p, tables),
        "sides": {SIDE_NAMES[side]: side_view(p, seat, side, tables) for side in range(w.SIDES)},
    }


@part
def open_view(p: Board, tables: Mapping[str, IntTable]) -> View:
    """Return what everybody knows, besides the sides."""
    return {
        "phase": board.PHASES[p.phase],
        "battle": p.battle,
        "round": p.round,
        "attacker": SIDE_NAMES[p.attacker],
        "acting": SIDE_NAMES[p.acting],
        "fate": fate_view(p, tables),
        "fate_waiting": sum(p.fate_waits),
        "shame_aside": shame_aside(p),
    }


def shame_aside(p: Board) -> int:
    """2.4 Shame tokens that nobody has taken yet."""
    return BOX["shame"] - sum(p.shame)


@part
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


@part
def side_view(p: Board, seat: int, side: int, tables: Mapping[str, IntTable]) -> View:
    """Return a side as a seat sees it."""
    mine = seat == side
    hero = p.hero[side]
    knows_hero = hero in w.HEROES and (mine or board.has_used_hero(p, side))
    seen = dict(open_side_view(p, side, knows_hero))
    if hero in w.HEROES:
        seen["hero"] = {"used": board.has_used_hero(p, side)} | (hero_facts(hero, tables) if knows_hero else {})
    if mine:
        seen |= own_side_view(p, side)
    if seat != NONE:
        seen["known_out"] = known_out(p, seat, side)
    return seen


@part
def open_side_view(p: Board, side: int, knows_hero: bool) -> View:
    """Return what both players know of a side; the total depends on whether its hero is known."""
    laid = laid_view(p, side, knows_hero)
    return {
        "piles": dict(zip(PILE_IDS, pile_sizes(p, side), strict=True)),
        "order": FRONT_LINE[side],
        "behind": CAMP_ID,
        "exhausted": exhausted_ids(p, side),
        "active": w.WORDS.id(p.active[side]) if p.fate != NONE else None,
        "laid": laid,
        "superiority": p.rule(superiority)(p, side),
        "total": sum(card["counts"] for card in laid),
        "hand_size": p.size[side, w.HAND],
        "hero_pile_size": hero_pile_size(p, side),
        "hero": None,
        "lost_heroes": hero_ids(p, side, board.LOST),
        "favour": p.favour[side],
        "shame": p.shame[side],
        "out_size": p.size[side, w.OUT],
    }


@part
def exhausted_ids(p: Board, side: int) -> list[str]:
    return [pile for pile, is_exhausted in zip(PILE_IDS[:3], p.exhausted.row(side), strict=False) if is_exhausted]


@part
def hero_pile_size(p: Board, side: int) -> int:
    return board.hero_pile_size(p, side)


@part
def own_side_view(p: Board, side: int) -> View:
    """Return what only its own player knows of a side."""
    return {
        "hand": cards(p, side, w.HAND),
        "hero_pile": hero_ids(p, side, board.IN_PILE),
        "hero_bottom": bottom_ids(p, side),
    }


@part
def laid_view(p: Board, side: int, knows_hero: bool) -> list[View]:
    return [
        {
            "troop": w.WORDS.id(p.laid[side, slot]),
            "reinforced": bool(p.reinforced[side, slot]),
            "covered": slot == p.covered[side],
            "counts": counted(p, side, slot, knows_hero),
        }
        for slot in range(p.size[side, w.LAID])
    ]


def counted(p: Board, side: int, slot: int, knows_hero: bool) -> int:
    """5.4 What a laid card adds to the total as fate lies now; the colour of an unknown hero is left out."""
    if p.fate == NONE or p.phase in (board.SETUP, board.INITIAL):
        return 0
    colour = p.rule(board.slot_colour)(p, side, slot)
    by_fate = colour == p.rule(board.facing)(p, side)
    by_hero = knows_hero and p.rule(board.is_valid)(p, side, colour)
    return p.rule(board.slot_value)(p, side, slot) if by_fate or by_hero else 0


def hero_facts(hero: int, tables: Mapping[str, IntTable]) -> View:
    return {
        "id": w.WORDS.id(hero),
        "colour": w.WORDS.id(tables["HERO_COLOUR"][hero]),
        "value": tables["HERO_VALUE"][hero],
        "designed": bool(tables["DESIGNED_HERO"][hero]),
    }


def glance(p: Board, tables: Mapping[str, IntTable]) -> View:
    """Return public figures for lists: the battle, what is laid, and what decides the war. Pairs are in seat order."""
    sides = range(w.SIDES)
    fate = fate_view(p, tables)
    return {
        "battle": p.battle,
        "round": p.round,
        "colours": [] if fate is None else [fate[name] for name in SIDE_NAMES],
        "laid": [uncovered(p, side) for side in sides],
        "superiority": [p.rule(superiority)(p, side) for side in sides],
        "shame": [p.shame[side] for side in sides],
        "piles": [pile_sizes(p, side) for side in sides],
    }


@part
def uncovered(p: Board, side: int) -> list[str]:
    """Return the laid troops without the one under the hero."""
    return [w.WORDS.id(p.laid[side, slot]) for slot in range(p.size[side, w.LAID]) if slot != p.covered[side]]


@part
def pile_sizes(p: Board, side: int) -> list[int]:
    return p.size.row(side)[: len(w.PILES)]
