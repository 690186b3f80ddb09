"""Estimates a battle: what both sides will score, who will turn the fate token, and who wins.

Points are in tenths. A viewer knows its own hand and hero and everything face up, and assumes an average hand and hero
for the other side; EVERYBODY knows all.
"""

from __future__ import annotations

import math

from agon.engine.script import NONE
from agon.games.hector_achilles.board import Board, holds_hero, opponent
from agon.games.hector_achilles.components import EDGES, HERO_COLOUR, HERO_VALUE, TROOP_COLOUR, TROOP_VALUE
from agon.games.hector_achilles.words import COLOURS, HAND, LAID, TROOPS

EVERYBODY = NONE
TURNS = ((1, 2, 3), (1, 2, 3), (1, 2, 3), (1, 2, 3), (1, 3))
"""Quarter turns of the fate token that are still possible, by round."""
TROOPS_OF = ((),) * COLOURS.start + tuple(tuple(t for t in TROOPS if TROOP_COLOUR[t] == c) for c in COLOURS)
UNSEEN_VALUE, UNSEEN_COUNTS, UNSEEN_LAID = 25, 9, 2
"""For a hidden card, its average value and what it will count on average; and what a laid card of a colour that does
not count gives per point, since the hidden hero may have its colour."""
UNSEEN_HERO = 45
MAX_POINTS = 150
WIN_CHANCE = tuple(round(1000 / (1 + math.exp(-x / 25))) for x in range(-MAX_POINTS, MAX_POINTS + 1))
"""The chance to win a battle, in thousandths, by the lead in points."""
SHARPER = (6, 6, 9, 11, 14)
"""Tenths of the points that count, by round: the fewer cards are to come, the more is decided."""
CAN_USE = (100, 90, 75, 60, 40, 0)
"""By cards laid, hundredths of the value of a hero in hand that count as if he were laid."""


def colour_before(p: Board, side: int, turn: int) -> int:
    """Return the colour that faces a side after a number of quarter turns."""
    return EDGES[p.fate][(p.edge + turn + 2 * side) % 4]


def sees(viewer: int, side: int) -> bool:
    return viewer in (EVERYBODY, side)


def known_hero(p: Board, viewer: int, side: int) -> int:
    """Return a side's hero, if it has one and the viewer knows him."""
    return p.hero[side] if sees(viewer, side) or p.covered[side] != NONE else NONE


def worth_laid(p: Board, side: int, slot: int) -> int:
    """Return the worth of a laid troop, covered or not."""
    return TROOP_VALUE[p.laid[side, slot]] + p.reinforced[side, slot]


def laid_points(p: Board, viewer: int, side: int, colour: int) -> int:
    """Return what the laid cards count if a colour faces their side."""
    hero = known_hero(p, viewer, side)
    second = HERO_COLOUR[hero] if hero != NONE else NONE
    maybe = UNSEEN_LAID if hero == NONE and p.hero[side] != NONE else 0
    points = 10 * HERO_VALUE[hero] if p.covered[side] != NONE else 0
    for slot in range(5):
        if p.laid[side, slot] != NONE and slot != p.covered[side]:
            counts = TROOP_COLOUR[p.laid[side, slot]] in (colour, second)
            points += worth_laid(p, side, slot) * (10 if counts else maybe)
    return points


def hand_points(p: Board, viewer: int, side: int, colour: int) -> int:
    """Return what the hand will count when it is laid."""
    if not sees(viewer, side):
        return UNSEEN_COUNTS * p.size[side, HAND]
    points = held_of(p, side, colour)
    if p.hero[side] != NONE and HERO_COLOUR[p.hero[side]] != colour:
        points += held_of(p, side, HERO_COLOUR[p.hero[side]])
    return 10 * points


def held_of(p: Board, side: int, colour: int) -> int:
    """Return the sum of the values of a colour in hand."""
    return sum(TROOP_VALUE[t] * p.troops[side, HAND, t] for t in TROOPS_OF[colour])


def points(p: Board, viewer: int, side: int, turn: int) -> int:
    """Return what a side will score after a number of quarter turns, if its hero stays in hand."""
    colour = colour_before(p, side, turn)
    return laid_points(p, viewer, side, colour) + hand_points(p, viewer, side, colour)


def strength(p: Board, viewer: int, side: int) -> int:
    """Return what a side will have laid in the end, ignoring colours."""
    laid = sum(worth_laid(p, side, s) for s in range(5) if p.laid[side, s] != NONE and s != p.covered[side])
    if p.covered[side] != NONE:
        laid += HERO_VALUE[p.hero[side]]
    if not sees(viewer, side):
        return 10 * laid + UNSEEN_VALUE * p.size[side, HAND]
    return 10 * (laid + sum(TROOP_VALUE[t] * p.troops[side, HAND, t] for t in TROOPS))


def reserve(p: Board, viewer: int, side: int) -> int:
    """Return what a hero in hand is likely to add."""
    if not holds_hero(p, side):
        return 0
    return CAN_USE[p.size[side, LAID]] * (10 * HERO_VALUE[p.hero[side]] if sees(viewer, side) else UNSEEN_HERO) // 100


def ahead(p: Board, viewer: int, side: int, turn: int) -> int:
    """Return a side's lead in points after a number of quarter turns."""
    return points(p, viewer, side, turn) - points(p, viewer, opponent(side), turn)


def best_turn(p: Board, viewer: int, side: int) -> int:
    """Return a side's lead if it has the last turn of the fate token."""
    best = ahead(p, viewer, side, 0)
    for turn in TURNS[p.round]:
        best = max(best, ahead(p, viewer, side, turn))
    return best
