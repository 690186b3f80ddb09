"""`agon tune`: tables, JSON, the output file, interrupts and refusals."""

from __future__ import annotations

import re
import sys
import tomllib

import pytest

from agon.agents.tuning import Tuner
from agon.cli import tune
from agon.engine.mind import SearchParams
from agon.games import load
from agon.native import batch

pytestmark = pytest.mark.skipif(not batch.available(), reason="there is no C compiler")

WEIGHTS = ("tune", "hector_achilles", "--games", 200, "--trials", 12, "--check", 2, "--budget", 4)
THINKING = ("tune", "hector_achilles", "--thinking", "--games", 2, "--trials", 2, "--check", 2, "--budget", 4)
WRONG = load("hector_achilles").with_weights({"scale": 200})


@pytest.fixture
def wrong(monkeypatch):
    """A mind that is far too confident, so that there is something to improve."""
    monkeypatch.setattr(tune, "load", lambda name: WRONG)


@pytest.mark.usefixtures("wrong")
def test_the_full_result_is_printed_as_json(agon):
    ran = agon(*WEIGHTS, "--seed", 4, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = ran.json
    assert (found["seed"], found["games"], found["positions"], found["trials"]) == (4, 200, 800, 12)
    assert found["after"]["loss_fitted"] < found["before"]["loss_fitted"]
    assert found["better"] == (found["after"]["loss_held_out"] < found["before"]["loss_held_out"])
    assert found["check"]["games"] == 2 and found["check"]["seed"] != found["seed"]
    assert len(found["after"]["calibration"]) == 10
    again = agon(*WEIGHTS, "--seed", 4, "--json").json
    assert again == found, "the same seed finds the same"


@pytest.mark.usefixtures("wrong")
def test_people_get_tables(agon):
    out = agon(*WEIGHTS).out
    assert re.search(r"^loss held out +0\.\d{4} -> 0\.\d{4}", out, re.MULTILINE)
    assert re.search(r"^check +\d+\.\d % \(.*\) of 2 games", out, re.MULTILINE)
    assert re.search(r"^scale +200 +\d+", out, re.MULTILINE) and re.search(
        r"^90 to 100 %( +\d+\.\d){4}", out, re.MULTILINE
    )


def test_both_kinds_of_tuning_are_kept_in_one_file(agon, tmp_path):
    file = tmp_path / "tuning.toml"
    first = agon(*WEIGHTS, "--json", "--out", file).json
    second = agon(*THINKING, "--json", "--out", file).json
    kept = tomllib.loads(file.read_text("utf-8"))
    assert kept == {"weights": {"adopted": False, **first}, "thinking": {"adopted": False, **second}}
    assert kept["weights"]["command"].startswith("agon tune hector_achilles --games 200")
    assert set(kept["thinking"]["after"]) == set(SearchParams._fields)


@pytest.mark.usefixtures("wrong")
def test_an_interrupt_keeps_the_best_so_far(agon, monkeypatch, tmp_path):
    whole, file = Tuner.tune, tmp_path / "tuning.toml"

    def interrupted(self, trials):
        for number, least in enumerate(whole(self, trials)):
            yield least
            if number == 8:
                raise KeyboardInterrupt

    monkeypatch.setattr(Tuner, "tune", interrupted)
    ran = agon(*WEIGHTS, "--json", "--out", file)
    assert (ran.code, ran.err.strip()) == (130, "interrupted")
    assert (ran.json["interrupted"], ran.json["trials"], ran.json["check"]["games"]) == (True, 9, 0)
    assert tomllib.loads(file.read_text("utf-8"))["weights"]["after"] == ran.json["after"]


def test_missing_requirements_are_reported(agon, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "optuna", None)
    ran = agon(*WEIGHTS)
    assert (ran.code, ran.err) == (2, "bad-option: Optuna is not installed: pip install 'agon[tuning]'\n")


def test_a_file_that_is_not_toml_is_refused_before_anything_is_played(agon, tmp_path):
    file = tmp_path / "tuning.toml"
    file.write_text("no table", encoding="utf-8")
    ran = agon(*WEIGHTS, "--out", file)
    assert ran.code == 2 and f"bad-record: {file}: not TOML" in ran.err
    assert file.read_text("utf-8") == "no table"


def test_solo_games_are_not_tuned(agon):
    ran = agon("tune", "roll_player", "--option", "players=1")
    assert ran.code == 2 and "single-player" in ran.err
