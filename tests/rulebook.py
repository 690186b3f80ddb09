"""The rulebook of a game: every id of rules.toml in one chapter and told in full, every chapter with its headings."""

from __future__ import annotations

import tomllib
from pathlib import Path

import agon.games
from agon.engine.citations import load_index
from agon.text.catalogue import LANGUAGES, Catalogue

GAMES = Path(agon.games.__file__).parent


def check(game: str) -> None:
    index = load_index(GAMES / game / "rules.toml").entries
    folder = GAMES / game / "rulebook"
    chapters = tomllib.loads((folder / "chapters.toml").read_text("utf-8"))["chapter"]
    told = tomllib.loads((folder / "en.toml").read_text("utf-8"))
    assert sorted(id for chapter in chapters for id in chapter["rules"]) == sorted(index)
    assert all(set(chapter) == {"id", "number", "rules"} and chapter["rules"] for chapter in chapters)
    assert told.keys() == index.keys()
    for id, text in told.items():
        assert text == text.strip() and text[-1] in ".?!)" and "…" not in text, id
        assert text.rstrip(".").casefold() != index[id].title.rstrip(".…").casefold(), id
    headings = {f"chapter-{chapter['id'].replace('_', '-')}" for chapter in chapters}
    assert len(headings) == len(chapters)
    for lang in LANGUAGES:
        assert {key for key in Catalogue.load(lang, game).keys() if key.startswith("chapter-")} == headings, lang
