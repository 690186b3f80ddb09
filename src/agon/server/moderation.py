"""Keeping the peace: whom somebody wants nothing of, reports, and what administrators may do. Every act is logged."""

from __future__ import annotations

import logging
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.accounts import Accounts
from agon.server.people import Person
from agon.server.refusals import not_found, not_yours
from agon.server.schema import accounts, blocks, chairs, reports, tables
from agon.server.storage import Storage, new_id, now

MOST_BLOCKS = 500
MOST_REPORTS = 20  # open ones of one account
PAGE = 50

log = logging.getLogger(__name__)


class Report(Struct, frozen=True):
    """What somebody has said about somebody, and what became of it."""

    id: str
    by: wire.Account
    about: wire.Account
    table: str | None
    text: str
    created: int
    closed: int | None = None
    closed_by: str | None = None
    note: str = ""


class Moderation:
    """Blocks, reports, bars."""

    def __init__(self, storage: Storage, accounts: Accounts) -> None:
        self.storage, self.accounts = storage, accounts

    # -- blocks

    async def block(self, person: Person, other: str) -> None:
        """Want nothing of somebody: they do not join your tables, and you do not hear them."""
        if (await self.accounts.people.person(other)).id == person.id:
            raise Refused("bad-request", "you cannot block yourself")
        values = {"account": person.id, "other": other, "created": now()}
        async with self.storage.write() as connection:
            if (await connection.scalar(select(func.count()).where(blocks.c.account == person.id)) or 0) >= MOST_BLOCKS:
                raise Refused("not-possible-now", f"at most {MOST_BLOCKS} accounts can be blocked")
            await connection.execute(self.storage.insert(blocks).values(**values).on_conflict_do_nothing())

    async def unblock(self, person: Person, other: str) -> None:
        async with self.storage.write() as connection:
            await connection.execute(delete(blocks).where(blocks.c.account == person.id, blocks.c.other == other))

    async def blocked(self, person: Person) -> list[wire.Account]:
        """Whom somebody has blocked."""
        query = (
            select(accounts.c.id, accounts.c.name, accounts.c.kind, accounts.c.level)
            .join(blocks, blocks.c.other == accounts.c.id)
            .where(blocks.c.account == person.id)
            .order_by(blocks.c.created)
        )
        async with self.storage.read() as connection:
            return [wire.Account(*row) for row in await connection.execute(query)]

    # -- reports

    async def report(self, person: Person, about: str, table: str | None, text: str) -> str:
        """Tell the administrators about somebody."""
        await self.accounts.people.person(about)
        if table is not None:
            await self.accounts.lobby.info(person, table)
        mine = (reports.c.account == person.id) & reports.c.closed.is_(None)
        report = new_id()
        async with self.storage.write() as connection:
            if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MOST_REPORTS:
                raise Refused("not-possible-now", f"{MOST_REPORTS} of your reports are waiting already")
            values = {"account": person.id, "about": about, "table": table, "text": text, "created": now()}
            await connection.execute(insert(reports).values(id=report, **values))
        _log("report", person, report=report, about=about, table=table)
        return report

    async def reports(self, admin: Person, closed: bool, before: int | None) -> list[Report]:
        """What was reported, the latest first."""
        refuse_others(admin)
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
        """A report is dealt with."""
        refuse_others(admin)
        open_one = (reports.c.id == report) & reports.c.closed.is_(None)
        values = {"closed": now(), "closed_by": admin.id, "note": note}
        async with self.storage.write() as connection:
            if (await connection.execute(update(reports).where(open_one).values(**values))).rowcount != 1:
                raise not_found("open report", report)
        _log("close", admin, report=report, note=note)

    # -- what administrators may do to others

    async def bar(self, admin: Person, account: str, until: int, reason: str) -> None:
        """Somebody may do nothing here until then (a time that is past: the bar is lifted)."""
        await self._restrain(admin, account, "barred_until", until)
        _log("bar", admin, account=account, until=until, reason=reason)

    async def mute(self, admin: Person, account: str, until: int, reason: str) -> None:
        """Somebody may not speak until then."""
        await self._restrain(admin, account, "muted_until", until)
        _log("mute", admin, account=account, until=until, reason=reason)

    async def _restrain(self, admin: Person, account: str, what: str, until: int) -> None:
        refuse_others(admin)
        if (await self.accounts.people.person(account)).is_admin:
            raise not_yours("administrators do not bar or mute each other")
        async with self.storage.write() as connection:
            await connection.execute(update(accounts).where(accounts.c.id == account).values({what: until}))
        await self.accounts.changed(account)

    async def kick(self, admin: Person, table: str, chair: int, reason: str) -> None:
        """Send somebody away from a table: a game being played is lost, or the computer goes on for them."""
        refuse_others(admin)
        state, sitting = await self._sitter(table, chair)
        if state == "open":
            await self.accounts.lobby.rise(await self.accounts.people.person(sitting), table)
        else:
            await self.accounts.hall.leave(table, chair, "kick")
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
            raise Refused("not-possible-now", "nobody sits there")
        return row.state, row.account


def refuse_others(person: Person) -> None:
    if not person.is_admin:
        raise not_yours("only administrators may do this")


def _log(act: str, who: Person, **fields: Any) -> None:
    """Who did what to whom, for whoever reads the log later."""
    log.info("moderation", extra={"fields": {"act": act, "by": who.id, **fields}})


def _account(table: Any, prefix: str) -> list[Any]:
    return [table.c[name].label(f"{prefix}_{name}") for name in ("id", "name", "kind")]


def _report(row: Any) -> Report:
    return Report(
        row.id,
        wire.Account(row.by_id, row.by_name, row.by_kind),
        wire.Account(row.about_id, row.about_name, row.about_kind),
        row.table,
        row.text,
        row.created,
        row.closed,
        row.closed_by,
        row.note,
    )
