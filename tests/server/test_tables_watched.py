"""Watching: spectators, watch links, and replays."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from agon.engine.errors import Refused

from .conftest import Running, begin
from .table_helpers import LONG, choose, do, play_some, play_until, restart, state, timeless


async def refused(code: str, awaitable: Any) -> None:
    with pytest.raises(Refused) as told:
        await awaitable
    assert told.value.code == code, told.value


async def test_spectators_have_a_view_of_their_own(server: Running) -> None:
    async with server.guests(3) as (first, second, third), third.socket() as wire:
        table = await begin(first, second, LONG)
        await play_until([first, second], table, "headline")
        await wire.send("watch", table)
        seen = await wire.until("state")
        assert (seen["seat"], seen["chair"], seen["ask"], seen["can_undo"]) == (None, None, None, False)
        assert "hand" not in seen["view"] and seen["waiting"] == ["us", "ussr"]
        card = await choose(first, table)
        change = await wire.until("state")
        assert card not in str(change) and change["waiting"] == ["ussr"]
        player = timeless(await state(first, table, spectate="true"))
        assert player == timeless(await state(third, table))  # a player may watch as a spectator
        nobody = server.client()
        assert timeless(await state(nobody, table)) == player
        await nobody.http.aclose()


async def test_a_watch_link_shows_a_hand_until_it_is_revoked(server: Running) -> None:
    async with server.guests(4) as (first, second, third, fourth), third.socket() as wire, fourth.socket() as late:
        wish = {"game": LONG, "settings": {"visibility": "private"}}
        laid = await first.post("/api/tables", wish)
        table = laid["id"]
        await refused("not-possible-now", first.post(f"/api/tables/{table}/shoulder"))
        await second.post(f"/api/tables/{table}/join", {"invite": laid["invite"]})
        await refused("not-found", third.post(f"/api/tables/{table}/shoulder"))
        link = (await first.post(f"/api/tables/{table}/shoulder"))["shoulder"]
        await wire.send("watch", table, shoulder=link)
        seen = await wire.until("state")
        assert seen["seat"] == "us" and seen["view"] == (await state(first, table))["view"]
        assert (await state(third, table, shoulder=link))["view"]["hand"] == seen["view"]["hand"]
        choice = {"number": 0, "option": "poland", "seat": "us"}
        await refused("not-found", third.post(f"/api/tables/{table}/choices", choice))
        await choose(second, table)
        assert (await wire.until("state"))["n"] == 2
        await first.request("DELETE", f"/api/tables/{table}/shoulder")
        assert (await wire.until("ended"))["table"] == table
        await choose(second, table)
        await wire.send("leave", "elsewhere", id="mark")
        message = await wire.receive()
        while message["say"] == "ok" and message["id"] is None:
            message = await wire.receive()
        assert message == {"say": "ok", "id": "mark"}  # the choice was not sent to it
        await refused("not-found", state(third, table, shoulder=link))
        await late.send("watch", table, shoulder=link)
        assert (await late.until("refused"))["code"] == "not-found"
        again = (await first.post(f"/api/tables/{table}/shoulder"))["shoulder"]
        await late.send("watch", table, shoulder=again)
        assert (await late.until("state"))["seat"] == "us"
        await first.post(f"/api/tables/{table}/shoulder")  # a new link revokes the one before
        assert (await late.until("ended"))["table"] == table


async def test_during_a_game_replays_show_your_own_view(server: Running) -> None:
    async with server.guests(3) as people:
        first, second, third = people
        table = await begin(first, second, LONG)
        frames: list[list[Any]] = []
        for _ in range(9):
            frames.append([await state(client, table) for client in people])
            await play_some([first, second], table, 1)
        await do(first, table, "undo")
        for n in (9, 3, 1, 7):  # back and forth
            for client, frame in zip(people, frames[n - 1], strict=True):
                past = await client.get(f"/api/tables/{table}/replay", at=n)
                assert past["n"] == n and timeless(past) == timeless(frame)
        assert (await first.get(f"/api/tables/{table}/replay", at=0))["state"] == "open"
        await refused("not-yours", first.get(f"/api/tables/{table}/replay", at=3, seat="ussr"))
        await refused("not-yours", third.get(f"/api/tables/{table}/replay", at=3, seat="ussr"))
        await refused("bad-request", first.get(f"/api/tables/{table}/replay", at=99))
        await refused("bad-request", first.get(f"/api/tables/{table}/replay"))


async def test_after_a_game_replays_show_any_seat(server: Running) -> None:
    async with server.guests(3) as (first, second, third):
        table = await begin(first, second, LONG)
        await play_until([first, second], table, "headline")
        n, hand = (await state(second, table))["n"], (await state(second, table))["view"]["hand"]
        await do(first, table, "resign")
        for client in (first, second, third):
            past = await client.get(f"/api/tables/{table}/replay", at=n, seat="ussr")
            assert (past["view"]["hand"], past["ask"]["what"], past["result"]) == (hand, "headline", None)
        await refused("not-found", third.get(f"/api/tables/{table}/replay", at=n, seat="none"))
        whole = await begin(first, second, LONG, settings={"spectators": False})
        await do(first, whole, "resign")
        await refused("not-found", third.get(f"/api/tables/{whole}/replay", at=1, seat="us"))
        await refused("not-found", third.get(f"/api/tables/{whole}/record"))
        assert "resign us" in await first.get(f"/api/tables/{whole}/record")


async def test_a_table_with_a_long_poll_stays_cached(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.guests(2) as (first, second):
        tables, lives = [await begin(first, second, LONG) for _ in range(3)], server.services.registry.lives
        waiting = asyncio.create_task(state(first, tables[0], after=1, wait=25))
        await asyncio.sleep(0.3)
        monkeypatch.setattr("agon.server.tables.registry.MAX_CACHED_TABLES", 1)
        restart(server, *tables[1:])
        for table in tables[1:]:
            await state(first, table)
        assert tables[0] in lives and tables[1] not in lives
        await choose(second, tables[0])
        assert (await asyncio.wait_for(waiting, 15))["n"] == 2
