"""What a seat observes does not depend on what it cannot know; a feature that does is found."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agon.batch import Batch
from agon.engine.observation import Feature
from agon.engine.table import Table
from agon.games import load
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import HAND, Map
from agon.native import batch as simulation
from tests.conformance import Leak, look_for_leaks, play_on


def other_hand(p: Map, seat: int, card: int) -> bool:
    """A planted leak: the hand of the opponent."""
    return p.where[card] == HAND[1 - seat]


def test_a_feature_that_leaks_is_found():
    game = load("twilight_struggle")
    leak = Feature("leak", "the other hand", other_hand, (w.CARDS,))
    leaky = replace(game, observation=replace(game.observation, features=(*game.observation.features, leak)))
    table = play_on(Table(leaky), 3, 60)
    with pytest.raises(Leak, match="^observation of us"):
        look_for_leaks(table, "us", 1)
    look_for_leaks(play_on(Table(game), 3, 60), "us", 1)


@pytest.mark.skipif(not simulation.available(), reason="there is no C compiler")
def test_a_simultaneous_answer_is_not_seen_by_the_seat_that_is_asked_next():
    """The headlines are chosen together: the US is asked first here, and the USSR must not notice what it chose."""
    game = load("twilight_struggle")
    headline = next(code for code, kind in enumerate(game.asks) if kind.name == "headline")
    batch = Batch(game, 20, seed=1)
    met = 0
    for _ in range(300):
        for index in np.flatnonzero((batch.what == headline) & (batch.seat == 0)):
            options = np.flatnonzero(batch.mask[index])
            branches = batch.branch([int(index)] * len(options))
            branches.step(options)
            if (branches.what == headline).all():
                assert (branches.seat == 1).all()
                assert (branches.observation == branches.observation[0]).all()
                assert (branches.mask == branches.mask[0]).all()
                met += 1
        if met > 20:
            return
        batch.step(batch.choose("policy"))
    raise AssertionError("no headlines")


def test_a_one_hot_feature_has_a_place_for_every_kind():
    game = load("twilight_struggle")
    phase = {group.name: group for group in game.groups}["phase"]
    assert (phase.shape, phase.low, phase.high) == ((5,), 0, 1)
    table = Table(game)
    row = table.observation("us")[phase.start : phase.stop]
    assert row == [int(table.machine.cells[game.position.fields["phase"].offset] == kind) for kind in range(5)]
