"""Notifications over HTTP: subscriptions of browsers, and the link that ends e-mail."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from agon.server import protocol
from agon.server.accounts.accounts import Accounts
from agon.server.accounts.identity import ApiRequest, require_session, signed_in
from agon.server.accounts.push_subscriptions import PushSubscriptions
from agon.server.accounts.rate_limits import limit_attempts
from agon.server.notify.web_push import Subscription
from agon.server.protocol.parameters import PathId

Secret = Annotated[str, PathParameter(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class PushKey(Struct, frozen=True):
    """The public key with which browsers subscribe; null if this server sends no push notifications."""

    key: str | None


class NewSubscription(protocol.Strict, frozen=True):
    """The subscription of this browser: where to post messages, its public key and its secret, in base64url."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


@get("/api/push")
async def get_push_key(request: ApiRequest) -> PushKey:
    """Return the key for subscriptions to push notifications."""
    return PushKey(request.app.state.services.notices.push.public_key)


@put("/api/me/push", guards=[require_session])
async def put_subscription(request: ApiRequest, data: JSONBody[NewSubscription]) -> protocol.Done:
    """Send notifications to this browser while you are signed in here."""
    subscriptions: PushSubscriptions = request.app.state.services.subscriptions
    subscription = Subscription(data.endpoint, data.key, data.auth)
    await subscriptions.add(signed_in(request), request.scope["auth"], subscription)
    return protocol.Done()


@delete("/api/me/push", status_code=HTTP_200_OK, guards=[require_session])
async def delete_subscription(request: ApiRequest) -> protocol.Done:
    """Send no more notifications to this browser."""
    subscriptions: PushSubscriptions = request.app.state.services.subscriptions
    await subscriptions.end(request.scope["auth"])
    return protocol.Done()


@post("/api/mute/{account:str}/{secret:str}", status_code=HTTP_200_OK, guards=[limit_attempts])
async def post_mute(request: ApiRequest, account: PathId, secret: Secret) -> protocol.Done:
    """End the e-mail to an account, from the link in a message; nobody needs to be signed in (RFC 8058)."""
    accounts: Accounts = request.app.state.services.accounts
    await accounts.mute_mail(account, secret)
    return protocol.Done()


HANDLERS = [get_push_key, put_subscription, delete_subscription, post_mute]
