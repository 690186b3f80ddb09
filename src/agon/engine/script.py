"""The words rules are written with. docs/reference/scripts.md says what each of them means."""

from __future__ import annotations

import functools
import inspect
import threading
from collections.abc import Callable, Generator
from typing import Any, NamedTuple, NewType, NoReturn

from agon.engine.errors import EngineFault

Seat = NewType("Seat", int)
Options = list[int]
Script = Generator[Any, Any, Any]

NONE = -1
CHANCE = Seat(-2)
ALL = -3


class Request(NamedTuple):
    """What a script yields when it runs directly: one ask, or one a seat."""

    what: int
    seats: tuple[int, ...]
    options: tuple[list[int], ...]
    weights: list[int] | None = None
    together: bool = False


class Finished(Exception):
    """Raised by `finish`: nothing after it happens."""

    def __init__(self, winners: int, reason: int) -> None:
        super().__init__(winners, reason)
        self.winners, self.reason = winners, reason


class Told(NamedTuple):
    """One log line: its kind, its arguments, and the seat it is for (or ALL)."""

    what: int
    args: tuple[int, ...]
    to: int


REVEALED = Told(NONE, (), NONE)
"""The mark in a log that something was revealed; nobody may undo across it."""


class _Listener(threading.local):
    log: list[Told] | None = None


LISTENER = _Listener()
"""Where direct scripts tell; the other back ends pass their log along."""


def ask(seat: int, what: int, options: Options) -> Request:
    """One seat decides among the options."""
    return Request(what, (seat,), (options,))


def roll(what: int) -> Request:
    """Chance answers 1 to 6."""
    return Request(what, (CHANCE,), ([1, 2, 3, 4, 5, 6],))


def draw(what: int, options: Options, weights: Options | None = None) -> Request:
    """Chance answers one of the options, in proportion to the weights (equal when left out)."""
    return Request(what, (CHANCE,), (options,), weights)


def together(what: int, seats: tuple[int, ...], options_of: Callable[..., Options]) -> Any:
    """One pause, one ask a seat; each answer lands in `p.answer[seat]`."""
    return _Together(what, seats, options_of)


class _Together(NamedTuple):
    what: int
    seats: tuple[int, ...]
    options_of: Callable[..., Options]


def finish(p: Any, winner: int, reason: int) -> NoReturn:
    """The game is over: `winner` is a seat, or NONE for a draw."""
    raise Finished(0 if winner == NONE else 1 << winner, reason)


def finish_shared(p: Any, winners: int, reason: int) -> NoReturn:
    """The game is over and several seats win: bit n of `winners` stands for seat n."""
    raise Finished(winners, reason)


def tell(what: int, *args: int, to: int = ALL) -> None:
    """Add a log line for a seat, or for all."""
    if LISTENER.log is not None:
        LISTENER.log.append(Told(what, args, to))


def revealed() -> None:
    """Something hidden has been shown to somebody: undo stops here."""
    if LISTENER.log is not None:
        LISTENER.log.append(REVEALED)


def _as_script(function: Callable[..., Any]) -> Callable[..., Any]:
    """An event that never pauses is no generator by itself; made one, it can be called like the others."""
    if function.__annotations__.get("return") not in ("Script", Script) or inspect.isgeneratorfunction(function):
        return function

    @functools.wraps(function)
    def script(*args: Any, **keywords: Any) -> Script:
        return function(*args, **keywords)
        yield

    return script


class EventTable(dict[int, Callable[..., Any]]):
    """Functions by number, all of one signature, called as `EVENTS[card](p, player)`.

    >>> EVENTS = EventTable()
    >>> @EVENTS.event(7)
    ... def blockade(p, player):
    ...     pass
    """

    def event(self, number: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        def add(function: Callable[..., Any]) -> Callable[..., Any]:
            assert number not in self, f"two events with number {number}"
            self[number] = _as_script(function)
            return function

        return add

    def __missing__(self, number: int) -> Any:
        raise EngineFault("engine-fault", f"there is no event {number}")

    def rebuilt(self, change: Callable[[Any], Any]) -> EventTable:
        """The same table with each function changed."""
        return EventTable({number: _as_script(change(inspect.unwrap(event))) for number, event in self.items()})
