"""Acknowledged choices survive kills, shutdowns and a locked database file."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update
from websockets.exceptions import ConnectionClosed

from agon.engine.errors import Refused
from agon.server.client.client import Client
from agon.server.db.schema import events, tables
from agon.server.db.storage import Storage
from agon.server.settings import Settings
from agon.server.tables.registry import TableRegistry
from tests.tiers import sized, soak
from tools.cluster import Cluster
from tools.kills import Load, Server, check, rounds

from .conftest import begin
from .test_postgresql import Steady, reach

KILLS, GAMES = sized(1, 2), sized(2, 4)
COME_BACK = 1012  # "service restart"


def quiet(line: str) -> None:
    pass


async def test_what_a_killed_server_acknowledged_is_there_sqlite(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'agon.db'}")
    choices, games = await rounds(server, KILLS, GAMES, 1, quiet)
    assert choices >= KILLS and games >= GAMES


@soak
async def test_what_a_killed_server_acknowledged_is_there_postgresql(postgresql: Cluster) -> None:
    server = Server(postgresql.database("kills"), workers=2)
    choices, games = await rounds(server, KILLS, GAMES, 2, quiet)
    assert choices >= KILLS and games >= GAMES


async def lose_all_choices(database: str, table: str) -> None:
    """Reset a table to its beginning, with a consistent row, so that nothing looks wrong."""
    storage = Storage(Settings(database=database).database_url)
    try:
        async with storage.write() as connection:
            await connection.execute(delete(events).where(events.c.table == table, events.c.n > 1))
        live = await TableRegistry(storage, storage.url).live(table)
        async with storage.write() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(**live.row()._asdict()))
    finally:
        await storage.close()


async def test_the_check_finds_lost_choices(tmp_path: Path) -> None:
    """The check of tools/kills.py would find shown events and acknowledged choices that are missing."""
    server = Server(f"sqlite:///{tmp_path / 'agon.db'}")
    server.start()
    load = Load(server.url, random.Random(1))
    await load.begin(1)
    playing = asyncio.create_task(load.play())
    while load.acknowledged < 3:
        await asyncio.sleep(0.01)
    load.is_killed = True
    server.kill()
    await playing
    await load.close()
    assert await check(server.database, [load]) == (load.acknowledged, 1)
    ((table, seen),) = load.seen.items()
    await lose_all_choices(server.database, table)
    with pytest.raises(AssertionError, match="events were shown, 1 are there"):
        await check(server.database, [load])
    seen.n = 0
    with pytest.raises(AssertionError, match="acknowledged choices are lost"):
        await check(server.database, [load])


async def test_a_stopping_server_closes_sockets_for_restart_and_loses_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'agon.db'}")
    server.start()
    load = Load(server.url, random.Random(1))
    await load.begin(4)
    async with load.clients[0].socket() as wire:
        playing = asyncio.create_task(load.play())
        while load.acknowledged < 5:
            await asyncio.sleep(0.01)
        load.is_killed = True
        assert await asyncio.to_thread(server.stop) == 0
        with pytest.raises(ConnectionClosed) as closed:
            await wire.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == COME_BACK
    await playing
    await load.close()
    await check(server.database, [load])


def test_while_another_holds_the_file_choices_are_refused_and_then_go_on(
    fresh_server: Callable[..., Any], tmp_path: Path
) -> None:
    file = tmp_path / "held.db"

    async def scenario(url: str) -> None:
        async with Client(url) as first, Client(url) as second:
            await first.guest()
            await second.guest()
            table = await begin(first, second, "hector_achilles")
            players, done = [Steady(first, table), Steady(second, table)], asyncio.Event()
            holder = sqlite3.connect(file, isolation_level=None)
            playing = [asyncio.create_task(player.play(done)) for player in players]
            await reach(players, 10)
            holder.execute("BEGIN EXCLUSIVE")
            while "storage-down" not in players[0].refused + players[1].refused:
                await asyncio.sleep(0.02)
            with pytest.raises(Refused) as error:
                await first.post("/api/tables", {"game": "hector_achilles"})
            assert error.value.code == "storage-down"
            before = max(player.n for player in players)
            holder.execute("ROLLBACK")
            holder.close()
            await reach(players, before + 10)
            done.set()
            await asyncio.gather(*playing)

    with fresh_server(database=f"sqlite:///{file}?timeout=0.3") as server:
        asyncio.run(scenario(server.url))
