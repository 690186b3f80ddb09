"""The conformance suite finds leaks of the kind that someone might write."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.script import REVEALED
from agon.engine.table import Ask, Line, Table
from agon.games import load
from agon.games.hector_achilles.board import opponent
from agon.games.hector_achilles.view import cards
from agon.games.hector_achilles.words import HAND
from tests.conformance import Leak, fork, look_for_leaks, play_on, shadow
from tests.tiers import sized

GAME = load("hector_achilles")


def sees_the_other_hand(p: Any, seat: int, tables: Any) -> dict[str, Any]:
    seen = GAME.view(p, seat, tables)
    return seen if seat < 0 else seen | {"hint": cards(p, opponent(seat), HAND)}


class TellsEverybody(Table):
    """As if every `tell(…, to=side)` lacked its `to`."""

    def log(self, seat: str | None = None, start: int = 0) -> list[Line]:
        return [self._line(told) for told in self._told if told is not REVEALED][start:]


class OffersMoreAgainstAHero(Table):
    """As if an option depended on the hero that the other side holds."""

    def ask(self, seat: str) -> Ask | None:
        ask = super().ask(seat)
        other = GAME.seats[1 - GAME.seats.index(seat)]
        hero = GAME.paths.read(self.position, f"hero.{other}")
        return ask and ask._replace(
            options=(*ask.options, "retreat") if hero in (["hector"], ["ajax"]) else ask.options
        )


def look_at(start: Callable[[], Table]) -> None:
    """Look for leaks to both seats in the middle of games."""
    for seed in range(sized(16, 40)):
        table = play_on(start(), seed, 120 + 5 * seed)
        for seat in GAME.seats:
            look_for_leaks(table, seat, seed)


@pytest.mark.parametrize(
    ("what", "start"),
    [
        ("view", lambda: Table(replace(GAME, view=sees_the_other_hand))),
        ("log", lambda: TellsEverybody(GAME)),
        ("own ask", lambda: OffersMoreAgainstAHero(GAME)),
    ],
)
def test_a_leak_is_found(what, start):
    with pytest.raises(Leak, match=f"^{what} of (achaeans|trojans) shows what is hidden"):
        look_at(start)


def test_a_secret_in_a_frame_is_found():
    table = play_on(Table(GAME), 1, 150)
    other = fork(table)
    other.lowered.k[0] += 1
    with pytest.raises(Leak, match="^frames of "):
        shadow(fork(table), other, "achaeans", 1, 0)


def test_without_a_planted_leak_none_is_found():
    look_at(lambda: Table(GAME))


def test_imagining_twice_gives_another_table_and_the_same_view():
    table = play_on(Table(GAME), 1, 150)
    first, second = (table.imagine("achaeans", SeededChooser(1, n)) for n in range(2))
    assert first != second
    assert first.view("achaeans") == second.view("achaeans") == table.view("achaeans")
