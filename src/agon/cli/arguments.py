"""Arguments shared by several commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.table.study_file import StudyText, split
from agon.games import load

OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="Game option; may be repeated.")
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option(
        "--components", metavar="FILE", help="File with the values of the printed components, used instead of ours."
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON only.")]
Language = Annotated[str, typer.Option("--lang", metavar="en|el|he|hu", help="Language of the game's texts.")]


def chosen_game(name: str, components: Path | None) -> Game:
    """Load a game, with the components of a file if one is given."""
    game = load(name)
    return game if components is None else game.with_components(components)


def read_pairs(pairs: list[str] | None) -> dict[str, str]:
    """Parse options written as key=value.

    >>> read_pairs(["edition=deluxe"])
    {'edition': 'deluxe'}
    """
    options = {}
    for pair in pairs or []:
        key, sign, value = pair.partition("=")
        if not (key and sign and value):
            raise AgonError("bad-option", f"{pair!r} is not of the form KEY=VALUE")
        options[key] = value
    return options


def read_text(file: Path) -> str:
    """The text of a study or a record; `FILE:NAME` is one of the studies of a file."""
    if ":" in file.name and not file.exists():
        return read_studies(file)[0].text
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise AgonError("bad-study", f"{file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise AgonError("bad-study", f"{file}: not UTF-8 text") from error


def read_studies(file: Path) -> list[StudyText]:
    """The studies of a file, or the one that `FILE:NAME` names."""
    if ":" not in file.name or file.exists():
        return split(read_text(file), str(file))
    whole, _, name = str(file).rpartition(":")
    studies = split(read_text(Path(whole)), whole)
    named = [study for study in studies if study.name == name]
    if not named:
        there = ", ".join(study.name for study in studies)
        raise AgonError("bad-study", f"{file}: no study is named {name!r}; choose one of: {there}")
    return named


def check_folder(file: Path | None) -> None:
    """Fail early if the folder of an output file does not exist."""
    if file is not None and not file.parent.is_dir():
        raise AgonError("bad-option", f"{file}: the folder {file.parent} does not exist")


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))
