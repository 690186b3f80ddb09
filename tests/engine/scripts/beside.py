"""A module whose names the examples of S-67 use."""

from __future__ import annotations

from typing import Any

from agon.engine import script as s
from agon.engine.script import EventTable, Options, Script
from tests.engine.scripts import toy as toy

CHOOSE, COUNT = 0, 1
FOUR = 4
CUBES = (0, 1, 8, 27)
STEPS = ((1, 2), (3,))
CODES = range(3, 7)
NAMES = ["red"]
EVENTS = EventTable()


def doubled(p: Any, x: int) -> int:
    return 2 * x + int_of(p)


def int_of(p: Any) -> int:
    return p.few + CUBES[2]  # type: ignore[no-any-return]


def some(p: Any, seat: int) -> Options:
    return [seat + 10, FOUR]


def put(p: Any, x: int) -> None:
    p.few = x


def asked_twice(p: Any, seat: int) -> Script:
    x = yield s.ask(seat, COUNT, [1, 2])
    y = yield s.ask(seat, COUNT, some(p, seat))
    return x + y


@EVENTS.event(0)
def first(p: Any) -> Script:
    x = yield s.ask(0, COUNT, [5, 6])
    put(p, x - 4)
