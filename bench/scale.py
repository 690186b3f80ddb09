"""Several server processes over PostgreSQL: choices per second by the number of workers, and what a choice costs.

Server, database and clients share the cores of this machine, so their shares of the CPU are measured too: they say what
a choice costs on any number of machines. The two players of a table are often at different workers."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from agon.games import NAMES
from bench.server import HOST, LOOSE, Ask, Load, Socket, connect
from tools.cluster import Cluster, cluster

WORKERS = (1, 2, 4)
TABLES = 40
SECONDS = 5.0
IDLE_TABLES, IDLE_SOCKETS, IDLE_SECONDS = 500, 5000, 40.0  # every socket is pinged every 20 seconds
NOTIFICATIONS = 10_000
TICKS = os.sysconf("SC_CLK_TCK")
FRAME = 4  # bytes before a message of 126 bytes to 64 KiB


class Counted(Load):
    """A load that counts the bytes of its messages."""

    def __init__(self, port: int, game: str) -> None:
        super().__init__(port, game, TABLES, None)
        self.received, self.sent_bytes, self.messages = 0, 0, 0

    def _listener(self, table: str) -> Any:
        hear = super()._listener(table)

        def counted(socket: Socket, raw: bytes) -> None:
            if raw and self.counting:
                self.messages += 1
                self.received += len(raw) + FRAME
            hear(socket, raw)

        return counted

    def _choose(self, socket: Socket, table: str, ask: Ask) -> None:
        if self.counting:
            example = {"do": "choose", "table": table, "number": ask.number, "option": ask.options[0], "id": "12345"}
            self.sent_bytes += len(msgspec.json.encode(example)) + FRAME + 4
        super()._choose(socket, table, ask)


# ---------------------------------------------------------------- processes


def family(pid: int) -> set[int]:
    """Return a process and its descendants."""
    parents: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents.setdefault(int(stat.read_text().rpartition(")")[2].split()[1]), []).append(int(stat.parent.name))
        except (FileNotFoundError, ProcessLookupError):
            continue
    found, waiting = {pid}, [pid]
    while waiting:
        more = parents.get(waiting.pop(), [])
        found.update(more)
        waiting += more
    return found


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process, its descendants and those that have ended."""
    total = 0
    for each in family(pid):
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        total += sum(map(int, fields[11:15]))
    return total / TICKS


@contextmanager
def served(database: str, workers: int) -> Iterator[tuple[int, int]]:
    """Run a server; yield its port and process id."""
    port = 19000 + os.getpid() % 1000
    command = [sys.executable, "-m", "agon", "serve", "--port", str(port), "--no-bots", "--database", database]
    process = subprocess.Popen(
        [*command, "--workers", str(workers)],
        env={**os.environ, **LOOSE},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait(port, workers)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(30)


def wait(port: int, workers: int) -> None:
    """Wait until every worker has answered."""
    seen: set[str | None] = set()
    deadline = time.monotonic() + 120
    while len(seen) < workers and time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://{HOST}:{port}/healthz", timeout=5) as answer:
                seen.add(answer.headers["x-agon-worker"])
        except OSError:
            time.sleep(0.1)
    if len(seen) < workers:
        raise RuntimeError("the server did not start")


# ---------------------------------------------------------------- measuring


class Usage:
    """CPU seconds of the server, the database and the clients, and bytes of the write-ahead log."""

    def __init__(self, server: int, postgres: Cluster, name: str) -> None:
        assert postgres.process is not None
        self.pids = {"server": server, "database": postgres.process.pid}
        self.dsn = postgres.dsn(name)

    def now(self) -> dict[str, float]:
        spent = {who: cpu_seconds(pid) for who, pid in self.pids.items()}
        with psycopg.connect(self.dsn) as connection:
            row = connection.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone()
        return {**spent, "client": time.process_time(), "wal": float(row[0]) if row else 0.0}


async def load(port: int, game: str, usage: Usage) -> dict[str, float]:
    """Play for a while; return the rate, and the costs of a choice."""
    players = Counted(port, game)
    running = asyncio.create_task(players.run(SECONDS))
    while not players.counting:
        await asyncio.sleep(0.005)
    before, start = usage.now(), time.perf_counter()
    found = await running
    after, spent = usage.now(), time.perf_counter() - start
    choices = max(1, players.choices)
    costs = {f"{who}_us": (after[who] - before[who]) / choices * 1e6 for who in ("server", "database", "client")}
    busy = sum(after[who] - before[who] for who in ("server", "database", "client")) / spent
    return {
        **found,
        **costs,
        "busy_cores": busy,
        "wal_bytes": (after["wal"] - before["wal"]) / choices,
        "bytes_down": players.received / choices,
        "bytes_up": players.sent_bytes / choices,
        "messages": players.messages / choices,
    }


async def idle(port: int, pid: int) -> dict[str, float]:
    """Return what an open socket and a table cost while nothing happens."""
    load = Load(port, NAMES[0], 0, None)
    for _ in range(10):  # the first one loads the rules
        await asyncio.to_thread(load.lay)
    memory, cpu = memory_of(pid), cpu_seconds(pid)
    for _ in range(IDLE_TABLES):
        await asyncio.to_thread(load.lay)
    table = (memory_of(pid) - memory) / IDLE_TABLES, (cpu_seconds(pid) - cpu) / IDLE_TABLES
    memory, cpu, sockets = memory_of(pid), cpu_seconds(pid), list[Socket]()
    while len(sockets) < IDLE_SOCKETS:
        sockets += await asyncio.gather(*[connect(port, "", lambda *_: None) for _ in range(100)])
    await asyncio.sleep(1.0)
    socket = (memory_of(pid) - memory) / IDLE_SOCKETS, (cpu_seconds(pid) - cpu) / IDLE_SOCKETS
    cpu, start = cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(IDLE_SECONDS)
    kept = (cpu_seconds(pid) - cpu) / (time.perf_counter() - start) / IDLE_SOCKETS
    for each in sockets:
        each.transport.close()
    return {
        "memory_per_table": table[0],
        "lay_us": table[1] * 1e6,
        "memory_per_socket": socket[0],
        "connect_us": socket[1] * 1e6,
        "idle_socket_us_per_second": kept * 1e6,
    }


async def notified(port: int, pid: int, dsn: str) -> dict[str, float]:
    """Return what a process pays for a choice at a table of other processes: one notification, alone or among many."""
    costs: dict[str, float] = {}
    with psycopg.connect(dsn, autocommit=True) as connection:
        for many in (1, 100):
            items = [["moved", f"elsewhere{number:07}", 9, ""] for number in range(many)]
            message = json.dumps(["another", items])
            cpu = cpu_seconds(pid)
            for _ in range(NOTIFICATIONS // many):
                connection.execute("SELECT pg_notify('agon', %s)", (message,))
            await settled(pid)
            costs[f"notified_{many}_us"] = (cpu_seconds(pid) - cpu) / NOTIFICATIONS * 1e6
    return costs


async def settled(pid: int) -> None:
    """Wait until a server has little to do."""
    before = -1.0
    while cpu_seconds(pid) - before > 0.03:
        before = cpu_seconds(pid)
        await asyncio.sleep(2.0)


def memory_of(pid: int) -> int:
    """Return the resident memory of a process and its descendants, in bytes; what they share counts for each."""
    pages = (Path(f"/proc/{each}/statm").read_text().split()[1] for each in family(pid))
    return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")


def sizes(dsn: str) -> dict[str, float]:
    """Return the bytes on disk, with indexes, for each event and each table."""
    with psycopg.connect(dsn, autocommit=True) as connection:
        connection.execute("VACUUM FULL events, tables, chairs")
        query = """SELECT (SELECT pg_total_relation_size('events')::float / count(*) FROM events),
            (SELECT (pg_total_relation_size('tables') + pg_total_relation_size('chairs'))::float / count(*) FROM tables)
        """
        row = connection.execute(query).fetchone()
    assert row is not None
    return {"bytes_per_event": row[0], "bytes_per_table": row[1]}


def measure(rounds: int, quiet: bool = False) -> dict[str, Any]:
    """Run every game with every number of workers, in turn; return medians over the rounds."""
    found: dict[str, list[float]] = {}
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with cluster() as postgres:
        with served(postgres.database("scale_idle"), 1) as (port, pid):
            told = asyncio.run(notified(port, pid, postgres.dsn("scale_idle")))
            found |= {name: [value] for name, value in (told | asyncio.run(idle(port, pid))).items()}
        for number in range(rounds):
            for game in NAMES:
                for workers in WORKERS:
                    name = f"scale_{game}"
                    with served(postgres.database(name), workers) as (port, pid):
                        results = asyncio.run(load(port, game, Usage(pid, postgres, name)))
                    results |= sizes(postgres.dsn(name))
                    for field, value in results.items():
                        found.setdefault(f"{game}.{workers}.{field}", []).append(value)
                    if not quiet:
                        print(f"  round {number + 1}: {game}, {workers} workers: done", file=sys.stderr)
    return {name: statistics.median(values) for name, values in found.items()}


def show(results: dict[str, Any]) -> None:
    """Print one table."""
    print(f"\nscale (PostgreSQL, {TABLES} tables; server, database and clients on {os.cpu_count()} cores)")
    print(
        f"  an idle socket: {results['memory_per_socket'] / 1024:.1f} KiB, {results['connect_us']:,.0f} µs to open,"
        f" {results['idle_socket_us_per_second']:.1f} µs per second;"
        f" a table: {results['memory_per_table'] / 1024:.1f} KiB, {results['lay_us']:,.0f} µs to lay and join"
    )
    print(
        f"  a choice at another process: {results['notified_1_us']:.0f} µs if it is announced alone,"
        f" {results['notified_100_us']:.1f} µs among 100"
    )
    for game in NAMES:
        for workers in WORKERS:
            got = {field: results[f"{game}.{workers}.{field}"] for field in FIELDS}
            print(
                f"  {game:<18} {workers} workers {got['choices_per_second']:8,.0f} choices/s"
                f"   p50 {got['p50_ms']:6.1f} ms   CPU per choice: server {got['server_us']:,.0f} µs,"
                f" database {got['database_us']:,.0f} µs, client {got['client_us']:,.0f} µs"
                f"   ({got['busy_cores']:.2f} cores busy)"
            )
        got = {field: results[f"{game}.1.{field}"] for field in FIELDS}
        print(
            f"    per choice: {got['messages']:.1f} messages, {got['bytes_down']:,.0f} bytes down,"
            f" {got['bytes_up']:,.0f} up, {got['wal_bytes']:,.0f} bytes of log;"
            f" {got['bytes_per_event']:,.0f} bytes per event, {got['bytes_per_table']:,.0f} per table"
        )


FIELDS = (
    *("choices_per_second", "p50_ms", "server_us", "database_us", "client_us", "busy_cores", "wal_bytes"),
    *("bytes_down", "bytes_up", "messages", "bytes_per_event", "bytes_per_table"),
)
