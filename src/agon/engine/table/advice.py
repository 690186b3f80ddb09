"""What the rules say about the options of a pending ask: warnings, costs, why not, and whether a choice is forced."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from agon.engine.chooser import SeededChooser
from agon.engine.machine import Pending
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import CHANCE, NONE, REVEALED, Told

if TYPE_CHECKING:
    from agon.engine.table.table import Table

DEALS = 3
"""How many imagined tables must agree that a choice is harmless."""


class WhyNot(NamedTuple):
    """Why an option is not offered: the reason, what the option would cost, and what is left."""

    reason: str
    cost: int | None
    left: int | None


def warnings(table: Table, pending: Pending | None) -> dict[str, str]:
    found = _of_options(table, pending, table.game.warning, NONE)
    return {option: table.game.words.id(reason) for option, reason in found.items()}


def costs(table: Table, pending: Pending | None) -> dict[str, int]:
    return _of_options(table, pending, table.game.cost, 1)


def _of_options(table: Table, pending: Pending | None, advise: Callable[..., int] | None, usual: int) -> dict[str, int]:
    """Return what a function of the game says about each option, unless it is the usual."""
    if advise is None or pending is None or pending.seat == CHANCE:
        return {}
    seat, what, options, _ = pending
    card, _, _, reason = table.machine.context()
    plain, cells = table.game.compiled.plain(advise), table.machine.cells
    found = [(o, value) for o in options if (value := plain(cells, seat, what, o, card, reason)) != usual]
    return {table.game.option_id(what, o): value for o, value in found}


def why_not(table: Table, pending: Pending | None, option: str) -> WhyNot | None:
    """Return why a word is not offered. The rules look at a table that the seat imagines, so that they cannot tell what
    the seat does not know."""
    game = table.game
    if game.why_not is None or pending is None or pending.seat == CHANCE or option not in game.words.codes:
        return None
    seat, what, options, _ = pending
    word = game.words.code(option)
    if word in options:
        return None
    card, left, _, reason = table.machine.context()
    cells = _imagined(table, seat).machine.cells
    found = game.compiled.plain(game.why_not)(cells, seat, what, word, card, reason)
    if found == NONE:
        return None
    cost = game.compiled.plain(game.cost)(cells, seat, what, word, card, reason) if game.cost else None
    return WhyNot(game.words.id(found), cost, None if left == NONE else left)


def is_forced(table: Table, pending: Pending | None) -> bool:
    """Whether there is one option, and a harmless one. It is tried on tables that the seat imagines, so that the answer
    cannot tell what the seat does not know."""
    if pending is None or pending.seat == CHANCE or len(pending.options) > 1:
        return False
    game = table.game
    if game.asks[pending.what].secret or warnings(table, pending):
        return False
    if not isinstance(table.machine, LoweredMachine):
        table = table.replayed()
    return all(_is_harmless(table.imagined_machine(pending.seat, SeededChooser(d, 0)), pending) for d in range(DEALS))


def _is_harmless(machine: LoweredMachine, real: Pending) -> bool:
    pending = next((ask for ask in machine.pending if ask.seat == real.seat), None)
    if pending is None or list(pending.options) != list(real.options):
        return False
    machine.log = told = list[Told]()
    machine.answer(pending.seat, pending.options[0])
    is_rolled = any(ask.seat == CHANCE for ask in machine.pending)
    return machine.over is None and REVEALED not in told and not is_rolled


def _imagined(table: Table, seat: int) -> Table:
    lowered = table if isinstance(table.machine, LoweredMachine) else table.replayed()
    return lowered.imagine(table.game.seat_id(seat), SeededChooser(0, 0))
