"""4.0 and 5.0: the game in brief, and the course of a battle. Most of it is covered by the studies 04_… and 05_0_…."""

from __future__ import annotations

import re

import pytest

from agon.games import load

GAME = load("hector_achilles")

HANDS = """
given phase rounds
given round 1
given acting achaeans
given laid.achaeans red_1
given laid.trojans blue_1
given hand.achaeans yellow_1 yellow_2 yellow_3 yellow_4
given hand.trojans purple_1 purple_2 purple_3 purple_4
given hero.achaeans odysseus
given hero.trojans akamas
given fate f1
given facing.achaeans yellow
"""


@pytest.mark.rule("HA-4.0-bluff")
@pytest.mark.parametrize("onlooker", ["trojans", None])
def test_the_opponent_sees_neither_the_hand_nor_the_hero(table_from, onlooker):
    table = table_from(HANDS)
    seen = table.view(onlooker)["sides"]["achaeans"]
    assert seen["hand_size"] == 4
    assert seen["hero"] == {"used": False}
    assert not {"hand", "hero_pile", "hero_bottom"} & set(seen)
    assert "yellow_" not in str(seen)
    assert "odysseus" not in str(seen)
    mine = table.view("achaeans")["sides"]["achaeans"]
    assert mine["hand"] == ["yellow_1", "yellow_2", "yellow_3", "yellow_4"]
    assert mine["hero"]["id"] == "odysseus"


@pytest.mark.rule("HA-4.0-bluff")
def test_a_hand_of_the_right_colour_and_one_of_the_wrong_look_alike(table_from):
    strong = table_from(HANDS)
    weak = table_from(HANDS.replace("yellow_1 yellow_2 yellow_3 yellow_4", "brown_1 brown_2 brown_3 brown_4"))
    other = table_from(HANDS.replace("odysseus", "menelaus"))
    for onlooker in ("trojans", None):
        assert weak.view(onlooker) == strong.view(onlooker)
        assert other.view(onlooker) == strong.view(onlooker)


@pytest.mark.rule("HA-4.0-hero")
def test_a_hero_on_the_table_is_seen_by_all(go_on, table_from):
    table = go_on(table_from(HANDS), "achaeans action use_hero\nachaeans cover red_1")
    for seat in ("achaeans", "trojans", None):
        seen = table.view(seat)["sides"]["achaeans"]
        assert (seen["hero"]["id"], seen["hero"]["value"], seen["hero"]["used"]) == ("odysseus", 4, True)
        assert seen["laid"] == [{"troop": "red_1", "reinforced": False, "covered": True, "counts": 4}]


@pytest.mark.rule("HA-5.0-sequence")
def test_every_battle_without_retreat_has_its_phases_in_order(random_game):
    """The log with one letter per line: Battle, Vanguard, shows Fate, Answer; Play and Superiority; Totals, Win or
    tie."""
    letters = {
        "battle_begins": "B",
        "shows_vanguard": "V",
        "shows_fate": "F",
        "reveals": "A",
        "plays": "P",
        "superiority": "S",
        "turns_fate": "t",
        "leaves_fate": "t",
        "retreats": "R",
        "totals": "T",
        "wins_battle": "W",
        "ties_battle": "W",
    }
    whole = 0
    for number in range(20):
        table = random_game(number, shun=["retreat"] if number % 2 else [])
        story = "".join(letters.get(line.kind, "") for line in table.log())
        battles = re.findall("B[^B]*", story)
        assert "".join(battles) == story
        for battle in battles:
            assert re.fullmatch(r"BVFA((PPSt?){4}TW|(PPSt?){0,3}P?RW)", battle), battle
            whole += battle.endswith("TW")
    assert whole > 50


@pytest.mark.rule("HA-5.0-roles")
def test_there_is_always_one_attacker_and_the_other_defends(random_game):
    def watch(table):
        view = table.view(None)
        assert view["attacker"] in GAME.seats
        if view["phase"] == "initial" and table.asks[0].what in ("vanguard", "number", "orientation"):
            assert table.asks[0].seat == view["attacker"]

    table = random_game(1, watch)
    told = [line for line in table.log() if line.kind in ("battle_begins", "wins_battle", "ties_battle")]
    attackers = [line.arguments["side"][1] for line in told[0::2]]
    results = [line.arguments["side"][1] if line.arguments else None for line in told[1::2]]
    defender = {"achaeans": "trojans", "trojans": "achaeans"}
    assert attackers[0] == "achaeans"
    for attacker, result, following in zip(attackers, results, attackers[1:], strict=False):
        assert following == (result or defender[attacker])
