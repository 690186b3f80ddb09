"""Opponents. An agent is a function of what a seat sees and is asked, nothing more."""

from __future__ import annotations

from collections.abc import Callable

from agon.agents.at_random import AtRandom
from agon.agents.heuristic import Heuristic
from agon.agents.search import Searcher
from agon.agents.situation import Situation, situation
from agon.engine.errors import AgonError
from agon.engine.game import Game

__all__ = ["LEVELS", "Agent", "Situation", "check_level", "situation"]

Agent = Callable[[Situation], str]

LEVELS: dict[str, Callable[[Game, int], Agent]] = {"random": AtRandom, "heuristic": Heuristic, "search": Searcher}
"""How to make an agent of each level, for one seat of one game: from the game and a seed."""


def check_level(level: str) -> str:
    """The level, if there is one of that name."""
    if level not in LEVELS:
        raise AgonError("bad-option", f"no level {level!r}; the levels: {', '.join(LEVELS)}")
    return level
