"""Tuning how a search goes about a game: each way that is tried plays the present one."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from itertools import count
from typing import Any

from agon.agents.contest import BUDGET, Contest, Way
from agon.agents.tuning import REACH, optuna
from agon.engine.game import Game, Thinking

GAMES, TRIALS = 60, 25
"""Games of a trial at most, and trials, where nothing else is said."""
UNTRIED, WARM = 5, 8
"""Trials that are left alone before the worse half is broken off, and rounds that each is given."""
MOST_TURNS, MOST_SHARPNESS = 3, 32


class ThinkingTuner:
    """The search for a better way to think: each that is tried plays the present one."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        *,
        games: int = GAMES,
        budget: int = BUDGET,
        seed: int = 1,
        reach: float = REACH,
    ) -> None:
        self.found = self.present = Way(game, game.thinking)
        self.options, self.games, self.budget, self.seed, self.reach = options, games, budget, seed, reach
        self.tried, self.played, self.best = 0, 0, 0.5

    def tune(self, trials: int = TRIALS) -> Generator[float, None, None]:
        """Try so many ways; each yields the best score so far. The present one scores a half against itself."""
        optuna_ = optuna()
        study = optuna_.create_study(
            direction="maximize",
            sampler=optuna_.samplers.TPESampler(seed=self.seed, n_startup_trials=UNTRIED),
            pruner=optuna_.pruners.MedianPruner(n_startup_trials=UNTRIED, n_warmup_steps=WARM),
        )
        study.enqueue_trial(self.present.thinking._asdict())
        self._suggest(first := study.ask())
        study.tell(first, 0.5)
        for _ in range(trials):
            trial = study.ask()
            score = self._try(trial)
            pruned = optuna_.trial.TrialState.PRUNED
            study.tell(trial, score) if score is not None else study.tell(trial, state=pruned)
            yield self.best

    def _try(self, trial: Any) -> float | None:
        """How a way does against the present one; None if it was broken off."""
        way = self.present._replace(thinking=self._suggest(trial))
        contest = Contest(way, self.present, self.options, budget=self.budget, seed=self.seed)
        self.tried += 1
        for number, score in zip(count(), contest.play(self.games), strict=False):
            self.played += contest.size
            trial.report(score, number)
            if trial.should_prune():
                return None
        if contest.score > self.best:
            self.found, self.best = way, contest.score
        return contest.score

    def _suggest(self, trial: Any) -> Thinking:
        present, reach = self.present.thinking, self.reach

        def around(name: str) -> float:
            value = getattr(present, name)
            return round(float(trial.suggest_float(name, value / reach, value * reach, log=True)), 2)

        decisions = max(1, round(present.decisions / reach)), round(present.decisions * reach)
        return Thinking(
            around("exploration"),
            around("width"),
            around("widening"),
            trial.suggest_int("decisions", *decisions, log=True),
            trial.suggest_int("turns", 0, MOST_TURNS),
            trial.suggest_int("sharpness", 1, MOST_SHARPNESS, log=True),
        )

    def report(self) -> dict[str, Any]:
        """What was tried, and what it came to; the score is that of the best of many, and so too high."""
        return {
            "trials": self.tried,
            "games": self.played,
            "score": round(self.best, 4),
            "before": self.present.thinking._asdict(),
            "after": self.found.thinking._asdict(),
        }
