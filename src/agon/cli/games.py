"""`agon games`: what can be played."""

from __future__ import annotations

import tomllib
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from agon.cli.arguments import AsJson, print_json
from agon.engine.game import Game, Option
from agon.games import NAMES, load
from agon.text.catalogue import Catalogue


def games(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A game, for its details.")] = None,
    options: Annotated[bool, typer.Option("--options", help="Show every value of every option.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the games, or show one: its seats, options and components."""
    if name is None:
        every = [load(each) for each in NAMES]
        if as_json:
            print_json([_summary(game) for game in every])
        else:
            _show_games(every, options)
        return
    game = load(name)
    if as_json:
        print_json(_summary(game) | {"components": _components(game)})
    else:
        _show_game(game)


def _summary(game: Game) -> dict[str, Any]:
    return {
        "id": game.name,
        "title": _title(game),
        "seats": list(game.seats),
        "minutes": game.minutes,
        "version": game.version,
        "options": [{"name": o.name, "values": list(o.values), "default": o.default} for o in game.options],
    }


def _title(game: Game) -> str:
    return Catalogue.load("en", game.name).format("game-title")


def _components(game: Game) -> list[dict[str, Any]]:
    """The entries of the components file, and which of them are stand-ins of ours."""
    if game.components is None:
        return []
    kinds = tomllib.loads(game.components.file.read_text(encoding="utf-8"))
    return [
        {"kind": kind, "id": entry["id"], "designed": entry["source"] == "designed" or "designed" in entry}
        for kind, entries in kinds.items()
        if isinstance(entries, list)
        for entry in entries
        if "source" in entry
    ]


def _show_games(every: list[Game], with_values: bool) -> None:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for column in ("game", "title", "seats", "minutes", "options"):
        table.add_column(column, justify="right" if column == "minutes" else "left", overflow="fold")
    for game in every:
        listed = [_option(o) if with_values else o.name for o in game.options]
        seats = ", ".join(game.seats)
        joined = ("\n" if with_values else ", ").join(listed) or "none"
        table.add_row(*map(Text, (game.name, _title(game), seats, str(game.minutes), joined)))
    Console(highlight=False).print(table)


def _option(option: Option) -> str:
    """An option as `name: value, value (default)`."""
    return f"{option.name}: " + ", ".join(f"{v} (default)" if v == option.default else v for v in option.values)


def _show_game(game: Game) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row("game", Text(f"{game.name}: {_title(game)}"))
    grid.add_row("rules", f"version {game.version}")
    grid.add_row("seats", Text(", ".join(game.seats)))
    grid.add_row("minutes", str(game.minutes))
    grid.add_row("options", Text("\n".join(map(_option, game.options)) or "none"))
    components = _components(game)
    for kind in dict.fromkeys(entry["kind"] for entry in components):
        entries = [e for e in components if e["kind"] == kind]
        grid.add_row(kind, Text(", ".join(e["id"] + "*" * e["designed"] for e in entries)))
    console = Console(highlight=False)
    console.print(grid)
    designed = sum(entry["designed"] for entry in components)
    if designed:
        console.print(
            f"\n* {designed} of {len(components)} components are stand-ins of ours, not the printed ones;"
            " give your own with --components FILE.",
            style="dim",
        )
