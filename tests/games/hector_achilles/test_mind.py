"""The mind: the value of a position and the prior of an option."""

from __future__ import annotations

from collections import Counter

import pytest

from agon.engine.mind import MAX_PRIOR, MAX_VALUE
from agon.engine.script import CHANCE
from agon.engine.table import Table
from agon.games import load
from tests.matches import favourite, priors, standing, won

GAME = load("hector_achilles")
SIDES = ("achaeans", "trojans")

WAR = """
given phase initial
given attacker achaeans
"""
BATTLE = """
given phase rounds
given round 4
given acting achaeans
given fate f1
given facing.achaeans yellow
given laid.achaeans yellow_3 green_4 blue_2 red_2
given hand.achaeans red_1
given laid.trojans blue_3 brown_4 green_3 red_2
given hand.trojans purple_1
given hero.achaeans ajax
given hero.trojans akamas
"""
HOPELESS = """
given phase rounds
given round 2
given acting achaeans
given fate f1
given facing.achaeans yellow
given laid.achaeans red_1 red_1
given hand.achaeans red_3 green_4 green_3
given laid.trojans blue_4 blue_4
given hand.trojans blue_3 blue_3 purple_4
given hero.trojans akamas blue_4
"""


# ---------------------------------------------------------------- in every position


@pytest.mark.parametrize("number", range(3))
def test_what_is_good_for_one_side_is_bad_for_the_other(random_game, number):
    met: Counter[str] = Counter()

    def watch(table: Table) -> None:
        ours, theirs = (standing(table, side) for side in SIDES)
        assert -MAX_VALUE <= ours <= MAX_VALUE
        assert ours == -theirs
        met[table.asks[0].what] += 1

    random_game(number, watch, shun=("retreat",))
    assert len(met) > 10


def test_every_option_of_a_player_has_some_weight(random_game):
    asked: Counter[str] = Counter()

    def watch(table: Table) -> None:
        if table.machine.pending[0][0] != CHANCE:
            assert all(1 <= weight <= MAX_PRIOR for weight in priors(table).values())
            asked[table.asks[0].what] += 1

    for number in range(6):
        random_game(number, watch)
    chance = {"deal", "turn_up", "fate", "draw", "hero", "lose", "imagine"}
    assert set(asked) == {kind.name for kind in GAME.asks} - chance


# ---------------------------------------------------------------- how a side stands


def test_the_war_begins_even_but_for_the_attack(table_from):
    table = table_from(WAR)
    assert 0 < standing(table, "achaeans") < 30


@pytest.mark.parametrize(
    "worse",
    [
        "given favour.achaeans 1",
        "given shame.achaeans 2",
        "given exhausted.achaeans pile_2",
        "given out.achaeans red_4 red_4 green_4 blue_4 brown_4",
        "given lost_heroes.achaeans achilles ajax agamemnon",
        "given attacker trojans",
    ],
)
def test_what_a_side_has_lost_counts_against_it(table_from, worse):
    before, after = table_from(WAR), table_from(WAR + worse)
    assert standing(after, "achaeans") < standing(before, "achaeans")
    assert standing(after, "trojans") > standing(before, "trojans")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("hand.achaeans yellow_3", "hand.achaeans red_3"),
        ("laid.achaeans yellow_3 yellow_4 green_2 red_2", "laid.achaeans red_3 red_4 blue_2 purple_2"),
        ("hero.achaeans ajax", "hero.achaeans menelaus"),
        ("hero.achaeans ajax red_2", "hero.achaeans ajax green_4"),
        ("laid.trojans red_3 brown_4 green_3 red_2", "laid.trojans blue_3 purple_4 green_3 red_2"),
    ],
)
def test_a_battle_that_goes_better_stands_better(table_from, better, worse):
    well, ill = (table_from(f"{BATTLE}given {given}") for given in (better, worse))
    assert standing(well, "achaeans") > standing(ill, "achaeans")


def test_a_hopeless_battle_for_the_last_pile_loses_the_war(table_from):
    once = table_from(HOPELESS)
    last = table_from(
        f"{HOPELESS}given exhausted.achaeans pile_2 pile_3\ngiven active.achaeans pile_1\n"
        "given size.achaeans.pile_1 3\n"
    )
    assert standing(last, "achaeans") < standing(once, "achaeans") - 100


# ---------------------------------------------------------------- priors


def test_a_player_retreats_from_a_hopeless_battle(table_from):
    assert favourite(table_from(HOPELESS)) == "retreat"
    assert priors(table_from(BATTLE))["retreat"] == min(priors(table_from(BATTLE)).values())


def test_a_hero_is_used_where_he_decides(table_from):
    weights = priors(table_from(BATTLE))
    assert weights["use_hero"] > weights["pass"]


def test_strong_cards_of_colours_that_count_are_laid_first(table_from):
    table = table_from(
        f"{BATTLE}given round 3\ngiven laid.achaeans yellow_3 green_4 blue_2\n"
        "given hand.achaeans yellow_4 red_1\nachaeans action pass"
    )
    assert favourite(table) == "yellow_4"


def test_a_hero_covers_the_card_that_counts_least(table_from):
    table = table_from(f"{BATTLE}given laid.achaeans yellow_4 green_4 red_1 red_2\nachaeans action use_hero")
    assert favourite(table) == "red_1"


def test_fate_is_turned_to_the_own_colours(table_from):
    table = table_from(
        f"{BATTLE}given round 3\ngiven acting trojans\n"
        "given laid.achaeans purple_4 purple_3 red_4 red_3\ngiven hand.achaeans red_1\n"
        "given laid.trojans red_1 red_1 red_2\ngiven hand.trojans red_2 red_3\n"
        "trojans action pass\ntrojans troop red_2"
    )
    turned = {direction: table.copy() for direction in ("left", "right")}
    for direction, twin in turned.items():
        twin.choose("achaeans", direction)
    best = favourite(table)
    assert best in turned
    assert turned[best].view(None)["fate"]["achaeans"] == "purple"


def test_the_vanguard_does_not_come_from_a_camp_that_would_fall(table_from):
    weights = priors(table_from(f"{WAR}given size.achaeans.camp 5"))
    assert weights["camp"] == min(weights.values()) < weights["pile_1"]


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seat", [0, 1])
def test_who_thinks_beats_who_does_not(seat):
    assert won(GAME, 20, seat) >= 18
