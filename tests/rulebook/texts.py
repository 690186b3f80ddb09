"""Checks for the rulebook of a game: each rule once and in full, each chapter with a heading."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

from agon import games
from agon.rulebook.citations import Rule, load_index
from agon.text.catalogue import LANGUAGES, Catalogue
from tests.alphabets import strange_letters

ROOMS = Path(games.__file__).parent
SHELL = ROOMS.parent / "text" / "shell"
LATIN = re.compile(r"[A-Za-z]+")
LITERAL = re.compile(r'\{ "([^"]*)" \}')
CODE = re.compile(r"`[^`]*`")


def check(game: str) -> None:
    """Every id is in one chapter and has a full text in every language. Chapters have headings, and reasons rules."""
    rules = load_index(ROOMS / game / "rules.toml").entries
    texts = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in (ROOMS / game / "rulebook").glob("*.toml")}
    chapters = texts.pop("chapters")["chapter"]
    assert set(texts.pop("reasons").values()) <= rules.keys()
    placed = Counter(id for chapter in chapters for id in chapter["rules"])
    assert not (odd := [id for id in rules.keys() | placed.keys() if placed[id] != (id in rules)]), odd
    assert texts.keys() == set(LANGUAGES)
    for lang, told in texts.items():
        assert not (odd := sorted(rules.keys() ^ told.keys())), (lang, odd)
        assert not (odd := [id for id, text in told.items() if is_cut(text, rules[id])]), (lang, odd)
        english = texts["en"]
        assert not (odd := [id for id in told if numbers(told[id], lang) != numbers(english[id], lang)]), (lang, odd)
        assert lang == "en" or not (odd := [id for id, text in told.items() if text == texts["en"][id]]), (lang, odd)
        kept = kept_in_latin(game, lang)
        assert not (odd := [id for id, text in told.items() if foreign(text, lang, kept)]), (lang, odd)
    headings = [f"chapter-{chapter['id'].replace('_', '-')}" for chapter in chapters]
    for lang in LANGUAGES:
        catalogue = Catalogue.load(lang, game)
        kept = {key for key in catalogue.keys() if key.startswith("chapter-")}
        assert not (odd := sorted(kept.symmetric_difference(headings))), (lang, odd)
        assert len({catalogue.format(key) for key in kept}) == len(headings), lang


def numbers(text: str, lang: str) -> Counter[str]:
    """The numbers a rule names, each as often as it does: they are the same in every language. In Hebrew one thing is
    counted in a word, and a step of one in a figure, unlike in English; so 1 is left out."""
    return Counter(each for each in re.findall(r"\d+", text) if lang != "he" or each != "1")


def foreign(text: str, lang: str, kept: set[str]) -> list[str]:
    """Letters of another alphabet, except in `code`, section letters and the Latin words that are kept."""
    plain = CODE.sub("", text)
    return strange_letters(
        LATIN.sub(lambda word: word[0] if len(word[0]) > 1 and word[0] not in kept else "", plain), lang
    )


def kept_in_latin(game: str, lang: str) -> set[str]:
    """The words that the catalogues keep in Latin letters on purpose."""
    files = (ROOMS / game / "text" / f"{lang}.ftl", SHELL / f"{lang}.ftl")
    return {word for file in files for said in LITERAL.findall(file.read_text("utf-8")) for word in LATIN.findall(said)}


def is_cut(text: str, rule: Rule) -> bool:
    """Whether a text is not a full sentence, or says no more than the title."""
    return "…" in text or not text.endswith((".", ".)")) or rule.title.startswith(text.rstrip("."))
