"""The levels of the computer players, weakest first, and the agents behind them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from agon.agents.heuristic_agent import HeuristicAgent
from agon.agents.policy_agent import PolicyAgent
from agon.agents.random_agent import RandomAgent
from agon.agents.search_agent import SearchAgent
from agon.agents.situation import Situation
from agon.engine.errors import AgonError
from agon.engine.game import Game

Agent = Callable[[Situation], str]
AgentFactory = Callable[[Game, int], Agent]
"""Makes an agent for one seat of one game, from the game and a seed."""


class Budget(NamedTuple):
    """Limits of one choice; the search stops at whichever is reached first."""

    iterations: int
    seconds: float


BUDGETS = {"contender": Budget(40, 0.25), "champion": Budget(250, 0.5), "olympian": Budget(10_000, 1.0)}

LEVELS: dict[str, AgentFactory] = {
    "novice": PolicyAgent,
    "apprentice": HeuristicAgent,
    **{level: partial(SearchAgent, **budget._asdict()) for level, budget in BUDGETS.items()},
}
"""The opponents offered to people."""

DEFAULT_LEVEL = "apprentice"

AGENTS: dict[str, AgentFactory] = {"random": RandomAgent, "heuristic": HeuristicAgent, "search": SearchAgent, **LEVELS}
"""All built-in agents."""


def check_agent(name: str) -> str:
    """Return the name if it is a built-in agent; raise otherwise."""
    if name not in AGENTS:
        raise AgonError("bad-option", f"no agent {name!r}; the agents: {', '.join(AGENTS)}")
    return name
