"""Push notifications: a real service over TLS receives what only the browser can read, signed by the server."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import json
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from sqlalchemy import func, select

from agon.engine.errors import AgonError
from agon.games import NAMES
from agon.server.db.schema import push_subscriptions
from agon.server.notify.web_push import Subscription, _bytes, _text, new_key
from agon.server.notify.webhooks import WebhookError
from agon.server.settings import read

from .clients import refused
from .conftest import begin
from .test_notices import scalar, send_away

KEY = new_key()
SETTINGS = {"push_key": KEY, "mail_from": "agon@example.org", "away_seconds": 1, "private_webhooks": True}


class PushService:
    """A push service with one browser; it answers with `status`."""

    def __init__(self) -> None:
        self.browser = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.status = 201
        self.posts: list[tuple[dict[str, str], bytes]] = []
        self.arrived = threading.Event()
        self.address = ""

    @property
    def subscription(self) -> dict[str, str]:
        point = self.browser.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"endpoint": f"{self.address}/browser", "key": _text(point), "auth": _text(self.auth)}

    def read(self) -> Any:
        """Decrypt the last message, as the browser does."""
        clear = http_ece.decrypt(self.posts[-1][1], private_key=self.browser, auth_secret=self.auth)
        return json.loads(clear)


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """Run a push service with its own certificate, `folder/tls.pem`."""
    service, certificate = PushService(), _certificate(folder)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.posts.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(service.status)
            self.end_headers()
            service.arrived.set()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service.address = f"https://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)


def _certificate(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name, today = x509.Name([]), datetime.datetime.now(datetime.UTC)
    here = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(here, critical=True)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file = folder / "tls.pem"
    file.write_bytes(signed.public_bytes(serialization.Encoding.PEM) + secret)
    return file


@contextmanager
def pushing(fresh_server: Callable[..., Any], folder: Path) -> Iterator[tuple[Any, PushService]]:
    """A server that trusts the certificate of a push service."""
    with push_service(folder) as service, fresh_server(**SETTINGS) as server:
        server.services.notices.webhooks.tls.load_verify_locations(folder / "tls.pem")
        yield server, service


async def test_a_push_is_signed_and_only_the_browser_reads_it(fresh_server: Callable[..., Any], tmp_path: Path) -> None:
    with pushing(fresh_server, tmp_path) as (server, service):
        async with server.guests(2) as (first, second):
            key = (await second.get("/api/push"))["key"]
            await second.request("PUT", "/api/me/push", service.subscription)
            send_away(server, second.me["id"])
            table = await begin(first, second, NAMES[0], settings={"clock": {"kind": "bank", "seconds": 600}})
            for _ in range(50):
                send_away(server, second.me["id"])  # joining and playing counted as being here
                if await play_once(first, table):
                    continue
                if await asyncio.to_thread(service.arrived.wait, 3):
                    break
                await play_once(second, table)
    headers, body = service.posts[0]
    assert service.read()["path"] == f"/table/{table}"
    assert set(service.read()) == {"body", "path"} and table.encode() not in body
    assert headers["content-encoding"] == "aes128gcm" and headers["topic"] == table
    assert (headers["ttl"], headers["urgency"]) == ("3600", "high")
    scheme, token, said = headers["authorization"].replace(",", " ").split()
    signed, _, signature = token.removeprefix("t=").rpartition(".")
    assert (scheme, said) == ("vapid", f"k={key}")
    assert Vapid02.from_raw_public(key.encode()).verify_token(signed.encode(), signature)
    claims = json.loads(_bytes(signed.split(".")[1]))
    assert claims["aud"] == service.address and claims["sub"] == "mailto:agon@example.org"


async def play_once(client: Any, table: str) -> bool:
    """Make a choice, and return whether one was asked for."""
    ask = (await client.get(f"/api/tables/{table}/state"))["ask"]
    if ask:
        await client.post(f"/api/tables/{table}/choices", {"number": ask["number"], "option": ask["options"][0]})
    return bool(ask)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    fresh_server: Callable[..., Any], tmp_path: Path, status: int
) -> None:
    with pushing(fresh_server, tmp_path) as (server, service):
        service.status = status
        async with server.guests(2) as (first, second):
            await second.request("PUT", "/api/me/push", service.subscription)
            challenge = {"to": second.me["id"], "table": {"game": NAMES[0]}}
            send_away(server, second.me["id"])
            await first.post("/api/challenges", challenge)
            assert await asyncio.to_thread(service.arrived.wait, 20)
            async with asyncio.timeout(20):
                while scalar(server, select(func.count()).select_from(push_subscriptions)):
                    await asyncio.sleep(0.05)


async def test_a_subscription_ends_with_its_session(fresh_server: Callable[..., Any], tmp_path: Path) -> None:
    count = select(func.count()).select_from(push_subscriptions)
    with pushing(fresh_server, tmp_path) as (server, service):
        async with server.guests(2) as (first, second):
            for client in (first, second, second):  # of one browser, the last account has it
                await client.request("PUT", "/api/me/push", service.subscription)
                assert scalar(server, count) == 1
            await first.request("DELETE", "/api/me/push")
            assert scalar(server, count) == 1
            await second.post("/api/logout")
            assert scalar(server, count) == 0


@pytest.mark.parametrize(
    "change",
    [{"endpoint": "http://push.example.org/x"}, {"endpoint": "https://user@push.example.org/"}, {"key": "AAAA"}]
    + [{"auth": "AAAA"}, {"endpoint": "https://[::1]/"}, {"endpoint": "ftp://push.example.org/"}],
)
async def test_what_is_no_subscription_is_refused(fresh_server: Callable[..., Any], change: dict[str, str]) -> None:
    good = PushService()
    good.address = "https://push.example.org"
    with fresh_server(**SETTINGS) as server:
        async with server.guests(1) as (first,):
            await first.request("PUT", "/api/me/push", good.subscription)
            await refused("bad-request", first.request("PUT", "/api/me/push", good.subscription | change))


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "localhost"])
async def test_a_push_does_not_lead_into_the_servers_own_network(fresh_server: Callable[..., Any], host: str) -> None:
    service = PushService()
    service.address = f"https://{host}"
    to = Subscription(**service.subscription)
    with (
        fresh_server(**SETTINGS | {"private_webhooks": False}) as server,
        pytest.raises(WebhookError, match="private"),
    ):
        await server.services.notices.push.send(to, b"{}", ttl=1, urgency="low", topic="x")


async def test_without_a_key_nothing_is_offered(fresh_server: Callable[..., Any]) -> None:
    with fresh_server() as server:
        async with server.guests(1) as (first,):
            assert await first.get("/api/push") == {"key": None}


@pytest.mark.parametrize("wrong", [{"push_key": "short"}, {"push_key": KEY, "mail_from": ""}])
def test_a_key_that_cannot_work_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(AgonError, match="push_key"):
        read(None, {}, {"mail_from": "a@example.org"} | wrong)
