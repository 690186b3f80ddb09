"""The mind of a game: new weights need no new build, and it cannot change the game."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agon.engine.errors import AgonError, ScriptError
from agon.engine.game import Game
from agon.engine.mind import Mind
from agon.native.c_text import CText
from agon.native.machine import NativeMachine
from tests.engine.scripts.toy import toy_game

RULES = """
WEIGHTS = (3, -7)

def prior(p: Toy, seat: int, what: int, option: int) -> int:
    return option * WEIGHTS[0] if what == COUNT else 1

def value(p: Toy, seat: int) -> int:
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


def with_mind(toys: Path, value: str = "value") -> Game:
    game = toy_game(toys, RULES)
    rules: Any = sys.modules[game.name]
    return replace(game, mind=Mind(rules.prior, getattr(rules, value), rules.WEIGHTS, TERMS))


def prior_and_value(game: Game) -> list[tuple[int, int]]:
    """A prior and a value after two answers, on each back end."""
    native, lowered = NativeMachine(game, game.fresh_cells({})), game.compiled.start(game.fresh_cells({}))
    for machine in (native, lowered):
        machine.answer(0, 3)
        machine.answer(0, 2)
    assert game.mind is not None
    what, position = lowered.pending[0][1], game.position(lowered.cells)
    direct: Mapping[Any, Any] = game.compiled.program.direct
    return [
        (direct[game.mind.prior](position, 0, what, 2), direct[game.mind.value](position, 1)),
        (game.compiled.prior(lowered.cells, 0, what, 2), game.compiled.value(lowered.cells, 1)),
        (native.prior(0, what, 2), native.value(1)),
    ]


def test_prior_and_value_are_the_same_on_every_back_end(toys: Path):
    assert prior_and_value(with_mind(toys)) == [(6, 3 - 7 - 35 - 1)] * 3


def test_weights_are_replaced_by_the_names_of_their_terms(toys: Path):
    game = with_mind(toys)
    heavier = game.with_weights({"total": 10})
    assert heavier.weights == (3, 10)
    assert prior_and_value(heavier) == [(6, 3 + 10 + 50 - 1)] * 3
    assert prior_and_value(heavier.with_weights({"count": 5})) == [(10, 5 + 10 + 50 - 1)] * 3
    assert prior_and_value(game) == [(6, 3 - 7 - 35 - 1)] * 3, "the game itself keeps its own"


def test_other_weights_need_no_other_build(toys: Path, own_cache: Path):
    game = with_mind(toys)
    for total in (1, 2, 3):
        prior_and_value(game.with_weights({"total": total}))
    assert len(list(own_cache.iterdir())) == 1


def test_unknown_terms_and_too_large_weights_are_refused(toys: Path):
    game = with_mind(toys)
    with pytest.raises(AgonError, match="bad-option: the mind of .* has no term 'luck'; it has: count, total"):
        game.with_weights({"luck": 1})
    with pytest.raises(AgonError, match="bad-option: the weight of count cannot be 2147483648"):
        game.with_weights({"count": 1 << 31})
    with pytest.raises(AgonError, match="it has: none"):
        toy_game(toys, RULES).with_weights({"count": 1})


def test_a_game_without_a_mind_has_a_uniform_prior(toys: Path):
    game = toy_game(toys, RULES)
    native = NativeMachine(game, game.fresh_cells({}))
    assert (native.prior(0, 1, 3), native.value(2)) == (1, 0)
    assert (game.compiled.prior(native.cells, 0, 1, 3), game.compiled.value(native.cells, 2)) == (1, 0)
    assert "WEIGHTS" not in CText(game).text()


def test_a_mind_that_changes_something_is_refused(toys: Path):
    with pytest.raises(ScriptError, match="meddle belongs to the mind; take p, change nothing and return an int"):
        _ = with_mind(toys, "meddle").compiled.refs
