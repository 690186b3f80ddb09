"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import wire
from agon.server.clubs_pages import ClubId
from agon.server.lobby_pages import Before
from agon.server.people import signed_in
from agon.server.tournaments import (
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


def _tournaments(request: Request[Any, Any, Any]) -> Tournaments:
    tournaments: Tournaments = request.app.state.house.tournaments
    return tournaments


@get("/api/tournaments")
async def get_tournaments(
    request: Request[Any, Any, Any], which: Which = None, before: Before = None
) -> list[Tournament]:
    """Tournaments, the latest first; `before` (a time) for the next page."""
    return await _tournaments(request).listed(request.scope["user"], which, None, before)


@get("/api/clubs/{club:str}/tournaments")
async def get_club_tournaments(
    request: Request[Any, Any, Any], club: ClubId, which: Which = None, before: Before = None
) -> list[Tournament]:
    """The tournaments of a club, for its members."""
    return await _tournaments(request).listed(request.scope["user"], which, club, before)


@post("/api/tournaments")
async def post_tournament(request: Request[Any, Any, Any], data: JSONBody[NewTournament]) -> Tournament:
    """Announce a tournament."""
    person = signed_in(request)
    return await _tournaments(request).info(person, await _tournaments(request).announce(person, data))


@get("/api/tournaments/{tournament:str}")
async def get_tournament(request: Request[Any, Any, Any], tournament: TournamentId) -> Tournament:
    """One tournament."""
    return await _tournaments(request).info(request.scope["user"], tournament)


@get("/api/tournaments/{tournament:str}/entrants")
async def get_entrants(request: Request[Any, Any, Any], tournament: TournamentId) -> list[Entrant]:
    """Who takes part."""
    return await _tournaments(request).entrants(request.scope["user"], tournament)


@get("/api/tournaments/{tournament:str}/pairings")
async def get_pairings(request: Request[Any, Any, Any], tournament: TournamentId) -> list[Pairing]:
    """All pairings so far, round by round, with their tables and results."""
    return await _tournaments(request).pairings(request.scope["user"], tournament)


@get("/api/tournaments/{tournament:str}/standings")
async def get_standings(request: Request[Any, Any, Any], tournament: TournamentId) -> Standings:
    """How the entrants stand, and the cross table."""
    return await _tournaments(request).standings(request.scope["user"], tournament)


@post("/api/tournaments/{tournament:str}/enter", status_code=HTTP_200_OK)
async def post_enter(request: Request[Any, Any, Any], tournament: TournamentId) -> wire.Done:
    """Take part."""
    await _tournaments(request).enter(signed_in(request), tournament)
    return wire.Done()


@post("/api/tournaments/{tournament:str}/withdraw", status_code=HTTP_200_OK)
async def post_withdraw(
    request: Request[Any, Any, Any], tournament: TournamentId, data: JSONBody[Withdrawal]
) -> wire.Done:
    """Take part no more; the organiser may name another."""
    await _tournaments(request).withdraw(signed_in(request), tournament, data.account)
    return wire.Done()


@post("/api/tournaments/{tournament:str}/start", status_code=HTTP_200_OK)
async def post_start(request: Request[Any, Any, Any], tournament: TournamentId) -> Tournament:
    """Begin: nobody enters any more, and the tables of the first round are laid."""
    person = signed_in(request)
    await _tournaments(request).start(person, tournament)
    return await _tournaments(request).info(person, tournament)


@post("/api/tournaments/{tournament:str}/abort", status_code=HTTP_200_OK)
async def post_abort_tournament(request: Request[Any, Any, Any], tournament: TournamentId) -> Tournament:
    """Call the tournament off."""
    person = signed_in(request)
    await _tournaments(request).abort(person, tournament)
    return await _tournaments(request).info(person, tournament)


@post("/api/tournaments/{tournament:str}/pairings/{pairing:str}", status_code=HTTP_200_OK)
async def post_result(
    request: Request[Any, Any, Any], tournament: TournamentId, pairing: PairingId, data: JSONBody[SetResult]
) -> wire.Done:
    """Decide a game that cannot be played to its end."""
    await _tournaments(request).set_result(signed_in(request), tournament, pairing, data.points)
    return wire.Done()


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
