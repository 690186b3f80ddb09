"""The refusals in the description of the API: every request may meet them, so they are written down once for all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from agon.server import wire

REFUSALS = {
    400: "It is not a request that makes sense here.",
    401: "It needs an account, or another password.",
    403: "It is not yours to do, or was not sent by a page of this server.",
    404: "There is no such thing, or it is not for you to see.",
    409: "It cannot be done now.",
    413: "It is too large.",
    429: "It is too much at once; try again later.",
    503: "The database does not answer; nothing was changed.",
}


def with_refusals(handlers: Iterable[Any]) -> list[Any]:
    """The handlers, each with every refusal in its description."""
    told = {code: ResponseSpec(wire.Refusal, generate_examples=False, description=REFUSALS[code]) for code in REFUSALS}
    given = list(handlers)
    for handler in given:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**told, **(handler.responses or {})}
    return given
