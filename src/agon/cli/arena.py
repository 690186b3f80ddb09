"""`agon arena`: matches between two agents."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from agon.agents import AGENTS, executors
from agon.agents.arena import CONFIDENCE, DIFFERENCE, Arena, report
from agon.agents.custom import digest
from agon.agents.match import SIDES, Match, fixed_iterations, parse_agent, sittings
from agon.cli.arguments import AsJson, OptionPairs, print_json, read_pairs
from agon.games import load
from agon.native import batch, library

AGENT = f"{', '.join(AGENTS)}, search:ITERATIONS, guided:ITERATIONS, or FILE.py:NAME for a custom agent"


def arena(
    a: Annotated[str, typer.Argument(metavar="A", help=f"First agent: {AGENT}.")],
    b: Annotated[str, typer.Argument(metavar="B", help="Second agent.")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Game to play.")],
    games: Annotated[
        int, typer.Option("--games", min=1, help="Maximum number of games, rounded up to whole rounds.")
    ] = 200,
    option: OptionPairs = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Random seed; the same seed plays the same games.")] = 1,
    budget: Annotated[
        int | None, typer.Option("--budget", min=1, metavar="ITERATIONS", help="Iterations per choice for `search`.")
    ] = None,
    elo: Annotated[
        float, typer.Option("--elo", min=1, max=1000, help="Smallest Elo difference that matters.")
    ] = DIFFERENCE,
    confidence: Annotated[
        float, typer.Option("--confidence", min=0.5, max=0.9999, help="Confidence at which to stop.")
    ] = CONFIDENCE,
    to_the_end: Annotated[bool, typer.Option("--all", help="Play all games, even once decided.")] = False,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Rounds played in parallel (default: one per core).")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, `auto` or `local`."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Save finished rounds to this file, and resume from it."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play two agents against each other until one is clearly better, or the games run out.

    Each game is repeated with seats swapped and the same dice and cards.
    Ctrl-C shows the results so far.
    """
    match = _match(a, b, game, read_pairs(option), seed, budget)
    played = Arena(match, games, confidence=confidence, difference=elo, to_the_end=to_the_end, file=resume)
    executor = executors.ray(ray, workers) if ray else _here(workers or os.cpu_count() or 1)
    try:
        _play(played, executor, not as_json)
    except KeyboardInterrupt:
        _tell(report(played), as_json)
        raise
    _tell(report(played), as_json)


def _match(a: str, b: str, name: str, given: dict[str, str], seed: int, budget: int | None) -> Match:
    game = load(name)
    options = game.choose_options(given)
    a, b = parse_agent(a, budget), parse_agent(b, budget)
    custom = {agent: digest(agent) for agent in (a, b) if ":" in agent and fixed_iterations(agent) is None}
    return Match(a, b, name, options, seed, game.version, custom=custom)


def _here(workers: int) -> executors.Executor:
    return executors.processes(workers) if workers > 1 else executors.in_process


def _play(arena: Arena, executor: executors.Executor, wanted: bool) -> None:
    if batch.available():
        library.load(load(arena.match.game))  # build once, before the workers start
    console, start, before = Console(stderr=True), perf_counter(), len(arena.counted)
    columns = (BarColumn(10), MofNCompleteColumn(), TextColumn("{task.description}"))
    size, shown = len(sittings(arena.players)), wanted and console.is_terminal
    with (
        Progress(*columns, console=console, transient=True, disable=not shown) as progress,
        closing(arena.play(executor)) as rounds,
    ):
        task = progress.add_task("", total=arena.most * size, completed=before * size)
        for _ in rounds:
            counted = len(arena.counted)
            speed = 60 * size * (counted - before) / (perf_counter() - start)
            progress.update(task, completed=counted * size, description=_so_far(report(arena), speed))


def _so_far(found: dict[str, Any], speed: float) -> str:
    if not found["rounds"]:
        return ""
    thought = " ".join(f"{side} {_time(found['seconds_per_choice'][side])}" for side in SIDES)
    return f"{100 * found['score']:.0f} % · Elo {_elo(found)} · {thought} · {speed:.0f}/min"


# ---------------------------------------------------------------- output


def _tell(found: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(found)
    else:
        _show(found)


def _show(found: dict[str, Any]) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold")
    grid.add_column()
    for name, text in _rows(found):
        grid.add_row(name, text)
    console = Console(highlight=False)
    console.print(grid)
    if found["seats"]:
        console.print(_seats(found["seats"]))


def _rows(found: dict[str, Any]) -> list[tuple[str, str]]:
    usual = load(found["game"]).choose_options({}).items()
    options = (f"{name}={value}" for name, value in found["options"].items() if (name, value) not in usual)
    rows = [*found["agents"].items(), ("game", " ".join([found["game"], *options])), ("seed", str(found["seed"]))]
    rows += [("games", f"{found['games']} (rounds: {found['rounds']})"), ("score", _score(found)), ("Elo", _elo(found))]
    if found["rank"]:
        rows.append(("rank", _with_interval(found["rank"])))
    if found["points"]:
        rows += [(f"points {side}", _with_interval(found["points"][side])) for side in SIDES]
    rows += [(f"{side} thinks", f"{_time(found['seconds_per_choice'][side])} per choice") for side in SIDES]
    return [*rows, ("decided", _decided(found))]


def _seats(seats: dict[str, dict[str, int]]) -> Table:
    table = Table("a sat as", box=None, pad_edge=False)
    for name in next(iter(seats.values())):
        table.add_column(name, justify="right")
    for seat, counts in seats.items():
        table.add_row(seat, *map(str, counts.values()))
    return table


def _score(found: dict[str, Any]) -> str:
    if found["score"] is None:
        return "none yet"
    low, high = found["score_interval"]
    return f"{100 * found['score']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _elo(found: dict[str, Any]) -> str:
    score = found["score"]
    if score is None:
        return "none yet"
    low, high = found["elo_interval"]
    ends = "-∞" if low is None else f"{low:+.0f}", "+∞" if high is None else f"{high:+.0f}"
    middle = f"{found['elo']:+.0f}" if found["elo"] is not None else ("+∞" if score > 0.5 else "-∞")
    return f"{middle} ({ends[0]} to {ends[1]})"


def _with_interval(value: dict[str, Any]) -> str:
    if value["interval"] is None:
        return f"{value['mean']:.2f}"
    low, high = value["interval"]
    return f"{value['mean']:.2f} ({low:.2f} to {high:.2f})"


def _time(seconds: float | None) -> str:
    return "0 ms" if seconds is None else f"{1000 * seconds:.3g} ms" if seconds < 1 else f"{seconds:.3g} s"


def _decided(found: dict[str, Any]) -> str:
    if found["decided"] is None:
        return "no"
    if found["decided"] == "neither":
        return f"neither is better by {found['difference']:.0f} Elo"
    return f"{found['decided']} is better"
