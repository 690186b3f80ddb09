"""9.0: the China Card. Most of it is covered by the studies 09_…."""

from __future__ import annotations

import pytest

HOLDER = """
given turn 2
given phase action_round
given round 1
given phasing {0}
given china.holder {1}
given china.face {2}
given hand.{0} nuclear_test_ban
"""


@pytest.mark.rule("TS-000-9.1-a", "TS-003-9.1", "TS-000-9.3-b")
@pytest.mark.parametrize("player", ["us", "ussr"])
@pytest.mark.parametrize("holder", ["us", "ussr"])
@pytest.mark.parametrize("face", ["up", "down"])
def test_only_its_holder_can_play_it_and_only_face_up(table_from, player, holder, face):
    table = table_from(HOLDER.format(player, holder, face))
    assert ("the_china_card" in table.asks[0].options) == (player == holder and face == "up")


@pytest.mark.rule("TS-003-9.3", "TS-000-9.3-b", "TS-000-9.2-a")
def test_in_every_game_it_is_played_at_most_once_between_two_turns_unless_an_event_moves_it(random_game):
    moving = {"cultural_revolution", "ussuri_river_skirmish"}
    plays = 0
    for number in range(40):
        idle = True
        for line in random_game(number).log():
            card = line.arguments.get("card", ("", ""))[1]
            if line.kind == "turn_begins" or (line.kind == "event_happens" and card in moving):
                idle = True
            elif line.kind == "plays" and card == "the_china_card":
                assert idle
                idle = False
                plays += 1
    assert plays > 20


@pytest.mark.rule("TS-000-9.6", "TS-003-9.6")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        (["japan"] * 5, 5),
        (["japan", "malaysia", "philippines", "japan", "indonesia"], 5),
        (["cuba", "japan", "japan", "japan"], 4),
        (["japan", "japan", "japan", "cuba"], 4),
        (["japan", "japan", "japan", "japan", "pass"], 4),
    ],
)
def test_the_fifth_point_needs_all_five_in_asia(table_from, places, points):
    table = table_from("""
given phase action_round
given round 1
given phasing us
given china.holder us
us card the_china_card
us use influence
""")
    for place in places:
        assert table.asks[0].what == "place"
        table.choose("us", place)
    assert table.asks[0].what == "card"
    added = sum(line.arguments["count"][1] for line in table.log() if line.kind == "adds")
    assert added == points
