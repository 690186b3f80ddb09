"""PostgreSQL: several processes with one database, and outages of the database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.games import NAMES
from agon.server.client.client import Client, Wire
from agon.server.notify.bus import Bus, Item
from agon.server.play.socket import WORKER
from tests.tiers import sampled, soak
from tools.cluster import Cluster
from tools.kills import Server

from .conftest import begin, running
from .test_play import play

AWAY = 2.0  # seconds of outage


def about(pid: int, what: str) -> bytes:
    """What Linux reports about a process; empty if there is none."""
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes()
    except OSError:
        return b""


def status(pid: int) -> list[bytes]:
    """Its state, its parent and more."""
    return about(pid, "stat").rpartition(b")")[2].split() or [b"", b""]


def children(parent: int) -> list[int]:
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return sorted(pid for pid in pids if status(pid)[1] == str(parent).encode())


class Workers:
    """The processes of one server. The kernel chooses which one accepts a connection, so all but one are suspended."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.pids = [pid for pid in children(server.process.pid) if b"spawn_main" in about(pid, "cmdline")]
        self.one_at_a_time = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def only(self, awake: int) -> AsyncIterator[None]:
        async with self.one_at_a_time:
            others = [pid for pid in self.pids if pid != awake]
            try:
                for pid in others:
                    os.kill(pid, signal.SIGSTOP)
                async with asyncio.timeout(30):
                    while any(status(pid)[0] != b"T" for pid in others):
                        await asyncio.sleep(0.001)
                yield
            finally:
                for pid in others:
                    os.kill(pid, signal.SIGCONT)


class At(Client):
    """A client whose sockets are all on one worker."""

    def __init__(self, server: str, workers: Workers, pid: int) -> None:
        super().__init__(server)
        self.workers, self.pid = workers, pid
        self.seen: set[str] = set()

    @contextlib.asynccontextmanager
    async def socket(self) -> AsyncIterator[Wire]:
        async with contextlib.AsyncExitStack() as stack:
            async with self.workers.only(self.pid):
                wire = await stack.enter_async_context(super().socket())
            assert wire.connection.response is not None
            self.seen.add(wire.connection.response.headers[WORKER])
            yield wire


@contextlib.asynccontextmanager
async def one_at_each(server: Server) -> AsyncIterator[tuple[At, At]]:
    """Two guests, each at their own worker."""
    workers = Workers(server)
    one, other = workers.pids
    async with At(server.url, workers, one) as first, At(server.url, workers, other) as second:
        await first.guest()
        await second.guest()
        yield first, second
        assert len(first.seen) == len(second.seen) == 1
        assert first.seen != second.seen


async def play_apart(first: Client, second: Client, game: str) -> None:
    """Play a whole game with each player at another process; both see the same end, and every process reports it
    alike."""
    table = await begin(first, second, game)
    ends = await asyncio.gather(play(first, table, 3), play(second, table, 4))
    assert ends[0]["result"] == ends[1]["result"] != {}
    for client, end in zip((first, second), ends, strict=True):
        whole = await client.get(f"/api/tables/{table}/state")
        assert (whole["view"], whole["n"]) == (end["view"], end["n"])


@pytest.fixture(scope="module")
def two_servers(postgresql: Cluster) -> Iterator[list[str]]:
    """Two servers with one database, as behind a proxy."""
    database = postgresql.database("two_servers")
    with Server(database).running() as one, Server(database).running() as other:
        yield [one.url, other.url]


@pytest.mark.parametrize("game", sampled(NAMES))
async def test_two_servers_over_one_database_play_whole_games(two_servers: list[str], game: str) -> None:
    async with Client(two_servers[0]) as first, Client(two_servers[1]) as second:
        await first.guest()
        await second.guest()
        await play_apart(first, second, game)


@pytest.fixture(scope="module")
def two_workers(postgresql: Cluster) -> Iterator[Server]:
    with Server(postgresql.database("two_workers"), workers=2).running() as server:
        yield server


@pytest.mark.parametrize("game", sampled(NAMES))
async def test_two_workers_of_one_server_play_whole_games(two_workers: Server, game: str) -> None:
    async with one_at_each(two_workers) as (first, second):
        await play_apart(first, second, game)


async def test_two_workers_count_together(two_workers: Server) -> None:
    """Whichever worker answers, its metrics cover all workers."""
    async with one_at_each(two_workers) as (first, second), first.socket(), second.socket():
        for _ in range(100):
            figures = await first.get("/metrics")
            if "\nagon_sockets 2.0\n" in figures:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(figures)


# ---------------------------------------------------------------- the database goes away


class Steady:
    """Plays over one socket, whatever the database does, until this many events have happened."""

    def __init__(self, client: Client, table: str) -> None:
        self.client, self.table, self.chance = client, table, random.Random(5)
        self.n = 0
        self.refused: list[str] = []
        self.ask: dict[str, Any] | None = None
        self.over = False

    async def play(self, until: asyncio.Event) -> None:
        async with self.client.socket() as wire:
            await wire.send("watch", self.table)
            while not until.is_set() and not self.over:
                with contextlib.suppress(TimeoutError):
                    await self._hear(wire, await wire.receive(0.1))

    async def _hear(self, wire: Wire, message: dict[str, Any]) -> None:
        if message["say"] == "state":
            self.n, self.ask, self.over = message["n"], message["ask"], message["result"] is not None
            await self._answer(wire)
        elif message["say"] == "refused":
            self.refused.append(message["code"])
            if message["code"] == "storage-down":
                await asyncio.sleep(0.1)
                await self._answer(wire)

    async def _answer(self, wire: Wire) -> None:
        if self.ask is not None:
            option = self.chance.choice(self.ask["options"])
            await wire.send("choose", self.table, number=self.ask["number"], option=option)


async def reach(players: list[Steady], n: int) -> None:
    async with asyncio.timeout(30):
        while any(player.n < n and not player.over for player in players):
            await asyncio.sleep(0.02)


async def refused_by(client: Client, table: str) -> str:
    """The refusal that plain HTTP gets meanwhile."""
    async with asyncio.timeout(30):
        while True:
            try:
                await client.get(f"/api/tables/{table}")
            except Refused as error:
                return error.code
            await asyncio.sleep(0.05)


@soak
def test_requests_are_refused_while_the_database_is_down_and_work_afterwards(
    postgresql: Cluster, tmp_path: Path
) -> None:
    """Over the sockets that were open, with notifications between the processes."""
    database = postgresql.database("away")

    async def scenario(urls: list[str]) -> None:
        async with Client(urls[0]) as first, Client(urls[1]) as second:
            await first.guest()
            await second.guest()
            table = await begin(first, second, NAMES[-1])
            players, done = [Steady(first, table), Steady(second, table)], asyncio.Event()
            playing = [asyncio.create_task(player.play(done)) for player in players]
            await reach(players, 20)
            async with first.socket() as wire:
                postgresql.stop(signal.SIGQUIT)
                assert await refused_by(first, table) == "storage-down"
                await wire.send("watch", "nowhere")  # the players may have nothing to send just now
                assert (await wire.until("refused"))["code"] == "storage-down"
            before = max(player.n for player in players)
            await asyncio.sleep(AWAY)
            assert max(player.n for player in players) <= before + len(players)  # messages already on their way
            await asyncio.to_thread(postgresql.start)
            await reach(players, before + 20)
            done.set()
            await asyncio.gather(*playing)
            assert {code for player in players for code in player.refused} <= {"storage-down", "stale-ask", "not-asked"}

    try:
        with running(tmp_path, database=database) as one, running(tmp_path, database=database) as other:
            asyncio.run(scenario([one.url, other.url]))
    finally:
        if postgresql.process is None:
            postgresql.start()


async def test_a_process_stops_while_the_database_is_down(postgresql: Cluster) -> None:
    async def receive(_: list[Item]) -> None:
        pass

    bus = Bus(postgresql.database("stops"), receive)
    await bus.start()
    await asyncio.sleep(0.2)
    try:
        await asyncio.to_thread(postgresql.stop, signal.SIGQUIT)
        await asyncio.wait_for(bus.close(), 10)
    finally:
        await asyncio.to_thread(postgresql.start)
