"""`agon games`: the available games."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from agon.cli.arguments import AsJson, Language, print_json
from agon.engine.game import Chosen, Game, Option
from agon.games import NAMES, load
from agon.text.catalogue import Catalogue


def games(
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="Game to show in detail.")] = None,
    options: Annotated[
        bool,
        typer.Option(
            "--options", help="Show all option values; for a single game, also their meaning and what they exclude."
        ),
    ] = False,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """List the games, or show the seats, options and components of one."""
    if name is None:
        every = [load(each) for each in NAMES]
        if as_json:
            print_json([_summary(game, lang) for game in every])
        else:
            _show_games(every, options, lang)
        return
    game = load(name)
    if as_json:
        print_json(_summary(game, lang) | {"components": _components(game)})
    elif options:
        _show_options(game, Catalogue.load(lang, game.name))
    else:
        _show_game(game, lang)


def _summary(game: Game, lang: str) -> dict[str, Any]:
    return {
        "id": game.name,
        "title": _title(game, lang),
        "seats": list(game.seats),
        "minutes": game.minutes,
        "version": game.version,
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default, "excludes": dict(o.excludes)}
            for o in game.options
        ],
    }


def _title(game: Game, lang: str) -> str:
    return Catalogue.load(lang, game.name).format("game-title")


def _components(game: Game) -> list[dict[str, Any]]:
    """The entries of the components file, and whether each is our own stand-in."""
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


def _show_games(every: list[Game], with_values: bool, lang: str) -> None:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for column in ("game", "title", "seats", "minutes", "options"):
        table.add_column(column, justify="right" if column == "minutes" else "left", overflow="fold")
    for game in every:
        listed = [_option(o) if with_values else o.name for o in game.options]
        seats = ", ".join(game.seats)
        joined = ("\n" if with_values else ", ").join(listed) or "none"
        table.add_row(*map(Text, (game.name, _title(game, lang), seats, str(game.minutes), joined)))
    Console(highlight=False).print(table)


def _option(option: Option) -> str:
    """Format an option as `name: value, value (default)`."""
    return f"{option.name}: " + ", ".join(f"{v} (default)" if v == option.default else v for v in option.values)


def _show_options(game: Game, texts: Catalogue) -> None:
    """Show what each option means, and for each value whether it is the default, its meaning and what it excludes."""
    console = Console(highlight=False)
    for option in game.options:
        console.print(Text.assemble((option.name, "bold"), f"  {texts.format(_key(option.name))}"))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        alike: dict[str, list[str]] = {}
        for value in option.values:
            alike.setdefault(" · ".join(_notes(game, option, value, texts)), []).append(value)
        for note, values in alike.items():
            grid.add_row(Text(f"  {_span(values)}"), Text(note))
        console.print(grid)


def _span(values: list[str]) -> str:
    """Option values as a list, or first … last if there are many."""
    return ", ".join(values) if len(values) < 4 else f"{values[0]} … {values[-1]}"


def _key(*parts: str) -> str:
    return "-".join(("option", *parts)).replace("_", "-")


def _notes(game: Game, option: Option, value: str, texts: Catalogue) -> Iterator[str]:
    if value == option.default:
        yield texts.format("options-default")
    if texts.has(_key(option.name, value)):
        yield texts.format(_key(option.name, value))
    others: dict[str, list[str]] = {}
    for name, other in _excluded(game, (option.name, value)):
        others.setdefault(name, []).append(other)
    if others:
        pairs = ", ".join(f"{name}={_span(values)}" for name, values in others.items())
        yield texts.format("options-excludes", others=pairs)


def _excluded(game: Game, chosen: Chosen) -> list[Chosen]:
    """The values that cannot be combined with `chosen`; either side may declare the exclusion."""
    pairs = [
        ((option.name, value), other)
        for option in game.options
        for value, others in option.excludes.items()
        for other in others
    ]
    return [b if a == chosen else a for a, b in pairs if chosen in (a, b)]


def _show_game(game: Game, lang: str) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column(overflow="fold")
    grid.add_row("game", Text(f"{game.name}: {_title(game, lang)}"))
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
            f"\n* {designed} of {len(components)} components are our own stand-ins, not the printed ones;"
            " use --components FILE to supply yours.",
            style="dim",
        )
