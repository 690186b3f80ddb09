"""What a player has beside the game, over HTTP: plans, links, vacations, what was, what may come, and fair dice."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import wire, wire_study
from agon.server.fairness import ranges
from agon.server.foresight import Foresight
from agon.server.people import signed_in
from agon.server.plans import Plans
from agon.server.play import Link, Looking, TableId
from agon.server.replays import Replays
from agon.server.shoulders import Shoulders
from agon.server.vacations import Vacations

Seat = Annotated[str | None, QueryParameter(max_length=60)]


@get("/api/tables/{table:str}/plans")
async def get_plans(request: Request[Any, Any, Any], table: TableId, seat: Seat = None) -> wire.Plans:
    """Your plans at a table that are not used up."""
    plans: Plans = request.app.state.house.plans
    return await plans.read(signed_in(request), table, seat)


@put("/api/tables/{table:str}/plans")
async def put_plans(request: Request[Any, Any, Any], table: TableId, data: JSONBody[wire.Plans]) -> wire.Plans:
    """New plans in place of those before."""
    plans: Plans = request.app.state.house.plans
    await plans.write(signed_in(request), table, data)
    return await plans.read(signed_in(request), table, data.seat)


@post("/api/tables/{table:str}/shoulder")
async def post_shoulder(
    request: Request[Any, Any, Any], table: TableId, data: JSONBody[wire.ShoulderOf]
) -> wire.Shoulder:
    """A link by which others see what you see; the one before ends."""
    shoulders: Shoulders = request.app.state.house.shoulders
    return await shoulders.make(signed_in(request), table, data.seat)


@delete("/api/tables/{table:str}/shoulder", status_code=HTTP_200_OK)
async def delete_shoulder(request: Request[Any, Any, Any], table: TableId, seat: Seat = None) -> wire.Done:
    """End the link: who looked by it sees nothing more."""
    shoulders: Shoulders = request.app.state.house.shoulders
    await shoulders.revoke(signed_in(request), table, seat)
    return wire.Done()


@get("/api/tables/{table:str}/replay", media_type=MediaType.JSON)
async def get_replay(
    request: Request[Any, Any, Any],
    table: TableId,
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)],
    seat: Seat = None,
    spectate: Annotated[bool, QueryParameter()] = False,
    shoulder: Link = None,
    invite: Link = None,
) -> Response[wire.State]:
    """The table as you saw it after event `at`, or as everybody did; once the game is over, as any seat did."""
    replays: Replays = request.app.state.house.replays
    message = await replays.at(request.scope["user"], table, at, Looking(seat, shoulder, invite, spectate))
    return Response(content=msgspec.Raw(message))  # type: ignore[arg-type]


@get("/api/tables/{table:str}/prospects")
async def get_prospects(
    request: Request[Any, Any, Any],
    table: TableId,
    option: Annotated[str, QueryParameter(max_length=60)],
    number: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    seat: Seat = None,
) -> wire_study.Prospects:
    """What an option of your own ask would bring about, as far as you can know."""
    foresight: Foresight = request.app.state.house.foresight
    return await foresight.at_table(signed_in(request), table, option, number, seat)


@get("/api/tables/{table:str}/fairness")
async def get_fairness(request: Request[Any, Any, Any], table: TableId, invite: Link = None) -> wire.Fairness:
    """What proves the dice: the commitment, what each chair brought, and once the game is over the secret."""
    house = request.app.state.house
    info = await house.lobby.info(request.scope["user"], table, invite)
    rolls = None
    if info.state == "over":
        async with house.hall.looking(table) as live:
            rolls = ranges(live.rolls)
    chairs = [wire.FairChair(chair.chair, chair.nonce, chair.own_nonce) for chair in info.chairs]
    return wire.Fairness(table, info.commitment, chairs, info.secret, rolls)


@get("/api/me/vacations")
async def get_vacations(request: Request[Any, Any, Any]) -> wire.Vacations:
    """Your vacations, and how much of this year's is left."""
    vacations: Vacations = request.app.state.house.vacations
    return await vacations.read(signed_in(request))


@post("/api/me/vacations")
async def post_vacation(request: Request[Any, Any, Any], data: JSONBody[wire.NewVacation]) -> wire.Vacation:
    """Go on vacation: your clocks in days stand still."""
    vacations: Vacations = request.app.state.house.vacations
    return await vacations.take(signed_in(request), data)


@delete("/api/me/vacations/{vacation:str}", status_code=HTTP_200_OK)
async def delete_vacation(
    request: Request[Any, Any, Any], vacation: Annotated[str, PathParameter(max_length=22)]
) -> wire.Done:
    """Come back, or stay at home after all."""
    vacations: Vacations = request.app.state.house.vacations
    await vacations.end(signed_in(request), vacation)
    return wire.Done()


HANDLERS = [
    get_plans,
    put_plans,
    post_shoulder,
    delete_shoulder,
    get_replay,
    get_prospects,
    get_fairness,
    get_vacations,
    post_vacation,
    delete_vacation,
]
