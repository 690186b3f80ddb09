"""The board of Twilight Struggle: the map, the tracks, and notes on options."""

from __future__ import annotations

import io
import re
from fractions import Fraction
from itertools import islice

import pytest
from rich.console import Console

from agon.cli.boards import board_of, twilight_struggle
from agon.cli.boards.twilight_struggle_notes import (
    CARDS,
    COUNTRIES,
    Coup,
    about,
    coming_coup,
    coup_modifier,
    coup_odds,
    worth,
)
from agon.cli.saves import Save
from agon.cli.screen import Screen
from agon.cli.session import Session
from agon.engine.chooser import SeededChooser
from agon.engine.table import Ask, Table
from agon.engine.table.study import Player, parse
from agon.games.twilight_struggle import GAME
from agon.text.catalogue import LANGUAGES, Catalogue

HEAD = """study A position
game twilight_struggle
given turn 5
given phase action_round
given round 2
given phasing us
given defcon 3
"""


def asked(table: Table, seat: str) -> Ask:
    ask = table.ask(seat)
    assert ask is not None
    return ask


def table_of(lines: str) -> Table:
    """The table after the lines of a study."""
    return Player(parse(HEAD + lines), lambda name: GAME).play()


def test_the_board_and_the_notes_speak_of_the_edition_that_is_played():
    for edition, value, box, text in (
        ("deluxe", "4 neutral", "Eagle/Bear Has Landed", "face down"),
        ("first", "2 neutral", "Space Walk", "face up"),
    ):
        lines = "given space.us 6\ngiven hand.us red_scare_purge nixon_plays_the_china_card\n"
        study = parse(HEAD.replace("struggle", f"struggle edition={edition}", 1) + lines)
        table = Player(study, lambda name: GAME).play()
        texts = Catalogue.load("en", GAME.name).under(table.options)
        out = io.StringIO()
        Console(file=out, width=120).print(twilight_struggle.render(table.view("us"), "us", texts))
        assert f"6 {box}" in out.getvalue()
        notes = about(table, asked(table, "us"), texts)
        assert notes["red_scare_purge"].startswith(value)
        assert text in notes["nixon_plays_the_china_card"]


def positions(seed: int):
    """Yield the table of a random game at each ask of a player."""
    table, choose = Table(GAME), SeededChooser(seed, 0)
    while table.outcome is None:
        ask = table.asks[0]
        if ask.seat != "chance":
            yield table
        table.choose(ask.seat, choose(ask))


def drawn(table: Table, seat: str | None, lang: str = "en", width: int = 100) -> str:
    file = io.StringIO()
    Console(file=file, width=width).print(twilight_struggle.render(table.view(seat), seat, texts(lang)))
    return file.getvalue()


def texts(lang: str = "en") -> Catalogue:
    return Catalogue.load(lang, "twilight_struggle")


def notes(table: Table, seat: str = "us") -> dict[str, str]:
    ask = asked(table, seat)
    assert ask is not None
    return about(table, ask, texts())


# ---------------------------------------------------------------- the board


def test_the_game_has_its_own_board():
    assert board_of("twilight_struggle") is twilight_struggle


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_renders_within_the_width(lang, width):
    for table in islice(positions(seed=4), 3, None, 60):
        for seat in ("us", "ussr", None):
            lines = drawn(table, seat, lang, width).splitlines()
            assert texts(lang).format("game-title") in lines[0]
            assert max(map(len, lines)) <= width + lines[1].count("\u200e") + 3  # bidi control characters have no width


def test_every_country_stands_on_the_map_with_its_stability():
    out = drawn(table_of("given hand.us nasser"), "us", width=120)
    for country, row in COUNTRIES.items():
        name = re.escape(texts().word(country)[:17])
        assert re.search(rf"{name}\S* +{row['stability']}{'■' if row['battleground'] else ' '} ", out), country


def test_whoever_controls_a_country_stands_in_brackets():
    out = drawn(
        table_of(
            "given influence.thailand.us 2\ngiven influence.poland.ussr 12\ngiven influence.egypt.us 1\n"
            "given influence.egypt.ussr 2"
        ),
        None,
        width=120,
    )
    assert re.search(r"Thailand +2■ \[2\] · ", out)
    assert re.search(r"Poland +3■  · \[12\]", out)
    assert re.search(r"Egypt +2■  1  2 ", out)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chinese_civil_war_stands_where_nobody_has_the_china_card(lang):
    head = HEAD.replace("game twilight_struggle", "game twilight_struggle chinese_civil_war=on")
    rows = []
    for more in ("2\n", "3\ngiven china.holder ussr\n"):
        table = Player(parse(f"{head}given influence.chinese_civil_war.ussr {more}"), lambda name: GAME).play()
        rows.append(
            next(line for line in drawn(table, "us", lang).splitlines() if texts(lang).format("board-china") in line)
        )
    assert re.search(r"2\W?/3", rows[0]) and texts(lang).format("board-china-up") not in rows[0]
    assert texts(lang).format("board-china-up") in rows[1]


def test_the_header_shows_turn_round_and_tracks():
    out = drawn(
        table_of(
            "given vp -5\ngiven military_ops.us 2\ngiven military_ops.ussr 4\ngiven space.ussr 3\n"
            "given china.holder us\ngiven china.face down\ngiven hand.us nasser fidel"
        ),
        "us",
    )
    assert "Turn 5 · Action round 2/7 · United States" in out
    assert " 5  4 [3] 2  1   closed: Europe, Asia" in out
    assert "USSR +5" in out
    assert "Military operations 2/3 · Space Race 0 · Hand 2" in out
    assert "Military operations 4/3✓ · Space Race 3 Man in Space · Hand 0" in out
    assert "US ▽ face down" in out
    assert "Hand (2)" in out and "1 USSR* Nasser" in out


@pytest.mark.parametrize(("vp", "left"), [(-20, 0), (-5, 15), (0, 20), (13, 33), (20, 40)])
def test_the_marker_stands_at_its_place_on_the_track(vp, left):
    view = table_of("given hand.us nasser").view("us") | {"vp": vp}
    file = io.StringIO()
    Console(file=file, width=100).print(twilight_struggle.render(view, "us", texts()))
    track = next(line for line in file.getvalue().splitlines() if "◆" in line)
    assert track.index("◆") - track.index("USSR ") - len("USSR ") == left


def test_a_region_shows_what_each_side_would_score():
    table = table_of(
        "given influence.mexico.us 2\ngiven influence.guatemala.us 1\n"
        "given influence.panama.us 2\ngiven influence.cuba.ussr 3"
    )
    assert "US ◐5 (+2) USSR ○3" in drawn(table, "us")


def test_control_of_europe_is_marked_as_a_win():
    battlegrounds = [c for c, row in COUNTRIES.items() if row["region"] == "europe" and row["battleground"]]
    given = "".join(f"given influence.{c}.us 9\n" for c in battlegrounds)
    assert "US ●★" in drawn(table_of(given), "us")


def test_effects_are_listed_with_the_side_or_region_behind_them():
    table = table_of("given effects nato red_scare_purge:ussr chernobyl:asia")
    assert "Effects in force: NATO · Red Scare/Purge (USSR) · Chernobyl (Asia)" in drawn(table, None)


def test_a_spectator_sees_no_hand():
    assert "Nasser" not in drawn(table_of("given hand.us nasser"), None)
    assert "Nasser" not in drawn(table_of("given hand.us nasser"), "ussr")


def test_every_card_is_marked_with_its_side():
    styles = {row["side"]: twilight_struggle.style(card) for card, row in CARDS.items()}
    assert len(set(styles.values())) == 3
    assert twilight_struggle.style("pass") == "" == twilight_struggle.style("poland")


# ---------------------------------------------------------------- arithmetic


@pytest.mark.parametrize(
    ("ops", "stability", "modifier", "chance", "swing"),
    [
        (3, 2, 0, Fraction(5, 6), Fraction(15, 6)),  # results 0 to 5
        (1, 4, 0, Fraction(0), Fraction(0)),
        (2, 4, 0, Fraction(0), Fraction(0)),  # 6 + 2 - 8: nothing
        (3, 4, 0, Fraction(1, 6), Fraction(1, 6)),
        (4, 1, 0, Fraction(1), Fraction(33, 6)),  # results 3 to 8
        (4, 1, -1, Fraction(1), Fraction(27, 6)),
        (2, 3, 1, Fraction(1, 2), Fraction(1)),
    ],
)
def test_a_coup_succeeds_by_what_is_above_twice_the_stability(ops, stability, modifier, chance, swing):
    assert coup_odds(ops, stability, modifier) == (chance, swing)


def test_salt_and_the_death_squads_change_the_die():
    view = table_of("given effects salt_negotiations:us latin_american_death_squads:ussr").view("us")
    assert coup_modifier(view, "us", "iran") == -1
    assert coup_modifier(view, "us", "chile") == -2
    assert coup_modifier(view, "ussr", "chile") == 0
    assert coup_modifier(table_of("given vp 0").view("us"), "us", "chile") == 0


def test_a_card_is_worth_one_to_four():
    plain = table_of("given vp 0").view("us")
    view = table_of("given effects containment brezhnev_doctrine red_scare_purge:us").view("us")
    assert [worth(plain, "us", ops) for ops in (1, 4)] == [1, 4]
    assert [worth(view, "us", ops) for ops in (1, 3, 4)] == [2, 4, 4]
    assert [worth(view, "ussr", ops) for ops in (1, 3, 4)] == [1, 3, 4]


def test_bonuses_of_an_area_count_in_it():
    view = table_of("given effects vietnam_revolts").view("us")
    assert Coup("us", 4, china=True).against(view, "iran") == coup_odds(4, 2)
    assert Coup("us", 4, china=True).against(view, "pakistan") == coup_odds(5, 2)
    assert Coup("us", 4, china=True).against(view, "thailand") == coup_odds(5, 2)
    assert Coup("ussr", 4, china=True).against(view, "thailand") == coup_odds(6, 2)


# ---------------------------------------------------------------- notes


def test_the_targets_of_a_coup_carry_their_odds():
    table = table_of("given influence.angola.ussr 1\ngiven hand.us duck_and_cover\nus duck_and_cover\nus use coup")
    assert notes(table)["angola"] == "Chance of success: 100% · average swing +4.5 · DEFCON 2"
    assert notes(table)["iraq"] == "Chance of success: 50% · average swing +1.0 · DEFCON 2"
    assert notes(table)["syria"] == "Chance of success: 83% · average swing +2.5"


def test_the_modified_value_counts():
    table = table_of("given effects red_scare_purge:ussr\ngiven hand.us duck_and_cover\nus duck_and_cover\nus use coup")
    assert notes(table)["syria"] == "Chance of success: 67% · average swing +1.7"


def test_a_coup_that_loses_the_game_says_so():
    table = table_of(
        "given defcon 2\ngiven influence.angola.ussr 1\ngiven hand.us duck_and_cover\nus duck_and_cover\nus use coup"
    )
    assert notes(table)["angola"].endswith("DEFCON 1!")
    table = table_of("given effects cuban_missile_crisis:ussr\ngiven hand.us nato\nus nato\nus use coup")
    assert "Cuban Missile Crisis" in notes(table)["syria"]


def test_with_nuclear_subs_defcon_stays():
    table = table_of("given effects nuclear_subs\ngiven hand.us duck_and_cover\nus duck_and_cover\nus use coup")
    assert "DEFCON" not in notes(table)["iraq"]


def test_before_the_coup_is_chosen_its_best_targets_are_named():
    table = table_of("given influence.angola.ussr 1\ngiven hand.us duck_and_cover\nus duck_and_cover")
    assert notes(table)["coup"].startswith("Angola 100% +4.5 · Syria 83% +2.5")
    assert "Poland" not in notes(table)["coup"]
    assert notes(table)["space"] == "Chance of success: 50%"
    assert [choice.option for choice in table.choices] == ["duck_and_cover"]


def test_after_the_crisis_is_settled_the_odds_stand():
    table = table_of(
        "given effects cuban_missile_crisis:ussr\ngiven influence.turkey.us 2\ngiven hand.us nato\nus nato\n"
        "us use coup\nus target withdraw\nus remove turkey"
    )
    assert notes(table)["syria"] == "Chance of success: 100% · average swing +3.5"


def test_the_china_card_is_worth_five_in_asia():
    table = table_of(
        "given defcon 5\ngiven influence.pakistan.ussr 1\ngiven china.holder us\nus the_china_card\nus use coup"
    )
    ask = asked(table, "us")
    assert coming_coup(table, ask) == Coup("us", 4, china=True)
    assert notes(table)["pakistan"].startswith("Chance of success: 100% · average swing +4.5")


@pytest.mark.parametrize(
    ("card", "given", "ops"),
    [
        ("ortega_elected_in_nicaragua", "given influence.honduras.us 1\n", 2),
        ("che", "given influence.honduras.us 1\n", 3),
        ("che", "given influence.honduras.us 1\ngiven effects brezhnev_doctrine\n", 4),
    ],
)
def test_the_coups_of_events_carry_odds_too(card, given, ops):
    turn = "given turn 8\ngiven phasing ussr\n"
    table = table_of(f"{turn}{given}given hand.ussr {card}\nussr {card}\nussr use event")
    assert coming_coup(table, asked(table, "ussr")) == Coup("ussr", ops)


def test_ches_second_coup_carries_odds_as_well():
    table = table_of(
        "given phasing ussr\ngiven influence.honduras.us 1\ngiven influence.kenya.us 1\ngiven hand.ussr che\n"
        "ussr che\nussr use event\nussr target honduras\nchance die 6"
    )
    assert coming_coup(table, asked(table, "ussr")) == Coup("ussr", 3)


def test_a_free_coup_is_distinguished_from_free_realignments():
    play = "given turn 8\ngiven hand.us tear_down_this_wall\nus tear_down_this_wall\nus use event\nus use "
    coup, realignment = table_of(play + "coup"), table_of(play + "realignment")
    assert coming_coup(coup, asked(coup, "us")) == Coup("us", 3)
    assert coming_coup(realignment, asked(realignment, "us")) is None


def test_a_war_is_no_coup():
    table = table_of("given turn 8\ngiven hand.us iran_iraq_war\nus iran_iraq_war\nus use event")
    assert notes(table)["iraq"] == "US 0 · USSR 1 · Stability 3 · Battleground"


def test_cards_say_what_they_are_worth_and_do():
    table = table_of("given effects red_scare_purge:ussr\ngiven hand.us duck_and_cover asia_scoring fidel")
    assert notes(table)["duck_and_cover"].startswith("3→2 US · DEFCON drops")
    assert notes(table)["asia_scoring"].startswith("scoring · ")
    assert notes(table)["fidel"].startswith("2→1 USSR* · ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notes_can_be_had_at_every_ask(lang):
    for table in islice(positions(seed=7), 0, None, 9):
        ask = table.asks[0]
        assert set(about(table, ask, texts(lang))) <= set(ask.options)


# ---------------------------------------------------------------- reading a card


class Page(Screen):
    """A screen that keeps its output."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def line(self, text: str = "", style: str = "", whole: bool = False) -> None:
        self.shown.append(text)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("1", "Duck and Cover: DEFCON drops"),
        ("duck", "Duck and Cover: DEFCON drops"),
        ("nasser", "Nasser: "),
        ("FID", "Fidel: "),
        ("the_iron_lady", "The Iron Lady: "),
        ("poland", "No card text found for “poland”."),
    ],
)
def test_a_card_can_be_read_by_its_number_or_name(typed, shown, tmp_path):
    table, screen = table_of("given hand.us duck_and_cover"), Page()
    session = Session(table, ("us",), 0, Save(tmp_path / "game.record", "us"), texts(), screen)
    ask = asked(table, "us")
    session.explain(typed, ask, session.keys(ask))
    assert screen.shown[0].startswith(shown)
