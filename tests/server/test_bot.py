"""Computer players: clients that see what their seat sees."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any

import pytest

from agon.agents import AGENTS
from agon.agents.search_agent import SearchAgent
from agon.engine.errors import AgonError
from agon.games import NAMES, load
from agon.native import batch, library
from agon.server.client.bot import Bot
from agon.server.ops.serve import prepare
from tests.tiers import sampled

from .test_play import play

CASES: list[tuple[str, dict[str, str], str]] = [
    *((game, {}, level) for game in NAMES for level in ("novice", "apprentice", "olympian")),
    ("roll_player", {"players": "4"}, "novice"),
]


@pytest.mark.parametrize(("game", "options", "level"), sampled(CASES, *CASES[::4]))
async def test_a_person_plays_a_whole_game_against_the_computer(
    fresh_server: Callable[..., Any],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    options: dict[str, str],
    level: str,
) -> None:
    """Also where the computer has several seats."""
    if batch.available():
        library.load(load(game))  # build now, so that nothing waits for it
    monkeypatch.setitem(AGENTS, "olympian", functools.partial(SearchAgent, seconds=60.0, iterations=16))
    with fresh_server(bots=True, requests_per_minute=1_000_000) as server:
        tokens = dict(part.split(":") for part in (await prepare(server.settings)).split(","))
        bot = asyncio.create_task(Bot(server.url, tokens[level], level).run())
        async with server.guests(1) as (person,):
            seats = load(game).seats_in_play(load(game).choose_options(options))
            chairs = ["me", *[f"computer:{level}"] * (len(seats) - 1)]
            table = (await person.post("/api/tables", {"game": game, "options": options, "chairs": chairs}))["id"]
            end = await play(person, table, 3)
            assert end["result"]["reason"]
        bot.cancel()
        await asyncio.wait([bot])


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(AgonError, match="no agent 'divine'"):
        Bot("http://127.0.0.1:1", "token", "divine")


async def test_an_invalid_token_ends_the_bot(server: Any) -> None:
    with pytest.raises(AgonError, match="not-signed-in"):
        await asyncio.wait_for(Bot(server.url, "token", "random").run(), 20)
