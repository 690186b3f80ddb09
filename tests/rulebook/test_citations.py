"""The index of rules, and the citations of tests and studies."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from agon.rulebook.citations import (
    Rule,
    collect,
    coverage,
    coverage_by_kind,
    load_indexes,
    parse_index,
    union,
)

CONFTEST = Path(__file__).parent.parent / "conftest.py"

INDEX = """
[[rule]]
id = "XX-1.0"
kind = "rule"
title = "The first"

[[rule]]
id = "XX-1.0-ex"
kind = "example"
title = "The first, worked"

[[rule]]
id = "XX-2.0"
kind = "withdrawn"
title = "The second, once"

[[ruling]]
id = "XX-R-1"
title = "The gap between them"
"""

TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("XX-A")]
CASES = [pytest.param(1, marks=pytest.mark.rule("XX-B", "XX-C")), pytest.param(2, marks=[mark.rule("XX-D")])]


@pytest.mark.rule(
    "XX-E",
    "XX-F",
)
@pytest.mark.parametrize("n", CASES)
def test_a_function(n): ...


@pytest.mark.rule("XX-G")
class TestOfMethods:
    @pytest.mark.rule("XX-H")
    async def test_a_method(self): ...


@pytest.mark.rule("XX-NOBODY-RUNS-THIS")
def play_on(): ...


# @pytest.mark.rule("XX-A-COMMENT")
NAME = "XX-A-NAME"


@pytest.mark.rule(NAME)
@pytest.mark.skipif(False, reason="XX-A-REASON")
def test_by_name(): ...
"""


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_an_index_holds_rules_and_rulings_in_the_order_of_the_file():
    index = parse_index(INDEX)
    assert list(index.rules) == ["XX-1.0", "XX-1.0-ex", "XX-2.0"]
    assert index.rules["XX-1.0-ex"] == Rule("XX-1.0-ex", "example", "The first, worked")
    assert list(index.rulings.values()) == [Rule("XX-R-1", "ruling", "The gap between them")]
    assert list(index.entries) == ["XX-1.0", "XX-1.0-ex", "XX-2.0", "XX-R-1"]


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ('[[rule]]\nid = "XX-1.0"\nkind = "rule"\ntitle = "Again"', "XX-1.0 occurs twice"),
        ('[[ruling]]\nid = "XX-1.0"\ntitle = "Again"', "XX-1.0 occurs twice"),
        ('[[rule]]\nid = "XX-3.0"\nkind = "hint"\ntitle = "Third"', "XX-3.0 is of the kind 'hint'"),
        ('[[rules]]\nid = "XX-3.0"', "not rules"),
    ],
)
def test_a_wrong_index_is_refused(more, reason):
    with pytest.raises(ValueError, match=reason):
        parse_index(INDEX + more)


def test_the_indexes_of_games_are_found_and_joined(tmp_path):
    write(tmp_path / "first" / "rules.toml", INDEX)
    write(tmp_path / "second" / "rules.toml", INDEX.replace("XX-", "YY-"))
    write(tmp_path / "third" / "play.py", "")
    indexes = load_indexes(tmp_path)
    assert list(indexes) == ["first", "second"]
    assert list(union(indexes.values()).rulings) == ["XX-R-1", "YY-R-1"]


def test_games_may_not_share_an_id():
    index = parse_index(INDEX)
    with pytest.raises(ValueError, match=r"XX-1\.0 occurs twice"):
        union([index, index])


def test_marks_are_collected_with_their_places(tmp_path):
    write(tmp_path / "tests" / "games" / "test_play.py", TESTS)
    assert collect(tmp_path / "tests") == {
        "XX-A": ["tests/games/test_play.py:5"],
        "XX-B": ["tests/games/test_play.py:6"],
        "XX-C": ["tests/games/test_play.py:6"],
        "XX-D": ["tests/games/test_play.py:6"],
        "XX-E": ["tests/games/test_play.py:10"],
        "XX-F": ["tests/games/test_play.py:11"],
        "XX-G": ["tests/games/test_play.py:17"],
        "XX-H": ["tests/games/test_play.py:19"],
    }


def test_studies_count_as_citations(tmp_path):
    study = "study A tie  # rules XX-IN-A-COMMENT\nrules XX-1.0 XX-R-1 # and XX-2.0\ngame first\n\nrules XX-1.0-ex\n"
    write(tmp_path / "tests" / "a_tie.study", study)
    write(tmp_path / "tests" / "test_play.py", '@pytest.mark.rule("XX-1.0")\ndef test_it(): ...\n')
    assert collect(tmp_path / "tests") == {
        "XX-1.0": ["tests/a_tie.study:2", "tests/test_play.py:1"],
        "XX-R-1": ["tests/a_tie.study:2"],
        "XX-1.0-ex": ["tests/a_tie.study:5"],
    }


def test_files_that_are_no_tests_cite_nothing(tmp_path):
    write(tmp_path / "tests" / "positions.py", '@pytest.mark.rule("XX-1.0")\ndef test_it(): ...\n')
    write(tmp_path / "tests" / "notes.txt", "rules XX-1.0\n")
    assert collect(tmp_path / "tests") == {}


def test_uncited_rules_and_rulings_are_listed():
    found = coverage(parse_index(INDEX), {"XX-1.0": ["tests/test_play.py:1"]})
    assert (found.cited, found.total) == (1, 3)
    assert [rule.id for rule in found.uncited] == ["XX-1.0-ex", "XX-R-1"]
    assert found.unknown == {}


def test_unknown_citations_are_reported_with_their_places():
    found = coverage(parse_index(INDEX), {"XX-9.9": ["tests/test_play.py:1"], "XX-2.0": ["tests/test_play.py:2"]})
    assert found.unknown == {"XX-9.9": ["tests/test_play.py:1"]}


def test_coverage_is_counted_by_kind():
    citations = {"XX-1.0": ["a:1", "b:2"], "XX-R-1": ["a:1"]}
    assert coverage_by_kind(parse_index(INDEX), citations) == {"rule": (1, 1), "example": (0, 1), "ruling": (1, 1)}


def run_in_repository(root: Path, cited: str, *, workers: int = 0) -> subprocess.CompletedProcess[str]:
    """Run pytest, with our conftest, in a repository of one game and one test that cites the ids."""
    write(root / "src" / "agon" / "games" / "first" / "rules.toml", INDEX)
    write(root / "tests" / "test_play.py", f"import pytest\n\n@pytest.mark.rule({cited})\ndef test_it(): ...\n")
    write(root / "pytest.ini", "[pytest]\nmarkers = rule\n")
    write(root / "tests" / "conftest.py", CONFTEST.read_text(encoding="utf-8"))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", str(workers), "tests"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


def test_the_plugin_accepts_known_ids(tmp_path):
    run = run_in_repository(tmp_path, '"XX-1.0", "XX-R-1"')
    assert run.returncode == pytest.ExitCode.OK, run.stdout + run.stderr


def test_the_plugin_refuses_an_unknown_id(tmp_path):
    run = run_in_repository(tmp_path, '"XX-1.0", "XX-9.9"')
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert "ERROR: tests/test_play.py::test_it cites 'XX-9.9'; the ids are those of" in run.stderr


def test_the_plugin_refuses_an_unknown_id_before_workers_start(tmp_path):
    run = run_in_repository(tmp_path, '"XX-1.0", "XX-9.9"', workers=2)
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert "ERROR: tests/test_play.py:3 cites 'XX-9.9'; the ids are those of" in run.stderr


def test_the_plugin_refuses_an_empty_citation(tmp_path):
    run = run_in_repository(tmp_path, "")
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert "cites no rule at all" in run.stderr
