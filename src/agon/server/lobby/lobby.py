"""Creating, joining, leaving and listing tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, insert, select, update

from agon.engine.errors import Refused
from agon.games import load
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.db.schema import DbRow, blocks, chairs, members, plans, tables
from agon.server.db.storage import Reader, Storage, is_same, new_secret, now
from agon.server.errors import not_found, not_yours
from agon.server.lobby.offers import offer_of, series_of
from agon.server.lobby.reservations import redeem, server_nonce
from agon.server.lobby.table_limits import check_room
from agon.server.settings import Settings
from agon.server.tables.dice import Dice, commitment
from agon.server.tables.from_study import Start, title_of
from agon.server.tables.live import LiveTable
from agon.server.tables.loader import SITTINGS, TABLE
from agon.server.tables.registry import TableRegistry

Columns = dict[str, object]  # of a row, by name
Claim = Callable[[Reader, str], Awaitable[None]]
"""What else a new table needs in the transaction that creates it; it raises `Claimed` if others were faster."""

# statements are built once: that costs more than most queries
LOCKED = TABLE.with_for_update()
SEATED = select(chairs.c.account).where(chairs.c.table == bindparam("table")).order_by(chairs.c.chair)
BLOCKED = (  # by the owner or a player
    select(blocks.c.other)
    .where(blocks.c.other == bindparam("person"))
    .where(
        (blocks.c.account == bindparam("owner"))
        | blocks.c.account.in_(select(chairs.c.account).where(chairs.c.table == bindparam("table")))
    )
    .limit(1)
)
SIT_DOWN = (
    update(chairs)
    .where(chairs.c.table == bindparam("at"), chairs.c.chair == bindparam("free"), chairs.c.account.is_(None))
    .values(account=bindparam("person"), nonce=bindparam("number"), own_nonce=bindparam("is_own"))
)

SEATING = (
    select(chairs.c.chair, chairs.c.account, chairs.c.nonce, chairs.c.own_nonce)
    .where(chairs.c.table == bindparam("table"))
    .order_by(chairs.c.chair)
)
RESEAT = (
    update(chairs)
    .where(chairs.c.table == bindparam("at"), chairs.c.chair == bindparam("new_chair"))
    .values({name: bindparam(f"new_{name}") for name in ("account", "nonce", "own_nonce")})
)
FULL = update(tables).where(tables.c.id == bindparam("table")).values(state="playing", deadline=bindparam("at"))

ROLES = ("owner", "officer", "member")
PAGE = 50


class Lobby:
    """Creates, seats and lists tables."""

    def __init__(self, storage: Storage, registry: TableRegistry, limits: Settings) -> None:
        self.storage, self.registry, self.limits = storage, registry, limits

    # -- creating

    async def create(
        self,
        person: Person,
        request: protocol.NewTable,
        sitting: list[str | None] | None = None,
        *,
        origin: str | None = None,
        pairing: str | None = None,
        start: Start | None = None,
        claim: Claim | None = None,
    ) -> str:
        """Create a table. `sitting` gives the accounts of the chairs if already settled, `start` a custom starting
        position."""
        if start is not None:
            request = start.take(request)
        game = load(request.game)
        options = game.choose_options(request.options)
        seats = game.seats_in_play(options)
        if request.club is not None and pairing is None:
            await self._check_member(person.id, request.club)
        is_settled = sitting is not None  # a rematch or a game of a tournament
        if sitting is None:
            sitting = await self._sitting(person, request, len(seats))
        columns = {"owner": person.id, "pairing": pairing, "origin": origin, **(start.columns(seats) if start else {})}
        columns |= _request_columns(request, game.version, options)
        async with self.storage.change() as connection:
            if not is_settled:
                await check_room(connection, person, self.limits, all(sitting))
            table, secret = await redeem(connection, person, request.table)
            columns = {"id": table, **columns, **_new_columns(secret, all(sitting))}
            await connection.execute(insert(tables), columns)
            await connection.execute(insert(chairs), _new_chairs(table, secret, sitting, person.id, request))
            if origin is not None:
                await self._claim(connection, origin, table)
            if claim is not None:
                await claim(connection, table)
        await self._start_or_announce(all(sitting), table)
        return table

    async def _sitting(self, person: Person, request: protocol.NewTable, seats: int) -> list[str | None]:
        entries = request.chairs if request.chairs is not None else ["me"] + ["open"] * (seats - 1)
        if len(entries) != seats:
            raise Refused("bad-request", f"{len(entries)} chairs are given; this game has {seats}")
        if "me" not in entries:
            raise Refused("bad-request", "one of the chairs must be `me`")
        return [await self._sitter(person, entry) for entry in entries]

    async def _sitter(self, person: Person, entry: str) -> str | None:
        if entry == "me":
            return person.id
        if entry == "open":
            return None
        kind, _, level = entry.partition(":")
        if kind != "computer":
            raise Refused("bad-request", f"a chair must be `me`, `open`, `computer` or `computer:LEVEL`, not {entry!r}")
        computer = await self.registry.substitutes.computer(level)
        if computer is None:
            raise Refused("not-found", f"no computer player{f' of level {level!r}' if level else ''} is available")
        return computer.id

    async def _check_member(self, account: str, club: str) -> None:
        async with self.storage.read() as connection:
            role = await connection.scalar(
                select(members.c.role).where(members.c.club == club, members.c.account == account)
            )
        if role not in ROLES:
            raise not_yours("only members can create tables in a club")

    async def _start_or_announce(self, is_full: bool, table: str) -> None:
        await (self.registry.begin if is_full else self.registry.seats_changed)(table)

    # -- joining and leaving

    async def join(self, person: Person, table: str, request: protocol.Join) -> None:
        """Take a free chair; the game starts when the last one is taken."""
        async with self.storage.change() as connection:
            row = await self._locked(connection, table)
            if not await self._may_join(connection, person, row, request.invite):
                raise not_found("table", table)
            if row.state != "open":
                raise Refused("not-possible-now", "the game has already started")
            sitting = await self._chairs(connection, table)
            if person.id in sitting:
                raise Refused("chair-taken", "you are already seated at this table")
            free = [chair for chair, account in enumerate(sitting) if account is None]
            if not free or request.chair is not None and request.chair not in free:
                raise Refused("chair-taken", f"that chair is taken; free: {', '.join(map(str, free)) or 'none'}")
            chair = free[0] if request.chair is None else request.chair
            nonce, is_own = request.nonce or server_nonce(row.commitment), request.nonce is not None
            chosen = {"at": table, "free": chair, "person": person.id, "number": nonce, "is_own": is_own}
            taken = await connection.execute(SIT_DOWN, chosen)
            if taken.rowcount != 1:
                raise Refused("chair-taken", "someone else has just taken that chair")
            is_full = len(free) == 1
            if is_full:
                await self._settle_seating(connection, row)
        await self._start_or_announce(is_full, table)

    async def _locked(self, connection: Reader, table: str) -> DbRow:
        """Return the row of a table, locked against concurrent joins and leaves."""
        row = (await connection.execute(LOCKED, {"table": table})).one_or_none()
        if row is None:
            raise not_found("table", table)
        return row

    async def _settle_seating(self, connection: Reader, row: DbRow) -> None:
        """Settle the seating of a full table. If this process dies now, another starts the game."""
        if msgspec.json.decode(row.settings, type=protocol.Settings).sides == "random":
            seated = [dict(found._mapping) for found in await connection.execute(SEATING, {"table": row.id})]
            shuffled = _shuffled(seated, row.secret, row.id)
            await connection.execute(RESEAT, [{"at": row.id, **_renamed(chair)} for chair in shuffled])
        await connection.execute(FULL, {"table": row.id, "at": now()})

    async def _chairs(self, connection: Reader, table: str) -> list[str | None]:
        return [row.account for row in await connection.execute(SEATED, {"table": table})]

    async def _may_join(self, connection: Reader, person: Person, row: DbRow, invite: str | None) -> bool:
        """Whether a person may join: open tables take anyone, private ones need the link, and nobody may join whom
        the owner or a player has blocked."""
        joining = {"person": person.id, "owner": row.owner, "table": row.id}
        if await connection.scalar(BLOCKED, joining) is not None:
            return False
        if is_same(row.invite, invite):
            return True
        if row.origin is not None:  # the chairs of a rematch are reserved for the players
            return await self._played(connection, person.id, row.origin)
        return await self.may_see(connection, person, row)

    async def leave(self, person: Person, table: str, chair: int | None = None) -> None:
        """Leave a table that has not started; its owner may remove others, and cancels it by leaving."""
        async with self.storage.write() as connection:
            row = await self._locked(connection, table)
            sitting = await self._chairs(connection, table)
            if person.id not in sitting and not await self._may_join(connection, person, row, None):
                raise not_found("table", table)
            if row.state != "open":
                raise Refused("not-possible-now", "the game has started; resign, or abort it while it is early")
            whose = person.id if chair is None else sitting[chair] if chair < len(sitting) else None
            if whose is None or whose not in sitting:
                raise Refused("not-possible-now", "that chair is empty")
            if person.id not in (whose, row.owner):
                raise not_yours("only the creator can remove another player")
            await connection.execute(
                update(chairs)
                .where(chairs.c.table == table, chairs.c.account == whose)
                .values(account=None, nonce="", own_nonce=False)
            )
            await connection.execute(delete(plans).where(plans.c.table == table, plans.c.account == whose))
            if whose == row.owner:
                await connection.execute(update(tables).where(tables.c.id == table).values(state="aborted"))
        await self.registry.seats_changed(table)

    async def close(self, person: Person, table: str) -> None:
        """Cancel a table that has not started; owner only."""
        info = await self.info(person, table)
        if info.owner != person.id:
            raise not_yours("only the creator can delete the table")
        async with self.storage.write() as connection:
            if (await self._locked(connection, table)).state != "open":
                raise Refused("not-possible-now", "the game has started; resign, or abort it while it is early")
            await connection.execute(update(tables).where(tables.c.id == table).values(state="aborted"))
        await self.registry.seats_changed(table)

    # -- visibility and listing

    async def require_visible(self, person: Person | None, live: LiveTable, invite: str | None = None) -> None:
        """Refuse a spectator who may not see the table, or if spectators are not allowed."""
        await self.info(person, live.id, invite)
        plays = person is not None and (person.is_admin or bool(live.chairs_of(person.id)))
        if not (plays or live.settings.spectators or live.state == "open"):
            raise not_found("table", live.id)

    async def may_see(self, connection: Reader, person: Person | None, row: DbRow) -> bool:
        """Whether a person may see a table: players, owner and administrators always; club members for club tables;
        otherwise anyone, if it is public and takes players or spectators."""
        account = person.id if person else None
        settings = msgspec.json.decode(row.settings, type=protocol.Settings)
        is_public = settings.visibility == "open" and (settings.spectators or row.state == "open")
        if is_public and row.club is None:
            return True
        if account is not None:
            seated = await connection.scalar(
                select(chairs.c.chair).where(chairs.c.table == row.id, chairs.c.account == account).limit(1)
            )
            if seated is not None or row.owner == account or person is not None and person.is_admin:
                return True
            if row.origin is not None and await self._played(connection, account, row.origin):
                return True
        if row.club is not None:
            role = await connection.scalar(
                select(members.c.role).where(members.c.club == row.club, members.c.account == account)
            )
            return role in ROLES
        return False

    async def _played(self, connection: Reader, account: str, table: str) -> bool:
        query = select(chairs.c.chair).where(chairs.c.table == table, chairs.c.account == account).limit(1)
        return await connection.scalar(query) is not None

    async def info(self, person: Person | None, table: str, invite: str | None = None) -> protocol.TableInfo:
        """Return a table if the person may see it."""
        async with self.storage.lookup() as connection:
            row = (await connection.execute(TABLE, {"table": table})).one_or_none()
            if row is None:
                raise not_found("table", table)
            invited = is_same(row.invite, invite)
            if not invited and not await self.may_see(connection, person, row):
                raise not_found("table", table)
            return await self._whole_info(connection, person, row)

    async def known(self, table: str) -> protocol.TableInfo:
        """Return a table as it is shown to strangers, whether they may see it or not; for the server itself."""
        async with self.storage.lookup() as connection:
            row = (await connection.execute(TABLE, {"table": table})).one()
            return await self._whole_info(connection, None, row)

    async def _whole_info(self, connection: Reader, person: Person | None, row: DbRow) -> protocol.TableInfo:
        info = (await self._infos(connection, person, [row]))[0]
        offer, series = await offer_of(connection, info), await series_of(connection, info)
        return msgspec.structs.replace(info, offer=offer, series=series)

    async def _infos(self, connection: Reader, person: Person | None, rows: list[DbRow]) -> list[protocol.TableInfo]:
        by_table: dict[str, list[DbRow]] = {}
        for row in await connection.execute(SITTINGS, {"tables": [row.id for row in rows]}):
            by_table.setdefault(row.table, []).append(row)
        return [self._info(person, row, by_table.get(row.id, [])) for row in rows]

    def _info(self, person: Person | None, row: DbRow, sitting: list[DbRow]) -> protocol.TableInfo:
        options = msgspec.json.decode(row.options)
        seats = tuple(row.seating.split(",")) if row.seating else load(row.game).seats_in_play(options)
        settings = msgspec.json.decode(row.settings, type=protocol.Settings)
        sits = person is not None and any(s.account == person.id for s in sitting)
        mine = sits or person is not None and row.owner == person.id
        may_watch = settings.spectators or sits or person is not None and person.is_admin
        over = row.state in ("over", "aborted")
        return protocol.TableInfo(
            id=row.id,
            game=row.game,
            version=row.version,
            options=options,
            settings=settings,
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
            older_rules=over and self.registry.loader.old.differ(load(row.game), row.version),
            glance=msgspec.json.decode(row.glance) if row.glance is not None and may_watch else None,
        )

    async def mine(self, person: Person, state: str | None, before: int | None) -> list[protocol.TableInfo]:
        """Return the tables a person plays at, latest first."""
        sits = exists().where(chairs.c.table == tables.c.id, chairs.c.account == person.id)
        return await self.listed(person, sits, state, before)

    async def open(
        self, person: Person | None, game: str | None, state: str, before: int | None
    ) -> list[protocol.TableInfo]:
        """Return public tables to join (`open`) or watch (`playing`, `over`)."""
        public = listed_publicly(state)
        if game is not None:
            public = and_(public, tables.c.game == game)
        return await self.listed(person, public, state, before)

    async def listed(
        self, person: Person | None, condition: ColumnElement[bool], state: str | None, before: int | None
    ) -> list[protocol.TableInfo]:
        """Return a page of tables, latest first; `condition` must restrict them to visible ones."""
        query = select(tables).where(condition).order_by(tables.c.moved.desc()).limit(PAGE)
        if state is not None:
            query = query.where(tables.c.state == state)
        if before is not None:
            query = query.where(tables.c.moved < before)
        async with self.storage.read() as connection:
            return await self._infos(connection, person, list((await connection.execute(query)).all()))

    # -- rematch

    async def _claim(self, connection: Reader, origin: str, table: str) -> None:
        """Link the rematch; raise `Claimed` if there is one already that was not declined or aborted."""
        ended = select(tables.c.id).where(tables.c.origin == origin, tables.c.state == "aborted")
        free = (tables.c.id == origin) & (tables.c.rematch.is_(None) | tables.c.rematch.in_(ended))
        if (await connection.execute(update(tables).where(free).values(rematch=table))).rowcount != 1:
            raise Claimed


def listed_publicly(state: str) -> ColumnElement[bool]:
    """Select the tables that anyone may join (`open`) or watch (`playing`, `over`)."""
    public = and_(tables.c.club.is_(None), tables.c.settings.not_like('%"visibility":"private"%'))
    if state == "open":
        return and_(public, tables.c.origin.is_(None))
    return and_(public, tables.c.settings.not_like('%"spectators":false%'))


class Claimed(Exception):
    """Somebody else created the table first."""


def _request_columns(request: protocol.NewTable, version: int, options: dict[str, str]) -> Columns:
    """Return the columns of a table's row that come from the request."""
    return {
        "game": request.game,
        "version": version,
        "options": msgspec.json.encode(options).decode(),
        "settings": msgspec.json.encode(request.settings).decode(),
        "club": request.club,
    }


def _new_columns(secret: bytes, is_full: bool) -> Columns:
    """Return the columns of a new table's row that the server settles."""
    at = now()
    begun = {"state": "playing", "deadline": at} if is_full else {"state": "open", "deadline": None}
    proof = {"secret": secret, "commitment": commitment(secret)}
    return {"invite": new_secret(), "created": at, "moved": at, **proof, **begun}


def _new_chairs(
    table: str, secret: bytes, sitting: list[str | None], creator: str, request: protocol.NewTable
) -> list[Columns]:
    """Return the rows of a new table's chairs. The creator's nonce proves something only if a commitment came first."""
    rows: list[Columns] = []
    for chair, account in enumerate(sitting):
        nonce = request.nonce if account == creator else None
        own = nonce is not None and request.table is not None
        nonce = (nonce or server_nonce(commitment(secret))) if account else ""
        rows.append({"table": table, "chair": chair, "account": account, "nonce": nonce, "own_nonce": own})
    return _shuffled(rows, secret, table) if all(sitting) and request.settings.sides == "random" else rows


def _shuffled(rows: list[Columns], secret: bytes, table: str) -> list[Columns]:
    """Assign chairs by the fair dice, drawing from the players in order of their nonces."""
    dice = Dice(secret, f"{table}/sides", sorted(str(row["nonce"]) for row in rows))
    waiting = sorted(rows, key=lambda row: str(row["nonce"]))
    drawn = [waiting.pop(dice.below(len(waiting), index)) for index in range(len(rows))]
    return [{**row, "chair": chair} for chair, row in enumerate(drawn)]


def _renamed(columns: Columns) -> Columns:
    """Return the parameters of `RESEAT`."""
    return {f"new_{name}": value for name, value in columns.items()}


def _seat(seats: tuple[str, ...], row: DbRow) -> protocol.ChairInfo:
    account = protocol.Account(row.account, row.name, row.kind, row.level) if row.account else None
    return protocol.ChairInfo(row.chair, seats[row.chair], account, row.nonce, row.own_nonce, row.left, row.place)
