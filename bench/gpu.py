"""Random games and batches on a GPU: decisions per second by games in flight, if there are a device, nvcc and torch."""

from __future__ import annotations

import importlib
import statistics
from time import perf_counter
from typing import Any

from agon.batch import DeviceBatch
from agon.games import NAMES, load
from agon.native import cuda
from bench.tables import show_table

SIZES = (1 << 15, 1 << 17, 1 << 20)
CAP = 100_000
STEPS, WARM_UP = 20, 100


def device() -> str | None:
    """Return the name of the GPU that torch and nvcc can use."""
    try:
        torch = importlib.import_module("torch")
    except ImportError:
        return None
    return str(torch.cuda.get_device_name()) if cuda.nvcc() and torch.cuda.is_available() else None


def playing(name: str, size: int) -> float:
    game = load(name)
    cells = game.fresh_cells(game.choose_options({}))
    results, seconds = cuda.load(game).play(cells, 3 * size, 1, cap=CAP, how=0, in_flight=size)
    return float(results["decisions"].sum() / seconds)


def stepping(name: str, size: int, observe: bool) -> float:
    batch = DeviceBatch(load(name), size, seed=1, observe=observe)

    def steps(count: int) -> float:
        begun = perf_counter()
        for _ in range(count):
            batch.step(batch.choose())
        batch.seat.cpu()  # waits for the device
        return perf_counter() - begun

    steps(WARM_UP)
    return STEPS * size / steps(STEPS)


def measure(rounds: int, *, quiet: bool) -> dict[str, Any]:
    where = device()
    if where is None:
        return {}
    found: dict[str, Any] = {"device": where}
    for name in NAMES:
        for size in SIZES:
            ways = [
                [playing(name, size), stepping(name, size, False), stepping(name, size, True)] for _ in range(rounds)
            ]
            found[f"{name}, {size:,}"] = [statistics.median(way) for way in zip(*ways, strict=True)]
    return found


def show(results: dict[str, Any]) -> None:
    show_table(
        f"Decisions per second on a GPU ({results['device']}), random choices",
        ("game, games in flight", "random games", "batch with masks", "and with observations"),
        ((name, *speeds) for name, speeds in results.items() if name != "device"),
    )
