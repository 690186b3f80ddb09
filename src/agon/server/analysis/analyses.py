"""Analyses of finished games, computed once, one after another, in a separate process; those of guests come last.

The row of an analysis holds its progress, for all server processes. Without a heartbeat for a while the worker is
considered dead, and the analysis may be restarted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, select, update

from agon.agents.analysis import Analysis
from agon.engine.errors import Refused
from agon.engine.table import Table
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.analysis.worker import Progress, Task
from agon.server.db.schema import accounts, analyses
from agon.server.db.storage import Storage, StorageDown, now
from agon.server.errors import not_yours
from agon.server.play.commands import Commands, Viewpoint
from agon.server.tables.live import LiveTable

PROGRAM = (sys.executable, "-m", "agon.server.analysis.worker")
MAX_LINE_BYTES = 1 << 26  # of one line from the worker
MAX_GUESTS = 10  # whose games wait, at one process
WORKER_TIMEOUT = 60_000  # milliseconds without a heartbeat after which a worker is considered dead
RUNNING = ("waiting", "working", "stopping")

log = logging.getLogger(__name__)


class StoredAnalysis(msgspec.Struct, frozen=True):
    """A stored analysis, with the table event of each choice."""

    analysis: Analysis
    events: list[int]


class Job(msgspec.Struct, frozen=True):
    """A game to analyse, with the event of each choice."""

    table: str
    task: Task
    events: list[int]
    is_guests: bool = False


class Analyses:
    """Stores analyses and works through the queue of this process."""

    def __init__(self, storage: Storage, commands: Commands, depth: int) -> None:
        self.storage, self.commands, self.depth = storage, commands, depth
        self.queue: dict[str, Job] = {}
        self.worker: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Cancel running analyses, which may be restarted later."""
        if self.worker is not None:
            self.worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.worker
        with contextlib.suppress(StorageDown):
            async with self.storage.write() as connection:
                left = and_(analyses.c.table.in_(self.queue), analyses.c.state.in_(RUNNING))
                await connection.execute(delete(analyses).where(left, analyses.c.depth == self.depth))

    # -- requests

    async def look(self, person: Person | None, table: str, viewpoint: Viewpoint) -> protocol.TableAnalysis:
        """Return the progress of an analysis, for anyone who may see the game."""
        async with self.commands.registry.locked(table) as live:
            await self.commands.viewer(live, person, viewpoint)
        return await self._status(person, table)

    async def begin(self, person: Person, table: str, viewpoint: Viewpoint) -> protocol.TableAnalysis:
        """Queue a game, unless it is queued or analysed already."""
        async with self.commands.registry.locked(table) as live:
            await self.commands.viewer(live, person, viewpoint)
            job = _job(live, self.depth, person)
        if job.is_guests and sum(other.is_guests for other in self.queue.values()) >= MAX_GUESTS:
            raise Refused("too-many-requests", "too many guests' games are waiting to be analysed; try again later")
        if await self._take(person, job):
            self.queue[table] = job
            if self.worker is None or self.worker.done():
                self.worker = asyncio.create_task(self._run())
        return await self._status(person, table)

    async def stop(self, person: Person, table: str, viewpoint: Viewpoint) -> protocol.TableAnalysis:
        """Stop one's own analysis, keeping the results so far."""
        status = await self.look(person, table, viewpoint)
        if status.state not in ("waiting", "working"):
            return status
        if not (status.mine or person.is_admin):
            raise not_yours("only the player who started this analysis can stop it")
        await self._write(table, "waiting", state="stopped", account=None)
        await self._write(table, "working", state="stopping")
        return await self._status(person, table)

    # -- rows

    def _row(self, table: str) -> ColumnElement[bool]:
        return and_(analyses.c.table == table, analyses.c.depth == self.depth)

    async def _status(self, person: Person | None, table: str) -> protocol.TableAnalysis:
        async with self.storage.read() as connection:
            row = (await connection.execute(select(analyses).where(self._row(table)))).one_or_none()
        if row is None or row.state in RUNNING and row.changed < now() - WORKER_TIMEOUT:
            return protocol.TableAnalysis("none")
        state: Any = "working" if row.state == "stopping" else row.state
        mine = person is not None and row.account == person.id
        found = msgspec.json.decode(row.body, type=StoredAnalysis) if row.body else None
        if found is None:
            return protocol.TableAnalysis(state, row.done, row.of, mine)
        return protocol.TableAnalysis(state, row.done, row.of, mine, found.analysis, found.events)

    async def _take(self, person: Person, job: Job) -> bool:
        """Store a queued game; return False if not needed. Each person may have one at a time."""
        alive = and_(analyses.c.state.in_(RUNNING), analyses.c.changed >= now() - WORKER_TIMEOUT)
        others = and_(analyses.c.account == person.id, alive, analyses.c.table != job.table)
        fresh = {"state": "waiting", "account": person.id, "done": 0, "of": len(job.events), "body": None}
        async with self.storage.write() as connection:
            await connection.execute(select(accounts.c.id).where(accounts.c.id == person.id).with_for_update())
            if await connection.scalar(select(func.count()).where(others)):
                raise Refused(
                    "too-many-requests", "you can analyse one game at a time; stop the running analysis or wait for it"
                )
            fresh["changed"] = now()
            statement = self.storage.insert(analyses).values(table=job.table, depth=self.depth, **fresh)
            needed = ~alive & (analyses.c.state != "done")
            keys = [analyses.c.table, analyses.c.depth]
            taken = statement.on_conflict_do_update(index_elements=keys, set_=fresh, where=needed)
            return (await connection.execute(taken.returning(analyses.c.table))).first() is not None

    async def _write(self, table: str, was: str, **values: object) -> bool:
        """Update an analysis in the state `was`; return False if it is in another."""
        async with self.storage.write() as connection:
            statement = update(analyses).where(self._row(table), analyses.c.state == was)
            return (await connection.execute(statement.values(changed=now(), **values))).rowcount == 1

    # -- working

    async def _run(self) -> None:
        """Work through the queue."""
        while self.queue:
            job = min(self.queue.values(), key=lambda job: job.is_guests)  # the first of its kind
            try:
                await self._work(job)
            except StorageDown:
                log.warning("database unavailable; analysis abandoned")
            if self.queue.get(job.table) is job:  # otherwise it was restarted meanwhile
                del self.queue[job.table]

    async def _work(self, job: Job) -> None:
        if not await self._write(job.table, "waiting", state="working"):
            return
        found = None
        try:
            found = await self._analyse(job)
        except (OSError, ValueError, msgspec.DecodeError):
            log.exception("analysis of table %s failed", job.table)
        await self._keep(job, found)

    async def _analyse(self, job: Job) -> Analysis | None:
        """Run the worker process; return None if it failed."""
        process = await asyncio.create_subprocess_exec(*PROGRAM, stdin=PIPE, stdout=PIPE, limit=MAX_LINE_BYTES)
        try:
            return await self._listen(job, process)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _listen(self, job: Job, process: Process) -> Analysis | None:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(job.task) + b"\n")
        async for line in process.stdout:
            progress = msgspec.json.decode(line, type=Progress)
            if progress.found is not None:
                return progress.found
            if not await self._update_progress(job.table, progress.done):
                process.stdin.write(b"stop\n")
        return None

    async def _update_progress(self, table: str, done: int) -> bool:
        """Store progress and a heartbeat for all queued games; return False if the analysis was stopped."""
        async with self.storage.write() as connection:
            waiting = and_(analyses.c.table.in_(self.queue), analyses.c.depth == self.depth)
            await connection.execute(update(analyses).where(waiting).values(changed=now()))
            wanted = and_(self._row(table), analyses.c.state == "working")
            return (await connection.execute(update(analyses).where(wanted).values(done=done))).rowcount == 1

    async def _keep(self, job: Job, analysis: Analysis | None) -> None:
        """Store the result of an analysis."""
        values: dict[str, object] = {"account": None}
        if analysis is not None:
            found = StoredAnalysis(analysis, job.events[: analysis.analysed])
            values |= {"body": msgspec.json.encode(found).decode(), "done": analysis.analysed}
        is_whole = analysis is not None and analysis.analysed == analysis.choices
        await self._write(job.table, "working", state="done" if is_whole else "failed", **values)
        await self._write(job.table, "stopping", state="done" if is_whole else "stopped", **values)


def _job(live: LiveTable, depth: int, person: Person) -> Job:
    """Return the job for a game, or refuse it."""
    if live.state != "over":
        raise Refused("not-possible-now", "only finished games can be analysed")
    if not isinstance(live.table, Table):
        raise Refused("not-possible-now", "this game was played under older rules and cannot be analysed")
    choices = live.table.choices[live.table.begun :]
    task = Task(live.game.name, live.options, live.study, choices, depth)
    return Job(live.id, task, list(live.made), is_guests=person.kind == "guest")
