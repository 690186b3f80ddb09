"""Authentication of guests, people and programs, by session or token."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import secrets
import time
from typing import Any, NamedTuple

import msgspec
from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.names import GUEST, check_name, name_key
from agon.server.accounts.passwords import Passwords, check_password
from agon.server.db.schema import DbRow, accounts, devices, mail_links, sessions, tokens
from agon.server.db.storage import DAY_MS, Storage, StorageDown, new_id, new_secret, now
from agon.server.errors import not_found, not_signed_in, not_yours
from agon.server.look_alikes import look_key
from agon.server.settings import Settings
from agon.text.catalogue import LANGUAGES

COOKIE = "agon_session"
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
SEEN_INTERVAL = 30_000  # milliseconds between two updates of when an account was last seen
MAX_AGENT = 120  # characters stored of a user agent
MAX_TOKENS = 50


class Person(msgspec.Struct, frozen=True):
    """An authenticated account."""

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
    def account(self) -> protocol.Account:
        return protocol.Account(self.id, self.name, self.kind, self.level)  # type: ignore[arg-type]


class Proof(NamedTuple):
    """How an account was authenticated."""

    kind: str  # session, token
    csrf: str = ""
    hash: bytes = b""


# a request, socket or either, with the account and its proof
ApiRequest = Request[Person | None, Proof | None, State]
ApiSocket = WebSocket[Person | None, Proof | None, State]
ApiConnection = ASGIConnection[Any, Person | None, Proof | None, State]

FIELDS = [accounts.c[field.name] for field in msgspec.structs.fields(Person)]
HERE = accounts.c.kind != "gone"

# built once: that costs more than the query itself
BY_SESSION = (
    select(*FIELDS, sessions.c.csrf)
    .join(sessions, sessions.c.account == accounts.c.id)
    .where(sessions.c.hash == bindparam("hash"), sessions.c.expires > bindparam("now"), HERE)
)
BY_TOKEN = (
    select(*FIELDS).join(tokens, tokens.c.account == accounts.c.id).where(tokens.c.hash == bindparam("hash"), HERE)
)


def hash_of(secret: str) -> bytes:
    """Return the hash under which a session, token or link is stored."""
    return hashlib.sha256(secret.encode()).digest()


class LanguageSetting(msgspec.Struct):
    """The language in an account's settings."""

    language: str | None = None


def language_of(settings: str) -> str:
    """Return the language for messages to an account."""
    language = msgspec.json.decode(settings, type=LanguageSetting).language
    return language if language in LANGUAGES else LANGUAGES[0]


def cookie_of(connection: ApiConnection, name: str) -> str | None:
    """Return a cookie of ours, the last of that name. Python's own parser takes long for some (CVE-2024-7592)."""
    pairs = (pair.strip().partition("=") for pair in connection.headers.get("cookie", "").split(";"))
    return next((value for key, _, value in reversed(list(pairs)) if key == name), None)


class People:
    """Accounts, sessions and tokens."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage, self.settings = storage, settings

    # -- authentication

    async def by_session(self, secret: str) -> tuple[Person, Proof] | None:
        """Return the account of a session cookie."""
        hashed = hash_of(secret)
        async with self.storage.lookup() as connection:
            row = (await connection.execute(BY_SESSION, {"hash": hashed, "now": now()})).one_or_none()
        return (Person(*row[:-1]), Proof("session", row.csrf, hashed)) if row else None

    async def by_token(self, secret: str) -> tuple[Person, Proof] | None:
        """Return the account of an API token, without the rights of an administrator."""
        hashed = hash_of(secret)
        async with self.storage.lookup() as connection:
            row = (await connection.execute(BY_TOKEN, {"hash": hashed})).one_or_none()
        if row is None:
            return None
        return msgspec.structs.replace(Person(*row), is_admin=False), Proof("token", hash=hashed)

    async def person(self, account: str) -> Person:
        """Return an account by id."""
        async with self.storage.lookup() as connection:
            row = (await connection.execute(select(*FIELDS).where(accounts.c.id == account))).one_or_none()
        if row is None:
            raise not_found("account", account)
        return Person(*row)

    async def note_presence(self, person: Person, proof: Proof) -> None:
        """Update when the account was last seen, at intervals."""
        at = now()
        if at - person.seen < SEEN_INTERVAL:
            return
        with contextlib.suppress(StorageDown):
            async with self.storage.write() as connection:
                await connection.execute(update(accounts).where(accounts.c.id == person.id).values(seen=at))
                if proof.kind == "token":
                    await connection.execute(update(tokens).where(tokens.c.hash == proof.hash).values(used=at))

    # -- accounts

    async def new_account(self, name: str, kind: str, **fields: object) -> str:
        """Create an account; the database refuses a name that is taken, or looks like one that is."""
        account, at = new_id(), now()
        keys = {"name": name, "name_key": name_key(name), "name_look": None if kind == "guest" else look_key(name)}
        values = {"id": account, "kind": kind, "created": at, "seen": at, **keys}
        try:
            async with self.storage.write() as connection:
                await connection.execute(insert(accounts).values(**values, **fields))
        except IntegrityError as error:
            raise name_taken(name) from error
        return account

    async def new_guest(self) -> str:
        """Create a guest account."""
        return await self.new_account(f"{GUEST}{secrets.token_hex(4)}", "guest")

    async def by_name(self, prefix: str, most: int) -> list[protocol.Account]:
        """Find people and programs by a prefix of their names."""
        query = (
            select(accounts.c.id, accounts.c.name, accounts.c.kind, accounts.c.level)
            .where(accounts.c.kind.in_(("person", "program")))
            .where(accounts.c.name_key.startswith(name_key(prefix), autoescape=True))
            .order_by(accounts.c.name_key)
            .limit(most)
        )
        async with self.storage.read() as connection:
            return [protocol.Account(*row) for row in await connection.execute(query)]

    # -- sessions

    async def new_session(self, account: str, agent: str = "") -> str:
        """Create a session; returns the cookie's secret, which is not stored."""
        secret, at = new_secret(), now()
        values = {
            "hash": hash_of(secret),
            "id": new_id(),
            "account": account,
            "csrf": new_secret(),
            "agent": agent[:MAX_AGENT],
            "created": at,
            "expires": at + self.settings.session_days * DAY_MS,
        }
        async with self.storage.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.account == account, sessions.c.expires < at))
            await connection.execute(insert(sessions).values(**values))
        return secret

    async def sessions(self, account: str) -> list[DbRow]:
        """Return the sessions of an account, latest first."""
        query = select(sessions.c.id, sessions.c.hash, sessions.c.agent, sessions.c.created, sessions.c.expires)
        mine = query.where(sessions.c.account == account, sessions.c.expires > now())
        async with self.storage.read() as connection:
            return list((await connection.execute(mine.order_by(sessions.c.created.desc()))).all())

    async def end_session(self, hashed: bytes) -> None:
        """End a session by the hash of its secret."""
        async with self.storage.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hashed))

    async def end_session_named(self, account: str, name: str) -> None:
        """End a session by its id."""
        async with self.storage.write() as connection:
            mine = (sessions.c.account == account) & (sessions.c.id == name)
            if (await connection.execute(delete(sessions).where(mine))).rowcount == 0:
                raise not_found("session", name)

    async def end_access(self, account: str) -> None:
        """End all sessions of an account and revoke its tokens."""
        async with self.storage.write() as connection:
            for table in (sessions, tokens):
                await connection.execute(delete(table).where(table.c.account == account))

    # -- tokens

    async def new_token(self, account: str, label: str) -> tuple[str, str]:
        """Create an API token; returns its id, and the secret that is shown once."""
        secret, token = new_secret(), new_id()
        async with self.storage.write() as connection:
            await connection.execute(select(accounts.c.id).where(accounts.c.id == account).with_for_update())
            if (await connection.scalar(select(func.count()).where(tokens.c.account == account)) or 0) >= MAX_TOKENS:
                raise Refused("not-possible-now", f"an account can have at most {MAX_TOKENS} tokens; revoke one first")
            await connection.execute(
                insert(tokens).values(id=token, hash=hash_of(secret), account=account, label=label, created=now())
            )
        return token, secret

    async def tokens(self, account: str) -> list[protocol.Token]:
        """Return the tokens of an account, without their secrets."""
        query = select(tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.used)
        async with self.storage.read() as connection:
            rows = await connection.execute(query.where(tokens.c.account == account).order_by(tokens.c.created))
            return [protocol.Token(row.id, row.label, None, row.created, row.used) for row in rows]

    async def revoke(self, account: str, token: str) -> None:
        """Revoke a token."""
        async with self.storage.write() as connection:
            mine = (tokens.c.account == account) & (tokens.c.id == token)
            if (await connection.execute(delete(tokens).where(mine))).rowcount == 0:
                raise not_found("token", token)


def name_taken(name: str) -> Refused:
    return Refused("name-taken", f"{name!r} is taken, or too similar to a name that is")


class Authentication(AbstractAuthenticationMiddleware):
    """Authenticates requests. Unsafe requests by cookie also need the session's CSRF token."""

    async def authenticate_request(self, connection: ApiConnection) -> AuthenticationResult:
        people: People = connection.app.state.services.people
        method = connection.scope.get("method", "GET")
        bearer = connection.headers.get("authorization", "")
        found = None
        if bearer:
            kind, _, secret = bearer.partition(" ")
            found = await people.by_token(secret) if kind.lower() == "bearer" else None
            if found is None:
                raise Refused("not-signed-in", "the token is not valid; create a new one with POST /api/tokens")
        else:
            refuse_other_origins(connection)
            if cookie := cookie_of(connection, COOKIE):
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


FOR_BARRED = "for_barred"  # marks what a barred account may still request: its identity, data export, e-mail, deletion


def barred(person: Person) -> Refused:
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(person.barred_until / 1000))
    return Refused("barred", f"this account is suspended until {until}")


def refuse_other_origins(connection: ApiConnection) -> None:
    """Refuse requests by cookie from pages of other sites."""
    method = connection.scope.get("method", "GET")
    if connection.scope["type"] == ScopeType.HTTP and method in SAFE:
        return
    origin = connection.headers.get("origin")
    if origin is None:
        return
    settings: Settings = connection.app.state.services.settings
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    here = f"{scheme}://{connection.headers.get('host', '')}".lower()
    if origin.lower() not in (here, settings.origin) or "://" not in origin:
        raise Refused("forged-request", f"requests from {origin} are not accepted")


def signed_in(connection: ApiConnection) -> Person:
    """Return the signed-in account, or raise."""
    if connection.user is None:
        raise not_signed_in()
    return connection.user


def by_session(connection: ApiConnection) -> Person:
    """Return the account signed in by session, or raise; API tokens are refused."""
    person = signed_in(connection)
    if connection.auth is None or connection.auth.kind != "session":
        raise not_yours("API tokens cannot change account settings; sign in to do this")
    return person


async def require_session(connection: ApiConnection, _: BaseRouteHandler) -> None:
    """Guard for requests that need a session."""
    by_session(connection)


async def make_admin(storage: Storage, settings: Settings, name: str, password: str, *, existing: bool = False) -> str:
    """Create an administrator, or with `existing` make one of an account that is there. Returns its id."""
    name = check_name(name)
    check_password(password, name)
    hashed = await Passwords().hash(password)
    if existing:
        return await _promote(storage, name, hashed)
    try:
        return await People(storage, settings).new_account(name, "person", password=hashed, is_admin=True)
    except Refused as error:
        raise Refused(
            "name-taken",
            f"{name!r} or a name that looks like it is taken, perhaps by someone else; choose another name, or pass "
            "--existing to make the account of that name an administrator with this password",
        ) from error


async def _promote(storage: Storage, name: str, hashed: str) -> str:
    """Make an account an administrator. Everything through which someone else could still get into it is erased."""
    erased = {"email": None, "email_key": None, "settings": "{}", "barred_until": 0}
    mine = (accounts.c.name_key == name_key(name)) & (accounts.c.kind == "person")
    change = update(accounts).where(mine).values(is_admin=True, password=hashed, **erased).returning(accounts.c.id)
    async with storage.write() as connection:
        account: str | None = await connection.scalar(change)
        if account is None:
            raise not_found("account", name)
        for table in (sessions, tokens, devices, mail_links):
            await connection.execute(delete(table).where(table.c.account == account))
    return account
