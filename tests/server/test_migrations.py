"""The database's shape: the migrations make exactly the schema, also when several processes start at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from agon.engine.errors import AgonError
from agon.server.db.schema import metadata
from agon.server.db.storage import Storage
from agon.server.db.upgrade import upgrade
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
