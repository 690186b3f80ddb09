"""8.0: DEFCON and military operations. The examples are the studies 08_…."""

from __future__ import annotations

import pytest

from agon.games.twilight_struggle.facts import COUNTRY_ROWS

REGION = {row["id"]: row["region"] for row in COUNTRY_ROWS}
ALL = {"europe", "asia", "middle_east", "africa", "central_america", "south_america"}
SPREAD = """
given turn 4
given phase action_round
given round 1
given phasing us
given defcon {}
given influence.angola.ussr 1
given influence.cuba.ussr 1
given influence.brazil.ussr 1
given influence.thailand.ussr 1
given hand.us independent_reds
us card independent_reds
us use {}
"""


def open_regions(table) -> set[str]:
    return {REGION[country] for country in table.asks[0].options}


@pytest.mark.rule("TS-000-8.1.5-5", "TS-000-8.1.5-4", "TS-000-8.1.5-3", "TS-000-8.1.5-2", "TS-003-8.1.5", "TS-AMB-01")
@pytest.mark.parametrize("use", ["coup", "realignment"])
@pytest.mark.parametrize(
    ("defcon", "barred"),
    [(5, set()), (4, {"europe"}), (3, {"europe", "asia"}), (2, {"europe", "asia", "middle_east"})],
)
def test_defcon_bars_regions_to_coups_and_realignments(table_from, defcon, barred, use):
    table = table_from(SPREAD.format(defcon, use))
    assert open_regions(table) == ALL - barred
    assert len(barred) == 5 - defcon
    assert ("thailand" in table.asks[0].options) == (defcon >= 4)  # Southeast Asia is part of Asia
    assert ("syria" in table.asks[0].options) == (defcon >= 3)


@pytest.mark.rule("TS-000-8.1.5-note", "TS-003-8.1.5-note")
@pytest.mark.parametrize(
    ("defcon", "barred"),
    [(5, []), (4, ["europe"]), (3, ["europe", "asia"]), (2, ["europe", "middle_east", "asia"])],
)
def test_the_barred_regions_are_marked(table_from, defcon, barred):
    table = table_from(SPREAD.format(defcon, "coup"))
    for seat in ("us", "ussr", None):
        assert table.view(seat)["restricted"] == barred


@pytest.mark.rule("TS-R-6")
@pytest.mark.parametrize(
    ("side", "card"),
    [("us", "duck_and_cover"), ("ussr", "we_will_bury_you"), ("us", "soviets_shoot_down_kal_007")],
)
def test_a_drop_to_1_ends_the_game_before_any_points_are_scored(table_from, read, side, card):
    table = table_from(f"""
given turn 8
given phase action_round
given round 1
given phasing {side}
given defcon 2
given hand.{side} {card}
{side} card {card}
{side} use event
= defcon 1
= reason nuclear_war
""")
    assert table.outcome is not None
    assert table.outcome.winners == ("ussr" if side == "us" else "us",)
    assert read(table, "vp") == ["0"]
    assert not [line for line in table.log() if line.kind == "gains_vp"]


@pytest.mark.rule("TS-R-6")
def test_duck_and_cover_moves_defcon_before_it_scores(table_from, read):
    table = table_from("""
given phase action_round
given round 1
given phasing us
given defcon 4
given hand.us duck_and_cover
us card duck_and_cover
us use event
""")
    assert (read(table, "defcon"), read(table, "vp")) == (["3"], ["2"])


@pytest.mark.rule("TS-R-119", "TS-000-8.1.2", "TS-003-8.1.2")
def test_in_no_game_defcon_leaves_the_track(random_game):
    def watch(table) -> None:
        assert 1 < table.position.defcon <= 5

    for number in range(20):
        table = random_game(number, watch)
        assert (table.position.defcon == 1) == (table.outcome.reason == "nuclear_war")


@pytest.mark.rule("TS-000-8.2.1-a", "TS-000-8.2.1-b", "TS-R-103", "TS-004-6-required")
@pytest.mark.parametrize(
    ("defcon", "us", "ussr", "vp"),
    [(3, 1, 3, -2), (4, 1, 3, -2), (4, 2, 4, -2), (5, 5, 3, 2), (2, 0, 0, 0), (2, 5, 5, 0), (5, 0, 5, -5)],
)
def test_only_the_difference_of_the_shortfalls_is_scored(table_from, read, defcon, us, ussr, vp):
    table = table_from(f"""
given turn 5
given phase action_round
given round 7
given phasing us
given defcon {defcon}
given military_ops.us {us}
given military_ops.ussr {ussr}
us card pass
""")
    assert read(table, "vp") == [str(vp)]
    assert [read(table, f"military_ops.{seat}") for seat in ("us", "ussr")] == [["0"], ["0"]]
