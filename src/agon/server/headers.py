"""Headers that every answer carries."""

from __future__ import annotations

from litestar.types import Message, Scope

ALWAYS = (
    (b"x-content-type-options", b"nosniff"),  # a browser takes an answer for what it says it is
    (b"referrer-policy", b"no-referrer"),  # addresses hold invitations
    (b"x-frame-options", b"DENY"),
)
UNSEEN = (b"cache-control", b"no-store")


async def add_headers(message: Message, scope: Scope) -> None:
    """Nothing of what somebody may see is kept on the way, unless the answer says that it may be."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    known = {name.lower() for name, _ in headers}
    message["headers"] = [*headers, *(header for header in (*ALWAYS, UNSEEN) if header[0] not in known)]
