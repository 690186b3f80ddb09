"""Attacks on other people: their accounts, messages, links, and what only administrators may do."""

from __future__ import annotations

from typing import Any

from .attacks import GAME, Scene, attack, frozen_attack, send_http, send_socket
from .conftest import Running, begin

NASTY = (
    "<script>alert(1)</script>",
    "'; DROP TABLE accounts; --",
    '" OR ""="',
    "{{7*7}}${7*7}",
    "../../etc/passwd",
    "a\r\nSet-Cookie: x=y",
    "\u202etxt.exe",
    "%00%0d%0a",
    "😀" * 100,
    "\\u0000",
)


async def pages(target: Scene, prefix: str) -> list[tuple[str, str]]:
    """The method and path of every documented request below a path, with parameters filled in."""
    document = (await send_http(target.first, "GET", "/api/docs/openapi.json")).json()
    names = {"table": target.table, "account": target.first.me["id"], "report": "x" * 16}
    found = []
    for path, item in document["paths"].items():
        if path.startswith(prefix):
            for name, value in names.items():
                path = path.replace("{" + name + "}", value)
            found += [(method.upper(), path) for method in item]
    return found


async def test_what_only_administrators_may_do(server: Running) -> None:
    """Players, strangers and anonymous clients are refused before their request is even parsed."""
    async with frozen_attack(server) as target:
        governing = await pages(target, "/api/admin/")
        assert len(governing) >= 5
        bodies: tuple[Any, ...] = ({}, {"until": 1 << 50, "reason": "x"}, {"chair": 0, "reason": "x"}, {"note": "x"})
        async with server.client() as nobody:
            for method, path in governing:
                for body in bodies:
                    how: dict[str, Any] = {} if method == "GET" else {"json": body}
                    codes = ("not-yours", "not-found", "bad-request")
                    for client in (target.first, target.stranger):
                        response = await target.repel_http(client, method, path, *codes, **how)
                        assert response.status_code != 200
                    await target.repel_http(nobody, method, path, "not-signed-in", "bad-request", **how)


async def test_making_oneself_an_administrator(server: Running) -> None:
    async with frozen_attack(server) as target:
        for body in ({"is_admin": True}, {"kind": "program"}, {"preferences": {}, "is_admin": True}):
            await target.repel_http(target.first, "PUT", "/api/me/settings", "bad-request", json=body)
        body = {"name": "Somebody", "password": "a long password", "is_admin": True}
        await target.repel_http(target.first, "POST", "/api/register", "bad-request", json=body)
        settings = {"preferences": {"is_admin": True}}
        assert (await send_http(target.first, "PUT", "/api/me/settings", json=settings)).status_code == 200
        assert (await target.first.get("/api/me"))["is_admin"] is False
        await target.repel_http(target.first, "GET", "/api/admin/reports", "not-yours")


async def test_the_export_of_another(server: Running) -> None:
    """Personal data is exported to its owner alone, and contains nothing that is hidden at a table."""
    async with frozen_attack(server) as target:
        for query in ({}, {"account": target.second.me["id"]}, {"id": target.second.me["id"]}):
            response = await send_http(target.first, "GET", "/api/me/export", params=query)
            kept = response.json()
            assert [row["id"] for row in kept["accounts"]] == [target.first.me["id"]]
            assert "events" not in kept
            secrets = (target.first.csrf, target.second.csrf, target.first.http.cookies["agon_session"])
            assert not any(secret in response.text for secret in secrets)
            assert all("secret" not in row and "commitment" not in row for row in kept["tables"])
        async with server.client() as nobody:
            await target.repel_http(nobody, "GET", "/api/me/export", "not-signed-in")


async def test_the_sessions_and_tokens_of_another(server: Running) -> None:
    async with frozen_attack(server) as target:
        token = await target.first.post("/api/tokens", {"label": "mine"})
        session = (await target.first.get("/api/me/sessions"))[0]["id"]
        await target.repel_http(target.stranger, "DELETE", f"/api/tokens/{token['id']}", "not-found")
        await target.repel_http(target.stranger, "DELETE", f"/api/me/sessions/{session}", "not-found")
        assert token["id"] not in [one["id"] for one in await target.stranger.get("/api/tokens")]
        assert (await target.first.get("/api/me"))["account"]["id"] == target.first.me["id"]


async def test_a_token_governs_nothing(server: Running) -> None:
    """Whoever steals a token can play, but not take over the account."""
    async with frozen_attack(server) as target:
        secret = (await target.first.post("/api/tokens", {"label": "stolen"}))["secret"]
        async with server.client(secret) as thief:
            for method, path, body in (
                ("GET", "/api/me/export", None),
                ("GET", "/api/me/sessions", None),
                ("DELETE", "/api/me/sessions", None),
                ("POST", "/api/tokens", {"label": "another"}),
                ("PUT", "/api/me/password", {"old": "x", "new": "a long password"}),
                ("POST", "/api/me/delete", {}),
                ("POST", "/api/register", {"name": "Thief", "password": "a long password"}),
            ):
                how: dict[str, Any] = {} if body is None else {"json": body}
                await target.repel_http(thief, method, path, "not-yours", csrf="", **how)


async def test_notes_plans_and_the_past_of_another(server: Running) -> None:
    async with attack(server) as target:
        table = f"/api/tables/{target.table}"
        seats = [(await target.state(client))["seat"] for client in (target.first, target.second)]
        assert (await send_http(target.first, "PUT", f"{table}/note", json={"text": "my plan"})).status_code == 200
        async with target.unharmed():
            for client in (target.second, target.stranger):
                assert "my plan" not in (await send_http(client, "GET", f"{table}/note")).text
                await target.repel_http(client, "GET", f"{table}/plans", "not-yours", params={"seat": seats[0]})
                past = {"at": 1, "seat": seats[0]}
                await target.repel_http(client, "GET", f"{table}/replay", "not-yours", params=past)
                body = {"seat": seats[0]}
                await target.repel_http(client, "POST", f"{table}/shoulder", "not-yours", json=body)
                await target.repel_http(client, "DELETE", f"{table}/shoulder", "not-yours", params=body)
            await target.repel_http(target.first, "GET", f"{table}/replay", "bad-request", params={"at": 999})


async def test_a_watch_link_is_read_only(server: Running) -> None:
    """It can be used only to watch; not at another table, and not after it was revoked."""
    async with attack(server) as target:
        table = f"/api/tables/{target.table}"
        seat = (await target.state(target.first))["seat"]
        link = (await target.first.post(f"{table}/shoulder", {}))["shoulder"]
        elsewhere = await begin(target.first, target.second, GAME)
        async with target.unharmed():
            seen = await target.stranger.get(f"{table}/state", shoulder=link)
            assert seen["seat"] == seat
            client, wish = await target.choice()
            for do in (
                {**wish, "seat": seat},
                {"do": "undo", "table": target.table},
                {"do": "resign", "table": target.table},
            ):
                watch = {"do": "watch", "table": target.table, "shoulder": link}
                assert (await send_socket(target.stranger, watch, do))["code"] == "not-yours"
            wrong = {"do": "watch", "table": elsewhere, "shoulder": link}
            await target.repel(target.stranger, wrong, "not-found")
            assert link not in str(await target.second.get(table)) + str(await target.stranger.get(table))
        async with target.stranger.socket() as wire:
            await wire.send("watch", target.table, shoulder=link, id="w")
            assert (await wire.until("ok"))["id"] == "w"
            await target.first.request("DELETE", f"{table}/shoulder")
            await target.go_on()
            await wire.send("leave", "elsewhere", id="mark")
            heard = []
            while (message := await wire.receive()).get("id") != "mark":
                heard.append(message["say"])
            assert "state" not in heard
        await target.repel_http(target.stranger, "GET", f"{table}/state", "not-found", params={"shoulder": link})
        assert client in target.people


async def test_nasty_words_stay_words(server: Running) -> None:
    """In chat, notes and labels they are returned unchanged, as JSON; as names they are refused."""
    async with attack(server) as target:
        table = f"/api/tables/{target.table}"
        for words in NASTY:
            await target.first.post(f"{table}/chat", {"text": words, "room": "everyone"})
            said = await send_http(target.second, "GET", f"{table}/chat")
            assert said.json()[0]["text"] == words
            assert said.headers["content-type"].startswith("application/json")
            await target.first.request("PUT", f"{table}/note", {"text": words})
            assert (await target.first.get(f"{table}/note"))["text"] == words
            for path in ("/api/tables", "/api/accounts"):
                found = await send_http(target.first, "GET", path, params={"game": words[:40], "name": words[:32]})
                assert found.status_code in (200, 400)
            body = {"name": words, "password": "a long password"}
            refused = await send_http(target.stranger, "POST", "/api/register", json=body)
            assert refused.status_code in (400, 409), words


async def test_a_null_byte_anywhere(server: Running) -> None:
    async with frozen_attack(server) as target:
        table = f"/api/tables/{target.table}"
        for method, path, body in (
            ("POST", f"{table}/chat", {"text": "a\u0000b", "room": "everyone"}),
            ("PUT", f"{table}/note", {"text": "\u0000"}),
            ("POST", "/api/tokens", {"label": "\u0000"}),
            ("POST", "/api/tables", {"game": "\u0000"}),
            ("POST", "/api/reports", {"about": target.second.me["id"], "text": "\u0000"}),
            ("PUT", "/api/me/settings", {"preferences": {"a": "\u0000"}}),
        ):
            await target.repel_http(target.first, method, path, "bad-request", json=body)
        for path in (
            "/api/tables?game=%00",
            "/api/accounts?name=a%00b",
            f"{table}/state?seat=%00",
            f"{table}?invite=%00",
        ):
            await target.repel_http(target.first, "GET", path, "bad-request")
        await target.repel(target.first, {"do": "say", "table": target.table, "text": "a\u0000"}, "bad-request")
        async with target.first.socket() as wire:
            await wire.connection.send('{"do":"leave","table":"x","id":"\\\\u0000"}')
            assert (await wire.receive())["say"] == "ok"  # a backslash, not a null byte
