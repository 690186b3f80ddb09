"""Rulebooks, lessons and position paths of a game.

`rulebook/chapters.toml` beside the rules has the chapters, `rulebook/LANG.toml` the text of each rule. Missing
translations fall back to English, and missing texts to the titles of `rules.toml`. Without `rules.toml`, the rulebook
is empty. A text names an option by its id, `` `edition=first` ``; the reader gets the option's label.
"""

from __future__ import annotations

import functools
import re
import tomllib
from pathlib import Path

from agon import games
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.table.paths import Path as PositionPath
from agon.rulebook.bookshelf import Bookshelf
from agon.rulebook.citations import RuleIndex, load_index
from agon.server import protocol
from agon.server.protocol.common import Json
from agon.text.catalogue import LANGUAGES, Catalogue

FOLDER = Path(games.__file__).parent
WHOLE = "rules"  # the only chapter if there are none
OPTION = re.compile(r"`([a-z_]+)(?:=(\w+))?`")


class Rulebooks:
    """Builds and caches rulebooks."""

    def __init__(self, bookshelf: Bookshelf, folder: Path = FOLDER) -> None:
        self.bookshelf, self.folder = bookshelf, folder
        self.read = functools.cache(self._read)

    def _read(self, game: str, lang: str) -> protocol.Rulebook:
        if lang not in LANGUAGES:
            raise AgonError(
                "unknown-language", f"{lang!r} is not a supported language; choose one of: {', '.join(LANGUAGES)}"
            )
        rules = self.folder / game / "rules.toml"
        if not rules.exists():
            return protocol.Rulebook(game, [])
        index = load_index(rules)
        texts = {code: self._toml(game, code) for code in ("en", lang)}
        chapters = self._toml(game, "chapters").get("chapter") or [{"id": WHOLE, "number": "", "rules": index.entries}]
        texts = {code: name_options(said, game, code) for code, said in texts.items()}
        return protocol.Rulebook(game, [self._chapter(chapter, index, texts, lang) for chapter in chapters])

    def _toml(self, game: str, name: str) -> Json:
        file = self.folder / game / "rulebook" / f"{name}.toml"
        return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}

    def _chapter(
        self, chapter: Json, index: RuleIndex, texts: dict[str, dict[str, str]], lang: str
    ) -> protocol.Chapter:
        rules = [self._rule(id, index, texts, lang) for id in chapter["rules"] if id in index.entries]
        return protocol.Chapter(chapter["id"], chapter["number"], rules)

    def _rule(self, id: str, index: RuleIndex, texts: dict[str, dict[str, str]], lang: str) -> protocol.RuleText:
        entry = index.entries[id]
        said = lang if id in texts[lang] else "en"
        shown = [protocol.StudyName(study.id, study.title) for study in self.bookshelf.citing.get(id, [])]
        return protocol.RuleText(id, entry.kind, texts[said].get(id, entry.title), said, shown)


def name_options(texts: dict[str, str], game: str, lang: str) -> dict[str, str]:
    """Replace the ids of options by their labels."""

    def label(found: re.Match[str]) -> str:
        catalogue = Catalogue.load(lang, game)
        return catalogue.format("rulebook-option", option=catalogue.setting(found[1], found[2]))

    return {id: OPTION.sub(label, text) for id, text in texts.items()}


@functools.cache
def reasons(game: str) -> dict[str, str]:
    """Return the rule behind each reason why something is not offered, where one rule says it."""
    file = FOLDER / game / "rulebook" / "reasons.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def lessons(bookshelf: Bookshelf, game: str) -> list[protocol.LessonInfo]:
    """Return the lessons of a game, in order."""
    return [protocol.LessonInfo(lesson.id, lesson.id.rpartition("/")[2]) for lesson in bookshelf.lessons(game)]


def paths(game: Game) -> list[protocol.PathInfo]:
    """Return the paths of a position that studies can set and read."""
    return [_path(path, game.paths.domains) for path in game.paths.paths]


def _path(path: PositionPath, domains: dict[str, tuple[str, ...]]) -> protocol.PathInfo:
    parameters = {part: list(domains[part]) for part in path.pattern.split(".") if part.isupper()}
    kind, offered, least, most = path.takes
    words = None if offered is None else list(offered)
    return protocol.PathInfo(path.pattern, path.about, path.set is None, parameters, kind, words, least, most)
