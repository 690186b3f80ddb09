"""The random agent: any option, each as likely as the others."""

from __future__ import annotations

import random

from agon.agents.situation import Situation

_chance = random.SystemRandom()


def at_random(situation: Situation) -> str:
    """Choose without looking."""
    return _chance.choice(situation.offered)
