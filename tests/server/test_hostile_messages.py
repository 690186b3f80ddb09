"""Malformed messages: over the socket and in HTTP bodies."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest
import websockets

from .attacks import chat, frozen_attack, refusal_of, send_http, send_socket
from .conftest import Running

DEEP = 10_000


async def test_text_that_is_no_json(server: Running) -> None:
    async with frozen_attack(server) as target:
        for raw in (
            "",
            " ",
            "\x00",
            "{",
            "}",
            "nul",
            "'do'",
            '{"do":}',
            '{"do":"choose",}',
            "\ufeff{}",
            "// {}",
            "[" * 9,
        ):
            await target.repel(target.first, raw, "bad-request")


async def test_json_that_is_no_request(server: Running) -> None:
    async with frozen_attack(server) as target:
        for raw in (
            "null",
            "true",
            "0",
            "1e99",
            '"choose"',
            "[]",
            "[[]]",
            "{}",
            '{"do":null}',
            '{"do":{}}',
            '{"table":1}',
        ):
            await target.repel(target.first, raw, "bad-request")


async def test_an_unknown_deed(server: Running) -> None:
    async with frozen_attack(server) as target:
        for do in ("start", "leave_table", "Choose", "__class__", "replace", "agree", "", 7, None, ["choose"]):
            await target.repel(target.first, {"do": do, "table": target.table}, "bad-request")


async def test_missing_fields(server: Running) -> None:
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        for field in ("do", "table", "number", "option"):
            await target.repel(client, {key: value for key, value in wish.items() if key != field}, "bad-request")
            if field in ("number", "option"):
                body = {key: wish[key] for key in ("number", "option") if key != field}
                path = f"/api/tables/{target.table}/choices"
                await target.repel_http(client, "POST", path, "bad-request", json=body)


async def test_extra_fields(server: Running) -> None:
    """A forged chair, an account, an administrator's flag: unknown fields are refused, not ignored."""
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        for extra in ({"chair": 1}, {"account": "me"}, {"is_admin": True}, {"chance": ["6"]}, {"": 0}, {"Do": "abort"}):
            await target.repel(client, {**wish, **extra}, "bad-request")
            body = {"number": wish["number"], "option": wish["option"], **extra}
            await target.repel_http(client, "POST", f"/api/tables/{target.table}/choices", "bad-request", json=body)


async def test_wrong_types(server: Running) -> None:
    """A string is not a number and a number is not a string, over HTTP as over the socket."""
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        number, path = wish["number"], f"/api/tables/{target.table}"
        for body in ({"number": str(number)}, {"number": [number]}, {"seat": 1}, {"seat": True}, {"option": 1}):
            await target.repel(client, {**wish, **body}, "bad-request")
            wrong = {"number": number, "option": wish["option"], **body}
            await target.repel_http(client, "POST", f"{path}/choices", "bad-request", json=wrong)
        await target.repel_http(client, "POST", f"{path}/acts", "bad-request", json={"do": ["resign"]})
        await target.repel_http(target.stranger, "POST", f"{path}/join", "bad-request", json={"chair": "0"})
        await target.repel_http(client, "POST", "/api/tables", "bad-request", json={"game": 1})
        rated = {"game": "twilight_struggle", "settings": {"rated": "false"}}
        await target.repel_http(client, "POST", "/api/tables", "bad-request", json=rated)


async def test_a_key_given_twice(server: Running) -> None:
    """Requests are parsed once, and the last value counts: no value is checked that is not also used."""
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        start, end = f'{{"do":"choose","table":"{target.table}"', f'"option":"{wish["option"]}"}}'
        await target.repel(client, f'{start},"number":{wish["number"]},"number":99999,{end}', "stale-ask")
        await target.repel(
            client, f'{start},"number":{wish["number"]},{end[:-1]},"option":"no_such_option"}}', "illegal-choice"
        )
        raw = f'{start},"table":"elsewhere","number":{wish["number"]},{end}'
        await target.repel(client, raw, "not-found")
        raw = f'{{"do":"watch","do":"abort","table":"{target.table}","agree":true}}'
        await target.repel(client, raw, "bad-request")


async def test_json_ten_thousand_levels_deep(server: Running) -> None:
    async with frozen_attack(server) as target:
        deep = ("[" * DEEP + "]" * DEEP, '{"a":' * (DEEP // 2) + "0" + "}" * (DEEP // 2))
        for value in deep:
            await target.repel(target.first, value, "bad-request")
            await target.repel(target.first, f'{{"do":"choose","table":{value}}}', "bad-request")
            for path in ("/api/tables", f"/api/tables/{target.table}/choices"):
                raw = f'{{"game":{value}}}'
                await target.repel_http(target.first, "POST", path, "bad-request", content=raw)


async def test_a_huge_request(server: Running) -> None:
    """Just below the limit a request is parsed and refused; above it the socket is closed, as documented."""
    async with frozen_attack(server) as target:
        largest = server.settings.largest_message
        many = ",".join(f'"f{number}":{number}' for number in range(2000))
        await target.repel(target.first, f"{{{many}}}", "bad-request")
        await target.repel(target.first, {"do": "undo", "table": "x" * (largest - 100)}, "bad-request")
        async with target.unharmed():
            answer = await send_socket(target.first, {"do": "undo", "table": "x" * largest})
            assert answer == {"say": "closed", "code": 1009}


async def test_a_huge_message_in_small_pieces(server: Running) -> None:
    async with frozen_attack(server) as target, target.unharmed(), target.first.socket() as wire:
        pieces = ("[" * 1024 for _ in range(2 * server.settings.largest_message // 1024))
        with contextlib.suppress(websockets.ConnectionClosed):
            await wire.connection.send(pieces)
        with pytest.raises(websockets.ConnectionClosed):
            await wire.receive()


async def test_bytes_that_are_no_text(server: Running) -> None:
    async with frozen_attack(server) as target:
        async with target.unharmed(), target.first.socket() as wire:
            await wire.connection.send(b'{"do":"\xff\xfe"}', text=True)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007
        for body in (b'{"number":0,"option":"\xff"}', b"\xff\xfe\x00", b'{"number":0,"option":"\xed\xa0\x80"}'):
            path = f"/api/tables/{target.table}/choices"
            await target.repel_http(target.first, "POST", path, "bad-request", content=body)


async def test_half_a_character(server: Running) -> None:
    """A lone surrogate is not text that could be stored."""
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        for half in ("\\ud800", "\\udfff", "\\udc00\\ud800"):
            raw = f'{{"do":"choose","table":"{target.table}","number":{wish["number"]},"option":"{half}"}}'
            await target.repel(client, raw, "bad-request", "illegal-choice")
            content = f'{{"label":"{half}"}}'
            await target.repel_http(client, "POST", "/api/tokens", "bad-request", content=content)


async def test_binary_frames(server: Running) -> None:
    """A valid choice is not accepted in a binary frame."""
    async with frozen_attack(server) as target:
        client, wish = await target.choice()
        for raw in (b"", b"\x00" * 64, msgspec.json.encode(wish), msgspec.msgpack.encode(wish)):
            await target.repel(client, raw, "bad-request")


async def test_control_frames_in_great_number(server: Running) -> None:
    async with frozen_attack(server) as target, target.unharmed(), target.first.socket() as wire:
        for number in range(200):
            await wire.connection.pong(str(number).encode())
        await wire.send("leave", target.table, id="still here")
        assert await wire.receive() == {"say": "ok", "id": "still here"}


async def test_frames_that_break_the_protocol(server: Running) -> None:
    """Unmasked, reserved, endless: the connection is closed, and nothing else happens."""
    async with frozen_attack(server) as target:
        cookie = "; ".join(f"{name}={value}" for name, value in target.first.http.cookies.items())
        upgrade = (
            "GET /api/play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        unmasked, reserved, endless = b"\x81\x02{}", b"\xf1\x80\x00\x00\x00\x00", b"\x81\xff" + b"\x7f" + b"\xff" * 11
        async with target.unharmed():
            for frame in (unmasked, reserved, endless, b"\x83\x80\x00\x00\x00\x00", b"\x89\xff" + b"\xff" * 20):
                said = await chat(server, upgrade, frame)
                assert b" 101 " in said
                assert b'"ok"' not in said


async def test_an_upgrade_that_is_abandoned(server: Running) -> None:
    async with frozen_attack(server) as target:
        start = b"GET /api/play HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
        async with target.unharmed():
            for raw in (b"", start[:20], start, start + b"Connection: Upgrade\r\n"):
                await chat(server, raw)
            assert b" 426 " in (said := await chat(server, start + b"Connection: Upgrade\r\n\r\n")) or b" 400 " in said


async def test_a_body_above_the_limit(server: Running) -> None:
    async with frozen_attack(server) as target:
        path, much = f"/api/tables/{target.table}/choices", b" " * (server.settings.largest_message + 1)
        for where in (path, "/api/tables", "/api/tokens"):
            await target.repel_http(target.first, "POST", where, "too-large", content=much + b"{}")


async def test_an_endless_body(server: Running) -> None:
    """It arrives in chunks without a length; the server stops reading at the limit."""
    async with frozen_attack(server) as target:
        sent = 0

        async def pieces() -> Any:
            nonlocal sent
            while sent < 100 * server.settings.largest_message:
                yield b"[" * 4096
                sent += 4096
                await asyncio.sleep(0)

        path = f"/api/tables/{target.table}/choices"
        async with target.unharmed():
            response = await send_http(target.first, "POST", path, content=pieces())
            assert refusal_of(response) == "too-large"


async def test_a_body_that_lies_about_itself(server: Running) -> None:
    """Shorter or longer than declared, of another type, or compressed."""
    async with frozen_attack(server) as target:
        path, body = f"/api/tables/{target.table}/choices", b'{"number":0,"option":"pass"}'
        kinds = (
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data; boundary=x",
            "application/xml",
        )
        for kind in kinds:
            headers = {"content-type": kind}
            codes = ("bad-request", "stale-ask", "not-asked", "illegal-choice")
            await target.repel_http(target.first, "POST", path, *codes, content=body, headers=headers)
        headers = {"content-encoding": "gzip", "content-type": "application/json"}
        await target.repel_http(target.first, "POST", path, "bad-request", content=b"\x1f\x8b\x08", headers=headers)
        async with target.unharmed():
            head = f"POST {path} HTTP/1.1\r\nHost: here\r\nContent-Length: "
            for length in ("99999999999999999999", "-1", "5, 6", "x", "1000"):
                said = await chat(server, f"{head}{length}\r\n\r\n{{}}".encode())
                assert b" 200 " not in said


async def test_two_lengths_smuggle_nothing(server: Running) -> None:
    """A second request hidden in the body of the first is never executed."""
    async with frozen_attack(server) as target:
        hidden = f"POST /api/tables/{target.table}/acts HTTP/1.1\r\nHost: here\r\n\r\n"
        head = "POST /api/guest HTTP/1.1\r\nHost: here\r\n"
        both = "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n"
        twice = "Content-Length: 0\r\nContent-Length: 9\r\n\r\n"
        async with target.unharmed():
            for lengths in (both, twice, "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n"):
                assert b'"done"' not in await chat(server, f"{head}{lengths}{hidden}".encode())
