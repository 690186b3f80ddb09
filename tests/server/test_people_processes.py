"""Several processes with one PostgreSQL: an account is the same in all of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from agon.server.db.storage import now
from tools.cluster import Cluster

from .clients import PASSWORD, ClientPool, refused
from .conftest import Running, running

HOUR = 60 * 60 * 1000


@pytest.fixture
def pair(postgresql: Cluster, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    database = postgresql.database("people")
    with running(tmp_path, database=database) as first, running(tmp_path, database=database) as second:
        yield first, second


async def test_what_happens_to_an_account_happens_at_every_process(pair: tuple[Running, Running]) -> None:
    first, second = pair
    async with ClientPool(first) as here, ClientPool(second) as there:
        client, admin = await there.registered("In Two Places"), await here.admin("Keeper Of Both")
        async with client.socket() as wire:
            await wire.send("leave", "nowhere")
            await wire.until("ok")
            await admin.post(f"/api/admin/accounts/{client.me['id']}/bar", {"until": now() + HOUR})
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.receive()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4001
        await refused("barred", client.get("/api/me/tables"))
        for pool in (here, there, here, there, here):
            await refused("wrong-password", pool.signed_in("In Two Places", "a guess of mine", "192.0.2.1"))
        await refused("too-many-requests", there.signed_in("In Two Places", PASSWORD, "192.0.2.1"))
        await refused("name-taken", here.registered("IN TWO PLACES"))
