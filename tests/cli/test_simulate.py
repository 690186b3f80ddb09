"""`agon simulate`: counts, outcomes, the trace, and the fallback without a compiler."""

from __future__ import annotations

import re

import pytest

from agon.engine.simulate import play_many
from agon.games import load
from agon.native import library

GAME = "hector_achilles"


@pytest.mark.parametrize("backend", ["direct", "lowered", "native"])
def test_every_back_end_reports_the_same_games(agon, backend):
    played = play_many(load(GAME), {}, 5, 7, "lowered")
    ran = agon("simulate", GAME, "--games", 5, "--seed", 7, "--backend", backend, "--json")
    assert (ran.code, ran.err) == (0, "")
    report = ran.json
    assert report["trace"] == f"{played.trace:016x}" and len(report["trace"]) == 16
    assert report["outcomes"] == played.outcomes
    counts = ("games", "decisions", "chance", "forced", "capped")
    assert [report[name] for name in counts] == [getattr(played, name) for name in counts]
    assert report["seconds"] >= 0 and report["games_per_s"] > 0 and report["decisions_per_s"] > 0


def test_the_report_for_people_has_the_same_names(agon):
    ran = agon("simulate", GAME, "--games", 3, "--backend", "lowered")
    names = {line.split()[0] for line in ran.out.splitlines()}
    assert {"games", "decisions", "chance", "forced", "seconds", "outcomes", "capped", "trace"} <= names


def test_capped_games_are_counted(agon):
    report = agon("simulate", GAME, "--games", 4, "--cap", 10, "--backend", "lowered", "--json").json
    assert report["capped"] == 4 and report["outcomes"] == {"capped": 4}


def test_without_a_compiler_lowered_is_used_and_reported(agon, monkeypatch):
    monkeypatch.setattr(library, "compiler", lambda: None)
    ran = agon("simulate", GAME, "--games", 2, "--json")
    assert ran.json["backend"] == "lowered"
    assert ran.err.count("\n") == 1 and "no C compiler" in ran.err


@pytest.mark.parametrize(
    ("arguments", "code"),
    [(["chess"], "unknown-game"), ([GAME, "--option", "x=1"], "bad-option"), ([GAME, "--option", "x"], "bad-option")],
)
def test_bad_arguments_are_refused(agon, arguments, code):
    ran = agon("simulate", *arguments)
    assert ran.code == 2 and ran.err.startswith(f"{code}: ")


def test_components_of_a_file_are_played_with(agon, tmp_path):
    components = load(GAME).components
    assert components is not None
    file = tmp_path / "mine.toml"
    file.write_text(re.sub("value = .", "value = 3", components.file.read_text()))
    traces = {
        agon("simulate", GAME, "--games", 20, "--backend", "lowered", "--json", *more).json["trace"]
        for more in ([], ["--components", file])
    }
    assert len(traces) == 2
    assert agon("simulate", GAME, "--components", tmp_path / "none.toml").err.startswith("bad-components: ")
