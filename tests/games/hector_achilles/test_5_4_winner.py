"""5.4: deciding the winner, and retreat."""

from __future__ import annotations

import pytest

from agon.engine.table import Table
from agon.games import load

GAME = load("hector_achilles")

LAST_CARD = """
given phase rounds
given round 4
given attacker achaeans
given acting trojans
given used.achaeans pile_1
given used.trojans pile_1
given fate f1
given facing.achaeans yellow
given laid.achaeans yellow_4 yellow_4 yellow_3 yellow_3 red_1
given hand.achaeans none
given laid.trojans red_1 red_2 red_3 red_4
given hand.trojans green_1
"""

THIRD_ROUND = """
given phase rounds
given round 3
given attacker achaeans
given acting achaeans
given active.achaeans pile_2
given active.trojans pile_2
given used.achaeans pile_2
given used.trojans pile_2
given fate f1
given facing.achaeans yellow
given laid.achaeans red_2 green_1 green_2
given hand.achaeans blue_1 blue_2
given hero.achaeans ajax red_2
given favour.achaeans 2
given reinforced.achaeans green_2
given laid.trojans red_3 green_3 green_4
given hand.trojans yellow_3 yellow_4
given pile.achaeans.pile_2 blue_1 blue_2 brown_1 brown_1
given shame.achaeans 2
"""


def read(table: Table, path: str) -> list[str]:
    return list(GAME.paths.read(table.position, path))


def number(table: Table, path: str) -> int:
    return int(read(table, path)[0])


def kinds(table: Table) -> list[str]:
    return [line.kind for line in table.log()]


def start_battle(table: Table) -> None:
    """Play to the attacker's first action, always choosing the first option."""
    while table.asks[0].what != "action":
        table.choose(table.asks[0].seat, table.asks[0].options[0])


# ---------------------------------------------------------------- the check


@pytest.mark.rule("HA-5.4-reveal", "HA-5.4-hero-in-hand")
def test_heroes_in_the_hand_are_shown_to_everybody_before_the_totals(table_from):
    table = table_from(
        LAST_CARD
        + """
        given hero.achaeans ajax
        given hero.trojans hector
        trojans action pass
        trojans troop green_1
        achaeans turn_fate pass
    """
    )
    for seat in ("achaeans", "trojans", None):
        shown = [line.arguments for line in table.log(seat) if line.kind == "shows_hero"]
        assert shown == [
            {"side": ("seat", "achaeans"), "hero": ("word", "ajax")},
            {"side": ("seat", "trojans"), "hero": ("word", "hector")},
        ]
    assert kinds(table).index("totals") == kinds(table).index("shows_hero") + 2
    totals = next(line for line in table.log() if line.kind == "totals")
    # yellow 14; red 1 + 2 + 3 + 4 in Hector's colour, without Ajax's 5 and Hector's 6
    assert totals.arguments == {"achaeans": ("number", 14), "trojans": ("number", 10)}


@pytest.mark.rule("HA-5.4-reveal")
def test_until_the_check_a_hero_in_the_hand_is_hidden(table_from):
    table = table_from(LAST_CARD + "given hero.achaeans ajax\n")
    for seat in ("trojans", None):
        assert table.view(seat)["sides"]["achaeans"]["hero"] == {"used": False}
        assert "ajax" not in str(table.view(seat)) + str(table.log(seat))


@pytest.mark.rule("HA-R-56", "HA-5.4-loser-save")
@pytest.mark.parametrize(
    ("hero", "favour", "asked"),
    [
        ("akamas red_1", 3, True),
        ("akamas red_1", 1, True),
        ("akamas red_1", 0, False),
        ("akamas", 3, False),
        ("none", 3, False),
    ],
)
def test_saving_is_offered_after_the_totals_for_a_used_hero_and_an_unused_favour(table_from, hero, favour, asked):
    table = table_from(
        LAST_CARD
        + f"""
        given hero.trojans {hero}
        given favour.trojans {favour}
        trojans action pass
        trojans troop green_1
        achaeans turn_fate pass
    """
    )
    ask = table.asks[0]
    assert {"totals", "wins_battle"} < set(kinds(table))
    if asked:
        assert (ask.seat, ask.what, ask.options) == ("trojans", "save_hero", ("give_favour", "pass"))
    else:
        assert (ask.seat, ask.what) == ("achaeans", "vanguard")
        assert number(table, "favour.trojans") == favour


@pytest.mark.rule("HA-R-56")
def test_the_winner_is_not_asked_about_his_hero(table_from):
    table = table_from(
        LAST_CARD
        + """
        given hero.achaeans ajax red_1
        trojans action pass
        trojans troop green_1
        achaeans turn_fate pass
    """
    )
    assert (table.asks[0].seat, table.asks[0].what) == ("achaeans", "vanguard")
    assert "ajax" in read(table, "hero_pile.achaeans")


@pytest.mark.rule("HA-5.4-winner", "HA-5.4-loser", "HA-5.4-tie")
def test_only_the_loser_of_a_battle_fought_out_loses_and_he_loses_five_troops(random_game):
    """From the decision to the next battle: the side with the higher total wins and loses nothing."""
    before: dict = {}
    results = set()

    def watch(table):
        ask = table.asks[0]
        if ask.what in ("troop", "turn_fate") and number(table, "round") == 4:
            for seat in GAME.seats:
                before[seat] = (number(table, f"out_size.{seat}"), number(table, f"shame.{seat}"))
        if ask.what == "vanguard" and before:
            line = [line for line in table.log() if line.kind == "totals"][-1]
            ours, theirs = (line.arguments[seat][1] for seat in GAME.seats)
            lost = {"achaeans": 5 * (ours < theirs), "trojans": 5 * (theirs < ours)}
            for seat in GAME.seats:
                assert number(table, f"out_size.{seat}") == before[seat][0] + lost[seat]
                assert number(table, f"shame.{seat}") == before[seat][1]
                assert read(table, f"laid.{seat}") == []
                assert read(table, f"hero.{seat}") == []
                assert number(table, f"favour_used.{seat}") == 0
            results.add((ours > theirs) - (ours < theirs))
            before.clear()

    for seed in range(8):
        random_game(seed, watch, shun=["retreat"])
        before.clear()
    assert results == {1, 0, -1}


# ---------------------------------------------------------------- retreat


@pytest.mark.rule("HA-R-32")
@pytest.mark.parametrize("seed", range(3))
def test_retreat_is_offered_in_every_turn_before_the_card_and_nowhere_else(random_game, seed):
    rounds = set()

    def watch(table):
        ask = table.asks[0]
        assert ("retreat" in ask.options) == (ask.what == "action")
        if ask.what == "action":
            assert ask.seat == table.view(None)["acting"]
            rounds.add(number(table, "round"))

    random_game(seed, watch, shun=["retreat"])
    assert rounds == {1, 2, 3, 4}


@pytest.mark.rule("HA-R-54", "HA-R-34", "HA-5.4-retreat-loser")
def test_the_order_of_a_retreat(table_from, go_on):
    table = table_from(THIRD_ROUND + "achaeans action retreat\n")
    assert kinds(table) == ["retreats", "wins_battle", "loses_troops", "loses_favour"]
    assert read(table, "out.achaeans") == ["red_2", "green_1", "green_2"]  # laid troops first,
    assert number(table, "favour_used.achaeans") == 0  # used favour,
    assert read(table, "hand.achaeans") == ["blue_1", "blue_2"]
    table.choose("achaeans", "pass")
    assert kinds(table)[4:] == ["loses_hero", "suffers_shame"]  # the hero,
    assert read(table, "hand.achaeans") == []  # the hand returns,
    assert (table.asks[0].what, dict(zip(table.asks[0].options, table.asks[0].weights, strict=True))) == (
        "lose",
        {"blue_1": 2, "blue_2": 2, "brown_1": 2},  # the pile is shuffled,
    )
    assert number(table, "shame.achaeans") == 2
    table.choose("chance", "blue_1")  # shame is paid,
    assert table.asks[0].weights == (1, 2, 2)
    table.choose("chance", "brown_1")
    assert kinds(table)[6:] == ["takes_shame", "is_exhausted", "battle_begins"]  # and taken; then the final phase
    assert number(table, "shame.achaeans") == 3
    assert read(table, "exhausted.achaeans") == ["pile_2"]
    assert "superiority" not in kinds(table)


@pytest.mark.rule("HA-R-40")
def test_troops_lost_for_shame_leave_unseen(table_from, go_on):
    table = table_from(THIRD_ROUND + "achaeans action retreat\nachaeans save_hero pass\n")
    for seat in ("achaeans", "trojans", None):
        views = [go_on(table, f"chance lose {troop}").view(seat) for troop in ("blue_1", "blue_2", "brown_1")]
        logs = [go_on(table, f"chance lose {troop}").log(seat) for troop in ("blue_1", "blue_2", "brown_1")]
        assert views[0] == views[1] == views[2]
        assert logs[0] == logs[1] == logs[2]
        assert views[0]["sides"]["achaeans"]["out_size"] == 4


@pytest.mark.rule("HA-R-37", "HA-R-38", "HA-5.4-shame-gain", "HA-5.4-shame-max")
def test_five_retreats_of_one_side_cost_0_1_2_3_and_3_troops():
    """The Trojans retreat in their first turn in every battle; each time they also lose the card they revealed."""
    table = Table(GAME)
    lost, shame = [], []
    for _ in range(5):
        start_battle(table)
        before = number(table, "out_size.trojans")
        table.choose("achaeans", "pass")
        table.choose("achaeans", table.asks[0].options[0])
        table.choose("trojans", "retreat")
        while table.asks[0].what == "lose":
            table.choose("chance", table.asks[0].options[0])
        lost.append(number(table, "out_size.trojans") - before - 1)
        shame.append(number(table, "shame.trojans"))
    assert lost == [0, 1, 2, 3, 3]
    assert shame == [1, 2, 3, 3, 3]
    assert number(table, "out_size.achaeans") == 0


@pytest.mark.rule("HA-R-33")
@pytest.mark.parametrize("shame", range(4))
def test_retreat_in_the_first_turn_loses_the_vanguard_and_what_shame_costs(shame):
    table = Table(GAME)
    start_battle(table)
    position = table.position
    position.shame[0] = shame
    vanguard = read(table, "laid.achaeans")
    assert len(vanguard) == 1
    table.choose("achaeans", "retreat")
    paid = []
    while table.asks[0].what == "lose":
        paid.append(table.asks[0].options[0])
        table.choose("chance", table.asks[0].options[0])
    assert len(paid) == shame
    assert sorted(read(table, "out.achaeans")) == sorted(vanguard + paid)
    assert number(table, "out_size.trojans") == 0


@pytest.mark.rule("HA-R-39")
def test_both_sides_at_three_shame_hold_all_six_tokens_and_take_no_more(table_from, go_on):
    table = table_from(THIRD_ROUND + "given shame.achaeans 3\ngiven shame.trojans 3\ngiven size.achaeans.pile_2 12\n")
    for choice in ("retreat", "pass"):
        table.choose("achaeans", choice)
    for _ in range(3):
        assert table.asks[0].what == "lose"
        table.choose("chance", table.asks[0].options[0])
    assert table.asks[0].what == "vanguard"
    assert number(table, "shame.achaeans") + number(table, "shame.trojans") == 6


HERO_IN_HAND = """
given phase rounds
given round 3
given attacker achaeans
given acting achaeans
given fate f1
given facing.achaeans yellow
given laid.achaeans yellow_4 green_2 red_3
given hero.achaeans ajax
given laid.trojans blue_3 purple_4 blue_1
given hero.trojans akamas
"""


@pytest.mark.rule("HA-5.4-sum", "HA-5.4-hero-in-hand")
def test_a_view_totals_the_colours_it_knows_to_count(table_from):
    """Fate gives yellow to the Achaeans and blue to the Trojans; green Ajax and purple Akamas are in hand."""
    table = table_from(HERO_IN_HAND)
    seen = {seat: table.view(seat)["sides"] for seat in (None, "achaeans", "trojans")}
    totals = {seat: [sides[side]["total"] for side in GAME.seats] for seat, sides in seen.items()}
    assert totals == {None: [4, 4], "achaeans": [6, 4], "trojans": [4, 8]}
    assert [card["counts"] for card in seen["achaeans"]["achaeans"]["laid"]] == [4, 2, 0]
    assert [card["counts"] for card in seen["achaeans"]["trojans"]["laid"]] == [3, 0, 1]
