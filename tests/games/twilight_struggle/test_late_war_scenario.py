"""The Late War scenario: the board at the start of turn 8. Its victory conditions are covered by studies."""

from __future__ import annotations

from typing import Any

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import check
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.facts import CARD_ROWS, COUNTRY_ROWS
from agon.games.twilight_struggle.space_race import holder_of

STABILITY = {row["id"]: row["stability"] for row in COUNTRY_ROWS}
US_LIST = """
    united_kingdom italy benelux denmark norway west_germany israel iran pakistan turkey zaire somalia kenya nigeria
    japan south_korea taiwan philippines thailand indonesia australia malaysia nicaragua panama haiti honduras
    venezuela chile argentina colombia dominican_republic
"""
USSR_LIST = """
    east_germany poland hungary czechoslovakia bulgaria cuba north_korea iraq syria india afghanistan libya algeria
    ethiopia zimbabwe angola laos_cambodia vietnam se_african_states
"""
US_CONTROL, USSR_CONTROL = US_LIST.split(), USSR_LIST.split()
PAIRS = {
    "west_germany": (5, 1),
    "philippines": (3, 1),
    "malaysia": (3, 1),
    "colombia": (2, 1),
    "syria": (0, 3),
    "angola": (1, 3),
    "laos_cambodia": (0, 2),
    "vietnam": (0, 5),
    "se_african_states": (0, 2),
}
NEUTRAL = {
    "spain_portugal": (1, 0),
    "france": (3, 1),
    "romania": (1, 3),
    "jordan": (2, 2),
    "egypt": (1, 0),
    "south_africa": (2, 1),
    "finland": (1, 2),
    "burma": (0, 1),
    "peru": (2, 1),
    "yugoslavia": (1, 2),
    "saudi_arabia": (2, 0),
}
EXCEPTIONS = {"bear_trap", "camp_david_accords", "john_paul_ii_elected_pope", "panama_canal_returned"}
SPENT = {row["id"] for row in CARD_ROWS if row["era"] != "late" and row.get("star")} - EXCEPTIONS


def late_war(**options: str) -> Table:
    return Table(GAME, {"scenario": "late_war", **options})


@pytest.fixture
def seen() -> dict[str, Any]:
    """What a spectator sees before the first card is dealt."""
    return late_war().view(None)


def pair(seen: dict[str, Any], country: str) -> tuple[int, int]:
    return seen["influence"][country]["us"], seen["influence"][country]["ussr"]


def controlled_by(seen: dict[str, Any], side: str | None) -> set[str]:
    return {c for c, held in seen["influence"].items() if held["control"] == side}


@pytest.mark.rule("TS-000-LW-markers", "TS-AMB-09")
def test_turn_8_begins_at_defcon_4_with_the_ussr_4_points_ahead(seen):
    assert (seen["turn"], seen["defcon"], seen["vp"]) == (8, 4, -4)  # negative is the USSR
    assert seen["military_ops"] == {"us": 0, "ussr": 0}


@pytest.mark.rule("TS-000-LW-space")
def test_the_us_has_landed_and_the_ussr_is_in_orbit(seen):
    assert seen["space"] == {"us": 6, "ussr": 4}
    position = late_war().position
    assert {box: holder_of(position, box) for box in (2, 4, 6, 8)} == {2: -1, 4: -1, 6: 0, 8: -1}


@pytest.mark.rule("TS-000-LW-events")
def test_six_events_are_in_force(seen):
    assert set(seen["effects"]) == {
        "us_japan_mutual_defense_pact",
        "marshall_plan",
        "nato",
        "warsaw_pact_formed",
        "de_gaulle_leads_france",
        "flower_power",
    }


@pytest.mark.rule("TS-000-LW-us")
def test_the_us_controls_31_countries(seen):
    assert len(US_CONTROL) == 31
    assert controlled_by(seen, "us") == set(US_CONTROL)
    for country in ("west_germany", "philippines", "malaysia", "colombia"):
        assert pair(seen, country) == PAIRS[country]


@pytest.mark.rule("TS-000-LW-ussr")
def test_the_ussr_controls_19_countries(seen):
    assert len(USSR_CONTROL) == 19
    assert controlled_by(seen, "ussr") == set(USSR_CONTROL)
    for country in ("syria", "angola", "laos_cambodia", "vietnam", "se_african_states"):
        assert pair(seen, country) == PAIRS[country]


@pytest.mark.rule("TS-000-LW-minimum")
def test_the_others_hold_the_least_that_gives_control(seen):
    for country in set(US_CONTROL) - PAIRS.keys():
        assert pair(seen, country) == (STABILITY[country], 0)
    for country in set(USSR_CONTROL) - PAIRS.keys():
        assert pair(seen, country) == (0, STABILITY[country])


@pytest.mark.rule("TS-000-LW-neutral")
def test_eleven_countries_have_influence_and_no_controller(seen):
    found = {c: pair(seen, c) for c in controlled_by(seen, None)}
    assert {c: held for c, held in found.items() if held != (0, 0)} == NEUTRAL


@pytest.mark.rule("TS-000-LW-domination")
def test_the_us_dominates_south_america_and_asia(seen):
    for region in ("south_america", "asia"):
        assert seen["regions"][region]["us"]["level"] == "domination"


@pytest.mark.rule("TS-AMB-08")
def test_nobody_dominates_the_middle_east_whatever_is_said(seen):
    assert {side: seen["regions"]["middle_east"][side]["level"] for side in ("us", "ussr")} == {
        "us": "presence",
        "ussr": "presence",
    }


@pytest.mark.rule("TS-000-LW-cards")
@pytest.mark.parametrize("optional", ["on", "off"])
def test_starred_cards_of_the_periods_before_are_gone_but_four(optional):
    used = {row["id"] for row in CARD_ROWS if optional == "on" or not row.get("optional")} - {"the_china_card"}
    table = late_war(optional_cards=optional)
    assert set(table.asks[0].options) == used - SPENT
    assert set(table.asks[0].options) >= EXCEPTIONS
    assert set(table.view(None)["removed"]) == used & SPENT


@pytest.mark.rule("TS-000-LW-cards")
def test_both_know_which_cards_are_gone():
    table = late_war()
    while table.asks[0].what == "draw":
        table.choose("chance", table.asks[0].options[-1])
    for seat, other in (("us", "ussr"), ("ussr", "us")):
        for seed in range(10):
            imagined = table.imagine(seat, SeededChooser(seed, 1))
            assert imagined.view(None)["removed"] == table.view(None)["removed"]
            assert not set(imagined.view(other)["hand"]) & (SPENT | set(table.view(seat)["hand"]))


@pytest.mark.rule("TS-000-LW-china")
def test_the_ussr_has_the_china_card(seen):
    assert seen["china"] == {"holder": "ussr", "face": "up"}


@pytest.mark.rule("TS-000-LW-cards", "TS-000-LW-markers")
def test_nine_cards_each_are_dealt_and_turn_8_begins_with_its_headlines():
    table = late_war()
    while table.asks[0].what == "draw":
        table.choose("chance", table.asks[0].options[0])
    assert [(ask.seat, ask.what) for ask in table.asks] == [("us", "headline"), ("ussr", "headline")]
    assert table.view(None)["hand_sizes"] == {"us": 9, "ussr": 9}
    assert table.view(None)["defcon"] == 4


def test_a_study_of_the_scenario_begins_with_turn_8_at_the_earliest():
    with pytest.raises(AgonError, match="begins with turn 8"):
        check("study early\ngame twilight_struggle scenario=late_war\ngiven turn 7\n", lambda name: GAME)
