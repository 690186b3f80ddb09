"""5.0: playing cards. The examples of 5.2 to 5.5 are the studies 5_…."""

from __future__ import annotations

import pytest

NATO = """
given turn 4
given phase action_round
given round 1
given phasing us
given hand.us nato
given effects {}
us card nato
"""


@pytest.mark.rule("TS-000-5.2-fig", "TS-003-5.2-b")
@pytest.mark.parametrize(
    ("played", "allowed"), [("none", False), ("marshall_plan", True), ("warsaw_pact_formed", True)]
)
def test_nato_needs_marshall_plan_or_warsaw_pact(table_from, played, allowed):
    table = table_from(NATO.format(played))
    assert ("event" in table.asks[0].options) == allowed
    assert {"influence", "space"} <= set(table.asks[0].options)


@pytest.mark.rule("TS-R-61")
@pytest.mark.parametrize(
    ("card", "ops"),
    [("kitchen_debates", 1), ("star_wars", 2), ("our_man_in_tehran", 2), ("nato", 4), ("solidarity", 2)],
)
def test_a_card_whose_condition_fails_stays_in_the_game(table_from, read, card, ops):
    table = table_from(f"""
given turn 8
given phase action_round
given round 1
given phasing ussr
given hand.ussr {card}
ussr card {card}
ussr order ops_first
ussr use influence
""")
    for _ in range(ops):
        table.choose("ussr", "poland")
    assert (table.asks[0].seat, table.asks[0].what) == ("us", "card")
    assert read(table, "discard") == [card]
    assert read(table, "removed") == []
    assert read(table, "vp") == ["0"]


@pytest.mark.rule("TS-R-61", "TS-R-12")
@pytest.mark.parametrize(
    "card", ["kitchen_debates", "star_wars", "our_man_in_tehran", "nato", "solidarity", "wargames"]
)
def test_headlined_without_its_condition_a_card_is_discarded_without_effect(table_from, read, card):
    table = table_from(f"""
given turn 8
given phase headline
given hand.us {card}
given hand.ussr nasser
us headline {card}
ussr headline nasser
""")
    assert (table.asks[0].seat, table.asks[0].what) == ("ussr", "card")
    assert read(table, "discard") == [card]
    assert read(table, "removed") == ["nasser"]
    assert read(table, "vp") == ["0"]


@pytest.mark.rule("TS-R-58")
@pytest.mark.parametrize("order", ["event_first", "ops_first"])
def test_the_card_of_the_opponent_always_gives_both(table_from, read, order):
    table = table_from(f"""
given phase action_round
given round 1
given phasing us
given hand.us nasser
us card nasser
? us order event_first ops_first
us order {order}
? us use influence coup realignment
us use influence
us place japan
""")
    assert read(table, "influence.egypt.ussr") == ["2"]
    assert read(table, "influence.japan.us") == ["2"]
    assert read(table, "removed") == ["nasser"]


FIVE_YEAR_PLAN = """
given turn 4
given phase action_round
given round 1
given phasing us
given influence.lebanon.us 1
given hand.us five_year_plan
given hand.ussr {}
us card five_year_plan
us use event
chance pick {}
"""


@pytest.mark.rule("TS-R-66")
@pytest.mark.parametrize("card", ["nasser", "nuclear_test_ban", "middle_east_scoring", "captured_nazi_scientist"])
def test_a_five_year_plan_only_discards_what_is_no_us_event(table_from, read, card):
    table = table_from(FIVE_YEAR_PLAN.format(card, card))
    assert set(read(table, "discard")) == {"five_year_plan", card}
    assert read(table, "removed") == []
    assert read(table, "vp") == ["0"]
    assert read(table, "influence.egypt.ussr") == ["0"]
    assert (table.asks[0].seat, table.asks[0].what) == ("ussr", "card")


@pytest.mark.rule("TS-R-66")
def test_a_five_year_plan_lets_a_us_event_happen(table_from, read):
    table = table_from(FIVE_YEAR_PLAN.format("panama_canal_returned", "panama_canal_returned"))
    assert read(table, "influence.panama.us") == ["2"]
    assert read(table, "discard") == ["five_year_plan"]
    assert read(table, "removed") == ["panama_canal_returned"]


@pytest.mark.rule("TS-R-67", "TS-000-5.4-b", "TS-003-5.4")
def test_a_card_lost_to_terrorism_has_no_effect(table_from, go_on, read):
    table = table_from("""
given turn 8
given phase action_round
given round 1
given phasing ussr
given influence.lebanon.us 1
given hand.ussr terrorism
given hand.us fidel middle_east_scoring
ussr card terrorism
ussr use event
""")
    lost = go_on(table, "chance pick fidel")
    assert (read(lost, "influence.cuba.ussr"), read(lost, "removed")) == (["0"], [])
    lost = go_on(table, "chance pick middle_east_scoring")
    assert read(lost, "vp") == ["0"]
    assert set(read(lost, "discard")) == {"terrorism", "middle_east_scoring"}


@pytest.mark.rule("TS-R-69")
@pytest.mark.parametrize("effect", ["quagmire", "missile_envy:us", "aldrich_ames_remix"])
def test_the_last_round_belongs_to_the_scoring_card_whatever_is_in_force(table_from, effect):
    table = table_from(f"""
given turn 8
given phase action_round
given round 7
given phasing us
given effects {effect}
given hand.us africa_scoring missile_envy nato
""")
    assert (table.asks[0].what, table.asks[0].options) == ("card", ("africa_scoring",))
