"""Studies on the server: saved, changed, replayed step by step, previewed while they are written."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from agon.engine.table import Table
from agon.engine.table.study import check, write_record
from agon.games import load
from agon.server.client.client import Client
from agon.server.db.schema import studies
from agon.server.study import studies as keeping
from tests.games.twilight_struggle.playdek_writer import write_game

from .clients import PASSWORD, ClientPool, refused
from .conftest import Running

STUDY = """study A hand of four
rules HA-5.2
game hector_achilles
given phase rounds
given round 1
given fate f1
given attacker achaeans
given acting achaeans
given hand.achaeans red_1 red_2 red_3 red_4
given laid.achaeans blue_2
given laid.trojans blue_3
#! seat achaeans
#: look_at_your_hand
?+ achaeans pass
achaeans action pass
#: now_a_troop
achaeans troop red_4
resign trojans
= winner achaeans
"""
BREAKS = "study Nobody\ngame roll_player players=4\ngiven race.p3 none\n"
"""A position that contradicts nothing, but in which the rules cannot score a seat."""


def record(game: str, choices: int) -> str:
    table = Table(load(game))
    for _ in range(choices):
        ask = table.asks[0]
        table.choose(ask.seat, ask.options[len(table.choices) % len(ask.options)])
    return write_record(table, "An evening")


async def keep(client: Client, text: str = STUDY, **more: Any) -> dict[str, Any]:
    kept: dict[str, Any] = await client.post("/api/studies", {"text": text, **more})
    return kept


# ---------------------------------------------------------------- keeping


async def test_a_study_is_saved_changed_and_deleted(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        kept = await keep(client)
        assert (kept["title"], kept["game"], kept["rules"]) == ("A hand of four", "hector_achilles", ["HA-5.2"])
        assert (kept["owner"], kept["public"], kept["is_record"]) == (client.me["id"], True, False)
        assert (kept["seats"], kept["learner"], kept["text"]) == (["achaeans", "trojans"], "achaeans", STUDY)
        assert await client.get("/api/studies/one", id=kept["id"]) == kept
        listed = await client.get("/api/me/studies")
        assert listed == [{**kept, "text": "", "steps": [], "learner": None}]
        changed = await client.request("PUT", f"/api/studies/{kept['id']}", {"title": "Four", "public": False})
        assert (changed["title"], changed["public"], changed["text"]) == ("Four", False, STUDY)
        assert changed["created"] == kept["created"]
        await client.request("PUT", f"/api/studies/{kept['id']}", {"text": record("roll_player", 30)})
        one = await client.get("/api/studies/one", id=kept["id"])
        assert (one["game"], one["is_record"], one["title"], one["seats"]) == (
            "roll_player",
            True,
            "Four",
            ["p1", "p2"],
        )
        await client.request("DELETE", f"/api/studies/{kept['id']}")
        await refused("not-found", client.get("/api/studies/one", id=kept["id"]))
        assert await client.get("/api/me/studies") == []


async def test_others_read_what_is_public_and_change_nothing(server: Running) -> None:
    async with ClientPool(server) as pool:
        owner, other, stranger = await pool.guest(), await pool.guest(), pool.anonymous()
        shown, hidden = await keep(owner), await keep(owner, public=False)
        for client in (other, stranger):
            assert (await client.get("/api/studies/one", id=shown["id"]))["text"] == STUDY
            await refused("not-found", client.get("/api/studies/one", id=hidden["id"]))
            await refused("not-found", client.get("/api/studies/at", id=hidden["id"], step=0))
        await refused("not-yours", other.request("PUT", f"/api/studies/{shown['id']}", {"title": "Mine"}))
        await refused("not-yours", other.request("DELETE", f"/api/studies/{shown['id']}"))
        await refused("not-found", other.request("DELETE", f"/api/studies/{hidden['id']}"))
        await refused("not-signed-in", keep(stranger))
        assert [row["id"] for row in await other.get("/api/me/studies")] == []


async def test_an_administrator_may_remove_but_not_rewrite(server: Running) -> None:
    async with ClientPool(server) as pool:
        owner, admin = await pool.guest(), await pool.admin("Keeper Of Studies")
        kept = await keep(owner, public=False)
        await refused("not-yours", admin.request("PUT", f"/api/studies/{kept['id']}", {"title": "Mine"}))
        await admin.request("DELETE", f"/api/studies/{kept['id']}")
        await refused("not-found", owner.get("/api/studies/one", id=kept["id"]))


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("hello", "bad-study", "line 1: not a study"),
        ("study A", "bad-study", "no `game` line"),
        ("study A\ngame chess\n", "bad-study", "line 2: no game 'chess'"),
        ("study A\n\ngame roll_player players=9\n", "bad-study", "line 3: players cannot be '9'"),
        (STUDY.replace("red_4\ngiven laid", "red_9\ngiven laid"), "bad-study", "line 9: 'red_9' is not one of"),
        (STUDY.replace("troop red_4", "troop blue_4"), "bad-study", "line 17: illegal-choice"),
        (STUDY.replace("= winner achaeans", "= winner trojans"), "bad-study", "line 19: winner is achaeans"),
        (BREAKS, "bad-study", "line 2: the game cannot continue from this position"),
        (record("hector_achilles", 9).replace("version 1", "version 9"), "bad-record", "version 9"),
        (record("hector_achilles", 9) + "result trojans camp\n", "bad-record", "line 13: the game ends with no result"),
    ],
)
async def test_what_does_not_hold_is_refused_with_its_line(server: Running, text: str, code: str, told: str) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        assert told in await refused(code, keep(client, text))
        assert await client.get("/api/me/studies") == []


async def test_a_log_written_down_elsewhere_becomes_a_record(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        kept = await keep(client, write_game(1, 200, optional_cards=True, handicap=0), title="A real game")
        assert kept["is_record"] and kept["title"] == "A real game" and kept["game"] == "twilight_struggle"
        assert kept["text"].startswith("record A real game\n") and len(kept["steps"]) == 200
        assert len(check(kept["text"], load).choices) == len(kept["steps"])
        report = kept["imported"]
        assert (report["choices"], report["remarks"], report["read_to"]) == (200, [], report["lines"])
        assert (await client.get("/api/studies/one", id=kept["id"]))["imported"] is None


async def test_an_imported_log_says_what_was_kept_and_what_was_not(server: Running) -> None:
    """An unreadable line, a missing block and a wrong number are reported with their lines."""
    async with ClientPool(server) as pool:
        client = await pool.guest()
        blocks = write_game(1, optional_cards=True, handicap=0).split("\n\n")
        blocks[1] += "\nThe moon is made of cheese"
        blocks[2] = blocks[2].replace("Space Race (2 Ops)", "Space Race (4 Ops)")
        del blocks[6]
        report = (await keep(client, "\n\n".join(blocks), title="A part"))["imported"]
        remarks = {remark["what"]: remark for remark in report["remarks"]}
        assert set(remarks) == {"unreadable", "differs", "missing"}
        assert remarks["unreadable"]["text"] == "'The moon is made of cheese'"
        assert (remarks["differs"]["text"], remarks["differs"]["ours"]) == (
            "'Space Race (4 Ops):'",
            "Space Race (2 Ops)",
        )
        assert not report["finished"]
        assert report["read_to"] < remarks["missing"]["line"] < report["lines"]


async def test_the_length_and_the_number_of_studies_are_limited(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        await keep(client, STUDY + f"# {'x' * 97}\n" * ((200_000 - len(STUDY)) // 100))
        await refused("bad-request", keep(client, STUDY + "# " + "x" * 200_000))
        await refused("too-large", keep(client, "x" * 1_100_000))
        monkeypatch.setattr(keeping, "MAX_STUDIES", 2)
        await keep(client)
        assert "delete some first" in await refused("not-possible-now", keep(client))


async def test_studies_are_exported_and_go_with_their_owner(server: Running) -> None:
    async with ClientPool(server) as pool:
        client, other = await pool.registered("Writes Studies"), await pool.guest()
        kept = await keep(client, public=False)
        held = (await client.http.get("/api/me/export")).json()
        assert [(row["id"], row["text"]) for row in held["studies"]] == [(kept["id"], STUDY)]
        await client.post("/api/me/delete", {"password": PASSWORD})
        assert await pool.rows(select(studies.c.id).where(studies.c.id == kept["id"])) == []
        await refused("not-found", other.get("/api/studies/one", id=kept["id"]))


# ---------------------------------------------------------------- reading


async def test_steps_are_choices_notes_and_ends(server: Running) -> None:
    async with ClientPool(server) as pool:
        kept = await keep(await pool.guest())
        assert [(step["kind"], step["line"]) for step in kept["steps"]] == [
            ("note", 13),
            ("choice", 15),
            ("note", 16),
            ("choice", 17),
            ("end", 18),
        ]
        assert kept["steps"][0]["note"] == "look_at_your_hand" and kept["steps"][0]["seat"] is None
        assert kept["steps"][3] == {
            "line": 17,
            "kind": "choice",
            "seat": "achaeans",
            "what": "troop",
            "option": "red_4",
            "note": None,
            "points": [],
            "told": 1,
        }
        assert (kept["steps"][4]["seat"], kept["steps"][4]["what"]) == ("trojans", "resign")


async def test_a_position_is_a_whole_state_as_any_seat_sees_it(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        kept = await keep(client)

        async def at(step: int, seat: str | None = None) -> dict[str, Any]:
            found: dict[str, Any] = await client.get("/api/studies/at", id=kept["id"], step=step, seat=seat)
            return found

        mine, theirs, open_to_all = await at(1, "achaeans"), await at(1, "trojans"), await at(1)
        assert (mine["say"], mine["n"], mine["full"], mine["state"]) == ("state", 1, True, "playing")
        assert (mine["seat"], mine["chair"], mine["waiting"]) == ("achaeans", 0, ["achaeans"])
        assert mine["ask"]["what"] == "action" and theirs["ask"] is None and open_to_all["ask"] is None
        assert mine["view"] != open_to_all["view"] and open_to_all["seat"] is None
        assert (await at(2, "achaeans"))["ask"]["options"] == ["red_1", "red_2", "red_3", "red_4"]
        assert len((await at(4))["log"]["lines"]) > len((await at(3))["log"]["lines"])
        over = await at(5, "trojans")
        assert over["state"] == "over" and over["result"] == {"winners": ["achaeans"], "reason": "resign"}
        assert over["ask"] is None and over["waiting"] == []
        assert "5 steps" in await refused("bad-request", at(6))
        await refused("unknown-seat", at(1, "us"))


async def test_back_and_forth_in_a_long_record(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        kept = await keep(client, record("twilight_struggle", 150))
        assert len(kept["steps"]) == 150
        for step in (150, 20, 149, 0, 51, 50, 49):
            table = Table(load("twilight_struggle"))
            for done in kept["steps"][:step]:
                table.choose(done["seat"], done["option"])
            for seat in ("us", None):
                state = await client.get("/api/studies/at", id=kept["id"], step=step, seat=seat)
                assert state["view"] == table.view(seat) and len(state["log"]["lines"]) == len(table.log(seat))
                assert state["waiting"] == [ask.seat for ask in table.asks]


async def test_chance_is_a_seat_of_a_study(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        kept = await keep(client, "study The deal\ngame hector_achilles\n")
        state = await client.get("/api/studies/at", id=kept["id"], step=0, seat="chance")
        assert state["waiting"] == ["chance"] and state["ask"]["what"] == "deal" and state["chair"] is None
        spectator = await client.get("/api/studies/at", id=kept["id"], step=0)
        assert spectator["view"] == state["view"] and spectator["ask"] is None


async def test_built_in_studies_are_public(server: Running) -> None:
    async with ClientPool(server) as pool:
        name = "roll_player/cards/greedy/greedy_at_the_edge_bought_and_the_token_stays"
        stranger = pool.anonymous()
        one = await stranger.get("/api/studies/one", id=name)
        assert one["title"] == "Greedy at the edge: bought, and the token stays"
        assert check(one["text"], load).game.name == "roll_player" and one["owner"] is None and one["public"]
        assert (await stranger.get("/api/studies/at", id=name, step=len(one["steps"]), seat="p1"))["seat"] == "p1"
        await refused("not-found", stranger.get("/api/studies/one", id="roll_player/nothing"))
        await refused("bad-request", stranger.get("/api/studies/one", id="roll_player/../rules"))


# ---------------------------------------------------------------- looking while it is written


async def test_a_text_is_evaluated_without_being_saved(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = pool.anonymous()
        seen = await client.post("/api/studies/look", {"text": STUDY, "step": 1, "seat": "achaeans"})
        assert seen["problem"] is None and seen["state"]["n"] == 1 and seen["state"]["ask"]["what"] == "action"
        assert seen["info"]["title"] == "A hand of four" and len(seen["info"]["steps"]) == 5
        last = await client.post("/api/studies/look", {"text": STUDY})
        assert last["state"]["n"] == 5 and last["state"]["state"] == "over"
        assert (await client.post("/api/studies/look", {"text": STUDY, "step": 99}))["state"]["n"] == 5


async def test_a_bad_line_is_reported_with_the_valid_steps_before_it(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = pool.anonymous()
        bad = STUDY.replace("troop red_4", "troop blue_4")
        seen = await client.post("/api/studies/look", {"text": bad, "seat": "achaeans"})
        assert seen["problem"]["line"] == 17 and "blue_4" in seen["problem"]["message"]
        assert seen["state"]["n"] == 3 and seen["state"]["ask"]["what"] == "troop"
        for broken, line in (("", 1), (STUDY.replace("round 1", "round 9"), 5), ("study A\ngame chess", 2)):
            seen = await client.post("/api/studies/look", {"text": broken or "nothing"})
            assert seen["state"] is None and seen["info"] is None and seen["problem"]["line"] == line
        assert "cannot continue" in (await client.post("/api/studies/look", {"text": BREAKS}))["problem"]["message"]
        await refused("unknown-seat", client.post("/api/studies/look", {"text": STUDY, "seat": "us"}))
