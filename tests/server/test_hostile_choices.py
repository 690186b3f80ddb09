"""Attacks on the choices of a game: other players' asks, old asks, impossible options. Each over the socket and over
HTTP."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from .attacks import Scene, attack, frozen_attack, refusal_of, scene, send_http, send_socket, settled
from .conftest import Running, begin

ASKED_NOT = ("not-asked", "stale-ask")


async def repel_both(target: Scene, client: Any, wish: dict[str, Any], *codes: str) -> None:
    """Send the same choice over the socket and over HTTP."""
    await target.repel(client, wish, *codes)
    body = {key: value for key, value in wish.items() if key not in ("do", "table", "id")}
    await target.repel_http(client, "POST", f"/api/tables/{wish['table']}/choices", *codes, json=body)


async def test_another_seats_move(server: Running) -> None:
    async with frozen_attack(server) as target:
        _, wish = await target.choice()
        _, other, state = await target.asked()
        if (await target.state(other))["ask"] is None:
            await repel_both(target, other, wish, *ASKED_NOT)
        await repel_both(target, other, {**wish, "seat": state["seat"]}, "not-yours")


async def test_a_replayed_move(server: Running) -> None:
    async with attack(server) as target:
        client, wish = await target.choice()
        await target.go_on()
        await repel_both(target, client, wish, *ASKED_NOT)


async def test_a_choice_sent_again_after_an_agreed_undo(server: Running) -> None:
    """The same question is asked again under a new number, so a choice from before is stale."""
    async with attack(server) as target:
        client, wish = await target.choice()
        other = target.second if client is target.first else target.first
        await target.go_on()
        assert (await send_socket(client, {"do": "ask_undo", "table": target.table}))["say"] == "ok"
        assert (await send_socket(other, {"do": "answer_undo", "table": target.table, "agree": True}))["say"] == "ok"
        await target.drain()
        again, fresh = await target.choice()
        assert (again, fresh["option"]) == (client, wish["option"])
        await repel_both(target, client, wish, "stale-ask")


async def test_a_stale_number(server: Running) -> None:
    async with attack(server) as target:
        await target.go_on()
        client, wish = await target.choice()
        assert wish["number"] > 0
        for number in {0, wish["number"] - 1}:
            await repel_both(target, client, {**wish, "number": number}, "stale-ask")


async def test_a_future_number(server: Running) -> None:
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        for number in (wish["number"] + 1, wish["number"] + 7, 10**9):
            await repel_both(target, client, {**wish, "number": number}, "stale-ask")


async def test_an_invalid_number(server: Running) -> None:
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        wrong: tuple[Any, ...] = (-1, 10**9 + 1, 1.5, -0.5, True, None, "0", [0], {})
        for number in wrong:
            await repel_both(target, client, {**wish, "number": number}, "bad-request")


async def test_a_number_too_big_for_any_machine(server: Running) -> None:
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        for number in ("1e400", "-1e400", "9" * 5000, "NaN", "Infinity", "0x10", "1_0"):
            raw = f'{{"do":"choose","table":"{target.table}","number":{number},"option":"{wish["option"]}"}}'
            await target.repel(client, raw, "bad-request")


OPTIONS = [
    "no_such_option",
    "chance",
    "../pass",
    "'; DROP TABLE events; --",
    "<script>alert(1)</script>",
    " pass",
    "PASS",
]


async def test_an_option_never_offered(server: Running) -> None:
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        for option in (*OPTIONS, "\u202epass", "pass\u0000", "𝕡𝕒𝕤𝕤"):
            await repel_both(target, client, {**wish, "option": option}, "illegal-choice", "bad-request")


async def test_an_invalid_option(server: Running) -> None:
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        for option in ("", "x" * 61, 0, None, True, ["pass"], {"pass": 1}):
            await repel_both(target, client, {**wish, "option": option}, "bad-request")


async def test_an_option_offered_to_the_other_seat(server: Running) -> None:
    """Two players are asked at once; neither may use the other's options."""
    async with attack(server, "twilight_struggle") as target:
        for _ in range(60):
            states = [await target.state(client) for client in (target.first, target.second)]
            mine, theirs = (set(state["ask"]["options"]) if state["ask"] else set() for state in states)
            if mine and theirs - mine:
                _, wish = await target.choice(option=min(theirs - mine))
                await repel_both(target, target.first, wish, "illegal-choice")
                return
            await target.go_on()
        raise AssertionError("the two were never asked at once")


async def test_a_forged_seat(server: Running) -> None:
    async with frozen_attack(server) as target:
        path = f"/api/tables/{target.table}/state"
        for seat in ("chance", "spectator", "us' OR '1'='1", "0", "none", "𝔲𝔰"):
            client, wish = await target.choice(seat=seat)
            await repel_both(target, client, wish, "not-yours")
            await target.repel(client, {"do": "watch", "table": target.table, "seat": seat}, "not-yours")
            await target.repel_http(client, "GET", path, "not-yours", params={"seat": seat})


async def test_looking_through_another_seat(server: Running) -> None:
    async with frozen_attack(server) as target:
        path = f"/api/tables/{target.table}/state"
        seats = [(await target.state(client))["seat"] for client in (target.first, target.second)]
        for client, seat in ((target.first, seats[1]), (target.second, seats[0]), (target.stranger, seats[0])):
            await target.repel(client, {"do": "watch", "table": target.table, "seat": seat}, "not-yours")
            await target.repel_http(client, "GET", path, "not-yours", params={"seat": seat})


async def test_a_spectator_cannot_act(server: Running) -> None:
    async with frozen_attack(server) as target:
        _, wish = await target.choice()
        seat = (await target.state(target.first))["seat"]
        for do in ("choose", "undo", "ask_undo", "resign", "abort", "answer_undo"):
            extra = {"choose": wish, "answer_undo": {"agree": True}}.get(do, {})
            for chosen in (None, seat):
                request = {**extra, "do": do, "table": target.table, "seat": chosen}
                await target.repel(target.stranger, request, "not-yours")


async def test_a_stranger_cannot_act_over_http(server: Running) -> None:
    async with frozen_attack(server) as target:
        path = f"/api/tables/{target.table}/acts"
        async with server.client() as nobody:
            for do in ("undo", "ask_undo", "agree_undo", "deny_undo", "resign", "abort"):
                await target.repel_http(target.stranger, "POST", path, "not-yours", json={"do": do})
                await target.repel_http(nobody, "POST", path, "not-signed-in", json={"do": do})


async def test_an_anonymous_client(server: Running) -> None:
    async with frozen_attack(server) as target:
        _, wish = await target.choice()
        async with server.client() as nobody:
            await repel_both(target, nobody, wish, "not-signed-in")


async def test_the_ask_of_another_table(server: Running) -> None:
    """The same two players at two tables; a choice for one does not count for the other."""
    async with attack(server) as target:
        elsewhere = await begin(target.first, target.second, "twilight_struggle")
        client, wish = await target.choice()
        await repel_both(target, client, {**wish, "table": elsewhere}, "illegal-choice", *ASKED_NOT)


async def test_two_seats_at_one_screen_are_not_confused(server: Running) -> None:
    """A player with both seats acts from the one that is asked, and from no other."""
    async with scene(server) as target:
        info = await target.first.post("/api/tables", {"game": "twilight_struggle", "chairs": ["me", "me"]})
        table, seats = info["id"], [chair["seat"] for chair in info["chairs"]]
        states = {seat: await target.first.get(f"/api/tables/{table}/state", seat=seat) for seat in seats}
        asked = [seat for seat in seats if states[seat]["ask"]]
        ask = states[asked[0]]["ask"]
        wish = {"do": "choose", "table": table, "number": ask["number"], "option": ask["options"][0]}
        for seat in set(seats) - set(asked):
            await target.repel(target.first, {**wish, "seat": seat}, "not-asked")
        if len(asked) > 1:
            await target.repel(target.first, wish, "bad-request")
        assert (await send_socket(target.first, {**wish, "seat": asked[0]}))["say"] == "ok"


async def test_choosing_before_the_game_begins(server: Running) -> None:
    async with attack(server) as target:
        table = (await target.first.post("/api/tables", {"game": "twilight_struggle"}))["id"]
        wish = {"do": "choose", "table": table, "number": 0, "option": "pass"}
        await repel_both(target, target.first, wish, "not-possible-now")
        for do in ("undo", "ask_undo", "resign", "abort"):
            await target.repel(target.first, {"do": do, "table": table}, "not-possible-now")


@pytest.mark.parametrize("end", ["resign", "abort"])
async def test_choosing_after_the_game_has_ended(server: Running, end: str) -> None:
    async with attack(server) as target:
        table = await begin(target.first, target.second, "twilight_struggle")
        wishes = []
        for client in (target.first, target.second):
            state = await client.get(f"/api/tables/{table}/state")
            ask = state["ask"] or {"number": 0, "options": ["pass"]}
            wishes.append({"do": "choose", "table": table, "number": ask["number"], "option": ask["options"][0]})
        assert (await send_socket(target.first, {"do": end, "table": table}))["say"] == "ok"
        await settled(server)
        for client, wish in zip((target.first, target.second), wishes, strict=True):
            await repel_both(target, client, wish, "game-over", "not-yours")
            for do in ("undo", "ask_undo", "resign", "abort"):
                await target.repel(client, {"do": do, "table": table}, "game-over", "not-yours", "not-possible-now")


async def test_taking_back_what_another_chose(server: Running) -> None:
    async with attack(server) as target:
        client, other, state = await target.asked()
        await target.go_on()
        await target.repel(other, {"do": "undo", "table": target.table}, "nothing-to-undo")
        await target.repel(other, {"do": "undo", "table": target.table, "seat": state["seat"]}, "not-yours")
        await target.repel(target.stranger, {"do": "undo", "table": target.table}, "not-yours")
        assert client is not other


async def test_agreeing_to_your_own_undo_request_for_others(server: Running) -> None:
    """Requesting an undo implies agreement; repeating it, or agreeing for another seat, adds nothing."""
    async with attack(server) as target:
        client, other, _ = await target.asked()
        await target.go_on()
        assert (await send_socket(client, {"do": "ask_undo", "table": target.table}))["say"] == "ok"
        for socket in target.sockets:
            assert (await socket.receive())["undo_asked"]
        agree = {"do": "answer_undo", "table": target.table, "agree": True}
        await target.repel(client, agree, "not-possible-now", "nothing-to-undo")
        await target.repel(client, {**agree, "seat": (await target.state(other))["seat"]}, "not-yours")
        await target.repel(target.stranger, agree, "not-yours")
        await target.repel(client, {"do": "ask_undo", "table": target.table}, "not-possible-now", "nothing-to-undo")


async def test_agreeing_to_an_undo_that_nobody_requested(server: Running) -> None:
    async with frozen_attack(server) as target:
        for agree in (True, False):
            wish = {"do": "answer_undo", "table": target.table, "agree": agree}
            await target.repel(target.first, wish, "nothing-to-undo")


async def test_twenty_answers_to_one_ask_at_once(server: Running) -> None:
    """Exactly one is accepted, and one event is written."""
    async with scene(server) as target:
        client, wish = await target.choice()
        before = await target.state(client)
        sockets = [send_socket(client, {**wish, "id": str(number)}) for number in range(10)]
        body = {"number": wish["number"], "option": wish["option"]}
        path = f"/api/tables/{target.table}/choices"
        requests = [send_http(client, "POST", path, json=body) for _ in range(10)]
        answers = await asyncio.gather(*sockets, *requests)
        taken = [a for a in answers if (a.get("say") == "ok" if isinstance(a, dict) else a.status_code == 200)]
        assert len(taken) == 1
        refused = [a["code"] if isinstance(a, dict) else refusal_of(a) for a in answers if a is not taken[0]]
        assert set(refused) <= {*ASKED_NOT}
        assert (await target.state(client))["n"] == before["n"] + 1
        for socket in target.sockets:
            assert (await socket.receive())["say"] == "state"
        await target.silence()
        await target.go_on()
