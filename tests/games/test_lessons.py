"""Lessons: studies for newcomers that hold, with a title and explanations (`#: key`) in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import agon.games
from agon.engine.table.study import check, parse
from agon.engine.table.study_replay import StudyReplay
from agon.games import NAMES, load
from agon.text.catalogue import LANGUAGES, Catalogue

GAMES = Path(agon.games.__file__).parent


def lessons(game: str) -> list[Path]:
    return sorted((GAMES / game / "lessons").glob("*.study"))


def sentences(text: str) -> list[str]:
    """The keys of the `#: key id…` lines, in order."""
    return re.findall(r"^#: ([a-z0-9-]+)(?: [a-z0-9_]+)*$", text, re.MULTILINE)


@pytest.mark.parametrize("game", NAMES)
def test_there_are_a_few_lessons_in_order(game: str) -> None:
    numbers = [int(file.name[:2]) for file in lessons(game)]
    assert 4 <= len(numbers) <= 8
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("file", [file for game in NAMES for file in lessons(game)], ids=lambda file: file.stem)
def test_a_lesson_holds_and_leaves_a_move_to_the_learner(file: Path) -> None:
    text = file.read_text("utf-8")
    check(text, load, file.name)
    (learner,) = re.findall(r"^#! seat (\w+)$", text, re.MULTILINE)
    assert any(statement.words[0] == learner for statement in parse(text).statements)
    assert 4 <= len(sentences(text)) <= 10
    assert text.count("#:") == len(sentences(text))


@pytest.mark.parametrize("file", [file for game in NAMES for file in lessons(game)], ids=lambda file: file.stem)
def test_every_explanation_points_at_something_or_asks_for_a_move(file: Path) -> None:
    replay = StudyReplay(file.read_text("utf-8"), load)
    for step, following in zip(replay.steps, [*replay.steps[1:], None], strict=True):
        if step.kind == "note" and not step.points:
            assert following is not None and following.seat == replay.learner, step.note


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_title_and_explanation_has_a_text_and_there_are_no_others(game: str, lang: str) -> None:
    files = lessons(game)
    titles = [re.fullmatch(r"\d\d_([a-z_]+)", file.stem)[1].replace("_", "-") for file in files]  # type: ignore[index]
    keys = [f"lesson-{key}" for key in titles + [k for file in files for k in sentences(file.read_text("utf-8"))]]
    assert len(set(keys)) == len(keys)
    texts = Catalogue.load(lang, game)
    assert {key for key in texts.keys() if key.startswith("lesson-")} == set(keys)
    assert all(texts.format(key).strip() for key in keys)
