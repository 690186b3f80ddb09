"""Fixtures for the rules of one game; the folder of a test names the game."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.table import Table
from agon.engine.table.study import Player, parse
from agon.games import load

SEEDS = {"hector_achilles": 2003, "roll_player": 2016, "twilight_struggle": 1989}
"""The seed of the random games of each game."""


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.path.parent.name)


def player(game: Game, text: str, options: dict[str, str]) -> Player:
    study = parse(f"study a board\ngame {game.name}\n{text}")
    study.options |= options
    return Player(study, lambda name: game)


@pytest.fixture
def table_from(game: Game) -> Callable[..., Table]:
    """A table from the lines of a study (`given` lines, choices, expectations), with options of the game."""
    return lambda text, **options: player(game, text, options).play()


@pytest.fixture
def go_on(game: Game) -> Callable[[Table, str], Table]:
    """Play more lines on a copy of a table, so that one table can be continued in several ways."""

    def play(table: Table, text: str) -> Table:
        again = player(game, text, table.options)
        again.table = table.copy()
        return again.play()

    return play


@pytest.fixture
def read(game: Game) -> Callable[[Table, str], list[str]]:
    """The value of a study path at a table."""
    return lambda table, path: game.paths.read(table.position, path)


@pytest.fixture
def random_game(game: Game) -> Callable[..., Table]:
    """Play a random game to its end. `watch` is called with the table before every answer; options in `shun` are chosen
    only if nothing else is offered; other keywords are options of the game."""

    def play(
        number: int,
        watch: Callable[[Table], None] = lambda table: None,
        shun: Collection[str] = (),
        **options: str,
    ) -> Table:
        table, choose = Table(game, options), SeededChooser(SEEDS[game.name], number)
        while table.asks:
            watch(table)
            ask = table.asks[0]
            if ask.weights is None:
                ask = ask._replace(options=tuple(o for o in ask.options if o not in shun) or ask.options)
            table.choose(ask.seat, choose(ask))
        return table

    return play


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Callable[..., Path]:
    """Write the printed components of the game to a new file, with one text replaced once."""
    assert game.components is not None
    printed = game.components.file.read_text(encoding="utf-8")

    def write(old: str = "", new: str = "") -> Path:
        assert old in printed
        path = tmp_path / "ours.toml"
        path.write_text(printed.replace(old, new, 1), encoding="utf-8")
        return path

    return write
