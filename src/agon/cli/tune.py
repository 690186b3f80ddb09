"""`agon tune`: tune evaluation weights or search parameters by self-play."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Generator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from agon.agents import contest, tuning, tuning_search
from agon.agents.contest import Contest
from agon.agents.toml_text import toml
from agon.agents.tuning import Tuner
from agon.agents.tuning_search import SearchTuner
from agon.cli.arguments import AsJson, OptionPairs, check_folder, print_json, read_pairs
from agon.engine.errors import AgonError
from agon.games import load

CHECK, CHECK_SEED = 200, 1_000_003
"""Games of the check, and the offset of its seed from that of the tuning."""


def tune(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Game to tune.")],
    thinking: Annotated[
        bool, typer.Option("--thinking", help="Tune the search parameters instead of the evaluation weights.")
    ] = False,
    games: Annotated[
        int | None, typer.Option("--games", min=2, help="Games to learn from; with --thinking, games per trial.")
    ] = None,
    positions: Annotated[
        int, typer.Option("--positions", min=1, help="Positions sampled per game.")
    ] = tuning.POSITIONS,
    trials: Annotated[int | None, typer.Option("--trials", min=1, help="Number of trials.")] = None,
    check: Annotated[
        int, typer.Option("--check", min=0, help="Games of the result against the current values; 0 for none.")
    ] = CHECK,
    budget: Annotated[
        int, typer.Option("--budget", min=1, metavar="ITERATIONS", help="Search iterations per choice in the check.")
    ] = contest.BUDGET,
    option: OptionPairs = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Random seed; the same seed gives the same result.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Save the result as TOML.")] = None,
    as_json: AsJson = False,
) -> None:
    """Find evaluation weights that predict results better, by self-play.

    Half of the games are held out for validation. With --thinking, each trial
    plays against the current search parameters. Ctrl-C keeps the best so far.
    The game itself is not changed.
    """
    check_folder(out)
    game, kept = load(name), read_kept(out)
    options = game.choose_options(read_pairs(option))
    tuning.optuna()
    run = Run(not as_json)
    with run.bars:
        tuner: Tuner | SearchTuner
        if thinking:
            tuner = SearchTuner(game, options, games=games or tuning_search.GAMES, budget=budget, seed=seed)
        else:
            count = games or tuning.GAMES
            advance = run.bar("games", count)
            tuner = Tuner(game, options, games=count, positions=positions, seed=seed, progress=advance)
        checked = run.tune(tuner, trials, check, options, budget, seed + CHECK_SEED)
    found = {"interrupted": run.interrupted, **tuner.report(), "check": checked}
    report = {**circumstances(), "seed": seed, "version": game.version, "options": options, **found}
    _tell(report, as_json)
    if out:
        kept["thinking" if thinking else "weights"] = {"adopted": False, **report}
        out.write_text(toml(kept).lstrip(), encoding="utf-8")
    if run.interrupted:
        raise KeyboardInterrupt


class Run:
    """Tuning and its check, with progress bars; an interrupt ends both and keeps the best so far."""

    def __init__(self, wanted: bool) -> None:
        console = Console(stderr=True)
        columns = TextColumn("{task.description}"), BarColumn(20), MofNCompleteColumn(), TimeRemainingColumn()
        self.bars = Progress(*columns, console=console, transient=True, disable=not (wanted and console.is_terminal))
        self.interrupted = False

    def bar(self, name: str, total: int) -> Callable[[int], None]:
        task = self.bars.add_task(name, total=total)
        return lambda count: self.bars.advance(task, count)

    def tune(
        self,
        tuner: Tuner | SearchTuner,
        trials: int | None,
        check: int,
        options: dict[str, str],
        budget: int,
        seed: int,
    ) -> dict[str, Any]:
        """Tune, then play the result against the current values; returns the report of that match."""
        most = trials or (tuning.TRIALS if isinstance(tuner, Tuner) else tuning_search.TRIALS)
        self._follow("trials", tuner.tune(most), most)
        best = tuner.best
        played = Contest(best, tuner.current, options, budget=budget, seed=seed)
        if check and best is not tuner.current and not self.interrupted:
            self._follow("check", played.play(check), -(-check // played.size))
        return {"budget": budget, "seed": seed, **played.report()}

    def _follow(self, name: str, steps: Generator[float, None, None], total: int) -> None:
        advance = self.bar(name, total)
        try:
            for _ in steps:
                advance(1)
        except KeyboardInterrupt:
            self.interrupted = True


# ---------------------------------------------------------------- files


def circumstances() -> dict[str, Any]:
    """The date and the command line."""
    return {"date": datetime.now(UTC).date().isoformat(), "command": " ".join(["agon", *sys.argv[1:]])}


def read_kept(file: Path | None) -> dict[str, Any]:
    """The contents of an existing file, which may hold the other kind of tuning."""
    if file is None or not file.exists():
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise AgonError("bad-record", f"{file}: not TOML: {error}") from error


# ---------------------------------------------------------------- output


def _tell(report: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print_json(report)
        return
    console = Console(highlight=False)
    console.print(_summary(report))
    console.print(_values(report))
    if "calibration" in report["after"]:
        console.print(_calibration(report))


def _summary(report: dict[str, Any]) -> Table:
    grid, before, after, check = Table.grid(padding=(0, 2)), report["before"], report["after"], report["check"]
    grid.add_column(style="bold")
    grid.add_row("trials", f"{report['trials']}")
    grid.add_row("games", f"{report['games']}")
    for name in ("loss_fitted", "loss_held_out", "calibration_error"):
        if name in after:
            grid.add_row(name.replace("_", " "), f"{before[name]:.4f} -> {after[name]:.4f}")
    if "score" in report:
        grid.add_row("score", f"{100 * report['score']:.1f} % in its trial")
    low, high = check["interval"]
    scored = f"{100 * check['score']:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {check['games']} games"
    grid.add_row("check", scored if check["games"] else "none")
    return grid


def _values(report: dict[str, Any]) -> Table:
    before, after = (report[when].get("weights", report[when]) for when in ("before", "after"))
    table = Table("", "now", "tuned", box=None, pad_edge=False)
    for name, value in before.items():
        table.add_row(name, str(value), str(after[name]) if after[name] != value else "")
    return table


def _calibration(report: dict[str, Any]) -> Table:
    """Held-out positions by predicted chance, in steps of 10 %."""
    table = Table("chance", "now", "happened", "tuned", "happened", box=None, pad_edge=False)
    pairs = zip(report["before"]["calibration"], report["after"]["calibration"], strict=True)
    for at, bins in enumerate(pairs):
        cells = (f"{100 * part:.1f}" if count else "–" for count, *parts in bins for part in parts)
        table.add_row(f"{10 * at} to {10 * at + 10} %", *cells)
    return table
