"""Tournaments: who may announce, enter, start, see and cancel them."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from agon.games import NAMES
from agon.server.db.schema import pairings, tournaments

from .clients import ClientPool, refused
from .conftest import Running
from .test_tournaments import COUNT, announce, another_process, begun, field, tables_of

GAME = NAMES[0]


async def test_entering_and_starting(server: Running) -> None:
    async with ClientPool(server) as pool:
        organiser, ann, bea = [await pool.registered(f"{name} enters") for name in ("Org", "Ann", "Bea")]
        path = await announce(organiser, "Spring  Cup", "swiss", rounds=1)
        await refused("not-possible-now", organiser.post(f"{path}/start"))
        guest = await pool.guest()
        await refused("not-yours", guest.post(f"{path}/enter"))
        await refused("not-yours", guest.post("/api/tournaments", {"name": "Cup", "game": GAME, "form": "swiss"}))
        await refused("not-signed-in", pool.anonymous().post(f"{path}/enter"))
        await ann.post(f"{path}/enter")
        await refused("not-possible-now", ann.post(f"{path}/enter"))
        await ann.post(f"{path}/withdraw")
        assert await ann.get(f"{path}/entrants") == []
        for client in (bea, ann):
            await client.post(f"{path}/enter")
        assert [e["account"]["name"] for e in await ann.get(f"{path}/entrants")] == ["Bea enters", "Ann enters"]
        info = await ann.get(path)
        assert (info["name"], info["state"], info["seed"], info["last_round"]) == ("Spring Cup", "open", None, None)
        assert info["settings"]["leaver"] == "loses"
        await refused("not-yours", ann.post(f"{path}/start"))
        started = await organiser.post(f"{path}/start")
        assert (started["state"], started["round"], started["last_round"]) == ("playing", 1, 1)
        assert started["seed"] is not None
        await refused("not-possible-now", organiser.post(f"{path}/start"))
        await refused("not-possible-now", organiser.post(f"{path}/enter"))


async def test_too_many_rounds_for_so_few(server: Running) -> None:
    async with ClientPool(server) as pool:
        organiser = await pool.registered("Org few")
        path = await announce(organiser, "Few", "swiss", rounds=4)
        for client in (await field(pool, 4, "Few")).values():
            await client.post(f"{path}/enter")
        assert "3 rounds" in await refused("not-possible-now", organiser.post(f"{path}/start"))


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "nothing"}, "unknown-game"),
        ({"options": {"nothing": "yes"}}, "bad-option"),
        ({"name": "a\u202eb"}, "bad-name"),
        ({"form": "knockout"}, "bad-request"),
        ({"rounds": 0}, "bad-request"),
        ({"club": "nothing"}, "not-yours"),
    ],
)
async def test_what_cannot_be_announced(server: Running, wish: dict[str, Any], code: str) -> None:
    async with ClientPool(server) as pool:
        organiser = await pool.registered(f"Org {next(COUNT)}")
        given = {"name": "Cup", "game": GAME, "form": "swiss", **wish}
        await refused(code, organiser.post("/api/tournaments", given))


async def test_calling_it_off(server: Running) -> None:
    async with ClientPool(server) as pool:
        path, players, organiser = await begun(pool, 2, "round_robin", rounds=2)
        (ann, _) = players.values()
        await refused("not-yours", ann.post(f"{path}/abort"))
        assert (await organiser.post(f"{path}/abort"))["state"] == "aborted"
        await refused("not-possible-now", organiser.post(f"{path}/abort"))
        await refused("not-possible-now", ann.post(f"{path}/withdraw"))
        (game,) = await ann.get(f"{path}/pairings")
        await ann.post(f"/api/tables/{game['table']}/acts", {"do": "resign"})
        tournament = path.rsplit("/", 1)[1]
        await another_process(pool, server).advance(tournament)
        assert (await pool.rows(select(tournaments.c.round).where(tournaments.c.id == tournament)))[0][0] == 1
        assert len(await pool.rows(select(pairings).where(pairings.c.tournament == tournament))) == 1


@pytest.mark.parametrize("form", ["swiss", "round_robin"])
async def test_an_organiser_does_not_withdraw_their_own_opponent(server: Running, form: str) -> None:
    """This would win them a rated game."""
    async with ClientPool(server) as pool:
        organiser, ann, bea, cat = [await pool.registered(f"{name} {form}") for name in ("Org", "Ann", "Bea", "Cat")]
        path = await announce(organiser, f"Own {form}", form, rounds=1)
        for client in (organiser, ann, bea, cat):
            await client.post(f"{path}/enter")
        await organiser.post(f"{path}/start")
        mine = organiser.me["id"]
        games = await tables_of(organiser, path, 1)
        (game,) = [game for game in games if mine in (game["first"], game["second"])]
        opponent = game["second"] if game["first"] == mine else game["first"]
        await refused("not-yours", organiser.post(f"{path}/withdraw", {"account": opponent}))
        assert (await organiser.get(f"/api/tables/{game['table']}"))["state"] == "playing"
        other = next(one.me["id"] for one in (ann, bea, cat) if one.me["id"] != opponent)
        if form == "swiss":  # whom they may never meet
            await organiser.post(f"{path}/withdraw", {"account": other})
        else:  # a later round would be won by forfeit
            await refused("not-yours", organiser.post(f"{path}/withdraw", {"account": other}))
            await organiser.post(f"{path}/withdraw")
            await organiser.post(f"{path}/withdraw", {"account": other})  # now they gain nothing


async def test_a_tournament_of_a_club_is_for_its_members(server: Running) -> None:
    async with ClientPool(server) as pool:
        owner, member, stranger = [await pool.registered(f"{name} cup") for name in ("Owner", "Member", "Stranger")]
        club = (await owner.post("/api/clubs", {"name": "Cup club", "is_open": True}))["id"]
        await member.post(f"/api/clubs/{club}/join")
        wish = {"name": "Club cup", "game": GAME, "form": "round_robin", "club": club}
        await refused("not-yours", member.post("/api/tournaments", wish))
        path = await announce(owner, "Club cup", "round_robin", club=club)
        for page in ("", "/entrants", "/pairings", "/standings"):
            await refused("not-found", stranger.get(path + page))
        await refused("not-found", stranger.post(f"{path}/enter"))
        for client in (owner, member):
            await client.post(f"{path}/enter")
            assert names(await client.get(f"/api/clubs/{club}/tournaments")) == ["Club cup"]
        for client in (stranger, pool.anonymous()):
            assert await client.get(f"/api/clubs/{club}/tournaments") == []
            assert "Club cup" not in names(await client.get("/api/tournaments"))
        await owner.post(f"{path}/start")
        (game,) = await tables_of(member, path, 1)
        assert (await member.get(f"/api/tables/{game['table']}"))["club"] == club
        await refused("not-found", stranger.get(f"/api/tables/{game['table']}"))


def names(found: list[dict[str, Any]]) -> list[str]:
    return [tournament["name"] for tournament in found]


async def test_the_list_is_paged(server: Running) -> None:
    async with ClientPool(server) as pool:
        organiser = await pool.registered("Org pages")
        for name in ("Page one", "Page two"):
            await announce(organiser, name, "swiss")
        found = await pool.anonymous().get("/api/tournaments", state="open")
        latest = [tournament for tournament in found if tournament["name"].startswith("Page")]
        assert names(latest) == ["Page two", "Page one"]
        later = await pool.anonymous().get("/api/tournaments", state="open", before=latest[0]["created"])
        assert "Page two" not in names(later)
        assert "Page one" in names(later)
