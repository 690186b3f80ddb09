"""Refusals of the server, and which HTTP status each code has."""

from __future__ import annotations

from agon.engine.errors import Refused

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
    "not-possible-now": 409,
    "name-taken": 409,
    "chair-taken": 409,
    "too-large": 413,
    "too-many-requests": 429,
    "storage-down": 503,
    "engine-fault": 500,
}
OTHERWISE = 400


def status(code: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(code, OTHERWISE)


def not_found(what: str, name: str) -> Refused:
    return Refused("not-found", f"there is no {what} {name!r}, or it is not for you to see")


def paused(began: int, current: int) -> Refused:
    return Refused(
        "not-possible-now",
        f"this game began under version {began} of its rules and does not fit version {current}; it is paused until "
        "the keeper of this server installs the old ones beside them (old_rules)",
    )


def not_yours(what: str) -> Refused:
    return Refused("not-yours", what)


def not_signed_in() -> Refused:
    return Refused("not-signed-in", "this needs an account; play as a guest (POST /api/guest) or sign in")
