"""Games between players that choose the option with the highest prior and players that choose at random."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from agon.engine.chooser import SeededChooser
from agon.engine.game import Game
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import CHANCE
from agon.engine.table import Table


def heaviest(game: Game, machine: Any, seat: int, what: int, options: list[int]) -> int:
    """The option with the highest prior; the first of several."""
    return max(options, key=lambda option: game.compiled.prior(machine.cells, seat, what, option))


def play(game: Game, number: int, thinkers: Collection[int], **options: str) -> LoweredMachine:
    """Play a numbered game to its end."""
    machine, choose = game.compiled.start(game.fresh_cells(game.choose_options(options))), SeededChooser(2026, number)
    assert isinstance(machine, LoweredMachine)
    while machine.over is None:
        ask = machine.pending[0]
        seat, what, offered, _ = ask
        option = heaviest(game, machine, seat, what, offered) if seat in thinkers else choose(ask)
        machine.answer(seat, option)
    return machine


def won(game: Game, games: int, seat: int, **options: str) -> int:
    """The number of games that a seat with priors wins against random ones."""
    played = (play(game, number, (seat,), **options) for number in range(games))
    return sum(machine.over is not None and machine.over.winners == 1 << seat for machine in played)


def priors(table: Table) -> dict[str, int]:
    """The priors of the pending ask, by option."""
    game, (seat, what, options, _) = table.game, table.machine.pending[0]
    assert seat != CHANCE
    return {game.option_id(what, o): game.compiled.prior(table.machine.cells, seat, what, o) for o in options}


def favourite(table: Table) -> str:
    weights = priors(table)
    return max(weights, key=lambda option: weights[option])


def standing(table: Table, seat: str) -> int:
    return table.game.compiled.value(table.machine.cells, table.game.seat_code(seat))
