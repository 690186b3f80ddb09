"""The agent in docs/guide/write-an-agent.md is the example, plays on a server, and beats the random agent."""

from __future__ import annotations

import asyncio
import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from agon.agents import AGENTS, situation
from agon.agents.custom import agent_factory, custom_agent
from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.games import load

from .conftest import Running
from .table_helpers import SHORT
from .test_play import play

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "write-an-agent.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "greedy.py"
AGENT = f"{EXAMPLE}:choose"


@contextlib.contextmanager
def command(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """`agon bot` as a user starts it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "agon.cli.main", "bot", *arguments], stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.terminate()
        process.communicate(timeout=60)


def test_the_page_shows_the_example() -> None:
    (block,) = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert block == EXAMPLE.read_text(encoding="utf-8")
    assert len(block.splitlines()) <= 30


async def test_it_sits_down_by_the_page_of_a_table_and_plays_to_the_end(server: Running) -> None:
    async with server.guests(1) as (person,):
        wish = {"game": SHORT, "settings": {"visibility": "private"}}
        table = await person.post("/api/tables", wish)
        page = f"{server.url}/table/{table['id']}?invite={table['invite']}"
        with command("--guest", "--server", server.url, "--agent", AGENT, "--join", page) as bot:
            async with asyncio.timeout(120):
                while (await person.get(f"/api/tables/{table['id']}"))["state"] == "open":
                    assert bot.poll() is None
                    await asyncio.sleep(0.1)
            assert (await play(person, table["id"], 3))["result"]["reason"]


def test_it_beats_the_random_agent() -> None:
    games = 20
    assert sum(won(number) for number in range(games)) >= 0.75 * games


def won(number: int) -> float:
    """Play a game of Hector and Achilles, alternating sides; return the score."""
    game = load(SHORT)
    table, chance = Table(game), SeededChooser(1, number // 2)
    agents = [agent_factory(AGENT)(game, number), AGENTS["random"](game, number)]
    ours, theirs = table.seating if number % 2 else reversed(table.seating)
    while table.outcome is None:
        ask = table.asks[0]
        if ask.seat == "chance":
            table.choose(ask.seat, chance(ask))
        else:
            table.choose(ask.seat, agents[ask.seat == theirs](situation(table, ask.seat)))
    return float(ours in table.outcome.winners) if table.outcome.winners else 0.5


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("nowhere.py:choose", "there is no file nowhere.py"),
        (f"{EXAMPLE}:best", "has no function 'best'"),
        (str(EXAMPLE), "does not name a function"),
        ("agon.nothing:choose", "No module named 'agon.nothing'"),
        ("agon.games:NAMES", "has no function 'NAMES'"),
    ],
)
def test_what_is_no_agent_is_refused(place: str, said: str) -> None:
    with pytest.raises(AgonError, match=re.escape(said)) as refused:
        custom_agent(place)
    assert refused.value.code == "bad-option"


def test_a_file_that_breaks_is_refused_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("ready = True\nnothing = 1 / 0\n")
    with pytest.raises(AgonError, match=r"broken\.py cannot be imported: ZeroDivisionError: .* \(line 2\)"):
        custom_agent(f"{file}:choose")


def test_a_function_of_a_module_plays_too() -> None:
    assert callable(custom_agent("agon.agents.situation:situation"))
