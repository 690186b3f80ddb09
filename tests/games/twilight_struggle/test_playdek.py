"""Logs in Playdek's words: our own games written down, read back, falsified number by number, cut off."""

from __future__ import annotations

import functools
import re
import sys

import pytest

from agon.cli import main
from agon.engine.importing import Unreadable
from agon.engine.study import check
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle.playdek import import_log
from tests.games.twilight_struggle.playdek_writer import write_game

SEEDS = range(12)
# a die whose face does not change what it decides is another game, as true as the first; a clock is no part of a game
FREE = re.compile(r"Time per Player|Die roll|VICTORY|DEFEAT|Trap Roll|rolls")


@functools.cache
def log(seed: int, choices: int = 100_000) -> str:
    return write_game(seed, choices, optional_cards=seed % 2 == 0, handicap=seed % 4)


def changed_numbers(text: str):
    """The text with each of its numbers made one greater, and the line it stands in."""
    lines = text.splitlines()
    for found in re.finditer(r"\d+", text):
        line = lines[text.count("\n", 0, found.start())]
        yield line, text[: found.start()] + str(int(found[0]) + 1) + text[found.end() :]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_of_our_own_is_read_back_without_a_difference(seed):
    imported = import_log(log(seed))
    assert imported.differences == ()
    assert imported.read_to == imported.lines


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_an_imported_game_is_a_record_that_replays(seed):
    imported = import_log(log(seed))
    replayed = check(imported.record("A game"), lambda name: GAME)
    assert replayed == imported.table


@pytest.mark.parametrize(("seed", "choices", "every"), [(1, 180, 1), (2, 180, 1), (0, 9999, 29), (5, 9999, 31)])
def test_a_changed_number_is_a_difference(seed, choices, every):
    changed = list(changed_numbers(log(seed, choices)))[::every]
    unseen = [line for line, other in changed if not import_log(other).differences]
    assert [line for line in unseen if not FREE.search(line)] == []


def test_a_die_that_decides_otherwise_is_a_difference():
    text = log(1)
    failed = re.search(r"Die roll: (\d) -- Failed! \(Needed (\d) or less\)", text)
    assert failed is not None
    assert import_log(text[: failed.start(1)] + "1" + text[failed.end(1) :]).differences
    assert import_log(text[: failed.start(1)] + "7" + text[failed.end(1) :]).differences


def test_a_difference_tells_the_line_and_both_sides():
    text = log(2)
    number, line = next((n, s) for n, s in enumerate(text.splitlines(), 1) if "Military Ops to" in s)
    wrong = line[:-1] + str(int(line[-1]) + 1)
    lines = text.splitlines()
    lines[number - 1] = wrong
    [difference] = import_log("\n".join(lines)).differences
    assert str(difference) == f"line {number}: the log says {wrong!r}; our rules say {line}"


def test_a_card_in_two_places_is_a_difference():
    text = log(3)
    cards = re.findall(r"^Turn 1, US AR\d: ([^:]+):", text, re.MULTILINE)
    assert import_log(text.replace(f"AR2: {cards[1]}:", f"AR2: {cards[0]}:", 1)).differences


def test_a_clean_up_header_may_carry_the_same_wrong_turn_throughout():
    text = re.sub(r"\n(Turn [2-9], Headline Phase)", r"\nTurn 9, Cleanup\n\n\1", log(0))
    assert import_log(text).differences == ()
    [difference] = import_log(text.replace("Turn 9, Cleanup", "Turn 8, Cleanup", 1)).differences
    assert difference.log == "'Turn 8, Cleanup'"


@pytest.mark.parametrize("share", [0.1, 0.3, 0.55, 0.8, 0.95])
@pytest.mark.parametrize("seed", [0, 1, 5])
def test_a_log_that_breaks_off_is_read_up_to_there(seed, share):
    lines = log(seed).splitlines()
    imported = import_log("\n".join(lines[: int(len(lines) * share)]) + "\n")
    assert imported.differences == ()
    assert imported.table.choices


def test_a_line_that_is_cut_in_two_is_left_out():
    text = log(0)
    cut = text.index("Place Influence (", len(text) // 2) + len("Place Infl")
    imported = import_log(text[:cut])
    assert imported.differences == ()
    assert imported.notes == (f"line {text.count(chr(10), 0, cut) + 1}: cut off, left out",)


def test_a_line_nobody_knows_is_a_difference_and_the_rest_is_read():
    lines = log(0).splitlines()
    lines.insert(40, "The moon is made of cheese")
    imported = import_log("\n".join(lines))
    assert [d.line for d in imported.differences] == [41]
    assert imported.read_to == len(lines)


@pytest.mark.parametrize("text", ["", "hello\nworld\n", "record A game\ngame twilight_struggle\n"])
def test_what_is_no_log_is_refused(text):
    with pytest.raises(Unreadable):
        import_log(text)


# ---------------------------------------------------------------- the command


@pytest.fixture
def agon(monkeypatch, capsys):
    def ran(*arguments):
        monkeypatch.setattr(sys, "argv", ["agon", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            main.run()
        out, err = capsys.readouterr()
        return int(end.value.code or 0), out, err

    return ran


@pytest.fixture
def files(tmp_path):
    good, wrong, noise = (tmp_path / name for name in ("good.txt", "wrong.txt", "noise.txt"))
    good.write_text(log(2))
    wrong.write_text(log(2).replace("DEFCON degrades to 4", "DEFCON degrades to 9", 1))
    noise.write_bytes(bytes(range(256)))
    return good, wrong, noise


def test_the_command_prints_a_line_a_file(agon, files):
    code, out, err = agon("import", "playdek", files[0], files[0])
    assert (code, err) == (0, "")
    assert len(out.splitlines()) == 2 and out.count("differences: 0") == 2


def test_the_command_closes_each_comparison_with_the_number_of_differences(agon, files):
    code, out, _ = agon("import", "playdek", "--verify", files[0], files[1])
    lines = out.splitlines()
    assert code == 1
    assert lines[1] == "differences: 0"
    assert re.fullmatch(r"differences: [1-9]\d*", lines[-1])
    assert re.search(r"wrong.txt: line \d+: the log says '.*9'; our rules say ", out)


def test_the_command_goes_on_after_a_file_it_cannot_read(agon, files, tmp_path):
    code, out, err = agon("import", "playdek", files[2], tmp_path / "none.txt", files[0])
    assert code == 2
    assert "noise.txt" in err and "none.txt" in err
    assert "differences: 0" in out


def test_the_command_writes_records(agon, files, tmp_path):
    assert agon("import", "playdek", files[0], "--record", tmp_path / "a.record")[0] == 0
    assert agon("import", "playdek", files[0], files[1], "--record", tmp_path / "all")[0] == 1
    one = (tmp_path / "a.record").read_text()
    assert check(one, lambda name: GAME) == import_log(log(2)).table
    assert sorted(file.name for file in (tmp_path / "all").iterdir()) == ["good.record", "wrong.record"]
