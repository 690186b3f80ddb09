"""The lowered back end: scripts as a frame machine in plain Python, whose whole state is two lists of ints."""

from __future__ import annotations

import ast
import functools
import linecache
from collections.abc import Callable
from itertools import compress
from types import FunctionType
from typing import Any, NoReturn, Self

from agon.engine.errors import AgonError, EngineFault
from agon.engine.language.lowering import Call, Lowered, Pause
from agon.engine.language.python_text import PythonText
from agon.engine.language.ranges import Ranges
from agon.engine.language.source import Function, Program
from agon.engine.machine import Outcome, Pending, check_pending
from agon.engine.script import NO_CONTEXT, NONE, REVEALED, Context, EventTable, Finished, Told
from agon.engine.views import rule_part

MAX_DEALS = 1000
"""How many deals are tried until the pending ask has an option; play.h has the same number."""
Chooser = Callable[[Pending], int]


def _out_of_range(field: str, value: int, low: int, high: int) -> NoReturn:
    raise EngineFault("out-of-range", f"{field} cannot be {value}: it is declared {low}..{high}")


def _bad_index(name: str, index: int, start: int, stop: int) -> NoReturn:
    raise EngineFault("out-of-range", f"index {index} of {name} is outside {start}..{stop - 1}")


def _checked_index(name: str, index: int, start: int, stop: int) -> int:
    return index if start <= index < stop else _bad_index(name, index, start, stop)


def _item_of_row(name: str, row: tuple[int, ...], index: int) -> int:
    return row[index] if 0 <= index < len(row) else _bad_index(name, index, 0, len(row))


def _is_worth_keeping(fn: Function) -> bool:
    """Whether a function only reads the position, and loops."""
    loops = (ast.ListComp, ast.GeneratorExp, ast.For, ast.While)
    is_pure = fn.takes_position and not (fn.writes or fn.tells or fn.finishes) and fn.returns != "options"
    return is_pure and any(isinstance(node, loops) for node in ast.walk(fn.node))


class Code:
    """The lowered text of a program, compiled once and shared by all its machines."""

    def __init__(
        self, program: Program, refs: Any, scripts: list[Lowered], ranges: Ranges, name: str, stack: int
    ) -> None:
        self.program, self.scripts = program, scripts
        self.stack = stack
        self.text = PythonText(program, refs, scripts, ranges).text()
        answer = program.position.fields.get("answer")
        self.answers = answer.offset if answer else 0

        def together(s: list[int], asks: list[Pending]) -> list[Pending]:
            assert answer is not None
            for seat, _, options, _ in asks:
                s[answer.cell((seat,))] = NONE
                for option in options:
                    answer.check(option)
            return asks

        def together_again(s: list[int], asks: list[Pending]) -> list[Pending]:
            return [ask for ask in asks if s[self.answers + ask.seat] == NONE]

        scope: dict[str, Any] = {
            "EventTable": EventTable,
            "Context": Context,
            "NO_CONTEXT": NO_CONTEXT,
            "Pending": Pending,
            "Told": Told,
            "REVEALED": REVEALED,
            "Finished": Finished,
            "out_of_range": _out_of_range,
            "bad_index": _bad_index,
            "checked_index": _checked_index,
            "item_of_row": _item_of_row,
            "compress": compress,
            "together": together,
            "together_again": together_again,
        }
        scope |= {f"T_{table_name}": table for table_name, table in program.tables.values()}
        file = f"<lowered {name}>"
        linecache.cache[file] = (len(self.text), None, self.text.splitlines(True), file)
        exec(compile(self.text, file, "exec"), scope)
        self.scope = scope
        self.plain: dict[str, Callable[..., Any]] = {k[2:]: v for k, v in scope.items() if k.startswith("f_")}
        self.run: tuple[Callable[..., bool], ...] = scope["SCRIPTS"]
        self.again: tuple[Callable[..., None], ...] = scope["AGAIN"]
        self.contexts: tuple[Callable[..., Context], ...] = scope["CONTEXTS"]
        self.frames: tuple[int, ...] = scope["FRAMES"]
        ends = [(low.code, block.end) for low in scripts for block in low.blocks]
        self.pauses = {(code, end.resume) for code, end in ends if isinstance(end, Pause)}
        self.calls = {(code, end.resume) for code, end in ends if isinstance(end, Call)}
        self.together_pauses = {
            (code, end.resume) for code, end in ends if isinstance(end, Pause) and end.word == "together"
        }

    @functools.cached_property
    def recorded(self) -> dict[str, Callable[..., Any]]:
        """The plain functions as views call them: what they read is recorded. Those that loop are parts, also when
        they call each other."""
        scope = dict(self.scope)
        for fn in self.program.functions.values():
            if not fn.is_script:
                name = f"f_{fn.name}"
                again = FunctionType(scope[name].__code__, scope, name)
                scope[name] = rule_part(again) if _is_worth_keeping(fn) else again
        return {k[2:]: v for k, v in scope.items() if k.startswith("f_")}

    def frame(self, script: str, *arguments: int) -> list[int]:
        """Return the initial frame of a script."""
        low = next(low for low in self.scripts if low.fn.name == script)
        return [*arguments, *[0] * (low.frame - len(arguments) - 1), low.code]

    def context(self, cells: list[int], frames: list[int]) -> Context:
        """Return what the pending ask is about. It is computed only when somebody wants to know."""
        return self.contexts[frames[-1]](cells, frames) if frames else NO_CONTEXT

    def check_frames(self, frames: list[int], script: str) -> None:
        """Refuse frames that cannot occur in a game: the script must be at the bottom, then calls, and a pause at the
        top."""
        end, waits, bottom = len(frames), self.pauses, ""
        while end > 1 and (frames[end - 1], frames[end - 2]) in waits:
            low, waits = self.scripts[frames[end - 1]], self.calls
            end, bottom = end - low.frame, low.fn.name
        is_wide = any(not -(1 << 31) <= cell < 1 << 31 for cell in frames)
        if end != 0 or bottom != script or is_wide or len(frames) > self.stack:
            raise AgonError("bad-position", "the frames are not those of a game in progress")


class LoweredMachine:
    """One game: cells `s`, frames `k`. `pending` follows from them; `value` passes the answer to the script."""

    __slots__ = ("code", "k", "log", "over", "pending", "s", "value")

    def __init__(self, code: Code, cells: list[int], script: str, log: list[Told] | None = None) -> None:
        self.code = code
        self.s = cells
        self.k = code.frame(script)
        self.log = log
        self.over: Outcome | None = None
        self.pending: list[Pending] = []
        self.value = 0
        self._go()

    @classmethod
    def resumed(cls, code: Code, cells: list[int], frames: list[int]) -> Self:
        """Return a machine in the middle of a game, with these cells and frames and their pending ask."""
        machine = object.__new__(cls)
        machine.code, machine.s, machine.k, machine.log = code, cells, frames, None
        machine.over, machine.pending, machine.value = None, [], 0
        code.again[frames[-1]](machine, cells, frames)
        check_pending(machine.pending)
        return machine

    @property
    def cells(self) -> list[int]:
        return self.s

    @property
    def frames(self) -> list[int]:
        return self.k

    def context(self) -> Context:
        """Return what the pending ask is about."""
        return self.code.context(self.s, self.k)

    def answer(self, seat: int, option: int) -> None:
        code, k = self.code, self.k
        if code.together_pauses and (k[-1], k[-2]) in code.together_pauses:
            self.s[code.answers + seat] = option
            self.pending = [ask for ask in self.pending if ask.seat != seat]
            if self.pending:
                return
        self.value = option
        self._go()

    def _go(self) -> None:
        code, s, k = self.code, self.s, self.k
        scripts, most = code.run, code.stack
        try:
            while not scripts[k[-1]](self, s, k):
                if len(k) > most:
                    self._overflow()
        except Finished as finished:
            k.clear()
            self.pending, self.over = [], Outcome(finished.winners, finished.reason)
            return
        except IndexError:
            if k:
                raise
            raise EngineFault("engine-fault", "the game's script ended without finish") from None
        pending = self.pending
        if len(pending) > 1 or not pending[0].options:
            check_pending(pending)

    def _overflow(self) -> NoReturn:
        raise EngineFault("engine-fault", f"more than {self.code.stack} cells of frames: {' > '.join(self.chain())}")

    def chain(self) -> list[str]:
        """Return the names of the running scripts, outermost first."""
        names: list[str] = []
        end = len(self.k)
        while end > 0:
            low = self.code.scripts[self.k[end - 1]]
            names.append(low.fn.name)
            end -= low.frame
        return names[::-1]

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.code = self.code
        twin.s = self.s[:]
        twin.k = self.k[:]
        twin.log = None
        twin.over = self.over
        twin.pending = self.pending
        twin.value = self.value
        return twin

    def imagine(self, script: str, seat: int, chooser: Chooser) -> Self:
        """Return a copy in which the script has redealt what the seat cannot know; the chooser answers its draws.

        A pending ask implies an option, so deals that leave an ask without one are rejected."""
        for _ in range(MAX_DEALS):
            twin = self._redealt(script, seat, chooser)
            if all(ask.options for ask in twin.pending):
                return twin
        check_pending(twin.pending)
        return twin

    def with_cells(self, cells: list[int]) -> Self:
        """Return a copy with other cells and their pending ask."""
        twin = self.copy()
        twin.s = cells
        twin._ask_again()
        return twin

    def _ask_again(self) -> None:
        self.value, self.pending = 0, []
        if self.k:
            self.code.again[self.k[-1]](self, self.s, self.k)

    def _redealt(self, script: str, seat: int, chooser: Chooser) -> Self:
        twin = self.copy()
        frames, twin.k = twin.k, self.code.frame(script, seat)
        scripts = self.code.run
        while twin.k:
            if scripts[twin.k[-1]](twin, twin.s, twin.k):
                twin.value = chooser(check_pending(twin.pending)[0])
        twin.k = frames
        twin._ask_again()
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LoweredMachine) and self.s == other.s and self.k == other.k and self.over == other.over

    def __hash__(self) -> int:
        return hash((tuple(self.s), tuple(self.k), self.over))
