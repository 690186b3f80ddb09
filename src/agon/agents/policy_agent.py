"""The policy agent: samples an option from the prior."""

from __future__ import annotations

from agon.agents.search_backend import look_ahead, root_of, tree_params
from agon.agents.situation import Situation
from agon.engine.chooser import GOLDEN, MASK, mix
from agon.engine.game import Game

RESOLUTION = 1 << 20


class PolicyAgent:
    """Samples an option in proportion to its prior in one determinization."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.state = game, seed

    def __call__(self, situation: Situation) -> str:
        if len(situation.offered) == 1:
            return situation.offered[0]
        root, seat = root_of(self.game, situation), self.game.seat_code(situation.seat)
        self.state = mix((self.state + GOLDEN) & MASK)
        stats = look_ahead(self.game, root, seat, self.state, 1, tree_params(self.game, situation))
        left, chosen = self.state % RESOLUTION / RESOLUTION, situation.offered[-1]
        for name, option in zip(situation.offered, stats, strict=True):
            if option.prior > 0:
                chosen = name
                left -= option.prior
                if left < 0:
                    break
        return chosen
