"""A thinking computer player: how long it takes from the state that asks to the choice, at one table and at many, alone
and while other tables are being played.

One server, one `agon bot` as its house starts it, and clients, on all cores. The baseline of the same run is one table
and nobody else; the budget is what the level may think.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from agon.agents import LEVELS
from agon.games import load
from bench.server import Load, Person, Socket, connect

GAME = "hector_achilles"
SECONDS = 12.0
OTHERS, PACE = 20, 2.0  # tables, and choices a second at each: people who play quickly
ASKED = (1, 8, 20)


class Seen(msgspec.Struct):
    """What a client reads of a message."""

    say: str
    n: int = 0
    ask: Any = None
    result: Any = None
    waiting: list[str] = []
    seat: str | None = None


decode = msgspec.json.Decoder(Seen).decode


def thinking() -> tuple[str, float]:
    """The strongest level that has a budget, and its seconds."""
    made = {name: make(load(GAME), 1) for name, make in LEVELS.items()}
    levels = [(name, float(agent.seconds)) for name, agent in made.items() if hasattr(agent, "seconds")]
    return levels[-1]


class House:
    """A server with its computer players, as `agon serve` starts them."""

    def __init__(self, folder: Path) -> None:
        many = "100000000"
        names = ("REQUESTS_PER_MINUTE", "MESSAGES_PER_SECOND", "ATTEMPTS_PER_MINUTE", "SOCKETS_PER_ACCOUNT")
        loose = {f"AGON_{name}": many for name in names}  # for the people of the bench, who come from one address
        self.port = 19000 + os.getpid() % 1000
        command = [sys.executable, "-m", "agon", "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite+aiosqlite:///{folder / 'bench.db'}"]
        self.process = subprocess.Popen(
            command, env={**os.environ, **loose}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            try:
                Person(self.port)
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class Patience:
    """People at tables with the computer: they answer at once, and take the time the computer needs."""

    def __init__(self, port: int, level: str, tables: int) -> None:
        self.port, self.level, self.tables = port, level, tables
        self.person, self.chance = Person(port), random.Random(7)
        self.times: list[float] = []
        self.counting = False

    async def run(self, seconds: float) -> list[float]:
        sockets = [await self._sit_down() for _ in range(self.tables)]
        await asyncio.sleep(3.0)
        self.counting = True
        await asyncio.sleep(seconds)
        for socket in sockets:
            socket.transport.close()
        return self.times

    async def _sit_down(self) -> Socket:
        wish = {"game": GAME, "chairs": ["me", f"computer:{self.level}"], "settings": {"rated": False}}
        table = str((await asyncio.to_thread(self.person.post, "/api/tables", wish))["id"])
        socket = await connect(self.port, self.person.cookie, self._listener(table))
        socket.send(do="watch", table=table)
        return socket

    def _listener(self, table: str) -> Any:
        answered, asked_at = -1, 0.0

        def hear(socket: Socket, raw: bytes) -> None:
            nonlocal answered, asked_at
            message = decode(raw) if raw else None
            if message is None or message.say != "state":
                return
            if asked_at and self.counting:
                self.times.append(time.perf_counter() - asked_at)
            theirs = [seat for seat in message.waiting if seat != message.seat]
            asked_at = time.perf_counter() if theirs and message.ask is None else 0.0
            if message.ask is not None and message.ask["number"] != answered:
                answered = message.ask["number"]
                option = self.chance.choice(message.ask["options"])
                socket.send(do="choose", table=table, number=answered, option=option)

        return hear


async def scene(port: int, level: str, tables: int, others: int) -> list[float]:
    """So many tables with the computer, beside so many others."""
    load = Load(port, GAME, others, PACE * others)
    rest = asyncio.create_task(load.run(SECONDS + 4.0)) if others else None
    times = await Patience(port, level, tables).run(SECONDS)
    if rest is not None:
        await rest
    return times


def measure(rounds: int, quiet: bool = False) -> dict[str, Any]:
    """One server a round; medians over the rounds."""
    level, budget = thinking()
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for others in (0, OTHERS):
            for tables in ASKED:
                for name, value in _measured(level, tables, others).items():
                    found.setdefault(f"{tables}.{others}.{name}", []).append(value)
                if not quiet:
                    print(f"  {tables} tables with the computer, {others} others: done", file=sys.stderr)
    return {"level": level, "budget": budget} | {name: statistics.median(values) for name, values in found.items()}


def _measured(level: str, tables: int, others: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        try:
            times = sorted(asyncio.run(scene(house.port, level, tables, others)))
        finally:
            house.close()
    if not times:
        raise RuntimeError("the computer did not answer")
    return {"answers": len(times), "median": statistics.median(times), "p95": times[int(len(times) * 0.95)]}


def show(results: dict[str, Any]) -> None:
    """One table."""
    budget, alone = results["budget"], results["1.0.median"]
    print(f"\nbots: seconds until {results['level']} answers at {GAME}; its budget is {budget:g} s")
    heads = [f"{head:>8}" for head in ("tables", "others", "answers", "median", "p95", "x budget", "p95", "x alone")]
    print("  " + " ".join(heads))
    for others in (0, OTHERS):
        for tables in ASKED:
            answers, median, p95 = (results[f"{tables}.{others}.{name}"] for name in ("answers", "median", "p95"))
            ratios = f"{median / budget:8.2f} {p95 / budget:8.2f} {median / alone:8.2f}"
            print(f"  {tables:8} {others:8} {answers:8.0f} {median:8.3f} {p95:8.3f} {ratios}")
