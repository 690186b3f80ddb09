"""Webhooks: a line of text to Discord, Slack, ntfy or a plain address.

An address given by a user must not lead into the server's own network: the name is resolved once, every address it has
is looked at, and the connection goes to an address that was looked at.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import httpx

KINDS = ("plain", "discord", "slack", "ntfy")
PATIENCE = 10.0


class Refuses(Exception):
    """An address that is not posted to."""


class Webhooks:
    """Posts to addresses that users name."""

    def __init__(self, private: bool = False) -> None:
        self.private = private

    async def post(self, url: str, kind: str, title: str, text: str) -> None:
        """Post a line; raises `Refuses`, httpx.HTTPError or OSError if it does not arrive."""
        parts = urlsplit(url)
        if parts.scheme not in ("https", "http") or not parts.hostname or parts.username:
            raise Refuses("not an address")
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address(parts.hostname, port)
        host = f"[{address}]" if ":" in address else address
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        headers = {
            "host": parts.netloc,
            **({"title": title.encode("ascii", "replace").decode()} if kind == "ntfy" else {}),
        }
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False, follow_redirects=False) as http:
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
            raise Refuses("the address lies in a private network")
        return addresses[0]


def is_public(address: str) -> bool:
    """Whether an address is out in the world.

    >>> [is_public(a) for a in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::ffff:127.0.0.1", "1.1.1.1")]
    [False, False, False, False, True]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    ip = getattr(ip, "ipv4_mapped", None) or ip
    return ip.is_global and not ip.is_multicast


def _content(kind: str, title: str, text: str) -> dict[str, object]:
    """What each service wants to hear."""
    if kind == "discord":
        return {"json": {"content": text}}
    if kind == "slack":
        return {"json": {"text": text}}
    if kind == "ntfy":
        return {"content": text.encode()}
    return {"json": {"title": title, "text": text}}
