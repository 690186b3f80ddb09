"""The chance that a row meets its goal with the dice still to come, in hundredths."""

from __future__ import annotations

import functools
from itertools import product

from agon.engine.script import NONE
from agon.games.roll_player.board import SLOTS_OF, Board, dice_in_row, owns
from agon.games.roll_player.components import (
    ABOUT_ROW,
    GOAL_LEAST,
    GOAL_MOST,
    GOAL_WORTH,
    KIND,
    LIMIT,
    RACE_MODIFIER,
    STARS,
)
from agon.games.roll_player.goals import row_total, weapon_modifier
from agon.games.roll_player.kinds import ROW_AT_LEAST, ROW_AT_MOST
from agon.games.roll_player.words import FACES, TRAITS

WIDEST = 5
"""A goal with at least this many numbers above its least counts as open-ended."""
LOWEST, HIGHEST = -20, 20
MENDING = (100, 40, 25, 15, 10, 6, 3)
"""What a full row is still worth, by how much it misses its goal, while there are turns left to fix it."""
CHOICE = 2
"""A player takes the best of this many dice for a row."""


def missed(need: int, width: int) -> int:
    """By how much a full row misses a goal that needs `need` more points, or up to `width` beyond."""
    if need > 0:
        return need
    return 0 if width == WIDEST else max(0, -need - width)


@functools.cache
def reach(dice: int, need: int, width: int) -> float:
    """The chance that this many more dice, chosen well, bring the points needed."""
    if dice == 0:
        return MENDING[min(missed(need, width), len(MENDING) - 1)]
    rolls = [max(reach(dice - 1, need - face, width) for face in roll) for roll in product(FACES, repeat=CHOICE)]
    return sum(rolls) / len(rolls)


REACH = tuple(
    tuple(round(reach(dice, need, width)) for need in range(LOWEST, HIGHEST + 1))
    for dice in range(4)
    for width in range(WIDEST + 1)
)


def goal_chance(dice: int, need: int, width: int, turns: int) -> int:
    """The chance of a goal that needs more points, with dice still to come and turns to fix a full row."""
    if dice == 0 and turns == 0:
        return 100 if need <= 0 and (width >= WIDEST or need + width >= 0) else 0
    return REACH[dice * (WIDEST + 1) + min(width, WIDEST)][max(LOWEST, min(HIGHEST, need)) - LOWEST]


def row_worth(p: Board, seat: int, row: int, dice: int, points: int, turns: int) -> int:
    """Expected stars of a row with these dice and points, in hundredths."""
    return row_goal_worth(p, seat, row, dice, points, turns) + row_traits_worth(p, seat, row, dice, points, turns)


def row_goal_worth(p: Board, seat: int, row: int, dice: int, points: int, turns: int) -> int:
    card = p.class_card[seat]
    score = points + RACE_MODIFIER[p.race[seat]][row] + weapon_modifier(p, seat, row)
    width = GOAL_MOST[card][row] - GOAL_LEAST[card][row]
    return GOAL_WORTH[card][row] * goal_chance(3 - dice, GOAL_LEAST[card][row] - score, width, turns)


def row_traits_worth(p: Board, seat: int, row: int, dice: int, points: int, turns: int) -> int:
    return sum(
        row_trait_worth(trait, dice, points, turns)
        for trait in TRAITS
        if owns(p, seat, trait) and ABOUT_ROW[trait] == row
    )


def row_trait_worth(trait: int, dice: int, points: int, turns: int) -> int:
    """Expected stars of a trait that wants a high or a low row."""
    if KIND[trait] == ROW_AT_LEAST:
        return STARS[trait] * goal_chance(3 - dice, LIMIT[trait] - points, WIDEST, turns)
    if KIND[trait] == ROW_AT_MOST:
        return STARS[trait] * goal_chance(3 - dice, 7 * (3 - dice) - LIMIT[trait] + points, WIDEST, turns)
    return 0


def row_now(p: Board, seat: int, row: int, turns: int) -> int:
    return row_worth(p, seat, row, dice_in_row(p, seat, row), row_total(p, seat, row), turns)


def row_if_added(p: Board, seat: int, row: int, face: int, turns: int) -> int:
    """The same with one more die."""
    return row_worth(p, seat, row, dice_in_row(p, seat, row) + 1, row_total(p, seat, row) + face, turns)


def row_if_changed(p: Board, seat: int, row: int, by: int, turns: int) -> int:
    """The same with a higher face on one die."""
    return row_worth(p, seat, row, dice_in_row(p, seat, row), row_total(p, seat, row) + by, turns)


def next_slot(p: Board, seat: int, row: int) -> int:
    """The space where the next die of a row goes; NONE if it is full."""
    dice = dice_in_row(p, seat, row)
    return SLOTS_OF[row][dice] if dice < 3 else NONE
