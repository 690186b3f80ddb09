"""Statistics of a player: results, streaks, openings, and luck where games were analysed.

Like the history, they count the games that the reader may see: no more can be learned from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, islice

import msgspec
from sqlalchemy import func, select

from agon.engine.table import openings
from agon.server.accounts.identity import Person
from agon.server.community.history import seen_by, sits_once
from agon.server.community.openings import Opening, Outcomes, opened_by_chairs, outcomes, seat_of
from agon.server.db.schema import DbRow, analyses, chairs, tables
from agon.server.db.storage import Storage

LATEST = 200  # games that are counted
MOST_OPENINGS = 10


class Luck(msgspec.Struct, frozen=True):
    """What chance added to a player's chance of winning in an analysed game, and what both players' choices did."""

    table: str
    at: int
    luck: float
    play: float


class GameStatistics(msgspec.Struct, frozen=True):
    """A player in one game. `streak`: games won in a row up to now (negative: lost); `best`: the most in a row."""

    game: str
    results: Outcomes
    streak: int
    best: int
    openings: list[Opening]
    luck: list[Luck]


class _Balance(msgspec.Struct):
    seat: str
    luck: float
    play: float


class _Accounts(msgspec.Struct):
    accounts: list[_Balance]


class _Analysed(msgspec.Struct):
    """The part of a stored analysis that is needed here."""

    analysis: _Accounts


class Statistics:
    """Computes the statistics of accounts from their latest games."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, person: Person | None, account: str) -> list[GameStatistics]:
        """Return an account's statistics by game, without solo games and tables with two own chairs."""
        own, every = chairs.alias(), chairs.alias()
        placed = select(func.count()).where(every.c.table == tables.c.id, every.c.place.is_not(None))
        winners, seats = placed.where(every.c.place == 1).scalar_subquery(), placed.scalar_subquery()
        query = (
            select(
                *(tables.c.id, tables.c.game, tables.c.seating, tables.c.moved, own.c.chair, own.c.place),
                (winners == seats).label("is_draw"),
            )
            .join(own, own.c.table == tables.c.id)
            .where(own.c.account == account, own.c.place.is_not(None), tables.c.state == "over")
            .where(seen_by(person), sits_once(own), seats > 1)
            .order_by(tables.c.moved.desc())
            .limit(LATEST)
        )
        async with self.storage.read() as connection:
            rows = sorted((await connection.execute(query)).all(), key=lambda row: (row.game, row.moved))
        return [await self._game(name, list(games)) for name, games in groupby(rows, key=lambda row: str(row.game))]

    async def _game(self, name: str, rows: Sequence[DbRow]) -> GameStatistics:
        results, told = Outcomes(0, 0, 0), [result_of(row) for row in rows]
        for result in told:
            results.add(result)
        openings = await self._openings(name, rows)
        return GameStatistics(name, results, streak_of(told), best_of(told), openings, await self._luck(rows))

    async def _openings(self, name: str, rows: Sequence[DbRow]) -> list[Opening]:
        """Return the most frequent openings: a seat's first choice among the words that the game opens with."""
        found = await opened_by_chairs(self.storage, name, [row.id for row in rows])
        games = []
        for row in rows:
            if how := found.get((row.id, row.chair)):
                seat = seat_of(row, row.chair)
                games.append(openings.Opening({seat: how}, {seat: result_of(row)}))
        words = openings.count(games).words
        return [Opening(*key, outcomes(counted)) for key, counted in islice(words.items(), MOST_OPENINGS)]

    async def _luck(self, rows: Sequence[DbRow]) -> list[Luck]:
        """Return the luck in the games that were analysed, in order of time."""
        query = select(analyses.c.table, analyses.c.body).where(
            analyses.c.table.in_([row.id for row in rows]), analyses.c.state == "done"
        )
        async with self.storage.read() as connection:
            bodies = {row.table: row.body for row in await connection.execute(query)}
        found = []
        for row in rows:
            balances = msgspec.json.decode(bodies[row.id], type=_Analysed).analysis.accounts if row.id in bodies else []
            mine = next((each for each in balances if each.seat == seat_of(row, row.chair)), None)
            found += [Luck(row.id, row.moved, mine.luck, mine.play)] if mine else []
        return found


def result_of(row: DbRow) -> str:
    """Return `won`, `drawn` or `lost`."""
    if row.is_draw:
        return "drawn"
    return "won" if row.place == 1 else "lost"


def streak_of(results: Sequence[str]) -> int:
    """Return how many games in a row were won, or as a negative number lost, up to the last.

    >>> [streak_of(results) for results in (["lost", "won", "won"], ["won", "lost"], ["won", "drawn"], [])]
    [2, -1, 0, 0]
    """
    last, count = next(((key, len(list(run))) for key, run in groupby(reversed(results))), ("drawn", 0))
    return {"won": count, "lost": -count}.get(last, 0)


def best_of(results: Iterable[str]) -> int:
    """Return the most games won in a row.

    >>> best_of(["won", "won", "lost", "won", "won", "won", "drawn", "won"])
    3
    """
    return max((len(list(run)) for key, run in groupby(results) if key == "won"), default=0)
