"""The levels of the computer players, from the weakest on, and the agents behind them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from agon.agents.at_random import AtRandom
from agon.agents.heuristic import Heuristic
from agon.agents.leaning import Leaning
from agon.agents.search import Searcher
from agon.agents.situation import Situation
from agon.engine.errors import AgonError
from agon.engine.game import Game

Agent = Callable[[Situation], str]
Maker = Callable[[Game, int], Agent]
"""How to make an agent, for one seat of one game: from the game and a seed."""


class Budget(NamedTuple):
    """What a level may spend on a choice: it has chosen when either is spent."""

    iterations: int
    seconds: float


BUDGETS = {"contender": Budget(40, 0.25), "champion": Budget(250, 0.5), "olympian": Budget(10_000, 1.0)}

LEVELS: dict[str, Maker] = {
    "novice": Leaning,
    "apprentice": Heuristic,
    **{level: partial(Searcher, **budget._asdict()) for level, budget in BUDGETS.items()},
}
"""Whom people play against."""

USUAL = "apprentice"
"""Who takes a chair where no level is named: plays sensibly, and at once."""

AGENTS: dict[str, Maker] = {"random": AtRandom, "heuristic": Heuristic, "search": Searcher, **LEVELS}
"""Who can play at all."""


def check_agent(name: str) -> str:
    """The name, if there is an agent of that name."""
    if name not in AGENTS:
        raise AgonError("bad-option", f"no agent {name!r}; the agents: {', '.join(AGENTS)}")
    return name
