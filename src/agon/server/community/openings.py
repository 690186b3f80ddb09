"""How seats open a game, and with what results: in some games, or in the latest public games of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from time import monotonic
from typing import NamedTuple

import msgspec
from sqlalchemy import func, select

from agon.games import load
from agon.server.community.history import seen_by
from agon.server.db.schema import DbRow, chairs, events, tables
from agon.server.db.storage import Storage
from agon.server.tables.events import Choice, Undo

LATEST = 500  # public games that are counted
LASTING = 600.0  # seconds for which the count is kept
AT_ONCE = 50  # games that are read at once
EARLY = 60  # events in which an opening is looked for
MOST = 40  # openings, and set-ups


class Outcomes(msgspec.Struct):
    """Wins, draws and losses."""

    won: int
    drawn: int
    lost: int

    def add(self, result: str) -> None:
        setattr(self, result, getattr(self, result) + 1)

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost


class Opening(msgspec.Struct, frozen=True):
    """How a seat opened (a word of the game), and with what results."""

    seat: str
    word: str
    results: Outcomes


class SetUp(msgspec.Struct, frozen=True):
    """What a seat chose during the set-up (words of the game, and how often), and with what results."""

    seat: str
    words: dict[str, int]
    results: Outcomes


class GameOpenings(msgspec.Struct, frozen=True):
    """How the latest public games opened, the most frequent first."""

    games: int
    openings: list[Opening]
    set_ups: list[SetUp]


class Opened(NamedTuple):
    """How a seat opened, and what it chose in the set-up."""

    word: str | None
    set_up: tuple[tuple[str, int], ...]


async def opened(storage: Storage, name: str, of: Sequence[str]) -> dict[tuple[str, int], Opened]:
    """Return how each chair of these tables opened: its choices in the set-up, and the first that is an opening."""
    game = load(name)
    openings = {game.words.id(code) for code in game.openings}
    set_up = {game.words.id(code) for code in game.set_up}
    found: dict[tuple[str, int], Opened] = {}
    for at in range(0, len(of) if openings else 0, AT_ONCE):
        query = (
            select(events.c.table, events.c.chair, events.c.kind, events.c.body)
            .where(events.c.table.in_(of[at : at + AT_ONCE]), events.c.n <= EARLY)
            .where(events.c.kind.in_((Choice.kind, Undo.kind)), events.c.chair.is_not(None))
            .order_by(events.c.table, events.c.n)
        )
        async with storage.read() as connection:
            rows = (await connection.execute(query)).all()
        for table, played in groupby(rows, key=lambda row: str(row.table)):
            for chair, options in _choices(played).items():
                word = next((each for each in options if each in openings), None)
                before = options[: options.index(word)] if word else options
                placed = Counter(each for each in before if each in set_up)
                found[table, chair] = Opened(word, tuple(sorted(placed.items())))
    return found


def _choices(played: Iterable[DbRow]) -> dict[int, list[str]]:
    """The choices of each chair of a table, without those undone."""
    left: list[tuple[int, str]] = []
    for row in played:
        if row.kind == Choice.kind:
            left.append((row.chair, msgspec.json.decode(row.body, type=Choice).option))
        else:
            while left and left.pop()[0] != row.chair:
                pass
    choices: dict[int, list[str]] = {}
    for chair, option in left:
        choices.setdefault(chair, []).append(option)
    return choices


def most_frequent(counts: Mapping[tuple[str, str], Outcomes], most: int) -> list[Opening]:
    frequent = sorted(counts.items(), key=lambda item: (-item[1].games, item[0]))
    return [Opening(*key, results) for key, results in frequent[:most]]


class Openings:
    """Counts how public games open; the count of a game is kept for a while."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.kept: dict[str, tuple[float, GameOpenings]] = {}

    async def of(self, name: str) -> GameOpenings:
        load(name)  # or it is unknown
        until, found = self.kept.get(name, (0.0, None))
        if found is None or monotonic() > until:
            found = await self._count(name)
            self.kept[name] = monotonic() + LASTING, found
        return found

    async def _count(self, name: str) -> GameOpenings:
        """Count the latest public games of several players."""
        every = chairs.alias()
        seats = select(func.count()).where(every.c.table == tables.c.id, every.c.place.is_not(None)).scalar_subquery()
        latest = (
            select(tables.c.id, tables.c.game, tables.c.seating)
            .where(tables.c.game == name, tables.c.state == "over", seen_by(None), seats > 1)
            .order_by(tables.c.moved.desc())
            .limit(LATEST)
        )
        async with self.storage.read() as connection:
            rows = {row.id: row for row in await connection.execute(latest)}
            query = select(chairs.c.table, chairs.c.chair, chairs.c.place).where(
                chairs.c.table.in_(rows), chairs.c.place.is_not(None)
            )
            places = {(row.table, row.chair): row.place for row in await connection.execute(query)}
        beaten = {table for (table, _), place in places.items() if place > 1}
        words: dict[tuple[str, str], Outcomes] = {}
        set_ups: dict[tuple[str, tuple[tuple[str, int], ...]], Outcomes] = {}
        for (table, chair), how in (await opened(self.storage, name, list(rows))).items():
            if (table, chair) not in places:
                continue
            seat, place = seat_of(rows[table], chair), places[table, chair]
            result = "lost" if place > 1 else "won" if table in beaten else "drawn"
            if how.word:
                words.setdefault((seat, how.word), Outcomes(0, 0, 0)).add(result)
            if how.set_up:
                set_ups.setdefault((seat, how.set_up), Outcomes(0, 0, 0)).add(result)
        frequent = sorted(set_ups.items(), key=lambda item: (-item[1].games, item[0]))[:MOST]
        placed = [SetUp(seat, dict(chosen), results) for (seat, chosen), results in frequent]
        return GameOpenings(len(rows), most_frequent(words, MOST), placed)


def seat_of(row: DbRow, chair: int) -> str:
    """Return the seat that was played from a chair."""
    return str(row.seating.split(",")[chair] if row.seating else load(row.game).seats[chair])
