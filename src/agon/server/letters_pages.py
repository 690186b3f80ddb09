"""Addresses of e-mail and forgotten passwords over HTTP, and the two pages their links lead to."""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, URLEncodedBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from msgspec import Meta

from agon.engine.errors import AgonError, Refused
from agon.server import wire
from agon.server.letters import Letters
from agon.server.limits import attempt
from agon.server.people import by_session
from agon.server.people_pages import Password
from agon.server.refusals import status

Link = Annotated[str, PathParameter(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$")]
Address = Annotated[str, Meta(max_length=300)]


class NewAddress(wire.Strict, frozen=True):
    """An address of e-mail, and the password to show that it is you."""

    email: Address
    password: Password


class Forgotten(wire.Strict, frozen=True):
    """The verified address of an account whose password is forgotten."""

    email: Address


class Verification(wire.Strict, frozen=True):
    """The secret at the end of a link."""

    link: wire.Secret


class Reset(wire.Strict, frozen=True):
    """The secret at the end of a link, and the new password."""

    link: wire.Secret
    password: Password


@put("/api/me/email", status_code=HTTP_202_ACCEPTED, guards=[attempt])
async def put_email(request: Request[Any, Any, Any], data: JSONBody[NewAddress]) -> wire.Done:
    """Give an address of e-mail: a link is sent there, and once it is opened the address is yours."""
    letters: Letters = request.app.state.house.letters
    person = by_session(request)
    letters.refuse_without_mail()
    if person.kind != "person":
        raise Refused("not-possible-now", "a guest has no address; register first")
    await letters.accounts.confirm(person, data.password)
    await letters.ask_address(person, data.email)
    return wire.Done()


@delete("/api/me/email", status_code=HTTP_200_OK)
async def delete_email(request: Request[Any, Any, Any]) -> wire.Done:
    """Take your address of e-mail back."""
    letters: Letters = request.app.state.house.letters
    await letters.forget_address(by_session(request))
    return wire.Done()


@post("/api/email/verify", status_code=HTTP_200_OK, guards=[attempt])
async def post_verification(request: Request[Any, Any, Any], data: JSONBody[Verification]) -> wire.Done:
    """Open the link that shows that an address is yours."""
    letters: Letters = request.app.state.house.letters
    await letters.verify(data.link)
    return wire.Done()


@post("/api/password/forgotten", status_code=HTTP_202_ACCEPTED, guards=[attempt])
async def post_forgotten(request: Request[Any, Any, Any], data: JSONBody[Forgotten]) -> wire.Done:
    """Ask for a link to set a new password. The answer is the same whether anybody has that address or not."""
    letters: Letters = request.app.state.house.letters
    letters.ask_reset(data.email)
    return wire.Done()


@post("/api/password/reset", status_code=HTTP_200_OK, guards=[attempt])
async def post_reset(request: Request[Any, Any, Any], data: JSONBody[Reset]) -> wire.Done:
    """Set a new password with the link; every session ends."""
    letters: Letters = request.app.state.house.letters
    await letters.reset(data.link, data.password)
    return wire.Done()


# ---------------------------------------------------------------- the pages of the links

# A programme that looks at mail opens links too: opening one shows a button, pressing it does the thing. The secret of
# the link is what shows that the request is meant; the cookie of a session is not looked at.

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Agon</title><h1>Agon</h1>{body}</html>"""
VERIFY = '<p>Is this your address of e-mail?</p><form method="post"><button>Yes, it is mine</button></form>'
RESET = """<form method="post"><p><label>A new password
<input name="password" type="password" autocomplete="new-password" minlength="8" maxlength="200" required></label></p>
<p><button>Set it</button></p></form>"""
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


def _page(body: str, code: int = HTTP_200_OK) -> Response[str]:
    return Response(PAGE.format(body=body), status_code=code, media_type=MediaType.HTML, headers=HEADERS)


def _refusal(error: AgonError) -> Response[str]:
    return _page(f"<p>{escape(error.message)}</p>", status(error.code))


@get("/verify/{link:str}", include_in_schema=False, exclude_from_auth=True)
async def get_verify_page(link: Link) -> Response[str]:
    """Ask before anything is done."""
    return _page(VERIFY)


@post("/verify/{link:str}", include_in_schema=False, exclude_from_auth=True, guards=[attempt])
async def post_verify_page(request: Request[Any, Any, Any], link: Link) -> Response[str]:
    """The button was pressed."""
    letters: Letters = request.app.state.house.letters
    try:
        await letters.verify(link)
    except AgonError as error:
        return _refusal(error)
    return _page("<p>Thank you, the address is yours.</p>")


@get("/reset/{link:str}", include_in_schema=False, exclude_from_auth=True)
async def get_reset_page(link: Link) -> Response[str]:
    """Ask for the new password."""
    return _page(RESET)


@post("/reset/{link:str}", include_in_schema=False, exclude_from_auth=True, guards=[attempt])
async def post_reset_page(
    request: Request[Any, Any, Any], link: Link, data: URLEncodedBody[dict[str, str]]
) -> Response[str]:
    """The new password was given."""
    letters: Letters = request.app.state.house.letters
    try:
        await letters.reset(link, data.get("password", ""))
    except AgonError as error:
        return _refusal(error)
    return _page("<p>The password is set, and you are signed out everywhere. Sign in with the new one.</p>")


HANDLERS = [
    put_email,
    delete_email,
    post_verification,
    post_forgotten,
    post_reset,
    get_verify_page,
    post_verify_page,
    get_reset_page,
    post_reset_page,
]
