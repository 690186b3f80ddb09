"""Clubs, with an owner, officers and members.

Invitations and requests to join are rows too, without rights beyond answering or withdrawing them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.accounts.names import check_name, name_key
from agon.server.db.schema import DbSelect, accounts, blocks, clubs, members, tables
from agon.server.db.storage import Storage, new_id, now
from agon.server.errors import not_found, not_yours
from agon.server.lobby.lobby import PAGE, ROLES, Lobby
from agon.server.look_alikes import look_key

Role = Literal["owner", "officer", "member", "invited", "asking"]
RANK = {"owner": 4, "officer": 3, "member": 2, "invited": 1, "asking": 1, None: 0}
OFFICER, OWNER = RANK["officer"], RANK["owner"]
MAX_MEMBERS = 1000
MAX_CLUBS = 20  # per owner


class NewClub(protocol.Strict, frozen=True):
    """A club to create. `is_open`: anyone may join; otherwise an officer accepts requests."""

    name: protocol.Name
    about: Annotated[str, Meta(max_length=4000)] = ""
    is_open: bool = False


class ClubChange(protocol.Strict, frozen=True):
    """Changes to a club."""

    name: protocol.Name | None = None
    about: Annotated[str, Meta(max_length=4000)] | None = None
    is_open: bool | None = None


class NewRole(protocol.Strict, frozen=True):
    """The new role of an account: `invited` sends an invitation, `member` also accepts a request, `owner` transfers the
    club."""

    account: protocol.Id
    role: Literal["invited", "member", "officer", "owner"]


class Someone(protocol.Strict, frozen=True):
    """The account concerned."""

    account: protocol.Id


class Club(msgspec.Struct, frozen=True):
    """A club's public data, and your role in it."""

    id: str
    name: str
    about: str
    is_open: bool
    created: int
    members: int
    role: Role | None


class Member(msgspec.Struct, frozen=True):
    """A member of a club."""

    account: protocol.Account
    role: Role
    joined: int


class Clubs:
    """Manages clubs and their members."""

    def __init__(self, storage: Storage, lobby: Lobby) -> None:
        self.storage, self.lobby = storage, lobby

    # -- creating and changing

    async def make(self, person: Person, request: NewClub) -> str:
        """Create a club, owned by its creator."""
        refuse_guests(person, "a club")
        name, club, at = check_name(request.name), new_id(), now()
        values = {**_name_columns(name), "about": request.about, "is_open": request.is_open}
        try:
            async with self.storage.write() as connection:
                if await self._owned(connection, person.id) >= MAX_CLUBS:
                    raise Refused("not-possible-now", f"you can own at most {MAX_CLUBS} clubs")
                await connection.execute(insert(clubs).values(id=club, created=at, **values))
                await _write(connection, club, person.id, "owner")
        except IntegrityError as error:
            raise _taken(name) from error
        return club

    async def _owned(self, connection: AsyncConnection, account: str) -> int:
        owned = select(func.count()).where(members.c.account == account, members.c.role == "owner")
        return await connection.scalar(owned) or 0

    async def describe(self, person: Person, club: str, request: ClubChange) -> None:
        """Change a club: officers its description, the owner its name."""
        values = {k: v for k, v in msgspec.structs.asdict(request).items() if v is not None}
        if request.name is not None:
            values |= _name_columns(check_name(request.name))
        try:
            async with self.storage.write() as connection:
                roles = await self._roles(connection, club)
                _check(person, roles, OWNER if request.name is not None else OFFICER)
                if values:
                    await connection.execute(update(clubs).where(clubs.c.id == club).values(**values))
        except IntegrityError as error:
            raise _taken(values["name"]) from error

    # -- membership

    async def join(self, person: Person, club: str) -> Role:
        """Join a club that is open or has sent an invitation; otherwise ask to join."""
        refuse_guests(person, "a club")
        async with self.storage.write() as connection:
            roles = await self._roles(connection, club)
            is_open = await connection.scalar(select(clubs.c.is_open).where(clubs.c.id == club))
            role = roles.get(person.id)
            if role in ROLES:
                raise Refused("not-possible-now", "you are already a member")
            new: Role = "member" if is_open or role == "invited" else "asking"
            _check_room(roles)
            await _write(connection, club, person.id, new)
        return new

    async def leave(self, person: Person, club: str) -> None:
        """Leave a club, decline an invitation or withdraw a request."""
        async with self.storage.write() as connection:
            role = (await self._roles(connection, club)).get(person.id)
            if role is None:
                raise Refused("not-possible-now", "you are not in this club")
            if role == "owner":
                raise Refused("not-possible-now", "the club needs an owner; transfer it to another member first")
            await _remove(connection, club, person.id)

    async def appoint(self, person: Person, club: str, request: NewRole) -> None:
        """Change a role: officers invite and accept members; the owner appoints officers and transfers the club."""
        async with self.storage.write() as connection:
            roles = await self._roles(connection, club)
            _check(person, roles, OFFICER)  # first of all: who asks to join is not for others to know
            role = roles.get(request.account)
            if request.role == "invited":
                await self._invite(connection, person, club, roles, request.account)
                return
            if role not in (*ROLES, "asking") or role == "asking" and request.role != "member":
                raise Refused("not-possible-now", "only members can get a role; accept the request first")
            if role != "asking":
                _check(person, roles, OWNER)
            if role == "owner":
                raise Refused("not-possible-now", "the owner's role changes only by making another member the owner")
            await _write(connection, club, request.account, request.role)
            if request.role == "owner":
                former = [account for account, role in roles.items() if role == "owner"]
                for account in former:
                    await _write(connection, club, account, "officer")

    async def _invite(
        self, connection: AsyncConnection, person: Person, club: str, roles: dict[str, Role], account: str
    ) -> None:
        """Invite an account, or accept its request to join. One that blocked the inviter appears not to exist."""
        _check_room(roles)
        known = select(accounts.c.id).where(accounts.c.id == account, accounts.c.kind.in_(("person", "program")))
        wants_nothing = select(blocks.c.other).where(blocks.c.account == account, blocks.c.other == person.id)
        if await connection.scalar(known) is None or await connection.scalar(wants_nothing) is not None:
            raise not_found("account", account)
        if roles.get(account) in ROLES:
            raise Refused("not-possible-now", "that player is already a member")
        await _write(connection, club, account, "member" if roles.get(account) == "asking" else "invited")

    async def remove(self, person: Person, club: str, account: str) -> None:
        """Remove a member of lower rank, withdraw an invitation or reject a request."""
        async with self.storage.write() as connection:
            roles = await self._roles(connection, club)
            role = roles.get(account)
            _check(person, roles, max(OFFICER, min(OWNER, RANK[role] + 1)))
            if role is None or role == "owner":
                raise Refused("not-possible-now", "no member you can remove has that name")
            await _remove(connection, club, account)

    # -- reading

    async def role(self, connection: AsyncConnection, club: str, person: Person | None) -> Role | None:
        """Return an account's role in a club."""
        if person is None:
            return None
        role: Role | None = await connection.scalar(
            select(members.c.role).where(members.c.club == club, members.c.account == person.id)
        )
        return role

    async def _roles(self, connection: AsyncConnection, club: str) -> dict[str, Role]:
        """Lock the club and return all roles. If the owner is gone, the senior member of the highest rank succeeds."""
        held = await connection.scalar(select(clubs.c.id).where(clubs.c.id == club).with_for_update())
        if held is None:
            raise not_found("club", club)
        rows = await connection.execute(select(members).where(members.c.club == club).order_by(members.c.joined))
        roles: dict[str, Role] = {row.account: row.role for row in rows}
        if roles and "owner" not in roles.values():
            heir = max(roles, key=lambda account: RANK[roles[account]])
            if roles[heir] in ROLES:
                roles[heir] = "owner"
                await _write(connection, club, heir, "owner")
        return roles

    async def info(self, person: Person | None, club: str) -> Club:
        async with self.storage.read() as connection:
            row = (await connection.execute(_listing(person).where(clubs.c.id == club))).one_or_none()
        if row is None:
            raise not_found("club", club)
        return Club(*row)

    async def listed(self, person: Person | None, search: str, after: str) -> list[Club]:
        """Return clubs by name that contain `search`, starting after `after`."""
        query = _listing(person).where(clubs.c.name_key > name_key(after)).order_by(clubs.c.name_key).limit(PAGE)
        if search:
            query = query.where(clubs.c.name_key.contains(name_key(search), autoescape=True))
        async with self.storage.read() as connection:
            return [Club(*row) for row in await connection.execute(query)]

    async def mine(self, person: Person) -> list[Club]:
        """Return the clubs a person belongs to, is invited to or has asked to join."""
        mine = select(members.c.club).where(members.c.account == person.id)
        query = _listing(person).where(clubs.c.id.in_(mine)).order_by(clubs.c.name_key)
        async with self.storage.read() as connection:
            return [Club(*row) for row in await connection.execute(query)]

    async def members(self, person: Person | None, club: str) -> list[Member]:
        """Return the members of a club; officers also see invitations and requests."""
        await self.info(person, club)
        query = (
            select(members, accounts.c.name, accounts.c.kind, accounts.c.level)
            .join(accounts, accounts.c.id == members.c.account)
            .where(members.c.club == club)
            .order_by(members.c.joined, members.c.account)
        )
        async with self.storage.read() as connection:
            role = await self.role(connection, club, person)
            rows = (await connection.execute(query)).all()
        sees_all = RANK[role] >= OFFICER or person is not None and person.is_admin
        seen = [row for row in rows if row.role in ROLES or sees_all]
        return [
            Member(protocol.Account(row.account, row.name, row.kind, row.level), row.role, row.joined)
            for row in sorted(seen, key=lambda row: -RANK[row.role])
        ]

    async def tables(
        self, person: Person, club: str, state: str | None, before: int | None
    ) -> list[protocol.TableInfo]:
        """Return the tables of a club, for its members."""
        await self.info(person, club)
        async with self.storage.read() as connection:
            if await self.role(connection, club, person) not in ROLES and not person.is_admin:
                raise not_yours("only members can see the tables of a club")
        return await self.lobby.listed(person, tables.c.club == club, state, before)


def _listing(person: Person | None) -> DbSelect:
    """Select clubs with their member counts and the person's role."""
    number = select(func.count()).where(members.c.club == clubs.c.id, members.c.role.in_(ROLES)).scalar_subquery()
    whose = person.id if person else ""
    role = select(members.c.role).where(members.c.club == clubs.c.id, members.c.account == whose).scalar_subquery()
    return select(clubs.c.id, clubs.c.name, clubs.c.about, clubs.c.is_open, clubs.c.created, number, role)


def refuse_guests(person: Person, what: str) -> None:
    """Refuse guests, who have no permanent account."""
    if person.kind == "guest":
        raise not_yours(f"{what} requires a registered account; register to keep your games")


def _check(person: Person, roles: dict[str, Role], rank: int) -> None:
    if RANK[roles.get(person.id)] < rank and not person.is_admin:
        raise not_yours("only the owner can do this" if rank >= OWNER else "only officers and the owner can do this")


def _check_room(roles: dict[str, Role]) -> None:
    if len(roles) >= MAX_MEMBERS:
        raise Refused("not-possible-now", f"a club can have at most {MAX_MEMBERS} members")


def _name_columns(name: str) -> dict[str, str]:
    return {"name": name, "name_key": name_key(name), "name_look": look_key(name)}


def _taken(name: str) -> Refused:
    return Refused("name-taken", f"{name!r} is taken, or too similar to the name of another club")


async def _write(connection: AsyncConnection, club: str, account: str, role: Role) -> None:
    """Store a role; a new member's seniority starts now."""
    there = (members.c.club == club) & (members.c.account == account)
    before = await connection.scalar(select(members.c.role).where(there))
    if before is None:
        await connection.execute(insert(members).values(club=club, account=account, role=role, joined=now()))
    else:
        fields = {"role": role} | ({} if before in ROLES else {"joined": now()})
        await connection.execute(update(members).where(there).values(**fields))


async def _remove(connection: AsyncConnection, club: str, account: str) -> None:
    await connection.execute(delete(members).where(members.c.club == club, members.c.account == account))
