"""Who plays whom: pairs people who look for the same, the closest in rating first.

Each accepts opponents within a window, which widens while they wait, until anyone will do.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import NamedTuple

from agon.server.db.storage import SECOND_MS

NARROWEST = 150  # rating points
WIDENING = 10  # rating points per second
PATIENCE_MS = 60 * SECOND_MS  # after which anyone will do


class Seeker(NamedTuple):
    """Somebody who looks for an opponent, with their rating in the game."""

    account: str
    game: str
    speed: str
    computer: bool
    since: int
    number: int
    uncertainty: int


def window(waited: int) -> float:
    """Return how far apart the ratings may be for somebody who has waited that many milliseconds.

    >>> [window(seconds * SECOND_MS) for seconds in (0, 30, 60)]
    [150.0, 450.0, inf]
    """
    return math.inf if waited >= PATIENCE_MS else NARROWEST + WIDENING * waited / SECOND_MS


def distance(one: Seeker, other: Seeker) -> float:
    """Return how far apart two ratings are at least, given how uncertain they are: nobody is far from a newcomer."""
    return max(0.0, abs(one.number - other.number) - (one.uncertainty + other.uncertainty) / 2)


def pairs(
    seekers: Sequence[Seeker], at: int, apart: Collection[frozenset[str]] = frozenset()
) -> list[tuple[Seeker, Seeker]]:
    """Return the pairs that begin now; who has waited longest chooses first. Pairs in `apart` never play."""
    waiting = sorted(seekers, key=lambda seeker: seeker.since)
    found: list[tuple[Seeker, Seeker]] = []
    while waiting:
        one = waiting.pop(0)
        fitting = [other for other in waiting if _fit(one, other, at, apart)]
        if fitting:
            best = min(fitting, key=lambda other: (distance(one, other), other.since))
            waiting.remove(best)
            found.append((one, best))
    return found


def _fit(one: Seeker, other: Seeker, at: int, apart: Collection[frozenset[str]]) -> bool:
    if (one.game, one.speed) != (other.game, other.speed) or frozenset((one.account, other.account)) in apart:
        return False
    return distance(one, other) <= min(window(at - one.since), window(at - other.since))
