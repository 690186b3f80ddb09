"""What a player may think about, over HTTP: a position that they might be in for all their seat knows."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import QueryParameter

from agon.server import wire
from agon.server.play import Host, TableId


@get("/api/tables/{table:str}/imagined")
async def get_imagined(
    request: Request[Any, Any, Any], table: TableId, seat: Annotated[str | None, QueryParameter(max_length=60)] = None
) -> wire.Imagined:
    """The position as your seat imagines it: what it cannot know is dealt anew, from its knowledge alone."""
    host: Host = request.app.state.house.host
    _, found = await host.imagined(request.scope["user"], table, seat)
    return wire.Imagined(*found)


HANDLERS = [get_imagined]
