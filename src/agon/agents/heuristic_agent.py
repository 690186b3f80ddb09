"""The heuristic agent: takes the option with the highest prior and breaks ties by a one-ply lookahead."""

from __future__ import annotations

from agon.agents.search_backend import look_ahead, root_of, tree_params
from agon.agents.situation import Situation
from agon.engine.chooser import GOLDEN, MASK, mix
from agon.engine.game import Game

DEALS = 4
"""Determinizations to average over."""


class HeuristicAgent:
    """Chooses the option with the highest mean prior; among equals, the one with the highest mean value."""

    def __init__(self, game: Game, seed: int, *, deals: int = DEALS) -> None:
        self.game, self.state, self.deals = game, seed, deals

    def __call__(self, situation: Situation) -> str:
        if len(situation.offered) == 1:
            return situation.offered[0]
        root, seat = root_of(self.game, situation), self.game.seat_code(situation.seat)
        self.state = mix((self.state + GOLDEN) & MASK)
        stats = look_ahead(self.game, root, seat, self.state, self.deals, tree_params(self.game, situation))
        scores = [(option.prior, option.value) for option in stats]
        return situation.offered[scores.index(max(scores))]
