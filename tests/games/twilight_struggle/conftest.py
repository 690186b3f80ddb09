"""Boards for the tests: written as studies are, and branched where a study cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.study import Player, parse
from agon.engine.table import Table
from agon.games.twilight_struggle import GAME

HEAD = "study a board\ngame twilight_struggle\n"


def load(name: str) -> Game:
    return GAME


@pytest.fixture
def table_from() -> Callable[..., Table]:
    """A table from the lines of a study: `given` lines, choices, expectations; with options of the game, if any."""

    def make(text: str, **options: str) -> Table:
        study = parse(HEAD + text)
        study.options |= options
        return Player(study, load).play()

    return make


@pytest.fixture
def go_on() -> Callable[[Table, str], Table]:
    """Plays more lines on a copy of a table, so that one table can be left in several ways."""

    def play(table: Table, text: str) -> Table:
        player = Player(parse(HEAD + text), load)
        player.table = table.copy()
        return player.play()

    return play


@pytest.fixture
def read() -> Callable[[Table, str], list[str]]:
    """What a path of a study says of a table."""
    return lambda table, path: GAME.paths.read(table.position, path)


@pytest.fixture
def random_game() -> Callable[..., Table]:
    """A game from a seed, to its end: `watch` sees the table before every answer, `shun` are options of last resort,
    `options` those of the game."""

    def play(
        number: int,
        watch: Callable[[Table], None] = lambda table: None,
        shun: Iterable[str] = (),
        options: dict[str, str] | None = None,
    ) -> Table:
        table, choose = Table(GAME, options), SeededChooser(1989, number)
        shunned = {GAME.words.code(word) for word in shun}
        while table.machine.pending:
            watch(table)
            seat, what, offered, weights = table.machine.pending[0]
            if weights is None and not GAME.asks[what].numeric:
                offered = [o for o in offered if o not in shunned] or offered
            option = choose(Pending(seat, what, offered, weights))
            table.choose(GAME.seat_id(seat), GAME.option_id(what, option))
        return table

    return play
