"""The mind of a game: its weights can be replaced without a new build, and it cannot change the game."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agon.engine.errors import AgonError, ScriptError
from agon.engine.game import Game, Mind
from agon.native.c_text import CText
from agon.native.machine import NativeMachine
from tests.engine.scripts.toy import toy_game

RULES = """
WEIGHTS = (3, -7)

def weigh(p: Toy, seat: int, what: int, option: int) -> int:
    return option * WEIGHTS[0] if what == COUNT else 1

def evaluate(p: Toy, seat: int) -> int:
    return sum(weight for weight in WEIGHTS) + WEIGHTS[1] * p.n - seat

def meddle(p: Toy, seat: int) -> int:
    p.n = 3
    return 0

def game(p: Toy) -> Script:
    while p.n < 50:
        x = yield ask(p.few, COUNT, [1, 2, 3])
        p.n += x
    finish(p, NONE, DONE)
"""
TERMS = ("count", "total")


def thinking(toys: Path, evaluate: str = "evaluate") -> Game:
    game = toy_game(toys, RULES)
    rules: Any = sys.modules[game.name]
    return replace(game, mind=Mind(rules.weigh, getattr(rules, evaluate), rules.WEIGHTS, TERMS))


def thoughts(game: Game) -> list[tuple[int, int]]:
    """What is thought after two answers, on each back end."""
    native, lowered = NativeMachine(game, game.fresh_cells({})), game.start(game.fresh_cells({}))
    for machine in (native, lowered):
        machine.answer(0, 3)
        machine.answer(0, 2)
    assert game.mind is not None
    what, position = lowered.pending[0][1], game.position(lowered.cells)
    direct: Mapping[Any, Any] = game.program.direct
    return [
        (direct[game.mind.weigh](position, 0, what, 2), direct[game.mind.evaluate](position, 1)),
        (game.weigh(lowered.cells, 0, what, 2), game.evaluate(lowered.cells, 1)),
        (native.weigh(0, what, 2), native.evaluate(1)),
    ]


def test_a_mind_thinks_the_same_on_every_back_end(toys: Path):
    assert thoughts(thinking(toys)) == [(6, 3 - 7 - 35 - 1)] * 3


def test_weights_are_replaced_by_the_names_of_their_terms(toys: Path):
    game = thinking(toys)
    heavier = game.with_weights({"total": 10})
    assert heavier.weights == (3, 10)
    assert thoughts(heavier) == [(6, 3 + 10 + 50 - 1)] * 3
    assert thoughts(heavier.with_weights({"count": 5})) == [(10, 5 + 10 + 50 - 1)] * 3
    assert thoughts(game) == [(6, 3 - 7 - 35 - 1)] * 3, "the game itself keeps its own"


def test_other_weights_need_no_other_build(toys: Path, own_cache: Path):
    game = thinking(toys)
    for total in (1, 2, 3):
        thoughts(game.with_weights({"total": total}))
    assert len(list(own_cache.iterdir())) == 1


def test_a_term_that_is_not_there_and_a_weight_too_wide_are_refused(toys: Path):
    game = thinking(toys)
    with pytest.raises(AgonError, match="bad-option: the mind of .* has no term 'luck'; it has: count, total"):
        game.with_weights({"luck": 1})
    with pytest.raises(AgonError, match="bad-option: the weight of count cannot be 2147483648"):
        game.with_weights({"count": 1 << 31})
    with pytest.raises(AgonError, match="it has: none"):
        toy_game(toys, RULES).with_weights({"count": 1})


def test_a_game_without_a_mind_leans_to_nothing(toys: Path):
    game = toy_game(toys, RULES)
    native = NativeMachine(game, game.fresh_cells({}))
    assert (native.weigh(0, 1, 3), native.evaluate(2)) == (1, 0)
    assert (game.weigh(native.cells, 0, 1, 3), game.evaluate(native.cells, 2)) == (1, 0)
    assert "WEIGHTS" not in CText(game).text()


def test_a_mind_that_changes_something_is_refused(toys: Path):
    with pytest.raises(ScriptError, match="meddle is of the mind; take p, change nothing and return an int"):
        _ = thinking(toys, "meddle").refs
