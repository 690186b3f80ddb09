"""`agon train`: train the network of a game by self-play."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from agon.cli.arguments import read_pairs
from agon.engine.errors import AgonError
from agon.games import load


def train(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Game to learn.")],
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Folder of the run; an existing run is continued.")
    ],
    config: Annotated[
        Path | None,
        typer.Option("--config", metavar="FILE", help="TOML file with settings (default: those of the game)."),
    ] = None,
    change: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="Change a setting; may be repeated.")
    ] = None,
    minutes: Annotated[
        float | None, typer.Option("--stop-after", metavar="MINUTES", help="Pause the run after this many minutes.")
    ] = None,
    device: Annotated[str, typer.Option("--device", help="`cpu` or `cuda` (default: `cuda` if there is one).")] = "",
    threads: Annotated[
        int | None, typer.Option("--threads", min=1, help="Number of threads (default: one per core).")
    ] = None,
) -> None:
    """Train the network of a game by self-play, from the choices of its mind.

    The folder gets checkpoints, a log, the weights and their record. If it holds
    a checkpoint, the run continues from there, with the settings it began with.
    """
    game, learn = load(name), torch_module("agon.learn.training")
    settings = importlib.import_module("agon.learn.config").read_config(name, config, read_pairs(change))
    training = learn.Training(game, settings, out, device, threads)
    console = Console(stderr=True, highlight=False)
    columns = TextColumn("{task.description}"), BarColumn(20), TaskProgressColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(name, total=1.0)
        for report in training.run(minutes):
            bar.update(task, completed=report["progress"])
            console.print(line(report), soft_wrap=True)
    console.print(f"weights and record: {out}")


def torch_module(name: str) -> Any:
    """Import a module that needs torch."""
    try:
        importlib.import_module("torch")
    except ImportError as error:
        raise AgonError("bad-option", "PyTorch is not installed: pip install 'agon[learn]'") from error
    return importlib.import_module(name)


def line(report: dict[str, Any]) -> str:
    """Return a report in one line."""
    start = f"{report['minutes']:6.2f} min {report['decisions'] / 1e6:8.1f} M"
    if "check" in report:
        scores = (
            f"{name} {100 * one['score']:.1f} % ({100 * one['interval'][0]:.1f} to {100 * one['interval'][1]:.1f})"
            for name, one in report["check"].items()
        )
        return f"{start}  against {', '.join(scores)}"
    losses, speed, ends = report["losses"], report["per_second"], report["ends"]
    parts = " ".join(f"{part} {speed[part]:,}/s" for part in ("all", "play", "step", "learn"))
    found = " ".join(f"{name} {value:.3f}" for name, value in losses.items())
    return f"{start}  {parts}  {speed['games']:,} games/s  {found}  thrown {100 * ends['thrown']:.2f} %"
