"""Accounts over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta, Struct, field

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.accounts import Accounts
from agon.server.dossier import dossier
from agon.server.limits import address_of, attempt
from agon.server.people import COOKIE, FOR_BARRED, People, Person, Proof, by_session, present, signed_in

DEVICE = "agon_device"  # the cookie of a browser that signed in before
DAY = 24 * 60 * 60
DEVICE_DAYS = 400  # the most browsers keep
FOUND = 20  # names shown for a search
UNSEEN = CacheControlHeader(no_store=True)
PathId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Password = Annotated[str, Meta(max_length=1000)]
Prefix = Annotated[str, QueryParameter(name="name", min_length=2, max_length=32)]


class Registration(wire.Strict, frozen=True):
    """A name and a password."""

    name: wire.Name
    password: Password


class SignIn(wire.Strict, frozen=True):
    """A name, or a verified address of e-mail, and the password."""

    name: wire.Name
    password: Password


class PasswordChange(wire.Strict, frozen=True):
    """The password until now, and the one from now on."""

    old: Password
    new: Password


class Goodbye(wire.Strict, frozen=True):
    """The wish to be deleted; a registered account gives its password."""

    password: Password = ""


class SessionInfo(Struct, frozen=True):
    """Where somebody is signed in."""

    id: str
    agent: str
    created: int
    expires: int
    is_this: bool


class Profile(Struct, frozen=True):
    """An account, as everybody may know it."""

    account: wire.Account
    created: int


Preference = Annotated[str, Meta(max_length=200)] | bool | int


class AccountSettings(wire.Strict, frozen=True, omit_defaults=True):
    """What an account prefers. `preferences` are a client's own; the rest says how to tell somebody away.

    `email`: letters to the verified address. `webhook`: an address to post to, as `webhook_kind` wants it."""

    language: Literal["en", "el", "he", "hu"] | None = None
    preferences: Annotated[dict[Annotated[str, Meta(max_length=40)], Preference], Meta(max_length=64)] = field(
        default_factory=dict
    )
    email: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""
    webhook_kind: Literal["plain", "discord", "slack", "ntfy"] = "plain"


# ---------------------------------------------------------------- who you are


@get("/api/me", cache_control=UNSEEN, opt={FOR_BARRED: True})
async def get_me(request: Request[Any, Any, Any]) -> wire.Me:
    """Who you are, and the CSRF token of your session."""
    person: Person | None = request.scope["user"]
    proof: Proof | None = request.scope["auth"]
    return _me(person, proof)


def _me(person: Person | None, proof: Proof | None) -> wire.Me:
    """A program with a token is not told the address of e-mail."""
    if person is None or proof is None:
        return wire.Me(None)
    email = person.email if proof.kind == "session" else None
    return wire.Me(person.account, proof.csrf, email, person.is_admin, msgspec.json.decode(person.settings))


@post("/api/guest", status_code=HTTP_201_CREATED, guards=[attempt])
async def post_guest(request: Request[Any, Any, Any]) -> Response[wire.Me]:
    """Play at once: an account without a name of your own. You can register later and keep your games."""
    people: People = request.app.state.house.people
    if not people.settings.guests:
        raise Refused("not-possible-now", "this server takes no guests; register")
    if request.scope["user"] is not None:
        raise Refused("not-possible-now", "you are signed in already")
    return await begin_session(request, await people.new_guest(), HTTP_201_CREATED)


@post("/api/register", status_code=HTTP_201_CREATED, guards=[attempt])
async def post_registration(request: Request[Any, Any, Any], data: JSONBody[Registration]) -> Response[wire.Me]:
    """An account of your own. Who is here as a guest keeps everything and becomes that person."""
    accounts: Accounts = request.app.state.house.accounts
    if not accounts.people.settings.registration:
        raise Refused("not-possible-now", "this server registers nobody; ask its keeper for an account")
    guest: Person | None = by_session(request) if request.scope["user"] is not None else None
    if guest is not None and guest.kind != "guest":
        raise Refused("not-possible-now", "you have an account already; sign out first")
    account = await accounts.register(guest, data.name, data.password)
    return await sign_in_here(request, account, HTTP_201_CREATED)


@post("/api/login", status_code=HTTP_200_OK, guards=[attempt], opt={FOR_BARRED: True})
async def post_login(request: Request[Any, Any, Any], data: JSONBody[SignIn]) -> Response[wire.Me]:
    """Sign in; whoever was signed in in this browser is so no more."""
    accounts: Accounts = request.app.state.house.accounts
    device = request.cookies.get(DEVICE)
    account = await accounts.sign_in(data.name, data.password, address_of(request), device)
    proof: Proof | None = request.scope["auth"]
    if proof is not None and proof.kind == "session":
        await accounts.people.end_session(proof.hash)
    return await sign_in_here(request, account)


async def sign_in_here(request: Request[Any, Any, Any], account: str, code: int = HTTP_200_OK) -> Response[wire.Me]:
    """A new session, and the browser is known from now on."""
    accounts: Accounts = request.app.state.house.accounts
    secret = await accounts.remember_device(account, request.cookies.get(DEVICE))
    response = await begin_session(request, account, code)
    response.set_cookie(_cookie(request, DEVICE, secret, DEVICE_DAYS, "/api/login", "strict"))
    return response


async def begin_session(request: Request[Any, Any, Any], account: str, code: int = HTTP_200_OK) -> Response[wire.Me]:
    """A new session in a cookie; it is new at every sign-in, so nobody can plant one beforehand."""
    people: People = request.app.state.house.people
    secret = await people.new_session(account, request.headers.get("user-agent", ""))
    found = await people.by_session(secret)
    assert found is not None
    cookie = _cookie(request, COOKIE, secret, people.settings.session_days, "", "lax")
    return Response(_me(*found), cookies=[cookie], status_code=code, headers={"cache-control": "no-store"})


def _cookie(
    request: Request[Any, Any, Any], key: str, value: str, days: int, path: str, samesite: Literal["lax", "strict"]
) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot send; over HTTPS it never travels without it."""
    settings = request.app.state.house.settings
    return Cookie(
        key=key,
        value=value,
        path=f"{settings.base_path}{path}" or "/",
        max_age=days * DAY,
        httponly=True,
        samesite=samesite,
        secure=settings.is_https or request.url.scheme == "https",
    )


# ---------------------------------------------------------------- sessions


def _signed_out(request: Request[Any, Any, Any]) -> Response[wire.Done]:
    cookie = _cookie(request, COOKIE, "", 0, "", "lax")
    return Response(wire.Done(), cookies=[cookie], status_code=HTTP_200_OK)


@post("/api/logout", status_code=HTTP_200_OK, guards=[present], opt={FOR_BARRED: True})
async def post_logout(request: Request[Any, Any, Any]) -> Response[wire.Done]:
    """End this session."""
    accounts: Accounts = request.app.state.house.accounts
    person = signed_in(request)
    await accounts.people.end_session(request.scope["auth"].hash)
    await accounts.changed(person.id)
    return _signed_out(request)


@get("/api/me/sessions", cache_control=UNSEEN, guards=[present])
async def get_sessions(request: Request[Any, Any, Any]) -> list[SessionInfo]:
    """Where you are signed in, the latest first."""
    people: People = request.app.state.house.people
    rows = await people.sessions(signed_in(request).id)
    this = request.scope["auth"].hash
    return [SessionInfo(row.id, row.agent, row.created, row.expires, row.hash == this) for row in rows]


@delete("/api/me/sessions", status_code=HTTP_200_OK, guards=[present])
async def delete_sessions(request: Request[Any, Any, Any]) -> Response[wire.Done]:
    """Sign out everywhere, here too."""
    accounts: Accounts = request.app.state.house.accounts
    await accounts.sign_out(signed_in(request).id)
    return _signed_out(request)


@delete("/api/me/sessions/{session_id:str}", status_code=HTTP_200_OK, guards=[present])
async def delete_session(request: Request[Any, Any, Any], session_id: PathId) -> wire.Done:
    """Sign out there."""
    accounts: Accounts = request.app.state.house.accounts
    person = signed_in(request)
    await accounts.people.end_session_named(person.id, session_id)
    await accounts.changed(person.id)
    return wire.Done()


@put("/api/me/password", guards=[attempt, present])
async def put_password(request: Request[Any, Any, Any], data: JSONBody[PasswordChange]) -> Response[wire.Me]:
    """Another password. Every session ends; you get a new one."""
    accounts: Accounts = request.app.state.house.accounts
    person = signed_in(request)
    await accounts.change_password(person, data.old, data.new)
    return await sign_in_here(request, person.id)


# ---------------------------------------------------------------- settings, export, deletion


@put("/api/me/settings")
async def put_settings(request: Request[Any, Any, Any], data: JSONBody[AccountSettings]) -> AccountSettings:
    """What you prefer, in the place of what it was."""
    accounts: Accounts = request.app.state.house.accounts
    person = signed_in(request)
    check_settings(person, data)
    await accounts.set_settings(person, data)
    return data


def check_settings(person: Person, settings: AccountSettings) -> None:
    """Refuse what cannot work."""
    if settings.email and person.email is None:
        raise Refused("not-possible-now", "there is no verified address of e-mail to write to; give one first")
    if settings.webhook:
        try:
            parts = urlsplit(settings.webhook)
            fine = parts.scheme in ("https", "http") and bool(parts.hostname) and not parts.username
            fine = fine and parts.port != 0 and settings.webhook.isascii() and settings.webhook.isprintable()
        except ValueError:
            fine = False
        if not fine or " " in settings.webhook:
            raise Refused("bad-request", "a webhook is an address like https://example.org/hook, without a password")


@get("/api/me/export", cache_control=UNSEEN, guards=[present], opt={FOR_BARRED: True})
async def get_export(request: Request[Any, Any, Any]) -> dict[str, list[dict[str, Any]]]:
    """Everything that is kept about you."""
    people: People = request.app.state.house.people
    return await dossier(people.storage, signed_in(request).id)


@post("/api/me/delete", status_code=HTTP_200_OK, guards=[attempt, present], opt={FOR_BARRED: True})
async def post_deletion(request: Request[Any, Any, Any], data: JSONBody[Goodbye]) -> Response[wire.Done]:
    """Delete your account: games being played are given up, name, password and address are erased. For good."""
    accounts: Accounts = request.app.state.house.accounts
    person = signed_in(request)
    if person.kind == "person":
        await accounts.confirm(person, data.password)
    await accounts.leave_for_good(person)
    return _signed_out(request)


# ---------------------------------------------------------------- tokens


@get("/api/tokens", cache_control=UNSEEN, guards=[present])
async def get_tokens(request: Request[Any, Any, Any]) -> list[wire.Token]:
    """Your tokens, without their secrets."""
    people: People = request.app.state.house.people
    return await people.tokens(signed_in(request).id)


@post("/api/tokens", status_code=HTTP_201_CREATED, guards=[present])
async def post_token(request: Request[Any, Any, Any], data: JSONBody[wire.NewToken]) -> wire.Token:
    """A token for a program that acts for you; the secret is shown this once."""
    people: People = request.app.state.house.people
    token, secret = await people.new_token(signed_in(request).id, data.label)
    return wire.Token(token, data.label, secret)


@delete("/api/tokens/{token:str}", status_code=HTTP_200_OK, guards=[present])
async def delete_token(request: Request[Any, Any, Any], token: PathId) -> wire.Done:
    """Revoke a token."""
    accounts: Accounts = request.app.state.house.accounts
    person = signed_in(request)
    await accounts.people.revoke(person.id, token)
    await accounts.changed(person.id)
    return wire.Done()


# ---------------------------------------------------------------- others


@get("/api/accounts/{account:str}")
async def get_account(request: Request[Any, Any, Any], account: PathId) -> Profile:
    """Somebody, as everybody may know them."""
    people: People = request.app.state.house.people
    person = await people.person(account)
    return Profile(person.account, person.created)


@get("/api/accounts")
async def get_accounts(request: Request[Any, Any, Any], prefix: Prefix) -> list[wire.Account]:
    """People whose names begin so."""
    people: People = request.app.state.house.people
    return await people.by_name(prefix, FOUND)


HANDLERS = [
    get_me,
    post_guest,
    post_registration,
    post_login,
    post_logout,
    get_sessions,
    delete_sessions,
    delete_session,
    put_password,
    put_settings,
    get_export,
    post_deletion,
    get_tokens,
    post_token,
    delete_token,
    get_account,
    get_accounts,
]
