"""Where the variants and the solo game differ from the rules, as queries."""

from __future__ import annotations

from agon.games.roll_player.board import Board, is_solo
from agon.games.roll_player.words import SLOTS


def chooses_class(p: Board) -> bool:
    """Classes are chosen in reverse order instead of drawn."""
    return p.class_choice == 1


def has_less_random_setup(p: Board) -> bool:
    return p.less_random == 1


def has_random_market(p: Board) -> bool:
    """All market cards are shuffled together; dots do not matter."""
    return p.random_market == 1


def is_short_game(p: Board) -> bool:
    return p.short == 1


def is_friendly(p: Board) -> bool:
    """Taking 2 gold discards no card."""
    return p.friendly == 1


def starting_dice_count(p: Board) -> int:
    """Setup 11: players + 4, the solo game as for two; two more in a short game."""
    return (6 if is_solo(p) else p.players + 4) + (2 if is_short_game(p) else 0)


def gold_dice_handed_out(p: Board) -> int:
    """Less random setup: one for three players, two for four."""
    return max(0, p.players - 2)


def drawn_dice(p: Board) -> int:
    """Starting dice that come from the bag; with less chance only the two extra dice of a short game."""
    if has_less_random_setup(p):
        return starting_dice_count(p) - 6 - gold_dice_handed_out(p)
    return starting_dice_count(p)


def extra_gold(p: Board, turn: int) -> int:
    """Setup 3: for the third and the fourth player, but not in a short game."""
    return 0 if is_short_game(p) else max(0, turn - 1)


def rounds(p: Board) -> int:
    """Each round fills one of the eighteen spaces that the starting dice have left."""
    return len(SLOTS) - starting_dice_count(p)
