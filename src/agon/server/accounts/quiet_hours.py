"""Quiet hours: when an account gets no e-mail and no push, by the clock on its wall."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Meta

from agon.server.db.storage import SECOND_MS
from agon.server.protocol.common import Strict

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]


class QuietHours(Strict, frozen=True):
    """From `start` to `end`, in minutes after midnight; in a time zone such as `Europe/Athens`."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=64)]


def is_zone(name: str) -> bool:
    """Whether there is a time zone of that name."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # unknown names are a KeyError
        return False
    return True


def after_quiet(quiet: QuietHours | None, at: int) -> int:
    """Return the first moment from `at` on that is not quiet, in milliseconds since 1970.

    >>> night = QuietHours(22 * 60, 8 * 60, "Europe/Athens")
    >>> noon, eleven, two = (1_000 * second for second in (1735725600, 1735765200, 1735776000))  # in Athens
    >>> [(after_quiet(night, at) - at) / 3_600_000 for at in (noon, eleven, two)]
    [0.0, 9.0, 6.0]
    """
    if quiet is None or quiet.start == quiet.end or not is_zone(quiet.zone):
        return at
    local = datetime.fromtimestamp(at / SECOND_MS, ZoneInfo(quiet.zone))
    minute = 60 * local.hour + local.minute
    is_overnight = quiet.start > quiet.end
    is_quiet = (minute >= quiet.start or minute < quiet.end) if is_overnight else quiet.start <= minute < quiet.end
    if not is_quiet:
        return at
    day = local.date() + timedelta(days=int(is_overnight and minute >= quiet.start))
    end = datetime(day.year, day.month, day.day, quiet.end // 60, quiet.end % 60, tzinfo=local.tzinfo)
    return max(at, round(end.timestamp() * SECOND_MS))
