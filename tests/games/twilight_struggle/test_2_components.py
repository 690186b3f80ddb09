"""1.0 and 2.0: the players, the contents of the box, and what is printed on the map and the cards."""

from __future__ import annotations

import colorsys
import re
from pathlib import Path
from typing import Any

import pytest

from agon.engine.table import Table
from agon.games import twilight_struggle
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.board import NEIGHBOURS, NEXT_TO
from agon.games.twilight_struggle.box import BOX, CONTENTS, LINKS, MARKERS, YEARS, colour, line, reminders
from agon.games.twilight_struggle.facts import CARD_ROWS, COUNTRY_ROWS
from agon.games.twilight_struggle.words import COUNTRIES, REGIONS, WORDS
from agon.rulebook.citations import load_index
from agon.text.catalogue import LANGUAGES, Catalogue

ROOM = Path(twilight_struggle.__file__).parent
COUNTRY = {row["id"]: row for row in COUNTRY_ROWS}
CARD = {row["id"]: row for row in CARD_ROWS}
REGION_IDS = {"europe", "asia", "central_america", "south_america", "africa", "middle_east"}
SEATS = ("us", "ussr", None)


def countries_of(subregion: str) -> set[str]:
    return {row["id"] for row in COUNTRY_ROWS if subregion in row["subregions"]}


# ---------------------------------------------------------------- 1.0


@pytest.mark.rule("TS-000-1.0-players")
def test_two_players_lead_the_us_and_the_ussr():
    assert GAME.seats == ("us", "ussr")
    assert set(Table(GAME).view(None)["hand_sizes"]) == {"us", "ussr"}


@pytest.mark.rule("TS-004-intro")
def test_the_sides_are_called_szov_and_usa_in_hungarian_over_45_years():
    hungarian = Catalogue.load("hu", "twilight_struggle")
    assert hungarian.format("board-short-ussr") == "SZOV"
    assert hungarian.format("board-short-us") == "USA"
    assert YEARS[10][1] - YEARS[1][0] + 1 == 45


@pytest.mark.rule("TS-000-1.0-span")
def test_the_game_spans_1945_to_1989():
    assert YEARS[1][0] == 1945
    assert YEARS[10][1] == 1989
    assert "1945–1989" in Catalogue.load("en", "twilight_struggle").format("game-subtitle")


@pytest.mark.rule("TS-000-LW-years")
def test_the_ten_turns_follow_each_other_without_a_gap():
    assert YEARS == {
        1: (1945, 1948),
        2: (1949, 1952),
        3: (1953, 1956),
        4: (1957, 1960),
        5: (1961, 1964),
        6: (1965, 1969),
        7: (1970, 1974),
        8: (1975, 1979),
        9: (1980, 1984),
        10: (1985, 1989),
    }
    assert all(YEARS[turn][1] + 1 == YEARS[turn + 1][0] for turn in range(1, 10))


@pytest.mark.rule("TS-000-4.1-b", "TS-004-turns")
def test_each_of_the_ten_turns_stands_for_three_to_five_years():
    assert list(YEARS) == list(range(1, 11))
    assert all(3 <= last - first + 1 <= 5 for first, last in YEARS.values())


@pytest.mark.rule("TS-000-1.0-terms", "TS-AMB-03")
def test_every_rule_that_the_rules_cite_exists():
    """Full ids, and clauses such as 6.1.1-b. 7.4.1 and 10.3.2-a are used where a number was printed twice."""
    known = load_index(ROOM / "rules.toml").entries
    assert {"TS-000-7.4.1", "TS-000-10.3.2-a"} <= set(known)
    clauses = {id.removeprefix("TS-000-") for id in known if id.startswith("TS-000-")}
    found = 0
    for file in [*ROOM.glob("*.py"), *ROOM.glob("events/*.py")]:
        text = file.read_text(encoding="utf-8")
        assert [id for id in re.findall(r"\bTS-(?:R|AMB|DIFF)-\d+", text) if id not in known] == []
        cited = re.findall(r"(?<![\w.])(\d{1,2}\.\d(?:\.[A-I\d])*(?:-[a-z]\b)?)", text)
        found += len(cited)
        dashed = [re.sub(r"\.([A-I])", r"-\1", number) for number in cited]
        lost = [
            n
            for n in dashed
            if not (n.endswith(".0") or any(c == n or c.startswith((f"{n}.", f"{n}-")) for c in clauses))
        ]
        assert lost == [], file.name
    assert found > 50


# ---------------------------------------------------------------- 2.0


@pytest.mark.rule("TS-000-2.0-map", "TS-000-2.0-counters", "TS-000-2.0-aids")
def test_the_deluxe_box_holds_a_map_two_counter_sheets_a_rulebook_and_two_aids():
    box = CONTENTS["deluxe"]
    assert (box["maps"], box["map_size"]) == (1, "50 x 86 cm")
    assert box["counter_sheets"] == 2
    assert (box["rulebooks"], box["aid_cards"]) == (1, 2)


@pytest.mark.rule("TS-003-2.0-map", "TS-003-2.0-counters", "TS-003-2.0-aids", "TS-003-2.0-cards", "TS-003-2.0-dice")
def test_the_first_box_holds_one_counter_sheet_and_104_cards():
    box = CONTENTS["first"]
    assert (box["maps"], box["map_size"]) == (1, "34 x 22 inches")
    assert box["counter_sheets"] == 1
    assert (box["rulebooks"], box["aid_cards"]) == (1, 2)
    assert (box["cards"], box["dice"]) == (104, 2)


@pytest.mark.rule("TS-DIFF-30")
def test_the_boxes_of_the_editions_differ_in_sheets_map_and_cards_only():
    deluxe, first = CONTENTS["deluxe"], CONTENTS["first"]
    assert (deluxe["counter_sheets"], deluxe["map_size"]) == (2, "50 x 86 cm")
    assert (first["counter_sheets"], first["map_size"]) == (1, "34 x 22 inches")
    assert {key for key in deluxe if deluxe[key] != first[key]} == {"counter_sheets", "map_size", "cards"}


@pytest.mark.rule("TS-000-2.0-cards")
def test_the_deck_has_110_cards_numbered_from_1():
    assert CONTENTS["deluxe"]["cards"] == 110
    assert [row["number"] for row in CARD_ROWS] == list(range(1, 111))
    table = Table(GAME)
    in_game = sum(table.position.count[zone] for zone in range(9))
    assert in_game == 110


@pytest.mark.rule("TS-000-2.0-dice", "TS-003-2.0-dice")
def test_a_die_shows_1_to_6(table_from):
    table = table_from("""
given phase action_round
given round 1
given phasing ussr
given hand.ussr korean_war
ussr card korean_war
ussr use event
""")
    assert (table.asks[0].seat, table.asks[0].what) == ("chance", "die")
    assert table.asks[0].options == ("1", "2", "3", "4", "5", "6")
    assert table.asks[0].weights is None
    assert CONTENTS["deluxe"]["dice"] == 2


# ---------------------------------------------------------------- 2.1


@pytest.mark.rule("TS-000-2.1.1-a", "TS-003-2.1.1", "TS-AMB-04")
def test_the_map_has_six_regions():
    assert {row["region"] for row in COUNTRY_ROWS} == REGION_IDS
    assert {WORDS.id(region) for region in REGIONS} == REGION_IDS
    assert len(REGIONS) == 6
    assert len(COUNTRY_ROWS) == 84


@pytest.mark.rule("TS-000-2.1.1-b", "TS-000-2.1.1-d", "TS-003-2.1.1")
def test_europe_has_two_sub_regions_and_asia_one():
    def sub_regions(region: str) -> set[str]:
        return {s for row in COUNTRY_ROWS if row["region"] == region for s in row["subregions"]}

    assert sub_regions("europe") == {"western_europe", "eastern_europe"}
    assert sub_regions("asia") == {"southeast_asia"}
    assert all(sub_regions(region) == set() for region in REGION_IDS - {"europe", "asia"})


@pytest.mark.rule("TS-000-2.1.1-c", "TS-003-2.1.1")
def test_austria_and_finland_belong_to_both_halves_of_europe():
    assert countries_of("western_europe") & countries_of("eastern_europe") == {"austria", "finland"}


@pytest.mark.rule("TS-000-2.1.1-e", "TS-003-2.1.1")
def test_each_region_has_a_colour_and_each_sub_region_a_shade_of_it():
    assert set(BOX["colours"]) == REGION_IDS
    assert len({colour(region) for region in REGION_IDS}) == 6
    assert {name: shade["of"] for name, shade in BOX["shades"].items()} == {
        "western_europe": "europe",
        "eastern_europe": "europe",
        "southeast_asia": "asia",
    }

    def hue(area: str) -> float:
        return colorsys.rgb_to_hls(*(int(colour(area)[i : i + 2], 16) / 255 for i in (1, 3, 5)))[0]

    for name, shade in BOX["shades"].items():
        assert colour(name) != colour(shade["of"])
        assert hue(name) == pytest.approx(hue(shade["of"]), abs=0.01)
    assert colour("western_europe") != colour("eastern_europe")


@pytest.mark.rule("TS-000-2.1.1-note", "TS-003-2.1.1-note")
def test_libya_and_egypt_are_middle_eastern_canada_and_turkey_european():
    assert COUNTRY["libya"]["region"] == COUNTRY["egypt"]["region"] == "middle_east"
    assert COUNTRY["canada"]["region"] == COUNTRY["turkey"]["region"] == "europe"


@pytest.mark.rule("TS-000-2.1.3-a", "TS-003-2.1.3")
def test_a_bloc_is_one_country():
    assert [row["id"] for row in COUNTRY_ROWS].count("benelux") == 1
    assert [row["id"] for row in COUNTRY_ROWS].count("se_african_states") == 1
    assert not {"belgium", "netherlands", "luxembourg", "tanzania", "mozambique"} & set(COUNTRY)


@pytest.mark.rule("TS-000-2.1.3-b", "TS-003-2.1.3")
def test_every_country_has_a_stability_number():
    assert all(type(row["stability"]) is int and row["stability"] >= 1 for row in COUNTRY_ROWS)
    assert (COUNTRY["israel"]["stability"], COUNTRY["turkey"]["stability"], COUNTRY["mexico"]["stability"]) == (4, 2, 2)


CUBA_AND_HAITI = """
given turn 4
given phase action_round
given round 1
given phasing us
given defcon 4
given influence.cuba.us 1
given influence.cuba.ussr 1
given influence.haiti.ussr 0
given hand.us independent_reds central_america_scoring
"""


@pytest.mark.rule("TS-000-2.1.4", "TS-003-2.1.4")
def test_a_battleground_differs_only_in_scoring_and_coups(table_from, go_on, read):
    assert (COUNTRY["cuba"]["battleground"], COUNTRY["haiti"]["battleground"]) == (True, False)
    table = table_from(CUBA_AND_HAITI)
    placed = go_on(table, "us card independent_reds\nus use influence\nus place cuba\nus place haiti\n? ussr card")
    assert read(placed, "influence.cuba.us") == ["2"]  # two points, one each
    assert read(placed, "influence.haiti.us") == ["1"]

    couped = go_on(table, "us card independent_reds\nus use coup\nus target cuba\nchance die 1")
    assert read(couped, "defcon") == ["3"]
    haiti = table_from(CUBA_AND_HAITI.replace("haiti.ussr 0", "haiti.ussr 1"))
    couped = go_on(haiti, "us card independent_reds\nus use coup\nus target haiti\nchance die 1")
    assert read(couped, "defcon") == ["4"]

    cuba = table_from(CUBA_AND_HAITI.replace("cuba.us 1", "cuba.us 4") + "us card central_america_scoring")
    assert read(cuba, "vp") == ["2"]  # presence, and a battleground
    haiti = table_from(CUBA_AND_HAITI.replace("haiti.ussr 0", "haiti.us 1") + "us card central_america_scoring")
    assert read(haiti, "vp") == ["1"]  # presence


@pytest.mark.rule("TS-000-2.1.5-a", "TS-003-2.1.5")
def test_no_country_is_a_home_space():
    assert not {"us", "ussr", "usa", "united_states", "soviet_union"} & {WORDS.id(c) for c in COUNTRIES}


@pytest.mark.rule("TS-000-2.1.6-a", "TS-003-2.1.6")
def test_the_kind_of_a_line_follows_from_its_ends():
    kinds = {"within_region": 0, "between_regions": 0, "superpower": 0}
    for a, b in LINKS:
        kind = line(a, b)
        assert kind is not None
        kinds[kind] += 1
        if b in ("us", "ussr"):
            assert kind == "superpower"
        else:
            assert kind == ("within_region" if COUNTRY[a]["region"] == COUNTRY[b]["region"] else "between_regions")
    assert kinds["superpower"] == 9
    assert kinds["within_region"] + kinds["between_regions"] == 2 * 112  # each printed line, from both ends
    assert (line("costa_rica", "panama"), line("panama", "colombia")) == ("within_region", "between_regions")
    assert (line("mexico", "us"), line("ussr", "poland")) == ("superpower", "superpower")
    assert BOX["lines"] == {"within_region": "brown", "between_regions": "red dashed", "superpower": "black"}


@pytest.mark.rule("TS-000-2.1.6-b", "TS-003-2.1.6")
def test_adjacency_is_symmetric_and_only_by_lines():
    for a in COUNTRIES:
        for b in COUNTRIES:
            assert (b in NEIGHBOURS[a]) == (a in NEIGHBOURS[b])
            assert (b in NEIGHBOURS[a]) == (line(WORDS.id(a), WORDS.id(b)) is not None)
        assert a not in NEIGHBOURS[a]
        assert len(set(NEIGHBOURS[a])) == len(NEIGHBOURS[a])
    home = {side: {WORDS.id(c) for c in COUNTRIES if NEXT_TO[c] == side} for side in (0, 1)}
    assert home[0] == {"canada", "cuba", "japan", "mexico"}
    assert home[1] == {"afghanistan", "finland", "north_korea", "poland", "romania"}


@pytest.mark.rule("TS-000-2.1.6-note", "TS-003-2.1.6-note")
@pytest.mark.parametrize(
    ("a", "b"),
    [("west_germany", "czechoslovakia"), ("egypt", "saudi_arabia"), ("brazil", "argentina"), ("iran", "turkey")],
)
def test_a_real_border_without_a_line_is_none(a, b):
    assert line(a, b) is None


@pytest.mark.rule("TS-003-2.1.6-note")
@pytest.mark.parametrize(("a", "b"), [("canada", "united_kingdom"), ("japan", "philippines"), ("france", "algeria")])
def test_a_line_without_a_real_border_counts(a, b):
    assert line(a, b) is not None


@pytest.mark.rule("TS-003-2.1.7")
@pytest.mark.parametrize("country", ["israel", "mexico", "angola", "united_kingdom"])
def test_control_is_the_stability_number_and_that_much_of_a_lead(country):
    s, c = COUNTRY[country]["stability"], WORDS.code(country)
    position: Any = GAME.position(GAME.fresh_cells(GAME.choose_options({})))
    for x in range(10):
        for y in range(10):
            position.influence[0, c], position.influence[1, c] = x, y
            found = GAME.paths.read(position, f"control.{country}")
            wanted = ["us"] if x >= s and x - y >= s else ["ussr"] if y >= s and y - x >= s else []
            assert found == wanted


@pytest.mark.rule("TS-000-2.1.8-a")
def test_the_printed_influence_is_18_for_the_us_and_9_for_the_ussr():
    assert sum(row.get("start_us", 0) for row in COUNTRY_ROWS) == 18
    assert sum(row.get("start_ussr", 0) for row in COUNTRY_ROWS) == 9


# ---------------------------------------------------------------- 2.2


@pytest.mark.rule("TS-000-2.2.1-a")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_but_the_scoring_cards_has_a_value_and_all_have_title_and_text(lang):
    assert {row["id"] for row in CARD_ROWS if row["ops"] == 0} == {r["id"] for r in CARD_ROWS if r.get("scoring")}
    assert all(1 <= row["ops"] <= 4 for row in CARD_ROWS if not row.get("scoring"))
    catalogue = Catalogue.load(lang, "twilight_struggle")
    for id in CARD:
        assert catalogue.word(id).strip()
        assert catalogue.format(f"card-{id.replace('_', '-')}-text").strip()


@pytest.mark.rule("TS-000-2.2.2-a", "TS-000-2.2.2-b", "TS-003-2.2.2")
def test_the_star_of_a_card_names_its_side():
    assert CARD["fidel"]["side"] == "ussr"
    assert CARD["nato"]["side"] == "us"
    assert CARD["olympic_games"]["side"] == "neutral"
    assert {row["side"] for row in CARD_ROWS} == {"us", "ussr", "neutral"}


@pytest.mark.rule("TS-000-2.2.5-note", "TS-003-2.2.5-note")
def test_an_underlined_event_in_force_is_shown_with_its_number(table_from):
    table = table_from("""
given turn 4
given phase action_round
given round 1
given phasing us
given effects marshall_plan
given hand.us nato
us card nato
us use event
""")
    for seat in SEATS:
        assert table.view(seat)["effects"] == ["nato", "marshall_plan"]
        assert reminders(table.view(seat)["effects"]) == [21, 23]


@pytest.mark.rule("TS-000-2.2.6", "TS-003-2.2.6", "TS-R-111")
def test_everybody_can_read_the_discard_pile(table_from):
    table = table_from("""
given phase action_round
given round 1
given phasing us
given discard fidel
given hand.us nato
us card nato
us use influence
us place japan
us place japan
us place japan
us place japan
""")
    for seat in SEATS:
        assert table.view(seat)["discard"] == ["fidel", "nato"]


@pytest.mark.rule("TS-000-2.2-anatomy")
def test_a_card_shows_value_number_period_asterisk_and_event():
    for row in CARD_ROWS:
        assert 1 <= row["number"] <= 110
        assert row["ops"] in (0, 1, 2, 3, 4)
        assert row["era"] in ("early", "mid", "late")
        assert row.get("star", False) in (True, False)
        assert Catalogue.load("en", "twilight_struggle").has(f"card-{row['id'].replace('_', '-')}-text")


# ---------------------------------------------------------------- 2.3


@pytest.mark.rule("TS-000-2.3")
def test_the_box_holds_every_kind_of_marker():
    for side in ("us", "ussr"):
        for kind in ("control", "influence", "space_race", "space_card_played", "military_operations"):
            assert f"{kind}_{side}" in MARKERS
    assert {"defcon", "action_round", "turn", "vp", "defcon_restriction", "card_reminder"} <= MARKERS
    assert len(MARKERS) == 16
    assert BOX["markers"]["two_sided"] == ["card_reminder"]
