"""The game of docs/guide/add-a-game.md can be played with English texts alone, once its folder and name are added."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import agon
from agon.games import NAMES
from agon.text.catalogue import LANGUAGES, languages_of
from tests.games.test_conformance import IN_ENGLISH_ONLY
from tests.guide.pages import ADD_A_GAME, ROOT, blocks

PACKAGE = Path(agon.__file__).parent
SUITE = """
import asyncio

from agon.games import load
from tests.conformance import Conformance
from tests.server.conftest import begin, running


class TestRace(Conformance):
    game = load("race")
    languages = ("en",)


def test_the_server_plays_it_and_has_an_empty_rulebook(tmp_path):
    async def scenario(server):
        async with server.guests(2) as (left, right):
            table = await begin(left, right, "race")
            for client in (left, right):
                ask = (await client.get(f"/api/tables/{table}/state"))["ask"]
                await client.post(f"/api/tables/{table}/choices", {"number": ask["number"], "option": "walk"})
            assert (await left.get(f"/api/tables/{table}/state"))["view"]["steps"] == [2, 2]
            assert (await left.get("/api/games/race/rulebook", lang="el"))["chapters"] == []

    with running(tmp_path) as server:
        asyncio.run(scenario(server))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package as a newcomer leaves it: links, except for the new game and the list of names."""
    folder = tmp_path_factory.mktemp("src")
    games = folder / "agon" / "games"
    games.mkdir(parents=True)
    for link_in, entries in ((folder / "agon", PACKAGE), (games, PACKAGE / "games")):
        for entry in entries.iterdir():
            if entry.name not in ("games", "__init__.py", "__pycache__"):
                (link_in / entry.name).symlink_to(entry)
    (folder / "agon" / "__init__.py").symlink_to(PACKAGE / "__init__.py")
    names = (PACKAGE / "games" / "__init__.py").read_text(encoding="utf-8")
    (games / "__init__.py").write_text(names.replace("NAMES = (", 'NAMES = ("race", '), encoding="utf-8")
    (games / "race" / "text").mkdir(parents=True)
    (games / "race" / "__init__.py").write_text("\n\n".join(blocks(ADD_A_GAME, "python")), encoding="utf-8")
    (games / "race" / "text" / "en.ftl").write_text("".join(blocks(ADD_A_GAME, "ftl")), encoding="utf-8")
    (games / "race" / "studies").mkdir()
    (games / "race" / "studies" / "collide.study").write_text("".join(blocks(ADD_A_GAME, "study")), encoding="utf-8")
    return folder


def python(package: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}"},
        cwd=package,
        input=typed,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def run(package: Path, *arguments: str, typed: str = "") -> str:
    return python(package, "-m", "agon.cli.main", *arguments, typed=typed).stdout


def test_it_can_be_played_to_the_end_in_the_terminal(package: Path, tmp_path: Path) -> None:
    said = run(package, "play", "race", "--seed", "1", "--save", str(tmp_path / "race.record"), typed="walk\n" * 20)
    assert "Choose your pace." in said
    assert "Reason: finish line reached" in said


def test_in_another_language_it_falls_back_to_english_and_says_so_once(package: Path, tmp_path: Path) -> None:
    save = str(tmp_path / "race.record")
    ran = python(package, "-m", "agon.cli.main", "play", "race", "--lang", "el", "--save", save, typed="walk\nquit\n")
    assert "Choose your pace." in ran.stdout and "Η επιλογή σας" in ran.stdout
    assert ran.stderr == "race has no texts in Greek; using English\n"


def test_it_passes_the_conformance_suite_and_the_server_plays_it(package: Path) -> None:
    (package / "test_race.py").write_text(SUITE, encoding="utf-8")
    passed = python(package, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_race.py").stdout
    assert re.search(r"^[1-9]\d* passed", passed, re.MULTILINE)


def test_our_own_games_are_complete() -> None:
    assert not IN_ENGLISH_ONLY
    assert all(languages_of(game) == LANGUAGES for game in NAMES)


def test_it_can_be_simulated(package: Path) -> None:
    assert "arrived" in run(package, "simulate", "race", "--games", "10", "--backend", "lowered")


def test_its_study_can_be_checked(package: Path) -> None:
    assert "1 passed, 0 failed" in run(package, "study", "check", "agon/games/race/studies")
