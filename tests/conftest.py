"""Runs coroutine tests, and refuses citations of unknown rules: `@pytest.mark.rule(…)` takes ids from the `rules.toml`
of any game."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

import pytest

from agon.rulebook.citations import collect, coverage, load_indexes, union

pytest.register_assert_rewrite("tests.conformance")

TESTS = Path(__file__).parent
GAMES = TESTS.parent / "src" / "agon" / "games"
COROUTINE_SECONDS = 240  # below `timeout` in pyproject.toml, which ends the whole worker
INDEX = union(load_indexes(GAMES).values())


def refuse(where: str, ids: list[str]) -> None:
    what = ", ".join(map(repr, ids)) or "no rule at all"
    raise pytest.UsageError(f"{where} cites {what}; the ids are those of src/agon/games/*/rules.toml")


def pytest_configure(config: pytest.Config) -> None:
    """Check the citations once, in the process that starts the workers. It collects no tests, and an error in a worker
    would look like a crash, so the files are parsed as text."""
    if config.getoption("dist", "no") != "no" and not hasattr(config, "workerinput"):
        for id, places in coverage(INDEX, collect(TESTS, GAMES)).unknown.items():
            refuse(places[0], [id])


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = INDEX.entries
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = [id for id in mark.args if id not in known]
            if unknown or not mark.args:
                refuse(item.nodeid, unknown)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine test in its own event loop, with a time limit."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    limit = None if pyfuncitem.get_closest_marker("soak") else COROUTINE_SECONDS

    async def run() -> None:
        async with asyncio.timeout(limit):
            await pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})

    asyncio.run(run())
    return True
