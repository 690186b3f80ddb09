"""Playing over HTTP: table state, choices and other actions, plans, links, vacations."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Annotated, Literal, NamedTuple

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation
from litestar.status_codes import HTTP_200_OK

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, signed_in
from agon.server.db.storage import now
from agon.server.play.commands import Commands, Move, Viewpoint
from agon.server.play.conditional import Plans
from agon.server.play.replay import Replays
from agon.server.play.watch_links import WatchLinks
from agon.server.protocol.parameters import Link, Seat, TableId
from agon.server.tables.fairness import ranges
from agon.server.tables.vacations import Vacations

MAX_WAIT = 25


class Known(NamedTuple):
    """What a client has already received: log lines, as of event `n`, or those before its last choice."""

    log: int
    n: int
    since: Literal["mine"] | None


async def provide_viewpoint(
    seat: Seat = None,
    spectate: Annotated[bool, QueryParameter()] = False,
    shoulder: Link = None,
    invite: Link = None,
) -> Viewpoint:
    return Viewpoint(seat, shoulder, invite, spectate)


async def provide_known(
    log: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    n: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    since: Annotated[Literal["mine"] | None, QueryParameter()] = None,
) -> Known:
    return Known(log, n, since)


FromViewpoint = NamedDependency[SkipValidation[Viewpoint]]
FromKnown = NamedDependency[SkipValidation[Known]]


@get(
    "/api/tables/{table:str}/state",
    media_type=MediaType.JSON,
    dependencies={"viewpoint": Provide(provide_viewpoint), "known": Provide(provide_known)},
)
async def get_state(
    request: ApiRequest,
    table: TableId,
    viewpoint: FromViewpoint,
    known: FromKnown,
    after: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    wait: Annotated[int, QueryParameter(ge=0, le=MAX_WAIT)] = 0,
) -> Response[protocol.State]:
    """Return the table as you see it. With `after` and `wait`, wait for an event after `after`."""
    commands: Commands = request.app.state.services.commands
    deadline = time.monotonic() + wait
    while True:
        async with commands.registry.locked(table) as live:
            chair = await commands.viewer(live, request.user, viewpoint)
            left = deadline - time.monotonic()
            if after is None or live.n != after or left <= 0 or live.state in ("over", "aborted"):
                log = (live.last_choice_log(chair) or 0) if known.since == "mine" else known.log
                return Response(content=msgspec.Raw(live.whole(chair, now(), log, known.n)))  # type: ignore[arg-type]
            changed = live.changed
            live.waiting += 1
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), left)
        finally:
            live.waiting -= 1


@post("/api/tables/{table:str}/choices", status_code=HTTP_200_OK)
async def post_choice(request: ApiRequest, table: TableId, data: JSONBody[protocol.Choice]) -> protocol.Done:
    """Answer an ask."""
    commands: Commands = request.app.state.services.commands
    command = protocol.Choose(table=table, number=data.number, option=data.option, seat=data.seat)
    await commands.do(signed_in(request), command)
    return protocol.Done()


ACTS: dict[str, Callable[..., Move]] = {
    "undo": protocol.Undo,
    "ask_undo": protocol.AskUndo,
    "agree_undo": lambda **fields: protocol.AnswerUndo(agree=True, **fields),
    "deny_undo": lambda **fields: protocol.AnswerUndo(agree=False, **fields),
    "resign": protocol.Resign,
    "abort": protocol.Abort,
}


@post("/api/tables/{table:str}/acts", status_code=HTTP_200_OK)
async def post_act(request: ApiRequest, table: TableId, data: JSONBody[protocol.Act]) -> protocol.Done:
    """Undo, resign, abort, or answer another player's undo request."""
    commands: Commands = request.app.state.services.commands
    await commands.do(signed_in(request), ACTS[data.do](table=table, seat=data.seat))
    return protocol.Done()


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def get_record(request: ApiRequest, table: TableId, invite: Link = None) -> str:
    """Return the record of a finished game."""
    commands: Commands = request.app.state.services.commands
    return await commands.record(request.user, table, invite)


@get("/api/tables/{table:str}/imagined")
async def get_imagined(
    request: ApiRequest, table: TableId, seat: Annotated[str | None, QueryParameter(max_length=60)] = None
) -> protocol.Imagined:
    """Return a position consistent with what your seat knows: hidden information is redealt at random."""
    commands: Commands = request.app.state.services.commands
    _, found = await commands.imagined(request.user, table, seat)
    return protocol.Imagined(*found)


@get("/api/tables/{table:str}/plans")
async def get_plans(request: ApiRequest, table: TableId, seat: Seat = None) -> protocol.Plans:
    """Return your plans at a table that are not used up."""
    plans: Plans = request.app.state.services.plans
    return await plans.read(signed_in(request), table, seat)


@put("/api/tables/{table:str}/plans")
async def put_plans(request: ApiRequest, table: TableId, data: JSONBody[protocol.Plans]) -> protocol.Plans:
    """Replace your plans."""
    plans: Plans = request.app.state.services.plans
    await plans.write(signed_in(request), table, data)
    return await plans.read(signed_in(request), table, data.seat)


@post("/api/tables/{table:str}/shoulder")
async def post_shoulder(request: ApiRequest, table: TableId, data: JSONBody[protocol.ShoulderOf]) -> protocol.Shoulder:
    """Create a watch link through which others see what you see; it replaces the previous one."""
    watch_links: WatchLinks = request.app.state.services.watch_links
    return await watch_links.make(signed_in(request), table, data.seat)


@delete("/api/tables/{table:str}/shoulder", status_code=HTTP_200_OK)
async def delete_shoulder(request: ApiRequest, table: TableId, seat: Seat = None) -> protocol.Done:
    """Revoke the watch link; its viewers are disconnected from the table."""
    watch_links: WatchLinks = request.app.state.services.watch_links
    await watch_links.revoke(signed_in(request), table, seat)
    return protocol.Done()


@get(
    "/api/tables/{table:str}/replay",
    media_type=MediaType.JSON,
    dependencies={"viewpoint": Provide(provide_viewpoint)},
)
async def get_replay(
    request: ApiRequest,
    table: TableId,
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)],
    viewpoint: FromViewpoint,
) -> Response[protocol.State]:
    """Return the table as you or a spectator saw it after event `at`; after the game, as any seat saw it."""
    replays: Replays = request.app.state.services.replays
    message = await replays.at(request.user, table, at, viewpoint)
    return Response(content=msgspec.Raw(message))  # type: ignore[arg-type]


@get("/api/tables/{table:str}/fairness")
async def get_fairness(request: ApiRequest, table: TableId, invite: Link = None) -> protocol.Fairness:
    """Return the proof of the dice: the commitment, each chair's nonce and, after the game, the secret."""
    services = request.app.state.services
    info = await services.lobby.info(request.user, table, invite)
    rolls = None
    if info.state == "over":
        async with services.registry.locked(table) as live:
            rolls = ranges(live.rolls)
    chairs = [protocol.FairChair(chair.chair, chair.nonce, chair.own_nonce) for chair in info.chairs]
    return protocol.Fairness(table, info.commitment, chairs, info.secret, rolls)


@get("/api/me/vacations")
async def get_vacations(request: ApiRequest) -> protocol.Vacations:
    """Return your vacations, and the time left this year."""
    vacations: Vacations = request.app.state.services.vacations
    return await vacations.read(signed_in(request))


@post("/api/me/vacations")
async def post_vacation(request: ApiRequest, data: JSONBody[protocol.NewVacation]) -> protocol.Vacation:
    """Go on vacation: your clocks in days are paused."""
    vacations: Vacations = request.app.state.services.vacations
    return await vacations.take(signed_in(request), data)


@delete("/api/me/vacations/{vacation:str}", status_code=HTTP_200_OK)
async def delete_vacation(request: ApiRequest, vacation: Annotated[str, PathParameter(max_length=22)]) -> protocol.Done:
    """End or cancel a vacation."""
    vacations: Vacations = request.app.state.services.vacations
    await vacations.end(signed_in(request), vacation)
    return protocol.Done()


HANDLERS = [
    get_state,
    post_choice,
    post_act,
    get_record,
    get_imagined,
    get_plans,
    put_plans,
    post_shoulder,
    delete_shoulder,
    get_replay,
    get_fairness,
    get_vacations,
    post_vacation,
    delete_vacation,
]
