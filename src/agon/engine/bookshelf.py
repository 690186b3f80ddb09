"""The studies and lessons that lie beside the rules of each game.

A study is called `<game>/<path below studies>`, a lesson `<game>/lessons/<name>`: its file is `NN_name.study`, and the
number is its place.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HEAD = ("study", "record", "rules")


class Leaf(NamedTuple):
    """A study that was not read further than its head."""

    id: str
    title: str
    rules: tuple[str, ...]
    file: Path

    def text(self) -> str:
        return self.file.read_text(encoding="utf-8")


class Bookshelf:
    """All of them, read once when somebody first asks."""

    def __init__(self, games: Path) -> None:
        self.games = games

    @functools.cached_property
    def leaves(self) -> dict[str, Leaf]:
        """By id, in order."""
        return {leaf.id: leaf for leaf in self._read()}

    @functools.cached_property
    def citing(self) -> dict[str, list[Leaf]]:
        """The studies that cite each rule."""
        found: dict[str, list[Leaf]] = {}
        for leaf in self.leaves.values():
            for rule in dict.fromkeys(leaf.rules):
                found.setdefault(rule, []).append(leaf)
        return found

    def lessons(self, game: str) -> list[Leaf]:
        """The lessons of a game, the first one first."""
        return [leaf for id, leaf in self.leaves.items() if id.startswith(f"{game}/lessons/")]

    def _read(self) -> Iterator[Leaf]:
        for file in sorted(self.games.glob("*/lessons/*.study")):
            yield _leaf(f"{file.parents[1].name}/lessons/{re.sub(r'^[0-9]+_', '', file.stem)}", file)
        for folder in sorted(self.games.glob("*/studies")):
            for file in sorted(folder.rglob("*.study")):
                yield _leaf(f"{folder.parent.name}/{file.relative_to(folder).with_suffix('').as_posix()}", file)


def _leaf(id: str, file: Path) -> Leaf:
    title, rules = "", list[str]()
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            words = line.partition("#")[0].split()
            if words and words[0] not in HEAD:
                break
            if words[:1] == ["rules"]:
                rules += words[1:]
            elif words:
                title = " ".join(words[1:])
    return Leaf(id, title, tuple(rules), file)
