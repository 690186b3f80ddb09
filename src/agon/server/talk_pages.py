"""Talk and notes over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from agon.server import wire
from agon.server.people import signed_in
from agon.server.play import TableId
from agon.server.talk import LONGEST_NOTE, Talk


class Line(wire.Strict, frozen=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    room: Literal["players", "everyone"] = "players"


class NoteText(wire.Strict, frozen=True):
    """A note to keep."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class Note(Struct, frozen=True):
    """Your own note at a table."""

    text: str


@get("/api/tables/{table:str}/chat")
async def get_chat(
    request: Request[Any, Any, Any],
    table: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=1 << 53)] = None,
) -> list[wire.ChatLine]:
    """What was said at a table, the latest first; `before` (a line's id) for the next page."""
    talk: Talk = request.app.state.house.talk
    return await talk.history(request.scope["user"], table, before)


@post("/api/tables/{table:str}/chat", status_code=HTTP_200_OK)
async def post_chat(request: Request[Any, Any, Any], table: TableId, data: JSONBody[Line]) -> wire.Done:
    """Say something."""
    talk: Talk = request.app.state.house.talk
    await talk.say(signed_in(request), wire.Say(table=table, text=data.text, room=data.room))
    return wire.Done()


@get("/api/tables/{table:str}/note")
async def get_note(request: Request[Any, Any, Any], table: TableId) -> Note:
    """Your own note."""
    talk: Talk = request.app.state.house.talk
    return Note(await talk.note(signed_in(request), table))


@put("/api/tables/{table:str}/note")
async def put_note(request: Request[Any, Any, Any], table: TableId, data: JSONBody[NoteText]) -> wire.Done:
    """Keep a note, for your eyes only."""
    talk: Talk = request.app.state.house.talk
    await talk.write_note(signed_in(request), table, data.text)
    return wire.Done()


HANDLERS = [get_chat, post_chat, get_note, put_note]
