"""The games in OpenSpiel: chance nodes, information states and observations.

Importing this module registers `agon_GAME` for every game, with its options as parameters:
`pyspiel.load_game("agon_twilight_struggle(us_influence=2)")`.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from agon.adapters.played import PlayedGame
from agon.engine.game import Game
from agon.engine.script import CHANCE
from agon.games import NAMES, load

MAX_DECISIONS = 10_000
"""A game that is longer ends without a winner."""
MAX_CHANCE_NODES = 10_000
PREFIX = "agon_"


def game_type(game: Game, *, solo: bool = False) -> pyspiel.GameType:
    """Return what OpenSpiel needs to know of a game."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Agon {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if solo else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=1 if game.players else len(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: parameter(option.default) for option in game.options},
    )


def parameter(value: str) -> int | str:
    """Return the value of an option as OpenSpiel reads it."""
    return int(value) if value.isdigit() else value


class AgonGame(pyspiel.Game):
    """One of the games with its options."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        self.game = game
        self.options = game.choose_options({name: str(value) for name, value in (params or {}).items()})
        self.players = len(game.seats_in_play(self.options))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=len(game.words.ids),
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.players == 1 else 0.0,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(game_type(game, solo=self.players == 1), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> AgonState:
        return AgonState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MAX_CHANCE_NODES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> AgonObserver:
        return AgonObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall), params)


class AgonState(pyspiel.State):
    """A game in progress. Forced asks are nodes with one action; simultaneous asks are nodes one after the other."""

    def __init__(self, game: AgonGame) -> None:
        super().__init__(game)
        self.played = PlayedGame(game.game, game.options)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.played.ask.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.played.is_over or self.played.decided >= MAX_DECISIONS

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.played.game.actions(self.played.ask))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        ask = self.played.ask
        weights = ask.weights or [1] * len(ask.options)
        return sorted((option, weight / sum(weights)) for option, weight in zip(ask.options, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        if self.played.ask.seat == CHANCE:
            self.played.answer(action)
        else:
            self.played.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        words = self.played.game.words.ids
        if player == pyspiel.PlayerId.CHANCE and not self.is_terminal() and self.played.ask.seat == CHANCE:
            return self.played.game.option_id(self.played.ask.what, action)
        return words[action] if action < len(words) else str(action - len(words))

    def returns(self) -> list[float]:
        return self.played.rewards()

    def __str__(self) -> str:
        return "\n".join(" ".join(choice) for choice in self.played.table.choices)


class AgonObserver:
    """Observes a state for a player: numbers and text, or with perfect recall, text alone."""

    def __init__(self, game: AgonGame, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self.perfect_recall = perfect_recall
        groups = () if perfect_recall else game.game.groups
        self.tensor = None if perfect_recall else np.zeros(groups[-1].stop, np.float32)
        self.dict: dict[str, Any] = {}
        for group in groups:
            assert self.tensor is not None
            self.dict[group.name] = self.tensor[group.start : group.stop].reshape(group.shape or (1,))

    def set_from(self, state: AgonState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.played.observe(player)

    def string_from(self, state: AgonState, player: int) -> str:
        """Return the view and the ask of the player; with perfect recall, also all that it chose and was told."""
        table = state.played.table
        seat = table.game.seat_id(player)
        seen: list[Any] = [table.view(seat), table.ask(seat)]
        if self.perfect_recall:
            seen.append([choice for choice in table.choices if choice.seat == seat])
            seen.append(table.log(seat))
        return json.dumps(seen, sort_keys=True)


def _maker(game: Game) -> type[AgonGame]:
    """Return a class for OpenSpiel's registry, which makes a game from its parameters alone."""

    class RegisteredGame(AgonGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return RegisteredGame


for _name in NAMES:
    pyspiel.register_game(game_type(load(_name)), _maker(load(_name)))
