"""Tuning the search parameters of a game: each candidate plays against the current parameters."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from itertools import count
from typing import Any

from agon.agents.contest import BUDGET, Contest, SearchConfig
from agon.agents.tuning import REACH, optuna
from agon.engine.game import Game
from agon.engine.mind import SearchParams

GAMES, TRIALS = 60, 25
"""Defaults: the most games of a trial, and the number of trials."""
STARTUP_TRIALS, WARMUP_ROUNDS = 5, 8
"""Trials before pruning starts, and rounds of a trial before it can be pruned."""
MAX_TURNS, MAX_SHARPNESS = 3, 32


class SearchTuner:
    """Looks for better search parameters by playing each candidate against the current ones."""

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
        self.best = self.current = SearchConfig(game, game.search_params)
        self.options, self.games, self.budget, self.seed, self.reach = options, games, budget, seed, reach
        self.tried, self.played, self.best_score = 0, 0, 0.5

    def tune(self, trials: int = TRIALS) -> Generator[float, None, None]:
        """Run trials; yield the best score after each. The current parameters score 0.5 against themselves."""
        optuna_ = optuna()
        study = optuna_.create_study(
            direction="maximize",
            sampler=optuna_.samplers.TPESampler(seed=self.seed, n_startup_trials=STARTUP_TRIALS),
            pruner=optuna_.pruners.MedianPruner(n_startup_trials=STARTUP_TRIALS, n_warmup_steps=WARMUP_ROUNDS),
        )
        study.enqueue_trial(self.current.params._asdict())
        self._suggest(first := study.ask())
        study.tell(first, 0.5)
        for _ in range(trials):
            trial = study.ask()
            score = self._try(trial)
            pruned = optuna_.trial.TrialState.PRUNED
            study.tell(trial, score) if score is not None else study.tell(trial, state=pruned)
            yield self.best_score

    def _try(self, trial: Any) -> float | None:
        """The score of a candidate against the current parameters; None if the trial was pruned."""
        candidate = self.current._replace(params=self._suggest(trial))
        contest = Contest(candidate, self.current, self.options, budget=self.budget, seed=self.seed)
        self.tried += 1
        for number, score in zip(count(), contest.play(self.games), strict=False):
            self.played += contest.size
            trial.report(score, number)
            if trial.should_prune():
                return None
        if contest.score > self.best_score:
            self.best, self.best_score = candidate, contest.score
        return contest.score

    def _suggest(self, trial: Any) -> SearchParams:
        current, reach = self.current.params, self.reach

        def around(name: str) -> float:
            value = getattr(current, name)
            return round(float(trial.suggest_float(name, value / reach, value * reach, log=True)), 2)

        decisions = max(1, round(current.decisions / reach)), round(current.decisions * reach)
        return SearchParams(
            around("exploration"),
            around("width"),
            around("widening"),
            trial.suggest_int("decisions", *decisions, log=True),
            trial.suggest_int("turns", 0, MAX_TURNS),
            trial.suggest_int("sharpness", 1, MAX_SHARPNESS, log=True),
        )

    def report(self) -> dict[str, Any]:
        """The trials and their best result; as a maximum over many trials, the score is biased upwards."""
        return {
            "trials": self.tried,
            "games": self.played,
            "score": round(self.best_score, 4),
            "before": self.current.params._asdict(),
            "after": self.best.params._asdict(),
        }
