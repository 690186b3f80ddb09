"""Tuning the weights of a mind by how well its values predict the results of self-play.

The loss is the cross-entropy of predicted and actual results, in nats. Half of the games are fitted, the other half are
held out for validation."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from agon.agents.contest import SearchConfig
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.native import batch, library
from agon.native.selfplay import Array, Positions, sample, value_all

GAMES, POSITIONS, TRIALS = 20_000, 4, 1500
"""Defaults: games of self-play, positions sampled from each, and trials."""
REACH = 4.0
"""The factor by which a weight may grow or shrink; it keeps its sign."""
REGULARIZATION = 0.001
"""The penalty for changing every weight by a factor of e; it keeps terms that hardly matter where they are."""
BINS = 10
LOGIT = 100.0


def optuna() -> Any:
    """Import the optimizer."""
    try:
        for name in ("cmaes", "optuna"):
            module: Any = importlib.import_module(name)
    except ImportError as error:
        raise AgonError("bad-option", "Optuna is not installed: pip install 'agon[tuning]'") from error
    module.logging.set_verbosity(module.logging.WARNING)
    return module


# ---------------------------------------------------------------- loss and calibration


class Dataset(NamedTuple):
    """Positions, and each seat's share of the result: winners share 1."""

    rows: Array
    shares: Array

    @property
    def players(self) -> int:
        return int(self.shares.shape[1])


class Bin(NamedTuple):
    """The predictions within one tenth: their number, their mean, and the mean result."""

    positions: int
    predicted: float
    actual: float


def predictions(values: Array) -> Array:
    """Each seat's expected share of the result, normalised as the search does it."""
    each = 1 / (1 + np.exp(-values / LOGIT))
    predicted: Array = each / each.sum(axis=1, keepdims=True)
    return predicted


def shares(winners: Array, players: int) -> Array:
    """Each seat's share of the result; without a winner, all share."""
    won = (winners[:, None] >> np.arange(players) & 1).astype(float)
    won[won.sum(axis=1) == 0] = 1
    shared: Array = won / won.sum(axis=1, keepdims=True)
    return shared


def loss(game: Game, data: Dataset, weights: Sequence[int]) -> float:
    """The cross-entropy of predictions and results."""
    predicted = predictions(value_all(game, data.rows, data.players, weights))
    return float(-(data.shares * np.log(predicted)).sum(axis=1).mean())


def calibration(game: Game, data: Dataset, weights: Sequence[int]) -> list[Bin]:
    """Predictions and results of all seats, by tenths of the prediction."""
    predicted = predictions(value_all(game, data.rows, data.players, weights)).ravel()
    actual, bins = data.shares.ravel(), np.minimum((predicted * BINS).astype(int), BINS - 1)
    return [_bin(predicted[bins == at], actual[bins == at]) for at in range(BINS)]


def _bin(predicted: Array, actual: Array) -> Bin:
    if not len(predicted):
        return Bin(0, 0.0, 0.0)
    return Bin(len(predicted), round(float(predicted.mean()), 4), round(float(actual.mean()), 4))


def calibration_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error: the mean distance of prediction and result."""
    count = sum(one.positions for one in bins)
    return sum(one.positions * abs(one.predicted - one.actual) for one in bins) / count if count else 0.0


# ---------------------------------------------------------------- tuning


class Tuner:
    """Looks for better weights, starting from those of the game; always knows the best so far."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        *,
        games: int = GAMES,
        positions: int = POSITIONS,
        seed: int = 1,
        reach: float = REACH,
        progress: Callable[[int], Any] | None = None,
    ) -> None:
        self.game, self.current, self.tried = game, SearchConfig(game, game.search_params), 0
        self.games, self.seed, self.reach = games, seed, reach
        players = len(game.seats_in_play(options))
        _check_tunable(game, players)
        played = sample(game, options, games, seed, most=positions, progress=progress)
        self.fitted, self.held_out = split(played, players)
        self.terms = relevant_terms(game, self.fitted)
        self.weights, self.best_loss = game.weights, loss(game, self.fitted, game.weights)

    def tune(self, trials: int = TRIALS) -> Generator[float, None, None]:
        """Run trials; yield the lowest loss after each."""
        optuna_ = optuna()
        current = {term: float(abs(weight)) for term, weight in self.terms.items()}
        sampler = optuna_.samplers.CmaEsSampler(seed=self.seed, warn_independent_sampling=False)
        study = optuna_.create_study(sampler=sampler)
        study.enqueue_trial(current)
        for _ in range(trials):
            trial = study.ask()
            study.tell(trial, self._try(trial))
            yield self.best_loss

    def _try(self, trial: Any) -> float:
        """The regularized loss of a trial's weights."""
        reach, penalty = self.reach, 0.0
        weights = dict(zip(_terms(self.game), self.game.weights, strict=True))
        for term, weight in self.terms.items():
            size = trial.suggest_float(term, abs(weight) / reach, abs(weight) * reach, log=True)
            weights[term] = round(math.copysign(size, weight))
            penalty += REGULARIZATION * math.log(size / abs(weight)) ** 2 / len(self.terms)
        regularized = loss(self.game, self.fitted, tuple(weights.values())) + penalty
        self.tried += 1
        if regularized < self.best_loss:
            self.weights, self.best_loss = tuple(weights.values()), regularized
        return regularized

    @property
    def best(self) -> SearchConfig:
        """The search with the best weights."""
        if self.weights == self.game.weights:
            return self.current
        tuned = self.game.with_weights(dict(zip(_terms(self.game), self.weights, strict=True)))
        return self.current._replace(game=tuned)

    @property
    def is_better(self) -> bool:
        """Whether the held-out games confirm the result."""
        return loss(self.game, self.held_out, self.weights) < loss(self.game, self.held_out, self.game.weights)

    def report(self) -> dict[str, Any]:
        """The trials and their result; the held-out loss is the one that counts."""
        return {
            "games": self.games,
            "positions": len(self.fitted.rows) + len(self.held_out.rows),
            "trials": self.tried,
            "better": self.is_better,
            "before": self._measured(self.game.weights),
            "after": self._measured(self.weights),
        }

    def _measured(self, weights: Sequence[int]) -> dict[str, Any]:
        bins = calibration(self.game, self.held_out, weights)
        return {
            "weights": dict(zip(_terms(self.game), weights, strict=True)),
            "loss_fitted": round(loss(self.game, self.fitted, weights), 5),
            "loss_held_out": round(loss(self.game, self.held_out, weights), 5),
            "calibration_error": round(calibration_error(bins), 4),
            "calibration": [list(one) for one in bins],
        }


def _check_tunable(game: Game, players: int) -> None:
    if not game.weights:
        raise AgonError("bad-option", f"{game.name} has no mind to tune")
    if players < 2:
        raise AgonError("bad-option", "single-player games have no winner to predict; tune with more players")
    if not batch.available():
        raise AgonError("bad-option", f"tuning needs a C compiler: {library.obstacle()}")


def _terms(game: Game) -> tuple[str, ...]:
    return game.mind.terms if game.mind else ()


def split(played: Positions, players: int) -> tuple[Dataset, Dataset]:
    """The positions of even and of odd games; all positions of a game are in the same half."""
    even = played.games % 2 == 0
    both = [Dataset(played.rows[half], shares(played.winners[half], players)) for half in (even, ~even)]
    return both[0], both[1]


def relevant_terms(game: Game, data: Dataset) -> dict[str, int]:
    """The terms that change a value anywhere in the data, with their weights."""
    rows, players, found = data.rows, data.players, dict[str, int]()
    current = value_all(game, rows, players)
    for place, (term, weight) in enumerate(zip(_terms(game), game.weights, strict=True)):
        doubled = [2 * w if at == place else w for at, w in enumerate(game.weights)]
        if weight and not np.array_equal(value_all(game, rows, players, doubled), current):
            found[term] = weight
    return found
