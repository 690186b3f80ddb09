"""Opponents. An agent is a function of what a seat sees and is asked, nothing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from agon.agents.at_random import at_random


class Situation(NamedTuple):
    """What an agent knows when it chooses: the game and its options, its seat, the seat's view, and the ask."""

    game: str
    options: dict[str, str]
    seat: str
    view: dict[str, Any]
    what: str
    offered: list[str]


Agent = Callable[[Situation], str]

LEVELS: dict[str, Agent] = {"random": at_random}
