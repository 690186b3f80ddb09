"""Checks for lessons: studies for newcomers, with a title and explanations (`#: key`) in every language."""

from __future__ import annotations

import re
from pathlib import Path

import agon.games
from agon.engine.table.study import check, parse
from agon.text.catalogue import Catalogue

GAMES = Path(agon.games.__file__).parent


def lessons(game: str) -> list[Path]:
    return sorted((GAMES / game / "lessons").glob("*.study"))


def sentences(text: str) -> list[str]:
    """The keys of the `#: key` lines, in order."""
    return re.findall(r"^#: ([a-z0-9-]+)$", text, re.MULTILINE)


def check_lesson(file: Path) -> None:
    """The study holds, has 4 to 10 explanations, and leaves a move to the seat it names."""
    text = file.read_text("utf-8")
    check(text, agon.games.load, file.name)
    (learner,) = re.findall(r"^#! seat (\w+)$", text, re.MULTILINE)
    assert any(statement.words[0] == learner for statement in parse(text).statements)
    assert 4 <= len(sentences(text)) <= 10
    assert text.count("#:") == len(sentences(text))


def check_texts(game: str, lang: str) -> None:
    """Every title and explanation has a text, and there are no others."""
    files = lessons(game)
    titles = [re.fullmatch(r"\d\d_([a-z_]+)", file.stem)[1].replace("_", "-") for file in files]  # type: ignore[index]
    keys = [f"lesson-{key}" for key in titles + [k for file in files for k in sentences(file.read_text("utf-8"))]]
    assert len(set(keys)) == len(keys)
    texts = Catalogue.load(lang, game)
    assert {key for key in texts.keys() if key.startswith("lesson-")} == set(keys)
    assert all(texts.format(key).strip() for key in keys)
