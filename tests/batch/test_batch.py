"""Batches: the same games as tables and `agon simulate`, on any number of threads; states, ends and refusals."""

from __future__ import annotations

import multiprocessing
import pickle
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from agon.batch import Batch
from agon.batch import batch as batch_module
from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError, EngineFault, Refused
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.observation import Observation
from agon.engine.script import CHANCE
from agon.engine.table import Table
from agon.games import NAMES, load
from agon.native import batch as simulation
from agon.native.machine import NativeMachine
from tests.engine.scripts.toy import toy_folder, toy_game
from tests.tiers import sized

pytestmark = pytest.mark.skipif(not simulation.available(), reason="there is no C compiler")

OUTPUTS = ("seat", "what", "mask", "observation", "ended", "truncated", "rewards", "winners", "reasons", "lengths")


def outputs(batch: Batch) -> list[Any]:
    return [getattr(batch, name).copy() for name in (*OUTPUTS, "scores", "traces")]


def equal(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def play(batch: Batch, steps: int, how: str = "random") -> list[Any]:
    for _ in range(steps):
        batch.step(batch.choose(how))
    return outputs(batch)


def some_actions(batch: Batch, step: int) -> np.ndarray[Any, Any]:
    """A legal action for every game that does not touch its random stream."""
    actions = [np.flatnonzero(mask) for mask in batch.mask]
    return np.array([legal[(step * 7 + at) % len(legal)] if len(legal) else -1 for at, legal in enumerate(actions)])


@pytest.fixture
def numbers(pytestconfig: pytest.Config) -> Game:
    """A toy in which seats choose numbers."""
    text = """
def game(p: Toy) -> Script:
    while p.n < 50:
        x = yield ask(p.n % 2, COUNT, [1, 2, 3])
        y = yield roll(DIE)
        p.n = min(100, p.n + x * y)
    finish(p, p.n % 2, DONE)
"""
    return toy_game(toy_folder(pytestconfig), text)


# ---------------------------------------------------------------- the same games


@pytest.mark.parametrize("name", NAMES)
def test_random_choices_leave_the_traces_of_simulate(name: str):
    game, count = load(name), sized(40, 200)
    batch = Batch(game, count, seed=5, trace=True)
    traces, outcomes = dict[int, int](), dict[int, str]()
    lengths: dict[int, list[int]] = {}
    while len(traces) < 2 * count:
        batch.step(batch.choose())
        for index in np.flatnonzero(batch.ended):
            number = int(index) if index not in traces else int(index) + count
            traces.setdefault(number, int(batch.traces[index]))
            lengths.setdefault(number, batch.lengths[index].tolist())
            outcomes.setdefault(number, batch.outcome(int(index)))
    played = simulation.play(game, game.choose_options({}), 2 * count, 5)
    assert [traces[number] for number in range(2 * count)] == played["trace"].tolist()
    counted = [played[column].tolist() for column in ("decisions", "chance", "forced")]
    assert [tuple(lengths[number]) for number in range(2 * count)] == list(zip(*counted, strict=True))
    tally = simulation.play_many(game, game.choose_options({}), 2 * count, 5).outcomes
    assert tally == {key: list(outcomes.values()).count(key) for key in outcomes.values()}


class Follower:
    """A table that plays what one game of a batch plays: its own chooser answers chance and forced asks."""

    def __init__(self, game: Game, options: dict[str, str], seed: int, number: int) -> None:
        self.table, self.chooser = Table(game, options), SeededChooser(seed, number)
        self.advance()

    def advance(self) -> None:
        while self.table.machine.pending:
            ask = self.first
            if ask.seat != CHANCE and len(ask.options) > 1:
                break
            self.table.machine.answer(ask.seat, self.chooser(ask))

    @property
    def first(self) -> Pending:
        return self.table.machine.pending[0]

    def answer(self, action: int) -> None:
        self.table.machine.answer(self.first.seat, action)
        self.advance()


@pytest.mark.parametrize("name", NAMES)
def test_every_row_is_that_of_a_table(name: str):
    game, count = load(name), 4
    options = game.choose_options({})
    batch = Batch(game, count, seed=9, auto_reset=False, threads=2)
    followers = [Follower(game, options, 9, number) for number in range(count)]
    for step in range(10_000):
        for index, follower in enumerate(followers):
            table = follower.table
            if table.outcome is not None:
                assert batch.seat[index] == batch.what[index] == -1
                assert not batch.mask[index].any() and not batch.observation[index].any()
                continue
            ask = follower.first
            assert (batch.seat[index], batch.what[index]) == (ask.seat, ask.what)
            assert np.flatnonzero(batch.mask[index]).tolist() == sorted(game.actions(ask))
            if step % 5 == index:
                assert batch.observation[index].tolist() == table.observation(game.seat_id(ask.seat))
                assert batch.table(index) == table
        if all(follower.table.outcome for follower in followers):
            return
        actions = some_actions(batch, step)
        batch.step(actions)
        for index, follower in enumerate(followers):
            if follower.table.machine.pending:
                follower.answer(int(actions[index]))
            elif batch.ended[index]:
                raise AssertionError("a game ended twice")
            if batch.ended[index]:
                over = follower.table.machine.over
                assert over is not None
                assert (batch.winners[index], batch.reasons[index]) == over
    raise AssertionError("no end")


def test_forced_asks_are_given_out_on_request():
    game = load("twilight_struggle")
    given, skipped = Batch(game, 64, seed=3, ask_forced=True, trace=True), Batch(game, 64, seed=3)
    seen = 0
    for _ in range(100):
        seen += int((given.mask.sum(axis=1) == 1).sum())
        given.step(given.choose())
        skipped.step(skipped.choose())
        assert skipped.mask.sum(axis=1).min() > 1
    assert seen > 0


@pytest.mark.parametrize("how", ["random", "careful", "policy", "best"])
def test_threads_change_nothing(how: str):
    game = load("twilight_struggle")
    runs = [play(Batch(game, 150, seed=2, threads=threads, trace=True), 60, how) for threads in (1, 2, 5)]
    assert equal(runs[0], runs[1]) and equal(runs[0], runs[2])


def test_a_forked_process_plays_on_alone():
    batch = Batch(load("hector_achilles"), 100, seed=1, threads=3)
    expected = play(batch.branch(range(100)), 5)

    def child() -> None:
        assert equal(play(batch, 5), expected)

    process = multiprocessing.get_context("fork").Process(target=child)
    process.start()
    process.join(60)
    assert process.exitcode == 0


def test_better_choosers_win():
    game = load("twilight_struggle")
    batch = Batch(game, 300, seed=4)
    won = np.zeros(2)
    while won.sum() < 300:
        batch.step(np.where(batch.seat == 0, batch.choose("best"), batch.choose("random")))
        won += (batch.rewards > 0).sum(axis=0)
    assert won[0] > 0.9 * won.sum()


def test_what_the_mind_rules_out_is_not_prudent():
    """In Roll Player it depends on what all can see, so an imagined deal and the real one agree."""
    game, ruled_out = load("roll_player"), 0
    batch, twin = (Batch(game, 20, seed=3) for _ in range(2))
    for _ in range(60):
        prudent = batch.prudent()
        for i in np.flatnonzero((batch.mask & ~prudent).any(1)).tolist():
            machine = NativeMachine.resumed(game, batch.table(i).lowered.cells, batch.table(i).lowered.frames)
            ask = machine.pending[0]
            wanted = [game.action(ask.what, option) for option in ask.options if machine.prior(*ask[:2], option)]
            assert np.flatnonzero(prudent[i]).tolist() == sorted(wanted)
            ruled_out += 1
        assert prudent.any(1).all() and not (prudent & ~batch.mask).any()
        batch.step(batch.choose())
        twin.step(twin.choose())
    assert ruled_out and equal(outputs(batch), outputs(twin))


def test_seats_that_choose_numbers_have_actions_after_the_words(numbers: Game):
    game = replace(numbers, observation=Observation((), numbers=4))
    words = len(game.words.ids)
    batch = Batch(game, 3, seed=1)
    assert np.flatnonzero(batch.mask[0]).tolist() == [words + 1, words + 2, words + 3]
    assert batch.word(words + 2) == "2"
    ended = 0
    while ended < 5:
        batch.step(batch.choose())
        ended += int(batch.ended.sum())


def test_a_number_that_is_not_declared_is_a_fault(numbers: Game):
    with pytest.raises(EngineFault, match="game 0: more options than the game declares"):
        Batch(numbers, 3)


# ---------------------------------------------------------------- seeds, options, ends


def test_a_seed_per_game_plays_the_first_number_of_each():
    game = load("hector_achilles")
    alone = [Batch(game, 1, seed=seed) for seed in (11, 12)]
    both = Batch(game, 2, seed=[11, 12])
    for step in range(50):
        assert equal([both.observation[i] for i in (0, 1)], [one.observation[0] for one in alone])
        actions = some_actions(both, step)
        both.step(actions)
        for index, one in enumerate(alone):
            one.step(actions[index : index + 1])


def test_games_of_one_batch_may_have_different_options():
    game = load("roll_player")
    options = [{"players": str(1 + index % 4)} for index in range(40)]
    batch = Batch(game, 40, options, seed=6)
    ended = np.zeros(40, bool)
    while not ended.all():
        batch.step(batch.choose("best"))
        for index in np.flatnonzero(batch.ended):
            ended[index] = True
            players = 1 + int(index) % 4
            rewards, scores = batch.rewards[index], batch.scores[index]
            assert not rewards[players:].any() and not scores[players:].any()
            if players > 1:
                assert abs(float(rewards.sum())) < 1e-6 and rewards.max() > 0
                best = scores[:players].max()
                winners = [seat for seat in range(players) if batch.winners[index] >> seat & 1]
                assert all(scores[seat] == best for seat in winners)
            assert (scores[:players] > 0).all()
        assert (batch.seat < [int(one["players"]) for one in options]).all()


def test_rewards_are_those_of_the_winners():
    batch = Batch(load("twilight_struggle"), 100, seed=8, observe=False)
    met = set[int]()
    while len(met) < 3:
        batch.step(batch.choose())
        assert not batch.rewards[~batch.ended].any()
        for winners, rewards in zip(batch.winners[batch.ended], batch.rewards[batch.ended], strict=True):
            met.add(int(winners))
            assert rewards.tolist() == {0: [0, 0], 1: [1, -1], 2: [-1, 1]}[int(winners)]


def test_a_game_is_broken_off_after_the_cap():
    batch = Batch(load("hector_achilles"), 10, seed=1, cap=150)
    while not batch.ended.any():
        batch.step(batch.choose())
    index = int(np.flatnonzero(batch.ended)[0])
    assert batch.truncated[index] and batch.outcome(index) == "capped"
    assert batch.lengths[index].sum() == 150
    assert not batch.rewards[index].any()
    assert batch.seat[index] >= 0


def test_without_auto_reset_finished_games_wait():
    batch = Batch(load("twilight_struggle"), 20, seed=3, auto_reset=False)
    while (batch.seat >= 0).any():
        batch.step(batch.choose())
    assert not batch.mask.any()
    batch.step(np.full(20, 9999))
    assert not batch.ended.any()
    with pytest.raises(AgonError, match="game-over: game 3 is over"):
        batch.table(3)
    batch.reset(4)
    assert (batch.seat >= 0).all()


def test_observations_can_be_left_out():
    batch = Batch(load("twilight_struggle"), 5, observe=False)
    assert batch.observation.shape == (5, 0)
    play(batch, 10)


# ---------------------------------------------------------------- states and tables


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_batch_goes_on_as_before(name: str):
    batch = Batch(load(name), 30, seed=7, trace=True)
    play(batch, 40)
    saved = pickle.loads(pickle.dumps(batch.save()))
    first = play(batch, 50)
    batch.restore(saved)
    assert equal(play(batch, 50), first)
    other = Batch(load(name), 30, seed=99, trace=True)
    other.restore(saved)
    assert equal(play(other, 50)[:4], first[:4])


def test_some_games_take_the_places_of_others():
    batch = Batch(load("twilight_struggle"), 10, seed=7)
    play(batch, 30)
    before = batch.observation.copy()
    batch.restore(batch.save([3, 3]), [0, 9])
    assert np.array_equal(batch.observation[0], before[3]) and np.array_equal(batch.observation[9], before[3])
    assert np.array_equal(batch.observation[1:9], before[1:9])
    assert np.array_equal(batch.save([0, 3]).pick([1]).rows, batch.save([3]).rows)


def test_branches_share_the_past_and_with_a_seed_not_the_future():
    batch = Batch(load("twilight_struggle"), 10, seed=7)
    play(batch, 30)
    alike, unlike = batch.branch([4] * 20), batch.branch([4] * 20, seed=1)
    assert (alike.observation == batch.observation[4]).all() and (unlike.observation == batch.observation[4]).all()
    play(alike, 40), play(unlike, 40)
    assert (alike.observation == alike.observation[0]).all()
    assert not (unlike.observation == unlike.observation[0]).all()


@pytest.mark.parametrize("name", NAMES)
def test_a_table_can_enter_and_leave_a_batch(name: str):
    game = load(name)
    batch = Batch(game, 5, seed=1)
    play(batch, 25)
    table, before = batch.table(2), batch.observation.copy()
    other = Batch(game, 3, seed=2)
    other.put(1, table)
    assert np.array_equal(other.observation[1], before[2])
    assert np.array_equal(other.mask[1], batch.mask[2])
    assert other.table(1) == table
    seat = game.seat_id(int(batch.seat[2]))
    assert table.observation(seat) == before[2].tolist()
    play(other, 50)


def test_a_table_with_other_options_brings_them_along():
    game = load("roll_player")
    batch = Batch(game, 2, {"players": "2"}, seed=1, cap=2000)
    batch.put(0, Table(game, {"players": "4"}))
    ended = 0
    while ended < 3:
        batch.step(batch.choose())
        ended += int(batch.ended[0])
        assert batch.seat[1] < 2
    assert batch.table(0).options["players"] == "4"


# ---------------------------------------------------------------- what is refused


def refused(code: str, message: str) -> Any:
    return pytest.raises(AgonError, match=f"^{code}: .*{message}")


def test_an_illegal_action_is_refused_and_no_game_moves():
    batch = Batch(load("twilight_struggle"), 200, seed=1, threads=3)
    play(batch, 20)
    before, actions = outputs(batch), batch.save()
    for bad in (-1, 5000, 70_000, int(np.flatnonzero(~batch.mask[37])[0])):
        choices = some_actions(batch, 1)
        choices[37], choices[150] = bad, -1
        with pytest.raises(
            Refused, match=rf"^illegal-choice: game 37: action {bad} is not offered to \w+ \(\w+\); off"
        ):
            batch.step(choices)
        assert equal(outputs(batch), before)
        assert np.array_equal(batch.save().rows, actions.rows)


def test_malformed_steps_are_refused():
    batch = Batch(load("hector_achilles"), 4)
    for bad in ([1, 2, 3], [[1, 2, 3, 4]], [1.0, 2.0, 3.0, 4.0], ["a"] * 4, 7):
        with refused("malformed-choice", "a step takes 4 whole numbers, one per game"):
            batch.step(bad)


def test_bad_arguments_are_refused():
    game = load("roll_player")
    with refused("bad-option", "at least 1"):
        Batch(game, 0)
    with refused("bad-option", "at least 1"):
        Batch(game, 1, threads=0)
    with refused("bad-option", "players cannot be '7'"):
        Batch(game, 1, {"players": "7"})
    with refused("bad-option", "one set of options, or as many"):
        Batch(game, 3, [{}, {}])
    with refused("bad-option", "a whole number or as many seeds"):
        Batch(game, 3, seed=[1, 2])
    batch = Batch(game, 3)
    with refused("bad-option", "cannot choose 'well'; it can choose: random, careful, policy, best"):
        batch.choose("well")
    for indices in ([3], [-1], list[int]()):
        with refused("bad-position", "numbers from 0 to 2"):
            batch.save(indices)
    with refused("bad-position", "2 states cannot take the places of 3 games"):
        batch.restore(batch.save([0, 1]))
    with refused("bad-position", "states of hector_achilles 1, not of roll_player 2"):
        batch.restore(Batch(load("hector_achilles"), 3).save())
    with refused("bad-position", "the table plays hector_achilles"):
        batch.put(0, Table(load("hector_achilles")))


def test_without_a_compiler_a_batch_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(batch_module, "obstacle", lambda: "no C compiler (cc, gcc or clang) found")
    with refused(
        "bad-option", r"a batch needs native rules, and no C compiler \(cc, gcc or clang\) found; install gcc"
    ):
        Batch(load("hector_achilles"), 1)


def test_the_arrays_cannot_be_changed_by_mistake():
    batch = Batch(load("hector_achilles"), 2)
    for name in (*OUTPUTS, "scores", "traces"):
        with pytest.raises(ValueError, match="read-only"):
            getattr(batch, name)[0] = 1
