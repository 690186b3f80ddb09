"""A table keeps one game in progress: asks, choices, views, undo, the log and the record.

>>> from agon.games import load
>>> table = Table(load("hector_achilles"))
>>> table.asks[0].seat, table.asks[0].what
('chance', 'deal')
>>> table.choose("trojans", "pass")
Traceback (most recent call last):
agon.engine.errors.Refused: not-asked: trojans is not asked anything now; asked: chance (deal)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Self

from agon.engine.chooser import SeededChooser
from agon.engine.direct import DirectMachine
from agon.engine.errors import AgonError, EngineFault, Refused
from agon.engine.game import Game
from agon.engine.lowered import LoweredMachine
from agon.engine.machine import Pending
from agon.engine.position import Snapshot
from agon.engine.script import ALL, CHANCE, NONE, REVEALED, Told
from agon.engine.vocabulary import Argument

Chooser = Callable[[Pending], int]


class Ask(NamedTuple):
    """A pending ask in ids. No two asks of a seat have one `number`; a choice may carry it to show it is not stale."""

    number: int
    seat: str
    what: str
    options: tuple[str, ...]
    weights: tuple[int, ...] | None


class Choice(NamedTuple):
    """One answer of the record."""

    seat: str
    what: str
    option: str


class Outcome(NamedTuple):
    """How a game ended: the winning seats (none in a draw) and why."""

    winners: tuple[str, ...]
    reason: str


class Line(NamedTuple):
    """A log line: its kind and its arguments, each with its sort (seat, word or number)."""

    kind: str
    arguments: dict[str, tuple[Argument, str | int]]


class Imagined(NamedTuple):
    """A position in which a seat might be for all it knows, as data: the cells and frames of a machine."""

    cells: list[int]
    frames: list[int]


class _Before(NamedTuple):
    """What undo brings back: the state before a choice."""

    machine: LoweredMachine
    log: int
    seat: str


class Table:
    """One game in progress. Everything comes in and goes out as ids."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str] | None = None,
        *,
        backend: str = "lowered",
        cells: list[int] | None = None,
    ) -> None:
        self.game = game
        self.options = game.choose_options(options or {})
        self.choices: list[Choice] = []
        self.number = 0
        self._told: list[Told] = []
        self._undo: list[_Before] = []
        start = cells if cells is not None else game.fresh_cells(self.options)
        self.machine: LoweredMachine | DirectMachine = game.start(start, backend, self._told)
        self._numbers = self._number_asks({})

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in play."""
        return self.game.seats_in_play(self.options)

    # -- asks and choices

    @property
    def asks(self) -> list[Ask]:
        """The pending asks, in seat order; none when the game is over."""
        return [self._ask(pending) for pending in self.machine.pending]

    def _ask(self, pending: Pending) -> Ask:
        seat, what, options, weights = pending
        game = self.game
        return Ask(
            self._numbers[seat],
            game.seat_id(seat),
            game.asks[what].name,
            tuple(game.option_id(what, o) for o in options),
            None if weights is None else tuple(weights),
        )

    def ask(self, seat: str) -> Ask | None:
        """The pending ask of a seat, if it is asked anything."""
        code = self.game.seat_code(seat)
        return next((self._ask(p) for p in self.machine.pending if p[0] == code), None)

    def choose(self, seat: str, option: str, *, number: int | None = None, what: str | None = None) -> None:
        """Answer the pending ask of a seat. Anything that was not offered is refused and changes nothing."""
        code, pending, chosen = self._check(seat, option, number, what)
        machine = self.machine
        others = {p[0] for p in machine.pending} - {code}
        if isinstance(machine, LoweredMachine):
            before = _Before(machine.copy(), len(self._told), seat)
            try:
                machine.answer(code, chosen)
            except BaseException:
                self._go_back(before)
                raise
            self._remember(before, code, bool(others))
        else:
            machine.answer(code, chosen)
        self.choices.append(Choice(seat, self.game.asks[pending[1]].name, self.game.option_id(pending[1], chosen)))
        self.number += 1
        self._numbers = self._number_asks({s: n for s, n in self._numbers.items() if s in others})

    def _number_asks(self, kept: dict[int, int]) -> dict[int, int]:
        """The numbers of the pending asks: those that were pending before keep theirs."""
        return {p[0]: kept.get(p[0], self.number) for p in self.machine.pending}

    def _go_back(self, before: _Before) -> None:
        """Bring back the state before a choice; what is kept for undo may be shared with copies of the table."""
        del self._told[before.log :]
        self.machine = before.machine.copy()
        self.machine.log = self._told

    def _check(self, seat: object, option: object, number: object, what: object) -> tuple[int, Pending, int]:
        if not isinstance(seat, str) or not isinstance(option, str) or type(number) not in (int, type(None)):
            raise Refused(
                "malformed-choice", f"a choice is a seat, an option and a number, not {seat!r}, {option!r}, {number!r}"
            )
        if self.machine.over is not None:
            raise Refused("game-over", f"{seat} cannot choose {option!r}: the game is over")
        try:
            code = self.game.seat_code(seat)
        except AgonError as error:
            raise Refused(error.code, error.message) from None
        pending = next((p for p in self.machine.pending if p[0] == code), None)
        if pending is None:
            asked = ", ".join(f"{a.seat} ({a.what})" for a in self.asks)
            raise Refused("not-asked", f"{seat} is not asked anything now; asked: {asked}")
        if number is not None and number != self._numbers[code]:
            raise Refused(
                "stale-ask", f"the choice is for ask {number}; {seat} is now asked number {self._numbers[code]}"
            )
        kind = self.game.asks[pending[1]].name
        if what is not None and what != kind:
            raise Refused("illegal-choice", f"{seat} is asked {kind}, not {what}; offered: {self._offered(pending)}")
        chosen = next((o for o in pending[2] if self.game.option_id(pending[1], o) == option), None)
        if chosen is None:
            raise Refused(
                "illegal-choice", f"{option!r} is not offered to {seat} ({kind}); offered: {self._offered(pending)}"
            )
        return code, pending, chosen

    def _offered(self, pending: Pending) -> str:
        return ", ".join(repr(self.game.option_id(pending[1], o)) for o in pending[2])

    # -- undo

    def _remember(self, before: _Before, seat: int, waiting: bool) -> None:
        """Keep the way back while others are waited for, or if nothing was rolled, revealed, or asked of another."""
        if waiting:
            self._undo.append(before)
            return
        asks_others = any(p[0] != seat for p in self.machine.pending)
        was_together = any(earlier.seat != before.seat for earlier in self._undo)
        is_shown = REVEALED in self._told[before.log :]
        if seat == CHANCE or is_shown or asks_others or was_together or self.machine.over is not None:
            self._undo.clear()
        else:
            self._undo.append(before)

    def can_undo(self, seat: str) -> bool:
        """Whether the seat's last choice can be taken back freely."""
        return any(before.seat == seat for before in self._undo)

    def undo(self, seat: str) -> int:
        """Take back the seat's last choice: only while nothing was rolled, revealed or asked of another since.

        Returns the place up to which the log stands as it was (see `news`)."""
        at = next((i for i in range(len(self._undo) - 1, -1, -1) if self._undo[i].seat == seat), None)
        if at is None:
            raise Refused("nothing-to-undo", f"{seat} has no choice that can be taken back")
        taken_back = len(self._undo) - at
        later = self.choices[len(self.choices) - taken_back + 1 :]
        stands = self._undo[at].log
        self._go_back(self._undo[at])
        del self._undo[at:]
        del self.choices[len(self.choices) - taken_back :]
        self.number += 1
        code = self.game.seat_code(seat)
        self._numbers = self._number_asks({s: n for s, n in self._numbers.items() if s != code})
        for choice in later:  # of others, who are asked together with the seat and have answered after it
            self.choose(choice.seat, choice.option)
        return stands

    def rewind(self, kept: int) -> int:
        """Keep the first choices only, whatever was rolled or shown since, by playing them again from the beginning.

        Asks get numbers they never had. Returns the place up to which the log stands as it was (see `news`)."""
        again, number = type(self)(self.game, self.options), self.number + 1
        for choice in self.choices[:kept]:
            again.choose(choice.seat, choice.option)
        self.machine, self.choices, self._told, self._undo = again.machine, again.choices, again._told, again._undo
        self.number = number
        self._numbers = self._number_asks({})
        return self.place

    # -- what is seen

    @property
    def place(self) -> int:
        """The place after the end of the whole log (see `news`)."""
        return len(self._told)

    @property
    def position(self) -> Any:
        """The position itself: for the rules' own tests and studies, never for a seat."""
        return self.game.position_of(self.machine.cells)

    def view(self, seat: str | None) -> dict[str, Any]:
        """What a seat may know; None is a spectator."""
        return self.game.view(Snapshot(self.position), self._viewer(seat), self.game.tables)

    def _viewer(self, seat: str | None) -> int:
        if seat is not None and seat not in self.game.seats:
            seats = ", ".join(self.game.seats)
            raise AgonError("unknown-seat", f"{seat!r} sees nothing of {self.game.name}; its seats: {seats}")
        return NONE if seat is None else self.game.seat_code(seat)

    @property
    def seating(self) -> tuple[str, ...]:
        """For each chair, in the order of the seats, the seat that whoever sits there plays now."""
        if self.game.seating is None:
            return self.seats
        return tuple(self.game.seats[seat] for seat in self.game.seating(self.position))

    def log(self, seat: str | None = None, start: int = 0) -> list[Line]:
        """The log lines a seat may read (None: a spectator), from the start-th of them on."""
        code = self._viewer(seat)
        lines = [t for t in self._told if t is not REVEALED and t.to in (ALL, code)]
        return [self._line(told) for told in lines[start:]]

    def news(self, seat: str | None, place: int = 0) -> tuple[list[Line], int]:
        """The lines a seat may read from a place of the whole log on, and the place after its end.

        Places count the lines of others too: they are for whoever runs the table, never for a seat."""
        code = self._viewer(seat)
        told = self._told[place:]
        return [self._line(t) for t in told if t is not REVEALED and t.to in (ALL, code)], place + len(told)

    def _line(self, told: Told) -> Line:
        kind = self.game.tells[told.what]
        arguments: dict[str, tuple[Argument, str | int]] = {}
        for (name, sort), value in zip(kind.arguments.items(), told.args, strict=True):
            text: str | int = value
            if sort == "seat":
                text = self.game.seat_id(value)
            elif sort == "word":
                text = self.game.words.id(value)
            arguments[name] = (sort, text)
        return Line(kind.name, arguments)

    @property
    def outcome(self) -> Outcome | None:
        over = self.machine.over
        if over is None:
            return None
        winners = tuple(s for i, s in enumerate(self.game.seats) if over.winners >> i & 1)
        return Outcome(winners, self.game.words.id(over.reason))

    # -- copies

    def copy(self) -> Self:
        """An independent table in the same state."""
        twin = self._twin(self.lowered.copy())
        twin._told.extend(self._told)
        twin.choices = list(self.choices)
        twin._numbers = dict(self._numbers)
        twin._undo = list(self._undo)
        return twin

    def imagine(self, seat: str, chooser: Chooser) -> Self:
        """A table the seat may be at, for all it knows: hidden things dealt anew by the chooser.

        It has no log and no record, since those would tell what was really there."""
        imagine = self.game.program.roots[1].name
        return self._twin(self.lowered.imagine(imagine, self._viewer(seat), chooser))

    def imagined(self, seat: str) -> Imagined:
        """What a seat imagines, as data (see `Game.resume`): always the same for the same knowledge."""
        machine = self.imagine(seat, SeededChooser(0, 0)).lowered
        return Imagined(machine.cells, machine.frames)

    @property
    def lowered(self) -> LoweredMachine:
        """The machine, where it is one that can be copied."""
        if not isinstance(self.machine, LoweredMachine):
            raise EngineFault("engine-fault", "a table on the direct back end cannot be copied; use lowered")
        return self.machine

    def _twin(self, machine: LoweredMachine) -> Self:
        twin = object.__new__(type(self))
        twin.game, twin.options, twin.number = self.game, self.options, self.number
        twin.choices, twin._told, twin._undo = [], [], []
        machine.log = twin._told
        twin.machine = machine
        twin._numbers = twin._number_asks(self._numbers)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.game is other.game and self.machine == other.machine

    def __hash__(self) -> int:
        return hash(self.machine)
