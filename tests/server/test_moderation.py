"""Blocks, reports, and what administrators may do."""

from __future__ import annotations

import logging

import pytest
import websockets

from agon.server.client.client import Client
from agon.server.db.storage import now

from .clients import ClientPool, refused
from .conftest import Running, begin

HOUR = 60 * 60 * 1000


async def test_a_blocked_account_joins_nothing_and_is_not_heard(server: Running) -> None:
    async with ClientPool(server) as pool:
        owner, pest, friend = await pool.guest(), await pool.guest(), await pool.guest()
        table = await begin(owner, pest, "hector_achilles")
        await pest.post(f"/api/tables/{table}/chat", {"text": "before"})
        await owner.request("PUT", f"/api/me/blocks/{pest.me['id']}")
        await owner.request("PUT", f"/api/me/blocks/{pest.me['id']}")  # twice counts once
        assert [account["id"] for account in await owner.get("/api/me/blocks")] == [pest.me["id"]]
        await pest.post(f"/api/tables/{table}/chat", {"text": "after"})
        assert await owner.get(f"/api/tables/{table}/chat") == []
        assert len(await pest.get(f"/api/tables/{table}/chat")) == 2
        mine = (await owner.post("/api/tables", {"game": "hector_achilles"}))["id"]
        await refused("not-found", pest.post(f"/api/tables/{mine}/join"))
        invite = (await owner.get(f"/api/tables/{mine}"))["invite"]
        await refused("not-found", pest.post(f"/api/tables/{mine}/join", {"invite": invite}))
        await owner.request("DELETE", f"/api/me/blocks/{pest.me['id']}")
        await pest.post(f"/api/tables/{mine}/join")
        assert len(await owner.get(f"/api/tables/{table}/chat")) == 2
        await refused("bad-request", owner.request("PUT", f"/api/me/blocks/{owner.me['id']}"))
        await refused("not-found", owner.request("PUT", "/api/me/blocks/nobody"))
        await refused("not-signed-in", pool.anonymous().request("PUT", f"/api/me/blocks/{friend.me['id']}"))


async def test_reports_reach_the_administrators_and_nobody_else(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "agon.server.community.moderation")
    async with ClientPool(server) as pool:
        admin, victim, pest = await pool.admin("Peace Keeper"), await pool.guest(), await pool.guest()
        table = await begin(victim, pest, "hector_achilles")
        wish = {"about": pest.me["id"], "text": "said bad words", "table": table}
        report = (await victim.post("/api/reports", wish))["id"]
        await refused("not-found", victim.post("/api/reports", {**wish, "about": "nobody"}))
        await refused("not-found", victim.post("/api/reports", {**wish, "table": "nowhere"}))
        await refused("bad-request", victim.post("/api/reports", {**wish, "text": ""}))
        (shown,) = await admin.get("/api/admin/reports")
        assert (shown["id"], shown["text"], shown["table"]) == (report, "said bad words", table)
        assert (shown["by"]["id"], shown["about"]["id"]) == (victim.me["id"], pest.me["id"])
        await refused("not-yours", pest.get("/api/admin/reports"))
        await refused("not-yours", pest.post(f"/api/admin/reports/{report}/close", {"note": "nothing"}))
        await admin.post(f"/api/admin/reports/{report}/close", {"note": "warned"})
        await refused("not-found", admin.post(f"/api/admin/reports/{report}/close", {"note": "again"}))
        assert await admin.get("/api/admin/reports") == []
        closed = next(r for r in await admin.get("/api/admin/reports", state="closed") if r["id"] == report)
        assert closed["note"] == "warned" and closed["closed_by"] == admin.me["id"] and closed["closed"] <= now()
    acts = [record.fields["act"] for record in caplog.records if hasattr(record, "fields")]
    assert acts == ["report", "close"]


async def test_a_barred_account_does_nothing_until_then(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "agon.server.community.moderation")
    async with ClientPool(server) as pool:
        admin, pest = await pool.admin("Bar Keeper"), await pool.registered("Barred One")
        until = {"until": now() + HOUR, "reason": "bad words"}
        path = f"/api/admin/accounts/{pest.me['id']}/bar"
        token = (await pest.post("/api/tokens", {"label": "bot"}))["secret"]
        async with pest.socket() as wire:
            await wire.send("leave", "nowhere")
            await wire.until("ok")
            await admin.post(path, until)
            with pytest.raises(websockets.ConnectionClosed):
                await wire.receive()
        assert "until" in await refused("barred", pest.post("/api/tables", {"game": "hector_achilles"}))
        await refused("barred", pool.anonymous(token).get("/api/tables"))
        with pytest.raises(websockets.InvalidStatus):
            async with pest.socket():
                pass
        again = await pool.signed_in("Barred One")  # to export their data, or to delete the account
        assert (await again.get("/api/me"))["account"]["id"] == pest.me["id"]
        assert (await again.get("/api/me/export"))["accounts"][0]["barred_until"] == until["until"]
        await refused("barred", again.get("/api/me/tables"))
        for place in ("/", "/account", "/api/docs"):  # the pages for what they may still do
            assert (await again.http.get(place, headers={"accept": "text/html"})).status_code == 200
        await refused("not-found", again.post("/api/email/verify", {"link": "a" * 43}))
        await again.post("/api/logout")
        await admin.post(path, {"until": 0})
        assert await pest.get("/api/me/tables") == []
        await admin.post(path, {"until": now() - 1})
        assert await pest.get("/api/me/tables") == []
    first = next(record.fields for record in caplog.records if hasattr(record, "fields"))
    assert first["act"] == "bar" and first["reason"] == "bad words" and {"by", "account", "until"} <= set(first)


async def test_a_muted_account_cannot_chat_but_can_play(server: Running) -> None:
    async with ClientPool(server) as pool:
        admin, pest, other = await pool.admin("Mute Keeper"), await pool.guest(), await pool.guest()
        table = await begin(pest, other, "hector_achilles")
        await admin.post(f"/api/admin/accounts/{pest.me['id']}/mute", {"until": now() + HOUR})
        await refused("barred", pest.post(f"/api/tables/{table}/chat", {"text": "hello"}))
        assert (await pest.get(f"/api/tables/{table}/state"))["result"] is None
        await admin.post(f"/api/admin/accounts/{pest.me['id']}/mute", {"until": 0})
        await pest.post(f"/api/tables/{table}/chat", {"text": "hello"})


async def test_a_player_is_removed_from_a_table(server: Running) -> None:
    async with ClientPool(server) as pool:
        admin, pest, other = await pool.admin("Door Keeper"), await pool.guest(), await pool.guest()
        table = await begin(pest, other, "hector_achilles")
        await refused("not-yours", other.post(f"/api/admin/tables/{table}/kick", {"chair": 0}))
        await admin.post(f"/api/admin/tables/{table}/kick", {"chair": 0, "reason": "bad words"})
        state = await other.get(f"/api/tables/{table}/state")
        assert state["result"]["reason"] == "kick" and state["result"]["winners"] == [state["seat"]]
        assert "kick" in await other.get(f"/api/tables/{table}/record")
        await refused("game-over", admin.post(f"/api/admin/tables/{table}/kick", {"chair": 1}))
        waiting = (await other.post("/api/tables", {"game": "hector_achilles"}))["id"]
        await refused("not-possible-now", admin.post(f"/api/admin/tables/{waiting}/kick", {"chair": 1}))
        await refused("not-found", admin.post(f"/api/admin/tables/{waiting}/kick", {"chair": 9}))
        await admin.post(f"/api/admin/tables/{waiting}/kick", {"chair": 0})
        assert (await admin.get(f"/api/tables/{waiting}"))["state"] == "aborted"


async def test_only_administrators_can_moderate(server: Running) -> None:
    async with ClientPool(server) as pool:
        admin, peer = await pool.admin("First Keeper"), await pool.admin("Second Keeper")
        person = await pool.registered("Just A Person")
        program = pool.anonymous((await admin.post("/api/tokens", {"label": "bot"}))["secret"])
        until = {"until": now() + HOUR}
        for act in ("bar", "mute"):
            path = f"/api/admin/accounts/{peer.me['id']}/{act}"
            await refused("not-yours", person.post(path, until))
            await refused("not-yours", program.post(path, until))
            await refused("not-yours", admin.post(path, until))  # administrators cannot ban each other
            await refused("not-signed-in", pool.anonymous().post(path, until))
        await refused("not-found", admin.post("/api/admin/accounts/nobody/bar", until))
        await refused("bad-request", admin.post(f"/api/admin/accounts/{person.me['id']}/bar", {"until": -1}))
        assert await works(peer) and await works(person)


async def works(client: Client) -> bool:
    return bool((await client.get("/api/me"))["account"])
