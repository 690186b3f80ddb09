"""Who is asking: guests, people, programs; sessions and tokens."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
import time
from typing import Any, NamedTuple

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.names import GUEST, check_name, name_key
from agon.server.passwords import Passwords, check_password
from agon.server.refusals import not_found, not_signed_in, not_yours
from agon.server.schema import accounts, sessions, tokens
from agon.server.settings import Settings
from agon.server.storage import Storage, StorageDown, new_id, new_secret, now
from agon.text.catalogue import LANGUAGES

COOKIE = "agon_session"
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
DAY = 24 * 60 * 60 * 1000
PRESENT = 30_000  # milliseconds between two notes that somebody is here
AGENT = 120  # letters kept of what a browser calls itself
MOST_TOKENS = 50


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
    seen: int
    created: int

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


class Spoken(msgspec.Struct):
    """What of an account's settings tells its language."""

    language: str | None = None


def language_of(settings: str) -> str:
    """The language to write to somebody in."""
    language = msgspec.json.decode(settings, type=Spoken).language
    return language if language in LANGUAGES else LANGUAGES[0]


class People:
    """Accounts and how they are recognised."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage, self.settings = storage, settings

    # -- recognising

    async def by_session(self, secret: str) -> tuple[Person, Proof] | None:
        """The account of a session cookie."""
        query = (
            select(*FIELDS, sessions.c.csrf)
            .join(sessions, sessions.c.account == accounts.c.id)
            .where(sessions.c.hash == hash_of(secret), sessions.c.expires > now(), accounts.c.kind != "gone")
        )
        async with self.storage.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (Person(*row[:-1]), Proof("session", row.csrf, hash_of(secret))) if row else None

    async def by_token(self, secret: str) -> tuple[Person, Proof] | None:
        """The account of an API token."""
        query = (
            select(*FIELDS)
            .join(tokens, tokens.c.account == accounts.c.id)
            .where(tokens.c.hash == hash_of(secret), accounts.c.kind != "gone")
        )
        async with self.storage.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (Person(*row), Proof("token", hash=hash_of(secret))) if row else None

    async def person(self, account: str) -> Person:
        """An account, whoever asks for it."""
        async with self.storage.read() as connection:
            row = (await connection.execute(select(*FIELDS).where(accounts.c.id == account))).one_or_none()
        if row is None:
            raise not_found("account", account)
        return Person(*row)

    async def note_presence(self, person: Person, proof: Proof) -> None:
        """Somebody is here; that is written down now and then."""
        at = now()
        if at - person.seen < PRESENT:
            return
        with contextlib.suppress(StorageDown):
            async with self.storage.write() as connection:
                await connection.execute(update(accounts).where(accounts.c.id == person.id).values(seen=at))
                if proof.kind == "token":
                    await connection.execute(update(tokens).where(tokens.c.hash == proof.hash).values(used=at))

    # -- accounts

    async def new_account(self, name: str, kind: str, **fields: Any) -> str:
        """Write an account down; a name that is taken is refused by the database."""
        account, at = new_id(), now()
        values = {"id": account, "name": name, "name_key": name_key(name), "kind": kind, "created": at, "seen": at}
        try:
            async with self.storage.write() as connection:
                await connection.execute(insert(accounts).values(**values, **fields))
        except IntegrityError as error:
            raise name_taken(name) from error
        return account

    async def new_guest(self) -> str:
        """An account that can play at once."""
        return await self.new_account(f"{GUEST}{secrets.token_hex(4)}", "guest")

    async def by_name(self, prefix: str, most: int) -> list[wire.Account]:
        """People and programs whose names begin so."""
        query = (
            select(accounts.c.id, accounts.c.name, accounts.c.kind, accounts.c.level)
            .where(accounts.c.kind.in_(("person", "program")))
            .where(accounts.c.name_key.startswith(name_key(prefix), autoescape=True))
            .order_by(accounts.c.name_key)
            .limit(most)
        )
        async with self.storage.read() as connection:
            return [wire.Account(*row) for row in await connection.execute(query)]

    # -- sessions

    async def new_session(self, account: str, agent: str = "") -> str:
        """Begin a session; what it returns goes into the cookie and is kept nowhere."""
        secret, at = new_secret(), now()
        values = {
            "hash": hash_of(secret),
            "id": new_id(),
            "account": account,
            "csrf": new_secret(),
            "agent": agent[:AGENT],
            "created": at,
            "expires": at + self.settings.session_days * DAY,
        }
        async with self.storage.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.account == account, sessions.c.expires < at))
            await connection.execute(insert(sessions).values(**values))
        return secret

    async def sessions(self, account: str) -> list[Any]:
        """The sessions somebody has, the latest first."""
        query = select(sessions.c.id, sessions.c.hash, sessions.c.agent, sessions.c.created, sessions.c.expires)
        mine = query.where(sessions.c.account == account, sessions.c.expires > now())
        async with self.storage.read() as connection:
            return list((await connection.execute(mine.order_by(sessions.c.created.desc()))).all())

    async def end_session(self, hashed: bytes) -> None:
        """Sign out here."""
        async with self.storage.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hashed))

    async def end_session_named(self, account: str, name: str) -> None:
        """Sign out there."""
        async with self.storage.write() as connection:
            mine = (sessions.c.account == account) & (sessions.c.id == name)
            if (await connection.execute(delete(sessions).where(mine))).rowcount == 0:
                raise not_found("session", name)

    async def end_sessions(self, account: str) -> None:
        """Sign out everywhere."""
        async with self.storage.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.account == account))

    # -- tokens

    async def new_token(self, account: str, label: str) -> tuple[str, str]:
        """An API token: its id, and the secret that is shown once."""
        if len(await self.tokens(account)) >= MOST_TOKENS:
            raise Refused("not-possible-now", f"an account has at most {MOST_TOKENS} tokens; revoke one")
        secret, token = new_secret(), new_id()
        async with self.storage.write() as connection:
            await connection.execute(
                insert(tokens).values(id=token, hash=hash_of(secret), account=account, label=label, created=now())
            )
        return token, secret

    async def tokens(self, account: str) -> list[wire.Token]:
        """The tokens somebody has, without their secrets."""
        query = select(tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.used)
        async with self.storage.read() as connection:
            rows = await connection.execute(query.where(tokens.c.account == account).order_by(tokens.c.created))
            return [wire.Token(row.id, row.label, None, row.created, row.used) for row in rows]

    async def revoke(self, account: str, token: str) -> None:
        """A token opens nothing any more."""
        async with self.storage.write() as connection:
            mine = (tokens.c.account == account) & (tokens.c.id == token)
            if (await connection.execute(delete(tokens).where(mine))).rowcount == 0:
                raise not_found("token", token)


def name_taken(name: str) -> Refused:
    return Refused("name-taken", f"{name!r} is taken, or looks too much like a name that is")


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
        if person.barred_until > now() and not connection.route_handler.opt.get(FOR_BARRED):
            raise barred(person)
        await people.note_presence(person, proof)
        return AuthenticationResult(user=person, auth=proof)


FOR_BARRED = "for_barred"  # marks what even a barred account may ask: who it is, what is kept, its letters, to go


def barred(person: Person) -> Refused:
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(person.barred_until / 1000))
    return Refused("barred", f"this account is barred until {until}")


def refuse_other_origins(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A page of another site may not act here with somebody's cookie."""
    method = connection.scope.get("method", "GET")
    if connection.scope["type"] == ScopeType.HTTP and method in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        return
    settings: Settings = connection.app.state.house.settings
    _, _, host = origin.partition("://")
    ours = (connection.headers.get("host"), settings.public_url.partition("://")[2].partition("/")[0])
    if not host or host not in ours:
        raise Refused("forged-request", f"a request from {origin} is not taken here")


def signed_in(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Who is asking; nobody is refused."""
    person: Person | None = connection.scope["user"]
    if person is None:
        raise not_signed_in()
    return person


def by_session(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """Who is asking for what only somebody present may ask: a program with a token is refused."""
    person = signed_in(connection)
    if connection.scope["auth"].kind != "session":
        raise not_yours("a token plays for you, it does not govern your account; sign in and do it yourself")
    return person


async def present(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard of what only somebody present may do."""
    by_session(connection)


async def make_admin(storage: Storage, settings: Settings, name: str, password: str) -> str:
    """An administrator by command: a new account, or one that is there, with this password. Returns its id."""
    name = check_name(name)
    check_password(password, name)
    hashed = await Passwords().hash(password)
    async with storage.write() as connection:
        row = (
            await connection.execute(
                update(accounts)
                .where(accounts.c.name_key == name_key(name), accounts.c.kind == "person")
                .values(is_admin=True, password=hashed, barred_until=0)
                .returning(accounts.c.id)
            )
        ).one_or_none()
        if row is not None:
            await connection.execute(delete(sessions).where(sessions.c.account == row.id))
            return str(row.id)
    return await People(storage, settings).new_account(name, "person", password=hashed, is_admin=True)
