"""The texts of the web client: each once, in every language, in its own script; every text that the source uses
exists."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import agon
from agon.text import catalogue
from agon.text.catalogue import LANGUAGES, Catalogue
from tests.alphabets import strange_letters

WEB = Path(__file__).parents[2] / "web" / "src"
PACKAGE = Path(agon.__file__).parent
FILES = sorted(WEB.rglob("text/*.ftl"))
GAMES = sorted(room.name for room in (WEB / "games").iterdir() if room.is_dir())
SOURCES = sorted(
    file for file in WEB.rglob("*") if file.suffix in {".svelte", ".ts"} and not file.name.endswith(".test.ts")
)
COUNTS = (0, 1, 2, 5)
WORD = re.compile(r"[^\W\d_]+")

CALL = re.compile(r"(?P<of>\bt|\btexts\.format)\(\s*(?P<argument>[^(),]*)")
KEY = re.compile(r'(?:^|[?:])\s*"([a-z][a-z0-9-]*)"')


def language(file: Path) -> str:
    """Catalogues are named `en.ftl` or `part.en.ftl`."""
    return file.stem.split(".")[-1]


def spoken(file: Path, lang: str) -> Path:
    """The same catalogue in another language."""
    return file.with_name(f"{file.stem.removesuffix(language(file))}{lang}.ftl")


def named(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def game_of(file: Path) -> str | None:
    place = file.relative_to(WEB).parts
    return place[1] if place[0] == "games" and place[1] in GAMES else None


def rooms(game: str | None) -> tuple[Path, ...]:
    """The folders whose catalogues the web client loads together: the shell's, and with a game, the game's too."""
    shell = (PACKAGE / "text" / "shell", WEB / "shell" / "text", WEB / "learn" / "text")
    return shell if game is None else (*shell, PACKAGE / "games" / game / "text", WEB / "games" / game / "text")


def loaded(lang: str, game: str | None) -> list[Path]:
    return [file for room in rooms(game) for file in sorted(room.glob("*.ftl")) if language(file) == lang]


@cache
def texts(lang: str, game: str | None) -> Catalogue:
    messages: dict[str, ast.Message] = {}
    for file in loaded(lang, game):
        messages |= catalogue._parse(file)
    return Catalogue(lang, messages, isolate=False)


def variables(file: Path) -> dict[str, frozenset[str]]:
    found = texts(language(file), game_of(file))
    return {key: found.variables(key) for key in catalogue._parse(file)}


class Written(Visitor):
    """The text that a translator wrote: everything between placeables, variants included."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value


def written(file: Path) -> dict[str, str]:
    found = {}
    for key, message in catalogue._parse(file).items():
        visitor = Written()
        visitor.visit([message.value, message.attributes])
        found[key] = visitor.text
    return found


def used(source: Path) -> Iterator[tuple[str, str]]:
    """The texts that a source uses by a literal key: of the shell by `t`, of the game shown by `texts.format`."""
    for call in CALL.finditer(source.read_text(encoding="utf-8")):
        for key in KEY.findall(call["argument"]):
            yield call["of"], key


catalogues = pytest.mark.parametrize("english", sorted({spoken(file, "en") for file in FILES}), ids=named)
each_file = pytest.mark.parametrize("file", FILES, ids=named)
languages = pytest.mark.parametrize("lang", LANGUAGES)


@each_file
def test_a_catalogue_lies_where_it_is_loaded(file: Path) -> None:
    assert language(file) in LANGUAGES
    assert file.parent in rooms(game_of(file))


@catalogues
@languages
def test_every_language_has_the_same_keys_and_variables(lang: str, english: Path) -> None:
    assert variables(spoken(english, lang)) == variables(english)


@pytest.mark.parametrize("game", [None, *GAMES])
@languages
def test_catalogues_loaded_together_share_no_keys(lang: str, game: str | None) -> None:
    keys = Counter(key for file in loaded(lang, game) for key in catalogue._parse(file))
    assert [key for key, times in keys.items() if times > 1] == []


@each_file
def test_each_language_is_written_in_its_own_script(file: Path) -> None:
    strangers = {
        key: letters for key, text in written(file).items() if (letters := strange_letters(text, language(file)))
    }
    assert not strangers


@catalogues
def test_nothing_is_left_in_english_in_hungarian(english: Path) -> None:
    original = written(english)
    same = [key for key, text in written(spoken(english, "hu")).items() if text == original.get(key)]
    assert [key for key in same if len(WORD.findall(original[key])) > 2] == []


@pytest.mark.parametrize("count", COUNTS)
@each_file
def test_every_message_formats_for_every_count(file: Path, count: int) -> None:
    found = texts(language(file), game_of(file))
    for key, names in variables(file).items():
        said = found.format(key, **dict.fromkeys(names, count))
        assert said.strip() and "{" not in said


@pytest.mark.parametrize("source", [source for source in SOURCES if any(used(source))], ids=named)
def test_every_text_that_is_used_is_there(source: Path) -> None:
    games = GAMES if game_of(source) is None else [game_of(source)]
    of_games = frozenset.intersection(*(texts("en", game).keys() for game in games))
    offered = {"t": texts("en", None).keys(), "texts.format": of_games}
    assert sorted({key for of, key in used(source) if key not in offered[of]}) == []


def test_the_texts_that_are_used_are_found() -> None:
    assert ("t", "skip-to-content") in set(used(WEB / "App.svelte"))
    assert {("t", "plain-yes"), ("t", "plain-no")} <= set(used(WEB / "plain" / "Entry.svelte"))
    assert ("texts.format", "game-title") in set(used(WEB / "plain" / "Plain.svelte"))


@languages
@pytest.mark.parametrize(
    ("game", "sides"), [("twilight_struggle", ("us", "ussr")), ("hector_achilles", ("achaeans", "trojans"))]
)
def test_the_end_of_a_game_names_the_side_it_is_about(game: str, sides: tuple[str, str], lang: str) -> None:
    found = texts(lang, game)
    endings = catalogue._parse(WEB / "games" / game / "text" / f"result.{lang}.ftl")
    for key in (key for key in endings if key.startswith("result-why-")):
        told = [
            found.format(key, you="other", country="…", side=winner, other=loser)
            for winner, loser in (sides, reversed(sides))
        ]
        assert told[0] != told[1], key
