"""Attacks by many clients at once: races, floods, and clients that never read."""

from __future__ import annotations

import asyncio
import contextlib
import socket as sockets
from collections import Counter
from typing import Any

import msgspec
import pytest
import websockets

from agon.engine.errors import Refused
from agon.engine.table import Table
from agon.server.client.client import Client, Wire
from agon.server.ops.serve import TCP_TIMEOUT, listen
from agon.server.play import socket
from agon.server.play.socket import MAX_BEHIND, MAX_FLOOD_REFUSALS, MAX_WATCHED_TABLES, TOO_MANY, WATCH_COST
from agon.server.settings import Settings

from .attacks import GAME, Scene, attack, frozen_attack, refusal_of, scene, send_http, send_socket
from .conftest import Running

# ---------------------------------------------------------------- races


async def test_two_race_for_one_chair(server: Running) -> None:
    """Exactly one joins, and the game starts once."""
    async with server.guests(9) as (owner, *others):
        table = (await owner.post("/api/tables", {"game": GAME}))["id"]
        path = f"/api/tables/{table}/join"
        answers = await asyncio.gather(*(send_http(client, "POST", path, json={"chair": 1}) for client in others))
        codes = sorted(answer.status_code for answer in answers)
        assert codes == [200] + [409] * 7
        state = await owner.get(f"/api/tables/{table}/state")
        assert (state["n"], state["state"]) == (1, "playing")


async def test_sitting_down_twice(server: Running) -> None:
    async with attack(server) as target:
        table = (await target.first.post("/api/tables", {"game": GAME}))["id"]
        path = f"/api/tables/{table}/join"
        for body in ({}, {"chair": 0}, {"chair": 1}):
            await target.repel_http(target.first, "POST", path, "chair-taken", json=body)
        for chair in (0, 2, 15):
            await target.repel_http(target.second, "POST", path, "chair-taken", json={"chair": chair})
        for wrong in (-1, 16, 10**20, 1.5, "1", True):
            await target.repel_http(target.second, "POST", path, "bad-request", json={"chair": wrong})


async def test_taking_a_chair_of_a_game_in_progress(server: Running) -> None:
    async with frozen_attack(server) as target:
        for chair in (None, 0, 1):
            body = {} if chair is None else {"chair": chair}
            for client in (target.stranger, target.first):
                path = f"/api/tables/{target.table}/join"
                await target.repel_http(client, "POST", path, "not-possible-now", "chair-taken", json=body)
            path = f"/api/tables/{target.table}/rise"
            await target.repel_http(target.stranger, "POST", path, "not-possible-now", json=body)


async def test_removing_another_player(server: Running) -> None:
    async with attack(server) as target:
        table = (await target.first.post("/api/tables", {"game": GAME}))["id"]
        path = f"/api/tables/{table}/rise"
        await target.repel_http(target.stranger, "POST", path, "not-yours", json={"chair": 0})
        await target.repel_http(target.stranger, "POST", path, "not-possible-now", json={"chair": 1})
        await target.repel_http(target.stranger, "POST", path, "not-possible-now", json={"chair": 9})
        await target.repel_http(target.stranger, "POST", path, "not-possible-now", json={})


async def test_both_sides_act_at_once(server: Running) -> None:
    """Resigning, aborting and choosing at the same time: one event ends the game, and nothing follows it."""
    async with scene(server) as target:
        client, wish = await target.choice()
        acts = [
            send_socket(one, {"do": do, "table": target.table})
            for one in target.people[:2]
            for do in ("resign", "abort")
        ]
        answers = await asyncio.gather(*acts, send_socket(client, wish))
        ends = [answer for answer in answers[:-1] if answer["say"] == "ok"]
        assert len(ends) == 1, answers
        state = await target.state(target.first)
        assert state["state"] in ("over", "aborted")
        assert state["n"] <= 3


# ---------------------------------------------------------------- floods


async def test_a_flood_of_requests_over_one_socket(fresh_server: Any) -> None:
    """Requests above the rate are refused, many more close the connection; the other clients play on."""
    with fresh_server(messages_per_second=8) as server:
        async with scene(server) as target, server.guests(1) as (flooder,):
            async with target.unharmed(), flooder.socket() as wire:
                for _ in range(40):
                    await wire.send("undo", target.table)
                codes = {(await wire.receive())["code"] for _ in range(40)}
                assert codes == {"not-yours", "too-many-requests"}
                with contextlib.suppress(websockets.ConnectionClosed):
                    for _ in range(2 * MAX_FLOOD_REFUSALS):
                        await wire.send("undo", target.table)
                    while await wire.receive():
                        pass
                assert wire.connection.close_code == TOO_MANY
            await target.go_on()


async def test_a_flood_of_requests_over_http(fresh_server: Any) -> None:
    with fresh_server(requests_per_minute=30) as server:
        async with server.client() as client:
            answers = [await client.http.get("/api/games") for _ in range(40)]
            assert [answer.status_code for answer in answers] == [200] * 30 + [429] * 10
            assert refusal_of(answers[-1]) == "too-many-requests"
            assert (await client.http.get("/healthz")).status_code == 200


async def test_a_flood_of_guests(fresh_server: Any) -> None:
    with fresh_server(attempts_per_minute=10) as server:
        codes = []
        for _ in range(12):
            async with server.client() as client:
                codes.append((await client.http.post("/api/guest")).status_code)
        assert codes == [201] * 10 + [429] * 2


async def test_a_flood_of_sockets(fresh_server: Any) -> None:
    """The number of sockets per account and address is limited; closing one makes room."""
    with fresh_server(sockets_per_account=5, sockets_per_address=12) as server:
        async with scene(server) as target:
            async with target.unharmed(), contextlib.AsyncExitStack() as stack:
                mine = [await stack.enter_async_context(target.stranger.socket()) for _ in range(6)]
                open_ones = [wire for wire in mine if await is_open(wire)]
                assert len(open_ones) == 4  # plus the one that follows the table
                async with server.client() as nobody:
                    more = [await stack.enter_async_context(nobody.socket()) for _ in range(8)]
                    assert sum([await is_open(wire) for wire in more]) == 12 - 3 - 4
                await open_ones[0].connection.close()
                while not await is_open(await stack.enter_async_context(target.stranger.socket())):
                    await asyncio.sleep(0.01)
            while len(server.services.sockets) > len(target.sockets):
                await asyncio.sleep(0.01)
            await target.go_on()


async def test_a_flood_of_new_sockets(fresh_server: Any) -> None:
    """Opening and closing sockets in a loop is refused."""
    with fresh_server(sockets_per_address=10) as server:
        async with server.client() as nobody:
            opened = []
            for _ in range(40):
                async with nobody.socket() as wire:
                    opened.append(await is_open(wire))
            assert all(opened[:20])
            assert not all(opened)


async def is_open(wire: Wire) -> bool:
    with contextlib.suppress(websockets.ConnectionClosed):
        await wire.send("leave", "elsewhere", id="there")
        return bool((await wire.receive())["say"] == "ok")
    assert wire.connection.close_code == TOO_MANY
    return False


async def test_a_flood_of_watches(server: Running) -> None:
    """Watching the same table repeatedly counts once; the number of different tables is limited."""
    async with attack(server) as target:
        here = set(server.services.sockets)
        async with target.unharmed(), target.stranger.socket() as wire:
            for _ in range(25):
                await wire.send("watch", target.table)
                assert (await wire.until("ok"))["say"] == "ok"
            (client,) = set(server.services.sockets) - here
            assert len(client.watched) == 1
            client.watched.update({str(number): None for number in range(MAX_WATCHED_TABLES)})
            answer = await one_more(wire, target)
            assert answer["code"] == "too-many-requests"


async def test_a_flood_of_watches_over_many_sockets(fresh_server: Any) -> None:
    """An account has one allowance for all its sockets, and a watch uses more of it."""
    with fresh_server(messages_per_second=20) as server:
        async with scene(server) as target, server.guests(1) as (flooder,), contextlib.AsyncExitStack() as stack:
            wires = [await stack.enter_async_context(flooder.socket()) for _ in range(5)]
            for wire in wires:
                for _ in range(8):
                    await wire.send("watch", target.table)
            answers: Counter[str] = Counter()
            for wire in wires:
                for _ in range(8):
                    while (answer := await wire.receive())["say"] not in ("ok", "refused"):
                        pass
                    answers[answer.get("code", "ok")] += 1
            assert set(answers) == {"ok", "too-many-requests"}
            assert answers["ok"] <= 2 * 40 / WATCH_COST  # the allowance at the start, and what was added meanwhile
            await target.go_on()


async def test_the_whole_state_is_built_once_per_event(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Repeated watching builds no view again, whatever part of the log is known; the clock is current. Each chair has
    its own state, and the next event makes a new one."""
    built: Counter[str | None] = Counter()
    real = Table.view

    def view(table: Table, seat: str | None) -> Any:
        built[seat] += 1
        return real(table, seat)

    async with scene(server) as target, target.stranger.socket() as wire:
        whole = await watched(wire, target)
        monkeypatch.setattr(Table, "view", view)
        again = [await watched(wire, target, log=log) for log in (0, 1, 2, 0)]
        assert sum(built.values()) <= 1  # built again if the last viewer had left
        assert {**again[-1], "clock": None} == {**whole, "clock": None}
        assert [len(one["log"]["lines"]) + one["log"]["start"] for one in again] == [len(whole["log"]["lines"])] * 4
        assert again[-1]["clock"]["at"] > whole["clock"]["at"]
        async with target.first.socket() as own:
            mine = await watched(own, target)
            assert mine["seat"] is not None and mine["view"] != whole["view"]
        await target.go_on()
        assert (await watched(wire, target))["n"] > whole["n"]


async def watched(wire: Wire, target: Scene, **fields: object) -> dict[str, Any]:
    await wire.send("watch", target.table, **fields)
    state = await wire.until("state")
    while not state["full"]:
        state = await wire.until("state")
    await wire.until("ok")
    return state


async def one_more(wire: Wire, target: Scene) -> dict[str, Any]:
    await wire.send("leave", target.table, id="left")
    while (await wire.receive()).get("id") != "left":
        pass
    await wire.send("watch", target.table)
    return await wire.receive()


async def test_a_flood_of_tables_and_chat(fresh_server: Any) -> None:
    """A guest may have a few open tables, a few games against the computer, and a few chat lines at once."""
    limits = {"open_tables_per_account": 3, "computer_games_per_account": 2, "chat_per_minute": 30}
    with fresh_server(bots=True, **limits) as server:
        async with server.guests(2) as (guest, other):
            wish: dict[str, Any] = {"game": GAME}
            opened = await asyncio.gather(*(outcome(guest, "/api/tables", wish) for _ in range(6)))
            assert Counter(opened) == {"ok": 3, "not-possible-now": 3}
            mine = await guest.get("/api/me/tables")
            await guest.request("DELETE", f"/api/tables/{mine[0]['id']}")
            assert await outcome(guest, "/api/tables", wish) == "ok"
            wish = {"game": GAME, "chairs": ["me", "computer"]}
            against = await asyncio.gather(*(outcome(guest, "/api/tables", wish) for _ in range(5)))
            assert Counter(against) == {"ok": 2, "not-possible-now": 3}
            assert await outcome(other, "/api/tables", wish) == "ok"
            async with guest.socket() as wire:
                for number in range(20):
                    await wire.send("say", mine[1]["id"], text="la", room="players", id=str(number))
                said = Counter([(await answered_by(wire, str(number)))["say"] for number in range(20)])
            assert 10 <= said["ok"] < 20
            assert said["refused"] == 20 - said["ok"]


async def outcome(client: Client, path: str, body: object) -> str:
    try:
        await client.post(path, body)
    except Refused as error:
        return error.code
    return "ok"


# ---------------------------------------------------------------- slow readers


MUCH = b"x" * 1_000_000


async def deaf(target: Scene) -> sockets.socket:
    """A socket of the spectator that follows the table and never reads."""
    raw = sockets.create_connection(("127.0.0.1", target.server.port))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 1024)
    cookie = "; ".join(f"{name}={value}" for name, value in target.stranger.http.cookies.items())
    raw.sendall(
        "GET /api/play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    body = msgspec.json.encode({"do": "watch", "table": target.table})
    raw.sendall(b"\x81" + bytes([0x80 | len(body)]) + b"\x00" * 4 + body)
    return raw


async def test_a_client_that_never_reads(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it, its queue is bounded, it is disconnected, and it can reconnect and resume."""
    monkeypatch.setattr(socket, "CLOSE_SECONDS", 0.1)
    async with scene(server) as target:
        before = set(server.services.sockets)
        raw = await deaf(target)
        while not (opened := set(server.services.sockets) - before):
            await asyncio.sleep(0.01)
        (slow,) = opened
        for number in range(1000):
            await target.sockets[0].send("watch", target.table, id=str(number))  # the players are not affected
            assert (await answered_by(target.sockets[0], str(number)))["say"] == "ok"
            slow.channel.loop.call_soon_threadsafe(slow.send, MUCH)
            assert slow.channel.transport.get_write_buffer_size() <= MAX_BEHIND + 2 * len(MUCH)
            if slow not in set(server.services.sockets):
                break
        else:
            raise AssertionError("a reader who never reads is kept")
        assert not slow.watched
        raw.close()
        await target.go_on()
        async with target.stranger.socket() as wire:
            await wire.send("watch", target.table, log=1)
            assert (await wire.receive())["log"]["start"] == 1


@pytest.mark.skipif(not hasattr(sockets, "TCP_USER_TIMEOUT"), reason="only Linux lets go of such connections")
def test_a_connection_that_takes_nothing_is_cut_off() -> None:
    """Closing waits until the client has read what was sent; the system disconnects a client that never does."""
    with listen(Settings(port=0)) as listener, sockets.create_connection(listener.getsockname()):
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT) == TCP_TIMEOUT


async def answered_by(wire: Wire, name: str) -> dict[str, Any]:
    while (message := await wire.receive()).get("id") != name:
        pass
    return message
