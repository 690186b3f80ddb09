"""Attribute goals: row totals, what race and weapons add, and which goals are met."""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.roll_player.board import COLOUR_OF, FACE_OF, SLOTS_OF, Board, dice_in_row, owns
from agon.games.roll_player.components import (
    ABOUT_ROW,
    BY,
    CLASS_COLOUR,
    GOAL_LEAST,
    GOAL_MOST,
    GOAL_WORTH,
    KIND,
    RACE_MODIFIER,
)
from agon.games.roll_player.kinds import RAISE_CLASS_DICE, RAISE_GOLD_DICE, RAISE_ROW
from agon.games.roll_player.words import GOLD, ROWS, WEAPONS


def row_total(p: Board, seat: int, row: int) -> int:
    return sum(FACE_OF[p.sheet[seat, slot]] for slot in SLOTS_OF[row] if p.sheet[seat, slot] != NONE)


def dice_in_row_of(p: Board, seat: int, row: int, colour: int) -> int:
    return sum(p.sheet[seat, slot] != NONE and COLOUR_OF[p.sheet[seat, slot]] == colour for slot in SLOTS_OF[row])


def weapon_modifier(p: Board, seat: int, row: int) -> int:
    """Weapons raise dice of a colour, also above 6 (RP-R-33), or a whole row."""
    return sum(raised_by(p, seat, row, weapon) for weapon in WEAPONS if owns(p, seat, weapon))


def raised_by(p: Board, seat: int, row: int, weapon: int) -> int:
    """Longsword, Jeweled Dagger; Longbow (RP-note-jeweled)."""
    if KIND[weapon] == RAISE_CLASS_DICE:
        return BY[weapon] * dice_in_row_of(p, seat, row, CLASS_COLOUR[p.class_card[seat]])
    if KIND[weapon] == RAISE_GOLD_DICE:
        return BY[weapon] * dice_in_row_of(p, seat, row, GOLD)  # RP-R-33
    return BY[weapon] if KIND[weapon] == RAISE_ROW and ABOUT_ROW[weapon] == row else 0


def attribute_score(p: Board, seat: int, row: int) -> int:
    """Final scoring 1: the three dice, the race and the weapons (RP-score-goals, RP-sheet-4d)."""
    return row_total(p, seat, row) + RACE_MODIFIER[p.race[seat]][row] + weapon_modifier(p, seat, row)


def meets_goal(p: Board, seat: int, row: int) -> bool:
    """An exact number, a range, or a number and more (RP-score-goal-exact, RP-score-goal-range, RP-score-goal-plus)."""
    card = p.class_card[seat]
    return (
        dice_in_row(p, seat, row) == 3
        and GOAL_LEAST[card][row] <= attribute_score(p, seat, row) <= GOAL_MOST[card][row]
    )


def goals_met(p: Board, seat: int) -> int:
    return sum(meets_goal(p, seat, row) for row in ROWS)


def goal_stars(p: Board, seat: int) -> int:
    return sum(GOAL_WORTH[p.class_card[seat]][row] for row in ROWS if meets_goal(p, seat, row))
