"""A network as the guide of the search over the lowered machine: the same as native/guide.h in C."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.machine.lowered import LoweredMachine
from agon.network.forward import forward
from agon.network.weights import Weights


class Advice(NamedTuple):
    """What a network says about a decision: the share of every option, and the chance to win of every seat."""

    shares: list[float]
    rewards: list[float]


class Guide:
    """A network of a game with a number of players."""

    def __init__(self, game: Game, weights: Weights, players: int) -> None:
        self.game, self.weights, self.players = game, weights, players
        self.known: dict[bytes, Advice] = {}

    def advise(self, m: LoweredMachine, ask: Pending) -> Advice:
        """What the network says about the decision of a seat, from what this seat knows."""
        actions, mask = self.game.actions(ask), np.zeros(self.game.action_count, np.int8)
        mask[actions] = 1
        row = np.concatenate([np.array(self.game.compiled.observe(m, ask[0]), np.int8), mask])
        key = row.tobytes()
        if key not in self.known:
            logits, values = forward(self.weights, row)
            powers = np.exp((logits[actions] - logits[actions].max()).astype(np.float64))
            self.known[key] = Advice((powers / powers.sum()).tolist(), self._rewards(ask[0], values.tolist()))
        return self.known[key]

    def _rewards(self, seat: int, logits: list[float]) -> list[float]:
        """The chance to win of every seat in play, from logits that begin with the seat to act and go on clockwise.
        With two seats, the first one says it all."""
        if len(self.game.seats) == 2:
            chance = probability(logits[0])
            return [chance, 1.0 - chance] if seat == 0 else [1.0 - chance, chance]
        chances = [probability(logits[(s - seat) % self.players]) for s in range(self.players)]
        return [chance / sum(chances) for chance in chances]


def probability(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-logit))
