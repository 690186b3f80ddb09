"""Tournament rounds: collect results, create tables and start the next round.

Every step is idempotent and may run in any process: the process that first increments the round number starts the
round, a pairing has at most one table, and a result is written once. The next sweep repairs whatever a crash left
undone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import NamedTuple

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import People
from agon.server.db.schema import DbRow, chairs, entrants, pairings, tables, tournaments
from agon.server.db.storage import Storage, StorageDown, new_id
from agon.server.lobby.lobby import Lobby
from agon.server.tables.command import Command
from agon.server.tables.events import Abort, Departure
from agon.server.tables.registry import TableRegistry
from agon.server.tournaments.pairing import Game, Pair, circle, cycle_length, swiss

SWEEP = 60.0  # seconds between two sweeps
WIN = 2  # half points
BYE_POINTS = {"swiss": WIN, "round_robin": 0}  # in a round robin everyone has the same number of byes

log = logging.getLogger(__name__)


class Field(NamedTuple):
    """A tournament between two rounds: all entrants, those still active, and the games so far."""

    players: list[str]
    present: set[str]
    games: list[Game]


class Rounds:
    """Advances tournaments."""

    def __init__(self, storage: Storage, people: People, registry: TableRegistry, lobby: Lobby) -> None:
        self.storage, self.people, self.registry, self.lobby = storage, people, registry, lobby
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _sweep(self) -> None:
        while True:
            try:
                for tournament in await self._playing():
                    await self.advance(tournament)
            except StorageDown:
                log.warning("database unavailable; will check tournaments in a minute")
            except Exception:
                log.exception("advancing tournaments failed")
            await asyncio.sleep(SWEEP)

    async def _playing(self) -> list[str]:
        async with self.storage.read() as connection:
            rows = await connection.execute(select(tournaments.c.id).where(tournaments.c.state == "playing"))
            return [row.id for row in rows]

    async def settled(self, table: str) -> None:
        """Advance the tournament of a settled table, if any."""
        query = select(pairings.c.tournament).join(tables, tables.c.pairing == pairings.c.id)
        async with self.storage.read() as connection:
            tournament = await connection.scalar(query.where(tables.c.id == table))
        if tournament is not None:
            await self.advance(tournament)

    async def advance(self, tournament: str) -> None:
        """Take every step that is due in a tournament."""
        while (row := await self._row(tournament)).state == "playing":
            await self._take_results(tournament)
            await self._forfeit(tournament, row.round)
            if not await self._is_complete(tournament, row.round):
                await self._create_tables(row)
                return
            await self._next_round(row)

    async def _row(self, tournament: str) -> DbRow:
        async with self.storage.read() as connection:
            return (await connection.execute(select(tournaments).where(tournaments.c.id == tournament))).one()

    # -- results

    async def _take_results(self, tournament: str) -> None:
        """Store the results of settled games."""
        first, second = chairs.alias(), chairs.alias()
        query = (
            select(pairings.c.id, tables.c.reason, first.c.place, second.c.place)
            .join(tables, tables.c.pairing == pairings.c.id)
            .join(first, (first.c.table == tables.c.id) & (first.c.chair == 0))
            .join(second, (second.c.table == tables.c.id) & (second.c.chair == 1))
            .where(pairings.c.tournament == tournament, pairings.c.points.is_(None))
            .where(tables.c.state == "over", tables.c.rated.is_(True))
        )
        async with self.storage.read() as connection:
            ended = (await connection.execute(query)).all()
        for pairing, reason, mine, theirs in ended:
            points = WIN if mine < theirs else WIN // 2 if mine == theirs else 0
            await self._write(pairing, points, reason if reason in ("timeout", "resign") else "played")

    async def _write(self, pairing: str, points: int, how: str) -> None:
        open_one = (pairings.c.id == pairing) & pairings.c.points.is_(None)
        async with self.storage.write() as connection:
            await connection.execute(update(pairings).where(open_one).values(points=points, how=how))

    async def _forfeit(self, tournament: str, number: int) -> None:
        """Resign the current games of withdrawn players."""
        gone = select(entrants.c.account).where(entrants.c.tournament == tournament, entrants.c.withdrawn)
        for pairing in await self._open(tournament, number):
            async with self.storage.read() as connection:
                query = gone.where(entrants.c.account.in_((pairing.first, pairing.second)))
                absent = [row.account for row in await connection.execute(query)]
            if not absent:
                continue
            chair = 0 if pairing.first in absent else 1
            if pairing.state in ("open", "playing"):
                if pairing.state == "open":
                    await self.registry.begin(pairing.table)
                with contextlib.suppress(Refused):  # the game is over
                    await self.registry.act(Command(pairing.table, Departure("resign"), chair=chair))
            elif pairing.state != "over":
                await self._write(pairing.id, WIN * chair, "forfeit")

    async def _open(self, tournament: str, number: int) -> list[DbRow]:
        """Return the games of a round without a result, with their tables."""
        query = (
            select(pairings, tables.c.id.label("table"), tables.c.state)
            .join(tables, tables.c.pairing == pairings.c.id, isouter=True)
            .where(pairings.c.tournament == tournament, pairings.c.round == number, pairings.c.points.is_(None))
            .order_by(pairings.c.place)
        )
        async with self.storage.read() as connection:
            return list((await connection.execute(query)).all())

    async def _is_complete(self, tournament: str, number: int) -> bool:
        return not await self._open(tournament, number)

    async def abort_table(self, pairing: str) -> None:
        """End the table of a game that the organiser has decided, without a result."""
        async with self.storage.read() as connection:
            table = await connection.scalar(select(tables.c.id).where(tables.c.pairing == pairing))
        if table is not None:
            with contextlib.suppress(Refused):  # it is over
                await self.registry.act(Command(table, Abort()))

    # -- the next round

    async def _next_round(self, row: DbRow) -> None:
        """Start the next round or end the tournament, unless another process did so."""
        field = await self._field(row.id, row.round)
        pairs = await asyncio.to_thread(pairs_of, row.form, row.rounds, row.round + 1, row.seed, field)
        here = (tournaments.c.id == row.id) & (tournaments.c.round == row.round) & (tournaments.c.state == "playing")
        change = {"state": "over"} if pairs is None else {"round": row.round + 1}
        async with self.storage.write() as connection:
            moved = await connection.execute(update(tournaments).where(here).values(**change))
            if moved.rowcount == 1 and pairs:
                await connection.execute(insert(pairings), [_columns(row, p, pair) for p, pair in enumerate(pairs)])

    async def _field(self, tournament: str, number: int) -> Field:
        """Return the state of a tournament after a complete round."""
        async with self.storage.read() as connection:
            people = (
                await connection.execute(
                    select(entrants).where(entrants.c.tournament == tournament).order_by(entrants.c.account)
                )
            ).all()
            query = select(pairings).where(pairings.c.tournament == tournament, pairings.c.round <= number)
            games = [Game(r.first, r.second, r.points) for r in await connection.execute(query)]
        return Field([row.account for row in people], {row.account for row in people if not row.withdrawn}, games)

    # -- tables

    async def _create_tables(self, row: DbRow) -> None:
        """Create and start the missing tables of the round."""
        for pairing in await self._open(row.id, row.round):
            try:
                if pairing.table is None:
                    await self._create_table(row, pairing)
                elif pairing.state == "open":
                    await self.registry.begin(pairing.table)
            except StorageDown:
                raise
            except Exception:
                log.exception("creating the table for pairing %s failed", pairing.id)

    async def _create_table(self, row: DbRow, pairing: DbRow) -> None:
        organiser = await self.people.person(row.owner or pairing.first)
        request = protocol.NewTable(
            game=row.game,
            options=msgspec.json.decode(row.options),
            settings=msgspec.json.decode(row.settings, type=protocol.Settings),
            club=row.club,
        )
        with contextlib.suppress(IntegrityError):  # another process has created it
            await self.lobby.create(organiser, request, [pairing.first, pairing.second], pairing=pairing.id)


def pairs_of(form: str, rounds: int, number: int, seed: int, field: Field) -> list[Pair] | None:
    """Return the pairs of a round; None when the tournament is over."""
    if form == "swiss":
        present = [player for player in field.players if player in field.present]
        return swiss(present, field.games, seed, number) if number <= rounds and len(present) > 1 else None
    if number > rounds * cycle_length(len(field.players)):
        return None
    order = list(field.players)
    random.Random(seed).shuffle(order)
    return [pair for pair in circle(order, number) if field.present & set(pair)]


def _columns(row: DbRow, place: int, pair: Pair) -> dict[str, object]:
    """Return the row of a new pairing; a bye has its result at once."""
    bye = {"points": BYE_POINTS[row.form], "how": "bye"} if pair.second is None else {"points": None, "how": None}
    return {
        "id": new_id(),
        "tournament": row.id,
        "round": row.round + 1,
        "place": place,
        "first": pair.first,
        "second": pair.second,
        **bye,
    }
