"""Games that minds play themselves in C are those of the lowered machine, and positions are evaluated alike."""

from __future__ import annotations

from typing import Any

import pytest

from agon.agents import tree
from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.lowered import LoweredMachine
from agon.engine.machine import Pending
from agon.engine.script import CHANCE
from agon.games import NAMES, load
from agon.native import batch
from agon.native.library import load as library_of
from agon.native.search import Params
from agon.native.selfplay import evaluate_all, sample
from tests.engine.toys import bids

pytestmark = pytest.mark.skipif(not batch.available(), reason="there is no C compiler")

GAMES: list[Any] = [(load(name), {}) for name in NAMES]
GAMES += [(load("roll_player"), {"players": "3"}), (bids.GAME, {})]
every_game = pytest.mark.parametrize(
    ("game", "given"), GAMES, ids=[" ".join([game.name, *given.values()]) for game, given in GAMES]
)
SEED, MOST, DRAWN = 6, 5, 400


def lowered_sample(game: Game, options: dict[str, str], number: int) -> tuple[list[list[int]], int]:
    """The kept positions of a game as cells, and who won it."""
    machine, chooser = game.start(game.fresh_cells(options)), SeededChooser(SEED, number)
    players, kept, seen = tree.Players(game, Params(0, 0, 0, 0, 0, 1, 0)), list[list[int]](), 0
    assert isinstance(machine, LoweredMachine)
    while machine.over is None:
        if tree.decisions(machine):
            seen += 1
            place = len(kept) if len(kept) < MOST else chooser.below(seen)
            if place < MOST:
                kept[place : place + 1] = [list(machine.cells)]
        tree.answer_all(machine, [leaned(players, machine, ask, chooser) for ask in machine.pending])
    return kept, machine.over.winners


def leaned(players: tree.Players, machine: LoweredMachine, ask: Pending, chooser: SeededChooser) -> int:
    if ask[0] == CHANCE:
        return chooser(ask)
    if len(ask[2]) == 1:
        return ask[2][0]
    if chooser.below(1000) < DRAWN:
        return players.lean(machine, ask, 1, chooser)
    weights, _ = players.weigh_all(machine, ask)
    return ask[2][weights.index(max(weights))]


@every_game
def test_the_same_games_are_played_and_the_same_positions_kept(game, given):
    options, library = game.choose_options(given), library_of(game)
    played = sample(game, options, 2, SEED, most=MOST, drawn=DRAWN)
    for number in range(2):
        kept, winners = lowered_sample(game, options, number)
        here = played.games == number
        assert [library.cells(row) for row in played.rows[here]] == kept
        assert set(played.winners[here].tolist()) == {winners}


@every_game
def test_positions_are_evaluated_as_one_by_one(game, given):
    options, library = game.choose_options(given), library_of(game)
    rows, players = sample(game, options, 3, SEED, most=MOST).rows, len(game.seats_in_play(options))
    values = evaluate_all(game, rows, players)
    assert values.tolist() == [[game.evaluate(library.cells(row), s) for s in range(players)] for row in rows]


def test_other_weights_are_taken_for_once():
    game = load("hector_achilles")
    rows = sample(game, {}, 3, SEED, most=MOST).rows
    mirrored = [-weight if term == "scale" else weight for term, weight in zip(terms(game), game.weights, strict=True)]
    tuned = game.with_weights(dict(zip(terms(game), mirrored, strict=True)))
    before, other = evaluate_all(game, rows, 2), evaluate_all(game, rows, 2, mirrored)
    assert (other == evaluate_all(tuned, rows, 2)).all() and (other != before).any()
    assert (evaluate_all(game, rows, 2) == before).all()


def terms(game: Game) -> tuple[str, ...]:
    assert game.mind is not None
    return game.mind.terms


def test_a_game_that_comes_first_does_not_change_those_that_follow():
    game = load("hector_achilles")
    some, more = (sample(game, {}, count, SEED, most=MOST) for count in (2, 60))
    assert (more.rows[: len(some.rows)] == some.rows).all()
