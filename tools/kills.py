"""Kills a server under load again and again, and checks that nothing it acknowledged is lost.

    python tools/kills.py --rounds 50                 # one SQLite file
    python tools/kills.py --rounds 50 --postgresql    # a private PostgreSQL, two workers

Clients play at many tables and record each choice that the server acknowledged with `ok`. At a random moment every
process of the server is killed (SIGKILL). After a restart, each acknowledged choice must be among the events, in order;
no table may have fewer events than a client was shown; each game must replay; and the games must continue.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from agon.engine.errors import AgonError
from agon.games import NAMES
from agon.server.client.client import Client, Wire
from agon.server.db.schema import events, tables
from agon.server.db.storage import Storage
from agon.server.ops import admin
from agon.server.settings import Settings

LOST = (OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, TimeoutError)
PATIENCE = 120.0  # also on a busy machine
FAST = {
    "AGON_REQUESTS_PER_MINUTE": "1000000",
    "AGON_ATTEMPTS_PER_MINUTE": "100000",
    "AGON_MESSAGES_PER_SECOND": "100000",
    "AGON_OPEN_TABLES_PER_ACCOUNT": "100000",
    "AGON_COMPUTER_GAMES_PER_ACCOUNT": "100000",
    "AGON_LOG_LEVEL": "warning",
}
LONGEST = 1.5  # seconds of play before a kill, once play is under way


# ---------------------------------------------------------------- the server


class Server:
    """`agon serve` in its own processes."""

    def __init__(self, database: str, workers: int = 1, errors: Any = None, **settings: str) -> None:
        self.database, self.workers, self.errors = database, workers, errors
        self.port = free_port()
        self.settings = {f"AGON_{name.upper()}": value for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "agon.cli.main", "serve", "--no-bots", "--port", str(self.port)]
        command += ["--database", self.database, "--workers", str(self.workers)]
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **FAST, **self.settings},
            stdout=subprocess.DEVNULL,
            stderr=self.errors,
            start_new_session=True,
        )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.url}/healthz", trust_env=False).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("the server did not start")
            time.sleep(0.05)

    def kill(self) -> None:
        """Kill all its processes at once, without warning."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Shut it down gracefully; return the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    @contextlib.contextmanager
    def running(self) -> Iterator[Server]:
        self.start()
        try:
            yield self
        finally:
            assert self.process is not None
            if self.process.poll() is None:
                self.stop()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


# ---------------------------------------------------------------- the load


@dataclass
class Seen:
    """What the players know of one table."""

    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # chair, option
    n: int = 0
    over: bool = False


class Player:
    """Plays at a table and records what was acknowledged."""

    def __init__(self, client: Client, chair: int, table: str, seen: Seen, chance: random.Random) -> None:
        self.client, self.chair, self.table, self.seen, self.chance = client, chair, table, seen, chance
        self.asked: dict[str, str] = {}  # request -> option
        self.requests = 0

    async def play(self) -> None:
        """Play until the connection is lost or the game is over."""
        async with self.client.socket() as wire:
            await wire.send("watch", self.table)
            while not self.seen.over:
                await self._hear(wire, await wire.receive(PATIENCE))

    async def _hear(self, wire: Wire, message: dict[str, Any]) -> None:
        if message["say"] == "state":
            self.seen.n = max(self.seen.n, message["n"])
            self.seen.over = self.seen.over or message["result"] is not None
            if message["ask"] is not None:
                await self._answer(wire, message["ask"])
        elif message["say"] == "ok" and message["id"] in self.asked:
            self.seen.acknowledged.append((self.chair, self.asked.pop(message["id"])))

    async def _answer(self, wire: Wire, ask: dict[str, Any]) -> None:
        self.requests += 1
        request, option = str(self.requests), self.chance.choice(ask["options"])
        self.asked[request] = option
        await wire.send("choose", self.table, number=ask["number"], option=option, id=request)


class Load:
    """Two players and their tables."""

    def __init__(self, url: str, chance: random.Random) -> None:
        self.seen: dict[str, Seen] = {}
        self.chance = chance
        self.is_killed = False
        self.clients = [Client(url), Client(url)]

    @property
    def acknowledged(self) -> int:
        return sum(len(seen.acknowledged) for seen in self.seen.values())

    async def begin(self, number: int) -> None:
        """Keep this many games in progress; replace finished ones."""
        first, second = self.clients
        for client in self.clients:
            if not client.csrf:
                await client.guest()
        for _ in range(number - sum(not seen.over for seen in self.seen.values())):
            table = (await first.post("/api/tables", {"game": self.chance.choice(NAMES)}))["id"]
            await second.post(f"/api/tables/{table}/join")
            self.seen[table] = Seen()

    async def play(self) -> None:
        """Play at all tables until the connection is lost, which only a kill may cause."""
        self.is_killed = False
        players = [
            Player(client, chair, table, seen, self.chance)
            for table, seen in self.seen.items()
            if not seen.over
            for chair, client in enumerate(self.clients)
        ]
        for error in await asyncio.gather(*(player.play() for player in players), return_exceptions=True):
            if error is not None and not (self.is_killed and isinstance(error, LOST)):
                raise error

    async def close(self) -> None:
        for client in self.clients:
            await client.http.aclose()


# ---------------------------------------------------------------- what must be true


async def check(database: str, loads: list[Load]) -> tuple[int, int]:
    """Check that every acknowledged choice is stored, in order, and that every game replays; return the counts of
    both."""
    settings = Settings(database=database)
    storage = Storage(settings.database_url)
    choices = 0
    try:
        report = await admin.verify(storage, settings, True, lambda done, total: None)
        assert not report.differences, [str(difference) for difference in report.differences]
        for load in loads:
            for table, seen in load.seen.items():
                kept = await _choices(storage, table, seen.n)
                for chair in range(2):
                    _check_order([o for c, o in seen.acknowledged if c == chair], [o for c, o in kept if c == chair])
                choices += len(seen.acknowledged)
    finally:
        await storage.close()
    return choices, report.games


async def _choices(storage: Storage, table: str, shown: int) -> list[tuple[int, str]]:
    async with storage.read() as connection:
        rows = (await connection.execute(select(events).where(events.c.table == table).order_by(events.c.n))).all()
        kept = await connection.scalar(select(tables.c.n).where(tables.c.id == table))
    assert kept == len(rows) >= shown, f"{table}: {shown} events were shown, {len(rows)} are there, the row says {kept}"
    return [(row.chair, msgspec.json.decode(row.body)["option"]) for row in rows if row.kind == "choice"]


def _check_order(acknowledged: list[str], kept: list[str]) -> None:
    """Check that everything acknowledged is stored in order; choices stored without an acknowledgement may come
    between."""
    rest = iter(kept)
    lost = [option for option in acknowledged if option not in rest]
    assert not lost, f"{len(lost)} of {len(acknowledged)} acknowledged choices are lost"


# ---------------------------------------------------------------- the rounds


async def rounds(server: Server, number: int, games: int, seed: int, say: Any = print) -> tuple[int, int]:
    """Play, kill, restart and check, `number` times; then continue the games once more."""
    chance = random.Random(seed)
    loads = [Load(server.url, chance) for _ in range(2)]
    total = (0, 0)
    server.start()
    try:
        for turn in range(1, number + 1):
            await asyncio.gather(*(load.begin(games // len(loads)) for load in loads))
            playing = asyncio.gather(*(load.play() for load in loads))
            await _under_way(loads, total[0])
            await asyncio.sleep(chance.uniform(0, LONGEST))
            for load in loads:
                load.is_killed = True
            await asyncio.to_thread(server.kill)
            await playing
            await asyncio.to_thread(server.start)
            before, total = total, await check(server.database, loads)
            say(f"kill {turn}: {total[0] - before[0]} choices acknowledged since the last, all kept")
        await _go_on(loads)
    finally:
        for load in loads:
            await load.close()
        server.kill()
    return total


async def _under_way(loads: list[Load], before: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while sum(load.acknowledged for load in loads) <= before:
            await asyncio.sleep(0.01)


async def _go_on(loads: list[Load]) -> None:
    """Make one more choice in every game in progress after the last kill."""
    before = {table: seen.n for load in loads for table, seen in load.seen.items() if not seen.over}
    playing = [asyncio.create_task(load.play()) for load in loads]
    async with asyncio.timeout(PATIENCE):
        while any(load.seen[t].n <= before[t] for load in loads for t in load.seen if t in before):
            await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


@contextlib.asynccontextmanager
async def database(postgresql: bool) -> AsyncIterator[tuple[str, int]]:
    """Create a fresh database; yield it with the number of workers to use."""
    if postgresql:
        from tools.cluster import cluster

        with cluster() as running:
            yield running.database("kills"), 2
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{Path(folder) / 'agon.db'}", 1


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=50, help="how many kills")
    parser.add_argument("--games", type=int, default=20, help="how many games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL with two workers, not on SQLite")
    given = parser.parse_args()
    started = time.monotonic()
    async with database(given.postgresql) as (url, workers):
        choices, games = await rounds(Server(url, workers=workers), given.rounds, given.games, given.seed)
    print(f"{given.rounds} kills: {choices} acknowledged choices, {games} games, nothing lost, no game damaged")
    print(f"{time.monotonic() - started:.0f} s")


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    try:
        asyncio.run(main())
    except AgonError as error:
        sys.exit(str(error))
