"""The three back ends on random games: decisions per second on one core, and the cost of a copy and of an imagined
table.
"""

from __future__ import annotations

import itertools
import statistics
import sys
from time import perf_counter
from typing import Any

from agon.engine import chooser, simulate
from agon.engine.table import Table
from agon.games import NAMES, load
from agon.native import batch
from agon.native.library import load as load_library
from bench.tables import show_table

SECONDS = 1.0


def timed(play: Any, games: int) -> tuple[float, int, int]:
    """Return games and decisions per second, with enough games to take about a second."""
    start = perf_counter()
    played = play(games)
    return perf_counter() - start, played.games, played.decisions


def calibrate(play: Any) -> int:
    play(1)
    games = 2
    while True:
        seconds, *_ = timed(play, games)
        if seconds > SECONDS / 5:
            return max(2, int(games * SECONDS / seconds))
        games *= 4


def per_call(action: Any, times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        action()
    return (perf_counter() - start) / times * 1e6


def middle_of_a_game(name: str) -> Table:
    """Return a table in the middle of a random game, with a player to move."""
    game = load(name)
    for number in itertools.count():
        table, choose = Table(game), chooser.SeededChooser(1, number)
        while table.machine.pending:
            ask = table.machine.pending[0]
            if len(table.choices) > 150 and ask[0] >= 0:
                return table
            table.choose(game.seat_id(ask[0]), game.option_id(ask[1], choose(ask)))
    raise AssertionError


def measure(rounds: int, *, quiet: bool) -> dict[str, Any]:
    return {name: measure_game(name, rounds, quiet) for name in NAMES}


def measure_game(name: str, rounds: int, quiet: bool) -> dict[str, Any]:
    game = load(name)
    options = game.choose_options({})
    plays: dict[str, Any] = {
        "direct": lambda n: simulate.play_many(game, options, n, 1, "direct"),
        "lowered": lambda n: simulate.play_many(game, options, n, 1, "lowered"),
        "native": lambda n: batch.play_many(game, options, n, 1, workers=1),
        "native, all cores": lambda n: batch.play_many(game, options, n, 1),
    }
    if not batch.available():
        plays = {k: v for k, v in plays.items() if not k.startswith("native")}
    sizes = {backend: calibrate(play) for backend, play in plays.items()}
    speeds: dict[str, list[tuple[float, float]]] = {backend: [] for backend in plays}
    copies: list[float] = []
    imagined: dict[str, list[float]] = {"lowered": [], "native": []}
    table = middle_of_a_game(name)
    for number in range(rounds):
        if not quiet:
            print(f"\r{name}: round {number + 1} of {rounds} ", end="", file=sys.stderr, flush=True)
        for backend, play in plays.items():
            seconds, games, decisions = timed(play, sizes[backend])
            speeds[backend].append((games / seconds, decisions / seconds))
        copies.append(per_call(table.machine.copy, 2000))
        for backend in imagined if batch.available() else ("lowered",):
            game.compiled.imagine_cells = load_library(game).imagine if backend == "native" else None
            imagined[backend].append(per_call(lambda: table.imagine(game.seats[0], chooser.SeededChooser(2, 0)), 20))
    if not quiet:
        print("\r\033[K", end="", file=sys.stderr)
    result: dict[str, Any] = {
        backend: {
            "games_per_s": statistics.median(g for g, _ in found),
            "decisions_per_s": statistics.median(d for _, d in found),
        }
        for backend, found in speeds.items()
    }
    for found in result.values():
        found["times_lowered"] = found["decisions_per_s"] / result["lowered"]["decisions_per_s"]
    result["lowered"]["copy_us"] = statistics.median(copies)
    for backend, times in imagined.items():
        if times:
            result[backend]["imagine_us"] = statistics.median(times)
    return result


def show(results: dict[str, Any]) -> None:
    show_table(
        "Random games; a decision is an ask of a player with two or more options",
        ("game", "back end", "games/s", "decisions/s", "times lowered"),
        (
            (name, backend, row["games_per_s"], row["decisions_per_s"], row["times_lowered"])
            for name, found in results.items()
            for backend, row in found.items()
        ),
    )
    show_table(
        "Microseconds to copy a machine and to imagine a table for a seat",
        ("game", "copy, lowered", "imagine, lowered", "imagine, native"),
        (
            (
                *(name, found["lowered"]["copy_us"], found["lowered"]["imagine_us"]),
                found["native"]["imagine_us"] if "native" in found else "",
            )
            for name, found in results.items()
        ),
    )
