"""OpenSpiel's own tests on the games: random simulations with serialization and clones, and its API."""

from __future__ import annotations

import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from agon.adapters import openspiel
from agon.engine.table import Table
from agon.games import NAMES, load
from tests.tiers import sized

GAMES = [*(f"agon_{name}" for name in NAMES), "agon_roll_player(players=4,short=on)", "agon_roll_player(players=1)"]


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test(name: str):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=sized(1, 5), serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_simulation_of_open_spiels_own_suite(name: str):
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def played(name: str, nodes: int) -> Any:
    state, random = pyspiel.load_game(name).new_initial_state(), np.random.default_rng(3)
    for _ in range(nodes):
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(random.choice(actions)))
    return state


def test_options_are_parameters():
    game = pyspiel.load_game("agon_twilight_struggle(us_influence=2,edition=first,optional_cards=off)")
    options = game.new_initial_state().played.table.options
    assert (options["us_influence"], options["edition"]) == ("2", "first")
    assert pyspiel.load_game("agon_roll_player(players=3)").num_players() == 3
    assert [pyspiel.load_game(f"agon_{name}").num_distinct_actions() for name in NAMES] == [
        load(name).action_count for name in NAMES
    ]


def test_a_history_is_the_record_of_a_table():
    state = played("agon_hector_achilles", 200)
    table = Table(load("hector_achilles"))
    for choice in state.played.table.choices:
        table.choose(choice.seat, choice.option)
    assert len(state.history()) == len(table.choices) == 200
    assert table == state.played.table
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


def test_tensors_are_the_observations_of_the_table():
    state = played("agon_twilight_struggle", 80)
    observation = make_observation(state.get_game())
    for player, seat in enumerate(("us", "ussr")):
        row = state.played.table.observation(seat)
        assert state.observation_tensor(player) == row
        observation.set_from(state, player)
        assert observation.dict["influence"].shape == (2, 85)
        assert observation.tensor.tolist() == row
        assert json.loads(state.observation_string(player))[0] == state.played.table.view(seat)


def test_an_information_state_recalls_what_the_seat_chose_and_was_told_and_nothing_else():
    state = played("agon_hector_achilles", 200)
    for player, seat in enumerate(("achaeans", "trojans")):
        *_, choices, log = json.loads(state.information_state_string(player))
        assert {choice[0] for choice in choices} == {seat}
        assert len(log) == len(state.played.table.log(seat))
    assert state.information_state_string(0) != state.information_state_string(1)


def test_its_reinforcement_learning_environment_runs_a_game():
    environment = rl_environment.Environment("agon_hector_achilles", include_full_state=False)
    environment.seed(1)
    step = environment.reset()
    while not step.last():
        actions = step.observations["legal_actions"][step.observations["current_player"]]
        step = environment.step([actions[0]])
    assert sum(step.rewards) == 0


def test_observers_take_no_parameters():
    game = pyspiel.load_game("agon_hector_achilles")
    with pytest.raises(ValueError, match="observers take no parameters"):
        openspiel.AgonObserver(game, False, {"what": 1})
