"""Clocks: what each player has left, computed from the times of the events alone, so that a restart changes nothing.

A clock runs while its player is asked; where several are asked at once, each of theirs runs until its own answer. It
stands still in breaks: a clock in days while its player is on vacation, a bank while the server was down.

>>> clock = Running(Clock(kind="bank", seconds=60, increment=5), 2, 0)
>>> clock.move(10_000, asked={0}, answered=None)
>>> clock.move(14_000, asked={1}, answered=0)
>>> clock.left(20_000), clock.deadline()
([61000, 54000], 74000)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from agon.server.wire import Clock

DAY = 24 * 60 * 60 * 1000

Span = tuple[int, int]  # from, until
Breaks = Callable[[int], Sequence[Span]]  # of a chair, in order of time; they do not overlap


def within(spans: Sequence[Span], start: int, end: int) -> int:
    """How much of a stretch falls into the spans.

    >>> within([(0, 10), (20, 30)], 5, 25)
    10
    """
    return sum(max(0, min(end, until) - max(start, since)) for since, until in spans)


class Running:
    """The clocks of one table."""

    def __init__(self, clock: Clock, chairs: int, at: int, breaks: Breaks = lambda chair: ()) -> None:
        self.clock, self.breaks = clock, breaks
        self.bank = [self._whole()] * chairs
        self.asked: frozenset[int] = frozenset()
        self.since = [at] * chairs

    def _whole(self) -> int:
        return self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds * 1000

    def _spent(self, chair: int, now: int) -> int:
        since = self.since[chair]
        if chair not in self.asked or now <= since:
            return 0
        return now - since - within(self.breaks(chair), since, now)

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

    def refill(self, chair: int) -> None:
        """Somebody else goes on in a chair, with all the time there is."""
        self.bank[chair] = self._whole()

    def left(self, now: int) -> list[int | None]:
        """What each chair has left; None without a clock."""
        if self.clock.kind == "none":
            return [None] * len(self.bank)
        return [bank - self._spent(chair, now) for chair, bank in enumerate(self.bank)]

    def deadline(self) -> int | None:
        """When the first of those asked runs out of time, for all that is known of breaks."""
        if self.clock.kind == "none" or not self.asked:
            return None
        return min(self._due(chair) for chair in self.asked)

    def _due(self, chair: int) -> int:
        since = self.since[chair]
        due = since + self.bank[chair]
        for start, end in self.breaks(chair):
            if end > since and start < due:
                due += end - max(start, since)
        return due

    def late(self, now: int) -> list[int]:
        """The chairs that are asked and have run out of time."""
        left = self.left(now)
        return [chair for chair in sorted(self.asked) if (rest := left[chair]) is not None and rest <= 0]
