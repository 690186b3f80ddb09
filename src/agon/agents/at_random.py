"""The random agent: any option, each as likely as the others."""

from __future__ import annotations

import random
from typing import Protocol

_chance = random.SystemRandom()


class Offered(Protocol):
    """Anything with options."""

    @property
    def offered(self) -> list[str]: ...


def at_random(situation: Offered) -> str:
    """Choose without looking."""
    return _chance.choice(situation.offered)
