"""Blocks, reports and administrators' actions over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta, Struct

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, require_session, signed_in
from agon.server.accounts.rate_limits import limit_attempts
from agon.server.community.moderation import Moderation, Report
from agon.server.protocol.parameters import Before, PathId, TableId

Reason = Annotated[str, Meta(max_length=1000)]


class NewReport(protocol.Strict, frozen=True):
    """A report about an account, and the table concerned."""

    about: protocol.Id
    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    table: protocol.Id | None = None


class Reported(Struct, frozen=True):
    """The report was received."""

    id: str


class Closing(protocol.Strict, frozen=True):
    """The outcome of a report."""

    note: Reason = ""


class Until(protocol.Strict, frozen=True):
    """A time in milliseconds since 1970; 0 lifts the restriction."""

    until: Annotated[int, Meta(ge=0, le=1 << 53)]
    reason: Reason = ""


class Kick(protocol.Strict, frozen=True):
    """The chair whose player is removed."""

    chair: protocol.Chair
    reason: Reason = ""


@get("/api/me/blocks")
async def get_blocks(request: ApiRequest) -> list[protocol.Account]:
    """List the accounts you have blocked."""
    moderation: Moderation = request.app.state.services.moderation
    return await moderation.blocked(signed_in(request))


@put("/api/me/blocks/{account:str}")
async def put_block(request: ApiRequest, account: PathId) -> protocol.Done:
    """Block an account: it cannot join your tables, and you do not see its messages."""
    moderation: Moderation = request.app.state.services.moderation
    await moderation.block(signed_in(request), account)
    return protocol.Done()


@delete("/api/me/blocks/{account:str}", status_code=HTTP_200_OK)
async def delete_block(request: ApiRequest, account: PathId) -> protocol.Done:
    """Unblock an account."""
    moderation: Moderation = request.app.state.services.moderation
    await moderation.unblock(signed_in(request), account)
    return protocol.Done()


@post("/api/reports", status_code=HTTP_201_CREATED, guards=[limit_attempts])
async def post_report(request: ApiRequest, data: JSONBody[NewReport]) -> Reported:
    """Report an account to the administrators."""
    moderation: Moderation = request.app.state.services.moderation
    return Reported(await moderation.report(signed_in(request), data.about, data.table, data.text))


# ---------------------------------------------------------------- for administrators


@get("/api/admin/reports", guards=[require_session])
async def get_reports(
    request: ApiRequest,
    which: Annotated[Literal["open", "closed"], QueryParameter(name="state")] = "open",
    before: Before = None,
) -> list[Report]:
    """List reports, latest first; `before` (a time) for the next page."""
    moderation: Moderation = request.app.state.services.moderation
    return await moderation.reports(signed_in(request), which == "closed", before)


@post("/api/admin/reports/{report:str}/close", status_code=HTTP_200_OK, guards=[require_session])
async def post_closing(request: ApiRequest, report: PathId, data: JSONBody[Closing]) -> protocol.Done:
    """Close a report."""
    moderation: Moderation = request.app.state.services.moderation
    await moderation.close(signed_in(request), report, data.note)
    return protocol.Done()


@post("/api/admin/accounts/{account:str}/bar", status_code=HTTP_200_OK, guards=[require_session])
async def post_bar(request: ApiRequest, account: PathId, data: JSONBody[Until]) -> protocol.Done:
    """Bar an account until a time."""
    moderation: Moderation = request.app.state.services.moderation
    await moderation.bar(signed_in(request), account, data.until, data.reason)
    return protocol.Done()


@post("/api/admin/accounts/{account:str}/mute", status_code=HTTP_200_OK, guards=[require_session])
async def post_mute(request: ApiRequest, account: PathId, data: JSONBody[Until]) -> protocol.Done:
    """Mute an account until a time."""
    moderation: Moderation = request.app.state.services.moderation
    await moderation.mute(signed_in(request), account, data.until, data.reason)
    return protocol.Done()


@post("/api/admin/tables/{table:str}/kick", status_code=HTTP_200_OK, guards=[require_session])
async def post_kick(request: ApiRequest, table: TableId, data: JSONBody[Kick]) -> protocol.Done:
    """Remove a player from a table."""
    moderation: Moderation = request.app.state.services.moderation
    await moderation.kick(signed_in(request), table, data.chair, data.reason)
    return protocol.Done()


HANDLERS = [
    get_blocks,
    put_block,
    delete_block,
    post_report,
    get_reports,
    post_closing,
    post_bar,
    post_mute,
    post_kick,
]
