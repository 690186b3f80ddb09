"""The games, one package each. Everything else knows them only by the names listed here."""

from __future__ import annotations

import importlib

from agon.engine.errors import AgonError
from agon.engine.game import Game

NAMES = ("hector_achilles", "roll_player", "twilight_struggle")


def load(name: str) -> Game:
    """Return the game of that name."""
    if name not in NAMES:
        raise AgonError("unknown-game", f"no game {name!r}; the games: {', '.join(NAMES)}")
    game: Game = importlib.import_module(f"agon.games.{name}").GAME
    return game
