"""Accounts over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.people import COOKIE, People, Person, Proof, signed_in

SECONDS = 24 * 60 * 60


@get("/api/me")
async def get_me(request: Request[Any, Any, Any]) -> wire.Me:
    """Who you are, and the CSRF token of your session."""
    person: Person | None = request.scope["user"]
    proof: Proof | None = request.scope["auth"]
    return _me(person, proof.csrf if proof else "")


def _me(person: Person | None, csrf: str) -> wire.Me:
    if person is None:
        return wire.Me(None)
    settings = msgspec.json.decode(person.settings)
    return wire.Me(person.account, csrf, person.email, person.is_admin, settings)


@post("/api/guest", status_code=HTTP_201_CREATED)
async def post_guest(request: Request[Any, Any, Any]) -> Response[wire.Me]:
    """Play at once: an account without a name of your own. You can register later and keep your games."""
    people: People = request.app.state.house.people
    if not people.settings.guests:
        raise Refused("not-possible-now", "this server takes no guests; register")
    if request.scope["user"] is not None:
        raise Refused("not-possible-now", "you are signed in already")
    return await begin_session(people, await people.new_guest(), HTTP_201_CREATED)


async def begin_session(people: People, account: str, status_code: int = HTTP_200_OK) -> Response[wire.Me]:
    """A new session in a cookie; it is new at every sign-in, so nobody can plant one beforehand."""
    secret = await people.new_session(account)
    found = await people.by_session(secret)
    assert found is not None
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        path=people.settings.base_path or "/",
        max_age=people.settings.session_days * SECONDS,
        httponly=True,
        samesite="lax",
        secure=people.settings.is_https,
    )
    return Response(_me(found[0], found[1].csrf), cookies=[cookie], status_code=status_code)


@post("/api/logout", status_code=HTTP_200_OK)
async def post_logout(request: Request[Any, Any, Any]) -> Response[wire.Done]:
    """End this session."""
    people: People = request.app.state.house.people
    signed_in(request)
    proof: Proof = request.scope["auth"]
    if proof.kind == "session":
        await people.end_session(proof.hash)
    response = Response(wire.Done(), status_code=HTTP_200_OK)
    response.delete_cookie(COOKIE, path=people.settings.base_path or "/")
    return response


@post("/api/tokens", status_code=HTTP_201_CREATED)
async def post_token(request: Request[Any, Any, Any], data: JSONBody[wire.NewToken]) -> wire.Token:
    """A token for a program that acts for you; the secret is shown this once."""
    people: People = request.app.state.house.people
    token, secret = await people.new_token(signed_in(request).id, data.label)
    return wire.Token(token, data.label, secret)


HANDLERS = [get_me, post_guest, post_logout, post_token]
