"""Statistics of a player: streaks, openings, luck, and who may see them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import insert, update

from agon.server.client.client import Client
from agon.server.db.schema import analyses, chairs, tables

from .clients import ClientPool, refused
from .conftest import Running, begin

GAME = "twilight_struggle"


async def opened(
    pool: ClientPool, one: Client, two: Client, card: int, undoes: bool = False, **settings: Any
) -> tuple[str, str]:
    """A game in which the first player opens with one of the cards dealt to them, and the second resigns."""
    table = await begin(one, two, GAME, settings=settings)
    for _ in range(60):
        for client in (one, two):
            ask = (await client.get(f"/api/tables/{table}/state"))["ask"]
            if ask is None:
                continue
            if client is one and undoes and ask["what"] != "headline":
                await client.post(
                    f"/api/tables/{table}/choices", {"number": ask["number"], "option": ask["options"][-1]}
                )
                await client.post(f"/api/tables/{table}/acts", {"do": "undo"})
                ask, undoes = (await client.get(f"/api/tables/{table}/state"))["ask"], False
            option = ask["options"][card if ask["what"] == "headline" else 0]
            await client.post(f"/api/tables/{table}/choices", {"number": ask["number"], "option": option})
            if client is one and ask["what"] == "headline":
                await two.post(f"/api/tables/{table}/acts", {"do": "resign"})
                return table, option
    raise AssertionError("no headline was asked")


async def won(pool: ClientPool, table: str, at: int, places: tuple[int, int]) -> None:
    """Settle how a game ended, and when."""
    await pool.change(update(tables).where(tables.c.id == table).values(moved=at, rated=True, state="over"))
    for chair, place in enumerate(places):
        seat = (chairs.c.table == table) & (chairs.c.chair == chair)
        await pool.change(update(chairs).where(seat).values(place=place))


async def test_streaks_openings_and_luck(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann, bea, cid = [await pool.guest() for _ in range(3)]
        path = f"/api/accounts/{ann.me['id']}/statistics"
        assert await cid.get(path) == []
        first, card = await opened(pool, ann, bea, 0)
        hidden, other = await opened(pool, ann, bea, 1, spectators=False)
        await won(pool, first, 1, (1, 2))
        await won(pool, hidden, 2, (2, 1))
        luck = {"analysis": {"accounts": [{"seat": "us", "luck": 0.25, "play": -0.5}]}, "events": []}
        row = {"table": first, "depth": 1, "state": "done", "done": 1, "of": 1, "changed": 1}
        await pool.change(insert(analyses).values(**row, body=json.dumps(luck)))
        (mine,) = await ann.get(path)
        assert mine["results"] == {"won": 1, "drawn": 0, "lost": 1}
        assert (mine["streak"], mine["best"]) == (-1, 1)
        assert {(each["seat"], each["word"]) for each in mine["openings"]} == {("us", card), ("us", other)}
        assert mine["luck"] == [{"table": first, "at": 1, "luck": 0.25, "play": -0.5}]
        (theirs,) = await cid.get(path)
        assert theirs["results"] == {"won": 1, "drawn": 0, "lost": 0} and theirs["streak"] == 1
        assert [each["word"] for each in theirs["openings"]] == [card]


async def test_openings_of_public_games(fresh_server: Callable[..., Any]) -> None:
    """They count who opened how, with the set-up, and leave out what was undone and what is not public."""
    with fresh_server() as server:
        async with ClientPool(server) as pool:
            ann, bea = [await pool.guest() for _ in range(2)]
            path = f"/api/games/{GAME}/openings"
            first, card = await opened(pool, ann, bea, 0, undoes=True)
            hidden, _ = await opened(pool, ann, bea, 1, spectators=False)
            await won(pool, first, 1, (1, 2))
            await won(pool, hidden, 2, (2, 1))
            found = await ann.get(path)
            assert found["games"] == 1
            assert {"seat": "us", "word": card, "results": {"won": 1, "drawn": 0, "lost": 0}} in found["openings"]
            placed = {each["seat"]: each for each in found["set_ups"]}
            assert sum(placed["us"]["words"].values()) == 7 and sum(placed["ussr"]["words"].values()) == 6
            assert placed["ussr"]["results"]["lost"] == 1
            assert (await ann.get("/api/games/roll_player/openings")) == {"games": 0, "openings": [], "set_ups": []}
            await refused("unknown-game", ann.get("/api/games/chess/openings"))
