"""Two processes with one PostgreSQL: what happens in one is visible in the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from agon.engine.errors import Refused
from agon.server.client.client import Client, Wire
from agon.server.db.storage import DAY_MS, EventRow, Storage, StorageDown, now
from agon.server.notify.bus import Item
from tools.cluster import Cluster

from .conftest import Running, begin, running
from .table_helpers import LONG, choose, do, slowly, soon, state


class Apart:
    """Two servers, with a client at each."""

    def __init__(self, servers: list[Running], database: str) -> None:
        self.servers = servers
        self.address = database.replace("postgresql+psycopg://", "postgresql://", 1)

    @property
    def registries(self) -> list[Any]:
        return [server.services.registry for server in self.servers]

    @asynccontextmanager
    async def people(self, each: int = 1) -> AsyncIterator[list[Client]]:
        """This many guests, alternating between the servers."""
        async with self.servers[0].guests(each) as here, self.servers[1].guests(each) as there:
            yield [client for pair in zip(here, there, strict=True) for client in pair]

    async def table(self, first: Client, second: Client, **wish: Any) -> str:
        """A table created at one server and joined at the other."""
        return await begin(first, second, LONG, **wish)

    def sql(self, statement: str, *values: Any) -> list[Any]:
        with psycopg.connect(self.address) as connection:
            found = connection.execute(statement, values)
            return found.fetchall() if found.description else []

    def kinds(self, table: str) -> list[str]:
        return [kind for (kind,) in self.sql('SELECT kind FROM events WHERE "table" = %s ORDER BY n', table)]


@pytest.fixture(scope="module")
def apart(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    database = postgresql.database("tables_apart")
    folder: Path = tmp_path_factory.mktemp("apart")
    with running(folder, database=database) as one, running(folder, database=database) as other:
        yield Apart([one, other], database)


async def test_a_viewer_at_another_process_follows_the_game(apart: Apart) -> None:
    async with apart.people() as (first, second), first.socket() as wire:
        table = (await first.post("/api/tables", {"game": LONG}))["id"]
        await wire.send("watch", table)
        assert (await wire.until("state"))["state"] == "open"
        await second.post(f"/api/tables/{table}/join")
        begun = await wire.until("state")
        assert (begun["state"], begun["seat"], begun["n"]) == ("playing", "us", 1)
        await choose(second, table)
        await do(second, table, "undo")
        numbers = [(await wire.until("state"))["n"] for _ in range(2)]
        assert numbers == [2, 3]


async def test_a_process_at_which_nobody_watches_does_not_follow_the_game(apart: Apart) -> None:
    async with apart.people() as (first, second):
        table = await apart.table(first, second)
        here, there = apart.registries
        for client in (first, second):
            await state(client, table)
        assert table in here.lives and table in there.lives
        await choose(second, table)

        async def is_gone() -> bool:
            return table not in here.lives

        await soon(is_gone)
        assert (await state(first, table))["n"] == there.lives[table].n
        assert table in here.lives, "loaded again when it is wanted"


async def test_a_link_taken_back_at_one_ends_what_is_watched_at_the_other(apart: Apart) -> None:
    async with apart.people(2) as (first, second, _, stranger), stranger.socket() as wire:
        table = await _looked_at(apart, first, second, stranger, wire)
        await first.request("DELETE", f"/api/tables/{table}/shoulder")
        assert (await wire.until("ended"))["table"] == table
        assert (await state(second, table))["seat"] == "ussr"


async def test_a_revoked_link_ends_watching_despite_a_lost_notification(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with apart.people(2) as (first, second, _, stranger), stranger.socket() as wire:
        table = await _looked_at(apart, first, second, stranger, wire)
        monkeypatch.setattr(apart.registries[0].bus, "send", lambda items: None)
        await first.request("DELETE", f"/api/tables/{table}/shoulder")
        assert (await wire.until("ended", 20))["table"] == table


async def test_a_link_taken_back_while_the_other_loads_the_table_shows_nothing(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without waiting for the poll for lost notifications."""

    async def nothing(lives: Any) -> None:
        pass

    async with apart.people(2) as (first, second, _, stranger):
        table, there = await apart.table(first, second), apart.registries[1]
        link = (await first.post(f"/api/tables/{table}/shoulder"))["shoulder"]
        await soon(lambda: _sees(stranger, table, link))
        read = asyncio.Event()

        async def slow(table: str) -> Any:
            live = await load(table)
            loop.call_soon_threadsafe(read.set)
            await asyncio.sleep(1)  # a long game
            return live

        load, loop = there.loader.load, asyncio.get_running_loop()
        monkeypatch.setattr(there.loader, "load", slow)
        monkeypatch.setattr(there, "_compare", nothing)
        there.lives.pop(table)
        looking = asyncio.create_task(_sees(stranger, table, link))
        await read.wait()
        await first.request("DELETE", f"/api/tables/{table}/shoulder")
        await looking

        async def is_over() -> bool:
            return not await _sees(stranger, table, link)

        await soon(is_over)


async def test_a_link_taken_back_while_the_database_is_away_shows_nothing(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(table: str) -> None:
        raise StorageDown

    async with apart.people(2) as (first, second, _, stranger):
        table = await apart.table(first, second)
        link = (await first.post(f"/api/tables/{table}/shoulder"))["shoulder"]
        await soon(lambda: _sees(stranger, table, link))
        monkeypatch.setattr(apart.registries[1], "refresh", fails)
        await first.request("DELETE", f"/api/tables/{table}/shoulder")

        async def is_over() -> bool:
            return not await _sees(stranger, table, link)

        await soon(is_over)


async def _looked_at(apart: Apart, first: Client, second: Client, stranger: Client, wire: Wire) -> str:
    """A table that someone follows through a watch link of the first player."""
    table = await apart.table(first, second)
    link = (await first.post(f"/api/tables/{table}/shoulder"))["shoulder"]
    await soon(lambda: _sees(stranger, table, link))
    await wire.send("watch", table, shoulder=link)
    assert (await wire.until("state"))["seat"] == "us"
    return table


async def _sees(client: Client, table: str, link: str) -> bool:
    response = await client.http.get(f"/api/tables/{table}/state", params={"shoulder": link})
    return response.status_code == 200


async def test_a_plan_made_at_one_is_followed_by_the_other(apart: Apart) -> None:
    async with apart.people() as (first, second):
        table = await apart.table(first, second)
        await second.get(f"/api/tables/{table}/plans")  # both have the table in memory
        plan = {"plans": [{"ask": "setup", "option": "italy", "once": True}]}
        await first.request("PUT", f"/api/tables/{table}/plans", plan)

        async def is_known() -> bool:
            live = apart.servers[1].services.registry.lives.get(table)
            return live is not None and bool(live.plans)

        await soon(is_known)
        for _ in range(6):
            await choose(second, table)

        async def is_followed() -> bool:
            return bool((await state(first, table))["view"]["influence"]["italy"]["us"] == 1)

        await soon(is_followed)
        assert (await first.get(f"/api/tables/{table}/plans"))["plans"] == []


async def test_a_plan_made_at_one_while_the_other_chooses_is_followed(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with apart.people() as (first, second):
        table = await apart.table(first, second)
        for _ in range(5):
            await choose(second, table)
        ask = (await state(second, table))["ask"]
        await soon(lambda: _is_at(first, table, 6))
        for registry in apart.registries:
            monkeypatch.setattr(registry.bus, "receive", slowly(registry.bus.receive, 1))
        plan = {"plans": [{"ask": "setup", "option": "italy", "once": True}]}
        await first.request("PUT", f"/api/tables/{table}/plans", plan)
        await choose(second, table, ask=ask)
        await soon(lambda: _is_at(first, table, 8))
        assert (await state(first, table))["view"]["influence"]["italy"]["us"] == 1


async def test_a_flag_falls_once_though_both_processes_check(apart: Apart) -> None:
    clock = {"clock": {"kind": "bank", "seconds": 10}}
    async with apart.people() as (first, second):
        tables = [await apart.table(first, second, settings=clock) for _ in range(5)]
        for table in tables:
            apart.sql('UPDATE events SET at = at - 60000 WHERE "table" = %s', table)
            for server in apart.servers:
                server.services.registry.lives.pop(table, None)
        earlier = "created = created - 60000, moved = moved - 60000"
        apart.sql(f"UPDATE tables SET deadline = 1, {earlier} WHERE id = ANY(%s)", tables)
        for table in tables:
            over = await state(first, table, after=1, wait=20)
            assert over["result"] == {"winners": ["us"], "reason": "timeout"}
            assert apart.kinds(table) == ["start", "leave"]


async def test_a_long_poll_is_answered_when_its_table_is_evicted(apart: Apart) -> None:
    async with apart.people() as (first, second):
        table, registry = await apart.table(first, second), apart.servers[0].services.registry
        await state(first, table)
        waiting = asyncio.create_task(state(first, table, after=1, wait=25))
        await asyncio.sleep(0.3)
        loop = apart.servers[0].server.servers[0].get_loop()
        loop.call_soon_threadsafe(registry.drop, registry.lives[table])
        await choose(second, table)
        assert (await asyncio.wait_for(waiting, 15))["n"] == 2


async def test_lost_notifications_are_recovered(apart: Apart, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for a client that polls over HTTP without a socket."""
    async with apart.people() as (first, second):
        table = await apart.table(first, second)
        await state(first, table)
        monkeypatch.setattr(apart.servers[1].services.registry.bus, "send", lambda items: None)
        await choose(second, table)

        async def is_seen() -> bool:
            return bool((await state(first, table))["n"] == 2)

        await soon(is_seen)


@asynccontextmanager
async def _told_together(server: Running, monkeypatch: pytest.MonkeyPatch, *what: str) -> AsyncIterator[None]:
    """Deliver the notifications of this kind in one batch; the others are lost."""
    news, items = server.services.registry.bus, list[Item]()
    with monkeypatch.context() as patch:
        patch.setattr(news, "send", items.extend)
        yield
    loop = server.server.servers[0].get_loop()
    loop.call_soon_threadsafe(news.send, [item for item in items if item.what in what])


async def test_chat_lines_sent_at_once_all_reach_the_other_process(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with apart.people() as (first, second), second.socket() as wire:
        table = await apart.table(first, second)
        await wire.send("watch", table)
        await wire.until("ok")
        lines = ["one", "two", "three"]
        async with _told_together(apart.servers[0], monkeypatch, "chat"):
            for line in lines:
                await first.post(f"/api/tables/{table}/chat", {"text": line, "room": "players"})
        assert [(await wire.until("chat"))["text"] for _ in lines] == lines


async def test_a_game_start_followed_by_a_choice_is_pushed_by_other_processes(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with apart.people() as (first, second), first.socket() as wire:
        table = (await first.post("/api/tables", {"game": LONG}))["id"]
        await wire.send("watch", table)
        await wire.until("ok")
        async with _told_together(apart.servers[1], monkeypatch, "moved"):
            await second.post(f"/api/tables/{table}/join")
            await choose(second, table)
        assert (await wire.until("lobby"))["table"] == table


async def test_an_error_does_not_stop_the_polling_for_missed_changes(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither an error at a table, which is reloaded, nor one in a subscriber."""

    def fails(*_: Any) -> None:
        raise RuntimeError("a fault of the rules")

    async with apart.people() as (first, second):
        tables, (here, there) = [await apart.table(first, second) for _ in range(2)], apart.registries
        for table in tables:
            await state(first, table)
            monkeypatch.setattr(here.lives[table], "fold", fails)
        monkeypatch.setitem(here.subscribers, "moved", [fails, *here.subscribers["moved"]])
        with monkeypatch.context() as lost:
            lost.setattr(there.bus, "send", lambda items: None)
            await choose(second, tables[0])
            await soon(lambda: _is_at(first, tables[0], 2))
        await choose(second, tables[1])
        await soon(lambda: _is_at(first, tables[1], 2))
        assert not any(task.done() for task in (*here.tasks[:2], *here.bus.tasks))


async def _is_at(client: Client, table: str, n: int) -> bool:
    return bool((await state(client, table))["n"] == n)


async def test_a_vacation_taken_at_one_is_known_to_the_other(apart: Apart) -> None:
    async with apart.people() as (first, second):
        table = await apart.table(first, second, settings={"clock": {"kind": "days", "days": 1}})
        await state(first, table)
        await second.post("/api/me/vacations", {"end": now() + 3 * DAY_MS})

        async def is_known() -> bool:
            live = apart.servers[0].services.registry.lives[table]
            return bool(live.sittings[1].vacations)

        await soon(is_known)
        deadline = apart.servers[0].services.registry.lives[table].clock.deadline()
        assert deadline is not None and abs(deadline - now() - 4 * DAY_MS) < 60_000


async def test_of_vacations_asked_for_at_both_one_is_taken(apart: Apart) -> None:
    async with apart.people() as (first, _):
        key = (await first.post("/api/tokens", {"label": "elsewhere"}))["secret"]
        async with apart.servers[1].client(key) as same:
            wish = {"end": now() + 20 * DAY_MS}
            with psycopg.connect(apart.address) as connection:
                connection.execute("LOCK TABLE vacations IN SHARE MODE")  # everyone may read, nobody may write
                asking = [asyncio.create_task(one.post("/api/me/vacations", wish)) for one in (first, same)]
                await soon(lambda: _wait(apart, 2))
            answers = await asyncio.gather(*asking, return_exceptions=True)
        assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["not-possible-now"]
        assert len((await first.get("/api/me/vacations"))["vacations"]) == 1


async def _wait(apart: Apart, number: int) -> bool:
    """Whether this many transactions wait for another."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    return bool(apart.sql(waiting)[0][0] >= number)


async def test_events_of_the_same_tables_in_another_order_do_not_lock_each_other_out(apart: Apart) -> None:
    """Both journals are paused in the middle of a write."""
    async with apart.people() as (first, second):
        one, other, here, there = sorted([await apart.table(first, second) for _ in range(4)])
        storages = [Storage(apart.servers[0].settings.database_url) for _ in range(2)]
        row = apart.servers[1].services.registry.lives[one].row()
        insert = "INSERT INTO events (\"table\", n, at, kind, body) VALUES (%s, 2, 0, 'choice', '')"
        with psycopg.connect(apart.address) as connection:
            for table in (here, there):
                connection.execute(insert, [table])
            batches = zip(storages, ((one, here, other), (other, there, one)), strict=True)
            events = [
                (storage, EventRow(table, 2, 0, "choice", 0, "")) for storage, tables in batches for table in tables
            ]
            writing = [asyncio.create_task(storage.journal.append(event, row)) for storage, event in events]
            await soon(lambda: _wait(apart, 2))
            connection.rollback()
        try:
            assert sorted(await asyncio.gather(*writing)) == [False] * 2 + [True] * 4
        finally:
            apart.sql('DELETE FROM events WHERE "table" = ANY(%s) AND n = 2', [one, other, here, there])
            for storage in storages:
                await storage.close()


async def test_chairs_and_rematches_asked_for_at_both_are_given_once(apart: Apart) -> None:
    async with apart.people(4) as (first, second, *rivals):
        table = await apart.table(first, second)
        await do(first, table, "resign")
        path, swap = f"/api/tables/{table}/rematch", {"swap": True}
        one, other = await asyncio.gather(first.post(path, swap), second.post(path, swap))
        assert one["id"] == other["id"]
        assert (await first.get(f"/api/tables/{one['id']}"))["state"] == "playing"
        laid = (await first.post("/api/tables", {"game": LONG}))["id"]
        tries = [rival.http.post(f"/api/tables/{laid}/join", json={}, headers=_csrf(rival)) for rival in rivals]
        answers = [response.status_code for response in await asyncio.gather(*tries)]
        assert sorted(answers) == [200] + [409] * 5
        assert apart.kinds(laid) == ["start"]


def _csrf(client: Client) -> dict[str, str]:
    return {"x-csrf-token": client.csrf}
