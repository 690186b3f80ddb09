"""The answers of a network in numpy: for many rows at once, and where there is no compiler."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from agon.network.weights import Weights

Array = np.ndarray[Any, Any]

EPSILON = np.float32(1e-5)
ILLEGAL = np.float32(-1e9)
"""The logit of what is not legal."""


class Answers(NamedTuple):
    """For every row, a logit for each action and for each value."""

    logits: Array
    values: Array


def forward(weights: Weights, rows: Array) -> Answers:
    """Return the answers to rows of observations and masks."""
    w = weights.singles
    h = weights.inputs.expand(rows) @ w["w0"].T + w["b0"]
    for i in range(weights.blocks):
        inner = relu(normalised(h, w[f"ln{i}w"], w[f"ln{i}b"]) @ w[f"a{i}w"].T + w[f"a{i}b"])
        h += inner @ w[f"b{i}w"].T + w[f"b{i}b"]
    h = relu(normalised(h, w["lnw"], w["lnb"]))
    return Answers(h @ w["pw"].T + w["pb"], relu(h @ w["v1w"].T + w["v1b"]) @ w["v2w"].T + w["v2b"])


def relu(x: Array) -> Array:
    return np.maximum(x, 0)


def normalised(h: Array, weight: Array, bias: Array) -> Array:
    """Layer normalisation."""
    spread = h - h.mean(-1, keepdims=True)
    variance = np.square(spread).mean(-1, keepdims=True)
    result: Array = spread / np.sqrt(variance + EPSILON) * weight + bias
    return result


def probabilities(logits: Array, mask: Array) -> Array:
    """The policy: a softmax over the legal actions; where none is legal, it means nothing."""
    legal = np.where(mask, logits, ILLEGAL)
    powers = np.exp(legal - legal.max(-1, keepdims=True))
    result: Array = powers / powers.sum(-1, keepdims=True)
    return result
