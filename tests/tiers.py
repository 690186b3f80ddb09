"""What `make test` leaves to `make soak`, which runs everything at full size.

- `soak` marks a test or a parameter that only `make soak` runs; `make test` runs others like it.
- `sized` gives a test two sizes: a small one, and the full one for `make soak`.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

T = TypeVar("T")

SOAK = bool(os.environ.get("AGON_SOAK"))
soak = pytest.mark.soak


def sized(small: T, full: T) -> T:
    return full if SOAK else small


def sampled(values: Iterable[Any], *kept: Any) -> list[Any]:
    """All values as test parameters; only the kept ones (by default the first) run outside `make soak`."""
    every = list(values)
    kept = kept or (every[0],)
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=() if value in kept else soak)
        for value in every
    ]
