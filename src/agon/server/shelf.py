"""Where tables are taken from: their rows, their people and plans, and their events, which are played again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from agon.engine.errors import AgonError
from agon.games import load
from agon.server import wire
from agon.server.beginnings import begin
from agon.server.clocks import Span
from agon.server.live import Live, Sitting
from agon.server.old_rules import OldRules
from agon.server.refusals import not_found, paused
from agon.server.schema import accounts, chairs, events, plans, tables, vacations
from agon.server.storage import Event, Storage

BREATH = 50  # events after which others get a turn while a game is played again

log = logging.getLogger(__name__)


class Shelf:
    """Tables as they are kept. `outages` is shared: it grows while tables are in memory."""

    def __init__(self, storage: Storage, outages: Sequence[Span] = ()) -> None:
        self.storage, self.outages = storage, outages
        self.old = OldRules({})

    async def load(self, table: str) -> Live:
        """A table as it is now."""
        live, happened = await self.take(table)
        await self._fold(live, happened)
        return live

    async def past(self, table: str, n: int, known: Live | None = None) -> Live:
        """A table as it was after event `n`, going on from what is known of its past."""
        live, happened = await self.take(table)
        if known is not None and known.n <= n:
            live, happened = known, happened[known.n :]
        await self._fold(live, [event for event in happened if event.n <= n])
        return live

    async def take(self, id: str) -> tuple[Live, Sequence[Any]]:
        """A table before its first event, and what happened at it."""
        async with self.storage.read() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).one_or_none()
            if row is None:
                raise not_found("table", id)
            sittings = await self.sittings(connection, id)
            kept = await self.plans(connection, id)
            query = select(events).where(events.c.table == id).order_by(events.c.n)
            happened = (await connection.execute(query)).all()
        game, options = load(row.game), msgspec.json.decode(row.options)
        table: Any = await self.old.table(game, row.version, options, row.study)
        if table is None and row.study is not None:
            table = await asyncio.to_thread(begin, row.study, game)
        live = Live(row, game, sittings, game.seats_in_play(options), self.outages, table)
        live.plans, live.version = kept, row.version
        if happened or row.state != "aborted":
            live.state = "open"
        return live, happened

    async def _fold(self, live: Live, happened: Iterable[Any]) -> None:
        for number, event in enumerate(happened, 1):
            try:
                live.fold(Event(*event))
            except AgonError as error:
                log.warning("table %s no longer replays: event %d of version %d", live.id, event.n, live.version)
                raise paused(live.version, live.game.version) from error
            if number % BREATH == 0:
                await asyncio.sleep(0)

    async def sittings(self, connection: Any, table: str) -> list[Sitting]:
        """Who sits at a table, chair by chair."""
        return (await self.all_sittings(connection, [table])).get(table, [])

    async def all_sittings(self, connection: Any, ids: Sequence[str]) -> dict[str, list[Sitting]]:
        """Who sits at these tables."""
        rows = await connection.execute(
            select(chairs, accounts.c.name, accounts.c.kind, accounts.c.level)
            .join(accounts, chairs.c.account == accounts.c.id, isouter=True)
            .where(chairs.c.table.in_(ids))
            .order_by(chairs.c.table, chairs.c.chair)
        )
        seated = rows.all()
        away = await self._vacations(connection, {row.account for row in seated if row.account})
        found: dict[str, list[Sitting]] = {}
        for row in seated:
            sitting = Sitting(
                wire.Account(row.account, row.name, row.kind, row.level) if row.account else None,
                row.nonce,
                row.own_nonce,
                None,
                row.shoulder,
                away.get(row.account, []),
                is_written=row.left is not None,
            )
            found.setdefault(row.table, []).append(sitting)
        return found

    async def _vacations(self, connection: Any, people: set[str]) -> dict[str, list[Span]]:
        away: dict[str, list[Span]] = {}
        query = select(vacations).where(vacations.c.account.in_(people)).order_by(vacations.c.start)
        for row in await connection.execute(query):
            away.setdefault(row.account, []).append((row.start, row.end))
        return away

    async def plans(self, connection: Any, table: str) -> dict[int, list[wire.KeptPlan]]:
        """The plans of each chair, in order."""
        return (await self.all_plans(connection, [table])).get(table, {})

    async def all_plans(self, connection: Any, ids: Sequence[str]) -> dict[str, dict[int, list[wire.KeptPlan]]]:
        """The plans at these tables."""
        kept: dict[str, dict[int, list[wire.KeptPlan]]] = {}
        query = select(plans).where(plans.c.table.in_(ids)).order_by(plans.c.table, plans.c.chair, plans.c.place)
        for row in await connection.execute(query):
            plan = wire.KeptPlan(row.place, row.ask, row.option, row.once)
            kept.setdefault(row.table, {}).setdefault(row.chair, []).append(plan)
        return kept
