"""Computer players: clients like any other, which see what their seat sees.

A bot connects, asks for the tables it sits at, follows them, and answers what it is asked: at every table in a thread
of its own. When the connection breaks it comes back. The server rings (`lobby`) when the bot is seated somewhere.
Where it may not follow all its tables at once, it leaves those where it is not asked, and looks at them now and then.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from time import perf_counter
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from agon.agents import Agent, Situation
from agon.agents.levels import Maker
from agon.agents.own import maker
from agon.engine.errors import CODES, AgonError, Refused
from agon.engine.table import Imagined
from agon.games import NAMES, load
from agon.native import batch, library
from agon.server.client import Client, Wire

PAUSE, LONGEST_PAUSE = 0.3, 15.0  # seconds before the server is tried again
MISSES = 3  # thoughts in a row that came to nothing, before anything offered will do
LOOK = 30.0  # seconds after which the bot looks whether it missed a table
FOLLOWED = 200  # tables one socket may follow; computers of the house follow all they play at
THREADS = 64  # tables that are thought about at once; more wait for their turn
SPACING = 1 / 30  # seconds between two requests, as many as anybody may send; computers of the house need not wait
GONE_ON = ("stale-ask", "not-asked", "game-over")  # the table went on before a choice came; its messages say how

log = logging.getLogger(__name__)


class Bot:
    """One computer player: an account, by its token, and how it plays: a level, or an agent of one's own."""

    def __init__(self, server: str, token: str, player: str, tables: Iterable[str] = ()) -> None:
        self.server, self.token, self.make = server, token, maker(player)
        self.open = list(tables)  # where to sit down first

    async def run(self) -> None:
        """Play until told to stop."""
        threads = ThreadPoolExecutor(THREADS, "thought")
        try:
            await self._come_back_and_play(threads)
        finally:
            threads.shutdown(wait=False, cancel_futures=True)

    async def _come_back_and_play(self, threads: ThreadPoolExecutor) -> None:
        pause = PAUSE
        while True:
            try:
                async with Client(self.server, self.token) as client:
                    await client.who()
                    await self._sit_down(client)
                    async with client.socket() as wire:
                        pause = PAUSE
                        await Visit(client, wire, self.make, threads).play()
            except (OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                log.debug("not connected: %s", error)
            except AgonError as error:
                if error.code == "not-signed-in":
                    raise
                log.warning("refused: %s", error)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _sit_down(self, client: Client) -> None:
        """Join the open tables that were named, by their ids or their pages."""
        while self.open:
            page = urlsplit(self.open[-1])
            wish = {"invite": invite[0]} if (invite := parse_qs(page.query).get("invite")) else {}
            try:
                await client.post(f"/api/tables/{page.path.rpartition('/')[2]}/join", wish)
            except Refused as refused:
                log.error("cannot sit down at %s: %s", self.open[-1], refused)
            self.open.pop()


class Visit:
    """A bot while it is connected: the tables it follows, what it thinks there, and what it waits to be told."""

    def __init__(self, client: Client, wire: Wire, make: Maker, threads: ThreadPoolExecutor) -> None:
        self.client, self.wire, self.make, self.threads = client, wire, make, threads
        self.tables: dict[str, Following] = {}
        self.wanted: dict[str, asyncio.Future[Imagined]] = {}
        self.numbers, self.gate = count(), asyncio.Lock()
        is_of_house = client.me["kind"] == "program"
        self.spacing = 0 if is_of_house else SPACING
        self.most = math.inf if is_of_house else FOLLOWED

    async def play(self) -> None:
        """Play until the connection breaks; what is still being thought then is dropped."""
        tasks = [asyncio.create_task(doing) for doing in (self._look_around(), self._listen())]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
            for table in list(self.tables):
                self._forget(table)
            for wanted in self.wanted.values():
                wanted.cancel()

    async def _send(self, do: str, table: str, **fields: Any) -> None:
        async with self.gate:
            await self.wire.send(do, table, **fields)
            await asyncio.sleep(self.spacing)

    # -- following

    async def _look_around(self) -> None:
        while True:
            await self._look()
            await asyncio.sleep(LOOK)

    async def _look(self) -> None:
        """Follow every table we play at."""
        before: int | None = None
        while tables := await self.client.get("/api/me/tables", state="playing", before=before):
            for table in tables:
                await self._follow(table)
            before = tables[-1]["moved"]

    async def _follow(self, table: dict[str, Any]) -> None:
        mine = self.client.me["id"]
        chairs = [chair["chair"] for chair in table["chairs"] if chair["account"] and chair["account"]["id"] == mine]
        if table["id"] in self.tables:
            self.tables[table["id"]].chairs = chairs
            return
        if len(self.tables) >= self.most:
            idle = next((one.id for one in self.tables.values() if one.is_idle), None)
            if idle is None or not set(chairs) & set(table["asked"]):
                return  # the next look finds it
            self._forget(idle)
            await self._send("leave", idle)
        self.tables[table["id"]] = Following(table["id"], table["game"], table["options"], chairs)
        await self._send("watch", table["id"])

    def _forget(self, table: str) -> None:
        """Follow a table no more; if we still play there, the next look finds it."""
        if (following := self.tables.pop(table, None)) is not None:
            following.drop()

    # -- hearing

    async def _listen(self) -> None:
        """Also while we look: what nobody takes piles up at the server, which then closes the socket."""
        while True:
            await self._hear(await self.wire.receive(math.inf))

    async def _hear(self, message: dict[str, Any]) -> None:
        match message["say"]:
            case "state" if message["table"] in self.tables:
                await self._see(self.tables[message["table"]], message)
            case "lobby":
                await self._look_at(message["table"])
            case "imagined" if message["id"] in self.wanted:
                self.wanted[message["id"]].set_result(Imagined(message["cells"], message["frames"]))
            case "ended":
                self._forget(message["table"])
            case "refused":
                self._take_refusal(message)

    async def _look_at(self, table: str) -> None:
        """The server rang: perhaps we play there now."""
        try:
            info = await self.client.get(f"/api/tables/{table}")
        except Refused as refused:
            log.info("refused: %s", refused)
            return
        if info["state"] == "playing":
            await self._follow(info)

    def _take_refusal(self, message: dict[str, Any]) -> None:
        code, table = message["code"], message["table"]
        refused = Refused(code if code in CODES else "engine-fault", message["message"])
        if message["id"] in self.wanted:
            self.wanted[message["id"]].set_exception(refused)
        elif table is None:
            raise refused  # nobody can tell which request it was: begin anew
        elif code not in GONE_ON:
            log.warning("refused: %s", refused, extra={"fields": {"table": table}})
            self._forget(table)

    async def _see(self, table: Following, message: dict[str, Any]) -> None:
        """Take in how a table stands, and begin to think if we are asked something new."""
        table.take(message)
        if message["state"] != "playing":
            self._forget(table.id)
            await self._send("leave", table.id)
        elif message["undo_asked"] not in (None, message["seat"]):
            table.drop()  # people settle that among themselves; the next message says how
        elif message["ask"] is None:
            table.drop()
            if (seat := table.asked_elsewhere(message)) is not None:
                await self._send("watch", table.id, seat=seat)
        elif table.asked != (asked := (message["seat"], message["ask"]["number"])):
            table.drop()
            table.asked, table.thought = asked, asyncio.create_task(self._answer(table, message))

    # -- thinking

    async def _answer(self, table: Following, message: dict[str, Any]) -> None:
        """Think about an ask, and choose."""
        option = await self._decide(table, self._situation(table, message))
        seat, number = message["seat"], message["ask"]["number"]
        try:
            await self._send("choose", table.id, number=number, option=option, seat=seat)
        except ConnectionClosed:
            log.debug("not connected")  # who listens finds out too, and comes back

    async def _decide(self, table: Following, situation: Situation) -> str:
        """What the agent chooses, or any option where it cannot."""
        loop, agents, fields = asyncio.get_running_loop(), table.agents, {"fields": {"table": table.id}}
        for _ in range(MISSES):
            try:
                thought = loop.run_in_executor(self.threads, think, self.make, agents, situation)
                if (option := await thought) in situation.offered:
                    return option
                log.error("the agent chose %r, which is not offered (%s)", option, situation.what, extra=fields)
            except Refused as refused:
                log.info("nothing to think about: %s", refused, extra=fields)
            except Exception as error:
                said = f"{type(error).__name__}: {error}"
                log.exception("the agent failed (%s): %s", situation.what, said, extra=fields)
        return secrets.choice(situation.offered)

    def _situation(self, table: Following, message: dict[str, Any]) -> Situation:
        """What the agent is told; from its thread it may ask the server for a position to imagine."""
        loop, seat, ask, asked = asyncio.get_running_loop(), message["seat"], message["ask"], table.asked

        def imagined() -> Imagined:
            if table.asked != asked:
                raise Refused("stale-ask", f"{seat} is no longer asked {ask['what']}")
            return asyncio.run_coroutine_threadsafe(self._imagine(table.id, seat), loop).result()

        return Situation(table.game, table.options, seat, table.view, ask["what"], ask["options"], imagined)

    async def _imagine(self, table: str, seat: str) -> Imagined:
        number = str(next(self.numbers))
        wanted: asyncio.Future[Imagined] = asyncio.get_running_loop().create_future()
        self.wanted[number] = wanted
        try:
            await self._send("imagine", table, seat=seat, id=number)
            return await wanted
        finally:
            del self.wanted[number]


class Following:
    """A table a bot plays at, put together from the messages, and what is being thought there."""

    def __init__(self, table: str, game: str, options: dict[str, str], chairs: list[int]) -> None:
        self.id, self.game, self.options = table, game, options
        self.chairs = chairs  # ours: the computer may hold several at one table
        self.agents: dict[str, Agent] = {}  # one a seat: it may remember what it thought before
        self.view: dict[str, Any] = {}
        self.asked: tuple[str, int] | None = None  # seat and number of the ask that is thought about, or answered
        self.thought: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether we have seen the table and are asked nothing there."""
        return bool(self.view) and self.asked is None

    def drop(self) -> None:
        """What was asked is asked no more. An agent that still thinks about it is left to itself."""
        if self.thought is not None and not self.thought.done():
            self.thought.cancel()
            self.agents = {}
        self.asked = self.thought = None

    def asked_elsewhere(self, message: dict[str, Any]) -> str | None:
        """Another seat of ours that is asked something, if there is one."""
        ours = [message["seating"][chair] for chair in self.chairs] if message["seating"] else []
        return next((seat for seat in message["waiting"] if seat in ours), None)

    def take(self, message: dict[str, Any]) -> None:
        kept = {} if message["full"] else {k: v for k, v in self.view.items() if k not in message["gone"]}
        self.view = {**kept, **message["view"]}


def think(make: Maker, agents: dict[str, Agent], situation: Situation) -> str:
    """Let the agent of a seat choose; it is made when the seat is first asked."""
    if situation.seat not in agents:
        agents[situation.seat] = make(load(situation.game), secrets.randbits(64))
    return agents[situation.seat](situation)


async def guest_token(server: str) -> str:
    """The token of a new guest."""
    try:
        async with Client(server) as client:
            await client.guest()
            return str((await client.post("/api/tokens", {"label": "agon bot"}))["secret"])
    except httpx.HTTPError as error:
        said = str(error) or type(error).__name__
        raise AgonError("not-found", f"no server answers at {server} ({said}); start one with: agon serve") from error


async def run_all(server: str, players: list[tuple[str, str]], tables: list[str]) -> None:
    """Run several bots, each (level or agent, token), which sit down at these tables."""
    bots = [Bot(server, token, player, tables) for player, token in players]
    threading.Thread(target=build_rules, name="rules", daemon=True).start()
    await asyncio.gather(*[bot.run() for bot in bots])


def build_rules() -> None:
    """Build the rules of every game in C, where there is a compiler, before somebody waits for a thought."""
    for name in NAMES if batch.available() else ():
        start = perf_counter()
        try:
            library.load(load(name))
        except (OSError, RuntimeError) as error:
            log.warning("the rules of %s could not be built: %s", name, error)
        else:
            log.info("the rules of %s are ready after %.1f s", name, perf_counter() - start)
