"""Tuning: loss and calibration, recovery from wrong weights, contests, and the record of what was adopted."""

from __future__ import annotations

import math
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import agon.games
from agon.agents import situation
from agon.agents.contest import Contest, SearchConfig
from agon.agents.evaluator import Evaluator
from agon.agents.search_backend import tree_params
from agon.agents.tuning import Bin, Tuner, calibration, calibration_error, loss, predictions, shares, split
from agon.agents.tuning_search import SearchTuner
from agon.engine.errors import AgonError
from agon.engine.mind import SearchParams
from agon.games import NAMES, load
from agon.native import batch
from agon.native.selfplay import sample
from tests.agents.decisions import decisions
from tests.tiers import soak

needs_compiler = pytest.mark.skipif(not batch.available(), reason="there is no C compiler")

GAME = load("hector_achilles")
WRONG = {"scale": 200, "favour": 88, "troop": -4}
BUDGET = 8


# ---------------------------------------------------------------- loss and calibration


def test_predictions_are_normalised_values():
    values = np.array([[0, 0], [110, -110], [100, 0]])
    even, ahead, third = predictions(values).tolist()
    logistic = 1 / (1 + math.exp(-1))
    assert even == [0.5, 0.5]
    assert ahead == pytest.approx([1 / (1 + math.exp(-1.1)), 1 / (1 + math.exp(1.1))])
    assert third == pytest.approx([logistic / (logistic + 0.5), 0.5 / (logistic + 0.5)])


def test_winners_share_and_a_draw_is_shared_by_all():
    assert shares(np.array([0b01, 0b10, 0b11, 0]), 2).tolist() == [[1, 0], [0, 1], [0.5, 0.5], [0.5, 0.5]]
    assert shares(np.array([0b101, 0]), 3).tolist() == [[0.5, 0, 0.5], [pytest.approx(1 / 3)] * 3]


@needs_compiler
def test_a_mind_without_weights_has_a_loss_of_one_bit_and_is_calibrated():
    evidence, _ = split(sample(GAME, {}, 20, 1, most=3), 2)
    silent = [0] * len(GAME.weights)
    assert loss(GAME, evidence, silent) == pytest.approx(math.log(2))
    bins = calibration(GAME, evidence, silent)
    assert [one.positions for one in bins] == [0, 0, 0, 0, 0, 2 * len(evidence.rows), 0, 0, 0, 0]
    assert bins[5] == Bin(2 * len(evidence.rows), 0.5, 0.5) and calibration_error(bins) == 0


def test_the_calibration_error_is_the_mean_distance():
    assert calibration_error([Bin(30, 0.2, 0.1), Bin(10, 0.9, 0.8), Bin(0, 0.0, 0.0)]) == pytest.approx(0.1)


@needs_compiler
def test_all_positions_of_a_game_are_in_one_half():
    played = sample(GAME, {}, 30, 1, most=3)
    fitted, held_out = split(played, 2)
    assert (len(fitted.rows), len(held_out.rows)) == (45, 45)
    assert (fitted.rows == played.rows[played.games % 2 == 0]).all()


# ---------------------------------------------------------------- weights


@cache
def tuned_from_wrong() -> Tuner:
    tuner = Tuner(GAME.with_weights(WRONG), {}, games=1000, positions=4, seed=2)
    for _ in tuner.tune(120):
        pass
    return tuner


@needs_compiler
def test_tuning_wrong_weights_improves_the_held_out_games():
    report = tuned_from_wrong().report()
    before, after = report["before"], report["after"]
    assert report["better"] and report["trials"] == 120
    assert after["loss_fitted"] < before["loss_fitted"] - 0.1
    assert after["loss_held_out"] < before["loss_held_out"] - 0.1
    assert after["calibration_error"] < before["calibration_error"] / 2


@needs_compiler
def test_weights_keep_their_sign_and_stay_within_reach():
    tuner = tuned_from_wrong()
    for before, after in zip(tuner.game.weights, tuner.weights, strict=True):
        assert before * after >= 0 and abs(before) // 4 <= abs(after) <= 4 * abs(before)


@needs_compiler
def test_tuning_is_reproducible_from_its_seed():
    def found(seed: int) -> tuple[int, ...]:
        tuner = Tuner(GAME.with_weights(WRONG), {}, games=60, seed=seed)
        least = list(tuner.tune(12))
        assert least == sorted(least, reverse=True) and tuner.tried == 12
        return tuner.weights

    assert found(1) == found(1) != found(2)


@needs_compiler
def test_irrelevant_terms_are_not_tuned():
    game = load("roll_player")
    tuner = Tuner(game, game.choose_options({"players": "2"}), games=40)
    assert {"crowd", "par"}.isdisjoint(tuner.terms) and {"lead", "gold"} <= set(tuner.terms)


@needs_compiler
def test_single_player_games_are_not_tuned():
    game = load("roll_player")
    with pytest.raises(AgonError, match="bad-option: single-player games have no winner to predict"):
        Tuner(game, game.choose_options({"players": "1"}), games=2)


def test_tuning_without_a_compiler_is_refused(monkeypatch):
    monkeypatch.setattr(batch, "obstacle", lambda: "there is no C compiler")
    with pytest.raises(AgonError, match="bad-option: tuning needs a C compiler"):
        Tuner(GAME, {}, games=2)


# ---------------------------------------------------------------- search parameters


def test_a_search_uses_the_parameters_of_its_game():
    assert GAME.mind is not None
    other = SearchParams(0.5, 3.0, 2.0, 7, 2)
    game, decision = replace(GAME, mind=GAME.mind._replace(search_params=other)), next(decisions(GAME, {}, 1, 1))
    here = situation(decision.table, GAME.seat_id(decision.seat))
    assert tree_params(game, here) == (*other, 2, 0)
    assert Evaluator(game, 2).params == (*other._replace(turns=0), 2, 1)


def test_a_configuration_is_as_good_as_itself():
    config = SearchConfig(GAME, GAME.search_params)
    contest = Contest(config, config, {}, budget=BUDGET)
    assert list(contest.play(3)) == [0.5, 0.5]
    assert contest.report() == {"games": 4, "score": 0.5, "interval": contest.report()["interval"]}


@soak
@needs_compiler
def test_a_search_with_inverted_values_loses():
    assert GAME.mind is not None
    scale = dict(zip(GAME.mind.terms, GAME.weights, strict=True))["scale"]
    contrary = GAME.with_weights({"scale": -scale})
    contest = Contest(SearchConfig(GAME, GAME.search_params), SearchConfig(contrary, GAME.search_params), {}, budget=32)
    assert list(contest.play(12))[-1] >= 0.75


@soak
@needs_compiler
def test_search_parameters_are_tried_and_the_best_kept():
    tuner = SearchTuner(GAME, {}, games=2, budget=BUDGET, seed=3)
    scores = list(tuner.tune(3))
    report = tuner.report()
    assert (report["trials"], report["before"]) == (3, GAME.search_params._asdict())
    assert scores == sorted(scores) and report["score"] == scores[-1] >= 0.5
    assert (tuner.best == tuner.current) == (scores[-1] == 0.5)
    again = SearchTuner(GAME, {}, games=2, budget=BUDGET, seed=3)
    assert list(again.tune(3)) == scores and again.report() == report


# ---------------------------------------------------------------- records


@pytest.mark.parametrize("name", NAMES)
def test_the_mind_has_what_its_tuning_record_says_was_adopted(name):
    mind = load(name).mind
    assert mind is not None
    record = tomllib.loads((Path(agon.games.__path__[0]) / name / "tuning.toml").read_text("utf-8"))
    weights, thinking = record["weights"], record.get("thinking")
    taken = weights["after" if weights["adopted"] else "before"]["weights"]
    assert taken == dict(zip(mind.terms, mind.weights, strict=True))
    assert not weights["adopted"] or weights["after"]["loss_held_out"] < weights["before"]["loss_held_out"]
    if thinking:
        found = thinking["after" if thinking["adopted"] else "before"]
        assert found | thinking.get("by_hand", {}) == mind.search_params._asdict()
    else:
        assert mind.search_params == SearchParams()
