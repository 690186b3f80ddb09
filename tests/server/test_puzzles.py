"""Puzzles over HTTP: lists without solutions, and each with all that is needed to solve it."""

from __future__ import annotations

import pytest

from agon.agents.puzzles.shelf import Shelf
from agon.games import NAMES

from .clients import ClientPool, refused
from .conftest import Running


@pytest.mark.parametrize("game", NAMES)
async def test_a_puzzle_shows_what_the_seat_sees_before_and_after(server: Running, game: str) -> None:
    async with ClientPool(server) as pool:
        client = pool.anonymous()
        lines = await client.get(f"/api/puzzles/{game}")
        assert [line["id"] for line in lines] == list(Shelf.of(game).puzzles)
        assert all(line.keys() == {"id", "seat", "what", "milestone", "rating"} for line in lines)
        puzzle = await client.get(f"/api/puzzles/{game}/{lines[0]['id']}")
        ask = puzzle["state"]["ask"]
        ask = puzzle["state"]["ask"]
        assert (puzzle["state"]["seat"], ask["what"]) == (lines[0]["seat"], lines[0]["what"])
        assert {puzzle["solution"], *puzzle["values"]} <= set(ask["options"])
        assert (puzzle["state"]["n"], puzzle["after"]["n"]) == (puzzle["step"], puzzle["step"] + 1)
        assert puzzle["after"]["ask"] != ask


async def test_a_puzzle_is_a_study_without_its_solution(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = await pool.guest()
        line, *_ = await client.get("/api/puzzles/roll_player")
        puzzle = await client.get(f"/api/puzzles/roll_player/{line['id']}")
        study = await client.get("/api/studies/one", id=puzzle["study"])
        assert (len(study["steps"]), study["learner"]) == (puzzle["step"], puzzle["seat"])
        at = await client.get("/api/studies/at", id=puzzle["study"], step=puzzle["step"], seat=puzzle["seat"])
        assert at["ask"]["options"] == puzzle["state"]["ask"]["options"]
        begun = {"id": puzzle["study"], "step": puzzle["step"]}
        table = await client.post("/api/tables", {"chairs": ["me", "me"], "settings": {"rated": False}, "study": begun})
        assert table["game"] == "roll_player"


async def test_an_unknown_puzzle_is_not_found(server: Running) -> None:
    async with ClientPool(server) as pool:
        client = pool.anonymous()
        await refused("not-found", client.get("/api/puzzles/roll_player/0-0"))
        await refused("not-found", client.get("/api/studies/one", id="roll_player/puzzles/0-0"))
        await refused("unknown-game", client.get("/api/puzzles/chess"))
