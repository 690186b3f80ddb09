"""The host names under which the server answers.

A page of another site can point its own name at this server (DNS rebinding) and would then be of the same origin. So
names that others could own are refused unless the settings allow them. Addresses and names within the local network
cannot be pointed elsewhere."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from litestar.types import ASGIApp, Receive, Scope, Send

from agon.engine.errors import Refused
from agon.server.settings import Settings

LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")  # suffixes that nobody can register


class AllowedHosts:
    """Middleware that refuses requests for other hosts; health checks may use any name."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.health = app, f"{settings.base_path}/healthz"
        self.is_allowed = lru_cache(1000)(lambda host: is_allowed(host, settings))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] != self.health:
            named = [value for name, value in scope["headers"] if name == b"host"]
            if not all(self.is_allowed(host.decode("latin-1")) for host in named):
                message = "this server does not answer to that host name; its administrator can add it to allowed_hosts"
                raise Refused("forged-request", message)
        await self.app(scope, receive, send)


def is_allowed(host: str, settings: Settings) -> bool:
    """Whether the server answers under a host name.

    >>> [is_allowed(host, Settings()) for host in ("localhost:8000", "10.0.0.2", "[::1]:80", "box", "box.local:80", "")]
    [True, True, True, True, True, True]
    >>> is_allowed("b.org", Settings()), is_allowed("b.org", Settings(allowed_hosts="a.org, b.org"))
    (False, True)
    >>> is_allowed("games.example.org", Settings(public_url="https://games.example.org/agon"))
    True
    """
    name = _name(host)
    allowed = {_name(one) for one in settings.allowed_hosts.split(",")}
    if "*" in allowed or name in allowed or name in (_name(settings.origin.partition("://")[2]), settings.host):
        return True
    return "." not in name and ":" not in name or name.endswith(LOCAL) or _is_address(name)


def _name(host: str) -> str:
    """Return a host name without its port, in lower case."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
