"""The declared values of paths are accurate: they are accepted, and others are refused."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.paths import Path
from agon.games import NAMES, load

AFTER = {
    "reinforced.SIDE": "laid.SIDE",
    "exhausted.SEAT": "cards.SEAT",
}
"""Paths whose words must lie somewhere first."""
NONSENSE = [["no_such_word"], ["none", "none"], [""], ["1", "1"], ["-1"], ["99999999999"], ["us:us"], [":"], ["-"]]

PATHS = [pytest.param(name, path, id=f"{name} {path.pattern}") for name in NAMES for path in load(name).paths.paths]
OPTIONS = {"roll_player": {"players": "4"}}
TWO_WORDS = ("hero.SIDE",)
"""Paths whose words are taken only behind another."""
FATES = {"facing.SIDE": load("hector_achilles").paths.find("fate")[0].takes.offered}


def fresh(name: str) -> Any:
    game = load(name)
    position = game.compiled.position_of(game.fresh_cells(game.choose_options(OPTIONS.get(name, {}))))
    game.paths.baseline(position)
    return position


def names(name: str, path: Path) -> Iterator[str]:
    """The path with every combination of words in place of its capital parts."""
    domains = load(name).paths.domains
    yield from (
        ".".join(parts)
        for parts in itertools.product(*(domains[p] if p.isupper() else (p,) for p in path.pattern.split(".")))
    )


def takes(name: str, dotted: str, values: list[str]) -> bool:
    """Whether a fresh board accepts the values, with a fate token where one is needed."""
    fates = FATES.get(load(name).paths.find(dotted)[0].pattern) or (None,)
    return any(takes_with(name, dotted, values, fate) for fate in fates)


def takes_with(name: str, dotted: str, values: list[str], fate: str | None) -> bool:
    """Whether the values are accepted; a refusal must give a reason."""
    position, paths = fresh(name), load(name).paths
    first = AFTER.get(paths.find(dotted)[0].pattern)
    try:
        if fate is not None:
            paths.write(position, "fate", [fate])
        if first is not None:
            paths.write(position, f"{first.partition('.')[0]}.{dotted.partition('.')[2]}", values)
        paths.write(position, dotted, values)
    except AgonError:
        return False
    return True


@pytest.mark.parametrize(("name", "path"), [param for param in PATHS if param.values[1].set is not None])  # type: ignore[union-attr]
def test_what_is_offered_is_taken_and_nothing_else(name: str, path: Path) -> None:
    said, every = path.takes, list(names(name, path))[:8]
    for value in said.offered or () if path.pattern not in TWO_WORDS else ():
        assert any(takes(name, dotted, [value]) for dotted in every), value
    if said.least is not None and said.most is not None:
        assert any(takes(name, dotted, [str(said.least)]) for dotted in every)
    for values in NONSENSE:
        fits = said.offered is not None and all(value in said.offered for value in values)
        number = said.values == "number" and len(values) == 1 and values[0].lstrip("-").isdigit()
        if not (fits or number or said.values == "words" and values == ["1", "1"]):
            assert not any(takes(name, dotted, values) for dotted in every[:2]), values


@pytest.mark.parametrize("name", NAMES)
def test_what_is_read_is_what_was_said(name: str) -> None:
    game, chooser = load(name), SeededChooser(5, 0)
    table = Table(game, OPTIONS.get(name))
    for count in range(900):
        if table.outcome is not None:
            break
        ask = table.asks[0]
        table.choose(ask.seat, chooser(ask))
        if count % 60 == 59:
            for path in game.paths.paths:
                for dotted in list(names(name, path))[:40]:
                    check_read(path, game.paths.read(table.position, dotted))


def check_read(path: Path, found: list[str]) -> None:
    said = path.takes
    if said.values == "number":
        assert len(found) == 1 and found[0].lstrip("-").isdigit(), (path.pattern, found)
    elif said.values == "word":
        assert len(found) <= 1, (path.pattern, found)
    if said.offered is not None:
        assert set(found) <= set(said.offered), (path.pattern, found)
