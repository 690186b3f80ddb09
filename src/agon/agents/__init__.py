"""Opponents. An agent is a function of what a seat sees and is asked, nothing more."""

from __future__ import annotations

from collections.abc import Callable

from agon.agents.at_random import at_random
from agon.agents.situation import Situation

__all__ = ["LEVELS", "Agent", "Situation"]

Agent = Callable[[Situation], str]

LEVELS: dict[str, Agent] = {"random": at_random}
