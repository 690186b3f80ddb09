"""The leaning agent: it draws lots, in which what a sensible player leans to has more of them."""

from __future__ import annotations

from agon.agents.situation import Situation
from agon.agents.thinking import look_ahead, params, root_of
from agon.engine.chooser import GOLDEN, MASK, mix
from agon.engine.game import Game

LOTS = 1 << 20


class Leaning:
    """Chooses as its mind's playouts do: by lot, in proportion to its leanings in one deal of what it cannot know."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.state = game, seed

    def __call__(self, situation: Situation) -> str:
        if len(situation.offered) == 1:
            return situation.offered[0]
        root, seat = root_of(self.game, situation), self.game.seat_code(situation.seat)
        self.state = mix((self.state + GOLDEN) & MASK)
        found = look_ahead(self.game, root, seat, self.state, 1, params(self.game, situation))
        lot, last = self.state % LOTS / LOTS, situation.offered[-1]
        for option, one in zip(situation.offered, found, strict=True):
            if one.prior > 0:
                last = option
                lot -= one.prior
                if lot < 0:
                    break
        return last
