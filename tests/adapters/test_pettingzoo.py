"""PettingZoo's own tests on the games, and what they do not look at."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from agon.adapters.pettingzoo_env import SeatsEnv, env
from agon.games import NAMES
from tests.tiers import sized

GAMES: list[tuple[str, dict[str, str]]] = [*((name, {}) for name in NAMES), ("roll_player", {"players": "4"})]
by_game = pytest.mark.parametrize(("name", "options"), GAMES)


@by_game
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")  # its classics use dicts too
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:We recommend agents to be named")  # our seats have names
def test_api_test(name: str, options: dict[str, str]):
    api_test(env(name, options), num_cycles=sized(200, 1000))


@by_game
def test_seed_test(name: str, options: dict[str, str]):
    seed_test(lambda: env(name, options), num_cycles=sized(50, 500))


def play(made, seed: int) -> tuple[dict[str, float], int]:
    """The rewards of a random game, and the number of choices."""
    made.reset(seed=seed)
    random, choices, rewards = np.random.default_rng(seed), 0, dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        observation, reward, terminated, truncated, _ = made.last()
        rewards[agent] += reward
        if terminated or truncated:
            made.step(None)
            continue
        mask = observation["action_mask"]
        assert mask.any() and observation["observation"].any()
        made.step(int(random.choice(np.flatnonzero(mask))))
        choices += 1
    return rewards, choices


@by_game
def test_a_game_ends_with_rewards_that_add_up_to_nothing(name: str, options: dict[str, str]):
    rewards, _ = play(env(name, options), 1)
    assert abs(sum(rewards.values())) < 1e-9 and any(rewards.values())


def test_a_long_game_is_truncated():
    """PettingZoo's max_cycles_test needs its parallel API, in which all agents act in every cycle."""
    rewards, choices = play(env("hector_achilles", max_decisions=30), 1)
    assert choices <= 30 and not any(rewards.values())


def test_an_illegal_action_loses():
    made = env("hector_achilles")
    made.reset(seed=1)
    loser = made.agent_selection
    mask = made.observe(loser)["action_mask"]
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(made.terminations.values())
    assert made.rewards[loser] == -1


def test_the_last_choices_can_be_rendered():
    made = SeatsEnv("hector_achilles", render_mode="ansi")
    made.reset(seed=1)
    assert len((made.render() or "").splitlines()) == 10
