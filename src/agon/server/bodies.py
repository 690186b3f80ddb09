"""What comes in is read as strictly over HTTP as over the socket: no text is a number, and none holds a null byte."""

from __future__ import annotations

import re
from typing import Any

import msgspec
from litestar import Request

from agon.engine.errors import Refused

NULL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # which no database keeps in a text


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON is what its handler declares, or is refused."""

    async def json(self) -> Any:
        field = self.route_handler.parsed_data_field
        body = await self.body()
        try:
            refuse_null(body)
            return msgspec.json.decode(body, type=field.annotation if field else Any)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("bad-request", f"the body is not what it should be: {error}") from None


def refuse_null(raw: bytes) -> None:
    """Refuse JSON with a null byte in a text."""
    if NULL.search(raw):
        raise Refused("bad-request", "a text holds no null byte")


async def refuse_null_in_query(request: Request[Any, Any, Any]) -> None:
    """Refuse an address with a null byte behind its question mark; in the path no pattern takes one."""
    if b"%00" in request.scope["query_string"]:
        raise Refused("bad-request", "a text holds no null byte")
