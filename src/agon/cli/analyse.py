"""`agon analyse`: winning chances, decisions and luck of each seat in a game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from agon.agents.analysis import Analysis, Balance, analyse
from agon.agents.evaluator import DEPTH, MAX_DEPTH, MIN_DEPTH, Evaluator
from agon.agents.plot import Words, sparkline, stages, svg
from agon.cli.arguments import AsJson, ComponentsFile, Language, check_folder, read_text
from agon.cli.stories import Stories, share, signed
from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import Player, parse
from agon.games import load
from agon.text.catalogue import Catalogue, decimal, direction

INTERRUPTED = 130
NARROWEST = 20


def analyse_record(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="Record or study to analyse.")],
    depth: Annotated[
        int,
        typer.Option("--depth", min=MIN_DEPTH, max=MAX_DEPTH, help="Search iterations per decision."),
    ] = DEPTH,
    seconds: Annotated[
        float | None, typer.Option("--seconds", min=0.0, help="Time limit per search (default: none).")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Random seed; the same seed gives the same result.")] = 1,
    picture: Annotated[
        Path | None, typer.Option("--svg", metavar="FILE", help="Also plot the chances to an SVG file.")
    ] = None,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="SEAT", help="Show only this seat (default: all seats).")
    ] = None,
    decisions: Annotated[
        bool, typer.Option("--choices", help="Also list every decision, with the three best alternatives.")
    ] = False,
    lang: Language = "en",
    components: ComponentsFile = None,
    as_json: AsJson = False,
) -> None:
    """Analyse a game: winning chances, better choices, turning points and luck."""
    check_folder(picture)
    record = parse(read_text(file), str(file))
    played, again = (Player(record, load, str(file), components) for _ in range(2))
    choices = played.play().choices
    table = again.table
    seats = _seats(table, seat)
    texts = Catalogue.load(lang, record.game).under(table.options)
    evaluator = Evaluator(table.game, len(table.seats), depth=depth, seconds=seconds, seed=seed)
    with _progress() as progress:
        task = progress.add_task(record.game, total=len(choices))
        analysis = analyse(table, choices, evaluator, lambda done: progress.update(task, completed=done))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(analysis), indent=2).decode())
    else:
        Report(analysis, texts, seats).show(record.title, decisions)
    if picture is not None:
        picture.write_text(_draw(analysis, texts, seats), encoding="utf-8")
    if analysis.analysed < analysis.choices:
        done = texts.format("analysis-broken-off", done=analysis.analysed, all=analysis.choices)
        print(done, file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def _seats(table: Table, seat: str | None) -> list[str]:
    if seat is not None and seat not in table.seats:
        raise AgonError("unknown-seat", f"no seat {seat!r} in this game; the seats are: {', '.join(table.seats)}")
    return list(table.seats) if seat is None else [seat]


def _progress() -> Progress:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _draw(analysis: Analysis, texts: Catalogue, seats: list[str]) -> str:
    stories = Stories(analysis, texts)
    notes = {point: stories.of(point) for point in analysis.turning_points if point.seat in seats}
    names = {name: texts.seat(name) for name in analysis.seats}
    title = f"{texts.format('game-title')}: {texts.format(curve(analysis))}"
    words = Words(title, texts.format("analysis-stages"), names, notes, direction(texts.lang))
    return svg(analysis, words, seats)


def curve(analysis: Analysis) -> str:
    """The title of the curve: a single-player game has no winning chances."""
    return "analysis-curve" if len(analysis.seats) > 1 else "analysis-curve-alone"


class Report:
    """Prints an analysis to the terminal."""

    def __init__(self, analysis: Analysis, texts: Catalogue, seats: list[str]) -> None:
        self.analysis, self.texts, self.seats = analysis, texts, seats
        self.stories = Stories(analysis, texts)
        self.console = Console(highlight=False, markup=False, emoji=False)

    def show(self, title: str, decisions: bool) -> None:
        self._say(f"{self.texts.format('game-title')}: {title}", "bold")
        if not self.analysis.decisions:
            if self.analysis.analysed == self.analysis.choices:
                self._say(self.texts.format("analysis-nothing"))
            return
        self._part(curve(self.analysis), self._curve(), "analysis-care")
        self._part("analysis-balance", self._accounts(), "analysis-rest-means")
        self._part("analysis-turning-points", self._turning_points())
        if decisions:
            self._part("analysis-decisions", self._decisions())

    def _part(self, title: str, grid: Grid, remark: str | None = None) -> None:
        self._say("")
        self._say(self.texts.format(title), "bold")
        self.console.print(grid)
        if remark:
            self._say(self.texts.format(remark), "dim")

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def _curve(self) -> Grid:
        """One sparkline per seat, between its values at the start and at the end."""
        grid = Grid.grid(padding=(0, 1))
        names = [self.texts.seat(seat) for seat in self.seats]
        width = max(NARROWEST, self.console.width - max(map(len, names)) - 14)
        points = self.analysis.points
        for seat, name in zip(self.seats, names, strict=True):
            values = [point.values[seat] for point in points]
            row = (share(values[0]), sparkline(values, width), share(values[-1]))
            grid.add_row(Text(name, style="bold"), *map(Text, row))
        grid.add_row("", "", Text(self._scale(width), style="dim"), "")
        return grid

    def _scale(self, width: int) -> str:
        """The stages of the game, below the sparklines."""
        points, line = self.analysis.points, ""
        width = min(width, len(points))
        for number, stage in stages(points):
            at = (number - 1) * width // len(points)
            if at >= len(line) + bool(line) and at + len(str(stage)) <= width:
                line = line.ljust(at) + str(stage)
        return line

    def _accounts(self) -> Grid:
        names = ("seat", "start", "luck", "play", "rest", "end", "decisions", "mean-loss", "worst")
        grid = self._grid(*names)
        for account in self.analysis.accounts:
            if account.seat in self.seats:
                grid.add_row(*map(Text, self._account(account)))
        return grid

    def _account(self, one: Balance) -> list[str]:
        parts = [signed(part) for part in (one.luck, one.play, one.rest)]
        worst = ", ".join(map(str, one.worst))
        start, end = share(one.start), share(one.end)
        loss = decimal(share(one.mean_loss, 1), self.texts.lang)
        return [self.texts.seat(one.seat), start, *parts, end, str(one.decisions), loss, worst]

    def _turning_points(self) -> Grid:
        grid = self._grid("number", "stage", "seat", "change", "story")
        for point in self.analysis.turning_points:
            if point.seat in self.seats:
                stage = str(self.analysis.points[point.number - 1].milestone)
                row = (str(point.number), stage, self.texts.seat(point.seat), signed(point.change))
                grid.add_row(*map(Text, (*row, self.stories.of(point))))
        return grid

    def _decisions(self) -> Grid:
        grid = self._grid("number", "seat", "asked", "option", "others")
        for one in self.analysis.decisions:
            if one.seat in self.seats:
                others = ", ".join(self.stories.worth(one, other) for other in one.best)
                row = (self.texts.seat(one.seat), self.texts.ask(one.what), self.stories.worth(one, one.chosen), others)
                grid.add_row(*map(Text, (str(one.number), *row)))
        return grid

    def _grid(self, *names: str) -> Grid:
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        for name in names:
            is_text = name in ("seat", "worst", "story", "asked", "option", "others")
            grid.add_column(self.texts.format(f"analysis-{name}"), justify="left" if is_text else "right")
        return grid
