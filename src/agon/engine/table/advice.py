"""What the rules say about the options of a pending ask: warnings, costs, why not, and whether a choice is forced."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from agon.engine.chooser import SeededChooser
from agon.engine.machine import Pending
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import CHANCE, NONE

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
    option = game.option_id(pending.what, pending.options[0])
    return all(_is_harmless(_imagined(table, pending.seat, deal), pending.seat, option) for deal in range(DEALS))


def _is_harmless(imagined: Table, seat: int, option: str) -> bool:
    name = imagined.game.seat_id(seat)
    ask = imagined.ask(name)
    if ask is None or ask.options != (option,):
        return False
    imagined.choose(name, option)
    return imagined.outcome is None and not imagined.has_revealed and imagined.ask("chance") is None


def _imagined(table: Table, seat: int, deal: int = 0) -> Table:
    lowered = table if isinstance(table.machine, LoweredMachine) else table.replayed()
    return lowered.imagine(table.game.seat_id(seat), SeededChooser(deal, 0))
