"""Migrations produce exactly the schema, also when several processes start at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, insert, text

from agon.engine.errors import AgonError
from agon.server.db.schema import metadata
from agon.server.db.storage import Storage
from agon.server.db.upgrade import configuration, upgrade
from agon.server.settings import Settings
from tools.cluster import Cluster

AT_ONCE = 3
PREPARE = (
    "import asyncio, sys; from agon.server.ops.serve import prepare; from agon.server.settings import Settings; "
    "asyncio.run(prepare(Settings(database=sys.argv[1])))"
)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'agon.db'}"
    cluster: Cluster = request.getfixturevalue("postgresql")
    return cluster.database("migrations")


def with_storage(database: str, look: Callable[[Connection], object]) -> object:
    async def scenario() -> object:
        storage = Storage(Settings(database=database).database_url)
        try:
            await upgrade(storage)
            async with storage.write() as connection:
                return await connection.run_sync(look)
        finally:
            await storage.close()

    return asyncio.run(scenario())


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def test_the_migrations_make_exactly_the_schema(database: str) -> None:
    assert with_storage(database, differences) == []


def test_the_comparison_notices_a_column_that_is_missing(database: str) -> None:
    def without_one(connection: Connection) -> int:
        connection.execute(text("ALTER TABLE clubs DROP COLUMN about"))
        return len(differences(connection))

    assert with_storage(database, without_one) == 1


def test_several_processes_may_start_at_once(database: str) -> None:
    starting = [subprocess.Popen([sys.executable, "-c", PREPARE, database]) for _ in range(AT_ONCE)]
    assert [process.wait(120) for process in starting] == [0] * AT_ONCE
    assert with_storage(database, differences) == []


def test_a_file_that_cannot_be_made_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(AgonError, match=r"bad-settings: database: .*file/agon.db"):
        with_storage(f"sqlite:///{tmp_path / 'file' / 'agon.db'}", differences)


def test_only_its_owner_reads_the_file(tmp_path: Path) -> None:
    with_storage(f"sqlite:///{tmp_path / 'agon.db'}", differences)
    assert (tmp_path / "agon.db").stat().st_mode & 0o777 == 0o600


def test_plans_go_to_the_players_who_still_hold_their_chairs(database: str) -> None:
    def migrated(connection: Connection) -> list[object]:
        command.downgrade(configuration(connection), "0004")
        account = {"kind": "person", "is_admin": False, "barred_until": 0, "muted_until": 0, "settings": "{}"}
        account |= {"created": 0, "seen": 0}
        table = {"game": "x", "version": 1, "options": "{}", "settings": "{}", "invite": "", "secret": b"", "n": 1}
        table |= {"commitment": "", "asked": 0, "created": 0, "moved": 0, "rated": False}
        shape = MetaData()
        shape.reflect(connection, only=["accounts", "tables", "chairs", "plans"])
        add = {name: insert(shape.tables[name]) for name in shape.tables}
        connection.execute(add["accounts"], [{"id": n, "name": n, "name_key": n, **account} for n in ("a", "b")])
        connection.execute(add["tables"], [{"id": s, "state": s, **table} for s in ("playing", "open")])
        for chair, (account_id, left) in enumerate((("a", None), ("b", "resign"), (None, None))):
            sits = {"chair": chair, "account": account_id, "left": left, "nonce": "", "own_nonce": False}
            connection.execute(add["chairs"], [{"table": s, **sits} for s in ("playing", "open")])
            plan = {"chair": chair, "place": 0, "ask": "x", "option": "y", "once": True}
            connection.execute(add["plans"], [{"table": s, **plan} for s in ("playing", "open")])
        command.upgrade(configuration(connection), "head")
        return [tuple(row) for row in connection.execute(text('SELECT "table", chair, account FROM plans'))]

    assert with_storage(database, migrated) == [("playing", 0, "a")]


def test_of_names_that_look_alike_already_the_oldest_keeps_its_looks(database: str) -> None:
    def migrated(connection: Connection) -> list[object]:
        command.downgrade(configuration(connection), "0007")
        account = {"is_admin": False, "barred_until": 0, "muted_until": 0, "settings": "{}", "seen": 0}
        shape = MetaData()
        shape.reflect(connection, only=["accounts", "sessions"])
        names = [("b", "AIice", "person"), ("a", "Alice", "person"), ("c", "Guest x", "guest"), ("d", "Bob", "person")]
        rows = [
            {"id": id, "name": name, "name_key": id, "kind": kind, "created": at, **account}
            for at, (id, name, kind) in enumerate(names)
        ]
        connection.execute(insert(shape.tables["accounts"]), rows)
        session = {"hash": b"x", "id": "s", "account": "a", "csrf": "", "agent": "", "created": 0, "expires": 1}
        connection.execute(insert(shape.tables["sessions"]), [session])
        command.upgrade(configuration(connection), "head")
        assert connection.scalar(text("SELECT count(*) FROM sessions")) == 1  # the change lost nothing
        return [tuple(row) for row in connection.execute(text("SELECT id, name_look FROM accounts ORDER BY id"))]

    assert with_storage(database, migrated) == [("a", None), ("b", "alice"), ("c", None), ("d", "bob")]
