"""What a player or the server asks a table to do."""

from __future__ import annotations

from typing import NamedTuple

from agon.server.tables.events import Event


class Command(NamedTuple):
    """An event to apply to a table, and on whose behalf.

    A player (`actor`) acts from the chair that plays `seat`; it may be omitted by players with one chair or one
    pending ask. The server has no `actor` and names the `chair`, if the event has one. `number` is the ask that a
    choice answers."""

    table: str
    event: Event
    actor: str | None = None
    seat: str | None = None
    chair: int | None = None
    number: int | None = None
