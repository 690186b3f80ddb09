"""The networks that come with the games."""

from __future__ import annotations

import logging
from functools import cache
from importlib.resources import as_file

from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.network.layout import network_folder
from agon.network.weights import Weights, load

FILE = "weights.npz"
logger = logging.getLogger(__name__)


@cache
def trained(game: Game) -> Weights | None:
    """Return the network of a game; None if it has none, or if its network was trained for other rules."""
    source = network_folder(game).joinpath(FILE)
    if not source.is_file():
        return None
    try:
        with as_file(source) as file:
            return load(file, game)
    except AgonError as error:
        logger.warning("the computer players use the mind: %s", error)
        return None


def required(game: Game) -> Weights:
    """Return the network of a game; refused if it has none."""
    weights = trained(game)
    if weights is None:
        raise AgonError("bad-network", f"{game.name} has no network that fits its rules; choose another agent")
    return weights
