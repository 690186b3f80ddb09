"""Studies over HTTP. Ids are query parameters because the built-in studies have slashes in theirs."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, signed_in
from agon.server.accounts.rate_limits import client_of
from agon.server.study.studies import Studies

MAX_BODY_BYTES = 1_000_000  # of a request with a text
StudyId = Annotated[str, QueryParameter(name="id", max_length=200, pattern=r"^[A-Za-z0-9_/-]+$")]
OwnId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
StepNumber = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Seat = Annotated[str | None, QueryParameter(max_length=60)]


@post("/api/studies", request_max_body_size=MAX_BODY_BYTES)
async def post_study(request: ApiRequest, data: JSONBody[protocol.NewStudy]) -> protocol.StudyInfo:
    """Save a study, a record or an imported game; it is replayed first."""
    studies: Studies = request.app.state.services.studies
    with studies.readers.turn(client_of(request)):
        return await studies.add(signed_in(request), data)


@post("/api/studies/look", status_code=HTTP_200_OK, request_max_body_size=MAX_BODY_BYTES)
async def post_look(request: ApiRequest, data: JSONBody[protocol.LookAt]) -> protocol.Look:
    """Evaluate a text without saving it."""
    studies: Studies = request.app.state.services.studies
    with studies.readers.turn(client_of(request)):
        return await studies.look(data)


@get("/api/me/studies")
async def get_my_studies(request: ApiRequest) -> list[protocol.StudyInfo]:
    """List your studies, latest first, without their texts and steps."""
    studies: Studies = request.app.state.services.studies
    return await studies.mine(signed_in(request))


@get("/api/studies/one")
async def get_study(request: ApiRequest, study: StudyId) -> protocol.StudyInfo:
    """Return a study with its text and steps: a built-in, public or own one."""
    studies: Studies = request.app.state.services.studies
    return await studies.one(request.user, study)


@get("/api/studies/at")
async def get_study_at(request: ApiRequest, study: StudyId, step: StepNumber, seat: Seat = None) -> protocol.State:
    """Return the table of a study after `step` steps, as a seat or a spectator sees it."""
    studies: Studies = request.app.state.services.studies
    return await studies.at(request.user, study, step, seat)


@put("/api/studies/{study:str}", request_max_body_size=MAX_BODY_BYTES)
async def put_study(request: ApiRequest, study: OwnId, data: JSONBody[protocol.ChangedStudy]) -> protocol.StudyInfo:
    """Change one of your studies."""
    studies: Studies = request.app.state.services.studies
    with studies.readers.turn(client_of(request)):
        return await studies.change(signed_in(request), study, data)


@delete("/api/studies/{study:str}", status_code=HTTP_200_OK)
async def delete_study(request: ApiRequest, study: OwnId) -> protocol.Done:
    """Delete one of your studies."""
    studies: Studies = request.app.state.services.studies
    await studies.remove(signed_in(request), study)
    return protocol.Done()


HANDLERS = [
    post_study,
    post_look,
    get_my_studies,
    get_study,
    get_study_at,
    put_study,
    delete_study,
]
