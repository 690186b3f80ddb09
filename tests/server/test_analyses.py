"""Analyses of finished games: started once, reported while they run, kept, stopped; and who may do so."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agon.agents.analysis import analyse
from agon.agents.evaluator import Evaluator
from agon.engine.table import Choice, Table
from agon.games import load
from agon.server.analysis import analyses
from agon.server.client.client import Client
from tests.tiers import soak
from tools.cluster import Cluster

from .clients import ClientPool, refused
from .conftest import Running, begin, running
from .table_helpers import LONG, SHORT, asked, change, choose, do, play_some, restart, rows, state

DEPTH = 16
TRIES = 600  # tenths of a second


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), analysis_depth=DEPTH) as started:
        yield started


async def over(clients: list[Client], number: int, game: str = SHORT, **wish: Any) -> str:
    """A game that was resigned after this many choices."""
    table = await begin(clients[0], clients[1], game, **wish)
    await play_some(clients, table, number)
    await do(clients[0], table, "resign")
    return table


async def settled(client: Client, table: str) -> dict[str, Any]:
    """The state of an analysis once nothing works on it."""
    for _ in range(TRIES):
        told: dict[str, Any] = await client.get(f"/api/tables/{table}/analysis")
        if told["state"] not in ("waiting", "working"):
            return told
        await asyncio.sleep(0.1)
    raise AssertionError(f"the analysis of {table} goes on and on")


async def test_a_game_is_analysed_once_and_the_result_stored(server: Running) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        table = await over(clients, 12)
        path = f"/api/tables/{table}/analysis"
        none = await pool.anonymous().get(path)
        assert (none["state"], none["analysis"], none["events"]) == ("none", None, [])
        begun = await clients[0].post(path)
        assert begun["state"] in ("waiting", "working") and begun["mine"]
        told = await settled(pool.anonymous(), table)
        assert told["state"] == "done" and told["done"] == told["of"] == len(told["events"])
        found = told["analysis"]
        assert (found["game"], found["depth"], found["analysed"]) == (SHORT, DEPTH, told["of"])
        again = await clients[1].post(path)
        assert again == told
        assert rows(server, 'SELECT account FROM analyses WHERE "table" = ?', table) == [(None,)]


async def test_it_is_the_analysis_of_the_choices_that_were_made(server: Running) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        table = await over(clients, 8, LONG)
        await clients[0].post(f"/api/tables/{table}/analysis")
        found = (await settled(clients[0], table))["analysis"]
        game, live = load(LONG), server.services.registry.lives[table]
        assert [Choice(one["seat"], one["what"], one["option"]) for one in found["points"]] == live.table.choices
        own = analyse(Table(game), live.table.choices, Evaluator(game, 2, depth=DEPTH, threads=1))
        assert [one["values"] for one in found["points"]] == [one.values for one in own.points]


async def test_every_choice_has_the_event_at_which_it_was_made(server: Running) -> None:
    """Undone choices have none; the others are found where the replay shows them."""

    async def check_places(pool: ClientPool, client: Client, table: str) -> None:
        live = server.services.registry.lives[table]
        assert len(live.made) == len(live.table.choices) and live.made == sorted(live.made)
        kinds = dict(rows(server, 'SELECT n, kind FROM events WHERE "table" = ?', table))
        options = dict(rows(server, "SELECT n, json_extract(body, '$.option') FROM events WHERE \"table\" = ?", table))
        for event, choice in zip(live.made, live.table.choices, strict=True):
            assert kinds[event] in ("start", "choice")
            assert choice.seat == "chance" or choice.option == options[event]

    async def server_live(server: Running, client: Client, table: str) -> Any:
        await state(client, table)
        return server.services.registry.lives[table]

    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        table = await begin(clients[0], clients[1], LONG)
        (mover,) = await asked(clients, table)
        await choose(mover, table)
        await choose(mover, table)
        await do(mover, table, "undo")
        await play_some(clients, table, 20)
        for client, what in ((clients[1], "ask_undo"), (clients[0], "agree_undo")):
            await do(client, table, what)
        await play_some(clients, table, 4)
        live = server.services.registry.lives[table]
        made = list(live.made)
        await check_places(pool, clients[0], table)
        restart(server, table)
        assert (await server_live(server, clients[0], table)).made == made


async def test_a_choice_that_is_asked_of_several_at_once_and_taken_back_leaves_no_event(server: Running) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        table = await begin(clients[0], clients[1], LONG)
        for _ in range(300):
            both = await asked(clients, table)
            if len(both) == 2:
                break
            await choose(both[0], table)
        one, other = both
        live = server.services.registry.lives[table]
        before = list(live.made)
        await choose(one, table)
        await do(one, table, "undo")
        assert live.made == before
        await choose(other, table)
        await choose(one, table)
        assert live.made[len(before) :][:2] == [live.n - 1, live.n] and len(live.made) == len(live.table.choices)


async def test_only_finished_games_are_analysed_and_only_for_those_who_may_see_them(server: Running) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        other, stranger = await pool.guest(), pool.anonymous()
        playing = await begin(clients[0], clients[1], SHORT)
        said = await refused("not-possible-now", clients[0].post(f"/api/tables/{playing}/analysis"))
        assert "finished" in said
        hidden = await begin(clients[0], clients[1], SHORT, settings={"spectators": False})
        await do(clients[0], hidden, "resign")
        path = f"/api/tables/{hidden}/analysis"
        for method in ("GET", "POST", "DELETE"):
            await refused("not-found", other.request(method, path))
        await refused("not-signed-in", stranger.post(f"/api/tables/{playing}/analysis"))
        assert (await clients[1].get(path))["state"] == "none"


async def test_one_game_at_a_time_for_each_person(server: Running) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        tables = [await over(clients, 2) for _ in range(3)]
        paths = [f"/api/tables/{table}/analysis" for table in tables]
        async with Occupied(server, clients[0], tables[0]):
            await refused("too-many-requests", clients[0].post(paths[1]))
            assert (await clients[0].post(paths[0]))["state"] == "working"
            assert (await clients[1].post(paths[1]))["state"] in ("waiting", "working")
        await settled(clients[1], tables[1])
        assert (await clients[0].post(paths[2]))["state"] in ("waiting", "working")
        assert (await settled(clients[0], tables[2]))["state"] == "done"


async def test_guests_hold_up_nobody_with_an_account(server: Running, monkeypatch: Any) -> None:
    """Of the games that wait, those of guests come last, and only so many of them wait."""
    analysed: list[str] = []
    release = asyncio.Event()

    async def work(self: analyses.Analyses, job: analyses.Job) -> None:
        await release.wait()
        analysed.append(job.table)

    monkeypatch.setattr(analyses.Analyses, "_work", work)
    monkeypatch.setattr(analyses, "MAX_GUESTS", 2)
    async with ClientPool(server) as pool:
        guests, member = [await pool.guest() for _ in range(3)], await pool.registered("Ann analysed")
        tables = [await over([member, guests[0]], 2) for _ in range(4)]
        for guest, table in zip(guests[:2], tables[:2], strict=True):
            await guest.post(f"/api/tables/{table}/analysis")
        await refused("too-many-requests", guests[2].post(f"/api/tables/{tables[2]}/analysis"))
        await member.post(f"/api/tables/{tables[3]}/analysis")
        release.set()
        while len(analysed) < 3:
            await asyncio.sleep(0.01)
    assert analysed == [tables[0], tables[3], tables[1]]  # the first one was being analysed already


class Occupied:
    """A table that another process is analysing."""

    def __init__(self, server: Running, client: Client, table: str) -> None:
        self.server, self.values = server, (table, DEPTH, client.me["id"])

    async def __aenter__(self) -> None:
        columns = '"table", depth, state, account, done, "of", changed'
        life = "CAST(strftime('%s', 'now') AS INTEGER) * 1000"
        change(self.server, f"INSERT INTO analyses ({columns}) VALUES (?, ?, 'working', ?, 1, 9, {life})", *self.values)

    async def __aexit__(self, *_: object) -> None:
        change(self.server, 'DELETE FROM analyses WHERE "table" = ?', self.values[0])


async def test_the_requester_stops_an_analysis_and_its_results_are_kept(server: Running, monkeypatch: Any) -> None:
    """The analysis has so much to do that it cannot be done before it is stopped."""
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        tables = [await over(clients, 80, LONG), await over(clients, 4)]
        monkeypatch.setattr(server.services.analyses, "depth", 8_000)
        path = f"/api/tables/{tables[0]}/analysis"
        await clients[0].post(path)
        waiting = f"/api/tables/{tables[1]}/analysis"
        assert (await clients[1].post(waiting))["state"] == "waiting"
        assert (await clients[1].request("DELETE", waiting))["state"] == "stopped"
        for _ in range(TRIES):
            told = await clients[0].get(path)
            if told["done"]:
                break
            await asyncio.sleep(0.1)
        assert told["state"] == "working" and 0 < told["done"] < told["of"] and told["analysis"] is None
        await refused("not-yours", clients[1].request("DELETE", path))
        assert (await clients[0].request("DELETE", path))["state"] == "working"
        told = await settled(clients[0], tables[0])
        assert told["state"] == "stopped" and 0 < told["done"] < told["of"]
        found = told["analysis"]
        assert found["analysed"] == len(found["points"]) == len(told["events"]) == told["done"]
        assert (await clients[0].post(waiting))["state"] in ("waiting", "working")
        assert (await clients[0].request("DELETE", waiting))["state"] in ("stopped", "working")
        await settled(clients[0], tables[1])


@soak
async def test_every_process_reports_an_analysis_and_can_stop_it(postgresql: Cluster, tmp_path: Path) -> None:
    settings = {"database": postgresql.database("analyses"), "analysis_depth": 8_000}
    with running(tmp_path, **settings) as here, running(tmp_path, **settings) as there:
        async with ClientPool(here) as pool:
            clients = [await pool.guest(), await pool.guest()]
            table = await over(clients, 60, LONG)
            path = f"/api/tables/{table}/analysis"
            await clients[0].post(path)
            async with there.client() as again:
                again.http.cookies.update(dict(clients[0].http.cookies))
                await again.who()
                for _ in range(TRIES):
                    told = await again.get(path)
                    if told["done"]:
                        break
                    await asyncio.sleep(0.1)
                assert told["state"] == "working" and told["mine"]
                assert (await again.post(path))["state"] == "working" and there.services.analyses.queue == {}
                await again.request("DELETE", path)
                told = await settled(again, table)
                assert told["state"] == "stopped" and told["done"] == len(told["events"]) < told["of"]


async def test_an_analysis_without_a_worker_can_be_restarted(server: Running) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        table = await over(clients, 2)
        async with Occupied(server, clients[0], table):
            assert (await clients[1].get(f"/api/tables/{table}/analysis"))["state"] == "working"
            change(server, "UPDATE analyses SET changed = changed - ?", 2 * analyses.WORKER_TIMEOUT)
            assert (await clients[1].get(f"/api/tables/{table}/analysis"))["state"] == "none"
            await clients[1].post(f"/api/tables/{table}/analysis")
            assert (await settled(clients[1], table))["state"] == "done"


async def test_an_analyst_that_breaks_down_has_failed_and_may_try_again(server: Running, monkeypatch: Any) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        table = await over(clients, 2)
        with monkeypatch.context() as patch:
            patch.setattr(analyses, "PROGRAM", ("/bin/false",))
            await clients[0].post(f"/api/tables/{table}/analysis")
            assert (await settled(clients[0], table))["state"] == "failed"
        await clients[0].post(f"/api/tables/{table}/analysis")
        assert (await settled(clients[0], table))["state"] == "done"


async def test_an_analysis_restarted_while_the_last_one_ends_still_runs(server: Running, monkeypatch: Any) -> None:
    house, is_begun_anew = server.services.analyses, threading.Event()
    keep = house._keep

    async def linger(job: Any, found: Any) -> None:
        await keep(job, found)
        for _ in range(TRIES):
            if is_begun_anew.is_set():
                return
            await asyncio.sleep(0.1)

    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        path = f"/api/tables/{(table := await over(clients, 2))}/analysis"
        monkeypatch.setattr(house, "_keep", linger)
        with monkeypatch.context() as patch:
            patch.setattr(analyses, "PROGRAM", ("/bin/false",))
            await clients[0].post(path)
            assert (await settled(clients[0], table))["state"] == "failed"
        assert (await clients[0].post(path))["state"] == "waiting"
        is_begun_anew.set()
        assert (await settled(clients[0], table))["state"] == "done"


async def test_a_server_that_stops_ends_the_analyst(fresh_server: Any) -> None:
    """The worker process ends with the server, and no analysis is left marked as running."""
    with fresh_server(analysis_depth=8_000) as server:
        processes: list[Any] = []

        async with ClientPool(server) as pool:
            clients = [await pool.guest(), await pool.guest()]
            table = await over(clients, 60, LONG)
            house = server.services.analyses
            listen = house._listen

            async def overhear(job: Any, process: Any) -> Any:
                processes.append(process)
                return await listen(job, process)

            house._listen = overhear
            await clients[0].post(f"/api/tables/{table}/analysis")
            for _ in range(TRIES):
                if (await clients[0].get(f"/api/tables/{table}/analysis"))["done"]:
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("nobody works")
        server.stop()
        assert [process.returncode for process in processes] == [-9]
        assert rows(server, "SELECT state FROM analyses") == []


async def test_a_game_from_a_study_is_analysed_from_where_it_began(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        text = f"study Late\ngame {LONG}\ngiven turn 4\ngiven phase action_round\ngiven round 1\ngiven phasing us\n"
        study = await client.post("/api/studies", {"text": text + "given hand.us duck_and_cover fidel\n"})
        wish = {"study": {"id": study["id"]}, "chairs": ["me", "me"]}
        table = (await client.post("/api/tables", wish))["id"]
        await choose(client, table, "duck_and_cover", seat="us")
        await do(client, table, "resign", seat="us")
        await client.post(f"/api/tables/{table}/analysis")
        told = await settled(client, table)
        assert [one["option"] for one in told["analysis"]["decisions"][0]["best"]][:1] == ["fidel"]
        assert told["events"][0] == 2 and told["state"] == "done"
