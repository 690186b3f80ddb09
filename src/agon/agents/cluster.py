"""Work on a Ray cluster whose machines have this release of agon: rounds of a match, random games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.simulate import Played
from agon.games import load
from agon.native import batch

Item = TypeVar("Item")
Result = TypeVar("Result")

RETRIES = 3
"""How often an item is done again after its worker was lost."""
CHUNK = 5000
"""Random games in one task."""


def ray_module() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise AgonError("bad-option", "Ray is not installed: pip install 'agon[ray]'") from error


def do_all(
    task: Callable[[Item], Result], items: Iterable[Item], address: str, workers: int | None = None
) -> Generator[tuple[Item, Result]]:
    """Do a task for every item; yield each item with its result as it is done, in any order and only once. If a worker
    is lost, another one does its item again.

    The address `local` starts a cluster here, `auto` finds one; by default one item per core is done at a time."""
    ray = ray_module()
    cores = workers if address == "local" else None
    ray.init(address, num_cpus=cores, include_dashboard=False, logging_level="error", log_to_driver=False)
    try:
        most = workers or int(ray.cluster_resources().get("CPU", 1))
        remote = ray.remote(max_retries=RETRIES)(task)
        left, running = iter(items), dict[Any, Item]()
        while True:
            running |= {remote.remote(item): item for item in islice(left, most - len(running))}
            if not running:
                return
            done = ray.wait(list(running))[0][0]
            yield running.pop(done), ray.get(done)
    except ray.exceptions.RaySystemError as error:
        raise AgonError("engine-fault", f"the Ray cluster failed: {error}") from error
    finally:
        ray.shutdown()


def play_many(
    game: Game,
    options: dict[str, str],
    games: int,
    seed: int,
    address: str,
    *,
    cap: int = 100_000,
    workers: int | None = None,
    chunk: int = CHUNK,
    progress: Callable[[int], Any] | None = None,
) -> Played:
    """Like `agon.native.batch.play_many`, in chunks on a cluster."""
    name, rows = game.name, batch.no_results(games)

    def play_chunk(first: int) -> Any:
        count = min(chunk, games - first)
        return batch.play(load(name), options, count, seed, first=first, cap=cap, workers=1)

    for first, played in do_all(play_chunk, range(0, games, chunk), address, workers):
        rows[first : first + len(played)] = played
        if progress is not None:
            progress(len(played))
    return batch.summed_up(game, rows)
