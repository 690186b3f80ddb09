"""The solo game: the opponent's die and what it takes from the market."""

from __future__ import annotations

from agon.engine.script import NONE, tell
from agon.games.roll_player.board import DISCARDED, PLACES, REMOVED, Board
from agon.games.roll_player.words import IS_REMOVED, LEAVES_MARKET

REMOVED_PLACE = (
    (),
    (),
    (NONE, 0, 1, 2, NONE, NONE, NONE),
    (NONE, 0, 0, 1, 1, 2, 2),
)
"""By initiative number and face: the place in the market whose card is removed; places are fixed for the round."""


def opponent_removes(p: Board, number: int, face: int) -> None:
    """Solo, dice phase: left, middle or right; an empty place loses nothing (RP-R-46)."""
    place = REMOVED_PLACE[number][face]
    if place != NONE and p.market[place] != NONE:  # RP-R-46
        remove(p, place)


def remove(p: Board, place: int) -> None:
    """Removed cards never come back."""
    tell(IS_REMOVED, p.market[place])
    p.where[p.market[place]] = REMOVED
    p.market[place] = NONE


def sweep_market(p: Board) -> None:
    """Solo, market phase: the leftmost card that is left is discarded, the others are removed."""
    leftmost = True
    for place in PLACES:
        if p.market[place] != NONE and leftmost:
            tell(LEAVES_MARKET, p.market[place])
            p.where[p.market[place]] = DISCARDED
            p.market[place] = NONE
            leftmost = False
        elif p.market[place] != NONE:
            remove(p, place)
