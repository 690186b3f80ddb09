"""Nothing is hidden in this game: bag and deck are sets of which everybody knows what is left."""

from __future__ import annotations

from agon.engine.script import Script
from agon.games.roll_player.board import Board


def imagine(p: Board, seat: int) -> Script:
    """The position itself."""
    pass
