"""Playing: over a WebSocket, and the same over plain HTTP. Both end in `Host`, which knows who may do what."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from agon.engine.errors import AgonError, Refused
from agon.engine.table import Imagined, Table
from agon.server import metrics, wire
from agon.server.bodies import refuse_null
from agon.server.fairness import record_of
from agon.server.hall import Hall
from agon.server.limits import address_of
from agon.server.live import Body, Listener, Live
from agon.server.lobby import Lobby
from agon.server.people import Person, signed_in
from agon.server.refusals import not_found, not_signed_in, not_yours
from agon.server.storage import is_same, now
from agon.server.talk import Talk

BACKLOG = 100  # messages a slow reader may fall behind before the socket is closed
WATCHED = 200  # tables one socket may follow; computers of the house follow all they play at
TOO_SLOW, TOO_MANY, DISMISSED = 4008, 4029, 4001  # codes a socket is closed with
WORKER = "x-agon-worker"  # the header that says which process answers
LAST_WORD = 5  # seconds in which a slow reader may still take why the socket is closed
FLOOD = 50  # refusals for flooding before the socket is closed

decode_request = msgspec.json.Decoder(wire.Request).decode
encode = msgspec.json.encode
log = logging.getLogger(__name__)


class Looking(NamedTuple):
    """How somebody wants to look at a table."""

    seat: str | None = None
    shoulder: str | None = None
    invite: str | None = None
    spectate: bool = False

    @classmethod
    def of(cls, wish: wire.Watch) -> Looking:
        return cls(wish.seat, wish.shoulder, wish.invite, wish.spectate)


class Host:
    """What people may do at tables."""

    def __init__(self, hall: Hall, lobby: Lobby, talk: Talk) -> None:
        self.hall, self.lobby, self.talk = hall, lobby, talk

    # -- who is who

    async def chair(self, live: Live, person: Person, seat: str | None) -> int:
        """The chair somebody acts from; who holds several names the seat."""
        held = live.chairs_of(person.id)
        if seat is not None:
            held = [chair for chair in held if live.seat_of(chair) == seat]
        if not held:
            await self.lobby.info(person, live.id)  # who may not see the table is not told that there is one
            raise not_yours(f"you do not play {seat} here" if seat else "you do not play here")
        if len(held) > 1:
            asked = [chair for chair in held if chair in live.asked]
            if len(asked) != 1:
                raise Refused("bad-request", "you hold several seats here; say which one this is for")
            held = asked
        return held[0]

    async def viewer(self, live: Live, person: Person | None, wish: Looking) -> int | None:
        """The chair from which somebody looks: their own, one whose link they have, or None, a spectator's."""
        if wish.shoulder is not None:
            for chair, sitting in enumerate(live.sittings):
                if is_same(sitting.shoulder, wish.shoulder):
                    return chair
            raise not_found("table", live.id)
        held = live.chairs_of(person.id) if person else []
        if wish.seat is not None:
            held = [chair for chair in held if live.seat_of(chair) == wish.seat]
            if not held:
                await self.lobby.refuse_to_show(person, live, wish.invite)
                raise not_yours(f"you do not play {wish.seat} here")
        if held and not wish.spectate:
            asked = live.asked
            return next((chair for chair in held if chair in asked), held[0])
        await self.lobby.refuse_to_show(person, live, wish.invite)
        return None

    # -- doing

    async def choose(self, person: Person, wish: wire.Choose) -> None:
        await self._act(person, wish, "choice", Body(option=wish.option), wish.number)

    async def undo(self, person: Person, wish: wire.Undo) -> None:
        await self._act(person, wish, "undo")

    async def ask_undo(self, person: Person, wish: wire.AskUndo) -> None:
        await self._act(person, wish, "ask_undo")

    async def answer_undo(self, person: Person, wish: wire.AnswerUndo) -> None:
        await self._act(person, wish, "agree" if wish.agree else "deny")

    async def resign(self, person: Person, wish: wire.Resign) -> None:
        live = await self.hall.live(wish.table)
        await self.hall.leave(wish.table, await self.chair(live, person, wish.seat), "resign", person.id)

    async def abort(self, person: Person, wish: wire.Abort) -> None:
        live = await self.hall.live(wish.table)
        chair = await self.chair(live, person, wish.seat)
        if live.pairing is not None:
            raise Refused("not-possible-now", "a game of a tournament is not aborted; resign, or ask its organiser")
        if not live.is_early():
            raise Refused("not-possible-now", "the game is too far on to be aborted; resign, or play on")
        await self.hall.act(wish.table, "abort", chair, by=person.id)

    async def _act(
        self, person: Person, wish: Any, kind: str, body: Body | None = None, number: int | None = None
    ) -> None:
        chair = await self.chair(await self.hall.live(wish.table), person, wish.seat)
        await self.hall.act(wish.table, kind, chair, body, number, person.id)

    async def say(self, person: Person, wish: wire.Say) -> None:
        await self.talk.say(person, wish)

    DO: ClassVar[dict[type, Callable[[Host, Person, Any], Awaitable[None]]]] = {
        wire.Choose: choose,
        wire.Undo: undo,
        wire.AskUndo: ask_undo,
        wire.AnswerUndo: answer_undo,
        wire.Resign: resign,
        wire.Abort: abort,
        wire.Say: say,
    }

    async def do(self, person: Person | None, wish: Any) -> None:
        """Carry a request out."""
        if person is None:
            raise Refused("not-signed-in", "this needs an account")
        await self.DO[type(wish)](self, person, wish)

    async def imagined(self, person: Person | None, table: str, seat: str | None) -> tuple[str, Imagined]:
        """A position that somebody's seat might be in for all it knows, and the seat."""
        if person is None:
            raise not_signed_in()
        async with self.hall.looking(table) as live:
            mine = live.seat_of(await self.chair(live, person, seat))
            if live.state != "playing":
                raise Refused("not-possible-now", "there is something to imagine only while the game is played")
            if not isinstance(live.table, Table):
                raise Refused("not-possible-now", "a game under earlier rules has nothing to imagine")
            return mine, live.table.imagined(mine)

    async def record(self, person: Person | None, table: str, invite: str | None = None) -> str:
        """The record of a finished game, with everything that proves its dice."""
        info = await self.lobby.info(person, table, invite)
        if info.state != "over":
            raise Refused("not-possible-now", "the record holds what is hidden; it is shown when the game is over")
        async with self.hall.looking(table) as live:
            await self.lobby.refuse_to_show(person, live, invite)
            return record_of(live)


# ---------------------------------------------------------------- the socket


class Socket(Listener):
    """One connection. Messages wait in a queue of their own, so that a slow reader keeps nobody waiting."""

    def __init__(self, host: Host, socket: WebSocket[Any, Any, Any], person: Person | None, rate: int) -> None:
        self.host, self.socket, self.person = host, socket, person
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self.account, self.is_admin = (person.id, person.is_admin) if person else (None, False)
        self.address = address_of(socket)
        self.watched: dict[str, int | None] = {}  # the chair each table is looked at from
        self.shoulders: dict[str, str] = {}  # the link, where it is over a shoulder
        self.is_stuck = asyncio.Event()  # a reader so slow that the queue is full
        self.is_dismissed = False
        self.rate, self.allowance, self.refilled, self.floods = rate, float(2 * rate), time.monotonic(), 0

    def hear(self, message: bytes) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.is_stuck.set()

    def dismiss(self) -> None:
        """Who this is, or what they may, has changed: nothing more is taken, and they may connect again."""
        self.is_dismissed = True
        self.hear(b"")

    def shoulder(self, table: str) -> str | None:
        return self.shoulders.get(table)

    def follows(self, table: str, chair: int | None) -> bool:
        return table in self.watched and self.watched[table] == chair

    def lose(self, table: str) -> None:
        self.watched.pop(table, None)
        self.shoulders.pop(table, None)

    async def write(self) -> None:
        """Send what waits, in order."""
        while True:
            message = await self.queue.get()
            if self.is_dismissed:
                await self.socket.close(DISMISSED, "your account has changed: connect again")
                return
            await self.socket.send_data(message, mode="text")

    async def read(self) -> None:
        """Take requests until the other side goes."""
        while True:
            raw = await self.socket.receive_data(mode="text")
            if self.is_dismissed:
                return
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
            refuse_null(raw.encode())
            wish = decode_request(raw)
        except Refused as error:
            self._refuse(error, None, None)
            return
        except (msgspec.DecodeError, RecursionError) as error:
            self._refuse(Refused("bad-request", f"not a request: {error}"), None, None)
            return
        try:
            if isinstance(wish, wire.Watch):
                await self.watch(wish)
            elif isinstance(wish, wire.Leave):
                self.leave(wish.table)
            elif isinstance(wish, wire.Imagine):
                seat, found = await self.host.imagined(self.person, wish.table, wish.seat)
                self.hear(encode(wire.Thinkable(wish.table, seat, found.cells, found.frames, wish.id)))
            else:
                await self.host.do(self.person, wish)
        except AgonError as error:
            self._refuse(error, wish.id, wish.table)
        except Exception:
            log.exception("fault")
            self._refuse(AgonError("engine-fault", "something broke; look at the table again"), wish.id, wish.table)
        else:
            self.hear(encode(wire.Accepted(wish.id)))

    def _refuse(self, error: AgonError, request: str | None, table: str | None) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        self.hear(encode(wire.Refused(error.code, error.message, request, table)))

    async def watch(self, wish: wire.Watch) -> None:
        """Follow a table: everything now, then every change."""
        kind = self.person.kind if self.person else None
        if len(self.watched) >= WATCHED and wish.table not in self.watched and kind != "program":
            raise Refused("too-many-requests", f"one socket follows at most {WATCHED} tables")
        async with self.host.hall.looking(wish.table) as live:
            chair = await self.host.viewer(live, self.person, Looking.of(wish))
            self.leave(wish.table)
            self.watched[wish.table] = chair
            if wish.shoulder is not None:
                self.shoulders[wish.table] = wish.shoulder
            self.hear(live.whole(chair, now(), wish.log, wish.n))
            live.eye(chair).listeners.add(self)

    def leave(self, table: str) -> None:
        live = self.host.hall.lives.get(table)
        if live is not None and table in self.watched and self.watched[table] in live.eyes:
            live.eyes[self.watched[table]].listeners.discard(self)
        self.lose(table)

    def close(self) -> None:
        for table in list(self.watched):
            self.leave(table)

    async def give_up(self) -> None:
        """Nothing more is sent to one who does not read; the last word goes out if it still can."""
        await self.is_stuck.wait()
        self.close()
        with contextlib.suppress(TimeoutError):
            why = "too slow: connect again and go on from what you have seen"
            await asyncio.wait_for(self.socket.close(TOO_SLOW, why), LAST_WORD)


@websocket("/api/play")
async def play_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Follow tables and play at them; docs/reference/protocol.md says how."""
    house = socket.app.state.house
    await socket.accept(headers={WORKER: house.worker})
    person: Person | None = socket.scope["user"]
    client = Socket(house.host, socket, person, house.settings.rate_of(person.kind if person else None))
    if house.sockets.is_crowded(client, house.settings):
        await socket.close(TOO_MANY, "too many sockets are open; close some")
        return
    house.sockets.add(client)
    tasks = [asyncio.create_task(task) for task in (client.read(), client.write(), client.give_up())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.sockets.discard(client)
        client.close()
        for task in tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task


# ---------------------------------------------------------------- the same over HTTP

TableId = Annotated[str, PathParameter(max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
Link = Annotated[str | None, QueryParameter(max_length=64)]
LONGEST_WAIT = 25


@get("/api/tables/{table:str}/state", media_type=MediaType.JSON)
async def get_state(
    request: Request[Any, Any, Any],
    table: TableId,
    seat: Annotated[str | None, QueryParameter(max_length=60)] = None,
    log: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    after: Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)] = None,
    wait: Annotated[int, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
    n: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    since: Annotated[Literal["mine"] | None, QueryParameter()] = None,
    spectate: Annotated[bool, QueryParameter()] = False,
    shoulder: Link = None,
    invite: Link = None,
) -> Response[wire.State]:
    """The table as you see it. With `after` and `wait` the answer comes once event `after` is no longer the last."""
    host: Host = request.app.state.house.host
    looking = Looking(seat, shoulder, invite, spectate)
    deadline = time.monotonic() + wait
    while True:
        async with host.hall.looking(table) as live:
            chair = await host.viewer(live, request.scope["user"], looking)
            left = deadline - time.monotonic()
            if after is None or live.n != after or left <= 0 or live.state in ("over", "aborted"):
                first = (live.last_choice_log(chair) or 0) if since == "mine" else log
                return Response(content=msgspec.Raw(live.whole(chair, now(), first, n)))  # type: ignore[arg-type]
            changed = live.changed
            live.waiting += 1
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), left)
        finally:
            live.waiting -= 1


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
async def get_record(request: Request[Any, Any, Any], table: TableId, invite: Link = None) -> str:
    """The record of a finished game."""
    host: Host = request.app.state.house.host
    return await host.record(request.scope["user"], table, invite)


HANDLERS = [play_socket, get_state, post_choice, post_act, get_record]
