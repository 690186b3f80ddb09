"""Tuning the weights of a mind: games it plays against itself say how its evaluations came true.

The loss is what an evaluation is surprised by a result, in nats: minus the logarithm of the chance it gave to whoever
won. One half of the games is fitted, the other half judges."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from agon.agents.contest import Way
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.native import batch
from agon.native.selfplay import Array, Positions, evaluate_all, sample

GAMES, POSITIONS, TRIALS = 20_000, 4, 1500
"""Games, positions kept of each, and sets of weights that are tried, where nothing else is said."""
REACH = 4.0
"""A weight may become so many times as large or small; its sign stays."""
PULL = 0.001
"""What it costs if all weights are e times as large or small: terms that hardly matter stay where they are."""
BINS = 10
LOGIT = 100.0


def optuna() -> Any:
    """The library that chooses what to try next."""
    try:
        for name in ("cmaes", "optuna"):
            found: Any = importlib.import_module(name)
    except ImportError as error:
        raise AgonError("bad-option", "Optuna is not installed here: pip install 'agon[tuning]'") from error
    found.logging.set_verbosity(found.logging.WARNING)
    return found


# ---------------------------------------------------------------- how true evaluations are


class Evidence(NamedTuple):
    """Positions, and what each seat had of the result in the end: winners share 1."""

    rows: Array
    shares: Array

    @property
    def players(self) -> int:
        return int(self.shares.shape[1])


class Bin(NamedTuple):
    """Of all the chances within a tenth: how many, their mean, and how often they came true."""

    positions: int
    expected: float
    happened: float


def chances(values: Array) -> Array:
    """What each seat is expected to have of the result, as a search judges a position."""
    each = 1 / (1 + np.exp(-values / LOGIT))
    expected: Array = each / each.sum(axis=1, keepdims=True)
    return expected


def shares(winners: Array, players: int) -> Array:
    """What each seat had of the result; nobody won: all share."""
    won = (winners[:, None] >> np.arange(players) & 1).astype(float)
    won[won.sum(axis=1) == 0] = 1
    shared: Array = won / won.sum(axis=1, keepdims=True)
    return shared


def loss(game: Game, evidence: Evidence, weights: Sequence[int]) -> float:
    expected = chances(evaluate_all(game, evidence.rows, evidence.players, weights))
    return float(-(evidence.shares * np.log(expected)).sum(axis=1).mean())


def calibration(game: Game, evidence: Evidence, weights: Sequence[int]) -> list[Bin]:
    """How often what was expected happened, by tenths of the chance, from every seat's eyes."""
    expected = chances(evaluate_all(game, evidence.rows, evidence.players, weights)).ravel()
    happened, place = evidence.shares.ravel(), np.minimum((expected * BINS).astype(int), BINS - 1)
    return [_bin(expected[place == at], happened[place == at]) for at in range(BINS)]


def _bin(expected: Array, happened: Array) -> Bin:
    if not len(expected):
        return Bin(0, 0.0, 0.0)
    return Bin(len(expected), round(float(expected.mean()), 4), round(float(happened.mean()), 4))


def calibration_error(bins: Sequence[Bin]) -> float:
    """How far chances and what came of them lie apart, on average."""
    count = sum(one.positions for one in bins)
    return sum(one.positions * abs(one.expected - one.happened) for one in bins) / count if count else 0.0


# ---------------------------------------------------------------- tuning


class Tuner:
    """The search for better weights: it begins with those the game has, and always knows the best so far."""

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
        self.game, self.present, self.tried = game, Way(game, game.thinking), 0
        self.games, self.seed, self.reach = games, seed, reach
        players = len(game.seats_in_play(options))
        _refuse(game, players)
        played = sample(game, options, games, seed, most=positions, progress=progress)
        self.fitted, self.held_out = halves(played, players)
        self.terms = matter(game, self.fitted)
        self.weights, self.least = game.weights, loss(game, self.fitted, game.weights)

    def tune(self, trials: int = TRIALS) -> Generator[float, None, None]:
        """Try so many sets of weights; each yields the least loss so far."""
        optuna_ = optuna()
        present = {term: float(abs(weight)) for term, weight in self.terms.items()}
        sampler = optuna_.samplers.CmaEsSampler(seed=self.seed, warn_independent_sampling=False)
        study = optuna_.create_study(sampler=sampler)
        study.enqueue_trial(present)
        for _ in range(trials):
            trial = study.ask()
            study.tell(trial, self._try(trial))
            yield self.least

    def _try(self, trial: Any) -> float:
        """What a trial's weights lose, with the pull."""
        reach, pull = self.reach, 0.0
        weights = dict(zip(_terms(self.game), self.game.weights, strict=True))
        for term, weight in self.terms.items():
            size = trial.suggest_float(term, abs(weight) / reach, abs(weight) * reach, log=True)
            weights[term] = round(math.copysign(size, weight))
            pull += PULL * math.log(size / abs(weight)) ** 2 / len(self.terms)
        lost = loss(self.game, self.fitted, tuple(weights.values())) + pull
        self.tried += 1
        if lost < self.least:
            self.weights, self.least = tuple(weights.values()), lost
        return lost

    @property
    def found(self) -> Way:
        """A search with the best weights."""
        if self.weights == self.game.weights:
            return self.present
        tuned = self.game.with_weights(dict(zip(_terms(self.game), self.weights, strict=True)))
        return self.present._replace(game=tuned)

    @property
    def is_better(self) -> bool:
        """Whether games that were not fitted agree."""
        return loss(self.game, self.held_out, self.weights) < loss(self.game, self.held_out, self.game.weights)

    def report(self) -> dict[str, Any]:
        """What was tried, and what it came to; held out is what counts."""
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


def _refuse(game: Game, players: int) -> None:
    if not game.weights:
        raise AgonError("bad-option", f"{game.name} has no mind to tune")
    if players < 2:
        raise AgonError("bad-option", "who plays alone wins against nobody: tune with more players")
    if not batch.available():
        raise AgonError("bad-option", "tuning needs a C compiler (cc, gcc or clang), and none was found: install gcc")


def _terms(game: Game) -> tuple[str, ...]:
    return game.mind.terms if game.mind else ()


def halves(played: Positions, players: int) -> tuple[Evidence, Evidence]:
    """Positions of even and of odd games: one game is wholly in one half."""
    even = played.games % 2 == 0
    both = [Evidence(played.rows[half], shares(played.winners[half], players)) for half in (even, ~even)]
    return both[0], both[1]


def matter(game: Game, evidence: Evidence) -> dict[str, int]:
    """The terms that change an evaluation anywhere in the evidence, with their weights."""
    rows, players, found = evidence.rows, evidence.players, dict[str, int]()
    present = evaluate_all(game, rows, players)
    for place, (term, weight) in enumerate(zip(_terms(game), game.weights, strict=True)):
        doubled = [2 * w if at == place else w for at, w in enumerate(game.weights)]
        if weight and not np.array_equal(evaluate_all(game, rows, players, doubled), present):
            found[term] = weight
    return found
