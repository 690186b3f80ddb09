"""What the rulebook of every game holds: each rule once and in full, each chapter with its heading."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

from agon import games
from agon.engine.citations import Rule, load_index
from agon.text.catalogue import LANGUAGES, Catalogue
from tests.alphabets import strange_letters

ROOMS = Path(games.__file__).parent
LATIN = re.compile(r"[A-Za-z]+")


def check(game: str) -> None:
    """Every id in one chapter and told in full in every language, every chapter with a heading."""
    rules = load_index(ROOMS / game / "rules.toml").entries
    texts = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in (ROOMS / game / "rulebook").glob("*.toml")}
    chapters = texts.pop("chapters")["chapter"]
    placed = Counter(id for chapter in chapters for id in chapter["rules"])
    assert not (odd := [id for id in rules.keys() | placed.keys() if placed[id] != (id in rules)]), odd
    assert texts.keys() == set(LANGUAGES)
    for lang, told in texts.items():
        assert not (odd := sorted(rules.keys() ^ told.keys())), (lang, odd)
        assert not (odd := [id for id, text in told.items() if is_cut(text, rules[id])]), (lang, odd)
        assert not (odd := [id for id, text in told.items() if numbers(text) != numbers(texts["en"][id])]), (lang, odd)
        assert lang == "en" or not (odd := [id for id, text in told.items() if text == texts["en"][id]]), (lang, odd)
        assert not (odd := [id for id, text in told.items() if foreign(text, lang, texts["en"][id])]), (lang, odd)
    headings = [f"chapter-{chapter['id'].replace('_', '-')}" for chapter in chapters]
    for lang in LANGUAGES:
        catalogue = Catalogue.load(lang, game)
        kept = {key for key in catalogue.keys() if key.startswith("chapter-")}
        assert not (odd := sorted(kept.symmetric_difference(headings))), (lang, odd)
        assert len({catalogue.format(key) for key in kept}) == len(headings), lang


def numbers(text: str) -> Counter[str]:
    """The numbers a rule names, each as often as it does: they are the same in every language."""
    return Counter(re.findall(r"\d+", text))


def foreign(text: str, lang: str, english: str) -> list[str]:
    """Letters that are not of the language's script. A name that stands in the English too may be in Latin letters."""
    names = set(LATIN.findall(english))
    return strange_letters(LATIN.sub(lambda word: "" if word[0] in names else word[0], text), lang)


def is_cut(text: str, rule: Rule) -> bool:
    """Whether a text is no full sentence, or says no more than the title."""
    return "…" in text or not text.endswith((".", ".)")) or rule.title.startswith(text.rstrip("."))
