"""The page of each game lists all its asks, words, paths and options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from agon.engine.game import Game
from agon.games import NAMES, load

PAGES = Path(__file__).parents[2] / "docs" / "games"

games = pytest.mark.parametrize("game", [load(name) for name in NAMES], ids=NAMES)


def page(game: Game) -> str:
    return (PAGES / f"{game.name}.md").read_text(encoding="utf-8")


def section(game: Game, title: str) -> str:
    """The part of the page below a heading."""
    return page(game).split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The rows of a table, without its header."""
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    return cells[2:]


def path_row(pattern: str, about: str, derived: bool, in_any_order: bool) -> list[str]:
    notes = ["derived"] * derived + ["in any order"] * in_any_order
    return [f"`{pattern}`", about, ", ".join(notes)]


@games
def test_the_page_lists_every_ask_and_says_which_are_secret(game):
    listed = {row[0].strip("`"): "secret" in row[1] for row in rows(section(game, "Asks"))}
    assert listed == {kind.name: kind.secret for kind in game.asks}


@games
def test_the_page_names_every_word_that_can_be_offered_and_no_other(game):
    offered = {word for row in rows(section(game, "Asks")) for word in re.findall(r"`([^`]+)`", row[2])}
    listed = {
        word
        for line in section(game, "Words").splitlines()
        if line.startswith("- ")
        for word in re.findall(r"`(\w+)`", line)
    }
    assert offered | listed == set(game.words.ids)


@games
def test_the_page_lists_every_path(game):
    wanted = [path_row(p.pattern, p.about, p.set is None, p.is_set) for p in game.paths.paths]
    table = "\n".join(f"| {' | '.join(row)} |" for row in wanted)
    assert rows(section(game, "Paths")) == wanted, f"the table of paths is:\n{table}"


@games
def test_the_page_names_every_option(game):
    assert all(f"`{option.name}`" in page(game) for option in game.options)


def test_there_is_no_page_of_a_game_that_is_not_there():
    assert {file.stem for file in PAGES.glob("*.md")} == set(NAMES)
