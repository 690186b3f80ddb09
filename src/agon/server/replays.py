"""Looking back: a table as a viewer saw it after an event of the past."""

from __future__ import annotations

from collections import OrderedDict

from agon.engine.errors import Refused
from agon.server.live import Live
from agon.server.people import Person
from agon.server.play import Host, Looking
from agon.server.refusals import not_found

KEPT = 50  # tables whose past is kept, where somebody goes on reading


class Replays:
    """The past of tables. While a game is played everybody sees their own; once it is over, any seat's."""

    def __init__(self, host: Host) -> None:
        self.host, self.hall = host, host.hall
        self.pasts: OrderedDict[str, Live] = OrderedDict()

    async def at(self, person: Person | None, table: str, n: int, wish: Looking) -> bytes:
        """What somebody saw after event `n`, as a message."""
        async with self.hall.looking(table) as live:
            if n > live.n:
                raise Refused("bad-request", f"there are {live.n} events so far")
            if live.state == "over" and wish.seat is not None:
                await self.host.lobby.refuse_to_show(person, live, wish.invite)
                if wish.seat not in live.seats:
                    raise not_found("seat", wish.seat)
                chair, seat = None, wish.seat
            else:
                chair, seat = await self.host.viewer(live, person, wish), None
        past = await self._past(table, n)
        if seat is not None:
            chair = past.chair_of(seat)
        return past.whole(chair, past.moved)

    async def _past(self, table: str, n: int) -> Live:
        past = await self.hall.shelf.past(table, n, self.pasts.pop(table, None))
        self.pasts[table] = past
        if len(self.pasts) > KEPT:
            self.pasts.popitem(last=False)
        return past
