"""A network in C (native/network.h): for one position at a time, within the search."""

from __future__ import annotations

import ctypes
from functools import cache
from typing import Any

import numpy as np

from agon.engine.game import Game
from agon.native.library import SHARED, SUFFIX, build
from agon.network.forward import Answers
from agon.network.layout import Inputs, row_length
from agon.network.weights import Weights

Array = np.ndarray[Any, Any]

LANES, PAIRS = 16, 2
TEXT = '#include "network.h"\n'
FLAGS = (
    *SHARED,
    *("-ffp-contract=fast", "-fno-math-errno", "-fno-trapping-math", "-fno-signed-zeros", "-fassociative-math"),
)
"""Sums may be taken in any order here; in the rest of the native code they may not."""
HALF_UNIT = 2.0**112
"""How many times too small halves are where their bits are read as those of floats."""
BLOCK = ("a", "a_bias", "b", "b_bias", "ln", "ln_bias")
SIZES = ("row", "inputs", "width", "blocks", "actions", "value_width", "values")
POINTERS = (
    *("first", "scale", "offset", "base", "unit", "w0", "b0", "block"),
    *("ln", "ln_bias", "p", "p_bias", "v1", "v1_bias", "v2", "v2_bias"),
)
NETWORK = np.dtype([(name, "int32") for name in SIZES] + [(name, "uintp") for name in POINTERS], align=True)


@cache
def library() -> ctypes.CDLL:
    c = ctypes.CDLL(str(build(TEXT, FLAGS, SUFFIX, headers_used=("network.h",))))
    c.agon_network.argtypes = [ctypes.c_void_p] * 2 + [ctypes.c_int32] + [ctypes.c_void_p] * 4
    c.agon_network.restype = None
    return c


@cache
def native_network(game: Game, weights: Weights) -> NativeNetwork:
    """The network of a game in C."""
    return NativeNetwork(weights, row_length(game))


class NativeNetwork:
    """The weights of a network in the form that C reads."""

    def __init__(self, weights: Weights, row: int) -> None:
        self.weights, self._kept = weights, list[Array]()
        base = weights.inputs.offset.clip(-1, 1)
        self._scale = scale_of(weights)
        fields: dict[str, int] = {
            **dict(zip(SIZES, self._sizes(row), strict=True)),
            **self._inputs(weights.inputs, row),
            "base": self._keep(base),
            "unit": self._keep(np.array([HALF_UNIT / self._scale], np.float32)),
            "w0": self._matrix(weights["w0"], by_input=True),
            "b0": self._keep(padded(weights["b0"] + weights["w0"] @ base)),
            "block": self._keep(np.array([self._block(i) for i in range(weights.blocks)], np.uintp)),
            "v1": self._matrix(weights["v1w"]),
            "v1_bias": self._keep(padded(weights["v1b"])),
        }
        fields |= {"ln": self._keep(weights["lnw"]), "ln_bias": self._keep(weights["lnb"])}
        for name in ("p", "v2"):
            fields |= {name: self._keep(weights[f"{name}w"]), f"{name}_bias": self._keep(weights[f"{name}b"])}
        self.struct = np.zeros(1, NETWORK)
        for field, value in fields.items():
            self.struct[field] = value
        self.function: int = int(ctypes.cast(library().agon_network, ctypes.c_void_p).value or 0)

    @property
    def address(self) -> int:
        return int(self.struct.ctypes.data)

    def __call__(self, rows: Array) -> Answers:
        """Return the logits of the legal actions and the values of some rows; the other logits are -inf."""
        given = np.ascontiguousarray(rows, np.int8)
        actions = self.weights["pb"]
        games, legal = np.nonzero(given[:, -len(actions) :])
        first, chosen = np.searchsorted(games, np.arange(len(given) + 1)).astype(np.int32), legal.astype(np.int16)
        logits = np.zeros(len(legal), np.float32)
        answers = Answers(
            np.full((len(given), len(actions)), -np.inf, np.float32),
            np.zeros((len(given), self.weights.values), np.float32),
        )
        pointers = (array.ctypes.data for array in (chosen, first, logits, answers.values))
        library().agon_network(self.address, given.ctypes.data, len(given), *pointers)
        answers.logits[games, legal] = logits
        return answers

    def _keep(self, array: Array) -> int:
        """Return the address of an array, which lives as long as the network."""
        self._kept.append(np.ascontiguousarray(array))
        return int(self._kept[-1].ctypes.data)

    def _matrix(self, matrix: Array, *, by_input: bool = False) -> int:
        """Return the address of a matrix as pairs of tiles of scaled halves, or by input: its part of all pairs."""
        pairs = paired(padded(matrix * self._scale).astype(np.float16))
        return self._keep(pairs.swapaxes(0, 1) if by_input else pairs)

    def _sizes(self, row: int) -> tuple[int, ...]:
        weights = self.weights
        found = row, len(weights.inputs.source), weights.width, weights.blocks
        return (*found, len(weights["pb"]), weights.value_width, weights.values)

    def _inputs(self, inputs: Inputs, row: int) -> dict[str, int]:
        first = np.searchsorted(inputs.source, np.arange(row + 1)).astype(np.int32)
        return {"first": self._keep(first), "scale": self._keep(inputs.scale), "offset": self._keep(inputs.offset)}

    def _block(self, i: int) -> list[int]:
        w = self.weights
        found: dict[str, int] = {}
        for name in ("a", "b"):
            found |= {name: self._matrix(w[f"{name}{i}w"]), f"{name}_bias": self._keep(padded(w[f"{name}{i}b"]))}
        found |= {"ln": self._keep(w[f"ln{i}w"]), "ln_bias": self._keep(w[f"ln{i}b"])}
        return [found[name] for name in BLOCK]


def scale_of(weights: Weights) -> float:
    """Return the power of 2 that brings the largest weight just into the range of halves."""
    largest = max(float(np.abs(array).max()) for array in weights.arrays.values())
    return float(2.0 ** np.floor(np.log2(np.finfo(np.float16).max / largest)))


def padded(array: Array) -> Array:
    """Return an array with zeros up to a whole number of groups of pairs."""
    missing = -len(array) % (LANES * 2 * PAIRS)
    return np.concatenate([array, np.zeros((missing, *array.shape[1:]), np.float32)])


def paired(matrix: Array) -> Array:
    """Return an (out, in) matrix as (pair, in, LANES, 2)."""
    pairs: Array = matrix.reshape(-1, 2, LANES, matrix.shape[1]).transpose(0, 3, 2, 1)
    return pairs
