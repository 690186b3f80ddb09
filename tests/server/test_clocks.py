"""Clocks on a real server: time that is used up, time that stands still, flags that fall once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.server.db.storage import DAY_MS, Storage, now
from agon.server.protocol import Clock
from agon.server.tables.clocks import Running
from agon.server.tables.registry import TableRegistry
from agon.server.tables.vacations import year_of

from .conftest import Running as Server
from .conftest import begin
from .table_helpers import (
    LONG,
    asked,
    backdate,
    change,
    check_restart,
    choose,
    do,
    kinds,
    play_until,
    restart,
    rows,
    state,
)

BANK = {"clock": {"kind": "bank", "seconds": 600, "increment": 10}}
DAYS = {"clock": {"kind": "days", "days": 2}}
HOUR = 60 * 60 * 1000


# ---------------------------------------------------------------- the reckoning


def test_each_of_those_asked_together_pays_until_its_own_answer() -> None:
    clock = Running(Clock(kind="bank", seconds=100, increment=0), 2, 0)
    clock.move(0, {0, 1}, None)
    clock.move(30_000, {1}, 0)
    clock.move(70_000, {0}, 1)
    assert clock.left(80_000) == [60_000, 30_000]


def test_a_clock_in_days_is_full_again_after_each_answer_and_an_increment_is_added() -> None:
    days = Running(Clock(kind="days", days=2), 1, 0)
    days.move(0, {0}, None)
    days.move(DAY_MS, {0}, 0)
    assert (days.left(DAY_MS), days.deadline()) == ([2 * DAY_MS], 3 * DAY_MS)
    bank = Running(Clock(kind="bank", seconds=10, increment=5), 1, 0)
    bank.move(0, {0}, None)
    bank.move(4_000, {0}, 0)
    assert bank.left(5_000) == [10_000]


def test_a_break_moves_the_deadline_by_what_of_it_falls_into_the_time_left() -> None:
    spans = [(10_000, 20_000), (25_000, 30_000), (90_000, 99_000)]
    clock = Running(Clock(kind="bank", seconds=20, increment=0), 1, 0, lambda chair: spans)
    clock.move(15_000, {0}, None)
    assert clock.deadline() == 45_000
    assert clock.left(22_000) == [18_000] and clock.late(44_999) == [] and clock.late(45_000) == [0]


def test_without_a_clock_nobody_is_late() -> None:
    clock = Running(Clock(), 2, 0)
    clock.move(0, {0}, None)
    assert (clock.left(10**15), clock.deadline(), clock.late(10**15)) == ([None, None], None, [])


@pytest.mark.parametrize(
    "setting", [Clock(kind="bank", seconds=60, increment=30), Clock(kind="days", days=2)], ids=["bank", "days"]
)
def test_choosing_and_undoing_gains_no_time(setting: Clock) -> None:
    clock = Running(setting, 2, 0)
    clock.move(0, {0}, None)
    (before, _) = clock.left(0)
    assert before is not None
    for turn in range(1, 41):
        clock.move(turn * 1000 - 500, {0}, 0)
        clock.undo(0)
        clock.move(turn * 1000, {0}, None)
        assert clock.left(turn * 1000)[0] == before - turn * 1000
    assert clock.answers == []


def test_a_rewound_game_gives_back_the_time_of_the_chair_that_decided_it() -> None:
    clock = Running(Clock(kind="bank", seconds=60, increment=30), 2, 0)
    for at, (asked_next, answered) in enumerate([({0}, None), ({1}, 0), ({0}, 1), ({1}, 0), ({0}, 1)]):
        clock.move(at * 1000, asked_next, answered)
    assert clock.left(4000) == [118_000, 118_000]
    clock.rewind(2, 0)  # both choose again
    assert clock.left(4000) == [88_000, 118_000] and clock.answers == [(0, 30_000), (1, 30_000)]
    assert clock.can_undo(0, 4000)
    clock.refill(0)  # a substitute has no time to give back
    clock.undo(0)
    assert clock.left(4000)[0] == 60_000


# ---------------------------------------------------------------- at the table


async def test_undo_takes_back_the_increment_and_never_the_last_second(server: Server) -> None:
    clock = {"clock": {"kind": "bank", "seconds": 60, "increment": 30}}
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG, settings=clock)
        for _ in range(3):
            await choose(second, table)
            assert (await state(second, table))["can_undo"]
            await do(second, table, "undo")
        left = (await state(second, table))["clock"]["left"]
        assert left[0] == 60_000 and left[1] <= 60_000
        await check_restart(server, [first, second], table)
        backdate(server, table, 50_000)
        await choose(second, table)
        backdate(server, table, 20_000)
        assert not (await state(second, table))["can_undo"]
        with pytest.raises(Refused) as told:
            await do(second, table, "undo")
        assert told.value.code == "no-time-to-undo"
        assert (await state(second, table))["clock"]["left"][1] > 15_000  # and the game goes on


async def test_undo_against_the_computer_gains_no_time(fresh_server: Any) -> None:
    """There nobody else has to agree."""
    clock = {"clock": {"kind": "bank", "seconds": 60, "increment": 30}}
    with fresh_server(bots=True) as server:  # without computer players
        async with server.guests(1) as (person,):
            wish = {"game": LONG, "settings": clock, "chairs": ["computer", "me"]}
            table = (await person.post("/api/tables", wish))["id"]
            for _ in range(3):
                await choose(person, table)
                await do(person, table, "ask_undo")
            left = (await state(person, table))["clock"]["left"]
            assert left[0] == 60_000 and left[1] <= 60_000
            await check_restart(server, [person], table)


async def test_the_message_has_the_time_left_and_the_running_clocks(server: Server) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG, settings=BANK)
        assert (await state(first, table))["clock"]["running"] == [1]
        await choose(second, table)
        clock = (await state(first, table))["clock"]
        assert clock["left"][0] == 600_000 and 600_000 < clock["left"][1] <= 610_000
        await play_until([first, second], table, "headline")
        assert (await state(first, table))["clock"]["running"] == [0, 1]
        await choose(first, table)
        assert (await state(first, table))["clock"]["running"] == [1]
        await check_restart(server, [first, second], table)
        table = await begin(first, second, LONG)
        assert (await state(first, table))["clock"]["left"] == [None, None]


async def test_time_spent_is_spent_after_a_restart(server: Server) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG, settings=BANK)
        backdate(server, table, 100_000)
        left = (await state(first, table))["clock"]["left"]
        assert left[0] == 600_000 and 490_000 < left[1] <= 500_000


async def test_a_player_who_runs_out_of_time_is_timed_out_by_the_deadline_loop(server: Server) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG, settings=BANK)
        backdate(server, table, 700_000)
        over = await state(first, table, after=1, wait=20)
        assert over["result"] == {"winners": ["us"], "reason": "timeout"}
        for _ in range(200):  # the chair is updated after the event
            left = (await first.get(f"/api/tables/{table}"))["chairs"][1]["left"]
            if left is not None:
                break
            await asyncio.sleep(0.02)
        assert left == "timeout"
        await check_restart(server, [first, second], table)


async def test_paused_games_stop_no_clock(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agon.server.tables.deadlines.MAX_TABLES_PER_POLL", 2)
    async with server.guests(2) as (first, second):
        table, *paused = [await begin(first, second, LONG, settings=BANK) for _ in range(4)]
        for one in paused:
            change(server, """UPDATE events SET body = '{"chance": ["none"]}' WHERE "table" = ?""", one)
            change(server, "UPDATE tables SET deadline = 1 WHERE id = ?", one)
            restart(server, one)
        backdate(server, table, 700_000)
        assert (await state(first, table, after=1, wait=20))["result"]["reason"] == "timeout"
        assert not rows(server, "SELECT id FROM tables WHERE deadline = 1")


async def test_a_choice_after_the_flag_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG, settings=BANK)
        ask = (await state(second, table))["ask"]
        backdate(server, table, 700_000)
        change(server, "UPDATE tables SET deadline = NULL WHERE id = ?", table)  # the deadline task does not run
        wish = {"number": ask["number"], "option": ask["options"][0]}
        with pytest.raises(Refused) as told:
            await second.post(f"/api/tables/{table}/choices", wish)
        assert told.value.code == "game-over"
        assert kinds(server, table) == ["start", "leave"]
        assert (await state(second, table))["result"] == {"winners": ["us"], "reason": "timeout"}


@pytest.mark.parametrize("leaver", ["loses", "computer"])
async def test_a_flag_falls_once_whoever_checks(fresh_server: Any, leaver: str) -> None:
    async def flag(server: Server, table: str) -> None:
        registries = [TableRegistry(Storage(server.settings.database_url), "sqlite") for _ in range(2)]
        try:
            for registry in registries:
                await registry.live(table)
            await asyncio.gather(*[registry.flag(table) for registry in registries], return_exceptions=True)
        finally:
            for registry in registries:
                await registry.storage.close()

    with fresh_server(bots=True) as server:
        async with server.guests(2) as (first, second):
            table = await begin(first, second, LONG, settings={**BANK, "leaver": leaver})
            backdate(server, table, 700_000)
            change(server, "UPDATE tables SET deadline = NULL WHERE id = ?", table)
            await flag(server, table)
            assert kinds(server, table) == ["start", "leave" if leaver == "loses" else "replace"]
            if leaver == "computer":  # the remaining player has the whole bank
                clock = (await state(first, table))["clock"]
                assert 590_000 < clock["left"][1] <= 600_000
                await check_restart(server, [first], table)


async def test_clocks_are_not_charged_for_outages(server: Server) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG, settings=BANK)
        spans = rows(server, 'SELECT start, "end" FROM uptimes')
        try:
            backdate(server, table, HOUR)
            change(server, "DELETE FROM uptimes")
            for start, end in ((now() - 2 * HOUR, now() - HOUR + 60_000), (now() - 60_000, now())):
                change(server, 'INSERT INTO uptimes (start, "end") VALUES (?, ?)', start, end)
            with pytest.raises(Refused, match="there is no undo|no choice"):
                await do(second, table, "undo")  # the flag is checked and has not fallen
            left = (await state(second, table))["clock"]["left"]
            assert 470_000 < left[1] < 490_000  # a minute before, a minute after
            assert kinds(server, table) == ["start"]
            (deadline,) = rows(server, "SELECT deadline FROM tables WHERE id = ?", table)[0]
            assert deadline > now() + 400_000
        finally:
            change(server, "DELETE FROM uptimes")
            for span in spans:
                change(server, 'INSERT INTO uptimes (start, "end") VALUES (?, ?)', *span)


# ---------------------------------------------------------------- vacations


async def test_a_clock_in_days_stands_still_on_vacation(server: Server) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG, settings=DAYS)
        before = (await second.get(f"/api/tables/{table}"))["deadline"]
        taken = await second.post("/api/me/vacations", {"end": now() + 5 * DAY_MS})
        info = await second.get(f"/api/tables/{table}")
        assert abs(info["deadline"] - before - 5 * DAY_MS) < 60_000
        backdate(server, table, 3 * DAY_MS)
        change(server, "UPDATE vacations SET start = start - ? WHERE id = ?", 3 * DAY_MS, taken["id"])
        restart(server, table)
        change(server, "UPDATE tables SET deadline = 1 WHERE id = ?", table)  # the deadline task runs
        for _ in range(100):
            if rows(server, "SELECT deadline FROM tables WHERE id = ?", table) != [(1,)]:
                break
            await asyncio.sleep(0.05)
        assert kinds(server, table) == ["start"]
        left = (await state(second, table))["clock"]["left"]
        assert 2 * DAY_MS - 60_000 < left[1] <= 2 * DAY_MS
        await second.request("DELETE", f"/api/me/vacations/{taken['id']}")
        back = (await second.get(f"/api/tables/{table}"))["deadline"]
        assert abs(back - now() - 2 * DAY_MS) < 60_000
        await choose((await asked([second], table))[0], table)
        await check_restart(server, [first, second], table)


async def test_a_bank_does_not_stand_still_on_vacation(server: Server) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG, settings=BANK)
        before = (await second.get(f"/api/tables/{table}"))["deadline"]
        await second.post("/api/me/vacations", {"end": now() + DAY_MS})
        assert (await second.get(f"/api/tables/{table}"))["deadline"] == before


async def test_vacations_are_thirty_days_a_year_and_not_in_the_past(server: Server) -> None:
    async def told(client: Any, **wish: int) -> str:
        with pytest.raises(Refused) as refusal:
            await client.post("/api/me/vacations", wish)
        return refusal.value.code

    async with server.guests(2) as (one, other):
        next_year = year_of(now())[1] + DAY_MS
        assert await told(one, start=now() - HOUR, end=now() + HOUR) == "bad-request"
        assert await told(one, start=next_year, end=next_year) == "bad-request"
        assert await told(one, start=next_year, end=next_year + 31 * DAY_MS) == "not-possible-now"
        taken = await one.post("/api/me/vacations", {"start": next_year, "end": next_year + 20 * DAY_MS})
        assert await told(one, start=next_year + DAY_MS, end=next_year + 30 * DAY_MS) == "not-possible-now"
        later = next_year + 100 * DAY_MS
        assert await told(one, start=later, end=later + 11 * DAY_MS) == "not-possible-now"
        await one.post("/api/me/vacations", {"start": later, "end": later + 10 * DAY_MS})
        mine = await one.get("/api/me/vacations")
        assert [span["start"] for span in mine["vacations"]] == [next_year, later]
        assert mine["left"] == 30 * DAY_MS  # of this year
        assert (await other.get("/api/me/vacations"))["vacations"] == []
        with pytest.raises(Refused) as refusal:
            await other.request("DELETE", f"/api/me/vacations/{taken['id']}")
        assert refusal.value.code == "not-found"
        await one.request("DELETE", f"/api/me/vacations/{taken['id']}")
        assert len((await one.get("/api/me/vacations"))["vacations"]) == 1


async def test_vacations_are_few_and_not_at_the_end_of_time(server: Server) -> None:
    async with server.guests(1) as (one,):
        for start in (now() + 800 * DAY_MS, 253_402_300_800_000, 1 << 53):
            with pytest.raises(Refused) as told:
                await one.post("/api/me/vacations", {"start": start, "end": min(1 << 53, start + DAY_MS)})
            assert told.value.code == "bad-request"
        start = year_of(now())[1]
        for number in range(24):
            await one.post("/api/me/vacations", {"start": start + 2 * number, "end": start + 2 * number + 1})
        with pytest.raises(Refused) as told:
            await one.post("/api/me/vacations", {"start": start + DAY_MS, "end": start + DAY_MS + 1})
        assert told.value.code == "not-possible-now"


async def test_of_vacations_asked_for_at_once_one_is_taken(server: Server) -> None:
    async with server.guests(1) as (one,):
        wish = {"end": now() + 20 * DAY_MS}
        asking = [one.post("/api/me/vacations", wish) for _ in range(8)]
        answers = await asyncio.gather(*asking, return_exceptions=True)
        refused = [answer.code for answer in answers if isinstance(answer, Refused)]
        assert refused == ["not-possible-now"] * 7
        assert len((await one.get("/api/me/vacations"))["vacations"]) == 1
