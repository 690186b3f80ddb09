"""Laying tables, sitting down, rising, and the lists of tables."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, exists, insert, select, update

from agon.engine.errors import Refused
from agon.games import load
from agon.server import wire
from agon.server.beginnings import Start, title_of
from agon.server.dice import BYTES, Dice, commitment
from agon.server.hall import Hall
from agon.server.live import Live
from agon.server.people import Person
from agon.server.refusals import not_found, not_yours
from agon.server.schema import accounts, blocks, chairs, members, tables
from agon.server.storage import Storage, is_same, new_id, new_secret, now

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
        start: Start | None = None,
    ) -> str:
        """Lay a table as wished; `sitting` names the accounts of the chairs where it is settled who plays, `start` a
        beginning that is not that of the game."""
        if start is not None:
            wish = start.take(wish)
        game = load(wish.game)
        options = game.choose_options(wish.options)
        seats = game.seats_in_play(options)
        if wish.club is not None and pairing is None:
            await self._check_member(person.id, wish.club)
        if sitting is None:
            sitting = await self._sitting(person, wish, len(seats))
        table, secret, at = new_id(), secrets.token_bytes(BYTES), now()
        rows = [self._chair(table, chair, account, person, wish) for chair, account in enumerate(sitting)]
        is_full = all(sitting)
        if is_full and wish.settings.sides == "random":
            rows = _shuffled(rows, secret, table)
        row = {
            "id": table,
            **_wished(wish, game.version, options),
            "owner": person.id,
            "invite": new_secret(),
            "pairing": pairing,
            "origin": origin,
            "secret": secret,
            "commitment": commitment(secret),
            "created": at,
            "moved": at,
            **(start.columns(seats) if start else {}),
        }
        begun = {"state": "playing", "deadline": at} if is_full else {"state": "open", "deadline": None}
        async with self.storage.write() as connection:
            await connection.execute(insert(tables).values(**row, **begun))
            await connection.execute(insert(chairs), rows)
            if origin is not None:
                await self._claim(connection, origin, table)
        await self._begin_if(is_full, table)
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

    async def _begin_if(self, is_full: bool, table: str) -> None:
        await (self.hall.begin if is_full else self.hall.seats_changed)(table)

    # -- sitting down and rising

    async def join(self, person: Person, table: str, wish: wire.Join) -> None:
        """Take a free chair; the game begins when the last one is taken."""
        async with self.storage.write() as connection:
            row = await self._locked(connection, table)
            if not await self._may_join(connection, person, row, wish.invite):
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
            is_full = len(free) == 1
            if is_full:
                await self._close_door(connection, row)
        await self._begin_if(is_full, table)

    async def _locked(self, connection: Any, table: str) -> Any:
        """The row of a table, while nobody else sits down or rises."""
        query = select(tables).where(tables.c.id == table).with_for_update()
        row = (await connection.execute(query)).one_or_none()
        if row is None:
            raise not_found("table", table)
        return row

    async def _close_door(self, connection: Any, row: Any) -> None:
        """The last chair is taken: who sits where is settled. Should this process end here, another begins the game."""
        if msgspec.json.decode(row.settings, type=wire.Settings).sides == "random":
            fields = (chairs.c.chair, chairs.c.account, chairs.c.nonce, chairs.c.own_nonce)
            query = select(*fields).where(chairs.c.table == row.id).order_by(chairs.c.chair)
            seated = [dict(found._mapping) for found in await connection.execute(query)]
            for chair in _shuffled(seated, row.secret, row.id):
                at = (chairs.c.table == row.id) & (chairs.c.chair == chair["chair"])
                await connection.execute(update(chairs).where(at).values(**chair))
        await connection.execute(update(tables).where(tables.c.id == row.id).values(state="playing", deadline=now()))

    async def _chairs(self, connection: Any, table: str) -> list[str | None]:
        rows = await connection.execute(
            select(chairs.c.account).where(chairs.c.table == table).order_by(chairs.c.chair)
        )
        return [row.account for row in rows]

    async def _may_join(self, connection: Any, person: Person, row: Any, invite: str | None) -> bool:
        """Open tables are for everybody, private ones for those with the link, none for one whom its owner or
        somebody who sits there has blocked."""
        seated = select(chairs.c.account).where(chairs.c.table == row.id)
        by_them = (blocks.c.account == row.owner) | blocks.c.account.in_(seated)
        blocked = await connection.scalar(select(blocks.c.other).where(by_them, blocks.c.other == person.id).limit(1))
        if blocked is not None:
            return False
        if is_same(row.invite, invite):
            return True
        if row.origin is not None:  # the chairs of a rematch are kept for those who played
            return await self._played(connection, person.id, row.origin)
        return await self.may_see(connection, person, row)

    async def rise(self, person: Person, table: str, chair: int | None = None) -> None:
        """Leave a table that has not begun; its owner may also ask somebody else to rise, or clear it away."""
        async with self.storage.write() as connection:
            row = await self._locked(connection, table)
            sitting = await self._chairs(connection, table)
            if person.id not in sitting and not await self._may_join(connection, person, row, None):
                raise not_found("table", table)
            if row.state != "open":
                raise Refused("not-possible-now", "the game has begun; resign, or abort while it is early")
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

    async def close(self, person: Person, table: str) -> None:
        """Clear away a table that has not begun: for who laid it."""
        info = await self.info(person, table)
        if info.owner != person.id:
            raise not_yours("only who laid the table may clear it away")
        async with self.storage.write() as connection:
            if (await self._locked(connection, table)).state != "open":
                raise Refused("not-possible-now", "the game has begun; resign, or abort while it is early")
            await connection.execute(update(tables).where(tables.c.id == table).values(state="aborted"))
        await self.hall.seats_changed(table)

    # -- looking

    async def refuse_to_show(self, person: Person | None, live: Live, invite: str | None = None) -> None:
        """Refuse a spectator who may not see the table, or where the players want none."""
        await self.info(person, live.id, invite)
        plays = person is not None and (person.is_admin or bool(live.chairs_of(person.id)))
        if not (plays or live.settings.spectators or live.state == "open"):
            raise not_found("table", live.id)

    async def may_see(self, connection: Any, person: Person | None, row: Any) -> bool:
        """Who sits there, everybody where it is open and lets people watch, the club's members where it is a club's."""
        account = person.id if person else None
        if account is not None:
            seated = await connection.scalar(
                select(chairs.c.chair).where(chairs.c.table == row.id, chairs.c.account == account).limit(1)
            )
            if seated is not None or row.owner == account or person is not None and person.is_admin:
                return True
            if row.origin is not None and await self._played(connection, account, row.origin):
                return True
        settings = msgspec.json.decode(row.settings, type=wire.Settings)
        if row.club is not None:
            role = await connection.scalar(
                select(members.c.role).where(members.c.club == row.club, members.c.account == account)
            )
            return role in ROLES
        return settings.visibility == "open" and (settings.spectators or row.state == "open")

    async def _played(self, connection: Any, account: str, table: str) -> bool:
        query = select(chairs.c.chair).where(chairs.c.table == table, chairs.c.account == account).limit(1)
        return await connection.scalar(query) is not None

    async def info(self, person: Person | None, table: str, invite: str | None = None) -> wire.TableInfo:
        """One table, for somebody who may see it."""
        async with self.storage.read() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            if row is None:
                raise not_found("table", table)
            invited = is_same(row.invite, invite)
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
        seats = tuple(row.seating.split(",")) if row.seating else load(row.game).seats_in_play(options)
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
            study=title_of(row.study) if row.study is not None else None,
        )

    async def mine(self, person: Person, state: str | None, before: int | None) -> list[wire.TableInfo]:
        """The tables somebody sits at, the latest first."""
        sits = exists().where(chairs.c.table == tables.c.id, chairs.c.account == person.id)
        return await self.listed(person, sits, state, before)

    async def open(
        self, person: Person | None, game: str | None, state: str, before: int | None
    ) -> list[wire.TableInfo]:
        """Tables everybody may sit down at (`open`) or watch (`playing`, `over`)."""
        public = and_(tables.c.club.is_(None), tables.c.settings.not_like('%"visibility":"private"%'))
        if state == "open":
            public = and_(public, tables.c.origin.is_(None))
        else:
            public = and_(public, tables.c.settings.not_like('%"spectators":false%'))
        if game is not None:
            public = and_(public, tables.c.game == game)
        return await self.listed(person, public, state, before)

    async def listed(
        self, person: Person | None, condition: ColumnElement[bool], state: str | None, before: int | None
    ) -> list[wire.TableInfo]:
        """A page of the tables that meet a condition, the latest first; whether they may be seen it has to say."""
        query = select(tables).where(condition).order_by(tables.c.moved.desc()).limit(PAGE)
        if state is not None:
            query = query.where(tables.c.state == state)
        if before is not None:
            query = query.where(tables.c.moved < before)
        async with self.storage.read() as connection:
            return await self._infos(connection, person, list((await connection.execute(query)).all()))

    # -- again

    async def rematch(self, person: Person, table: str, swap: bool) -> str:
        """Play again, with sides swapped if wished: who asks first lays the table, the others sit down by asking."""
        info = await self.info(person, table)
        sitting = [chair.account for chair in info.chairs]
        if person.id not in [account.id for account in sitting if account]:
            raise not_yours("only who played here asks for a rematch")
        if info.state not in ("over", "aborted"):
            raise Refused("not-possible-now", "the game is not over yet")
        if info.rematch is None:
            ready = [a.id if a and (a.id == person.id or a.kind == "program") else None for a in sitting]
            settings = msgspec.structs.replace(info.settings, sides="choice")
            wish = wire.NewTable(game=info.game, options=info.options, settings=settings, club=info.club)
            start = await self._start(table)
            with contextlib.suppress(Claimed):
                await self.lay(person, wish, ready[1:] + ready[:1] if swap else ready, origin=table, start=start)
                await self.hall.seats_changed(table)
            info = await self.info(person, table)
        assert info.rematch is not None
        await self._sit_again(person, info, await self.info(person, info.rematch))
        return info.rematch

    async def _start(self, table: str) -> Start | None:
        """Where a game began, if not at the beginning."""
        async with self.storage.read() as connection:
            study = await connection.scalar(select(tables.c.study).where(tables.c.id == table))
        return None if study is None else await asyncio.to_thread(Start.of, study)

    async def _sit_again(self, person: Person, before: wire.TableInfo, again: wire.TableInfo) -> None:
        """Sit down at a rematch, in the chairs that come with how the first of its people sits there."""
        was = [chair.account.id if chair.account else None for chair in before.chairs]
        now_ = [chair.account.id if chair.account else None for chair in again.chairs]
        if again.state != "open" or person.id in now_:
            return
        shift = was.index(again.owner) - now_.index(again.owner) if again.owner in now_ else 0
        for chair in [(old - shift) % len(was) for old, account in enumerate(was) if account == person.id]:
            await self.join(person, again.id, wire.Join(chair=chair))

    async def _claim(self, connection: Any, origin: str, table: str) -> None:
        """A game has one rematch; who is second rolls back."""
        free = (tables.c.id == origin) & tables.c.rematch.is_(None)
        if (await connection.execute(update(tables).where(free).values(rematch=table))).rowcount != 1:
            raise Claimed


class Claimed(Exception):
    """Somebody else laid the rematch first."""


def _wished(wish: wire.NewTable, version: int, options: dict[str, str]) -> dict[str, Any]:
    """What a table keeps of the wish for it."""
    return {
        "game": wish.game,
        "version": version,
        "options": msgspec.json.encode(options).decode(),
        "settings": msgspec.json.encode(wish.settings).decode(),
        "club": wish.club,
    }


def _shuffled(rows: list[dict[str, Any]], secret: bytes, table: str) -> list[dict[str, Any]]:
    """Who sits where by the fair dice: the people, in the order of their nonces, are drawn chair by chair."""
    dice = Dice(secret, f"{table}/sides", sorted(row["nonce"] for row in rows))
    waiting = sorted(rows, key=lambda row: row["nonce"])
    drawn = [waiting.pop(dice.below(len(waiting), index)) for index in range(len(rows))]
    return [{**row, "chair": chair} for chair, row in enumerate(drawn)]


def _seat(seats: tuple[str, ...], row: Any) -> wire.Seat:
    account = wire.Account(row.account, row.name, row.kind, row.level) if row.account else None
    return wire.Seat(row.chair, seats[row.chair], account, row.nonce, row.own_nonce, row.left, row.place)
