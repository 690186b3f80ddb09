"""Tables for the tests: written as studies are, branched where a study cannot, or played on by rule of thumb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.study import Player, parse
from agon.engine.table import Table
from agon.games.roll_player import GAME


def load(name: str) -> Game:
    return GAME


def head(options: str) -> str:
    return f"study a table\ngame roll_player {options}\n"


@pytest.fixture
def table_from() -> Callable[..., Table]:
    """A table from the lines of a study: `given` lines, choices, expectations; options as in its `game` line."""

    def make(text: str, options: str = "") -> Table:
        return Player(parse(head(options) + text), load).play()

    return make


@pytest.fixture
def go_on() -> Callable[[Table, str], Table]:
    """Plays more lines on a copy of a table, so that one table can be left in several ways."""

    def play(table: Table, text: str) -> Table:
        options = " ".join(f"{name}={value}" for name, value in table.options.items())
        player = Player(parse(head(options) + text), load)
        player.table = table.copy()
        return player.play()

    return play


@pytest.fixture
def read() -> Callable[[Table, str], list[str]]:
    """What a path of a study says of a table."""
    return lambda table, path: GAME.paths.read(table.position, path)


@pytest.fixture
def play_on() -> Callable[..., Table]:
    """Answers asks until `until` holds: from the lists in `answers`, else with `pass`, or the first option; chance goes
    through its options in turn."""

    def play(table: Table, until: Callable[[Table], bool] = lambda table: False, **answers: Any) -> Table:
        waiting = {what: list(options) for what, options in answers.items()}
        while table.outcome is None and not until(table):
            ask = table.asks[0]
            turn = len(table.choices) if ask.seat == "chance" else 0
            option = "pass" if "pass" in ask.options else ask.options[turn % len(ask.options)]
            if waiting.get(ask.what):
                option = waiting[ask.what].pop(0)
            table.choose(ask.seat, option)
        return table

    return play


@pytest.fixture
def random_game() -> Callable[..., Table]:
    """A game from a seed, to its end; `watch` sees the table before every answer."""

    def play(number: int, watch: Callable[[Table], None] = lambda table: None, **options: str) -> Table:
        table, choose = Table(GAME, options), SeededChooser(2016, number)
        while table.machine.pending:
            watch(table)
            pending = table.machine.pending[0]
            table.choose(table.asks[0].seat, GAME.option_id(pending[1], choose(pending)))
        return table

    return play
