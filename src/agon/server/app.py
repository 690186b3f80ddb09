"""The server put together."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import SwaggerRenderPlugin
from sqlalchemy import text

from agon import __version__
from agon.engine.errors import AgonError
from agon.server import lobby_pages, people_pages, play, wire
from agon.server.hall import Hall
from agon.server.lobby import Lobby
from agon.server.people import People, Recognition
from agon.server.refusals import status
from agon.server.settings import Settings, carried
from agon.server.storage import Storage

log = logging.getLogger(__name__)


class House:
    """Everything a process of the server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.hall = Hall(self.storage, settings.database_url)
        self.people = People(self.storage, settings)
        self.lobby = Lobby(self.storage, self.hall)
        self.host = play.Host(self.hall, self.lobby)
        self.sockets: set[play.Socket] = set()

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        app.state.house = self
        await self.hall.start()
        try:
            yield
        finally:
            await self.hall.close()
            await self.storage.close()


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def get_health(request: Request[Any, Any, Any]) -> str:
    """Whether the server and its database answer."""
    house: House = request.app.state.house
    async with house.storage.read() as connection:
        await connection.execute(text("SELECT 1"))
    return "ok"


def refuse(request: Request[Any, Any, Any], error: AgonError) -> Response[wire.Refusal]:
    """A refusal: its code and sentence, and the status that fits."""
    return Response(wire.Refusal(error.code, error.message), status_code=status(error.code))


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refusal]:
    """What the framework refuses, in the same shape."""
    codes = {404: "not-found", 413: "too-large", 429: "too-many-requests", 405: "bad-request"}
    reasons = getattr(error, "extra", None) or []
    detail = error.detail
    if isinstance(reasons, list) and reasons and isinstance(reasons[0], dict):
        detail = "; ".join(f"{reason.get('key', 'body')}: {reason.get('message', '')}" for reason in reasons)
    headers = error.headers if isinstance(error, TooManyRequestsException) else None
    code = codes.get(error.status_code, "bad-request" if error.status_code < 500 else "engine-fault")
    return Response(wire.Refusal(code, detail), status_code=error.status_code, headers=headers)


def break_down(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refusal]:
    """A fault of ours: told without its insides."""
    log.error("fault", exc_info=error)
    return Response(wire.Refusal("engine-fault", "something broke here; nothing was changed"), status_code=500)


def create_app(settings: Settings | None = None) -> Litestar:
    """The application, with the settings this process was started with unless others are given."""
    settings = settings or carried()
    house = House(settings)
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), exclude=["^/healthz$", "^/metrics$", "^/api/play$"]
    )
    return Litestar(
        route_handlers=[get_health, *people_pages.HANDLERS, *lobby_pages.HANDLERS, *play.HANDLERS],
        path=settings.base_path,
        lifespan=[house.open],
        plugins=[house.hall.news.channels],
        middleware=[limit.middleware, DefineMiddleware(Recognition)],
        exception_handlers={AgonError: refuse, HTTPException: refuse_http, Exception: break_down},
        request_max_body_size=settings.largest_message,
        response_cache_config=ResponseCacheConfig(),
        openapi_config=OpenAPIConfig(
            title="Agon", version=__version__, path="/api/docs", render_plugins=[SwaggerRenderPlugin()]
        ),
        logging_config=None,
        debug=False,
    )
