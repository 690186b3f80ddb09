"""Notifications for absent players: real email over SMTP, real webhooks over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import create_engine, func, insert, select, update

from agon.engine.errors import Refused
from agon.games import NAMES
from agon.server.db.schema import accounts, notices
from agon.server.notify import webhooks
from agon.server.notify.webhooks import WebhookError, Webhooks

from .conftest import begin


class Box:
    """A mailbox and a webhook; the first `broken` deliveries fail."""

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


def change_database(server: Any, statement: Any) -> None:
    engine = create_engine(server.settings.database_url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.execute(statement)
    engine.dispose()


def scalar(server: Any, query: Any) -> Any:
    engine = create_engine(server.settings.database_url.replace("+aiosqlite", ""))
    with engine.connect() as connection:
        value = connection.scalar(query)
    engine.dispose()
    return value


def send_away(server: Any, account: str, address: str = "a@example.org", **settings: Any) -> None:
    """Make a registered account absent for a long time, with these notification settings."""
    values = {"kind": "person", "seen": 0, "settings": json.dumps(settings), "email": address, "email_key": address}
    change_database(server, update(accounts).where(accounts.c.id == account).values(**values))


async def their_turn(server: Any, first: Any, second: Any, **settings: Any) -> None:
    """Play until a choice of the first player leaves an ask for the second, who is absent by then."""
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
            retried = select(func.count()).select_from(notices).where(notices.c.sent.is_not(None), notices.c.tries > 1)
            while not scalar(server, retried):  # the next attempt is due in a minute: let it pass
                change_database(server, update(notices).where(notices.c.tries > 0).values(due=0))
                await asyncio.sleep(0.1)
    assert not box.broken
    assert box.posts


async def test_connected_players_get_no_notice(fresh_server: Callable[..., Any]) -> None:
    box = Box()
    with post_box(box) as address, fresh_server(private_webhooks=True, away_seconds=1) as server:
        async with server.guests(2) as (first, second):
            change_database(
                server,
                update(accounts)
                .where(accounts.c.id == second.me["id"])
                .values(settings=json.dumps({"webhook": address}), seen=1 << 60),
            )
            await begin(first, second, NAMES[0])
            await asyncio.sleep(2.5)
    assert box.posts == []


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1/", "http://localhost:80/", "http://[::1]/", "http://10.0.0.1/"]
    + ["http://[64:ff9b::a00:1]/", "http://[2002:7f00:1::]/", "http://[::7f00:1]/"],
)
async def test_a_webhook_does_not_lead_into_the_servers_own_network(address: str) -> None:
    with pytest.raises(WebhookError):
        await Webhooks().post(address, "plain", "title", "text")


@asynccontextmanager
async def answering(
    answer: Callable[[asyncio.StreamWriter], Coroutine[Any, Any, None]],
) -> AsyncIterator[tuple[str, list[str]]]:
    """A webhook that answers in its own way, and the headers of the requests it received."""
    heads: list[str] = []
    tasks: list[asyncio.Task[None]] = []

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heads.append((await reader.readuntil(b"\r\n\r\n")).decode().lower())
        working = asyncio.create_task(answer(writer))
        tasks.append(working)
        with suppress(OSError, asyncio.CancelledError):
            await working
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", heads
        for task in tasks:
            task.cancel()
        await asyncio.sleep(0.1)


async def test_the_body_of_an_answer_is_not_read() -> None:
    """A response that decompresses to gigabytes is neither requested nor read."""
    sent = 0

    async def pour(writer: asyncio.StreamWriter) -> None:
        nonlocal sent
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n")
        chunk = gzip.compress(bytes(10_000_000))
        while sent < 40_000_000 // len(chunk):
            writer.write(chunk)
            await writer.drain()
            sent += 1

    async with asyncio.timeout(60), answering(pour) as (address, heads):
        await Webhooks(private=True).post(address, "plain", "title", "text")
    assert "accept-encoding: identity" in heads[0]
    assert sent < 4000


async def test_an_answer_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.5)

    async def trickle(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(b"H")
            await writer.drain()
            await asyncio.sleep(0.05)

    async with answering(trickle) as (address, _):
        posting = asyncio.create_task(Webhooks(private=True).post(address, "plain", "title", "text"))
        done, _ = await asyncio.wait([posting], timeout=20)
        posting.cancel()
        assert done
        with pytest.raises(TimeoutError):
            await posting


async def test_a_slow_address_holds_up_nobody(fresh_server: Callable[..., Any]) -> None:
    """The first in the queue posts to a webhook that never answers; the second notification arrives meanwhile."""
    box, asked = Box(), asyncio.Event()

    async def silence(writer: asyncio.StreamWriter) -> None:
        asked.set()
        await asyncio.sleep(60)

    with post_box(box) as address, fresh_server(private_webhooks=True, away_seconds=1) as server:
        async with server.guests(2) as (first, second), answering(silence) as (silent, _):
            table = (await first.post("/api/tables", {"game": NAMES[0]}))["id"]
            for due, (client, hook) in enumerate(((first, silent), (second, address)), 1):
                send_away(server, client.me["id"], f"{due}@example.org", webhook=hook)
                note = {"id": f"n{due}", "account": client.me["id"], "table": table, "channel": "webhook"}
                body = json.dumps({"subject": "s", "text": "t", "kind": "plain"})
                change_database(server, insert(notices).values(**note, kind="begun", body=body, due=due * 2000))
            await asyncio.wait_for(asked.wait(), 20)
            assert await asyncio.to_thread(box.arrived.wait, webhooks.TIMEOUT / 2)


async def test_a_name_that_is_never_resolved_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS lookups have their own threads, so that the others (for passwords, for example) stay free."""
    release, looking = threading.Event(), threading.Semaphore(0)

    def lookup(*_: object, **__: object) -> list[Any]:
        looking.release()
        release.wait(30)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    posts = [asyncio.create_task(Webhooks().post("https://example.org", "plain", "title", "text")) for _ in range(40)]
    try:
        async with asyncio.timeout(20):
            for _ in posts:
                while not looking.acquire(blocking=False):
                    await asyncio.sleep(0.01)
            assert await asyncio.to_thread(lambda: "free") == "free"
    finally:
        release.set()
        told = await asyncio.gather(*posts, return_exceptions=True)
    assert all(isinstance(one, WebhookError | TimeoutError) for one in told)


async def test_guests_have_no_webhook(fresh_server: Callable[..., Any]) -> None:
    """A guest cannot set one, and one that was set by other means is not used."""
    with fresh_server(private_webhooks=True, away_seconds=1) as server:
        async with server.guests(2) as (first, second):
            with pytest.raises(Refused, match="register first"):
                await first.request("PUT", "/api/me/settings", {"webhook": "https://example.org/"})
            change_database(
                server,
                update(accounts)
                .where(accounts.c.id == second.me["id"])
                .values(settings=json.dumps({"webhook": "http://127.0.0.1:9/"}), seen=0),
            )
            await begin(first, second, NAMES[0])
            while not server.services.notices.queued.empty():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)
            engine = create_engine(server.settings.database_url.replace("+aiosqlite", ""))
            with engine.connect() as connection:
                assert connection.scalar(select(func.count()).select_from(notices)) == 0
            engine.dispose()
