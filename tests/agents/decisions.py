"""Decisions taken from the middle of random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.table import Table
from agon.native.search import TreeParams


class Decision(NamedTuple):
    """A table, and a seat that has a decision there."""

    table: Table
    seat: int

    @property
    def root(self) -> LoweredMachine:
        """The table as the seat imagines it."""
        seat = self.table.game.seat_id(self.seat)
        machine = self.table.imagine(seat, SeededChooser(1, 0)).machine
        assert isinstance(machine, LoweredMachine)
        return machine

    @property
    def params(self) -> TreeParams:
        return TreeParams(1.0, 2.0, 1.0, 12, 1, 3, len(self.table.seats), opponents_use_tree=self.seat % 2)


def decisions(game: Game, options: dict[str, str], seed: int, every: int) -> Iterator[Decision]:
    """Yield every nth decision of a random game; of seats that are asked together, a random one."""
    table, chooser, number = Table(game, options), SeededChooser(seed, 0), 0
    while table.outcome is None:
        asks = table.machine.pending
        ask = asks[chooser.below(len(asks))]
        if ask[0] >= 0 and len(ask[2]) > 1:
            number += 1
            if number % every == 0:
                yield Decision(table.copy(), ask[0])
        table.choose(game.seat_id(ask[0]), game.option_id(ask[1], chooser(ask)))
