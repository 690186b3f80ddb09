"""Arguments that several commands share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.games import load

OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="A file with the printed components, in place of ours."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Language = Annotated[str, typer.Option("--lang", metavar="en|el|he|hu", help="The language to read.")]


def chosen_game(name: str, components: Path | None) -> Game:
    """The game of that name, with the components of a file if one is given."""
    game = load(name)
    return game if components is None else game.with_components(components)


def read_pairs(pairs: list[str] | None) -> dict[str, str]:
    """The options written as key=value.

    >>> read_pairs(["edition=deluxe"])
    {'edition': 'deluxe'}
    """
    options = {}
    for pair in pairs or []:
        key, sign, value = pair.partition("=")
        if not (key and sign and value):
            raise AgonError("bad-option", f"{pair!r} is not key=value")
        options[key] = value
    return options


def read_text(file: Path) -> str:
    """The text of a study or a record."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise AgonError("bad-study", f"{file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise AgonError("bad-study", f"{file}: not UTF-8 text") from error


def check_folder(file: Path | None) -> None:
    """Refuse a file that could not be written, before there is something to write."""
    if file is not None and not file.parent.is_dir():
        raise AgonError("bad-option", f"{file}: there is no folder {file.parent}")


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))
