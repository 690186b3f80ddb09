"""Attacks on access: sessions, forged requests, other origins, paths, methods, headers, guessed and stolen links."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from typing import Any

import pytest
import websockets

from agon.server.client.client import Client

from .attacks import GAME, attack, chat, frozen_attack, refusal_of, send_http, send_socket
from .conftest import Running


async def is_let_in(server: Running, **headers: str) -> bool:
    """Whether a socket can be opened with these headers."""
    address = f"ws{server.url.removeprefix('http')}/api/play"
    with contextlib.suppress(websockets.InvalidStatus):
        async with websockets.connect(address, additional_headers=headers, proxy=None):
            return True
    return False


def cookie_of(client: Client) -> str:
    return "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())


# ---------------------------------------------------------------- forged requests


async def test_a_request_without_the_csrf_token(server: Running) -> None:
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        body = {"number": wish["number"], "option": wish["option"]}
        for csrf in ("", "wrong", target.second.csrf if client is target.first else target.first.csrf, "é"):
            for path, data in ((f"/api/tables/{target.table}/choices", body), ("/api/tables", {"game": GAME})):
                headers: Any = {"x-csrf-token": csrf.encode()} if csrf else {}
                response = await client.http.post(path, json=data, headers=headers)
                assert refusal_of(response) == "forged-request"


async def test_the_csrf_token_as_parameter_cookie_or_field(server: Running) -> None:
    async with frozen_attack(server) as target:
        path, do = f"/api/tables/{target.table}/acts", {"do": "resign"}
        client, csrf = target.first, target.first.csrf
        for how in (
            {"params": {"x-csrf-token": csrf}},
            {"headers": {"cookie": f"x-csrf-token={csrf}; {cookie_of(client)}"}},
        ):
            await target.repel_http(client, "POST", path, "forged-request", csrf="", json=do, **how)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1.evil.example", "null", "file://", "http://"]
)
async def test_another_origin(server: Running, origin: str) -> None:
    """A page of another origin can act neither over HTTP nor over a socket, even if it had the token."""
    async with frozen_attack(server) as target:
        headers = {"origin": origin}
        path = f"/api/tables/{target.table}/acts"
        await target.repel_http(target.first, "POST", path, "forged-request", json={"do": "resign"}, headers=headers)
        async with server.client() as nobody:
            await target.repel_http(nobody, "POST", "/api/guest", "forged-request", headers=headers)
        assert not await is_let_in(server, origin=origin, cookie=cookie_of(target.first))
        assert not await is_let_in(server, origin=f"{origin}:{server.port}", cookie=cookie_of(target.first))
        ours = f"http://127.0.0.1:{server.port}"
        assert await is_let_in(server, origin=ours, cookie=cookie_of(target.first))


async def test_a_post_by_a_form(server: Running) -> None:
    """What another origin can send without a preflight: forms and plain text, with the cookie but without the token."""
    async with frozen_attack(server) as target:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            path = f"/api/tables/{target.table}/acts"
            how: dict[str, Any] = {"content": b'{"do":"resign"}', "headers": {"content-type": kind}}
            await target.repel_http(target.first, "POST", path, "forged-request", csrf="", **how)


# ---------------------------------------------------------------- sessions and tokens


async def test_a_session_that_was_ended(server: Running) -> None:
    """Neither its cookie nor an open socket is of any use."""
    async with (
        frozen_attack(server) as target,
        server.guests(1) as (victim,),
        server.client() as thief,
        victim.socket() as open_before,
    ):
        thief.http.cookies.update(victim.http.cookies)
        thief.csrf = victim.csrf
        await victim.post("/api/logout")
        response = await send_http(thief, "POST", "/api/tables", json={"game": GAME})
        assert refusal_of(response) == "not-signed-in"
        assert (await send_socket(thief, {"do": "undo", "table": target.table}))["code"] == "not-signed-in"
        with pytest.raises(websockets.ConnectionClosed):
            await open_before.receive()


async def test_a_session_that_has_expired(server: Running) -> None:
    async with frozen_attack(server) as target:
        path = server.settings.database_url.partition("///")[2]
        with contextlib.closing(sqlite3.connect(path)) as database, database:
            account = target.stranger.me["id"]
            database.execute("UPDATE sessions SET expires = created WHERE account = ?", [account])
        await target.repel_http(target.stranger, "POST", "/api/tables", "not-signed-in", json={"game": GAME})
        assert (await target.stranger.get("/api/me"))["account"] is None


async def test_a_session_planted_beforehand(server: Running) -> None:
    """Session fixation: a cookie brought by the client is never adopted; a new account gets a new session."""
    async with attack(server) as target:
        planted = "A" * 43
        async with server.client() as victim:
            victim.http.cookies.set("agon_session", planted)
            response = await victim.http.post("/api/guest")
            assert response.status_code == 201
            given = response.cookies["agon_session"]
            assert given != planted
            assert all(word in response.headers["set-cookie"].lower() for word in ("httponly", "samesite=lax"))
        async with server.client() as attacker:
            attacker.http.cookies.set("agon_session", planted)
            assert (await attacker.get("/api/me"))["account"] is None
        await target.silence()


async def test_invalid_cookies_and_tokens(server: Running) -> None:
    async with frozen_attack(server):
        for value in ("", "null", "A" * 43, "' OR 1=1 --", "é".encode(), b"\xff\xfe", "x" * 4000, "%00", '"quoted"'):
            raw = value if isinstance(value, bytes) else value.encode()
            async with server.client() as nobody:
                headers: dict[str, Any] = {"cookie": b"agon_session=" + raw}
                response = await nobody.http.post("/api/tables", json={"game": GAME}, headers=headers)
                assert refusal_of(response) == "not-signed-in"
                headers = {"authorization": b"Bearer x" + raw}
                response = await nobody.http.get("/api/me", headers=headers)
                assert refusal_of(response) == "not-signed-in"
        for scheme in ("Basic YTpi", "Bearer", "Token x", "Bearer a b"):
            async with server.client() as nobody:
                response = await nobody.http.get("/api/me", headers={"authorization": scheme})
                assert refusal_of(response) == "not-signed-in"


async def test_a_cookie_used_as_a_token_and_a_token_as_a_cookie(server: Running) -> None:
    async with frozen_attack(server) as target:
        cookie = target.first.http.cookies["agon_session"]
        token = (await target.first.post("/api/tokens", {"label": "mine"}))["secret"]
        async with server.client() as nobody:
            response = await nobody.http.get("/api/me", headers={"authorization": f"Bearer {cookie}"})
            assert refusal_of(response) == "not-signed-in"
            response = await nobody.http.get("/api/me", headers={"cookie": f"agon_session={token}"})
            assert response.json()["account"] is None


async def test_the_session_of_another_table(server: Running) -> None:
    """A session gives access to what its account may see, whatever table it was created at."""
    async with attack(server) as target, server.guests(2) as (third, fourth):
        laid = await third.post("/api/tables", {"game": GAME, "settings": {"visibility": "private"}})
        elsewhere = laid["id"]
        await fourth.post(f"/api/tables/{elsewhere}/join", {"invite": laid["invite"]})
        for client in target.people:
            await target.repel_http(client, "GET", f"/api/tables/{elsewhere}", "not-found")
            await target.repel_http(client, "GET", f"/api/tables/{elsewhere}/state", "not-found")
            await target.repel(client, {"do": "watch", "table": elsewhere}, "not-found")
            wish = {"do": "choose", "table": elsewhere, "number": 0, "option": "pass"}
            await target.repel(client, wish, "not-found")


# ---------------------------------------------------------------- guessed tables and stolen links


async def test_guessing_tables(server: Running) -> None:
    """A missing table and a private one are refused alike, and guesses leave nothing behind."""
    async with attack(server) as target:
        private = (await target.first.post("/api/tables", {"game": GAME, "settings": {"visibility": "private"}}))["id"]
        registries = target.server.services.registry
        before = len(registries.loading), len(registries.lives)
        for guess in (private, "a" * 16, "_" * 22):
            messages = set()
            for path in ("", "/state", "/record", "/state?seat=us", "/state?shoulder=x", "?invite=x"):
                response = await target.repel_http(target.stranger, "GET", f"/api/tables/{guess}{path}", "not-found")
                messages.add(response.json()["message"].replace(guess, "?"))
            for do in ("watch", "undo", "resign", "abort", "ask_undo"):
                answer = await target.repel(target.stranger, {"do": do, "table": guess}, "not-found")
                messages.add(answer["message"].replace(guess, "?"))
            assert len(messages) == 1, messages
        assert len(registries.loading) == before[0]
        assert len(registries.lives) <= before[1] + 1


async def test_a_private_table_without_its_link(server: Running) -> None:
    async with attack(server) as target:
        private = await target.first.post("/api/tables", {"game": GAME, "settings": {"visibility": "private"}})
        path = f"/api/tables/{private['id']}"
        async with target.unharmed():
            for invite in (
                None,
                "x",
                "é",
                private["invite"][:-1],
                private["invite"] + "x",
                "\u0000",
                "%",
                private["id"],
            ):
                body = {} if invite is None else {"invite": invite}
                await target.repel_http(target.stranger, "POST", f"{path}/join", "not-found", "bad-request", json=body)
                await target.repel_http(target.stranger, "GET", path, "not-found", "bad-request", params=body)
            for list_of in ("open", "playing", "over"):
                tables = await target.stranger.get("/api/tables", state=list_of)
                assert private["id"] not in [table["id"] for table in tables]
        seen = await target.stranger.get(path, invite=private["invite"])
        assert seen["invite"] is None
        await target.stranger.post(f"{path}/join", {"invite": private["invite"]})


async def test_watching_a_game_without_spectators(server: Running) -> None:
    """Whoever watched while chairs were free sees nothing of the game."""
    async with attack(server) as target:
        table = (await target.first.post("/api/tables", {"game": GAME, "settings": {"spectators": False}}))["id"]
        async with target.stranger.socket() as wire:
            await wire.send("watch", table)
            assert (await wire.receive())["say"] == "state"
            assert (await wire.receive())["say"] == "ok"
            await target.second.post(f"/api/tables/{table}/join")
            await wire.send("leave", "elsewhere", id="mark")
            heard = []
            while (message := await wire.receive()).get("id") != "mark":
                heard.append(message)
            assert [message for message in heard if message["say"] == "state" and message["n"] > 0] == []
        await target.repel(target.stranger, {"do": "watch", "table": table}, "not-found")
        await target.repel_http(target.stranger, "GET", f"/api/tables/{table}/state", "not-found")
        await target.repel_http(target.stranger, "GET", f"/api/tables/{table}", "not-found")


async def test_an_invalid_watch_link(server: Running) -> None:
    async with frozen_attack(server) as target:
        path = f"/api/tables/{target.table}/state"
        info = await target.first.get(f"/api/tables/{target.table}")
        for link in ("x", "é", "\u0000", info["invite"], target.first.me["id"], "None", "null"):
            await target.repel_http(target.stranger, "GET", path, "not-found", "bad-request", params={"shoulder": link})
            wish = {"do": "watch", "table": target.table, "shoulder": link}
            await target.repel(target.stranger, wish, "not-found", "bad-request")


async def test_the_record_and_the_secret_of_a_game_in_progress(server: Running) -> None:
    async with frozen_attack(server) as target:
        for client in target.people:
            await target.repel_http(client, "GET", f"/api/tables/{target.table}/record", "not-possible-now")
            info = await client.get(f"/api/tables/{target.table}")
            assert info["secret"] is None
            assert len(info["commitment"]) == 64
            assert (info["invite"] is None) == (client is target.stranger)
        for path in ("/api/tables?state=playing", "/api/me/tables"):
            assert all(table["secret"] is None for table in await target.first.get(path))


# ---------------------------------------------------------------- paths, methods, headers


async def test_paths_that_are_tricks(server: Running) -> None:
    """None of them leads to a file or another table; at most to the client, which is the same at every path."""

    async def fetch(path: str) -> bytes:
        raw = f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
        return await chat(server, raw.encode("latin-1"))

    async with frozen_attack(server) as target:
        table = f"/api/tables/{target.table}"
        tricks = (
            "/api/tables/..", "/api/tables/%2e%2e/me", "/api/tables/..%2f..%2fetc%2fpasswd", "/api/../../etc/passwd",
            "//etc/passwd", "/api/tables/a%00b", "/api/tables/%ff%fe", "/api/tables/" + "a" * 5000, "/api/tables/ä/x",
            f"{table};x=1", f"{table}%20", f"/api/{table}", "/api/tables/a'b", "/api/tables/a\\b",
            "/api/tables/%3Cscript%3E/state", "/src/agon/server/app.py", "/api/docs/../../agon.db", "/agon.db", "/.env",
            "/api/tables/%25", "/%c0%af",
        )  # fmt: skip
        async with target.unharmed():
            for trick in tricks:
                said = await fetch(trick)
                is_client = b'id="app"' in said and not trick.startswith("/api")
                assert is_client or said.split(b" ")[1] in (b"400", b"404", b"307"), (trick, said[:300])
                assert b"root:" not in said
            slash, coded = [
                json.loads((await fetch(f"{table}{sign}state")).split(b"\r\n")[-1]) for sign in ("/", "%2f")
            ]
            assert slash["view"] == coded["view"] and slash["seat"] is coded["seat"] is None


async def test_methods_that_are_tricks(server: Running) -> None:
    async with frozen_attack(server) as target:
        path = f"/api/tables/{target.table}/acts"
        for method in ("GET", "PUT", "PATCH", "DELETE", "HEAD", "TRACE", "PROPFIND", "OPTIONS"):
            response = await send_http(target.first, method, path, content=b'{"do":"resign"}')
            assert response.status_code in (204, 400, 404, 405), (method, response.status_code)
        for header in ("x-http-method-override", "x-method-override", "x-http-method"):
            response = await send_http(target.first, "GET", f"/api/tables/{target.table}", headers={header: "DELETE"})
            assert response.status_code == 200


async def test_an_ask_beforehand_from_elsewhere(server: Running) -> None:
    """A preflight from another origin is never told that it may read or send anything."""
    async with frozen_attack(server) as target:
        asks = {"origin": "http://evil.example", "access-control-request-method": "POST"}
        for method, path in (
            ("OPTIONS", "/api/tables"),
            ("GET", "/api/me"),
            ("GET", f"/api/tables/{target.table}/state"),
        ):
            response = await send_http(target.first, method, path, headers=asks)
            assert not [name for name in response.headers if name.startswith("access-control-")]


async def test_an_old_or_odd_http(server: Running) -> None:
    async with frozen_attack(server) as target, target.unharmed():
        for raw in (
            b"GET /healthz HTTP/1.0\r\n\r\n", b"GET /healthz\r\n\r\n", b"GET /healthz HTTP/9.9\r\n\r\n", b"\r\n",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET http://evil.example/api/me HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
            b"GET /api/me HTTP/1.1\r\nX: " + b"a" * 100_000 + b"\r\n\r\n", b"\x16\x03\x01\x00\x05hello",
            b"GET /api/me HTTP/1.1\r\nHost : x\r\n\r\n", b"GET /api/me HTTP/1.1\r\nX: a\r\n b\r\n\r\n",
            b"GET /api/me\x00 HTTP/1.1\r\n\r\n",
        ):  # fmt: skip
            assert b" 500 " not in (await chat(server, raw)).split(b"\r\n")[0]


async def test_a_host_that_is_not_ours(server: Running) -> None:
    """A forged Host header gains nothing: neither the origin of a page with a cookie, nor a link to it."""
    async with frozen_attack(server) as target:
        headers = {"host": "evil.example", "origin": f"http://127.0.0.1:{server.port}"}
        path = f"/api/tables/{target.table}/acts"
        await target.repel_http(target.first, "POST", path, "forged-request", json={"do": "resign"}, headers=headers)
        response = await send_http(target.first, "GET", "/api/me", headers={"host": "evil.example"})
        assert "evil.example" not in response.text
        for path in ("/", "/api/me", "/metrics", "/api/tables"):  # DNS rebinding
            response = await send_http(target.first, "GET", path, headers={"host": f"evil.example:{server.port}"})
            assert refusal_of(response) == "forged-request", path
        assert (await send_http(target.first, "GET", "/healthz", headers={"host": "evil.example"})).status_code == 200


async def test_the_hosts_that_are_ours(fresh_server: Any) -> None:
    """The public name, the names in the settings, addresses, and names that nobody else can own."""
    with fresh_server(public_url="https://games.example.org", allowed_hosts="a.example, b.example") as server:
        async with server.client() as nobody:
            for host in (
                "games.example.org",
                "a.example:80",
                "B.example",
                "127.0.0.1:8000",
                "[::1]",
                "box",
                "box.local",
            ):
                assert (await nobody.http.get("/api/games", headers={"host": host})).status_code == 200, host
            for host in ("c.example", "xa.example", "games.example.org.evil.example"):
                assert refusal_of(await nobody.http.get("/api/games", headers={"host": host})) == "forged-request", host


async def test_an_origin_with_another_scheme(fresh_server: Any) -> None:
    """A page over plain HTTP is not the page over TLS, although its host is the same."""
    with fresh_server(public_url="https://games.example.org") as server:
        async with server.client() as nobody:
            for origin, code in (("https://games.example.org", 201), ("http://games.example.org", 403)):
                headers = {"origin": origin, "host": "games.example.org", "x-forwarded-proto": "https"}
                assert (await nobody.http.post("/api/guest", headers=headers)).status_code == code
                nobody.http.cookies.clear()


async def test_an_address_that_is_made_up(fresh_server: Any) -> None:
    """A client that is not the proxy cannot evade the limit by claiming another address."""
    with fresh_server(requests_per_minute=20, trusted_proxies="") as server:
        async with server.client() as nobody:
            answers = []
            for number in range(30):
                headers = {
                    "x-forwarded-for": f"10.0.0.{number}",
                    "x-real-ip": f"10.0.1.{number}",
                    "forwarded": f"for=10.0.2.{number}",
                }
                answers.append((await nobody.http.get("/api/games", headers=headers)).status_code)
            assert answers == [200] * 20 + [429] * 10


async def test_what_the_server_reveals_about_itself(server: Running) -> None:
    """No product names or versions, no code locations; private responses are not cached."""
    async with frozen_attack(server) as target:
        for path in (f"/api/tables/{target.table}/state", "/api/me", "/api/nowhere", "/api/tables/%00"):
            response = await send_http(target.first, "GET", path)
            assert "server" not in response.headers
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["referrer-policy"] == "no-referrer"
            assert response.headers["cache-control"] == "no-store"
            assert not any(word in response.text for word in ("Traceback", "litestar", ".py", "sqlalchemy"))
