"""Strict decoding of HTTP requests, as on the socket: no type coercion, no null bytes."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request

from agon.engine.errors import Refused

NULL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # databases cannot store it in text


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON must match its handler's declared type."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            refuse_null(body)
            return msgspec.json.decode(body, type=field.annotation if field else Any)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-request", f"the body is not valid: {error}") from None


def refuse_null(raw: bytes) -> None:
    """Refuse JSON with a null byte in a string."""
    if b"\\u0000" in raw and NULL.search(raw):
        raise Refused("bad-request", "a text cannot contain null bytes")


async def refuse_null_in_query(request: Request[Any, Any, Any]) -> None:
    """Refuse a null byte in the query string; path patterns already exclude it."""
    if b"%00" in request.scope["query_string"]:
        raise Refused("bad-request", "a text cannot contain null bytes")
