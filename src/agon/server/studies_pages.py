"""Studies over HTTP. The ids of the house's studies have slashes in them, so ids stand behind the question mark."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import wire, wire_study
from agon.server.foresight import Foresight
from agon.server.people import signed_in
from agon.server.studies import Studies

LARGEST = 1_000_000  # bytes of a request with a text in it
StudyId = Annotated[str, QueryParameter(name="id", max_length=200, pattern=r"^[A-Za-z0-9_/-]+$")]
OwnId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
StepNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Seat = Annotated[str | None, QueryParameter(max_length=60)]


@post("/api/studies", request_max_body_size=LARGEST)
async def post_study(request: Request[Any, Any, Any], data: JSONBody[wire_study.NewStudy]) -> wire_study.StudyInfo:
    """Keep a study, a record, or a game written down elsewhere; it is played through first."""
    studies: Studies = request.app.state.house.studies
    return await studies.add(signed_in(request), data)


@post("/api/studies/look", status_code=HTTP_200_OK, request_max_body_size=LARGEST)
async def post_look(request: Request[Any, Any, Any], data: JSONBody[wire_study.LookAt]) -> wire_study.Look:
    """What a text comes to, without keeping it."""
    studies: Studies = request.app.state.house.studies
    return await studies.look(data)


@get("/api/me/studies")
async def get_my_studies(request: Request[Any, Any, Any]) -> list[wire_study.StudyInfo]:
    """The studies you keep, the latest first, without their texts and steps."""
    studies: Studies = request.app.state.house.studies
    return await studies.mine(signed_in(request))


@get("/api/studies/one")
async def get_study(request: Request[Any, Any, Any], study: StudyId) -> wire_study.StudyInfo:
    """One study with its text and steps: of the house, your own, or a public one."""
    studies: Studies = request.app.state.house.studies
    return await studies.one(request.scope["user"], study)


@get("/api/studies/at")
async def get_study_at(
    request: Request[Any, Any, Any], study: StudyId, step: StepNumber, seat: Seat = None
) -> wire.State:
    """The table of a study after so many steps, as any seat sees it, or a spectator."""
    studies: Studies = request.app.state.house.studies
    return await studies.at(request.scope["user"], study, step, seat)


@get("/api/studies/prospects")
async def get_study_prospects(
    request: Request[Any, Any, Any],
    study: StudyId,
    step: StepNumber,
    seat: Annotated[str, QueryParameter(max_length=60)],
    option: Annotated[str, QueryParameter(max_length=60)],
) -> wire_study.Prospects:
    """What an option would bring about after so many steps of a study, as far as the seat can know."""
    foresight: Foresight = request.app.state.house.foresight
    return await foresight.in_study(request.scope["user"], study, step, seat, option)


@put("/api/studies/{study:str}", request_max_body_size=LARGEST)
async def put_study(
    request: Request[Any, Any, Any], study: OwnId, data: JSONBody[wire_study.ChangedStudy]
) -> wire_study.StudyInfo:
    """Change a study of your own."""
    studies: Studies = request.app.state.house.studies
    return await studies.change(signed_in(request), study, data)


@delete("/api/studies/{study:str}", status_code=HTTP_200_OK)
async def delete_study(request: Request[Any, Any, Any], study: OwnId) -> wire.Done:
    """Keep a study of your own no more."""
    studies: Studies = request.app.state.house.studies
    await studies.remove(signed_in(request), study)
    return wire.Done()


HANDLERS = [
    post_study,
    post_look,
    get_my_studies,
    get_study,
    get_study_at,
    get_study_prospects,
    put_study,
    delete_study,
]
