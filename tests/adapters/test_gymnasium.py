"""Gymnasium's own check of the environments, and what it does not look at."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from agon.adapters.gymnasium_env import SeatEnv
from agon.agents.random_agent import RandomAgent
from agon.engine.errors import AgonError
from agon.games import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_check_env(name: str):
    check_env(gymnasium.make(f"Agon/{name}-v0").unwrapped)


@pytest.mark.parametrize(
    ("name", "seat", "options"),
    [
        ("twilight_struggle", "ussr", {"us_influence": "2"}),
        ("hector_achilles", "achaeans", {}),
        ("roll_player", "p3", {"players": "3"}),
        ("roll_player", "p1", {"players": "1"}),
    ],
)
def test_a_seat_plays_a_game_to_its_end(name: str, seat: str, options: dict[str, str]):
    env = SeatEnv(name, seat, options=options, render_mode="ansi")
    observation, info = env.reset(seed=3)
    random, done, reward = np.random.default_rng(1), False, 0.0
    while not done:
        assert env.observation_space.contains(observation)
        assert env.played.ask.seat == env.seat
        assert (env.action_masks() == info["action_mask"]).all() and env.action_masks().sum() > 1
        action = np.int64(random.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        done = terminated or truncated
    assert reward == env.played.rewards()[env.seat] != 0
    assert env.render()


def test_an_opponent_may_be_given_as_a_function():
    rewards = []
    for opponent in ("random", RandomAgent):
        env = SeatEnv("hector_achilles", opponent=opponent)
        env.reset(seed=5)
        done = False
        while not done:
            action = np.int64(np.flatnonzero(env.action_masks())[0])
            _, reward, terminated, truncated, _ = env.step(action)
            done = terminated or truncated
        rewards.append((float(reward), len(env.played.table.choices)))
    assert rewards[0] == rewards[1]


def test_an_illegal_action_loses_and_a_long_game_is_truncated():
    env = SeatEnv("hector_achilles", opponent="random", max_decisions=30)
    _, info = env.reset(seed=1)
    illegal = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    env.reset(seed=1)
    steps = 0
    while not truncated:
        _, reward, terminated, truncated, _ = env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
        steps += 1
    assert steps <= 30 and reward == 0 and not terminated


def test_unknown_seats_and_agents_are_refused():
    with pytest.raises(AgonError, match=r"unknown-seat: no seat 'p4' in this game; its seats: p1, p2"):
        SeatEnv("roll_player", "p4")
    with pytest.raises(AgonError, match="bad-option: no agent 'stockfish'"):
        SeatEnv("roll_player", opponent="stockfish")
