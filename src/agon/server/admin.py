"""What the keeper of a server does to its database: see that games still replay, and clear leftovers away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, exists, func, select

from agon.engine.errors import AgonError
from agon.server.hall import Hall
from agon.server.live import Live
from agon.server.schema import accounts, chairs, failures, mail_links, notices, sessions, tables
from agon.server.settings import Settings
from agon.server.storage import Event, Storage, now

DAY = 24 * 60 * 60 * 1000
Told = Callable[[int, int], None]  # how many are done, of how many


# ---------------------------------------------------------------- verify


class Difference(NamedTuple):
    """A game that no longer replays, and the first event that does not fit."""

    table: str
    game: str
    version: int
    current: int
    n: int
    reason: str
    helped: str  # the program that has its rules, if there is one

    def __str__(self) -> str:
        versions = f"{self.game} version {self.version} (here {self.current})"
        need = f"played by {self.helped}" if self.helped else f'needs old_rules "{self.game} {self.version}"'
        return f"{self.table}: {versions}: event {self.n}: {self.reason}; {need}"


class Report(NamedTuple):
    """What `verify` found."""

    games: int
    differences: list[Difference]


async def verify(storage: Storage, settings: Settings, every: bool, told: Told) -> Report:
    """Replay each game being played (or every one that began) under the rules at hand."""
    hall = Hall(storage, storage.url)
    wanted = ("playing", "over") if every else ("playing",)
    async with storage.read() as connection:
        query = select(tables.c.id).where(tables.c.state.in_(wanted)).order_by(tables.c.created)
        names = [row.id for row in await connection.execute(query)]
    differences: list[Difference] = []
    for done, table in enumerate(names):
        told(done, len(names))
        difference = await _difference(hall, settings, table)
        if difference is not None:
            differences.append(difference)
    return Report(len(names), differences)


async def _difference(hall: Hall, settings: Settings, table: str) -> Difference | None:
    live, happened = await hall.shelf.take(table)
    n = 0
    try:
        for n, event in enumerate(happened, 1):
            _refuse_gap(n, event)
            live.fold(Event(*event))
        await _compare(hall, live)
    except AgonError as error:
        helped = settings.old_rules.get(f"{live.game.name} {live.version}", "")
        return Difference(table, live.game.name, live.version, live.game.version, n, str(error), helped)
    return None


def _refuse_gap(n: int, event: Any) -> None:
    if event.n != n:
        raise AgonError("bad-record", f"the event is missing; the next is {event.n}")


async def _compare(hall: Hall, live: Live) -> None:
    """What the events come to is what the row says."""
    async with hall.storage.read() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == live.id))).one()
    for name in ("n", "state", "asked", "reason"):
        found = live.row()[name]
        if found != getattr(row, name):
            raise AgonError("bad-record", f"{name} comes to {found!r}, but is kept as {getattr(row, name)!r}")


# ---------------------------------------------------------------- purge


async def purge(storage: Storage, days: int, *, really: bool) -> dict[str, int]:
    """Remove what is left over and untouched for so many days, or only count it. Finished games stay."""
    before = now() - days * DAY
    sits = exists().where(chairs.c.account == accounts.c.id)
    owns = exists().where(tables.c.owner == accounts.c.id)
    leftovers: dict[str, tuple[Any, ColumnElement[bool]]] = {
        "tables that never began": (tables, (tables.c.state == "open") & (tables.c.moved < before)),
        "aborted tables": (tables, (tables.c.state == "aborted") & (tables.c.moved < before)),
        "guests at no table": (
            accounts,
            (accounts.c.kind == "guest") & (accounts.c.seen < before) & ~sits & ~owns,
        ),
        "sessions that ended": (sessions, sessions.c.expires < now()),
        "mail links that ended": (mail_links, mail_links.c.expires < now()),
        "notices that were sent": (notices, notices.c.sent < before),
        "failed attempts": (failures, failures.c.until < before),
    }
    counts: dict[str, int] = {}
    async with storage.write() as connection:
        for what, (table, condition) in leftovers.items():
            if really:
                counts[what] = (await connection.execute(delete(table).where(condition))).rowcount
            else:
                counts[what] = await connection.scalar(select(func.count()).select_from(table).where(condition)) or 0
    return counts
