"""12.0: the Chinese Civil War variant. Most clauses are covered by studies."""

from __future__ import annotations

import pytest

from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import check
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.board import IN_AREA, IN_ASIA, IN_SOUTHEAST_ASIA, NEIGHBOURS, NEXT_TO, REGION
from agon.games.twilight_struggle.variants import CHINESE_CIVIL_WAR
from agon.games.twilight_struggle.words import ASIA, COUNTRIES, SPACES, USSR


def table_with(lines: str, variant: str = "on") -> Table:
    return check(f"study a board\ngame twilight_struggle chinese_civil_war={variant}\n{lines}", lambda name: GAME)


@pytest.mark.rule("TS-000-12.0")
def test_nobody_begins_with_the_china_card_and_everything_else_is_as_usual():
    seen, usual = Table(GAME, {"chinese_civil_war": "on"}).view(None), Table(GAME).view(None)
    assert seen.pop("civil_war") == {"influence": 0, "china_used": False}
    assert (seen["china"]["holder"], usual["china"]["holder"]) == (None, "ussr")
    assert {k: v for k, v in seen.items() if k != "china"} == {k: v for k, v in usual.items() if k != "china"}


@pytest.mark.rule("TS-000-12.1-a")
def test_the_space_is_next_to_the_ussr_and_nothing_else():
    assert NEXT_TO[CHINESE_CIVIL_WAR] == USSR
    assert NEIGHBOURS[CHINESE_CIVIL_WAR] == ()
    assert all(CHINESE_CIVIL_WAR not in NEIGHBOURS[c] for c in SPACES)


@pytest.mark.rule("TS-000-12.1-b")
def test_the_space_is_in_asia_not_in_southeast_asia_and_no_country():
    assert REGION[CHINESE_CIVIL_WAR] == ASIA
    assert (IN_AREA[IN_ASIA][CHINESE_CIVIL_WAR], IN_AREA[IN_SOUTHEAST_ASIA][CHINESE_CIVIL_WAR]) == (1, 0)
    assert CHINESE_CIVIL_WAR not in COUNTRIES


SCORING = """
given turn 4
given phase action_round
given round 1
given phasing us
given influence.taiwan.us 3
given influence.vietnam.ussr 2
"""


@pytest.mark.rule("TS-000-12.1-b")
@pytest.mark.parametrize("card", ["asia_scoring", "southeast_asia_scoring"])
def test_influence_there_counts_in_no_scoring(card):
    score = f"given hand.us {card}\nus card {card}\n"
    three = "given influence.chinese_civil_war.ussr 3\ngiven china.holder ussr\n"
    usual = table_with(SCORING + score, "off")
    assert table_with(SCORING + three + score).position.vp == usual.position.vp != 0
    assert table_with(SCORING + three).view(None)["regions"] == table_with(SCORING, "off").view(None)["regions"]


@pytest.mark.parametrize(
    ("lines", "variant", "reason"),
    [
        ("given influence.chinese_civil_war.ussr 1", "off", "only the USSR has influence"),
        ("given influence.chinese_civil_war.us 1", "on", "only the USSR has influence"),
        ("given influence.chinese_civil_war.ussr 4", "on", "only the USSR has influence"),
        ("given influence.chinese_civil_war.ussr 3", "on", "the China Card may lack a holder only"),
        ("given china.holder none", "off", "the China Card may lack a holder only"),
        ("given china.holder us", "on", "the China Card has no holder until there is 3"),
    ],
)
def test_a_study_may_not_contradict_the_civil_war(lines, variant, reason):
    with pytest.raises(AgonError, match=reason):
        table_with(lines, variant)
