"""3.0: set-up."""

from __future__ import annotations

import pytest

from agon.engine.table import Table
from agon.games import load
from agon.games.hector_achilles.components import HEROES_OF
from agon.games.hector_achilles.words import WORDS

GAME = load("hector_achilles")
PILES = ("pile_1", "pile_2", "pile_3", "camp")


def deal(table: Table, which: int = 0) -> Table:
    """Deal both armies, always the first (0) or the last (-1) card that may be on top."""
    while table.asks[0].what == "deal":
        table.choose("chance", table.asks[0].options[which])
    return table


def heroes_of(side: int) -> set[str]:
    return {WORDS.id(hero) for hero in HEROES_OF[side]}


@pytest.mark.rule("HA-3.0-trojans")
def test_the_heroes_of_the_trojans():
    assert heroes_of(1) == {"aeneas", "akamas", "glaukos", "hector", "paris", "sarpedon"}


@pytest.mark.rule("HA-3.0-achaeans")
def test_the_heroes_of_the_achaeans():
    assert heroes_of(0) == {"ajax", "agamemnon", "achilles", "diomedes", "menelaus", "odysseus"}


@pytest.mark.rule("HA-3.0-board", "HA-5.1-numbering")
def test_the_boards_face_each_other_so_that_equal_numbers_are_opposite():
    sides = Table(GAME).view(None)["sides"]
    left_to_right = {seat: sides[seat]["order"] for seat in GAME.seats}
    assert left_to_right == {"achaeans": ["pile_1", "pile_2", "pile_3"], "trojans": ["pile_3", "pile_2", "pile_1"]}
    across = left_to_right["trojans"][::-1]  # my left pile faces the right pile of the player opposite
    assert list(zip(left_to_right["achaeans"], across, strict=True)) == [(n, n) for n in ("pile_1", "pile_2", "pile_3")]
    assert [sides[seat]["behind"] for seat in GAME.seats] == ["camp", "camp"]


@pytest.mark.rule("HA-3.0-piles")
@pytest.mark.parametrize("which", [0, -1])
def test_48_troops_are_dealt_face_down_into_four_piles_of_twelve(which):
    table = deal(Table(GAME), which)
    assert [choice.what for choice in table.choices].count("deal") == 2 * 36  # the rest is the camp
    for seat in GAME.seats:
        assert table.view(None)["sides"][seat]["piles"] == dict.fromkeys(PILES, 12)
        dealt = [troop for pile in PILES for troop in GAME.paths.read(table.position, f"pile.{seat}.{pile}")]
        assert len(dealt) == 48
        assert not any(troop in str(table.view(None)) for troop in dealt)


@pytest.mark.rule("HA-3.0-piles")
def test_every_card_left_is_as_likely_to_be_dealt_next():
    table = Table(GAME)
    assert len(table.asks[0].options) == 24
    assert table.asks[0].weights == (2,) * 24
    table.choose("chance", "blue_2")
    weights = dict(zip(table.asks[0].options, table.asks[0].weights or (), strict=True))
    assert weights.pop("blue_2") == 1
    assert set(weights.values()) == {2}


@pytest.mark.rule("HA-3.0-heroes")
def test_the_six_heroes_lie_shuffled_in_a_pile():
    table = deal(Table(GAME))
    assert [side["hero_pile_size"] for side in table.view(None)["sides"].values()] == [6, 6]
    while table.asks[0].what != "hero":
        table.choose(table.asks[0].seat, table.asks[0].options[0])
    assert set(table.asks[0].options) == heroes_of(0)
    assert len(table.asks[0].options) == 6
    assert table.asks[0].weights is None  # each of them equally likely


@pytest.mark.rule("HA-3.0-favour")
def test_three_favours_lie_unused_at_each_board():
    sides = deal(Table(GAME)).view(None)["sides"]
    assert [sides[seat]["favour"] for seat in GAME.seats] == [3, 3]
    assert [sides[seat]["laid"] for seat in GAME.seats] == [[], []]


@pytest.mark.rule("HA-3.0-shame")
def test_six_shame_tokens_lie_aside():
    assert deal(Table(GAME)).view(None)["shame_aside"] == 6


@pytest.mark.rule("HA-3.0-fate")
def test_the_six_fate_counters_lie_shuffled_face_down():
    table = deal(Table(GAME))
    for seat in (*GAME.seats, None):
        assert (table.view(seat)["fate"], table.view(seat)["fate_waiting"]) == (None, 6)
    while table.asks[0].what != "fate":
        table.choose(table.asks[0].seat, table.asks[0].options[0])
    assert set(table.asks[0].options) == {"f1", "f2", "f3", "f4", "f5", "f6"}
    assert table.asks[0].weights is None


@pytest.mark.rule("HA-2.5-attacker", "HA-R-51")
def test_the_achaeans_attack_first_in_every_game(random_game):
    """A rematch is a new game: the winner of the last one does not matter."""
    winners = set()
    for number in range(12):
        winners.add(random_game(number).outcome.winners)
        rematch = deal(Table(GAME))
        assert rematch.view(None)["attacker"] == "achaeans"
        assert (rematch.asks[0].seat, rematch.asks[0].what) == ("achaeans", "vanguard")
    assert {("achaeans",), ("trojans",)} <= winners


@pytest.mark.rule("HA-3.0-game")
def test_a_game_is_a_series_of_battles_until_one_side_has_lost(random_game):
    for number in range(20):
        table = random_game(number)
        told = [line for line in table.log() if line.kind in ("battle_begins", "wins_game", "draws_game")]
        battles = [line.arguments["battle"][1] for line in told[:-1]]
        assert battles == list(range(1, len(battles) + 1))
        assert told[-1].kind in ("wins_game", "draws_game")
        assert table.outcome.reason in ("front_exhausted", "camp_exhausted", "both_exhausted")


def test_everybody_can_look_on_while_the_armies_are_dealt():
    table = Table(GAME)
    for seat in (*GAME.seats, None):
        view = table.view(seat)
        assert (view["phase"], view["fate"]) == ("setup", None)
        assert all(side["hero"] is None and side["laid"] == [] for side in view["sides"].values())
    assert table.view("achaeans")["sides"]["achaeans"]["hero_bottom"] == []
