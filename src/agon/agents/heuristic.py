"""The heuristic agent: it does what its mind leans to most; where that is even, what leads to the better position."""

from __future__ import annotations

from agon.agents.situation import Situation
from agon.agents.thinking import look_ahead, params, root_of
from agon.engine.chooser import GOLDEN, MASK, mix
from agon.engine.game import Game

DEALS = 4
"""How many deals of what it cannot know it looks at."""


class Heuristic:
    """Chooses what it leans to most, and of equal options the one that is worth most on average."""

    def __init__(self, game: Game, seed: int, *, deals: int = DEALS) -> None:
        self.game, self.state, self.deals = game, seed, deals

    def __call__(self, situation: Situation) -> str:
        if len(situation.offered) == 1:
            return situation.offered[0]
        root, seat = root_of(self.game, situation), self.game.seat_code(situation.seat)
        self.state = mix((self.state + GOLDEN) & MASK)
        found = look_ahead(self.game, root, seat, self.state, self.deals, params(self.game, situation))
        leaning = [(one.prior, one.value) for one in found]
        return situation.offered[leaning.index(max(leaning))]
