"""Email addresses and password resets, with a real SMTP server."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select

from agon.engine.errors import Refused
from agon.server.accounts.email_links import check_address
from agon.server.db.schema import accounts, mail_links
from agon.server.db.storage import now
from agon.text.catalogue import LANGUAGES, Catalogue

from .clients import PASSWORD, ClientPool, refused
from .conftest import Running, running

PUBLIC = "http://agon.example"
NEW = "another battery horse"


class Mailbox:
    """Receives emails."""

    def __init__(self) -> None:
        self.email_links: list[tuple[str, str]] = []
        self.subjects: dict[str, str] = {}

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        body = message.get_body()
        assert body is not None
        self.email_links.append((envelope.rcpt_tos[0], body.get_content()))
        self.subjects[body.get_content()] = message["subject"]
        return "250 taken"

    def link(self, purpose: str, to: str) -> str:
        """The secret of the latest link of a kind that was sent to an address."""
        text = next(text for whom, text in reversed(self.email_links) if whom == to and f"{PUBLIC}/{purpose}/" in text)
        found = re.search(rf"{PUBLIC}/{purpose}/([A-Za-z0-9_-]+)", text)
        assert found is not None
        return found[1]

    async def arrived(self, server: Running) -> list[tuple[str, str]]:
        """The emails, once none is being sent."""
        for _ in range(1000):
            if not server.services.email_links.sending:
                break
            await asyncio.sleep(0.01)
        return self.email_links


@contextmanager
def post_office() -> Iterator[tuple[str, Mailbox]]:
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        controller.stop()


@pytest.fixture(scope="module")
def with_mail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Mailbox]]:
    """A server with a mailbox, shared by all tests; each uses its own addresses."""
    folder = tmp_path_factory.mktemp("mail")
    with (
        post_office() as (smtp, box),
        running(folder, smtp=smtp, mail_from="agon@agon.example", public_url=PUBLIC) as server,
    ):
        yield server, box


async def test_an_address_counts_once_its_link_was_opened(with_mail: tuple[Running, Mailbox]) -> None:
    server, box = with_mail
    async with ClientPool(server) as pool:
        client = await pool.registered("Has Mail")
        wish = {"email": "Has.Mail@Example.org", "password": PASSWORD}
        await refused("wrong-password", client.request("PUT", "/api/me/email", {**wish, "password": "not mine at all"}))
        await refused("bad-address", client.request("PUT", "/api/me/email", {**wish, "email": "no address"}))
        assert "Has.Mail@Example.org" not in [to for to, _ in box.email_links]
        await client.request("PUT", "/api/me/email", wish)
        assert (await client.get("/api/me"))["email"] is None
        await refused("not-possible-now", client.request("PUT", "/api/me/settings", {"email": True}))
        secret = box.link("verify", "Has.Mail@Example.org")
        assert secret not in str(await pool.rows(select(mail_links)))  # only a hash is stored
        await client.post("/api/email/verify", {"link": secret})
        assert (await client.get("/api/me"))["email"] == "Has.Mail@Example.org"
        assert await client.request("PUT", "/api/me/settings", {"email": True}) == {"email": True}
        await refused("not-found", client.post("/api/email/verify", {"link": secret}))  # works only once
        assert (await pool.signed_in("has.mail@example.org")).me["name"] == "Has Mail"
        await client.request("DELETE", "/api/me/email")
        assert (await client.get("/api/me"))["email"] is None


async def test_an_address_belongs_to_the_first_account_that_verified_it(with_mail: tuple[Running, Mailbox]) -> None:
    server, box = with_mail
    async with ClientPool(server) as pool:
        claims, owns = await pool.registered("Claims It"), await pool.registered("Owns It")
        wish = {"email": "shared@example.org", "password": PASSWORD}
        await claims.request("PUT", "/api/me/email", wish)
        first = box.link("verify", "shared@example.org")
        await owns.request("PUT", "/api/me/email", {**wish, "email": "SHARED@example.org"})
        await owns.post("/api/email/verify", {"link": box.link("verify", "SHARED@example.org")})
        await refused("not-possible-now", claims.post("/api/email/verify", {"link": first}))
        assert (await claims.get("/api/me"))["email"] is None
        guest = await pool.guest()
        await refused("not-possible-now", guest.request("PUT", "/api/me/email", wish))


async def test_a_forgotten_password_is_set_by_a_link(with_mail: tuple[Running, Mailbox]) -> None:
    server, box = with_mail
    async with ClientPool(server) as pool:
        client = await pool.registered("Forgets")
        await client.request("PUT", "/api/me/email", {"email": "forgets@example.org", "password": PASSWORD})
        await client.post("/api/email/verify", {"link": box.link("verify", "forgets@example.org")})
        stranger, count = pool.anonymous(), len(box.email_links)
        known = await stranger.http.post("/api/password/forgotten", json={"email": "FORGETS@example.org"})
        unknown = await stranger.http.post("/api/password/forgotten", json={"email": "nobody@example.org"})
        assert (known.status_code, known.content) == (unknown.status_code, unknown.content) == (202, b'{"done":true}')
        assert [to for to, _ in (await box.arrived(server))[count:]] == ["forgets@example.org"]
        secret = box.link("reset", "forgets@example.org")
        await refused("bad-password", stranger.post("/api/password/reset", {"link": secret, "password": "short"}))
        await refused("not-found", stranger.post("/api/email/verify", {"link": secret}))  # a link has a single purpose
        await stranger.post("/api/password/reset", {"link": secret, "password": NEW})
        assert (await client.get("/api/me"))["account"] is None  # all sessions have ended
        await refused("not-found", stranger.post("/api/password/reset", {"link": secret, "password": NEW}))
        assert (await pool.signed_in("Forgets", NEW)).me["name"] == "Forgets"
        await refused("wrong-password", pool.signed_in("Forgets", PASSWORD))


async def test_a_link_lasts_an_hour_and_few_are_sent(with_mail: tuple[Running, Mailbox]) -> None:
    server, box = with_mail
    async with ClientPool(server) as pool:
        client = await pool.registered("Patient")
        values = {"email": "patient@example.org", "email_key": "patient@example.org"}
        await pool.change(accounts.update().where(accounts.c.id == client.me["id"]).values(**values))
        for _ in range(8):
            await client.post("/api/password/forgotten", {"email": "patient@example.org"})
            await box.arrived(server)
        assert [to for to, _ in box.email_links].count("patient@example.org") == 5
        (link, *_) = await pool.rows(select(mail_links).where(mail_links.c.account == client.me["id"]))
        assert 0 < link.expires - now() <= 60 * 60 * 1000
        mine = mail_links.c.account == client.me["id"]
        await pool.change(mail_links.update().where(mine).values(expires=now() - 1))
        wish = {"link": box.link("reset", "patient@example.org"), "password": NEW}
        await refused("not-found", client.post("/api/password/reset", wish))


@pytest.mark.parametrize("change", ["password", "address", "reset"])
async def test_links_end_with_the_address_and_the_password(with_mail: tuple[Running, Mailbox], change: str) -> None:
    """A link that someone else has or requested does not open the account afterwards."""
    server, box = with_mail
    async with ClientPool(server) as pool:
        client = await pool.registered(f"Changes {change}")
        theirs, planted, new = (f"{what}.{change}@example.org" for what in ("old", "planted", "new"))
        await client.request("PUT", "/api/me/email", {"email": theirs, "password": PASSWORD})
        await client.post("/api/email/verify", {"link": box.link("verify", theirs)})
        await client.post("/api/password/forgotten", {"email": theirs})
        await box.arrived(server)
        stolen = {"link": box.link("reset", theirs), "password": NEW}
        await client.request("PUT", "/api/me/email", {"email": planted, "password": PASSWORD})
        token = (await client.post("/api/tokens", {"label": "bot"}))["secret"]
        if change == "password":
            await client.request("PUT", "/api/me/password", {"old": PASSWORD, "new": "my new pass phrase"})
        elif change == "address":
            await client.request("PUT", "/api/me/email", {"email": new, "password": PASSWORD})
            await client.post("/api/email/verify", {"link": box.link("verify", new)})
        else:
            await client.post("/api/password/reset", {**stolen, "password": "my new pass phrase"})
            await refused("not-signed-in", pool.anonymous(token).who())
        await refused("not-found", pool.anonymous().post("/api/password/reset", stolen))
        await refused("not-found", pool.anonymous().post("/api/email/verify", {"link": box.link("verify", planted)}))


async def test_removing_or_verifying_an_address_sends_no_more_emails(with_mail: tuple[Running, Mailbox]) -> None:
    server, box = with_mail
    async with ClientPool(server) as pool:
        client = await pool.registered("Floods")
        for number in range(5):
            await client.request("PUT", "/api/me/email", {"email": "flooded@example.org", "password": PASSWORD})
            if number == 2:
                await client.post("/api/email/verify", {"link": box.link("verify", "flooded@example.org")})
            await client.request("DELETE", "/api/me/email")
        wish = {"email": "flooded@example.org", "password": PASSWORD}
        await refused("too-many-requests", client.request("PUT", "/api/me/email", wish))
        assert [to for to, _ in box.email_links].count("flooded@example.org") == 5


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_emails_are_in_the_language_of_the_account(with_mail: tuple[Running, Mailbox], lang: str) -> None:
    server, box = with_mail
    texts = Catalogue.load(lang, isolate=False)
    async with ClientPool(server) as pool:
        client = await pool.registered(f"Speaks {lang}")
        await client.request("PUT", "/api/me/settings", {"language": lang})
        address = f"{lang}@example.org"
        await client.request("PUT", "/api/me/email", {"email": address, "password": PASSWORD})
        await client.post("/api/email/verify", {"link": box.link("verify", address)})
        await client.post("/api/password/forgotten", {"email": address})
        await box.arrived(server)
        email_links = [text for to, text in box.email_links if to == address]
        for purpose, text in zip(("verify", "reset"), email_links, strict=True):
            asked = texts.format(f"email-{purpose}", name=f"Speaks {lang}", server=PUBLIC)
            assert text.startswith(asked) and texts.format("email-otherwise") in text
            assert box.subjects[text] == texts.format(f"email-{purpose}-subject")


async def test_without_smtp_email_features_are_refused(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.registered("Without Mail")
        wish = {"email": "a@example.org", "password": PASSWORD}
        message = await refused("not-possible-now", client.request("PUT", "/api/me/email", wish))
        assert "sends no email" in message
        message = await refused("not-possible-now", client.post("/api/password/forgotten", {"email": "a@example.org"}))
        assert "sends no email" in message


async def test_a_post_office_that_is_closed_breaks_nothing(fresh_server: Callable[..., Any]) -> None:
    with fresh_server(smtp="smtp://127.0.0.1:9", mail_from="agon@agon.example", public_url=PUBLIC) as server:
        async with ClientPool(server) as pool:
            client = await pool.registered("No Answer")
            wish = {"email": "a@example.org", "password": PASSWORD}
            for _ in range(6):  # no link remains that could expire
                await refused("not-possible-now", client.request("PUT", "/api/me/email", wish))
            assert await pool.rows(select(mail_links)) == []
            values = {"email": "a@example.org", "email_key": "a@example.org"}
            await pool.change(accounts.update().where(accounts.c.id == client.me["id"]).values(**values))
            assert await client.post("/api/password/forgotten", {"email": "a@example.org"}) == {"done": True}


@pytest.mark.parametrize(
    "address", ["a", "a@b", "a@b@c.d", "a b@c.de", "a@c.de\nBcc: x@y.zz", "<a@b.cd>", f"{'a' * 250}@b.cd"]
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refused):
        check_address(address)


async def test_addresses_are_private(with_mail: tuple[Running, Mailbox]) -> None:
    server, box = with_mail
    async with ClientPool(server) as pool:
        client = await pool.registered("Secretive")
        await client.request("PUT", "/api/me/email", {"email": "hidden@example.org", "password": PASSWORD})
        await client.post("/api/email/verify", {"link": box.link("verify", "hidden@example.org")})
        table = (await client.post("/api/tables", {"game": "hector_achilles"}))["id"]
        token = (await client.post("/api/tokens", {"label": "bot"}))["secret"]
        other = await pool.registered("Curious")
        program = pool.anonymous(token)
        for asked, path in (
            (other, f"/api/accounts/{client.me['id']}"),
            (other, "/api/accounts?name=secr"),
            (other, f"/api/tables/{table}"),
            (other, "/api/tables"),
            (program, "/api/me"),
        ):
            answer: httpx.Response = await asked.http.get(path)
            assert answer.status_code == 200
            assert "hidden@" not in answer.text and "argon2" not in answer.text, path
