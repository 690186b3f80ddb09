"""`agon tune`: better weights for a game's mind, or a better way to think about it, from games it plays itself."""

from __future__ import annotations

import json
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

from agon.agents import contest, tuning, tuning_thinking
from agon.agents.contest import Contest
from agon.agents.tuning import Tuner
from agon.agents.tuning_thinking import ThinkingTuner
from agon.cli.arguments import AsJson, OptionPairs, check_folder, print_json, read_pairs
from agon.engine.errors import AgonError
from agon.games import load

CHECK, CHECK_SEED = 200, 1_000_003
"""Games of the check, and what is added to the seed: it is played with other chance than the tuning."""


def tune(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    thinking: Annotated[
        bool, typer.Option("--thinking", help="Tune how a search goes about the game, not the weights of its mind.")
    ] = False,
    games: Annotated[
        int | None, typer.Option("--games", min=2, help="Games to learn from; with --thinking, of each trial.")
    ] = None,
    positions: Annotated[
        int, typer.Option("--positions", min=1, help="How many of each game are kept.")
    ] = tuning.POSITIONS,
    trials: Annotated[int | None, typer.Option("--trials", min=1, help="How many settings are tried.")] = None,
    check: Annotated[int, typer.Option("--check", min=0, help="Games of the result against what is now.")] = CHECK,
    budget: Annotated[
        int, typer.Option("--budget", min=1, metavar="ITERATIONS", help="What search is given a choice.")
    ] = contest.BUDGET,
    option: OptionPairs = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The same seed finds the same.")] = 1,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Keep the result there, as TOML.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let a game's mind play itself, and find weights that foretell results better.

    Half of the games are held out to judge by. With --thinking, each way to
    search plays the present one. Ctrl-C keeps the best so far. The game stays
    as it is: its weights stand in its mind.
    """
    check_folder(out)
    game, kept = load(name), read_kept(out)
    options = game.choose_options(read_pairs(option))
    tuning.optuna()
    run = Run(not as_json)
    with run.bars:
        tuner: Tuner | ThinkingTuner
        if thinking:
            tuner = ThinkingTuner(game, options, games=games or tuning_thinking.GAMES, budget=budget, seed=seed)
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
    """Tuning and its check, with bars; an interrupt ends both, and keeps what there is."""

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
        tuner: Tuner | ThinkingTuner,
        trials: int | None,
        check: int,
        options: dict[str, str],
        budget: int,
        seed: int,
    ) -> dict[str, Any]:
        """Tune, then let what was found play what there is; how that went."""
        most = trials or (tuning.TRIALS if isinstance(tuner, Tuner) else tuning_thinking.TRIALS)
        self._follow("trials", tuner.tune(most), most)
        found = tuner.found
        played = Contest(found, tuner.present, options, budget=budget, seed=seed)
        if check and found is not tuner.present and not self.interrupted:
            self._follow("check", played.play(check), -(-check // played.size))
        return {"budget": budget, "seed": seed, **played.report()}

    def _follow(self, name: str, steps: Generator[float, None, None], total: int) -> None:
        advance = self.bar(name, total)
        try:
            for _ in steps:
                advance(1)
        except KeyboardInterrupt:
            self.interrupted = True


# ---------------------------------------------------------------- kept


def circumstances() -> dict[str, Any]:
    """When and how it was asked for."""
    return {"date": datetime.now(UTC).date().isoformat(), "command": " ".join(["agon", *sys.argv[1:]])}


def read_kept(file: Path | None) -> dict[str, Any]:
    """What a file keeps already, of the other kind of tuning."""
    if file is None or not file.exists():
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise AgonError("bad-record", f"{file}: not TOML: {error}") from error


def toml(values: dict[str, Any], path: str = "") -> str:
    """Tables of plain values; what is short in JSON is so in TOML.

    >>> print(toml({"seed": 1, "after": {"better": True, "bins": [[1, 0.5]]}}), end="")
    seed = 1
    <BLANKLINE>
    [after]
    better = true
    bins = [[1, 0.5]]
    """
    lines = [f"{key} = {json.dumps(value)}\n" for key, value in values.items() if not isinstance(value, dict)]
    tables = {f"{path}{key}": value for key, value in values.items() if isinstance(value, dict)}
    return "".join(lines) + "".join(f"\n[{name}]\n{toml(table, f'{name}.')}" for name, table in tables.items())


# ---------------------------------------------------------------- shown to people


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
    """Held-out positions by tenths of the chance they were given."""
    table = Table("chance", "now", "happened", "tuned", "happened", box=None, pad_edge=False)
    pairs = zip(report["before"]["calibration"], report["after"]["calibration"], strict=True)
    for at, bins in enumerate(pairs):
        cells = (f"{100 * part:.1f}" if count else "–" for count, *parts in bins for part in parts)
        table.add_row(f"{10 * at} to {10 * at + 10} %", *cells)
    return table
