"""Addresses of e-mail and forgotten passwords over HTTP. The links in letters lead to pages of the web client."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from msgspec import Meta

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.letters import Letters
from agon.server.limits import attempt
from agon.server.people import FOR_BARRED, present, signed_in
from agon.server.people_pages import Password

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


@put("/api/me/email", status_code=HTTP_202_ACCEPTED, guards=[attempt, present])
async def put_email(request: Request[Any, Any, Any], data: JSONBody[NewAddress]) -> wire.Done:
    """Give an address of e-mail: a link is sent there, and once it is opened the address is yours."""
    letters: Letters = request.app.state.house.letters
    person = signed_in(request)
    letters.refuse_without_mail()
    if person.kind != "person":
        raise Refused("not-possible-now", "a guest has no address; register first")
    await letters.accounts.confirm(person, data.password)
    await letters.ask_address(person, data.email)
    return wire.Done()


@delete("/api/me/email", status_code=HTTP_200_OK, guards=[present])
async def delete_email(request: Request[Any, Any, Any]) -> wire.Done:
    """Take your address of e-mail back."""
    letters: Letters = request.app.state.house.letters
    await letters.forget_address(signed_in(request))
    return wire.Done()


@post("/api/email/verify", status_code=HTTP_200_OK, guards=[attempt], opt={FOR_BARRED: True})
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


@post("/api/password/reset", status_code=HTTP_200_OK, guards=[attempt], opt={FOR_BARRED: True})
async def post_reset(request: Request[Any, Any, Any], data: JSONBody[Reset]) -> wire.Done:
    """Set a new password with the link; every session ends."""
    letters: Letters = request.app.state.house.letters
    await letters.reset(data.link, data.password)
    return wire.Done()


HANDLERS = [put_email, delete_email, post_verification, post_forgotten, post_reset]
