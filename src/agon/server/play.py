"""Playing: over a WebSocket, and the same over plain HTTP. Both end in `Host`, which knows who may do what."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, ClassVar

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.engine.errors import AgonError, Refused
from agon.engine.study import write_record
from agon.server import wire
from agon.server.hall import Hall
from agon.server.live import Body, Listener, Live
from agon.server.lobby import Lobby
from agon.server.people import Person, signed_in
from agon.server.refusals import not_found, not_yours
from agon.server.storage import now

BACKLOG = 100  # messages a slow reader may fall behind before the socket is closed
WATCHED = 200  # tables one socket may follow
TOO_SLOW, TOO_MANY = 4008, 4029  # codes a socket is closed with
FLOOD = 50  # refusals for flooding before the socket is closed

decode_request = msgspec.json.Decoder(wire.Request).decode
encode = msgspec.json.encode


class Host:
    """What people may do at tables."""

    def __init__(self, hall: Hall, lobby: Lobby) -> None:
        self.hall, self.lobby = hall, lobby

    # -- who is who

    def chair(self, live: Live, person: Person, seat: str | None) -> int:
        """The chair somebody acts from; who holds several names the seat."""
        held = live.chairs_of(person.id)
        if seat is not None:
            held = [chair for chair in held if live.seat_of(chair) == seat]
        if not held:
            raise not_yours(f"you do not play {seat} here" if seat else "you do not play here")
        if len(held) > 1:
            asked = [chair for chair in held if chair in live.asked]
            if len(asked) != 1:
                raise Refused("bad-request", "you hold several seats here; say which one this is for")
            held = asked
        return held[0]

    async def viewer(
        self, live: Live, person: Person | None, seat: str | None, shoulder: str | None = None, spectate: bool = False
    ) -> str | None:
        """The seat through whose eyes somebody looks: their own, one whose link they have, or None, a spectator's."""
        if shoulder is not None:
            for chair, sitting in enumerate(live.sittings):
                if sitting.shoulder is not None and secrets.compare_digest(sitting.shoulder, shoulder):
                    return live.seat_of(chair)
            raise not_found("link", "shoulder")
        held = [live.seat_of(chair) for chair in live.chairs_of(person.id)] if person else []
        if seat is not None:
            if seat not in held:
                raise not_yours(f"you do not play {seat} here")
            return seat
        if held and not spectate:
            asked = [live.seat_of(chair) for chair in live.asked]
            return next((mine for mine in held if mine in asked), held[0])
        await self.lobby.info(person, live.id)
        return None

    # -- doing

    async def choose(self, person: Person, wish: wire.Choose) -> None:
        live = await self.hall.live(wish.table)
        chair = self.chair(live, person, wish.seat)
        await self.hall.act(wish.table, "choice", chair, Body(option=wish.option), wish.number)

    async def undo(self, person: Person, wish: wire.Undo) -> None:
        chair = self.chair(await self.hall.live(wish.table), person, wish.seat)
        await self.hall.act(wish.table, "undo", chair)

    async def ask_undo(self, person: Person, wish: wire.AskUndo) -> None:
        chair = self.chair(await self.hall.live(wish.table), person, wish.seat)
        await self.hall.act(wish.table, "ask_undo", chair)

    async def answer_undo(self, person: Person, wish: wire.AnswerUndo) -> None:
        chair = self.chair(await self.hall.live(wish.table), person, wish.seat)
        await self.hall.act(wish.table, "agree" if wish.agree else "deny", chair)

    async def resign(self, person: Person, wish: wire.Resign) -> None:
        live = await self.hall.live(wish.table)
        chair = self.chair(live, person, wish.seat)
        await self.hall.leave(wish.table, chair, "resign")

    async def abort(self, person: Person, wish: wire.Abort) -> None:
        live = await self.hall.live(wish.table)
        chair = self.chair(live, person, wish.seat)
        if not live.is_early():
            raise Refused("not-possible-now", "the game is too far on to be aborted; resign, or play on")
        await self.hall.act(wish.table, "abort", chair)

    DO: ClassVar[dict[type, Callable[[Host, Person, Any], Awaitable[None]]]] = {
        wire.Choose: choose,
        wire.Undo: undo,
        wire.AskUndo: ask_undo,
        wire.AnswerUndo: answer_undo,
        wire.Resign: resign,
        wire.Abort: abort,
    }

    async def do(self, person: Person | None, wish: Any) -> None:
        """Carry a request out."""
        if person is None:
            raise Refused("not-signed-in", "this needs an account")
        await self.DO[type(wish)](self, person, wish)

    async def record(self, person: Person | None, table: str) -> str:
        """The record of a finished game, with everything that proves its dice."""
        info = await self.lobby.info(person, table)
        if info.state != "over":
            raise Refused("not-possible-now", "the record holds what is hidden; it is shown when the game is over")
        async with self.hall.looking(table) as live:
            left = next(((s.left, live.seat_of(c)) for c, s in enumerate(live.sittings) if s.left), None)
            ended = None if live.table.outcome is not None or left is None else (left[0] or "resign", left[1])
            return write_record(live.table, table, ended)


# ---------------------------------------------------------------- the socket


class Socket(Listener):
    """One connection. Messages wait in a queue of their own, so that a slow reader keeps nobody waiting."""

    def __init__(self, host: Host, socket: WebSocket[Any, Any, Any], person: Person | None, rate: int) -> None:
        self.host, self.socket, self.person = host, socket, person
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self.watched: dict[str, str | None] = {}
        self.is_slow = False
        self.rate, self.allowance, self.refilled, self.floods = rate, float(2 * rate), time.monotonic(), 0

    def hear(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.is_slow = True

    async def write(self) -> None:
        """Send what waits, in order."""
        while True:
            message = await self.queue.get()
            await self.socket.send_data(message, mode="text")
            if self.is_slow:
                await self.socket.close(TOO_SLOW, "too slow: connect again and go on from what you have seen")
                return

    async def read(self) -> None:
        """Take requests until the other side goes."""
        while True:
            raw = await self.socket.receive_data(mode="text")
            if not self._admit():
                self.floods += 1
                if self.floods > FLOOD:
                    await self.socket.close(TOO_MANY, "too many requests")
                    return
                self._refuse(Refused("too-many-requests", f"at most {self.rate} requests a second"), None, None)
                continue
            await self._take(raw)

    def _admit(self) -> bool:
        """A bucket of requests that fills again with time."""
        now = time.monotonic()
        self.allowance = min(2.0 * self.rate, self.allowance + (now - self.refilled) * self.rate)
        self.refilled = now
        if self.allowance < 1:
            return False
        self.allowance -= 1
        return True

    async def _take(self, raw: str) -> None:
        try:
            wish = decode_request(raw)
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(Refused("bad-request", f"not a request: {error}"), None, None)
            return
        try:
            if isinstance(wish, wire.Watch):
                await self.watch(wish)
            elif isinstance(wish, wire.Leave):
                self.leave(wish.table)
            else:
                await self.host.do(self.person, wish)
        except AgonError as error:
            self._refuse(error, wish.id, wish.table)
        else:
            self.hear(encode(wire.Accepted(wish.id)))

    def _refuse(self, error: AgonError, request: str | None, table: str | None) -> None:
        self.hear(encode(wire.Pressed(error.code, error.message, request, table)))

    async def watch(self, wish: wire.Watch) -> None:
        """Follow a table: everything now, then every change."""
        if len(self.watched) >= WATCHED and wish.table not in self.watched:
            raise Refused("too-many-requests", f"one socket follows at most {WATCHED} tables")
        async with self.host.hall.looking(wish.table) as live:
            seat = await self.host.viewer(live, self.person, wish.seat, wish.shoulder, wish.spectate)
            self.leave(wish.table)
            self.watched[wish.table] = seat
            self.hear(live.whole(seat, now(), wish.log))
            live.eye(seat).listeners.add(self)

    def leave(self, table: str) -> None:
        seat = self.watched.pop(table, None)
        live = self.host.hall.lives.get(table)
        if live is not None and seat in live.eyes:
            live.eyes[seat].listeners.discard(self)

    def close(self) -> None:
        for table in list(self.watched):
            self.leave(table)


@websocket("/api/play")
async def play_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Follow tables and play at them; docs/reference/protocol.md says how."""
    house = socket.app.state.house
    await socket.accept()
    client = Socket(house.host, socket, socket.scope["user"], house.settings.messages_per_second)
    house.sockets.add(client)
    writer = asyncio.create_task(client.write())
    reader = asyncio.create_task(client.read())
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.sockets.discard(client)
        client.close()
        for task in (reader, writer):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task


# ---------------------------------------------------------------- the same over HTTP

TableId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
LONGEST_WAIT = 25


@get("/api/tables/{table:str}/state", media_type=MediaType.JSON)
async def get_state(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[str | None, QueryParameter(max_length=60)] = None,
    log: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    after: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    wait: Annotated[int, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    shoulder: Annotated[str | None, QueryParameter(max_length=64)] = None,
) -> Response[wire.State]:
    """The table as you see it. With `after` and `wait` the answer comes once event `after` is no longer the last."""
    host: Host = request.app.state.house.host
    deadline = time.monotonic() + wait
    while True:
        async with host.hall.looking(table) as live:
            viewer = await host.viewer(live, request.scope["user"], seat, shoulder)
            left = deadline - time.monotonic()
            if after is None or live.n != after or left <= 0 or live.state in ("over", "aborted"):
                return Response(content=msgspec.Raw(live.whole(viewer, now(), log)))  # type: ignore[arg-type]
            changed = live.changed
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), left)


@post("/api/tables/{table:str}/choices", status_code=HTTP_200_OK)
async def post_choice(request: Request[Any, Any, Any], table: TableId, data: JSONBody[wire.Choice]) -> wire.Done:
    """Answer an ask."""
    host: Host = request.app.state.house.host
    wish = wire.Choose(table=table, number=data.number, option=data.option, seat=data.seat)
    await host.do(signed_in(request), wish)
    return wire.Done()


ACTS: dict[str, Callable[..., Any]] = {
    "undo": wire.Undo,
    "ask_undo": wire.AskUndo,
    "agree_undo": lambda **wish: wire.AnswerUndo(agree=True, **wish),
    "deny_undo": lambda **wish: wire.AnswerUndo(agree=False, **wish),
    "resign": wire.Resign,
    "abort": wire.Abort,
}


@post("/api/tables/{table:str}/acts", status_code=HTTP_200_OK)
async def post_act(request: Request[Any, Any, Any], table: TableId, data: JSONBody[wire.Act]) -> wire.Done:
    """Undo, resign, abort, and the answers to another's wish to take something back."""
    host: Host = request.app.state.house.host
    await host.do(signed_in(request), ACTS[data.do](table=table, seat=data.seat))
    return wire.Done()


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT)
async def get_record(request: Request[Any, Any, Any], table: TableId) -> str:
    """The record of a finished game."""
    host: Host = request.app.state.house.host
    return await host.record(request.scope["user"], table)


HANDLERS = [play_socket, get_state, post_choice, post_act, get_record]
