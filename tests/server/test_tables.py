"""The life of a table: created, joined, played, left, played again."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.engine.table import Table
from agon.games import NAMES, load
from agon.server.client.client import Client, Wire
from agon.server.tables.dice import Dice
from tests.engine.toys import bids

from .conftest import Running, begin
from .table_helpers import (
    LONG,
    asked,
    change,
    check_restart,
    choose,
    do,
    kinds,
    play_some,
    play_until,
    restart,
    rows,
    state,
)


async def refused(code: str, awaitable: Any) -> Refused:
    with pytest.raises(Refused) as told:
        await awaitable
    assert told.value.code == code, told.value
    return told.value


async def watch(wire: Wire, table: str, **how: Any) -> dict[str, Any]:
    await wire.send("watch", table, **how)
    return await wire.until("state")


# ---------------------------------------------------------------- laying and joining


async def test_an_open_table_is_listed_and_begins_when_the_last_chair_is_taken(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = (await first.post("/api/tables", {"game": LONG}))["id"]
        assert table in [info["id"] for info in await second.get("/api/tables", game=LONG)]
        assert (await state(second, table))["state"] == "open"
        await refused("not-possible-now", do(first, table, "resign"))
        info = await second.post(f"/api/tables/{table}/join", {"chair": 1})
        assert (info["state"], info["n"]) == ("playing", 1)
        assert [chair["account"]["id"] for chair in info["chairs"]] == [first.me["id"], second.me["id"]]
        assert table not in [info["id"] for info in await second.get("/api/tables", game=LONG)]
        await check_restart(server, [first, second], table)


async def test_a_viewer_of_an_open_table_sees_the_game_start(server: Running) -> None:
    async with server.guests(2) as (first, second), first.socket() as wire:
        table = (await first.post("/api/tables", {"game": LONG}))["id"]
        assert (await watch(wire, table))["state"] == "open"
        await second.post(f"/api/tables/{table}/join")
        message = await wire.until("state")
        assert (message["state"], message["n"], message["seat"]) == ("playing", 1, "us")


async def test_a_private_table_is_for_those_with_its_link(server: Running) -> None:
    async with server.guests(3) as (first, second, third), third.socket() as wire:
        laid = await first.post("/api/tables", {"game": LONG, "settings": {"visibility": "private"}})
        table, invite = laid["id"], laid["invite"]
        assert table not in [info["id"] for info in await second.get("/api/tables")]
        await refused("not-found", second.get(f"/api/tables/{table}"))
        await refused("not-found", second.post(f"/api/tables/{table}/join"))
        await refused("not-found", second.post(f"/api/tables/{table}/join", {"invite": "wrong"}))
        await refused("not-found", second.post(f"/api/tables/{table}/rise", {"chair": 0}))
        assert (await second.get(f"/api/tables/{table}", invite=invite))["invite"] is None
        await second.post(f"/api/tables/{table}/join", {"invite": invite})
        await refused("not-found", state(third, table))
        await wire.send("watch", table)
        assert (await wire.until("refused"))["code"] == "not-found"
        await wire.send("watch", table, invite=invite)
        assert (await wire.until("state"))["seat"] is None
        assert (await state(third, table, invite=invite))["seat"] is None


async def test_a_table_without_spectators_shows_nothing_to_strangers(server: Running) -> None:
    async with server.guests(3) as (first, second, third), third.socket() as wire:
        table = (await first.post("/api/tables", {"game": LONG, "settings": {"spectators": False}}))["id"]
        await watch(wire, table)
        await second.post(f"/api/tables/{table}/join")
        assert (await wire.until("ended"))["table"] == table
        await refused("not-found", state(third, table))
        assert (await state(first, table))["seat"] == "us"


async def test_lists_show_the_figures_of_a_game_to_those_who_may_watch_it(server: Running) -> None:
    async with server.guests(3) as (first, second, third):
        table = await begin(first, second, LONG)
        shown = (await third.get(f"/api/tables/{table}"))["glance"]
        assert shown == server.services.registry.lives[table].table.glance()
        assert (shown["turn"], shown["phase"], len(shown["control"])) == (1, "setup", 84)
        closed = await begin(first, second, LONG, settings={"spectators": False})
        mine = {info["id"]: info["glance"] for info in await second.get("/api/me/tables")}
        assert mine[table] == mine[closed] == shown
        invite = (await first.get(f"/api/tables/{closed}"))["invite"]
        assert (await third.get(f"/api/tables/{closed}", invite=invite))["glance"] is None


@pytest.mark.parametrize("game", NAMES)
async def test_every_option_of_a_game_can_be_chosen(server: Running, game: str) -> None:
    async with server.guests(1) as (first,):
        listed = next(info for info in await first.get("/api/games") if info["name"] == game)
        for option in listed["options"]:
            for value in (option["values"][0], option["values"][-1]):
                chosen = load(game).choose_options({option["name"]: value})
                chairs = ["me"] * len(load(game).seats_in_play(chosen))
                wish = {"game": game, "options": {option["name"]: value}, "chairs": chairs}
                info = await first.post("/api/tables", wish)
                assert info["options"] == chosen and chosen[option["name"]] == value
                live = server.services.registry.lives[info["id"]]
                assert live.table.options == info["options"]
        await refused("bad-option", first.post("/api/tables", {"game": game, "options": {"none": "such"}}))


async def test_random_sides_follow_the_fair_dice(server: Running) -> None:
    async with server.guests(2) as (first, second):
        nonces = {first.me["id"]: "1" * 16, second.me["id"]: "2" * 16}
        seen = set()
        for _ in range(40):
            wish = {"game": LONG, "settings": {"sides": "random"}, "nonce": "1" * 16}
            table = (await first.post("/api/tables", wish))["id"]
            info = await second.post(f"/api/tables/{table}/join", {"nonce": "2" * 16})
            sitting = [chair["account"]["id"] for chair in info["chairs"]]
            assert [chair["nonce"] for chair in info["chairs"]] == [nonces[one] for one in sitting]
            (secret,) = rows(server, "SELECT secret FROM tables WHERE id = ?", table)[0]
            drawn = Dice(secret, f"{table}/sides", sorted(nonces.values())).below(2, 0)
            assert sitting[0] == (first, second)[drawn].me["id"]
            seen.add(sitting[0])
            if len(seen) == 2:
                break
        assert len(seen) == 2


async def test_a_game_that_was_complete_when_the_server_stopped_begins_by_itself(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        change(server, 'DELETE FROM events WHERE "table" = ?', table)
        change(server, "UPDATE tables SET n = 0, deadline = 1 WHERE id = ?", table)
        restart(server, table)
        await refused("not-possible-now", second.post(f"/api/tables/{table}/rise"))
        begun = await state(first, table, after=0, wait=20)
        assert (begun["state"], begun["n"]) == ("playing", 1)


# ---------------------------------------------------------------- rising


async def test_the_owner_cancels_an_open_table_and_viewers_are_notified(server: Running) -> None:
    async with server.guests(2) as (first, second), second.socket() as wire:
        table = (await first.post("/api/tables", {"game": LONG}))["id"]
        await watch(wire, table)
        await refused("not-yours", second.request("DELETE", f"/api/tables/{table}"))
        await first.request("DELETE", f"/api/tables/{table}")
        assert (await wire.until("state"))["state"] == "aborted"
        await refused("not-possible-now", second.post(f"/api/tables/{table}/join"))
        await check_restart(server, [first], table)


async def test_a_removed_player_does_not_see_the_hand_of_their_successor(server: Running) -> None:
    async with server.guests(3) as (first, second, third), second.socket() as wire:
        wish = {"game": LONG, "settings": {"visibility": "private"}}
        laid = await first.post("/api/tables", wish)
        table, invite = laid["id"], laid["invite"]
        # three chairs are not available, so the second one stays alone for now: the owner's chair is reserved
        change(server, 'UPDATE chairs SET account = NULL WHERE "table" = ?', table)
        await second.post(f"/api/tables/{table}/join", {"invite": invite, "chair": 1})
        assert (await watch(wire, table))["seat"] == "ussr"
        await first.post(f"/api/tables/{table}/rise", {"chair": 1})
        assert (await wire.until("ended"))["table"] == table
        await first.post(f"/api/tables/{table}/join", {"chair": 0})
        await third.post(f"/api/tables/{table}/join", {"invite": invite})
        assert (await state(third, table))["seat"] == "ussr"
        await refused("not-found", state(second, table))


# ---------------------------------------------------------------- two at one screen


async def test_two_at_one_screen_name_the_seat_and_never_see_both_hands_at_once(server: Running) -> None:
    async with server.guests(1) as (only,):
        table = (await only.post("/api/tables", {"game": LONG, "chairs": ["me", "me"]}))["id"]
        await play_until([only], table, "headline")
        hands = {}
        for seat in ("us", "ussr"):
            seen = await state(only, table, seat=seat)
            assert seen["seat"] == seat and set(seen["ask"]["options"]) <= set(seen["view"]["hand"])
            hands[seat] = set(seen["view"]["hand"])
        for seat, other in (("us", "ussr"), ("ussr", "us")):
            text = str(await state(only, table, seat=seat))
            assert [card for card in hands[other] if f"'{card}'" in text] == []
        ask = (await state(only, table, seat="us"))["ask"]
        wish = {"number": ask["number"], "option": ask["options"][0]}
        await refused("bad-request", only.post(f"/api/tables/{table}/choices", wish))
        await choose(only, table, seat="us")
        await choose(only, table)  # only one seat is asked now
        await check_restart(server, [only], table)
        await do(only, table, "resign", "us")
        assert (await state(only, table))["result"] == {"winners": ["ussr"], "reason": "resign"}
        await check_restart(server, [only], table)


# ---------------------------------------------------------------- ending


@pytest.mark.parametrize("game", NAMES)
async def test_resigning_loses(server: Running, game: str) -> None:
    async with server.guests(2) as (first, second), second.socket() as wire:
        table = await begin(first, second, game)
        await play_some([first, second], table, 3)
        await watch(wire, table)
        await do(first, table, "resign")
        message = await wire.until("state")
        winner = load(game).seats[1]
        assert message["state"] == "over" and message["result"] == {"winners": [winner], "reason": "resign"}
        assert message["ask"] is None and message["waiting"] == [] and message["clock"]["running"] == []
        await refused("game-over", do(second, table, "resign"))
        own = await state(first, table)
        assert own["seat"] == load(game).seats[0]  # players who left still see their own side
        await check_restart(server, [first, second], table)
        info = await first.get(f"/api/tables/{table}")
        assert [chair["left"] for chair in info["chairs"]] == ["resign", None]
        assert (info["state"], info["reason"], len(info["secret"])) == ("over", "resign", 64)


async def test_a_game_is_aborted_while_it_is_early_and_not_later(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        await play_some([first, second], table, 2)
        await do(first, table, "abort")
        seen = await state(second, table)
        assert (seen["state"], seen["result"], seen["ask"]) == ("aborted", None, None)
        await refused("game-over", do(second, table, "resign"))
        await refused("not-possible-now", first.get(f"/api/tables/{table}/record"))
        await check_restart(server, [first, second], table)
        table = await begin(first, second, LONG)
        await play_some([first, second], table, 7)
        await refused("not-possible-now", do(first, table, "abort"))
        assert (await state(first, table))["state"] == "playing"


# ---------------------------------------------------------------- the computer


async def test_tables_against_the_computer_and_leavers_replaced_by_it(fresh_server: Any) -> None:
    with fresh_server(bots=True) as server:
        async with server.guests(3) as (first, second, third), first.socket() as wire, third.socket() as spectator:
            alone = await first.post("/api/tables", {"game": LONG, "chairs": ["computer:novice", "me"]})
            assert (alone["state"], alone["chairs"][0]["account"]["kind"]) == ("playing", "program")
            assert alone["chairs"][0]["account"]["level"] == "novice"
            wrong = {"game": LONG, "chairs": ["computer:none_such", "me"]}
            await refused("not-found", first.post("/api/tables", wrong))
            await check_computer_agrees(server, first, alone["id"])
            await do(first, alone["id"], "resign")  # no player is left for a substitute to play against
            assert (await state(first, alone["id"]))["result"]["winners"] == ["us"]

            table = await begin(first, second, LONG, settings={"leaver": "computer"})
            await play_until([first, second], table, "headline")
            await watch(wire, table)
            await watch(spectator, table)
            await do(first, table, "resign")
            assert (await wire.until("ended"))["table"] == table
            after = await spectator.until("state")
            assert (after["state"], after["result"]) == ("playing", None)
            info = await second.get(f"/api/tables/{table}")
            assert (info["chairs"][0]["account"]["kind"], info["chairs"][0]["left"]) == ("program", "resign")
            assert (await state(first, table))["seat"] is None
            ask = {"number": 1, "option": "nato"}
            await refused("not-yours", first.post(f"/api/tables/{table}/choices", ask))
            await check_restart(server, [second, third], table)
            change(server, 'UPDATE chairs SET account = ?, "left" = NULL WHERE chair = 0', first.me["id"])
            restart(server, table)  # the process ended after the event, before the chair was updated
            assert (await state(first, table))["seat"] is None
            assert rows(server, 'SELECT "left" FROM chairs WHERE "table" = ? AND chair = 0', table) == [("resign",)]
            await do(second, table, "resign")
            assert (await state(second, table))["result"] == {"winners": ["us"], "reason": "resign"}


async def check_computer_agrees(server: Running, person: Client, table: str) -> None:
    """A computer player agrees to an undo request at once."""
    for _ in range(6):
        await choose(person, table)
    before = await state(person, table)
    assert not before["can_undo"] and before["ask"] is None
    await do(person, table, "ask_undo")
    after = await state(person, table)
    assert after["ask"]["what"] == "setup" and after["undo_asked"] is None
    await check_restart(server, [person], table)


@pytest.mark.parametrize("bots", [True, False])
async def test_with_more_than_two_a_leaver_is_replaced_if_a_computer_is_there(
    fresh_server: Any, monkeypatch: pytest.MonkeyPatch, bots: bool
) -> None:
    monkeypatch.setattr("agon.games.NAMES", (*NAMES, "bids"))
    monkeypatch.setitem(sys.modules, "agon.games.bids", bids)
    with fresh_server(bots=bots) as server:
        async with server.guests(3) as people:
            table = (await people[0].post("/api/tables", {"game": "bids"}))["id"]
            for client in people[1:]:
                await client.post(f"/api/tables/{table}/join")
            await choose(people[0], table)
            await do(people[1], table, "resign")
            seen = await state(people[0], table)
            if bots:
                assert (seen["result"], kinds(server, table)[-1]) == (None, "replace")
                assert seen["waiting"] == ["b", "c"]
            else:
                assert seen["result"] == {"winners": ["a", "c"], "reason": "resign"}
            await check_restart(server, [people[0], people[2]], table)


# ---------------------------------------------------------------- again


@pytest.mark.parametrize("swap", [True, False])
async def test_a_rematch_waits_for_the_other_player(server: Running, swap: bool) -> None:
    async with server.guests(3) as (first, second, third), second.socket() as wire:
        table = await begin(first, second, LONG, options={"us_influence": "2"})
        await refused("not-possible-now", first.post(f"/api/tables/{table}/rematch", {"swap": swap}))
        await do(first, table, "resign")
        await refused("not-yours", third.post(f"/api/tables/{table}/rematch", {"swap": swap}))
        await watch(wire, table)
        again = await first.post(f"/api/tables/{table}/rematch", {"swap": swap})
        assert (again["state"], again["origin"], again["options"]["us_influence"]) == ("open", table, "2")
        assert (await wire.until("lobby"))["table"] == table
        assert again["id"] not in [info["id"] for info in await third.get("/api/tables")]
        await refused("not-found", third.post(f"/api/tables/{again['id']}/join"))
        assert (await second.get(f"/api/tables/{table}"))["rematch"] == again["id"]
        begun = await second.post(f"/api/tables/{table}/rematch", {"swap": not swap})
        assert (begun["id"], begun["state"]) == (again["id"], "playing")
        order = [second, first] if swap else [first, second]
        assert [chair["account"]["id"] for chair in begun["chairs"]] == [one.me["id"] for one in order]
        assert (await first.post(f"/api/tables/{table}/rematch", {"swap": swap}))["id"] == again["id"]


async def test_two_concurrent_rematch_requests_share_one_table(server: Running) -> None:
    async def private(first: Client, second: Client) -> None:
        laid = await first.post("/api/tables", {"game": LONG, "settings": {"visibility": "private"}})
        await second.post(f"/api/tables/{laid['id']}/join", {"invite": laid["invite"]})
        await do(first, laid["id"], "resign")
        path = f"/api/tables/{laid['id']}/rematch"
        one, other = await asyncio.gather(first.post(path, {"swap": True}), second.post(path, {"swap": True}))
        assert one["id"] == other["id"]
        assert (await first.get(f"/api/tables/{one['id']}"))["state"] == "playing"
        assert rows(server, "SELECT count(*) FROM tables WHERE origin = ?", laid["id"]) == [(1,)]

    async with server.guests(2) as (first, second):
        await private(first, second)


# ---------------------------------------------------------------- sides that change hands


class Swapping(Table):
    """A table where the chairs swap sides after the first choice of a player, as after a bid."""

    @property
    def seating(self) -> tuple[str, ...]:
        made = [choice for choice in self.choices if choice.seat != "chance"]
        return self.game.seats[::-1] if made else self.game.seats


async def test_people_keep_their_chairs_when_sides_change(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("agon.server.tables.state.Table", Swapping)
    async with server.guests(3) as (first, second, third):
        table = await begin(first, second, LONG)
        async with first.socket() as one, second.socket() as two, third.socket() as three:
            assert (await watch(one, table))["seat"] == "us"
            assert (await watch(two, table))["seat"] == "ussr"
            await watch(three, table)
            hand = (await state(second, table))["view"]["hand"]
            await choose(second, table)
            mine, theirs, seen = [await wire.until("state") for wire in (one, two, three)]
            assert mine["full"] and theirs["full"] and not seen["full"]
            assert (mine["seat"], mine["chair"], theirs["seat"], theirs["chair"]) == ("ussr", 0, "us", 1)
            assert mine["seating"] == seen["seating"] == ["ussr", "us"]
            assert mine["view"]["hand"] == hand and mine["ask"]["what"] == "setup" and theirs["ask"] is None
            assert mine["log"]["start"] == 0 and mine["clock"]["running"] == [0]
            await choose(first, table)
            later = await one.until("state")
            assert (later["full"], later["seat"]) == (False, "ussr")
        info = await third.get(f"/api/tables/{table}")
        assert [chair["seat"] for chair in info["chairs"]] == ["ussr", "us"] and info["asked"] == [0]
        await check_restart(server, [first, second], table)
        await do(first, table, "ask_undo")
        await do(second, table, "agree_undo")
        await do(first, table, "ask_undo")
        await do(second, table, "agree_undo")
        back = await state(second, table)
        assert (back["seat"], back["ask"]["what"]) == ("ussr", "setup")
        await check_restart(server, [first, second], table)
        await choose(second, table)
        await do(second, table, "resign")
        assert (await state(first, table))["result"] == {"winners": ["ussr"], "reason": "resign"}
        await check_restart(server, [first, second], table)
        assert kinds(server, table)[-2:] == ["choice", "leave"]


async def test_asked_players_are_listed_by_chair(server: Running) -> None:
    async with server.guests(2) as (first, second):
        table = await begin(first, second, LONG)
        await play_until([first, second], table, "headline")
        assert await asked([first, second], table) == [first, second]
        assert (await first.get(f"/api/tables/{table}"))["asked"] == [0, 1]
