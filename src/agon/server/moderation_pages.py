"""Blocks, reports and what administrators do, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta, Struct

from agon.server import wire
from agon.server.limits import attempt
from agon.server.lobby_pages import Before
from agon.server.moderation import Moderation, Report
from agon.server.people import present, signed_in
from agon.server.people_pages import PathId
from agon.server.play import TableId

Reason = Annotated[str, Meta(max_length=1000)]


class NewReport(wire.Strict, frozen=True):
    """What somebody did, and at which table."""

    about: wire.Id
    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    table: wire.Id | None = None


class Reported(Struct, frozen=True):
    """The report was taken down."""

    id: str


class Closing(wire.Strict, frozen=True):
    """What came of a report."""

    note: Reason = ""


class Until(wire.Strict, frozen=True):
    """A time in milliseconds since 1970; 0 lifts what was set before."""

    until: Annotated[int, Meta(ge=0, le=1 << 53)]
    reason: Reason = ""


class Kick(wire.Strict, frozen=True):
    """Who is to be sent away."""

    chair: wire.Chair
    reason: Reason = ""


@get("/api/me/blocks")
async def get_blocks(request: Request[Any, Any, Any]) -> list[wire.Account]:
    """Whom you have blocked."""
    moderation: Moderation = request.app.state.house.moderation
    return await moderation.blocked(signed_in(request))


@put("/api/me/blocks/{account:str}")
async def put_block(request: Request[Any, Any, Any], account: PathId) -> wire.Done:
    """Want nothing of somebody: they do not join your tables, and you do not hear them."""
    moderation: Moderation = request.app.state.house.moderation
    await moderation.block(signed_in(request), account)
    return wire.Done()


@delete("/api/me/blocks/{account:str}", status_code=HTTP_200_OK)
async def delete_block(request: Request[Any, Any, Any], account: PathId) -> wire.Done:
    """Have nothing against somebody any more."""
    moderation: Moderation = request.app.state.house.moderation
    await moderation.unblock(signed_in(request), account)
    return wire.Done()


@post("/api/reports", status_code=HTTP_201_CREATED, guards=[attempt])
async def post_report(request: Request[Any, Any, Any], data: JSONBody[NewReport]) -> Reported:
    """Tell the administrators about somebody."""
    moderation: Moderation = request.app.state.house.moderation
    return Reported(await moderation.report(signed_in(request), data.about, data.table, data.text))


# ---------------------------------------------------------------- for administrators


@get("/api/admin/reports", guards=[present])
async def get_reports(
    request: Request[Any, Any, Any],
    which: Annotated[Literal["open", "closed"], QueryParameter(name="state")] = "open",
    before: Before = None,
) -> list[Report]:
    """What was reported, the latest first; `before` (a time) for the next page."""
    moderation: Moderation = request.app.state.house.moderation
    return await moderation.reports(signed_in(request), which == "closed", before)


@post("/api/admin/reports/{report:str}/close", status_code=HTTP_200_OK, guards=[present])
async def post_closing(request: Request[Any, Any, Any], report: PathId, data: JSONBody[Closing]) -> wire.Done:
    """A report is dealt with."""
    moderation: Moderation = request.app.state.house.moderation
    await moderation.close(signed_in(request), report, data.note)
    return wire.Done()


@post("/api/admin/accounts/{account:str}/bar", status_code=HTTP_200_OK, guards=[present])
async def post_bar(request: Request[Any, Any, Any], account: PathId, data: JSONBody[Until]) -> wire.Done:
    """Bar an account until a time."""
    moderation: Moderation = request.app.state.house.moderation
    await moderation.bar(signed_in(request), account, data.until, data.reason)
    return wire.Done()


@post("/api/admin/accounts/{account:str}/mute", status_code=HTTP_200_OK, guards=[present])
async def post_mute(request: Request[Any, Any, Any], account: PathId, data: JSONBody[Until]) -> wire.Done:
    """Let an account say nothing until a time."""
    moderation: Moderation = request.app.state.house.moderation
    await moderation.mute(signed_in(request), account, data.until, data.reason)
    return wire.Done()


@post("/api/admin/tables/{table:str}/kick", status_code=HTTP_200_OK, guards=[present])
async def post_kick(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Kick]) -> wire.Done:
    """Send somebody away from a table."""
    moderation: Moderation = request.app.state.house.moderation
    await moderation.kick(signed_in(request), table, data.chair, data.reason)
    return wire.Done()


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
