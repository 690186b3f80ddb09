"""What a player may think about, over HTTP: a position that they might be in for all their seat knows."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from agon.engine.errors import Refused
from agon.engine.table import Table
from agon.server import wire
from agon.server.people import signed_in
from agon.server.play import Host, TableId


@get("/api/tables/{table:str}/imagined")
async def get_imagined(
    request: Request[Any, Any, Any], table: TableId, seat: Annotated[str | None, QueryParameter(max_length=60)] = None
) -> wire.Imagined:
    """The position as your seat imagines it: what it cannot know is dealt anew, from its knowledge alone."""
    host: Host = request.app.state.house.host
    async with host.hall.looking(table) as live:
        chair = await host.chair(live, signed_in(request), seat)
        if live.state != "playing":
            raise Refused("not-possible-now", "there is something to imagine only while the game is played")
        if not isinstance(live.table, Table):
            raise Refused("not-possible-now", "this game is played under earlier rules, in which nothing is imagined")
        return wire.Imagined(*live.table.imagined(live.seat_of(chair)))


HANDLERS = [get_imagined]
