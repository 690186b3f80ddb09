"""7.0: events. The examples of 7.4 are the studies 07_…."""

from __future__ import annotations

import pytest

from agon.games.twilight_struggle.facts import CARD_ROWS

SCORING_CARDS = [row["id"] for row in CARD_ROWS if row.get("scoring")]
LASTING = {row["id"] for row in CARD_ROWS if row.get("lasting") == "permanent"}


@pytest.mark.rule("TS-000-7.2", "TS-003-7.2")
def test_southeast_asia_scoring_is_the_only_scoring_card_with_an_asterisk():
    assert len(SCORING_CARDS) == 7
    assert [row["id"] for row in CARD_ROWS if row.get("scoring") and row.get("star")] == ["southeast_asia_scoring"]


@pytest.mark.rule("TS-000-7.2", "TS-003-7.2")
@pytest.mark.parametrize("card", SCORING_CARDS)
def test_of_the_scoring_cards_only_southeast_asia_leaves_the_game(table_from, read, card):
    table = table_from(f"""
given turn 4
given phase action_round
given round 1
given phasing us
given hand.us {card}
us card {card}
""")
    leaves = card == "southeast_asia_scoring"
    assert read(table, "removed") == ([card] if leaves else [])
    assert read(table, "discard") == ([] if leaves else [card])


@pytest.mark.rule("TS-000-7.3", "TS-003-7.3")
@pytest.mark.parametrize("card", sorted(LASTING))
def test_an_underlined_event_outlasts_its_turn_and_is_displayed(table_from, card):
    table = table_from(f"""
given turn 9
given phase action_round
given round 7
given phasing us
given effects {card}
us card pass
= turn 10
= effects {card}
""")
    assert table.view(None)["effects"] == [card]


@pytest.mark.rule("TS-AMB-20")
@pytest.mark.parametrize(
    ("card", "effects", "points"),
    [
        ("truman_doctrine", "red_scare_purge:ussr", 1),
        ("nato", "containment", 4),
        ("nato", "containment red_scare_purge:ussr", 4),
        ("truman_doctrine", "containment red_scare_purge:ussr", 1),
        ("truman_doctrine", "containment", 2),
        ("nato", "red_scare_purge:ussr", 3),
    ],
)
def test_a_modified_value_stays_between_1_and_4(table_from, read, card, effects, points):
    table = table_from(f"""
given phase action_round
given round 1
given phasing us
given effects {effects}
given hand.us {card}
us card {card}
us use influence
""")
    while table.asks[0].what == "place":
        table.choose("us", "canada")
    assert read(table, "influence.canada.us") == [str(2 + points)]


@pytest.mark.rule("TS-000-7.6-a", "TS-003-7.6")
def test_there_are_five_wars():
    assert {row["id"] for row in CARD_ROWS if row.get("war")} == {
        "korean_war",
        "arab_israeli_war",
        "indo_pakistani_war",
        "brush_war",
        "iran_iraq_war",
    }


@pytest.mark.rule("TS-000-7.6-b", "TS-000-7.6-c", "TS-003-7.6")
@pytest.mark.parametrize(
    ("card", "target", "vp", "military_ops"),
    [
        ("korean_war", None, 2, 2),
        ("arab_israeli_war", None, 2, 2),
        ("indo_pakistani_war", "india", 2, 2),
        ("brush_war", "sudan", 1, 3),
        ("iran_iraq_war", "iran", 2, 2),
    ],
)
def test_every_war_can_be_fought_where_nobody_has_influence(table_from, go_on, read, card, target, vp, military_ops):
    table = table_from(f"""
given turn 8
given phase action_round
given round 1
given phasing ussr
given influence.south_korea.us 0
given influence.israel.us 0
given influence.iran.us 0
given influence.iraq.ussr 0
given hand.ussr {card}
ussr card {card}
ussr use event
{f"ussr target {target}" if target else ""}
""")
    won = go_on(table, "chance die 6")
    assert (read(won, "vp"), read(won, "military_ops.ussr")) == ([str(-vp)], [str(military_ops)])
    lost = go_on(table, "chance die 1")
    assert (read(lost, "vp"), read(lost, "military_ops.ussr")) == (["0"], [str(military_ops)])
