"""Guests, names, sessions, tokens, settings, on a real server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import select

from agon.engine.errors import Refused
from agon.server.accounts.identity import MAX_TOKENS, hash_of, make_admin
from agon.server.accounts.names import check_name
from agon.server.client.client import Client
from agon.server.db.schema import accounts, devices, mail_links, sessions, tokens
from agon.server.db.storage import DAY_MS, now

from .clients import PASSWORD, ClientPool, refused
from .conftest import Running, begin

# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    "name",
    [
        "Jo",
        "Ελένη",
        "דוד בן-גוריון",
        "Kovács István",
        "O. Henry_3",
        "नमस्ते",
        "x" * 32,
        "李小龍",
        "ＡＢＣ",
        "Zoë",
        "さくら 花子",
        "김철수",
        "Ő. Űrhajós",
        "Ἀχιλλεύς",
        "דָּוִד",
        "عمر ٣",
        "Anna Άννα",
    ],
)
def test_names_of_every_script_are_taken(name: str) -> None:
    assert check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "x",
        "x" * 33,
        "",
        "  ",
        "..",
        "a\u202eb",  # reverses the text direction
        "a\u2066b",
        "a\u200bb",  # invisible
        "a\u3164b",  # an invisible letter
        "ab\ufe0f",  # an invisible mark
        "a\nb",
        "a\x00b",
        "a@b",
        "<b>",
        "a:b",
        "Αdmin",  # a Greek capital before Latin letters
        "раypal",  # Cyrillic before Latin letters
        "Guest 12345678",
        "GUEST 1",
        "Guest.Anna",
        "ᎪᏞᏆᏟᎬ",  # Cherokee
        "ⲁⲗⲟ",  # Coptic
        "a৪b",  # a digit of another script
        "a\u0301\u0301\u0301\u0301b",
        "\u0301ab",
        "ﷺﷺﷺﷺﷺ",
        "\U0001f600\U0001f600",
    ],
)
def test_names_that_deceive_or_cannot_be_shown_are_refused(name: str) -> None:
    with pytest.raises(Refused) as error:
        check_name(name)
    assert error.value.code == "bad-name"


async def test_a_name_is_taken_once_however_it_is_written(server: Running) -> None:
    async with ClientPool(server) as pool:
        await pool.registered("Straße One")
        for name in ("straße one", "STRASSE ONE", "Ｓｔｒａｓｓｅ   one", " Strasse One "):
            await refused("name-taken", pool.registered(name))
        await refused("bad-password", pool.registered("Short Word", "seven77"))
        await refused("bad-password", pool.registered("Own Name 12", "own name 12"))
        await refused("bad-password", pool.registered("Same Letter", "aaaaaaaaaaaa"))


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("Lookalice 10", ["LookaIice 1O", "Lookalice lO", "lookalice.10", "Lookalice_10.", "ʟookalice 10"]),
        ("сосо рора", ["coco popa"]),  # Cyrillic, then Latin
        ("Modern ANNAB", ["Modem ΑΝΝΑΒ"]),  # Greek capitals
        ("Όρος ΕΝΑ", ["όρος ENA"]),
        ("דוד המלך", ["דָּוִד הַמֶּלֶךְ"]),
    ],
)
async def test_a_name_that_looks_like_another_is_taken(server: Running, name: str, others: list[str]) -> None:
    async with ClientPool(server) as pool:
        await pool.registered(name)
        guest = await pool.guest()
        for other in others:
            await refused("name-taken", pool.registered(other))
            await refused("name-taken", guest.post("/api/register", {"name": other, "password": PASSWORD}))
            await refused("name-taken", guest.request("PUT", "/api/me/name", {"name": other}))


async def test_names_that_differ_by_accents_or_letters_live_side_by_side(server: Running) -> None:
    async with ClientPool(server) as pool:
        for name in ("Ákosné", "Akosne", "Ákosne", "Νίκη", "Νίκος", "Níki", "All Ali", "Ali All", "שרה", "שרי"):
            await pool.registered(name)


# ---------------------------------------------------------------- guests and registering


async def test_a_guest_registers_and_keeps_the_games(server: Running) -> None:
    async with ClientPool(server) as pool:
        async with server.guests(2) as (guest, other):
            table = await begin(guest, other, "hector_achilles")
            before, cookie = guest.me["id"], guest.http.cookies["agon_session"]
            guest._know(await guest.post("/api/register", {"name": "Once A Guest", "password": PASSWORD}))
            assert guest.me == {"id": before, "name": "Once A Guest", "kind": "person", "level": None}
            assert guest.http.cookies["agon_session"] != cookie
            assert [info["id"] for info in await guest.get("/api/me/tables")] == [table]
            chair = (await other.get(f"/api/tables/{table}"))["chairs"][0]
            assert chair["account"]["name"] == "Once A Guest"
            thief = httpx.get(f"{server.url}/api/me", headers={"cookie": f"agon_session={cookie}"}, trust_env=False)
            assert thief.json()["account"] is None
            await refused("not-possible-now", guest.post("/api/register", {"name": "Twice", "password": PASSWORD}))
        again = await pool.signed_in("once a guest")
        assert again.me["id"] == before


async def test_guests_and_registration_can_be_disabled(fresh_server: Callable[..., Any]) -> None:
    with fresh_server(guests=False, registration=False) as server:
        async with ClientPool(server) as pool:
            await refused("not-possible-now", pool.guest())
            await refused("not-possible-now", pool.registered("Nobody Here"))


async def test_two_accounts_request_one_name_at_once(server: Running) -> None:
    async with ClientPool(server) as pool:
        tries = [pool.registered("Wanted By All") for _ in range(4)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(result, Client) for result in done) == 1
        assert all(isinstance(result, Client) or getattr(result, "code", "") == "name-taken" for result in done)


# ---------------------------------------------------------------- sessions and cookies


def test_cookies_have_the_right_attributes(server: Running, fresh_server: Callable[..., Any]) -> None:
    plain = httpx.post(f"{server.url}/api/guest", json={}, trust_env=False).headers["set-cookie"].lower()
    assert "httponly" in plain and "samesite=lax" in plain and "path=/" in plain and "secure" not in plain
    https = {"x-forwarded-proto": "https"}
    behind = httpx.post(f"{server.url}/api/guest", json={}, headers=https, trust_env=False).headers["set-cookie"]
    assert "secure" in behind.lower()
    with fresh_server(public_url="https://games.example.org/agon") as other:
        wish = {"name": "Cookie", "password": PASSWORD}
        answer = httpx.post(f"{other.url}/api/register", json=wish, trust_env=False)
        session, device = (line.lower() for line in answer.headers.get_list("set-cookie"))
        assert "agon_session" in session and "path=/agon;" in f"{session};" and "secure" in session
        assert "agon_device" in device and "path=/agon/api/login;" in f"{device};" and "secure" in device
        assert all("httponly" in line for line in (session, device)) and "samesite=strict" in device
        assert answer.headers["cache-control"] == "no-store"


async def test_sessions_are_listed_and_ended_one_by_one_or_all(server: Running) -> None:
    async with ClientPool(server) as pool:
        here = await pool.registered("Several Places")
        there, elsewhere = await pool.signed_in("Several Places"), await pool.signed_in("Several Places")
        listed = await here.get("/api/me/sessions")
        assert [info["is_this"] for info in listed].count(True) == 1 and len(listed) == 3
        assert set(listed[0]) == {"id", "agent", "created", "expires", "is_this"}
        that = next(info["id"] for info in await there.get("/api/me/sessions") if info["is_this"])
        await here.request("DELETE", f"/api/me/sessions/{that}")
        assert (await there.get("/api/me"))["account"] is None
        await refused("not-found", here.request("DELETE", f"/api/me/sessions/{that}"))
        stranger = await pool.registered("Another Owner")
        mine = (await here.get("/api/me/sessions"))[0]["id"]
        await refused("not-found", stranger.request("DELETE", f"/api/me/sessions/{mine}"))
        await elsewhere.post("/api/logout")
        assert len(await here.get("/api/me/sessions")) == 1
        await pool.signed_in("Several Places")
        await here.request("DELETE", "/api/me/sessions")
        assert (await here.get("/api/me"))["account"] is None
        assert await pool.rows(select(sessions).where(sessions.c.account == here.me["id"])) == []


async def test_another_password_ends_the_other_sessions_and_their_sockets(server: Running) -> None:
    async with ClientPool(server) as pool:
        here, there = await pool.registered("Changes It"), await pool.signed_in("Changes It")
        change = {"old": PASSWORD, "new": "another battery horse"}
        await refused("wrong-password", here.request("PUT", "/api/me/password", {**change, "old": "not the password"}))
        await refused("bad-password", here.request("PUT", "/api/me/password", {**change, "new": "short"}))
        async with there.socket() as wire:
            await wire.send("leave", "nowhere")
            await wire.until("ok")
            here._know(await here.request("PUT", "/api/me/password", change))
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
        assert (await there.get("/api/me"))["account"] is None
        assert (await here.get("/api/me"))["account"]["name"] == "Changes It"
        await refused("wrong-password", pool.signed_in("Changes It", address="192.0.2.90"))
        assert (await pool.signed_in("Changes It", "another battery horse")).me["name"] == "Changes It"
        guest = await pool.guest()
        await refused("not-possible-now", guest.request("PUT", "/api/me/password", change))


async def test_a_forged_request_is_refused(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.registered("Not Forged")
        client.csrf, kept = "", client.csrf
        await refused("forged-request", client.request("PUT", "/api/me/settings", {}))
        client.csrf = "wrong"
        await refused("forged-request", client.request("PUT", "/api/me/settings", {}))
        client.csrf = kept
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "evil"):
            client.http.headers["origin"] = origin
            await refused("forged-request", client.request("PUT", "/api/me/settings", {}))
            login = {"name": "Not Forged", "password": PASSWORD}
            answer = httpx.post(f"{server.url}/api/login", json=login, headers={"origin": origin}, trust_env=False)
            assert answer.status_code == 403
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(
                    f"ws{server.url.removeprefix('http')}/api/play",
                    additional_headers={"cookie": f"agon_session={client.http.cookies['agon_session']}"},
                    origin=origin,  # type: ignore[arg-type]
                    proxy=None,
                ):
                    pass
        client.http.headers["origin"] = server.url
        assert await client.request("PUT", "/api/me/settings", {"language": "el"}) == {"language": "el"}


# ---------------------------------------------------------------- tokens


async def test_a_token_plays_and_does_not_govern(server: Running) -> None:
    async with ClientPool(server) as pool:
        owner = await pool.registered("Has Tokens")
        made = await owner.post("/api/tokens", {"label": "my bot"})
        (listed,) = await owner.get("/api/tokens")
        assert listed["label"] == "my bot" and listed["secret"] is None and listed["id"] == made["id"]
        program = pool.anonymous(made["secret"])
        assert (await program.who())["id"] == owner.me["id"]
        assert (await program.post("/api/tables", {"game": "hector_achilles"}))["state"] == "open"
        change = {"old": PASSWORD, "new": "another battery horse"}
        await refused("not-yours", program.request("PUT", "/api/me/password", change))
        address = {"email": "a@example.org", "password": PASSWORD}
        await refused("not-yours", program.request("PUT", "/api/me/email", address))
        await refused("not-yours", program.request("DELETE", "/api/me/email"))
        await refused("not-yours", program.post("/api/me/delete", {"password": PASSWORD}))
        await refused("not-yours", program.get("/api/me/export"))
        await refused("not-yours", program.get("/api/me/sessions"))
        await refused("not-yours", program.request("DELETE", "/api/me/sessions"))
        await refused("not-yours", program.post("/api/tokens", {"label": "one more"}))
        stranger = await pool.registered("No Tokens")
        await refused("not-found", stranger.request("DELETE", f"/api/tokens/{made['id']}"))
        await owner.request("DELETE", f"/api/tokens/{made['id']}")
        await refused("not-signed-in", program.who())
        assert await owner.get("/api/tokens") == []


async def test_the_token_of_an_administrator_is_that_of_anyone(server: Running) -> None:
    async with ClientPool(server) as pool:
        admin = await pool.admin("Governs")
        program = pool.anonymous((await admin.post("/api/tokens", {"label": "bot"}))["secret"])
        assert (await admin.get("/api/me"))["is_admin"] and not (await program.get("/api/me"))["is_admin"]
        owner = await pool.registered("Governed")
        hidden = (await owner.post("/api/tables", {"game": "hector_achilles", "settings": {"visibility": "private"}}))[
            "id"
        ]
        club = (await owner.post("/api/clubs", {"name": "Governed Club"}))["id"]
        assert (await admin.get(f"/api/tables/{hidden}"))["id"] == hidden
        await refused("not-found", program.get(f"/api/tables/{hidden}"))
        await refused("not-yours", program.post(f"/api/clubs/{club}", {"about": "mine now"}))


@pytest.mark.parametrize("way", ["register", "password", "everywhere"])
async def test_tokens_end_with_the_sessions(server: Running, way: str) -> None:
    """A token of the guest, stolen or not, no longer opens the account."""
    async with ClientPool(server) as pool:
        owner = await (pool.guest() if way == "register" else pool.registered(f"Ends by {way}"))
        program = pool.anonymous((await owner.post("/api/tokens", {"label": "bot"}))["secret"])
        assert (await program.who())["id"] == owner.me["id"]
        if way == "register":
            await owner.post("/api/register", {"name": "Ends by registering", "password": PASSWORD})
        elif way == "password":
            await owner.request("PUT", "/api/me/password", {"old": PASSWORD, "new": "another battery horse"})
        else:
            await owner.request("DELETE", "/api/me/sessions")
        await refused("not-signed-in", program.who())


async def test_many_tokens_at_once_are_no_way_around_their_limit(server: Running) -> None:
    async with ClientPool(server) as pool:
        owner = await pool.registered("Collects Tokens")
        wishes = [owner.post("/api/tokens", {"label": str(n)}) for n in range(MAX_TOKENS + 12)]
        done = await asyncio.gather(*wishes, return_exceptions=True)
        assert sum(isinstance(one, Refused) for one in done) == 12
        assert len(await owner.get("/api/tokens")) == MAX_TOKENS


async def test_requests_without_token_access_are_marked_in_the_description(server: Running) -> None:
    """Every documented request is sent with a token; it is refused for the token before anything else is checked."""
    async with ClientPool(server) as pool:
        owner = await pool.registered("Reads Descriptions")
        program = pool.anonymous((await owner.post("/api/tokens", {"label": "my bot"}))["secret"])
        document = (await program.http.get("/api/docs/openapi.json")).json()
        described, refused_for_it = set(), set()
        for path, item in document["paths"].items():
            for method, operation in item.items():
                if not any("token" in door for door in operation.get("security", document["security"])):
                    described.add((method, path))
                response = await program.http.request(method, re.sub(r"{\w+}", "x" * 16, path))
                if "cannot change account settings" in response.text:
                    refused_for_it.add((method, path))
        assert described == refused_for_it and len(described) > 15


# ---------------------------------------------------------------- settings and profiles


async def test_settings_are_checked_and_stored(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.registered("Prefers")
        wish: dict[str, Any] = {
            "language": "he",
            "preferences": {"theme": "dark", "confirm": True, "size": 3},
            "webhook": "https://ntfy.example/topic",
            "webhook_kind": "ntfy",
        }
        assert await client.request("PUT", "/api/me/settings", wish) == wish
        assert (await client.get("/api/me"))["settings"] == wish
        for wrong in (
            {"language": "fr"},
            {"colour": "red"},
            {"preferences": {"x": [1]}},
            {"preferences": {"x": "y" * 201}},
            {"preferences": {str(n): n for n in range(65)}},
            {"webhook": "ftp://example.org/"},
            {"webhook": "https://"},
            {"webhook": "https://me:secret@example.org/"},
            {"webhook": "https://example.org:99999/"},
            {"webhook": "https://example.org/\r\nx: y"},
            {"webhook_kind": "fax"},
        ):
            await refused("bad-request", client.request("PUT", "/api/me/settings", wrong))
        await refused("not-possible-now", client.request("PUT", "/api/me/settings", {"email": True}))
        assert (await client.get("/api/me"))["settings"] == wish
        await refused("not-signed-in", pool.anonymous().request("PUT", "/api/me/settings", {}))


async def test_others_see_a_name_and_no_more(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.registered("Public Percent%".replace("%", "_1"))
        await pool.registered("Public Other")
        seen = await pool.anonymous().get(f"/api/accounts/{client.me['id']}")
        assert set(seen) == {"account", "created"} and set(seen["account"]) == {"id", "name", "kind", "level"}
        found = await pool.anonymous().get("/api/accounts", name="PUBLIC")
        assert [account["name"] for account in found] == ["Public Other", "Public Percent_1"]
        assert await pool.anonymous().get("/api/accounts", name="public percent%") == []
        assert await pool.anonymous().get("/api/accounts", name="public_") == []
        await refused("bad-request", pool.anonymous().get("/api/accounts", name="p"))
        await refused("not-found", pool.anonymous().get("/api/accounts/nobody"))


async def test_an_administrator_is_made_by_command(server: Running) -> None:
    async with ClientPool(server) as pool:
        made = await make_admin(pool.storage, server.settings, "Head Keeper", PASSWORD)
        admin = await pool.signed_in("head keeper")
        assert (await admin.get("/api/me"))["is_admin"] and admin.me["id"] == made
        await refused("bad-password", make_admin(pool.storage, server.settings, "Other", "short"))
        guest = await pool.guest()
        await refused("bad-name", make_admin(pool.storage, server.settings, guest.me["name"], PASSWORD))


async def test_nobody_becomes_administrator_by_taking_the_name_first(server: Running) -> None:
    """Neither by password nor by anything prepared while a squatter had the name."""
    async with ClientPool(server) as pool:
        squatter = await pool.registered("Promoted")
        account = squatter.me["id"]
        token = (await squatter.post("/api/tokens", {"label": "bot"}))["secret"]
        await squatter.request("PUT", "/api/me/settings", {"webhook": "https://example.org/hook"})
        await pool.change(
            accounts.update().where(accounts.c.id == account).values(email="s@x.org", email_key="s@x.org")
        )
        link = {"hash": hash_of("link"), "account": account, "purpose": "reset", "email": "s@x.org"}
        await pool.change(mail_links.insert().values(expires=now() + DAY_MS, **link))

        again = "a new pass phrase"
        said = await refused("name-taken", make_admin(pool.storage, server.settings, "promoted", again))
        assert "--existing" in said and not (await squatter.get("/api/me"))["is_admin"]

        assert await make_admin(pool.storage, server.settings, "promoted", again, existing=True) == account
        assert (await squatter.get("/api/me"))["account"] is None
        await refused("not-signed-in", pool.anonymous(token).get("/api/me"))
        await refused("not-found", pool.anonymous().post("/api/password/reset", {"link": "link", "password": PASSWORD}))
        keeper = await (await pool.signed_in("Promoted", again)).get("/api/me")
        assert keeper["is_admin"] and keeper["email"] is None and keeper["settings"] == {}
        for table in (devices, tokens, mail_links):
            kept = await pool.rows(select(table.c.hash).where(table.c.account == account))
            assert len(kept) == (1 if table is devices else 0)  # the administrator's own browser
        await refused("not-found", make_admin(pool.storage, server.settings, "Nobody Here", again, existing=True))
