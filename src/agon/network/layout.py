"""The inputs of a game's network, made from its observation and its actions.

A network reads a *row*: the observation of the seat to act, then the mask of legal actions. Every input is
`clip(scale * row[source] + offset, -1, 1)`. A number from 0 to 1 is one input. A larger one becomes several, each
saturated at a *step* k: `clip(number / k, -1, 1)`. With all steps, a linear layer can give every number a weight of its
own. Every input is 0 where its number is 0, so a sparse row has few inputs.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import numpy as np

from agon.engine.game import Game
from agon.engine.observation import Group

Array = np.ndarray[Any, Any]

DENSE = 8
"""Up to here, every whole number is a step."""
SPARSE = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89)
"""The steps of groups with larger numbers."""


class Inputs(NamedTuple):
    """The inputs of a network: the place in the row that each comes from, its scale and its offset."""

    source: Array
    scale: Array
    offset: Array

    def expand(self, rows: Array) -> Array:
        """Return the inputs of rows, one row of float32 for each."""
        expanded: Array = rows[..., self.source] * self.scale + self.offset
        return expanded.clip(-1, 1, out=expanded)


def row_length(game: Game) -> int:
    """The numbers that a network of this game sees."""
    return game.groups[-1].stop + game.action_count


def network_folder(game: Game) -> Traversable:
    """The folder with the network of a game; it need not exist."""
    return files("agon.games").joinpath(game.name, "network")


def inputs_of(game: Game) -> Inputs:
    """The inputs for a new network of a game. `inputs.toml` in the folder of its network may replace the steps of
    groups."""
    file = network_folder(game).joinpath("inputs.toml")
    chosen = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    source, scale = list[int](), list[float]()
    for group in game.groups:
        for step in steps(group, chosen):
            source += range(group.start, group.stop)
            scale += [1 / step] * group.size
    source += range(game.groups[-1].stop, row_length(game))
    scale += [1.0] * game.action_count
    order = np.argsort(source, kind="stable")
    return Inputs(
        np.array(source, np.int32)[order], np.array(scale, np.float32)[order], np.zeros(len(source), np.float32)
    )


def steps(group: Group, chosen: Mapping[str, Sequence[int]]) -> Sequence[int]:
    """The steps of a group: those chosen for it, or else by the range of its values."""
    if group.name in chosen:
        return chosen[group.name]
    most = max(-group.low, group.high)
    return range(1, most + 1) if most <= DENSE else [step for step in SPARSE if step <= most]


def digest(game: Game) -> str:
    """A hash of everything that gives the numbers of a row and the actions their meaning."""
    groups = [(group.name, group.start, group.shape, group.low, group.high) for group in game.groups]
    asks = [(kind.name, kind.numeric) for kind in game.asks]
    about = game.observation.cards, game.observation.reasons, game.observation.numbers
    words = [list(game.words.ids), *(list(one) for one in about[:2]), about[2]]
    return hashlib.sha256(repr((groups, asks, words)).encode()).hexdigest()[:32]
