"""The native rules of games played on the server."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator

import pytest

from agon.engine.game import Game
from agon.games import load
from agon.native import batch, library
from agon.server.tables.native_rules import NativeRules

needs_compiler = pytest.mark.skipif(not batch.available(), reason="no C compiler")


@pytest.fixture
def game() -> Iterator[Game]:
    game = load("hector_achilles")
    before, game.compiled.imagine_cells = game.compiled.imagine_cells, None
    yield game
    game.compiled.imagine_cells = before


def use(game: Game) -> list[threading.Thread]:
    """Use the native rules of a game; return the threads that were started for it, which have ended."""
    before = set(threading.enumerate())
    rules = NativeRules()
    rules.use(game)
    rules.use(game)
    started = [thread for thread in threading.enumerate() if thread not in before and thread.name.startswith("native ")]
    for thread in started:
        thread.join(120)
    return started


@needs_compiler
def test_the_rules_of_a_game_are_loaded_once(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    load_rules = library.imagine_natively

    def recorded(game: Game) -> None:
        loaded.append(game.name)
        load_rules(game)

    monkeypatch.setattr(library, "imagine_natively", recorded)
    use(game)
    assert loaded == ["hector_achilles"]
    assert game.compiled.imagine_cells is not None


def test_without_a_compiler_tables_imagine_as_before(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "obstacle", lambda: "no C compiler")
    use(game)
    assert game.compiled.imagine_cells is None


def test_rules_that_cannot_be_built_are_logged(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(game: Game) -> None:
        raise RuntimeError("the C compiler rejected the generated text")

    monkeypatch.setattr(library, "obstacle", lambda: None)
    monkeypatch.setattr(library, "imagine_natively", fails)
    with caplog.at_level(logging.ERROR):
        use(game)
    assert "the native rules of hector_achilles cannot be built" in caplog.text
    assert game.compiled.imagine_cells is None
