"""The hall: the tables in this process's memory, loaded by replay, changed by events.

An event is committed before anyone is told. Any process may change any table: event `n` of a table can be committed
once; who comes second reads what the first wrote and looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Collection, Coroutine
from typing import Any, TypeVar

import msgspec
from sqlalchemy import select, update

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.course import GOING, NobodyLeft
from agon.server.live import Body, Listener, Live, Sitting
from agon.server.news import Item, News
from agon.server.schema import events, plans, tables
from agon.server.shelf import Shelf
from agon.server.stand_ins import StandIns
from agon.server.storage import Event, Storage, StorageDown, now
from agon.server.sweep import Sweep
from agon.server.uptime import Uptime

KEPT = 2000  # tables nobody looks at that stay in memory
TRIES = 4  # to be first with an event
CATCH_UP = 5.0  # seconds between two looks for news that got lost
PLANNED = 50  # choices by plan that one event may bring about
LAST = 5.0  # seconds for what is under way when the server stops

T = TypeVar("T")

log = logging.getLogger(__name__)


class Hall:
    """All tables, as this process knows them."""

    def __init__(self, storage: Storage, url: str) -> None:
        self.storage = storage
        self.news = News(url, self._hear)
        self.uptime = Uptime(storage)
        self.shelf = Shelf(storage, self.uptime.outages)
        self.stand_ins = StandIns(storage)
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.under_way: set[asyncio.Task[Any]] = set()
        self.after: list[Any] = []  # called with (live, event) once an event of this process is committed
        self.overheard: list[Any] = []  # called with each item of news, from here or elsewhere

    async def start(self) -> None:
        await self.uptime.beat(anyway=True)
        await self.news.start()
        jobs = (Sweep(self).run(), self._look_for_lost_news(), self._go_on_with_plans())
        self.tasks = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        await _end(self.tasks)
        if self.under_way:
            await asyncio.wait(self.under_way, timeout=LAST)
        await _end(self.under_way)
        await self.news.close()

    def _set_out(self, doing: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Begin something that goes on whoever waits for it."""
        task = asyncio.create_task(doing)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        return task

    # -- loading

    async def live(self, table: str) -> Live:
        """A table, from memory or by replaying its events."""
        if table in self.lives:
            self.lives.move_to_end(table)
            return self.lives[table]
        if table not in self.loading:
            self.loading[table] = self._set_out(self._load(table))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> Live:
        """Once for all who wait for it."""
        try:
            live = await self.shelf.load(table)
            await self.stand_ins.write_down(live)
            self.lives[table] = live
            self._forget_some()
            return live
        finally:
            del self.loading[table]

    async def sittings(self, connection: Any, table: str) -> list[Sitting]:
        """Who sits at a table, chair by chair."""
        return await self.shelf.sittings(connection, table)

    def _forget_some(self) -> None:
        """Keep memory bounded: the tables that were not looked at for longest go; they come back by replay."""
        for table in list(self.lives)[: max(0, len(self.lives) - KEPT)]:
            live = self.lives[table]
            if not live.is_looked_at and not live.lock.locked():
                self.drop(live)

    def drop(self, live: Live) -> None:
        """Forget a table; whoever waits for it to change looks anew."""
        if self.lives.get(live.id) is live:
            del self.lives[live.id]
        live.changed.set()

    # -- changing

    async def act(
        self,
        table: str,
        kind: str,
        chair: int | None = None,
        body: Body | None = None,
        number: int | None = None,
        by: str | None = None,
    ) -> Live:
        """Try an event: it is carried out, committed, then shown. Refused or failed, nothing has changed.

        `by` is the account it comes from: it must still sit in the chair. What others planned for follows. Somebody
        who goes away meanwhile breaks nothing off."""
        return await asyncio.shield(self._set_out(self._act_and_follow(table, kind, chair, body, number, by)))

    async def _act_and_follow(
        self, table: str, kind: str, chair: int | None, body: Body | None, number: int | None, by: str | None
    ) -> Live:
        live = await self._act(table, kind, chair, body or Body(), number, by)
        if kind in ("start", "choice"):
            await self.follow_plans(table)
        return live

    async def _act(
        self, table: str, kind: str, chair: int | None, body: Body, number: int | None, by: str | None
    ) -> Live:
        for _ in range(TRIES):
            live = await self.live(table)
            async with live.lock:
                if self.lives.get(table) is not live:
                    continue
                at = max(now(), live.moved)
                live.check(kind, chair, body, by, at)
                is_late = kind not in GOING and bool(live.clock.late(at))
                if not is_late:
                    event = await self._apply(live, kind, chair, body, at, number)
                    if not await self._commit(live, event):
                        continue
                    live.show_out()
                    live.broadcast(now())
            if is_late:  # whatever comes after the flag has fallen
                with contextlib.suppress(Refused):
                    await self.flag(table)
                continue
            await self._committed(live, event)
            return live
        raise StorageDown

    async def _apply(self, live: Live, kind: str, chair: int | None, body: Body, at: int, number: int | None) -> Event:
        try:
            done = live.apply(kind, chair, body, at, number)
        except Refused:
            raise
        except BaseException:  # a fault of the rules, half-way
            await self._fresh(live, reload=False)
            raise
        live.n += 1
        return Event(live.id, live.n, at, kind, chair, msgspec.json.encode(done).decode())

    async def _committed(self, live: Live, event: Event) -> None:
        """An event is kept and shown: let the others know."""
        await self.spread(Item("moved", event.table, event.n))
        for after in self.after:
            await after(live, event)

    async def _commit(self, live: Live, event: Event) -> bool:
        """False if another process was first. Whatever goes wrong, memory follows the database, not the other way."""
        try:
            written = await self.storage.journal.append(event, live.row())
        except BaseException:
            await self._fresh(live, reload=False)
            raise
        if not written:
            await self._fresh(live)
        return written

    async def _fresh(self, live: Live, reload: bool = True) -> None:
        """Take the table anew from the database, and everybody who looks at it along."""
        self.drop(live)
        eyes = {chair: eye.listeners for chair, eye in live.eyes.items() if eye.listeners}
        if eyes:
            self._set_out(self._move(live.id, eyes))
        elif reload:
            await self.live(live.id)

    async def _take_anew(self, table: str) -> None:
        """What is in memory of a table may be wrong: once nothing of it is under way, it goes."""
        live = self.lives.get(table)
        if live is not None:
            async with live.lock:
                if self.lives.get(table) is live:
                    await self._fresh(live, reload=False)

    async def _move(self, table: str, eyes: dict[int | None, set[Listener]]) -> None:
        while True:
            try:
                async with self.looking(table) as live:
                    _let_look(live, eyes)
                    return
            except StorageDown:
                await asyncio.sleep(0.5)

    async def begin(self, table: str) -> None:
        """Start a game whose chairs are all taken."""
        await self.refresh(table)
        with contextlib.suppress(Refused):
            await self.act(table, "start")

    # -- plans

    async def follow_plans(self, table: str) -> None:
        """Choose for those who are asked what they have planned for; never without end."""
        for _ in range(PLANNED):
            live = await self.live(table)
            planned = live.planned()
            if planned is None:
                return
            chair, plan, number = planned
            try:
                await self._act(table, "choice", chair, Body(option=plan.option, plan=plan.place), number, None)
            except Refused:
                return

    async def _go_on_with_plans(self) -> None:
        """What the last process left undone."""
        for table in await self._have_plans():
            await self._in_passing(table, self.follow_plans(table))

    async def _have_plans(self) -> list[str]:
        """The tables with plans, as soon as the database answers."""
        playing = select(tables.c.id).where(tables.c.state == "playing", tables.c.n > 0)
        query = select(plans.c.table).where(plans.c.table.in_(playing)).distinct()
        while True:
            try:
                async with self.storage.read() as connection:
                    return [row.table for row in await connection.execute(query)]
            except StorageDown:
                await asyncio.sleep(CATCH_UP)

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
            await self._in_passing(item.id, self._take_in(item))
        await self._tell_overheard(items)

    async def _take_in(self, item: Item) -> None:
        if item.what not in ("moved", "seats", "private") or not self._has(item.id):
            return
        live = await self.live(item.id)
        if item.what != "moved":
            await self.refresh(item.id)
            await self.follow_plans(item.id)  # one made there while here somebody chose
        elif live.n < item.n:
            await self._catch_up(live)

    def _has(self, table: str) -> bool:
        """Whether a table is in memory, or will be in a moment with what was read before."""
        return table in self.lives or table in self.loading

    async def _in_passing(self, table: str, doing: Awaitable[None]) -> None:
        """See to one of many tables: where it fails, the table is taken anew, and no other is kept waiting."""
        try:
            await doing
        except (Refused, StorageDown) as error:
            log.warning("table %s could not be seen to: %s", table, error.code)
        except Exception:
            log.exception("table %s could not be seen to", table)
        else:
            return
        await self._take_anew(table)

    async def spread(self, item: Item) -> None:
        """Something happened here: let this process and the others know."""
        self.news.tell([item])
        await self._tell_overheard([item])

    async def _tell_overheard(self, items: list[Item]) -> None:
        for item in items:
            for hear in self.overheard:
                try:
                    await hear(item)
                except Exception:  # what happened has happened; the others hear of it all the same
                    log.exception("news of %s were not heard", item.what)

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            if self.lives.get(live.id) is not live:
                return
            query = select(events).where(events.c.table == live.id, events.c.n > live.n).order_by(events.c.n)
            async with self.storage.read() as connection:
                new = [Event(*row) for row in await connection.execute(query)]
            if any(event.kind == "start" for event in new):  # who sits where was settled elsewhere
                await self._fresh(live)
                return
            for event in new:
                live.fold(event)
                live.show_out()
                live.broadcast(now())

    async def seats_changed(self, table: str) -> None:
        """Somebody sat down, rose, or was replaced."""
        await self.refresh(table)
        await self.spread(Item("seats", table))

    async def privately_changed(self, table: str) -> None:
        """Something changed that is a player's own business: a plan, a vacation, a link."""
        await self.refresh(table)
        self.news.tell([Item("private", table)])

    async def refresh(self, table: str) -> None:
        """Read again what is no event: who sits where, their vacations, links and plans."""
        if not self._has(table):
            return
        async with self.looking(table) as live, self.storage.read() as connection:
            live.know(await self.sittings(connection, table), await self.shelf.plans(connection, table))
            state = await connection.scalar(select(tables.c.state).where(tables.c.id == table))
            if live.n == 0 and state == "aborted" and live.state != state:
                live.state = state
                live.broadcast(now())
            live.show_out()

    async def _look_for_lost_news(self) -> None:
        """Should news be lost, nobody waits for longer than a few seconds."""
        while True:
            await asyncio.sleep(CATCH_UP)
            if not self.news.is_shared:
                continue
            going = [live for live in self.lives.values() if live.state in ("open", "playing")]
            try:
                for start in range(0, len(going), 500):
                    await self._compare(going[start : start + 500])
            except StorageDown:
                log.warning("the database does not answer; lost news are looked for again in a moment")
            except Exception:
                log.exception("looking for lost news failed")

    async def _compare(self, lives: list[Live]) -> None:
        ids = [live.id for live in lives]
        async with self.storage.read() as connection:
            rows = await connection.execute(select(tables.c.id, tables.c.n).where(tables.c.id.in_(ids)))
            numbers = {row.id: row.n for row in rows}
            sittings = await self.shelf.all_sittings(connection, ids)
            kept = await self.shelf.all_plans(connection, ids)
        for live in lives:
            if live.n < numbers.get(live.id, 0):
                await self._in_passing(live.id, self._catch_up(live))
            elif live.id in sittings and not live.knows(sittings[live.id], kept.get(live.id, {})):
                await self._in_passing(live.id, self._take_in(Item("private", live.id)))

    # -- clocks

    async def flag(self, table: str) -> None:
        """Whoever is asked and has no time left has lost, or gives way to the computer."""
        await self.uptime.beat(anyway=True)
        await self.refresh(table)
        async with self.looking(table) as live:
            late = live.clock.late(now())
        if live.state == "open":
            await self.begin(table)
        elif late:
            await self.leave(table, late[0], "timeout")
        else:  # on vacation, or the server was down
            await self.look_at_clock(table)

    async def look_at_clock(self, table: str) -> None:
        """Write down anew when the next flag would fall."""
        async with self.looking(table) as live:
            row = live.row()
            unchanged = (tables.c.id == table) & (tables.c.n == row["n"]) & (tables.c.state == "playing")
            async with self.storage.write() as connection:
                await connection.execute(update(tables).where(unchanged).values(deadline=row["deadline"]))

    # -- going

    async def leave(self, table: str, chair: int, how: str, by: str | None = None) -> None:
        """Somebody resigned, was late, or was sent away: the computer goes on, or the game ends with it."""
        await asyncio.shield(self._set_out(self._leave(table, chair, how, by)))

    async def _leave(self, table: str, chair: int, how: str, by: str | None) -> None:
        live = await self._go(table, chair, how, by)
        try:
            await self.stand_ins.write_down(live)
            await self.seats_changed(table)
        except BaseException:  # the event is kept: whoever loads the table next mends the chair
            await self._take_anew(table)
            raise

    async def _go(self, table: str, chair: int, how: str, by: str | None) -> Live:
        live = await self.live(table)
        account = live.sittings[chair].account
        body = Body(how=how, gone=account.id if account else "")
        stand_in = await self.stand_ins.for_chair(live, chair)
        if stand_in is not None:
            body.account, body.name, body.level = stand_in.id, stand_in.name, stand_in.level
            with contextlib.suppress(NobodyLeft):  # the others went meanwhile
                return await self._act(table, "replace", chair, body, None, by)
        return await self._act(table, "leave", chair, Body(how=how, gone=body.gone), None, by)

    async def computer(self, level: str = "") -> wire.Account | None:
        """The computer player of that level, of the usual one where none is named."""
        return await self.stand_ins.computer(level)


def _let_look(live: Live, eyes: dict[int | None, set[Listener]]) -> None:
    """Those who looked at a table look at it anew, unless they have turned elsewhere."""
    for chair, listeners in eyes.items():
        for listener in [one for one in listeners if one.follows(live.id, chair)]:
            live.eye(chair).listeners.add(listener)
    live.show_out()
    for chair, eye in live.eyes.items():
        for listener in eye.listeners & eyes.get(chair, set()):
            listener.hear(live.whole(chair, now()))


async def _end(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Whatever became of them, they end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
