"""How a player of Roll Player thinks: which options it leans to, and how well a seat stands."""

from __future__ import annotations

from agon.engine.game import MOST_VALUE, Mind
from agon.engine.script import NONE
from agon.games.roll_player.board import Board, is_solo
from agon.games.roll_player.scoring import total_stars
from agon.games.roll_player.words import SEATS

TERMS = ("star", "par")
WEIGHTS = (20, 20)
STAR, PAR = range(len(TERMS))
ANY = 1


def weigh(p: Board, seat: int, what: int, option: int) -> int:
    """How much a sensible player leans to an option."""
    return ANY


def evaluate(p: Board, seat: int) -> int:
    """How well a seat stands: its stars against the best of the others, alone against a fair score."""
    ahead = stars(p, seat) - (WEIGHTS[PAR] if is_solo(p) else best_other(p, seat))
    return max(-MOST_VALUE, min(MOST_VALUE, WEIGHTS[STAR] * ahead))


def best_other(p: Board, seat: int) -> int:
    best = -MOST_VALUE
    for other in SEATS:
        if other != seat and other < p.players:
            best = max(best, stars(p, other))
    return best


def stars(p: Board, seat: int) -> int:
    """What a character sheet would score now; nothing before it is laid out."""
    return total_stars(p, seat) if is_laid_out(p, seat) else 0


def is_laid_out(p: Board, seat: int) -> bool:
    return (
        p.race[seat] != NONE
        and p.class_card[seat] != NONE
        and p.backstory[seat] != NONE
        and p.alignment_card[seat] != NONE
    )


MIND = Mind(weigh, evaluate, WEIGHTS, TERMS)
