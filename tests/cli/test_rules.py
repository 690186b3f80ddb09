"""`agon rules`: coverage, single rules, and where tests are looked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon import games
from agon.rulebook.citations import collect, load_index

GAME = "hector_achilles"
GAMES = Path(games.__file__).parent
INDEX = load_index(GAMES / GAME / "rules.toml")
SHOWN = collect(GAMES)
LEFT_OUT = next(rule for rule in INDEX.entries.values() if rule.id not in SHOWN)
"""A rule that no study beside the rules shows."""


@pytest.fixture
def cited(tmp_path: Path) -> Path:
    """A folder of tests that cites every rule but one."""
    folder = tmp_path / "tests"
    folder.mkdir()
    others = " ".join(id for id in INDEX.entries if id != LEFT_OUT.id)
    (folder / "all.study").write_text(f"study All\nrules {others}\ngame {GAME}\n")
    return folder


def test_what_is_not_cited_is_listed_and_exit_code_1(agon, cited):
    total = len(INDEX.entries)
    ran = agon("rules", "coverage", GAME, "--tests", cited)
    assert ran.code == 1
    assert f"{total - 1} / {total}" in ran.out
    assert ran.out.rstrip().endswith(f"not cited:\n{LEFT_OUT.id}  {LEFT_OUT.kind}  {LEFT_OUT.title}")


def test_full_coverage_is_exit_code_0(agon, cited):
    (cited / "first.study").write_text(f"study First\nrules {LEFT_OUT.id}\n")
    ran = agon("rules", "coverage", GAME, "--tests", cited)
    assert ran.code == 0 and GAME in ran.out and "not cited" not in ran.out


def test_coverage_as_json(agon, cited):
    ran = agon("rules", "coverage", "--tests", cited, "--json")
    report = ran.json["games"][GAME]
    assert ran.code == 1 and ran.json["unknown"] == {}
    assert report["uncited"] == [LEFT_OUT._asdict()]
    assert report["cited"] == report["total"] - 1
    assert sum(kind["total"] for kind in report["kinds"].values()) == report["total"]


def test_a_citation_of_an_unknown_rule_is_reported(agon, cited):
    (cited / "odd.study").write_text("study Odd\nrules HA-99-nothing\n")
    assert "no such rule: HA-99-nothing, cited in tests/odd.study:2" in agon("rules", "coverage", "--tests", cited).out


def test_the_tests_are_those_of_the_current_folder_or_of_the_checkout(agon, cited, monkeypatch):
    monkeypatch.chdir(cited.parent)
    report = agon("rules", "coverage", GAME, "--json").json["games"][GAME]
    assert len(report["uncited"]) == 1
    monkeypatch.chdir("/")
    assert agon("rules", "coverage", GAME, "--json").code in (0, 1)


def test_without_tests_the_message_is_clear(agon, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("agon.__file__", str(tmp_path / "a" / "b" / "__init__.py"))
    ran = agon("rules", "coverage")
    assert ran.code == 2 and "no tests in" in ran.err
    assert agon("rules", "coverage", "--tests", tmp_path / "nowhere").code == 2


def test_the_rules_of_a_game_are_listed(agon):
    ran = agon("rules", "list", GAME)
    lines = ran.out.splitlines()
    assert ran.code == 0 and len(lines) == len(INDEX.entries)
    assert [line.split()[0] for line in lines] == list(INDEX.entries)
    assert [rule["id"] for rule in agon("rules", "list", GAME, "--json").json] == list(INDEX.entries)


def test_rules_of_an_unknown_game_are_refused(agon):
    assert agon("rules", "list", "chess").err.startswith("unknown-game: ")
    assert agon("rules", "coverage", "chess").code == 2


def test_a_rule_is_shown_with_the_code_tests_and_studies_that_cite_it(agon):
    ran = agon("rules", "show", "HA-5.3-tie")
    assert ran.code == 0 and "a rule of the rulebook" in ran.out
    assert "If the sums are equal, the token stays as it is." in ran.out
    code, tests, studies = (part.splitlines()[1:] for part in ran.out.split("\n\n")[2:])
    assert any(line.startswith("  src/agon/games/hector_achilles/play.py:") and '"""5.3 ' in line for line in code)
    assert any(line.startswith("  tests/games/hector_achilles/test_5_3_change_of_fate.py:") for line in tests)
    assert any(line.endswith("  On equal sums nobody turns fate") for line in studies)


def test_a_ruling_is_shown_as_json(agon):
    shown = agon("rules", "show", "HA-R-7", "--json").json
    assert (shown["game"], shown["kind"], shown["section"]) == (GAME, "ruling", None)
    assert shown["text"] and all("HA-R-7" in line["text"] for line in shown["code"])


def test_a_rule_that_does_not_exist_is_refused(agon):
    ran = agon("rules", "show", "HA-99-nothing")
    assert ran.code == 2 and "there is no rule 'HA-99-nothing'" in ran.err


@pytest.mark.parametrize(
    ("given", "suggested"), [("6.3.2", "TS-000-6.3.2-a"), ("ha-5.3", "HA-5.3-tie"), ("free coup", "TS-000-6.3.5")]
)
def test_a_section_or_a_word_suggests_ids(agon, given, suggested):
    ran = agon("rules", "show", given)
    assert ran.code == 2 and suggested in ran.err
