"""Database maintenance: verify that games replay, and purge unused data."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, delete, exists, func, select

from agon.engine.errors import AgonError
from agon.server.db.schema import accounts, chairs, failures, mail_links, notices, sessions, tables
from agon.server.db.storage import DAY_MS, EventRow, Storage, now
from agon.server.settings import Settings
from agon.server.tables.live import LiveTable
from agon.server.tables.registry import TableRegistry

Progress = Callable[[int, int], None]  # done, total


# ---------------------------------------------------------------- verify


class Difference(NamedTuple):
    """A game that no longer replays, and its first failing event."""

    table: str
    game: str
    version: int
    current: int
    n: int
    reason: str
    helped: str  # the program with its original rules, if configured

    def __str__(self) -> str:
        versions = f"{self.game} version {self.version} (here {self.current})"
        need = f"played by {self.helped}" if self.helped else f'needs old_rules "{self.game} {self.version}"'
        return f"{self.table}: {versions}: event {self.n}: {self.reason}; {need}"


class Report(NamedTuple):
    """The result of `verify`."""

    games: int
    differences: list[Difference]


async def verify(storage: Storage, settings: Settings, every: bool, progress: Progress) -> Report:
    """Replay all current games, or every game, under the installed rules."""
    registry = TableRegistry(storage, storage.url)
    wanted = ("playing", "over") if every else ("playing",)
    async with storage.read() as connection:
        query = select(tables.c.id).where(tables.c.state.in_(wanted)).order_by(tables.c.created)
        names = [row.id for row in await connection.execute(query)]
    differences: list[Difference] = []
    for done, table in enumerate(names):
        progress(done, len(names))
        difference = await _difference(registry, settings, table)
        if difference is not None:
            differences.append(difference)
    return Report(len(names), differences)


async def _difference(registry: TableRegistry, settings: Settings, table: str) -> Difference | None:
    live, happened = await registry.loader.read(table)
    n = 0
    try:
        for n, event in enumerate(happened, 1):
            _refuse_gap(n, event)
            live.fold(event)
        await _compare(registry, live)
    except AgonError as error:
        helped = settings.old_rules.get(f"{live.game.name} {live.version}", "")
        return Difference(table, live.game.name, live.version, live.game.version, n, str(error), helped)
    return None


def _refuse_gap(n: int, event: EventRow) -> None:
    if event.n != n:
        raise AgonError("bad-record", f"an event is missing; the next is {event.n}")


async def _compare(registry: TableRegistry, live: LiveTable) -> None:
    """Check that the row matches the replayed events."""
    async with registry.storage.read() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == live.id))).one()
    for name in ("n", "state", "asked", "reason"):
        found = getattr(live.row(), name)
        if found != getattr(row, name):
            raise AgonError("bad-record", f"{name} is {found!r} after replay, but stored as {getattr(row, name)!r}")


# ---------------------------------------------------------------- purge


async def purge(storage: Storage, days: int, *, really: bool) -> dict[str, int]:
    """Delete data unused for `days` days, or only count it. Finished games are kept."""
    before = now() - days * DAY_MS
    sits = exists().where(chairs.c.account == accounts.c.id)
    owns = exists().where(tables.c.owner == accounts.c.id)
    leftovers: dict[str, tuple[Table, ColumnElement[bool]]] = {
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
