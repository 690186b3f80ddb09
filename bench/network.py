"""The network of each game: the time that one position takes on one core, in C, in numpy and in torch."""

from __future__ import annotations

import importlib
import statistics
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

from agon.batch import Batch
from agon.engine.game import Game
from agon.games import NAMES, load
from agon.native import batch
from agon.network.forward import forward
from agon.network.native import native_network
from agon.network.trained import trained
from agon.network.weights import Weights, sampled_weights

WIDTH, BLOCKS, VALUE_WIDTH = 384, 2, 128
"""The size of a network at random, for games without one."""
ROWS, STEPS, TIMES = 64, 40, 4
Answerer = Callable[[Any], object]


def rows_of(game: Game) -> Any:
    """Return rows from the middle of games played by the mind."""
    games = Batch(game, ROWS, seed=3, threads=1)
    for _ in range(STEPS):
        games.step(games.choose("policy"))
    return np.concatenate([games.observation, games.mask.view(np.int8)], 1)


def one_by_one(answer: Answerer) -> Answerer:
    return lambda rows: [answer(rows[i : i + 1]) for i in range(len(rows))]


def in_torch(weights: Weights) -> Answerer | None:
    """Return the network in torch on one thread; None if it is not installed."""
    try:
        torch: Any = importlib.import_module("torch")
    except ImportError:
        return None
    torch.set_num_threads(1)
    w = {name: torch.from_numpy(array) for name, array in weights.singles.items()}
    linear, norm = torch.nn.functional.linear, torch.nn.functional.layer_norm

    def answer(rows: Any) -> object:
        h = linear(torch.from_numpy(weights.inputs.expand(rows)), w["w0"], w["b0"])
        for i in range(weights.blocks):
            inner = linear(norm(h, (weights.width,), w[f"ln{i}w"], w[f"ln{i}b"]), w[f"a{i}w"], w[f"a{i}b"]).relu()
            h = h + linear(inner, w[f"b{i}w"], w[f"b{i}b"])
        h = norm(h, (weights.width,), w["lnw"], w["lnb"]).relu()
        return linear(h, w["pw"], w["pb"]), linear(linear(h, w["v1w"], w["v1b"]).relu(), w["v2w"], w["v2b"])

    return answer


def measure(rounds: int, *, quiet: bool) -> dict[str, Any]:
    if not batch.available():
        return {}
    return {name: measure_game(load(name), rounds, quiet) for name in NAMES}


def measure_game(game: Game, rounds: int, quiet: bool) -> dict[str, Any]:
    weights = trained(game) or sampled_weights(game, WIDTH, BLOCKS, VALUE_WIDTH)
    rows, native, torch = rows_of(game), native_network(game, weights), in_torch(weights)
    ways: dict[str, Answerer] = {
        "C": one_by_one(native),
        "C_rows": native,
        "numpy": one_by_one(lambda row: forward(weights, row)),
        "numpy_rows": lambda many: forward(weights, many),
    }
    if torch:
        ways |= {"torch": one_by_one(torch), "torch_rows": torch}
    spent: dict[str, list[float]] = {way: [] for way in ways}
    for number in range(rounds):
        if not quiet:
            print(f"\r{game.name}: round {number + 1} of {rounds} ", end="", file=sys.stderr, flush=True)
        for way, answer in ways.items():
            start = process_time()
            for _ in range(TIMES):
                answer(rows)
            spent[way].append((process_time() - start) / (TIMES * len(rows)))
    if not quiet:
        print("\r\033[K", end="", file=sys.stderr)
    size = sum(array.size for array in weights.arrays.values())
    return {"weights": size, **{way: 1e6 * statistics.median(times) for way, times in spent.items()}}


def show(results: dict[str, Any]) -> None:
    print(f"\nnetwork: microseconds of processor time for a position, one at a time and {ROWS} at once")
    ways = ("C", "C_rows", "numpy", "numpy_rows", "torch", "torch_rows")
    print(f"  {'game':20} {'weights':>10}" + "".join(f" {way.replace('_rows', ' x'):>9}" for way in ways))
    for name, found in results.items():
        times = "".join(f" {found[way]:9.0f}" if way in found else f" {'–':>9}" for way in ways)
        print(f"  {name:20} {found['weights']:10,}{times}")
