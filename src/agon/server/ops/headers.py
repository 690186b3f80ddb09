"""Default response headers."""

from __future__ import annotations

import re

from litestar.types import Message, Scope

DEFAULT_HEADERS = (
    (b"x-content-type-options", b"nosniff"),  # no content sniffing
    (b"referrer-policy", b"no-referrer"),  # URLs may hold invitations
    (b"x-frame-options", b"DENY"),
)
NO_STORE = (b"cache-control", b"no-store")
POLICY = (
    b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'%s; "
    b"frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'"
)
HOST = re.compile(rb"[A-Za-z0-9.:\[\]-]{1,255}")


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the default headers; pages have a policy, and responses are not cached unless they say so."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    known = {name.lower(): value for name, value in headers}
    defaults = [*DEFAULT_HEADERS, NO_STORE]
    if known.get(b"content-type", b"").startswith(b"text/html"):
        defaults.append((b"content-security-policy", policy(scope)))
    message["headers"] = [*headers, *(header for header in defaults if header[0] not in known)]


def policy(scope: Scope) -> bytes:
    """Return the policy of a page. It may connect only to its own host; for some browsers, that does not include
    sockets unless they are named."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    return POLICY % (b" ws://%s wss://%s" % (host, host) if HOST.fullmatch(host) else b"")
