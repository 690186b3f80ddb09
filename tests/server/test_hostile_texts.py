"""Texts that try to keep the server busy: none delays other clients, and none outlives the server."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from agon.engine.errors import AgonError, Refused
from agon.engine.table import Table
from agon.engine.table.study import write_record
from agon.engine.table.study_replay import Step, StudyReplay
from agon.games import load
from agon.games.twilight_struggle.playdek.text import read
from agon.server.study.readers import MAX_AT_ONCE, MAX_LINE, MAX_LINES, Readers
from agon.server.tables.from_study import MAX_CHOICES

from .clients import ClientPool, refused
from .conftest import Running
from .test_studies import STUDY

TIES = "study Nobody is asked yet\ngame roll_player players=2\n"
"""The players roll for the first seat; if every die shows the first face, they tie for ever."""


async def test_a_study_whose_first_dice_tie(server: Running) -> None:
    """A game starts from a study without a position; replaying it ends whatever the dice show."""
    async with server.guests(1) as (client,):
        study = (await client.post("/api/studies", {"text": TIES}))["id"]
        begun = await client.post("/api/tables", {"study": {"id": study, "step": 0}})
        assert begun["game"] == "roll_player"


WORKING: list[threading.Thread] = []


def spin(until: threading.Event) -> None:
    WORKING.append(threading.current_thread())
    while not until.is_set():
        pass


async def test_endless_work_is_stopped() -> None:
    """Endless work is refused, its thread ends, and the next one can run; the event loop is not blocked."""
    pool, never = Readers(threads=1, seconds=0.2), threading.Event()
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            ticks += 1
            await asyncio.sleep(0.01)

    ticking = asyncio.create_task(tick())
    try:
        with pytest.raises(Refused, match="takes longer than"):
            await pool.run(spin, never)
        assert ticks > 1
        assert await pool.run(lambda: 1) == 1
        assert not WORKING[-1].is_alive()
    finally:
        ticking.cancel()
        never.set()


def test_the_server_stops_while_a_text_is_read(fresh_server: Callable[..., Any]) -> None:
    """Shutdown does not wait for a text being read, and no such thread keeps the process alive."""
    release = threading.Event()
    with fresh_server() as server:
        studies = server.services.studies
        asyncio.run_coroutine_threadsafe(studies.in_thread(release.wait), loop_of(server))
        while not (threads := [t for t in threading.enumerate() if t.name.startswith(("reader", "studies"))]):
            time.sleep(0.01)
    try:
        assert not server.thread.is_alive()
        assert all(thread.daemon for thread in threads)
    finally:
        release.set()


def loop_of(server: Running) -> asyncio.AbstractEventLoop:
    loop: asyncio.AbstractEventLoop = server.services.presence.task.get_loop()
    return loop


@pytest.mark.parametrize(
    "text",
    [
        f"Turn 1, Headline Phase: a{' &' * 30_000}\n",
        "study x\n" * (MAX_LINES + 1),
        f"study x\ngame hector_achilles\ngiven {'a' * MAX_LINE}\n",
    ],
    ids=["a log with a long line", "many lines", "a study with a long line"],
)
async def test_a_text_out_of_all_proportion(server: Running, text: str) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        await refused("too-large", client.post("/api/studies", {"text": text}))
        await refused("too-large", client.post("/api/studies/look", {"text": text}))


async def test_many_texts_at_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client may have a few texts read at once; others are not delayed."""
    release = asyncio.Event()
    readings = server.services.studies

    async def slow(text: str) -> Any:
        while not release.is_set():
            await asyncio.sleep(0.01)
        return StudyReplay(text, load)

    async with ClientPool(server) as pool:
        client, other = await pool.guest(), await pool.guest()
        monkeypatch.setattr(readings, "reading", slow)
        looks = [asyncio.create_task(client.post("/api/studies/look", {"text": TIES})) for _ in range(MAX_AT_ONCE)]
        while readings.readers.clients.total() < MAX_AT_ONCE:
            await asyncio.sleep(0.01)
        await refused("too-many-requests", client.post("/api/studies/look", {"text": TIES}))
        release.set()
        await other.post("/api/studies/look", {"text": TIES})
        await asyncio.gather(*looks)
        assert not readings.readers.clients


def undone(times: int) -> str:
    """A study in which an action is chosen and undone over and over."""
    return "\n".join([*STUDY.splitlines()[:11], *["achaeans action pass", "undo", "#: note"] * times, ""])


class Counted(list[Step]):
    """Counts the steps that are read."""

    reads = 0

    def __getitem__(self, at: Any) -> Any:
        self.reads += 1
        return super().__getitem__(at)

    def __iter__(self) -> Iterator[Step]:
        self.reads += len(self)
        return super().__iter__()


class CountedReplay(StudyReplay):
    def _add(self, step: Step) -> None:
        if not self.steps:
            self.steps = Counted()
        super()._add(step)


def test_undoing_costs_the_same_however_long_the_study_is() -> None:
    reading = CountedReplay(undone(500), load)
    assert reading.refusal is None
    assert len(reading.steps) == 500  # the notes
    assert isinstance(reading.steps, Counted)
    assert reading.steps.reads < 10 * 500


def test_a_log_of_lines_that_might_be_repeated() -> None:
    """Twice the lines take twice the calls, although each is compared with those before it."""

    def calls(count: int) -> int:
        spellings = itertools.islice(itertools.product(*zip("blockade", "BLOCKADE", strict=True)), 256)
        lines = [f"US plays {' ' * gap}{''.join(one)}" for one in spellings for gap in range(2)][:count]
        made = 0

        def count_calls(*_: object) -> None:
            nonlocal made
            made += 1

        sys.setprofile(count_calls)
        try:
            log = read("\n".join(["Turn 1, Headline Phase: Fidel & Blockade:", *lines]))
        finally:
            sys.setprofile(None)
        assert len(log.block.statements) == count + 2
        return made

    assert calls(500) < 2.5 * calls(250)


@pytest.mark.parametrize("end", [" &", " & a", ":", " ", "a "])
def test_a_long_line_of_a_log_is_read_once(end: str) -> None:
    """Without the limit of its length, too: a pattern that tries every way to split a line would take minutes."""
    start = time.process_time()
    with contextlib.suppress(AgonError):
        read(f"Turn 1, Headline Phase: a{end * 100_000}\n")
    assert time.process_time() - start < 10


async def test_a_game_starts_after_so_many_choices(server: Running) -> None:
    """The choices before the start are replayed whenever the table is loaded, so their number is limited."""
    table = Table(load("roll_player"), {"players": "2"})
    while len(table.choices) <= MAX_CHOICES:
        ask = table.asks[0]
        table.choose(ask.seat, ask.options[0])
    async with ClientPool(server) as pool:
        client = await pool.guest()
        study = (await client.post("/api/studies", {"text": write_record(table, "Ties")}))["id"]
        await refused("too-large", client.post("/api/tables", {"study": {"id": study}}))
        await client.post("/api/tables", {"study": {"id": study, "step": 10}})
