"""Strength differences in Elo, their confidence intervals, and sequential tests.

A round is all the games that share one stream of chance, with one score from 0 to 1. Rounds are independent, the games
of a round are not, so the variance is that of whole rounds. Four pseudo-rounds, two lost and two won, keep a few
one-sided rounds from looking certain.

>>> round(elo(0.75)), elo(0.5), elo(1.0)
(191, 0.0, inf)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev
from typing import Literal

Interval = tuple[float, float]
Verdict = Literal["a", "b", "neither"]

PSEUDO = 2
"""Pseudo-rounds added as lost, and as many as won."""


def elo(score: float) -> float:
    """The Elo difference at which this score is expected; infinite at 0 and 1."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score)) + 0.0


def expected(difference: float) -> float:
    """The score expected at a difference in Elo."""
    return 1 / (1 + 10 ** (-difference / 400))


def score_interval(scores: Sequence[float], confidence: float) -> Interval:
    """The confidence interval of the score."""
    if not scores:
        return 0.0, 1.0
    middle, variance = _smoothed(scores)
    reach = NormalDist().inv_cdf((1 + confidence) / 2) * math.sqrt(variance / (len(scores) + 2 * PSEUDO))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(values: Sequence[float], confidence: float) -> Interval | None:
    """The confidence interval of a mean; None for fewer than two values."""
    if len(values) < 2:
        return None
    reach = NormalDist().inv_cdf((1 + confidence) / 2) * stdev(values) / math.sqrt(len(values))
    return fmean(values) - reach, fmean(values) + reach


def _smoothed(scores: Sequence[float]) -> tuple[float, float]:
    """Mean and variance including the pseudo-rounds."""
    count = len(scores) + 2 * PSEUDO
    mean = (sum(scores) + PSEUDO) / count
    return mean, (sum(score * score for score in scores) + PSEUDO) / count - mean * mean


# ---------------------------------------------------------------- when to stop


def log_likelihood_ratio(scores: Sequence[float], difference: float) -> float:
    """The log-likelihood ratio of the first agent being better by this Elo difference against both being equal, in the
    normal approximation with the sample variance."""
    equal, better = 0.5, expected(difference)
    _, variance = _smoothed(scores)
    return (better - equal) * (2 * sum(scores) - len(scores) * (equal + better)) / (2 * variance)


def bound(confidence: float) -> float:
    """The bound that a log-likelihood ratio must reach on either side."""
    return math.log((1 + confidence) / (1 - confidence))


def verdict(scores: Sequence[float], difference: float, confidence: float) -> Verdict | None:
    """The result of two sequential probability ratio tests, of equal agents against the first, and against the second,
    being better by this Elo difference: the better one, or neither; None while undecided. The error rate of each
    test is (1 - confidence) / 2, so equal agents are told apart with a probability of at most 1 - confidence."""
    limit = bound(confidence)
    ratios = [log_likelihood_ratio(scores, difference), log_likelihood_ratio([1 - s for s in scores], difference)]
    if max(ratios) >= limit:
        return "a" if ratios[0] >= limit else "b"
    return "neither" if max(ratios) <= -limit else None
