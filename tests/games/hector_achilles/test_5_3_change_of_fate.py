"""5.3: the change of fate."""

from __future__ import annotations

import pytest

from agon.games import load
from agon.games.hector_achilles.components import EDGES, TROOP_VALUE
from agon.games.hector_achilles.words import WORDS

GAME = load("hector_achilles")

NINE_TO_SEVEN = """
given phase rounds
given round 2
given acting trojans
given fate f1
given facing.achaeans yellow
given laid.achaeans red_3 green_4 blue_2
given hand.achaeans red_1 red_2
given laid.trojans blue_3 brown_1
given hand.trojans yellow_1 red_1 red_2
given hero.trojans akamas blue_3
given favour.trojans 2
given reinforced.trojans brown_1
trojans action pass
trojans troop yellow_1
"""


def edges(fate: str) -> list[str]:
    return [WORDS.id(colour) for colour in EDGES[WORDS.code(fate)]]


def colours(table) -> tuple[str, str]:
    fate = table.view(None)["fate"]
    return fate["achaeans"], fate["trojans"]


def sum_of_laid(side: dict) -> int:
    """The sum of all laid cards, from public information."""
    hero = side["hero"] or {"used": False}
    return sum(
        hero["value"] if slot["covered"] else TROOP_VALUE[WORDS.code(slot["troop"])] + slot["reinforced"]
        for slot in side["laid"]
    )


@pytest.mark.rule("HA-5.3-check")
def test_both_sums_are_logged_publicly(table_from):
    table = table_from(NINE_TO_SEVEN)
    for seat in ("achaeans", "trojans", None):
        line = table.log(seat)[-1]
        assert (line.kind, line.arguments) == ("superiority", {"achaeans": ("number", 9), "trojans": ("number", 7)})


@pytest.mark.rule("HA-5.3-rotate", "HA-R-27")
@pytest.mark.parametrize("fate", ["f1", "f2", "f3", "f4", "f5", "f6"])
def test_a_turn_is_one_quarter_and_moves_both_edges(table_from, go_on, fate):
    around = edges(fate)
    for at, colour in enumerate(around):
        board = NINE_TO_SEVEN.replace("given fate f1", f"given fate {fate}").replace(
            "yellow\ngiven laid", f"{colour}\ngiven laid"
        )
        table = table_from(board)
        assert colours(table) == (colour, around[(at + 2) % 4])
        left = go_on(table, "achaeans turn_fate left")
        right = go_on(table, "achaeans turn_fate right")
        assert colours(left) == (around[(at + 1) % 4], around[(at + 3) % 4])
        assert colours(right) == (around[(at + 3) % 4], around[(at + 1) % 4])
        assert colours(go_on(table, "achaeans turn_fate pass")) == colours(table)


@pytest.mark.rule("HA-5.3-rotate", "HA-5.3-tie", "HA-R-26")
@pytest.mark.parametrize("number", range(4))
def test_only_the_higher_side_is_ever_asked_and_on_equal_sums_nobody(random_game, number):
    told = {"in all": 0, "equal": 0}

    def watch(table):
        ask = table.asks[0]
        sums = [line.arguments for line in table.log() if line.kind == "superiority"]
        if len(sums) == told["in all"]:
            assert ask.what != "turn_fate"
            return
        told["in all"] = len(sums)
        sides = table.view(None)["sides"]
        found = {seat: value for seat, (_, value) in sums[-1].items()}
        if found["achaeans"] == found["trojans"]:
            assert ask.what != "turn_fate"
            told["equal"] += 1
        else:
            assert found == {seat: sum_of_laid(sides[seat]) for seat in GAME.seats}
            assert (ask.what, ask.seat) == ("turn_fate", max(found, key=found.__getitem__))
            assert ask.options == ("left", "right", "pass")

    random_game(number, watch, shun=["retreat"])
    assert told["in all"] > told["equal"] > 0


@pytest.mark.rule("HA-5.3-fourth", "HA-R-28")
def test_the_fourth_change_of_fate_is_logged_before_heroes_and_totals(table_from):
    table = table_from("""
        given phase rounds
        given round 4
        given acting trojans
        given used.achaeans pile_1
        given used.trojans pile_1
        given fate f1
        given facing.achaeans yellow
        given laid.achaeans yellow_4 yellow_4 red_1 red_1 red_2
        given hand.achaeans none
        given hero.achaeans menelaus
        given laid.trojans purple_4 purple_3 green_4 green_4
        given hand.trojans red_3
        given hero.trojans sarpedon
        trojans action pass
        trojans troop red_3
    """)
    assert [line.kind for line in table.log()] == ["plays", "superiority"]
    table.choose("trojans", "left")
    kinds = [line.kind for line in table.log()]
    assert kinds[1:7] == ["superiority", "turns_fate", "shows_hero", "shows_hero", "totals", "wins_battle"]
    totals = next(line for line in table.log() if line.kind == "totals")
    assert totals.arguments == {"achaeans": ("number", 0), "trojans": ("number", 15)}  # with the turned token
