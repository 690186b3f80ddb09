"""Nothing is hidden in this game: everyone knows what is left in the bag and the deck."""

from __future__ import annotations

from agon.engine.script import Script
from agon.games.roll_player.board import Board


def imagine(p: Board, seat: int) -> Script:
    """Leave the position as it is."""
    pass
