"""`agon analyse`: tables, JSON, the plot, and what is saved when it is interrupted."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from agon import games
from agon.agents.analysis import Analysis, TurningPoint, analyse
from agon.agents.plot import WIDTH, sparkline, stages
from agon.cli import analyse as command
from agon.cli.stories import Stories
from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.engine.table.study import write_record
from agon.games import NAMES, load
from agon.text.catalogue import LANGUAGES, Catalogue

SVG = "{http://www.w3.org/2000/svg}"
QUICK = ("--depth", "16")
LENGTHS = {"hector_achilles": 140, "roll_player": 120, "twilight_struggle": 110}


def record(folder: Path, name: str, most: int | None = None) -> Path:
    """The beginning of a random game as a file."""
    game = load(name)
    table, choose = Table(game), SeededChooser(2, 0)
    while table.outcome is None and len(table.choices) < (LENGTHS[name] if most is None else most):
        ask = table.asks[0]
        table.choose(ask.seat, choose(ask))
    file = folder / f"{name}.record"
    file.write_text(write_record(table, "A game"))
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_described_in_every_language(agon, tmp_path, name, lang):
    ran = agon("analyse", record(tmp_path, name), *QUICK, "--lang", lang)
    texts = Catalogue.load(lang, name)
    assert (ran.code, ran.err) == (0, "")
    for key in ("analysis-curve", "analysis-turning-points"):
        assert texts.format(key) in ran.out
    assert all(texts.seat(seat) in ran.out for seat in Table(load(name)).seats)
    assert "█" in ran.out or "▅" in ran.out or "▄" in ran.out


def test_json_holds_the_whole_analysis(agon, tmp_path):
    file = record(tmp_path, "twilight_struggle")
    ran = agon("analyse", file, *QUICK, "--json")
    found = msgspec.json.decode(ran.out, type=Analysis)
    assert (ran.code, ran.err, found.game, found.seats) == (0, "", "twilight_struggle", ["us", "ussr"])
    assert found.choices == found.analysed == len(found.points) == 110
    assert (found.depth, found.seconds, found.seed) == (16, None, 1)
    assert agon("analyse", file, *QUICK, "--json").out == ran.out
    assert agon("analyse", file, *QUICK, "--json", "--seed", 2).out != ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_has_a_line_a_seat_and_a_mark_a_stage(agon, tmp_path, lang):
    file, picture = record(tmp_path, "twilight_struggle"), tmp_path / "game.svg"
    ran = agon("analyse", file, *QUICK, "--json", "--svg", picture, "--lang", lang)
    found = msgspec.json.decode(ran.out, type=Analysis)
    root = ElementTree.parse(picture).getroot()
    lines = root.findall(f"{SVG}polyline")
    assert [len(line.attrib["points"].split()) for line in lines] == [len(found.points)] * 2
    marks = [line for line in root.findall(f"{SVG}line") if line.attrib["x1"] == line.attrib["x2"]]
    assert len(marks) == len(stages(found.points)) > 0
    dots = root.findall(f"{SVG}circle")
    assert len(dots) == len(found.turning_points)
    titles = [dot.find(f"{SVG}title") for dot in dots]
    assert all(title is not None and title.text and "%" in title.text for title in titles)
    name = Catalogue.load(lang, "twilight_struggle").seat("ussr")
    (label,) = (text for text in root.findall(f"{SVG}text") if (text.text or "").startswith(f"{name} · "))
    assert float(label.attrib["x"]) + 7.5 * len(label.text or "") <= WIDTH  # wide characters must fit too


def test_one_seat_alone(agon, tmp_path):
    file, picture = record(tmp_path, "twilight_struggle"), tmp_path / "game.svg"
    out = agon("analyse", file, *QUICK, "--seat", "us", "--svg", picture).out
    assert "United States" in out and "Soviet Union" not in out
    assert picture.read_text().count("<polyline") == 1
    ran = agon("analyse", file, *QUICK, "--seat", "france")
    assert (ran.code, ran.err) == (2, "unknown-seat: no seat 'france' in this game; the seats are: us, ussr\n")


def test_a_choice_that_cost_names_what_was_better(agon, tmp_path):
    file = record(tmp_path, "twilight_struggle")
    found = msgspec.json.decode(agon("analyse", file, *QUICK, "--json").out, type=Analysis)
    texts = Catalogue.load("en", "twilight_struggle")
    out = " ".join(agon("analyse", file, *QUICK).out.split())
    costly = [point for point in found.turning_points if point.by == "choice"]
    assert costly and out.count("This cost ") == len(costly)
    for point in costly:
        one = next(one for one in found.decisions if one.number == point.number)
        assert texts.word(one.best[0].option).split()[0] in out
    named = " ".join(word for word in out.split("This cost ")[1].split()[:6])
    assert named.startswith(f"{-100 * costly[0].change:.0f}%. Better:")


def test_options_are_named_as_on_the_buttons(agon, tmp_path):
    out = agon("analyse", record(tmp_path, "hector_achilles"), *QUICK, "--choices").out
    assert "No action" in out and "pass (" not in out


def test_hidden_luck_is_named_as_such(agon, tmp_path):
    """The public lines before it are shown, but they are not the luck."""
    file = record(tmp_path, "twilight_struggle")
    found = msgspec.json.decode(agon("analyse", file, *QUICK, "--json").out, type=Analysis)
    numbers = [one.number for one in found.decisions]
    hidden = 0
    stories = Stories(found, Catalogue.load("en", "twilight_struggle"))
    for one, following in zip(found.decisions, [*numbers[1:], len(found.points) + 1], strict=True):
        run = [point for point in found.points[one.number : following - 1] if point.seat == "chance"]
        if run and not any(point.told for point in run):
            hidden += 1
            assert "Hidden cards or dice." in stories.of(TurningPoint(one.number, one.seat, "chance", 0.1))
    assert hidden > 0


def test_every_decision_is_shown_on_demand(agon, tmp_path):
    file = record(tmp_path, "hector_achilles")
    found = msgspec.json.decode(agon("analyse", file, *QUICK, "--json").out, type=Analysis)
    usual, longer = (agon("analyse", file, *QUICK, *more).out for more in ((), ("--choices",)))
    shown = longer.removeprefix(usual.rstrip("\n"))
    assert shown != longer and shown.split()[0] == "Decisions"
    rows = {line.split()[0] for line in shown.splitlines() if line.strip()}
    assert {str(one.number) for one in found.decisions} <= rows


def test_a_solo_game_has_no_winning_chances(agon, tmp_path):
    game = load("roll_player")
    table, choose = Table(game, game.choose_options({"players": "1"})), SeededChooser(2, 0)
    while len(table.choices) < 60:
        ask = table.asks[0]
        table.choose(ask.seat, choose(ask))
    file, picture = tmp_path / "alone.record", tmp_path / "alone.svg"
    file.write_text(write_record(table, "A game"))
    out = agon("analyse", file, *QUICK, "--svg", picture).out
    assert "Expected result" in out and "Expected result" in picture.read_text()
    assert "Winning chances" not in out + picture.read_text()


def test_an_unwritable_picture_is_refused_before_the_analysis(agon, tmp_path, monkeypatch):
    monkeypatch.setattr(command, "analyse", None)
    ran = agon("analyse", record(tmp_path, "hector_achilles"), "--svg", tmp_path / "nowhere" / "game.svg")
    assert ran.code == 2 and ran.err.startswith("bad-option: ") and "does not exist" in ran.err


def test_ctrl_c_keeps_and_reports_the_results_so_far(agon, tmp_path, monkeypatch):
    file, picture = record(tmp_path, "hector_achilles"), tmp_path / "game.svg"

    def interrupted(table, choices, evaluator, progress):
        def stop(number):
            progress(number)
            if number == 100:
                raise KeyboardInterrupt

        return analyse(table, choices, evaluator, stop)

    monkeypatch.setattr(command, "analyse", interrupted)
    ran = agon("analyse", file, *QUICK, "--json", "--svg", picture)
    found = msgspec.json.decode(ran.out, type=Analysis)
    assert ran.code == 130 and (found.analysed, found.choices) == (100, 140) and found.decisions
    assert "Stopped after 100 of 140 choices." in ran.err
    assert picture.read_text().count("<polyline") == 2


@pytest.mark.parametrize("most", [0, 3])
def test_a_game_in_which_nothing_was_decided(agon, tmp_path, most):
    file, picture = record(tmp_path, "hector_achilles", most), tmp_path / "game.svg"
    ran = agon("analyse", file, "--svg", picture)
    assert (ran.code, ran.err) == (0, "") and "nothing to decide" in ran.out
    assert ElementTree.parse(picture).getroot().tag == f"{SVG}svg"


def test_a_study_is_analysed_from_where_it_begins(agon, tmp_path):
    file = Path(games.__file__).parent / "hector_achilles" / "studies" / "rules" / "05_3_change_of_fate.study"
    ran = agon("analyse", f"{file}:on_equal_sums_nobody_turns_fate", *QUICK, "--json")
    assert ran.code == 0 and ran.json["game"] == "hector_achilles"


def test_what_is_no_record_is_refused(agon, tmp_path):
    assert agon("analyse", tmp_path / "none.record").err.startswith("bad-study: ")
    file = record(tmp_path, "hector_achilles")
    file.write_text(file.read_text().replace("version ", "version 9"))
    assert agon("analyse", file).err.startswith("bad-record: ")


def test_a_line_of_blocks_takes_the_mean_of_what_falls_together():
    assert sparkline([0.0, 1.0, 1.0, 1.0], 2) == "▅█"
    assert sparkline([0.1] * 500, 40) == "▁" * 40
