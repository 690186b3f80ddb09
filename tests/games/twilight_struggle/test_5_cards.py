"""5.0: playing cards. The examples of 5.2 to 5.5 are the studies 05_…."""

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
@pytest.mark.parametrize(
    ("effect", "others"),
    [
        ("quagmire", ("nato", "missile_envy")),
        ("missile_envy:us", ("missile_envy",)),
        ("aldrich_ames_remix", ("nato", "missile_envy")),
    ],
)
def test_in_the_last_round_a_scoring_card_may_be_played_whatever_is_in_force(table_from, effect, others):
    last_round = f"""
given turn 8
given phase action_round
given round 7
given phasing us
given effects {effect}
given hand.us africa_scoring missile_envy nato
"""
    asked = table_from(last_round).asks[0]
    assert (asked.what, set(asked.options)) == ("card", {"africa_scoring", *others})
    forced = table_from(last_round, scoring_cards="forced").asks[0]
    assert (forced.what, forced.options) == ("card", ("africa_scoring",))


WARNED = """
given turn 8
given phase action_round
given round {}
given phasing us
given effects {}
given hand.us africa_scoring asia_scoring nato un_intervention
"""


@pytest.mark.rule("TS-R-69")
@pytest.mark.parametrize("effect", ["none", "quagmire"])
def test_a_player_is_warned_before_no_round_is_left_for_a_scoring_card(table_from, go_on, effect):
    early, late = (table_from(WARNED.format(round, effect)) for round in (5, 6))
    assert early.warnings("us") == {}
    others = set(late.asks[0].options) - {"africa_scoring", "asia_scoring"}
    assert late.warnings("us") == dict.fromkeys(others, "held_scoring_card")
    assert late.warnings("ussr") == {}
    assert go_on(late, "us card asia_scoring").warnings("us") == {}


@pytest.mark.rule("TS-R-69")
def test_nobody_is_warned_within_a_play_that_was_warned_of(table_from, go_on):
    table = table_from(WARNED.format(6, "none").replace("nato", "fidel"))
    assert table.warnings("us")["un_intervention"] == "held_scoring_card"
    assert go_on(table, "us card un_intervention\nus use event").warnings("us") == {}


@pytest.mark.rule("TS-R-69", "TS-R-93")
def test_a_player_is_warned_who_would_decline_the_last_round_for_a_scoring_card(table_from):
    table = table_from(WARNED.format(8, "none").replace("asia_scoring ", "") + "given space.us 8\n")
    assert table.warnings("us")["pass"] == "held_scoring_card"


LAST_NORMAL_ROUND = """
given turn 8
given phase action_round
given round 7
given phasing us
given hand.us africa_scoring north_sea_oil nato
"""


@pytest.mark.rule("TS-R-69")
def test_with_more_scoring_cards_than_rounds_every_play_is_warned_of(table_from):
    table = table_from(WARNED.format(7, "none"))
    assert set(table.warnings("us")) == set(table.asks[0].options)


@pytest.mark.rule("TS-R-69", "TS-R-73")
def test_an_obligatory_missile_envy_is_warned_of_when_it_takes_the_last_round(table_from):
    duty = LAST_NORMAL_ROUND.replace("north_sea_oil", "missile_envy") + "given effects missile_envy:us\n"
    assert table_from(duty).warnings("us") == {"missile_envy": "held_scoring_card"}
    early = table_from(duty.replace("round 7", "round 6"))
    assert (early.asks[0].options, early.warnings("us")) == (("missile_envy",), {})


@pytest.mark.rule("TS-R-69")
@pytest.mark.parametrize(("round", "warned"), [(6, {}), (7, {"nato": "held_scoring_card"})])
def test_the_order_of_aldrich_ames_is_warned_of_when_it_takes_the_last_round(table_from, round, warned):
    table = table_from(
        f"""
given turn 8
given phase action_round
given round {round}
given phasing ussr
given hand.ussr aldrich_ames_remix
given hand.us asia_scoring nato
ussr card aldrich_ames_remix
ussr use event
ussr choose nato
ussr choose asia_scoring
""",
        edition="first",
    )
    assert table.warnings("us") == warned


@pytest.mark.rule("TS-R-69", "TS-R-76")
def test_a_trapped_side_without_a_discard_is_warned_of_passing_its_last_round(table_from):
    trapped = """
given turn 8
given phase action_round
given round {}
given phasing ussr
given effects bear_trap
given hand.ussr africa_scoring lone_gunman
"""
    assert table_from(trapped.format(7)).warnings("ussr") == {"pass": "held_scoring_card"}
    early = table_from(trapped.format(6))
    assert (set(early.asks[0].options), early.warnings("ussr")) == ({"africa_scoring", "pass"}, {})


@pytest.mark.rule("TS-R-69", "TS-R-93")
def test_an_eighth_round_is_a_round_left(table_from, go_on):
    table = table_from(LAST_NORMAL_ROUND + "given space.us 8\n")
    assert table.warnings("us") == {}
    eighth = go_on(table, "us card nato\nus use influence\n" + "us place canada\n" * 4)
    assert eighth.warnings("us") == dict.fromkeys(("north_sea_oil", "pass"), "held_scoring_card")


@pytest.mark.rule("TS-R-69", "TS-R-93")
def test_an_eighth_round_that_is_still_to_be_won_is_none(table_from, go_on):
    table = table_from(LAST_NORMAL_ROUND)
    assert table.warnings("us") == dict.fromkeys(("north_sea_oil", "nato"), "held_scoring_card")
    won = go_on(table, "us card north_sea_oil\nus use event")
    assert won.warnings("us") == dict.fromkeys(("nato", "pass"), "held_scoring_card")


@pytest.mark.rule("TS-R-69", "TS-R-70")
def test_the_china_card_is_never_the_one_to_be_warned_of(table_from):
    china = LAST_NORMAL_ROUND + "given china.holder us\n"
    assert "the_china_card" not in table_from(china).asks[0].options
    early = table_from(china.replace("round 7", "round 6"))
    assert "the_china_card" in early.asks[0].options
    assert early.warnings("us") == {}


@pytest.mark.rule("TS-R-69", "TS-R-70")
def test_what_surely_rids_the_hand_of_a_forced_scoring_card_is_not_warned_of(table_from):
    ask_not = "ask_not_what_your_country_can_do_for_you"
    shed = LAST_NORMAL_ROUND.replace("nato", ask_not)
    assert table_from(shed).warnings("us")[ask_not] == "held_scoring_card"
    forced = table_from(shed, scoring_cards="forced")
    assert (set(forced.asks[0].options), forced.warnings("us")) == ({"africa_scoring", ask_not}, {})


ALL_SCORING = "asia_scoring europe_scoring middle_east_scoring africa_scoring south_america_scoring"
HEADLINES = f"""
given turn 3
given phase headline
given hand.us {ALL_SCORING} central_america_scoring {{}} nato
given hand.ussr fidel
"""


@pytest.mark.rule("TS-R-69")
def test_a_headline_is_warned_of_where_more_scoring_cards_are_held_than_rounds_follow(table_from, go_on):
    seven = table_from(HEADLINES.format("southeast_asia_scoring"))
    assert seven.warnings("us") == {"nato": "held_scoring_card"}
    assert seven.warnings("ussr") == {}
    assert table_from(HEADLINES.format("truman_doctrine")).warnings("us") == {}


@pytest.mark.rule("TS-R-69")
def test_a_headline_shown_before_ones_own_changes_nothing_of_the_warning(table_from, go_on):
    shown = HEADLINES.format("southeast_asia_scoring").replace("fidel", "un_intervention")
    table = table_from(shown + "given space.us 4\n", edition="first")
    assert go_on(table, "ussr headline un_intervention").warnings("us") == {"nato": "held_scoring_card"}


@pytest.mark.rule("TS-R-69", "TS-R-92")
def test_the_last_discard_is_warned_of_where_it_can_still_save_the_game(table_from):
    turn_end = """
given turn 8
given phase turn_end
given space.us 6
given defcon 2
given military_ops.us 2
given military_ops.ussr 2
given hand.us africa_scoring nato
"""
    table = table_from(turn_end, space_discard="before_check")
    assert table.warnings("us") == dict.fromkeys(("nato", "pass"), "held_scoring_card")


@pytest.mark.rule("TS-R-69")
def test_the_end_of_the_cuban_missile_crisis_takes_no_round(table_from):
    table = table_from(LAST_NORMAL_ROUND + "given effects cuban_missile_crisis:ussr\ngiven influence.turkey.us 2\n")
    assert set(table.asks[0].options) - set(table.warnings("us")) == {"africa_scoring", "withdraw"}
