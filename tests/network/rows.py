"""Rows that networks see, from games played at random."""

from __future__ import annotations

from typing import Any

import numpy as np

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.script import CHANCE
from agon.engine.table import Table


def row_at(game: Game, machine: Any, ask: Any) -> Any:
    """The observation of the seat that is asked, and the mask of its actions."""
    mask = np.zeros(game.action_count, np.int8)
    mask[game.actions(ask)] = 1
    return np.concatenate([np.array(game.compiled.observe(machine, ask.seat), np.int8), mask])


def rows_of(game: Game, count: int, every: int = 7, seed: int = 1) -> Any:
    """Rows at decisions of a random game."""
    rows, number, decided = list[Any](), 0, 0
    while len(rows) < count:
        table, chooser = Table(game), SeededChooser(seed, number)
        number += 1
        while table.outcome is None and len(rows) < count:
            ask = table.machine.pending[0]
            if ask.seat != CHANCE and len(ask.options) > 1:
                decided += 1
                if decided % every == 0:
                    rows.append(row_at(game, table.machine, ask))
            table.choose(game.seat_id(ask.seat), game.option_id(ask.what, chooser(ask)))
    return np.array(rows)
