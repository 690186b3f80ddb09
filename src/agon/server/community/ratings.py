"""Ratings, updated after finished games.

A rating estimates a player's strength in one game. It is shown as a number around 1500 with its uncertainty (one
standard deviation); a newcomer has 1500 ± 500. Both are sixty times the model's values, which are stored in
thousandths.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec
from openskill.models import BradleyTerryFull
from sqlalchemy import bindparam, insert, select, update

from agon.server.db.schema import accounts, chairs, rating_steps, ratings, tables
from agon.server.db.storage import EventRow, Reader, Storage, StorageDown
from agon.server.tables.live import LiveTable
from agon.server.tables.registry import TableRegistry

SWEEP = 60.0  # seconds between two checks for games that a crash left unsettled
BATCH = 100
SCALE = 60 / 1000
MODEL = BradleyTerryFull()  # all players pairwise; a draw is half a win
START = (round(1000 * MODEL.mu), round(1000 * MODEL.sigma))
LAST_PLACE = 3  # the place of a player who left
RATED_KINDS = ("person", "program")

# statements are built once: that costs more than most queries
UNSETTLED = (
    select(tables.c.id)
    .where(tables.c.state == "over", tables.c.rated.is_(False))
    .where(tables.c.id.not_in(bindparam("broken", expanding=True)))
    .order_by(tables.c.moved)
    .limit(BATCH)
)
CLAIM = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.state == "over", tables.c.rated.is_(False))
    .values(rated=True)
)
SET_PLACE = (
    update(chairs)
    .where(chairs.c.table == bindparam("at"), chairs.c.chair == bindparam("which"))
    .values(place=bindparam("reached"))
)

log = logging.getLogger(__name__)


class Rating(msgspec.Struct, frozen=True):
    """A rating as displayed: `number` ± `uncertainty`."""

    game: str
    number: int
    uncertainty: int
    games: int
    changed: int


class Player(NamedTuple):
    """The account that played in a chair, and its place."""

    account: str
    place: int


def shown(thousandths: int) -> int:
    """Convert a mean or deviation for display.

    >>> [shown(value) for value in START]
    [1500, 500]
    """
    return round(SCALE * thousandths)


def rate(before: Sequence[tuple[int, int]], places: Sequence[int]) -> list[tuple[int, int]]:
    """Return the ratings after a game with these places; equal places are a draw.

    >>> rate([START, START], [1, 2])
    [(27635, 8066), (22365, 8066)]
    """
    teams = [[MODEL.rating(mu=mu / 1000, sigma=sigma / 1000)] for mu, sigma in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    return [(round(1000 * one.mu), round(1000 * one.sigma)) for (one,) in after]


def places_of(live: LiveTable) -> list[int]:
    """Return the place of each chair: winners are first; all are first if nobody won."""
    winners = live.ending.winners if live.ending else ()
    return [1 if not winners or seat in winners else 2 for seat in live.seating]


def players_of(live: LiveTable) -> list[Player]:
    """Return the players and places; a player who left comes last, whatever the substitute achieved."""
    return [
        Player(sitting.gone or (sitting.account.id if sitting.account else ""), LAST_PLACE if sitting.gone else place)
        for sitting, place in zip(live.sittings, places_of(live), strict=True)
    ]


class Ratings:
    """Settles finished games once: their places and, for rated games, the ratings."""

    def __init__(self, storage: Storage, registry: TableRegistry) -> None:
        self.storage, self.registry = storage, registry
        self.wake = asyncio.Event()
        self.settled: list[Callable[[str], Awaitable[None]]] = []  # called with a tournament's tables settled here
        self.broken: set[str] = set()  # tables that cannot be replayed
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def after(self, live: LiveTable, event: EventRow) -> None:
        """Called after each event of this process."""
        if live.state == "over":
            self.wake.set()

    async def _run(self) -> None:
        """Settle finished games: at once if this process saw the end, within a minute if another crashed."""
        while True:
            self.wake.clear()
            try:
                await self.settle_all()
            except StorageDown:
                log.warning("database unavailable; will settle results in a minute")
            except Exception:
                log.exception("settling results failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), SWEEP)

    async def settle_all(self) -> None:
        """Settle every finished game, in the order in which they ended."""
        is_last = False
        while not is_last:
            over = await self._unsettled()
            is_last = len(over) < BATCH
            for table in over:
                try:
                    await self.settle(table)
                except StorageDown:
                    raise
                except Exception:
                    log.exception("table %s cannot be settled", table)
                    self.broken.add(table)

    async def _unsettled(self) -> list[str]:
        async with self.storage.lookup() as connection:
            return [row.id for row in await connection.execute(UNSETTLED, {"broken": list(self.broken)})]

    async def settle(self, table: str) -> bool:
        """Store places and ratings; return False if already done."""
        async with self.registry.locked(table) as live:
            players, places, ended = players_of(live), places_of(live), live.moved
            is_rated = live.settings.rated and live.rated is not False
            counts = is_rated and (live.table.outcome is not None or not live.is_early())
        async with self.storage.change() as connection:
            if (await connection.execute(CLAIM, {"table": table})).rowcount != 1:
                return False
            reached = [{"at": table, "which": chair, "reached": place} for chair, place in enumerate(places)]
            await connection.execute(SET_PLACE, reached)
            if counts and await self._have_ratings(connection, players):
                await self._rate(connection, table, live.game.name, players, ended)
        for settled in self.settled if live.pairing is not None else ():
            await settled(table)
        return True

    async def _have_ratings(self, connection: Reader, players: list[Player]) -> bool:
        """Whether all players still have accounts; in games of older releases, also that none is a guest or plays two
        chairs."""
        names = {player.account for player in players}
        rows = await connection.execute(
            select(accounts.c.id).where(accounts.c.id.in_(names), accounts.c.kind.in_(RATED_KINDS))
        )
        return len(names) > 1 and len(names) == len(players) == len(rows.all())

    async def _rate(self, connection: Reader, table: str, game: str, players: list[Player], at: int) -> None:
        players = sorted(players)  # rows are locked in the same order everywhere
        before = await self._locked(connection, game, [player.account for player in players], at)
        after = rate([before[player.account] for player in players], [player.place for player in players])
        for player, (mu, sigma) in zip(players, after, strict=True):
            row = (ratings.c.account == player.account) & (ratings.c.game == game)
            new = {"mu": mu, "sigma": sigma, "games": ratings.c.games + 1, "changed": at}
            await connection.execute(update(ratings).where(row).values(**new))
            step = {"table": table, "account": player.account, "game": game, "mu": mu, "sigma": sigma, "at": at}
            await connection.execute(insert(rating_steps).values(**step))

    async def _locked(self, connection: Reader, game: str, names: list[str], at: int) -> dict[str, tuple[int, int]]:
        """Return the ratings before the game, locked until the transaction ends."""
        mu, sigma = START
        fresh = [{"account": n, "game": game, "mu": mu, "sigma": sigma, "games": 0, "changed": at} for n in names]
        await connection.execute(self.storage.insert(ratings).values(fresh).on_conflict_do_nothing())
        rows = await connection.execute(
            select(ratings)
            .where(ratings.c.game == game, ratings.c.account.in_(names))
            .order_by(ratings.c.account)
            .with_for_update()
        )
        return {row.account: (row.mu, row.sigma) for row in rows}
