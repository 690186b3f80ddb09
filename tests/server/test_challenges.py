"""Challenges to one person, and players that are followed."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from agon.server.client.client import Client
from agon.server.db.schema import accounts

from .clients import ClientPool, refused
from .conftest import Running, begin

GAME = "hector_achilles"


async def challenge(first: Client, second: Client, **wish: Any) -> str:
    made = await first.post("/api/challenges", {"to": second.me["id"], "table": {"game": GAME, **wish}})
    return str(made["table"]["id"])


async def test_a_challenge_is_told_and_accepted(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second, third = await pool.guest(), await pool.guest(), await pool.guest()
        async with second.socket() as wire:
            table = await challenge(first, second, settings={"sides": "random", "clock": {"kind": "days", "days": 2}})
            assert (await wire.until("challenge"))["table"] == table
        (waiting,) = await second.get("/api/me/challenges")
        assert waiting["by"]["id"] == first.me["id"] and waiting["table"]["settings"]["clock"]["days"] == 2
        assert waiting["table"]["invite"] is None
        await refused("not-found", third.post(f"/api/challenges/{table}/accept"))
        await refused("not-found", third.post(f"/api/tables/{table}/join"))
        async with first.socket() as wire:
            assert (await second.post(f"/api/challenges/{table}/accept"))["state"] == "playing"
            assert (await wire.until("challenge"))["table"] == table
        assert await second.get("/api/me/challenges") == await first.get("/api/me/challenges") == []


@pytest.mark.parametrize("who", ["challenger", "challenged"])
async def test_a_challenge_is_declined_or_withdrawn(server: Running, who: str) -> None:
    async with ClientPool(server) as pool:
        first, second = await pool.guest(), await pool.guest()
        table = await challenge(first, second)
        await refused("not-possible-now", challenge(first, second))
        await (first if who == "challenger" else second).request("DELETE", f"/api/challenges/{table}")
        assert (await first.get(f"/api/tables/{table}"))["state"] == "aborted"
        await refused("not-possible-now", second.post(f"/api/challenges/{table}/accept"))
        assert await challenge(first, second) != table


async def test_some_cannot_be_challenged(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second = await pool.guest(), await pool.guest()
        await refused("not-possible-now", challenge(first, first))
        program = await pool.server.services.people.new_account("Agon Test", "program", level="novice")
        body = {"to": program, "table": {"game": GAME}}
        await refused("not-possible-now", first.post("/api/challenges", body))
        await second.request("PUT", f"/api/me/blocks/{first.me['id']}")
        await refused("not-possible-now", challenge(first, second))
        assert await first.get("/api/me/tables") == []


async def test_followed_players_with_their_public_games(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, here, away, other = [await pool.guest() for _ in range(4)]
        for followed in (away, here):
            await first.request("PUT", f"/api/me/follows/{followed.me['id']}")
        await refused("bad-request", first.request("PUT", f"/api/me/follows/{first.me['id']}"))
        public = await begin(here, other, GAME)
        await begin(here, other, GAME, settings={"spectators": False})
        await pool.change(update(accounts).where(accounts.c.id == away.me["id"]).values(seen=0))
        found = await first.get("/api/me/follows")
        assert [(each["account"]["id"], each["online"]) for each in found] == [
            (here.me["id"], True),
            (away.me["id"], False),
        ]
        assert [[table["id"] for table in each["tables"]] for each in found] == [[public], []]
        await first.request("DELETE", f"/api/me/follows/{here.me['id']}")
        assert [each["account"]["id"] for each in await first.get("/api/me/follows")] == [away.me["id"]]
