"""A bid in the terminal: each player continues with the seat that the bid gave them."""

from __future__ import annotations

from pathlib import Path

import pytest

GAME = "twilight_struggle"
BID = ("play", GAME, "--option", "bid=on", "--seed", 3)


def choices(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if line.split()[0] in ("us", "ussr")]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bid.record"


def test_the_player_continues_with_the_side_that_was_won(agon, file):
    ran = agon(*BID, "--save", file, typed="ussr_9\n" + "poland\n" * 6 + "quit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "the players change sides" in ran.out
    played = choices(file)
    assert "us bid ussr_9" in played
    assert [line for line in played if line.startswith("ussr setup")] == ["ussr setup poland"] * 6
    assert "Pass the" not in ran.out  # no other player is added
    assert file.read_text().startswith("record played as us\n")


def test_a_resumed_game_knows_who_plays_which_side(agon, file):
    agon(*BID, "--save", file, typed="ussr_9\npoland\nquit\n")
    ran = agon("play", "--resume", file, "--seed", 3, typed="austria\nquit\n")
    assert "You play: Soviet Union" in ran.out
    assert [line for line in choices(file) if "setup" in line] == ["ussr setup poland", "ussr setup austria"]
    assert agon("record", "verify", file).code == 0


def test_without_a_change_the_player_stays(agon, file):
    ran = agon(*BID, "--save", file, typed="us_9\n" + "italy\n" * 7 + "quit\n")
    assert "both players keep their seats" in ran.out
    assert [line for line in choices(file) if line.startswith("us setup")] == ["us setup italy"] * 7


def test_two_at_one_screen_change_sides(agon, file):
    typed = "\nussr_2\n\nussr_1\n" + "\n" + "poland\n" * 6 + "\nitaly\nquit\n"
    ran = agon("play", GAME, "--seat", "all", "--option", "bid=on", "--seed", 3, "--save", file, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert choices(file) == ["us bid ussr_2", "ussr bid ussr_1", *["ussr setup poland"] * 6, "us setup italy"]
