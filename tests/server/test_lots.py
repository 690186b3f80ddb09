"""Sides drawn by lot: players whose chair changes keep following the game, from the new chair."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from agon.server.client.client import Client, Wire
from tools.cluster import Cluster

from .conftest import Running, running
from .table_helpers import LONG, choose, state

DRAWS = 12  # with fair lots, the chance that no host changes sides is 1 in 4096
WISH = {"game": LONG, "settings": {"sides": "random", "visibility": "private"}}


@pytest.fixture(scope="module")
def processes(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """Two server processes with one database."""
    folder: Path = tmp_path_factory.mktemp("lots")
    database = postgresql.database("lots")
    with running(folder, database=database) as one, running(folder, database=database) as other:
        yield [one, other]


async def begun(wire: Wire, table: str) -> dict[str, Any]:
    """Read a socket until the game has started; return the last state. Nobody may be told that they no longer see the
    table."""
    known: dict[str, Any] = {}
    while known.get("state") != "playing":
        message = await wire.receive()
        assert message["say"] != "ended"
        if message["say"] == "state" and message["table"] == table:
            known = message if message["full"] else {**known, **message}
    return known


async def draw(host: Client, guest: Client, wires: list[Wire]) -> str:
    """Start a game that the host follows over these sockets; return the host's side. The host's process may learn of
    the game a moment after the guest's, so it is asked after the sockets were notified."""
    laid = await host.post("/api/tables", WISH)
    table = laid["id"]
    for wire in wires:
        await wire.send("watch", table)
        assert (await wire.until("state"))["seat"] == "us"
    await guest.post(f"/api/tables/{table}/join", {"invite": laid["invite"]})
    known = [await begun(wire, table) for wire in wires]
    found = await state(host, table)
    side = str(found["seat"])
    assert {(told["seat"], told["seating"][told["chair"]]) for told in known} == {(side, side)}
    asked = host if found["ask"] else guest
    await choose(asked, table)
    for wire in wires:  # and they still receive the game
        told = await wire.until("state")
        assert (told["n"], told["seat"]) == (2, side)
    return side


async def test_whoever_the_lots_move_stays_at_the_table(server: Running) -> None:
    async with server.guests(2) as (host, guest), AsyncExitStack() as sockets:
        wires = [await sockets.enter_async_context(host.socket()) for _ in range(3)]
        assert {await draw(host, guest, wires) for _ in range(DRAWS)} == {"us", "ussr"}


async def test_whoever_the_lots_move_stays_though_another_process_drew_them(processes: list[Running]) -> None:
    one, other = processes
    async with one.guests(1) as (host,), other.guests(1) as (guest,), AsyncExitStack() as sockets:
        wires = [await sockets.enter_async_context(host.socket()) for _ in range(2)]
        assert {await draw(host, guest, wires) for _ in range(DRAWS)} == {"us", "ussr"}
