"""Rulebooks, lessons and the parts of positions over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter, QueryParameter

from agon.games import load
from agon.server import rulebook, wire_study
from agon.server.studies import Studies

GameName = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9_]+$")]
KEPT = {"cache-control": "public, max-age=3600"}  # it changes when the server does


@get("/api/games/{game:str}/rulebook")
async def get_rulebook(
    request: Request[Any, Any, Any], game: GameName, lang: Annotated[str, QueryParameter(max_length=10)] = "en"
) -> Response[wire_study.Rulebook]:
    """The rules of a game in words, in English where a language has none, with the studies that show them."""
    house = request.app.state.house
    return Response(await house.studies.in_thread(house.rulebooks.read, load(game).name, lang), headers=KEPT)


@get("/api/games/{game:str}/lessons")
async def get_lessons(request: Request[Any, Any, Any], game: GameName) -> Response[list[wire_study.LessonInfo]]:
    """The lessons of a game, in order."""
    studies: Studies = request.app.state.house.studies
    return Response(await studies.in_thread(rulebook.lessons, studies.house, load(game).name), headers=KEPT)


@get("/api/games/{game:str}/paths")
async def get_paths(game: GameName) -> Response[list[wire_study.PathInfo]]:
    """The parts of a position that a study sets and reads."""
    return Response(rulebook.paths(load(game)), headers=KEPT)


HANDLERS = [get_rulebook, get_lessons, get_paths]
