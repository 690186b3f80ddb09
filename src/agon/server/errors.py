"""Server refusals and their HTTP status codes."""

from __future__ import annotations

from agon.engine import errors
from agon.engine.errors import Refused

SERVER_CODES = (
    "bad-address",
    "bad-name",
    "bad-password",
    "bad-request",
    "bad-settings",
    "barred",
    "chair-taken",
    "forged-request",
    "name-taken",
    "no-time-to-undo",
    "not-found",
    "not-possible-now",
    "not-signed-in",
    "not-yours",
    "storage-down",
    "too-large",
    "too-many-requests",
    "wrong-password",
)
CODES = tuple(sorted((*errors.CODES, *SERVER_CODES)))
STATUS = {
    "not-signed-in": 401,
    "wrong-password": 401,
    "not-yours": 403,
    "forged-request": 403,
    "barred": 403,
    "not-found": 404,
    "unknown-game": 404,
    "not-asked": 409,
    "stale-ask": 409,
    "game-over": 409,
    "nothing-to-undo": 409,
    "no-time-to-undo": 409,
    "not-possible-now": 409,
    "name-taken": 409,
    "chair-taken": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "storage-down": 503,
    "engine-fault": 500,
}
DEFAULT_STATUS = 400


def status(code: str) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(code, DEFAULT_STATUS)


def not_found(what: str, name: str) -> Refused:
    return Refused("not-found", f"there is no {what} {name!r}, or you may not see it")


def paused(began: int, current: int) -> Refused:
    return Refused(
        "not-possible-now",
        f"this game started under version {began} of its rules, which is incompatible with version {current}; "
        "it is paused until the administrator installs the old rules (old_rules)",
    )


def unreplayable(began: int, current: int) -> Refused:
    return Refused(
        "not-possible-now",
        f"this game began under version {began} of its rules and cannot be replayed under version {current}; "
        "its result is kept",
    )


def not_yours(what: str) -> Refused:
    return Refused("not-yours", what)


def not_signed_in() -> Refused:
    return Refused("not-signed-in", "this requires an account; play as a guest (POST /api/guest) or sign in")
