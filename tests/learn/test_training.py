"""Training: it learns, goes on after a kill to the same weights, and writes a network that numpy answers like torch."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib

import numpy as np
import pytest

from agon.engine.errors import AgonError
from agon.games import load
from agon.native import batch as simulation
from agon.native import cuda
from agon.network.forward import forward
from agon.network.weights import load as load_weights
from tests.network.rows import rows_of

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'agon[learn]'")
training = pytest.importorskip("agon.learn.training")
config = pytest.importorskip("agon.learn.config")

pytestmark = pytest.mark.skipif(not simulation.available(), reason="there is no C compiler")

GAME = load("hector_achilles")
TINY = {
    "minutes": 0,
    "updates": 1,
    "games": 64,
    "steps": 8,
    "minibatch": 128,
    "width": 32,
    "check_games": 8,
    "final_games": 8,
}


def tiny(folder, game=GAME, **changes):
    return training.Training(game, config.read_config(game.name, None, TINY | changes), folder, "cpu", 1)


def weights(folder):
    with np.load(folder / "weights.npz") as archive:
        return dict(archive)


def test_short_training_beats_random_players(tmp_path):
    rates = {"imitation": 0.7, "imitation_rate": 2e-3, "rate": 1e-3}
    run = tiny(tmp_path, updates=12, games=128, steps=16, final_games=256, **rates)
    checked = list(run.run())[-1]["check"]
    assert checked["random"]["interval"][0] > 0.5
    assert checked["random"]["games"] == 256


def test_a_killed_run_goes_on_to_the_same_weights(tmp_path):
    changes = {"updates": 12, "report_seconds": 0, "imitation": 0.2}
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    list(tiny(whole, **changes).run())
    pairs = [f"--set={name}={value}" for name, value in (TINY | changes).items()]
    command = [sys.executable, "-m", "agon", "train", GAME.name, f"--out={killed}", "--device=cpu", "--threads=1"]
    with subprocess.Popen([*command, *pairs], stderr=subprocess.PIPE, text=True) as process:
        for _ in range(4):
            assert process.stderr and " M " in process.stderr.readline()
        process.kill()
    resumed = tiny(killed)
    assert 3 <= resumed.updates < 12
    assert resumed.config.updates == 12
    list(resumed.run())
    one, other = weights(whole), weights(killed)
    assert all(np.array_equal(one[name], other[name]) for name in one)


def test_checkpoints_of_other_games_are_refused(tmp_path):
    list(tiny(tmp_path, updates=1).run())
    with pytest.raises(AgonError, match="hector_achilles"):
        tiny(tmp_path, load("roll_player"))


@pytest.mark.parametrize("name", ["hector_achilles", "roll_player"])
def test_numpy_answers_like_torch(name, tmp_path):
    game = load(name)
    run = tiny(tmp_path, game, updates=2, games=16)
    list(run.run())
    rows, width = rows_of(game, 16), game.groups[-1].stop
    mask = rows[:, width:].astype(bool)
    with torch.no_grad():
        odds, values = run.learner.network(torch.from_numpy(rows[:, :width].copy()), torch.from_numpy(mask))
    answers = forward(load_weights(tmp_path / "weights.npz", game), rows)
    logits = np.where(mask, answers.logits, -1e9)
    logits -= np.log(np.exp(logits - logits.max(1, keepdims=True)).sum(1, keepdims=True)) + logits.max(1, keepdims=True)
    assert np.allclose(logits[mask], odds.numpy()[mask], atol=5e-3)
    assert np.allclose(answers.values, values.numpy(), atol=5e-3)


def test_training_goes_on_from_stored_weights(tmp_path):
    """A block more changes nothing at first, and nothing is imitated."""
    list(tiny(tmp_path / "first", updates=2).run())
    file = tmp_path / "first" / "weights.npz"
    run = tiny(tmp_path / "next", start=str(file), blocks=3, imitation=1)
    rows, width = rows_of(GAME, 16), GAME.groups[-1].stop
    mask = rows[:, width:].astype(bool)
    with torch.no_grad():
        odds, values = run.learner.network(torch.from_numpy(rows[:, :width].copy()), torch.from_numpy(mask))
    answers = forward(load_weights(file, GAME), rows)
    assert np.allclose(answers.values, values.numpy(), atol=1e-4)
    best = np.where(mask, answers.logits, -np.inf)
    assert np.allclose(best.max(1) - best.min(1, where=mask, initial=np.inf), spread(odds.numpy(), mask), atol=1e-3)
    assert not run.imitates
    reports = list(run.run())
    assert "first" in reports[-1]["check"]
    assert tiny(tmp_path / "next").first is not None
    with pytest.raises(AgonError, match="does not fit .*: set width"):
        tiny(tmp_path / "wide", start=str(file), width=48)


def spread(odds, mask):
    return odds.max(1) - odds.min(1, where=mask, initial=np.inf)


def test_the_record_says_how_the_weights_came_about(tmp_path):
    list(tiny(tmp_path, updates=3, seed=7).run())
    record = tomllib.loads((tmp_path / "record.toml").read_text())
    assert (record["game"], record["rules"], record["seed"]) == (GAME.name, GAME.version, 7)
    assert (record["updates"], record["decisions"]) == (3, 3 * 64 * 8)
    assert record["config"]["games"] == 64
    assert record["result"]["best"]["games"] == 8
    log = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert log[-1]["check"] == record["result"]
    assert log[-2]["per_second"]["all"] > 0


def test_settings_are_checked(tmp_path):
    with pytest.raises(AgonError, match="no setting wdith"):
        config.read_config(GAME.name, None, {"wdith": 3})
    with pytest.raises(AgonError, match="updates or minutes"):
        config.read_config(GAME.name, None, {"minutes": 0})
    with pytest.raises(AgonError, match=r"\$\.games"):
        config.read_config(GAME.name, None, {"games": "many"})
    file = tmp_path / "own.toml"
    file.write_text("updates = 3\nwidth = 16\n")
    assert config.read_config(GAME.name, file, {"width": "24"}).width == 24


@pytest.mark.skipif(cuda.host_compiler() is None, reason="there is no C++ compiler")
def test_games_on_the_device_are_the_same_games(tmp_path):
    """The device is this machine here, so even the weights are the same. The run on the device is resumed once."""
    changes = {"updates": 6, "imitation": 0.3, "games": 32}
    list(tiny(tmp_path / "here", **changes).run())
    first = tiny(tmp_path / "there", games_on_device=True, **changes)
    for _ in range(4):
        first.update()
    assert [len(run.actor.groups) for run in (first, tiny(tmp_path / "new", **changes))] == [1, 2]
    first.save()
    there = tiny(tmp_path / "there")
    assert there.updates == 4
    list(there.run())
    one, other = weights(tmp_path / "there"), weights(tmp_path / "here")
    assert all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore::DeprecationWarning:torch")
def test_a_compiled_network_learns_the_same(tmp_path):
    runs = [tiny(tmp_path / str(one), updates=3, compile=one) for one in (False, True)]
    for run in runs:
        run.prepare()
    assert runs[1].seconds == 0
    plain, compiled = [[run.update() for _ in range(3)] for run in runs]
    assert np.allclose(plain, compiled, rtol=1e-3, atol=1e-4)
