"""Conditional answers: followed as if the player were present, and visible to no one else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.server.client.client import Client
from agon.server.db.storage import Storage
from agon.server.tables import registry

from .conftest import Running, begin
from .table_helpers import LONG, change, check_restart, choose, do, kinds, play_some, restart, rows, state


async def plan(client: Client, table: str, *plans: Any, seat: str | None = None) -> Any:
    wish = [{"ask": ask, "option": option, "once": once} for ask, option, once in plans]
    return await client.request("PUT", f"/api/tables/{table}/plans", {"plans": wish, "seat": seat})


async def planned(client: Client, table: str) -> list[tuple[str, str]]:
    kept = (await client.get(f"/api/tables/{table}/plans"))["plans"]
    return [(one["ask"], one["option"]) for one in kept]


@asynccontextmanager
async def another_process(server: Running) -> AsyncIterator[registry.TableRegistry]:
    """The tables of a server as another process sees them."""
    other = registry.TableRegistry(Storage(server.settings.database_url), "sqlite")
    try:
        yield other
    finally:
        await other.storage.close()


async def test_a_plan_answers_when_its_seat_is_asked(server: Running) -> None:
    async with server.guests(3) as (first, second, third), second.socket() as wire:
        table = await begin(first, second, LONG)
        await wire.send("watch", table)
        kept = await plan(first, table, ("setup", "no_such", True), ("setup", "italy", True), ("headline", "x", True))
        assert kept["seat"] == "us" and len(kept["plans"]) == 3
        await play_some([second], table, 6)
        seen = await state(first, table)
        assert seen["view"]["influence"]["italy"]["us"] == 1 and seen["n"] == 8
        assert seen["ask"]["what"] == "setup"  # only once
        assert await planned(first, table) == [("setup", "no_such"), ("headline", "x")]
        messages = [await wire.until("state") for _ in range(8)]
        assert {key for message in messages for key in message} == set(messages[0])
        assert not [message for message in messages if "no_such" in str(message) or "plan" in str(message.keys())]
        assert await planned(second, table) == []
        for stranger in (third.get(f"/api/tables/{table}/plans"), plan(third, table)):
            with pytest.raises(Refused) as told:
                await stranger
            assert told.value.code == "not-yours"
        await check_restart(server, [first, second], table)
        assert await planned(first, table) == [("setup", "no_such"), ("headline", "x")]
        await choose(first, table)  # a used plan stays used after a restart
        assert (await state(first, table))["n"] == 9


async def test_a_plan_is_followed_at_once_if_its_seat_is_asked_already(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        await plan(second, table, ("setup", "poland", False))
        assert kinds(server, table) == ["start"] + ["choice"] * 6  # until another player is asked
        assert (await state(second, table))["view"]["influence"]["poland"]["ussr"] == 6
        assert await planned(second, table) == [("setup", "poland")]
        await plan(second, table)
        assert await planned(second, table) == []


async def test_what_was_planned_can_be_taken_back(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        await plan(second, table, ("setup", "poland", True), ("setup", "austria", True))
        await do(second, table, "undo")
        seen = await state(second, table)
        assert (seen["ask"]["what"], seen["view"]["influence"]["austria"]["ussr"]) == ("setup", 0)
        assert await planned(second, table) == []
        await check_restart(server, [first, second], table)


async def test_plans_go_on_after_a_restart_and_never_without_end(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        monkeypatch.setattr(registry, "MAX_PLANNED_CHOICES", 2)
        await plan(second, table, ("setup", "poland", False))
        assert kinds(server, table) == ["start", "choice", "choice"]
        restart(server, table)
        await choose(second, table)
        assert len(kinds(server, table)) == 6
        async with another_process(server) as other:
            await other._resume_plans()  # what a process does at startup
        assert len(kinds(server, table)) == 7  # the last of the six
        restart(server, table)
        assert (await state(first, table))["ask"]["what"] == "setup"


async def test_plans_name_what_the_game_asks(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        with pytest.raises(Refused) as told:
            await plan(first, table, ("none_such", "x", True))
        assert told.value.code == "bad-request"
        with pytest.raises(Refused) as told:
            await plan(first, table, *[("setup", "italy", True)] * 101)
        assert told.value.code == "bad-request"
        assert rows(server, 'SELECT count(*) FROM plans WHERE "table" = ?', table) == [(0,)]
        await do(first, table, "resign")
        with pytest.raises(Refused) as told:
            await plan(second, table, ("setup", "italy", True))
        assert told.value.code == "game-over"


# ---------------------------------------------------------------- plans of somebody else


async def test_nobody_plans_for_whoever_draws_the_chair(server: Running) -> None:
    """If the sides are drawn by lot, the owner would plan the moves of either side."""
    async with server.guests(2) as (first, second):
        made = await first.post("/api/tables", {"game": LONG, "settings": {"sides": "random"}})
        with pytest.raises(Refused) as told:
            await plan(first, made["id"], ("setup", "poland", False))
        assert told.value.code == "not-possible-now"
        await second.post(f"/api/tables/{made['id']}/join")
        assert kinds(server, made["id"]) == ["start"]


async def test_plans_of_a_player_who_leaves_are_deleted(server: Running) -> None:
    async with server.guests(3) as (first, second, third):
        table = (await first.post("/api/tables", {"game": LONG}))["id"]
        await second.post(f"/api/tables/{table}/join")
        await plan(second, table, ("headline", "no_such", True))
        # a plan made before the game started, which older servers allowed
        change(server, 'DELETE FROM events WHERE "table" = ?', table)
        change(server, "UPDATE tables SET state = 'open', n = 0 WHERE id = ?", table)
        change(server, "UPDATE plans SET ask = 'setup', option = 'poland', once = 0 WHERE \"table\" = ?", table)
        restart(server, table)
        await second.post(f"/api/tables/{table}/rise", {})
        assert rows(server, 'SELECT count(*) FROM plans WHERE "table" = ?', table) == [(0,)]
        await third.post(f"/api/tables/{table}/join")
        assert kinds(server, table) == ["start"]


async def test_plans_of_a_player_who_resigned_do_not_move_the_computer(fresh_server: Any) -> None:
    with fresh_server(bots=True) as server:  # without computer players
        async with server.guests(2) as (first, second):
            table = await begin(first, second, LONG, settings={"leaver": "computer"})
            await plan(second, table, ("headline", "no_such", True))
            change(server, "UPDATE plans SET ask = 'setup', option = 'poland' WHERE \"table\" = ?", table)
            await do(second, table, "resign")
            assert rows(server, 'SELECT count(*) FROM plans WHERE "table" = ?', table) == [(0,)]
            async with another_process(server) as other:
                await other.follow_plans(table)
            assert kinds(server, table) == ["start", "replace"]


async def test_a_plan_is_followed_only_while_its_player_sits_there(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if its row still exists, and even if the chair changes hands after the plan was found."""
    async with server.guests(3) as (first, second, third):
        table = await begin(first, second, LONG)
        change(
            server,
            'INSERT INTO plans ("table", chair, place, account, ask, option, once) VALUES (?, 1, 0, ?, ?, ?, 0)',
            *(table, third.me["id"], "setup", "poland"),
        )
        restart(server, table)
        await choose(second, table, "austria")
        assert kinds(server, table) == ["start", "choice"] and await planned(second, table) == []
        async with another_process(server) as other:
            live = await other.live(table)
            ask = live.table.ask("ussr")
            assert ask is not None
            found = (1, live.plans[1][0], ask.number)
            monkeypatch.setattr(live, "planned", lambda: found)
            await other.follow_plans(table)
        assert kinds(server, table) == ["start", "choice"]
