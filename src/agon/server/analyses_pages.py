"""Analyses of games and hints, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import wire_study
from agon.server.analyses import Analyses
from agon.server.foresight import Foresight
from agon.server.people import signed_in
from agon.server.play import Link, Looking, TableId
from agon.server.studies_pages import StepNumber, StudyId

Seat = Annotated[str | None, QueryParameter(max_length=60)]


@get("/api/tables/{table:str}/analysis")
async def get_analysis(
    request: Request[Any, Any, Any], table: TableId, shoulder: Link = None, invite: Link = None
) -> wire_study.TableAnalysis:
    """How the analysis of a game stands, and what it found."""
    analyses: Analyses = request.app.state.house.analyses
    return await analyses.look(request.scope["user"], table, Looking(shoulder=shoulder, invite=invite))


@post("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def post_analysis(
    request: Request[Any, Any, Any], table: TableId, shoulder: Link = None, invite: Link = None
) -> wire_study.TableAnalysis:
    """Analyse a game that is over, unless that was done before."""
    analyses: Analyses = request.app.state.house.analyses
    return await analyses.begin(signed_in(request), table, Looking(shoulder=shoulder, invite=invite))


@delete("/api/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def delete_analysis(
    request: Request[Any, Any, Any], table: TableId, shoulder: Link = None, invite: Link = None
) -> wire_study.TableAnalysis:
    """Stop the analysis you began; what was found by then is kept."""
    analyses: Analyses = request.app.state.house.analyses
    return await analyses.stop(signed_in(request), table, Looking(shoulder=shoulder, invite=invite))


@get("/api/tables/{table:str}/hint")
async def get_hint(request: Request[Any, Any, Any], table: TableId, seat: Seat = None) -> wire_study.Hint:
    """What would be best, for who is asked, in games where help wrongs nobody."""
    foresight: Foresight = request.app.state.house.foresight
    return await foresight.hint_at_table(signed_in(request), table, seat)


@get("/api/studies/hint")
async def get_study_hint(
    request: Request[Any, Any, Any],
    study: StudyId,
    step: StepNumber,
    seat: Annotated[str, QueryParameter(max_length=60)],
) -> wire_study.Hint:
    """What would be best for a seat that is asked after so many steps of a study."""
    foresight: Foresight = request.app.state.house.foresight
    return await foresight.hint_in_study(signed_in(request), study, step, seat)


HANDLERS = [get_analysis, post_analysis, delete_analysis, get_hint, get_study_hint]
