"""Tables that start from a study: at its position, with every feature of a table, and never rated."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from agon.engine.table.study import Player, check, parse
from agon.games import load
from agon.server.client.client import Client
from agon.server.db.storage import Storage
from agon.server.ops.archive import export, import_records
from agon.server.tables.old_rules import OldTable, Program

from .clients import ClientPool, refused
from .conftest import Running, running
from .table_helpers import check_restart, choose, do, restart, state
from .test_play import play
from .test_ratings import settled

BATTLE = """study A battle
game hector_achilles
given phase rounds
given round 1
given attacker achaeans
given acting achaeans
given laid.achaeans red_1
given laid.trojans blue_1
given hand.achaeans green_1 green_2 green_3 green_4
given hand.trojans green_1 green_2 green_3 green_4
given fate f1
given facing.achaeans yellow
achaeans action pass
achaeans troop green_2
trojans action pass
= round 1
"""
OVER = BATTLE + "resign trojans\n"


async def keep(client: Client, text: str = BATTLE, **more: Any) -> str:
    return str((await client.post("/api/studies", {"text": text, **more}))["id"])


async def lay(first: Client, second: Client, study: str, step: int | None = None, **wish: Any) -> str:
    """Create a table for two from a study."""
    table = (await first.post("/api/tables", {"study": {"id": study, "step": step}, **wish}))["id"]
    await second.post(f"/api/tables/{table}/join")
    return str(table)


HOUSE = (
    "hector_achilles/rules/05_2_rounds/"
    "reinforce_a_favour_on_a_played_troop_one_more_never_two_on_a_card_never_on_a_hero"
)


async def two(pool: ClientPool) -> tuple[Client, Client]:
    return await pool.guest(), await pool.guest()


async def test_a_game_begins_where_the_study_ends(server: Running) -> None:
    async with ClientPool(server) as pool:
        achaeans, trojans = await two(pool)
        study = await keep(achaeans, title="From here on")
        table = await lay(achaeans, trojans, study)
        info = await trojans.get(f"/api/tables/{table}")
        assert (info["game"], info["study"], info["state"]) == ("hector_achilles", "From here on", "playing")
        assert info["settings"]["rated"] is False
        mine, theirs = await state(achaeans, table), await state(trojans, table)
        assert mine["ask"] is None and theirs["ask"]["what"] == "troop" and theirs["n"] == 1
        expected = check(BATTLE, load)
        assert mine["view"] == expected.view("achaeans") and theirs["view"] == expected.view("trojans")
        assert len(mine["log"]["lines"]) == len(expected.log("achaeans")) > 0
        await choose(trojans, table, "green_3")
        assert (await state(trojans, table))["view"] != theirs["view"]


async def test_a_game_begins_after_any_step(server: Running) -> None:
    async with ClientPool(server) as pool:
        achaeans, trojans = await two(pool)
        study = await keep(achaeans)
        table = await lay(achaeans, trojans, study, 1, game="hector_achilles")
        assert (await state(achaeans, table))["ask"]["options"] == ["green_1", "green_2", "green_3", "green_4"]
        first = await lay(achaeans, trojans, study, 0)
        assert (await state(achaeans, first))["ask"]["what"] == "action"
        await refused("bad-request", lay(achaeans, trojans, study, 4))
        await refused("bad-request", lay(achaeans, trojans, study, game="roll_player"))
        await refused("bad-request", lay(achaeans, trojans, study, options={"players": "3"}))
        await refused("not-found", lay(achaeans, trojans, "no_such_study"))
        await refused("unknown-game", achaeans.post("/api/tables", {}))


async def test_games_can_start_from_built_in_studies_and_records(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second = await two(pool)
        table = await lay(first, second, HOUSE, 2)
        assert (await first.get(f"/api/tables/{table}"))["study"].startswith("Reinforce: a favour")
        deal = load("hector_achilles")
        played = Player(parse("study A\ngame hector_achilles\n"), load).table
        for _ in range(20):
            played.choose("chance", played.asks[0].options[0])
        lines = "".join(f"{choice.seat} {choice.what} {choice.option}\n" for choice in played.choices)
        record = await keep(first, f"record Dealt\ngame hector_achilles\nversion {deal.version}\n{lines}")
        table = await lay(first, second, record, 10)
        async with server.services.registry.locked(table) as live:  # the dice of the table dealt the rest
            assert [choice.option for choice in live.table.choices[:10]] == [c.option for c in played.choices[:10]]
            assert len(live.rolls) == len(live.table.choices) - 10 and live.table.ask("chance") is None


async def test_people_see_before_they_sit_down_which_side_a_chair_plays(server: Running) -> None:
    """After a bid for sides, each may play the other one."""
    async with ClientPool(server) as pool:
        first, second = await two(pool)
        bids = "study Sides\ngame twilight_struggle bid=on\nus bid ussr_9\nussr bid us_0\n"
        study = await keep(first, bids)
        laid = await first.post("/api/tables", {"study": {"id": study}})
        assert [chair["seat"] for chair in laid["chairs"]] == ["ussr", "us"]
        await second.post(f"/api/tables/{laid['id']}/join")
        assert (await state(first, laid["id"]))["seat"] == "ussr"
        assert laid["options"]["bid"] == "on"


LAST_ROUND = """study The last round
game twilight_struggle
given turn 8
given phase action_round
given round 7
given phasing us
given hand.us asia_scoring nato
given hand.ussr africa_scoring fidel
"""


async def test_only_the_asked_player_is_warned(server: Running) -> None:
    async with ClientPool(server) as pool:
        us, ussr = await two(pool)
        study = await keep(us, LAST_ROUND)
        table = await lay(us, ussr, study)
        warned = {"nato": "held_scoring_card"}
        assert (await state(us, table))["ask"]["warnings"] == warned
        assert (await state(ussr, table))["ask"] is None
        assert (await state(ussr, table, spectate="true"))["ask"] is None
        assert "held_scoring_card" not in str(await state(ussr, table))
        assert (await us.get("/api/studies/at", id=study, step=0, seat="us"))["ask"]["warnings"] == warned
        assert (await us.get("/api/studies/at", id=study, step=0, seat="ussr"))["ask"] is None
        await choose(us, table, "nato")
        assert (await state(us, table))["ask"].keys() == {"number", "what", "options", "card"}


async def test_a_game_that_is_over_is_no_beginning(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second = await two(pool)
        study = await keep(first, OVER)
        await refused("game-over", lay(first, second, study))
        assert await lay(first, second, study, 3)


async def test_what_is_not_for_all_is_a_beginning_for_its_owner_alone(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second = await two(pool)
        study = await keep(first, public=False)
        await refused("not-found", lay(second, first, study))
        table = await lay(first, second, study)
        await first.request("DELETE", f"/api/studies/{study}")
        restart(server, table)
        assert (await state(second, table))["ask"]["what"] == "troop"


async def test_nothing_before_the_beginning_is_taken_back(server: Running) -> None:
    async with ClientPool(server) as pool:
        achaeans, trojans = await two(pool)
        table = await lay(achaeans, trojans, await keep(achaeans))
        for client in (achaeans, trojans):
            assert not (await state(client, table))["can_undo"]
            await refused("nothing-to-undo", do(client, table, "undo"))
            await refused("nothing-to-undo", do(client, table, "ask_undo"))
        begun = await state(trojans, table)
        await choose(trojans, table, "green_3")
        await do(trojans, table, "ask_undo")
        await do(achaeans, table, "agree_undo")
        again = await state(trojans, table)
        assert again["view"] == begun["view"] and again["ask"]["options"] == begun["ask"]["options"]
        assert again["log"]["lines"][:-1] == begun["log"]["lines"]
        assert again["log"]["lines"][-1]["kind"] == "undo_agreed"
        await refused("nothing-to-undo", do(trojans, table, "ask_undo"))
        await choose(trojans, table, "green_3")


async def test_a_restart_changes_nothing(server: Running) -> None:
    async with ClientPool(server) as pool:
        achaeans, trojans = await two(pool)
        table = await lay(achaeans, trojans, await keep(achaeans))
        await choose(trojans, table, "green_3")
        await check_restart(server, [achaeans, trojans], table)
        past = await trojans.get(f"/api/tables/{table}/replay", at=1)
        assert past["ask"]["what"] == "troop"


async def test_the_record_is_a_study_and_a_rematch_begins_there_again(server: Running) -> None:
    async with ClientPool(server) as pool:
        achaeans, trojans = await two(pool)
        table = await lay(achaeans, trojans, await keep(achaeans, title="Again"))
        await choose(trojans, table, "green_3")
        await do(trojans, table, "resign")
        record = await achaeans.get(f"/api/tables/{table}/record")
        assert record.startswith("study Again\ngame hector_achilles\ngiven phase rounds\n")
        assert record.endswith("trojans troop green_3\nresign trojans\nresult achaeans resign\n")
        replayed = Player(parse(record), load)
        replayed.play()
        assert replayed.ended is not None and replayed.ended.reason == "resign"
        assert (await achaeans.get(f"/api/tables/{table}"))["settings"]["rated"] is False
        again = (await achaeans.post(f"/api/tables/{table}/rematch", {"swap": True}))["id"]
        await trojans.post(f"/api/tables/{table}/rematch", {"swap": True})
        info = await achaeans.get(f"/api/tables/{again}")
        assert info["study"] == "Again" and info["settings"]["rated"] is False
        assert (await state(achaeans, again))["seat"] == "trojans"
        assert (await state(achaeans, again))["ask"]["what"] == "troop"


async def test_a_whole_game_is_played_from_there_and_nobodys_rating_changes(server: Running) -> None:
    async with ClientPool(server) as pool:
        first, second = await pool.registered("Studies One"), await pool.registered("Studies Two")
        table = await lay(first, second, await keep(first), settings={"rated": True})
        ends = await asyncio.gather(play(first, table, 1), play(second, table, 2))
        assert ends[0]["result"] == ends[1]["result"]
        await settled(pool, table)
        held = (await first.http.get("/api/me/export")).json()
        assert held["ratings"] == [] and held["rating_steps"] == []
        replayed = check(await second.get(f"/api/tables/{table}/record"), load)
        assert replayed.outcome is not None and list(replayed.outcome.winners) == ends[0]["result"]["winners"]


async def test_such_a_game_can_be_taken_out_and_in_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with ClientPool(server) as pool:
            first, second = await two(pool)
            table = await lay(first, second, await keep(first))
            await choose(second, table, "green_3")
            await do(second, table, "resign")
            record = await first.get(f"/api/tables/{table}/record")
            storage = Storage(server.settings.database_url)
            try:
                out = tmp_path / "out"
                assert await export(storage, server.settings, out, [table], lambda done, of: None) == 1
                assert (out / f"{table}.record").read_text(encoding="utf-8") == record
                said: list[str] = []
                assert await import_records(storage, server.settings, [out / f"{table}.record"], said.append) == 0
            finally:
                await storage.close()
            taken = said[0].rpartition(" ")[2]
            assert await first.get(f"/api/tables/{taken}/record") == record
            assert (await first.get(f"/api/tables/{taken}"))["study"] == "A battle"


def test_an_older_installation_begins_there_too(tmp_path: Path) -> None:
    program = tmp_path / "old-agon"
    program.write_text(
        f"#!{sys.executable}\nimport sys\nfrom agon.games import load\n"
        'object.__setattr__(load("hector_achilles"), "version", 0)\n'
        'sys.argv = ["agon", *sys.argv[1:]]\nfrom agon.cli.main import run\nrun()\n'
    )
    program.chmod(0o755)
    old = Program(str(program))
    try:
        table = OldTable(old, load("hector_achilles"), 0, {}, BATTLE)
        assert table.begun == 3 and table.ask("trojans") == check(BATTLE, load).ask("trojans")
        assert not table.can_undo("trojans")
    finally:
        old.close()
