"""The weights of a network: a file of float16 matrices, checked against the game when it is loaded.

`x` are the inputs (`layout`), LN is layer normalisation, matrices are (out, in):

    h = w0 x + b0                                        `width` numbers
    h = h + b{i}w relu(a{i}w LN(h) + a{i}b) + b{i}b      for every block i
    h = relu(LN(h))
    policy = pw h + pb                                   a logit for every action
    value = v2w relu(v1w h + v1b) + v2b                  a logit for every seat, from the one to act clockwise

Seats that are not in play are left out when seats are counted; their logits come last and say nothing. With two seats,
the value may have one logit alone: that of the seat to act.
"""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.network.layout import Inputs, digest, inputs_of, row_length

Array = np.ndarray[Any, Any]
Shapes = dict[str, tuple[int, ...]]

LAYOUT = "layout"


class Weights:
    """The inputs and the weights of a network."""

    def __init__(self, inputs: Inputs, arrays: Mapping[str, Array]) -> None:
        self.inputs, self.arrays = inputs, dict(arrays)

    def __getitem__(self, name: str) -> Array:
        return np.ascontiguousarray(self.arrays[name], np.float32)

    @cached_property
    def singles(self) -> dict[str, Array]:
        """All arrays as float32, for numpy; in C they are copied once more."""
        return {name: self[name] for name in self.arrays}

    @property
    def width(self) -> int:
        return len(self.arrays["b0"])

    @property
    def blocks(self) -> int:
        return sum(name.startswith("ln") and name[2:-1].isdecimal() for name in self.arrays) // 2

    @property
    def value_width(self) -> int:
        return len(self.arrays["v1b"])

    @property
    def values(self) -> int:
        """The number of value logits."""
        return len(self.arrays["v2b"])


def shapes(inputs: int, width: int, blocks: int, actions: int, value_width: int, values: int) -> Shapes:
    """The shapes of all arrays of a network."""
    square, line = (width, width), (width,)
    found: Shapes = {"w0": (width, inputs), "b0": line}
    for i in range(blocks):
        found |= {f"ln{i}w": line, f"ln{i}b": line}
        found |= {f"a{i}w": square, f"a{i}b": line, f"b{i}w": square, f"b{i}b": line}
    found |= {"lnw": line, "lnb": line, "pw": (actions, width), "pb": (actions,)}
    found |= {"v1w": (value_width, width), "v1b": (value_width,)}
    return found | {"v2w": (values, value_width), "v2b": (values,)}


def save(file: Path, game: Game, weights: Weights) -> None:
    """Write the weights of a game's network as float16."""
    arrays: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.arrays.items()}
    np.savez_compressed(file, layout=np.array(digest(game)), **weights.inputs._asdict(), **arrays)


def load(file: Path, game: Game) -> Weights:
    """Read the weights of a game's network; a file that does not fit the game is refused."""
    try:
        with file.open("rb") as stream, np.load(stream) as archive:
            arrays = dict(archive)
        layout = str(arrays.pop(LAYOUT))
        inputs = Inputs(*(arrays.pop(name) for name in Inputs._fields))
        weights = Weights(inputs, arrays)
        problem = next(problems(game, layout, weights), None)
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        problem = f"it cannot be read ({error})"
    if problem:
        raise AgonError("bad-network", f"{file} is not a network for {game.name}: {problem}")
    return weights


def problems(game: Game, layout: str, weights: Weights) -> Iterator[str]:
    """Why weights do not fit a game."""
    if layout != digest(game):
        yield "it was trained for other observations or actions; train it again"
    source, scale, offset = weights.inputs
    if not len(source) == len(scale) == len(offset) or source.min() < 0 or source.max() >= row_length(game):
        yield "its inputs are not numbers of an observation"
    if (np.diff(source) < 0).any():
        yield "its inputs are not in the order of the observation"
    sizes = weights.width, weights.blocks, game.action_count, weights.value_width, weights.values
    wanted = shapes(len(source), *sizes)
    found = {name: array.shape for name, array in weights.arrays.items()}
    for name in sorted(wanted.keys() | found.keys()):
        if wanted.get(name) != found.get(name):
            yield f"{name} is {found.get(name, 'missing')}, not {wanted.get(name, 'known')}"
    seats = len(game.seats)
    if weights.values not in ({1, 2} if seats == 2 else {seats}):
        yield f"it values {weights.values} seats of {seats}"
    if not all(np.isfinite(array).all() for array in (scale, offset, *weights.arrays.values())):
        yield "it has numbers that are not finite"


def sampled_weights(game: Game, width: int, blocks: int, value_width: int = 32, seed: int = 1) -> Weights:
    """Weights at random, for measuring and testing."""
    inputs, chance = inputs_of(game), np.random.default_rng(seed)
    values = 1 if len(game.seats) == 2 else len(game.seats)
    wanted = shapes(len(inputs.source), width, blocks, game.action_count, value_width, values)
    arrays = {name: chance.normal(0, shape[-1] ** -0.5, shape).astype(np.float16) for name, shape in wanted.items()}
    for name in arrays:
        if name.startswith("ln") and name.endswith("w"):
            arrays[name] += np.float16(1)
    return Weights(inputs, arrays)
