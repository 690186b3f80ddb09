"""Loading tables from the database by replaying their events."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import BindParameter, bindparam, select

from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.games import load
from agon.server import protocol
from agon.server.db.schema import DbRow, accounts, chairs, events, plans, tables, vacations
from agon.server.db.storage import EventRow, Reader, Storage
from agon.server.errors import not_found, paused, unreplayable
from agon.server.tables.clocks import Span
from agon.server.tables.from_study import begin
from agon.server.tables.live import LiveTable
from agon.server.tables.native_rules import NativeRules
from agon.server.tables.old_rules import OldRules, OldTable
from agon.server.tables.state import Ending, Sitting, TableRow

# statements are built once: that costs more than most queries
THESE: BindParameter[Sequence[str]] = bindparam("tables", expanding=True)
TABLE = select(tables).where(tables.c.id == bindparam("table"))
EVENTS = select(events).where(events.c.table == bindparam("table")).order_by(events.c.n)
SITTINGS = (
    select(chairs, accounts.c.name, accounts.c.kind, accounts.c.level)
    .join(accounts, chairs.c.account == accounts.c.id, isouter=True)
    .where(chairs.c.table.in_(THESE))
    .order_by(chairs.c.table, chairs.c.chair)
)
PLANS = select(plans).where(plans.c.table.in_(THESE)).order_by(plans.c.table, plans.c.chair, plans.c.place)
VACATIONS = (
    select(vacations).where(vacations.c.account.in_(bindparam("people", expanding=True))).order_by(vacations.c.start)
)

EVENTS_PER_YIELD = 50  # replayed between two yields to the event loop

log = logging.getLogger(__name__)


class TableLoader:
    """Loads tables. `outages` is a shared list that grows while tables are in memory."""

    def __init__(self, storage: Storage, outages: Sequence[Span] = ()) -> None:
        self.storage, self.outages = storage, outages
        self.old, self.native = OldRules({}), NativeRules()

    async def load(self, table: str) -> LiveTable:
        """Load the current state of a table."""
        live, history = await self.read(table)
        await self._fold(live, history)
        live.restore_result()
        return live

    async def past(self, table: str, n: int, known: LiveTable | None = None) -> LiveTable:
        """Load a table as of event `n`, continuing from `known` if that is an earlier state."""
        live, history = await self.read(table)
        last = len(history)
        if known is not None and known.n <= n:
            live, history = known, history[known.n :]
        await self._fold(live, [event for event in history if event.n <= n])
        if live.n == last:
            live.restore_result()
        return live

    async def read(self, id: str) -> tuple[LiveTable, list[EventRow]]:
        """Read a table in its initial state, and its events."""
        async with self.storage.lookup() as connection:
            row = (await connection.execute(TABLE, {"table": id})).one_or_none()
            if row is None:
                raise not_found("table", id)
            sittings = await self.sittings(connection, id)
            planned = await self.plans(connection, id)
            history = [EventRow(*event) for event in await connection.execute(EVENTS, {"table": id})]
        game, options = load(row.game), msgspec.json.decode(row.options)
        self.native.use(game)
        table: Table | OldTable | None = await self.old.table(game, row.version, options, row.study)
        if table is None and row.study is not None:
            table = await asyncio.to_thread(begin, row.study, game)
        start = TableRow(*(getattr(row, name) for name in TableRow._fields))
        live = LiveTable(start, game, sittings, game.seats_in_play(options), self.outages, table)
        live.plans, live.version = planned, row.version
        if row.state == "over" and row.rated and self.old.differ(game, row.version):
            live.stored = await self._stored_result(row, live.seats)
        if history or row.state != "aborted":
            live.state = "open"
        return live, history

    async def _fold(self, live: LiveTable, history: Iterable[EventRow]) -> None:
        for number, event in enumerate(history, 1):
            try:
                live.fold(event)
            except AgonError as error:
                log.warning("table %s no longer replays: event %d of version %d", live.id, event.n, live.version)
                refusal = paused if live.stored is None else unreplayable
                raise refusal(live.version, live.game.version) from error
            if number % EVENTS_PER_YIELD == 0:
                await asyncio.sleep(0)

    async def _stored_result(self, row: DbRow, seats: Sequence[str]) -> Ending:
        """Return the result of a finished game as it was stored; if all chairs are first, nobody won."""
        query = select(chairs.c.place).where(chairs.c.table == row.id).order_by(chairs.c.chair)
        async with self.storage.read() as connection:
            places = [chair.place for chair in await connection.execute(query)]
        seating = row.seating.split(",") if row.seating else seats
        winners = tuple(seat for seat, place in zip(seating, places, strict=True) if place == 1)
        return Ending(winners if len(winners) < len(places) else (), row.reason)

    async def sittings(self, connection: Reader, table: str) -> list[Sitting]:
        """Return who sits at a table, chair by chair."""
        return (await self.all_sittings(connection, [table])).get(table, [])

    async def all_sittings(self, connection: Reader, ids: Sequence[str]) -> dict[str, list[Sitting]]:
        """Return who sits at each of several tables."""
        seated = (await connection.execute(SITTINGS, {"tables": ids})).all()
        away = await self._vacations(connection, [row.account for row in seated if row.account])
        found: dict[str, list[Sitting]] = {}
        for row in seated:
            sitting = Sitting(
                protocol.Account(row.account, row.name, row.kind, row.level) if row.account else None,
                row.nonce,
                row.own_nonce,
                None,
                row.shoulder,
                away.get(row.account, []),
                is_written=row.left is not None,
            )
            found.setdefault(row.table, []).append(sitting)
        return found

    async def _vacations(self, connection: Reader, people: Sequence[str]) -> dict[str, list[Span]]:
        away: dict[str, list[Span]] = {}
        for row in await connection.execute(VACATIONS, {"people": people}):
            away.setdefault(row.account, []).append((row.start, row.end))
        return away

    async def plans(self, connection: Reader, table: str) -> dict[int, list[protocol.KeptPlan]]:
        """Return the plans of each chair, in order."""
        return (await self.all_plans(connection, [table])).get(table, {})

    async def all_plans(self, connection: Reader, ids: Sequence[str]) -> dict[str, dict[int, list[protocol.KeptPlan]]]:
        """Return the plans at several tables."""
        plans_by_table: dict[str, dict[int, list[protocol.KeptPlan]]] = {}
        for row in await connection.execute(PLANS, {"tables": ids}):
            plan = protocol.KeptPlan(row.place, row.account, row.ask, row.option, row.once)
            plans_by_table.setdefault(row.table, {}).setdefault(row.chair, []).append(plan)
        return plans_by_table
