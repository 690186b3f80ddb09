"""Tournaments: organising, entering and standings. `rounds.py` advances them."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.games import load
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.community.clubs import OFFICER, RANK, Clubs, refuse_guests
from agon.server.db.schema import DbRow, DbSelect, accounts, entrants, members, pairings, tables, tournaments
from agon.server.db.storage import Storage, new_id, now
from agon.server.errors import not_found, not_yours
from agon.server.lobby.lobby import PAGE, ROLES
from agon.server.tournaments.pairing import Game, cycle_length
from agon.server.tournaments.rounds import Rounds
from agon.server.tournaments.standings import standings

MAX_ENTRANTS = 128
MAX_ROUNDS = 30

Form = Literal["round_robin", "swiss"]
State = Literal["open", "playing", "over", "aborted"]


class NewTournament(protocol.Strict, frozen=True):
    """A tournament to create. `rounds`: of a Swiss tournament, or how often everyone meets in a round robin."""

    name: Annotated[str, Meta(min_length=2, max_length=80)]
    game: protocol.Word
    form: Form
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)] = 1
    options: dict[protocol.Word, protocol.Word] = msgspec.field(default_factory=dict)
    settings: protocol.Settings = protocol.Settings()
    club: protocol.Id | None = None


class Withdrawal(protocol.Strict, frozen=True):
    """The player to withdraw; yourself by default."""

    account: protocol.Id | None = None


class SetResult(protocol.Strict, frozen=True):
    """The result of a game that cannot be finished: the half points of the player in the first chair."""

    points: Annotated[int, Meta(ge=0, le=2)]


class Tournament(msgspec.Struct, frozen=True):
    """A tournament in a list. `last_round` and `seed`, which determines the pairings, are set once it has started."""

    id: str
    name: str
    club: str | None
    owner: protocol.Account | None
    game: str
    options: dict[str, str]
    settings: protocol.Settings
    form: Form
    rounds: int
    round: int
    last_round: int | None
    state: State
    entrants: int
    created: int
    seed: str | None = None


class Entrant(msgspec.Struct, frozen=True):
    """A participant."""

    account: protocol.Account
    withdrawn: bool


class Pairing(msgspec.Struct, frozen=True):
    """A game of a round, or a bye: points as 1, 0.5 and 0 once there is a result, and how it was decided."""

    id: str
    round: int
    first: str
    second: str | None
    points: float | None
    how: Literal["played", "resign", "timeout", "forfeit", "bye", "set"] | None
    table: str | None


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings, with its row of the cross table: the player's pairings by round."""

    place: int
    account: protocol.Account
    withdrawn: bool
    points: float
    tie_breaks: dict[str, float]
    won: int
    drawn: int
    lost: int
    games: list[str]


class Standings(msgspec.Struct, frozen=True):
    """The standings and all pairings, which make up the cross table."""

    standings: list[Standing]
    pairings: list[Pairing]


class Tournaments:
    """Manages tournaments and their entrants."""

    def __init__(self, storage: Storage, clubs: Clubs, rounds: Rounds) -> None:
        self.storage, self.clubs, self.rounds = storage, clubs, rounds

    # -- organising

    async def announce(self, person: Person, request: NewTournament) -> str:
        """Create a tournament; a club's tournament is created by its officers."""
        refuse_guests(person, "organising a tournament")
        name, options = _check_name(request.name), _check_game(request)
        if request.club is not None:
            async with self.storage.read() as connection:
                if RANK[await self.clubs.role(connection, request.club, person)] < OFFICER and not person.is_admin:
                    raise not_yours("only officers and the owner can announce tournaments of a club")
        tournament = new_id()
        settings = msgspec.structs.replace(request.settings, sides="choice", leaver="loses")
        async with self.storage.write() as connection:
            await connection.execute(
                insert(tournaments).values(
                    id=tournament,
                    name=name,
                    club=request.club,
                    owner=person.id,
                    game=request.game,
                    options=msgspec.json.encode(options).decode(),
                    settings=msgspec.json.encode(settings).decode(),
                    form=request.form,
                    rounds=request.rounds,
                    state="open",
                    seed=secrets.randbits(62),
                    created=now(),
                )
            )
        return tournament

    async def start(self, person: Person, tournament: str) -> None:
        """Close entries and start the first round."""
        async with self.storage.write() as connection:
            row = await self._held(connection, person, tournament)
            if row.state != "open":
                raise Refused("not-possible-now", "the tournament has already started")
            here = entrants.c.tournament == tournament
            await connection.execute(delete(entrants).where(here, entrants.c.withdrawn))  # deleted accounts
            number = await connection.scalar(select(func.count()).where(here)) or 0
            if number < 2:
                raise Refused("not-possible-now", "a tournament needs at least two entrants")
            if row.form == "swiss" and row.rounds > cycle_length(number):
                raise Refused(
                    "not-possible-now",
                    f"in {row.rounds} rounds, {number} entrants would meet twice; "
                    f"at most {cycle_length(number)} rounds are possible",
                )
            await connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(state="playing"))
        await self.rounds.advance(tournament)

    async def abort(self, person: Person, tournament: str) -> None:
        """Cancel a tournament; current games may be finished."""
        async with self.storage.write() as connection:
            row = await self._held(connection, person, tournament)
            if row.state not in ("open", "playing"):
                raise Refused("not-possible-now", "the tournament is over")
            await connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(state="aborted"))

    async def set_result(self, person: Person, tournament: str, pairing: str, points: int) -> None:
        """Let the organiser set the result of a game that cannot be finished, except their own."""
        async with self.storage.write() as connection:
            row = await self._held(connection, person, tournament)
            query = select(pairings).where(pairings.c.id == pairing, pairings.c.tournament == tournament)
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                raise not_found("pairing", pairing)
            if person.id in (found.first, found.second) and not person.is_admin:
                raise not_yours("you cannot decide your own game")
            if row.state != "playing" or found.points is not None:
                raise Refused("not-possible-now", "this game already has a result")
            await connection.execute(update(pairings).where(pairings.c.id == pairing).values(points=points, how="set"))
        await self.rounds.abort_table(pairing)
        await self.rounds.advance(tournament)

    async def _held(self, connection: AsyncConnection, person: Person, tournament: str) -> DbRow:
        """Return the locked row of a tournament, for its organiser or an officer of its club."""
        row = await self._row(connection, person, tournament, hold=True)
        is_officer = row.club is not None and RANK[await self.clubs.role(connection, row.club, person)] >= OFFICER
        if row.owner != person.id and not is_officer and not person.is_admin:
            raise not_yours("only the organiser can do this")
        return row

    async def _row(
        self, connection: AsyncConnection, person: Person | None, tournament: str, hold: bool = False
    ) -> DbRow:
        """Return the row of a tournament if the person may see it; club tournaments are for members."""
        query = select(tournaments).where(tournaments.c.id == tournament)
        row = (await connection.execute(query.with_for_update() if hold else query)).one_or_none()
        if row is None:
            raise not_found("tournament", tournament)
        organises = person is not None and (person.is_admin or person.id == row.owner)
        if row.club is not None and not organises and await self.clubs.role(connection, row.club, person) not in ROLES:
            raise not_found("tournament", tournament)
        return row

    # -- entering

    async def enter(self, person: Person, tournament: str) -> None:
        """Enter a tournament; club tournaments are for members."""
        refuse_guests(person, "a tournament")
        async with self.storage.write() as connection:
            row = await self._row(connection, person, tournament, hold=True)
            if row.club is not None and await self.clubs.role(connection, row.club, person) not in ROLES:
                raise not_yours("this tournament is for members of its club")
            if row.state != "open":
                raise Refused("not-possible-now", "the tournament has started; entry is closed")
            taken = select(func.count()).where(entrants.c.tournament == tournament)
            if (await connection.scalar(taken) or 0) >= MAX_ENTRANTS:
                raise Refused("not-possible-now", f"a tournament can have at most {MAX_ENTRANTS} entrants")
            try:
                await connection.execute(
                    insert(entrants).values(tournament=tournament, account=person.id, joined=now())
                )
            except IntegrityError as error:
                raise Refused("not-possible-now", "you have already entered") from error

    async def withdraw(self, person: Person, tournament: str, account: str | None) -> None:
        """Withdraw: before the start the entry is deleted, later the remaining games are lost."""
        whose = account or person.id
        async with self.storage.write() as connection:
            if whose != person.id:
                await self._held(connection, person, tournament)
            row = await self._row(connection, person, tournament, hold=True)
            there = (entrants.c.tournament == tournament) & (entrants.c.account == whose)
            entered = await connection.scalar(select(entrants.c.withdrawn).where(there))
            if entered is None or entered or row.state not in ("open", "playing"):
                raise Refused("not-possible-now", "no current entrant has that name")
            if whose != person.id and not person.is_admin and await self._still_meet(connection, row, person.id, whose):
                raise not_yours("you cannot withdraw an opponent of yours: it would decide your own game")
            if row.state == "open":
                await connection.execute(delete(entrants).where(there))
            else:
                await connection.execute(update(entrants).where(there).values(withdrawn=True))
        await self.rounds.advance(tournament)

    async def _still_meet(self, connection: AsyncConnection, row: DbRow, one: str, other: str) -> bool:
        """Whether two people have a game of a running tournament before them that a withdrawal would decide."""
        if row.state != "playing":
            return False
        met = and_(
            pairings.c.tournament == row.id,
            or_(
                and_(pairings.c.first == one, pairings.c.second == other),
                and_(pairings.c.first == other, pairings.c.second == one),
            ),
        )
        if row.form == "swiss":
            return bool(await connection.scalar(select(func.count()).where(met, pairings.c.points.is_(None))))
        mine = (entrants.c.tournament == row.id) & (entrants.c.account == one) & entrants.c.withdrawn.is_(False)
        decided = await connection.scalar(select(func.count()).where(met, pairings.c.points.is_not(None))) or 0
        return bool(await connection.scalar(select(func.count()).where(mine))) and decided < row.rounds

    # -- reading

    async def listed(
        self, person: Person | None, state: str | None, club: str | None, before: int | None
    ) -> list[Tournament]:
        """Return public tournaments and those of the person's clubs, latest first."""
        conditions: list[ColumnElement[bool]] = [_seen_by(person)]
        if state is not None:
            conditions.append(tournaments.c.state == state)
        if club is not None:
            conditions.append(tournaments.c.club == club)
        if before is not None:
            conditions.append(tournaments.c.created < before)
        query = _listing().where(*conditions).order_by(tournaments.c.created.desc()).limit(PAGE)
        async with self.storage.read() as connection:
            return [_tournament(row) for row in await connection.execute(query)]

    async def info(self, person: Person | None, tournament: str) -> Tournament:
        async with self.storage.read() as connection:
            await self._row(connection, person, tournament)
            return _tournament((await connection.execute(_listing().where(tournaments.c.id == tournament))).one())

    async def entrants(self, person: Person | None, tournament: str) -> list[Entrant]:
        """Return the entrants in order of entry."""
        async with self.storage.read() as connection:
            await self._row(connection, person, tournament)
            return await self._entrants(connection, tournament)

    async def _entrants(self, connection: AsyncConnection, tournament: str) -> list[Entrant]:
        rows = await connection.execute(
            select(entrants, accounts.c.name, accounts.c.kind, accounts.c.level)
            .join(accounts, accounts.c.id == entrants.c.account)
            .where(entrants.c.tournament == tournament)
            .order_by(entrants.c.joined, entrants.c.account)
        )
        return [Entrant(protocol.Account(row.account, row.name, row.kind, row.level), row.withdrawn) for row in rows]

    async def pairings(self, person: Person | None, tournament: str) -> list[Pairing]:
        """Return all pairings so far, by round."""
        async with self.storage.read() as connection:
            await self._row(connection, person, tournament)
            return await self._pairings(connection, tournament)

    async def _pairings(self, connection: AsyncConnection, tournament: str) -> list[Pairing]:
        rows = await connection.execute(
            select(pairings, tables.c.id.label("table"))
            .join(tables, tables.c.pairing == pairings.c.id, isouter=True)
            .where(pairings.c.tournament == tournament)
            .order_by(pairings.c.round, pairings.c.place)
        )
        return [
            Pairing(r.id, r.round, r.first, r.second, None if r.points is None else r.points / 2, r.how, r.table)
            for r in rows
        ]

    async def standings(self, person: Person | None, tournament: str) -> Standings:
        """Return the standings and the cross table."""
        async with self.storage.read() as connection:
            row = await self._row(connection, person, tournament)
            people = {entrant.account.id: entrant for entrant in await self._entrants(connection, tournament)}
            met = await self._pairings(connection, tournament)
        games = [Game(p.first, p.second, round(2 * p.points)) for p in met if p.points is not None]
        lines = await asyncio.to_thread(standings, row.form, list(people), games)
        names = ("buchholz" if row.form == "swiss" else "head_to_head", "sonneborn_berger")
        return Standings(
            [
                Standing(
                    place=line.place,
                    account=people[line.player].account,
                    withdrawn=people[line.player].withdrawn,
                    points=line.points / 2,
                    tie_breaks=dict(zip(names, (line.tie_breaks[0] / 2, line.tie_breaks[1] / 4), strict=True)),
                    won=line.won,
                    drawn=line.drawn,
                    lost=line.lost,
                    games=[pairing.id for pairing in met if line.player in (pairing.first, pairing.second)],
                )
                for line in lines
            ],
            met,
        )


def _check_name(given: str) -> str:
    name = " ".join(given.split())
    if len(name) < 2 or not name.isprintable():
        raise Refused("bad-name", "that is not a valid name: it must contain visible characters")
    return name


def _check_game(request: NewTournament) -> dict[str, str]:
    """Return the game's options, checking that it is for two players."""
    game = load(request.game)
    options = game.choose_options(request.options)
    seats = len(game.seats_in_play(options))
    if seats != 2:
        raise Refused(
            "bad-request", f"tournaments need a two-player game; with these options this one has {seats} seats"
        )
    return options


def _seen_by(person: Person | None) -> ColumnElement[bool]:
    if person is None:
        return tournaments.c.club.is_(None)
    if person.is_admin:
        return and_(True)
    mine = select(members.c.club).where(members.c.account == person.id, members.c.role.in_(ROLES))
    return or_(tournaments.c.club.is_(None), tournaments.c.owner == person.id, tournaments.c.club.in_(mine))


def _listing() -> DbSelect:
    number = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
    return select(
        tournaments, number.label("entrants"), accounts.c.name.label("owner_name"), accounts.c.kind, accounts.c.level
    ).join(accounts, accounts.c.id == tournaments.c.owner, isouter=True)


def _tournament(row: DbRow) -> Tournament:
    begun = row.state != "open"
    cycle = row.rounds * cycle_length(row.entrants)
    return Tournament(
        id=row.id,
        name=row.name,
        club=row.club,
        owner=protocol.Account(row.owner, row.owner_name, row.kind, row.level) if row.owner else None,
        game=row.game,
        options=msgspec.json.decode(row.options),
        settings=msgspec.json.decode(row.settings, type=protocol.Settings),
        form=row.form,
        rounds=row.rounds,
        round=row.round,
        last_round=(row.rounds if row.form == "swiss" else cycle) if begun else None,
        state=row.state,
        entrants=row.entrants,
        created=row.created,
        seed=str(row.seed) if begun else None,
    )
