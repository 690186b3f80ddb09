"""Analyses of games that are over: worked out once, in a process of their own, one after another.

The row of an analysis says how it stands, so that every process of the server can tell. Where no sign of life came for
a while, whoever worked at it is gone, and it may be begun anew."""

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
from agon.server import wire_study
from agon.server.analyst import Said, Task
from agon.server.live import Live
from agon.server.people import Person
from agon.server.play import Host, Looking
from agon.server.refusals import not_yours
from agon.server.schema import accounts, analyses
from agon.server.storage import Storage, StorageDown, now

PROGRAM = (sys.executable, "-m", "agon.server.analyst")
LONGEST = 1 << 26  # bytes of what it says
SILENT = 60_000  # milliseconds without a sign of life
RUNNING = ("waiting", "working", "stopping")

log = logging.getLogger(__name__)


class Found(msgspec.Struct, frozen=True):
    """What is kept: the analysis, and the event of the table at which each of its choices was made."""

    analysis: Analysis
    events: list[int]


class Job(msgspec.Struct, frozen=True):
    """A game to be analysed, and the event at which each choice was made."""

    table: str
    task: Task
    events: list[int]


class Analyses:
    """Those that are kept, and those that wait in line at this process."""

    def __init__(self, storage: Storage, host: Host, depth: int) -> None:
        self.storage, self.host, self.depth = storage, host, depth
        self.line: dict[str, Job] = {}
        self.worker: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """What is under way ends, and may be begun anew."""
        if self.worker is not None:
            self.worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.worker
        with contextlib.suppress(StorageDown):
            async with self.storage.write() as connection:
                left = and_(analyses.c.table.in_(self.line), analyses.c.state.in_(RUNNING))
                await connection.execute(delete(analyses).where(left, analyses.c.depth == self.depth))

    # -- what people ask for

    async def look(self, person: Person | None, table: str, wish: Looking) -> wire_study.TableAnalysis:
        """How the analysis of a game stands, for whoever may look back at the game."""
        async with self.host.hall.looking(table) as live:
            await self.host.viewer(live, person, wish)
        return await self._told(person, table)

    async def begin(self, person: Person, table: str, wish: Looking) -> wire_study.TableAnalysis:
        """Put a game in line, unless it is there or its analysis is done."""
        async with self.host.hall.looking(table) as live:
            await self.host.viewer(live, person, wish)
            job = _job(live, self.depth)
        if await self._take(person, job):
            self.line[table] = job
            if self.worker is None or self.worker.done():
                self.worker = asyncio.create_task(self._run())
        return await self._told(person, table)

    async def stop(self, person: Person, table: str, wish: Looking) -> wire_study.TableAnalysis:
        """Stop what one began; what is found by then is kept."""
        told = await self.look(person, table, wish)
        if told.state not in ("waiting", "working"):
            return told
        if not (told.mine or person.is_admin):
            raise not_yours("another began this analysis; it goes on for them")
        await self._write(table, "waiting", state="stopped", account=None)
        await self._write(table, "working", state="stopping")
        return await self._told(person, table)

    # -- rows

    def _row(self, table: str) -> ColumnElement[bool]:
        return and_(analyses.c.table == table, analyses.c.depth == self.depth)

    async def _told(self, person: Person | None, table: str) -> wire_study.TableAnalysis:
        async with self.storage.read() as connection:
            row = (await connection.execute(select(analyses).where(self._row(table)))).one_or_none()
        if row is None or row.state in RUNNING and row.changed < now() - SILENT:
            return wire_study.TableAnalysis("none")
        state: Any = "working" if row.state == "stopping" else row.state
        mine = person is not None and row.account == person.id
        found = msgspec.json.decode(row.body, type=Found) if row.body else None
        if found is None:
            return wire_study.TableAnalysis(state, row.done, row.of, mine)
        return wire_study.TableAnalysis(state, row.done, row.of, mine, found.analysis, found.events)

    async def _take(self, person: Person, job: Job) -> bool:
        """Write down that a game waits; False if that is needless. One of each person's is enough."""
        alive = and_(analyses.c.state.in_(RUNNING), analyses.c.changed >= now() - SILENT)
        others = and_(analyses.c.account == person.id, alive, analyses.c.table != job.table)
        fresh = {"state": "waiting", "account": person.id, "done": 0, "of": len(job.events), "body": None}
        async with self.storage.write() as connection:
            await connection.execute(select(accounts.c.id).where(accounts.c.id == person.id).with_for_update())
            if await connection.scalar(select(func.count()).where(others)):
                raise Refused("too-many-requests", "one game at a time is analysed for you; stop it or wait for it")
            fresh["changed"] = now()
            statement = self.storage.insert(analyses).values(table=job.table, depth=self.depth, **fresh)
            needed = ~alive & (analyses.c.state != "done")
            keys = [analyses.c.table, analyses.c.depth]
            taken = statement.on_conflict_do_update(index_elements=keys, set_=fresh, where=needed)
            return (await connection.execute(taken.returning(analyses.c.table))).first() is not None

    async def _write(self, table: str, was: str, **values: Any) -> bool:
        """Change an analysis that stands so; False if it does not."""
        async with self.storage.write() as connection:
            statement = update(analyses).where(self._row(table), analyses.c.state == was)
            return (await connection.execute(statement.values(changed=now(), **values))).rowcount == 1

    # -- working

    async def _run(self) -> None:
        """Work through the line."""
        while self.line:
            job = next(iter(self.line.values()))
            try:
                await self._work(job)
            except StorageDown:
                log.warning("the database does not answer; an analysis is given up")
            if self.line.get(job.table) is job:  # else it was begun anew in the meantime
                del self.line[job.table]

    async def _work(self, job: Job) -> None:
        if not await self._write(job.table, "waiting", state="working"):
            return
        found = None
        try:
            found = await self._analyse(job)
        except (OSError, ValueError, msgspec.DecodeError):
            log.exception("the analysis of table %s failed", job.table)
        await self._keep(job, found)

    async def _analyse(self, job: Job) -> Analysis | None:
        """Let the analyst work; None if it came to nothing."""
        process = await asyncio.create_subprocess_exec(*PROGRAM, stdin=PIPE, stdout=PIPE, limit=LONGEST)
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
            said = msgspec.json.decode(line, type=Said)
            if said.found is not None:
                return said.found
            if not await self._go_on(job.table, said.done):
                process.stdin.write(b"stop\n")
        return None

    async def _go_on(self, table: str, done: int) -> bool:
        """A sign of life, for those that wait as well; False if nobody wants the analysis any more."""
        async with self.storage.write() as connection:
            waiting = and_(analyses.c.table.in_(self.line), analyses.c.depth == self.depth)
            await connection.execute(update(analyses).where(waiting).values(changed=now()))
            wanted = and_(self._row(table), analyses.c.state == "working")
            return (await connection.execute(update(analyses).where(wanted).values(done=done))).rowcount == 1

    async def _keep(self, job: Job, analysis: Analysis | None) -> None:
        """Whoever waited for it waits no more."""
        values: dict[str, Any] = {"account": None}
        if analysis is not None:
            found = Found(analysis, job.events[: analysis.analysed])
            values |= {"body": msgspec.json.encode(found).decode(), "done": analysis.analysed}
        is_whole = analysis is not None and analysis.analysed == analysis.choices
        await self._write(job.table, "working", state="done" if is_whole else "failed", **values)
        await self._write(job.table, "stopping", state="done" if is_whole else "stopped", **values)


def _job(live: Live, depth: int) -> Job:
    """A game to be analysed, if it can be."""
    if live.state != "over":
        raise Refused("not-possible-now", "a game is analysed when it is over")
    if not isinstance(live.table, Table):
        raise Refused("not-possible-now", "this game was played under older rules, which are not analysed")
    choices = live.table.choices[live.table.begun :]
    return Job(live.id, Task(live.game.name, live.options, live.study, choices, depth), list(live.made))
