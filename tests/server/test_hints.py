"""Hints: the best options for the player who is asked, from what their seat knows, and only in unrated practice
games."""

from __future__ import annotations

from typing import Any

import pytest

from agon.engine.table import Table
from agon.games import load
from agon.server.analysis import lookahead

from .clients import ClientPool, refused
from .conftest import Running, begin
from .table_helpers import LONG, SHORT, do, state

UNRATED = {"rated": False}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "SECONDS", 0.05)


async def test_practice_games_offer_hints(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        table = (await client.post("/api/tables", {"game": LONG, "chairs": ["me", "me"], "settings": UNRATED}))["id"]
        seen = await state(client, table)
        ask = seen["ask"]
        assert seen["hints"] and ask is not None
        hint = await client.get(f"/api/tables/{table}/hint", seat=seen["seat"])
        options = [one["option"] for one in hint["options"]]
        assert hint["number"] == ask["number"] and len(set(options)) == 3 and set(options) <= set(ask["options"])
        values = [one["value"] for one in hint["options"]]
        assert values == sorted(values, reverse=True) and all(0 <= value <= 1 for value in values)
        assert {**await state(client, table), "clock": None} == {**seen, "clock": None}
        other = next(chair["seat"] for chair in (await client.get(f"/api/tables/{table}"))["chairs"])
        await refused("not-asked", client.get(f"/api/tables/{table}/hint", seat=other))
        await do(client, table, "resign", seat=other)
        await refused("game-over", client.get(f"/api/tables/{table}/hint", seat=seen["seat"]))


@pytest.mark.parametrize("settings", [UNRATED, {"rated": True}])
async def test_no_hint_against_another_person(server: Running, settings: dict[str, Any]) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        table = await begin(clients[0], clients[1], SHORT, settings=settings)
        for client in clients:
            seen = await state(client, table)
            assert not seen["hints"]
            if seen["ask"]:
                said = await refused("not-possible-now", client.get(f"/api/tables/{table}/hint"))
                assert "hints are available only" in said


async def test_no_hint_in_a_rated_game_and_none_for_others(server: Running) -> None:
    async with ClientPool(server) as pool:
        client, other = await pool.guest(), await pool.guest()
        table = (await client.post("/api/tables", {"game": SHORT, "chairs": ["me", "me"]}))["id"]
        seen = await state(client, table)
        assert not seen["hints"]
        await refused("not-possible-now", client.get(f"/api/tables/{table}/hint", seat=seen["seat"]))
        await refused("not-yours", other.get(f"/api/tables/{table}/hint"))
        await refused("not-signed-in", pool.anonymous().get(f"/api/tables/{table}/hint"))
        assert not (await state(other, table, spectate="true"))["hints"]


def test_a_hint_follows_from_what_the_seat_knows_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that look the same to a seat give the same hint, whatever the opponent has chosen."""
    monkeypatch.setattr(lookahead, "SECONDS", None)
    monkeypatch.setattr(lookahead, "DEPTH", 64)
    table = Table(load(LONG))
    while (ask := table.asks[0]).what != "headline":
        table.choose(ask.seat, ask.options[0])
    seat, other = "us", "ussr"
    twin = table.copy()
    for one, option in ((table, 0), (twin, 1)):
        held = one.ask(other)
        assert held is not None
        one.choose(other, held.options[option])
    assert table.view(seat) == twin.view(seat) and table.position != twin.position
    hint = lookahead.advise(table, seat)
    assert len(hint.options) == 3 and lookahead.advise(twin, seat) == hint


async def test_one_hint_at_a_time_for_each_person(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        table = (await client.post("/api/tables", {"game": LONG, "chairs": ["me", "me"], "settings": UNRATED}))["id"]
        path, seat = f"/api/tables/{table}/hint", (await state(client, table))["seat"]
        server.services.lookahead.advised.add(client.me["id"])
        await refused("too-many-requests", client.get(path, seat=seat))
        server.services.lookahead.advised.discard(client.me["id"])
        number = (await state(client, table, seat=seat))["ask"]["number"]
        assert (await client.get(path, seat=seat))["number"] == number
        assert client.me["id"] not in server.services.lookahead.advised


async def test_hints_in_a_study(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        text = f"study Late\ngame {LONG}\ngiven turn 4\ngiven phase action_round\ngiven round 1\ngiven phasing us\n"
        study = await client.post("/api/studies", {"text": text + "given hand.us duck_and_cover fidel\n"})
        given = {"id": study["id"], "step": 0, "seat": "us"}
        hint = await client.get("/api/studies/hint", **given)
        assert {one["option"] for one in hint["options"]} <= {"duck_and_cover", "fidel", "the_china_card"}
        for seat in ("ussr", "chance", "nobody"):
            await refused("not-asked", client.get("/api/studies/hint", **{**given, "seat": seat}))
        await refused("not-signed-in", pool.anonymous().get("/api/studies/hint", **given))
