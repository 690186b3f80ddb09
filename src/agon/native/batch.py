"""Batches of random games on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.simulate import Played, outcome_key
from agon.engine.trace import START, join
from agon.native.layout import GAME_RESULT
from agon.native.library import FAULTS, Library, load, obstacle

WITH_TRACE, WITH_INVARIANT, CAUTIOUSLY = 1, 2, 4
CHUNK = 500


def available() -> bool:
    """Whether a C compiler is installed and works."""
    return obstacle() is None


def play(
    game: Game,
    options: dict[str, str],
    games: int,
    seed: int,
    *,
    first: int = 0,
    cap: int = 100_000,
    how: int = WITH_TRACE,
    library: Library | None = None,
    workers: int | None = None,
    progress: Callable[[int], Any] | None = None,
) -> np.ndarray[Any, Any]:
    """Play games first .. first + games - 1 at random; return one row of results per game."""
    library = library or load(game)
    start = library.rows(game.fresh_cells(options))
    results = no_results(games)

    def part(done: int) -> int:
        count = min(CHUNK, games - done)
        here = results[done : done + count]
        library.c.agon_play(start.ctypes.data, seed, first + done, count, cap, how, here.ctypes.data)
        return count

    with ThreadPoolExecutor(workers or os.cpu_count() or 1) as pool:
        for count in pool.map(part, range(0, games, CHUNK)):
            if progress is not None:
                progress(count)
    check_faults(results, seed, first)
    return results


def no_results(games: int) -> np.ndarray[Any, Any]:
    return np.zeros(games, GAME_RESULT)


def check_faults(results: np.ndarray[Any, Any], seed: int, first: int = 0) -> None:
    """Raise the fault of the first broken game, if there is one."""
    broken = np.flatnonzero(results["fault"])
    if len(broken):
        number = first + int(broken[0])
        fault = FAULTS[int(results["fault"][broken[0]])]
        raise EngineFault("engine-fault", f"game {number} of seed {seed}: {fault} ({len(broken)} games in all)")


def play_many(
    game: Game,
    options: dict[str, str],
    games: int,
    seed: int,
    *,
    cap: int = 100_000,
    cautious: bool = False,
    workers: int | None = None,
    progress: Callable[[int], Any] | None = None,
) -> Played:
    """Like `agon.engine.simulate.play_many`, but in C."""
    how = WITH_TRACE | (CAUTIOUSLY if cautious else 0)
    return summed_up(game, play(game, options, games, seed, cap=cap, how=how, workers=workers, progress=progress))


def summed_up(game: Game, results: np.ndarray[Any, Any]) -> Played:
    """Return the sums, outcomes and joined trace of the results of games."""
    played = Played(len(results), trace=START, outcomes={})
    assert played.outcomes is not None
    for name in ("decisions", "chance", "forced", "capped"):
        setattr(played, name, int(results[name].sum()))
    for trace in results["trace"].tolist():
        played.trace = join(played.trace, trace)
    endings = np.unique(results[["winners", "reason", "capped"]], return_counts=True)
    for (winners, reason, capped), count in zip(*(e.tolist() for e in endings), strict=True):
        key = "capped" if capped else outcome_key(game, winners, reason)
        played.outcomes[key] = played.outcomes.get(key, 0) + count
    return played
