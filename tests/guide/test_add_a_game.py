"""The game of docs/guide/add-a-game.md is complete: its code blocks pass the conformance suite."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from agon.engine.simulate import play_many
from agon.engine.table.study import check
from agon.native import batch
from tests.conformance import Conformance
from tests.guide.pages import ADD_A_GAME, blocks

FOLDER = tempfile.TemporaryDirectory(prefix="agon-guide-")


def module() -> Any:
    """The Python blocks as one module. The file must remain, since the checker reads it."""
    file = Path(FOLDER.name) / "race.py"
    file.write_text("\n\n".join(blocks(ADD_A_GAME, "python")), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("race", file)
    assert spec and spec.loader
    made = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


RACE = module()


class TestRace(Conformance):
    game = RACE.GAME
    languages = ()


def test_three_back_ends_play_the_same_games():
    traces = {play_many(RACE.GAME, {}, 200, 1, backend).trace for backend in ("direct", "lowered")}
    if batch.available():
        traces.add(batch.play_many(RACE.GAME, {}, 200, 1).trace)
    assert len(traces) == 1


@pytest.mark.parametrize("text", blocks(ADD_A_GAME, "study"))
def test_the_study_of_the_page_holds(text):
    table = check(text, {"race": RACE.GAME}.__getitem__)
    assert table.outcome is not None


def test_the_text_of_the_page_names_every_word_ask_and_log_line():
    (text,) = blocks(ADD_A_GAME, "ftl")
    keys = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    game = RACE.GAME
    needed = {f"word-{word}" for word in game.words.ids} | {f"seat-{seat}" for seat in (*game.seats, "chance")}
    needed |= {f"ask-{kind.name}" for kind in game.asks} | {f"log-{kind.name}" for kind in game.tells}
    assert {key.replace("_", "-") for key in needed} <= keys
