"""Laying tables, sitting down, rising, and the lists of tables."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, insert, select, update

from agon.engine.errors import Refused
from agon.games import load
from agon.server import wire
from agon.server.dice import BYTES, commitment
from agon.server.hall import Hall, seats_in_play
from agon.server.people import Person
from agon.server.refusals import not_found, not_yours
from agon.server.schema import accounts, blocks, chairs, members, tables
from agon.server.storage import Storage, new_id, new_secret, now

ROLES = ("owner", "officer", "member")
PAGE = 50


class Lobby:
    """Tables before and after they are played."""

    def __init__(self, storage: Storage, hall: Hall) -> None:
        self.storage, self.hall = storage, hall

    # -- laying a table

    async def lay(
        self,
        person: Person,
        wish: wire.NewTable,
        sitting: list[str | None] | None = None,
        *,
        origin: str | None = None,
        pairing: str | None = None,
    ) -> str:
        """Lay a table as wished; `sitting` names the accounts of the chairs where it is settled who plays."""
        game = load(wish.game)
        options = game.choose_options(wish.options)
        seats = seats_in_play(game, options)
        if wish.club is not None:
            await self._check_member(person.id, wish.club)
        if sitting is None:
            sitting = await self._sitting(person, wish, len(seats))
        if wish.settings.sides == "random":
            random.SystemRandom().shuffle(sitting)
        table, secret, at = new_id(), secrets.token_bytes(BYTES), now()
        rows = [self._chair(table, chair, account, person, wish) for chair, account in enumerate(sitting)]
        async with self.storage.write() as connection:
            await connection.execute(
                insert(tables).values(
                    id=table,
                    game=wish.game,
                    version=game.version,
                    options=msgspec.json.encode(options).decode(),
                    settings=msgspec.json.encode(wish.settings).decode(),
                    state="open",
                    owner=person.id,
                    invite=new_secret(),
                    club=wish.club,
                    pairing=pairing,
                    origin=origin,
                    secret=secret,
                    commitment=commitment(secret),
                    created=at,
                    moved=at,
                )
            )
            await connection.execute(insert(chairs), rows)
        await self._begin_if_full(table, sitting)
        return table

    async def _sitting(self, person: Person, wish: wire.NewTable, seats: int) -> list[str | None]:
        wishes = wish.chairs if wish.chairs is not None else ["me"] + ["open"] * (seats - 1)
        if len(wishes) != seats:
            raise Refused("bad-request", f"{len(wishes)} chairs are named; this game has {seats}")
        if "me" not in wishes:
            raise Refused("bad-request", "one of the chairs must be `me`")
        return [await self._sitter(person, wished) for wished in wishes]

    async def _sitter(self, person: Person, wished: str) -> str | None:
        if wished == "me":
            return person.id
        if wished == "open":
            return None
        kind, _, level = wished.partition(":")
        if kind != "computer":
            raise Refused("bad-request", f"a chair is `me`, `open`, `computer` or `computer:LEVEL`, not {wished!r}")
        computer = await self.hall.computer(level)
        if computer is None:
            raise Refused("not-found", f"no computer player{f' of level {level!r}' if level else ''} is here")
        return computer.id

    def _chair(
        self, table: str, chair: int, account: str | None, person: Person, wish: wire.NewTable
    ) -> dict[str, Any]:
        own = account == person.id and wish.nonce is not None
        nonce = wish.nonce if own else secrets.token_hex(16) if account else ""
        return {"table": table, "chair": chair, "account": account, "nonce": nonce, "own_nonce": own}

    async def _check_member(self, account: str, club: str) -> None:
        async with self.storage.read() as connection:
            role = await connection.scalar(
                select(members.c.role).where(members.c.club == club, members.c.account == account)
            )
        if role not in ROLES:
            raise not_yours("only members lay tables in a club")

    async def _begin_if_full(self, table: str, sitting: Iterable[str | None]) -> None:
        if all(account is not None for account in sitting):
            await self.hall.begin(table)
        else:
            await self.hall.seats_changed(table)

    # -- sitting down and rising

    async def join(self, person: Person, table: str, wish: wire.Join) -> None:
        """Take a free chair; the game begins when the last one is taken."""
        async with self.storage.write() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if row is None or not await self._may_join(connection, person, row, wish.invite):
                raise not_found("table", table)
            if row.state != "open":
                raise Refused("not-possible-now", "the game has begun already")
            sitting = await self._chairs(connection, table)
            if person.id in sitting:
                raise Refused("chair-taken", "you sit at this table already")
            free = [chair for chair, account in enumerate(sitting) if account is None]
            if not free or wish.chair is not None and wish.chair not in free:
                raise Refused("chair-taken", f"that chair is taken; free: {', '.join(map(str, free)) or 'none'}")
            chair = free[0] if wish.chair is None else wish.chair
            taken = await connection.execute(
                update(chairs)
                .where(chairs.c.table == table, chairs.c.chair == chair, chairs.c.account.is_(None))
                .values(
                    account=person.id,
                    nonce=wish.nonce or secrets.token_hex(16),
                    own_nonce=wish.nonce is not None,
                )
            )
            if taken.rowcount != 1:
                raise Refused("chair-taken", "somebody else was faster")
            sitting = await self._chairs(connection, table)
        await self._begin_if_full(table, sitting)

    async def _chairs(self, connection: Any, table: str) -> list[str | None]:
        rows = await connection.execute(
            select(chairs.c.account).where(chairs.c.table == table).order_by(chairs.c.chair)
        )
        return [row.account for row in rows]

    async def _may_join(self, connection: Any, person: Person, row: Any, invite: str | None) -> bool:
        """Open tables are for everybody, private ones for those with the link, none for whom its owner has blocked."""
        blocked = await connection.scalar(
            select(blocks.c.other).where(blocks.c.account == row.owner, blocks.c.other == person.id)
        )
        if blocked is not None:
            return False
        return (
            invite is not None
            and secrets.compare_digest(invite, row.invite)
            or await self.may_see(connection, person, row)
        )

    async def rise(self, person: Person, table: str, chair: int | None = None) -> None:
        """Leave a table that has not begun; its owner may also ask somebody else to rise, or clear it away."""
        async with self.storage.write() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if row is None:
                raise not_found("table", table)
            if row.state != "open":
                raise Refused("not-possible-now", "the game has begun; resign, or abort while it is early")
            sitting = await self._chairs(connection, table)
            whose = person.id if chair is None else sitting[chair] if chair < len(sitting) else None
            if whose is None or whose not in sitting:
                raise Refused("not-possible-now", "nobody sits there")
            if person.id not in (whose, row.owner):
                raise not_yours("only who laid the table may ask somebody else to rise")
            await connection.execute(
                update(chairs)
                .where(chairs.c.table == table, chairs.c.account == whose)
                .values(account=None, nonce="", own_nonce=False)
            )
            if whose == row.owner:
                await connection.execute(update(tables).where(tables.c.id == table).values(state="aborted"))
        await self.hall.seats_changed(table)

    # -- looking

    async def may_see(self, connection: Any, person: Person | None, row: Any) -> bool:
        """Who sits there, everybody where it is open and lets people watch, the club's members where it is a club's."""
        account = person.id if person else None
        if account is not None:
            seated = await connection.scalar(
                select(chairs.c.chair).where(chairs.c.table == row.id, chairs.c.account == account).limit(1)
            )
            if seated is not None or row.owner == account or person is not None and person.is_admin:
                return True
        settings = msgspec.json.decode(row.settings, type=wire.Settings)
        if row.club is not None:
            role = await connection.scalar(
                select(members.c.role).where(members.c.club == row.club, members.c.account == account)
            )
            return role in ROLES
        return settings.visibility == "open" and (settings.spectators or row.state == "open")

    async def info(self, person: Person | None, table: str, invite: str | None = None) -> wire.TableInfo:
        """One table, for somebody who may see it."""
        async with self.storage.read() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if row is None:
                raise not_found("table", table)
            invited = invite is not None and secrets.compare_digest(invite, row.invite)
            if not invited and not await self.may_see(connection, person, row):
                raise not_found("table", table)
            return (await self._infos(connection, person, [row]))[0]

    async def _infos(self, connection: Any, person: Person | None, rows: list[Any]) -> list[wire.TableInfo]:
        sitting = await connection.execute(
            select(chairs, accounts.c.name, accounts.c.kind, accounts.c.level)
            .join(accounts, chairs.c.account == accounts.c.id, isouter=True)
            .where(chairs.c.table.in_([row.id for row in rows]))
            .order_by(chairs.c.table, chairs.c.chair)
        )
        by_table: dict[str, list[Any]] = {}
        for row in sitting:
            by_table.setdefault(row.table, []).append(row)
        return [self._info(person, row, by_table.get(row.id, [])) for row in rows]

    def _info(self, person: Person | None, row: Any, sitting: list[Any]) -> wire.TableInfo:
        options = msgspec.json.decode(row.options)
        live = self.hall.lives.get(row.id)
        seats = live.seating if live else seats_in_play(load(row.game), options)
        mine = person is not None and (row.owner == person.id or any(s.account == person.id for s in sitting))
        over = row.state in ("over", "aborted")
        return wire.TableInfo(
            id=row.id,
            game=row.game,
            version=row.version,
            options=options,
            settings=msgspec.json.decode(row.settings, type=wire.Settings),
            state=row.state,
            owner=row.owner,
            chairs=[_seat(seats, chair) for chair in sitting],
            asked=[chair for chair in range(len(sitting)) if row.asked >> chair & 1] if row.state == "playing" else [],
            n=row.n,
            created=row.created,
            moved=row.moved,
            commitment=row.commitment,
            deadline=row.deadline,
            reason=row.reason,
            club=row.club,
            origin=row.origin,
            rematch=row.rematch,
            secret=row.secret.hex() if over else None,
            invite=row.invite if mine else None,
        )

    async def mine(self, person: Person, state: str | None, before: int | None) -> list[wire.TableInfo]:
        """The tables somebody sits at, the latest first."""
        sits = exists().where(chairs.c.table == tables.c.id, chairs.c.account == person.id)
        return await self._list(person, sits, state, before)

    async def open(
        self, person: Person | None, game: str | None, state: str, before: int | None
    ) -> list[wire.TableInfo]:
        """Tables everybody may sit down at (`open`) or watch (`playing`, `over`)."""
        public = and_(tables.c.club.is_(None), tables.c.settings.not_like('%"visibility":"private"%'))
        if state != "open":
            public = and_(public, tables.c.settings.not_like('%"spectators":false%'))
        if game is not None:
            public = and_(public, tables.c.game == game)
        return await self._list(person, public, state, before)

    async def _list(
        self, person: Person | None, condition: ColumnElement[bool], state: str | None, before: int | None
    ) -> list[wire.TableInfo]:
        query = select(tables).where(condition).order_by(tables.c.moved.desc()).limit(PAGE)
        if state is not None:
            query = query.where(tables.c.state == state)
        if before is not None:
            query = query.where(tables.c.moved < before)
        async with self.storage.read() as connection:
            return await self._infos(connection, person, list((await connection.execute(query)).all()))

    # -- again

    async def rematch(self, person: Person, table: str, swap: bool) -> str:
        """A new table for the same people, with sides swapped if wished; who asks second finds the one already laid."""
        info = await self.info(person, table)
        if person.id not in [chair.account.id for chair in info.chairs if chair.account]:
            raise not_yours("only who played here asks for a rematch")
        if info.state not in ("over", "aborted"):
            raise Refused("not-possible-now", "the game is not over yet")
        if info.rematch is not None:
            return info.rematch
        sitting = [chair.account.id if chair.account else None for chair in info.chairs]
        if swap:
            sitting = sitting[1:] + sitting[:1]
        settings = msgspec.structs.replace(info.settings, sides="choice")
        wish = wire.NewTable(game=info.game, options=info.options, settings=settings, club=info.club)
        new = await self.lay(person, wish, sitting, origin=table)
        async with self.storage.write() as connection:
            taken = await connection.execute(
                update(tables).where(tables.c.id == table, tables.c.rematch.is_(None)).values(rematch=new)
            )
            if taken.rowcount != 1:
                await connection.execute(delete(tables).where(tables.c.id == new))
                new = await connection.scalar(select(tables.c.rematch).where(tables.c.id == table)) or new
        await self.hall.seats_changed(table)
        return new


def _seat(seats: tuple[str, ...], row: Any) -> wire.Seat:
    account = wire.Account(row.account, row.name, row.kind, row.level) if row.account else None
    return wire.Seat(row.chair, seats[row.chair], account, row.nonce, row.own_nonce, row.left, row.place)
