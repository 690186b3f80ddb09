"""Notices for those who are away: real mail over SMTP, real posts over HTTP."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import create_engine, update

from agon.games import NAMES
from agon.server.db.schema import accounts, notices
from agon.server.notify.webhooks import WebhookError, Webhooks

from .conftest import begin


class Box:
    """A mail box and an address to post to; `broken` answers fail before one succeeds."""

    def __init__(self, broken: int = 0) -> None:
        self.mails: list[Any] = []
        self.posts: list[tuple[str, str]] = []
        self.broken = broken
        self.arrived = threading.Event()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.mails.append((envelope.rcpt_tos, envelope.content.decode()))
        self.arrived.set()
        return "250 OK"


@contextmanager
def post_box(box: Box) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"])).decode()
            if box.broken:
                box.broken -= 1
                self.send_response(500)
            else:
                box.posts.append((self.path, body))
                self.send_response(204)
                box.arrived.set()
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)


@contextmanager
def mail_box(box: Box) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()


def behind_the_counter(server: Any, statement: Any) -> None:
    engine = create_engine(server.settings.database_url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def send_away(server: Any, account: str, **settings: Any) -> None:
    """Nobody has seen the account for long; this is how it wants to be told."""
    values = {"seen": 0, "settings": json.dumps(settings), "email": "a@example.org", "email_key": "a@example.org"}
    behind_the_counter(server, update(accounts).where(accounts.c.id == account).values(**values))


async def their_turn(server: Any, first: Any, second: Any, **settings: Any) -> None:
    """Play until the first makes a choice after which the second, who is away by then, is asked."""
    table = await begin(first, second, NAMES[0])
    for _ in range(500):
        state = await first.get(f"/api/tables/{table}/state")
        actor = first if state["ask"] else second
        ask = state["ask"] or (await second.get(f"/api/tables/{table}/state"))["ask"]
        send_away(server, second.me["id"], **settings)
        await actor.post(f"/api/tables/{table}/choices", {"number": ask["number"], "option": ask["options"][0]})
        after = await first.get(f"/api/tables/{table}/state")
        if actor is first and after["waiting"] == [after["seating"][1]]:
            return
    raise AssertionError("the second is never asked")


async def test_absent_players_get_email_in_their_language(fresh_server: Callable[..., Any]) -> None:
    box = Box()
    with mail_box(box) as smtp, fresh_server(smtp=smtp, mail_from="agon@example.org", away_seconds=1) as server:
        async with server.guests(2) as (first, second):
            await their_turn(server, first, second, email=True, language="hu")
            assert await asyncio.to_thread(box.arrived.wait, 20)
    recipients, text = box.mails[0]
    assert recipients == ["a@example.org"]
    assert "/table/" in text


@pytest.mark.parametrize(("kind", "key"), [("discord", "content"), ("slack", "text"), ("plain", "text")])
async def test_a_webhook_hears_it_in_its_own_form(fresh_server: Callable[..., Any], kind: str, key: str) -> None:
    box = Box()
    with post_box(box) as address, fresh_server(private_webhooks=True, away_seconds=1) as server:
        async with server.guests(2) as (first, second):
            await their_turn(server, first, second, webhook=f"{address}/hook", webhook_kind=kind)
            assert await asyncio.to_thread(box.arrived.wait, 20)
    path, body = box.posts[0]
    assert path == "/hook"
    assert "/table/" in json.loads(body)[key]


async def test_a_post_that_fails_is_tried_again(fresh_server: Callable[..., Any]) -> None:
    box = Box(broken=1)
    with post_box(box) as address, fresh_server(private_webhooks=True, away_seconds=1) as server:
        async with server.guests(2) as (first, second):
            await their_turn(server, first, second, webhook=address, webhook_kind="ntfy")
            for _ in range(200):
                if not box.broken:
                    break
                await asyncio.sleep(0.05)
            assert box.posts == []
            for _ in range(200):  # the next try is due in a minute: let the minute pass
                behind_the_counter(server, update(notices).values(due=0))
                if await asyncio.to_thread(box.arrived.wait, 0.1):
                    break
    assert len(box.posts) == 1


async def test_connected_players_get_no_notice(fresh_server: Callable[..., Any]) -> None:
    box = Box()
    with post_box(box) as address, fresh_server(private_webhooks=True, away_seconds=1) as server:
        async with server.guests(2) as (first, second):
            behind_the_counter(
                server,
                update(accounts)
                .where(accounts.c.id == second.me["id"])
                .values(settings=json.dumps({"webhook": address}), seen=1 << 60),
            )
            await begin(first, second, NAMES[0])
            await asyncio.sleep(2.5)
    assert box.posts == []


@pytest.mark.parametrize("address", ["http://127.0.0.1/", "http://localhost:80/", "http://[::1]/", "http://10.0.0.1/"])
async def test_a_webhook_does_not_lead_into_the_servers_own_network(address: str) -> None:
    with pytest.raises(WebhookError):
        await Webhooks().post(address, "plain", "title", "text")
