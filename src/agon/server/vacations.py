"""Vacations: stretches in which somebody's clocks in days stand still."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.clocks import DAY, Span, within
from agon.server.hall import Hall
from agon.server.people import Person
from agon.server.refusals import not_found
from agon.server.schema import accounts, chairs, tables, vacations
from agon.server.storage import Storage, new_id, now

A_YEAR = 30 * DAY  # of vacation
LENIENCE = 60_000  # milliseconds a clock elsewhere may be behind ours


def year_of(at: int) -> Span:
    """The calendar year (UTC) a moment falls in."""
    year = datetime.fromtimestamp(at / 1000, UTC).year
    start, end = (int(datetime(y, 1, 1, tzinfo=UTC).timestamp() * 1000) for y in (year, year + 1))
    return start, end


def _check(new: wire.Vacation, kept: list[wire.Vacation]) -> None:
    """Refuse a vacation beside those there are: not twice at once, at most 30 days a year."""
    spans = [(vacation.start, vacation.end) for vacation in kept]
    if within(spans, new.start, new.end):
        raise Refused("not-possible-now", "you are on vacation then already")
    for moment in (new.start, new.end - 1):
        year = year_of(moment)
        if within([*spans, (new.start, new.end)], *year) > A_YEAR:
            left = (A_YEAR - within(spans, *year)) // DAY
            raise Refused("not-possible-now", f"that is more than 30 days a year; {left} whole days are left")


class Vacations:
    """What was is settled: a vacation begins now or later, and one that has begun can only be ended."""

    def __init__(self, storage: Storage, hall: Hall) -> None:
        self.storage, self.hall = storage, hall

    async def read(self, person: Person) -> wire.Vacations:
        """All of somebody's vacations, and what is left of this year's."""
        async with self.storage.read() as connection:
            kept = await self._kept(connection, person)
        spans = [(vacation.start, vacation.end) for vacation in kept]
        return wire.Vacations(kept, A_YEAR - within(spans, *year_of(now())))

    async def _kept(self, connection: AsyncConnection, person: Person) -> list[wire.Vacation]:
        query = select(vacations).where(vacations.c.account == person.id).order_by(vacations.c.start)
        return [wire.Vacation(row.id, row.start, row.end) for row in await connection.execute(query)]

    async def take(self, person: Person, wish: wire.NewVacation) -> wire.Vacation:
        """Go on vacation: not in the past. Of several wishes at once, each knows those before it."""
        at = now()
        start = at if wish.start is None else wish.start
        if start < at - LENIENCE:
            raise Refused("bad-request", "a vacation begins now or later")
        start = max(start, at)
        if not start < wish.end <= start + 2 * A_YEAR:
            raise Refused("bad-request", "a vacation ends after it begins, and within the days there are")
        vacation = wire.Vacation(new_id(), start, wish.end)
        async with self.storage.write() as connection:
            await connection.execute(select(accounts.c.id).where(accounts.c.id == person.id).with_for_update())
            _check(vacation, await self._kept(connection, person))
            await connection.execute(
                insert(vacations).values(id=vacation.id, account=person.id, start=start, end=wish.end)
            )
        await self._tell(person)
        return vacation

    async def end(self, person: Person, vacation: str) -> None:
        """Come back: a vacation that has begun ends now, one to come is struck out."""
        at = now()
        mine = (vacations.c.id == vacation) & (vacations.c.account == person.id)
        async with self.storage.write() as connection:
            ended = await connection.execute(
                update(vacations).where(mine, vacations.c.start <= at, vacations.c.end > at).values(end=at)
            )
            struck = await connection.execute(delete(vacations).where(mine, vacations.c.start > at))
        if ended.rowcount + struck.rowcount == 0:
            raise not_found("vacation", vacation)
        await self._tell(person)

    async def _tell(self, person: Person) -> None:
        """The clocks of every table somebody plays at go by it, and so do the times they are looked at."""
        sits = select(chairs.c.table).where(chairs.c.account == person.id)
        query = select(tables.c.id).where(
            tables.c.state == "playing", tables.c.deadline.is_not(None), tables.c.id.in_(sits)
        )
        async with self.storage.read() as connection:
            playing = [row.id for row in await connection.execute(query)]
        for table in playing:
            await self.hall.privately_changed(table)
            await self.hall.look_at_clock(table)
