"""Studies and records that people keep, those of the house, and the positions in them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import ColumnElement, delete, func, insert, select, update

from agon import games
from agon.engine.bookshelf import Bookshelf
from agon.engine.errors import AgonError, Refused
from agon.engine.game import Game
from agon.engine.importing import Unreadable
from agon.engine.reading import Reading
from agon.engine.study import Study, parse_head, place_of
from agon.engine.table import Table
from agon.games import NAMES, load
from agon.server import wire, wire_study
from agon.server.beginnings import Start, faults_refused
from agon.server.live import plain
from agon.server.people import Person
from agon.server.refusals import not_found, not_yours
from agon.server.schema import studies
from agon.server.storage import Storage, new_id, now

MOST = 500  # studies one person keeps
KEPT = 32  # texts whose tables are kept, where somebody goes on reading
READERS = 2  # threads that play texts: the rest of the server goes on meanwhile
HEAD = 4000  # letters in which the head of a text is looked for

T = TypeVar("T")


class Kept(NamedTuple):
    """A text and whose it is."""

    id: str
    title: str
    text: str
    owner: str | None = None
    public: bool = True
    created: int = 0
    changed: int = 0


class Studies:
    """What is kept, and what was read of it lately."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.house = Bookshelf(Path(games.__file__).parent)
        self.readings: OrderedDict[str, Reading] = OrderedDict()
        self.threads = ThreadPoolExecutor(READERS, "studies")

    async def in_thread(self, work: Callable[..., T], *given: Any) -> T:
        """Do something long beside everything else."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *given)

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)

    # -- keeping

    async def add(self, person: Person, wish: wire_study.NewStudy) -> wire_study.StudyInfo:
        """Keep a text; one that does not hold is refused."""
        text = await self.in_thread(as_study, wish.text, wish.title)
        reading = await self._sound(text)
        at = now()
        kept = Kept(new_id(), _title(wish.title, reading.study), text, person.id, wish.public, at, at)
        async with self.storage.write() as connection:
            mine = select(func.count()).where(studies.c.account == person.id)
            if (await connection.scalar(mine) or 0) >= MOST:
                raise Refused("not-possible-now", f"you keep {MOST} studies, the most there can be; delete some first")
            await connection.execute(insert(studies).values(**_columns(kept, reading)))
        return info_of(kept, reading)

    async def change(self, person: Person, study: str, wish: wire_study.ChangedStudy) -> wire_study.StudyInfo:
        """Another text, another title, or others may see it."""
        kept = await self._own(person, study)
        title = wish.title or kept.title
        text = kept.text if wish.text is None else await self.in_thread(as_study, wish.text, title)
        reading = await self._sound(text)
        public = kept.public if wish.public is None else wish.public
        kept = kept._replace(title=title, text=text, public=public, changed=now())
        async with self.storage.write() as connection:
            await connection.execute(update(studies).where(studies.c.id == study).values(**_columns(kept, reading)))
        return info_of(kept, reading)

    async def remove(self, person: Person, study: str) -> None:
        """Keep it no more; tables that began from it go on."""
        await self._own(person, study, also_admin=True)
        async with self.storage.write() as connection:
            await connection.execute(delete(studies).where(studies.c.id == study))

    async def mine(self, person: Person) -> list[wire_study.StudyInfo]:
        """What somebody keeps, the latest first, without texts and steps."""
        head = func.substr(studies.c.text, 1, HEAD).label("text")
        fields = [head if column.name == "text" else column for column in studies.c]
        query = select(*fields).where(studies.c.account == person.id).order_by(studies.c.changed.desc(), studies.c.id)
        async with self.storage.read() as connection:
            rows = (await connection.execute(query)).all()
        return [_listed(row) for row in rows]

    async def _own(self, person: Person, study: str, also_admin: bool = False) -> Kept:
        kept = await self.find(person, study)
        if kept.owner != person.id and not (also_admin and person.is_admin and kept.owner):
            raise not_yours("only who keeps a study changes or removes it")
        return kept

    async def find(self, person: Person | None, study: str) -> Kept:
        """A study of the house, or one that is kept and that somebody may see."""
        if "/" in study:
            leaf = (await self.in_thread(lambda: self.house.leaves)).get(study)
            if leaf is None:
                raise not_found("study", study)
            return Kept(study, leaf.title, await self.in_thread(leaf.text))
        async with self.storage.read() as connection:
            row = (await connection.execute(select(studies).where(_seen_by(person, study)))).one_or_none()
        if row is None:
            raise not_found("study", study)
        return Kept(row.id, row.title, row.text, row.account, row.public, row.created, row.changed)

    # -- reading

    async def reading(self, text: str) -> Reading:
        """A text, played through; the latest are remembered."""
        known = self.readings.pop(text, None)
        reading = await self.in_thread(Reading, text, load) if known is None else known
        self.readings[text] = reading
        while len(self.readings) > KEPT:
            self.readings.popitem(last=False)
        return reading

    async def _sound(self, text: str) -> Reading:
        """A text that holds from its first line to its last."""
        try:
            reading = await self.reading(text)
            if reading.refusal is not None:
                raise reading.refusal
            for seat in (*reading.player.table.seats, None):
                await self.in_thread(state_of, reading, "", len(reading.steps), seat)
        except AgonError as error:
            raise refused(error, text) from error
        return reading

    async def one(self, person: Person | None, study: str) -> wire_study.StudyInfo:
        """A study with its text and its steps."""
        kept = await self.find(person, study)
        return info_of(kept, await self._readable(kept))

    async def at(self, person: Person | None, study: str, step: int, seat: str | None) -> wire.State:
        """The table of a study after so many steps, as a seat sees it."""
        reading = await self._up_to(await self.find(person, study), step)
        return await self.in_thread(state_of, reading, study, step, seat)

    async def table(self, person: Person | None, study: str, step: int) -> Table:
        """The table itself: for whoever plays on from there, or looks ahead."""
        reading = await self._up_to(await self.find(person, study), step)
        return await self.in_thread(reading.table, step)

    async def start(self, person: Person, wish: wire.StudyStart) -> Start:
        """A study as the beginning of a game, kept apart from what becomes of the study."""
        kept = await self.find(person, wish.id)
        reading = await self._up_to(kept, wish.step or 0)
        step = len(reading.steps) if wish.step is None else wish.step
        return await self.in_thread(Start.from_reading, reading, step, kept.title)

    async def _up_to(self, kept: Kept, step: int) -> Reading:
        reading = await self._readable(kept)
        if step > len(reading.steps):
            raise Refused("bad-request", f"there are {len(reading.steps)} steps")
        return reading

    async def _readable(self, kept: Kept) -> Reading:
        """Rules may have changed since a text was taken in: what still holds of it is shown."""
        try:
            return await self.reading(kept.text)
        except AgonError as error:
            raise refused(error, kept.text) from error

    async def look(self, wish: wire_study.LookAt) -> wire_study.Look:
        """What a text comes to, without keeping it."""
        try:
            reading = await self.reading(wish.text)
            last = len(reading.steps)
            state = await self.in_thread(state_of, reading, "", last if wish.step is None else wish.step, wish.seat)
        except AgonError as error:
            if error.code == "unknown-seat":
                raise
            return wire_study.Look(None, None, wire_study.Problem(*place_of(error, wish.text)))
        problem = wire_study.Problem(*reading.problem) if reading.problem else None
        return wire_study.Look(state, info_of(Kept("", reading.study.title, wish.text), reading), problem)


# ---------------------------------------------------------------- texts


def as_study(text: str, title: str | None) -> str:
    """A study or a record as it is, or the record that a game's importer makes of what was written down elsewhere."""
    lines = (line.partition("#")[0].split() for line in text.splitlines())
    if next((words[0] for words in lines if words), "") in ("study", "record"):
        return text
    for name in NAMES:
        for source, read in load(name).importers.items():
            try:
                record: str = read(text).record(title or source)
            except Unreadable:
                continue
            return record
    raise Refused(
        "bad-study", "line 1: this is no study, no record, and no game written down elsewhere that is read here"
    )


def refused(error: AgonError, text: str) -> Refused:
    """Why a text is not taken: `bad-study` or `bad-record`, the line and the reason."""
    line, reason = place_of(error, text)
    code = error.code if error.code == "bad-record" else "bad-study"
    return Refused(code, f"line {line}: {reason}")


def _title(given: str | None, study: Study) -> str:
    return (given or study.title or study.game)[:120]


# ---------------------------------------------------------------- rows and messages


def _seen_by(person: Person | None, study: str) -> ColumnElement[bool]:
    one = studies.c.id == study
    if person is None:
        return one & studies.c.public
    return one if person.is_admin else one & (studies.c.public | (studies.c.account == person.id))


def _columns(kept: Kept, reading: Reading) -> dict[str, Any]:
    columns = kept._asdict()
    return {"account": columns.pop("owner"), "game": reading.study.game, **columns}


def _listed(row: Any) -> wire_study.StudyInfo:
    """A row of a list; rules that have changed since may not know its options any more."""
    study, game = Study(row.title, row.text.startswith("record"), row.game), load(row.game)
    with contextlib.suppress(AgonError):
        study = parse_head(row.text.rpartition("\n")[0] if len(row.text) == HEAD else row.text)
        study.options = game.choose_options(study.options)
    return wire_study.StudyInfo(
        row.id,
        row.title,
        row.game,
        study.options,
        study.rules,
        "",
        row.account,
        row.public,
        study.is_record,
        _seats(game, study.options),
        None,
        [],
        row.created,
        row.changed,
    )


def _seats(game: Game, options: dict[str, str]) -> list[str]:
    with contextlib.suppress(AgonError):
        return list(game.seats_in_play(options))
    return list(game.seats)


def info_of(kept: Kept, reading: Reading) -> wire_study.StudyInfo:
    """A study, with everything that was read of it."""
    table = reading.player.table
    return wire_study.StudyInfo(
        kept.id,
        kept.title,
        reading.study.game,
        table.options,
        reading.study.rules,
        kept.text,
        kept.owner,
        kept.public,
        reading.study.is_record,
        list(table.seats),
        reading.learner,
        [wire_study.Step(*step) for step in reading.steps],
        kept.created,
        kept.changed,
    )


def state_of(reading: Reading, study: str, count: int, seat: str | None) -> wire.State:
    """The table after so many steps, as a message for a seat, for `chance` or for a spectator (null)."""
    count = min(count, len(reading.steps))
    table = reading.table(count)
    if seat is not None and seat not in (*table.seats, "chance"):
        raise Refused("unknown-seat", f"{seat!r} does not play here; the seats: {', '.join(table.seats)}, chance")
    with faults_refused():
        return _message(reading, study, count, table, seat)


def _message(reading: Reading, study: str, count: int, table: Table, seat: str | None) -> wire.State:
    viewer = None if seat == "chance" else seat
    outcome, seating = reading.outcome(count, table), list(table.seating)
    asks = [] if outcome is not None else table.asks
    ask = next((ask for ask in asks if ask.seat == seat), None)
    return wire.State(
        table=study,
        n=count,
        full=True,
        state="playing" if outcome is None else "over",
        seat=seat,
        view=table.view(viewer),
        log=wire.Log(0, [plain(line) for line in table.log(viewer)]),
        ask=wire.Ask(ask.number, ask.what, list(ask.options)) if ask else None,
        waiting=[ask.seat for ask in asks],
        clock=wire.ClockState([None] * len(seating), [], now()),
        can_undo=False,
        result=wire.Result(list(outcome.winners), outcome.reason) if outcome else None,
        seating=seating,
        chair=seating.index(seat) if seat in seating else None,
    )
