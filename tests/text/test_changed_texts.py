"""The list of translations that are older than their English text."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.changed_texts import Stale, stale

FOLDER = "src/agon/games/chess/text"


def git(root: Path, *arguments: str) -> None:
    person = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", "-C", root, *person, *arguments], check=True, capture_output=True)


def write(root: Path, lang: str, text: str) -> None:
    (root / FOLDER).mkdir(parents=True, exist_ok=True)
    (root / FOLDER / f"{lang}.ftl").write_text(text, encoding="utf-8")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    git(tmp_path, "init", "-q")
    write(tmp_path, "en", "# A comment\nleave = Go away\nstay = Stay\n")
    write(tmp_path, "hu", "leave = Távozás\nstay = Marad\n")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "Begin")
    return tmp_path


def test_only_a_changed_text_without_a_changed_translation_is_listed(root: Path) -> None:
    write(root, "en", "leave = Leave\nstay = Remain\nnew = New\n")
    write(root, "hu", "leave = Távozás\nstay = Maradás\nnew = Új\n")
    assert stale(root, "HEAD") == [Stale(f"{FOLDER}/hu.ftl", "leave", "leave = Go away", "leave = Leave")]


def test_a_changed_comment_is_no_change(root: Path) -> None:
    write(root, "en", "# Another comment\nleave =\n    Go away\nstay = Stay\n")
    assert not [found for found in stale(root, "HEAD") if found.key == "stay"]


def test_nothing_is_listed_when_nothing_changed(root: Path) -> None:
    assert not stale(root, "HEAD")
