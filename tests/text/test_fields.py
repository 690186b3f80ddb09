"""Every field and value of every view has a text in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.games import load
from agon.text.catalogue import LANGUAGES, Catalogue

GAMES: list[tuple[str, dict[str, str]]] = [
    ("hector_achilles", {}),
    ("roll_player", {"players": "1"}),
    ("roll_player", {"players": "3"}),
    ("twilight_struggle", {}),
    ("twilight_struggle", {"edition": "first"}),
    ("twilight_struggle", {"chinese_civil_war": "on"}),
]
EVERY = 25  # choices between two views


def views(game: str, options: dict[str, str]) -> Iterator[Any]:
    """The views of all seats and of a spectator through a random game."""
    table = Table(load(game), options)
    choose = SeededChooser(7, 0)
    while table.outcome is None:
        ask = table.asks[0]
        table.choose(ask.seat, choose(ask))
        if len(table.choices) % EVERY == 0 or table.outcome:
            yield from (table.view(seat) for seat in (*table.seats, None))


def entries(field: str, value: Any) -> Iterator[tuple[str, str]]:
    """The fields of a view, and its values that are ids."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (key, "")
            yield from entries(key, inner)
    elif isinstance(value, list):
        for each in value:
            yield from entries(field, each)
    elif isinstance(value, str):
        yield (field, value)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_no_raw_name_of_a_field_or_value_is_shown(game, options):
    found = {entry for view in views(game, options) for entry in entries("", view)}
    assert len(found) > 30
    for lang in LANGUAGES:
        texts = Catalogue.load(lang, game).under(load(game).choose_options(options))
        raw = [each for each in found if is_raw(texts, *each)]
        assert raw == [], f"add `field-…` in {lang}"


def is_raw(texts: Catalogue, field: str, value: str) -> bool:
    """Whether the text of a field or value is only its id with spaces, or a field's is a sentence meant for another
    place; ids without letters may stay as they are."""
    if not texts.field(field):
        return False  # hidden
    id = value or field
    text = texts.value(field, value) if value else texts.field(field)
    if not value and text.endswith("."):
        return True
    is_named = any(texts.has(f"{kind}-{id.replace('_', '-')}") for kind in ("field", "word", "seat", "board"))
    return any(letter.isalpha() for letter in id) and text == id.replace("_", " ") and not is_named


def test_a_value_is_shown_with_its_sign_its_field_and_its_seat():
    texts = Catalogue.load("en", "twilight_struggle")
    assert [texts.value("vp", vp) for vp in (-17, 0, 3)] == ["USSR 17", "0", "US 3"]
    assert (texts.value("face", "down"), texts.value("round", 4)) == ("face down", "4")
    assert texts.value("effects", "red_scare_purge:us") == "Red Scare/Purge (United States)"
    assert Catalogue.load("en", "hector_achilles").field("designed") == "", "hidden"
