"""Response times of computer players: from the state that asks to the choice, at one table and at many, alone and under
load.

One server, one `agon bot` as the server starts it, and clients, on all cores. Every level that searches plays every
game beside 20 other tables; the strongest also plays alone, which is the baseline of the same run, and in one game at
many tables at once. The budget is the thinking time of the level.
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
from typing import Any, NamedTuple

import msgspec

from agon.agents import BUDGETS
from agon.games import NAMES
from bench.server import Load, Person, Socket, connect
from bench.tables import show_table

SECONDS, SETTLING, PATIENCE = 12.0, 4.0, 120.0
OTHERS, PACE = 20, 2.0  # tables, and choices per second at each: fast human players
STRONGEST = list(BUDGETS)[-1]


class Scene(NamedTuple):
    """A level at some tables of a game, beside other tables of the same game."""

    game: str
    level: str
    tables: int = 1
    others: int = 0


SCENES = [
    *(Scene(game, STRONGEST) for game in NAMES),
    *(Scene(game, level, 1, OTHERS) for game in NAMES for level in BUDGETS),
    *(Scene("hector_achilles", STRONGEST, tables, others) for others in (0, OTHERS) for tables in (8, 20)),
]


class Seen(msgspec.Struct):
    """The fields that a client reads from a message."""

    say: str
    n: int = 0
    ask: Any = None
    result: Any = None
    waiting: list[str] = []
    seat: str | None = None


decode = msgspec.json.Decoder(Seen).decode


class Server:
    """A server with its computer players, as `agon serve` starts them."""

    def __init__(self, folder: Path) -> None:
        many = "100000000"
        names = ["REQUESTS_PER_MINUTE", "MESSAGES_PER_SECOND", "ATTEMPTS_PER_MINUTE", "SOCKETS_PER_ACCOUNT"]
        names += ["OPEN_TABLES_PER_ACCOUNT", "COMPUTER_GAMES_PER_ACCOUNT"]
        loose = {f"AGON_{name}": many for name in names}  # for the benchmark's players, who share one address
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
    """Players at tables with the computer: they answer at once, and measure the time the computer needs."""

    def __init__(self, port: int, scene: Scene) -> None:
        self.port, self.scene = port, scene
        self.person, self.chance = Person(port), random.Random(7)
        self.times, self.sockets = list[float](), list[Socket]()
        self.counting, self.answered = False, asyncio.Event()

    async def sit_down(self) -> None:
        """Start to play. The computer compiles its rules before it answers."""
        self.sockets += [await self._sit_down() for _ in range(self.scene.tables)]
        await asyncio.wait_for(self.answered.wait(), PATIENCE)

    async def count(self, seconds: float) -> list[float]:
        self.counting = True
        await asyncio.sleep(seconds)
        for socket in self.sockets:
            socket.transport.close()
        return self.times

    async def _sit_down(self) -> Socket:
        chairs = ["me", f"computer:{self.scene.level}"]
        request = {"game": self.scene.game, "chairs": chairs, "settings": {"rated": False}}
        table = str((await asyncio.to_thread(self.person.post, "/api/tables", request))["id"])
        socket = await connect(self.port, self.person.cookie, self._listener(table))
        socket.send(do="watch", table=table)
        return socket

    async def _again(self, over: Socket) -> None:
        self.sockets.remove(over)
        over.transport.close()
        self.sockets.append(await self._sit_down())

    def _listener(self, table: str) -> Any:
        answered, asked_at = -1, 0.0

        def hear(socket: Socket, raw: bytes) -> None:
            nonlocal answered, asked_at
            message = decode(raw) if raw else None
            if message is None or message.say != "state":
                return
            if asked_at:
                self.answered.set()
                if self.counting:
                    self.times.append(time.perf_counter() - asked_at)
            if message.result is not None and socket in self.sockets:  # random players lose soon
                asyncio.get_running_loop().create_task(self._again(socket))
            theirs = [seat for seat in message.waiting if seat != message.seat]
            asked_at = time.perf_counter() if theirs and message.ask is None else 0.0
            if message.ask is not None and message.ask["number"] != answered:
                answered = message.ask["number"]
                option = self.chance.choice(message.ask["options"])
                socket.send(do="choose", table=table, number=answered, option=option)

        return hear


async def play(port: int, scene: Scene) -> list[float]:
    """Return how long the computer thought at its tables, beside the others."""
    load, patience = Load(port, scene.game, scene.others, PACE * scene.others), Patience(port, scene)
    await patience.sit_down()
    rest = asyncio.create_task(load.run(SETTLING + SECONDS)) if scene.others else None
    await asyncio.sleep(SETTLING)
    times = await patience.count(SECONDS)
    if rest is not None:
        await rest
    return times


def measure(rounds: int, quiet: bool = False) -> dict[str, Any]:
    """Run one server per scene; return medians over the rounds."""
    found: dict[str, list[float]] = {}
    for _ in range(rounds):
        for number, scene in enumerate(SCENES, 1):
            for name, value in _measured(scene).items():
                found.setdefault(_key(scene, name), []).append(value)
            if not quiet:
                print(f"  scene {number} of {len(SCENES)}: done", file=sys.stderr)
    return {name: statistics.median(values) for name, values in found.items()}


def _key(scene: Scene, name: str) -> str:
    return ".".join(map(str, (*scene, name)))


def _measured(scene: Scene) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            times = sorted(asyncio.run(play(server.port, scene)))
        finally:
            server.close()
    if not times:
        raise RuntimeError("the computer did not answer")
    return {"answers": len(times), "median": statistics.median(times), "p95": times[int(len(times) * 0.95)]}


def show(results: dict[str, Any]) -> None:
    heads = ("game", "level", "tables", "others", "answers", "median", "p95", "budget", "p95 / budget", "times alone")
    rows = list[tuple[object, ...]]()
    for scene in SCENES:
        answers, median, p95 = (results[_key(scene, name)] for name in ("answers", "median", "p95"))
        budget, alone = BUDGETS[scene.level].seconds, results[_key(Scene(scene.game, STRONGEST), "median")]
        ratio = median / alone if scene.level == STRONGEST else ""
        rows.append((*scene, answers, median, p95, budget, p95 / budget, ratio))
    show_table("Computer players: seconds until they answer", heads, rows)
