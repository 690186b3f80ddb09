"""Playing with friends: guest names, rematch offers, series, presence, and log lines from outside the rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.server.client.client import Client, Wire
from tools.cluster import Cluster

from .conftest import Running, begin, running
from .table_helpers import LONG, SHORT, check_restart, choose, do, play_some, soon, state


@pytest.fixture(scope="module")
def processes(postgresql: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Running]]:
    """Two server processes with one database."""
    folder: Path = tmp_path_factory.mktemp("friends")
    database = postgresql.database("friends")
    with running(folder, database=database) as one, running(folder, database=database) as other:
        yield [one, other]


@pytest.fixture(scope="module", params=["one process", "two processes"])
def servers(request: pytest.FixtureRequest) -> list[Running]:
    """The server of each of two players: one process on SQLite, or two on PostgreSQL."""
    if request.param == "one process":
        return [request.getfixturevalue("server")] * 2
    found: list[Running] = request.getfixturevalue("processes")
    return found


async def refused(code: str, awaitable: Any) -> None:
    with pytest.raises(Refused) as told:
        await awaitable
    assert told.value.code == code, told.value


async def finished(first: Client, second: Client) -> str:
    """A game that the first player has resigned."""
    table = await begin(first, second, LONG)
    await do(first, table, "resign")
    return table


# ---------------------------------------------------------------- names


async def test_a_guest_chooses_a_name_that_others_see_at_the_table(server: Running) -> None:
    async with server.guests(3) as (anna, ben, third):
        table = await begin(anna, ben, SHORT)
        named = await anna.request("PUT", "/api/me/name", {"name": "  Anna "})
        assert (named["name"], named["kind"]) == ("Guest Anna", "guest")
        names = [chair["account"]["name"] for chair in (await ben.get(f"/api/tables/{table}"))["chairs"]]
        assert names[0] == "Guest Anna"
        await third.request("PUT", "/api/me/name", {"name": "Anna"})  # guests may share a name
        assert (await third.who())["name"] == "Guest Anna"
        assert (await anna.get("/api/me/export"))["accounts"][0]["name"] == "Guest Anna"


@pytest.mark.parametrize("name", ["A", "Guest Bob", "x" * 27, "a\u202eb", "Αnna"])
async def test_a_guest_gets_no_deceptive_name(server: Running, name: str) -> None:
    async with server.guests(1) as (guest,):
        await refused("bad-name", guest.request("PUT", "/api/me/name", {"name": name}))


async def test_a_guest_gets_no_name_of_an_account_and_registers_later(server: Running) -> None:
    async with server.guests(2) as (guest, other):
        await guest.request("PUT", "/api/me/name", {"name": "Penelope"})
        await guest.post("/api/register", {"name": "Penelope", "password": "a loom by night"})
        await refused("name-taken", other.request("PUT", "/api/me/name", {"name": "PENELOPE"}))
        await guest.who()
        assert guest.me["name"] == "Penelope"
        await refused("not-possible-now", guest.request("PUT", "/api/me/name", {"name": "Circe"}))


# ---------------------------------------------------------------- rematches


async def test_an_offer_reaches_the_other_wherever_they_are_and_starts_when_accepted(servers: list[Running]) -> None:
    async with servers[0].guests(1) as (anna,), servers[1].guests(1) as (ben,), ben.socket() as wire:
        table = await finished(anna, ben)
        again = await anna.post(f"/api/tables/{table}/rematch", {"swap": True})
        told = await wire.until("offer")
        offer = told["offer"]
        assert (told["table"], told["game"], offer["state"], offer["table"]) == (table, LONG, "open", again["id"])
        assert (offer["by"]["id"], offer["swapped"], offer["accepted"]) == (anna.me["id"], True, [anna.me["id"]])
        assert (await anna.post(f"/api/tables/{table}/rematch", {"swap": True}))["id"] == again["id"]
        begun = await ben.post(f"/api/tables/{table}/rematch", {})
        assert (begun["id"], begun["state"]) == (again["id"], "playing")
        info = await anna.get(f"/api/tables/{table}")
        assert (info["offer"]["state"], info["rematch"]) == ("playing", again["id"])


async def test_a_declined_or_withdrawn_offer_can_be_made_again(servers: list[Running]) -> None:
    async with servers[0].guests(1) as (anna,), servers[1].guests(2) as (ben, stranger), anna.socket() as wire:
        table = await finished(anna, ben)
        path = f"/api/tables/{table}/rematch"
        await refused("not-possible-now", ben.request("DELETE", path))
        first = (await anna.post(path, {}))["id"]
        assert (await wire.until("offer"))["offer"]["state"] == "open"
        await refused("not-yours", stranger.request("DELETE", path))
        await ben.request("DELETE", path)
        assert (await wire.until("offer"))["offer"]["state"] == "aborted"
        second = (await ben.post(path, {}))["id"]
        assert second != first
        await ben.request("DELETE", path)  # his own offer
        third, other = await asyncio.gather(anna.post(path, {}), ben.post(path, {}))
        assert third["id"] == other["id"] not in (first, second)
        assert (await anna.get(f"/api/tables/{third['id']}"))["state"] == "playing"


async def test_an_offer_expires(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.guests(2) as (anna, ben):
        table = await finished(anna, ben)
        first = await anna.post(f"/api/tables/{table}/rematch", {})
        monkeypatch.setattr("agon.server.lobby.offers.OFFER_MS", 0)
        assert (await ben.get(f"/api/tables/{table}"))["offer"]["state"] == "aborted"
        monkeypatch.undo()
        monkeypatch.setattr("agon.server.lobby.offers.OFFER_MS", -1)
        await refused("not-possible-now", ben.request("DELETE", f"/api/tables/{table}/rematch"))
        second = await ben.post(f"/api/tables/{table}/rematch", {})  # not an answer, but another offer
        assert second["id"] != first["id"] and second["state"] == "open"
        assert (await anna.get(f"/api/tables/{first['id']}"))["state"] == "aborted"


async def test_an_offer_ends_when_its_player_leaves_the_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.services.presence, "grace", 0.1)
    async with server.guests(2) as (anna, ben), ben.socket() as wire:
        table = await finished(anna, ben)
        async with anna.socket() as page:
            await page.send("watch", table)
            await page.until("state")
            await anna.post(f"/api/tables/{table}/rematch", {})
            assert (await wire.until("offer"))["offer"]["state"] == "open"
        assert (await wire.until("offer"))["offer"]["state"] == "aborted"


async def test_a_blocked_player_cannot_offer_a_rematch(server: Running) -> None:
    async with server.guests(2) as (anna, ben), ben.socket() as wire:
        table = await finished(anna, ben)
        await ben.request("PUT", f"/api/me/blocks/{anna.me['id']}")
        await anna.post(f"/api/tables/{table}/rematch", {})
        await wire.send("leave", "elsewhere", id="mark")
        while (message := await wire.receive())["say"] != "ok":
            assert message["say"] != "offer"


async def test_a_series_counts_the_games_before_it(server: Running) -> None:
    async with server.guests(2) as (anna, ben):
        table = await finished(anna, ben)
        assert (await anna.get(f"/api/tables/{table}"))["series"] is None
        for wins in ({"anna": 0, "ben": 1}, {"anna": 1, "ben": 1}):

            async def is_settled(table: str = table) -> bool:
                return all(c["place"] for c in (await anna.get(f"/api/tables/{table}"))["chairs"])

            await soon(is_settled)
            await anna.post(f"/api/tables/{table}/rematch", {"swap": True})
            table = (await ben.post(f"/api/tables/{table}/rematch", {}))["id"]
            info = await anna.get(f"/api/tables/{table}")
            people = {anna.me["id"]: wins["anna"], ben.me["id"]: wins["ben"]}
            assert info["series"] == {"wins": [people[c["account"]["id"]] for c in info["chairs"]], "draws": 0}
            await do(ben, table, "resign")


# ---------------------------------------------------------------- presence


async def seen(wire: Wire) -> tuple[list[bool], list[int | None]]:
    told = await wire.until("presence")
    return told["here"], told["left"]


async def test_players_see_who_is_here_and_who_left(servers: list[Running], monkeypatch: pytest.MonkeyPatch) -> None:
    for server in servers:
        monkeypatch.setattr(server.services.presence, "grace", 0.3)
    async with servers[0].guests(1) as (anna,), servers[1].guests(1) as (ben,), anna.socket() as wire:
        table = await begin(anna, ben, SHORT)
        await wire.send("watch", table)
        assert await seen(wire) == ([True, False], [None, None])
        async with ben.socket() as theirs:
            await theirs.send("watch", table)
            assert (await seen(theirs))[0][1] is True
            assert await seen(wire) == ([True, True], [None, None])
            async with ben.socket() as second:  # a second tab changes nothing
                await second.send("watch", table)
                await second.until("presence")
        here, left = await seen(wire)
        assert here == [True, False] and left[1] is not None and left[0] is None
        async with ben.socket() as back:
            await back.send("watch", table)
            assert await seen(wire) == ([True, True], [None, None])


async def test_a_reload_is_no_absence_and_spectators_are_not_listed(server: Running) -> None:
    async with server.guests(3) as (anna, ben, watcher), anna.socket() as wire, watcher.socket() as outside:
        table = await begin(anna, ben, SHORT)
        await wire.send("watch", table)
        await wire.until("presence")
        for _ in range(2):
            async with ben.socket() as page:
                await page.send("watch", table)
                await page.until("presence")
        await outside.send("watch", table)
        assert (await seen(outside))[0] == [True, True]  # Ben has just left
        await wire.send("leave", "elsewhere", id="mark")
        heard = []
        while (message := await wire.receive()).get("id") != "mark":
            heard.append(message)
        assert [m["here"] for m in heard if m["say"] == "presence"] == [[True, True]]


# ---------------------------------------------------------------- the log


async def lines(client: Client, table: str, **how: Any) -> list[str]:
    return [line["kind"] for line in (await state(client, table, **how))["log"]["lines"]]


async def test_a_resignation_is_in_every_log_and_in_the_replay(server: Running) -> None:
    async with server.guests(3) as (anna, ben, watcher), ben.socket() as wire:
        table = await begin(anna, ben, LONG)
        await play_some([anna, ben], table, 3)
        await wire.send("watch", table)
        before = (await wire.until("state"))["log"]["lines"]
        await do(anna, table, "resign")
        told = await wire.until("state")
        line = {"kind": "player_resigned", "arguments": {"player": ["player", "us"]}}
        assert told["log"] == {"start": len(before), "lines": [line]}
        for client in (anna, ben, watcher):
            assert (await lines(client, table))[-1] == "player_resigned"
            past = await client.get(f"/api/tables/{table}/replay", at=told["n"])
            assert past["log"]["lines"][-1] == line
            past = await client.get(f"/api/tables/{table}/replay", at=told["n"] - 1)
            assert line not in past["log"]["lines"]
        await check_restart(server, [anna, ben], table)


async def test_an_agreed_undo_stays_in_the_log_at_its_place(server: Running) -> None:
    async with server.guests(2) as (anna, ben), anna.socket() as wire:
        table = await begin(anna, ben, LONG)
        await play_some([anna, ben], table, 12)
        await wire.send("watch", table)
        log = (await wire.until("state"))["log"]["lines"]
        for _ in range(2):
            await do(anna, table, "ask_undo")
            await do(ben, table, "agree_undo")
            while True:
                told = await wire.until("state")
                log = log[: told["log"]["start"]] + told["log"]["lines"]
                if told["undo_asked"] is None:
                    break
            assert log == (await state(anna, table))["log"]["lines"]
            assert log[-1]["kind"] == "undo_agreed"
        await play_some([anna, ben], table, 3)
        for _ in range(3):
            told = await wire.until("state")
            log = log[: told["log"]["start"]] + told["log"]["lines"]
        kinds = [line["kind"] for line in log]
        assert log == (await state(anna, table))["log"]["lines"]
        assert kinds.count("undo_agreed") == 2 and kinds[-1] != "undo_agreed"
        resumed = await state(anna, table, log=len(log), n=told["n"])
        assert resumed["log"] == {"start": len(log), "lines": []}
        await check_restart(server, [anna, ben], table)


async def test_an_aborted_game_says_so_in_the_log(server: Running) -> None:
    async with server.guests(2) as (anna, ben):
        table = await begin(anna, ben, SHORT)
        await choose((await _asked(anna, ben, table)), table)
        await do(ben, table, "abort")
        assert (await lines(anna, table))[-1] == "game_aborted"


async def _asked(anna: Client, ben: Client, table: str) -> Client:
    return anna if (await state(anna, table))["ask"] else ben
