"""How seats open a game, and with what results: in some games, or in the latest public games of the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, islice
from time import monotonic
from typing import Literal

import msgspec
from sqlalchemy import func, select

from agon.engine.errors import AgonError
from agon.engine.table import openings
from agon.engine.table.openings import Opened, opened, opening, results
from agon.engine.table.study import parse
from agon.games import load
from agon.server.community.history import seen_by
from agon.server.db.schema import DbRow, chairs, events, studies, tables
from agon.server.db.storage import Storage
from agon.server.tables.events import Agree, AskUndo, Choice, Replacement, Start, Undo, decode
from agon.server.tables.state import COMPUTER

LATEST = 500  # public games that are counted, of each source
LASTING = 600.0  # seconds for which the count is kept
AT_ONCE = 50  # games that are read at once
EARLY = 60  # events in which an opening is looked for
MOST = 40  # openings, and set-ups
COUNTED = (Start.kind, Choice.kind, Undo.kind, AskUndo.kind, Agree.kind, Replacement.kind)

NOTHING = Opened(None, ())

Source = Literal["house", "imported"]
"""Games that were played on this server, or logs of other programs that their owners made public."""


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


async def opened_by_chairs(storage: Storage, name: str, of: Sequence[str]) -> dict[tuple[str, int], Opened]:
    """Return how each chair of these tables opened: its choices in the set-up, and the first that is an opening."""
    game = load(name)
    found: dict[tuple[str, int], Opened] = {}
    for at in range(0, len(of) if game.openings else 0, AT_ONCE):
        query = (
            select(events.c.table, events.c.chair, events.c.kind, events.c.body)
            .where(events.c.table.in_(of[at : at + AT_ONCE]), events.c.n <= EARLY, events.c.kind.in_(COUNTED))
            .order_by(events.c.table, events.c.n)
        )
        async with storage.read() as connection:
            rows = (await connection.execute(query)).all()
        for table, played in groupby(rows, key=lambda row: str(row.table)):
            for chair, options in choices_of(played).items():
                found[table, chair] = opened(game, options)
    return found


def choices_of(played: Iterable[DbRow]) -> dict[int, list[str]]:
    """The choices of each chair of a table, without those undone, alone or by consent."""
    left: list[tuple[int, str]] = []
    people: dict[int, int] = {}  # who plays from each chair; games of older releases do not say
    agreed: set[int] | None = None  # who agreed to an undo that was asked for
    kept = 0  # choices that this undo would leave
    for row in played:
        event = decode(row.kind, row.body)
        if isinstance(event, AskUndo):
            agreed, kept = {row.chair}, _last(left, row.chair)
        elif isinstance(event, Agree) and agreed is not None:
            agreed.add(row.chair)
        else:
            agreed = None
        match event:
            case Start():
                people = dict(enumerate(event.people))
            case Choice():
                left.append((row.chair, event.option))
            case Undo():
                at = _last(left, row.chair)
                del left[at : at + 1]
            case Replacement():
                people[row.chair] = COMPUTER
        if agreed is not None and people and {people[chair] for chair in agreed} >= {*people.values()} - {COMPUTER}:
            del left[kept:]
            agreed = None
    choices: dict[int, list[str]] = {}
    for chair, option in left:
        choices.setdefault(chair, []).append(option)
    return choices


def _last(made: Sequence[tuple[int, str]], chair: int) -> int:
    """The place of a chair's last choice."""
    return max((at for at, (by, _) in enumerate(made) if by == chair), default=len(made))


class Openings:
    """Counts how public games open; the counts of a game are kept for a while."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.kept: dict[str, tuple[float, dict[Source | None, GameOpenings]]] = {}

    async def of(self, name: str, source: Source | None = None) -> GameOpenings:
        """Return how the games of a source opened, or those of all sources."""
        load(name)  # or it is unknown
        until, found = self.kept.get(name, (0.0, {}))
        if not found or monotonic() > until:
            house, imported = await self._house(name), await self._imported(name)
            found = {"house": _listed(house), "imported": _listed(imported), None: _listed([*house, *imported])}
            self.kept[name] = monotonic() + LASTING, found
        return found[source]

    async def _house(self, name: str) -> list[openings.Opening]:
        """Return how the latest public games of several players opened."""
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
            query = (
                select(chairs.c.table, chairs.c.chair, chairs.c.place)
                .where(chairs.c.table.in_(rows), chairs.c.place.is_not(None))
                .order_by(chairs.c.table)
            )
            placed = (await connection.execute(query)).all()
        found, games = await opened_by_chairs(self.storage, name, list(rows)), list[openings.Opening]()
        for table, group in groupby(placed, key=lambda row: str(row.table)):
            how, winners = dict[str, Opened](), list[str]()
            for row in group:
                seat = seat_of(rows[table], row.chair)
                how[seat] = found.get((table, row.chair), NOTHING)
                winners += [seat] if row.place == 1 else []
            games.append(openings.Opening(how, results(list(how), winners)))
        return games

    async def _imported(self, name: str) -> list[openings.Opening]:
        """Return how the latest public games opened that were imported and came to an end."""
        query = (
            select(studies.c.text)
            .where(studies.c.game == name, studies.c.source.is_not(None), studies.c.public)
            .order_by(studies.c.changed.desc(), studies.c.id)
        )
        games: dict[int, openings.Opening] = {}
        for at in range(0, LATEST, AT_ONCE):
            async with self.storage.read() as connection:
                texts = (await connection.scalars(query.limit(AT_ONCE).offset(at))).all()
            games |= await asyncio.to_thread(of_records, texts)
        return list(games.values())


def of_records(texts: Iterable[str]) -> dict[int, openings.Opening]:
    """How the finished games of some records opened, by a hash of what was chosen: no game counts twice."""
    games: dict[int, openings.Opening] = {}
    for text in texts:
        with contextlib.suppress(AgonError):  # the options may be unknown to the rules of today
            record = parse(text)
            game, choices = load(record.game), [(one.words[0], one.words[-1]) for one in record.statements]
            seats = game.seats_in_play(game.choose_options(record.options))
            if record.result and len(seats) > 1:
                games[hash(tuple(choices))] = opening(game, choices, seats, record.result[0].split("+"))
    return games


def _listed(games: Sequence[openings.Opening]) -> GameOpenings:
    """The most frequent openings and set-ups of some games."""
    words, set_ups = openings.count(games)
    return GameOpenings(
        len(games),
        [Opening(*key, outcomes(counted)) for key, counted in islice(words.items(), MOST)],
        [SetUp(seat, dict(chosen), outcomes(counted)) for (seat, chosen), counted in islice(set_ups.items(), MOST)],
    )


def outcomes(counted: Mapping[str, int]) -> Outcomes:
    return Outcomes(counted.get("won", 0), counted.get("drawn", 0), counted.get("lost", 0))


def seat_of(row: DbRow, chair: int) -> str:
    """Return the seat that was played from a chair."""
    return str(row.seating.split(",")[chair] if row.seating else load(row.game).seats[chair])
