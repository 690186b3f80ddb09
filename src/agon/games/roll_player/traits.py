"""Traits: the stars of each kind of condition. Faces count here, race and weapons do not (RP-R-33, RP-R-34)."""

from __future__ import annotations

from agon.engine.script import NONE, EventTable
from agon.games.roll_player import kinds
from agon.games.roll_player import words as w
from agon.games.roll_player.board import COLOUR_OF, FACE_OF, SLOTS_OF, Board, dice_in_row, dice_of_colour, owns
from agon.games.roll_player.components import ABOUT_ROW, CLASS_COLOUR, FACE, LIMIT, MOST, PER, SPACE_VALUE, STARS
from agon.games.roll_player.goals import goals_met, row_total

CONDITIONS = EventTable()
"""The conditions by kind: `CONDITIONS[kind](p, seat, trait)` returns the stars."""


def counted(trait: int, count: int) -> int:
    """Stars for every full group, up to a maximum."""
    stars = 0
    left = count
    while left >= PER[trait]:
        left -= PER[trait]
        stars += STARS[trait]
    return min(stars, MOST[trait])


@CONDITIONS.event(kinds.ROW_AT_LEAST)
def row_at_least(p: Board, seat: int, trait: int) -> int:
    """Steadfast, Honorable, Nimble, Proud, Focused, Courageous: a high row."""
    full = dice_in_row(p, seat, ABOUT_ROW[trait]) == 3
    return STARS[trait] if full and row_total(p, seat, ABOUT_ROW[trait]) >= LIMIT[trait] else 0


@CONDITIONS.event(kinds.ROW_AT_MOST)
def row_at_most(p: Board, seat: int, trait: int) -> int:
    """Weak, Clumsy, Foolish, Reckless: a low row."""
    full = dice_in_row(p, seat, ABOUT_ROW[trait]) == 3
    return STARS[trait] if full and row_total(p, seat, ABOUT_ROW[trait]) <= LIMIT[trait] else 0


@CONDITIONS.event(kinds.FACES_SHOWN)
def faces(p: Board, seat: int, trait: int) -> int:
    """Obnoxious, Famous: enough dice with one face."""
    shown = sum(p.sheet[seat, s] != NONE and FACE_OF[p.sheet[seat, s]] == FACE[trait] for s in w.SLOTS)
    return STARS[trait] if shown >= LIMIT[trait] else 0


@CONDITIONS.event(kinds.GOALS_MET)
def dedicated(p: Board, seat: int, trait: int) -> int:
    """Dedicated: enough attribute goals, as they are scored (RP-R-55)."""
    return STARS[trait] if goals_met(p, seat) >= LIMIT[trait] else 0  # RP-R-55


@CONDITIONS.event(kinds.ALIGNMENT_AT_LEAST)
def honest(p: Board, seat: int, trait: int) -> int:
    """Honest: the alignment token stands on a space that is good enough."""
    return STARS[trait] if SPACE_VALUE[p.alignment_card[seat]][p.token[seat]] >= LIMIT[trait] else 0


@CONDITIONS.event(kinds.PER_TRAIT)
def compassionate(p: Board, seat: int, trait: int) -> int:
    """Compassionate: other traits."""
    return counted(trait, sum(owns(p, seat, other) for other in w.TRAITS if other != trait))


@CONDITIONS.event(kinds.PER_ONE_COLOUR_ROW)
def obsessed(p: Board, seat: int, trait: int) -> int:
    """Obsessed: rows of one colour."""
    return counted(trait, sum(is_of_one_colour(p, seat, row) for row in w.ROWS))


def is_of_one_colour(p: Board, seat: int, row: int) -> bool:
    first = p.sheet[seat, SLOTS_OF[row][0]]
    return dice_in_row(p, seat, row) == 3 and all(
        COLOUR_OF[p.sheet[seat, slot]] == COLOUR_OF[first] for slot in SLOTS_OF[row]
    )


@CONDITIONS.event(kinds.PER_SKILL)
def cunning(p: Board, seat: int, trait: int) -> int:
    """Cunning: skills."""
    return counted(trait, sum(owns(p, seat, skill) for skill in w.SKILLS))


@CONDITIONS.event(kinds.PER_COIN)
def greedy(p: Board, seat: int, trait: int) -> int:
    """Greedy: gold held at the end; it is not spent (RP-R-56)."""
    return counted(trait, p.gold[seat])  # RP-R-56


@CONDITIONS.event(kinds.PER_CLASS_DIE)
def loyal(p: Board, seat: int, trait: int) -> int:
    """Loyal: dice of the class colour."""
    return counted(trait, dice_of_colour(p, seat, CLASS_COLOUR[p.class_card[seat]]))


@CONDITIONS.event(kinds.PER_GOLD_DIE)
def envious(p: Board, seat: int, trait: int) -> int:
    """Envious: gold dice."""
    return counted(trait, dice_of_colour(p, seat, w.GOLD))
