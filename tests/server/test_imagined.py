"""A player may request a position to think about: one that their seat might be in, without the opponent's
information."""

from __future__ import annotations

from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.games import NAMES, load

from .conftest import Running, begin


async def refused(code: str, awaitable: Any) -> None:
    with pytest.raises(Refused) as told:
        await awaitable
    assert told.value.code == code, told.value


@pytest.mark.parametrize("name", NAMES)
async def test_an_imagined_position_has_the_same_view_as_the_table(server: Running, name: str) -> None:
    game = load(name)

    async def look(client: Any, table: str) -> None:
        state = await client.get(f"/api/tables/{table}/state")
        found = await client.get(f"/api/tables/{table}/imagined")
        assert found == await client.get(f"/api/tables/{table}/imagined", seat=state["seat"])
        machine, seat = game.compiled.resume(found["cells"], found["frames"]), game.seat_code(state["seat"])
        position = game.compiled.position_of(machine.cells)
        assert game.view(position, seat, game.tables) == state["view"]
        own = [ask for ask in machine.pending if ask[0] == seat]
        offered = [[game.option_id(what, option) for option in options] for _, what, options, _ in own]
        assert offered == ([state["ask"]["options"]] if state["ask"] else [])

    async def asked(clients: Any, table: str) -> tuple[Any, dict[str, Any]]:
        for client in clients:
            ask = (await client.get(f"/api/tables/{table}/state"))["ask"]
            if ask:
                return client, ask
        raise AssertionError("nobody is asked")

    async with server.guests(2) as clients:
        table = await begin(clients[0], clients[1], name)
        for turn in range(30):
            for client in clients:
                await look(client, table)
            client, ask = await asked(clients, table)
            option = ask["options"][turn % len(ask["options"])]
            await client.post(f"/api/tables/{table}/choices", {"number": ask["number"], "option": option})


async def test_only_the_player_of_a_seat_may_ask_and_only_while_the_game_is_played(server: Running) -> None:
    async with server.guests(3) as (first, second, stranger), server.client() as nobody:
        waiting = (await first.post("/api/tables", {"game": "hector_achilles"}))["id"]
        await refused("not-possible-now", first.get(f"/api/tables/{waiting}/imagined"))
        table = await begin(first, second, "hector_achilles")
        page = f"/api/tables/{table}/imagined"
        seats = [(await one.get(f"/api/tables/{table}/state"))["seat"] for one in (first, second)]
        await first.get(page, seat=seats[0])
        await refused("not-yours", first.get(page, seat=seats[1]))
        await refused("not-yours", first.get(page, seat="no_such_seat"))
        await refused("not-yours", stranger.get(page))
        await refused("not-signed-in", nobody.get(page))
        await refused("not-found", first.get("/api/tables/no_such_table/imagined"))
        await first.post(f"/api/tables/{table}/acts", {"do": "abort"})
        await refused("not-possible-now", first.get(page))
