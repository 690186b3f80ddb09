"""The server: durable choices per second on one core, latency by live tables, memory by idle tables and sockets.

The server runs on one core, the clients on another. The baseline of the same run is bare SQLite: one durable commit
after another from one thread, the best a server without group commit could do.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import resource
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from agon.games import NAMES

HOST = "127.0.0.1"
SECONDS = 5.0
TABLES = (1, 100, 1000)
PACE = 200.0  # choices per second over all tables while latency is measured
LOOSE = {  # no limits
    "AGON_REQUESTS_PER_MINUTE": "100000000",
    "AGON_MESSAGES_PER_SECOND": "100000000",
    "AGON_ATTEMPTS_PER_MINUTE": "100000000",
    "AGON_SOCKETS_PER_ADDRESS": "1000000",
    "AGON_SOCKETS_PER_ACCOUNT": "1000000",
    "AGON_SOCKETS": "1000000",
    "AGON_OPEN_TABLES_PER_ACCOUNT": "1000000",
    "AGON_COMPUTER_GAMES_PER_ACCOUNT": "1000000",
}
SPECTATORS, IDLE_TABLES, IDLE_SOCKETS = 2000, 1000, 10_000
WARM_UP = 50  # tables before memory is measured: the first one loads the game


class Ask(msgspec.Struct):
    number: int
    options: list[str]


class Message(msgspec.Struct):
    """The fields that a client reads from a message."""

    say: str
    ask: Ask | None = None
    result: Any = None
    id: str | None = None


decode = msgspec.json.Decoder(Message).decode


# ---------------------------------------------------------------- a cheap client


class Socket(asyncio.Protocol):
    """A minimal WebSocket client: text frames in and out."""

    def __init__(self, cookie: str, hear: Any) -> None:
        self.cookie, self.hear, self.buffer = cookie, hear, bytearray()
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        transport.write(
            f"GET /api/play HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{cookie}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:20]:
                self.is_open.set_exception(ConnectionError(bytes(self.buffer[:60]).decode()))
                return
            del self.buffer[: end + 4]
            self.is_open.set_result(None)
        while (frame := self._frame()) is not None:
            self.hear(self, frame)

    def _frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        opcode, body = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if opcode == 9:
            self._write(10, body)
            return b""
        return body if opcode == 1 else b""

    def send(self, **request: Any) -> None:
        self._write(1, msgspec.json.encode(request))

    def _write(self, opcode: int, body: bytes) -> None:
        size = len(body)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + bytes(4) + body)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("closed"))


async def connect(port: int, cookie: str, hear: Any) -> Socket:
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(cookie, hear), HOST, port)
    await socket.is_open
    return socket


# ---------------------------------------------------------------- players and tables


class Person:
    """A guest, over plain HTTP."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie, self.csrf = port, "", ""
        answer = self.post("/api/guest", {})
        self.csrf = answer["csrf"]

    def post(self, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json", "x-csrf-token": self.csrf}
        if self.cookie:
            headers["cookie"] = self.cookie
        request = urllib.request.Request(f"http://{HOST}:{self.port}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as response:
            if found := response.headers.get("set-cookie"):
                self.cookie = found.split(";")[0]
            return json.load(response)


class Load:
    """Tables with two players each (the same two at all tables), who answer every ask at random."""

    def __init__(self, port: int, game: str, tables: int, pace: float | None) -> None:
        self.port, self.game, self.tables, self.pace = port, game, tables, pace
        self.people = [Person(port), Person(port)]
        self.chance = random.Random(7)
        self.sent: dict[str, float] = {}
        self.latencies: list[float] = []
        self.choices, self.asked, self.over = 0, 0, 0
        self.counting = self.done = False
        self.waiting: asyncio.Queue[tuple[Socket, str, Ask]] = asyncio.Queue()

    def lay(self) -> str:
        first, second = self.people
        table = first.post("/api/tables", {"game": self.game, "settings": {"rated": False}})["id"]
        second.post(f"/api/tables/{table}/join", {})
        return str(table)

    async def join(self, table: str) -> None:
        """Open two sockets at a table; each answers for its seat."""
        for person in self.people:
            socket = await connect(self.port, person.cookie, self._listener(table))
            socket.send(do="watch", table=table)

    def _listener(self, table: str) -> Any:
        answered = -1

        def hear(socket: Socket, raw: bytes) -> None:
            nonlocal answered
            message = decode(raw) if raw else None
            if message is None:
                return
            if message.say == "ok":
                self._acknowledged(message.id or "")
            elif message.say == "state" and message.result is not None:
                asyncio.get_running_loop().create_task(self._again(socket))
            elif message.say == "state" and message.ask is not None and message.ask.number != answered:
                answered = message.ask.number
                self._answer(socket, table, message.ask)

        return hear

    def _answer(self, socket: Socket, table: str, ask: Ask) -> None:
        if self.pace is not None:
            self.waiting.put_nowait((socket, table, ask))
        else:
            self._choose(socket, table, ask)

    def _choose(self, socket: Socket, table: str, ask: Ask) -> None:
        self.asked += 1
        self.sent[str(self.asked)] = time.perf_counter()
        option = self.chance.choice(ask.options)
        socket.send(do="choose", table=table, number=ask.number, option=option, id=str(self.asked))

    def _acknowledged(self, request: str) -> None:
        start = self.sent.pop(request, None)
        if start is not None and self.counting:
            self.choices += 1
            self.latencies.append(time.perf_counter() - start)

    async def _again(self, socket: Socket) -> None:
        """Start the next game after one is over."""
        if not socket.transport.is_closing():
            socket.transport.close()
            self.over += 1
            if self.over % 2 == 0 and not self.done:
                table = await asyncio.to_thread(self.lay)
                await self.join(table)

    async def _metronome(self) -> None:
        """Answer at a steady pace, one table after another."""
        assert self.pace is not None
        due = time.perf_counter()
        while True:
            due += 1 / self.pace
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not self.waiting.empty():
                self._choose(*self.waiting.get_nowait())

    async def run(self, seconds: float, cpu: Callable[[], float] = lambda: 0.0) -> dict[str, float]:
        """Play for a time; `cpu` gives the processor time of the server so far."""
        for table in [await asyncio.to_thread(self.lay) for _ in range(self.tables)]:
            await self.join(table)
        pacing = asyncio.create_task(self._metronome()) if self.pace is not None else None
        await asyncio.sleep(1.0)
        self.counting, start, spent_cpu = True, time.perf_counter(), cpu()
        await asyncio.sleep(seconds)
        self.counting, self.done, spent = False, True, time.perf_counter() - start
        if pacing is not None:
            pacing.cancel()
        latencies = sorted(self.latencies) or [float("nan")]
        return {
            "choices_per_second": self.choices / spent,
            "cpu_us": (cpu() - spent_cpu) / max(1, self.choices) * 1e6,
            "p50_ms": statistics.median(latencies) * 1000,
            "p99_ms": latencies[int(len(latencies) * 0.99)] * 1000,
        }


# ---------------------------------------------------------------- the server


class Served:
    """A server on its own core."""

    def __init__(self, folder: Path) -> None:
        self.port = 18000 + os.getpid() % 1000
        command = [sys.executable, "-m", "agon", "serve", "--port", str(self.port), "--no-bots"]
        command += ["--database", f"sqlite+aiosqlite:///{folder / 'bench.db'}"]
        cores = sorted(os.sched_getaffinity(0))
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **LOOSE},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            preexec_fn=lambda: os.sched_setaffinity(0, cores[:1]),
        )
        os.sched_setaffinity(0, cores[-1:])
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"http://{HOST}:{self.port}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def memory(self) -> int:
        """Return the resident memory in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """Return the processor time so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        self.process.terminate()
        self.process.wait(20)


def bare_commits(folder: Path, seconds: float) -> float:
    """Return the durable commits per second of SQLite alone, one row each."""
    connection = sqlite3.connect(folder / "bare.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE events (n INTEGER PRIMARY KEY, body TEXT)")
    count, end = 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        connection.execute('INSERT INTO events (body) VALUES (\'{"option":"pass"}\')')
        count += 1
    connection.close()
    return count / seconds


async def memories(served: Served) -> dict[str, float]:
    """Return the bytes for each idle table in memory, each spectator and each idle socket."""
    load = Load(served.port, NAMES[0], 0, None)
    for _ in range(WARM_UP):
        await asyncio.to_thread(load.lay)
    before = served.memory()
    quiet: list[Socket] = []
    tables = [await asyncio.to_thread(load.lay) for _ in range(IDLE_TABLES)]
    idle = (served.memory() - before) / IDLE_TABLES
    before = served.memory()
    for _ in range(SPECTATORS):
        socket = await connect(served.port, "", lambda *_: None)
        socket.send(do="watch", table=tables[0])
        quiet.append(socket)
    await asyncio.sleep(1.0)
    spectator = (served.memory() - before) / SPECTATORS
    while len(quiet) < IDLE_SOCKETS:
        quiet += await asyncio.gather(*[connect(served.port, "", lambda *_: None) for _ in range(100)])
    await asyncio.sleep(1.0)
    whole = served.memory()
    for socket in quiet:
        socket.transport.close()
    return {"bytes_per_idle_table": idle, "bytes_per_spectator": spectator, "bytes_with_10000_sockets": float(whole)}


def measure(rounds: int, quiet: bool = False) -> dict[str, Any]:
    """Run one server per round; return medians over the rounds."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        for name, value in _round(quiet, with_memory=number == 0).items():
            found.setdefault(name, []).append(value)
    return {name: statistics.median(values) for name, values in found.items()}


def _round(quiet: bool, with_memory: bool) -> dict[str, float]:
    results: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        results["bare_commits"] = bare_commits(folder, 2.0)
        for game in NAMES:
            for field, value in _served(
                folder, lambda s, g=game: Load(s.port, g, 20, None).run(SECONDS, s.cpu)
            ).items():
                results[f"{game}.{field}"] = value
        for tables in TABLES:
            run = _served(folder, lambda s, t=tables: Load(s.port, NAMES[0], t, PACE).run(SECONDS))
            results |= {f"{tables}.{field}": value for field, value in run.items()}
            if not quiet:
                print(f"  {tables} tables at {PACE:.0f} choices/s: done", file=sys.stderr)
        if with_memory:
            results |= _served(folder, memories)
    return results


def _served(folder: Path, scenario: Any) -> dict[str, float]:
    for file in folder.glob("bench.db*"):
        file.unlink()
    served = Served(folder)
    try:
        result: dict[str, float] = asyncio.run(scenario(served))
        return result
    finally:
        served.close()


def show(results: dict[str, Any]) -> None:
    """Print one table."""
    print("\nserver (one core, SQLite, every choice committed before it is sent)")
    bare = results["bare_commits"]
    print(f"  bare SQLite, one commit a row          {bare:10,.0f} commits/s (baseline)")
    for game in NAMES:
        rate = results[f"{game}.choices_per_second"]
        p50, p99 = results[f"{game}.p50_ms"], results[f"{game}.p99_ms"]
        print(
            f"  20 tables of {game:<20}      {rate:10,.0f} choices/s = {rate / bare:4.1f} x baseline"
            f"   p50 {p50:.1f} ms  p99 {p99:.1f} ms (saturated)  {results[f'{game}.cpu_us']:.0f} us of CPU each"
        )
    for tables in TABLES:
        p50, p99 = results[f"{tables}.p50_ms"], results[f"{tables}.p99_ms"]
        rate = results[f"{tables}.choices_per_second"]
        print(f"  {tables:>5} live tables at {rate:5.0f} choices/s           p50 {p50:.1f} ms  p99 {p99:.1f} ms")
    if "bytes_per_idle_table" in results:
        print(f"  an idle table in memory                {results['bytes_per_idle_table'] / 1024:10,.1f} KiB")
        print(f"  a spectator                            {results['bytes_per_spectator'] / 1024:10,.1f} KiB")
        print(f"  the server with 10,000 open sockets    {results['bytes_with_10000_sockets'] / 2**20:10,.0f} MiB")
