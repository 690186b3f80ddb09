"""A computer player at many tables: it thinks at all of them at once, and drops outdated searches."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from agon.agents import AGENTS, LEVELS, Agent, Situation
from agon.engine.game import Game
from agon.server.client import bot as bots
from agon.server.client.bot import Bot, guest_token
from agon.server.client.client import Client
from agon.server.play import socket

from .conftest import Running
from .table_helpers import SHORT, choose, do, kinds, rows, state

LEVEL = "patient"
PATIENCE = 120.0
TABLES = 20


class Gate:
    """A level whose agents block on every choice until they are released."""

    def __init__(self) -> None:
        self.waiting: list[Situation] = []
        self.entered = threading.Semaphore(0)
        self.let_through = threading.Semaphore(0)

    def __call__(self, game: Game, seed: int) -> Agent:
        return self.think

    def think(self, situation: Situation) -> str:
        self.waiting.append(situation)
        self.entered.release()
        assert self.let_through.acquire(timeout=PATIENCE)
        return situation.offered[0]

    async def enter(self) -> None:
        """Wait until one more agent has started thinking."""
        assert await asyncio.to_thread(self.entered.acquire, timeout=PATIENCE)


def install(monkeypatch: pytest.MonkeyPatch, make: Callable[[Game, int], Agent]) -> None:
    """Add this level to the server's computer players."""
    for names in (LEVELS, AGENTS):
        monkeypatch.setitem(names, LEVEL, make)


@contextlib.asynccontextmanager
async def playing(server: Running) -> AsyncIterator[Bot]:
    """Run the server's computer player of this level."""
    tokens = dict(part.split(":") for part in server.token.split(","))
    bot = Bot(server.url, tokens[LEVEL], LEVEL)
    task = asyncio.create_task(bot.run())
    try:
        yield bot
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def lay(person: Client, *chairs: str) -> str:
    wish = {"game": SHORT, "chairs": list(chairs)}
    return str((await person.post("/api/tables", wish))["id"])


async def wait_for(person: Client, table: str, what: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until the table satisfies a condition; return its state."""
    seen = await state(person, table)
    async with asyncio.timeout(PATIENCE):
        while not what(seen):
            seen = await state(person, table, after=seen["n"], wait=5)
    return seen


async def play_until(person: Client, table: str, is_enough: Callable[[], bool]) -> None:
    """Answer one's own asks until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not is_enough():
            seen = await state(person, table)
            if seen["ask"] is None:
                await state(person, table, after=seen["n"], wait=1)
            else:
                await choose(person, table, ask=seen["ask"])


def choices(server: Running, table: str) -> int:
    return kinds(server, table).count("choice")


async def test_it_thinks_at_twenty_tables_at_once(fresh_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All must think at the same time, or none is released."""
    barrier = threading.Barrier(TABLES)

    class Together:
        def __init__(self, game: Game, seed: int) -> None:
            self.met = False

        def __call__(self, situation: Situation) -> str:
            if not self.met:
                barrier.wait(PATIENCE)
            self.met = True
            return situation.offered[0]

    install(monkeypatch, Together)
    with fresh_server(bots=True) as server:
        async with playing(server), server.guests(1) as (person,):
            tables = [await lay(person, f"computer:{LEVEL}", "me") for _ in range(TABLES)]
            for table in tables:
                await wait_for(person, table, lambda seen: seen["ask"] is not None)
        assert not barrier.broken


def answers(server: Running, table: str, chair: int) -> int:
    query = """SELECT count(*) FROM events WHERE "table" = ? AND kind = 'choice' AND chair = ?"""
    return int(rows(server, query, table, chair)[0][0])


async def test_a_built_in_computer_player_answers_at_more_tables_than_others_may_follow(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(monkeypatch, lambda game, seed: lambda situation: situation.offered[0])
    monkeypatch.setattr(socket, "MAX_WATCHED_TABLES", 2)
    with fresh_server(bots=True) as server:
        async with playing(server), server.guests(1) as (person,):
            for table in [await lay(person, f"computer:{LEVEL}", "me") for _ in range(4)]:
                await wait_for(person, table, lambda seen: seen["ask"] is not None)


async def test_a_user_bot_answers_at_more_tables_than_it_may_follow(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops following a table where it is not asked in favour of one where it is, and comes back."""
    assert bots.MAX_FOLLOWED == socket.MAX_WATCHED_TABLES
    monkeypatch.setattr(socket, "MAX_WATCHED_TABLES", 2)
    monkeypatch.setattr(bots, "MAX_FOLLOWED", 2)
    monkeypatch.setattr(bots, "CHECK_SECONDS", 0.5)
    with fresh_server() as server:

        async def play_on(person: Client, table: str, enough: int) -> None:
            await wait_for(person, table, lambda seen: seen["state"] == "playing")
            await play_until(person, table, lambda: answers(server, table, 1) >= enough)

        async with server.guests(1) as (person,):
            tables = [(await person.post("/api/tables", {"game": SHORT}))["id"] for _ in range(4)]
            bot = asyncio.create_task(Bot(server.url, await guest_token(server.url), "random", tables).run())
            for enough in (2, 4):
                for table in tables:
                    await play_on(person, table, enough)
            bot.cancel()
            await asyncio.wait([bot])


async def test_a_thought_that_was_overtaken_is_dropped(fresh_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an undo the ask is gone; asked again, it is answered once. Finished and aborted games are dropped."""
    gate = Gate()
    install(monkeypatch, gate)
    with fresh_server(bots=True) as server:
        async with playing(server), server.guests(1) as (person,):
            table = await lay(person, "me", f"computer:{LEVEL}")
            while (await state(person, table))["waiting"] == ["achaeans"]:
                await choose(person, table)
            await gate.enter()
            made = choices(server, table)
            await do(person, table, "ask_undo")  # computer players agree to undo
            await wait_for(person, table, lambda seen: seen["ask"] is not None)
            gate.let_through.release()
            await choose(person, table)
            await gate.enter()
            assert choices(server, table) == made + 1  # the first search was dropped
            gate.let_through.release()
            await wait_for(person, table, lambda seen: len(kinds(server, table)) > made + 3)
            assert choices(server, table) == made + 2


async def test_a_table_that_ends_does_not_hold_up_the_others(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate()
    install(monkeypatch, gate)
    with fresh_server(bots=True) as server:
        async with playing(server), server.guests(1) as (person,):
            ended = await lay(person, f"computer:{LEVEL}", "me")
            await gate.enter()
            await do(person, ended, "abort")
            other = await lay(person, f"computer:{LEVEL}", "me")
            await gate.enter()
            gate.let_through.release(1000)
            await wait_for(person, other, lambda seen: seen["ask"] is not None)
            assert choices(server, ended) == 0


async def test_a_reconnected_bot_searches_again_and_answers_once(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate()
    install(monkeypatch, gate)
    with fresh_server(bots=True) as server:
        async with playing(server), server.guests(1) as (person,):
            table = await lay(person, f"computer:{LEVEL}", "me")
            await gate.enter()
            for socket in server.services.sockets:
                server.server.servers[0].get_loop().call_soon_threadsafe(socket.dismiss)
            await gate.enter()
            assert gate.waiting[0].offered == gate.waiting[1].offered
            gate.let_through.release(2)
            await gate.enter()
            assert choices(server, table) == 1
            gate.let_through.release(1000)


async def test_an_agent_that_fails_is_asked_again_and_then_anything_will_do(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    def fail(situation: Situation) -> str:
        asked.append(situation.what)
        if len(asked) > bots.MAX_FAILURES:
            return "a card nobody has"
        raise KeyError("no such thing")

    install(monkeypatch, lambda game, seed: fail)
    caplog.set_level(logging.ERROR, "agon.server.client.bot")
    with fresh_server(bots=True) as server:
        async with playing(server), server.guests(1) as (person,):
            table = await lay(person, f"computer:{LEVEL}", "me")
            await play_until(person, table, lambda: len(asked) > 2 * bots.MAX_FAILURES)
            said = [record for record in caplog.records if record.levelno == logging.ERROR]
            assert "the agent failed (vanguard): KeyError: 'no such thing'" in said[0].getMessage()
            unknown = said[bots.MAX_FAILURES].getMessage()
            assert "the agent chose 'a card nobody has', which is not offered" in unknown
            assert all(record.__dict__["fields"] == {"table": table} for record in said)
            assert asked[: bots.MAX_FAILURES] == ["vanguard"] * bots.MAX_FAILURES != asked[bots.MAX_FAILURES :]
