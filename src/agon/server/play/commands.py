"""Player commands, shared by the WebSocket and HTTP."""

from __future__ import annotations

from typing import NamedTuple

from agon.engine.errors import Refused
from agon.engine.table import Imagined, Table
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.community.chat import Chat
from agon.server.db.storage import is_same
from agon.server.errors import not_found, not_signed_in, not_yours
from agon.server.lobby.lobby import Lobby
from agon.server.tables.command import Command
from agon.server.tables.events import Abort, Agree, AskUndo, Choice, Deny, Departure, Event, Undo
from agon.server.tables.fairness import record_of
from agon.server.tables.live import LiveTable
from agon.server.tables.registry import TableRegistry
from agon.server.tables.state import NotSeated

Move = protocol.Choose | protocol.Undo | protocol.AskUndo | protocol.AnswerUndo | protocol.Resign | protocol.Abort


class Viewpoint(NamedTuple):
    """From where a client follows a table."""

    seat: str | None = None
    watch_link: str | None = None
    invite: str | None = None
    spectate: bool = False

    @classmethod
    def of(cls, request: protocol.Watch) -> Viewpoint:
        return cls(request.seat, request.shoulder, request.invite, request.spectate)


class Commands:
    """Checks and executes what players do at tables."""

    def __init__(self, registry: TableRegistry, lobby: Lobby, chat: Chat) -> None:
        self.registry, self.lobby, self.chat = registry, lobby, chat

    # -- chairs

    async def chair(self, live: LiveTable, person: Person, seat: str | None) -> int:
        """Return the chair a player acts from; a player with several chairs must name the seat."""
        try:
            return live.chair_held(person.id, seat)
        except NotSeated as error:
            raise await self._hidden_or(error, person, live.id) from None

    async def viewer(self, live: LiveTable, person: Person | None, viewpoint: Viewpoint) -> int | None:
        """Return the chair to view the table from: the player's own, one by watch link, or None for spectators."""
        if viewpoint.watch_link is not None:
            for chair, sitting in enumerate(live.sittings):
                if is_same(sitting.watch_link, viewpoint.watch_link):
                    return chair
            raise not_found("table", live.id)
        held = live.chairs_of(person.id) if person else []
        if viewpoint.seat is not None:
            held = [chair for chair in held if live.seat_of(chair) == viewpoint.seat]
            if not held:
                await self.lobby.require_visible(person, live, viewpoint.invite)
                raise not_yours(f"you do not play {viewpoint.seat} here")
        if held and not viewpoint.spectate:
            asked = live.asked
            return next((chair for chair in held if chair in asked), held[0])
        await self.lobby.require_visible(person, live, viewpoint.invite)
        return None

    # -- requests

    async def do(self, person: Person | None, request: Move | protocol.Say) -> None:
        """Execute a request."""
        if person is None:
            raise Refused("not-signed-in", "this requires an account")
        if isinstance(request, protocol.Say):
            await self.chat.say(person, request)
            return
        number = request.number if isinstance(request, protocol.Choose) else None
        command = Command(request.table, event_of(request), person.id, request.seat, number=number)
        try:
            await self.registry.perform(command)
        except NotSeated as error:
            raise await self._hidden_or(error, person, request.table) from None

    async def _hidden_or(self, error: NotSeated, person: Person, table: str) -> NotSeated:
        """Return the refusal of people without a seat, who get `not-found` unless they may see the table."""
        await self.lobby.info(person, table)
        return error

    async def imagined(self, person: Person | None, table: str, seat: str | None) -> tuple[str, Imagined]:
        """Return the player's seat and a position consistent with what it knows."""
        if person is None:
            raise not_signed_in()
        async with self.registry.locked(table) as live:
            mine = live.seat_of(await self.chair(live, person, seat))
            if live.state != "playing":
                raise Refused("not-possible-now", "positions can be imagined only while the game is in progress")
            if not isinstance(live.table, Table):
                raise Refused("not-possible-now", "positions cannot be imagined in a game under older rules")
            return mine, live.table.imagined(mine)

    async def record(self, person: Person | None, table: str, invite: str | None = None) -> str:
        """Return the record of a finished game, with the proof of its dice."""
        info = await self.lobby.info(person, table, invite)
        if info.state != "over":
            raise Refused(
                "not-possible-now", "the record contains hidden information; it is available when the game is over"
            )
        async with self.registry.locked(table) as live:
            await self.lobby.require_visible(person, live, invite)
            return record_of(live)


def event_of(request: Move) -> Event:
    """Return the event that a player requests."""
    match request:
        case protocol.Choose():
            return Choice(request.option)
        case protocol.Undo():
            return Undo()
        case protocol.AskUndo():
            return AskUndo()
        case protocol.AnswerUndo():
            return Agree() if request.agree else Deny()
        case protocol.Resign():
            return Departure("resign")
        case protocol.Abort():
            return Abort()
