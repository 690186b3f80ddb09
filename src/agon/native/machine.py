"""One game on the native back end, with the interface of the other machines.

The package itself runs native games in batches and trees. Stepping through a single one is for comparing the back ends
(tests/conformance.py) and for exploring positions at native speed (tools/thrown_away.py).
"""

from __future__ import annotations

from typing import Self

import numpy as np

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.machine import Outcome, Pending
from agon.engine.script import Context, Told
from agon.native.library import FAULTS, Library, load


class NativeMachine:
    """A single row. Native games write no log."""

    def __init__(self, game: Game, cells: list[int]) -> None:
        self.library: Library = load(game)
        self.log: list[Told] | None = None
        self.row = self.library.rows(cells)
        self._check()

    def _check(self) -> None:
        fault = int(self.row["fault"][0])
        if fault:
            raise EngineFault("engine-fault", FAULTS[fault])

    @classmethod
    def resumed(cls, game: Game, cells: list[int], frames: list[int]) -> Self:
        """Return a machine in the middle of a game, from the cells and frames of another back end."""
        machine = object.__new__(cls)
        machine.library, machine.log = load(game), None
        machine.row = machine.library.resumed(cells, frames)
        machine._check()
        return machine

    @property
    def cells(self) -> list[int]:
        return self.library.cells(self.row[0])

    @property
    def over(self) -> Outcome | None:
        row = self.row[0]
        return Outcome(int(row["winners"]), int(row["reason"])) if row["over"] else None

    @property
    def pending(self) -> list[Pending]:
        row = self.row[0]
        asks = []
        for a in range(int(row["asks"])):
            count = int(row["count"][a])
            weights = row["weights"][:count].tolist() if row["weighted"] else None
            asks.append(Pending(int(row["seat"][a]), int(row["what"][a]), row["options"][a][:count].tolist(), weights))
        return asks

    @property
    def frames(self) -> list[int]:
        """The frames, as in the lowered machine."""
        frames: list[int] = self.row["stack"][0][: int(self.row["sp"][0])].tolist()
        return frames

    def context(self) -> Context:
        """Return what the pending ask is about."""
        return self.library.game.compiled.code.context(self.cells, self.frames)

    def answer(self, seat: int, option: int) -> None:
        self.library.c.agon_answer(self.row.ctypes.data, seat, option)
        self._check()

    def imagine(self, seat: int, state: int) -> Self:
        """Return a copy in which what the seat cannot know is redealt, at random from a splitmix64 state."""
        twin = self.copy()
        states = np.array([state], dtype=np.uint64)
        self.library.c.agon_imagine(twin.row.ctypes.data, seat, states.ctypes.data)
        twin._check()
        return twin

    def prior(self, seat: int, what: int, option: int) -> int:
        self.library.use_weights()
        return int(self.library.c.agon_prior(self.row.ctypes.data, seat, what, option))

    def value(self, seat: int) -> int:
        self.library.use_weights()
        return int(self.library.c.agon_value(self.row.ctypes.data, seat))

    def observe(self, seat: int) -> list[int]:
        """Return what a seat may know as a row of numbers."""
        row = np.zeros(self.library.game.groups[-1].stop, np.int8)
        self.library.c.agon_observe(self.row.ctypes.data, seat, row.ctypes.data)
        observed: list[int] = row.tolist()
        return observed

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.library, twin.log = self.library, None
        twin.row = self.row.view(np.uint8).copy().view(self.row.dtype)  # numpy copies bytes faster than fields
        return twin
