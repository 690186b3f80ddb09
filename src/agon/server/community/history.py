"""Game history, head-to-head records, rating history and leaderboards.

Games that are not public are shown only to those who may see the table."""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, FromClause, and_, exists, func, or_, select

from agon.engine.errors import Refused
from agon.games import NAMES, load
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.community.ratings import RATED_KINDS, Rating, shown
from agon.server.db.schema import DbRow, accounts, chairs, members, rating_steps, ratings, tables
from agon.server.db.storage import Storage
from agon.server.errors import not_found
from agon.server.lobby.lobby import PAGE, ROLES, Lobby

MIN_GAMES = 5  # to appear on the leaderboard
MAX_SIGMA = 7000  # thousandths: the highest rating deviation on the leaderboard
STEPS = 500


class RatingStep(msgspec.Struct, frozen=True):
    """A rating after a game; `table` only if you may see it."""

    table: str | None
    at: int
    number: int
    uncertainty: int


class Leader(msgspec.Struct, frozen=True):
    """An entry of a leaderboard."""

    place: int
    account: protocol.Account
    rating: Rating


class Tally(msgspec.Struct, frozen=True):
    """A head-to-head record in one game: wins, draws and losses."""

    game: str
    won: int
    drawn: int
    lost: int


class SideTally(msgspec.Struct, frozen=True):
    """Wins, draws and losses in one game from one seat."""

    game: str
    seat: str
    won: int
    drawn: int
    lost: int


def seen_by(person: Person | None) -> ColumnElement[bool]:
    """Select the finished tables a person may see: public ones, their clubs' and their own."""
    public = and_(
        tables.c.club.is_(None),
        tables.c.settings.not_like('%"visibility":"private"%'),
        tables.c.settings.not_like('%"spectators":false%'),
    )
    if person is None:
        return public
    sits = exists().where(chairs.c.table == tables.c.id, chairs.c.account == person.id)
    belongs = exists().where(members.c.club == tables.c.club, members.c.account == person.id, members.c.role.in_(ROLES))
    return or_(public, sits, belongs)


class History:
    """Queries past games and ratings."""

    def __init__(self, storage: Storage, lobby: Lobby) -> None:
        self.storage, self.lobby = storage, lobby

    async def games(
        self, person: Person | None, account: str, game: str | None, before: int | None
    ) -> list[protocol.TableInfo]:
        """Return the finished games of an account, latest first."""
        await self._account(account)
        sat = exists().where(chairs.c.table == tables.c.id, chairs.c.account == account)
        condition = and_(sat, seen_by(person))
        if game is not None:
            condition = and_(condition, tables.c.game == game)
        return await self.lobby.listed(person, condition, "over", before)

    async def against(self, person: Person | None, account: str, other: str) -> list[Tally]:
        """Return the head-to-head record per game, without tables where one account held two chairs."""
        if account == other:
            raise Refused("bad-request", "a head-to-head record needs two different players")
        await self._account(account)
        await self._account(other)
        one, two = chairs.alias(), chairs.alias()
        query = (
            select(tables.c.game, one.c.place, two.c.place, func.count())
            .join(one, one.c.table == tables.c.id)
            .join(two, two.c.table == tables.c.id)
            .where(one.c.account == account, two.c.account == other, one.c.place.is_not(None), two.c.place.is_not(None))
            .where(tables.c.state == "over", seen_by(person), sits_once(one), sits_once(two))
            .group_by(tables.c.game, one.c.place, two.c.place)
        )
        counts: dict[str, list[int]] = {}
        async with self.storage.read() as connection:
            for game, mine, theirs, number in await connection.execute(query):
                tally = counts.setdefault(game, [0, 0, 0])
                tally[0 if mine < theirs else 1 if mine == theirs else 2] += number
        return [Tally(game, *tally) for game, tally in sorted(counts.items())]

    async def results(self, person: Person | None, account: str) -> list[SideTally]:
        """Return the results of an account per game and seat, without solo games and tables with two own chairs."""
        await self._account(account)
        own, all_chairs = chairs.alias(), chairs.alias()
        placed = select(func.count()).where(all_chairs.c.table == tables.c.id)
        winners, seats = placed.where(all_chairs.c.place == 1).scalar_subquery(), placed.scalar_subquery()
        query = (
            select(tables.c.game, tables.c.seating, own.c.chair, own.c.place == 1, winners == seats)
            .join(own, own.c.table == tables.c.id)
            .where(own.c.account == account, own.c.place.is_not(None), tables.c.state == "over")
            .where(seen_by(person), sits_once(own), seats > 1)
        )
        counts: dict[tuple[str, str], list[int]] = {}
        async with self.storage.read() as connection:
            for game, seating, chair, is_first, is_draw in await connection.execute(query):
                seat = seating.split(",")[chair] if seating else load(game).seats[chair]
                counts.setdefault((game, seat), [0, 0, 0])[1 if is_draw else 0 if is_first else 2] += 1
        order = {(name, seat): at for name in NAMES for at, seat in enumerate(load(name).seats)}
        return [SideTally(*key, *counts[key]) for key in sorted(counts, key=lambda key: (key[0], order[key]))]

    async def ratings(self, account: str) -> list[Rating]:
        """Return the ratings of an account."""
        await self._account(account)
        query = select(ratings).where(ratings.c.account == account).order_by(ratings.c.game)
        async with self.storage.read() as connection:
            return [_rating(row) for row in await connection.execute(query)]

    async def steps(self, person: Person | None, account: str, game: str, before: int | None) -> list[RatingStep]:
        """Return the history of a rating, latest first. Games that the person may not see are not named."""
        load(game)
        await self._account(account)
        query = (
            select(rating_steps, tables.c.id.label("seen"))
            .select_from(rating_steps)
            .join(tables, (tables.c.id == rating_steps.c.table) & seen_by(person), isouter=True)
            .where(rating_steps.c.account == account, rating_steps.c.game == game)
            .order_by(rating_steps.c.at.desc())
            .limit(STEPS)
        )
        if before is not None:
            query = query.where(rating_steps.c.at < before)
        async with self.storage.read() as connection:
            rows = await connection.execute(query)
            return [RatingStep(row.seen, row.at, shown(row.mu), shown(row.sigma)) for row in rows]

    async def leaders(self, game: str, page: int) -> list[Leader]:
        """Return the leaderboard of a game."""
        load(game)
        query = (
            select(ratings, accounts.c.name, accounts.c.kind, accounts.c.level)
            .join(accounts, accounts.c.id == ratings.c.account)
            .where(ratings.c.game == game, ratings.c.games >= MIN_GAMES, ratings.c.sigma <= MAX_SIGMA)
            .where(accounts.c.kind.in_(RATED_KINDS))
            .order_by(ratings.c.mu.desc(), ratings.c.account)
            .limit(PAGE)
            .offset(PAGE * page)
        )
        async with self.storage.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Leader(place, protocol.Account(row.account, row.name, row.kind, row.level), _rating(row))
            for place, row in enumerate(rows, 1 + PAGE * page)
        ]

    async def _account(self, account: str) -> None:
        async with self.storage.read() as connection:
            if await connection.scalar(select(accounts.c.id).where(accounts.c.id == account)) is None:
                raise not_found("account", account)


def sits_once(chair: FromClause) -> ColumnElement[bool]:
    """Select the chairs whose player has no other chair at the table."""
    same = chairs.alias()
    return ~exists().where(
        same.c.table == chair.c.table, same.c.account == chair.c.account, same.c.chair != chair.c.chair
    )


def _rating(row: DbRow) -> Rating:
    return Rating(row.game, shown(row.mu), shown(row.sigma), row.games, row.changed)
