"""Replays: a table as a viewer saw it after an earlier event."""

from __future__ import annotations

from collections import OrderedDict

from agon.engine.errors import Refused
from agon.server.accounts.identity import Person
from agon.server.errors import not_found
from agon.server.play.commands import Commands, Viewpoint
from agon.server.tables.live import LiveTable

MAX_CACHED_REPLAYS = 50  # tables cached for readers who step forward


class Replays:
    """Replays tables. During a game players see their own view; afterwards anyone may see any seat's."""

    def __init__(self, commands: Commands) -> None:
        self.commands, self.registry = commands, commands.registry
        self.pasts: OrderedDict[str, LiveTable] = OrderedDict()

    async def at(self, person: Person | None, table: str, n: int, viewpoint: Viewpoint) -> bytes:
        """Return what a viewer saw after event `n`, as a message."""
        async with self.registry.locked(table) as live:
            if n > live.n:
                raise Refused("bad-request", f"there are {live.n} events so far")
            if live.state == "over" and viewpoint.seat is not None:
                await self.commands.lobby.require_visible(person, live, viewpoint.invite)
                if viewpoint.seat not in live.seats:
                    raise not_found("seat", viewpoint.seat)
                chair, seat = None, viewpoint.seat
            else:
                chair, seat = await self.commands.viewer(live, person, viewpoint), None
        past = await self._past(table, n)
        if seat is not None:
            chair = past.chair_of(seat)
        return past.whole(chair, past.moved)

    async def _past(self, table: str, n: int) -> LiveTable:
        past = await self.registry.loader.past(table, n, self.pasts.pop(table, None))
        self.pasts[table] = past
        if len(self.pasts) > MAX_CACHED_REPLAYS:
            self.pasts.popitem(last=False)
        return past
