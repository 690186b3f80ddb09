"""Accepted rules compute the same as Python on every back end."""

from __future__ import annotations

import pytest

from agon.engine import chooser, simulate
from agon.engine.game import Game
from agon.engine.machine import Outcome
from agon.native import batch
from tests.engine.scripts.accepted import PLAIN
from tests.engine.scripts.accepted_scripts import DONE, SCRIPTS
from tests.engine.scripts.toy import Example, dictated, field, play_side_by_side, start_all

EXAMPLES = PLAIN + SCRIPTS


def title(e: Example) -> str:
    return f"{e.line}-{e.name}"


@pytest.mark.parametrize("e", EXAMPLES, ids=title)
def test_an_accepted_example_computes_the_same_on_three_back_ends(toy: Game, e: Example):
    machines = start_all(toy, toy.fresh_cells({"example": e.name}))
    play_side_by_side(machines, dictated(e.answers))
    assert field(toy, machines[0], "out") == e.out + [0] * (16 - len(e.out))
    assert machines[0].over == (e.over or Outcome(0, DONE))


@pytest.mark.parametrize("e", SCRIPTS, ids=title)
def test_random_games_of_an_example_have_one_trace(toy: Game, e: Example):
    how = {"example": e.name}
    played = [simulate.play_many(toy, how, 20, 3, backend) for backend in ("direct", "lowered")]
    assert batch.play_many(toy, how, 20, 3) == played[0] == played[1]
    assert played[0].capped == 0


@pytest.mark.parametrize("e", SCRIPTS, ids=title)
def test_random_games_of_an_example_agree_at_every_step(toy: Game, e: Example):
    for number in range(5):
        play_side_by_side(start_all(toy, toy.fresh_cells({"example": e.name})), chooser.SeededChooser(7, number))


def test_asks_are_made_again_as_they_were(toy: Game):
    """An ask can be recomputed from the frame and the position alone: imagining without changing anything leaves it as
    it was."""
    for e in SCRIPTS:
        cells = toy.fresh_cells({"example": e.name})
        for machine in start_all(toy, cells)[1:]:
            choose = chooser.SeededChooser(5, 0)
            while machine.over is None:
                twin = machine.copy()
                if hasattr(machine, "code"):
                    again = machine.imagine("imagine", 0, lambda ask: ask[2][0])
                else:
                    again = machine.imagine(0, 1)
                assert [tuple(a) for a in again.pending] == [tuple(a) for a in twin.pending], e.name
                ask = machine.pending[0]
                machine.answer(ask[0], choose(ask))
