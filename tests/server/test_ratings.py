"""Ratings, records and leaderboards: games over real sockets, then what the pages show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import insert, select, update

from agon.agents import DEFAULT_LEVEL
from agon.games import NAMES, load
from agon.server.client.client import Client
from agon.server.community.ratings import START, Ratings, rate, shown
from agon.server.db.schema import accounts, chairs, rating_steps, ratings, tables
from agon.server.db.storage import new_id
from agon.server.tables.registry import TableRegistry

from .clients import PASSWORD, ClientPool, refused
from .conftest import Running, begin
from .table_helpers import change, restart, rows
from .test_play import play

GAME = NAMES[0]
LOOKS = 500  # attempts before giving up


async def settled(pool: ClientPool, table: str) -> Any:
    """The row of a table once its places and ratings are stored."""
    for _ in range(LOOKS):
        (row,) = await pool.rows(select(tables).where(tables.c.id == table))
        if row.rated:
            return row
        await asyncio.sleep(0.02)
    raise AssertionError("the table was not settled")


async def choices(client: Client, other: Client, table: str, number: int) -> None:
    """Make this many choices."""
    for _ in range(number):
        for one in (client, other):
            ask = (await one.get(f"/api/tables/{table}/state"))["ask"]
            if ask is not None:
                await one.post(f"/api/tables/{table}/choices", {"number": ask["number"], "option": ask["options"][0]})
                break


async def won(pool: ClientPool, winner: Client, loser: Client, **wish: Any) -> str:
    """A game that the second player resigns after a few choices."""
    table = str((await winner.post("/api/tables", {"game": GAME, **wish}))["id"])
    invite = (await winner.get(f"/api/tables/{table}"))["invite"]
    await loser.post(f"/api/tables/{table}/join", {"invite": invite})
    await choices(winner, loser, table, 8)
    await loser.post(f"/api/tables/{table}/acts", {"do": "resign"})
    await settled(pool, table)
    return table


async def rating(client: Client) -> dict[str, Any]:
    """A player's rating in the game."""
    found = await client.get(f"/api/accounts/{client.me['id']}/ratings")
    return dict(found[0]) if found else {}


# ---------------------------------------------------------------- the model


@given(st.lists(st.tuples(st.integers(10_000, 40_000), st.integers(1_000, 8_333)), min_size=2, max_size=5))
def test_the_winner_rises_and_the_last_falls(before: list[tuple[int, int]]) -> None:
    places = [1, *[2] * (len(before) - 2), 3]
    after = rate(before, places)
    assert after[0][0] >= before[0][0]
    assert after[-1][0] <= before[-1][0]


def test_a_draw_of_equals_changes_the_uncertainty_alone() -> None:
    first, second = rate([START, START], [1, 1])
    assert first == second
    assert first[0] == START[0]
    assert first[1] < START[1]


def test_a_draw_with_a_stronger_player_is_worth_something() -> None:
    strong, weak = rate([(30_000, 3_000), (20_000, 3_000)], [1, 1])
    assert strong[0] < 30_000
    assert weak[0] > 20_000


def test_equal_places_in_a_game_of_four_are_rated_alike() -> None:
    first, *others = rate([START] * 4, [1, 2, 2, 2])
    assert first[0] > START[0] > others[0][0]
    assert len(set(others)) == 1


# ---------------------------------------------------------------- games


async def test_a_whole_game_is_rated_once(server: Running) -> None:
    """Other processes that settle the same table at the same time change nothing."""
    async with ClientPool(server) as pool:
        ann, bea = await pool.registered("Ann whole"), await pool.registered("Bea whole")
        table = await begin(ann, bea, GAME)
        ends = await asyncio.gather(play(ann, table, 3), play(bea, table, 4))
        others = [Ratings(pool.storage, TableRegistry(pool.storage, server.settings.database_url)) for _ in range(2)]
        await asyncio.gather(settled(pool, table), *(other.settle(table) for other in others))
        winners = ends[0]["result"]["winners"]
        for chair in (await ann.get(f"/api/tables/{table}"))["chairs"]:
            assert chair["place"] == (1 if not winners or chair["seat"] in winners else 2)
        mine, theirs = await rating(ann), await rating(bea)
        assert mine["games"] == theirs["games"] == 1
        assert mine["number"] + theirs["number"] == 3000
        assert mine["uncertainty"] == theirs["uncertainty"] == shown(8066)
        steps = await ann.get(f"/api/accounts/{ann.me['id']}/ratings/{GAME}")
        assert [(step["table"], step["number"]) for step in steps] == [(table, mine["number"])]


@pytest.mark.parametrize("why", ["guest", "wish", "early", "aborted"])
async def test_what_is_not_rated(server: Running, why: str) -> None:
    """Games against a guest, unrated games, games that ended too early, and games without a result."""
    async with ClientPool(server) as pool:
        ann = await pool.registered(f"Ann {why}")
        bea = await (pool.guest() if why == "guest" else pool.registered(f"Bea {why}"))
        table = await begin(ann, bea, GAME, settings={"rated": why != "wish"})
        if why in ("guest", "wish"):
            await choices(ann, bea, table, 8)
        await bea.post(f"/api/tables/{table}/acts", {"do": "abort" if why == "aborted" else "resign"})
        if why != "aborted":
            await settled(pool, table)
            places = await pool.rows(select(chairs.c.place).where(chairs.c.table == table).order_by(chairs.c.chair))
            assert [row.place for row in places] == [1, 2]
        assert await pool.rows(select(rating_steps).where(rating_steps.c.table == table)) == []
        assert await rating(ann) == await rating(bea) == {}


async def test_registering_during_a_game_does_not_make_it_rated(server: Running) -> None:
    """Otherwise a guest could choose to be rated only for games they are about to win."""
    async with ClientPool(server) as pool:
        ann, guest = await pool.registered("Ann registered"), await pool.guest()
        table = await begin(guest, ann, GAME)
        await choices(guest, ann, table, 8)
        guest._know(await guest.post("/api/register", {"name": "Ahead now", "password": PASSWORD}))
        restart(server, table)  # decided by the events alone
        await ann.post(f"/api/tables/{table}/acts", {"do": "resign"})
        await settled(pool, table)
        assert await rating(ann) == await rating(guest) == {}


async def test_games_of_older_releases_are_rated_by_their_end(server: Running) -> None:
    """Their first event does not say whether they are rated."""
    async with ClientPool(server) as pool:
        ann, bea = await pool.registered("Ann older"), await pool.registered("Bea older")
        table = await begin(ann, bea, GAME)
        body = rows(server, "SELECT body FROM events WHERE \"table\" = ? AND kind = 'start'", table)[0][0]
        assert '"rated":true' in body
        change(
            server, 'UPDATE events SET body = ? WHERE "table" = ? AND n = 1', body.replace(',"rated":true', ""), table
        )
        restart(server, table)
        await choices(ann, bea, table, 8)
        await bea.post(f"/api/tables/{table}/acts", {"do": "resign"})
        await settled(pool, table)
        assert (await rating(ann))["games"] == 1


@pytest.mark.parametrize("settings", [{"visibility": "private"}, {"spectators": False}])
async def test_a_rating_does_not_name_games_that_are_hidden(server: Running, settings: dict[str, Any]) -> None:
    async with ClientPool(server) as pool:
        name = "".join(settings)
        ann, bea = await pool.registered(f"Ann {name}"), await pool.registered(f"Bea {name}")
        table = await won(pool, ann, bea, settings=settings)
        path = f"/api/accounts/{ann.me['id']}/ratings/{GAME}"
        for reader, seen in ((bea, table), (await pool.guest(), None), (pool.anonymous(), None)):
            (step,) = await reader.get(path)
            assert step["table"] == seen and step["number"] > 1500


async def test_nobody_is_rated_against_themselves(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann = await pool.registered("Ann alone")
        table = (await ann.post("/api/tables", {"game": GAME, "chairs": ["me", "me"]}))["id"]
        for _ in range(8):
            ask = (await ann.get(f"/api/tables/{table}/state"))["ask"]
            choice = {"number": ask["number"], "option": ask["options"][0]}
            await ann.post(f"/api/tables/{table}/choices", choice)
        state = await ann.get(f"/api/tables/{table}/state")
        await ann.post(f"/api/tables/{table}/acts", {"do": "resign", "seat": state["seat"]})
        await settled(pool, table)
        assert await rating(ann) == {}


async def test_a_player_replaced_by_the_computer_loses(fresh_server: Callable[..., Any]) -> None:
    """The substitute is not rated either. It plays for nobody, so the game ends when the opponent leaves too."""
    with fresh_server() as server:
        async with ClientPool(server) as pool:
            await pool.change(insert(accounts).values(**program("Stand-in")))
            ann, bea = await pool.registered("Ann stays"), await pool.registered("Bea leaves")
            table = await begin(ann, bea, GAME, settings={"leaver": "computer"})
            await choices(ann, bea, table, 8)
            await bea.post(f"/api/tables/{table}/acts", {"do": "resign"})
            info = await ann.get(f"/api/tables/{table}")
            assert info["state"] == "playing"
            assert info["chairs"][1]["account"]["name"] == "Stand-in"
            await pool.change(update(accounts).where(accounts.c.name == "Stand-in").values(level=None))
            await ann.post(f"/api/tables/{table}/acts", {"do": "resign"})
            await settled(pool, table)
            assert (await rating(ann))["number"] > 1500 > (await rating(bea))["number"]
            assert len(await pool.rows(select(ratings))) == 2


def program(name: str) -> dict[str, Any]:
    """A computer player of the server."""
    return {
        "id": new_id(),
        "name": name,
        "name_key": name.lower(),
        "kind": "program",
        "level": DEFAULT_LEVEL,
        "created": 0,
        "seen": 0,
    }


async def test_a_crash_between_the_end_and_the_rating_is_made_good(fresh_server: Callable[..., Any]) -> None:
    """The process dies right after the last event; the next one rates what it finds, in the order of the ends."""
    over: list[str] = []
    with fresh_server() as server:
        server.services.registry.after.remove(server.services.ratings.after)
        async with ClientPool(server) as pool:
            ann, bea = await pool.registered("Ann crash"), await pool.registered("Bea crash")
            for _ in range(2):
                table = await begin(ann, bea, GAME)
                await choices(ann, bea, table, 8)
                await bea.post(f"/api/tables/{table}/acts", {"do": "resign"})
                over.append(table)
            assert await pool.rows(select(rating_steps)) == []
    with fresh_server() as server:
        async with ClientPool(server) as pool:
            for table in over:
                await settled(pool, table)
            ann = await pool.signed_in("Ann crash")
            steps = await ann.get(f"/api/accounts/{ann.me['id']}/ratings/{GAME}")
            assert [step["table"] for step in steps] == over[::-1]
            assert steps[0]["number"] > steps[1]["number"] > 1500


# ---------------------------------------------------------------- looking back


async def test_history_and_record(server: Running) -> None:
    """Games are listed by time; private ones only for their players."""
    async with ClientPool(server) as pool:
        ann, bea, cid = [await pool.registered(f"{name} past") for name in ("Ann", "Bea", "Cid")]
        first = await won(pool, ann, bea)
        hidden = await won(pool, bea, ann, settings={"visibility": "private"})
        unseen = await won(pool, ann, bea, settings={"spectators": False})
        last = await won(pool, ann, bea)

        path = f"/api/accounts/{ann.me['id']}/games"
        assert ids(await ann.get(path)) == ids(await bea.get(path)) == [last, unseen, hidden, first]
        assert ids(await cid.get(path)) == ids(await pool.anonymous().get(path)) == [last, first]
        (newest, *_) = await cid.get(path)
        assert newest["invite"] is None
        assert ids(await cid.get(path, before=newest["moved"])) == [first]
        assert ids(await cid.get(path, game=NAMES[1])) == []

        against = f"/api/accounts/{ann.me['id']}/against/{bea.me['id']}"
        assert await ann.get(against) == [{"game": GAME, "won": 3, "drawn": 0, "lost": 1}]
        assert await cid.get(against) == [{"game": GAME, "won": 2, "drawn": 0, "lost": 0}]
        back = f"/api/accounts/{bea.me['id']}/against/{ann.me['id']}"
        assert await bea.get(back) == [{"game": GAME, "won": 1, "drawn": 0, "lost": 3}]

        steps = f"/api/accounts/{ann.me['id']}/ratings/{GAME}"
        assert [step["table"] for step in await ann.get(steps)] == [last, unseen, hidden, first]
        assert [step["table"] for step in await cid.get(steps)] == [last, None, None, first]

        results, (one, two) = f"/api/accounts/{ann.me['id']}/results", load(GAME).seats
        mine = [
            {"game": GAME, "seat": one, "won": 3, "drawn": 0, "lost": 0},
            {"game": GAME, "seat": two, "won": 0, "drawn": 0, "lost": 1},
        ]
        assert await ann.get(results) == mine
        assert await cid.get(results) == [mine[0] | {"won": 2}]


def ids(found: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in found]


async def test_the_leaders(fresh_server: Callable[..., Any]) -> None:
    """Only players with enough games and a low enough deviation, best first."""
    with fresh_server() as server:
        async with ClientPool(server) as pool:
            people = [await pool.registered(f"Player {number}") for number in range(5)]
            values = (
                (30_000, 4_000, 9),
                (32_000, 5_000, 20),
                (40_000, 7_001, 30),
                (41_000, 2_000, 4),
                (20_000, 2_000, 5),
            )
            for client, (mu, sigma, games) in zip(people, values, strict=True):
                row = {"account": client.me["id"], "game": GAME, "mu": mu, "sigma": sigma, "games": games, "changed": 1}
                await pool.change(insert(ratings).values(**row))
            leaders = await pool.anonymous().get(f"/api/games/{GAME}/leaders")
            assert [(line["place"], line["account"]["name"]) for line in leaders] == [
                (1, "Player 1"),
                (2, "Player 0"),
                (3, "Player 4"),
            ]
            assert leaders[0]["rating"] == {
                "game": GAME,
                "number": 1920,
                "uncertainty": 300,
                "games": 20,
                "changed": 1,
            }
            assert await pool.anonymous().get(f"/api/games/{GAME}/leaders", page=1) == []


async def test_refusals(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann = await pool.registered("Ann refused")
        me = f"/api/accounts/{ann.me['id']}"
        await refused("unknown-game", ann.get("/api/games/nothing/leaders"))
        await refused("unknown-game", ann.get(f"{me}/ratings/nothing"))
        await refused("bad-request", ann.get(f"{me}/against/{ann.me['id']}"))
        for path in ("games", "results", "statistics", "ratings", f"ratings/{GAME}", f"against/{ann.me['id']}"):
            await refused("not-found", ann.get(f"/api/accounts/nobody/{path}"))
