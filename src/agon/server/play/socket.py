"""The WebSocket connection: requests in, messages out."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from agon.engine.errors import AgonError, Refused
from agon.server import metrics, protocol
from agon.server.accounts.identity import ApiSocket, Person
from agon.server.accounts.rate_limits import Allowance, address_of, client_of
from agon.server.db.storage import now
from agon.server.play.commands import Commands, Viewpoint
from agon.server.play.presence import Presence
from agon.server.protocol.strict_json import refuse_null
from agon.server.tables.live import Listener

MAX_BEHIND = 1 << 20  # bytes a slow client may fall behind before the socket is closed
MAX_WATCHED_TABLES = 200  # per socket; the server's own computer players have no limit
TOO_SLOW, TOO_MANY, DISMISSED = 4008, 4029, 4001  # close codes
WORKER = "x-agon-worker"  # header that names the process
CLOSE_SECONDS = 5  # for a slow client to receive the close reason
WATCH_COST = 5  # requests that a watch counts as, since the whole state is sent
REOPEN_SECONDS = 10  # in which an address may open all its sockets again
MAX_FLOOD_REFUSALS = 50  # before the socket is closed
CHANNEL = "agon.channel"  # the ASGI extension with the connection itself

decode_request = msgspec.json.Decoder(protocol.Request).decode
encode = msgspec.json.encode
log = logging.getLogger(__name__)


class Channel(Protocol):
    """A WebSocket connection after its handshake (`ops/direct_websocket.py`)."""

    async def receive_message(self) -> bytes | None:
        """Return the next message, an empty one if it is not text; None if the connection is closed or woken."""

    def send_text(self, message: bytes) -> int:
        """Send a message, unless the connection is closing; return how many bytes the client is behind."""

    def wake(self) -> None:
        """Let the reader stop."""

    def abort(self) -> None:
        """Close the connection at once; what the client has not taken is lost."""


class Socket(Listener):
    """One connection. Messages are sent without waiting; a client that takes too few of them is closed."""

    def __init__(
        self,
        commands: Commands,
        presence: Presence,
        channel: Channel,
        address: str,
        person: Person | None,
        allowance: Allowance,
    ) -> None:
        self.commands, self.presence, self.channel, self.person = commands, presence, channel, person
        self.account, self.is_admin = (person.id, person.is_admin) if person else (None, False)
        self.address = address
        self.watched: dict[str, int | None] = {}  # the chair each table is viewed from
        self.watch_links: dict[str, str] = {}  # the watch link of each table, if any
        self.ending: tuple[int, str] | None = None  # the code and reason with which the server closes it
        self.allowance, self.floods = allowance, 0

    def send(self, message: bytes) -> None:
        if self.ending is None and self.channel.send_text(message) > MAX_BEHIND:
            self.end(TOO_SLOW, "too slow: reconnect and resume from the last message")

    def end(self, code: int, reason: str) -> None:
        """Send nothing more, and close the connection after the request in progress; the client may reconnect."""
        if self.ending is None:
            self.ending = code, reason
            self.channel.wake()

    def dismiss(self) -> None:
        self.end(DISMISSED, "your account has changed: connect again")

    def watch_link(self, table: str) -> str | None:
        return self.watch_links.get(table)

    def follows(self, table: str, chair: int | None) -> bool:
        return table in self.watched and self.watched[table] == chair

    def stop_following(self, table: str) -> None:
        if self._is_player_at(table):
            self.presence.leave(table, self.account or "")
        self.watched.pop(table, None)
        self.watch_links.pop(table, None)

    def _is_player_at(self, table: str) -> bool:
        """Whether a person follows the table from their own chair."""
        is_person = self.person is not None and self.person.kind != "program"
        return is_person and self.watched.get(table) is not None and table not in self.watch_links

    def move_to(self, table: str, chair: int) -> None:
        self.watched[table] = chair

    async def read(self) -> None:
        """Process requests until the connection ends."""
        while (raw := await self.channel.receive_message()) is not None and self.ending is None:
            if self.allowance.take():
                await self._handle(raw)
                continue
            self.floods += 1
            if self.floods > MAX_FLOOD_REFUSALS:
                self.end(TOO_MANY, "too many requests")
            else:
                self._refuse(self._too_many(), None, None)

    def _too_many(self) -> Refused:
        return Refused(
            "too-many-requests", f"at most {self.allowance.rate:g} requests per second; a watch counts {WATCH_COST}"
        )

    async def _handle(self, raw: bytes) -> None:
        try:
            refuse_null(raw)
            request = decode_request(raw)
        except Refused as error:
            self._refuse(error, None, None)
            return
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(Refused("bad-request", f"not a request: {error}"), None, None)
            return
        try:
            if isinstance(request, protocol.Watch):
                await self.watch(request)
            elif isinstance(request, protocol.Unwatch):
                self.leave(request.table)
            elif isinstance(request, protocol.Imagine):
                seat, found = await self.commands.imagined(self.person, request.table, request.seat)
                self.send(encode(protocol.Thinkable(request.table, seat, found.cells, found.frames, request.id)))
            else:
                await self.commands.do(self.person, request)
        except AgonError as error:
            self._refuse(error, request.id, request.table)
        except Exception:
            log.exception("unhandled error in a socket request")
            self._refuse(AgonError("engine-fault", "internal error; reload the table"), request.id, request.table)
        else:
            self.send(encode(protocol.Accepted(request.id)))
            if isinstance(request, protocol.Watch):
                self.presence.greet(request.table, self)

    def _refuse(self, error: AgonError, request: str | None, table: str | None) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        self.send(encode(protocol.Refused(error.code, error.message, request, table)))

    async def watch(self, request: protocol.Watch) -> None:
        """Follow a table: send the whole state now, then every change."""
        kind = self.person.kind if self.person else None
        if kind != "program" and not self.allowance.take(WATCH_COST - 1):
            raise self._too_many()
        if len(self.watched) >= MAX_WATCHED_TABLES and request.table not in self.watched and kind != "program":
            raise Refused("too-many-requests", f"one socket can follow at most {MAX_WATCHED_TABLES} tables")
        async with self.commands.registry.locked(request.table) as live:
            chair = await self.commands.viewer(live, self.person, Viewpoint.of(request))
            self.leave(request.table)
            self.watched[request.table] = chair
            if request.shoulder is not None:
                self.watch_links[request.table] = request.shoulder
            viewer = live.viewer(chair)
            self.send(live.whole(chair, now(), request.log, request.n))
            if self._is_player_at(request.table):
                self.presence.enter(request.table, self.account or "")
            viewer.listeners.add(self)

    def leave(self, table: str) -> None:
        live = self.commands.registry.lives.get(table)
        if live is not None and table in self.watched and self.watched[table] in live.viewers:
            live.viewers[self.watched[table]].listeners.discard(self)
        self.stop_following(table)

    def close(self) -> None:
        for table in list(self.watched):
            self.leave(table)


def _refusal(services: Any, client: Socket) -> str | None:
    """Return why a socket is one too many: too many are open, or too many were opened from its address lately."""
    most = services.settings.sockets_per_address
    if not services.allowances.of(f"sockets {client.address}", most / REOPEN_SECONDS, 2 * most).take():
        return "too many sockets were opened; wait a moment"
    refusal: str | None = services.sockets.refusal(client, services.settings)
    return refusal


@websocket("/api/play")
async def play_socket(socket: ApiSocket) -> None:
    """Follow tables and play; see docs/reference/protocol.md."""
    services = socket.app.state.services
    await socket.accept(headers={WORKER: services.worker})
    person: Person | None = socket.scope["user"]
    rate = services.settings.rate_of(person.kind if person else None)
    allowance = services.allowances.of(client_of(socket), rate, 2 * rate)
    channel: Channel = socket.scope["extensions"][CHANNEL]  # type: ignore[assignment, index]
    client = Socket(services.commands, services.presence, channel, address_of(socket), person, allowance)
    if refusal := _refusal(services, client):
        await socket.close(TOO_MANY, refusal)
        return
    services.sockets.add(client)
    try:
        await client.read()
    finally:
        services.sockets.discard(client)
        client.close()
    if client.ending is not None:
        await _close(socket, channel, *client.ending)


async def _close(socket: ApiSocket, channel: Channel, code: int, reason: str) -> None:
    """Close a connection, with the reason if the client takes it in time."""
    try:
        await asyncio.wait_for(socket.close(code, reason), CLOSE_SECONDS)
    except TimeoutError:
        channel.abort()
    except (WebSocketDisconnect, RuntimeError, OSError):  # it is closed already
        pass
