"""The studies and lessons of the games: their names, and the rules they show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from agon import games
from agon.rulebook.bookshelf import Bookshelf
from agon.rulebook.citations import collect


@pytest.fixture
def shelf(tmp_path: Path) -> Bookshelf:
    written = {
        "first/studies/rules/1.study": "study A thing  # of note\nrules XX-1 XX-2\ngame first\n\nrules XX-9\n",
        "first/studies/cards/b.study": "game first\n\nstudy Another\nrules XX-2 XX-2\n\nstudy The last\ngiven a 1\n",
        "first/lessons/02_late.study": "study Late\ngame first\n",
        "first/lessons/01_soon.study": "study Soon\nrules XX-1\ngame first\n",
        "second/studies/c.study": "study Elsewhere\ngame second\n",
        "second/rules.toml": "",
    }
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Bookshelf(tmp_path)


def test_studies_are_called_by_file_and_title_and_lessons_by_their_name(shelf: Bookshelf) -> None:
    assert {id: entry.title for id, entry in shelf.entries.items()} == {
        "first/lessons/soon": "Soon",
        "first/lessons/late": "Late",
        "first/cards/b/another": "Another",
        "first/cards/b/the_last": "The last",
        "first/rules/1/a_thing": "A thing",
        "second/c/elsewhere": "Elsewhere",
    }


def test_the_text_of_a_study_holds_the_preamble_of_its_file(shelf: Bookshelf) -> None:
    assert shelf.entries["second/c/elsewhere"].text == "study Elsewhere\ngame second\n"
    assert shelf.entries["first/cards/b/another"].text == "study Another\nrules XX-2 XX-2\ngame first\n"
    assert shelf.entries["first/cards/b/the_last"].text == "study The last\ngame first\ngiven a 1\n"


def test_lessons_come_in_the_order_of_their_numbers(shelf: Bookshelf) -> None:
    assert [entry.id for entry in shelf.lessons("first")] == ["first/lessons/soon", "first/lessons/late"]
    assert shelf.lessons("second") == []


def test_the_studies_that_show_a_rule_are_known(shelf: Bookshelf) -> None:
    shown = {rule: [entry.id for entry in entries] for rule, entries in shelf.citing.items()}
    assert shown == {
        "XX-1": ["first/lessons/soon", "first/rules/1/a_thing"],
        "XX-2": ["first/cards/b/another", "first/rules/1/a_thing"],
        "XX-9": ["first/rules/1/a_thing"],
    }


def test_our_own_studies_hold_all_their_citations_and_have_ids_a_link_can_carry() -> None:
    folder = Path(games.__file__).parent
    shelf = Bookshelf(folder)
    assert set(shelf.citing) == set(collect(folder))
    assert [id for id in shelf.entries if not re.fullmatch(r"[a-z0-9_/]{1,200}", id)] == []


def test_our_own_studies_lie_in_the_same_folders_in_every_game() -> None:
    folder = Path(games.__file__).parent
    places = {file.parent.relative_to(folder).as_posix() for file in folder.glob("*/studies/**/*.study")}
    assert {place.partition("/studies/")[2] for place in places} == {"cards", "rules", "rulings"}
