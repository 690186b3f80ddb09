"""`agon study` and `agon record`: results, line numbers, exit codes."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.engine.table.study import write_record
from agon.games import load

GAME = "hector_achilles"
GOOD = "study Fresh\ngame hector_achilles\n= winner none\n"
BAD = "study Fresh\ngame hector_achilles\n\n= winner trojans\n"


@pytest.fixture
def files(tmp_path: Path) -> Path:
    (tmp_path / "sub").mkdir()
    (tmp_path / "good.study").write_text(GOOD)
    (tmp_path / "sub" / "bad.study").write_text(BAD)
    return tmp_path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table, choose = Table(load(GAME)), SeededChooser(1, 0)
    while table.outcome is None:
        ask = table.asks[0]
        table.choose(ask.seat, choose(ask))
    file = tmp_path / "game.record"
    file.write_text(write_record(table, "A game"))
    return file


def test_a_good_study_passes(agon, files):
    ran = agon("study", "check", files / "good.study")
    assert (ran.code, ran.out) == (0, "1 passed, 0 failed\n")


def test_a_failure_names_file_line_and_reason(agon, files):
    ran = agon("study", "check", files)
    bad = files / "sub" / "bad.study"
    assert ran.code == 1
    assert ran.out == f"{bad}:4: winner is none, not trojans (Fresh)\n1 passed, 1 failed\n"


def test_one_study_of_a_file_is_chosen_by_its_name(agon, tmp_path):
    file = tmp_path / "several.study"
    file.write_text("game hector_achilles\n\nstudy Fresh\n= winner none\n\nstudy Wrong\n= winner trojans\n")
    assert agon("study", "check", f"{file}:fresh").out == "1 passed, 0 failed\n"
    ran = agon("study", "check", file)
    assert ran.code == 1 and ran.out == f"{file}:7: winner is none, not trojans (Wrong)\n1 passed, 1 failed\n"
    ran = agon("study", "check", f"{file}:old")
    assert ran.code == 2 and ran.out.startswith(f"{file}:old:1: no study is named 'old'; choose one of: fresh, wrong\n")


def test_a_study_that_cites_an_unknown_rule_fails(agon, tmp_path):
    file = tmp_path / "cites.study"
    file.write_text("study Fresh\nrules HA-5.3-tie HA-R-999\ngame hector_achilles\n= winner none\n")
    ran = agon("study", "check", file)
    assert ran.code == 1 and ran.out == f"{file}:2: there is no rule 'HA-R-999' (Fresh)\n0 passed, 1 failed\n"


def test_the_verdict_as_json(agon, files):
    ran = agon("study", "check", files, "--json")
    bad = str(files / "sub" / "bad.study")
    failures = [{"file": bad, "line": 4, "reason": "winner is none, not trojans", "title": "Fresh"}]
    assert ran.code == 1 and ran.json == {"passed": 1, "failed": 1, "failures": failures}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("poem Fresh\n", 1),
        ("study Fresh\ngame chess\n", 2),
        ("study Fresh\ngame hector_achilles x=1\n", 2),
        ("study Fresh\ngame hector_achilles\nachaeans vanguard pile_1\n", 3),
        ("", 1),
    ],
)
def test_every_failure_has_a_line(agon, tmp_path, text, line):
    file = tmp_path / "odd.study"
    file.write_text(text)
    ran = agon("study", "check", file)
    assert ran.code == 1 and ran.out.startswith(f"{file}:{line}: ") and ran.out.endswith("\n0 passed, 1 failed\n")


def test_a_file_that_cannot_be_read_is_exit_code_2(agon, tmp_path):
    (tmp_path / "bytes.study").write_bytes(b"\xff\xfe\x00")
    ran = agon("study", "check", tmp_path / "none.study", tmp_path / "bytes.study")
    assert ran.code == 2 and ran.out.endswith("0 passed, 2 failed\n")
    assert "No such file" in ran.out and "not UTF-8" in ran.out


def test_a_record_is_verified(agon, record):
    ran = agon("record", "verify", record)
    choices = sum(line.split()[0] in ("chance", "achaeans", "trojans") for line in record.read_text().splitlines())
    assert ran.code == 0 and ran.out.startswith(f"{record}: ok, {choices} choices, ")


def test_a_record_with_a_choice_that_was_never_offered_fails(agon, record):
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("achaeans"))
    lines[at] = "achaeans vanguard retreat"
    record.write_text("\n".join(lines))
    ran = agon("record", "verify", record)
    assert ran.code == 1 and ran.out.startswith(f"{record}:{at + 1}: illegal-choice: ")


def test_a_record_with_another_result_fails(agon, record):
    text = record.read_text()
    result = text.splitlines()[-1]
    record.write_text(text.replace(result, "result draw both_exhausted"))
    ran = agon("record", "verify", record)
    assert ran.code == 1 and ran.out.startswith(f"{record}:{len(text.splitlines())}: the game ends ")


def test_a_record_that_is_missing_is_exit_code_2(agon, tmp_path):
    assert agon("record", "verify", tmp_path / "none.record").code == 2
    assert agon("record", "show", tmp_path / "none.record").code == 2


def test_a_record_is_shown_in_words(agon, record):
    out = agon("record", "show", record).out
    assert out.startswith("Hector and Achilles\nA game\nRules version: ")
    assert "Battle 1: the Achaeans attack." in out and "Winner: " in out and "Reason: " in out
    assert "You draw" not in out


def test_a_record_is_shown_as_a_seat_read_it(agon, record):
    assert "The Trojans draw: " in agon("record", "show", record, "--seat", "trojans").out
    assert agon("record", "show", record, "--seat", "argives").err.startswith("unknown-seat: ")


@pytest.mark.parametrize(("lang", "word"), [("el", "Μάχη"), ("he", "קרב"), ("hu", "csata")])
def test_a_record_is_shown_in_every_language(agon, record, lang, word):
    assert word in agon("record", "show", record, "--lang", lang).out
    assert agon("record", "show", record, "--lang", "tlh").err.startswith("unknown-language: ")


def test_a_record_that_ends_by_resignation_says_so(agon, tmp_path):
    file = tmp_path / "short.record"
    version = load(GAME).version
    head = f"record Short\ngame {GAME}\nversion {version}\n"
    file.write_text(f"{head}resign trojans\nresult achaeans resign\n")
    assert agon("record", "verify", file).out == f"{file}: ok, 0 choices, achaeans resign\n"
    assert "the losing side resigned" in agon("record", "show", file).out
    file.write_text(head)
    assert "The game is not finished." in agon("record", "show", file).out
