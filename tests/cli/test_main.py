"""The program as a whole: help, version, refusals and exit codes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from agon import __version__
from agon.cli import games
from agon.cli.main import app
from agon.games import NAMES

COMMANDS = (
    ["play"],
    ["games"],
    ["simulate"],
    ["arena"],
    ["study", "check"],
    ["record", "show"],
    ["record", "verify"],
    ["rules", "coverage"],
    ["rules", "list"],
    ["serve"],
    *(["admin", name] for name in ("create", "verify", "backup", "restore", "export", "import", "purge")),
)


def test_the_version_is_printed(agon):
    ran = agon("--version")
    assert (ran.code, ran.out) == (0, f"agon {__version__}\n")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_and_every_option_has_a_help_text(command):
    result = CliRunner().invoke(app, [*command, "--help"], env={"COLUMNS": "200", "TERM": "dumb"})
    assert result.exit_code == 0
    options = [line for line in result.output.splitlines() if " --" in line]
    assert options and all(len(line.strip(" │").split("  ")) > 1 for line in options)


def test_without_a_command_the_help_is_shown(agon):
    assert "simulate" in agon().out


def test_a_refusal_is_one_line_with_its_code_and_exit_code_2(agon):
    ran = agon("games", "chess")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"unknown-game: no game 'chess'; the games: {', '.join(NAMES)}\n"


def test_an_unknown_command_and_an_unknown_option_are_refused(agon):
    assert agon("dance").code == 2
    assert agon("simulate", "hector_achilles", "--frobnicate").code == 2
    assert agon("simulate", "hector_achilles", "--games", "0").code == 2


def test_a_file_that_cannot_be_written_is_one_line(agon, tmp_path):
    (tmp_path / "file").write_text("")
    ran = agon("play", "hector_achilles", "--save", tmp_path / "file" / "game.record")
    assert ran.code == 2
    assert ran.err.count("\n") == 1 and str(tmp_path / "file") in ran.err


def test_an_interrupt_is_a_short_line_and_exit_code_130(agon, monkeypatch):
    def interrupt(name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(games, "load", interrupt)
    ran = agon("games")
    assert (ran.code, ran.err.strip()) == (130, "interrupted")


def test_the_games_are_listed(agon, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    ran = agon("games")
    assert ran.code == 0
    assert re.search(r"hector_achilles +Hector and Achilles +achaeans, trojans +30 +none", ran.out)
    assert re.search(r"twilight_struggle +Twilight Struggle +us, ussr +180", ran.out)
    assert agon("games", "--options").code == 0
    assert re.search(r"hector_achilles +Έκτορας και Αχιλλέας ", agon("games", "--lang", "el").out)


def test_the_options_of_a_game_are_shown_with_meaning_default_and_exclusions(agon, monkeypatch):
    monkeypatch.setenv("COLUMNS", "160")
    out = agon("games", "twilight_struggle", "--options").out
    assert re.search(r"\Aedition  Cards, starting influence", out)  # most important first
    assert re.search(r"^  deluxe +default · deluxe *$", out, re.MULTILINE)
    assert re.search(r"^  first +first · not with optional_cards=on *$", out, re.MULTILINE)
    assert re.search(r"^  on +default · with them \(110 cards\) · not with edition=first *$", out, re.MULTILINE)
    assert re.search(r"^  1 … 9 +not with bid=on *$", out, re.MULTILINE)
    assert re.search(r"^  on +sides by bid · not with us_influence=1 … 9 *$", out, re.MULTILINE)
    hungarian = agon("games", "twilight_struggle", "--options", "--lang", "hu").out
    assert "alapértelmezett · deluxe kiadás" in hungarian
    assert "nem választható együtt ezzel: optional_cards=on" in hungarian
    listed = {option["name"]: option for option in agon("games", "twilight_struggle", "--json").json["options"]}
    assert listed["edition"]["excludes"] == {"first": [["optional_cards", "on"]]}


@pytest.mark.parametrize("command", [["play"], ["simulate"]], ids=" ".join)
def test_options_that_exclude_each_other_are_refused(agon, command):
    ran = agon(*command, "twilight_struggle", "--option", "edition=first", "--option", "optional_cards=on")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("excluded-option: edition=first excludes optional_cards=on; change one of them: ")


def test_the_games_as_json(agon):
    game, *others = agon("games", "--json").json
    assert [other["id"] for other in others] == list(NAMES[1:])
    assert game == {
        "id": "hector_achilles",
        "title": "Hector and Achilles",
        "seats": ["achaeans", "trojans"],
        "minutes": 30,
        "version": game["version"],
        "options": [],
    }


def test_a_game_shows_which_components_are_stand_ins(agon):
    out = agon("games", "hector_achilles").out
    assert "achilles*, ajax, agamemnon*" in out and "f1*" in out and "our own stand-ins" in out
    components = {c["id"]: c["designed"] for c in agon("games", "hector_achilles", "--json").json["components"]}
    assert components["achilles"] and not components["ajax"] and components["f6"]


def test_the_program_runs_on_its_own(tmp_path: Path):
    program = Path(sys.executable).with_name("agon")
    environment = {"XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii", "PATH": ""}
    command = [str(program), "play", "hector_achilles", "--seed", "1", "--lang", "he"]
    ran = subprocess.run(command, input=b"1\nquit\n", capture_output=True, env=environment, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert (tmp_path / "agon" / "hector_achilles.record").exists()


def test_a_reader_that_leaves_early_is_no_error():
    program = Path(sys.executable).with_name("agon")
    ran = subprocess.run(
        f"{program} rules list hector_achilles | head -1", shell=True, capture_output=True, text=True, check=False
    )
    assert ran.stderr == "" and ran.stdout.startswith("HA-")
