"""1.0 and 2.0: the players, the contents of the box, and what is printed on the components."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from agon.engine.table import Table
from agon.games import load
from agon.games.hector_achilles.components import (
    BOX,
    EDGES,
    FILE,
    HERO_COLOUR,
    HERO_VALUE,
    HEROES_OF,
    TROOP_COLOUR,
    TROOP_VALUE,
)
from agon.games.hector_achilles.words import COLOUR_IDS, COLOURS, FATES, HEROES, TROOPS, TYPE_IDS, WORDS
from agon.text.catalogue import Catalogue

GAME = load("hector_achilles")
SIDES = (0, 1)
MANIFEST = tomllib.loads(FILE.read_text(encoding="utf-8"))["box"]


@pytest.fixture(scope="module")
def dealt() -> Table:
    """A table at the first choice of a player."""
    table = Table(GAME)
    while table.asks[0].seat == "chance":
        table.choose("chance", table.asks[0].options[0])
    return table


def troops_of(table: Table, side: int) -> Counter[str]:
    """All troops of a side, wherever they are."""
    seat = GAME.seats[side]
    piles = ("pile_1", "pile_2", "pile_3", "camp")
    return Counter(troop for pile in piles for troop in GAME.paths.read(table.position, f"pile.{seat}.{pile}"))


# ---------------------------------------------------------------- 1.0


@pytest.mark.rule("HA-1.0-players")
def test_two_players_lead_the_achaeans_and_the_trojans():
    assert GAME.seats == ("achaeans", "trojans")
    assert list(Table(GAME).view(None)["sides"]) == ["achaeans", "trojans"]


@pytest.mark.rule("HA-1.0-time")
def test_a_game_takes_about_30_minutes():
    assert GAME.minutes == 30


# ---------------------------------------------------------------- 2.0


@pytest.mark.rule("HA-2.0-cards")
def test_the_box_holds_96_troops_and_12_heroes(dealt):
    troops = sum(troops_of(dealt, side).total() for side in SIDES)
    assert (troops, len(HEROES)) == (96, 12)
    assert (MANIFEST["troops"], MANIFEST["heroes"], MANIFEST["cards"]) == (troops, len(HEROES), 108)


@pytest.mark.rule("HA-2.0-boards")
def test_the_box_holds_two_boards_and_a_rulebook():
    assert (MANIFEST["boards"], MANIFEST["rulebooks"]) == (2, 1)
    assert MANIFEST["boards"] == len(GAME.seats)


@pytest.mark.rule("HA-2.0-tokens")
def test_the_box_holds_19_tokens(dealt):
    view = dealt.view(None)
    on_the_boards = {
        "favour": sum(side["favour"] for side in view["sides"].values()),
        "shame": view["shame_aside"],
        "fate": view["fate_waiting"],
        "attacker": [view["attacker"]].count("achaeans"),
    }
    assert on_the_boards == {"favour": 6, "shame": 6, "fate": 6, "attacker": 1}
    assert {token: MANIFEST[token] for token in on_the_boards} == on_the_boards
    assert sum(on_the_boards.values()) == 19


def test_the_manifest_lists_nothing_else():
    assert MANIFEST == BOX


# ---------------------------------------------------------------- 2.1


@pytest.mark.rule("HA-2.1-split")
@pytest.mark.parametrize("side", SIDES)
def test_each_player_has_48_troops_and_6_heroes(dealt, side):
    assert (troops_of(dealt, side).total(), len(HEROES_OF[side])) == (48, 6)
    assert GAME.view(dealt.position, side, GAME.tables)["sides"][GAME.seats[side]]["hero_pile_size"] == 6


@pytest.mark.rule("HA-2.1-colours")
def test_there_are_six_colours():
    assert set(COLOUR_IDS) == {"red", "green", "blue", "yellow", "purple", "brown"}
    assert {WORDS.id(TROOP_COLOUR[troop]) for troop in TROOPS} == set(COLOUR_IDS)


@pytest.mark.rule("HA-2.1-values")
@pytest.mark.parametrize("side", SIDES)
def test_each_colour_has_the_values_1_to_4_twice(dealt, side):
    army = troops_of(dealt, side)
    found = Counter((WORDS.id(TROOP_COLOUR[WORDS.code(t)]), TROOP_VALUE[WORDS.code(t)]) for t in army.elements())
    assert found == {(colour, value): 2 for colour in COLOUR_IDS for value in (1, 2, 3, 4)}
    assert all(sum(found[colour, value] for value in (1, 2, 3, 4)) == 8 for colour in COLOUR_IDS)
    assert all(WORDS.id(t) == f"{WORDS.id(TROOP_COLOUR[t])}_{TROOP_VALUE[t]}" for t in TROOPS)


@pytest.mark.rule("HA-2.1-types", "HA-AMB-01")
def test_the_value_of_a_troop_is_its_type_whatever_its_colour():
    assert TYPE_IDS == ("slinger", "archer", "peltast", "hoplite")
    english = Catalogue.load("en", "hector_achilles")
    assert english.word("blue_3") == "blue peltast (3)"
    assert english.word("red_3") == "red peltast (3)"
    for troop in TROOPS:
        colour, value = WORDS.id(TROOP_COLOUR[troop]), TROOP_VALUE[troop]
        assert english.word(WORDS.id(troop)) == f"{colour} {TYPE_IDS[value - 1]} ({value})"


@pytest.mark.rule("HA-2.1-heroes")
@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_a_hero_of_each_colour_with_a_value_from_3_to_6(side):
    assert sorted(HERO_COLOUR[hero] for hero in HEROES_OF[side]) == list(COLOURS)
    assert {HERO_VALUE[hero] for hero in HEROES_OF[side]} <= {3, 4, 5, 6}


@pytest.mark.rule("HA-AMB-14")
def test_ajax_is_green_5_and_akamas_purple_4_and_the_others_are_marked_as_ours():
    facts = {WORDS.id(h): (WORDS.id(HERO_COLOUR[h]), HERO_VALUE[h]) for h in HEROES}
    assert facts["ajax"] == ("green", 5)
    assert facts["akamas"] == ("purple", 4)
    designed = {WORDS.id(h) for h in HEROES if GAME.tables["DESIGNED_HERO"][h]}
    assert designed == set(facts) - {"ajax", "akamas"}
    entries = tomllib.loads(FILE.read_text(encoding="utf-8"))["hero"]
    assert {e["id"]: (e["colour"], e["value"]) for e in entries} == facts
    assert all(3 <= value <= 6 for _, value in facts.values())


# ---------------------------------------------------------------- 2.2


@pytest.mark.rule("HA-2.2-edges")
def test_a_fate_counter_has_four_of_the_six_colours_on_its_edges():
    assert len(FATES) == 6
    for fate in FATES:
        assert len(EDGES[fate]) == 4
        assert len(set(EDGES[fate])) == 4
        assert set(EDGES[fate]) <= set(COLOURS)
    opposite = {frozenset((edges[i], edges[i + 2])) for edges in (EDGES[fate] for fate in FATES) for i in (0, 1)}
    assert frozenset((WORDS.code("yellow"), WORDS.code("blue"))) in opposite  # as in the rulebook's example


# ---------------------------------------------------------------- 2.3, 2.4


@pytest.mark.rule("HA-2.3-favour", "HA-AMB-05")
def test_each_player_starts_with_three_unused_favours(dealt):
    for seat in GAME.seats:
        assert dealt.view(None)["sides"][seat]["favour"] == 3
        assert GAME.paths.read(dealt.position, f"favour_used.{seat}") == ["0"]


@pytest.mark.rule("HA-2.4-shame")
def test_the_six_shame_tokens_start_aside(dealt):
    view = dealt.view(None)
    assert [side["shame"] for side in view["sides"].values()] == [0, 0]
    assert view["shame_aside"] == 6
