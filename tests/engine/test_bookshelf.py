"""The shelf of studies and lessons: what each is called, and which of them show a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon import games
from agon.engine.bookshelf import Bookshelf
from agon.engine.citations import collect


@pytest.fixture
def shelf(tmp_path: Path) -> Bookshelf:
    written = {
        "first/studies/1_a.study": "study A thing  # of note\nrules XX-1 XX-2\ngame first\nrules XX-9\n",
        "first/studies/cards/b.study": "# a card\nstudy Another\n\nrules XX-2 XX-2\ngame first\n",
        "first/lessons/02_late.study": "study Late\ngame first\n",
        "first/lessons/01_soon.study": "study Soon\nrules XX-1\ngame first\n",
        "second/studies/c.study": "study Elsewhere\ngame second\n",
        "second/rules.toml": "",
    }
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Bookshelf(tmp_path)


def test_studies_are_called_by_their_path_and_lessons_by_their_name(shelf: Bookshelf) -> None:
    assert {id: leaf.title for id, leaf in shelf.leaves.items()} == {
        "first/lessons/soon": "Soon",
        "first/lessons/late": "Late",
        "first/1_a": "A thing",
        "first/cards/b": "Another",
        "second/c": "Elsewhere",
    }
    assert shelf.leaves["second/c"].text() == "study Elsewhere\ngame second\n"


def test_lessons_come_in_the_order_of_their_numbers(shelf: Bookshelf) -> None:
    assert [leaf.id for leaf in shelf.lessons("first")] == ["first/lessons/soon", "first/lessons/late"]
    assert shelf.lessons("second") == []


def test_the_studies_that_show_a_rule_are_known(shelf: Bookshelf) -> None:
    shown = {rule: [leaf.id for leaf in leaves] for rule, leaves in shelf.citing.items()}
    assert shown == {
        "XX-1": ["first/lessons/soon", "first/1_a"],
        "XX-2": ["first/1_a", "first/cards/b"],
    }


def test_the_heads_of_our_own_studies_hold_all_their_citations() -> None:
    house = Path(games.__file__).parent
    assert set(Bookshelf(house).citing) == set(collect(house))
