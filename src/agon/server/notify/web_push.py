"""Web Push: notifications to browsers, through the services of their makers.

A message is encrypted for the browser (RFC 8291) and signed with the key of this server (VAPID, RFC 8292). The
service learns when a message is sent, how long it is and where to, and nothing else.
"""

from __future__ import annotations

import base64
import re
from http import HTTPStatus
from typing import NamedTuple
from urllib.parse import urlsplit

import http_ece
import httpx
from cryptography.exceptions import InvalidKey, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from agon.server.notify.webhooks import WebhookError, Webhooks
from agon.server.settings import Settings

AUTH_BYTES = 16
HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?")
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)


class Subscription(NamedTuple):
    """A browser that takes messages: where to post them, its public key and its secret."""

    endpoint: str
    key: str
    auth: str


class SubscriptionEnded(Exception):
    """The browser takes no more messages."""


def new_key() -> str:
    """Return a new private key, as the setting `push_key` takes it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def is_valid(subscription: Subscription) -> bool:
    """Whether messages can be encrypted for a browser and posted over TLS."""
    try:
        parts = urlsplit(subscription.endpoint)
        is_https = parts.scheme == "https" and HOST.fullmatch(parts.netloc) is not None and parts.port != 0
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(subscription.key))
        return is_https and subscription.endpoint.isascii() and len(_bytes(subscription.auth)) == AUTH_BYTES
    except (ValueError, InvalidKey, UnsupportedAlgorithm):
        return False


class WebPush:
    """Sends messages to browsers, if the server has a key."""

    def __init__(self, settings: Settings, posts: Webhooks) -> None:
        self.posts, self.contact = posts, settings.push_contact
        self.vapid = Vapid02.from_raw(settings.push_key.encode()) if settings.push_key else None

    @property
    def public_key(self) -> str | None:
        """The key with which browsers subscribe."""
        if self.vapid is None:
            return None
        return _text(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, to: Subscription, message: bytes, *, ttl: int, urgency: str, topic: str) -> None:
        """Send a message that is kept for `ttl` seconds, in place of earlier ones of the topic; raises as a webhook
        does, and `SubscriptionEnded`."""
        if self.vapid is None or not is_valid(to):
            raise WebhookError("not a valid subscription")
        parts = urlsplit(to.endpoint)
        claims = {"sub": self.contact, "aud": f"https://{parts.netloc}"}
        headers = {
            **self.vapid.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(ttl),
            "urgency": urgency,
            "topic": topic,
        }
        try:
            await self.posts.deliver(to.endpoint, headers, content=_encrypted(to, message))
        except httpx.HTTPStatusError as error:
            if error.response.status_code in GONE:
                raise SubscriptionEnded from error
            raise


def _encrypted(to: Subscription, message: bytes) -> bytes:
    own = ec.generate_private_key(ec.SECP256R1())
    encrypted: bytes = http_ece.encrypt(message, private_key=own, dh=_bytes(to.key), auth_secret=_bytes(to.auth))
    return encrypted


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
