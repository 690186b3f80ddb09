"""Moderation: blocks, reports and administrators' actions. Every action is logged."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, FromClause, delete, func, insert, select, update

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.accounts import Accounts
from agon.server.accounts.identity import Person
from agon.server.db.schema import DbRow, accounts, blocks, chairs, reports, tables
from agon.server.db.storage import Storage, new_id, now
from agon.server.errors import not_found, not_yours
from agon.server.lobby.lobby import Lobby
from agon.server.tables.command import Command
from agon.server.tables.events import Departure
from agon.server.tables.registry import TableRegistry

MAX_BLOCKS = 500
MAX_OPEN_REPORTS = 20  # open reports per account
PAGE = 50

log = logging.getLogger(__name__)


class Report(Struct, frozen=True):
    """A report about an account, and its outcome."""

    id: str
    by: protocol.Account
    about: protocol.Account
    table: str | None
    text: str
    created: int
    closed: int | None = None
    closed_by: str | None = None
    note: str = ""


class Moderation:
    """Manages blocks, reports, bars and mutes."""

    def __init__(self, storage: Storage, accounts: Accounts, registry: TableRegistry, lobby: Lobby) -> None:
        self.storage, self.accounts, self.registry, self.lobby = storage, accounts, registry, lobby

    # -- blocks

    async def block(self, person: Person, other: str) -> None:
        """Block an account: it cannot join your tables, and you do not see its messages."""
        if (await self.accounts.people.person(other)).id == person.id:
            raise Refused("bad-request", "you cannot block yourself")
        values = {"account": person.id, "other": other, "created": now()}
        async with self.storage.write() as connection:
            if (await connection.scalar(select(func.count()).where(blocks.c.account == person.id)) or 0) >= MAX_BLOCKS:
                raise Refused("not-possible-now", f"at most {MAX_BLOCKS} accounts can be blocked")
            await connection.execute(self.storage.insert(blocks).values(**values).on_conflict_do_nothing())

    async def unblock(self, person: Person, other: str) -> None:
        async with self.storage.write() as connection:
            await connection.execute(delete(blocks).where(blocks.c.account == person.id, blocks.c.other == other))

    async def blocked(self, person: Person) -> list[protocol.Account]:
        """Return the accounts a person has blocked."""
        query = (
            select(accounts.c.id, accounts.c.name, accounts.c.kind, accounts.c.level)
            .join(blocks, blocks.c.other == accounts.c.id)
            .where(blocks.c.account == person.id)
            .order_by(blocks.c.created)
        )
        async with self.storage.read() as connection:
            return [protocol.Account(*row) for row in await connection.execute(query)]

    # -- reports

    async def report(self, person: Person, about: str, table: str | None, text: str) -> str:
        """Report an account to the administrators."""
        await self.accounts.people.person(about)
        if table is not None:
            await self.lobby.info(person, table)
        mine = (reports.c.account == person.id) & reports.c.closed.is_(None)
        report = new_id()
        async with self.storage.write() as connection:
            if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MAX_OPEN_REPORTS:
                raise Refused("not-possible-now", f"{MAX_OPEN_REPORTS} of your reports are already waiting for review")
            values = {"account": person.id, "about": about, "table": table, "text": text, "created": now()}
            await connection.execute(insert(reports).values(id=report, **values))
        _log("report", person, report=report, about=about, table=table)
        return report

    async def reports(self, admin: Person, closed: bool, before: int | None) -> list[Report]:
        """Return reports, latest first."""
        require_admin(admin)
        by, about = accounts.alias("by"), accounts.alias("about_account")
        query = (
            select(reports, *_account(by, "by"), *_account(about, "about"))
            .join(by, by.c.id == reports.c.account)
            .join(about, about.c.id == reports.c.about)
            .where(reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None))
            .order_by(reports.c.created.desc())
            .limit(PAGE)
        )
        if before is not None:
            query = query.where(reports.c.created < before)
        async with self.storage.read() as connection:
            return [_report(row) for row in await connection.execute(query)]

    async def close(self, admin: Person, report: str, note: str) -> None:
        """Close a report."""
        require_admin(admin)
        open_one = (reports.c.id == report) & reports.c.closed.is_(None)
        values = {"closed": now(), "closed_by": admin.id, "note": note}
        async with self.storage.write() as connection:
            if (await connection.execute(update(reports).where(open_one).values(**values))).rowcount != 1:
                raise not_found("open report", report)
        _log("close", admin, report=report, note=note)

    # -- administrators' actions

    async def bar(self, admin: Person, account: str, until: int, reason: str) -> None:
        """Bar an account until a time; a past time lifts the bar."""
        await self._restrict(admin, account, "barred_until", until)
        _log("bar", admin, account=account, until=until, reason=reason)

    async def mute(self, admin: Person, account: str, until: int, reason: str) -> None:
        """Mute an account until a time."""
        await self._restrict(admin, account, "muted_until", until)
        _log("mute", admin, account=account, until=until, reason=reason)

    async def _restrict(self, admin: Person, account: str, what: str, until: int) -> None:
        require_admin(admin)
        if (await self.accounts.people.person(account)).is_admin:
            raise not_yours("administrators cannot suspend or mute each other")
        async with self.storage.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values({what: until}))
        await self.accounts.changed(account)

    async def kick(self, admin: Person, table: str, chair: int, reason: str) -> None:
        """Remove a player from a table: the game is lost, or the computer takes over."""
        require_admin(admin)
        state, sitting = await self._sitter(table, chair)
        if state == "open":
            await self.lobby.leave(await self.accounts.people.person(sitting), table)
        else:
            await self.registry.act(Command(table, Departure("kick"), chair=chair))
        _log("kick", admin, account=sitting, table=table, chair=chair, reason=reason)

    async def _sitter(self, table: str, chair: int) -> tuple[str, str]:
        query = select(tables.c.state, chairs.c.account).join(tables, tables.c.id == chairs.c.table)
        async with self.storage.read() as connection:
            row = (
                await connection.execute(query.where(chairs.c.table == table, chairs.c.chair == chair))
            ).one_or_none()
        if row is None:
            raise not_found("chair", f"{table}/{chair}")
        if row.account is None:
            raise Refused("not-possible-now", "that chair is empty")
        return row.state, row.account


def require_admin(person: Person) -> None:
    if not person.is_admin:
        raise not_yours("only administrators can do this")


def _log(act: str, who: Person, **fields: object) -> None:
    """Log an action with its actor and target."""
    log.info("moderation", extra={"fields": {"act": act, "by": who.id, **fields}})


def _account(table: FromClause, prefix: str) -> list[ColumnElement[Any]]:
    return [table.c[name].label(f"{prefix}_{name}") for name in ("id", "name", "kind")]


def _report(row: DbRow) -> Report:
    return Report(
        row.id,
        protocol.Account(row.by_id, row.by_name, row.by_kind),
        protocol.Account(row.about_id, row.about_name, row.about_kind),
        row.table,
        row.text,
        row.created,
        row.closed,
        row.closed_by,
        row.note,
    )
