"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from sqlalchemy import text

from agon.engine.errors import AgonError
from agon.server import (
    analyses_pages,
    clubs_pages,
    front_pages,
    history_pages,
    imagined_pages,
    letters_pages,
    lobby_pages,
    metrics,
    moderation_pages,
    people_pages,
    play,
    rulebook_pages,
    studies_pages,
    table_pages,
    talk_pages,
    tournaments_pages,
    wire,
)
from agon.server.accounts import Accounts
from agon.server.analyses import Analyses
from agon.server.bodies import StrictRequest, refuse_null_in_query
from agon.server.clubs import Clubs
from agon.server.description import StructWords, described, description
from agon.server.doorbell import Doorbell
from agon.server.foresight import Foresight
from agon.server.hall import Hall
from agon.server.headers import add_headers
from agon.server.history import History
from agon.server.letters import Letters
from agon.server.limits import Attempts, Wait
from agon.server.lobby import Lobby
from agon.server.moderation import Moderation
from agon.server.notices import Notices
from agon.server.old_rules import OldRules
from agon.server.people import People, Recognition
from agon.server.plans import Plans
from agon.server.presence import Present
from agon.server.ratings import Ratings
from agon.server.refusals import status
from agon.server.replays import Replays
from agon.server.rounds import Rounds
from agon.server.rulebook import Rulebooks
from agon.server.settings import Settings, carried
from agon.server.shoulders import Shoulders
from agon.server.storage import Storage
from agon.server.studies import Studies
from agon.server.talk import Talk
from agon.server.tournaments import Tournaments
from agon.server.vacations import Vacations

AREAS = (
    front_pages,
    metrics,
    people_pages,
    letters_pages,
    moderation_pages,
    lobby_pages,
    play,
    table_pages,
    imagined_pages,
    analyses_pages,
    talk_pages,
    studies_pages,
    rulebook_pages,
    history_pages,
    clubs_pages,
    tournaments_pages,
)

log = logging.getLogger(__name__)


def spare_the_collector() -> None:
    """Python's collector would stop everybody for a look at every live table, again and again. What is there now stays,
    and it looks at all the rest rarely: hardly anything here goes round in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


class House:
    """Everything a process of the server holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(4)  # tells the processes of a server apart
        self.storage = Storage(settings.database_url)
        self.hall = Hall(self.storage, settings.database_url)
        self.hall.shelf.old = OldRules(settings.old_rules)
        self.people = People(self.storage, settings)
        self.lobby = Lobby(self.storage, self.hall)
        self.sockets = Present()
        self.attempts = Attempts(settings.attempts_per_minute)
        self.accounts = Accounts(self.people, self.hall, self.lobby, self.sockets)
        self.letters = Letters(self.storage, settings, self.accounts)
        self.moderation = Moderation(self.storage, self.accounts)
        self.talk = Talk(self.storage, self.hall, self.lobby, self.sockets)
        self.notices = Notices(self.storage, settings, self.sockets)
        self.host = play.Host(self.hall, self.lobby, self.talk)
        self.plans = Plans(self.storage, self.hall, self.host)
        self.shoulders = Shoulders(self.storage, self.hall, self.host)
        self.replays = Replays(self.host)
        self.studies = Studies(self.storage)
        self.rulebooks = Rulebooks(self.studies.house)
        self.foresight = Foresight(self.host, self.studies)
        self.analyses = Analyses(self.storage, self.host, settings.analysis_depth)
        self.vacations = Vacations(self.storage, self.hall)
        self.ratings = Ratings(self.storage, self.hall)
        self.history = History(self.storage, self.lobby)
        self.clubs = Clubs(self.storage, self.lobby)
        self.rounds = Rounds(self.storage, self.people, self.hall, self.lobby)
        self.tournaments = Tournaments(self.storage, self.clubs, self.rounds)
        self.ratings.settled.append(self.rounds.settled)
        self.hall.overheard += [Doorbell(self.storage, self.sockets).hear, self.talk.hear, self.accounts.hear]
        self.hall.after += [metrics.committed, self.notices.after, self.ratings.after]

    @contextlib.asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        app.state.house = self
        await self.hall.start()
        await self.notices.start()
        await self.ratings.start()
        await self.rounds.start()
        metrics.forget_the_dead()
        figures = asyncio.create_task(metrics.watch(self.sockets, self.hall.lives))
        spare_the_collector()
        log.info("open", extra={"fields": {"worker": self.worker}})
        try:
            yield
        finally:
            figures.cancel()
            await self.letters.close()
            await self.rounds.close()
            await self.ratings.close()
            await self.notices.close()
            await self.analyses.close()
            await self.hall.close()
            self.studies.close()
            await self.hall.shelf.old.close()
            await self.storage.close()
            log.info("closed", extra={"fields": {"worker": self.worker}})


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def get_health(request: Request[Any, Any, Any]) -> Response[str]:
    """Whether the server and its database answer, and which of its processes does."""
    house: House = request.app.state.house
    async with house.storage.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Response("ok", headers={play.WORKER: house.worker})


def refuse(request: Request[Any, Any, Any], error: AgonError) -> Response[wire.Refusal]:
    """A refusal: its code and sentence, and the status that fits."""
    metrics.REFUSALS.labels(error.code).inc()
    headers = {"retry-after": str(error.seconds)} if isinstance(error, Wait) else None
    return Response(wire.Refusal(error.code, error.message), status_code=status(error.code), headers=headers)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refusal]:
    """What the framework refuses, in the same shape."""
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        largest = request.route_handler.resolve_request_max_body_size()
        metrics.REFUSALS.labels("too-large").inc()
        return Response(wire.Refusal("too-large", f"a request has at most {largest} bytes"), status_code=413)
    codes = {404: "not-found", 429: "too-many-requests"}
    reasons = getattr(error, "extra", None) or []
    detail = error.detail
    if isinstance(reasons, list) and reasons and isinstance(reasons[0], dict):
        detail = "; ".join(f"{reason.get('key', 'body')}: {reason.get('message', '')}" for reason in reasons)
    headers = error.headers if isinstance(error, TooManyRequestsException) else None
    code = codes.get(error.status_code, "bad-request" if error.status_code < 500 else "engine-fault")
    metrics.REFUSALS.labels(code).inc()
    return Response(wire.Refusal(code, detail), status_code=error.status_code, headers=headers)


def break_down(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refusal]:
    """A fault of ours: told without its insides."""
    log.error("fault", exc_info=error)
    metrics.REFUSALS.labels("engine-fault").inc()
    return Response(wire.Refusal("engine-fault", "something broke here; nothing was changed"), status_code=500)


def create_app(settings: Settings | None = None) -> Litestar:
    """The application, with the settings this process was started with unless others are given."""
    settings = settings or carried()
    house = House(settings)
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        exclude=[f"^{settings.base_path}/{path}$" for path in ("healthz", "metrics", "api/play", "assets/.*")],
    )
    return Litestar(
        route_handlers=described([get_health, *(handler for area in AREAS for handler in area.HANDLERS)]),
        path=settings.base_path,
        lifespan=[house.open],
        middleware=[metrics.requests.middleware, limit.middleware, DefineMiddleware(Recognition)],
        exception_handlers={AgonError: refuse, HTTPException: refuse_http, Exception: break_down},
        request_class=StrictRequest,
        before_request=refuse_null_in_query,
        before_send=[add_headers],
        request_max_body_size=settings.largest_message,
        openapi_config=description(),
        plugins=[StructWords()],
        logging_config=None,
        debug=False,
    )
