"""Records with a proof of their dice."""

from __future__ import annotations

import asyncio
import hashlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from agon.cli.main import app
from agon.engine.errors import AgonError, Refused
from agon.engine.table.study import Player, check, parse
from agon.games import load
from agon.server.client.client import Client
from agon.server.db.storage import Storage
from agon.server.tables.command import Command
from agon.server.tables.events import Departure
from agon.server.tables.fairness import ranges, verify_dice
from agon.server.tables.registry import TableRegistry

from .conftest import Running, begin
from .table_helpers import LONG, SHORT, backdate, change, check_restart, do, play_some, restart, rows, state

NONCE = "0123456789abcdef"


async def played(server: Running, game: str = LONG, how: str = "resign") -> tuple[str, dict[str, Any], dict[str, Any]]:
    """A finished game with an undone choice; return its record, and the dice information before and after."""
    async with server.guests(2) as (first, second):
        clock = {"clock": {"kind": "bank", "seconds": 600}}
        reserved = (await first.post("/api/tables/reserve"))["table"]
        table = await begin(first, second, game, settings=clock, nonce=NONCE, table=reserved)
        before = await second.get(f"/api/tables/{table}/fairness")
        await take_a_roll_back(server, [first, second], table)
        await play_some([first, second], table, 12)
        if how == "resign":
            await do(first, table, "resign")
        elif how == "kick":
            await send_away(server, table)
        else:
            backdate(server, table, 3_600_000)
            await state(first, table, after=(await state(first, table))["n"], wait=20)
        await check_restart(server, [first, second], table)
        record = await second.get(f"/api/tables/{table}/record")
        return record, before, await first.get(f"/api/tables/{table}/fairness")


async def send_away(server: Running, table: str) -> None:
    """Remove a player as a moderator does, from another process."""
    registry = TableRegistry(Storage(server.settings.database_url), "sqlite")
    await registry.act(Command(table, Departure("kick"), chair=0))
    await registry.storage.close()
    restart(server, table)


async def take_a_roll_back(server: Running, people: list[Client], table: str, most: int = 400) -> None:
    """Play until a choice rolls dice, and undo that choice."""
    live = server.services.registry.lives[table]
    for _ in range(most):
        rolled = live.rolled
        await play_some(people, table, 1)
        if live.rolled > rolled:
            break
    seat = next(choice.seat for choice in reversed(live.table.choices) if choice.seat != "chance")
    chair = live.chair_of(seat)
    await do(people[chair], table, "ask_undo")
    await do(people[1 - chair], table, "agree_undo")
    assert len(live.rolls) < live.rolled


@pytest.mark.parametrize(("game", "how"), [(LONG, "resign"), (SHORT, "timeout"), (SHORT, "kick")])
def test_the_record_of_a_game_a_player_left_replays_and_its_dice_are_fair(server: Running, game: str, how: str) -> None:
    record, before, after = asyncio.run(played(server, game, how))
    study = parse(record)
    player = Player(study, load)
    player.play()
    assert player.ended is not None and player.ended.reason == how
    assert verify_dice(record, load) == []
    assert before["secret"] is None and before["rolls"] is None
    assert hashlib.sha256(bytes.fromhex(after["secret"])).hexdigest() == before["commitment"] == after["commitment"]
    assert [chair["own"] for chair in after["chairs"]] == [True, False] and after["chairs"][0]["nonce"] == NONCE
    assert study.headers["nonces"] == ",".join(chair["nonce"] for chair in before["chairs"])
    assert study.headers["rolls"] == after["rolls"]


async def test_the_record_holds_nothing_while_the_game_is_played(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        with pytest.raises(Exception, match="not-possible-now"):
            await first.get(f"/api/tables/{table}/record")


@pytest.fixture(scope="module")
def record(server: Running) -> str:
    return asyncio.run(played(server, SHORT))[0]


async def test_the_creator_of_a_table_knows_the_commitment_before_sending_a_nonce(server: Running) -> None:
    """Even where all chairs are filled at once: otherwise the host could choose the secret to fit the nonce."""
    async with server.guests(2) as (first, second):
        reserved = await first.post("/api/tables/reserve")
        wish = {"game": SHORT, "chairs": ["me", "me"], "nonce": NONCE, "table": reserved["table"]}
        with pytest.raises(Refused) as told:
            await second.post("/api/tables", wish)
        assert told.value.code == "not-found"
        info = await first.post("/api/tables", wish)
        assert {"table": info["id"], "commitment": info["commitment"]} == reserved and info["state"] == "playing"
        assert [(chair["nonce"], chair["own_nonce"]) for chair in info["chairs"]] == [(NONCE, True)] * 2
        with pytest.raises(Refused) as told:
            await first.post("/api/tables", wish)
        assert told.value.code == "not-found"
        late = (await first.post("/api/tables/reserve"))["table"]
        change(server, "UPDATE reservations SET created = created - 3600001 WHERE id = ?", late)
        with pytest.raises(Refused) as told:
            await first.post("/api/tables", {**wish, "table": late})
        assert told.value.code == "not-found"


async def test_a_nonce_before_the_commitment_proves_nothing_and_the_server_chooses_none(server: Running) -> None:
    async with server.guests(2) as (first, second):
        info = await first.post("/api/tables", {"game": SHORT, "nonce": NONCE})
        assert (info["chairs"][0]["nonce"], info["chairs"][0]["own_nonce"]) == (NONCE, False)
        info = await second.post(f"/api/tables/{info['id']}/join")
        assert info["chairs"][1]["nonce"] == info["commitment"][:32] and not info["chairs"][1]["own_nonce"]
        for _ in range(12):
            await first.post("/api/tables/reserve")
        assert rows(server, "SELECT count(*) FROM reservations WHERE account = ?", first.me["id"]) == [(10,)]


def changed(record: str, head: str, value: str) -> str:
    lines = record.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(f"{head} "))
    return "\n".join([*lines[:at], f"{head} {value}", *lines[at + 1 :]])


def test_a_changed_die_is_found_at_its_line(record: str) -> None:
    lines = record.splitlines()
    dice = [number for number, line in enumerate(lines) if line.startswith("chance ")]
    for a, b in pairwise(dice):
        swapped = "\n".join([*lines[:a], lines[b], *lines[a + 1 : b], lines[a], *lines[b + 1 :]])
        if lines[a] != lines[b] and replays(swapped):  # only the dice differ
            assert verify_dice(swapped, load)[0].line == a + 1
            return
    raise AssertionError("no two dice could be swapped")


def replays(record: str) -> bool:
    try:
        check(record, load)
    except AgonError:
        return False
    return True


@pytest.mark.parametrize(
    ("head", "value", "reason"),
    [
        ("secret", "00" * 32, "does not match the commitment"),
        ("commitment", "00" * 32, "does not match the commitment"),
        ("nonces", "a,b", "must be"),
        ("table", "another", "must be"),
        ("rolls", "0-3", "its head lists 4"),
        ("rolls", "5,3", "do not increase"),
        ("rolls", "x", "cannot be read"),
        ("rolls", "0-9999999999", "cannot be read"),
        ("rolls", "0-900000,0-900000", "it lists 1800002 rolls"),  # before any of them uses memory
        ("secret", "xyz", "cannot be read"),
    ],
)
def test_a_changed_head_is_found(record: str, head: str, value: str, reason: str) -> None:
    found = verify_dice(changed(record, head, value), load)
    assert found and any(reason in unfair.reason for unfair in found)


def test_a_record_without_proof_is_not_called_fair() -> None:
    found = verify_dice(f"record An evening\ngame {SHORT}\nversion {load(SHORT).version}\n", load)
    assert [unfair.line for unfair in found] == [0] and "cannot be checked" in found[0].reason


def test_rolls_taken_back_leave_gaps(record: str) -> None:
    assert "," in parse(record).headers["rolls"] and ranges([]) == "none"


def test_the_program_verifies_dice(record: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.record", tmp_path / "bad.record"
    good.write_text(record, encoding="utf-8")
    bad.write_text(changed(record, "secret", "00" * 32), encoding="utf-8")
    told = CliRunner().invoke(app, ["record", "verify", "--dice", str(good)])
    assert (told.exit_code, told.output.count("the dice are fair")) == (0, 1), told.output
    told = CliRunner().invoke(app, ["record", "verify", "--dice", str(bad)])
    assert told.exit_code == 1 and "the secret does not match the commitment" in told.output
    assert CliRunner().invoke(app, ["record", "verify", str(bad)]).exit_code == 0
