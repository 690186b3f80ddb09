"""The server from an administrator's perspective: metrics, logs, a path prefix."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from agon.engine.errors import Refused
from agon.server.client.client import Client
from agon.server.db.storage import Storage, StorageDown
from agon.server.ops import serve
from agon.server.ops.logs import Lines
from agon.server.ops.one_server import only_server
from agon.server.play.socket import WORKER
from agon.server.settings import Settings
from tools.kills import Server

from .conftest import Running, begin
from .table_helpers import database, soon
from .test_play import play

PASSWORD, WRONG, EMAIL = "correct horse battery", "wrong horse battery", "ada.lovelace@example.org"


# ---------------------------------------------------------------- figures


def figures(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def test_the_figures_count_choices_refusals_and_commits(server: Running) -> None:
    async with server.guests(2) as (first, second):
        before = figures(await first.get("/metrics"))
        table = await begin(first, second, "hector_achilles")
        state = await first.get(f"/api/tables/{table}/state")
        mine, asked = (first, state["ask"]) if state["ask"] else (second, None)
        asked = asked or (await second.get(f"/api/tables/{table}/state"))["ask"]
        choice = {"number": asked["number"], "option": asked["options"][0]}
        await mine.post(f"/api/tables/{table}/choices", choice)
        with pytest.raises(Refused, match="stale-ask|not-asked"):
            await mine.post(f"/api/tables/{table}/choices", choice)
        after = figures(await first.get("/metrics"))
        refusals = [f'agon_refusals_total{{code="{code}"}}' for code in ("stale-ask", "not-asked")]
        assert sum(after.get(name, 0) - before.get(name, 0) for name in refusals) == 1
        for name, more in (('agon_events_total{kind="choice"}', 1), ("agon_commit_events_sum", 2)):
            assert after[name] == before.get(name, 0) + more
        assert after["agon_commit_seconds_count"] > before.get("agon_commit_seconds_count", 0)
        assert {"agon_loop_lag_seconds", "agon_tables", "agon_sockets"} <= after.keys()


def test_the_figures_are_for_this_machine_alone(server: Running) -> None:
    """A proxy on this machine forwards requests of others."""
    for header in ("x-forwarded-for", "forwarded", "x-real-ip"):
        asked = httpx.get(f"{server.url}/metrics", headers={header: "192.0.2.1"}, trust_env=False)
        assert (asked.status_code, asked.json()["code"]) == (404, "not-found")
    assert httpx.get(f"{server.url}/metrics", trust_env=False).status_code == 200


def test_metrics_are_available_with_the_token(fresh_server: Callable[..., Any]) -> None:
    with fresh_server(metrics_token="let me see") as server:
        codes = [
            httpx.get(f"{server.url}/metrics", headers=headers, trust_env=False).status_code
            for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": "Bearer let me see"})
        ]
    assert codes == [404, 404, 200]


def test_health_names_the_process(server: Running) -> None:
    asked = httpx.get(f"{server.url}/healthz", trust_env=False)
    assert (asked.text, asked.headers[WORKER]) == ("ok", server.services.worker)


async def test_health_fails_while_nothing_can_be_written(server: Running) -> None:
    async with server.client() as client:
        with database(server) as other:
            other.isolation_level = None
            other.execute("BEGIN EXCLUSIVE")
            server.services.registry.uptime.last -= 20_000  # 20 seconds later
            asked = await client.http.get("/healthz")
            assert (asked.status_code, asked.json()["code"]) == (503, "storage-down")
            other.execute("ROLLBACK")

        async def is_well() -> bool:
            return (await client.http.get("/healthz")).text == "ok"

        await soon(is_well)


@pytest.mark.parametrize(("query", "milliseconds"), [("", 10_000), ("?timeout=3", 3_000)])
async def test_every_connection_waits_as_long_for_a_locked_file(tmp_path: Path, query: str, milliseconds: int) -> None:
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'agon.db'}{query}")
    try:
        async with storage.read() as connection:
            assert await connection.scalar(text("PRAGMA busy_timeout")) == milliseconds
        async with storage.lookup() as rows:
            assert await rows.scalar(text("PRAGMA busy_timeout")) == 100  # the event loop waits
        assert storage.writer is not None
        assert storage.writer.patience == milliseconds
    finally:
        await storage.close()


async def test_a_change_waits_for_another_program(tmp_path: Path) -> None:
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'agon.db'}?timeout=5")
    try:
        async with storage.change() as rows:
            await rows.execute(text("CREATE TABLE notes (line TEXT)"))
        with contextlib.closing(sqlite3.connect(tmp_path / "agon.db", isolation_level=None)) as other:

            async def note() -> None:
                async with storage.change() as rows:
                    await rows.execute(text("INSERT INTO notes VALUES ('late')"))

            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(note())
            await asyncio.sleep(0.3)
            assert not waiting.done()
            other.execute("ROLLBACK")
            await waiting
            assert other.execute("SELECT line FROM notes").fetchall() == [("late",)]
    finally:
        await storage.close()


async def test_a_change_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'agon.db'}")
    try:
        async with storage.change() as rows:
            await rows.execute(text("CREATE TABLE notes (line TEXT)"))

        async def fail() -> None:
            async with storage.change() as rows:
                await rows.execute(text("INSERT INTO notes VALUES ('gone')"))
                raise Refused("not-possible-now", "")

        with pytest.raises(Refused):
            await fail()
        async with storage.change() as rows:
            await rows.execute(text("INSERT INTO notes VALUES ('kept')"))
        async with storage.lookup() as rows:
            assert (await rows.execute(text("SELECT line FROM notes"))).all() == [("kept",)]
    finally:
        await storage.close()


async def test_a_change_takes_turns_with_the_journal_and_other_writers(tmp_path: Path) -> None:
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'agon.db'}?timeout=0.2")
    try:
        async with storage.change():
            with pytest.raises(StorageDown):  # a writer that would wait for this task for ever
                async with storage.write():
                    pass
        async with storage.write():
            pass
    finally:
        await storage.close()


# ---------------------------------------------------------------- below a path


async def test_a_whole_game_below_a_path(fresh_server: Callable[..., Any]) -> None:
    with fresh_server(public_url="http://games.example.org/agon") as server:
        assert server.url.endswith("/agon")
        async with server.guests(2) as (first, second):
            assert {cookie.path for cookie in first.http.cookies.jar} == {"/agon"}
            table = await begin(first, second, "hector_achilles")
            ends = await asyncio.gather(play(first, table, 1), play(second, table, 2))
            assert ends[0]["result"] == ends[1]["result"]
        outside = server.url.removesuffix("/agon")
        assert httpx.get(f"{outside}/healthz", trust_env=False).status_code == 404
        assert httpx.get(f"{server.url}/healthz", trust_env=False).status_code == 200


# ---------------------------------------------------------------- logs


async def live_a_little(url: str) -> list[str]:
    """Register, sign in and out, create a token, request email, cause errors; return everything that must not be
    logged."""
    secrets = [PASSWORD, WRONG, EMAIL, EMAIL.partition("@")[0]]
    async with Client(url) as client, Client(url) as other:
        client._know(await client.post("/api/register", {"name": "Ada", "password": PASSWORD}))
        secrets += [client.csrf, *client.http.cookies.values()]
        with contextlib.suppress(Refused):
            await client.request("PUT", "/api/me/email", {"email": EMAIL, "password": PASSWORD})
        token = (await client.post("/api/tokens", {"label": "mine"}))["secret"]
        secrets.append(token)
        with contextlib.suppress(Refused):
            await other.post("/api/login", {"name": "Ada", "password": WRONG})
        with contextlib.suppress(Refused):
            await other.post("/api/password/forgotten", {"email": EMAIL})
        other._know(await other.post("/api/login", {"name": "Ada", "password": PASSWORD}))
        secrets += [other.csrf, *other.http.cookies.values()]
        with contextlib.suppress(Refused):
            await other.post("/api/register", {"name": "Ada", "password": PASSWORD})
        async with Client(url, token) as program, program.socket() as wire:
            await wire.send("watch", "nowhere", shoulder=token)
            await wire.receive()
    return secrets


def test_no_secret_is_logged(tmp_path: Path) -> None:
    with (tmp_path / "log").open("wb") as errors:
        database = f"sqlite:///{tmp_path / 'agon.db'}"
        server = Server(database, errors=errors, log_level="debug", smtp="smtp://me:mailword@127.0.0.1:9")
        with server.running():
            secrets = asyncio.run(live_a_little(server.url))
    log = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"started", "stopped"} <= {line["message"] for line in lines}
    assert [secret for secret in [*secrets, "mailword"] if secret in log] == []


def test_an_error_is_logged_with_its_place_and_without_its_words() -> None:
    try:
        try:
            raise KeyError(EMAIL)
        except KeyError as error:
            raise ValueError(PASSWORD) from error
    except ValueError as error:
        record = logging.LogRecord("agon", logging.ERROR, __file__, 1, "fault", None, (type(error), error, None))
    line = json.loads(Lines().format(record))
    assert line["error"].startswith("ValueError at ") and "; after KeyError at " in line["error"]
    assert PASSWORD not in line["error"] and EMAIL not in line["error"] and "test_serve" in line["error"]


def test_one_server_per_sqlite_file(tmp_path: Path) -> None:
    """A second server on the file is refused and told which process has it; it can start once that process has
    ended."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'agon.db'}"
    second = f"""
from agon.server.ops.serve import serve
from agon.server.settings import Settings
serve(Settings(port=0, database={url!r}))
"""
    with only_server(url), only_server("postgresql+psycopg://localhost/agon"):
        refused = subprocess.run([sys.executable, "-c", second], capture_output=True, text=True, timeout=60)
    assert f"is in use by another server (process {os.getpid()})" in refused.stderr
    assert not (tmp_path / "agon.db").exists()
    with only_server(url):
        pass


def test_computer_players_that_do_not_end_are_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they do when the server stops, no process is left behind."""
    program, file = tmp_path / "python", tmp_path / "pid"
    program.write_text(f"#!/bin/sh\ntrap '' TERM\necho $$ > {file}.new && mv {file}.new {file}\nexec sleep 600\n")
    program.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(program))
    monkeypatch.setattr(serve, "BOT_SECONDS", 0.2)
    with serve.computer_players(Settings(), "a token", 1):
        while not file.exists():
            pass
    with pytest.raises(ProcessLookupError):
        os.kill(int(file.read_text()), 0)
