"""3.0: set-up."""

from __future__ import annotations

import pytest

from agon.engine.table import Table
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.board import Map
from agon.games.twilight_struggle.facts import CARD_ROWS, COUNTRY_ROWS
from agon.games.twilight_struggle.play import can_take_handicap
from agon.games.twilight_struggle.words import WORDS

ERA = {row["id"]: row["era"] for row in CARD_ROWS}
USSR_START = {"syria": 1, "iraq": 1, "north_korea": 3, "east_germany": 3, "finland": 1}
US_START = {
    "canada": 2,
    "iran": 1,
    "israel": 1,
    "japan": 1,
    "australia": 4,
    "philippines": 1,
    "south_korea": 1,
    "panama": 1,
    "south_africa": 1,
    "united_kingdom": 5,
}


def countries_of(subregion: str) -> set[str]:
    return {row["id"] for row in COUNTRY_ROWS if subregion in row["subregions"]}


def influence(table: Table, side: str) -> dict[str, int]:
    return {c: seen[side] for c, seen in table.view(None)["influence"].items() if seen[side]}


@pytest.fixture
def dealt() -> Table:
    """A table with all cards dealt, before the first influence is placed."""
    table = Table(GAME)
    while table.asks[0].seat == "chance":
        table.choose("chance", table.asks[0].options[-1])
    return table


@pytest.fixture
def placed(dealt: Table) -> Table:
    """A table after set-up, at the first headline."""
    for _ in range(6):
        dealt.choose("ussr", "poland")
    for _ in range(7):
        dealt.choose("us", "italy")
    return dealt


@pytest.mark.rule("TS-000-3.1-a", "TS-003-3.1", "TS-004-setup-deal")
def test_eight_early_war_cards_are_dealt_to_each(dealt):
    for seat in GAME.seats:
        hand = dealt.view(seat)["hand"]
        assert len(hand) == 8
        assert {ERA[card] for card in hand} == {"early"}
    assert dealt.view(None)["deck_size"] == sum(era == "early" for era in ERA.values()) - 1 - 16


@pytest.mark.rule("TS-000-3.1-a")
def test_any_early_war_card_may_be_dealt():
    ask = Table(GAME).asks[0]
    assert (ask.seat, ask.what) == ("chance", "draw")
    assert set(ask.options) == {card for card, era in ERA.items() if era == "early"} - {"the_china_card"}
    assert ask.weights is None


@pytest.mark.rule("TS-000-3.1-b", "TS-003-3.1", "TS-004-setup-china")
def test_the_china_card_lies_face_up_before_the_ussr_outside_its_hand(dealt):
    assert dealt.view(None)["china"] == {"holder": "ussr", "face": "up"}
    assert len(dealt.view("ussr")["hand"]) == 8
    assert "the_china_card" not in dealt.view("ussr")["hand"]


@pytest.mark.rule("TS-000-3.1-c", "TS-003-3.1")
def test_the_hands_can_be_studied_before_influence_is_placed(dealt):
    assert (dealt.asks[0].seat, dealt.asks[0].what) == ("ussr", "setup")
    assert [len(dealt.view(seat)["hand"]) for seat in GAME.seats] == [8, 8]
    for _ in range(6):
        dealt.choose("ussr", "poland")
    assert (dealt.asks[0].seat, dealt.asks[0].what) == ("us", "setup")
    assert [len(dealt.view(seat)["hand"]) for seat in GAME.seats] == [8, 8]


@pytest.mark.rule("TS-000-3.2-a", "TS-003-3.2", "TS-004-setup-ussr", "TS-004-setup-china")
def test_the_ussr_sets_up_first_with_15_influence(dealt):
    assert dealt.asks[0].seat == "ussr"
    for _ in range(6):
        assert dealt.asks[0].seat == "ussr"
        dealt.choose("ussr", "austria")
    assert sum(influence(dealt, "ussr").values()) == 15
    assert dealt.asks[0].seat == "us"


@pytest.mark.rule("TS-000-3.2-b", "TS-000-2.1.8-b", "TS-003-3.2", "TS-004-setup-ussr")
def test_the_ussr_has_9_fixed_influence_and_6_in_eastern_europe(dealt):
    assert influence(dealt, "ussr") == USSR_START
    assert {"austria", "finland"} <= countries_of("eastern_europe")
    for _ in range(6):
        assert set(dealt.asks[0].options) == countries_of("eastern_europe")
        dealt.choose("ussr", "yugoslavia")
    assert influence(dealt, "ussr") == {**USSR_START, "yugoslavia": 6}


@pytest.mark.rule("TS-000-3.3-a", "TS-004-setup-us")
def test_the_us_sets_up_second_with_25_influence(placed):
    assert sum(influence(placed, "us").values()) == 25


@pytest.mark.rule("TS-000-3.3-b", "TS-000-2.1.8-b", "TS-004-setup-us")
def test_the_us_has_18_fixed_influence_and_7_in_western_europe(dealt):
    assert influence(dealt, "us") == US_START
    assert sum(US_START.values()) == 18
    for _ in range(6):
        dealt.choose("ussr", "poland")
    for _ in range(7):
        assert (dealt.asks[0].seat, dealt.asks[0].what) == ("us", "setup")
        assert set(dealt.asks[0].options) == countries_of("western_europe")
        dealt.choose("us", "west_germany")
    assert influence(dealt, "us") == {**US_START, "west_germany": 7}
    assert {ask.what for ask in dealt.asks} == {"headline"}


@pytest.mark.rule("TS-000-3.4-a", "TS-000-3.4-b", "TS-000-3.4-c", "TS-003-3.4", "TS-004-setup-markers")
def test_space_and_military_operations_start_at_nothing_the_turns_at_1(placed):
    view = placed.view(None)
    assert view["space"] == {"us": 0, "ussr": 0}
    assert view["military_ops"] == {"us": 0, "ussr": 0}
    assert view["turn"] == 1


@pytest.mark.rule("TS-000-3.4-d", "TS-000-8.1.1", "TS-003-3.4", "TS-003-8.1.1", "TS-004-setup-markers")
def test_defcon_starts_at_5(placed):
    assert placed.view(None)["defcon"] == 5


@pytest.mark.rule("TS-000-3.4-e", "TS-000-10.2.1-a", "TS-003-3.4", "TS-003-10.2.1", "TS-AMB-17", "TS-004-setup-markers")
def test_the_victory_points_start_at_zero(placed):
    assert placed.view(None)["vp"] == 0


@pytest.mark.rule("TS-000-11.1.4.1", "TS-000-11.1.4.1-ex")
def test_a_handicap_goes_where_the_us_is_and_two_above_control_at_most():
    position = Map()
    korea, poland = WORDS.code("south_korea"), WORDS.code("poland")
    position.influence[0, korea], position.influence[1, korea] = 3, 1  # stability 3: control needs 4, the limit is 6
    accepted = 0
    while can_take_handicap(position, 0, korea):
        position.influence[0, korea] += 1
        accepted += 1
    assert (accepted, position.influence[0, korea]) == (3, 6)
    assert not can_take_handicap(position, 0, poland)
