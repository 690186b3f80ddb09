"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from agon.engine.table.study import check
from agon.games import NAMES, load
from agon.server.client.client import Client

from .conftest import Running, begin


async def play(client: Client, table: str, seed: int) -> dict[str, Any]:
    """Answer every ask at random until the game is over; return the last state, assembled from the messages."""
    chance = random.Random(seed)
    view: dict[str, Any] = {}
    answered = -1
    async with client.socket() as wire:
        await wire.send("watch", table)
        while True:
            message = await wire.receive()
            assert message["say"] != "refused", message
            if message["say"] != "state":
                continue
            kept = {} if message["full"] else {k: v for k, v in view.items() if k not in message["gone"]}
            view = {**kept, **message["view"]}
            if message["result"]:
                return {**message, "view": view}
            if (ask := message["ask"]) and ask["number"] != answered:
                answered = ask["number"]
                await wire.send("choose", table, number=ask["number"], option=chance.choice(ask["options"]))


@pytest.mark.parametrize("game", NAMES)
async def test_two_clients_play_a_whole_game(server: Running, game: str) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, game)
        ends = await asyncio.gather(play(first, table, 1), play(second, table, 2))
        assert ends[0]["result"] == ends[1]["result"]
        for client, end in zip((first, second), ends, strict=True):
            whole = await client.get(f"/api/tables/{table}/state")
            assert whole["view"] == end["view"]
        record = await first.get(f"/api/tables/{table}/record")
        replayed = check(record, load)
        assert replayed.outcome is not None
        assert list(replayed.outcome.winners) == ends[0]["result"]["winners"]
