"""Batches on a device play the same games. The C++ compiler builds them for the host, as in tests/native/test_cuda.py;
tools/cuda_check.py compares them on a device."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from agon.batch import Batch, DeviceBatch
from agon.batch import device as device_module
from agon.engine.errors import AgonError, EngineFault, Refused
from agon.engine.game import Game
from agon.engine.observation import Observation
from agon.games import NAMES, load
from agon.native import batch as simulation
from agon.native import cuda
from tests.engine.scripts.toy import toy_folder, toy_game
from tests.tiers import sampled, sized

pytestmark = [
    pytest.mark.skipif(cuda.host_compiler() is None, reason="there is no C++ compiler"),
    pytest.mark.skipif(not simulation.available(), reason="there is no C compiler"),
]

ARRAYS = (
    *("seat", "what", "mask", "observation", "ended", "truncated"),
    *("rewards", "winners", "reasons", "lengths", "scores", "traces"),
)
OPTIONS = {
    "twilight_struggle": [{}, {"us_influence": "2"}],
    "roll_player": [{"players": str(number)} for number in (1, 2, 3, 4)],
}
TOGETHER = """
def choices(p: Toy, seat: int) -> Options:
    return [0, 1, 2]

def game(p: Toy) -> Script:
    while p.n < 30:
        yield together(COUNT, (0, 1), choices)
        x = yield roll(DIE)
        p.n = min(100, p.n + x + p.answer[0] * p.answer[1])
    finish(p, p.n % 2, DONE)
"""


def pair(game: Game, count: int, options: Any = None, **more: Any) -> tuple[Batch, DeviceBatch]:
    return (
        Batch(game, count, options, seed=7, trace=True, **more),
        DeviceBatch(game, count, options, seed=7, trace=True, device="numpy", **more),
    )


def same(ours: Batch, theirs: Batch) -> bool:
    return all(np.array_equal(getattr(ours, name), getattr(theirs, name)) for name in ARRAYS)


def play(ours: Batch, theirs: Batch, steps: int) -> int:
    """Step both batches with their own choices; return how many games ended."""
    ended = 0
    for step in range(steps):
        how = "careful" if step % 3 == 2 else "random"
        chosen = ours.choose(how)
        assert np.array_equal(chosen, theirs.choose(how))
        ours.step(chosen)
        theirs.step(chosen)
        assert same(ours, theirs), step
        ended += int(ours.ended.sum())
    return ended


@pytest.mark.parametrize("name", sampled(NAMES))
def test_every_step_is_that_of_a_batch_on_the_cpu(name: str):
    count = sized(130, 400)  # enough that the last games of a step run alone
    sets = OPTIONS.get(name, [{}])
    ours, theirs = pair(load(name), count, [sets[number % len(sets)] for number in range(count)])
    assert same(ours, theirs)
    assert play(ours, theirs, sized(150, 500)) > 0


def test_games_that_end_wait_without_auto_reset():
    ours, theirs = pair(load("hector_achilles"), 20, auto_reset=False, cap=90)
    assert play(ours, theirs, 100) == 20
    assert (theirs.seat == -1).all() and theirs.truncated.sum() == 0  # forgotten by the steps after the end
    ours.reset(8)
    theirs.reset(8)
    assert same(ours, theirs)


def toy(config: pytest.Config, text: str) -> Game:
    return replace(toy_game(toy_folder(config), text), observation=Observation((), numbers=4))


def test_simultaneous_and_forced_asks_are_given_out(pytestconfig: pytest.Config):
    assert play(*pair(toy(pytestconfig, TOGETHER), 10), 60) > 0
    assert play(*pair(load("roll_player"), 10, ask_forced=True), 60) == 0


def test_an_action_that_is_not_offered_changes_no_game():
    ours, theirs = pair(load("hector_achilles"), 12)
    chosen = ours.choose()
    theirs.choose()
    wrong = chosen.copy()
    wrong[[5, 9]] = -1, 74
    with pytest.raises(Refused, match="game 5: action -1 is not offered"):
        theirs.step(wrong)
    assert same(ours, theirs)
    ours.step(chosen)
    theirs.step(chosen)
    assert same(ours, theirs)
    with pytest.raises(Refused, match="12 whole numbers"):
        theirs.step(chosen[:3])


def test_states_move_between_the_cpu_and_a_device():
    ours, theirs = pair(load("twilight_struggle"), 6, [{"us_influence": str(n)} for n in range(6)])
    play(ours, theirs, 40)
    saved = theirs.save()
    assert saved.rows["m"]["p_influence"].tolist() == ours.save().rows["m"]["p_influence"].tolist()
    play(ours, theirs, 5)
    ours.restore(saved)
    theirs.restore(saved)
    assert same(ours, theirs)
    assert play(ours.branch([3, 3, 0], seed=1), theirs.branch([3, 3, 0], seed=1), 30) == 0
    table = ours.table(2)
    assert theirs.table(2) == table
    ours.put(4, table)
    theirs.put(4, table)
    assert np.array_equal(theirs.mask[4], theirs.mask[2])
    play(ours, theirs, 20)


def test_tensors_of_torch_hold_the_same():
    torch = pytest.importorskip("torch")
    game = load("hector_achilles")
    ours, theirs = Batch(game, 8, seed=2), DeviceBatch(game, 8, seed=2, device="cpu")
    for _ in range(20):
        chosen: Any = theirs.choose()
        assert torch.equal(chosen, torch.as_tensor(ours.choose()))
        ours.step(chosen.numpy())
        theirs.step(chosen.long())
        assert torch.is_tensor(theirs.observation)
        assert all(np.array_equal(getattr(ours, name), getattr(theirs, name).numpy()) for name in ARRAYS)
    with pytest.raises(Refused, match="8 whole numbers"):
        theirs.step(chosen.float())
    assert np.array_equal(theirs.branch([1]).mask[0], ours.mask[1])


EMPTY = """
def game(p: Toy) -> Script:
    x = yield ask(0, COUNT, [0, 1])
    y = yield ask(0, COUNT, [c for c in COLOURS if x == 0])
    finish(p, NONE, DONE)
"""


def test_a_fault_names_the_game(pytestconfig: pytest.Config):
    batch = DeviceBatch(toy(pytestconfig, EMPTY), 3, device="numpy")
    words = len(batch.game.words.ids)
    with pytest.raises(EngineFault, match="game 1: an ask without options"):
        batch.step([words, words + 1, words])


def test_without_a_device_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch):
    game = load("hector_achilles")
    with pytest.raises(AgonError, match="there are: cuda, cpu, numpy"):
        DeviceBatch(game, 4, device="tpu")

    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(device_module, "import_module", missing)
    with pytest.raises(AgonError, match=r"pip install 'agon\[cuda\]'"):
        DeviceBatch(game, 4)


def test_it_cannot_choose_by_the_mind():
    with pytest.raises(AgonError, match="it can choose: random, careful"):
        DeviceBatch(load("hector_achilles"), 4, device="numpy").choose("policy")
