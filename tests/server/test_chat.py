"""Chat at a table, and private notes."""

from __future__ import annotations

import pytest

from agon.engine.errors import Refused
from agon.games import NAMES
from agon.server.client.client import Wire

from .conftest import Running, begin


async def follow(wire: Wire, table: str, **fields: object) -> None:
    await wire.send("watch", table, id="w", **fields)
    await wire.until("ok")


async def test_players_hear_each_other_and_spectators_do_not(server: Running) -> None:
    async with server.guests(3) as (first, second, third):
        table = await begin(first, second, NAMES[0])
        async with first.socket() as one, second.socket() as two, third.socket() as watcher:
            for wire in (one, two, watcher):
                await follow(wire, table)
            await one.send("say", table, text="good luck")
            await one.send("say", table, text="hello all", room="everyone")
            assert (await two.until("chat"))["text"] == "good luck"
            assert (await two.until("chat"))["text"] == "hello all"
            assert (await watcher.until("chat"))["text"] == "hello all"
        assert [line["text"] for line in await third.get(f"/api/tables/{table}/chat")] == ["hello all"]


async def test_players_hear_strangers_only_when_the_game_is_over(server: Running) -> None:
    async with server.guests(3) as (first, second, third):
        table = await begin(first, second, NAMES[0])
        await third.post(f"/api/tables/{table}/chat", {"text": "she holds Hector", "room": "everyone"})
        assert await first.get(f"/api/tables/{table}/chat") == []
        await first.post(f"/api/tables/{table}/acts", {"do": "resign"})
        assert len(await first.get(f"/api/tables/{table}/chat")) == 1


async def test_a_stranger_does_not_speak_in_the_players_room(server: Running) -> None:
    async with server.guests(3) as (first, second, third):
        table = await begin(first, second, NAMES[0])
        with pytest.raises(Refused, match="not-yours"):
            await third.post(f"/api/tables/{table}/chat", {"text": "hello"})
        assert await first.get(f"/api/tables/{table}/chat") == []


async def test_a_note_is_for_its_writer_alone(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, NAMES[0])
        await first.request("PUT", f"/api/tables/{table}/note", {"text": "he bluffs"})
        await first.request("PUT", f"/api/tables/{table}/note", {"text": "he bluffs often"})
        assert (await first.get(f"/api/tables/{table}/note"))["text"] == "he bluffs often"
        assert (await second.get(f"/api/tables/{table}/note"))["text"] == ""
