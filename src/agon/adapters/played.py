"""One game in codes, for the adapters: asks one after the other, actions, masks, observations and rewards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import numpy as np

from agon.engine.chooser import SeededChooser
from agon.engine.errors import Refused
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.script import CHANCE
from agon.engine.table import Choice, Table
from agon.games import load

Array = np.ndarray[Any, Any]


class PlayedGame:
    """A table whose first pending ask is to be answered next; simultaneous asks come one by one."""

    def __init__(self, game: Game, options: Mapping[str, str] | None = None, seed: int = 0) -> None:
        self.game, self.table = game, Table(game, options)
        self.players = len(self.table.seats)
        self.chance = SeededChooser(seed, 0)
        self.decided = 0

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.game, twin.table, twin.players, twin.decided = self.game, self.table.copy(), self.players, self.decided
        twin.chance = SeededChooser(0, 0)
        twin.chance.state = self.chance.state
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the record; `restored` replays it."""
        return restored, (self.game.name, self.table.options, list(self.table.choices), self.chance.state)

    @property
    def is_over(self) -> bool:
        return self.table.machine.over is not None

    @property
    def ask(self) -> Pending:
        return self.table.machine.pending[0]

    def roll(self) -> None:
        """Answer chance and forced asks until a seat decides or the game is over."""
        while not self.is_over and (self.ask.seat == CHANCE or len(self.ask.options) == 1):
            self.answer(self.chance(self.ask))

    def answer(self, option: int) -> None:
        """Answer the first ask with an option in code."""
        ask = self.ask
        self.decided += ask.seat != CHANCE
        self.table.choose(self.game.seat_id(ask.seat), self.game.option_id(ask.what, option))

    def act(self, action: int) -> None:
        """Answer the first ask, of a seat, with an action."""
        ask = self.ask
        actions = self.game.actions(ask)
        if action not in actions:
            seat, kind = self.game.seat_id(ask.seat), self.game.asks[ask.what].name
            raise Refused("illegal-choice", f"action {action} is not offered to {seat} ({kind}); offered: {actions}")
        self.answer(ask.options[actions.index(action)])

    def mask(self, seat: int) -> Array:
        """Return the legal actions of a seat, as 0 and 1; all 0 if the first ask is not its own."""
        mask = np.zeros(self.game.action_count, np.int8)
        if not self.is_over and self.ask.seat == seat:
            mask[self.game.actions(self.ask)] = 1
        return mask

    def observe(self, seat: int) -> Array:
        """Return what a seat may know."""
        return np.array(self.game.compiled.observe(self.table.machine, seat), np.int8)

    def rewards(self) -> list[float]:
        """Return the rewards of the seats in play, as in a batch: they add up to 0; 0 while nobody has won."""
        over, count = self.table.machine.over, self.players
        won = [0 if over is None else over.winners >> seat & 1 for seat in range(count)]
        if over is None or (count > 1 and not any(won)):
            return [0.0] * count
        if count == 1:
            return [1.0 if won[0] else -1.0]
        return [(mine * count / sum(won) - 1) / (count - 1) for mine in won]


def restored(name: str, options: dict[str, str], choices: list[Choice], state: int) -> PlayedGame:
    """Return a game from its record and the state of its chance."""
    played = PlayedGame(load(name), options)
    for choice in choices:
        played.table.choose(choice.seat, choice.option)
        played.decided += choice.seat != "chance"
    played.chance.state = state
    return played


def low_and_high(game: Game) -> tuple[Array, Array]:
    """Return the lowest and the highest value of every number of an observation."""
    low = np.concatenate([np.full(group.size, group.low, np.int8) for group in game.groups])
    high = np.concatenate([np.full(group.size, group.high, np.int8) for group in game.groups])
    return low, high
