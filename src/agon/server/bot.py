"""Computer players: clients like any other, which see what their seat sees.

A bot connects, asks for the tables it sits at, follows them, and answers what it is asked. When the connection breaks
it comes back. The server rings (`lobby`) when the bot is seated somewhere.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from agon.agents import AGENTS, Agent, Situation, check_agent
from agon.engine.errors import AgonError, Refused
from agon.engine.table import Imagined
from agon.games import load
from agon.server.client import Client, Wire

PAUSE, LONGEST_PAUSE = 0.3, 15.0  # seconds before the server is tried again
MISSES = 3  # thoughts in a row that came too late, before anything offered will do
LOOK = 30.0  # seconds of silence after which the bot looks whether it missed a table

log = logging.getLogger(__name__)


class Bot:
    """One computer player: an account, by its token, and an agent."""

    def __init__(self, server: str, token: str, level: str) -> None:
        self.server, self.token, self.level = server, token, check_agent(level)
        self.tables: dict[str, Following] = {}

    async def run(self) -> None:
        """Play until told to stop."""
        pause = PAUSE
        while True:
            try:
                async with Client(self.server, self.token) as client:
                    await client.who()
                    async with client.socket() as wire:
                        pause = PAUSE
                        await self._play(client, wire)
            except (OSError, httpx.HTTPError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                log.debug("not connected: %s", error)
            except AgonError as error:
                if error.code == "not-signed-in":
                    raise
                log.warning("refused: %s", error)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    async def _play(self, client: Client, wire: Wire) -> None:
        self.tables.clear()
        await self._look(client, wire)
        while True:
            try:
                message = await wire.receive(LOOK)
            except TimeoutError:
                await self._look(client, wire)
                continue
            await self._hear(client, wire, message)

    async def _look(self, client: Client, wire: Wire) -> None:
        """Follow every table we play at."""
        for table in await client.get("/api/me/tables", state="playing"):
            await self._follow(client, wire, table)

    async def _follow(self, client: Client, wire: Wire, table: dict[str, Any]) -> None:
        mine = client.me["id"]
        chairs = [chair["chair"] for chair in table["chairs"] if chair["account"] and chair["account"]["id"] == mine]
        if table["id"] not in self.tables:
            self.tables[table["id"]] = Following(table["game"], table["options"], self.level)
            await wire.send("watch", table["id"])
        self.tables[table["id"]].chairs = chairs

    async def _hear(self, client: Client, wire: Wire, message: dict[str, Any]) -> None:
        if message["say"] == "lobby":
            table = await client.get(f"/api/tables/{message['table']}")
            if table["state"] == "playing":
                await self._follow(client, wire, table)
        elif message["say"] == "state" and message["table"] in self.tables:
            await self._answer(client, wire, message)
        elif message["say"] == "refused":
            log.info("refused: %s", message["code"])

    async def _answer(self, client: Client, wire: Wire, message: dict[str, Any]) -> None:
        following = self.tables[message["table"]]
        following.take(message)
        if message["result"] is not None:
            del self.tables[message["table"]]
            await wire.send("leave", message["table"])
            return
        if message["undo_asked"] not in (None, message["seat"]):
            return  # people settle that among themselves; the next message says how
        ask = message["ask"]
        if ask is None and (seat := following.asked_elsewhere(message)) is not None:
            await wire.send("watch", message["table"], seat=seat)
            return
        if ask is None or (message["seat"], ask["number"]) == following.answered:
            return
        following.answered = message["seat"], ask["number"]
        try:
            option = await self._think(client, following, message)
        except Refused as refused:
            following.missed += 1
            if refused.code == "stale-ask" and following.missed < MISSES:
                following.answered = None  # the table has gone on: look at it anew
                await wire.send("watch", message["table"], seat=message["seat"])
                return
            if refused.code not in ("stale-ask", "not-possible-now"):
                raise
            option = secrets.choice(ask["options"])  # nothing can be imagined there
        following.missed = 0
        await wire.send("choose", message["table"], number=ask["number"], option=option, seat=message["seat"])

    async def _think(self, client: Client, following: Following, message: dict[str, Any]) -> str:
        """Let the agent choose, in a thread of its own, from which it may ask the server for a position to imagine."""
        loop, seat, ask = asyncio.get_running_loop(), message["seat"], message["ask"]

        def imagined() -> Imagined:
            wanted = client.get(f"/api/tables/{message['table']}/imagined", seat=seat)
            return Imagined(**asyncio.run_coroutine_threadsafe(wanted, loop).result())

        game, options, view = following.game, following.options, following.view
        situation = Situation(game, options, seat, view, ask["what"], ask["options"], imagined)
        return await asyncio.to_thread(following.agent(seat), situation)


class Following:
    """A table a bot plays at, put together from the messages, and who plays our seats there."""

    def __init__(self, game: str, options: dict[str, str], level: str) -> None:
        self.game, self.options, self.level = game, options, level
        self.agents: dict[str, Agent] = {}  # one a seat: it may remember what it thought before
        self.chairs: list[int] = []  # ours: the computer may hold several at one table
        self.view: dict[str, Any] = {}
        self.answered: tuple[str, int] | None = None  # seat and number of the ask
        self.missed = 0  # how often in a row the table had gone on before a thought was finished

    def agent(self, seat: str) -> Agent:
        if seat not in self.agents:
            self.agents[seat] = AGENTS[self.level](load(self.game), secrets.randbits(64))
        return self.agents[seat]

    def asked_elsewhere(self, message: dict[str, Any]) -> str | None:
        """Another seat of ours that is asked something, if there is one."""
        ours = [message["seating"][chair] for chair in self.chairs] if message["seating"] else []
        return next((seat for seat in message["waiting"] if seat in ours), None)

    def take(self, message: dict[str, Any]) -> None:
        kept = {} if message["full"] else {k: v for k, v in self.view.items() if k not in message["gone"]}
        self.view = {**kept, **message["view"]}


async def run_all(server: str, players: list[tuple[str, str]]) -> None:
    """Run several bots, each (level, token)."""
    await asyncio.gather(*[Bot(server, token, level).run() for level, token in players])
