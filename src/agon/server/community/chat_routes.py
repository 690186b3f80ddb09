"""Chat and notes over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, signed_in
from agon.server.community.chat import MAX_NOTE_LENGTH, Chat
from agon.server.protocol.parameters import TableId


class Line(protocol.Strict, frozen=True):
    """A chat message to post."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    room: Literal["players", "everyone"] = "players"


class NoteText(protocol.Strict, frozen=True):
    """The text of a note."""

    text: Annotated[str, Meta(max_length=MAX_NOTE_LENGTH)]


class Note(Struct, frozen=True):
    """Your private note on a table."""

    text: str


@get("/api/tables/{table:str}/chat")
async def get_chat(
    request: ApiRequest,
    table: TableId,
    before: Annotated[int | None, QueryParameter(ge=0, le=1 << 53)] = None,
) -> list[protocol.ChatLine]:
    """Return the chat of a table, latest first; `before` (a line's id) for the next page."""
    chat: Chat = request.app.state.services.chat
    return await chat.history(request.user, table, before)


@post("/api/tables/{table:str}/chat", status_code=HTTP_200_OK)
async def post_chat(request: ApiRequest, table: TableId, data: JSONBody[Line]) -> protocol.Done:
    """Post a chat message."""
    chat: Chat = request.app.state.services.chat
    await chat.say(signed_in(request), protocol.Say(table=table, text=data.text, room=data.room))
    return protocol.Done()


@get("/api/tables/{table:str}/note")
async def get_note(request: ApiRequest, table: TableId) -> Note:
    """Return your private note."""
    chat: Chat = request.app.state.services.chat
    return Note(await chat.note(signed_in(request), table))


@put("/api/tables/{table:str}/note")
async def put_note(request: ApiRequest, table: TableId, data: JSONBody[NoteText]) -> protocol.Done:
    """Replace your private note."""
    chat: Chat = request.app.state.services.chat
    await chat.write_note(signed_in(request), table, data.text)
    return protocol.Done()


HANDLERS = [get_chat, post_chat, get_note, put_note]
