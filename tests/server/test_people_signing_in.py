"""Signing in, and the defences against guessing, on a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import httpx
from argon2 import Type
from sqlalchemy import select

from agon.server.accounts.accounts import Accounts
from agon.server.accounts.identity import People, hash_of
from agon.server.accounts.passwords import HASHER
from agon.server.accounts.rate_limits import address_of
from agon.server.db.schema import accounts, devices, failures, sessions
from agon.server.lobby.lobby import Lobby
from agon.server.lobby.membership import Membership
from agon.server.notify.connections import Connections
from agon.server.tables.registry import TableRegistry

from .clients import PASSWORD, ClientPool, refused
from .conftest import Running


async def test_signing_in_begins_a_new_session_each_time(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.registered("New Each Time")
        seen = {client.http.cookies["agon_session"]}
        for _ in range(2):
            client._know(await client.post("/api/login", {"name": "new each time", "password": PASSWORD}))
            seen.add(client.http.cookies["agon_session"])
        assert len(seen) == 3
        assert len(await client.get("/api/me/sessions")) == 1  # the earlier sessions in this browser ended
        planted = pool.anonymous()
        planted.http.cookies.set("agon_session", "planted-by-somebody-else-beforehand")
        planted._know(await planted.post("/api/login", {"name": "New Each Time", "password": PASSWORD}))
        assert (
            await pool.rows(select(sessions).where(sessions.c.hash == hash_of("planted-by-somebody-else-beforehand")))
            == []
        )


async def test_an_unknown_name_and_a_wrong_password_get_the_same_answer(server: Running) -> None:
    async with ClientPool(server) as pool:
        await pool.registered("Known Name")
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            answers = []
            for name in ("Known Name", "Unknown Name", "known@example.org"):
                wish = {"name": name, "password": "not the password"}
                tried = [
                    await http.post("/api/login", json=wish, headers={"x-forwarded-for": "192.0.2.77"})
                    for _ in range(6)
                ]
                answers.append([(answer.status_code, answer.json()["code"]) for answer in tried])
            assert answers[0] == answers[1] == answers[2]
            assert answers[0][:5] == [(401, "wrong-password")] * 5
            assert answers[0][5] == (429, "too-many-requests")
            assert int(tried[5].headers["retry-after"]) >= 1


async def test_an_unknown_name_takes_as_long_as_a_wrong_password(server: Running) -> None:
    """The same work is done for an unknown name: each attempt hashes once."""
    async with ClientPool(server) as pool:
        await pool.registered("Worked Out")
        passwords = server.services.accounts.passwords
        counts = {}
        fits = passwords._fits
        for name in ("Worked Out", "Nobody At All", (await pool.guest()).me["name"]):
            seen: list[str] = []
            passwords._fits = lambda hashed, password, seen=seen: (
                seen.append(hashed.split("$")[3]) or fits(hashed, password)
            )
            await refused("wrong-password", pool.signed_in(name, "not the password", "192.0.2.78"))
            counts[name] = seen
        passwords._fits = fits
        assert len({tuple(seen) for seen in counts.values()}) == 1  # the same parameters, once each
        assert all(len(seen) == 1 for seen in counts.values())


async def test_a_stranger_cannot_lock_the_owner_out(server: Running) -> None:
    async with ClientPool(server) as pool:
        owner = await pool.registered("Owner")
        await owner.post("/api/logout")
        for _ in range(5):
            await refused("wrong-password", pool.signed_in("Owner", "a guess of mine", "198.51.100.1"))
        message = await refused("too-many-requests", pool.signed_in("Owner", PASSWORD, "198.51.100.1"))
        assert "try again in" in message
        assert (await pool.signed_in("Owner", address="198.51.100.2")).me["name"] == "Owner"  # another address
        owner.http.headers["x-forwarded-for"] = "198.51.100.1"  # the guesser's address, from the owner's browser
        owner.csrf = ""
        owner._know(await owner.post("/api/login", {"name": "Owner", "password": PASSWORD}))
        assert owner.me["name"] == "Owner"


async def test_many_guesses_at_once_are_no_way_around_the_pause(server: Running) -> None:
    async with ClientPool(server) as pool:
        await pool.registered("Guessed At")
        tries = [pool.signed_in("Guessed At", f"guess number {n}", "198.51.100.3") for n in range(20)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        codes = [getattr(error, "code", "") for error in done]
        assert sorted(set(codes)) == ["too-many-requests", "wrong-password"]
        assert codes.count("wrong-password") <= 6


async def test_an_address_that_tries_many_names_waits(server: Running) -> None:
    async with ClientPool(server) as pool:
        await pool.registered("Bystander")
        for n in range(30):
            await refused("wrong-password", pool.signed_in(f"name {n}", "password", "198.51.100.4"))
        await refused("too-many-requests", pool.signed_in("Bystander", PASSWORD, "198.51.100.4"))
        assert (await pool.signed_in("Bystander", address="198.51.100.5")).me["name"] == "Bystander"
        kept = await pool.rows(select(failures.c.key))
        assert all(len(row.key) == 64 and "198" not in row.key[:3] for row in kept)  # neither names nor addresses


def test_neighbours_in_one_ipv6_network_are_one_address() -> None:
    class Connection:
        def __init__(self, host: str) -> None:
            self.client = type("Client", (), {"host": host})

    seen = [address_of(Connection(host)) for host in ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1")]  # type: ignore[arg-type]
    assert seen[0] == seen[1] != seen[2]
    assert address_of(Connection("::ffff:192.0.2.1")) == address_of(Connection("192.0.2.1"))  # type: ignore[arg-type]


def test_hashes_are_argon2id_of_some_weight() -> None:
    assert HASHER.type is Type.ID and HASHER.memory_cost >= 19 * 1024 and HASHER.time_cost >= 2


async def test_an_old_hash_is_renewed_when_its_owner_signs_in(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.registered("Old Hash")
        old = HASHER.hash(PASSWORD)
        await pool.change(accounts.update().where(accounts.c.id == client.me["id"]).values(password=old))
        await pool.signed_in("Old Hash")
        (row,) = await pool.rows(select(accounts.c.password).where(accounts.c.id == client.me["id"]))
        assert "m=32768,t=3,p=1" in old and "m=64,t=1,p=1" in row.password
        assert (await pool.signed_in("Old Hash")).me["id"] == client.me["id"]


async def test_attempts_are_limited_by_address(fresh_server: Callable[..., Any]) -> None:
    with fresh_server(attempts_per_minute=4) as server:
        async with ClientPool(server):
            wishes: list[tuple[str, dict[str, str]]] = [
                ("/api/guest", {}),
                ("/api/login", {"name": "somebody", "password": "something"}),
                ("/api/register", {"name": "x", "password": "y"}),
                ("/api/password/forgotten", {"email": "somebody@example.org"}),
                ("/api/password/reset", {"link": "x" * 43, "password": PASSWORD}),
            ]
            for number, (path, wish) in enumerate(wishes):
                async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
                    headers = {"x-forwarded-for": f"192.0.2.{number}"}
                    codes = []
                    for _ in range(12):  # across a minute boundary there may be twice as many
                        http.cookies.clear()
                        answer = await http.post(path, json=wish, headers=headers)
                        codes.append(answer.status_code)
                    assert 429 in codes and codes[0] != 429, (path, codes)
                    assert answer.json()["code"] == "too-many-requests" and "retry-after" in answer.headers


async def test_a_browser_is_known_by_few_devices(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.registered("Many Devices")
        registry = TableRegistry(pool.storage, server.settings.database_url)
        membership = Membership(pool.storage, registry, Lobby(pool.storage, registry, server.settings))
        accounts = Accounts(People(pool.storage, server.settings), membership, Connections())
        for _ in range(22):
            await accounts.remember_device(client.me["id"], None)
        kept = await pool.rows(select(devices).where(devices.c.account == client.me["id"]))
        assert len(kept) == 20
