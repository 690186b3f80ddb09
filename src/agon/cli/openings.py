"""`agon openings`: how the games in some files opened, and with what results."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from agon.cli.arguments import AsJson, Language, print_json
from agon.cli.imports import read_log
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.table import Table
from agon.engine.table.importing import Importer, Unreadable
from agon.engine.table.openings import Counts, Opening, count, opening
from agon.engine.table.study import Player, is_study, parse
from agon.games import load
from agon.text.catalogue import Catalogue, capitalised

UNREADABLE = 2
RESULTS = ("won", "drawn", "lost")


def openings(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Game, e.g. twilight_struggle.")],
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records, and logs of other programs.")],
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Count how finished games opened, and with what results; exit code 2 if a file cannot be read."""
    rules, games, code = load(game), list[Opening](), 0
    for file in files:
        try:
            found = _read(rules, file)
        except AgonError as error:
            print(error, file=sys.stderr)
            code = UNREADABLE
        else:
            games += [found] if found else []
    counts = count(games)
    if as_json:
        openings = [{"seat": seat, "word": word, "results": each} for (seat, word), each in counts.words.items()]
        placed = counts.set_ups.items()
        set_ups = [{"seat": seat, "words": dict(set_up), "results": each} for (seat, set_up), each in placed]
        print_json({"games": len(games), "openings": openings, "set_ups": set_ups})
    else:
        _show(counts, Catalogue.load(lang, game))
        print(f"finished games: {len(games)} of {len(files)}")
    if code:
        raise typer.Exit(code)


def _read(game: Game, file: Path) -> Opening | None:
    """How the game of a file opened; None if it is unfinished or was played by one alone."""
    text = read_log(file)
    if is_study(text):
        player = Player(parse(text, str(file)), load, str(file))
        table = player.play()
        outcome = player.ended or table.outcome
    else:
        table = _imported(game, text, file)
        outcome = table.outcome
    if table.game.name != game.name:
        raise AgonError("bad-record", f"{file}: a game of {table.game.name}, not of {game.name}")
    if outcome is None or len(table.seats) == 1:
        return None
    return opening(game, [(choice.seat, choice.option) for choice in table.choices], table.seats, outcome.winners)


def _imported(game: Game, text: str, file: Path) -> Table:
    """The table of another program's log."""
    importers: Mapping[str, Importer] = game.importers
    for read in importers.values():
        with suppress(Unreadable):
            return read(text).table
    raise AgonError("bad-record", f"{file}: not a record or study, nor a log that can be imported")


def _show(counts: Counts, texts: Catalogue) -> None:
    """Print a list for each side; seats without names of their own count together."""
    rows = [(seat, "opening", texts.word(word), results) for (seat, word), results in counts.words.items()]
    for (seat, set_up), results in counts.set_ups.items():
        rows.append((seat, "set-up", ", ".join(f"{texts.word(word)} {times}" for word, times in set_up), results))
    parts: dict[str, dict[str, Counter[str]]] = {}
    for seat, what, name, results in rows:
        title = texts.format(what) if texts.has("called") else f"{capitalised(texts.seat(seat))}: {texts.format(what)}"
        part = parts.setdefault(title, {})
        part[name] = part.get(name, Counter()) + results
    for title, part in parts.items():
        grid = Grid(box=None, header_style="bold", padding=(0, 2, 0, 0))
        grid.add_column(Text(title), overflow="fold")
        for column in ("games", *RESULTS):
            grid.add_column(column, justify="right")
        for name, results in sorted(part.items(), key=lambda row: (-row[1].total(), row[0])):
            grid.add_row(Text(name), str(results.total()), *(str(results[result]) for result in RESULTS))
        Console(highlight=False).print(grid, "")
