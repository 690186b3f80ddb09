"""Accounts over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import CacheControlHeader, Cookie
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta, Struct, field

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.accounts import Accounts
from agon.server.accounts.data_export import export_data
from agon.server.accounts.identity import (
    COOKIE,
    FOR_BARRED,
    ApiRequest,
    People,
    Person,
    Proof,
    by_session,
    cookie_of,
    require_session,
    signed_in,
)
from agon.server.accounts.quiet_hours import QuietHours, is_zone
from agon.server.accounts.rate_limits import address_of, limit_attempts
from agon.server.db.storage import DAY_MS, SECOND_MS
from agon.server.protocol.common import Json
from agon.server.protocol.parameters import PathId

DEVICE = "agon_device"  # cookie of a browser that has signed in before
DEVICE_DAYS = 400  # the longest that browsers keep cookies
MAX_RESULTS = 20  # per name search
NO_STORE = CacheControlHeader(no_store=True)
Password = Annotated[str, Meta(max_length=1000)]
Prefix = Annotated[str, QueryParameter(name="name", min_length=2, max_length=32)]


class Registration(protocol.Strict, frozen=True):
    """A name and a password."""

    name: protocol.Name
    password: Password


class GuestName(protocol.Strict, frozen=True):
    """The name a guest wants."""

    name: protocol.Name


class SignIn(protocol.Strict, frozen=True):
    """A name or verified e-mail address, and the password."""

    name: protocol.Name
    password: Password


class PasswordChange(protocol.Strict, frozen=True):
    """The current password and the new one."""

    old: Password
    new: Password


class Goodbye(protocol.Strict, frozen=True):
    """Confirmation of account deletion; a registered account needs its password."""

    password: Password = ""


class SessionInfo(Struct, frozen=True):
    """A session of an account."""

    id: str
    agent: str
    created: int
    expires: int
    is_this: bool


class Profile(Struct, frozen=True):
    """The public profile of an account."""

    account: protocol.Account
    created: int


Preference = Annotated[str, Meta(max_length=200)] | bool | int


class AccountSettings(protocol.Strict, frozen=True, omit_defaults=True):
    """Account settings. `preferences` belong to the client; the rest is how to notify an absent player.

    `email`: send to the verified address. `webhook`: a URL to post to, in the format of `webhook_kind`. `quiet`: when
    to send neither e-mail nor push."""

    language: Literal["en", "el", "he", "hu"] | None = None
    preferences: Annotated[dict[Annotated[str, Meta(max_length=40)], Preference], Meta(max_length=64)] = field(
        default_factory=dict
    )
    email: bool = False
    webhook: Annotated[str, Meta(max_length=500)] = ""
    webhook_kind: Literal["plain", "discord", "slack", "ntfy"] = "plain"
    quiet: QuietHours | None = None


# ---------------------------------------------------------------- identity


@get("/api/me", cache_control=NO_STORE, opt={FOR_BARRED: True})
async def get_me(request: ApiRequest) -> protocol.Me:
    """Return your account and the CSRF token of your session."""
    person: Person | None = request.user
    proof: Proof | None = request.scope["auth"]
    return _me(person, proof)


def _me(person: Person | None, proof: Proof | None) -> protocol.Me:
    """Describe the account; programs with a token do not see the e-mail address."""
    if person is None or proof is None:
        return protocol.Me(None)
    email = person.email if proof.kind == "session" else None
    return protocol.Me(person.account, proof.csrf, email, person.is_admin, msgspec.json.decode(person.settings))


@post("/api/guest", status_code=HTTP_201_CREATED, guards=[limit_attempts])
async def post_guest(request: ApiRequest) -> Response[protocol.Me]:
    """Create a guest account. You can register later and keep your games."""
    people: People = request.app.state.services.people
    if not people.settings.guests:
        raise Refused("not-possible-now", "this server does not accept guests; register")
    if request.user is not None:
        raise Refused("not-possible-now", "you are already signed in")
    return await begin_session(request, await people.new_guest(), HTTP_201_CREATED)


@put("/api/me/name", guards=[limit_attempts, require_session])
async def put_name(request: ApiRequest, data: JSONBody[GuestName]) -> protocol.Account:
    """Choose your name as a guest. It is shown as a guest's, and need not be unique among guests."""
    accounts: Accounts = request.app.state.services.accounts
    person = signed_in(request)
    await accounts.name_guest(person, data.name)
    return (await accounts.people.person(person.id)).account


@post("/api/register", status_code=HTTP_201_CREATED, guards=[limit_attempts])
async def post_registration(request: ApiRequest, data: JSONBody[Registration]) -> Response[protocol.Me]:
    """Register an account. A guest keeps everything but tokens and becomes that account."""
    accounts: Accounts = request.app.state.services.accounts
    if not accounts.people.settings.registration:
        raise Refused("not-possible-now", "registration is closed on this server; ask the administrator for an account")
    guest: Person | None = by_session(request) if request.user is not None else None
    if guest is not None and guest.kind != "guest":
        raise Refused("not-possible-now", "you already have an account; sign out first")
    account = await accounts.register(guest, data.name, data.password)
    return await sign_in_here(request, account, HTTP_201_CREATED)


@post("/api/login", status_code=HTTP_200_OK, guards=[limit_attempts], opt={FOR_BARRED: True})
async def post_login(request: ApiRequest, data: JSONBody[SignIn]) -> Response[protocol.Me]:
    """Sign in, replacing the current session of this browser."""
    accounts: Accounts = request.app.state.services.accounts
    device = cookie_of(request, DEVICE)
    account = await accounts.sign_in(data.name, data.password, address_of(request), device)
    proof: Proof | None = request.scope["auth"]
    if proof is not None and proof.kind == "session":
        await accounts.people.end_session(proof.hash)
    return await sign_in_here(request, account)


async def sign_in_here(request: ApiRequest, account: str, code: int = HTTP_200_OK) -> Response[protocol.Me]:
    """Start a session and remember the browser."""
    accounts: Accounts = request.app.state.services.accounts
    secret = await accounts.remember_device(account, cookie_of(request, DEVICE))
    response = await begin_session(request, account, code)
    response.set_cookie(_cookie(request, DEVICE, secret, DEVICE_DAYS, "/api/login", "strict"))
    return response


async def begin_session(request: ApiRequest, account: str, code: int = HTTP_200_OK) -> Response[protocol.Me]:
    """Start a session in a cookie; every sign-in gets a new one, against session fixation."""
    people: People = request.app.state.services.people
    secret = await people.new_session(account, request.headers.get("user-agent", ""))
    found = await people.by_session(secret)
    assert found is not None
    cookie = _cookie(request, COOKIE, secret, people.settings.session_days, "", "lax")
    return Response(_me(*found), cookies=[cookie], status_code=code, headers={"cache-control": "no-store"})


def _cookie(
    request: ApiRequest, key: str, value: str, days: int, path: str, samesite: Literal["lax", "strict"]
) -> Cookie:
    """Build a cookie that is HttpOnly, SameSite and, over HTTPS, Secure."""
    settings = request.app.state.services.settings
    return Cookie(
        key=key,
        value=value,
        path=f"{settings.base_path}{path}" or "/",
        max_age=days * DAY_MS // SECOND_MS,
        httponly=True,
        samesite=samesite,
        secure=settings.is_https or request.url.scheme == "https",
    )


# ---------------------------------------------------------------- sessions


def _signed_out(request: ApiRequest) -> Response[protocol.Done]:
    cookie = _cookie(request, COOKIE, "", 0, "", "lax")
    return Response(protocol.Done(), cookies=[cookie], status_code=HTTP_200_OK)


@post("/api/logout", status_code=HTTP_200_OK, guards=[require_session], opt={FOR_BARRED: True})
async def post_logout(request: ApiRequest) -> Response[protocol.Done]:
    """End this session."""
    accounts: Accounts = request.app.state.services.accounts
    person = signed_in(request)
    await accounts.people.end_session(request.scope["auth"].hash)
    await accounts.changed(person.id)
    return _signed_out(request)


@get("/api/me/sessions", cache_control=NO_STORE, guards=[require_session])
async def get_sessions(request: ApiRequest) -> list[SessionInfo]:
    """List your sessions, latest first."""
    people: People = request.app.state.services.people
    rows = await people.sessions(signed_in(request).id)
    this = request.scope["auth"].hash
    return [SessionInfo(row.id, row.agent, row.created, row.expires, row.hash == this) for row in rows]


@delete("/api/me/sessions", status_code=HTTP_200_OK, guards=[require_session])
async def delete_sessions(request: ApiRequest) -> Response[protocol.Done]:
    """Sign out everywhere, including here, and revoke your tokens."""
    accounts: Accounts = request.app.state.services.accounts
    await accounts.sign_out(signed_in(request).id)
    return _signed_out(request)


@delete("/api/me/sessions/{session_id:str}", status_code=HTTP_200_OK, guards=[require_session])
async def delete_session(request: ApiRequest, session_id: PathId) -> protocol.Done:
    """End one of your sessions."""
    accounts: Accounts = request.app.state.services.accounts
    person = signed_in(request)
    await accounts.people.end_session_named(person.id, session_id)
    await accounts.changed(person.id)
    return protocol.Done()


@put("/api/me/password", guards=[limit_attempts, require_session])
async def put_password(request: ApiRequest, data: JSONBody[PasswordChange]) -> Response[protocol.Me]:
    """Change your password. Every session and token ends, and you get a new session."""
    accounts: Accounts = request.app.state.services.accounts
    person = signed_in(request)
    await accounts.change_password(person, data.old, data.new)
    return await sign_in_here(request, person.id)


# ---------------------------------------------------------------- settings, export, deletion


@put("/api/me/settings")
async def put_settings(request: ApiRequest, data: JSONBody[AccountSettings]) -> AccountSettings:
    """Replace your settings."""
    accounts: Accounts = request.app.state.services.accounts
    person = signed_in(request)
    check_settings(person, data)
    await accounts.set_settings(person, data)
    return data


def check_settings(person: Person, settings: AccountSettings) -> None:
    """Refuse settings that cannot work."""
    if settings.email and person.email is None:
        raise Refused("not-possible-now", "there is no verified email address; add one first")
    if settings.quiet is not None and not is_zone(settings.quiet.zone):
        raise Refused("bad-request", f"{settings.quiet.zone!r} is not a time zone; one is Europe/Athens")
    if settings.webhook and person.kind == "guest":
        raise Refused("not-possible-now", "webhooks are for registered accounts; register first")
    if settings.webhook:
        try:
            parts = urlsplit(settings.webhook)
            fine = parts.scheme in ("https", "http") and bool(parts.hostname) and not parts.username
            fine = fine and parts.port != 0 and settings.webhook.isascii() and settings.webhook.isprintable()
        except ValueError:
            fine = False
        if not fine or " " in settings.webhook:
            raise Refused("bad-request", "a webhook must be a URL such as https://example.org/hook, without a password")


@get("/api/me/export", cache_control=NO_STORE, guards=[require_session], opt={FOR_BARRED: True})
async def get_export(request: ApiRequest) -> dict[str, list[Json]]:
    """Export everything stored about you."""
    people: People = request.app.state.services.people
    return await export_data(people.storage, signed_in(request).id)


@post("/api/me/delete", status_code=HTTP_200_OK, guards=[limit_attempts, require_session], opt={FOR_BARRED: True})
async def post_deletion(request: ApiRequest, data: JSONBody[Goodbye]) -> Response[protocol.Done]:
    """Delete your account permanently: current games are resigned; name, password and address are erased."""
    accounts: Accounts = request.app.state.services.accounts
    person = signed_in(request)
    if person.kind == "person":
        await accounts.confirm(person, data.password)
    await accounts.delete(person)
    return _signed_out(request)


# ---------------------------------------------------------------- tokens


@get("/api/tokens", cache_control=NO_STORE, guards=[require_session])
async def get_tokens(request: ApiRequest) -> list[protocol.Token]:
    """List your tokens, without their secrets."""
    people: People = request.app.state.services.people
    return await people.tokens(signed_in(request).id)


@post("/api/tokens", status_code=HTTP_201_CREATED, guards=[require_session])
async def post_token(request: ApiRequest, data: JSONBody[protocol.NewToken]) -> protocol.Token:
    """Create a token for a program that acts for you; its secret is shown only once."""
    people: People = request.app.state.services.people
    token, secret = await people.new_token(signed_in(request).id, data.label)
    return protocol.Token(token, data.label, secret)


@delete("/api/tokens/{token:str}", status_code=HTTP_200_OK, guards=[require_session])
async def delete_token(request: ApiRequest, token: PathId) -> protocol.Done:
    """Revoke a token."""
    accounts: Accounts = request.app.state.services.accounts
    person = signed_in(request)
    await accounts.people.revoke(person.id, token)
    await accounts.changed(person.id)
    return protocol.Done()


# ---------------------------------------------------------------- others


@get("/api/accounts/{account:str}")
async def get_account(request: ApiRequest, account: PathId) -> Profile:
    """Return the public profile of an account."""
    people: People = request.app.state.services.people
    person = await people.person(account)
    return Profile(person.account, person.created)


@get("/api/accounts")
async def get_accounts(request: ApiRequest, prefix: Prefix) -> list[protocol.Account]:
    """Find accounts by a prefix of their names."""
    people: People = request.app.state.services.people
    return await people.by_name(prefix, MAX_RESULTS)


HANDLERS = [
    get_me,
    post_guest,
    put_name,
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
