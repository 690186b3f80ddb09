"""Play now: people who look for an opponent are paired, by strength, once, and only while they are here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from agon.games import NAMES, load
from agon.server.client.client import Client
from agon.server.community import seeks as seeking
from agon.server.community.pairing import PATIENCE_MS, Seeker, distance, pairs
from agon.server.db.schema import accounts, ratings, seeks
from agon.server.db.storage import SECOND_MS, now
from tools.cluster import Cluster

from .clients import ClientPool, refused
from .conftest import Running, running

GAME = "hector_achilles"
WISH = {"game": GAME, "speed": "fast"}


@contextlib.asynccontextmanager
async def looking(*clients: Client, **wish: Any) -> AsyncIterator[None]:
    """Clients with a socket open who look for an opponent, one after the other."""
    async with contextlib.AsyncExitStack() as stack:
        for client in clients:
            await stack.enter_async_context(client.socket())
            await client.post("/api/me/seek", WISH | wish)
        yield
        for client in clients:
            await client.request("DELETE", "/api/me/seek")


async def table_of(client: Client, patience: float = 20) -> str:
    """The table to which a client is brought."""
    async with asyncio.timeout(patience):
        while True:
            seek = (await client.get("/api/me/seek"))["seek"]
            assert seek is not None
            if seek["table"] is not None:
                return str(seek["table"])
            await asyncio.sleep(0.1)


async def crowds(client: Client) -> list[Any]:
    """The games and speeds for which somebody waits."""
    found = await client.get("/api/seeks")
    assert len(found) == 3 * len(NAMES)
    return [{"game": each["game"], "speed": each["speed"]} for each in found if each["waiting"]]


def seeker(name: str, number: int = 1500, uncertainty: int = 0, since: int = 0) -> Seeker:
    return Seeker(name, GAME, "fast", False, since, number, uncertainty)


def test_the_window_widens_until_anyone_will_do() -> None:
    weak, strong = seeker("a", 1400), seeker("b", 1900)
    paired = [second for second in range(0, 80, 5) if pairs([weak, strong], second * SECOND_MS)]
    assert paired[0] == 35  # 150 + 10 a second
    far = seeker("c", 9000)
    assert not pairs([weak, far], PATIENCE_MS - 1) and pairs([weak, far], PATIENCE_MS)


def test_both_have_to_accept_the_distance() -> None:
    waited, fresh = seeker("a", 1400), seeker("b", 1900, since=60 * SECOND_MS)
    assert not pairs([waited, fresh], 60 * SECOND_MS)


def test_nobody_is_far_from_a_newcomer() -> None:
    newcomer, master = seeker("new", 1500, 500), seeker("master", 2000, 60)
    assert distance(newcomer, master) == 220
    assert distance(newcomer, seeker("able", 1700, 60)) == 0


def test_who_has_waited_longest_gets_the_closest() -> None:
    found = pairs([seeker("far", 1640, since=2), seeker("near", 1510, since=3), seeker("first", since=1)], 10)
    assert [(one.account, other.account) for one, other in found] == [("first", "near")]


@pytest.mark.parametrize("other", [{"game": "other"}, {"speed": "days"}])
def test_only_people_who_look_for_the_same_are_paired(other: dict[str, Any]) -> None:
    assert not pairs([seeker("a"), seeker("b")._replace(**other)], PATIENCE_MS)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_can_be_played_by_two_at_every_speed(name: str) -> None:
    game = load(name)
    options = seeking.options_for_two(game)
    assert options is not None and len(game.seats_in_play(options)) == 2
    clocks = [seeking.clock_of(game, speed) for speed in ("fast", "normal", "days")]
    assert 60 * 5 <= clocks[0].seconds < clocks[1].seconds and clocks[2].kind == "days"


async def test_two_guests_are_paired_and_told(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second = await pool.guest(), await pool.guest()
        async with first.socket() as wire, looking(second):
            assert (await first.post("/api/me/seek", WISH))["seek"]["waiting"] == 2
            table = (await wire.until("lobby"))["table"]
            assert table == await table_of(first) == await table_of(second)
        info = await first.get(f"/api/tables/{table}")
        assert info["state"] == "playing" and info["settings"]["sides"] == "random"
        assert {chair["account"]["id"] for chair in info["chairs"]} == {first.me["id"], second.me["id"]}
        assert info["settings"]["clock"]["kind"] == "bank"


async def test_a_seek_survives_a_reload_and_ends_with_the_page(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ClientPool(server) as pool:
        monkeypatch.setattr(seeking, "BEAT_MS", 100)
        monkeypatch.setattr(seeking, "GRACE_MS", 2000)
        first = await pool.guest()
        async with first.socket():
            await first.post("/api/me/seek", WISH)
        await asyncio.sleep(0.5)
        async with first.socket():
            await asyncio.sleep(3)
            assert (await first.get("/api/me/seek"))["seek"] is not None
        async with asyncio.timeout(10):
            while (await first.get("/api/me/seek"))["seek"] is not None:
                await asyncio.sleep(0.1)


async def test_a_seek_can_be_cancelled(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second = await pool.guest(), await pool.guest()
        async with looking(first):
            assert await crowds(second) == [WISH]
            await first.request("DELETE", "/api/me/seek")
            assert await crowds(second) == []
            async with looking(second):
                await asyncio.sleep(1.5)
                assert (await second.get("/api/me/seek"))["seek"]["table"] is None


async def test_people_who_blocked_each_other_are_not_paired(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second, third = await pool.guest(), await pool.guest(), await pool.guest()
        await first.request("PUT", f"/api/me/blocks/{second.me['id']}")
        async with looking(first, second):
            await asyncio.sleep(1.5)
            assert (await second.get("/api/me/seek"))["seek"]["table"] is None
            async with looking(third):
                assert await table_of(first) == await table_of(third)


async def test_a_game_for_nobody_is_refused(server: Running) -> None:
    async with ClientPool(server) as pool:
        first = await pool.guest()
        assert "chess" in await refused("unknown-game", first.post("/api/me/seek", {"game": "chess"}))
        await refused("not-signed-in", pool.anonymous().post("/api/me/seek", WISH))


@pytest.mark.parametrize("wants", [True, False])
async def test_after_a_minute_the_closest_computer_comes_if_it_is_wanted(server: Running, wants: bool) -> None:
    async with ClientPool(server) as pool:
        first, people = await pool.guest(), pool.server.services.people
        mine = {"account": first.me["id"], "mu": 30_000, "sigma": 1000}
        rows = [mine]
        for mu, level in ((20_000, "novice"), (31_000, "apprentice"), (45_000, "olympian")):
            name = await people.new_account(f"Agon {level} {wants}", "program", level=level)
            rows.append({"account": name, "mu": mu, "sigma": 1000})
        await pool.change(insert(ratings).values([row | {"game": GAME, "games": 9, "changed": 0} for row in rows]))
        async with looking(first, computer=wants):
            await asyncio.sleep(1.5)
            assert (await first.get("/api/me/seek"))["seek"]["table"] is None
            await pool.change(update(seeks).values(created=now() - PATIENCE_MS))
            if wants:
                info = await first.get(f"/api/tables/{await table_of(first)}")
                assert {chair["account"]["level"] for chair in info["chairs"]} == {None, "apprentice"}
                assert not info["settings"]["rated"]
            else:
                await asyncio.sleep(2)
                assert (await first.get("/api/me/seek"))["seek"]["table"] is None


async def test_two_processes_seat_everyone_once(postgresql: Cluster, tmp_path_factory: Any) -> None:
    """Six people at two processes, which both pair at the same time."""
    database, folder = postgresql.database("seeks"), tmp_path_factory.mktemp("seeks")
    with running(folder, database=database) as one, running(folder, database=database) as other:
        async with one.guests(3) as here, other.guests(3) as there:
            people = [client for pair in zip(here, there, strict=True) for client in pair]
            async with looking(*people):
                tables = [await table_of(client) for client in people]
                for client, table in zip(people, tables, strict=True):
                    playing = await client.get("/api/me/tables", state="playing")
                    assert [info["id"] for info in playing] == [table]
    assert all(tables.count(table) == 2 for table in tables)


async def test_a_seek_goes_with_the_account(fresh_server: Callable[..., Any]) -> None:
    with fresh_server() as server:
        async with ClientPool(server) as pool:
            first = await pool.guest()
            await first.post("/api/me/seek", WISH)
            assert [row["game"] for row in (await first.get("/api/me/export"))["seeks"]] == [GAME]
            await first.post("/api/me/delete", {})
            assert await pool.rows(select(seeks).join(accounts, accounts.c.id == seeks.c.account)) == []
