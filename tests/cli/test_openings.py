"""`agon openings`: counts how the games of some files opened, whatever they were written by."""

from __future__ import annotations

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.engine.table.study import write_record
from agon.games import load
from tests.games.twilight_struggle.playdek_writer import write_game

GAME = "twilight_struggle"


@pytest.fixture(scope="module")
def log() -> str:
    return write_game(1, handicap=0)


def opened(table: Table) -> dict[str, str]:
    """The first headline of each seat."""
    return {
        seat: next(c.option for c in table.choices if (c.seat, c.what) == (seat, "headline")) for seat in table.seats
    }


def played(seed: int) -> Table:
    """A game up to the first action round."""
    table, choose = Table(load(GAME)), SeededChooser(seed, 0)
    while len([choice for choice in table.choices if choice.what == "headline"]) < 2:
        table.choose(table.asks[0].seat, choose(table.asks[0]))
    return table


def test_records_and_logs_count_together_and_unfinished_games_do_not(agon, tmp_path, log):
    left, unfinished = played(1), played(2)
    texts = {"log": log, "left": write_record(left, "Left", ("resign", "us")), "open": write_record(unfinished, "Open")}
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = [tmp_path / name for name in texts]
    found = agon("openings", GAME, *files, "--json").json
    assert found["games"] == 2
    results = {(one["seat"], one["word"]): one["results"] for one in found["openings"]}
    for seat, word in opened(left).items():
        assert results[seat, word]["lost" if seat == "us" else "won"] >= 1
    assert sum(sum(one.values()) for one in results.values()) == 4
    assert {one["seat"]: sum(one["words"].values()) for one in found["set_ups"]} == {"us": 7, "ussr": 6}
    ran = agon("openings", GAME, *files)
    assert ran.code == 0 and "finished games: 2 of 3" in ran.out
    assert "Soviet Union: First headline" in ran.out and "United States: Setup" in ran.out


def test_what_is_not_a_game_of_these_rules_is_named(agon, tmp_path, log):
    files = {"log": log, "note": "a note", "race": "record R\ngame roll_player players=2\nversion 1\n"}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    ran = agon("openings", GAME, *(tmp_path / name for name in files))
    assert ran.code == 2 and "finished games: 1 of 3" in ran.out
    assert len(ran.err.splitlines()) == 2 and "note" in ran.err and "race" in ran.err
