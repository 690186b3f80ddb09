"""A game that no longer replays is finished by an older installation; here, this one pretends to be older."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.engine.table import Table
from agon.games import load
from agon.server.client.client import Client
from agon.server.tables.old_rules import OldTable, Program

from .conftest import begin, running
from .test_play import play

GAME, OLD = "hector_achilles", 0
DISGUISE = """#!{python}
import sys
from agon.engine.table import Table
from agon.games import load

game, choose, view = load("{game}"), Table.choose, Table.view
object.__setattr__(game, "version", {version})

def old_choose(table, seat, option, **more):  # under the old rules this was called otherwise
    choose(table, seat, table.ask(seat).options[0] if option == "the_first" else option, **more)

Table.choose = old_choose
Table.view = lambda table, seat: dict(view(table, seat), old=True)
sys.argv = ["agon", *sys.argv[1:]]
from agon.cli.main import run
run()
"""


@pytest.fixture
def program(tmp_path: Path) -> str:
    file = tmp_path / "old-agon"
    file.write_text(DISGUISE.format(python=sys.executable, game=GAME, version=OLD))
    file.chmod(0o755)
    return str(file)


async def begin_long_ago(clients: list[Client], file: Path) -> str:
    """A table with one choice that only the old rules understand."""
    first, second = clients
    table = await begin(first, second, GAME)
    for client in clients:
        ask = (await client.get(f"/api/tables/{table}/state"))["ask"]
        if ask:
            await client.post(f"/api/tables/{table}/choices", {"number": ask["number"], "option": ask["options"][0]})
            break
    write(file.parent, f"UPDATE tables SET version = {OLD}")
    write(
        file.parent, f"""UPDATE events SET body = replace(body, '"{ask["options"][0]}"', '"the_first"') WHERE n = 2"""
    )
    return table


def write(folder: Path, change: str) -> None:
    """Change the database of a stopped server."""
    connection = sqlite3.connect(folder / "agon.db")
    with connection:
        connection.execute(change)
    connection.close()


def test_a_game_is_finished_under_the_rules_it_began_with(tmp_path: Path, program: str) -> None:
    cookies: list[Any] = []

    async def begin_it(server: Any) -> str:
        async with server.guests(2) as clients:
            cookies.extend(dict(client.http.cookies) for client in clients)
            return await begin_long_ago(clients, tmp_path / "agon.db")

    async def paused(server: Any) -> None:
        async with server.client() as client:
            with pytest.raises(Refused, match="not-possible-now: this game started under version 0 .*old_rules"):
                await client.get(f"/api/tables/{table}/state")

    async def finish(server: Any) -> None:
        async with server.client() as first, server.client() as second:
            for client, cookie in zip((first, second), cookies, strict=True):
                client.http.cookies.update(cookie)
                await client.who()
            ends = await asyncio.gather(play(first, table, 1), play(second, table, 2))
            assert ends[0]["result"] == ends[1]["result"]
            assert ends[0]["view"]["old"] is True
            record = await first.get(f"/api/tables/{table}/record")
            assert f"version {OLD}\n" in record
            with pytest.raises(Refused, match="not-possible-now: .* older rules and cannot be analysed"):
                await first.post(f"/api/tables/{table}/analysis")

    with running(tmp_path) as server:
        table = asyncio.run(begin_it(server))
    with running(tmp_path) as server:
        asyncio.run(paused(server))
    with running(tmp_path, old_rules={f"{GAME} {OLD}": program}) as server:
        asyncio.run(finish(server))


def test_a_finished_game_keeps_its_result_under_later_rules(tmp_path: Path) -> None:
    """The stored result stays, although the current rules would give another, with a note that the replay may
    differ."""

    async def finish(server: Any) -> str:
        async with server.guests(2) as clients:
            table = await begin(clients[0], clients[1], GAME)
            await clients[1].post(f"/api/tables/{table}/acts", {"do": "resign"})
            await server.services.ratings.settle_all()
            found = await clients[0].get(f"/api/tables/{table}")
            assert found["state"] == "over" and not found["older_rules"]
            return table

    async def read(server: Any) -> None:
        async with server.client() as reader:
            found = await reader.get(f"/api/tables/{table}")
            assert found["older_rules"] is True
            stored = {"winners": ["trojans"], "reason": "as_it_was"}
            assert (await reader.get(f"/api/tables/{table}/state"))["result"] == stored
            last = found["n"]
            for at, shown in ((last - 1, None), (last, stored)):
                assert (await reader.get(f"/api/tables/{table}/replay", at=at))["result"] == shown
            record = (await reader.get(f"/api/tables/{table}/record")).splitlines()
            assert f"version {OLD}" in record and record[-1] == "result trojans as_it_was"
            assert f"# began under version {OLD} of the rules" in record

    async def unreadable(server: Any) -> None:
        async with server.client() as reader:
            assert (await reader.get(f"/api/tables/{table}"))["reason"] == "as_it_was"
            with pytest.raises(Refused, match="began under version 0 .* cannot be replayed .* its result is kept"):
                await reader.get(f"/api/tables/{table}/replay", at=2)

    with running(tmp_path) as server:
        table = asyncio.run(finish(server))
    write(tmp_path, f"UPDATE tables SET version = {OLD}, reason = 'as_it_was'")
    write(tmp_path, "UPDATE chairs SET place = 1 + (chair = (SELECT chair FROM chairs LIMIT 1))")
    with running(tmp_path) as server:
        asyncio.run(read(server))
    write(tmp_path, """UPDATE events SET body = replace(body, '"chance":[', '"chance":["nothing",') WHERE n = 1""")
    with running(tmp_path) as server:
        asyncio.run(unreadable(server))


def test_an_old_table_is_like_any_other(program: str) -> None:
    """Choice by choice it shows what a current table shows, apart from the marks of the old installation."""
    started, game = Program(program), load(GAME)
    try:
        old, here = OldTable(started, game, OLD, {}), Table(game, {})
        for _ in range(60):
            if here.outcome is not None:
                break
            ask = here.asks[0]
            assert old.ask(ask.seat) == ask
            assert {pending[0] for pending in old.machine.pending} == {pending[0] for pending in here.machine.pending}
            old.choose(ask.seat, ask.options[0], number=ask.number)
            here.choose(ask.seat, ask.options[0], number=ask.number)
            for seat in (None, *game.seats):
                assert old.view(seat) == {**here.view(seat), "old": True}
                assert old.log_since(seat, 3) == here.log_since(seat, 3)
            assert [old.can_undo(seat) for seat in game.seats] == [here.can_undo(seat) for seat in game.seats]
        assert (old.choices, old.outcome, old.log_position) == (here.choices, here.outcome, here.log_position)
        assert old.seats == here.seats
        assert old.rewind(20) == here.rewind(20) and old.choices == here.choices
        with pytest.raises(Refused, match="not-asked|illegal-choice"):
            old.choose("chance", "nothing")
    finally:
        started.close()


def test_a_dead_program_is_restarted_and_a_missing_one_refused(program: str) -> None:
    started, game = Program(program), load(GAME)
    try:
        table = OldTable(started, game, OLD, {})
        assert started.process is not None
        started.process.kill()
        started.process.wait()
        for _ in range(2):
            with pytest.raises(Exception, match="not-possible-now"):
                table.ask("chance")
        assert OldTable(started, game, OLD, {}).ask("chance") is not None
        with pytest.raises(Refused, match="has version 0 here, not 7"):
            OldTable(started, game, 7, {})
    finally:
        started.close()
    with pytest.raises(Exception, match="not-possible-now: the old rules do not respond"):
        OldTable(Program("/nowhere/agon"), game, OLD, {})
