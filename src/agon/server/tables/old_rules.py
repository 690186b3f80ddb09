"""Games that started under older rules, which an older installation beside this one finishes.

`agon table-server` of that installation holds the tables. We exchange lines of JSON over its standard input and
output: `{"do": "choose", "table": 1, "with": ["left", "rock", null]}`, answered by `{"is": …}` or
`{"refused": [code, message]}`. This file has both the client and the server; the protocol between them must not change.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import subprocess
import threading
import weakref
from collections.abc import Iterable, Mapping
from typing import IO, Any, NamedTuple

import msgspec

from agon.engine.errors import AgonError, Refused
from agon.engine.game import Game
from agon.engine.table import Ask, Choice, Draw, Line, Outcome, Table
from agon.games import load
from agon.server.errors import CODES
from agon.server.protocol.common import Json
from agon.server.tables.from_study import begin

encode, decode = msgspec.json.encode, msgspec.json.decode


# ---------------------------------------------------------------- server


class Tables:
    """The tables of an older installation, by number."""

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}
        self.last = 0

    def serve(self, lines: Iterable[bytes], out: IO[bytes]) -> None:
        """Answer requests until the input ends."""
        for line in lines:
            out.write(encode(self.answer(decode(line))) + b"\n")
            out.flush()

    def answer(self, request: Json) -> Json:
        try:
            return {"is": getattr(self, f"_{request['do']}")(request.get("table"), *request.get("with", []))}
        except AgonError as error:
            return {"refused": [error.code, error.message]}

    def _new(self, _: None, game: str, version: int, options: dict[str, str], study: str | None = None) -> int:
        rules = load(game)
        if rules.version != version:
            raise AgonError("not-possible-now", f"{game} has version {rules.version} here, not {version}")
        self.last += 1
        self.tables[self.last] = Table(rules, options) if study is None else begin(study, rules)
        return self.last

    def _end(self, table: int) -> None:
        del self.tables[table]

    def _choose(self, table: int, seat: str, option: str, number: int | None) -> None:
        self.tables[table].choose(seat, option, number=number)

    def _ask(self, table: int, seat: str) -> Ask | None:
        return self.tables[table].ask(seat)

    def _asked(self, table: int) -> list[str]:
        held = self.tables[table]
        return [held.game.seat_id(pending[0]) for pending in held.machine.pending]

    def _choices(self, table: int) -> list[Choice]:
        return self.tables[table].choices

    def _undo(self, table: int, seat: str) -> int:
        return self.tables[table].undo(seat)

    def _can_undo(self, table: int, seat: str) -> bool:
        return self.tables[table].can_undo(seat)

    def _rewind(self, table: int, length: int) -> int:
        return self.tables[table].rewind(length)

    def _view(self, table: int, seat: str | None) -> Json:
        return self.tables[table].view(seat)

    def _news(self, table: int, seat: str | None, place: int) -> tuple[list[Line], int]:
        return self.tables[table].log_since(seat, place)

    def _place(self, table: int) -> int:
        return self.tables[table].log_position

    def _seating(self, table: int) -> tuple[str, ...]:
        return self.tables[table].seating

    def _outcome(self, table: int) -> Outcome | None:
        return self.tables[table].outcome


# ---------------------------------------------------------------- client


class Program:
    """An older installation, started on first use and restarted if it has ended."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.process: subprocess.Popen[bytes] | None = None
        self.lock = threading.Lock()

    def ask(self, do: str, table: int | None, *given: object) -> Any:
        """Send a request and return the answer; a refusal is raised."""
        with self.lock:
            try:
                said = self._exchange(encode({"do": do, "table": table, "with": given}) + b"\n")
            except (OSError, msgspec.DecodeError) as error:
                self.close()
                raise AgonError("not-possible-now", f"the old rules do not respond ({self.path})") from error
        if "refused" in said:
            code, message = said["refused"]
            raise Refused(code if code in CODES else "not-possible-now", message)
        return said["is"]

    def _exchange(self, line: bytes) -> Json:
        if self.process is None:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen([self.path, "table-server"], stdin=pipe, stdout=pipe)
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()
        said: Json = decode(self.process.stdout.readline())
        return said

    def close(self) -> None:
        """Stop the process."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.communicate()


class Seats(NamedTuple):
    """The part of a table's machine that the server uses: the seats with pending asks."""

    pending: list[tuple[int]]


class OldTable:
    """A table held by an older installation, with the interface of `Table`."""

    def __init__(
        self, program: Program, game: Game, version: int, options: Mapping[str, str], study: str | None = None
    ) -> None:
        self.program, self.options = program, dict(options)
        self.game = copy.copy(game)
        object.__setattr__(self.game, "version", version)
        self.seats = game.seats_in_play(self.options)
        beginning = () if study is None else (study,)  # the oldest installations take no study
        self.number = program.ask("new", None, game.name, version, self.options, *beginning)
        self.process = program.process
        self.begun = len(self.choices) if beginning else 0
        weakref.finalize(self, _release, program, self.process, self.number)

    def _ask(self, do: str, *given: object) -> Any:
        if self.program.process is not self.process:  # it was restarted and has lost this table
            raise AgonError("not-possible-now", "the old rules were restarted; reload the table")
        return self.program.ask(do, self.number, *given)

    @property
    def machine(self) -> Seats:
        return Seats([(self.game.seat_code(seat),) for seat in self._ask("asked")])

    @property
    def choices(self) -> list[Choice]:
        return [Choice(*choice) for choice in self._ask("choices")]

    @property
    def outcome(self) -> Outcome | None:
        said = self._ask("outcome")
        return Outcome(tuple(said[0]), said[1]) if said else None

    @property
    def log_position(self) -> int:
        return int(self._ask("place"))

    @property
    def seating(self) -> tuple[str, ...]:
        return tuple(self._ask("seating"))

    def ask(self, seat: str) -> Ask | None:
        said = self._ask("ask", seat)
        if said is None:
            return None
        number, who, what, options, weights, *about = said  # the oldest installations do not tell what it is about
        return Ask(number, who, what, tuple(options), None if weights is None else tuple(weights), *about)

    def warnings(self, seat: str) -> dict[str, str]:
        """Return none: older installations have no warnings."""
        return {}

    def costs(self, seat: str) -> dict[str, int]:
        """Return none: older installations do not tell costs."""
        return {}

    def is_forced(self, seat: str) -> bool:
        """Return no: older installations do not try choices."""
        return False

    def answer_chance(self, draw: Draw) -> str | None:
        ask = self.ask("chance")
        if ask is None:
            return None
        option = draw(ask.options, ask.weights)
        self.choose("chance", option)
        return option

    def choose(self, seat: str, option: str, *, number: int | None = None) -> None:
        self._ask("choose", seat, option, number)

    def undo(self, seat: str) -> int:
        return int(self._ask("undo", seat))

    def can_undo(self, seat: str) -> bool:
        return bool(self._ask("can_undo", seat))

    def rewind(self, length: int) -> int:
        return int(self._ask("rewind", length))

    def view(self, seat: str | None) -> Json:
        said: Json = self._ask("view", seat)
        return said

    def glance(self) -> None:
        """Return none: older installations have no figures for lists."""

    def log_since(self, seat: str | None, place: int = 0) -> tuple[list[Line], int]:
        lines, place = self._ask("news", seat, place)
        return [Line(kind, {name: tuple(pair) for name, pair in given.items()}) for kind, given in lines], place


def _release(program: Program, process: subprocess.Popen[bytes] | None, number: int) -> None:
    """Release a garbage-collected table, in a thread because the collector may run anywhere."""
    if process is not None and program.process is process:
        threading.Thread(target=_end, args=(program, number), daemon=True).start()


def _end(program: Program, number: int) -> None:
    with contextlib.suppress(AgonError):
        program.ask("end", number)


class OldRules:
    """The older installations from the settings, by `"GAME VERSION"`."""

    def __init__(self, programs: Mapping[str, str]) -> None:
        started = {path: Program(path) for path in programs.values()}
        self.programs = {name: started[path] for name, path in programs.items()}

    def differ(self, game: Game, version: int) -> bool:
        """Whether a game of this version is replayed under other rules than its own."""
        return version != game.version and f"{game.name} {version}" not in self.programs

    async def table(
        self, game: Game, version: int, options: Mapping[str, str], study: str | None = None
    ) -> OldTable | None:
        """Return a table under its original rules, if these are not the current ones and are installed."""
        program = self.programs.get(f"{game.name} {version}") if version != game.version else None
        if program is None:
            return None
        return await asyncio.to_thread(OldTable, program, game, version, options, study)

    async def close(self) -> None:
        for program in self.programs.values():
            await asyncio.to_thread(program.close)
