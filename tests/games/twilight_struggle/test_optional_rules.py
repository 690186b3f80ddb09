"""The designers' optional rules, each with its option on and off."""

from __future__ import annotations

import pytest

US_ROUND = "given turn 4\ngiven phase action_round\ngiven round 1\ngiven phasing us\n"

# ---------------------------------------------------------------- realignments


@pytest.mark.rule("TS-000-OPT-1")
@pytest.mark.parametrize(("defcon", "is_open"), [("heeded", False), ("ignored", True)])
def test_at_defcon_2_europe_is_open_to_realignments_only_if_they_ignore_it(table_from, go_on, defcon, is_open):
    table = table_from(
        US_ROUND + "given defcon 2\ngiven influence.cuba.ussr 1\ngiven hand.us duck_and_cover\nus card duck_and_cover",
        realignment_defcon=defcon,
    )
    realigning = go_on(table, "us use realignment")
    assert ("east_germany" in realigning.asks[0].options) is is_open
    assert ("north_korea" in realigning.asks[0].options) is is_open
    assert "cuba" in realigning.asks[0].options
    go_on(table, "us use coup\n? us target cuba")


@pytest.mark.rule("TS-000-OPT-1")
def test_realignments_that_ignore_defcon_are_offered_where_nothing_else_is(table_from):
    text = US_ROUND + "given defcon 2\ngiven hand.us duck_and_cover\nus card duck_and_cover\n"
    table_from(text + "? us use event influence space", realignment_defcon="heeded")
    table_from(text + "? us use event influence realignment space", realignment_defcon="ignored")


@pytest.mark.rule("TS-000-OPT-2")
@pytest.mark.parametrize(("losses", "left"), [("both", 0), ("opponent", 3)])
def test_whoever_rolls_loses_influence_or_not(table_from, read, losses, left):
    table = table_from(
        US_ROUND + "given influence.libya.us 3\ngiven influence.libya.ussr 3\ngiven hand.us duck_and_cover\n"
        "us card duck_and_cover\nus use realignment\nus target libya\nchance die 1\nchance die 4",  # the US loses by 3
        realignment_losses=losses,
    )
    assert read(table, "influence.libya.us") == [str(left)]
    assert read(table, "influence.libya.ussr") == ["3"]


@pytest.mark.rule("TS-000-OPT-2")
def test_the_other_side_still_loses(table_from, read):
    table = table_from(
        US_ROUND + "given influence.libya.us 3\ngiven influence.libya.ussr 3\ngiven hand.us duck_and_cover\n"
        "us card duck_and_cover\nus use realignment\nus target libya\nchance die 4\nchance die 1",
        realignment_losses="opponent",
    )
    assert (read(table, "influence.libya.us"), read(table, "influence.libya.ussr")) == (["3"], ["0"])


def test_the_side_that_rolls_is_spared_in_the_round_of_the_other_too(table_from, read):
    """KAL-007, played by the USSR, lets the US realign."""
    table = table_from(
        "given turn 8\ngiven phase action_round\ngiven round 1\ngiven phasing ussr\ngiven influence.south_korea.us 3\n"
        "given influence.libya.us 1\ngiven influence.libya.ussr 3\ngiven hand.ussr soviets_shoot_down_kal_007\n"
        "ussr card soviets_shoot_down_kal_007\nussr order event_first\nus use realignment\n"
        "us target libya\nchance die 1\nchance die 6\n= influence.libya.us 1\n"
        "us target libya\nchance die 6\nchance die 1",
        realignment_losses="opponent",
    )
    assert read(table, "influence.libya.us") == ["1"]
    assert read(table, "influence.libya.ussr") == ["0"]


# ---------------------------------------------------------------- mixed operations


MIXED = US_ROUND + (
    "given influence.chile.us 1\ngiven influence.chile.ussr 1\ngiven influence.peru.ussr 2\n"
    "given hand.us duck_and_cover formosan_resolution\n"
)


@pytest.mark.rule("TS-000-OPT-3")
def test_one_influence_and_two_rolls_with_a_card_of_three(table_from, read):
    table = table_from(
        MIXED
        + "us card duck_and_cover\nus use influence\n?- us realignment\nus place chile\n?+ us realignment argentina\n"
        "us place realignment\n?+ us peru\n?- us chile influence pass\n! us target chile\n"
        "us target peru\nchance die 6\nchance die 5\n?+ us peru influence pass\n?- us chile\n"
        "us target peru\nchance die 1\nchance die 1\n? ussr card",
        mixed_operations="on",
    )
    assert read(table, "influence.chile.us") == ["2"]
    assert read(table, "military_ops.us") == ["0"]


@pytest.mark.rule("TS-000-OPT-3")
def test_no_influence_goes_where_a_roll_was_made(table_from, read):
    table = table_from(
        MIXED + "us card duck_and_cover\nus use realignment\n?- us influence pass\nus target chile\n"
        "chance die 1\nchance die 1\nus target influence\n?+ us argentina\n?- us chile realignment\n! us place chile\n"
        "us place argentina\n?+ us realignment\nus place argentina\n? ussr card",
        mixed_operations="on",
    )
    assert read(table, "influence.argentina.us") == ["2"]


@pytest.mark.rule("TS-000-OPT-3")
def test_the_enemys_control_costs_two_points_in_the_mix_too(table_from):
    table_from(
        MIXED + "given influence.peru.us 1\ngiven influence.peru.ussr 5\nus card duck_and_cover\nus use realignment\n"
        "us target chile\nchance die 1\nchance die 1\nus target influence\nus place peru\n? ussr card",
        mixed_operations="on",
    )


@pytest.mark.rule("TS-AMB-10")
def test_in_the_next_action_round_the_country_is_open_again(table_from):
    table_from(
        MIXED + "us card duck_and_cover\nus use influence\nus place chile\nus place realignment\n?- us chile\n"
        "us target peru\nchance die 1\nchance die 1\nus target pass\nussr card pass\n"
        "us card formosan_resolution\nus use realignment\n?+ us chile\nus target chile\nchance die 1\nchance die 1",
        mixed_operations="on",
    )


@pytest.mark.rule("TS-000-OPT-3")
def test_without_the_option_all_points_go_to_one_kind(table_from):
    text = MIXED + "us card duck_and_cover\n"
    table_from(text + "us use influence\nus place chile\n?- us realignment")
    table_from(text + "us use realignment\nus target peru\nchance die 1\nchance die 1\n?- us influence")


def test_the_fifth_point_of_the_china_card_is_for_asia_in_the_mix_too(table_from):
    asia = (
        US_ROUND + "given china.holder us\ngiven influence.thailand.us 1\ngiven influence.burma.ussr 1\n"
        "given hand.us fidel\nus card the_china_card\nus use influence\nus place thailand\nus place realignment\n"
        "us target north_korea\nchance die 1\nchance die 1\nus target influence\nus place thailand\nus place thailand\n"
    )
    table_from(
        asia + "?+ us thailand realignment pass\n?- us canada\nus place thailand\n? ussr card", mixed_operations="on"
    )
    table_from(asia + "us place realignment\n?+ us burma\n?- us syria", mixed_operations="on")


# ---------------------------------------------------------------- the space race


@pytest.mark.rule("TS-000-OPT-4")
def test_a_card_can_be_given_to_the_space_race_without_a_roll(table_from, go_on, read):
    table = table_from(
        US_ROUND + "given hand.us duck_and_cover nasser\nus card duck_and_cover\nus use space\n? us choose roll pass",
        space_roll="optional",
    )
    declined = go_on(table, "us choose pass\nussr card pass\nus card nasser\n?- us space")
    assert read(declined, "space.us") == ["0"]
    assert read(declined, "space_attempts.us") == ["1"]
    assert read(declined, "discard") == ["duck_and_cover"]
    rolled = go_on(table, "us choose roll\nchance die 1")
    assert read(rolled, "space.us") == ["1"]


@pytest.mark.rule("TS-000-OPT-4")
def test_without_the_option_the_die_is_rolled(table_from):
    table_from(US_ROUND + "given hand.us duck_and_cover\nus card duck_and_cover\nus use space\n? chance die")
