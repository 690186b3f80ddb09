"""What an ask carries, and why an option is not offered."""

from __future__ import annotations

from .clients import ClientPool, refused
from .conftest import Running, begin
from .table_helpers import LONG, choose, state

PLACING = """study Placing influence
game twilight_struggle
given turn 4
given phase action_round
given round 1
given phasing us
given defcon 4
given influence.canada.us 2
given influence.united_kingdom.us 5
given influence.west_germany.us 1
given influence.france.ussr 3
given hand.us truman_doctrine nato
us card truman_doctrine
us use influence
"""
DEFCON_2 = """study At DEFCON 2
game twilight_struggle
given turn 4
given phase action_round
given round 1
given phasing us
given defcon 2
given influence.angola.us 0
given influence.angola.ussr 2
given influence.cuba.us 0
given influence.cuba.ussr 0
given hand.us nato olympic_games
"""


async def test_an_ask_says_how_many_are_left(server: Running) -> None:
    async with ClientPool(server) as pool:
        us, ussr = await pool.guest(), await pool.guest()
        table = await begin(us, ussr, LONG)
        for left in (6, 5):
            ask = (await state(ussr, table))["ask"]
            assert (ask["left"], ask["of"]) == (left, 6)
            assert not {"card", "reason", "costs", "forced"} & set(ask)
            await choose(ussr, table, ask["options"][0])


async def test_a_study_says_card_costs_and_why_not(server: Running) -> None:
    async with ClientPool(server) as pool:
        one = await pool.guest()
        study = (await one.post("/api/studies", {"text": PLACING}))["id"]
        given = {"id": study, "step": 2, "seat": "us"}
        ask = (await one.get("/api/studies/at", **given))["ask"]
        assert (ask["card"], ask["reason"], ask["left"], ask["of"]) == ("truman_doctrine", "operations", 1, 1)
        assert "france" not in ask["options"]
        why = await one.get("/api/studies/why", **given, option="france")
        assert why == {"reason": "too_expensive", "cost": 2, "left": 1, "rule": "TS-000-6.1.2-b"}
        why = await one.get("/api/studies/why", **given, option="vietnam")
        assert why == {"reason": "out_of_reach", "cost": 1, "left": 1, "rule": "TS-000-6.1.1-a"}
        assert (await one.get("/api/studies/why", **given, option="canada"))["reason"] is None
        await refused("not-asked", one.get("/api/studies/why", **{**given, "seat": "ussr"}, option="canada"))


async def test_only_the_player_who_is_asked_learns_why(server: Running) -> None:
    async with ClientPool(server) as pool:
        us, ussr, other = await pool.guest(), await pool.guest(), await pool.guest()
        table = await begin(us, ussr, LONG)
        path = f"/api/tables/{table}/why"
        why = await ussr.get(path, option="france")
        assert why == {"reason": "wrong_area", "cost": 1, "left": 6, "rule": "TS-000-3.2-b"}
        why = await ussr.get(path, option="no_such_word")
        assert why == {"reason": None, "cost": None, "left": None, "rule": None}
        await refused("not-asked", us.get(path, option="france"))
        await refused("not-yours", ussr.get(path, option="france", seat="us"))
        await refused("not-yours", other.get(path, option="france"))
        await refused("not-signed-in", pool.anonymous().get(path, option="france"))
        await us.post(f"/api/tables/{table}/acts", {"do": "resign"})
        await refused("game-over", ussr.get(path, option="france"))


async def test_a_coup_at_defcon_2_comes_with_a_warning_and_is_not_forced(server: Running) -> None:
    async with ClientPool(server) as pool:
        one = await pool.guest()
        coup = f"{DEFCON_2}us card nato\nus use coup\n"
        study = (await one.post("/api/studies", {"text": coup}))["id"]
        use = (await one.get("/api/studies/at", id=study, step=1, seat="us"))["ask"]
        target = (await one.get("/api/studies/at", id=study, step=2, seat="us"))["ask"]
        assert "coup" not in use.get("warnings", {}) or set(target["warnings"]) == set(target["options"])
        assert target["warnings"]["angola"] == "nuclear_war"
        assert "forced" not in target
