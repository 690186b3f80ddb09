"""Search in C and the same search over the lowered machine: iterations per second on one core, from the same roots."""

from __future__ import annotations

import statistics
import sys
from time import perf_counter
from typing import Any

from agon.agents import situation, tree
from agon.agents.search_backend import tree_params
from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.table import Table
from agon.games import NAMES, load
from agon.native import batch
from agon.native.search import NativeTree, TreeParams
from bench.tables import show_table

NODES = 100_000
LOWERED = 40
"""Iterations of the lowered search from each root."""
TIMES = 50
"""The factor by which the native search gets more iterations."""
EVERY = 30
"""The number of decisions from one root to the next."""


def roots(game: Game) -> list[tuple[Table, str]]:
    """Return decisions spread over a game played by the prior."""
    table, chooser, found, number = Table(game), SeededChooser(5, 0), list[tuple[Table, str]](), 0
    policy = tree.PlayoutPolicy(game, TreeParams(0, 0, 0, 0, 0, 1, 0))
    while table.outcome is None:
        ask = table.machine.pending[0]
        if tree.is_decision(ask):
            number += 1
            if number % EVERY == 0:
                found.append((table.copy(), game.seat_id(ask[0])))
        option = policy.choose(table.lowered, ask, chooser)
        table.choose(game.seat_id(ask[0]), game.option_id(ask[1], option))
    return found


def speed(grown: Any, root: LoweredMachine, seat: int, iterations: int) -> float:
    start = perf_counter()
    grown.search(root, seat, 1, iterations)
    return (perf_counter() - start) / iterations


def measure(rounds: int, *, quiet: bool) -> dict[str, Any]:
    if not batch.available():
        return {}
    return {name: measure_game(load(name), rounds, quiet) for name in NAMES}


def measure_game(game: Game, rounds: int, quiet: bool) -> dict[str, Any]:
    """Return iterations per second over all roots of a game; both searches run on each root in turn."""
    lowered, native = list[float](), list[float]()
    places = roots(game)
    for number in range(rounds):
        if not quiet:
            print(f"\r{game.name}: round {number + 1} of {rounds} ", end="", file=sys.stderr, flush=True)
        seconds = [0.0, 0.0]
        for table, seat in places:
            here = situation(table, seat)
            root, how = game.compiled.resume(*here.imagined()), tree_params(game, here)
            code = game.seat_code(seat)
            seconds[0] += speed(tree.Tree(game, how, NODES), root, code, LOWERED)
            seconds[1] += speed(NativeTree(game, how, NODES), root, code, LOWERED * TIMES)
        lowered.append(len(places) / seconds[0])
        native.append(len(places) / seconds[1])
    if not quiet:
        print("\r\033[K", end="", file=sys.stderr)
    found = {"roots": len(places), "lowered": statistics.median(lowered), "native": statistics.median(native)}
    return {**found, "ratio": statistics.median(n / m for n, m in zip(native, lowered, strict=True))}


def show(results: dict[str, Any]) -> None:
    show_table(
        "Search: iterations per second on one core, from decisions spread over a game",
        ("game", "roots", "lowered", "native", "times lowered"),
        ((name, *(found[k] for k in ("roots", "lowered", "native", "ratio"))) for name, found in results.items()),
    )
