"""Default response headers."""

from __future__ import annotations

from litestar.types import Message, Scope

DEFAULT_HEADERS = (
    (b"x-content-type-options", b"nosniff"),  # no content sniffing
    (b"referrer-policy", b"no-referrer"),  # URLs may hold invitations
    (b"x-frame-options", b"DENY"),
)
NO_STORE = (b"cache-control", b"no-store")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the default headers; responses are not cached unless they say so."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    known = {name.lower() for name, _ in headers}
    message["headers"] = [*headers, *(header for header in (*DEFAULT_HEADERS, NO_STORE) if header[0] not in known)]
