"""The random agent: chooses uniformly among the options."""

from __future__ import annotations

from agon.agents.situation import Situation
from agon.engine.chooser import SeededChooser
from agon.engine.game import Game


class RandomAgent:
    """Chooses uniformly at random."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chooser = SeededChooser(seed, 0)

    def __call__(self, situation: Situation) -> str:
        return situation.offered[self.chooser.below(len(situation.offered))]
