"""`agon simulate`: play many random games."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Annotated, Any, Literal

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from agon.agents import cluster
from agon.cli.arguments import AsJson, ComponentsFile, OptionPairs, chosen_game, print_json, read_pairs
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.simulate import Played, play_many
from agon.native import batch, library

Advance = Callable[[int], None] | None


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Game to simulate.")],
    games: Annotated[int, typer.Option("--games", min=1, help="Number of games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Random seed; the same seed plays the same games.")] = 1,
    backend: Annotated[
        Literal["direct", "lowered", "native"], typer.Option("--backend", help="Back end that runs the rules.")
    ] = "native",
    option: OptionPairs = None,
    components: ComponentsFile = None,
    cap: Annotated[int, typer.Option("--cap", min=1, help="Maximum number of choices per game.")] = 100_000,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, `auto` or `local`."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play random games and report outcomes, speed and trace."""
    played_by = chosen_game(game, components)
    options = played_by.choose_options(read_pairs(option))
    if ray and (backend != "native" or components):
        raise AgonError("bad-option", "a Ray cluster plays with the native back end and the usual components")
    used = _prepare(played_by, backend)
    with _progress(not as_json) as progress:
        task = progress.add_task(game, total=games)
        started = time.perf_counter()
        played = _play(played_by, options, games, seed, used, cap, ray, lambda count: progress.advance(task, count))
        seconds = time.perf_counter() - started
    report = {"game": game, "backend": used, "seed": seed} | _report(played, seconds)
    if as_json:
        print_json(report)
    else:
        _show(report)


def _prepare(game: Game, backend: str) -> str:
    """Build the rules before timing starts; returns the back end to use."""
    if backend != "native":
        return backend
    if not batch.available():
        print(f"{library.obstacle()}: using the lowered back end instead of native", file=sys.stderr)
        return "lowered"
    library.load(game)
    return backend


def _play(
    game: Game,
    options: dict[str, str],
    games: int,
    seed: int,
    backend: str,
    cap: int,
    ray: str | None,
    progress: Advance,
) -> Played:
    if ray:
        return cluster.play_many(game, options, games, seed, ray, cap=cap, progress=progress)
    if backend == "native":
        return batch.play_many(game, options, games, seed, cap=cap, progress=progress)
    return play_many(game, options, games, seed, backend, cap=cap, progress=progress)


def _progress(wanted: bool) -> Progress:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not (wanted and console.is_terminal))


def _report(played: Played, seconds: float) -> dict[str, Any]:
    return {
        "games": played.games,
        "decisions": played.decisions,
        "chance": played.chance,
        "forced": played.forced,
        "seconds": round(seconds, 3),
        "games_per_s": round(played.games / seconds, 1),
        "decisions_per_s": round(played.decisions / seconds, 1),
        "outcomes": dict(sorted((played.outcomes or {}).items(), key=lambda pair: (-pair[1], pair[0]))),
        "capped": played.capped,
        "trace": f"{played.trace:016x}",
    }


def _show(report: dict[str, Any]) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column(justify="left")
    for name, value in report.items():
        if name == "outcomes":
            width = max(len(f"{count:,}") for count in value.values())
            rows = (f"{count:>{width},}  {100 * count / report['games']:5.1f} %  {key}" for key, count in value.items())
            grid.add_row(name, Text("\n".join(rows)))
        else:
            grid.add_row(name, f"{value:,}" if isinstance(value, int | float) and name != "seed" else str(value))
    Console(highlight=False).print(grid)
