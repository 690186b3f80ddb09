"""Clubs: people who play among themselves. One owns it, officers look after it, members play in it.

Whoever is invited or asks to be let in has a row too, and no right beyond answering or taking the wish back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.lobby import PAGE, ROLES, Lobby
from agon.server.names import check_name, name_key
from agon.server.people import Person
from agon.server.refusals import not_found, not_yours
from agon.server.schema import accounts, blocks, clubs, members, tables
from agon.server.storage import Storage, new_id, now

Role = Literal["owner", "officer", "member", "invited", "asking"]
RANK = {"owner": 4, "officer": 3, "member": 2, "invited": 1, "asking": 1, None: 0}
OFFICER, OWNER = RANK["officer"], RANK["owner"]
MOST_MEMBERS = 1000
MOST_CLUBS = 20  # that one person owns


class NewClub(wire.Strict, frozen=True):
    """A club to be made. `is_open`: everybody may join; otherwise an officer lets people in."""

    name: wire.Name
    about: Annotated[str, Meta(max_length=4000)] = ""
    is_open: bool = False


class ClubChange(wire.Strict, frozen=True):
    """What is to be different about a club."""

    name: wire.Name | None = None
    about: Annotated[str, Meta(max_length=4000)] | None = None
    is_open: bool | None = None


class NewRole(wire.Strict, frozen=True):
    """What somebody is to be: `invited` who is not in the club; `member` who asks to be let in; the roles of a club;
    `owner` hands the club over."""

    account: wire.Id
    role: Literal["invited", "member", "officer", "owner"]


class Someone(wire.Strict, frozen=True):
    """Who is meant."""

    account: wire.Id


class Club(msgspec.Struct, frozen=True):
    """A club as everybody may know it, and what you are in it."""

    id: str
    name: str
    about: str
    is_open: bool
    created: int
    members: int
    role: Role | None


class Member(msgspec.Struct, frozen=True):
    """Somebody of a club."""

    account: wire.Account
    role: Role
    joined: int


class Clubs:
    """What people do in clubs."""

    def __init__(self, storage: Storage, lobby: Lobby) -> None:
        self.storage, self.lobby = storage, lobby

    # -- making and describing

    async def make(self, person: Person, wish: NewClub) -> str:
        """A new club; who makes it owns it."""
        refuse_guests(person, "a club")
        name, club, at = check_name(wish.name), new_id(), now()
        values = {"name": name, "name_key": name_key(name), "about": wish.about, "is_open": wish.is_open}
        try:
            async with self.storage.write() as connection:
                if await self._owned(connection, person.id) >= MOST_CLUBS:
                    raise Refused("not-possible-now", f"one person owns at most {MOST_CLUBS} clubs")
                await connection.execute(insert(clubs).values(id=club, created=at, **values))
                await _write(connection, club, person.id, "owner")
        except IntegrityError as error:
            raise _taken(name) from error
        return club

    async def _owned(self, connection: Any, account: str) -> int:
        owned = select(func.count()).where(members.c.account == account, members.c.role == "owner")
        return await connection.scalar(owned) or 0

    async def describe(self, person: Person, club: str, wish: ClubChange) -> None:
        """Officers describe the club; its owner names it."""
        values: dict[str, Any] = {k: v for k, v in msgspec.structs.asdict(wish).items() if v is not None}
        if wish.name is not None:
            values["name"] = check_name(wish.name)
            values["name_key"] = name_key(values["name"])
        try:
            async with self.storage.write() as connection:
                roles = await self._roles(connection, club)
                _check(person, roles, OWNER if wish.name is not None else OFFICER)
                if values:
                    await connection.execute(update(clubs).where(clubs.c.id == club).values(**values))
        except IntegrityError as error:
            raise _taken(values["name"]) from error

    # -- coming and going

    async def join(self, person: Person, club: str) -> Role:
        """Come in where the club is open or one is invited; otherwise ask to be let in."""
        refuse_guests(person, "a club")
        async with self.storage.write() as connection:
            roles = await self._roles(connection, club)
            is_open = await connection.scalar(select(clubs.c.is_open).where(clubs.c.id == club))
            role = roles.get(person.id)
            if role in ROLES:
                raise Refused("not-possible-now", "you are a member already")
            new: Role = "member" if is_open or role == "invited" else "asking"
            _check_room(roles)
            await _write(connection, club, person.id, new)
        return new

    async def leave(self, person: Person, club: str) -> None:
        """Go; or decline an invitation, or ask no more."""
        async with self.storage.write() as connection:
            role = (await self._roles(connection, club)).get(person.id)
            if role is None:
                raise Refused("not-possible-now", "you are not in this club")
            if role == "owner":
                raise Refused("not-possible-now", "the club needs an owner: hand it over to another member first")
            await _remove(connection, club, person.id)

    async def appoint(self, person: Person, club: str, wish: NewRole) -> None:
        """Officers invite and let people in; the owner makes officers, unmakes them, and hands the club over."""
        async with self.storage.write() as connection:
            roles = await self._roles(connection, club)
            role = roles.get(wish.account)
            if wish.role == "invited":
                await self._invite(connection, person, club, roles, wish.account)
                return
            if role not in (*ROLES, "asking") or role == "asking" and wish.role != "member":
                raise Refused("not-possible-now", "that is for members; who asks is let in as a member first")
            _check(person, roles, OFFICER if role == "asking" else OWNER)
            if role == "owner":
                raise Refused("not-possible-now", "the owner hands the club over by making another the owner")
            await _write(connection, club, wish.account, wish.role)
            if wish.role == "owner":
                former = [account for account, role in roles.items() if role == "owner"]
                for account in former:
                    await _write(connection, club, account, "officer")

    async def _invite(self, connection: Any, person: Person, club: str, roles: dict[str, Role], account: str) -> None:
        """An invitation to somebody who asks lets them in. Who has blocked the inviter is not there for them."""
        _check(person, roles, OFFICER)
        _check_room(roles)
        known = select(accounts.c.id).where(accounts.c.id == account, accounts.c.kind.in_(("person", "program")))
        wants_nothing = select(blocks.c.other).where(blocks.c.account == account, blocks.c.other == person.id)
        if await connection.scalar(known) is None or await connection.scalar(wants_nothing) is not None:
            raise not_found("account", account)
        if roles.get(account) in ROLES:
            raise Refused("not-possible-now", "that one is a member already")
        await _write(connection, club, account, "member" if roles.get(account) == "asking" else "invited")

    async def remove(self, person: Person, club: str, account: str) -> None:
        """Send somebody away, take an invitation back, or do not let somebody in; always one of a lower role."""
        async with self.storage.write() as connection:
            roles = await self._roles(connection, club)
            role = roles.get(account)
            _check(person, roles, max(OFFICER, min(OWNER, RANK[role] + 1)))
            if role is None or role == "owner":
                raise Refused("not-possible-now", "nobody who can be sent away has that name here")
            await _remove(connection, club, account)

    # -- looking

    async def role(self, connection: Any, club: str, person: Person | None) -> Role | None:
        """What somebody is in a club."""
        if person is None:
            return None
        role: Role | None = await connection.scalar(
            select(members.c.role).where(members.c.club == club, members.c.account == person.id)
        )
        return role

    async def _roles(self, connection: Any, club: str) -> dict[str, Role]:
        """Everybody's role while the club is held. Where the owner is gone, the senior of the highest rank is it."""
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
        """Clubs by name, those whose name holds `search`, from the one after `after` on."""
        query = _listing(person).where(clubs.c.name_key > name_key(after)).order_by(clubs.c.name_key).limit(PAGE)
        if search:
            query = query.where(clubs.c.name_key.contains(name_key(search), autoescape=True))
        async with self.storage.read() as connection:
            return [Club(*row) for row in await connection.execute(query)]

    async def mine(self, person: Person) -> list[Club]:
        """The clubs somebody is in, is invited to or has asked."""
        mine = select(members.c.club).where(members.c.account == person.id)
        query = _listing(person).where(clubs.c.id.in_(mine)).order_by(clubs.c.name_key)
        async with self.storage.read() as connection:
            return [Club(*row) for row in await connection.execute(query)]

    async def members(self, person: Person | None, club: str) -> list[Member]:
        """Who is in a club; officers also see who is invited and who asks."""
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
            Member(wire.Account(row.account, row.name, row.kind, row.level), row.role, row.joined)
            for row in sorted(seen, key=lambda row: -RANK[row.role])
        ]

    async def tables(self, person: Person, club: str, state: str | None, before: int | None) -> list[wire.TableInfo]:
        """The tables of a club, for its members."""
        await self.info(person, club)
        async with self.storage.read() as connection:
            if await self.role(connection, club, person) not in ROLES and not person.is_admin:
                raise not_yours("the tables of a club are for its members")
        return await self.lobby.listed(person, tables.c.club == club, state, before)


def _listing(person: Person | None) -> Any:
    """Clubs with how many are in them and what somebody is there."""
    number = select(func.count()).where(members.c.club == clubs.c.id, members.c.role.in_(ROLES)).scalar_subquery()
    whose = person.id if person else ""
    role = select(members.c.role).where(members.c.club == clubs.c.id, members.c.account == whose).scalar_subquery()
    return select(clubs.c.id, clubs.c.name, clubs.c.about, clubs.c.is_open, clubs.c.created, number, role)


def refuse_guests(person: Person, what: str) -> None:
    """What lasts is for accounts that last."""
    if person.kind == "guest":
        raise not_yours(f"{what} is for registered accounts; register and keep what you have played")


def _check(person: Person, roles: dict[str, Role], rank: int) -> None:
    if RANK[roles.get(person.id)] < rank and not person.is_admin:
        raise not_yours("only the owner may do that" if rank >= OWNER else "only officers and the owner may do that")


def _check_room(roles: dict[str, Role]) -> None:
    if len(roles) >= MOST_MEMBERS:
        raise Refused("not-possible-now", f"a club has at most {MOST_MEMBERS} members")


def _taken(name: str) -> Refused:
    return Refused("name-taken", f"there is a club named {name!r} already, or one too like it")


async def _write(connection: Any, club: str, account: str, role: Role) -> None:
    """Who gets in counts from then on."""
    there = (members.c.club == club) & (members.c.account == account)
    before = await connection.scalar(select(members.c.role).where(there))
    if before is None:
        await connection.execute(insert(members).values(club=club, account=account, role=role, joined=now()))
    else:
        fields = {"role": role} | ({} if before in ROLES else {"joined": now()})
        await connection.execute(update(members).where(there).values(**fields))


async def _remove(connection: Any, club: str, account: str) -> None:
    await connection.execute(delete(members).where(members.c.club == club, members.c.account == account))
