"""Custom agents: functions loaded from a user's file or module, named `FILE.py:NAME` or `MODULE:NAME`."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import sys
import traceback
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from agon.agents.levels import AGENTS, Agent, AgentFactory, check_agent
from agon.agents.situation import Situation
from agon.engine.errors import AgonError


def agent_factory(name: str) -> AgentFactory:
    """The factory of a built-in agent, or of a custom one, which is the same function for every seat."""
    if ":" not in name:
        return AGENTS[check_agent(name)]
    agent = custom_agent(name)
    return lambda game, seed: agent


@functools.cache
def custom_agent(place: str) -> Agent:
    """Load the function; an error in the file is raised with its line."""
    source, _, name = place.rpartition(":")
    if not source:
        raise AgonError("bad-option", f"{place!r} does not name a function; an agent is FILE.py:NAME or MODULE:NAME")
    try:
        module = _from_file(Path(source)) if source.endswith(".py") else importlib.import_module(source)
    except AgonError:
        raise
    except Exception as error:
        raise AgonError("bad-option", f"{source} cannot be imported: {_describe(error, source)}") from error
    agent: Agent | None = getattr(module, name, None)
    if not callable(agent):
        raise AgonError("bad-option", f"{source} has no function {name!r}; an agent is FILE.py:NAME or MODULE:NAME")
    return agent


def with_short_errors(place: str, agent: Agent) -> Agent:
    """A custom agent whose exceptions become one-line errors."""

    def choose(situation: Situation) -> str:
        try:
            return agent(situation)
        except AgonError:
            raise
        except Exception as error:
            source = place.rpartition(":")[0]
            message = f"{place} failed when {situation.seat} was asked {situation.what}: {_describe(error, source)}"
            raise AgonError("bad-option", message) from error

    return choose


def digest(place: str) -> str:
    """A short hash of the file of a custom agent."""
    custom_agent(place)
    source = place.rpartition(":")[0]
    file = source if source.endswith(".py") else sys.modules[source].__file__
    return sha256(Path(file).read_bytes() if file else b"").hexdigest()[:16]


def _from_file(file: Path) -> ModuleType:
    """Import a file under a name that shadows no other module; it can import its neighbours."""
    if not file.is_file():
        raise AgonError("bad-option", f"there is no file {file}; an agent is FILE.py:NAME or MODULE:NAME")
    spec = importlib.util.spec_from_file_location(f"custom_{file.stem}", file)
    assert spec is not None and spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    sys.path.append(str(file.resolve().parent))
    spec.loader.exec_module(module)
    return module


def _describe(error: Exception, source: str) -> str:
    """An error in one line: type, message, and the line of the file."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == source]
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {error}{place}"
