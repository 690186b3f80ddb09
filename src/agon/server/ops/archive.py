"""Exporting and importing records of finished games."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert, select

from agon.engine.errors import AgonError, Refused
from agon.engine.table import Choice as TableChoice
from agon.engine.table import Outcome, Table
from agon.engine.table.study import Player, Study, parse, write_study
from agon.games import load
from agon.server import protocol
from agon.server.db.schema import chairs, events, tables
from agon.server.db.storage import Storage, new_id, new_secret, now
from agon.server.settings import Settings
from agon.server.tables.dice import SECRET_BYTES, commitment
from agon.server.tables.events import Choice, Departure, Event, Start, encode
from agon.server.tables.fairness import record_of
from agon.server.tables.from_study import begin
from agon.server.tables.live import LiveTable
from agon.server.tables.registry import TableRegistry
from agon.server.tables.state import Sitting, TableRow

Progress = Callable[[int, int], None]


# ---------------------------------------------------------------- export


async def export(
    storage: Storage, settings: Settings, folder: Path, wanted: list[str] | None, progress: Progress
) -> int:
    """Write the given games, or all finished ones, one file each."""
    registry = TableRegistry(storage, storage.url)
    names = wanted if wanted else await _over(storage)
    folder.mkdir(parents=True, exist_ok=True)
    for done, table in enumerate(names):
        progress(done, len(names))
        live = await registry.live(table)
        if live.state != "over":
            raise Refused("not-possible-now", f"{table} is not over; its record would reveal hidden information")
        (folder / f"{table}.record").write_text(record_of(live), encoding="utf-8")
        registry.drop(live)
    return len(names)


async def _over(storage: Storage) -> list[str]:
    async with storage.read() as connection:
        query = select(tables.c.id).where(tables.c.state == "over").order_by(tables.c.created)
        return [row.id for row in await connection.execute(query)]


# ---------------------------------------------------------------- import


async def import_records(storage: Storage, settings: Settings, files: list[Path], say: Callable[[str], None]) -> int:
    """Import records; returns how many were refused."""
    refused = 0
    for file in files:
        try:
            table = await _import_record(storage, file)
        except (AgonError, OSError, UnicodeDecodeError) as error:
            refused += 1
            say(f"{file}: {error}")
        else:
            say(f"{file}: table {table}")
    return refused


async def _import_record(storage: Storage, file: Path) -> str:
    study = parse(file.read_text(encoding="utf-8"), str(file))
    player = Player(study, load, str(file))
    played = player.play()
    if played.outcome is None and player.ended is None:
        raise AgonError("bad-record", "only records of finished games can be imported")
    live, rows = _replay(study, played, player.ended)
    async with storage.write() as connection:
        await connection.execute(insert(tables).values(**_columns(live, played)))
        seats = [{"table": live.id, "chair": c, "left": s.left} for c, s in enumerate(live.sittings)]
        await connection.execute(insert(chairs), seats)
        await connection.execute(insert(events), rows)
    return live.id


def _replay(study: Study, played: Table, ended: Outcome | None) -> tuple[LiveTable, list[dict[str, object]]]:
    """Replay a game into the events of a table."""
    at = now()
    options = msgspec.json.encode(played.options).decode()
    settings = msgspec.json.encode(protocol.Settings()).decode()
    seats = played.game.seats_in_play(played.options)
    began = write_study(Player(study, load).table, study.title, study.givens) if study.givens else None
    row = TableRow(new_id(), None, began, options, settings, "open", secrets.token_bytes(SECRET_BYTES), at, at)
    table = begin(began, played.game) if began else None
    live = LiveTable(row, played.game, [Sitting(None) for _ in seats], seats, table=table)
    rows = []
    for chair, event in _events(live, played.choices, ended):
        kind, body = encode(live.apply(event, chair, at))
        live.n += 1
        rows.append({"table": live.id, "n": live.n, "at": at, "kind": kind, "chair": chair, "body": body})
    return live, rows


def _events(live: LiveTable, choices: list[TableChoice], ended: Outcome | None) -> Iterator[tuple[int | None, Event]]:
    """Yield each choice with the chance answers that follow it."""
    chair: int | None = None
    event: Start | Choice = Start()
    for choice in choices:
        if choice.seat == "chance":
            event = replace(event, chance=(*event.chance, choice.option))
        else:
            yield chair, event
            chair, event = live.chair_of(choice.seat), Choice(choice.option)
    yield chair, event
    if ended is not None:
        gone = next(chair for chair, seat in enumerate(live.seats) if seat not in ended.winners)
        yield gone, Departure(ended.reason)


def _columns(live: LiveTable, played: Table) -> dict[str, object]:
    return {
        **live.row()._asdict(),
        "id": live.id,
        "game": played.game.name,
        "version": played.game.version,
        "options": msgspec.json.encode(live.options).decode(),
        "settings": msgspec.json.encode(live.settings).decode(),
        "study": live.study,
        "invite": new_secret(),
        "secret": live.secret,
        "commitment": commitment(live.secret),
        "created": live.moved,
    }
