"""The hall: the tables in this process's memory, loaded by replay, changed by events.

An event is committed before anyone is told. Any process may change any table: event `n` of a table can be committed
once; who comes second reads what the first wrote and looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from sqlalchemy import select, update

from agon.engine.errors import Refused
from agon.games import load
from agon.server import wire
from agon.server.live import Body, Listener, Live, Sitting
from agon.server.news import Item, News
from agon.server.refusals import not_found
from agon.server.schema import accounts, chairs, events, tables
from agon.server.storage import Event, Storage, StorageDown, now

KEPT = 2000  # tables nobody looks at that stay in memory
TRIES = 4  # to be first with an event
SWEEP = 1.0  # seconds between two looks at the clocks
CATCH_UP = 5.0  # seconds between two looks for news that got lost

log = logging.getLogger(__name__)


class Hall:
    """All tables, as this process knows them."""

    def __init__(self, storage: Storage, url: str) -> None:
        self.storage = storage
        self.news = News(url, self._hear)
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.after: list[Any] = []  # called with (live, event) once an event of this process is committed
        self.overheard: list[Any] = []  # called with each item of news, from here or elsewhere

    async def start(self) -> None:
        await self.news.start()
        self.tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._look_for_lost_news())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.news.close()

    # -- loading

    async def live(self, table: str) -> Live:
        """A table, from memory or by replaying its events."""
        if table in self.lives:
            self.lives.move_to_end(table)
            return self.lives[table]
        async with self.loading.setdefault(table, asyncio.Lock()):
            if table not in self.lives:
                self.lives[table] = await self._load(table)
                self._forget_some()
        self.loading.pop(table, None)
        return self.lives[table]

    async def _load(self, table: str) -> Live:
        async with self.storage.read() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if row is None:
                raise not_found("table", table)
            sittings = await self._sittings(connection, table)
            happened = (
                await connection.execute(select(events).where(events.c.table == table).order_by(events.c.n))
            ).all()
        game = load(row.game)
        options = msgspec.json.decode(row.options)
        live = Live(row, game, sittings, seats_in_play(game, options))
        if happened or row.state == "open":
            live.state = "open"
        for number, event in enumerate(happened):
            live.fold(Event(*event))
            if number % 50 == 49:
                await asyncio.sleep(0)  # a long game must not keep the others waiting
        return live

    async def _sittings(self, connection: Any, table: str) -> list[Sitting]:
        rows = await connection.execute(
            select(chairs, accounts.c.name, accounts.c.kind, accounts.c.level)
            .join(accounts, chairs.c.account == accounts.c.id, isouter=True)
            .where(chairs.c.table == table)
            .order_by(chairs.c.chair)
        )
        return [
            Sitting(
                wire.Account(row.account, row.name, row.kind, row.level) if row.account else None,
                row.nonce,
                row.own_nonce,
                None,
                row.shoulder,
            )
            for row in rows
        ]

    def _forget_some(self) -> None:
        """Keep memory bounded: the tables that were not looked at for longest go; they come back by replay."""
        for table in list(self.lives)[: max(0, len(self.lives) - KEPT)]:
            live = self.lives[table]
            if not any(eye.listeners for eye in live.eyes.values()) and not live.lock.locked():
                del self.lives[table]

    def drop(self, live: Live) -> None:
        """Forget a table whose memory may be ahead of what was committed; listeners go over to the fresh one."""
        if self.lives.get(live.id) is live:
            del self.lives[live.id]

    # -- changing

    async def act(
        self, table: str, kind: str, chair: int | None = None, body: Body | None = None, number: int | None = None
    ) -> Live:
        """Try an event: it is carried out, committed, then shown. Refused or failed, nothing has changed."""
        for _ in range(TRIES):
            live = await self.live(table)
            async with live.lock:
                if self.lives.get(table) is not live:
                    continue
                self._check_state(live, kind)
                at = max(now(), live.moved)
                done = live.apply(kind, chair, body or Body(), at, number)
                live.n += 1
                event = Event(table, live.n, at, kind, chair, msgspec.json.encode(done).decode())
                if not await self._commit(live, event):
                    continue
                live.broadcast(now())
            await self._committed(live, event)
            return live
        raise StorageDown

    async def _committed(self, live: Live, event: Event) -> None:
        """An event is kept and shown: let the others know."""
        item = Item("moved", event.table, event.n)
        self.news.tell([item])
        await self._tell_overheard([item])
        for after in self.after:
            await after(live, event)

    async def _commit(self, live: Live, event: Event) -> bool:
        """False if another process was first. Whatever goes wrong, memory follows the database, not the other way."""
        try:
            written = await asyncio.shield(self.storage.journal.append(event, live.row()))
        except BaseException:
            await self._fresh(live, reload=False)
            raise
        if not written:
            await self._fresh(live)
        return written

    async def _fresh(self, live: Live, reload: bool = True) -> None:
        """Take the table anew from the database, and everybody who looks at it along."""
        self.drop(live)
        eyes = {seat: eye.listeners for seat, eye in live.eyes.items() if eye.listeners}
        if eyes:
            asyncio.get_running_loop().create_task(self._move(live.id, eyes))
        elif reload:
            await self.live(live.id)

    async def _move(self, table: str, eyes: dict[str | None, set[Listener]]) -> None:
        while True:
            try:
                live = await self.live(table)
                break
            except StorageDown:
                await asyncio.sleep(0.5)
        async with live.lock:
            for seat, listeners in eyes.items():
                live.eye(seat).listeners |= listeners
                for listener in listeners:
                    listener.hear(live.whole(seat, now()))

    def _check_state(self, live: Live, kind: str) -> None:
        if kind == "start":
            if live.state != "open":
                raise Refused("not-possible-now", "the game has begun already")
        elif live.state == "open":
            raise Refused("not-possible-now", "the game has not begun; there are free chairs")
        elif live.state != "playing":
            raise Refused("game-over", "the game is over")

    async def begin(self, table: str) -> None:
        """Start a game whose chairs are all taken."""
        self.lives.pop(table, None)  # who sits where is settled only now
        with contextlib.suppress(Refused):
            await self.act(table, "start")

    # -- looking

    @contextlib.asynccontextmanager
    async def looking(self, table: str) -> AsyncIterator[Live]:
        """A table while nothing of it is under way: what is seen here is committed."""
        while True:
            live = await self.live(table)
            async with live.lock:
                if self.lives.get(table) is live:
                    yield live
                    return

    # -- news from elsewhere

    async def _hear(self, items: list[Item]) -> None:
        for item in items:
            live = self.lives.get(item.id)
            try:
                if item.what == "moved" and live is not None and live.n < item.n:
                    await self._catch_up(live)
                elif item.what == "seats" and live is not None:
                    await self.seats_changed(item.id, tell=False)
            except StorageDown:
                log.warning("news of a table could not be read")
        await self._tell_overheard(items)

    async def _tell_overheard(self, items: list[Item]) -> None:
        for item in items:
            for hear in self.overheard:
                await hear(item)

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            if self.lives.get(live.id) is not live:
                return
            async with self.storage.read() as connection:
                new = (
                    await connection.execute(
                        select(events).where(events.c.table == live.id, events.c.n > live.n).order_by(events.c.n)
                    )
                ).all()
            for row in new:
                live.fold(Event(*row))
                live.broadcast(now())

    async def seats_changed(self, table: str, tell: bool = True) -> None:
        """Somebody sat down, rose, or was replaced."""
        if table in self.lives:
            live = self.lives[table]
            async with live.lock, self.storage.read() as connection:
                for sitting, fresh in zip(live.sittings, await self._sittings(connection, table), strict=True):
                    sitting.account, sitting.nonce, sitting.shoulder = fresh.account, fresh.nonce, fresh.shoulder
        if tell:
            self.news.tell([Item("seats", table)])
            await self._tell_overheard([Item("seats", table)])

    async def _look_for_lost_news(self) -> None:
        """Should news be lost, nobody waits for longer than a few seconds."""
        while True:
            await asyncio.sleep(CATCH_UP)
            if not self.news.is_shared:
                continue
            watched = [live for live in self.lives.values() if any(eye.listeners for eye in live.eyes.values())]
            with contextlib.suppress(StorageDown):
                for start in range(0, len(watched), 500):
                    await self._compare(watched[start : start + 500])

    async def _compare(self, lives: list[Live]) -> None:
        async with self.storage.read() as connection:
            rows = await connection.execute(
                select(tables.c.id, tables.c.n).where(tables.c.id.in_([x.id for x in lives]))
            )
            numbers = {row.id: row.n for row in rows}
        for live in lives:
            if live.n < numbers.get(live.id, 0):
                await self._catch_up(live)

    # -- clocks

    async def _sweep(self) -> None:
        """End what ran out of time, start what is complete, whoever left it so."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for table in await self._due():
                    with contextlib.suppress(Refused):  # another process was first
                        await self.flag(table)
            except StorageDown:
                log.warning("the database does not answer; clocks are looked at again in a moment")
            except Exception:
                log.exception("looking at the clocks failed")

    async def _due(self) -> list[str]:
        async with self.storage.read() as connection:
            rows = await connection.execute(
                select(tables.c.id).where(tables.c.state == "playing", tables.c.deadline < now()).limit(100)
            )
            return [row.id for row in rows]

    async def flag(self, table: str) -> None:
        """Whoever is asked and has no time left has lost, or gives way to the computer."""
        async with self.looking(table) as live:
            late, deadline = live.clock.late(now()), live.clock.deadline()
        if late:
            await self.leave(table, late[0], "timeout")
        elif live.state == "playing":  # on vacation: look again later
            async with self.storage.write() as connection:
                later = max(deadline or 0, now() + 60_000)
                await connection.execute(update(tables).where(tables.c.id == table).values(deadline=later))

    async def leave(self, table: str, chair: int, how: str) -> None:
        """Somebody resigned, was late, or was sent away."""
        live = await self.live(table)
        stand_in = None
        if live.settings.leaver == "computer" or len(live.seats) > 2:
            stand_in = await self.computer(live.settings.level)
        if stand_in is None:
            await self.act(table, "leave", chair, Body(how=how))
        else:
            await self.act(table, "replace", chair, Body(how=how, account=stand_in.id, name=stand_in.name))
        async with self.storage.write() as connection:
            seat = (chairs.c.table == table) & (chairs.c.chair == chair)
            fields: dict[str, Any] = {"left": how}
            if stand_in is not None:
                fields["account"] = stand_in.id
            await connection.execute(update(chairs).where(seat).values(**fields))
        await self.seats_changed(table)

    async def computer(self, level: str = "") -> wire.Account | None:
        """The computer player of the house, of that level if there is one."""
        async with self.storage.read() as connection:
            rows = (
                await connection.execute(
                    select(accounts.c.id, accounts.c.name, accounts.c.level)
                    .where(accounts.c.kind == "program", accounts.c.level.is_not(None))
                    .order_by(accounts.c.level)
                )
            ).all()
        found = next((row for row in rows if row.level == level), None)
        if found is None and not level and rows:
            found = rows[0]
        return wire.Account(found.id, found.name, "program", found.level) if found else None


def seats_in_play(game: Any, options: dict[str, str]) -> tuple[str, ...]:
    """The seats that are taken in a game with these options."""
    chosen = getattr(game, "seats_in_play", None)
    seats: tuple[str, ...] = chosen(options) if chosen else game.seats
    return seats
