"""Play now: people look for an opponent, and are brought to a table with one of about their strength.

A seek is a row, so that it survives a reload and any process can pair it. It lasts while its owner has a socket open
at some process. A pair is claimed in the transaction that creates the table: two processes never seat one person twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any, get_args

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.engine.game import Game
from agon.games import NAMES, load
from agon.server import protocol
from agon.server.accounts.identity import People, Person
from agon.server.community.pairing import PATIENCE_MS, Seeker, pairs
from agon.server.community.ratings import START, shown
from agon.server.db.schema import accounts, blocks, ratings, seeks
from agon.server.db.storage import SECOND_MS, Reader, Storage, StorageDown, now
from agon.server.lobby.lobby import Claim, Claimed, Lobby
from agon.server.notify.bus import Item
from agon.server.notify.connections import Connections
from agon.server.tables.registry import TableRegistry

PAUSE = 1.0  # seconds between two rounds of pairing, while anybody looks
BEAT_MS = 3 * SECOND_MS  # between two marks that somebody is here
GRACE_MS = 12 * SECOND_MS  # to reload a page or reconnect
KEPT_MS = 300 * SECOND_MS  # to tell somebody about their table
SHARES = {"fast": 4, "normal": 2}  # the clock of each player: the length of the game divided by this
SPEEDS: tuple[protocol.Speed, ...] = get_args(protocol.Speed)
INCREMENT = 10  # seconds

log = logging.getLogger(__name__)

is_looking = seeks.c.table.is_(None)


def options_for_two(game: Game) -> dict[str, str] | None:
    """Return the options with which two play: the usual ones, or the number of players; None if there are none."""
    candidates = [{}, *({option.name: value} for option in game.options for value in option.values)]
    chosen = (game.choose_options(given) for given in candidates)
    return next((options for options in chosen if len(game.seats_in_play(options)) == 2), None)


def clock_of(game: Game, speed: str) -> protocol.Clock:
    """Return the clock of a speed, in proportion to the length of the game."""
    if speed == "days":
        return protocol.Clock(kind="days")
    return protocol.Clock(kind="bank", seconds=60 * game.minutes // SHARES[speed], increment=INCREMENT)


class Seeks:
    """Stores what people look for, and pairs them in the background."""

    def __init__(
        self, storage: Storage, people: People, registry: TableRegistry, lobby: Lobby, sockets: Connections
    ) -> None:
        self.storage, self.people, self.registry = storage, people, registry
        self.lobby, self.sockets = lobby, sockets
        self.wake = asyncio.Event()
        self.wake.set()  # people may have been waiting when the server stopped
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    # -- requests

    async def look(self, person: Person, wish: protocol.NewSeek) -> protocol.MySeek:
        """Look for an opponent, instead of what the person looked for before."""
        if options_for_two(load(wish.game)) is None:
            raise Refused("not-possible-now", f"{wish.game} cannot be played by two")
        at = now()
        values = {"game": wish.game, "speed": wish.speed, "computer": wish.computer}
        values |= {"created": at, "seen": at, "table": None}
        async with self.storage.write() as connection:
            row = self.storage.insert(seeks).values(account=person.id, **values)
            await connection.execute(row.on_conflict_do_update(index_elements=[seeks.c.account], set_=values))
        await self.registry.publish(Item("seek", wish.game))
        return await self.of(person)

    async def stop(self, person: Person) -> None:
        """Look no further."""
        async with self.storage.write() as connection:
            await connection.execute(delete(seeks).where(seeks.c.account == person.id))

    async def of(self, person: Person) -> protocol.MySeek:
        """Return what a person looks for, and the table where they found it."""
        same = seeks.alias()
        waiting = (
            select(func.count())
            .where(same.c.game == seeks.c.game, same.c.speed == seeks.c.speed, same.c.table.is_(None))
            .scalar_subquery()
        )
        async with self.storage.read() as connection:
            query = select(seeks, waiting.label("waiting")).where(seeks.c.account == person.id)
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return protocol.MySeek(None, now())
        seek = protocol.Seek(row.game, row.speed, row.computer, row.created, row.waiting, row.table)
        return protocol.MySeek(seek, now())

    async def all(self) -> list[protocol.Seekers]:
        """Count the people who look for an opponent, by game and speed."""
        query = select(seeks.c.game, seeks.c.speed, func.count()).where(is_looking)
        async with self.storage.read() as connection:
            rows = await connection.execute(query.group_by(seeks.c.game, seeks.c.speed))
            waiting = {(game, speed): count for game, speed, count in rows}
        for_two = [game for game in map(load, NAMES) if options_for_two(game) is not None]
        return [
            protocol.Seekers(game.name, speed, clock_of(game, speed), waiting.get((game.name, speed), 0))
            for game in for_two
            for speed in SPEEDS
        ]

    async def on_notification(self, item: Item) -> None:
        """Pair again when somebody begins to look, here or at another process."""
        self.wake.set()

    # -- pairing

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            try:
                if await self.pair_all():
                    self.wake.set()
            except StorageDown:
                log.warning("database unavailable; pairing is delayed")
                self.wake.set()
            except Exception:
                log.exception("pairing failed")
                self.wake.set()
            await asyncio.sleep(PAUSE)

    async def pair_all(self) -> int:
        """Pair whom to pair; return how many still look."""
        at = now()
        await self._mark_present(at)
        async with self.storage.read() as connection:
            seekers = await self._seekers(connection)
            apart = await self._apart(connection, seekers)
        seated = set[str]()
        for one, other in pairs(seekers, at, apart):
            if await self._seat(one, (other,)):
                seated |= {one.account, other.account}
        for one in seekers:
            if one.computer and one.account not in seated and at - one.since >= PATIENCE_MS:
                seated |= {one.account} if await self._seat_with_computer(one) else set()
        return len(seekers) - len(seated)

    async def _mark_present(self, at: int) -> None:
        """Mark who has a page open at this process, and forget who has none anywhere."""
        gone = (is_looking & (seeks.c.seen < at - GRACE_MS)) | (seeks.c.seen < at - KEPT_MS)
        async with self.storage.read() as connection:
            stale = select(seeks.c.account).where(is_looking, seeks.c.seen < at - BEAT_MS)
            here = [row.account for row in await connection.execute(stale) if row.account in self.sockets]
            is_any_gone = await connection.scalar(select(seeks.c.account).where(gone).limit(1)) is not None
        if here or is_any_gone:
            async with self.storage.write() as connection:
                await connection.execute(update(seeks).where(seeks.c.account.in_(here)).values(seen=at))
                await connection.execute(delete(seeks).where(gone))

    async def _seekers(self, connection: AsyncConnection) -> list[Seeker]:
        rated = (ratings.c.account == seeks.c.account) & (ratings.c.game == seeks.c.game)
        query = select(seeks, ratings.c.mu, ratings.c.sigma).join(ratings, rated, isouter=True).where(is_looking)
        return [
            Seeker(row.account, row.game, row.speed, row.computer, row.created, shown(mu), shown(sigma))
            for row in await connection.execute(query)
            for mu, sigma in [START if row.mu is None else (row.mu, row.sigma)]
        ]

    async def _apart(self, connection: AsyncConnection, seekers: Sequence[Seeker]) -> set[frozenset[str]]:
        """Return the pairs of which one has blocked the other."""
        names = [seeker.account for seeker in seekers]
        query = select(blocks.c.account, blocks.c.other).where(blocks.c.account.in_(names), blocks.c.other.in_(names))
        return {frozenset(row) for row in await connection.execute(query)}

    async def _seat_with_computer(self, one: Seeker) -> bool:
        """Seat somebody with the computer player whose rating is closest to theirs; unrated ones count as usual."""
        rated = (ratings.c.account == accounts.c.id) & (ratings.c.game == one.game)
        query = (
            select(accounts.c.id, ratings.c.mu)
            .join(ratings, rated, isouter=True)
            .where(accounts.c.kind == "program", accounts.c.level.is_not(None))
        )
        async with self.storage.read() as connection:
            rated_ones = [row for row in await connection.execute(query) if row.mu is not None]
        if rated_ones:
            best = min(rated_ones, key=lambda row: abs(shown(row.mu) - one.number)).id
        else:
            usual = await self.registry.substitutes.computer()
            best = usual.id if usual else None
        return best is not None and await self._seat(one, (), best)

    async def _seat(self, one: Seeker, others: Sequence[Seeker], computer: str | None = None) -> bool:
        """Create the table of people who found each other; False if another process has seated one of them."""
        game, names = load(one.game), [one.account, *(other.account for other in others)]
        settings = protocol.Settings(clock=clock_of(game, one.speed), sides="random", rated=computer is None)
        options = options_for_two(game)
        assert options is not None
        request = protocol.NewTable(game=one.game, options=options, settings=settings)
        sitting: list[str | None] = [*names, *([computer] if computer else [])]
        try:
            person = await self.people.person(one.account)
            await self.lobby.create(person, request, sitting, claim=_claim(names))
        except Claimed:
            return False
        return True


def _claim(names: list[str]) -> Claim:
    async def claim(connection: Reader, table: str) -> None:
        """Note the table for everyone who still looks; if one no longer does, there is no table."""
        theirs: Any = seeks.c.account.in_(names) & is_looking
        query = select(seeks.c.account).where(theirs).order_by(seeks.c.account).with_for_update()
        if len((await connection.execute(query)).all()) != len(names):
            raise Claimed
        await connection.execute(update(seeks).where(seeks.c.account.in_(names)).values(table=table))

    return claim
