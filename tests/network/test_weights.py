"""The inputs of a network, its file, and its answers in numpy."""

from __future__ import annotations

import numpy as np
import pytest

from agon.engine.errors import AgonError
from agon.engine.observation import Group
from agon.games import NAMES, load
from agon.network import layout, trained, weights
from agon.network.forward import forward, normalised, probabilities
from tests.network.rows import rows_of

GAME = load("hector_achilles")


def small(game=GAME, seed=1):
    return weights.sampled_weights(game, 24, 2, 8, seed)


@pytest.mark.parametrize("name", NAMES)
def test_inputs_are_zero_where_the_row_is_and_follow_its_order(name):
    game = load(name)
    inputs = layout.inputs_of(game)
    assert not inputs.expand(np.zeros(layout.row_length(game), np.int8)).any()
    assert (np.unique(inputs.source) == np.arange(layout.row_length(game))).all()
    assert (np.diff(inputs.source) >= 0).all()


def test_large_numbers_have_several_steps():
    group = Group("points", "", 3, (2,), -20, 20)
    assert list(layout.steps(group, {})) == [1, 2, 3, 5, 8, 13]
    assert layout.steps(group, {"points": [1, 10]}) == [1, 10]
    assert list(layout.steps(group._replace(low=0, high=4), {})) == [1, 2, 3, 4]


def test_inputs_tell_all_small_numbers_apart():
    place = next(group.start for group in GAME.groups if group.name == "favour")
    rows = np.zeros((4, layout.row_length(GAME)), np.int8)
    rows[:, place] = range(4)
    seen = layout.inputs_of(GAME).expand(rows)
    assert np.linalg.matrix_rank(seen) == 3
    assert np.allclose(seen[2][seen[2] != 0], [1, 1, 2 / 3])


def test_the_digest_depends_on_the_observation_and_the_actions():
    assert len({layout.digest(load(name)) for name in NAMES}) == len(NAMES)


def test_a_network_is_saved_and_loaded(tmp_path):
    made, file = small(), tmp_path / "weights.npz"
    weights.save(file, GAME, made)
    read = weights.load(file, GAME)
    assert (read.width, read.blocks, read.value_width, read.values) == (24, 2, 8, 1)
    assert all((array == read[name]).all() for name, array in made.arrays.items())
    assert all((a == b).all() for a, b in zip(made.inputs, read.inputs, strict=True))


def broken(**changes):
    made = small()
    return weights.Weights(made.inputs, {**made.arrays, **changes})


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (broken(pw=np.zeros((3, 24))), "pw is"),
        (broken(more=np.zeros(1)), "more is"),
        (broken(b0=np.full(24, np.inf)), "not finite"),
        (weights.Weights(small().inputs._replace(source=small().inputs.source + 1), small().arrays), "not numbers"),
        (weights.Weights(small().inputs._replace(source=small().inputs.source[::-1]), small().arrays), "order"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(made, message, tmp_path):
    weights.save(tmp_path / "weights.npz", GAME, made)
    with pytest.raises(AgonError, match=message) as refused:
        weights.load(tmp_path / "weights.npz", GAME)
    assert refused.value.code == "bad-network"


def test_a_network_of_another_game_or_a_broken_file_is_refused(tmp_path):
    other = load("roll_player")
    file = tmp_path / "weights.npz"
    weights.save(file, other, small(other))
    with pytest.raises(AgonError, match="trained for other observations"):
        weights.load(file, GAME)
    file.write_bytes(file.read_bytes()[:1000])
    with pytest.raises(AgonError, match="cannot be read"):
        weights.load(file, other)


def test_rows_are_answered_alike_alone_and_together():
    made, rows = small(), rows_of(GAME, 6)
    logits, values = forward(made, rows)
    assert logits.shape == (6, GAME.action_count) and values.shape == (6, 1)
    for row, ours, value in zip(rows, logits, values, strict=True):
        alone = forward(made, row)
        assert np.allclose(alone.logits, ours, atol=1e-4) and np.allclose(alone.values, value, atol=1e-4)
    assert logits.std(0).max() > 0.01


def test_normalisation_has_mean_0_and_deviation_1():
    h = np.random.default_rng(1).normal(3, 2, (4, 64)).astype(np.float32)
    found = normalised(h, np.ones(64, np.float32), np.zeros(64, np.float32))
    assert np.allclose(found.mean(-1), 0, atol=1e-5) and np.allclose(found.std(-1), 1, atol=1e-3)


def test_the_policy_is_legal():
    mask = np.array([[True, False, True]])
    found = probabilities(np.array([[1.0, 50.0, 1.0]]), mask)
    assert np.allclose(found, [[0.5, 0, 0.5]])


def test_a_network_that_does_not_fit_is_left_aside(tmp_path, monkeypatch, caplog):
    """The computer players then use the mind."""
    monkeypatch.setattr(trained, "network_folder", lambda game: tmp_path)
    assert trained.trained.__wrapped__(GAME) is None and not caplog.records
    weights.save(tmp_path / "weights.npz", GAME, small())
    found = trained.trained.__wrapped__(GAME)
    assert found is not None and found.width == 24
    weights.save(tmp_path / "weights.npz", load("roll_player"), small(load("roll_player")))
    assert trained.trained.__wrapped__(GAME) is None
    assert "trained for other observations" in caplog.text
