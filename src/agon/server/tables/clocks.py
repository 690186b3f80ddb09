"""Clocks, computed from event times only, so a restart changes nothing.

A clock runs while its player is asked; when several players are asked at once, each clock runs until its own answer.
Clocks pause in breaks: a clock in days while its player is on vacation, a time bank while the server is down.
A choice adds time to its player's clock; undoing it takes that time back, and what was spent stays spent.

>>> clock = Running(Clock(kind="bank", seconds=60, increment=5), 2, 0)
>>> clock.move(10_000, asked={0}, answered=None)
>>> clock.move(14_000, asked={1}, answered=0)
>>> clock.left(20_000), clock.deadline()
([61000, 54000], 74000)
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from agon.server.db.storage import DAY_MS, SECOND_MS
from agon.server.protocol import Clock

Span = tuple[int, int]  # from, until
Breaks = Callable[[int], Sequence[Span]]  # by chair, sorted, without overlaps


def within(spans: Sequence[Span], start: int, end: int) -> int:
    """Return how much of an interval the spans cover.

    >>> within([(0, 10), (20, 30)], 5, 25)
    10
    """
    return sum(max(0, min(end, until) - max(start, since)) for since, until in spans)


class Running:
    """The clocks of one table."""

    def __init__(self, clock: Clock, chairs: int, at: int, breaks: Breaks = lambda chair: ()) -> None:
        self.clock, self.breaks = clock, breaks
        self.bank = [self._full()] * chairs
        self.asked: frozenset[int] = frozenset()
        self.since = [at] * chairs
        self.answers: list[tuple[int, int]] = []  # of each choice not undone, the chair and the time it added

    def _full(self) -> int:
        return self.clock.days * DAY_MS if self.clock.kind == "days" else self.clock.seconds * SECOND_MS

    def _spent(self, chair: int, now: int) -> int:
        since = self.since[chair]
        if chair not in self.asked or now <= since:
            return 0
        return now - since - within(self.breaks(chair), since, now)

    def move(self, at: int, asked: Collection[int], answered: int | None) -> None:
        """Record an event: `answered` made a choice, and `asked` are asked now."""
        if self.clock.kind == "none":
            self.asked = frozenset(asked)
            return
        for chair in range(len(self.bank)):
            self.bank[chair] -= self._spent(chair, at)
            self.since[chair] = max(at, self.since[chair])
        if answered is not None:
            is_days = self.clock.kind == "days"
            added = self._full() - self.bank[answered] if is_days else self.clock.increment * SECOND_MS
            self.bank[answered] += added
            self.answers.append((answered, added))
        self.asked = frozenset(asked)

    def undo(self, chair: int) -> None:
        """Take back the time that the last choice of a chair added."""
        last = self._last(chair)
        if last is not None:
            self.bank[chair] -= self.answers.pop(last)[1]

    def rewind(self, kept: int, chair: int | None) -> None:
        """Keep the first choices only, and take back the time that the others added to a chair, if one is given."""
        for answered, added in self.answers[kept:]:
            if answered == chair:
                self.bank[chair] -= added
        del self.answers[kept:]

    def can_undo(self, chair: int, now: int) -> bool:
        """Whether the chair has time left without what its last choice added."""
        if self.clock.kind == "none":
            return True
        last = self._last(chair)
        return last is None or self.bank[chair] - self._spent(chair, now) > self.answers[last][1]

    def _last(self, chair: int) -> int | None:
        return next((at for at in reversed(range(len(self.answers))) if self.answers[at][0] == chair), None)

    def refill(self, chair: int) -> None:
        """Reset the clock of a chair that a substitute takes over."""
        self.bank[chair] = self._full()
        self.answers = [(answered, 0 if answered == chair else added) for answered, added in self.answers]

    def left(self, now: int) -> list[int | None]:
        """Return the time left for each chair; None without a clock."""
        if self.clock.kind == "none":
            return [None] * len(self.bank)
        return [bank - self._spent(chair, now) for chair, bank in enumerate(self.bank)]

    def deadline(self) -> int | None:
        """Return when the first asked player runs out of time, given the known breaks."""
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
        """Return the asked chairs that have run out of time."""
        if self.clock.kind == "none":
            return []
        return [chair for chair in sorted(self.asked) if self.bank[chair] - self._spent(chair, now) <= 0]
