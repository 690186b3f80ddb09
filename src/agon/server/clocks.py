"""Clocks: what each player has left, computed from the times of the events alone, so that a restart changes nothing.

A clock runs while its player is asked; where several are asked at once, each of theirs runs until its own answer.

>>> clock = Running(Clock(kind="bank", seconds=60, increment=5), 2, 0)
>>> clock.move(10_000, asked={0}, answered=None)
>>> clock.move(14_000, asked={1}, answered=0)
>>> clock.left(20_000), clock.deadline()
([61000, 54000], 74000)
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from agon.server.wire import Clock

DAY = 24 * 60 * 60 * 1000

Away = Callable[[int, int, int], int]  # (chair, from, until) -> how much of it the player was on vacation


def _never(chair: int, start: int, end: int) -> int:
    return 0


class Running:
    """The clocks of one table. `away` says how much of a stretch a player spent on vacation (for clocks in days)."""

    def __init__(self, clock: Clock, chairs: int, at: int, away: Away = _never) -> None:
        self.clock, self.away = clock, away
        self.bank = [self._whole()] * chairs
        self.asked: frozenset[int] = frozenset()
        self.since = [at] * chairs

    def _whole(self) -> int:
        return self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds * 1000

    def _spent(self, chair: int, now: int) -> int:
        if chair not in self.asked or now <= self.since[chair]:
            return 0
        spent = now - self.since[chair]
        return spent - self.away(chair, self.since[chair], now) if self.clock.kind == "days" else spent

    def move(self, at: int, asked: Collection[int], answered: int | None) -> None:
        """Something happened: `answered` gave an answer, and now `asked` are asked."""
        if self.clock.kind == "none":
            self.asked = frozenset(asked)
            return
        for chair in range(len(self.bank)):
            self.bank[chair] -= self._spent(chair, at)
            self.since[chair] = max(at, self.since[chair])
        if answered is not None:
            if self.clock.kind == "days":
                self.bank[answered] = self._whole()
            else:
                self.bank[answered] += self.clock.increment * 1000
        self.asked = frozenset(asked)

    def left(self, now: int) -> list[int | None]:
        """What each chair has left; None without a clock."""
        if self.clock.kind == "none":
            return [None] * len(self.bank)
        return [bank - self._spent(chair, now) for chair, bank in enumerate(self.bank)]

    def deadline(self) -> int | None:
        """When the first of those asked runs out of time, vacations apart."""
        if self.clock.kind == "none" or not self.asked:
            return None
        return min(self.since[chair] + self.bank[chair] for chair in self.asked)

    def late(self, now: int) -> list[int]:
        """The chairs that are asked and have run out of time."""
        left = self.left(now)
        return [chair for chair in sorted(self.asked) if (rest := left[chair]) is not None and rest <= 0]
