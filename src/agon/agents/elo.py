"""How much better one player is than another, and how sure that is.

A round is all the games that share one stream of chance, its score one number from 0 to 1; rounds are independent,
the games within one are not. Their spread is therefore that of whole rounds. Four imaginary rounds are counted in, two
lost and two won: so nothing is certain after a few rounds that all went the same way.

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

IMAGINARY = 2
"""Rounds that are counted in as lost, and as many as won."""


def elo(score: float) -> float:
    """The difference in strength at which this score is expected; without end at 0 and 1."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score)) + 0.0


def expected(difference: float) -> float:
    """The score expected at a difference in Elo."""
    return 1 / (1 + 10 ** (-difference / 400))


def score_interval(scores: Sequence[float], confidence: float) -> Interval:
    """Where the score of very many rounds would lie."""
    if not scores:
        return 0.0, 1.0
    middle, variance = _with_imaginary(scores)
    reach = NormalDist().inv_cdf((1 + confidence) / 2) * math.sqrt(variance / (len(scores) + 2 * IMAGINARY))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(values: Sequence[float], confidence: float) -> Interval | None:
    """Where the mean of very many values would lie; one value does not tell."""
    if len(values) < 2:
        return None
    reach = NormalDist().inv_cdf((1 + confidence) / 2) * stdev(values) / math.sqrt(len(values))
    return fmean(values) - reach, fmean(values) + reach


def _with_imaginary(scores: Sequence[float]) -> tuple[float, float]:
    """Mean and variance with the imaginary rounds."""
    count = len(scores) + 2 * IMAGINARY
    mean = (sum(scores) + IMAGINARY) / count
    return mean, (sum(score * score for score in scores) + IMAGINARY) / count - mean * mean


# ---------------------------------------------------------------- when to stop


def log_likelihood_ratio(scores: Sequence[float], difference: float) -> float:
    """How much more likely the scores are if the first is so many Elo better than if both are equal: the normal
    approximation, with the spread of the scores themselves."""
    equal, better = 0.5, expected(difference)
    _, variance = _with_imaginary(scores)
    return (better - equal) * (2 * sum(scores) - len(scores) * (equal + better)) / (2 * variance)


def bound(confidence: float) -> float:
    """How far a ratio must go to either side."""
    return math.log((1 + confidence) / (1 - confidence))


def verdict(scores: Sequence[float], difference: float, confidence: float) -> Verdict | None:
    """What two sequential tests say, of equal players against the first, and against the second, so many Elo better:
    who is better, or neither by so much; None while they want more rounds. Each may err half of what confidence leaves,
    so equal players are told apart no more often than that."""
    limit = bound(confidence)
    ratios = [log_likelihood_ratio(scores, difference), log_likelihood_ratio([1 - s for s in scores], difference)]
    if max(ratios) >= limit:
        return "a" if ratios[0] >= limit else "b"
    return "neither" if max(ratios) <= -limit else None
