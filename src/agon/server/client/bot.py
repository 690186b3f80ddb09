"""Computer players: ordinary clients that see only what their seat sees.

A bot connects, lists its tables, follows them and answers its asks, each table in its own thread. It reconnects when
the connection is lost. The server sends `lobby` when the bot is seated at a table. If it may not follow all its tables
at once, it stops following those where it is not asked and checks them periodically.
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
from urllib.parse import parse_qs, urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from agon.agents import Agent, Situation
from agon.agents.custom import agent_factory
from agon.agents.levels import AgentFactory
from agon.agents.search_backend import prepare
from agon.engine.errors import AgonError, Refused
from agon.engine.table import Imagined
from agon.games import NAMES, load
from agon.native import batch
from agon.server.client.client import Client, Wire
from agon.server.errors import CODES
from agon.server.protocol.common import Json

PAUSE, MAX_PAUSE = 0.3, 15.0  # seconds before reconnecting
MAX_FAILURES = 3  # consecutive failures of an agent after which any option is chosen
CHECK_SECONDS = 30.0  # seconds between two checks for missed tables
MAX_FOLLOWED = 200  # tables one socket may follow; the server's own computer players have no limit
THREADS = 64  # tables searched at once
SPACING = 1 / 30  # seconds between two requests, for the rate limit; not for the server's own computer players
WATCH_COST = 5  # requests that a watch counts as
STALE_CODES = ("stale-ask", "not-asked", "game-over")  # the table moved on before the choice arrived

log = logging.getLogger(__name__)


class Bot:
    """A computer player: an account's token, and a level or custom agent."""

    def __init__(self, server: str, token: str, player: str, tables: Iterable[str] = ()) -> None:
        self.server, self.token, self.make = server, token, agent_factory(player)
        self.open = list(tables)  # tables to join first

    async def run(self) -> None:
        """Play until cancelled."""
        threads = ThreadPoolExecutor(THREADS, "thought")
        try:
            await self._connect_and_play(threads)
        finally:
            threads.shutdown(wait=False, cancel_futures=True)

    async def _connect_and_play(self, threads: ThreadPoolExecutor) -> None:
        pause = PAUSE
        while True:
            try:
                async with Client(self.server, self.token) as client:
                    await client.who()
                    await self._join(client)
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
            pause = min(MAX_PAUSE, pause * 2)

    async def _join(self, client: Client) -> None:
        """Join the given open tables, by id or URL."""
        while self.open:
            page = urlsplit(self.open[-1])
            body = {"invite": invite[0]} if (invite := parse_qs(page.query).get("invite")) else {}
            try:
                await client.post(f"/api/tables/{page.path.rpartition('/')[2]}/join", body)
            except Refused as refused:
                log.error("cannot join %s: %s", self.open[-1], refused)
            self.open.pop()


class Visit:
    """A bot's connection: the tables it follows and its running searches."""

    def __init__(self, client: Client, wire: Wire, make: AgentFactory, threads: ThreadPoolExecutor) -> None:
        self.client, self.wire, self.make, self.threads = client, wire, make, threads
        self.tables: dict[str, Following] = {}
        self.wanted: dict[str, asyncio.Future[Imagined]] = {}
        self.numbers, self.gate = count(), asyncio.Lock()
        is_internal = client.me["kind"] == "program"
        self.spacing = 0 if is_internal else SPACING
        self.most = math.inf if is_internal else MAX_FOLLOWED

    async def play(self) -> None:
        """Play until the connection is lost, then drop running searches."""
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

    async def _send(self, do: str, table: str, **fields: object) -> None:
        async with self.gate:
            await self.wire.send(do, table, **fields)
            await asyncio.sleep(self.spacing * (WATCH_COST if do == "watch" else 1))

    # -- following

    async def _look_around(self) -> None:
        while True:
            await self._look()
            await asyncio.sleep(CHECK_SECONDS)

    async def _look(self) -> None:
        """Follow every table of ours."""
        before: int | None = None
        while tables := await self.client.get("/api/me/tables", state="playing", before=before):
            for table in tables:
                await self._follow(table)
            before = tables[-1]["moved"]

    async def _follow(self, table: Json) -> None:
        mine = self.client.me["id"]
        chairs = [chair["chair"] for chair in table["chairs"] if chair["account"] and chair["account"]["id"] == mine]
        if table["id"] in self.tables:
            self.tables[table["id"]].chairs = chairs
            return
        if len(self.tables) >= self.most:
            idle = next((one.id for one in self.tables.values() if one.is_idle), None)
            if idle is None or not set(chairs) & set(table["asked"]):
                return  # the next check finds it
            self._forget(idle)
            await self._send("leave", idle)
        self.tables[table["id"]] = Following(table["id"], table["game"], table["options"], chairs)
        await self._send("watch", table["id"])

    def _forget(self, table: str) -> None:
        """Stop following a table; if we still play there, the next check finds it."""
        if (following := self.tables.pop(table, None)) is not None:
            following.drop()

    # -- receiving

    async def _listen(self) -> None:
        """Receive messages at all times: the server closes the socket of a client that does not read."""
        while True:
            await self._on_message(await self.wire.receive(math.inf))

    async def _on_message(self, message: Json) -> None:
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
        """Check a table after a `lobby` message: we may have been seated there."""
        try:
            info = await self.client.get(f"/api/tables/{table}")
        except Refused as refused:
            log.info("refused: %s", refused)
            return
        if info["state"] == "playing":
            await self._follow(info)

    def _take_refusal(self, message: Json) -> None:
        code, table = message["code"], message["table"]
        refused = Refused(code if code in CODES else "engine-fault", message["message"])
        if message["id"] in self.wanted:
            self.wanted[message["id"]].set_exception(refused)
        elif table is None:
            raise refused  # the request is unknown: reconnect
        elif code not in STALE_CODES:
            log.warning("refused: %s", refused, extra={"fields": {"table": table}})
            self._forget(table)

    async def _see(self, table: Following, message: Json) -> None:
        """Update a table, and start a search if there is a new ask."""
        table.take(message)
        if message["state"] != "playing":
            self._forget(table.id)
            await self._send("leave", table.id)
        elif message["undo_asked"] not in (None, message["seat"]):
            table.drop()  # an undo request is pending; the next message has its outcome
        elif message["ask"] is None:
            table.drop()
            if (seat := table.asked_elsewhere(message)) is not None:
                await self._send("watch", table.id, seat=seat)
        elif table.asked != (asked := (message["seat"], message["ask"]["number"])):
            table.drop()
            table.asked, table.thought = asked, asyncio.create_task(self._answer(table, message))

    # -- choosing

    async def _answer(self, table: Following, message: Json) -> None:
        """Choose an option for an ask and send it."""
        option = await self._decide(table, self._situation(table, message))
        seat, number = message["seat"], message["ask"]["number"]
        try:
            await self._send("choose", table.id, number=number, option=option, seat=seat)
        except ConnectionClosed:
            log.debug("not connected")  # the receiving task notices too and reconnects

    async def _decide(self, table: Following, situation: Situation) -> str:
        """Return the agent's choice, or any option if it fails."""
        loop, agents, fields = asyncio.get_running_loop(), table.agents, {"fields": {"table": table.id}}
        for _ in range(MAX_FAILURES):
            try:
                thought = loop.run_in_executor(self.threads, think, self.make, agents, situation)
                if (option := await thought) in situation.offered:
                    return option
                log.error("the agent chose %r, which is not offered (%s)", option, situation.what, extra=fields)
            except Refused as refused:
                log.info("cannot imagine a position: %s", refused, extra=fields)
            except Exception as error:
                said = f"{type(error).__name__}: {error}"
                log.exception("the agent failed (%s): %s", situation.what, said, extra=fields)
        return secrets.choice(situation.offered)

    def _situation(self, table: Following, message: Json) -> Situation:
        """Build the agent's input; from its thread it may request an imagined position."""
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
    """A table a bot plays at, assembled from messages, and its running search."""

    def __init__(self, table: str, game: str, options: dict[str, str], chairs: list[int]) -> None:
        self.id, self.game, self.options = table, game, options
        self.chairs = chairs  # ours: one account may hold several
        self.agents: dict[str, Agent] = {}  # one per seat, since agents may keep state
        self.view: Json = {}
        self.asked: tuple[str, int] | None = None  # seat and number of the ask being searched or answered
        self.thought: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether the table's state is known and we are not asked."""
        return bool(self.view) and self.asked is None

    def drop(self) -> None:
        """Drop the current ask; a running search is left to finish."""
        if self.thought is not None and not self.thought.done():
            self.thought.cancel()
            self.agents = {}
        self.asked = self.thought = None

    def asked_elsewhere(self, message: Json) -> str | None:
        """Return another seat of ours that is asked, if any."""
        ours = [message["seating"][chair] for chair in self.chairs] if message["seating"] else []
        return next((seat for seat in message["waiting"] if seat in ours), None)

    def take(self, message: Json) -> None:
        unchanged = {} if message["full"] else {k: v for k, v in self.view.items() if k not in message["gone"]}
        self.view = {**unchanged, **message["view"]}


def think(make: AgentFactory, agents: dict[str, Agent], situation: Situation) -> str:
    """Let the agent of a seat choose, creating it on first use."""
    if situation.seat not in agents:
        agents[situation.seat] = make(load(situation.game), secrets.randbits(64))
    return agents[situation.seat](situation)


async def guest_token(server: str) -> str:
    """Create a guest and return its token."""
    try:
        async with Client(server) as client:
            await client.guest()
            return str((await client.post("/api/tokens", {"label": "agon bot"}))["secret"])
    except httpx.HTTPError as error:
        said = str(error) or type(error).__name__
        raise AgonError("not-found", f"no server answers at {server} ({said}); start one with: agon serve") from error


async def run_all(server: str, players: list[tuple[str, str]], tables: list[str]) -> None:
    """Run several bots, each given as (level or agent, token), and join these tables."""
    bots = [Bot(server, token, player, tables) for player, token in players]
    threading.Thread(target=build_rules, name="rules", daemon=True).start()
    await asyncio.gather(*[bot.run() for bot in bots])


def build_rules() -> None:
    """Compile the rules of every game to C ahead of time, if there is a compiler."""
    for name in NAMES if batch.available() else ():
        start = perf_counter()
        try:
            prepare(load(name))
        except (OSError, RuntimeError) as error:
            log.warning("compiling the rules of %s failed: %s", name, error)
        else:
            log.info("compiled the rules of %s in %.1f s", name, perf_counter() - start)
