"""Statistics of a player: streaks, openings, luck, and who may see them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sqlalchemy import insert, select, update

from agon.server.client.client import Client
from agon.server.community.openings import choices_of
from agon.server.db.schema import analyses, chairs, events, tables
from tests.games.twilight_struggle.playdek_writer import write_game

from .clients import ClientPool, refused
from .conftest import Running, begin
from .table_helpers import asked, choose, do, play_until

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


async def test_an_opening_that_was_taken_back_does_not_count(server: Running) -> None:
    """Neither alone, while the other has answered, nor by consent; a request that was refused changes nothing."""
    async with ClientPool(server) as pool:
        ann, bea = clients = [await pool.guest() for _ in range(2)]
        table = await begin(ann, bea, GAME)

        async def counted() -> dict[str, list[str]]:
            rows = await pool.rows(select(events).where(events.c.table == table).order_by(events.c.n))
            live = server.services.registry.lives[table]
            counted = {live.seat_of(chair): options for chair, options in choices_of(rows).items()}
            made: dict[str, list[str]] = {"us": [], "ussr": []}
            for choice in live.table.choices:
                made.setdefault(choice.seat, []).append(choice.option)
            assert counted == {seat: options for seat, options in made.items() if options and seat != "chance"}
            return counted

        await play_until(clients, table, "headline")
        one, other = await asked(clients, table)
        card = (await one.get(f"/api/tables/{table}/state"))["ask"]["options"]
        await choose(one, table, card[0])
        await do(one, table, "undo")
        await counted()
        await choose(one, table, card[1])
        await choose(other, table)
        first = await counted()
        for answer in ("deny_undo", "agree_undo"):
            await do(one, table, "ask_undo")
            assert await counted() == first
            await do(other, table, answer)
            if answer == "deny_undo":
                assert await counted() == first
                (mover, *_) = await asked(clients, table)
                await choose(mover, table)
                first = await counted()
        assert sum(map(len, (await counted()).values())) < sum(map(len, first.values()))


async def test_openings_of_imported_games(fresh_server: Callable[..., Any]) -> None:
    """They count finished games that their owners made public, each once, and no records of other origin."""
    log, part = write_game(1, handicap=0), write_game(2, 200, handicap=0)
    with fresh_server() as server:
        async with ClientPool(server) as pool:
            ann, bea = [await pool.guest() for _ in range(2)]
            for client, text, public in ((ann, log, True), (bea, log, True), (ann, part, True), (bea, log, False)):
                await client.post("/api/studies", {"text": text, "public": public})
            kept = await ann.post("/api/studies", {"text": write_game(3, handicap=0), "public": True})
            await ann.request("PUT", f"/api/studies/{kept['id']}", {"title": "Hidden", "public": False})
            await bea.post("/api/studies", {"text": kept["text"], "public": True})
            table, card = await opened(pool, ann, bea, 0)
            await won(pool, table, 1, (1, 2))
            path = f"/api/games/{GAME}/openings"
            house, imported = [await ann.get(path, source=source) for source in ("house", "imported")]
            both = await ann.get(path)
            assert (house["games"], imported["games"], both["games"]) == (1, 1, 2)
            assert {"seat": "us", "word": card, "results": {"won": 1, "drawn": 0, "lost": 0}} in house["openings"]
            words = {each["seat"]: each["word"] for each in imported["openings"]}
            assert words["us"].replace("_", " ") in log.lower() and words["ussr"].replace("_", " ") in log.lower()
            sums = [sum(sum(each["results"].values()) for each in one["openings"]) for one in (house, imported, both)]
            assert sums == [2, 2, 4]
            placed = {each["seat"]: sum(each["words"].values()) for each in imported["set_ups"]}
            assert placed == {"us": 7, "ussr": 6}
            await refused("bad-request", ann.get(path, source="elsewhere"))
