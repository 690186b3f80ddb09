"""Clubs over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.server import wire
from agon.server.clubs import Club, ClubChange, Clubs, Member, NewClub, NewRole, Someone
from agon.server.lobby_pages import Before, State
from agon.server.people import signed_in

ClubId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
NamePart = Annotated[str, QueryParameter(max_length=60)]


def _clubs(request: Request[Any, Any, Any]) -> Clubs:
    clubs: Clubs = request.app.state.house.clubs
    return clubs


@get("/api/clubs")
async def get_clubs(request: Request[Any, Any, Any], search: NamePart = "", after: NamePart = "") -> list[Club]:
    """Clubs by name; `after` (a name) for the next page."""
    return await _clubs(request).listed(request.scope["user"], search, after)


@get("/api/me/clubs")
async def get_my_clubs(request: Request[Any, Any, Any]) -> list[Club]:
    """The clubs you are in, are invited to or have asked."""
    return await _clubs(request).mine(signed_in(request))


@post("/api/clubs")
async def post_club(request: Request[Any, Any, Any], data: JSONBody[NewClub]) -> Club:
    """Make a club; you own it."""
    person = signed_in(request)
    return await _clubs(request).info(person, await _clubs(request).make(person, data))


@get("/api/clubs/{club:str}")
async def get_club(request: Request[Any, Any, Any], club: ClubId) -> Club:
    """One club."""
    return await _clubs(request).info(request.scope["user"], club)


@post("/api/clubs/{club:str}", status_code=HTTP_200_OK)
async def post_club_change(request: Request[Any, Any, Any], club: ClubId, data: JSONBody[ClubChange]) -> Club:
    """Describe a club anew, open it or close it."""
    person = signed_in(request)
    await _clubs(request).describe(person, club, data)
    return await _clubs(request).info(person, club)


@get("/api/clubs/{club:str}/members")
async def get_members(request: Request[Any, Any, Any], club: ClubId) -> list[Member]:
    """Who is in a club; officers also see who is invited and who asks."""
    return await _clubs(request).members(request.scope["user"], club)


@post("/api/clubs/{club:str}/join", status_code=HTTP_200_OK)
async def post_club_join(request: Request[Any, Any, Any], club: ClubId) -> Club:
    """Come in where the club is open or you are invited; otherwise ask to be let in."""
    person = signed_in(request)
    await _clubs(request).join(person, club)
    return await _clubs(request).info(person, club)


@post("/api/clubs/{club:str}/leave", status_code=HTTP_200_OK)
async def post_club_leave(request: Request[Any, Any, Any], club: ClubId) -> wire.Done:
    """Go; or decline an invitation, or ask no more."""
    await _clubs(request).leave(signed_in(request), club)
    return wire.Done()


@post("/api/clubs/{club:str}/members", status_code=HTTP_200_OK)
async def post_member(request: Request[Any, Any, Any], club: ClubId, data: JSONBody[NewRole]) -> wire.Done:
    """Invite somebody, let somebody in, change a role, hand the club over."""
    await _clubs(request).appoint(signed_in(request), club, data)
    return wire.Done()


@post("/api/clubs/{club:str}/remove", status_code=HTTP_200_OK)
async def post_remove(request: Request[Any, Any, Any], club: ClubId, data: JSONBody[Someone]) -> wire.Done:
    """Send somebody away, take an invitation back, or do not let somebody in."""
    await _clubs(request).remove(signed_in(request), club, data.account)
    return wire.Done()


@get("/api/clubs/{club:str}/tables")
async def get_club_tables(
    request: Request[Any, Any, Any],
    club: ClubId,
    which: Annotated[State | None, QueryParameter(name="state")] = None,
    before: Before = None,
) -> list[wire.TableInfo]:
    """The tables of a club, for its members, the latest first; `before` (a time) for the next page."""
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
