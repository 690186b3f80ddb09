"""The table of events, by card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from agon.engine.script import EventTable
from agon.games.twilight_struggle.words import card

EVENTS = EventTable()


def event(number: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register the event of the card with that printed number."""
    return EVENTS.event(card(number))
