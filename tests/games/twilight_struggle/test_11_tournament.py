"""11.0: tournament rules, and the bid for sides."""

from __future__ import annotations

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.engine.table.study import check, write_record
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.facts import COUNTRY_ROWS
from tests.conformance import look_for_leaks

STABILITY = {row["id"]: row["stability"] for row in COUNTRY_ROWS}


def bidding(**options: str) -> Table:
    return Table(GAME, {"bid": "on", **options})


def after_bids(first: str, second: str) -> Table:
    table = bidding()
    table.choose("us", first)
    table.choose("ussr", second)
    return table


def set_up(table: Table) -> Table:
    """Everything is dealt and placed except the extra influence."""
    while table.asks[0].what in ("draw", "setup"):
        table.choose(table.asks[0].seat, table.asks[0].options[-1])
    return table


@pytest.mark.rule("TS-000-11.0")
def test_tournament_rules_are_off_unless_asked_for():
    options = GAME.choose_options({})
    assert {name: options[name] for name in ("bid", "held_card", "us_influence")} == {
        "bid": "off",
        "held_card": "hidden",
        "us_influence": "0",
    }
    table = Table(GAME)
    assert table.asks[0].what == "draw"
    assert not {"bids", "seating", "extra"} & table.view("us").keys()


HELD = """
given turn 2
given phase turn_end
given defcon 2
given hand.us fidel nato
given hand.ussr nasser
"""


@pytest.mark.rule("TS-000-11.1.1")
@pytest.mark.parametrize("how", ["reveal", "hidden"])
def test_held_cards_are_shown_to_prove_that_none_is_a_scoring_card(how):
    table = check(f"study F\ngame twilight_struggle held_card={how}\n{HELD}", lambda name: GAME)
    shown = how == "reveal"
    assert set(table.view("ussr")["opponent_known"]) == ({"fidel", "nato"} if shown else set())
    assert set(table.view("us")["opponent_known"]) == ({"nasser"} if shown else set())
    assert [line.kind for line in table.log(None)].count("shows_card") == (3 if shown else 0)


@pytest.mark.rule("TS-000-11.1.3")
def test_cards_are_dealt_in_turn_beginning_with_the_ussr(table_from):
    table = table_from("given turn 2\ngiven phase new_turn\ngiven hand.ussr fidel\n")
    dealt = []
    while table.asks[0].what == "draw":
        before = table.view(None)["hand_sizes"]
        table.choose("chance", table.asks[0].options[0])
        after = table.view(None)["hand_sizes"]
        dealt += [side for side in ("us", "ussr") if after[side] > before[side]]
    assert dealt == ["ussr", "us"] * 7 + ["us"]  # the USSR needs 7, the US 8


# ---------------------------------------------------------------- the bid


def test_both_bid_before_a_card_is_dealt():
    table = bidding()
    assert [(ask.seat, ask.what) for ask in table.asks] == [("us", "bid"), ("ussr", "bid")]
    assert set(table.asks[0].options) == {f"{side}_{number}" for side in ("us", "ussr") for number in range(10)}
    assert table.view("us")["hand"] == []


@pytest.mark.rule("TS-000-11.1.4-a")
def test_a_bid_is_secret_until_both_have_answered():
    table = bidding()
    table.choose("us", "ussr_3")
    assert table.view("us")["chosen_bid"] == "ussr_3"
    for other in ("ussr", None):
        assert "chosen_bid" not in table.view(other)
        assert table.view(other)["bids"] == {"us": None, "ussr": None}
        assert table.log(other) == []
    assert [ask.seat for ask in table.asks] == ["ussr"]
    table.choose("ussr", "us_1")
    assert table.view(None)["bids"] == {"us": "ussr_3", "ussr": "us_1"}
    assert "chosen_bid" not in table.view("us")
    assert [line.kind for line in table.log(None)[:3]] == ["bids_for", "bids_for", "seated"]


@pytest.mark.rule("TS-000-11.1.4-a")
def test_another_bid_of_the_opponent_changes_nothing_that_is_seen():
    for first in ("us_0", "ussr_9"):
        table = bidding()
        table.choose("us", first)
        for seed in range(10):
            look_for_leaks(table, "ussr", seed, steps=1)
            look_for_leaks(table, None, seed, steps=1)
    one, other = bidding(), bidding()
    one.choose("us", "us_0")
    other.choose("us", "ussr_9")
    assert one.imagine("ussr", SeededChooser(1, 1)) == other.imagine("ussr", SeededChooser(1, 1))
    assert one.view("ussr") == other.view("ussr") and one.view(None) == other.view(None)


def test_a_bid_can_be_taken_back_until_the_other_is_made():
    table = bidding()
    table.choose("us", "ussr_3")
    table.undo("us")
    table.choose("us", "us_0")
    table.choose("ussr", "ussr_0")
    assert not table.can_undo("us") and table.seating == ("us", "ussr")


@pytest.mark.rule("TS-000-11.1.4-d")
@pytest.mark.parametrize(("wanted", "paid", "count"), [("ussr", "us", 2), ("us", "ussr", 3)])
def test_extra_influence_is_placed_after_all_other_setup(wanted, paid, count):
    table = set_up(after_bids(f"{wanted}_{count}", f"{wanted}_1"))
    assert sum(choice.what == "setup" for choice in table.choices) == 6 + 7
    for _ in range(count):
        assert [(ask.seat, ask.what) for ask in table.asks] == [(paid, "handicap")]
        table.choose(paid, table.asks[0].options[0])
    assert {ask.what for ask in table.asks} == {"headline"}


@pytest.mark.rule("TS-000-11.1.4.1")
@pytest.mark.parametrize(("wanted", "paid"), [("ussr", "us"), ("us", "ussr")])
def test_extra_influence_goes_where_its_side_is_and_two_above_control_at_most(wanted, paid):
    table = set_up(after_bids(f"{wanted}_9", f"{wanted}_0"))
    while table.asks[0].what == "handicap":
        seen = table.view(None)["influence"]
        room = {
            c for c in STABILITY if 0 < seen[c][paid] < seen[c]["ussr" if paid == "us" else "us"] + STABILITY[c] + 2
        }
        assert set(table.asks[0].options) == room
        table.choose(paid, table.asks[0].options[-1])
    assert sum(choice.what == "handicap" for choice in table.choices) == 9


@pytest.mark.rule("TS-000-11.1.4-b")
def test_the_players_change_sides_and_the_seats_do_not():
    table = after_bids("ussr_3", "ussr_1")
    assert table.seating == ("ussr", "us")
    assert table.view("us")["seating"] == ["ussr", "us"]
    assert table.view(None)["extra"] == {"us": 3, "ussr": 0}
    assert after_bids("us_3", "ussr_1").seating == Table(GAME).seating == ("us", "ussr")


def test_a_record_with_a_bid_plays_back_to_the_same_seats():
    table = set_up(after_bids("ussr_2", "ussr_2"))
    while table.asks[0].what == "seating":
        table.choose("chance", "change_sides")
    again = check(write_record(table, "a bid"), lambda name: GAME)
    assert again == table and again.seating == ("ussr", "us")
