"""Elo, intervals and the sequential tests: figures computed by hand, and the error rates of the tests."""

from __future__ import annotations

import math
import random

import pytest

from agon.agents.elo import (
    bound,
    elo,
    expected,
    log_likelihood_ratio,
    mean_interval,
    score_interval,
    verdict,
)

SIXTY = 400 * math.log10(1.5)
"""The difference at which the better one scores 60 %."""


def test_elo_is_the_logistic_scale_on_which_400_is_ten_to_one():
    assert elo(10 / 11) == pytest.approx(400) and elo(1 / 11) == pytest.approx(-400)
    assert elo(0.75) == pytest.approx(190.8485, abs=1e-4)
    assert (elo(0.5), elo(1), elo(0)) == (0, math.inf, -math.inf)
    assert expected(SIXTY) == pytest.approx(0.6)
    assert [expected(elo(score)) for score in (0.1, 0.5, 0.9)] == pytest.approx([0.1, 0.5, 0.9])


def test_an_interval_counts_two_rounds_lost_and_two_won():
    # 1, 1 and the imaginary 0, 0, 1, 1: mean 2/3, variance 2/9, of six: 0.19245 a standard error, times 1.959964
    assert score_interval([1, 1], 0.95) == pytest.approx((0.289471, 1.0), abs=1e-6)
    # two halves: mean 1/2, variance (1/4 + 1/4 + 2) / 6 - 1/4 = 1/6, of six: 1/6
    assert score_interval([0.5, 0.5], 0.95) == pytest.approx((0.173339, 0.826661), abs=1e-6)
    assert score_interval([], 0.95) == (0.0, 1.0)


def test_an_interval_is_narrower_with_more_rounds_and_with_less_confidence():
    few, many = ([1.0, 0.5, 0.5, 0.0] * times for times in (2, 20))
    width = {(len(s), c): score_interval(s, c) for s in (few, many) for c in (0.9, 0.99)}
    assert width[8, 0.9][0] < width[80, 0.9][0] and width[80, 0.99][0] < width[80, 0.9][0]


def test_the_mean_of_values_lies_within_its_standard_errors():
    # 10, 12, 14: mean 12, standard deviation 2, of three: 1.1547, times 1.959964
    assert mean_interval([10, 12, 14], 0.95) == pytest.approx((9.736828, 14.263172), abs=1e-6)
    assert mean_interval([10], 0.95) is None


def test_the_ratio_is_that_of_two_normal_distributions():
    # ten rounds won: variance 12/14 * 2/14; (0.6 - 0.5) * (2 * 10 - 10 * 1.1) / (2 * 24/196)
    assert log_likelihood_ratio([1.0] * 10, SIXTY) == pytest.approx(0.9 * 196 / 48)  # 3.675
    # n halves: variance 1 / (n + 4); 0.1 * (n - 1.1 n) * (n + 4) / 2
    assert log_likelihood_ratio([0.5] * 25, SIXTY) == pytest.approx(-3.625)
    assert log_likelihood_ratio([0.5] * 26, SIXTY) == pytest.approx(-3.9)
    assert bound(0.95) == pytest.approx(math.log(39))  # 3.6636


def test_a_verdict_waits_until_a_ratio_reaches_its_bound():
    assert verdict([1.0] * 9, SIXTY, 0.95) is None
    assert verdict([1.0] * 10, SIXTY, 0.95) == "a"
    assert verdict([0.0] * 10, SIXTY, 0.95) == "b"
    assert verdict([0.5] * 25, SIXTY, 0.95) is None
    assert verdict([0.5] * 26, SIXTY, 0.95) == "neither"
    assert verdict([1.0] * 10, SIXTY, 0.96) is None


def decide(chance: random.Random, won: float, most: int) -> str | None:
    """Play pairs of games, each won with this probability, until the match is decided."""
    scores: list[float] = []
    while len(scores) < most:
        scores.append(((chance.random() < won) + (chance.random() < won)) / 2)
        if found := verdict(scores, 100, 0.95):
            return found
    return None


def test_the_error_rates_of_the_verdict_are_kept():
    chance = random.Random(1)
    equal = [decide(chance, 0.5, 200) for _ in range(200)]
    better = [decide(chance, expected(100), 200) for _ in range(200)]
    assert equal.count("a") + equal.count("b") <= 16  # 10 of 200, plus two standard deviations
    assert equal.count("neither") >= 180
    assert better.count("a") >= 190 and better.count("b") == 0
