"""Self-play and values in C equal those of the lowered machine."""

from __future__ import annotations

from typing import Any

import pytest

from agon.agents import tree
from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import CHANCE
from agon.games import NAMES, load
from agon.native import batch
from agon.native.library import load as library_of
from agon.native.search import TreeParams
from agon.native.selfplay import sample, value_all
from tests.engine.toys import bids

pytestmark = pytest.mark.skipif(not batch.available(), reason="there is no C compiler")

GAMES: list[Any] = [(load(name), {}) for name in NAMES]
GAMES += [(load("roll_player"), {"players": "3"}), (bids.GAME, {})]
every_game = pytest.mark.parametrize(
    ("game", "given"), GAMES, ids=[" ".join([game.name, *given.values()]) for game, given in GAMES]
)
SEED, MAX_SAMPLES, SAMPLED = 6, 5, 400


def lowered_sample(game: Game, options: dict[str, str], number: int) -> tuple[list[list[int]], int]:
    """The sampled positions of a game as cells, and who won it."""
    machine, chooser = game.compiled.start(game.fresh_cells(options)), SeededChooser(SEED, number)
    policy, kept, seen = tree.PlayoutPolicy(game, TreeParams(0, 0, 0, 0, 0, 1, 0)), list[list[int]](), 0
    assert isinstance(machine, LoweredMachine)
    while machine.over is None:
        if tree.decisions(machine):
            seen += 1
            place = len(kept) if len(kept) < MAX_SAMPLES else chooser.below(seen)
            if place < MAX_SAMPLES:
                kept[place : place + 1] = [list(machine.cells)]
        tree.answer_all(machine, [by_prior(policy, machine, ask, chooser) for ask in machine.pending])
    return kept, machine.over.winners


def by_prior(policy: tree.PlayoutPolicy, machine: LoweredMachine, ask: Pending, chooser: SeededChooser) -> int:
    if ask[0] == CHANCE:
        return chooser(ask)
    if len(ask[2]) == 1:
        return ask[2][0]
    if chooser.below(1000) < SAMPLED:
        return policy.sample(machine, ask, 1, chooser)
    priors, _ = policy.priors(machine, ask)
    return ask[2][priors.index(max(priors))]


@every_game
def test_the_same_games_are_played_and_the_same_positions_kept(game, given):
    options, library = game.choose_options(given), library_of(game)
    played = sample(game, options, 2, SEED, most=MAX_SAMPLES, sampled=SAMPLED)
    for number in range(2):
        kept, winners = lowered_sample(game, options, number)
        here = played.games == number
        assert [library.cells(row) for row in played.rows[here]] == kept
        assert set(played.winners[here].tolist()) == {winners}


@every_game
def test_values_of_many_positions_are_the_same_as_one_by_one(game, given):
    options, library = game.choose_options(given), library_of(game)
    rows, players = sample(game, options, 3, SEED, most=MAX_SAMPLES).rows, len(game.seats_in_play(options))
    values = value_all(game, rows, players)
    assert values.tolist() == [[game.compiled.value(library.cells(row), s) for s in range(players)] for row in rows]


def test_other_weights_are_used_for_one_call():
    game = load("hector_achilles")
    rows = sample(game, {}, 3, SEED, most=MAX_SAMPLES).rows
    mirrored = [-weight if term == "scale" else weight for term, weight in zip(terms(game), game.weights, strict=True)]
    tuned = game.with_weights(dict(zip(terms(game), mirrored, strict=True)))
    before, other = value_all(game, rows, 2), value_all(game, rows, 2, mirrored)
    assert (other == value_all(tuned, rows, 2)).all() and (other != before).any()
    assert (value_all(game, rows, 2) == before).all()


def terms(game: Game) -> tuple[str, ...]:
    assert game.mind is not None
    return game.mind.terms


def test_a_game_does_not_depend_on_the_number_of_games():
    game = load("hector_achilles")
    some, more = (sample(game, {}, count, SEED, most=MAX_SAMPLES) for count in (2, 60))
    assert (more.rows[: len(some.rows)] == some.rows).all()
