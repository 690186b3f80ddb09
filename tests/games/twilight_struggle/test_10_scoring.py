"""10.0: victory points, regions and the end of the game. The examples are the studies 10_…."""

from __future__ import annotations

import pytest

from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.box import HINTS
from agon.games.twilight_struggle.words import REGIONS, WORDS
from agon.text.catalogue import LANGUAGES, Catalogue

EMPTY = """
given turn 4
given phase action_round
given round 1
given phasing us
given influence.panama.us 0
"""
LAST_ROUND = """
given turn 10
given phase action_round
given round 7
given phasing us
given defcon 2
given military_ops.us 5
given military_ops.ussr 5
given influence.united_kingdom.us 0
given influence.east_germany.ussr 0
given influence.australia.us 0
given influence.north_korea.ussr 0
"""


def held(**countries: int) -> str:
    """US influence (positive) or Soviet influence (negative) by country."""
    return "".join(f"given influence.{c}.{'us' if n > 0 else 'ussr'} {abs(n)}\n" for c, n in countries.items())


def levels(table, region: str) -> tuple[str, str]:
    seen = table.view(None)["regions"][region]
    return seen["us"]["level"], seen["ussr"]["level"]


@pytest.mark.rule("TS-003-10.0", "TS-AMB-04")
def test_each_of_the_six_regions_has_a_scoring_card():
    assert len(REGIONS) == 6
    for region in REGIONS:
        assert f"{WORDS.id(region)}_scoring" in GAME.words.codes


@pytest.mark.rule("TS-000-10.0-note")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_has_a_hint_on_the_time_for_scoring_cards(lang):
    assert "scoring" in HINTS
    assert len(Catalogue.load(lang, "twilight_struggle").format("board-hint-scoring")) > 40


@pytest.mark.rule("TS-000-10.1.1-a", "TS-003-10.1.1-presence", "TS-004-8-presence")
def test_presence_is_control_of_a_country(table_from):
    assert levels(table_from(EMPTY + held(costa_rica=1)), "central_america") == ("nothing", "nothing")
    assert levels(table_from(EMPTY + held(guatemala=1)), "central_america") == ("presence", "nothing")


@pytest.mark.rule("TS-000-10.1.1-b", "TS-004-8-domination", "TS-R-96")
def test_two_battlegrounds_and_nothing_else_are_no_domination(table_from):
    assert levels(table_from(EMPTY + held(mexico=2, panama=2, cuba=-3)), "central_america") == ("presence", "presence")
    assert levels(table_from(EMPTY + held(mexico=2, panama=2, cuba=-3, guatemala=1)), "central_america") == (
        "domination",
        "presence",
    )


@pytest.mark.rule("TS-003-10.1.1-domination", "TS-R-96")
def test_domination_needs_more_countries_and_more_battlegrounds(table_from):
    three = held(cuba=-3, haiti=-1, dominican_republic=-1)
    assert levels(table_from(EMPTY + three + held(guatemala=1, el_salvador=1)), "central_america") == (
        "presence",
        "domination",
    )
    assert levels(table_from(EMPTY + three + held(guatemala=1, mexico=2)), "central_america") == (
        "presence",
        "presence",
    )
    more_countries = three + held(guatemala=1, el_salvador=1, nicaragua=1)
    assert levels(table_from(EMPTY + more_countries), "central_america") == ("presence", "presence")


@pytest.mark.rule("TS-000-10.1.1-c", "TS-003-10.1.1-control", "TS-004-8-control", "TS-R-96")
def test_control_is_every_battleground_and_more_countries(table_from):
    all_three = held(cuba=-3, mexico=-2, panama=-2)
    assert levels(table_from(EMPTY + all_three), "central_america") == ("nothing", "control")
    assert levels(table_from(EMPTY + all_three + held(haiti=1, guatemala=1)), "central_america")[1] == "control"
    equal = all_three + held(haiti=1, guatemala=1, nicaragua=1)
    assert levels(table_from(EMPTY + equal), "central_america") == ("presence", "presence")
    assert levels(table_from(EMPTY + held(cuba=-3, mexico=-2, haiti=-1)), "central_america")[1] == "domination"


@pytest.mark.rule("TS-000-10.1.2-a", "TS-000-10.1.2-b", "TS-004-8-bonus")
def test_the_points_of_a_region_are_shown(table_from):
    seen = table_from(EMPTY + held(cuba=-3, panama=2, mexico=2)).view(None)["regions"]["central_america"]
    assert seen["ussr"] == {"level": "presence", "points": 3}  # 1, the battleground, next to the US
    assert seen["us"] == {"level": "presence", "points": 3}  # 1 and two battlegrounds


@pytest.mark.rule("TS-000-10.2.1-a", "TS-003-10.2.1")
@pytest.mark.parametrize(("vp", "winner"), [(19, "us"), (-19, "ussr")])
def test_the_track_ends_at_20_for_each_side(table_from, vp, winner):
    """The game goes on at 19 and is over at 20."""
    table = table_from(f"""
given turn 8
given phase action_round
given round 1
given phasing {winner}
given vp {vp}
given hand.{winner} {"the_iron_lady" if winner == "us" else "u2_incident"}
""")
    assert table.outcome is None
    table.choose(winner, table.asks[0].options[0])
    table.choose(winner, "event")
    assert abs(table.view(None)["vp"]) == 20
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((winner,), "twenty_vp")


@pytest.mark.rule("TS-003-10.3.1-a", "TS-004-win-20", "TS-000-10.3.1-a")
def test_in_play_no_game_goes_on_at_20(random_game):
    def watch(table) -> None:
        assert -20 < table.position.vp < 20

    for number in range(30):
        table = random_game(number, watch)
        if table.outcome.reason == "twenty_vp":
            assert abs(table.view(None)["vp"]) >= 20


@pytest.mark.rule("TS-000-10.3.2-a", "TS-000-10.3.2-b", "TS-003-10.3.2", "TS-004-8-final", "TS-000-4.5-I", "TS-R-100")
def test_the_final_scoring_scores_each_region_once_and_southeast_asia_within_asia(table_from, read):
    table = table_from(
        LAST_ROUND
        + held(thailand=2, united_kingdom=5, lebanon=1, sudan=1, guatemala=1, bolivia=2)
        + "given china.holder ussr\nus card pass"
    )
    scored = {
        line.arguments["region"][1]: (line.arguments["us"][1], line.arguments["ussr"][1])
        for line in table.log()
        if line.kind == "scores_region"
    }
    assert scored == {
        "europe": (3, 0),
        "middle_east": (3, 0),
        "asia": (4, 0),  # presence and Thailand; Southeast Asia is not scored separately
        "africa": (1, 0),
        "central_america": (1, 0),
        "south_america": (2, 0),
    }
    assert [line.kind for line in table.log()].count("scores_region") == 6
    assert read(table, "vp") == [str(3 + 3 + 4 + 1 + 1 + 2 - 1)]


@pytest.mark.rule("TS-000-10.3.2-e", "TS-004-win-points", "TS-R-102")
@pytest.mark.parametrize(("before", "after", "winners"), [(2, 1, ("us",)), (0, -1, ("ussr",)), (1, 0, ())])
def test_the_side_ahead_wins_and_zero_is_a_draw(table_from, read, before, after, winners):
    """The USSR holds the China Card, which is worth a point."""
    table = table_from(LAST_ROUND + f"given vp {before}\ngiven china.holder ussr\nus card pass")
    assert read(table, "vp") == [str(after)]
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == (winners, "final_scoring")
