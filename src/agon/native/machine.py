"""One game on the native back end, with the same face as the other machines. For tests; batches are what it is for."""

from __future__ import annotations

from typing import Self

from agon.engine.errors import EngineFault
from agon.engine.game import Game
from agon.engine.machine import Outcome, Pending
from agon.engine.script import Told
from agon.native.library import FAULTS, Library, load


class NativeMachine:
    """A single row. Native games tell nothing, so the log stays empty."""

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
        """A machine in the midst of a game, from what another back end holds."""
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
        """The frames, as the lowered machine has them."""
        frames: list[int] = self.row["stack"][0][: int(self.row["sp"][0])].tolist()
        return frames

    def answer(self, seat: int, option: int) -> None:
        self.library.c.agon_answer(self.row.ctypes.data, seat, option)
        self._check()

    def imagine(self, seat: int, state: int) -> Self:
        """A copy in which what the seat cannot know has been dealt anew, at random from a state of splitmix64."""
        import numpy as np

        twin = self.copy()
        states = np.array([state], dtype=np.uint64)
        self.library.c.agon_imagine(twin.row.ctypes.data, seat, states.ctypes.data)
        twin._check()
        return twin

    def weigh(self, seat: int, what: int, option: int) -> int:
        self.library.take_weights()
        return int(self.library.c.agon_weigh(self.row.ctypes.data, seat, what, option))

    def evaluate(self, seat: int) -> int:
        self.library.take_weights()
        return int(self.library.c.agon_evaluate(self.row.ctypes.data, seat))

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.library, twin.log, twin.row = self.library, None, self.row.copy()
        return twin
