"""`agon admin`: administrators, replays, backups, records, purging."""

from __future__ import annotations

import asyncio
import io
import random
import sqlite3
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import pytest

from agon.cli.main import run
from agon.engine.errors import AgonError
from agon.engine.table.study import check
from agon.games import NAMES, load
from agon.server.client.client import Client
from agon.server.ops.serve import prepare
from agon.server.settings import Settings
from agon.server.tables.fairness import PROOF, verify_dice
from tools.cluster import Cluster

from .conftest import begin, running
from .test_play import play

DAY = 24 * 60 * 60 * 1000


@dataclass
class Ran:
    code: int
    out: str
    err: str


Admin = Callable[..., Ran]


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Run `agon admin ARGUMENTS…`."""

    def ran(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["agon", "admin", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            run()
        return Ran(int(end.value.code or 0), *capsys.readouterr())

    return ran


async def choose_a_little(clients: list[Client], table: str, times: int) -> None:
    """Make some choices over HTTP, whoever is asked."""
    chance = random.Random(1)
    for _ in range(times):
        for client in clients:
            ask = (await client.get(f"/api/tables/{table}/state"))["ask"]
            if ask:
                choice = {"number": ask["number"], "option": chance.choice(ask["options"])}
                await client.post(f"/api/tables/{table}/choices", choice)


@dataclass
class Kept:
    """A database with one finished game for each kind of ending, one in progress, and one that never started."""

    file: Path
    over: str
    resigned: str
    playing: str
    open: str

    @property
    def url(self) -> str:
        return f"sqlite:///{self.file}"


@pytest.fixture(scope="module")
def lived_in(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder = tmp_path_factory.mktemp("lived_in")

    async def scenario(server: Any) -> list[str]:
        async with server.guests(2) as (first, second):
            names = [await begin(first, second, "hector_achilles"), await begin(first, second, NAMES[-1])]
            await asyncio.gather(play(first, names[0], 1), play(second, names[0], 2))
            await choose_a_little([first, second], names[1], 3)
            await second.post(f"/api/tables/{names[1]}/acts", {"do": "resign"})
            names.append(await begin(first, second, NAMES[-1]))
            await choose_a_little([first, second], names[2], 4)
            names.append((await first.post("/api/tables", {"game": NAMES[0]}))["id"])
            return names

    with running(folder, bots=True) as server:
        names = asyncio.run(scenario(server))
    return Kept(folder / "agon.db", *names)


@pytest.fixture
def kept(lived_in: Kept, tmp_path: Path) -> Kept:
    """A copy of that database for one test."""
    (tmp_path / "kept.db").write_bytes(lived_in.file.read_bytes())
    return Kept(tmp_path / "kept.db", lived_in.over, lived_in.resigned, lived_in.playing, lived_in.open)


def rows(file: Path, query: str) -> list[Any]:
    connection = sqlite3.connect(file)
    try:
        with connection:
            return connection.execute(query).fetchall()
    finally:
        connection.close()


# ---------------------------------------------------------------- create


def test_the_first_administrator(admin: Admin, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'agon.db'}"
    ran = admin("create", "Ada", "--database", database, typed="correct horse battery\n")
    assert (ran.code, ran.out) == (0, "Ada is an administrator\n")
    with running(tmp_path) as server:

        async def scenario() -> None:
            async with server.client() as client:
                me = await client.post("/api/login", {"name": "ada", "password": "correct horse battery"})
                assert me["is_admin"] is True

        asyncio.run(scenario())


def test_without_a_password_no_administrator_is_created(admin: Admin, tmp_path: Path) -> None:
    ran = admin("create", "Ada", "--database", f"sqlite:///{tmp_path / 'agon.db'}")
    assert ran.code == 2 and ran.err.startswith("bad-request: no password given")


# ---------------------------------------------------------------- verify


def test_games_that_replay_are_counted(admin: Admin, kept: Kept) -> None:
    assert admin("verify", "--database", kept.url).out == "1 games, 0 do not replay\n"
    assert admin("verify", "--all", "--database", kept.url).out == "3 games, 0 do not replay\n"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            "UPDATE events SET body = '{\"option\":\"nothing\"}' WHERE kind = 'choice' AND n = 3",
            "event 3: illegal-choice",
        ),
        ("DELETE FROM events WHERE n = 2", "event 2: bad-record: an event is missing"),
        ("UPDATE tables SET n = 99", "bad-record: n is "),
    ],
)
def test_a_game_that_does_not_fit_is_named_with_its_first_event(
    admin: Admin, kept: Kept, change: str, said: str
) -> None:
    rows(kept.file, change)
    ran = admin("verify", "--database", kept.url)
    assert ran.code == 1 and said in ran.out and kept.playing in ran.out
    assert f'needs old_rules "{NAMES[-1]} {load(NAMES[-1]).version}"' in ran.out


def test_such_a_game_is_paused_and_the_others_go_on(kept: Kept, tmp_path: Path) -> None:
    rows(kept.file, f'UPDATE events SET body = \'{{"option":"x"}}\' WHERE n = 3 AND "table" = \'{kept.playing}\'')
    with running(tmp_path, database=kept.url) as server:

        async def scenario() -> None:
            async with server.client() as client:
                refusal = await client.http.get(f"/api/tables/{kept.playing}/state")
                assert (refusal.status_code, refusal.json()["code"]) == (409, "not-possible-now")
                assert "old_rules" in refusal.json()["message"]
                assert (await client.get(f"/api/tables/{kept.over}/state"))["result"]

        asyncio.run(scenario())


# ---------------------------------------------------------------- backup and restore


def test_a_backup_survives_a_round_trip_through_postgresql(
    admin: Admin, kept: Kept, tmp_path: Path, postgresql: Cluster
) -> None:
    files = [tmp_path / f"{n}.jsonl" for n in range(3)]
    there, back = postgresql.database("restored"), f"sqlite:///{tmp_path / 'back.db'}"
    for source, file, target in ((kept.url, files[0], there), (there, files[1], back)):
        assert admin("backup", file, "--database", source).code == 0
        assert admin("restore", file, "--database", target).code == 0
    assert admin("backup", files[2], "--database", back).code == 0
    bodies = [sorted_lines(file) for file in files]
    assert bodies[0] == bodies[1] == bodies[2] and len(bodies[0]) > 50
    assert files[0].stat().st_mode & 0o777 == 0o600
    assert admin("verify", "--all", "--database", there).out == "3 games, 0 do not replay\n"
    with psycopg.connect(there) as connection, connection.transaction(force_rollback=True):
        account = connection.execute("SELECT id FROM accounts").fetchone()
        assert account is not None
        connection.execute(
            'INSERT INTO chat ("table", account, room, at, text) VALUES (%s, %s, %s, 1, %s)',
            (kept.over, account[0], "players", "the numbers go on"),
        )


def sorted_lines(file: Path) -> list[str]:
    """The lines of a backup without its header, which contains the time."""
    return sorted(file.read_text().splitlines()[1:])


def test_games_go_on_in_what_was_restored(admin: Admin, kept: Kept, tmp_path: Path, postgresql: Cluster) -> None:
    database = postgresql.database("goes_on")
    admin("backup", tmp_path / "all.jsonl", "--database", kept.url)
    admin("restore", tmp_path / "all.jsonl", "--database", database)
    with running(tmp_path, database=database) as server:

        async def scenario() -> None:
            async with server.guests(2) as (first, second):
                assert (await first.get(f"/api/tables/{kept.over}/state"))["result"]
                table = await begin(first, second, "hector_achilles")
                await choose_a_little([first, second], table, 2)

        asyncio.run(scenario())


def test_what_is_no_empty_database_or_no_whole_backup_is_refused(admin: Admin, kept: Kept, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    admin("backup", file, "--database", kept.url)
    assert admin("restore", file, "--database", kept.url).err.startswith("bad-request: the database is not empty")
    assert "already exists" in admin("backup", file, "--database", kept.url).err
    lines = file.read_text().splitlines(keepends=True)
    for name, text in {
        "short": lines[:-1],
        "gap": lines[:5] + lines[6:],
        "other": ["hello\n"],
        "later": [lines[0].replace('"agon_backup":"', '"agon_backup":"9'), *lines[1:]],
        "empty": [],
        "garbled": [*lines[:5], "hello\n", *lines[6:]],
        "row": [*lines[:5], '["tables",{"id":{"hex":"xyz"}}]\n', *lines[6:]],
        "table": [*lines[:5], '["no_such",{"id":"x"}]\n', *lines[6:]],
        "column": [*lines[:5], '["accounts",{"no_such":"x"}]\n', *lines[6:]],
        "twice": [*lines[:5], lines[4], *lines[6:]],
    }.items():
        (tmp_path / name).write_text("".join(text))
        ran = admin("restore", tmp_path / name, "--database", f"sqlite:///{tmp_path / name}.db")
        assert ran.code == 2 and ran.err.startswith("bad-record") and ran.err.count("\n") == 1, name


def test_a_damaged_database_is_reported_in_one_line(admin: Admin, kept: Kept, tmp_path: Path) -> None:
    whole = kept.file.read_bytes()
    files = {
        "garbage": b"no database" * 1000,
        "short": whole[:30_000],
        "holes": whole[:4096] + bytes(40_000) + whole[44_096:],
    }
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
        database = f"sqlite:///{tmp_path / name}"
        for command in (["verify"], ["backup", tmp_path / f"{name}.jsonl"]):
            ran = admin(*command, "--database", database)
            assert (ran.code, ran.err.partition(":")[0], ran.err.count("\n")) == (2, "storage-down", 1), (name, ran.err)
        with pytest.raises(AgonError, match="storage-down"):  # what a server does at startup
            asyncio.run(prepare(Settings(database=database)))
    rows(kept.file, "UPDATE alembic_version SET version_num = '9999'")
    assert admin("verify", "--database", kept.url).err.startswith("bad-settings: database: ")


def test_a_damaged_event_is_a_game_that_does_not_replay(admin: Admin, kept: Kept) -> None:
    rows(kept.file, f"UPDATE events SET body = '{{\"option' WHERE \"table\" = '{kept.playing}' AND n = 2")
    ran = admin("verify", "--database", kept.url)
    assert ran.code == 1 and f"{kept.playing}: " in ran.out and "event 2: bad-record" in ran.out


def test_a_backup_is_one_moment_while_games_go_on(
    fresh_server: Callable[..., Any], admin: Admin, tmp_path: Path
) -> None:
    with fresh_server() as server:

        async def scenario() -> None:
            async with server.guests(2) as (first, second):
                table = await begin(first, second, "hector_achilles")
                playing = asyncio.gather(play(first, table, 1), play(second, table, 2))
                await asyncio.sleep(0.3)
                ran = await asyncio.to_thread(
                    admin, "backup", tmp_path / "now.jsonl", "--database", server.settings.database
                )
                assert ran.code == 0
                await playing

        asyncio.run(scenario())
    assert admin("restore", tmp_path / "now.jsonl", "--database", f"sqlite:///{tmp_path / 'then.db'}").code == 0
    assert admin("verify", "--all", "--database", f"sqlite:///{tmp_path / 'then.db'}").out.endswith("0 do not replay\n")


# ---------------------------------------------------------------- records


def test_records_are_exported_and_imported_again(admin: Admin, kept: Kept, tmp_path: Path) -> None:
    out = tmp_path / "out"
    ran = admin("export", out, "--all", "--database", kept.url)
    assert (ran.code, ran.out) == (0, f"{out}: 2 records\n")
    texts = {file.stem: file.read_text() for file in out.iterdir()}
    assert texts.keys() == {kept.over, kept.resigned}
    assert " resign\n" in texts[kept.resigned]
    for text in texts.values():
        check(text, load)
    other = f"sqlite:///{tmp_path / 'other.db'}"
    ran = admin("import", *out.iterdir(), "--database", other)
    assert ran.code == 0 and ran.out.count(": table ") == 2
    assert admin("verify", "--all", "--database", other).out == "2 games, 0 do not replay\n"
    admin("export", tmp_path / "again", "--all", "--database", other)
    again = [file.read_text() for file in (tmp_path / "again").iterdir()]
    assert sorted(map(without_dice, again)) == sorted(map(without_dice, texts.values()))
    assert verify_dice(texts[kept.over], load) == []
    assert not any(word in text for text in again for word in ("secret", "commitment"))


def without_dice(text: str) -> list[str]:
    """A record without its title and the proof of its dice, since an imported game has other dice."""
    return [line for line in text.splitlines()[1:] if line.split()[0] not in PROOF]


def test_a_game_is_exported_by_id_only_if_it_is_over(admin: Admin, kept: Kept, tmp_path: Path) -> None:
    assert admin("export", tmp_path / "one", "--table", kept.over, "--database", kept.url).code == 0
    assert [file.name for file in (tmp_path / "one").iterdir()] == [f"{kept.over}.record"]
    for table, said in ((kept.playing, "not-possible-now"), (kept.open, "not-possible-now"), ("nowhere", "not-found")):
        assert admin("export", tmp_path, "--table", table, "--database", kept.url).err.startswith(said)
    assert admin("export", tmp_path, "--database", kept.url).err.startswith("bad-request: give either")


def test_only_records_of_finished_games_are_imported(admin: Admin, kept: Kept, tmp_path: Path) -> None:
    admin("export", tmp_path, "--table", kept.over, "--database", kept.url)
    record = (tmp_path / f"{kept.over}.record").read_text().splitlines(keepends=True)
    (tmp_path / "half.record").write_text("".join(record[:40]))
    (tmp_path / "wrong.record").write_text("".join(record[:-1]) + "result draw nothing\n")
    ran = admin(
        "import", tmp_path / "half.record", tmp_path / "wrong.record", tmp_path / "none", "--database", kept.url
    )
    assert ran.code == 1 and ran.out.count("\n") == 3 and ": table " not in ran.out
    assert "only records of finished games" in ran.out
    assert admin("verify", "--all", "--database", kept.url).out.startswith("3 games")


# ---------------------------------------------------------------- purge


def test_leftovers_are_counted_then_removed_and_games_stay(admin: Admin, kept: Kept) -> None:
    long_ago = 10 * DAY
    for table, column in (("tables", "moved"), ("accounts", "seen"), ("sessions", "expires")):
        rows(kept.file, f"UPDATE {table} SET {column} = {column} - {long_ago}")
    rows(
        kept.file,
        "INSERT INTO accounts (id, name, name_key, kind, is_admin, barred_until, muted_until, settings, created, seen)"
        " VALUES ('idle', 'Idle', 'idle', 'guest', 0, 0, 0, '{}', 1, 1)",
    )
    before = rows(kept.file, "SELECT count(*) FROM accounts")
    ran = admin("purge", "--older-than", 9, "--database", kept.url)
    assert "tables that never began: 1\n" in ran.out and "guests at no table: 1\n" in ran.out
    assert ran.out.endswith("nothing was removed; use --yes to delete\n")
    assert rows(kept.file, "SELECT count(*) FROM accounts") == before
    assert admin("purge", "--older-than", 11, "--database", kept.url).out.startswith("tables that never began: 0\n")
    assert admin("purge", "--older-than", 9, "--yes", "--database", kept.url).out.endswith("removed\n")
    left = {row[0] for row in rows(kept.file, "SELECT id FROM tables")}
    assert left == {kept.over, kept.resigned, kept.playing}
    assert rows(kept.file, "SELECT count(*) FROM accounts WHERE id = 'idle'") == [(0,)]
    assert admin("verify", "--all", "--database", kept.url).code == 0


# ---------------------------------------------------------------- slips


def test_a_slip_in_the_name_of_a_database_makes_no_new_one(admin: Admin, tmp_path: Path) -> None:
    for command in (["verify"], ["backup", tmp_path / "x"], ["purge", "--older-than", 9]):
        ran = admin(*command, "--database", f"sqlite:///{tmp_path / 'slip.db'}")
        assert ran.code == 2 and ran.err.startswith("not-found: there is no database")
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer_is_named_without_its_password(admin: Admin) -> None:
    ran = admin("verify", "--database", "postgresql://ada:mailword@127.0.0.1:9/agon")
    assert ran.code == 2 and ran.err.startswith("storage-down: postgresql+psycopg://ada:***@127.0.0.1:9/agon")
    assert "mailword" not in ran.err
