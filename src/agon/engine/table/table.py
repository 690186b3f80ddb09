"""A table keeps one game in progress: asks, choices, views, undo, the log and the record.

>>> from agon.games import load
>>> table = Table(load("hector_achilles"))
>>> table.asks[0].seat, table.asks[0].what
('chance', 'deal')
>>> table.choose("trojans", "pass")
Traceback (most recent call last):
agon.engine.errors.Refused: not-asked: trojans has no pending ask; pending: chance (deal)
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError, EngineFault, Refused
from agon.engine.game import Game, View
from agon.engine.machine import Chooser, Pending
from agon.engine.machine.direct import DirectMachine
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import ALL, CHANCE, NONE, REVEALED, Told
from agon.engine.table import advice
from agon.engine.table.advice import WhyNot
from agon.engine.views import Views
from agon.engine.vocabulary import Argument

Draw = Callable[[Sequence[str], Sequence[int] | None], str]
"""Chooses an option of chance by the weights of all; without weights, they are equal."""


class Ask(NamedTuple):
    """A pending ask in ids. The asks of a seat have distinct `number`s; a choice may carry one to show it is not
    stale.

    `card` is the card or piece that the ask is about; `reason` says why the seat is asked, if it is not for the card;
    `left` of `of` are still to be chosen."""

    number: int
    seat: str
    what: str
    options: tuple[str, ...]
    weights: tuple[int, ...] | None
    card: str | None = None
    reason: str | None = None
    left: int | None = None
    of: int | None = None


class Choice(NamedTuple):
    """One choice of the record."""

    seat: str
    what: str
    option: str


class Outcome(NamedTuple):
    """How a game ended: the winning seats (none in a draw) and why."""

    winners: tuple[str, ...]
    reason: str


class Line(NamedTuple):
    """A log line: its kind and its arguments, each with its sort (seat, word or number). Do not change it."""

    kind: str
    arguments: dict[str, tuple[Argument, str | int]]


@functools.lru_cache(4096)
def _line_of(game: Game, told: Told) -> Line:
    """Return a log line in ids. Games tell the same again and again, to every seat, so lines are shared."""
    kind = game.tells[told.what]
    arguments: dict[str, tuple[Argument, str | int]] = {}
    for (name, sort), value in zip(kind.arguments.items(), told.args, strict=True):
        text: str | int = value
        if sort == "seat":
            text = game.seat_id(value)
        elif sort == "word":
            text = game.words.id(value)
        arguments[name] = (sort, text)
    return Line(kind.name, arguments)


class Imagined(NamedTuple):
    """A position consistent with what a seat knows, as data: the cells and frames of a machine."""

    cells: list[int]
    frames: list[int]


class _Before(NamedTuple):
    """The state before a choice, restored by undo."""

    machine: LoweredMachine
    log: int
    seat: str


class Table:
    """One game in progress, with the seats in play. All input and output is in ids."""

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
        self.seats = game.seats_in_play(self.options)
        self.choices: list[Choice] = []
        self.number = 0
        self._told: list[Told] = []
        self._undo: list[_Before] = []
        self._views: Views | None = None
        self._seating: tuple[int, tuple[str, ...]] = -1, ()  # at a number
        self.begun = 0  # choices before the game began, which cannot be undone
        self._given = None if cells is None else list(cells)
        start = cells if cells is not None else game.fresh_cells(self.options)
        self.machine: LoweredMachine | DirectMachine = game.compiled.start(start, backend, self._told)
        self._numbers = self._number_asks({})

    @classmethod
    def resumed(cls, game: Game, options: Mapping[str, str], cells: list[int], frames: list[int]) -> Self:
        """Return a table in the middle of a game, without a log and a record; an impossible position is refused."""
        return cls(game, options)._twin(game.compiled.resume(cells, frames))

    # -- asks and choices

    @property
    def asks(self) -> list[Ask]:
        """The pending asks, in seat order; none when the game is over."""
        return [self._ask(pending) for pending in self.machine.pending]

    def _ask(self, pending: Pending) -> Ask:
        seat, what, options, weights = pending
        game = self.game
        asked = self._numbers[seat], game.seat_id(seat), game.asks[what].name, game.option_ids(what, options)
        if seat == CHANCE:
            return Ask(*asked, None if weights is None else tuple(weights))
        card, left, of, reason = self.machine.context()
        return Ask(
            *asked,
            None if weights is None else tuple(weights),
            None if card == NONE else game.words.id(card),
            None if reason == NONE else game.words.id(reason),
            None if left == NONE else left,
            None if of == NONE else of,
        )

    def ask(self, seat: str) -> Ask | None:
        """Return the pending ask of a seat, or None."""
        pending = self.pending(seat)
        return self._ask(pending) if pending else None

    def warnings(self, seat: str) -> dict[str, str]:
        """Return the options of a seat's pending ask that can lose it the game, each with the reason."""
        return advice.warnings(self, self.pending(seat))

    def costs(self, seat: str) -> dict[str, int]:
        """Return what the options of a seat's pending ask cost, where that is not 1."""
        return advice.costs(self, self.pending(seat))

    def why_not(self, seat: str, option: str) -> WhyNot | None:
        """Return why a word that is not offered to a seat cannot be chosen now; None if the game does not say."""
        return advice.why_not(self, self.pending(seat), option)

    def is_forced(self, seat: str) -> bool:
        """Whether a seat has one option, and choosing it rolls no die, reveals nothing and cannot end the game."""
        return advice.is_forced(self, self.pending(seat))

    def pending(self, seat: str) -> Pending | None:
        """Return the pending ask of a seat in codes, or None."""
        return self._pending(self.game.seat_code(seat))

    def _pending(self, code: int) -> Pending | None:
        for pending in self.machine.pending:
            if pending[0] == code:
                return pending
        return None

    def choose(self, seat: str, option: str, *, number: int | None = None, what: str | None = None) -> None:
        """Answer the pending ask of a seat. Anything that was not offered is refused and changes nothing."""
        code, pending, chosen = self._check(seat, option, number, what)
        machine = self.machine
        others = {ask.seat for ask in machine.pending if ask.seat != code} if len(machine.pending) > 1 else ()
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
        self.choices.append(Choice(seat, self.game.asks[pending.what].name, self.game.option_id(pending.what, chosen)))
        self.number += 1
        self._numbers = self._number_asks({s: n for s, n in self._numbers.items() if s in others})

    def answer_chance(self, draw: Draw) -> str | None:
        """Let `draw` choose one of the options of chance by their weights; return it, or None if chance is not asked.

        A roll cannot be undone, so nothing is kept to go back to: if the rules fail here, the table is broken."""
        machine, game = self.machine, self.game
        if not machine.pending or machine.pending[0].seat != CHANCE:
            return None
        (pending,) = machine.pending
        chosen = draw(game.option_ids(pending.what, pending.options), pending.weights)
        code = game.offered(pending, chosen)
        if code is None:
            raise Refused("illegal-choice", f"{chosen!r} is not offered to chance; offered: {self._offered(pending)}")
        machine.answer(CHANCE, code)
        self._undo.clear()
        self.choices.append(Choice("chance", game.asks[pending.what].name, game.option_id(pending.what, code)))
        self.number += 1
        self._numbers = self._number_asks({})
        return chosen

    def _number_asks(self, kept: dict[int, int]) -> dict[int, int]:
        """Return the numbers of the pending asks; asks that were already pending keep theirs."""
        return {ask.seat: kept.get(ask.seat, self.number) for ask in self.machine.pending}

    def _go_back(self, before: _Before) -> None:
        """Restore the state before a choice; what is kept for undo may be shared with copies of the table."""
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
        pending = self._pending(code)
        if pending is None:
            asked = ", ".join(f"{a.seat} ({a.what})" for a in self.asks)
            raise Refused("not-asked", f"{seat} has no pending ask; pending: {asked}")
        if number is not None and number != self._numbers[code]:
            raise Refused(
                "stale-ask", f"the choice is for ask {number}, but the pending ask of {seat} is {self._numbers[code]}"
            )
        kind = self.game.asks[pending.what].name
        if what is not None and what != kind:
            raise Refused("illegal-choice", f"{seat} is asked {kind}, not {what}; offered: {self._offered(pending)}")
        chosen = self.game.offered(pending, option)
        if chosen is None:
            raise Refused(
                "illegal-choice", f"{option!r} is not offered to {seat} ({kind}); offered: {self._offered(pending)}"
            )
        return code, pending, chosen

    def check(self, seat: str, option: str, number: int | None = None) -> None:
        """Refuse what `choose` would refuse."""
        self._check(seat, option, number, None)

    def _offered(self, pending: Pending) -> str:
        return ", ".join(repr(option) for option in self.game.option_ids(pending.what, pending.options))

    def begin_here(self) -> None:
        """Make the choices so far part of the beginning, which cannot be undone."""
        self.begun = len(self.choices)
        self._undo.clear()

    # -- undo

    def _remember(self, before: _Before, seat: int, waiting: bool) -> None:
        """Keep the undo history while other seats have yet to answer; clear it if something was rolled or revealed, or
        another seat is asked."""
        if waiting:
            self._undo.append(before)
            return
        if seat == CHANCE:
            self._undo.clear()
            return
        asks_others = any(ask.seat != seat for ask in self.machine.pending)
        was_together = any(earlier.seat != before.seat for earlier in self._undo)
        is_shown = REVEALED in self._told[before.log :]
        if is_shown or asks_others or was_together or self.machine.over is not None:
            self._undo.clear()
        else:
            self._undo.append(before)

    def can_undo(self, seat: str) -> bool:
        """Whether the seat can take back its last choice."""
        return bool(self._undo) and any(before.seat == seat for before in self._undo)

    def undo(self, seat: str) -> int:
        """Take back the seat's last choice, if nothing was rolled or revealed and no other seat was asked since.

        Return the log position up to which the log is unchanged (see `log_since`)."""
        at = next((i for i in range(len(self._undo) - 1, -1, -1) if self._undo[i].seat == seat), None)
        if at is None:
            raise Refused("nothing-to-undo", f"{seat} has no choice that can be undone")
        taken_back = len(self._undo) - at
        later = self.choices[len(self.choices) - taken_back + 1 :]
        stands = self._undo[at].log
        self._go_back(self._undo[at])
        del self._undo[at:]
        del self.choices[len(self.choices) - taken_back :]
        self.number += 1
        code = self.game.seat_code(seat)
        self._numbers = self._number_asks({s: n for s, n in self._numbers.items() if s != code})
        for choice in later:  # other seats, asked at the same time, answered after this one
            self.choose(choice.seat, choice.option)
        return stands

    def rewind(self, kept: int) -> int:
        """Keep only the first `kept` choices, whatever was rolled or revealed since, by replaying them.

        Asks get new numbers. Return the log position up to which the log is unchanged (see `log_since`)."""
        again, number = self.replayed(kept=max(kept, self.begun)), self.number + 1
        self.machine, self.choices, self._told, self._undo = again.machine, again.choices, again._told, again._undo
        self.number = number
        self._numbers = self._number_asks({})
        return self.log_position

    # -- what is seen

    @property
    def has_revealed(self) -> bool:
        """Whether something hidden was revealed since the log began."""
        return REVEALED in self._told

    @property
    def log_position(self) -> int:
        """The position after the end of the whole log (see `log_since`)."""
        return len(self._told)

    @property
    def position(self) -> Any:
        """The whole position, for studies and the tests of the rules; never show it to a seat."""
        return self.game.compiled.position_of(self.machine.cells)

    def view(self, seat: str | None) -> View:
        """Return what a seat may know; None is a spectator."""
        views = self._views or self.game.compiled.views()
        return views.view(self.machine.cells, self._viewer(seat))

    def observation(self, seat: str) -> list[int]:
        """Return what a seat may know as a row of numbers; its groups are those of `Game.groups`."""
        return self.game.compiled.observe(self.machine, self.game.seat_code(seat))

    def keep_views(self, keep: bool = True) -> None:
        """Keep the parts of views from one `view` to the next. Views then share them and must not be changed."""
        if not keep:
            self._views = None
        elif self._views is None:
            self._views = self.game.compiled.views()

    def glance(self) -> View | None:
        """Return the public figures of the game for lists, if it declares them."""
        if self.game.glance is None:
            return None
        views = self._views or self.game.compiled.views()
        return views.result(self.game.glance, self.machine.cells)

    def _viewer(self, seat: str | None) -> int:
        if seat is None:
            return NONE
        code = self.game.seat_codes.get(seat, CHANCE)
        if code == CHANCE:
            seats = ", ".join(self.game.seats)
            raise AgonError("unknown-seat", f"{seat!r} is not a seat of {self.game.name}; its seats: {seats}")
        return code

    @property
    def seating(self) -> tuple[str, ...]:
        """For each chair, in seat order, the seat that it plays now."""
        if self.game.seating is None:
            return self.seats
        if self._seating[0] != self.number:
            seating = self.game.seating(self.position)
            self._seating = self.number, tuple(self.game.seats[seat] for seat in seating)
        return self._seating[1]

    def log(self, seat: str | None = None, start: int = 0) -> list[Line]:
        """Return the log lines a seat may read (None: a spectator), starting with number `start`."""
        code = self._viewer(seat)
        lines = [t for t in self._told if t is not REVEALED and t.to in (ALL, code)]
        return [self._line(told) for told in lines[start:]]

    def log_since(self, seat: str | None, place: int = 0) -> tuple[list[Line], int]:
        """Return the lines a seat may read from a position of the whole log on, and the position after its end.

        Positions count the lines of other seats too, so never show them to a seat."""
        code = self._viewer(seat)
        told = self._told[place:]
        return [self._line(t) for t in told if t is not REVEALED and t.to in (ALL, code)], place + len(told)

    def _line(self, told: Told) -> Line:
        return _line_of(self.game, told)

    @property
    def outcome(self) -> Outcome | None:
        over = self.machine.over
        if over is None:
            return None
        winners = tuple(s for i, s in enumerate(self.game.seats) if over.winners >> i & 1)
        return Outcome(winners, self.game.words.id(over.reason))

    # -- copies

    def copy(self) -> Self:
        """Return an independent table in the same state."""
        twin = self._twin(self.lowered.copy())
        twin._told.extend(self._told)
        twin.choices = list(self.choices)
        twin._numbers = dict(self._numbers)
        twin._undo = list(self._undo)
        twin.begun = self.begun
        return twin

    def imagine(self, seat: str, chooser: Chooser) -> Self:
        """Return a table consistent with what the seat knows; the chooser redeals hidden information.

        It has no log and no record, since these could reveal hidden information."""
        return self._twin(self.imagined_machine(self._viewer(seat), chooser))

    def imagined_machine(self, seat: int, chooser: Chooser) -> LoweredMachine:
        """Return the machine of such a table, without a log."""
        compiled, machine = self.game.compiled, self.lowered
        if compiled.imagine_cells is not None and isinstance(chooser, SeededChooser):
            return machine.with_cells(compiled.imagine_cells(machine.s, machine.k, seat, chooser))
        return machine.imagine(compiled.program.roots[1].name, seat, chooser)

    def imagined(self, seat: str) -> Imagined:
        """Return what a seat imagines as data (see `CompiledGame.resume`); equal knowledge gives equal data."""
        machine = self.imagine(seat, SeededChooser(0, 0)).lowered
        return Imagined(machine.cells, machine.frames)

    @property
    def lowered(self) -> LoweredMachine:
        """The machine, if it can be copied."""
        if not isinstance(self.machine, LoweredMachine):
            raise EngineFault("engine-fault", "a table on the direct back end cannot be copied; use lowered")
        return self.machine

    def replayed(self, backend: str = "lowered", kept: int | None = None) -> Self:
        """Return a new table, on either back end, after the first `kept` choices (default: all)."""
        given = None if self._given is None else list(self._given)
        again = type(self)(self.game, self.options, backend=backend, cells=given)
        for at, choice in enumerate(self.choices[:kept], 1):
            again.choose(choice.seat, choice.option)
            if at == self.begun:
                again.begin_here()
        return again

    def _twin(self, machine: LoweredMachine) -> Self:
        twin = object.__new__(type(self))
        twin.game, twin.options, twin.seats, twin.number = self.game, self.options, self.seats, self.number
        twin.choices, twin._told, twin._undo, twin.begun, twin._given = [], [], [], 0, self._given
        machine.log = twin._told
        twin.machine, twin._views, twin._seating = machine, None, (-1, ())
        twin._numbers = twin._number_asks(self._numbers)
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.game is other.game and self.machine == other.machine

    def __hash__(self) -> int:
        return hash(self.machine)
