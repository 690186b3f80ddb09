"""`Position.rule`: a function of the rules as the game runs it."""

from __future__ import annotations

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.games import load
from agon.games.roll_player.purchase import price
from agon.games.roll_player.scoring import rank_of, total_stars
from agon.games.roll_player.words import CARDS


@pytest.fixture(scope="module")
def table() -> Table:
    """Roll Player after 150 choices."""
    table = Table(load("roll_player"))
    for number in range(150):
        ask = table.asks[0]
        table.choose(ask.seat, SeededChooser(5, number)(ask))
    return table


def test_a_rule_gives_the_same_lowered_as_it_is_written(table):
    p = table.position
    assert [p.rule(total_stars)(p, seat) for seat in (0, 1)] == [total_stars(p, seat) for seat in (0, 1)]
    assert p.rule(total_stars) is not total_stars


def test_what_has_a_default_may_be_left_out(table):
    p = table.position
    for card in CARDS:
        assert p.rule(price)(p, 0, card) == price(p, 0, card)


def test_a_rule_that_does_not_read_the_position_is_called_without_it(table):
    p = table.position
    assert [p.rule(rank_of)(stars) for stars in range(60)] == [rank_of(stars) for stars in range(60)]


def test_a_function_that_is_no_rule_stays_as_it_is(table):
    assert table.position.rule(len) is len
