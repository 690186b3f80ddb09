"""When the server was running. Time banks are not charged for outages."""

from __future__ import annotations

from itertools import pairwise

from sqlalchemy import insert, select, update

from agon.server.db.schema import uptimes
from agon.server.db.storage import Storage, now
from agon.server.tables.clocks import Span

HEARTBEAT = 5_000  # milliseconds between two heartbeats
MAX_GAP = 15_000  # a longer gap is an outage of the server or its database


class Uptime:
    """Heartbeats, written by every process; `outages` are the gaps between them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.outages: list[Span] = []
        self.last = 0

    @property
    def is_beating(self) -> bool:
        """Whether the last heartbeat of this process could be written."""
        return now() - self.last <= MAX_GAP

    async def beat(self, *, force: bool = False) -> None:
        """Write a heartbeat if it is due, and update the outages."""
        at = now()
        if not force and at - self.last < HEARTBEAT:
            return
        async with self.storage.write() as connection:
            query = select(uptimes.c.start, uptimes.c.end).order_by(uptimes.c.start)
            spans = [(row.start, row.end) for row in await connection.execute(query)]
            if not spans or at - spans[-1][1] > MAX_GAP:
                await connection.execute(insert(uptimes).values(start=at, end=at))
                spans.append((at, at))
            elif at > spans[-1][1]:
                latest = (uptimes.c.start == spans[-1][0]) & (uptimes.c.end < at)
                await connection.execute(update(uptimes).where(latest).values(end=at))
        self.outages[:] = [(end, start) for (_, end), (start, _) in pairwise(spans) if start > end]
        self.last = at
