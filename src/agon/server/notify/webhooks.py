"""Webhooks: post a line of text to Discord, Slack, ntfy or a plain URL.

A user's URL must not reach the server's own network: the host name is resolved once, all its addresses are checked,
and the connection uses a checked address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import httpx

KINDS = ("plain", "discord", "slack", "ntfy")
TIMEOUT = 10.0


class WebhookError(Exception):
    """The URL is not allowed."""


class Webhooks:
    """Posts to URLs given by users."""

    def __init__(self, private: bool = False) -> None:
        self.private = private

    async def post(self, url: str, kind: str, title: str, text: str) -> None:
        """Post a line; raises `WebhookError`, httpx.HTTPError or OSError on failure."""
        parts = urlsplit(url)
        if parts.scheme not in ("https", "http") or not parts.hostname or parts.username:
            raise WebhookError("not a valid URL")
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address(parts.hostname, port)
        host = f"[{address}]" if ":" in address else address
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        headers = {
            "host": parts.netloc,
            **({"title": title.encode("ascii", "replace").decode()} if kind == "ntfy" else {}),
        }
        async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False, follow_redirects=False) as http:
            request = http.build_request(
                "POST",
                f"{parts.scheme}://{host}:{port}{path}",
                headers=headers,
                extensions={"sni_hostname": parts.hostname},
                **_content(kind, title, text),  # type: ignore[arg-type]
            )
            (await http.send(request)).raise_for_status()

    async def _address(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        if not addresses or not self.private and not all(is_public(address) for address in addresses):
            raise WebhookError("the address is in a private network")
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an IP address is public.

    >>> [is_public(a) for a in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::ffff:127.0.0.1", "1.1.1.1")]
    [False, False, False, False, True]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return ip.is_global and not ip.is_multicast


def _content(kind: str, title: str, text: str) -> dict[str, object]:
    """Return the request body in the format of the service."""
    if kind == "discord":
        return {"json": {"content": text}}
    if kind == "slack":
        return {"json": {"text": text}}
    if kind == "ntfy":
        return {"content": text.encode()}
    return {"json": {"title": title, "text": text}}
