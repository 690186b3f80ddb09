"""Agents of one's own: a function in a file or in a module, named `FILE.py:NAME` or `MODULE:NAME`."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import sys
import traceback
from hashlib import sha256
from pathlib import Path
from types import ModuleType

from agon.agents.levels import AGENTS, Agent, Maker, check_agent
from agon.agents.situation import Situation
from agon.engine.errors import AgonError


def maker(player: str) -> Maker:
    """How to make a player: one of `AGENTS`, or a function of one's own, which is the same for every seat."""
    if ":" not in player:
        return AGENTS[check_agent(player)]
    agent = own_agent(player)
    return lambda game, seed: agent


@functools.cache
def own_agent(place: str) -> Agent:
    """The function at a place; what is in the way is refused, with where it stands."""
    source, _, name = place.rpartition(":")
    if not source:
        raise AgonError("bad-option", f"{place!r} names no function; an agent is FILE.py:NAME or MODULE:NAME")
    try:
        module = _from_file(Path(source)) if source.endswith(".py") else importlib.import_module(source)
    except AgonError:
        raise
    except Exception as error:
        raise AgonError("bad-option", f"{source} cannot be read: {_told(error, source)}") from error
    agent: Agent | None = getattr(module, name, None)
    if not callable(agent):
        raise AgonError("bad-option", f"{source} has no function {name!r}; an agent is FILE.py:NAME or MODULE:NAME")
    return agent


def telling(place: str, agent: Agent) -> Agent:
    """An agent of one's own whose errors are told in one line."""

    def choose(situation: Situation) -> str:
        try:
            return agent(situation)
        except AgonError:
            raise
        except Exception as error:
            source = place.rpartition(":")[0]
            said = f"{place} failed when {situation.seat} was asked {situation.what}: {_told(error, source)}"
            raise AgonError("bad-option", said) from error

    return choose


def digest(place: str) -> str:
    """What the file of an agent of one's own says, in short."""
    own_agent(place)
    source = place.rpartition(":")[0]
    file = source if source.endswith(".py") else sys.modules[source].__file__
    return sha256(Path(file).read_bytes() if file else b"").hexdigest()[:16]


def _from_file(file: Path) -> ModuleType:
    """A file as a module, under a name that hides no other; what lies beside it can be imported."""
    if not file.is_file():
        raise AgonError("bad-option", f"there is no file {file}; an agent is FILE.py:NAME or MODULE:NAME")
    spec = importlib.util.spec_from_file_location(f"own_{file.stem}", file)
    assert spec is not None and spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    sys.path.append(str(file.resolve().parent))
    spec.loader.exec_module(module)
    return module


def _told(error: Exception, source: str) -> str:
    """An error in one line: its words, and where in the file it happened."""
    lines = [step.lineno for step in traceback.extract_tb(error.__traceback__) if step.filename == source]
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {error}{place}"
