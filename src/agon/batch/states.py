"""Games of a batch as data: saved, restored and branched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.native.layout import env_dtype

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, eq=False)
class States:
    """The whole states of some games. They can be pickled; another version of the rules refuses them.

    `rows` are trusted: they hold positions, frames and random streams, and nothing checks them."""

    game: str
    version: int
    options: tuple[dict[str, str], ...]
    """The options with which the games began; the field `start` of a row is an index of them."""
    rows: Array

    def __len__(self) -> int:
        return len(self.rows)

    def pick(self, indices: Sequence[int] | Array) -> States:
        """Return some of these states, in this order; an index may occur several times."""
        return replace(self, rows=copied(self.rows, np.asarray(indices)))


def copied(rows: Array, indices: Array) -> Array:
    """Return some rows; numpy copies bytes faster than the fields of structs."""
    return rows.view(np.uint8).reshape(len(rows), rows.dtype.itemsize)[indices].reshape(-1).view(rows.dtype)


def check_states(states: States, game: Game) -> None:
    """Refuse states of another game, or of rules whose positions are laid out differently."""
    if (states.game, states.version) != (game.name, game.version) or states.rows.dtype != env_dtype(game):
        mine, theirs = f"{game.name} {game.version}", f"{states.game} {states.version}"
        raise AgonError("bad-position", f"these are states of {theirs}, not of {mine}, or of a different build of it")
