"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, signed_in
from agon.server.community.club_routes import ClubId
from agon.server.protocol.parameters import Before
from agon.server.tournaments.tournaments import (
    Entrant,
    NewTournament,
    Pairing,
    SetResult,
    Standings,
    State,
    Tournament,
    Tournaments,
    Withdrawal,
)

TournamentId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
PairingId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Which = Annotated[State | None, QueryParameter(name="state")]


def _tournaments(request: ApiRequest) -> Tournaments:
    tournaments: Tournaments = request.app.state.services.tournaments
    return tournaments


@get("/api/tournaments")
async def get_tournaments(request: ApiRequest, which: Which = None, before: Before = None) -> list[Tournament]:
    """List tournaments, latest first; `before` (a time) for the next page."""
    return await _tournaments(request).listed(request.user, which, None, before)


@get("/api/clubs/{club:str}/tournaments")
async def get_club_tournaments(
    request: ApiRequest, club: ClubId, which: Which = None, before: Before = None
) -> list[Tournament]:
    """List the tournaments of a club, for its members."""
    return await _tournaments(request).listed(request.user, which, club, before)


@post("/api/tournaments")
async def post_tournament(request: ApiRequest, data: JSONBody[NewTournament]) -> Tournament:
    """Create a tournament."""
    person = signed_in(request)
    return await _tournaments(request).info(person, await _tournaments(request).announce(person, data))


@get("/api/tournaments/{tournament:str}")
async def get_tournament(request: ApiRequest, tournament: TournamentId) -> Tournament:
    """Return a tournament."""
    return await _tournaments(request).info(request.user, tournament)


@get("/api/tournaments/{tournament:str}/entrants")
async def get_entrants(request: ApiRequest, tournament: TournamentId) -> list[Entrant]:
    """List the entrants."""
    return await _tournaments(request).entrants(request.user, tournament)


@get("/api/tournaments/{tournament:str}/pairings")
async def get_pairings(request: ApiRequest, tournament: TournamentId) -> list[Pairing]:
    """List all pairings so far by round, with their tables and results."""
    return await _tournaments(request).pairings(request.user, tournament)


@get("/api/tournaments/{tournament:str}/standings")
async def get_standings(request: ApiRequest, tournament: TournamentId) -> Standings:
    """Return the standings and the cross table."""
    return await _tournaments(request).standings(request.user, tournament)


@post("/api/tournaments/{tournament:str}/enter", status_code=HTTP_200_OK)
async def post_enter(request: ApiRequest, tournament: TournamentId) -> protocol.Done:
    """Enter a tournament."""
    await _tournaments(request).enter(signed_in(request), tournament)
    return protocol.Done()


@post("/api/tournaments/{tournament:str}/withdraw", status_code=HTTP_200_OK)
async def post_withdraw(request: ApiRequest, tournament: TournamentId, data: JSONBody[Withdrawal]) -> protocol.Done:
    """Withdraw from a tournament; the organiser may withdraw another player."""
    await _tournaments(request).withdraw(signed_in(request), tournament, data.account)
    return protocol.Done()


@post("/api/tournaments/{tournament:str}/start", status_code=HTTP_200_OK)
async def post_start(request: ApiRequest, tournament: TournamentId) -> Tournament:
    """Start a tournament: close entries and create the tables of the first round."""
    person = signed_in(request)
    await _tournaments(request).start(person, tournament)
    return await _tournaments(request).info(person, tournament)


@post("/api/tournaments/{tournament:str}/abort", status_code=HTTP_200_OK)
async def post_abort_tournament(request: ApiRequest, tournament: TournamentId) -> Tournament:
    """Cancel a tournament."""
    person = signed_in(request)
    await _tournaments(request).abort(person, tournament)
    return await _tournaments(request).info(person, tournament)


@post("/api/tournaments/{tournament:str}/pairings/{pairing:str}", status_code=HTTP_200_OK)
async def post_result(
    request: ApiRequest, tournament: TournamentId, pairing: PairingId, data: JSONBody[SetResult]
) -> protocol.Done:
    """Set the result of a game that cannot be finished."""
    await _tournaments(request).set_result(signed_in(request), tournament, pairing, data.points)
    return protocol.Done()


HANDLERS = [
    get_tournaments,
    get_club_tournaments,
    post_tournament,
    get_tournament,
    get_entrants,
    get_pairings,
    get_standings,
    post_enter,
    post_withdraw,
    post_start,
    post_abort_tournament,
    post_result,
]
