"""The heuristics of a game and the parameters of its search."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

MAX_PRIOR = 1000
MAX_VALUE = 2000


class SearchParams(NamedTuple):
    """How the search treats a game.

    `exploration` is the PUCT constant. Progressive widening expands `width + widening * sqrt(visits)` children of a
    node; with `width` 0, an option is expanded when its PUCT score with the mean value of the others is the highest. A
    playout stops after `decisions` decisions or `turns` turns (0: no turn limit), and draws options by their
    prior to the power of `sharpness`, an inverse temperature."""

    exploration: float = 1.0
    width: float = 2.0
    widening: float = 1.0
    decisions: int = 40
    turns: int = 1
    sharpness: int = 4


class Mind(NamedTuple):
    """The heuristics of a game, written in the script subset: plain functions without side effects.

    `prior(p, seat, what, option)` is the unnormalised prior of an option, 0 (only if there is nothing else) to 1000.
    `value(p, seat)` is the value of a position for a seat in hundredths of a logit of winning, -2000 to 2000. `weights`
    is the one table that tuning may replace, and `terms` names its entries."""

    prior: Callable[..., int]
    value: Callable[..., int]
    weights: tuple[int, ...]
    terms: tuple[str, ...]
    search_params: SearchParams = SearchParams()
