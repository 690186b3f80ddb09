"""The levels of the computer players, weakest first, and the agents behind them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

from agon.agents.heuristic_agent import HeuristicAgent
from agon.agents.network_agent import NetworkAgent
from agon.agents.policy_agent import PolicyAgent
from agon.agents.random_agent import RandomAgent
from agon.agents.search_agent import SearchAgent
from agon.agents.situation import Situation
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.network.layout import network_folder
from agon.network.trained import required, trained

Agent = Callable[[Situation], str]
AgentFactory = Callable[[Game, int], Agent]
"""Makes an agent for one seat of one game, from the game and a seed."""


class Budget(NamedTuple):
    """Limits of one choice; the search stops at whichever is reached first."""

    iterations: int
    seconds: float


BUDGETS = {"contender": Budget(40, 0.25), "champion": Budget(250, 0.5), "olympian": Budget(10_000, 1.0)}
"""The levels that search, and what they may spend with the mind."""

FORMER = "mind-"
"""Before the name of a level: that level as it is without networks."""


@cache
def network_budgets(game: Game) -> dict[str, Budget]:
    """The levels that search with the network of a game, and what they may spend then: `levels.toml` beside it. A level
    is listed there once matches have shown that it is better."""
    file = network_folder(game).joinpath("levels.toml")
    listed = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return {level: Budget(**limits) for level, limits in listed.items()}


def search_with_mind(level: str, game: Game, seed: int, **limits: Any) -> SearchAgent:
    """A level as it is without a network."""
    return SearchAgent(game, seed, **{**BUDGETS[level]._asdict(), **limits})


class BestSearch:
    """A level that searches with the network of the game, if it has one that makes the level better. Where a seat plays
    alone (a network knows only who wins), it is the level as it is without networks."""

    def __init__(self, level: str, game: Game, seed: int, **limits: Any) -> None:
        self.game, self.mind = game, search_with_mind(level, game, seed, **limits)
        self.network: SearchAgent | None = None
        budget, weights = network_budgets(game).get(level), trained(game)
        if budget and weights:
            self.network = SearchAgent(game, seed, weights=weights, **{**budget._asdict(), **limits})

    def __call__(self, situation: Situation) -> str:
        if self.network and len(self.game.seats_in_play(situation.options)) > 1:
            return self.network(situation)
        return self.mind(situation)


def search_with_network(game: Game, seed: int, **limits: Any) -> Agent:
    return SearchAgent(game, seed, weights=required(game), **limits)


SEARCHERS: dict[str, Callable[..., Agent]] = {
    "search": SearchAgent,
    "guided": search_with_network,
    **{level: partial(BestSearch, level) for level in BUDGETS},
    **{FORMER + level: partial(search_with_mind, level) for level in BUDGETS},
}
"""The agents that search; they take limits like `SearchAgent`."""

LEVELS: dict[str, AgentFactory] = {
    "novice": PolicyAgent,
    "apprentice": HeuristicAgent,
    **{level: SEARCHERS[level] for level in BUDGETS},
}
"""The opponents offered to people."""

DEFAULT_LEVEL = "apprentice"

AGENTS: dict[str, AgentFactory] = {
    "random": RandomAgent,
    "heuristic": HeuristicAgent,
    "search": SearchAgent,
    "network": NetworkAgent,
    "guided": search_with_network,
    **LEVELS,
    **SEARCHERS,
}
"""All built-in agents."""


def check_agent(name: str) -> str:
    """Return the name if it is a built-in agent; raise otherwise."""
    if name not in AGENTS:
        raise AgonError("bad-option", f"no agent {name!r}; the agents: {', '.join(AGENTS)}")
    return name
