"""Vacations, during which a player's clocks in days are paused."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.db.schema import accounts, chairs, tables, vacations
from agon.server.db.storage import DAY_MS, Storage, new_id, now
from agon.server.errors import not_found
from agon.server.tables.clocks import Span, within
from agon.server.tables.registry import TableRegistry

YEARLY_LIMIT = 30 * DAY_MS  # of vacation
MAX_VACATIONS = 24  # that start in one year
MAX_AHEAD = 2 * 366 * DAY_MS  # until a vacation starts
CLOCK_TOLERANCE = 60_000  # milliseconds a client's clock may be behind ours


def year_of(at: int) -> Span:
    """Return the start and end of the calendar year (UTC) of a time."""
    year = datetime.fromtimestamp(at / 1000, UTC).year
    start, end = (int(datetime(y, 1, 1, tzinfo=UTC).timestamp() * 1000) for y in (year, year + 1))
    return start, end


def _check(new: protocol.Vacation, taken: list[protocol.Vacation]) -> None:
    """Refuse a vacation that overlaps another, exceeds 30 days a year or is one of too many."""
    spans = [(vacation.start, vacation.end) for vacation in taken]
    if within(spans, new.start, new.end):
        raise Refused("not-possible-now", "you already have a vacation at that time")
    first, last = year_of(new.start)
    if sum(first <= start < last for start, _ in spans) >= MAX_VACATIONS:
        raise Refused("not-possible-now", f"you can have at most {MAX_VACATIONS} vacations a year")
    for moment in (new.start, new.end - 1):
        year = year_of(moment)
        if within([*spans, (new.start, new.end)], *year) > YEARLY_LIMIT:
            left = (YEARLY_LIMIT - within(spans, *year)) // DAY_MS
            raise Refused("not-possible-now", f"that exceeds 30 days a year; {left} whole days are left")


class Vacations:
    """Vacations of accounts. They start now or later; one that has started can only be ended."""

    def __init__(self, storage: Storage, registry: TableRegistry) -> None:
        self.storage, self.registry = storage, registry

    async def read(self, person: Person) -> protocol.Vacations:
        """Return all vacations of an account, and the time left this year."""
        async with self.storage.read() as connection:
            taken = await self._of(connection, person)
        spans = [(vacation.start, vacation.end) for vacation in taken]
        return protocol.Vacations(taken, YEARLY_LIMIT - within(spans, *year_of(now())))

    async def _of(self, connection: AsyncConnection, person: Person) -> list[protocol.Vacation]:
        query = select(vacations).where(vacations.c.account == person.id).order_by(vacations.c.start)
        return [protocol.Vacation(row.id, row.start, row.end) for row in await connection.execute(query)]

    async def take(self, person: Person, request: protocol.NewVacation) -> protocol.Vacation:
        """Add a vacation. Concurrent requests of an account are serialized."""
        at = now()
        start = at if request.start is None else request.start
        if start < at - CLOCK_TOLERANCE:
            raise Refused("bad-request", "a vacation cannot start in the past")
        start = max(start, at)
        if start > at + MAX_AHEAD:
            raise Refused("bad-request", "a vacation can start at most two years from now")
        if not start < request.end <= start + 2 * YEARLY_LIMIT:
            raise Refused("bad-request", "a vacation must end after it starts, and within the days you have left")
        vacation = protocol.Vacation(new_id(), start, request.end)
        async with self.storage.write() as connection:
            await connection.execute(select(accounts.c.id).where(accounts.c.id == person.id).with_for_update())
            _check(vacation, await self._of(connection, person))
            await connection.execute(
                insert(vacations).values(id=vacation.id, account=person.id, start=start, end=request.end)
            )
        await self._update_clocks(person)
        return vacation

    async def end(self, person: Person, vacation: str) -> None:
        """End a current vacation now, or delete a future one."""
        at = now()
        mine = (vacations.c.id == vacation) & (vacations.c.account == person.id)
        async with self.storage.write() as connection:
            ended = await connection.execute(
                update(vacations).where(mine, vacations.c.start <= at, vacations.c.end > at).values(end=at)
            )
            deleted = await connection.execute(delete(vacations).where(mine, vacations.c.start > at))
        if ended.rowcount + deleted.rowcount == 0:
            raise not_found("vacation", vacation)
        await self._update_clocks(person)

    async def _update_clocks(self, person: Person) -> None:
        """Update the clocks and deadlines of the account's tables."""
        sits = select(chairs.c.table).where(chairs.c.account == person.id)
        query = select(tables.c.id).where(
            tables.c.state == "playing", tables.c.deadline.is_not(None), tables.c.id.in_(sits)
        )
        async with self.storage.read() as connection:
            playing = [row.id for row in await connection.execute(query)]
        for table in playing:
            await self.registry.private_data_changed(table)
            await self.registry.update_deadline(table)
