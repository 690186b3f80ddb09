"""Self-play in C (selfplay.h), and the values of many positions at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.native.layout import SAMPLED
from agon.native.library import FAULTS, load

Array = np.ndarray[Any, Any]
CHUNK = 50
SAMPLED_CHOICES = 300
"""Choices per thousand that are sampled from the prior; the others take the highest prior."""


class Positions(NamedTuple):
    """Positions of finished games: the machines, the number of each one's game, and a bit set of that game's
    winners."""

    rows: Array
    games: Array
    winners: Array


def sample(
    game: Game,
    options: Mapping[str, str],
    games: int,
    seed: int,
    *,
    most: int,
    sampled: int = SAMPLED_CHOICES,
    progress: Callable[[int], Any] | None = None,
) -> Positions:
    """Play games by the prior; sample at most `most` positions from each, uniformly."""
    library = load(game)
    start = library.rows(game.fresh_cells(options))
    rows, played = np.zeros((games, most), library.dtype), np.zeros(games, SAMPLED)
    library.use_weights()
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        places = rows[first:].ctypes.data, played[first:].ctypes.data
        library.c.agon_sample(start.ctypes.data, seed, first, count, most, sampled, *places)
        if progress is not None:
            progress(count)
    return _finished(rows, played)


def _finished(rows: Array, played: Array) -> Positions:
    broken = np.flatnonzero(played["fault"])
    if len(broken):
        raise EngineFault("engine-fault", f"game {broken[0]}: {FAULTS[int(played['fault'][broken[0]])]}")
    games, most = rows.shape
    filled = (np.arange(most) < played["kept"][:, None]) & (played["over"] == 1)[:, None]
    numbers = np.repeat(np.arange(games), most).reshape(games, most)[filled]
    return Positions(rows[filled], numbers, played["winners"][numbers])


def value_all(game: Game, rows: Array, players: int, weights: Sequence[int] | None = None) -> Array:
    """Return the value of each position for each of the first seats, with the game's weights or others."""
    library, values = load(game), np.zeros((len(rows), players), np.int32)
    used = np.array(game.weights if weights is None else weights, np.int32)
    assert rows.dtype == library.dtype and rows.flags.c_contiguous and len(used) == len(game.weights)
    library.use_weights(used)
    library.c.agon_value_all(rows.ctypes.data, len(rows), players, values.ctypes.data)
    library.use_weights()
    return values
