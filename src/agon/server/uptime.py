"""When the server was running. Nobody's bank of time is charged for the stretches in between."""

from __future__ import annotations

from itertools import pairwise

from sqlalchemy import insert, select, update

from agon.server.clocks import Span
from agon.server.schema import uptimes
from agon.server.storage import Storage, now

BEAT = 5_000  # milliseconds between two signs of life
GAP = 15_000  # without one for so long, the server (or its database) was down


class Uptime:
    """Signs of life, written by every process; `outages` are the gaps between them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.outages: list[Span] = []
        self.last = 0

    async def beat(self, *, anyway: bool = False) -> None:
        """Give a sign of life if it is time, and learn of gaps: the first sign after one ends it."""
        at = now()
        if not anyway and at - self.last < BEAT:
            return
        async with self.storage.write() as connection:
            query = select(uptimes.c.start, uptimes.c.end).order_by(uptimes.c.start)
            spans = [(row.start, row.end) for row in await connection.execute(query)]
            if not spans or at - spans[-1][1] > GAP:
                await connection.execute(insert(uptimes).values(start=at, end=at))
                spans.append((at, at))
            elif at > spans[-1][1]:
                latest = (uptimes.c.start == spans[-1][0]) & (uptimes.c.end < at)
                await connection.execute(update(uptimes).where(latest).values(end=at))
        self.outages[:] = [(end, start) for (_, end), (start, _) in pairwise(spans) if start > end]
        self.last = at
