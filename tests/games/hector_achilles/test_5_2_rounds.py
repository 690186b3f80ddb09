"""5.2: the rounds. Single positions are covered by the studies 05_2_…; these tests hold in every game."""

from __future__ import annotations

import pytest

from agon.games import load

GAME = load("hector_achilles")

BOARD = """
given phase rounds
given round 1
given acting achaeans
given active.achaeans pile_3
given active.trojans pile_3
given laid.achaeans red_1
given laid.trojans blue_1
given hand.achaeans yellow_1 yellow_2 yellow_3 yellow_4
given hand.trojans purple_1 purple_2 purple_3 purple_4
given hero.achaeans odysseus
given hero.trojans akamas
given fate f1
given facing.achaeans yellow
"""


def words(table, path):
    return GAME.paths.read(table.position, path)


def counts(table, seat):
    return [int(words(table, f"{path}.{seat}")[0]) for path in ("superiority", "favour", "favour_used")]


@pytest.mark.rule("HA-5.2-b", "HA-5.2-four", "HA-R-52")
def test_in_every_round_there_is_one_troop_to_play_and_after_the_fourth_none(random_game):
    ends = 0

    def watch(table):
        nonlocal ends
        ask, p = table.asks[0], table.position
        if ask.what == "action":
            side = table.view(None)["sides"][ask.seat]
            assert (side["hand_size"], len(side["laid"])) == (5 - p.round, p.round)
        elif ask.what == "troop":
            assert sorted(set(words(table, f"hand.{ask.seat}"))) == sorted(ask.options)
            assert words(table, f"hand_size.{ask.seat}") == [str(5 - p.round)]
            assert (ask.left, ask.of) == (5 - p.round, 4)
        elif ask.what == "turn_fate" and p.round == 4:
            ends += 1
            for side in table.view(None)["sides"].values():
                assert (side["hand_size"], len(side["laid"])) == (0, 5)

    for number in range(10):
        random_game(number, watch, shun=["retreat"])
    assert ends > 20


@pytest.mark.rule("HA-5.2-order", "HA-5.2-a")
def test_the_players_alternate_from_the_attacker_on_and_act_once_a_round(random_game):
    acted: list[tuple[int, int, str]] = []
    played: list[tuple[int, int, str]] = []

    def watch(table):
        ask, p = table.asks[0], table.position
        if ask.what in ("action", "troop"):
            (acted if ask.what == "action" else played).append((p.battle, p.round, ask.seat))

    table = random_game(5, watch, shun=["retreat"])
    begun = [line.arguments for line in table.log() if line.kind == "battle_begins"]
    attackers = {told["battle"][1]: told["side"][1] for told in begun}
    defender = {"achaeans": "trojans", "trojans": "achaeans"}
    turns = [(b, r, seat) for b in attackers for r in (1, 2, 3, 4) for seat in (attackers[b], defender[attackers[b]])]
    assert acted == turns
    assert played == turns


@pytest.mark.rule("HA-5.2-a")
@pytest.mark.parametrize("action", ["pass", "discard", "change_hero", "use_hero"])
def test_after_none_or_one_action_a_troop_must_be_played(table_from, go_on, action):
    details = {
        "pass": "",
        "discard": "achaeans discard yellow_1\nchance draw red_2",
        "change_hero": "chance hero ajax",
        "use_hero": "achaeans cover red_1",
    }
    table = go_on(table_from(BOARD), f"achaeans action {action}\n{details[action]}\n")
    assert (table.asks[0].seat, table.asks[0].what) == ("achaeans", "troop")
    assert "pass" not in table.asks[0].options
    assert set(table.asks[0].options) == set(words(table, "hand.achaeans"))


@pytest.mark.rule("HA-AMB-13", "HA-R-21", "HA-R-23", "HA-R-19")
def test_no_favour_ever_lies_on_a_covered_troop_nor_before_a_hero_is_used(random_game):
    """Reinforcing needs the hero on the table, and only one hero is drawn per battle."""
    reinforced = 0

    def watch(table):
        nonlocal reinforced
        ask = table.asks[0]
        for seat, side in table.view(None)["sides"].items():
            covered = [card for card in side["laid"] if card["covered"]]
            favoured = [card for card in side["laid"] if card["reinforced"]]
            used = side["hero"] is not None and side["hero"]["used"]
            assert len(covered) == (used and side["laid"] != [])  # the lost troops leave before their hero
            assert not any(card["reinforced"] for card in covered)
            assert used or not favoured
            reinforced += len(favoured)
            if ask.what == "action" and ask.seat == seat:
                assert not (used and {"use_hero", "change_hero"} & set(ask.options))
                assert used or "reinforce" not in ask.options

    for number in range(20):
        random_game(number, watch, shun=["retreat", "pass", "discard"])
    assert reinforced > 100


@pytest.mark.rule("HA-5.2-reinforce", "HA-R-24")
def test_at_most_one_favour_is_laid_a_round_and_the_troop_counts_one_more(random_game):
    rounds: set[tuple[int, int, str]] = set()

    def watch(table):
        ask, p = table.asks[0], table.position
        if ask.what == "reinforce":
            moment = (p.battle, p.round, ask.seat)
            assert moment not in rounds
            rounds.add(moment)
            strength, unused, lying = counts(table, ask.seat)
            for option in ask.options:
                after = table.copy()
                after.choose(ask.seat, option)
                assert counts(after, ask.seat) == [strength + 1, unused - 1, lying + 1]

    for number in range(6):
        rounds.clear()
        random_game(number, watch, shun=["retreat", "pass", "discard", "change_hero"])
        assert rounds


@pytest.mark.rule("HA-R-50")
def test_sizes_laid_cards_shame_and_favour_are_open(table_from):
    table = table_from(BOARD + "given shame.trojans 2\ngiven favour.trojans 1\ngiven size.trojans.pile_2 9")
    for seat in ("achaeans", "trojans", None):
        seen = table.view(seat)["sides"]["trojans"]
        assert (seen["shame"], seen["favour"], seen["piles"]["pile_2"]) == (2, 1, 9)
        assert (seen["hand_size"], seen["hero_pile_size"]) == (4, 5)
        assert [card["troop"] for card in seen["laid"]] == ["blue_1"]


@pytest.mark.rule("HA-R-50")
def test_hands_and_piles_are_secret(table_from):
    """Tables that differ only in hidden information look the same to a seat."""
    table = table_from(BOARD)
    swapped = table_from(BOARD.replace("hand.trojans purple_1 purple_2", "hand.trojans brown_1 brown_2"))
    assert swapped.view("achaeans") == table.view("achaeans")
    assert swapped.view(None) == table.view(None)
    assert swapped.view("trojans") != table.view("trojans")
    few = "given pile.trojans.pile_1 {}\ngiven pile.trojans.pile_2 {}\n"
    here = table_from(BOARD + few.format("red_1 red_2 red_3 red_4 brown_1", "green_1 green_2 green_3 green_4 brown_2"))
    there = table_from(BOARD + few.format("green_1 green_2 green_3 green_4 brown_2", "red_1 red_2 red_3 red_4 brown_1"))
    assert words(here, "pile.trojans.pile_1") != words(there, "pile.trojans.pile_1")
    assert here.view(None)["sides"]["trojans"]["piles"] == there.view(None)["sides"]["trojans"]["piles"]
    assert all(here.view(seat) == there.view(seat) for seat in ("achaeans", "trojans", None))


@pytest.mark.rule("HA-R-50")
def test_a_discarded_troop_lies_face_down_a_lost_laid_one_is_known(table_from):
    table = table_from(
        BOARD + "achaeans action discard\nachaeans discard yellow_1\nchance draw red_2\nachaeans troop yellow_4\n"
        "trojans action pass\ntrojans troop purple_1\nachaeans turn_fate pass\nachaeans action retreat"
    )
    for seat, known in (
        ("achaeans", ["red_1", "yellow_1", "yellow_4"]),  # their own discard and the cards they had laid
        ("trojans", ["red_1", "yellow_4"]),  # only the laid cards
    ):
        side = table.view(seat)["sides"]["achaeans"]
        assert side["out_size"] == 3
        assert side["known_out"] == known
    assert all("yellow_1" not in str(table.log(seat)) for seat in ("trojans", None))
    assert "yellow_1" in str(table.log("achaeans"))


@pytest.mark.rule("HA-5.2-fate", "HA-5.2-retreat")
@pytest.mark.parametrize("quitter", ["achaeans", "trojans"])
def test_strength_is_compared_after_every_finished_round_and_never_after_a_retreat(table_from, quitter):
    story = "achaeans action pass\nachaeans troop yellow_4\ntrojans action pass\ntrojans troop purple_1\n"
    story += "achaeans turn_fate pass\n"
    story += "" if quitter == "achaeans" else "achaeans action pass\nachaeans troop yellow_3\n"
    table = table_from(BOARD + story + f"{quitter} action retreat")
    kinds = [line.kind for line in table.log()]
    assert kinds.count("superiority") == 1
    assert "superiority" not in kinds[kinds.index("retreats") :]
    assert (table.asks[0].what, table.view(None)["fate"]) == ("vanguard", None)
