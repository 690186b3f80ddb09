"""Why something is not offered: one position for each reason that the rules give."""

from __future__ import annotations

import pytest

ROUND = """
given turn 4
given phase action_round
given round {}
given phasing us
given defcon {}
"""
COUP = "given hand.us nato\nus card nato\nus use coup\n"
HAND = "given hand.us nato duck_and_cover\n"
OBLIGED = "given effects missile_envy:us\ngiven hand.us missile_envy nato\n"
TRAPPED = "given effects quagmire\n"


def in_round(lines: str, *, defcon: int = 4, number: int = 1) -> str:
    return ROUND.format(number, defcon) + lines


WAYS = [
    ("", "ussr", "france", "wrong_area"),
    # 6.1 influence
    (in_round(HAND + "us card nato\nus use influence"), "us", "vietnam", "out_of_reach"),
    (
        in_round(
            "given influence.canada.us 2\ngiven influence.united_kingdom.us 5\ngiven influence.west_germany.us 1\n"
            "given influence.france.ussr 3\ngiven hand.us truman_doctrine\nus card truman_doctrine\nus use influence"
        ),
        "us",
        "france",
        "too_expensive",
    ),
    # 6.3 coups
    (
        in_round("given influence.cuba.ussr 0\ngiven influence.angola.ussr 2\n" + COUP),
        "us",
        "cuba",
        "no_enemy_influence",
    ),
    (
        in_round("given influence.poland.ussr 3\ngiven influence.angola.ussr 2\n" + COUP, defcon=4),
        "us",
        "poland",
        "closed_by_defcon",
    ),
    (
        in_round("given influence.iran.ussr 2\ngiven influence.angola.ussr 2\n" + COUP, defcon=2),
        "us",
        "iran",
        "closed_by_defcon",
    ),
    # cards
    (in_round(HAND), "us", "fidel", "not_in_hand"),
    (in_round(HAND + "given china.holder ussr"), "us", "the_china_card", "not_in_hand"),
    (in_round(HAND + "given china.holder us\ngiven china.face down"), "us", "the_china_card", "face_down"),
    (in_round(TRAPPED + HAND + "given china.holder us"), "us", "the_china_card", "not_of_event"),
    (in_round(OBLIGED + "given china.holder us"), "us", "the_china_card", "bound"),
    (in_round(OBLIGED), "us", "nato", "bound"),
    (in_round(TRAPPED + "given hand.us nato truman_doctrine"), "us", "truman_doctrine", "low_value"),
    (
        "given turn 4\ngiven phase headline\ngiven hand.us nato un_intervention\ngiven hand.ussr fidel",
        "us",
        "un_intervention",
        "no_headline",
    ),
    # 6.4 the space race
    (in_round("given hand.us truman_doctrine\nus card truman_doctrine"), "us", "space", "low_value"),
    (in_round("given space.us 8\n" + HAND + "us card nato"), "us", "space", "last_box"),
]


@pytest.mark.parametrize(("lines", "seat", "option", "reason"), WAYS, ids=[f"{way[2]}: {way[3]}" for way in WAYS])
def test_what_is_not_offered_has_its_reason(table_from, lines, seat, option, reason):
    table = table_from(lines)
    if not lines:  # the set-up: chance deals first
        while table.ask(seat) is None:
            table.choose("chance", table.asks[0].options[0])
    assert option not in table.ask(seat).options
    assert table.why_not(seat, option).reason == reason


def test_what_is_offered_needs_no_reason(table_from):
    table = table_from(in_round(HAND + "given china.holder us\ngiven china.face up"))
    assert {"nato", "duck_and_cover", "the_china_card"} <= set(table.ask("us").options)
    assert all(table.why_not("us", option) is None for option in table.ask("us").options)


@pytest.mark.rule("TS-000-6.1.2-a")
def test_influence_in_enemy_controlled_countries_costs_two(table_from):
    """Only such countries have a cost of their own; everything else costs 1."""
    lines = "given influence.france.us 1\ngiven influence.france.ussr 4\ngiven influence.italy.us 1\n"
    table = table_from(in_round(lines + HAND + "us card nato\nus use influence"))
    costs = table.costs("us")
    assert costs["france"] == 2
    assert "italy" in table.ask("us").options and "italy" not in costs
