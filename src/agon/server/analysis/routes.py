"""Prospects, reasons, analyses and hints over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, signed_in
from agon.server.accounts.rate_limits import client_of
from agon.server.analysis.analyses import Analyses
from agon.server.analysis.lookahead import Lookahead
from agon.server.play.commands import Viewpoint
from agon.server.protocol.parameters import Link, Seat, TableId
from agon.server.study.routes import StepNumber, StudyId


@get("/api/tables/{table:str}/prospects")
async def get_prospects(
    request: ApiRequest,
    table: TableId,
    option: Annotated[str, QueryParameter(max_length=60)],
    number: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    seat: Seat = None,
) -> protocol.Prospects:
    """Return the possible outcomes of an option of your ask, as far as you can know."""
    lookahead: Lookahead = request.app.state.services.lookahead
    with lookahead.turn(client_of(request)):
        return await lookahead.at_table(signed_in(request), table, option, number, seat)


@get("/api/tables/{table:str}/why")
async def get_why(
    request: ApiRequest,
    table: TableId,
    option: Annotated[str, QueryParameter(max_length=60)],
    seat: Seat = None,
) -> protocol.Why:
    """Return why your ask does not offer a country, a card or another word, as far as you can know."""
    lookahead: Lookahead = request.app.state.services.lookahead
    with lookahead.turn(client_of(request)):
        return await lookahead.why_at_table(signed_in(request), table, option, seat)


@get("/api/tables/{table:str}/analysis")
async def get_analysis(
    request: ApiRequest, table: TableId, shoulder: Link = None, invite: Link = None
) -> protocol.TableAnalysis:
    """Return the progress and results of a game's analysis."""
    analyses: Analyses = request.app.state.services.analyses
    return await analyses.look(request.user, table, Viewpoint(watch_link=shoulder, invite=invite))


@post("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def post_analysis(
    request: ApiRequest, table: TableId, shoulder: Link = None, invite: Link = None
) -> protocol.TableAnalysis:
    """Analyse a finished game, unless already done."""
    analyses: Analyses = request.app.state.services.analyses
    return await analyses.begin(signed_in(request), table, Viewpoint(watch_link=shoulder, invite=invite))


@delete("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def delete_analysis(
    request: ApiRequest, table: TableId, shoulder: Link = None, invite: Link = None
) -> protocol.TableAnalysis:
    """Stop the analysis you started, keeping the results so far."""
    analyses: Analyses = request.app.state.services.analyses
    return await analyses.stop(signed_in(request), table, Viewpoint(watch_link=shoulder, invite=invite))


@get("/api/tables/{table:str}/hint")
async def get_hint(request: ApiRequest, table: TableId, seat: Seat = None) -> protocol.Hint:
    """Return the best options for your ask, in unrated games against the computer."""
    lookahead: Lookahead = request.app.state.services.lookahead
    with lookahead.turn(client_of(request)):
        return await lookahead.hint_at_table(signed_in(request), table, seat)


@get("/api/studies/hint")
async def get_study_hint(
    request: ApiRequest,
    study: StudyId,
    step: StepNumber,
    seat: Annotated[str, QueryParameter(max_length=60)],
) -> protocol.Hint:
    """Return the best options for a seat that is asked after `step` steps of a study."""
    lookahead: Lookahead = request.app.state.services.lookahead
    with lookahead.turn(client_of(request)):
        return await lookahead.hint_in_study(signed_in(request), study, step, seat)


@get("/api/studies/prospects")
async def get_study_prospects(
    request: ApiRequest,
    study: StudyId,
    step: StepNumber,
    seat: Annotated[str, QueryParameter(max_length=60)],
    option: Annotated[str, QueryParameter(max_length=60)],
) -> protocol.Prospects:
    """Return the possible outcomes of an option after `step` steps of a study, as far as the seat can know."""
    lookahead: Lookahead = request.app.state.services.lookahead
    with lookahead.turn(client_of(request)):
        return await lookahead.in_study(request.user, study, step, seat, option)


@get("/api/studies/why")
async def get_study_why(
    request: ApiRequest,
    study: StudyId,
    step: StepNumber,
    seat: Annotated[str, QueryParameter(max_length=60)],
    option: Annotated[str, QueryParameter(max_length=60)],
) -> protocol.Why:
    """Return why an option is not offered after `step` steps of a study."""
    lookahead: Lookahead = request.app.state.services.lookahead
    with lookahead.turn(client_of(request)):
        return await lookahead.why_in_study(request.user, study, step, seat, option)


HANDLERS = [
    get_prospects,
    get_study_prospects,
    get_why,
    get_study_why,
    get_analysis,
    post_analysis,
    delete_analysis,
    get_hint,
    get_study_hint,
]
