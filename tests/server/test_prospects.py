"""Prospects over HTTP: for one's own ask, and no more than one can know."""

from __future__ import annotations

from agon.engine.table.prospects import prospects
from agon.engine.table.study import check
from agon.games import load
from agon.server.study.readers import MAX_AT_ONCE

from .clients import ClientPool, refused
from .conftest import Running, begin
from .table_helpers import LONG, SHORT, choose, play_until, state

COUP = """study A coup
game twilight_struggle
given turn 4
given phase action_round
given round 1
given phasing us
given defcon 4
given influence.algeria.us 0
given influence.algeria.ussr 2
given hand.us duck_and_cover
us card duck_and_cover
us use coup
"""


async def test_an_asked_player_gets_prospects(server: Running) -> None:
    async with ClientPool(server) as pool:
        us, ussr = await pool.guest(), await pool.guest()
        table = await begin(us, ussr, LONG)
        ask = (await state(ussr, table))["ask"]
        told = await ussr.get(f"/api/tables/{table}/prospects", option=ask["options"][0], number=ask["number"])
        assert told["option"] == ask["options"][0] and told["certain"]
        (outcome,) = told["outcomes"]
        assert (outcome["weight"], outcome["of"], outcome["gone"]) == (1, 1, [])
        before = (await state(ussr, table))["view"]
        await choose(ussr, table, ask["options"][0])
        after = await state(ussr, table)
        assert {**before, **outcome["view"]} == after["view"] and outcome["view"] != {}
        assert outcome["lines"] == after["log"]["lines"][-len(outcome["lines"]) :]


async def test_a_client_looks_ahead_only_so_often_at_once(server: Running) -> None:
    """A few threads look ahead for everyone, so nobody may keep all of them busy."""
    async with ClientPool(server) as pool:
        us, ussr = await pool.guest(), await pool.guest()
        table = await begin(us, ussr, LONG)
        option, busy = (await state(ussr, table))["ask"]["options"][0], server.services.studies.readers.clients
        busy[ussr.me["id"]] = MAX_AT_ONCE
        for what in ("prospects", "why", "hint"):
            await refused("too-many-requests", ussr.get(f"/api/tables/{table}/{what}", option=option))
        del busy[ussr.me["id"]]
        await ussr.get(f"/api/tables/{table}/prospects", option=option)
        assert not busy


async def test_only_the_own_ask_and_only_while_it_stands(server: Running) -> None:
    async with ClientPool(server) as pool:
        us, ussr, other = await pool.guest(), await pool.guest(), await pool.guest()
        table = await begin(us, ussr, LONG)
        path, ask = f"/api/tables/{table}/prospects", (await state(ussr, table))["ask"]
        option, number = ask["options"][0], ask["number"]
        await refused("not-asked", us.get(path, option=option))
        await refused("not-yours", ussr.get(path, option=option, seat="us"))
        await refused("not-yours", other.get(path, option=option))
        await refused("not-signed-in", pool.anonymous().get(path, option=option))
        await refused("illegal-choice", ussr.get(path, option="no_such_option", number=number))
        await choose(ussr, table, option)
        await refused("stale-ask", ussr.get(path, option=option, number=number))
        await us.post(f"/api/tables/{table}/acts", {"do": "resign"})
        await refused("game-over", ussr.get(path, option=option))


async def test_looking_ahead_changes_nothing(server: Running) -> None:
    async with ClientPool(server) as pool:
        clients = [await pool.guest(), await pool.guest()]
        table = await begin(clients[0], clients[1], SHORT)
        await play_until(clients, table, "action")
        before = [await state(client, table) for client in clients]
        for client, seen in zip(clients, before, strict=True):
            for option in (seen["ask"] or {"options": []})["options"]:
                await client.get(f"/api/tables/{table}/prospects", option=option)
        after = [await state(client, table) for client in clients]
        for one, other in zip(before, after, strict=True):
            assert {**one, "clock": None} == {**other, "clock": None}


async def test_prospects_in_a_study(server: Running) -> None:
    async with ClientPool(server) as pool:
        client, stranger = await pool.guest(), pool.anonymous()
        kept = await client.post("/api/studies", {"text": COUP})
        given = {"id": kept["id"], "step": 2, "seat": "us", "option": "algeria"}
        told = await stranger.get("/api/studies/prospects", **given)
        reckoned = prospects(check(COUP, load), "us", "algeria")
        assert [(one["weight"], one["of"], one["view"]) for one in told["outcomes"]] == [
            (one.weight, one.of, one.view) for one in reckoned.outcomes
        ]
        assert told["certain"] and len(told["outcomes"]) == 6
        await refused("not-asked", stranger.get("/api/studies/prospects", **{**given, "seat": "ussr"}))
        await refused("not-asked", stranger.get("/api/studies/prospects", **{**given, "seat": "chance"}))
        await refused("illegal-choice", stranger.get("/api/studies/prospects", **{**given, "step": 1}))
        await refused("bad-request", stranger.get("/api/studies/prospects", **{**given, "step": 3}))
