"""Saved and built-in studies and records, and their positions."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from sqlalchemy import ColumnElement, delete, func, insert, select, update

from agon import games
from agon.agents.puzzles.shelf import Shelf
from agon.engine.errors import AgonError, Refused
from agon.engine.game import Game
from agon.engine.table import Table
from agon.engine.table.importing import Imported, Unreadable
from agon.engine.table.study import Study, is_study, parse_head, place_of
from agon.engine.table.study_replay import StudyReplay
from agon.games import NAMES, load
from agon.rulebook.bookshelf import Bookshelf
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.db.schema import DbRow, studies
from agon.server.db.storage import Storage, new_id, now
from agon.server.errors import not_found, not_yours
from agon.server.study.readers import Readers, check_size
from agon.server.tables.from_study import Start, faults_refused
from agon.server.tables.live import ask_message, line_message

MAX_STUDIES = 500  # per account
MAX_REMARKS = 100  # per imported text
MAX_CACHED_READINGS = 32  # replayed texts, for readers who step forward
PUZZLES = "/puzzles/"  # in the id of a puzzle's study
HEAD_LENGTH = 4000  # characters searched for the head of a text

T = TypeVar("T")


def puzzle_study(game: str, puzzle: str) -> str:
    """The id of the study that ends where a puzzle is asked."""
    return f"{game}{PUZZLES}{puzzle}"


class StoredStudy(NamedTuple):
    """A study's text and owner, and the program whose log it was."""

    id: str
    title: str
    text: str
    owner: str | None = None
    source: str | None = None
    public: bool = True
    created: int = 0
    changed: int = 0


class Studies:
    """Stores studies and caches recent readings."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.bookshelf = Bookshelf(Path(games.__file__).parent)
        self.readings: OrderedDict[str, StudyReplay] = OrderedDict()
        self.readers = Readers()

    async def in_thread(self, work: Callable[..., T], *given: object) -> T:
        """Run long work in a thread, with a time limit."""
        return await self.readers.run(work, *given)

    async def close(self) -> None:
        await self.readers.close()

    # -- storing

    async def add(self, person: Person, request: protocol.NewStudy) -> protocol.StudyInfo:
        """Save a text; an invalid one is refused."""
        text, report, source = await self._as_study(request.text, request.title)
        reading = await self._sound(text)
        at, title = now(), _title(request.title, reading.study)
        stored = StoredStudy(new_id(), title, text, person.id, source, request.public, at, at)
        async with self.storage.write() as connection:
            mine = select(func.count()).where(studies.c.account == person.id)
            if (await connection.scalar(mine) or 0) >= MAX_STUDIES:
                raise Refused(
                    "not-possible-now", f"you already have {MAX_STUDIES} studies, the maximum; delete some first"
                )
            await connection.execute(insert(studies).values(**_columns(stored, reading)))
        return info_of(stored, reading, report)

    async def change(self, person: Person, study: str, request: protocol.ChangedStudy) -> protocol.StudyInfo:
        """Change the text, title or visibility of a study."""
        stored = await self._editable(person, study)
        title = request.title or stored.title
        text, report, source = stored.text, None, stored.source
        if request.text is not None and request.text != text:
            text, report, source = await self._as_study(request.text, title)
        reading = await self._sound(text)
        public = stored.public if request.public is None else request.public
        stored = stored._replace(title=title, text=text, source=source, public=public, changed=now())
        async with self.storage.write() as connection:
            await connection.execute(update(studies).where(studies.c.id == study).values(**_columns(stored, reading)))
        return info_of(stored, reading, report)

    async def remove(self, person: Person, study: str) -> None:
        """Delete a study; tables that started from it are not affected."""
        await self._editable(person, study, also_admin=True)
        async with self.storage.write() as connection:
            await connection.execute(delete(studies).where(studies.c.id == study))

    async def mine(self, person: Person) -> list[protocol.StudyInfo]:
        """Return a person's studies, latest first, without texts and steps."""
        head = func.substr(studies.c.text, 1, HEAD_LENGTH).label("text")
        fields = [head if column.name == "text" else column for column in studies.c]
        query = select(*fields).where(studies.c.account == person.id).order_by(studies.c.changed.desc(), studies.c.id)
        async with self.storage.read() as connection:
            rows = (await connection.execute(query)).all()
        return await self.in_thread(lambda: [_listed(row) for row in rows])

    async def _editable(self, person: Person, study: str, also_admin: bool = False) -> StoredStudy:
        stored = await self.find(person, study)
        if stored.owner != person.id and not (also_admin and person.is_admin and stored.owner):
            raise not_yours("only the owner can change or delete a study")
        return stored

    async def find(self, person: Person | None, study: str) -> StoredStudy:
        """Return a built-in study, or a saved one that the person may see."""
        game, _, puzzle = study.partition(PUZZLES)
        if game in NAMES and puzzle:
            shelf = Shelf.of(game)
            text = await self.in_thread(lambda: shelf.text(shelf.puzzle(puzzle)))
            return StoredStudy(study, parse_head(text).title, text)
        if "/" in study:
            entry = (await self.in_thread(lambda: self.bookshelf.entries)).get(study)
            if entry is None:
                raise not_found("study", study)
            return StoredStudy(study, entry.title, entry.text)
        async with self.storage.read() as connection:
            row = (await connection.execute(select(studies).where(_seen_by(person, study)))).one_or_none()
        if row is None:
            raise not_found("study", study)
        return StoredStudy(row.id, row.title, row.text, row.account, row.source, row.public, row.created, row.changed)

    # -- reading

    async def reading(self, text: str) -> StudyReplay:
        """Replay a text; recent readings are cached."""
        reading = self.readings.pop(text, None)
        if reading is None:
            await self.readers.run(compile_rules, check_size(text), is_limited=False)
            reading = await self.in_thread(StudyReplay, text, load)
        self.readings[text] = reading
        while len(self.readings) > MAX_CACHED_READINGS:
            self.readings.popitem(last=False)
        return reading

    async def _as_study(self, text: str, title: str | None) -> tuple[str, protocol.ImportReport | None, str | None]:
        await self.readers.run(compile_rules, check_size(text), is_limited=False)
        return await self.in_thread(as_study, text, title)

    async def _sound(self, text: str) -> StudyReplay:
        """Replay a text and refuse it if any line is invalid."""
        try:
            reading = await self.reading(text)
            if reading.refusal is not None:
                raise reading.refusal
            for seat in (*reading.player.table.seats, None):
                await self.in_thread(state_of, reading, "", len(reading.steps), seat)
        except AgonError as error:
            raise error if error.code == "too-large" else refused(error, text) from error
        return reading

    async def one(self, person: Person | None, study: str) -> protocol.StudyInfo:
        """Return a study with its text and steps."""
        stored = await self.find(person, study)
        return info_of(stored, await self._readable(stored))

    async def at(self, person: Person | None, study: str, step: int, seat: str | None) -> protocol.State:
        """Return the table of a study after `step` steps, as a seat sees it."""
        reading = await self._up_to(await self.find(person, study), step)
        return await self.in_thread(state_of, reading, study, step, seat)

    async def table(self, person: Person | None, study: str, step: int) -> Table:
        """Return the table of a study after `step` steps, to play on or look ahead from."""
        reading = await self._up_to(await self.find(person, study), step)
        return await self.in_thread(reading.table, step)

    async def start(self, person: Person, request: protocol.StudyStart) -> Start:
        """Return a study as the starting position of a game, independent of later changes."""
        stored = await self.find(person, request.id)
        reading = await self._up_to(stored, request.step or 0)
        step = len(reading.steps) if request.step is None else request.step
        return await self.in_thread(Start.from_reading, reading, step, stored.title)

    async def _up_to(self, stored: StoredStudy, step: int) -> StudyReplay:
        reading = await self._readable(stored)
        if step > len(reading.steps):
            raise Refused("bad-request", f"there are {len(reading.steps)} steps")
        return reading

    async def _readable(self, stored: StoredStudy) -> StudyReplay:
        """Replay a saved text as far as it is valid under the current rules."""
        try:
            return await self.reading(stored.text)
        except AgonError as error:
            raise refused(error, stored.text) from error

    async def look(self, request: protocol.LookAt) -> protocol.Look:
        """Evaluate a text without saving it."""
        try:
            reading = await self.reading(request.text)
            last = len(reading.steps)
            state = await self.in_thread(
                state_of, reading, "", last if request.step is None else request.step, request.seat
            )
        except AgonError as error:
            if error.code in ("unknown-seat", "too-large"):
                raise
            return protocol.Look(None, None, protocol.Problem(*place_of(error, request.text)))
        problem = protocol.Problem(*reading.problem) if reading.problem else None
        return protocol.Look(state, info_of(StoredStudy("", reading.study.title, request.text), reading), problem)


# ---------------------------------------------------------------- texts


def compile_rules(text: str) -> None:
    """Compile the rules that reading a text needs. It takes seconds, once, which do not count against the text."""
    with contextlib.suppress(AgonError):
        names = [parse_head(text).game] if is_study(text) else [name for name in NAMES if load(name).importers]
        for name in names:
            Table(load(name))


def as_study(text: str, title: str | None) -> tuple[str, protocol.ImportReport | None, str | None]:
    """Return a study or record unchanged, or convert the log of another program with a game's importer; then also its
    report and the name of the program."""
    if is_study(text):
        return text, None, None
    for name in NAMES:
        for source, read in load(name).importers.items():
            with contextlib.suppress(Unreadable):
                imported = read(text)
                return imported.record(title or source), report_of(imported), source
    raise Refused("bad-study", "line 1: not a study, a record, or a game log in a supported format")


def report_of(imported: Imported) -> protocol.ImportReport:
    remarks = [protocol.Remark(d.line, "differs", d.text, d.ours) for d in imported.differences]
    remarks += [protocol.Remark(note.line, note.what, note.text) for note in imported.notes]
    remarks.sort(key=lambda remark: remark.line)
    return protocol.ImportReport(
        imported.lines,
        imported.read_to,
        len(imported.table.choices),
        imported.table.outcome is not None,
        remarks[:MAX_REMARKS],
        max(0, len(remarks) - MAX_REMARKS),
    )


def refused(error: AgonError, text: str) -> Refused:
    """Build the refusal of a text: `bad-study` or `bad-record`, with the line and the reason."""
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


def _columns(stored: StoredStudy, reading: StudyReplay) -> dict[str, object]:
    columns = stored._asdict()
    return {"account": columns.pop("owner"), "game": reading.study.game, **columns}


def _listed(row: DbRow) -> protocol.StudyInfo:
    """Describe a row for a list; its options may be unknown to the current rules."""
    study, game = Study(row.title, row.text.startswith("record"), row.game), load(row.game)
    with contextlib.suppress(AgonError):
        study = parse_head(row.text.rpartition("\n")[0] if len(row.text) == HEAD_LENGTH else row.text)
        study.options = game.choose_options(study.options)
    return protocol.StudyInfo(
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


def info_of(
    stored: StoredStudy, reading: StudyReplay, imported: protocol.ImportReport | None = None
) -> protocol.StudyInfo:
    """Describe a study with all its steps."""
    table = reading.player.table
    return protocol.StudyInfo(
        stored.id,
        stored.title,
        reading.study.game,
        table.options,
        reading.study.rules,
        stored.text,
        stored.owner,
        stored.public,
        reading.study.is_record,
        list(table.seats),
        reading.learner,
        [protocol.Step(*step, told) for step, told in zip(reading.steps, reading.told, strict=True)],
        stored.created,
        stored.changed,
        imported,
    )


def state_of(reading: StudyReplay, study: str, count: int, seat: str | None) -> protocol.State:
    """Build the state after `count` steps, for a seat, for `chance` or for a spectator (null)."""
    count = min(count, len(reading.steps))
    table = reading.table(count)
    if seat is not None and seat not in (*table.seats, "chance"):
        raise Refused(
            "unknown-seat", f"{seat!r} is not a seat of this game; the seats: {', '.join(table.seats)}, chance"
        )
    with faults_refused():
        return _message(reading, study, count, table, seat)


def _message(reading: StudyReplay, study: str, count: int, table: Table, seat: str | None) -> protocol.State:
    viewer = None if seat == "chance" else seat
    outcome, seating = reading.outcome(count, table), list(table.seating)
    asks = [] if outcome is not None else table.asks
    ask = next((ask for ask in asks if ask.seat == seat), None)
    return protocol.State(
        table=study,
        n=count,
        full=True,
        state="playing" if outcome is None else "over",
        seat=seat,
        view=table.view(viewer),
        log=protocol.Log(0, [line_message(line) for line in table.log(viewer)]),
        ask=ask_message(ask, table) if ask else None,
        waiting=[ask.seat for ask in asks],
        clock=protocol.ClockState([None] * len(seating), [], now()),
        can_undo=False,
        result=protocol.Result(list(outcome.winners), outcome.reason) if outcome else None,
        seating=seating,
        chair=seating.index(seat) if seat in seating else None,
    )
