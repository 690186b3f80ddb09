"""The rules of a game in words, its lessons, and the parts of its position: what a reader and an editor want to know.

`rulebook/chapters.toml` beside the rules has the chapters, `rulebook/LANG.toml` the sentences of each rule. Where a
language has none they are English; where there are none at all, the titles of `rules.toml` stand in.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

from agon import games
from agon.engine.bookshelf import Bookshelf
from agon.engine.citations import RuleIndex, load_index
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.paths import Path as PositionPath
from agon.server import wire_study
from agon.text.catalogue import LANGUAGES

FOLDER = Path(games.__file__).parent
WHOLE = "rules"  # the one chapter where there are none


class Rulebooks:
    """The rulebooks, put together when they are first asked for."""

    def __init__(self, house: Bookshelf, folder: Path = FOLDER) -> None:
        self.house, self.folder = house, folder
        self.read = functools.cache(self._read)

    def _read(self, game: str, lang: str) -> wire_study.Rulebook:
        if lang not in LANGUAGES:
            raise AgonError("unknown-language", f"{lang!r} is not spoken here; offered: {', '.join(LANGUAGES)}")
        index = load_index(self.folder / game / "rules.toml")
        texts = {code: self._toml(game, code) for code in ("en", lang)}
        chapters = self._toml(game, "chapters").get("chapter") or [{"id": WHOLE, "number": "", "rules": index.entries}]
        return wire_study.Rulebook(game, [self._chapter(chapter, index, texts, lang) for chapter in chapters])

    def _toml(self, game: str, name: str) -> dict[str, Any]:
        file = self.folder / game / "rulebook" / f"{name}.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def _chapter(
        self, chapter: dict[str, Any], index: RuleIndex, texts: dict[str, dict[str, str]], lang: str
    ) -> wire_study.Chapter:
        rules = [self._rule(id, index, texts, lang) for id in chapter["rules"] if id in index.entries]
        return wire_study.Chapter(chapter["id"], chapter["number"], rules)

    def _rule(self, id: str, index: RuleIndex, texts: dict[str, dict[str, str]], lang: str) -> wire_study.RuleText:
        entry = index.entries[id]
        said = lang if id in texts[lang] else "en"
        shown = [wire_study.StudyName(leaf.id, leaf.title) for leaf in self.house.citing.get(id, [])]
        return wire_study.RuleText(id, entry.kind, texts[said].get(id, entry.title), said, shown)


def lessons(house: Bookshelf, game: str) -> list[wire_study.LessonInfo]:
    """The lessons of a game, in order."""
    return [wire_study.LessonInfo(leaf.id, leaf.id.rpartition("/")[2]) for leaf in house.lessons(game)]


def paths(game: Game) -> list[wire_study.PathInfo]:
    """The parts of a position that a study sets and reads."""
    return [_path(path, game.paths.domains) for path in game.paths.paths]


def _path(path: PositionPath, domains: dict[str, tuple[str, ...]]) -> wire_study.PathInfo:
    parameters = {part: list(domains[part]) for part in path.pattern.split(".") if part.isupper()}
    kind, offered, least, most = path.takes
    words = None if offered is None else list(offered)
    return wire_study.PathInfo(path.pattern, path.about, path.set is None, parameters, kind, words, least, most)
