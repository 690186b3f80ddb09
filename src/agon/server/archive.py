"""Records: finished games as text, out of the database and into it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import insert, select

from agon.engine.errors import AgonError, Refused
from agon.engine.study import Player, Study, parse, write_study
from agon.engine.table import Choice, Outcome, Table
from agon.games import load
from agon.server import wire
from agon.server.beginnings import begin
from agon.server.dice import BYTES, commitment
from agon.server.fairness import record_of
from agon.server.hall import Hall
from agon.server.live import Body, Live, Sitting
from agon.server.schema import chairs, events, tables
from agon.server.settings import Settings
from agon.server.storage import Storage, new_id, new_secret, now

Told = Callable[[int, int], None]


# ---------------------------------------------------------------- out


async def export(storage: Storage, settings: Settings, folder: Path, wanted: list[str] | None, told: Told) -> int:
    """Write the games that are wanted, or all that are over, one file each."""
    hall = Hall(storage, storage.url)
    names = wanted if wanted else await _over(storage)
    folder.mkdir(parents=True, exist_ok=True)
    for done, table in enumerate(names):
        told(done, len(names))
        live = await hall.live(table)
        if live.state != "over":
            raise Refused("not-possible-now", f"{table} is not over; its record would tell what is hidden")
        (folder / f"{table}.record").write_text(record_of(live), encoding="utf-8")
        hall.drop(live)
    return len(names)


async def _over(storage: Storage) -> list[str]:
    async with storage.read() as connection:
        query = select(tables.c.id).where(tables.c.state == "over").order_by(tables.c.created)
        return [row.id for row in await connection.execute(query)]


# ---------------------------------------------------------------- in


class Row(NamedTuple):
    """What a table in memory wants to know of its row."""

    id: str
    pairing: None
    study: str | None
    options: str
    settings: str
    state: str
    secret: bytes
    created: int
    moved: int


async def take_in(storage: Storage, settings: Settings, files: list[Path], say: Callable[[str], None]) -> int:
    """Take records in; returns how many were refused. The others are in."""
    refused = 0
    for file in files:
        try:
            table = await _take_in(storage, file)
        except (AgonError, OSError, UnicodeDecodeError) as error:
            refused += 1
            say(f"{file}: {error}")
        else:
            say(f"{file}: table {table}")
    return refused


async def _take_in(storage: Storage, file: Path) -> str:
    study = parse(file.read_text(encoding="utf-8"), str(file))
    player = Player(study, load, str(file))
    played = player.play()
    if played.outcome is None and player.ended is None:
        raise AgonError("bad-record", "only the record of a game that is over can be taken in")
    live, rows = _replay(study, played, player.ended)
    async with storage.write() as connection:
        await connection.execute(insert(tables).values(**_columns(live, played)))
        seats = [{"table": live.id, "chair": c, "left": s.left} for c, s in enumerate(live.sittings)]
        await connection.execute(insert(chairs), seats)
        await connection.execute(insert(events), rows)
    return live.id


def _replay(study: Study, played: Table, ended: Outcome | None) -> tuple[Live, list[dict[str, Any]]]:
    """The game once more, as the events a table here is made of."""
    at = now()
    options = msgspec.json.encode(played.options).decode()
    settings = msgspec.json.encode(wire.Settings()).decode()
    seats = played.game.seats_in_play(played.options)
    began = write_study(Player(study, load).table, study.title, study.givens) if study.givens else None
    row = Row(new_id(), None, began, options, settings, "open", secrets.token_bytes(BYTES), at, at)
    table = begin(began, played.game) if began else None
    live = Live(row, played.game, [Sitting(None) for _ in seats], seats, table=table)
    rows = []
    for kind, chair, body in _events(live, played.choices, ended):
        body = live.apply(kind, chair, body, at)
        live.n += 1
        said = msgspec.json.encode(body).decode()
        rows.append({"table": live.id, "n": live.n, "at": at, "kind": kind, "chair": chair, "body": said})
    return live, rows


def _events(live: Live, choices: list[Choice], ended: Outcome | None) -> Iterator[tuple[str, int | None, Body]]:
    """Each choice with the chance that followed it."""
    kind, chair, body = "start", None, Body(chance=[])
    for choice in choices:
        if choice.seat == "chance":
            body.chance.append(choice.option)
        else:
            yield kind, chair, body
            kind, chair, body = "choice", live.chair_of(choice.seat), Body(option=choice.option, chance=[])
    yield kind, chair, body
    if ended is not None:
        gone = next(chair for chair, seat in enumerate(live.seats) if seat not in ended.winners)
        yield "leave", gone, Body(how=ended.reason)


def _columns(live: Live, played: Table) -> dict[str, Any]:
    return {
        **live.row(),
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
