"""The direct back end: runs scripts as generators, for tracebacks and debuggers. It cannot be copied."""

from __future__ import annotations

from typing import Any, Self

from agon.engine.errors import EngineFault
from agon.engine.language.source import Program
from agon.engine.machine import Outcome, Pending, check_pending
from agon.engine.position import Position
from agon.engine.script import LISTENER, NO_CONTEXT, NONE, Context, Finished, Request, Script, Told


class DirectMachine:
    """One game run by its generators."""

    def __init__(self, program: Program, cells: list[int], log: list[Told] | None = None) -> None:
        self.position: Any = program.position(cells)
        self.log = log
        self.over: Outcome | None = None
        self.pending: list[Pending] = []
        self._context = NO_CONTEXT
        self._together = False
        self._script: Script = program.direct[program.roots[0].python](self.position)
        self._go(None)

    @property
    def cells(self) -> list[int]:
        position: Position = self.position
        return position.cells

    def context(self) -> Context:
        """Return what the pending ask is about."""
        return self._context

    def answer(self, seat: int, option: int) -> None:
        if not self._together:
            return self._go(option)
        self.position.answer[seat] = option
        self.pending = [ask for ask in self.pending if ask.seat != seat]
        if not self.pending:
            self._go(None)

    def _go(self, value: int | None) -> None:
        before, LISTENER.log = LISTENER.log, self.log
        try:
            request = self._script.send(value)
        except Finished as finished:
            self.pending, self.over = [], Outcome(finished.winners, finished.reason)
            self._context = NO_CONTEXT
            return
        except StopIteration:
            raise EngineFault("engine-fault", "the game's script ended without finish") from None
        finally:
            LISTENER.log = before
        self._together, self._context = not isinstance(request, Request), request.context
        if isinstance(request, Request):
            asks = [Pending(request.seat, request.what, request.options, request.weights)]
        else:
            if len(set(request.seats)) != len(request.seats):
                raise EngineFault("engine-fault", f"ask {request.what} asks a seat twice: {request.seats}")
            asks = []
            for seat in sorted(request.seats):
                self.position.answer[seat] = NONE
                asks.append(Pending(seat, request.what, request.options_of(self.position, seat), None))
        self.pending = check_pending(asks)

    def copy(self) -> Self:
        raise EngineFault("engine-fault", "the direct back end cannot copy a running generator; use lowered")
