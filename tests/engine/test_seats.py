"""Seats in play: all seats of a game, or the first few, depending on its options."""

from __future__ import annotations

import pytest

from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import check
from agon.games import load

ROLL_PLAYER = load("roll_player")


def test_all_seats_play_by_default():
    game = load("hector_achilles")
    assert game.players is None
    assert game.seats_in_play({}) == game.seats == Table(game).seats


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_an_option_may_set_the_number_of_players(players):
    seats = ("p1", "p2", "p3", "p4")[: int(players)]
    assert ROLL_PLAYER.seats_in_play({"players": players}) == seats
    assert Table(ROLL_PLAYER, {"players": players}).seats == seats
    assert ROLL_PLAYER.seats == ("p1", "p2", "p3", "p4")


def test_left_out_options_have_their_default_and_unknown_ones_are_refused():
    assert ROLL_PLAYER.seats_in_play({}) == ("p1", "p2")
    with pytest.raises(AgonError, match="bad-option"):
        ROLL_PLAYER.seats_in_play({"players": "5"})


def test_the_remaining_players_win_when_one_leaves():
    check("study a game\ngame roll_player players=3\nresign p2\n= winner p1 p3\n", load)
    with pytest.raises(AgonError, match="`resign SEAT` needs a seat: p1, p2, p3"):
        check("study a game\ngame roll_player players=3\nresign p4\n", load)
