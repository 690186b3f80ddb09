"""Hidden information never leaves the server.

Two tables differ only in what a seat may not know, and the same is done at both. Everything sent to that seat and to a
spectator must be equal, byte for byte, apart from table ids and times: messages, their number and order, refusals,
undo, replays, and every page about a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import re
from collections.abc import AsyncIterator, Callable, Sequence
from itertools import zip_longest
from typing import Any, ClassVar

import msgspec
import pytest

from agon.engine.table import Line, Table
from agon.games import NAMES, load
from agon.server.client.client import Client, Wire
from agon.server.lobby import lobby
from agon.server.tables import loader, state
from agon.server.tables.dice import Dice
from agon.server.tables.live import LiveTable
from tests.conformance import Leak, OffersInHiddenOrder, RefusesWithReasons, seal, with_open_view
from tests.tiers import sampled

from .attacks import NONCES, send_http
from .conftest import Running
from .pairs import Pair, Step, pair

TIMES = re.compile(r'"(at|created|moved|deadline|since)":\d+')
RANDOM = re.compile(r'"(commitment|invite)":"[^"]*"')
BETWEEN = 20  # choices between two looks at all pages


class Loaded(Dice):
    """Dice with prescribed results."""

    falls: ClassVar[dict[str, list[str]]] = {}

    def __init__(self, secret: bytes, table: str, nonces: Sequence[str]) -> None:
        super().__init__(secret, table, nonces)
        self.fall = self.falls[table]

    def choose(self, options: Sequence[str], weights: Sequence[int] | None, index: int) -> str:
        return self.fall[index]


@pytest.fixture(autouse=True)
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "Dice", Loaded)


class Watcher:
    """A client at one of the two tables; records everything it is sent or refused, in order."""

    def __init__(self, client: Client, wire: Wire, table: str) -> None:
        self.client, self.wire, self.table = client, wire, table
        self.heard: list[str] = []
        self.state: dict[str, Any] = {}

    def note(self, what: str, raw: str | bytes) -> dict[str, Any]:
        text = raw if isinstance(raw, str) else raw.decode()
        plain = RANDOM.sub(r'"\1":""', TIMES.sub(r'"\1":0', text.replace(self.table, "TABLE")))
        self.heard.append(f"{what}: {plain}")
        return dict(msgspec.json.decode(text)) if text.startswith("{") else {}

    async def send(self, do: str, **wish: Any) -> str:
        """Send a request and record everything up to its answer. Return `ok`, or the code of the refusal."""
        await self.wire.send(do, self.table, id="mark", **wish)
        while True:
            message = self.note("message", await self.wire.connection.recv())
            if message["say"] == "state":
                self.state = message
            if message.get("id") == "mark":
                return str(message.get("code", "ok"))

    async def listen(self) -> None:
        """Record what was sent meanwhile: the answer to a refused request comes after it."""
        await self.send("choose", number=999_999, option="no_such_option")

    async def probe(self) -> None:
        """Send requests that are refused, and record the reasons."""
        number = self.state["ask"]["number"] if self.state["ask"] else 0
        await self.send("choose", number=number, option="no_such_option")
        await self.send("answer_undo", agree=True)
        await self.send("choose", number=number, option="pass", seat="no_such_seat")

    async def look(self, pages: Sequence[str]) -> None:
        """Read every page about the table, and the lists that contain it."""
        for page in pages:
            for query in self.queries(page):
                response = await send_http(self.client, "GET", page.replace("{table}", self.table) + query)
                self.note(f"{page} {response.status_code} {len(response.content)}", response.content)
        await self.look_at_lists()

    def queries(self, page: str) -> list[str]:
        """The query parameters of a page: the event, or the options of one's own ask."""
        if page.endswith("/replay"):
            return [f"?at={self.state['n'] // 2}"]
        if page.endswith("/why"):
            return [f"?option={word}" for word in ("pass", "iran", "nato", "the_china_card", "red_1", "hector")]
        if page.endswith("/prospects") and self.state["ask"]:
            return [f"?option={option}&number={self.state['ask']['number']}" for option in self.state["ask"]["options"]]
        return ["?option=pass" if page.endswith("/prospects") else ""]

    async def look_at_lists(self) -> None:
        for page in ("/api/me/tables", "/api/tables?state=playing"):
            listed = (await send_http(self.client, "GET", page)).json()
            own = [row for row in listed if row["id"] == self.table]
            self.note(page, msgspec.json.encode(own))


class Stage:
    """The two tables, with the same people at both."""

    def __init__(self, given: Pair, watchers: list[dict[str, Watcher]], pages: list[str]) -> None:
        self.pair, self.watchers, self.pages = given, watchers, pages

    async def everybody(self, act: Callable[[Watcher], Any]) -> None:
        """Let the seat that may not know and the spectator do something at both tables; they must be told the same."""
        for name in (self.pair.seat, "spectator"):
            for watchers in self.watchers:
                await act(watchers[name])
            self.compare(name)

    def compare(self, name: str) -> None:
        one, other = (watchers[name].heard for watchers in self.watchers)
        for first, second in zip_longest(one, other):
            if first != second:
                raise Leak(f"{name} is told what is hidden:\n  {first}\n  {second}")
        for heard in (one, other):
            heard.clear()

    async def play(self) -> None:
        await self.everybody(lambda watcher: watcher.send("watch"))
        for number, step in enumerate(self.pair.choices):
            await self.choose(step)
            await self.everybody(Watcher.listen)
            if number % BETWEEN == 0:
                await self.everybody(Watcher.probe)
                await self.everybody(lambda watcher: watcher.look(self.pages))
            if number % 7 == 3:
                await self.take_back(step)
        await self.everybody(lambda watcher: watcher.look(self.pages))
        await self.everybody(lambda watcher: watcher.send("watch", log=3))

    async def choose(self, step: Step) -> None:
        for watchers, option in zip(self.watchers, step.options, strict=True):
            player = watchers[step.seat]
            if step.seat != self.pair.seat:
                await player.listen()
            assert await player.send("choose", number=player.state["ask"]["number"], option=option) == "ok"

    async def take_back(self, step: Step) -> None:
        """Undo the last choice where this is free at both tables, and make it again."""
        if all(watchers[step.seat].state["can_undo"] for watchers in self.watchers):
            for watchers in self.watchers:
                assert await watchers[step.seat].send("undo") == "ok"
            await self.everybody(Watcher.listen)
            await self.choose(step)
            await self.everybody(Watcher.listen)


@contextlib.asynccontextmanager
async def stage(server: Running, given: Pair) -> AsyncIterator[Stage]:
    async with contextlib.AsyncExitStack() as stack:
        first, second, third = await stack.enter_async_context(server.guests(3))
        document = (await send_http(first, "GET", "/api/docs/openapi.json")).json()
        pages = [path for path, item in document["paths"].items() if "{table}" in path and "get" in item]
        tables = []
        for number in range(2):
            laid = await first.post("/api/tables", {"game": given.game, "nonce": NONCES[0]})
            Loaded.falls[laid["id"]] = given.chance(number)
            await second.post(f"/api/tables/{laid['id']}/join", {"nonce": NONCES[1]})
            tables.append(laid["id"])
        watchers: list[dict[str, Watcher]] = [{}, {}]
        seats = [chair["seat"] for chair in laid["chairs"]]
        for name, client in (*zip(seats, (first, second), strict=True), ("spectator", third)):
            for number in range(2):
                wire = await stack.enter_async_context(client.socket())
                watchers[number][name] = Watcher(client, wire, tables[number])
                if name not in (given.seat, "spectator"):
                    await watchers[number][name].send("watch")
        yield Stage(given, watchers, pages)


def look_for_leaks(server: Running, given: Pair) -> None:
    async def scenario() -> None:
        async with stage(server, given) as both:
            await both.play()

    asyncio.run(scenario())


SEEDS = {
    ("hector_achilles", "achaeans"): {1: 24, 4: 18},
    ("hector_achilles", "trojans"): {1: 6, 4: 19},
    ("twilight_struggle", "us"): {1: 18, 4: 2},
    ("twilight_struggle", "ussr"): {1: 17, 4: 9},
}
"""Seeds by which also choices of the other player are hidden and differ, or the games go on for long, by rarity."""
MAX_CHOICES = 40  # choices


@functools.cache
def games(game: str, seat: str, rarity: int) -> Pair:
    return pair(load(game), seat, SEEDS.get((game, seat), {}).get(rarity, 1), MAX_CHOICES, rarity)


SEATS = [(game, seat) for game in NAMES for seat in load(game).seats_in_play(load(game).choose_options({}))]


@pytest.mark.parametrize("rarity", sampled([1, 4]))
@pytest.mark.parametrize(("game", "seat"), SEATS)
def test_what_a_seat_may_not_know_never_leaves_for_it(server: Running, game: str, seat: str, rarity: int) -> None:
    given = games(game, seat, rarity)
    assert given.choices
    assert given.differences or not any(kind.secret for kind in load(game).asks)
    look_for_leaks(server, given)


# ---------------------------------------------------------------- planted leaks


class TellsEverybody(Table):
    """A planted leak: a log line that depends on the whole position."""

    def log_since(self, seat: str | None, place: int = 0) -> tuple[list[Line], int]:
        lines, end = super().log_since(seat, place)
        return [*lines, Line("leak", {"seal": ("number", seal(self) % 1000)})], end


def in_the_view(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(loader, "load", lambda name: with_open_view(load(name)))


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "Table", TellsEverybody)


def in_the_order_of_options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "Table", OffersInHiddenOrder)


def in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "Table", RefusesWithReasons)


def in_the_number_of_messages(patch: pytest.MonkeyPatch) -> None:
    once = LiveTable.broadcast

    def broadcast(live: LiveTable, now: int) -> None:
        assert isinstance(live.table, Table)
        for _ in range(1 + seal(live.table) % 2):
            once(live, now)

    patch.setattr(LiveTable, "broadcast", broadcast)


def in_the_lobby(patch: pytest.MonkeyPatch) -> None:
    info = lobby.Lobby._info

    def leaking(self: Any, person: Any, row: Any, sitting: Any) -> Any:
        live = self.registry.lives.get(row.id)
        return msgspec.structs.replace(info(self, person, row, sitting), reason=str(seal(live.table)) if live else None)

    patch.setattr(lobby.Lobby, "_info", leaking)


def in_the_past(patch: pytest.MonkeyPatch) -> None:
    """A planted leak in replays: they contain a number that depends on the whole position."""
    whole = LiveTable.whole

    def leaking(self: LiveTable, chair: int | None, now: int, log: int = 0, n: int = 0) -> bytes:
        said = whole(self, chair, now, log, n)
        assert isinstance(self.table, Table)
        return said[:-1] + b',"seal":%d}' % seal(self.table) if not self.viewers else said

    patch.setattr(LiveTable, "whole", leaking)


def in_what_may_come(patch: pytest.MonkeyPatch) -> None:
    """A planted leak: prospects start from the real table."""
    patch.setattr(Table, "imagine", lambda table, seat, chooser: table.copy())


@pytest.mark.parametrize(
    "plant",
    [
        in_the_view,
        in_the_log,
        in_the_order_of_options,
        in_a_refusal,
        in_the_number_of_messages,
        in_the_lobby,
        in_the_past,
        in_what_may_come,
    ],
)
def test_a_planted_leak_is_found(server: Running, monkeypatch: pytest.MonkeyPatch, plant: Callable[..., None]) -> None:
    given = games("hector_achilles", "achaeans", 4)
    plant(monkeypatch)
    with pytest.raises(Leak, match="is told what is hidden"):
        look_for_leaks(server, given)
