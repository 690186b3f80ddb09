"""The words that rules are written with; docs/reference/scripts.md explains them."""

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


class Context(NamedTuple):
    """What an ask is about: a card or piece, how much is left to choose of how much, why the seat is asked."""

    card: int = NONE
    left: int = NONE
    of: int = NONE
    reason: int = NONE


NO_CONTEXT = Context()


class Request(NamedTuple):
    """What a script yields on the direct back end."""

    what: int
    seat: int
    options: list[int]
    weights: list[int] | None = None
    context: Context = NO_CONTEXT


class Interrupt(NamedTuple):
    """What a seat may do at any of its asks before it answers.

    `options(p, seat)` returns the word, or nothing. If it is chosen, `script(p, seat)` runs and the ask is repeated."""

    word: int
    options: Callable[..., Options]
    script: Callable[..., Script]


class Finished(Exception):
    """Raised by `finish`; ends the script."""

    def __init__(self, winners: int, reason: int) -> None:
        super().__init__(winners, reason)
        self.winners, self.reason = winners, reason


class Told(NamedTuple):
    """One log line: its kind, its arguments, and the seat it is for (or ALL)."""

    what: int
    args: tuple[int, ...]
    to: int


REVEALED = Told(NONE, (), NONE)
"""Marks in a log that something was revealed; undo cannot cross it."""


class _Listener(threading.local):
    log: list[Told] | None = None


LISTENER = _Listener()
"""Collects the log lines of direct scripts; the other back ends pass their log along."""


def ask(
    seat: int, what: int, options: Options, *, card: int = NONE, left: int = NONE, of: int = NONE, reason: int = NONE
) -> Request:
    """Ask one seat to choose among the options. `card` and `reason` are words, `left` of `of` are still to choose."""
    return Request(what, seat, options, None, Context(card, left, of, reason))


def roll(what: int) -> Request:
    """Ask chance for a number from 1 to 6."""
    return Request(what, CHANCE, [1, 2, 3, 4, 5, 6])


def draw(what: int, options: Options, weights: Options | None = None) -> Request:
    """Ask chance for one of the options, in proportion to the weights (by default equal)."""
    return Request(what, CHANCE, options, weights)


def together(
    what: int,
    seats: tuple[int, ...],
    options_of: Callable[..., Options],
    *,
    card: int = NONE,
    left: int = NONE,
    of: int = NONE,
    reason: int = NONE,
) -> Any:
    """Ask several seats in one pause; each answer is stored in `p.answer[seat]`."""
    return _Together(what, seats, options_of, Context(card, left, of, reason))


class _Together(NamedTuple):
    what: int
    seats: tuple[int, ...]
    options_of: Callable[..., Options]
    context: Context


def finish(p: Any, winner: int, reason: int) -> NoReturn:
    """End the game; `winner` is a seat, or NONE for a draw."""
    raise Finished(0 if winner == NONE else 1 << winner, reason)


def finish_shared(p: Any, winners: int, reason: int) -> NoReturn:
    """End the game with several winners: bit n of `winners` stands for seat n."""
    raise Finished(winners, reason)


def tell(what: int, *args: int, to: int = ALL) -> None:
    """Add a log line for a seat, or for all."""
    if LISTENER.log is not None:
        LISTENER.log.append(Told(what, args, to))


def revealed() -> None:
    """Mark that something hidden has been revealed: undo stops here."""
    if LISTENER.log is not None:
        LISTENER.log.append(REVEALED)


def _as_script(function: Callable[..., Any]) -> Callable[..., Any]:
    """Turn an event that never pauses into a generator, so that all events are called alike."""
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
        """Return the same table with a change applied to each function."""
        return EventTable({number: _as_script(change(inspect.unwrap(event))) for number, event in self.items()})
