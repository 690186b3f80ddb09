"""The registry while clients disconnect, the database fails and rules break: memory follows the database."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
import pytest

from agon.engine.errors import Refused
from agon.server.client.client import Wire
from agon.server.db.storage import EventRow, Storage, StorageDown

from .conftest import Running, begin
from .table_helpers import LONG, choose, do, kinds, restart, rows, slowly, soon, state


async def send_and_close(wire: Wire, *wishes: dict[str, Any]) -> None:
    """Send requests and close the socket at once, as when a page is closed."""
    connection = wire.connection
    for wish in wishes:
        connection.protocol.send_text(msgspec.json.encode(wish))
    connection.protocol.send_close(1001)
    connection.transport.write(b"".join(connection.protocol.data_to_send()))
    await connection.wait_closed()


def sits(server: Running, table: str, chair: int) -> str:
    """The stored account of a chair."""
    return str(rows(server, 'SELECT account FROM chairs WHERE "table" = ? AND chair = ?', table, chair)[0][0])


# ---------------------------------------------------------------- who goes away meanwhile


async def test_a_resignation_is_completed_after_a_disconnect(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fresh_server(bots=True) as server:
        async with server.guests(2) as (first, second):
            table = await begin(first, second, LONG, settings={"leaver": "computer"})
            substitutes = server.services.registry.substitutes
            monkeypatch.setattr(substitutes, "store_departures", slowly(substitutes.store_departures, 0.3))
            async with first.socket() as wire:
                await wire.send("watch", table)
                await wire.until("ok")
                await send_and_close(wire, {"do": "resign", "table": table})

            async def is_replaced() -> bool:
                return sits(server, table, 0) != str(first.me["id"])

            await soon(is_replaced)
            assert kinds(server, table) == ["start", "replace"]


async def test_a_choice_is_completed_after_a_disconnect(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = server.services.storage.writer
    assert writer is not None
    commit = writer._commit

    def slow() -> None:
        time.sleep(0.3)  # a slow disk
        commit()

    async with server.guests(2) as (first, second), first.socket() as seen:
        table = await begin(first, second, LONG)
        ask = (await state(second, table))["ask"]
        await seen.send("watch", table)
        await seen.until("ok")
        monkeypatch.setattr(writer, "_commit", slow)
        async with second.socket() as wire:
            wish = {"do": "choose", "table": table, "number": ask["number"], "option": ask["options"][0]}
            await send_and_close(wire, {"do": "watch", "table": table}, wish)

        async def is_kept() -> bool:
            return kinds(server, table) == ["start", "choice"]

        await soon(is_kept)
        assert (await state(first, table, after=1, wait=10))["n"] == 2


async def test_events_that_follow_without_a_pause_are_committed_together(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fresh_server() as server:
        async with server.guests(2) as (first, second):
            tables = [await begin(first, second, LONG) for _ in range(3)]
            storage = Storage(server.settings.database_url)
            write = storage.journal._write_rows
            sizes: list[int] = []
            writing: list[asyncio.Task[bool]] = []

            def counted(connection: Any, batch: Any) -> Any:
                sizes.append(len(batch))
                return write(connection, batch)

            monkeypatch.setattr(storage.journal, "_write_rows", counted)
            for table in tables:
                event = EventRow(table, 2, 0, "deny", 0, "{}")
                row = server.services.registry.lives[table].row()
                writing.append(asyncio.create_task(storage.journal.append(event, row)))
                await asyncio.sleep(0)  # each comes in a step of the event loop of its own
            assert await asyncio.gather(*writing) == [True, True, True]
            assert sizes == [3]
            await storage.close()


async def test_a_chair_that_could_not_be_written_down_is_mended(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(live: Any) -> None:
        raise StorageDown

    with fresh_server(bots=True) as server:
        async with server.guests(2) as (first, second), second.socket() as wire:
            table = await begin(first, second, LONG, settings={"leaver": "computer"})
            await wire.send("watch", table)
            await wire.until("ok")
            with monkeypatch.context() as away:
                away.setattr(server.services.registry.substitutes, "store_departures", fails)
                with pytest.raises(Refused, match="does not respond"):
                    await do(first, table, "resign")

            async def is_replaced() -> bool:
                return sits(server, table, 0) != str(first.me["id"])

            await soon(is_replaced)
            assert (await state(first, table))["seat"] is None


async def test_of_two_concurrent_resignations_one_is_replaced_and_one_loses(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with fresh_server(bots=True) as server:
        substitutes = server.services.registry.substitutes
        monkeypatch.setattr(substitutes, "computer", slowly(substitutes.computer, 0.3))
        async with server.guests(2) as (first, second):
            table = await begin(first, second, LONG, settings={"leaver": "computer"})
            await asyncio.gather(do(first, table, "resign"), do(second, table, "resign"))
            assert kinds(server, table) == ["start", "replace", "leave"]
            assert (await state(first, table))["result"]["reason"] == "resign"


# ---------------------------------------------------------------- who looks while the table is taken anew


async def test_viewers_are_updated_after_two_lost_races(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulates another process that is first with an event."""
    journal, tries = server.services.storage.journal, []
    append = journal.append

    async def late(event: Any, row: Any) -> Any:
        tries.append(event)
        await asyncio.sleep(0.2)
        return len(tries) > 2 and await append(event, row)

    async with server.guests(2) as (first, second), first.socket() as wire:
        table = await begin(first, second, LONG)
        await wire.send("watch", table)
        await wire.until("ok")
        monkeypatch.setattr(journal, "append", late)
        await choose(second, table)
        await choose(second, table)
        while (await wire.until("state", 10))["n"] < 3:
            pass


async def test_a_table_is_loaded_once_for_concurrent_callers(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first load fails while others wait for it; one of them follows the table from then on."""
    loader, loads = server.services.registry.loader, []
    load = loader.load

    async def slow(table: str) -> Any:
        loads.append(table)
        if len(loads) == 1:
            await asyncio.sleep(0.4)
            raise StorageDown
        live = await load(table)
        await asyncio.sleep(0.8)
        return live

    async def follow(wire: Wire, table: str) -> None:
        """Retry until it works."""
        said = ""
        while said != "state":
            await wire.send("watch", table)
            said = (await wire.receive())["say"]

    async with server.guests(2) as (first, second), first.socket() as wire:
        table = await begin(first, second, LONG)
        restart(server, table)
        monkeypatch.setattr(loader, "load", slow)
        looks: list[asyncio.Task[Any]] = [asyncio.create_task(state(second, table))]
        await asyncio.sleep(0.2)
        looks.append(asyncio.create_task(follow(wire, table)))
        await asyncio.sleep(0.6)
        looks.append(asyncio.create_task(state(second, table)))
        await asyncio.gather(*looks, return_exceptions=True)
        await choose(second, table)
        while (await wire.until("state", 10))["n"] < 2:
            pass
        assert len(loads) <= 3
