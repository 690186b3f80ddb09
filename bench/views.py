"""Two views after every choice of random games: from scratch, and with the parts that did not change kept.

Processor time, since other processes may be running."""

from __future__ import annotations

import statistics
from time import process_time
from typing import Any

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.script import CHANCE
from agon.engine.table import Table
from agon.games import NAMES, load
from bench.tables import show_table

GAMES = 3
VIEWERS = (0, 1)


def positions(game: Game, number: int) -> list[list[int]]:
    """Return the cells at every ask of a player in a random game."""
    table, choose, found = Table(game), SeededChooser(1, number), []
    while table.machine.pending:
        pending = table.machine.pending[0]
        if pending.seat != CHANCE:
            found.append(list(table.machine.cells))
        table.choose(game.seat_id(pending.seat), game.option_id(pending.what, choose(pending)))
    return found


def from_scratch(game: Game, track: list[list[int]]) -> float:
    """Return the microseconds for each pair of views that share nothing with the pair before."""
    start = process_time()
    for cells in track:
        views = game.compiled.views()
        for viewer in VIEWERS:
            views.view(cells, viewer)
    return (process_time() - start) / len(track) * 1e6


def with_kept_parts(game: Game, track: list[list[int]]) -> float:
    """Return the microseconds for each pair of views after the first."""
    views = game.compiled.views()
    for viewer in VIEWERS:
        views.view(track[0], viewer)
    start = process_time()
    for cells in track[1:]:
        for viewer in VIEWERS:
            views.view(cells, viewer)
    return (process_time() - start) / len(track[1:]) * 1e6


def measure(rounds: int, *, quiet: bool) -> dict[str, Any]:
    return {name: measure_game(load(name), rounds) for name in NAMES}


def measure_game(game: Game, rounds: int) -> dict[str, float]:
    tracks = [positions(game, number) for number in range(GAMES)]
    pairs = [(from_scratch(game, track), with_kept_parts(game, track)) for _ in range(rounds) for track in tracks]
    return {
        "scratch_us": statistics.median(scratch for scratch, _ in pairs),
        "kept_us": statistics.median(kept for _, kept in pairs),
        "ratio": statistics.median(scratch / kept for scratch, kept in pairs),
    }


def show(results: dict[str, Any]) -> None:
    show_table(
        "Views: microseconds of processor time for two after every choice, in random games",
        ("game", "from scratch", "parts kept", "ratio"),
        ((name, found["scratch_us"], found["kept_us"], found["ratio"]) for name, found in results.items()),
    )
