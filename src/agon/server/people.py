"""Who is asking: guests, people, programs; sessions and tokens."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from typing import Any, NamedTuple

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from sqlalchemy import delete, insert, select, update

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.refusals import not_signed_in
from agon.server.schema import accounts, sessions, tokens
from agon.server.settings import Settings
from agon.server.storage import Storage, new_id, new_secret, now

COOKIE = "agon_session"
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
DAY = 24 * 60 * 60 * 1000


class Person(msgspec.Struct, frozen=True):
    """An account that has shown who it is."""

    id: str
    name: str
    kind: str
    is_admin: bool
    level: str | None
    email: str | None
    barred_until: int
    muted_until: int
    settings: str

    @property
    def account(self) -> wire.Account:
        return wire.Account(self.id, self.name, self.kind, self.level)  # type: ignore[arg-type]


class Proof(NamedTuple):
    """How an account has shown who it is."""

    kind: str  # session, token
    csrf: str = ""
    hash: bytes = b""


FIELDS = [accounts.c[field.name] for field in msgspec.structs.fields(Person)]


def hash_of(secret: str) -> bytes:
    """What is kept of a session, a token or a link."""
    return hashlib.sha256(secret.encode()).digest()


class People:
    """Accounts and how they are recognised."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage, self.settings = storage, settings

    async def by_session(self, secret: str) -> tuple[Person, Proof] | None:
        """The account of a session cookie."""
        query = select(*FIELDS, sessions.c.csrf).join(sessions, sessions.c.account == accounts.c.id)
        async with self.storage.read() as connection:
            row = (
                await connection.execute(
                    query.where(
                        sessions.c.hash == hash_of(secret), sessions.c.expires > now(), accounts.c.kind != "gone"
                    )
                )
            ).one_or_none()
        return (Person(*row[:-1]), Proof("session", row.csrf, hash_of(secret))) if row else None

    async def by_token(self, secret: str) -> tuple[Person, Proof] | None:
        """The account of an API token."""
        query = select(*FIELDS).join(tokens, tokens.c.account == accounts.c.id)
        async with self.storage.read() as connection:
            row = (await connection.execute(query.where(tokens.c.hash == hash_of(secret)))).one_or_none()
        return (Person(*row), Proof("token", hash=hash_of(secret))) if row else None

    async def new_account(self, name: str, kind: str, **fields: Any) -> str:
        """Write an account down; a name that is taken is refused by the database."""
        account, at = new_id(), now()
        values = {"id": account, "name": name, "name_key": name_key(name), "kind": kind, "created": at, "seen": at}
        async with self.storage.write() as connection:
            await connection.execute(insert(accounts).values(**values, **fields))
        return account

    async def new_guest(self) -> str:
        """An account that can play at once."""
        return await self.new_account(f"Guest {secrets.token_hex(4)}", "guest")

    async def new_session(self, account: str) -> str:
        """Begin a session; what it returns goes into the cookie and is kept nowhere."""
        secret, at = new_secret(), now()
        async with self.storage.write() as connection:
            await connection.execute(
                insert(sessions).values(
                    hash=hash_of(secret),
                    account=account,
                    csrf=new_secret(),
                    created=at,
                    expires=at + self.settings.session_days * DAY,
                )
            )
        return secret

    async def end_session(self, hashed: bytes) -> None:
        async with self.storage.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hashed))

    async def new_token(self, account: str, label: str) -> tuple[str, str]:
        """An API token: its id, and the secret that is shown once."""
        secret, token = new_secret(), new_id()
        async with self.storage.write() as connection:
            await connection.execute(
                insert(tokens).values(id=token, hash=hash_of(secret), account=account, label=label, created=now())
            )
        return token, secret

    async def seen(self, account: str) -> None:
        """Somebody is here."""
        async with self.storage.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values(seen=now()))


def name_key(name: str) -> str:
    """How names are compared: without case and without the difference of compatible letters."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


class Recognition(AbstractAuthenticationMiddleware):
    """Finds out who is asking. Who changes something by cookie must also know the session's CSRF token."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        people: People = connection.app.state.house.people
        method = connection.scope.get("method", "GET")
        bearer = connection.headers.get("authorization", "")
        found = None
        if bearer:
            kind, _, secret = bearer.partition(" ")
            found = await people.by_token(secret) if kind.lower() == "bearer" else None
            if found is None:
                raise Refused("not-signed-in", "the token is not known; make a new one with POST /api/tokens")
        else:
            refuse_other_origins(connection)
            if cookie := connection.cookies.get(COOKIE):
                found = await people.by_session(cookie)
        if found is None:
            return AuthenticationResult(user=None, auth=None)
        person, proof = found
        if proof.kind == "session" and connection.scope["type"] == ScopeType.HTTP and method not in SAFE:
            given = connection.headers.get(CSRF_HEADER, "")
            if not hmac.compare_digest(given.encode(), proof.csrf.encode()):
                raise Refused("forged-request", f"the header {CSRF_HEADER} is missing or wrong; GET /api/me gives it")
        if person.barred_until > now():
            raise Refused("barred", "this account is barred for now")
        return AuthenticationResult(user=person, auth=proof)


def refuse_other_origins(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page of another site may not act here with somebody's cookie."""
    method = connection.scope.get("method", "GET")
    if connection.scope["type"] == ScopeType.HTTP and method in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        return
    settings: Settings = connection.app.state.house.settings
    host = origin.partition("://")[2]
    ours = {connection.headers.get("host", ""), settings.public_url.partition("://")[2].partition("/")[0]}
    if host not in ours:
        raise Refused("forged-request", f"a request from {origin} is not taken here")


def signed_in(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Who is asking; nobody is refused."""
    person: Person | None = connection.scope["user"]
    if person is None:
        raise not_signed_in()
    return person
