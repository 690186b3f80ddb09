"""Finding each other over HTTP: looking for an opponent, challenges, followed players."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, signed_in
from agon.server.community.challenges import Challenges
from agon.server.community.follows import Follows
from agon.server.community.seeks import Seeks
from agon.server.protocol.parameters import PathId, TableId

NO_STORE = CacheControlHeader(no_store=True)


def _seeks(request: ApiRequest) -> Seeks:
    seeks: Seeks = request.app.state.services.seeks
    return seeks


def _challenges(request: ApiRequest) -> Challenges:
    challenges: Challenges = request.app.state.services.challenges
    return challenges


def _follows(request: ApiRequest) -> Follows:
    follows: Follows = request.app.state.services.follows
    return follows


@get("/api/seeks", cache_control=NO_STORE)
async def get_seeks(request: ApiRequest) -> list[protocol.Seekers]:
    """Count the people who look for an opponent, by game and speed."""
    return await _seeks(request).all()


@get("/api/me/seek", cache_control=NO_STORE)
async def get_seek(request: ApiRequest) -> protocol.MySeek:
    """Return what you look for; once you play, with the table."""
    return await _seeks(request).of(signed_in(request))


@post("/api/me/seek", status_code=HTTP_200_OK)
async def post_seek(request: ApiRequest, data: JSONBody[protocol.NewSeek]) -> protocol.MySeek:
    """Look for an opponent. It lasts while you have a socket open; a `lobby` message tells of the game."""
    return await _seeks(request).look(signed_in(request), data)


@delete("/api/me/seek", status_code=HTTP_200_OK)
async def delete_seek(request: ApiRequest) -> protocol.Done:
    """Look no further."""
    await _seeks(request).stop(signed_in(request))
    return protocol.Done()


@get("/api/me/challenges", cache_control=NO_STORE)
async def get_challenges(request: ApiRequest) -> list[protocol.Challenge]:
    """List the open challenges to you and by you, latest first."""
    return await _challenges(request).of(signed_in(request))


@post("/api/challenges")
async def post_challenge(request: ApiRequest, data: JSONBody[protocol.NewChallenge]) -> protocol.Challenge:
    """Challenge somebody: create a private table that waits for their answer."""
    return await _challenges(request).make(signed_in(request), data)


@post("/api/challenges/{table:str}/accept", status_code=HTTP_200_OK)
async def post_acceptance(request: ApiRequest, table: TableId, data: JSONBody[protocol.Join]) -> protocol.TableInfo:
    """Accept a challenge; the game begins."""
    return await _challenges(request).accept(signed_in(request), table, data)


@delete("/api/challenges/{table:str}", status_code=HTTP_200_OK)
async def delete_challenge(request: ApiRequest, table: TableId) -> protocol.Done:
    """Decline a challenge, or withdraw yours."""
    await _challenges(request).decline(signed_in(request), table)
    return protocol.Done()


@get("/api/me/follows", cache_control=NO_STORE)
async def get_follows(request: ApiRequest) -> list[protocol.Followed]:
    """List the players you follow: whether they are online, and their public games in progress."""
    return await _follows(request).of(signed_in(request))


@put("/api/me/follows/{other:str}")
async def put_follow(request: ApiRequest, other: PathId) -> protocol.Done:
    """Follow a player."""
    await _follows(request).add(signed_in(request), other)
    return protocol.Done()


@delete("/api/me/follows/{other:str}", status_code=HTTP_200_OK)
async def delete_follow(request: ApiRequest, other: PathId) -> protocol.Done:
    """Follow a player no longer."""
    await _follows(request).remove(signed_in(request), other)
    return protocol.Done()


HANDLERS = [
    get_seeks,
    get_seek,
    post_seek,
    delete_seek,
    get_challenges,
    post_challenge,
    post_acceptance,
    delete_challenge,
    get_follows,
    put_follow,
    delete_follow,
]
