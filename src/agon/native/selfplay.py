"""Games that minds play against themselves in C (selfplay.h), and what minds make of many positions at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.native.library import FAULTS, load

Array = np.ndarray[Any, Any]
SAMPLED = np.dtype([(name, "int32") for name in ("kept", "decisions", "over", "winners", "fault")], align=True)
CHUNK = 50
DRAWN = 300
"""In a thousand choices, how many are drawn by their weight; all others are the heaviest."""


class Positions(NamedTuple):
    """Positions of games that were played to their end: machines, the number of the game of each, and the bits of the
    seats that won it."""

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
    drawn: int = DRAWN,
    progress: Callable[[int], Any] | None = None,
) -> Positions:
    """Let a game's mind play itself; at most so many positions of each game, from all over it."""
    library = load(game)
    start = library.rows(game.fresh_cells(options))
    rows, played = np.zeros((games, most), library.dtype), np.zeros(games, SAMPLED)
    library.take_weights()
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        places = rows[first:].ctypes.data, played[first:].ctypes.data
        library.c.agon_sample(start.ctypes.data, seed, first, count, most, drawn, *places)
        if progress is not None:
            progress(count)
    return _kept(rows, played)


def _kept(rows: Array, played: Array) -> Positions:
    broken = np.flatnonzero(played["fault"])
    if len(broken):
        raise EngineFault("engine-fault", f"game {broken[0]}: {FAULTS[int(played['fault'][broken[0]])]}")
    games, most = rows.shape
    filled = (np.arange(most) < played["kept"][:, None]) & (played["over"] == 1)[:, None]
    numbers = np.repeat(np.arange(games), most).reshape(games, most)[filled]
    return Positions(rows[filled], numbers, played["winners"][numbers])


def evaluate_all(game: Game, rows: Array, players: int, weights: Sequence[int] | None = None) -> Array:
    """How well each of the first seats stands in each position, as the game's mind sees it, or would with other
    weights."""
    library, values = load(game), np.zeros((len(rows), players), np.int32)
    taken = np.array(game.weights if weights is None else weights, np.int32)
    assert rows.dtype == library.dtype and rows.flags.c_contiguous and len(taken) == len(game.weights)
    library.take_weights(taken)
    library.c.agon_evaluate_all(rows.ctypes.data, len(rows), players, values.ctypes.data)
    library.take_weights()
    return values
