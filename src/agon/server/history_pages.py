"""Ratings and what has been played, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import PathParameter, QueryParameter

from agon.server import wire
from agon.server.history import History, Leader, RatingStep, Tally
from agon.server.lobby_pages import Before
from agon.server.ratings import Rating

AccountId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9_]+$")]


def _history(request: Request[Any, Any, Any]) -> History:
    history: History = request.app.state.house.history
    return history


@get("/api/accounts/{account:str}/games")
async def get_games_of(
    request: Request[Any, Any, Any],
    account: AccountId,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Before = None,
) -> list[wire.TableInfo]:
    """The finished games of somebody, the latest first; `before` (a time) for the next page."""
    return await _history(request).games(request.scope["user"], account, game, before)


@get("/api/accounts/{account:str}/against/{other:str}")
async def get_record_against(request: Request[Any, Any, Any], account: AccountId, other: AccountId) -> list[Tally]:
    """How somebody stands with another, game by game."""
    return await _history(request).against(request.scope["user"], account, other)


@get("/api/accounts/{account:str}/ratings")
async def get_ratings(request: Request[Any, Any, Any], account: AccountId) -> list[Rating]:
    """Somebody's ratings, one a game."""
    return await _history(request).ratings(account)


@get("/api/accounts/{account:str}/ratings/{game:str}")
async def get_rating_steps(
    request: Request[Any, Any, Any], account: AccountId, game: GameName, before: Before = None
) -> list[RatingStep]:
    """How a rating went, the latest first; `before` (a time) for the next page."""
    return await _history(request).steps(account, game, before)


@get("/api/games/{game:str}/leaders")
async def get_leaders(
    request: Request[Any, Any, Any],
    game: GameName,
    page: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
) -> list[Leader]:
    """The best in a game, of those who played enough of it."""
    return await _history(request).leaders(game, page)


HANDLERS = [get_games_of, get_record_against, get_ratings, get_rating_steps, get_leaders]
