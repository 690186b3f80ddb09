"""Clubs over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, signed_in
from agon.server.community.clubs import Club, ClubChange, Clubs, Member, NewClub, NewRole, Someone
from agon.server.protocol.parameters import Before, State

ClubId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
NamePart = Annotated[str, QueryParameter(max_length=60)]


def _clubs(request: ApiRequest) -> Clubs:
    clubs: Clubs = request.app.state.services.clubs
    return clubs


@get("/api/clubs")
async def get_clubs(request: ApiRequest, search: NamePart = "", after: NamePart = "") -> list[Club]:
    """List clubs by name; `after` (a name) for the next page."""
    return await _clubs(request).listed(request.user, search, after)


@get("/api/me/clubs")
async def get_my_clubs(request: ApiRequest) -> list[Club]:
    """List the clubs you belong to, are invited to or have asked to join."""
    return await _clubs(request).mine(signed_in(request))


@post("/api/clubs")
async def post_club(request: ApiRequest, data: JSONBody[NewClub]) -> Club:
    """Create a club; you become its owner."""
    person = signed_in(request)
    return await _clubs(request).info(person, await _clubs(request).make(person, data))


@get("/api/clubs/{club:str}")
async def get_club(request: ApiRequest, club: ClubId) -> Club:
    """Return a club."""
    return await _clubs(request).info(request.user, club)


@post("/api/clubs/{club:str}", status_code=HTTP_200_OK)
async def post_club_change(request: ApiRequest, club: ClubId, data: JSONBody[ClubChange]) -> Club:
    """Change a club's name or description, or open or close it."""
    person = signed_in(request)
    await _clubs(request).describe(person, club, data)
    return await _clubs(request).info(person, club)


@get("/api/clubs/{club:str}/members")
async def get_members(request: ApiRequest, club: ClubId) -> list[Member]:
    """List the members of a club; officers also see invitations and requests."""
    return await _clubs(request).members(request.user, club)


@post("/api/clubs/{club:str}/join", status_code=HTTP_200_OK)
async def post_club_join(request: ApiRequest, club: ClubId) -> Club:
    """Join a club that is open or has invited you; otherwise ask to join."""
    person = signed_in(request)
    await _clubs(request).join(person, club)
    return await _clubs(request).info(person, club)


@post("/api/clubs/{club:str}/leave", status_code=HTTP_200_OK)
async def post_club_leave(request: ApiRequest, club: ClubId) -> protocol.Done:
    """Leave a club, decline an invitation or withdraw a request."""
    await _clubs(request).leave(signed_in(request), club)
    return protocol.Done()


@post("/api/clubs/{club:str}/members", status_code=HTTP_200_OK)
async def post_member(request: ApiRequest, club: ClubId, data: JSONBody[NewRole]) -> protocol.Done:
    """Invite an account, accept a request, change a role or transfer ownership."""
    await _clubs(request).appoint(signed_in(request), club, data)
    return protocol.Done()


@post("/api/clubs/{club:str}/remove", status_code=HTTP_200_OK)
async def post_remove(request: ApiRequest, club: ClubId, data: JSONBody[Someone]) -> protocol.Done:
    """Remove a member, withdraw an invitation or reject a request."""
    await _clubs(request).remove(signed_in(request), club, data.account)
    return protocol.Done()


@get("/api/clubs/{club:str}/tables")
async def get_club_tables(
    request: ApiRequest,
    club: ClubId,
    which: Annotated[State | None, QueryParameter(name="state")] = None,
    before: Before = None,
) -> list[protocol.TableInfo]:
    """List the tables of a club, for its members, latest first; `before` (a time) for the next page."""
    return await _clubs(request).tables(signed_in(request), club, which, before)


HANDLERS = [
    get_clubs,
    get_my_clubs,
    post_club,
    get_club,
    post_club_change,
    get_members,
    post_club_join,
    post_club_leave,
    post_member,
    post_remove,
    get_club_tables,
]
