"""Webhooks: post a line of text to Discord, Slack, ntfy or a plain URL, or anything to a URL.

A user's URL must not reach the server's own network: the host name is resolved once, all its addresses are checked,
and the connection uses a checked address. Of the answer only the status is read, within a total time.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import threading
from typing import Any
from urllib.parse import urlsplit

import httpx

KINDS = ("plain", "discord", "slack", "ntfy")
TIMEOUT = 10.0  # seconds for a whole post
EMBEDDED = (  # IPv6 networks whose addresses end in an IPv4 address
    ipaddress.IPv6Network("64:ff9b::/96"),  # NAT64
    ipaddress.IPv6Network("::/96"),  # IPv4-compatible
)


class WebhookError(Exception):
    """The URL is not allowed."""


class Webhooks:
    """Posts to URLs given by users."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        self.tls = httpx.create_ssl_context(trust_env=False)

    async def post(self, url: str, kind: str, title: str, text: str) -> None:
        """Post a line; raises `WebhookError`, httpx.HTTPError or OSError on failure (TimeoutError is one)."""
        headers = {"title": title.encode("ascii", "replace").decode()} if kind == "ntfy" else {}
        await self.deliver(url, headers, **_content(kind, title, text))

    async def deliver(self, url: str, headers: dict[str, str], **content: Any) -> None:
        """Post content (httpx's `json` or `content`) with headers; raises as `post` does."""
        async with asyncio.timeout(TIMEOUT):
            await self._deliver(url, headers, content)

    async def _deliver(self, url: str, headers: dict[str, str], content: dict[str, Any]) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("https", "http") or not parts.hostname or parts.username:
            raise WebhookError("not a valid URL")
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address(parts.hostname, port)
        host = f"[{address}]" if ":" in address else address
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        headers = {"host": parts.netloc, "accept-encoding": "identity", **headers}
        async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False, follow_redirects=False, verify=self.tls) as http:
            request = http.build_request(
                "POST",
                f"{parts.scheme}://{host}:{port}{path}",
                headers=headers,
                extensions={"sni_hostname": parts.hostname},
                **content,
            )
            response = await http.send(request, stream=True)  # the body is not read
            try:
                response.raise_for_status()
            finally:
                await response.aclose()

    async def _address(self, host: str, port: int) -> str:
        addresses = await _resolve(host, port)
        if not addresses or not self.private and not all(is_public(address) for address in addresses):
            raise WebhookError("the address is in a private network")
        return addresses[0]


async def _resolve(host: str, port: int) -> list[str]:
    """Return the addresses of a host. Each lookup has a thread of its own: a slow one holds up no other work, and none
    delays a shutdown."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def settle(addresses: list[str], error: OSError | UnicodeError | None) -> None:
        if found.done():
            return
        if error is None:
            found.set_result(addresses)
        else:
            found.set_exception(OSError(f"no address: {error}"))

    def look() -> None:
        addresses, error = [], None
        try:
            infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(info[4][0]) for info in infos]
        except (OSError, UnicodeError) as failure:  # no such name, or none that can be encoded
            error = failure
        with contextlib.suppress(RuntimeError):  # the loop is closed: the server has stopped
            loop.call_soon_threadsafe(settle, addresses, error)

    threading.Thread(target=look, name="lookup", daemon=True).start()
    return await found


def is_public(address: str) -> bool:
    """Whether an IP address is public, and so is the IPv4 address within it, if any.

    >>> [is_public(a) for a in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::ffff:127.0.0.1", "1.1.1.1")]
    [False, False, False, False, True]
    >>> [is_public(a) for a in ("64:ff9b::7f00:1", "2002:7f00:1::", "::10.1.2.3", "64:ff9b::101:101", "2606:4700::1")]
    [False, False, False, True, True]
    """
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        within = _embedded(ip)
        if within is not None:
            return is_public(str(within))
    return ip.is_global and not ip.is_multicast


def _embedded(ip: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """Return the IPv4 address that an IPv6 address stands for: mapped, 6to4, NAT64 or IPv4-compatible."""
    if any(ip in network for network in EMBEDDED):
        return ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
    return ip.ipv4_mapped or ip.sixtofour


def _content(kind: str, title: str, text: str) -> dict[str, Any]:
    """Return the request body in the format of the service."""
    if kind == "discord":
        return {"json": {"content": text}}
    if kind == "slack":
        return {"json": {"text": text}}
    if kind == "ntfy":
        return {"content": text.encode()}
    return {"json": {"title": title, "text": text}}
