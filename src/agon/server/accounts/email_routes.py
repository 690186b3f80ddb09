"""E-mail addresses and password resets over HTTP. The links in e-mails lead to pages of the web client."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED
from msgspec import Meta

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.email_links import EmailLinks
from agon.server.accounts.identity import FOR_BARRED, ApiRequest, require_session, signed_in
from agon.server.accounts.rate_limits import limit_attempts
from agon.server.accounts.routes import Password

Address = Annotated[str, Meta(max_length=300)]


class NewAddress(protocol.Strict, frozen=True):
    """An e-mail address, and the password for confirmation."""

    email: Address
    password: Password


class Forgotten(protocol.Strict, frozen=True):
    """The verified address of an account with a forgotten password."""

    email: Address


class Verification(protocol.Strict, frozen=True):
    """The secret from a link."""

    link: protocol.Secret


class Reset(protocol.Strict, frozen=True):
    """The secret from a link, and the new password."""

    link: protocol.Secret
    password: Password


@put("/api/me/email", status_code=HTTP_202_ACCEPTED, guards=[limit_attempts, require_session])
async def put_email(request: ApiRequest, data: JSONBody[NewAddress]) -> protocol.Done:
    """Set your e-mail address; it takes effect once the link sent to it is opened."""
    email_links: EmailLinks = request.app.state.services.email_links
    person = signed_in(request)
    email_links.refuse_without_mail()
    if person.kind != "person":
        raise Refused("not-possible-now", "guests have no email address; register first")
    await email_links.accounts.confirm(person, data.password)
    await email_links.request_verification(person, data.email)
    return protocol.Done()


@delete("/api/me/email", status_code=HTTP_200_OK, guards=[require_session])
async def delete_email(request: ApiRequest) -> protocol.Done:
    """Remove your e-mail address."""
    email_links: EmailLinks = request.app.state.services.email_links
    await email_links.remove_address(signed_in(request))
    return protocol.Done()


@post("/api/email/verify", status_code=HTTP_200_OK, guards=[limit_attempts], opt={FOR_BARRED: True})
async def post_verification(request: ApiRequest, data: JSONBody[Verification]) -> protocol.Done:
    """Redeem a verification link."""
    email_links: EmailLinks = request.app.state.services.email_links
    await email_links.verify(data.link)
    return protocol.Done()


@post("/api/password/forgotten", status_code=HTTP_202_ACCEPTED, guards=[limit_attempts])
async def post_forgotten(request: ApiRequest, data: JSONBody[Forgotten]) -> protocol.Done:
    """Request a password reset link. The answer does not reveal whether the address is known."""
    email_links: EmailLinks = request.app.state.services.email_links
    email_links.request_reset(data.email)
    return protocol.Done()


@post("/api/password/reset", status_code=HTTP_200_OK, guards=[limit_attempts], opt={FOR_BARRED: True})
async def post_reset(request: ApiRequest, data: JSONBody[Reset]) -> protocol.Done:
    """Set a new password with a reset link; every session and token ends."""
    email_links: EmailLinks = request.app.state.services.email_links
    await email_links.reset(data.link, data.password)
    return protocol.Done()


HANDLERS = [put_email, delete_email, post_verification, post_forgotten, post_reset]
