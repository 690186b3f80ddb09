"""The random agent: any option, each as likely as the others."""

from __future__ import annotations

from agon.agents.situation import Situation
from agon.engine.chooser import SeededChooser
from agon.engine.game import Game


class AtRandom:
    """Chooses without looking."""

    def __init__(self, game: Game, seed: int) -> None:
        self.chooser = SeededChooser(seed, 0)

    def __call__(self, situation: Situation) -> str:
        return situation.offered[self.chooser.below(len(situation.offered))]
