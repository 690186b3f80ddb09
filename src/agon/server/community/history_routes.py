"""Ratings and game history over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, People
from agon.server.community.history import History, Leader, RatingStep, SideTally, Tally
from agon.server.community.openings import GameOpenings, Openings, Source
from agon.server.community.ratings import Rating
from agon.server.community.statistics import GameStatistics, Statistics
from agon.server.protocol.parameters import Before

AccountId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9_]+$")]


def _history(request: ApiRequest) -> History:
    history: History = request.app.state.services.history
    return history


@get("/api/accounts/{account:str}/games")
async def get_games_of(
    request: ApiRequest,
    account: AccountId,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Before = None,
) -> list[protocol.TableInfo]:
    """Return the finished games of an account, latest first; `before` (a time) for the next page."""
    return await _history(request).games(request.user, account, game, before)


@get("/api/accounts/{account:str}/against/{other:str}")
async def get_record_against(request: ApiRequest, account: AccountId, other: AccountId) -> list[Tally]:
    """Return the head-to-head record of two accounts, by game."""
    return await _history(request).against(request.user, account, other)


@get("/api/accounts/{account:str}/results")
async def get_results(request: ApiRequest, account: AccountId) -> list[SideTally]:
    """Return the results of an account, by game and seat."""
    return await _history(request).results(request.user, account)


@get("/api/accounts/{account:str}/ratings")
async def get_ratings(request: ApiRequest, account: AccountId) -> list[Rating]:
    """Return the ratings of an account, one per game."""
    return await _history(request).ratings(account)


@get("/api/accounts/{account:str}/ratings/{game:str}")
async def get_rating_steps(
    request: ApiRequest, account: AccountId, game: GameName, before: Before = None
) -> list[RatingStep]:
    """Return the history of a rating, latest first; `before` (a time) for the next page."""
    return await _history(request).steps(request.user, account, game, before)


@get("/api/accounts/{account:str}/statistics")
async def get_statistics(request: ApiRequest, account: AccountId) -> list[GameStatistics]:
    """Return the statistics of an account by game: results, streaks, openings, luck in analysed games."""
    statistics: Statistics = request.app.state.services.statistics
    people: People = request.app.state.services.people
    await people.person(account)  # or it is not found
    return await statistics.of(request.user, account)


@get("/api/games/{game:str}/leaders")
async def get_leaders(
    request: ApiRequest,
    game: GameName,
    page: Annotated[int, QueryParameter(ge=0, le=1000)] = 0,
) -> list[Leader]:
    """Return the leaderboard of a game."""
    return await _history(request).leaders(game, page)


@get("/api/games/{game:str}/openings")
async def get_openings(
    request: ApiRequest, game: GameName, source: Annotated[Source | None, QueryParameter()] = None
) -> GameOpenings:
    """Return how the latest public games of a game opened, and with what results: up to 500 that were played here, up
    to 500 that were imported, or both together. Counted every ten minutes."""
    openings: Openings = request.app.state.services.openings
    return await openings.of(game, source)


HANDLERS = [
    get_games_of,
    get_record_against,
    get_results,
    get_ratings,
    get_rating_steps,
    get_statistics,
    get_leaders,
    get_openings,
]
