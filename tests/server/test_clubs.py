"""Clubs: roles, joining and leaving, and what only members see."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from agon.games import NAMES
from agon.server.client.client import Client
from agon.server.db.schema import members

from .clients import PASSWORD, ClientPool, refused
from .conftest import Running

GAME = NAMES[0]


async def people(pool: ClientPool, club: str, *names: str) -> list[Client]:
    """Registered users whose names include the club's."""
    return [await pool.registered(f"{name} of {club}") for name in names]


async def make(owner: Client, name: str, **wish: Any) -> str:
    """Create a club; return its path."""
    return f"/api/clubs/{(await owner.post('/api/clubs', {'name': name, **wish}))['id']}"


async def appoint(by: Client, club: str, whom: Client, role: str) -> Any:
    return await by.post(f"{club}/members", {"account": whom.me["id"], "role": role})


async def roles(client: Client, club: str) -> dict[str, str]:
    """First name to role, as a user sees it."""
    return {m["account"]["name"].split()[0]: m["role"] for m in await client.get(f"{club}/members")}


async def test_from_invitation_to_ownership(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann, bea, cid = await people(pool, "Rise", "Ann", "Bea", "Cid")
        club = await make(ann, "Rise", about="We meet on Mondays.")
        await appoint(ann, club, bea, "invited")
        assert [(mine["name"], mine["role"]) for mine in await bea.get("/api/me/clubs")] == [("Rise", "invited")]
        assert (await bea.post(f"{club}/join"))["role"] == "member"
        await appoint(ann, club, bea, "officer")
        assert (await cid.post(f"{club}/join"))["role"] == "asking"
        assert await roles(cid, club) == {"Ann": "owner", "Bea": "officer"}  # only officers see who has asked to join
        assert await roles(bea, club) == {"Ann": "owner", "Bea": "officer", "Cid": "asking"}
        await appoint(bea, club, cid, "member")
        await refused("not-possible-now", ann.post(f"{club}/leave"))
        await appoint(ann, club, bea, "owner")
        assert await roles(ann, club) == {"Bea": "owner", "Ann": "officer", "Cid": "member"}
        await ann.post(f"{club}/leave")
        assert await roles(cid, club) == {"Bea": "owner", "Cid": "member"}
        assert (await cid.get(club))["members"] == 2


async def test_anyone_can_join_an_open_club(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann, bea = await people(pool, "Open", "Ann", "Bea")
        club = await make(ann, "Open house", is_open=True)
        assert (await bea.post(f"{club}/join"))["role"] == "member"
        await refused("not-possible-now", bea.post(f"{club}/join"))
        await refused("not-yours", (await pool.guest()).post(f"{club}/join"))
        await refused("not-signed-in", pool.anonymous().post(f"{club}/join"))


async def test_declining_asking_no_more_and_not_being_let_in(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann, bea, cid = await people(pool, "Shut", "Ann", "Bea", "Cid")
        club = await make(ann, "Shut")
        await appoint(ann, club, bea, "invited")
        await bea.post(f"{club}/leave")
        assert (await bea.post(f"{club}/join"))["role"] == "asking"
        await bea.post(f"{club}/leave")
        await refused("not-possible-now", bea.post(f"{club}/leave"))
        await cid.post(f"{club}/join")
        await ann.post(f"{club}/remove", {"account": cid.me["id"]})
        assert await roles(ann, club) == {"Ann": "owner"}
        await cid.post(f"{club}/join")
        await appoint(ann, club, cid, "invited")  # inviting someone who has asked accepts them
        assert await roles(cid, club) == {"Ann": "owner", "Cid": "member"}


async def test_who_may_do_what(server: Running) -> None:
    """Everyone below the required role is refused, and nothing changes."""
    async with ClientPool(server) as pool:
        ann, off, mem, out = await people(pool, "Rank", "Ann", "Off", "Mem", "Out")
        club = await make(ann, "Rank", is_open=True)
        for client in (off, mem):
            await client.post(f"{club}/join")
        await appoint(ann, club, off, "officer")
        before = await roles(ann, club)
        for client in (mem, out):
            await refused("not-yours", appoint(client, club, out, "invited"))
            await refused("not-yours", client.post(club, {"about": "mine"}))
            await refused("not-yours", client.post(f"{club}/remove", {"account": off.me["id"]}))
        for client in (off, mem, out):
            await refused("not-yours", appoint(client, club, mem, "officer"))
            await refused("not-yours", appoint(client, club, off, "owner"))
            await refused("not-yours", client.post(club, {"name": "Other"}))
            await refused("not-yours", client.post(f"{club}/remove", {"account": off.me["id"]}))
            await refused("not-yours", client.post(f"{club}/remove", {"account": ann.me["id"]}))
        await refused("not-possible-now", appoint(ann, club, ann, "member"))
        await refused("not-possible-now", ann.post(f"{club}/remove", {"account": ann.me["id"]}))
        await refused("not-possible-now", appoint(ann, club, out, "member"))
        assert await roles(ann, club) == before
        await off.post(f"{club}/remove", {"account": mem.me["id"]})
        await off.post(club, {"about": "Ours", "is_open": False})
        found = await out.get(club)
        assert (found["about"], found["is_open"], found["role"]) == ("Ours", False, None)
        assert await roles(ann, club) == {"Ann": "owner", "Off": "officer"}


@pytest.mark.parametrize("name", ["x", "<b>", "a\u202eb", "x" * 33])
async def test_names_are_as_those_of_people(server: Running, name: str) -> None:
    async with ClientPool(server) as pool:
        ann = await pool.registered(f"Ann {len(name)} {ord(name[0])}")
        await refused("bad-name", ann.post("/api/clubs", {"name": name}))


async def test_a_name_is_taken_once(server: Running) -> None:
    async with ClientPool(server) as pool:
        (ann,) = await people(pool, "Twice", "Ann")
        await make(ann, "Twice")
        for name in ("ＴＷＩＣＥ", "Twice.", "Tᴡice"):
            await refused("name-taken", ann.post("/api/clubs", {"name": name}))
        other = await make(ann, "Thrice")
        for name in ("twice", "twice_"):
            await refused("name-taken", ann.post(other, {"name": name}))
        assert (await ann.get(other))["name"] == "Thrice"
        await refused("not-yours", (await pool.guest()).post("/api/clubs", {"name": "Guests"}))


async def test_tables_of_a_club_are_for_its_members(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann, bea, out = await people(pool, "Tables", "Ann", "Bea", "Out")
        club = await make(ann, "Tables")
        await appoint(ann, club, bea, "invited")
        wish = {"game": GAME, "club": club.rsplit("/", 1)[1]}
        table = (await ann.post("/api/tables", wish))["id"]
        for client in (bea, out):  # an invitation is not a membership yet
            await refused("not-yours", client.get(f"{club}/tables"))
            await refused("not-found", client.get(f"/api/tables/{table}"))
            await refused("not-yours", client.post("/api/tables", wish))
        await bea.post(f"{club}/join")
        assert [found["id"] for found in await bea.get(f"{club}/tables", state="open")] == [table]
        assert await bea.get(f"{club}/tables", state="over") == []
        assert table not in [found["id"] for found in await out.get("/api/tables")]


async def test_clubs_are_found_by_name(server: Running) -> None:
    async with ClientPool(server) as pool:
        (ann,) = await people(pool, "Lists", "Ann")
        for name in ("Lists Beta", "Lists Alpha", "lists gamma"):
            await make(ann, name)
        stranger = pool.anonymous()
        assert names(await stranger.get("/api/clubs", search="LISTS")) == ["Lists Alpha", "Lists Beta", "lists gamma"]
        assert names(await stranger.get("/api/clubs", search="lists", after="Lists Alpha")) == [
            "Lists Beta",
            "lists gamma",
        ]
        assert await stranger.get("/api/clubs", search="100%") == []
        assert names(await ann.get("/api/me/clubs")) == ["Lists Alpha", "Lists Beta", "lists gamma"]
        await refused("not-found", stranger.get("/api/clubs/nothing"))


def names(clubs: list[dict[str, Any]]) -> list[str]:
    return [club["name"] for club in clubs]


async def test_nobody_else_can_tell_who_asks_to_join(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann, mem, asks, out = [await pool.registered(f"{name} tells") for name in ("Ann", "Mem", "Asks", "Out")]
        club = await make(ann, "Tells nobody")
        await appoint(ann, club, mem, "invited")
        await mem.post(f"{club}/join")
        await asks.post(f"{club}/join")
        for client in (mem, out):
            for role in ("invited", "member", "officer", "owner"):
                said = {await refused("not-yours", appoint(client, club, whom, role)) for whom in (asks, out)}
                assert len(said) == 1
            removed = [client.post(f"{club}/remove", {"account": whom.me["id"]}) for whom in (asks, out)]
            assert len({await refused("not-yours", one) for one in removed}) == 1


async def test_a_blocked_account_cannot_invite(server: Running) -> None:
    async with ClientPool(server) as pool:
        ann, bea = await people(pool, "Blocks", "Ann", "Bea")
        club = await make(ann, "Blocks")
        await bea.request("PUT", f"/api/me/blocks/{ann.me['id']}", {})
        await refused("not-found", appoint(ann, club, bea, "invited"))
        await refused("not-found", ann.post(f"{club}/members", {"account": "nobody", "role": "invited"}))


async def test_a_club_without_its_owner_gets_a_new_one(server: Running) -> None:
    """The officer becomes the owner, although a member joined earlier."""
    async with ClientPool(server) as pool:
        ann, mem, off = await people(pool, "Heirs", "Ann", "Mem", "Off")
        club = await make(ann, "Heirs", is_open=True)
        await mem.post(f"{club}/join")
        await off.post(f"{club}/join")
        await appoint(ann, club, off, "officer")
        await ann.post("/api/me/delete", {"password": PASSWORD})
        await refused("not-yours", appoint(mem, club, mem, "owner"))
        await appoint(off, club, mem, "officer")
        assert await roles(off, club) == {"Off": "owner", "Mem": "officer"}
        here = members.c.club == club.rsplit("/", 1)[1]
        assert len(await pool.rows(select(members).where(here))) == 2
