"""The games, each in a room of its own. The list of names is all the house knows about them."""

from __future__ import annotations

import importlib

from agon.engine.errors import AgonError
from agon.engine.game import Game

NAMES = ("hector_achilles", "roll_player", "twilight_struggle")


def load(name: str) -> Game:
    """The game of that name."""
    if name not in NAMES:
        raise AgonError("unknown-game", f"no game {name!r}; the games: {', '.join(NAMES)}")
    game: Game = importlib.import_module(f"agon.games.{name}").GAME
    return game
