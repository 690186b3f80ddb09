"""The tables cached in this process, loaded by replaying events and changed by appending them.

An event is committed before it is sent to anyone. All processes may change all tables. Event `n` of a table can be
committed only once: a process that loses the race reloads the table and retries.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

from sqlalchemy import select, update

from agon.engine.errors import Refused
from agon.server import metrics
from agon.server.db.schema import events, plans, tables
from agon.server.db.storage import EventRow, Storage, StorageDown, now
from agon.server.notify.bus import Bus, Item
from agon.server.tables.command import Command
from agon.server.tables.deadlines import Deadlines
from agon.server.tables.events import Choice, Departure, Event, Replacement, Start, encode
from agon.server.tables.live import Listener, LiveTable
from agon.server.tables.loader import TableLoader
from agon.server.tables.substitutes import Substitutes
from agon.server.tables.uptime import Uptime

MAX_CACHED_TABLES = 2000  # unwatched tables are evicted beyond this
MAX_ATTEMPTS = 4  # to commit an event before another process does
POLL_SECONDS = 5.0  # between two polls for missed notifications
MAX_PLANNED_CHOICES = 50  # that one event may trigger
SHUTDOWN_SECONDS = 5.0  # for running tasks when the server stops

T = TypeVar("T")
AfterCommit = Callable[[LiveTable, EventRow], Awaitable[None]]  # called once an event of this process is committed
Subscriber = Callable[[Item], Awaitable[None]]  # called with each notification, from this process or another

log = logging.getLogger(__name__)


class TableRegistry:
    """Loads, caches and changes tables for this process."""

    def __init__(self, storage: Storage, url: str) -> None:
        self.storage = storage
        self.bus = Bus(url, self._receive)
        self.uptime = Uptime(storage)
        self.loader = TableLoader(storage, self.uptime.outages)
        self.substitutes = Substitutes(storage)
        self.lives: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.running: set[asyncio.Task[object]] = set()
        self.after: list[AfterCommit] = []
        self.subscribers: dict[str, list[Subscriber]] = {}  # by what they want to hear of

    async def start(self) -> None:
        await self.uptime.beat(force=True)
        await self.bus.start()
        jobs = (
            Deadlines(self.storage, self.uptime, self.flag).run(),
            self._poll_for_missed_changes(),
            self._resume_plans(),
        )
        self.tasks = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        await _cancel(self.tasks)
        if self.running:
            await asyncio.wait(self.running, timeout=SHUTDOWN_SECONDS)
        await _cancel(self.running)
        await self.bus.close()

    def subscribe(self, notify: Subscriber, *kinds: str) -> None:
        """Have notifications of some kinds passed to a handler (`Item.what`)."""
        for kind in kinds:
            self.subscribers.setdefault(kind, []).append(notify)

    def spawn(self, coroutine: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that outlives the request waiting for it."""
        task = asyncio.create_task(coroutine)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        return task

    # -- loading

    async def live(self, table: str) -> LiveTable:
        """Return a table from the cache, or load it by replaying its events."""
        if table in self.lives:
            self.lives.move_to_end(table)
            return self.lives[table]
        if table not in self.loading:
            self.loading[table] = self.spawn(self._load(table))
        return await asyncio.shield(self.loading[table])

    async def _load(self, table: str) -> LiveTable:
        """Load a table once for all concurrent callers."""
        try:
            live = await self.loader.load(table)
            await self.substitutes.store_departures(live)
            self.lives[table] = live
            self._evict()
            return live
        finally:
            del self.loading[table]

    def _evict(self) -> None:
        """Evict the least recently used tables that nobody watches."""
        for table in list(self.lives)[: max(0, len(self.lives) - MAX_CACHED_TABLES)]:
            live = self.lives[table]
            if not live.is_watched and not live.lock.locked():
                self.drop(live)

    def drop(self, live: LiveTable) -> None:
        """Remove a table from the cache and wake its long polls."""
        if self.lives.get(live.id) is live:
            del self.lives[live.id]
        live.changed.set()

    # -- changing

    async def act(self, command: Command) -> None:
        """Perform a command, even if the caller is cancelled meanwhile."""
        await asyncio.shield(self.spawn(self.perform(command)))

    async def perform(self, command: Command) -> None:
        """Apply an event, commit it, then broadcast it, with what follows from it: planned answers, or the chair of a
        player who left. A refusal or failure changes nothing."""
        live = await self._execute(command)
        if isinstance(command.event, Departure):
            await self._store_departure(live)
        elif isinstance(command.event, Start | Choice):
            await self.follow_plans(command.table)

    async def _execute(self, command: Command) -> LiveTable:
        """Resolve a command to a chair under the table's lock, check it and commit its event."""
        chair: int | None = None
        for _ in range(MAX_ATTEMPTS):
            live = await self.live(command.table)
            async with live.lock:
                if self.lives.get(command.table) is not live:
                    continue
                at = max(now(), live.moved)
                if chair is None:
                    chair = live.resolve(command)
                live.check(command, chair, at)
                is_late = not isinstance(command.event, Departure) and bool(live.clock.late(at))
                event = None if is_late else await self._commit(live, command, chair, at)
                if event is not None:
                    if not isinstance(command.event, Choice):  # a choice moves nobody to another chair
                        live.reseat_viewers(now())
                    live.broadcast(now())
            if event is not None:
                await self._committed(live, event)
                return live
            if is_late:  # the flag has fallen: handle that first
                with contextlib.suppress(Refused):
                    await self.flag(command.table)
        raise StorageDown

    async def _commit(self, live: LiveTable, command: Command, chair: int | None, at: int) -> EventRow | None:
        """Apply and commit an event; return None if another process was first. On any failure the table is reloaded."""
        event = await self._with_substitute(live, command.event, chair)
        try:
            kind, body = encode(live.apply(event, chair, at, command.number))
            live.n += 1
            row = EventRow(live.id, live.n, at, kind, chair, body)
            written = await self.storage.journal.append(row, live.row())
        except Refused:
            raise
        except BaseException:  # the rules failed half-way, or the commit may have failed
            await self._reload_viewers(live, reload=False)
            raise
        if not written:
            await self._reload_viewers(live)
            return None
        return row

    async def _with_substitute(self, live: LiveTable, event: Event, chair: int | None) -> Event:
        """Turn a departure into a replacement if a computer player takes over."""
        if not isinstance(event, Departure) or chair is None:
            return event
        substitute = await self.substitutes.for_chair(live, chair)
        if substitute is None:
            return event
        return Replacement(event.how, substitute.id, substitute.name, substitute.level)

    async def _committed(self, live: LiveTable, event: EventRow) -> None:
        """Notify the other processes and the hooks of a committed event."""
        metrics.events_of(event.kind).inc()
        await self.publish(Item("moved", event.table, event.n))
        for after in self.after:
            await after(live, event)

    async def _reload_viewers(self, live: LiveTable, reload: bool = True) -> None:
        """Reload the table and re-attach its viewers."""
        self.drop(live)
        viewers = {chair: viewer.listeners for chair, viewer in live.viewers.items() if viewer.listeners}
        if viewers:
            self.spawn(self._reattach(live.id, viewers))
        elif reload:
            await self.live(live.id)

    async def _reload(self, table: str) -> None:
        """Discard a cached table that may be wrong, as soon as its lock is free."""
        live = self.lives.get(table)
        if live is not None:
            async with live.lock:
                if self.lives.get(table) is live:
                    await self._reload_viewers(live, reload=False)

    async def _reattach(self, table: str, viewers: dict[int | None, set[Listener]]) -> None:
        while True:
            try:
                async with self.locked(table) as live:
                    _attach_viewers(live, viewers)
                    return
            except StorageDown:
                await asyncio.sleep(0.5)

    async def _store_departure(self, live: LiveTable) -> None:
        """Store that a player left with the chair, and announce it."""
        try:
            await self.substitutes.store_departures(live)
            await self.seats_changed(live.id)
        except BaseException:  # the event is committed: the next load repairs the chair
            await self._reload(live.id)
            raise

    async def begin(self, table: str) -> None:
        """Start a game if all its chairs are taken."""
        await self.refresh(table)
        with contextlib.suppress(Refused):
            await self.act(Command(table, Start()))

    # -- plans

    async def follow_plans(self, table: str) -> None:
        """Answer pending asks from the players' plans, up to a limit."""
        for _ in range(MAX_PLANNED_CHOICES):
            live = await self.live(table)
            planned = live.planned()
            if planned is None:
                return
            chair, plan, number = planned
            choice, seat = Choice(plan.option, plan=plan.place), live.seat_of(chair)
            try:  # on behalf of who planned it, who may have left in the meantime
                await self._execute(Command(table, choice, plan.account, seat, number=number))
            except Refused:
                return

    async def _resume_plans(self) -> None:
        """Follow the plans that the previous process left unfinished."""
        for table in await self._tables_with_plans():
            await self._isolated(table, self.follow_plans(table))

    async def _tables_with_plans(self) -> list[str]:
        """Return the tables with plans, waiting until the database answers."""
        playing = select(tables.c.id).where(tables.c.state == "playing", tables.c.n > 0)
        query = select(plans.c.table).where(plans.c.table.in_(playing)).distinct()
        while True:
            try:
                async with self.storage.read() as connection:
                    return [row.table for row in await connection.execute(query)]
            except StorageDown:
                await asyncio.sleep(POLL_SECONDS)

    # -- reading

    @contextlib.asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[LiveTable]:
        """Yield a table with its lock held: everything in it is committed."""
        while True:
            live = await self.live(table)
            async with live.lock:
                if self.lives.get(table) is live:
                    yield live
                    return

    # -- notifications

    async def _receive(self, items: list[Item]) -> None:
        for item in items:
            await self._isolated(item.id, self._process(item))
        await self._notify_subscribers(items)

    async def _process(self, item: Item) -> None:
        if item.what not in ("moved", "seats", "private") or not self._is_cached(item.id):
            return
        live = await self.live(item.id)
        if item.what != "moved":
            await self.refresh(item.id)
            await self.follow_plans(item.id)  # a plan may have been made elsewhere during a choice here
        elif live.n < item.n:
            if live.is_watched or live.lock.locked():
                await self._catch_up(live)
            else:  # following it for nobody would cost each process what it costs the players'
                self.drop(live)

    def _is_cached(self, table: str) -> bool:
        """Whether a table is cached or being loaded."""
        return table in self.lives or table in self.loading

    async def _isolated(self, table: str, work: Awaitable[None]) -> None:
        """Process one of many tables; a failure reloads that table and does not affect the others."""
        try:
            await work
        except (Refused, StorageDown) as error:
            log.warning("failed to process table %s: %s", table, error.code)
        except Exception:
            log.exception("failed to process table %s", table)
        else:
            return
        await self._reload(table)

    async def publish(self, item: Item) -> None:
        """Notify this process and the others."""
        self.bus.send([item])
        await self._notify_subscribers([item])

    async def _notify_subscribers(self, items: list[Item]) -> None:
        for item in items:
            for notify in self.subscribers.get(item.what, ()):
                try:
                    await notify(item)
                except Exception:  # the other handlers still run
                    log.exception("notification handler failed: %s", item.what)

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            if self.lives.get(live.id) is not live:
                return
            query = select(events).where(events.c.table == live.id, events.c.n > live.n).order_by(events.c.n)
            async with self.storage.read() as connection:
                new = [EventRow(*row) for row in await connection.execute(query)]
            if any(event.kind == Start.kind for event in new):  # another process settled who sits where
                await self._reload_viewers(live)
                return
            for event in new:
                live.fold(event)
                live.reseat_viewers(now())
                live.broadcast(now())

    async def seats_changed(self, table: str) -> None:
        """Reload and announce a table whose players changed."""
        await self.refresh(table)
        await self.publish(Item("seats", table))

    async def private_data_changed(self, table: str) -> None:
        """Reload a table whose private data changed: a plan, a vacation or a link."""
        await self.refresh(table)
        self.bus.send([Item("private", table)])

    async def refresh(self, table: str) -> None:
        """Reload what is not stored as events: players, vacations, links and plans."""
        if not self._is_cached(table):
            return
        async with self.locked(table) as live, self.storage.lookup() as connection:
            live.update_private(
                await self.loader.sittings(connection, table), await self.loader.plans(connection, table)
            )
            state = await connection.scalar(select(tables.c.state).where(tables.c.id == table))
            if live.n == 0 and state == "aborted" and live.state != state:
                live.state = state
                live.broadcast(now())
            live.reseat_viewers(now())

    async def _poll_for_missed_changes(self) -> None:
        """Poll for changes whose notification was lost."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if not self.bus.is_shared:
                continue
            going = [live for live in self.lives.values() if live.state in ("open", "playing")]
            try:
                for start in range(0, len(going), 500):
                    await self._compare(going[start : start + 500])
            except StorageDown:
                log.warning("database unavailable; will check for missed notifications again")
            except Exception:
                log.exception("checking for missed notifications failed")

    async def _compare(self, lives: list[LiveTable]) -> None:
        ids = [live.id for live in lives]
        async with self.storage.read() as connection:
            rows = await connection.execute(select(tables.c.id, tables.c.n).where(tables.c.id.in_(ids)))
            numbers = {row.id: row.n for row in rows}
            sittings = await self.loader.all_sittings(connection, ids)
            plans_by_table = await self.loader.all_plans(connection, ids)
        for live in lives:
            if live.n < numbers.get(live.id, 0):
                await self._isolated(live.id, self._catch_up(live))
            elif live.id in sittings and not live.is_current(sittings[live.id], plans_by_table.get(live.id, {})):
                await self._isolated(live.id, self._process(Item("private", live.id)))

    # -- clocks

    async def flag(self, table: str) -> None:
        """Time out a player: the game is lost, or the computer takes over."""
        await self.uptime.beat(force=True)
        await self.refresh(table)
        async with self.locked(table) as live:
            late = live.clock.late(now())
        if live.state == "open":
            await self.begin(table)
        elif late:
            await self.act(Command(table, Departure("timeout"), chair=late[0]))
        else:  # on vacation, or the server was down
            await self.update_deadline(table)

    async def update_deadline(self, table: str) -> None:
        """Store when the next flag would fall."""
        async with self.locked(table) as live:
            row = live.row()
            unchanged = (tables.c.id == table) & (tables.c.n == row.n) & (tables.c.state == "playing")
            async with self.storage.write() as connection:
                await connection.execute(update(tables).where(unchanged).values(deadline=row.deadline))


def _attach_viewers(live: LiveTable, viewers: dict[int | None, set[Listener]]) -> None:
    """Re-attach listeners that still follow the table, and send them the whole state."""
    for chair, listeners in viewers.items():
        for listener in [one for one in listeners if one.follows(live.id, chair)]:
            live.viewer(chair).listeners.add(listener)
    live.reseat_viewers(now())
    for chair, viewer in live.viewers.items():
        for listener in viewer.listeners & viewers.get(chair, set()):
            listener.send(live.whole(chair, now()))


async def _cancel(tasks: Iterable[asyncio.Task[object]]) -> None:
    """Cancel tasks and wait for them to end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
