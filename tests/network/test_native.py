"""The network in C answers like the one in numpy."""

from __future__ import annotations

import numpy as np
import pytest

from agon.games import NAMES, load
from agon.native import batch
from agon.network import native
from agon.network.forward import forward
from agon.network.layout import Inputs, row_length
from agon.network.weights import Weights, sampled_weights
from tests.network.rows import rows_of

pytestmark = pytest.mark.skipif(not batch.available(), reason="no C compiler")


def compare(weights, rows):
    actions = len(weights["pb"])
    legal = rows[:, -actions:] > 0
    expected, found = forward(weights, rows), native.NativeNetwork(weights, rows.shape[1])(rows)
    assert (found.logits[~legal] == -np.inf).all()
    assert np.allclose(found.logits[legal], expected.logits[legal], atol=1e-4)
    assert np.allclose(found.values, expected.values, atol=1e-4)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("count", [1, 2, 8, 19])
def test_rows_are_answered_as_in_numpy(name, count):
    game = load(name)
    rows = rows_of(game, 19)
    weights = sampled_weights(game, 72, 2, 24)
    assert forward(weights, rows).values.std() > 0.01
    for start in range(0, len(rows) - count + 1, count):
        compare(weights, rows[start : start + count])


def test_inputs_need_not_be_zero_where_the_row_is():
    game = load("hector_achilles")
    made = sampled_weights(game, 40, 1, 8)
    offset = np.linspace(-1.5, 1.5, len(made.inputs.offset)).astype(np.float32)
    inputs = Inputs(made.inputs.source, made.inputs.scale * -2, offset)
    compare(Weights(inputs, made.arrays), rows_of(game, 5))


def test_matrices_come_in_pairs_of_tiles():
    matrix = np.arange(70 * 3, dtype=np.float32).reshape(70, 3)
    pairs = native.paired(native.padded(matrix))
    assert pairs.shape == (4, 3, native.LANES, 2)
    assert (pairs.transpose(0, 3, 2, 1).reshape(-1, 3)[:70] == matrix).all()
    assert pairs[0, 2, 5].tolist() == [matrix[5, 2], matrix[native.LANES + 5, 2]]
    assert not pairs.transpose(0, 3, 2, 1).reshape(-1, 3)[70:].any()


@pytest.mark.parametrize("factor", [1e-3, 1.0, 400.0])
def test_large_and_small_weights_stay_exact(factor):
    game = load("hector_achilles")
    made = sampled_weights(game, 40, 1, 8)
    scaled = {**made.arrays, "w0": (made["w0"] * factor).astype(np.float16)}
    weights = Weights(made.inputs, scaled)
    assert 16_000 < native.scale_of(weights) * max(float(np.abs(array).max()) for array in scaled.values()) < 65_504
    compare(weights, rows_of(game, 5))


def test_a_network_in_c_is_made_once():
    game = load("hector_achilles")
    weights = sampled_weights(game, 24, 1, 8)
    assert native.native_network(game, weights) is native.native_network(game, weights)
    assert native.native_network(game, weights).struct["row"][0] == row_length(game)
