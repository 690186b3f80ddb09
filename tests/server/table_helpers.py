"""Helpers for tests of tables: choosing, reading the state, and reloading a table from the database."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import Any

from agon.server.client.client import Client

from .conftest import Running

LONG = "twilight_struggle"  # many choices of one side in a row, then a simultaneous ask
SHORT = "hector_achilles"


async def state(client: Client, table: str, **how: Any) -> dict[str, Any]:
    """The table as a client sees it."""
    found: dict[str, Any] = await client.get(f"/api/tables/{table}/state", **how)
    return found


async def choose(
    client: Client, table: str, option: str | None = None, seat: str | None = None, ask: dict[str, Any] | None = None
) -> str:
    """Answer the pending ask, with the first option unless one is given; return the chosen option."""
    ask = ask or (await state(client, table, seat=seat))["ask"]
    assert ask is not None
    chosen = option or ask["options"][0]
    await client.post(f"/api/tables/{table}/choices", {"number": ask["number"], "option": chosen, "seat": seat})
    return str(chosen)


async def do(client: Client, table: str, what: str, seat: str | None = None) -> None:
    await client.post(f"/api/tables/{table}/acts", {"do": what, "seat": seat})


async def asked(clients: list[Client], table: str) -> list[Client]:
    """The clients that have a pending ask."""
    return [client for client in clients if (await state(client, table))["ask"]]


async def soon(found: Any) -> None:
    """Wait until something becomes true; notifications take a moment."""
    for _ in range(200):
        if await found():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it was never known")


async def play_until(clients: list[Client], table: str, what: str, most: int = 300) -> None:
    """Choose the first option until someone is asked this."""
    for _ in range(most):
        client, ask = await _who_is_asked(clients, table)
        if ask["what"] == what:
            return
        await choose(client, table, ask=ask)
    raise AssertionError(f"nobody was asked {what}")


async def play_some(clients: list[Client], table: str, number: int) -> None:
    """Make this many choices, whoever is asked."""
    for _ in range(number):
        client, ask = await _who_is_asked(clients, table)
        await choose(client, table, ask=ask)


async def _who_is_asked(clients: list[Client], table: str) -> tuple[Client, dict[str, Any]]:
    """A client with a pending ask, and the ask."""
    for client in list(clients):
        ask = (await state(client, table, log=1_000_000_000))["ask"]
        if ask:
            return client, ask
    raise AssertionError("nobody is asked")


# ---------------------------------------------------------------- inside the server


def slowly(what: Any, seconds: float) -> Any:
    """The same coroutine function, delayed."""

    async def late(*given: Any) -> Any:
        await asyncio.sleep(seconds)
        return await what(*given)

    return late


def database(server: Running) -> contextlib.closing[sqlite3.Connection]:
    path = server.settings.database_url.partition(":///")[2]
    return contextlib.closing(sqlite3.connect(path, timeout=10))


def rows(server: Running, query: str, *values: Any) -> list[Any]:
    with database(server) as connection:
        return connection.execute(query, values).fetchall()


def change(server: Running, query: str, *values: Any) -> None:
    with database(server) as connection, connection:
        connection.execute(query, values)


def kinds(server: Running, table: str) -> list[str]:
    """The kinds of a table's events, in order."""
    return [row[0] for row in rows(server, 'SELECT kind FROM events WHERE "table" = ? ORDER BY n', table)]


def restart(server: Running, *tables: str) -> None:
    """Drop what the process has in memory, as a restart would."""
    for table in tables or list(server.services.registry.lives):
        server.services.registry.lives.pop(table, None)


def backdate(server: Running, table: str, by: int) -> None:
    """Move everything at a table into the past by this many milliseconds."""
    change(server, 'UPDATE events SET at = at - ? WHERE "table" = ?', by, table)
    change(
        server,
        "UPDATE tables SET created = created - ?, moved = moved - ?, deadline = deadline - ? WHERE id = ?",
        *(by, by, by, table),
    )
    restart(server, table)


def timeless(message: dict[str, Any]) -> dict[str, Any]:
    """A message without its time stamps."""
    return {**message, "clock": {**message["clock"], "left": None, "at": None}}


async def everything(clients: list[Client], table: str) -> list[Any]:
    """What every client sees, in each of their seats and as a spectator."""
    seen: list[Any] = []
    for client in clients:
        info = await client.get(f"/api/tables/{table}")
        mine = [c["seat"] for c in info["chairs"] if c["account"] and c["account"]["id"] == client.me["id"]]
        for how in [{"seat": seat} for seat in mine] + [{"spectate": "true"}]:
            seen.append(timeless(await state(client, table, **how)))
        chairs = [{**chair, "place": None, "left": None} for chair in info["chairs"]]  # updated in the background
        seen.append({**info, "chairs": chairs})
    return seen


async def check_restart(server: Running, clients: list[Client], table: str) -> None:
    """Check that the events alone restore what everyone saw."""
    before = await everything(clients, table)
    live = server.services.registry.lives[table]
    kept = (live.rolls, live.rolled, live.people, live.places, live.cuts, live.clock.bank, live.denied)
    restart(server, table)
    assert await everything(clients, table) == before
    live = server.services.registry.lives[table]
    assert (live.rolls, live.rolled, live.people, live.places, live.cuts, live.clock.bank, live.denied) == kept
