"""The games as Gymnasium environments: one seat learns, computer players have the others.

Importing this module registers `Agon/GAME-v0` for every game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from agon.adapters.played import Array, PlayedGame, low_and_high
from agon.agents.levels import AGENTS, Agent, AgentFactory, check_agent
from agon.agents.situation import situation
from agon.engine.errors import AgonError
from agon.games import NAMES, load

ILLEGAL_REWARD = -1.0
MAX_DECISIONS = 10_000


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """One seat of a game against an agent: the name of a built-in one, or a function that makes one.

    The legal actions are in `info["action_mask"]` and `action_masks()`. An illegal action ends the game as a loss."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: str | None = None,
        opponent: str | AgentFactory = "novice",
        options: Mapping[str, str] | None = None,
        max_decisions: int = MAX_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.max_decisions, self.render_mode = load(game), max_decisions, render_mode
        self.options = self.game.choose_options(options or {})
        seats = self.game.seats_in_play(self.options)
        if seat is not None and seat not in seats:
            raise AgonError("unknown-seat", f"no seat {seat!r} in this game; its seats: {', '.join(seats)}")
        self.seat = seats.index(seat) if seat is not None else 0
        self.factory = AGENTS[check_agent(opponent)] if isinstance(opponent, str) else opponent
        low, high = low_and_high(self.game)
        self.observation_space = spaces.Box(low, high, dtype=np.int8)
        self.action_space = spaces.Discrete(self.game.action_count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        seeds = [int(number) for number in self.np_random.integers(1 << 62, size=1 + len(self.game.seats))]
        self.played = PlayedGame(self.game, self.options, seeds[0])
        self.agents: list[Agent] = [self.factory(self.game, seed) for seed in seeds[1:]]
        self._play_others()
        return self._observed(), self._info()

    def _play_others(self) -> None:
        """Let the others choose until the seat decides or the game is over."""
        self.played.roll()
        while not self.played.is_over and self.played.ask.seat != self.seat:
            seat = self.played.ask.seat
            table, name = self.played.table, self.game.seat_id(seat)
            table.choose(name, self.agents[seat](situation(table, name)))
            self.played.roll()

    def step(self, action: np.int64) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[int(action)]:
            return self._observed(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        self.played.act(int(action))
        self._play_others()
        truncated = not self.played.is_over and self.played.decided >= self.max_decisions
        reward = self.played.rewards()[self.seat]
        return self._observed(), reward, self.played.is_over, truncated, self._info()

    def action_masks(self) -> Array:
        """Return the legal actions, as sb3-contrib's MaskablePPO wants them."""
        return self.played.mask(self.seat).astype(np.bool_)

    def _observed(self) -> Array:
        return self.played.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.played.mask(self.seat)}

    def render(self) -> str | None:
        """Return the last choices as text."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(" ".join(choice) for choice in self.played.table.choices[-10:])


for _name in NAMES:
    gymnasium.register(f"Agon/{_name}-v0", entry_point="agon.adapters.gymnasium_env:SeatEnv", kwargs={"game": _name})
