"""The games as PettingZoo AEC environments.

>>> from agon.adapters.pettingzoo_env import env
>>> game = env("hector_achilles")
>>> game.reset(seed=1)
>>> game.agent_selection in game.possible_agents
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from agon.adapters.played import PlayedGame, low_and_high
from agon.games import load

ILLEGAL_REWARD = -1.0
MAX_DECISIONS = 10_000


def env(
    game: str,
    options: Mapping[str, str] | None = None,
    max_decisions: int = MAX_DECISIONS,
    render_mode: str | None = None,
) -> AECEnv[str, dict[str, Any], int]:
    """Return a game in PettingZoo's usual wrappers: an illegal action ends it, with a loss for its agent."""
    made: AECEnv[str, dict[str, Any], int] = SeatsEnv(game, options, max_decisions, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=ILLEGAL_REWARD)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class SeatsEnv(AECEnv[str, dict[str, Any], int]):
    """A game whose seats in play are the agents. Observations are dicts with `observation` and `action_mask`."""

    metadata: dict[str, Any] = {"name": "agon_v0", "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.max_decisions, self.render_mode = load(game), max_decisions, render_mode
        self.options = self.game.choose_options(options or {})
        self.possible_agents = list(self.game.seats_in_play(self.options))
        low, high = low_and_high(self.game)
        masks = spaces.Box(0, 1, (self.game.action_count,), np.int8)
        self._observed = {
            agent: spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int8), "action_mask": masks})
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.played = PlayedGame(self.game, self.options, int(self._random.integers(1 << 63)))
        self.played.roll()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Select the seat to act; at the end, all agents are done."""
        if self.played.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.played.rewards(), strict=True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.played.ask.seat]
            if self.played.decided >= self.max_decisions:
                self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.played.observe(seat), "action_mask": self.played.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.played.act(int(action))
        self.played.roll()
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the last choices as text."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(" ".join(choice) for choice in self.played.table.choices[-10:])

    def close(self) -> None:
        """There is nothing to close."""
