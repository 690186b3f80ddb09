"""Accounts, sessions and API tokens."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from agon.server.protocol.common import Strict


class Account(Struct, frozen=True):
    """The public data of an account."""

    id: str
    name: str
    kind: Literal["guest", "person", "program", "gone"]
    level: str | None = None


class Me(Struct, frozen=True):
    """The signed-in account; send `csrf` in the header `x-csrf-token` of every request that changes something."""

    account: Account | None
    csrf: str = ""
    email: str | None = None
    is_admin: bool = False
    settings: dict[str, Any] = {}


class NewToken(Strict, frozen=True):
    """A token to create, with its purpose as label."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]


class Token(Struct, frozen=True):
    """An API token; `secret` is present only on creation."""

    id: str
    label: str
    secret: str | None = None
    created: int | None = None
    used: int | None = None
