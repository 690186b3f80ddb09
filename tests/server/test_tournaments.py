"""Tournaments from announcement to the last game: whole ones played over sockets, and everything that can go wrong."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from agon.games import NAMES
from agon.server.accounts.identity import People
from agon.server.client.client import Client
from agon.server.db.schema import events, tables
from agon.server.lobby.lobby import Lobby
from agon.server.tables.registry import TableRegistry
from agon.server.tournaments.rounds import Rounds
from tests.tiers import sampled
from tools.cluster import Cluster

from .clients import ClientPool, refused
from .conftest import Running, running
from .table_helpers import backdate
from .test_play import play

GAME = NAMES[0]
LOOKS = 1000  # attempts before giving up


async def field(pool: ClientPool, number: int, name: str) -> dict[str, Client]:
    """This many registered players, by account."""
    clients = await asyncio.gather(*(pool.registered(f"{name} {n}") for n in range(number)))
    return {client.me["id"]: client for client in clients}


async def announce(organiser: Client, name: str, form: str, **wish: Any) -> str:
    """Announce a tournament; return its path."""
    made = await organiser.post("/api/tournaments", {"name": name, "game": GAME, "form": form, **wish})
    return f"/api/tournaments/{made['id']}"


async def begun(pool: ClientPool, number: int, form: str, **wish: Any) -> tuple[str, dict[str, Client], Client]:
    """A tournament that has started: its path, its players, and its organiser (who does not play)."""
    name = f"T {next(COUNT)}"
    organiser = await pool.registered(f"{name} organiser")
    path, players = await announce(organiser, name, form, **wish), await field(pool, number, name)
    for client in players.values():
        await client.post(f"{path}/enter")
    await organiser.post(f"{path}/start")
    return path, players, organiser


COUNT = itertools.count()


async def until(client: Client, path: str, true: Callable[[Any], bool]) -> Any:
    """Poll a page until a condition holds."""
    for _ in range(LOOKS):
        if true(found := await client.get(path)):
            return found
        await asyncio.sleep(0.02)
    raise AssertionError(f"{path} never came to that; at the end: {found}")


def of_round(number: int) -> Callable[[Any], bool]:
    """Whether the tournament has reached this round or its end."""
    return lambda info: info["round"] >= number or info["state"] == "over"


async def tables_of(client: Client, path: str, number: int) -> list[dict[str, Any]]:
    """The games of a round to be played, once all of them have started."""
    met = await until(
        client,
        f"{path}/pairings",
        lambda found: all(p["table"] or p["points"] is not None for p in found if p["round"] == number),
    )
    games = [pairing for pairing in met if pairing["round"] == number and pairing["points"] is None]
    for game in games:
        await until(client, f"/api/tables/{game['table']}", lambda info: info["state"] != "open")
    return games


async def hasty(client: Client, table: str, seed: int) -> None:
    """Answer a few asks at random, then resign, so that the game ends soon."""
    chance, answered = random.Random(seed), {-1}
    async with client.socket() as wire:
        await wire.send("watch", table)
        while (message := await wire.until("state"))["result"] is None:
            ask = message["ask"]
            if ask and len(answered) > 5:
                await wire.send("resign", table)
            elif ask and ask["number"] not in answered:
                answered.add(ask["number"])
                await wire.send("choose", table, number=ask["number"], option=chance.choice(ask["options"]))


async def play_round(players: dict[str, Client], path: str, number: int) -> None:
    """Play all games of a round at once, at random; those of the first round to their end by the rules."""
    anybody = next(iter(players.values()))
    await until(anybody, path, of_round(number))
    games = await tables_of(anybody, path, number)
    await play_games(players, games, play if number == 1 else hasty)


async def play_games(players: dict[str, Client], games: list[dict[str, Any]], how: Callable[..., Any]) -> None:
    sides = itertools.product(games, ("first", "second"))
    await asyncio.gather(*(how(players[game[side]], game["table"], seed) for seed, (game, side) in enumerate(sides)))


async def resign_round(players: dict[str, Client], path: str, number: int, loser: str = "second") -> None:
    """End all games of a round at once."""
    anybody = next(iter(players.values()))
    await until(anybody, path, of_round(number))
    for pairing in await tables_of(anybody, path, number):
        await players[pairing[loser]].post(f"/api/tables/{pairing['table']}/acts", {"do": "resign"})


def check_cross_table(found: dict[str, Any]) -> None:
    """The standings add up from the games, and nobody meets the same opponent twice in a cycle."""
    met = found["pairings"]
    assert all(pairing["points"] is not None for pairing in met)
    by_id = {pairing["id"]: pairing for pairing in met}
    for line in found["standings"]:
        me = line["account"]["id"]
        mine = [by_id[name] for name in line["games"]]
        assert line["points"] == sum(p["points"] if p["first"] == me else 1 - p["points"] for p in mine)
    assert [line["place"] for line in found["standings"]] == sorted(line["place"] for line in found["standings"])


# ---------------------------------------------------------------- whole tournaments


async def test_a_round_robin_of_five_played_to_its_end(server: Running) -> None:
    """Ten games in five rounds; everyone has one bye. The next round starts by itself."""
    async with ClientPool(server) as pool:
        path, players, _ = await begun(pool, 5, "round_robin")
        for number in range(1, 6):
            await play_round(players, path, number)
        stranger = pool.anonymous()
        info = await until(stranger, path, lambda info: info["state"] == "over")
        assert (info["round"], info["last_round"], info["entrants"]) == (5, 5, 5)
        found = await stranger.get(f"{path}/standings")
        check_cross_table(found)
        games = [pairing for pairing in found["pairings"] if pairing["second"]]
        assert Counter(frozenset((p["first"], p["second"])) for p in games) == Counter(
            map(frozenset, itertools.combinations(players, 2))
        )
        rests = [pairing for pairing in found["pairings"] if not pairing["second"]]
        assert {pairing["first"] for pairing in rests} == set(players)
        assert {(pairing["how"], pairing["points"]) for pairing in rests} == {("bye", 0)}
        for pairing in games:
            table = await stranger.get(f"/api/tables/{pairing['table']}")
            places = [chair["place"] for chair in table["chairs"]]
            assert pairing["points"] == {(1, 2): 1, (1, 1): 0.5, (2, 1): 0}[tuple(places)]
            assert [chair["account"]["id"] for chair in table["chairs"]] == [pairing["first"], pairing["second"]]
            assert pairing["how"] == ("played" if pairing["round"] == 1 else "resign")


async def test_a_swiss_of_eight_with_a_withdrawal_and_byes(server: Running) -> None:
    """One player withdraws during round one: the game is lost, and the other seven continue with a bye per round."""
    async with ClientPool(server) as pool:
        path, players, _ = await begun(pool, 8, "swiss", rounds=3)
        (leaver, *_) = players
        games = await tables_of(players[leaver], path, 1)
        await players[leaver].post(f"{path}/withdraw")
        rest = [pairing for pairing in games if leaver not in (pairing["first"], pairing["second"])]
        assert len(rest) == 3
        await play_games(players, rest, play)
        for number in (2, 3):
            await play_round(players, path, number)
        await until(players[leaver], path, lambda info: info["state"] == "over")
        found = await players[leaver].get(f"{path}/standings")
        check_cross_table(found)
        met = found["pairings"]
        assert max(Counter(frozenset((p["first"], p["second"])) for p in met).values()) == 1
        byes = [pairing for pairing in met if pairing["how"] == "bye"]
        assert [(pairing["round"], pairing["points"]) for pairing in byes] == [(2, 1), (3, 1)]
        (lost,) = [pairing for pairing in met if leaver in (pairing["first"], pairing["second"])]
        assert lost["how"] == "resign"
        assert lost["points"] == (0 if lost["first"] == leaver else 1)
        for number in (2, 3):
            here = [p for pairing in met if pairing["round"] == number for p in (pairing["first"], pairing["second"])]
            assert sorted(filter(None, here)) == sorted(set(players) - {leaver})
        last = found["standings"][-1]
        assert last["withdrawn"] == (last["account"]["id"] == leaver)


async def test_everyone_meets_twice_with_sides_swapped(server: Running) -> None:
    async with ClientPool(server) as pool:
        path, players, _ = await begun(pool, 3, "round_robin", rounds=2)
        for number in range(1, 7):
            await resign_round(players, path, number)
        anybody = next(iter(players.values()))
        await until(anybody, path, lambda info: info["state"] == "over")
        met = await anybody.get(f"{path}/pairings")
        games = Counter((pairing["first"], pairing["second"]) for pairing in met if pairing["second"])
        assert games == Counter(itertools.permutations(players, 2))


# ---------------------------------------------------------------- results


async def test_running_out_of_time_loses(server: Running) -> None:
    """The tables use the clock of the tournament. Here the game is backdated in the database."""
    async with ClientPool(server) as pool:
        clock = {"kind": "bank", "seconds": 600, "increment": 5}
        path, _, organiser = await begun(pool, 2, "swiss", settings={"clock": clock})
        (game,) = await tables_of(organiser, path, 1)
        info = await organiser.get(f"/api/tables/{game['table']}")
        assert info["settings"]["clock"] == {"days": 3, **clock}
        backdate(server, game["table"], 700_000)
        await until(organiser, path, lambda info: info["state"] == "over")
        (result,) = await organiser.get(f"{path}/pairings")
        assert (result["how"], result["points"]) == ("timeout", float(info["asked"][0]))


async def test_the_organiser_decides_a_game_that_is_stuck(server: Running) -> None:
    async with ClientPool(server) as pool:
        path, players, organiser = await begun(pool, 4, "swiss", rounds=2)
        games = await tables_of(organiser, path, 1)
        stuck = f"{path}/pairings/{games[0]['id']}"
        for client in players.values():
            await refused("not-yours", client.post(stuck, {"points": 2}))
        await refused("not-signed-in", pool.anonymous().post(stuck, {"points": 2}))
        await refused("not-found", organiser.post(f"{path}/pairings/nothing", {"points": 2}))
        await refused("bad-request", organiser.post(stuck, {"points": 3}))
        await organiser.post(stuck, {"points": 1})
        await refused("not-possible-now", organiser.post(stuck, {"points": 2}))
        assert (await organiser.get(f"/api/tables/{games[0]['table']}"))["state"] == "aborted"
        (decided, other) = await organiser.get(f"{path}/pairings")
        assert (decided["how"], decided["points"], other["points"]) == ("set", 0.5, None)
        await players[other["first"]].post(f"/api/tables/{other['table']}/acts", {"do": "resign"})
        await until(organiser, path, of_round(2))


async def test_organisers_cannot_decide_their_own_game(server: Running) -> None:
    async with ClientPool(server) as pool:
        organiser = await pool.registered("Playing organiser")
        path = await announce(organiser, "Own", "swiss")
        players = await field(pool, 1, "Own player")
        for client in (organiser, *players.values()):
            await client.post(f"{path}/enter")
        await organiser.post(f"{path}/start")
        (game,) = await tables_of(organiser, path, 1)
        await refused("not-yours", organiser.post(f"{path}/pairings/{game['id']}", {"points": 2}))


async def test_a_game_of_a_tournament_is_not_aborted(server: Running) -> None:
    async with ClientPool(server) as pool:
        path, players, _ = await begun(pool, 2, "swiss")
        for account, client in players.items():
            (game,) = await tables_of(client, path, 1)
            assert account in (game["first"], game["second"])
            await refused("not-possible-now", client.post(f"/api/tables/{game['table']}/acts", {"do": "abort"}))


async def test_withdrawing_from_a_round_robin_forfeits_the_rest(server: Running) -> None:
    async with ClientPool(server) as pool:
        path, players, organiser = await begun(pool, 4, "round_robin")
        (leaver, *others) = players
        await organiser.post(f"{path}/withdraw", {"account": leaver})
        await refused("not-possible-now", organiser.post(f"{path}/withdraw", {"account": leaver}))
        await refused("not-yours", players[others[0]].post(f"{path}/withdraw", {"account": others[1]}))
        await until(
            organiser, f"{path}/pairings", lambda found: any(pairing["points"] is not None for pairing in found)
        )
        for number in (1, 2, 3):
            await resign_round(players, path, number)
        await until(organiser, path, lambda info: info["state"] == "over")
        found = await organiser.get(f"{path}/standings")
        check_cross_table(found)
        his = [p for p in found["pairings"] if leaver in (p["first"], p["second"])]
        assert [p["points"] == (p["second"] == leaver) for p in his] == [True, True, True]
        assert [p["how"] for p in his] == ["resign", "forfeit", "forfeit"]
        line = found["standings"][-1]
        assert (line["account"]["id"], line["withdrawn"], line["points"], line["lost"]) == (leaver, True, 0, 3)


async def test_when_all_but_one_withdraw_it_is_over(server: Running) -> None:
    async with ClientPool(server) as pool:
        path, players, organiser = await begun(pool, 3, "swiss", rounds=3)
        for client in list(players.values())[1:]:
            await client.post(f"{path}/withdraw")
        await until(organiser, path, lambda info: info["state"] == "over")


# ---------------------------------------------------------------- crashes and two processes


def another_process(pool: ClientPool, server: Running) -> Rounds:
    """Another process of the server on the same database."""
    url = server.settings.database_url
    registry = TableRegistry(pool.storage, url)
    lobby = Lobby(pool.storage, registry, server.settings)
    return Rounds(pool.storage, People(pool.storage, server.settings), registry, lobby)


@pytest.fixture(scope="module")
def over_postgresql(tmp_path_factory: pytest.TempPathFactory, postgresql: Cluster) -> Iterator[Running]:
    """A server with PostgreSQL, where two transactions can really run at once."""
    with running(tmp_path_factory.mktemp("server"), database=postgresql.database("tournaments")) as started:
        yield started


@pytest.mark.parametrize("where", sampled(["server", "over_postgresql"]))
async def test_two_processes_begin_a_round_once(request: pytest.FixtureRequest, where: str) -> None:
    server: Running = request.getfixturevalue(where)
    async with ClientPool(server) as pool:
        path, players, organiser = await begun(pool, 6, "swiss", rounds=3)
        tournament = path.rsplit("/", 1)[1]
        for number in (1, 2, 3):
            await resign_round(players, path, number)
            others = [another_process(pool, server) for _ in range(2)]
            await asyncio.gather(*(other.advance(tournament) for other in others))
        await until(organiser, path, lambda info: info["state"] == "over")
        met = await organiser.get(f"{path}/pairings")
        assert Counter(pairing["round"] for pairing in met) == {1: 3, 2: 3, 3: 3}
        mine = select(func.count()).where(tables.c.pairing.in_([pairing["id"] for pairing in met]))
        assert (await pool.rows(mine))[0][0] == 9


async def test_a_crash_at_any_step_is_made_good(fresh_server: Callable[..., Any]) -> None:
    """A round without tables; a table created but not started; results that were not counted yet."""
    with fresh_server() as server:
        server.services.registry.after.remove(server.services.ratings.after)
        async with ClientPool(server) as pool:
            path, players, _ = await begun(pool, 6, "round_robin")
            games = await tables_of(next(iter(players.values())), path, 1)
            await pool.change(delete(tables).where(tables.c.id == games[0]["table"]))
            await pool.change(update(tables).where(tables.c.id == games[1]["table"]).values(state="open", n=0))
            await pool.change(delete(events).where(events.c.table == games[1]["table"]))
            await players[games[2]["first"]].post(f"/api/tables/{games[2]['table']}/acts", {"do": "resign"})
    with fresh_server() as server:
        async with ClientPool(server) as pool:
            client = pool.anonymous()
            found = await until(
                client, f"{path}/pairings", lambda met: met[0]["table"] and met[2]["points"] is not None
            )
            assert found[0]["table"] != games[0]["table"]
            assert found[1]["table"] == games[1]["table"]
            assert (found[2]["points"], found[2]["how"]) == (0, "resign")
            for pairing in found[:2]:
                await until(client, f"/api/tables/{pairing['table']}", lambda info: info["state"] == "playing")
