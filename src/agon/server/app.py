"""Application factory: routes, middleware, error handlers."""

from __future__ import annotations

import logging

from litestar import Litestar, MediaType, Response, route
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE
from sqlalchemy import text

from agon.engine.errors import AgonError
from agon.server import metrics, protocol
from agon.server.accounts import email_routes, notice_routes
from agon.server.accounts import routes as account_routes
from agon.server.accounts.identity import ApiRequest, Authentication
from agon.server.accounts.rate_limits import Wait, address_of
from agon.server.analysis import routes as analysis_routes
from agon.server.community import chat_routes, club_routes, encounter_routes, history_routes, moderation_routes
from agon.server.errors import status
from agon.server.lobby import routes as lobby_routes
from agon.server.ops import static_site
from agon.server.ops.headers import add_headers
from agon.server.ops.hosts import AllowedHosts
from agon.server.ops.openapi import StructDescriptions, described, description
from agon.server.play import routes as play_routes
from agon.server.play.socket import WORKER, play_socket
from agon.server.protocol.strict_json import StrictRequest, refuse_null_in_query
from agon.server.services import Services
from agon.server.settings import Settings, exported
from agon.server.study import puzzles as puzzle_routes
from agon.server.study import routes as study_routes
from agon.server.study import rulebook_routes
from agon.server.tournaments import routes as tournament_routes

AREAS = (
    static_site,
    metrics,
    account_routes,
    email_routes,
    notice_routes,
    moderation_routes,
    lobby_routes,
    play_routes,
    analysis_routes,
    chat_routes,
    study_routes,
    rulebook_routes,
    puzzle_routes,
    history_routes,
    club_routes,
    encounter_routes,
    tournament_routes,
)

log = logging.getLogger(__name__)


@route("/healthz", http_method=static_site.READ, media_type=MediaType.TEXT, include_in_schema=False)
async def get_health(request: ApiRequest) -> Response[str]:
    """Report whether the server and its database respond and can be written, and which process answered."""
    services: Services = request.app.state.services
    async with services.storage.read() as connection:
        await connection.execute(text("SELECT 1"))
    if not services.registry.uptime.is_beating:
        raise AgonError("storage-down", "nothing can be written to the database")
    return Response("ok", headers={WORKER: services.worker})


def refuse(request: ApiRequest, error: AgonError) -> Response[protocol.Refusal]:
    """Convert a refusal to a response: code, message and HTTP status."""
    metrics.REFUSALS.labels(error.code).inc()
    headers = {"retry-after": str(error.seconds)} if isinstance(error, Wait) else None
    return Response(protocol.Refusal(error.code, error.message), status_code=status(error.code), headers=headers)


def refuse_http(request: ApiRequest, error: HTTPException) -> Response[protocol.Refusal]:
    """Convert a framework error to the same format."""
    if error.status_code == HTTP_413_REQUEST_ENTITY_TOO_LARGE:
        largest = request.route_handler.resolve_request_max_body_size()
        metrics.REFUSALS.labels("too-large").inc()
        return Response(protocol.Refusal("too-large", f"the request is larger than {largest} bytes"), status_code=413)
    codes = {404: "not-found", 429: "too-many-requests"}
    reasons = getattr(error, "extra", None) or []
    detail = error.detail
    if isinstance(reasons, list) and reasons and isinstance(reasons[0], dict):
        detail = "; ".join(f"{reason.get('key', 'body')}: {reason.get('message', '')}" for reason in reasons)
    headers = error.headers if isinstance(error, TooManyRequestsException) else None
    code = codes.get(error.status_code, "bad-request" if error.status_code < 500 else "engine-fault")
    metrics.REFUSALS.labels(code).inc()
    return Response(protocol.Refusal(code, detail), status_code=error.status_code, headers=headers)


def internal_error(request: ApiRequest, error: Exception) -> Response[protocol.Refusal]:
    """Return a generic 500 without internals."""
    log.error("unhandled error", exc_info=error)
    metrics.REFUSALS.labels("engine-fault").inc()
    return Response(protocol.Refusal("engine-fault", "internal error; nothing was changed"), status_code=500)


def create_app(settings: Settings | None = None) -> Litestar:
    """Create the application, by default with the settings of this process."""
    settings = settings or exported()
    services = Services(settings)
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        identifier_for_request=address_of,
        exclude=[f"^{settings.base_path}/{path}$" for path in ("healthz", "metrics", "api/play", "assets/.*")],
    )
    return Litestar(
        route_handlers=described([get_health, play_socket, *(handler for area in AREAS for handler in area.HANDLERS)]),
        path=settings.base_path,
        lifespan=[services.open],
        middleware=[
            metrics.requests.middleware,
            DefineMiddleware(AllowedHosts, settings=settings),
            limit.middleware,
            DefineMiddleware(Authentication),
        ],
        exception_handlers={AgonError: refuse, HTTPException: refuse_http, Exception: internal_error},
        request_class=StrictRequest,
        before_request=refuse_null_in_query,
        before_send=[add_headers],
        request_max_body_size=settings.largest_message,
        openapi_config=description(),
        plugins=[StructDescriptions()],
        logging_config=None,
        debug=False,
    )
