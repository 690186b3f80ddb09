"""Rulebooks, lessons and position paths over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from agon.games import load
from agon.server import protocol
from agon.server.accounts.identity import ApiRequest
from agon.server.study import rulebook
from agon.server.study.studies import Studies

GameName = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9_]+$")]
CACHE_HEADERS = {"cache-control": "public, max-age=3600"}  # changes only with the server version


@get("/api/games/{game:str}/rulebook")
async def get_rulebook(
    request: ApiRequest, game: GameName, lang: Annotated[str, QueryParameter(max_length=10)] = "en"
) -> Response[protocol.Rulebook]:
    """Return the rulebook of a game, with English as a fallback, and the studies that show each rule."""
    services = request.app.state.services
    return Response(
        await services.studies.in_thread(services.rulebooks.read, load(game).name, lang), headers=CACHE_HEADERS
    )


@get("/api/games/{game:str}/lessons")
async def get_lessons(request: ApiRequest, game: GameName) -> Response[list[protocol.LessonInfo]]:
    """Return the lessons of a game, in order."""
    studies: Studies = request.app.state.services.studies
    return Response(
        await studies.in_thread(rulebook.lessons, studies.bookshelf, load(game).name), headers=CACHE_HEADERS
    )


@get("/api/games/{game:str}/paths")
async def get_paths(game: GameName) -> Response[list[protocol.PathInfo]]:
    """Return the paths of a position that studies can set and read."""
    return Response(rulebook.paths(load(game)), headers=CACHE_HEADERS)


HANDLERS = [get_rulebook, get_lessons, get_paths]
