"""What is stored about a user, and what remains after they leave."""

from __future__ import annotations

import pytest
from sqlalchemy import LargeBinary, select

from agon.server.accounts.data_export import CONFIDENTIAL, KEYS, SECRETS, TABLES
from agon.server.db.schema import accounts, chat, metadata, notes, sessions, tables, tokens

from .clients import PASSWORD, ClientPool, refused
from .conftest import Running, begin


async def test_the_export_has_everything_and_no_secret(server: Running) -> None:
    async with ClientPool(server) as pool:
        client, other = await pool.registered("Wants To Know"), await pool.registered("Other Player")
        table = await begin(client, other, "hector_achilles")
        await client.post(f"/api/tables/{table}/chat", {"text": "good luck"})
        await client.request("PUT", f"/api/tables/{table}/note", {"text": "he bluffs"})
        await client.post("/api/tokens", {"label": "bot"})
        await client.request("PUT", f"/api/me/blocks/{other.me['id']}")
        await other.request("PUT", f"/api/me/blocks/{client.me['id']}")
        report = {"about": client.me["id"], "text": "rude", "table": table}
        await other.post("/api/reports", report)
        answer = await client.http.get("/api/me/export")
        held = answer.json()
        assert held["accounts"][0]["name"] == "Wants To Know" and "password" not in held["accounts"][0]
        assert [row["table"] for row in held["chairs"]] == [table]
        assert [row["id"] for row in held["tables"]] == [table]
        assert [row["text"] for row in held["chat"]] == ["good luck"]
        assert [row["text"] for row in held["notes"]] == ["he bluffs"]
        assert [row["label"] for row in held["tokens"]] == ["bot"]
        assert [row["other"] for row in held["blocks"]] == [other.me["id"]]  # not who blocked them
        assert len(held["sessions"]) == 1 and held["reports"] == []  # nor who reported them
        assert {"ratings", "members", "vacations", "entrants", "notices"} <= set(held)
        for secret in (
            "argon2",
            "rude",
            client.csrf,
            client.http.cookies["agon_session"],
            client.http.cookies["agon_device"],
        ):
            assert secret not in answer.text
        assert answer.headers["cache-control"] == "no-store"
        await refused("not-signed-in", pool.anonymous().get("/api/me/export"))


def test_nothing_that_opens_something_is_exported() -> None:
    """Every column with a hash or a secret is left out, including those of future tables."""
    left_out = SECRETS | CONFIDENTIAL | KEYS
    for table in metadata.sorted_tables:
        for column in table.c:
            if isinstance(column.type, LargeBinary):
                assert column.name in left_out, (table.name, column.name)
    assert not left_out & set(TABLES)


async def test_a_deleted_account_leaves_its_games_and_tables(server: Running) -> None:
    async with ClientPool(server) as pool:
        client, other = await pool.registered("Goes Away"), await pool.registered("Stays Here")
        playing = await begin(client, other, "hector_achilles")
        mine = (await client.post("/api/tables", {"game": "hector_achilles"}))["id"]
        await client.post(f"/api/tables/{playing}/chat", {"text": "farewell"})
        await client.request("PUT", f"/api/tables/{playing}/note", {"text": "my own"})
        token = (await client.post("/api/tokens", {"label": "bot"}))["secret"]
        await refused("wrong-password", client.post("/api/me/delete", {"password": "not the password"}))
        await refused("wrong-password", client.post("/api/me/delete"))
        assert (await client.get("/api/me"))["account"]["name"] == "Goes Away"
        await client.post("/api/me/delete", {"password": PASSWORD})
        gone = client.me["id"]
        assert (await client.get("/api/me"))["account"] is None
        await refused("not-signed-in", pool.anonymous(token).who())
        await refused("wrong-password", pool.signed_in("Goes Away"))
        state = await other.get(f"/api/tables/{playing}/state")
        assert state["result"]["reason"] == "resign" and len(state["result"]["winners"]) == 1
        chair = (await other.get(f"/api/tables/{playing}"))["chairs"][0]
        assert chair["account"] == {"id": gone, "name": "gone", "kind": "gone", "level": None}
        (table,) = await pool.rows(select(tables.c.state).where(tables.c.id == mine))
        assert table.state == "aborted"
        (line,) = await other.get(f"/api/tables/{playing}/chat")
        assert line["name"] == "gone"
        (row,) = await pool.rows(select(accounts).where(accounts.c.id == gone))
        assert (row.name, row.kind, row.password, row.email, row.email_key, row.settings) == (
            "gone",
            "gone",
            None,
            None,
            None,
            "{}",
        )
        for owned in (sessions, tokens, notes):
            assert await pool.rows(select(owned).where(owned.c.account == gone)) == []
        assert len(await pool.rows(select(chat).where(chat.c.account == gone))) == 1
        assert (await pool.registered("goes away")).me["id"] != gone  # the name is free again
        assert await other.get("/api/accounts", name="gone") == []


async def test_a_guest_is_deleted_without_a_password(server: Running) -> None:
    async with ClientPool(server) as pool:
        guest = await pool.guest()
        cookie = guest.http.cookies["agon_session"]
        await guest.post("/api/me/delete")
        assert "agon_session" not in guest.http.cookies
        guest.http.cookies.set("agon_session", cookie)
        assert (await guest.get("/api/me"))["account"] is None
        assert (await guest.get(f"/api/accounts/{guest.me['id']}"))["account"]["kind"] == "gone"


@pytest.mark.parametrize("body", [{"password": 5}, {"passwort": "x"}, []])
async def test_an_invalid_request_changes_nothing(server: Running, body: object) -> None:
    async with ClientPool(server) as pool:
        guest = await pool.guest()
        await refused("bad-request", guest.request("POST", "/api/me/delete", body))
        assert (await guest.get("/api/me"))["account"]["id"] == guest.me["id"]
