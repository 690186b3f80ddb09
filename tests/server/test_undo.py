"""Undo: free, by consent, and what everyone then sees."""

from __future__ import annotations

from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.server.client.client import Client, Wire

from .conftest import Running, begin
from .table_helpers import LONG, asked, check_restart, choose, do, kinds, play_some, play_until, restart, rows, state


async def refused(code: str, awaitable: Any) -> None:
    with pytest.raises(Refused) as told:
        await awaitable
    assert told.value.code == code, told.value


class Reader:
    """Assembles the state of a table from messages, as a client does."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.view: dict[str, Any] = {}
        self.log: list[Any] = []
        self.n = 0

    def take(self, message: dict[str, Any]) -> None:
        kept = {} if message["full"] else {k: v for k, v in self.view.items() if k not in message["gone"]}
        self.view = {**kept, **message["view"]}
        assert message["log"]["start"] <= len(self.log)
        self.log = self.log[: message["log"]["start"]] + message["log"]["lines"]
        self.n = message["n"]

    async def read(self, n: int) -> None:
        """Read until event `n` has arrived."""
        while self.n < n:
            self.take(await self.wire.until("state"))


async def check_readers(readers: list[tuple[Client, Reader]], table: str) -> None:
    """A client that followed the messages knows what a new one is told."""
    for client, reader in readers:
        now = await state(client, table)
        await reader.read(now["n"])
        assert (reader.view, reader.log) == (now["view"], now["log"]["lines"])


async def test_a_choice_is_taken_back_freely_until_another_is_asked(server: Running) -> None:
    async with server.guests(3) as people:
        first, second, third = people
        table = await begin(first, second, LONG)
        sockets = [client.socket() for client in people]
        wires = [await socket.__aenter__() for socket in sockets]
        readers = [(client, Reader(wire)) for client, wire in zip(people, wires, strict=True)]
        for wire in wires:
            await wire.send("watch", table)
        before = await state(second, table)
        await choose(second, table)
        await choose(second, table)
        assert (await state(second, table))["can_undo"] and not (await state(first, table))["can_undo"]
        await refused("nothing-to-undo", do(first, table, "undo"))
        await refused("not-yours", do(third, table, "undo"))
        await check_readers(readers, table)
        await do(second, table, "undo")
        await check_readers(readers, table)
        await do(second, table, "undo")
        await check_readers(readers, table)
        after = await state(second, table)
        assert after["view"] == before["view"] and after["log"] == before["log"]
        assert after["ask"]["options"] == before["ask"]["options"]
        assert after["ask"]["number"] > before["ask"]["number"]
        stale = {"number": before["ask"]["number"], "option": before["ask"]["options"][0]}
        await refused("stale-ask", second.post(f"/api/tables/{table}/choices", stale))
        await play_some([second], table, 6)
        await refused("nothing-to-undo", do(second, table, "undo"))
        await check_readers(readers, table)
        await check_restart(server, [first, second], table)
        for socket in sockets:
            await socket.__aexit__(None, None, None)


async def test_a_simultaneous_choice_can_be_undone_while_others_are_asked(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        await play_until([first, second], table, "headline")
        await choose(first, table)
        waiting = await state(second, table)
        await do(first, table, "undo")
        again = await state(second, table)
        assert again["ask"] == waiting["ask"] and again["view"] == waiting["view"]
        assert (await state(first, table))["ask"]["what"] == "headline"
        await check_restart(server, [first, second], table)


async def test_further_undo_needs_consent_and_the_dice_continue(server: Running) -> None:
    async with server.guests(2) as (first, second), first.socket() as one, second.socket() as two:
        table = await begin(first, second, LONG)
        await play_until([first, second], table, "headline")
        readers = [(first, Reader(one)), (second, Reader(two))]
        for wire in (one, two):
            await wire.send("watch", table)
        before = await state(first, table)
        rolled = server.services.registry.lives[table].rolled
        await choose(first, table)
        await choose(second, table)
        await refused("nothing-to-undo", do(first, table, "undo"))
        await do(first, table, "ask_undo")
        wanted = await state(second, table)
        assert (wanted["undo_asked"], wanted["agreed"]) == ("us", ["us"])
        await refused("not-possible-now", do(second, table, "ask_undo"))
        await check_restart(server, [first, second], table)
        for wire in (one, two):  # the restart dropped the viewers
            await wire.send("watch", table)
        await do(second, table, "agree_undo")
        after = await state(first, table)
        assert (after["undo_asked"], after["agreed"], after["can_undo"]) == (None, [], False)
        assert after["view"] == before["view"] and after["log"]["lines"][:-1] == before["log"]["lines"]
        assert after["ask"]["options"] == before["ask"]["options"]
        assert after["ask"]["number"] > before["ask"]["number"]
        await check_readers(readers, table)
        live = server.services.registry.lives[table]
        assert live.rolled >= rolled and live.rolls == list(range(rolled))
        await check_restart(server, [first, second], table)
        await play_some([first, second], table, 30)
        live = server.services.registry.lives[table]
        assert len(set(live.rolls)) == len(live.rolls) and live.rolls == sorted(live.rolls)
        await check_restart(server, [first, second], table)


async def test_undone_dice_are_rolled_again(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        clients, live = [first, second], server.services.registry.lives[table]
        for _ in range(400):
            rolled = live.rolled
            (turn, *_) = await asked(clients, table)
            await choose(turn, table)
            if live.rolled > rolled:
                break
        stood = live.rolled
        other = second if turn is first else first
        await do(turn, table, "ask_undo")
        await do(other, table, "agree_undo")
        assert live.rolls == list(range(rolled)) and live.rolled == stood
        for _ in range(50):
            if live.rolled > stood:
                break
            await play_some(clients, table, 1)
        assert live.rolls[: rolled + 1] == [*range(rolled), stood]
        await check_restart(server, clients, table)


async def test_a_declined_undo_request_can_be_repeated_after_another_choice(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        await refused("nothing-to-undo", do(second, table, "agree_undo"))
        await refused("nothing-to-undo", do(second, table, "ask_undo"))
        await play_some([second], table, 6)
        await do(second, table, "ask_undo")
        await do(first, table, "deny_undo")
        assert (await state(second, table))["undo_asked"] is None
        await refused("not-possible-now", do(second, table, "ask_undo"))
        await check_restart(server, [first, second], table)
        await refused("not-possible-now", do(second, table, "ask_undo"))
        await choose(first, table)
        await do(second, table, "ask_undo")
        await choose(first, table)  # choosing withdraws the undo request
        assert (await state(second, table))["undo_asked"] is None
        assert kinds(server, table)[-5:] == ["ask_undo", "deny", "choice", "ask_undo", "choice"]


async def test_hot_seat_players_undo_without_consent(server: Running) -> None:
    async with server.guests(1) as (only,):
        table = (await only.post("/api/tables", {"game": LONG, "chairs": ["me", "me"]}))["id"]
        await play_some([only], table, 6)
        await do(only, table, "ask_undo", "ussr")
        assert (await state(only, table, seat="ussr"))["ask"]["what"] == "setup"
        await check_restart(server, [only], table)


@pytest.mark.parametrize("knows_when", [True, False])
async def test_a_viewer_who_reconnects_after_an_undo_gets_the_right_log(server: Running, knows_when: bool) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        for _ in range(3):
            await choose(second, table)
        had = await state(first, table)
        lines, n = had["log"]["lines"], had["n"]
        for _ in range(2):
            await do(second, table, "undo")
        options = (await state(second, table))["ask"]["options"]
        for option in options[1:4]:
            await choose(second, table, option)
        whole = (await state(first, table))["log"]["lines"]
        assert whole[: len(lines)] != lines
        how = {"n": n} if knows_when else {}
        for fresh in (False, True):
            if fresh:
                restart(server, table)
            back = await state(first, table, log=len(lines), **how)
            start = back["log"]["start"]
            assert start < len(lines) and lines[:start] + back["log"]["lines"] == whole
        far = await state(first, table, log=10_000, n=back["n"])
        assert far["log"] == {"start": len(whole), "lines": []}
        async with first.socket() as wire:
            await wire.send("watch", table, log=len(lines), **how)
            message = await wire.until("state")
            assert lines[: message["log"]["start"]] + message["log"]["lines"] == whole


async def test_what_happened_since_my_last_choice(server: Running) -> None:
    async with server.guests(3) as (first, second, third):
        table = await begin(first, second, LONG)
        assert (await state(second, table))["last_choice_log"] is None
        await choose(second, table)
        line = len((await state(second, table))["log"]["lines"])
        await choose(second, table)
        seen = await state(second, table)
        assert seen["last_choice_log"] == line
        news = await state(second, table, since="mine")
        assert news["log"] == {"start": line, "lines": seen["log"]["lines"][line:]}
        assert (await state(first, table))["last_choice_log"] is None
        assert (await state(third, table))["last_choice_log"] is None
        await do(second, table, "undo")
        assert (await state(second, table))["last_choice_log"] < line
        await check_restart(server, [first, second], table)
        assert rows(server, 'SELECT count(*) FROM events WHERE "table" = ?', table) == [(4,)]
