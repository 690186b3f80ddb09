"""Random choices from a seed. `native/play.h` implements the same generator; tests compare the two."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import Protocol, TypeVar

Option = TypeVar("Option")
Offered = TypeVar("Offered", covariant=True)

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


def mix(x: int) -> int:
    """Return the output of splitmix64 for a state."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


class Offer(Protocol[Offered]):
    """An ask as far as a chooser needs it: in codes (`machine.Pending`) or in ids (`table.Ask`)."""

    @property
    def options(self) -> Sequence[Offered]: ...
    @property
    def weights(self) -> Sequence[int] | None: ...


class SeededChooser:
    """Chooses at random from (seed, game number): splitmix64, index by multiply-shift."""

    def __init__(self, seed: int, game: int) -> None:
        self.state = mix((seed * GOLDEN + game) & MASK)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1."""
        x = self.state = (self.state + GOLDEN) & MASK
        x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
        return ((x ^ (x >> 31)) * bound) >> 64

    def __call__(self, ask: Offer[Option]) -> Option:
        """Return one of the options, by weight."""
        options, weights = ask.options, ask.weights
        if weights is None:
            return options[self.below(len(options))]
        sums = list(accumulate(weights))
        return options[bisect(sums, self.below(sums[-1]))]
