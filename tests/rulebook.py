"""What the rulebook of every game holds: each rule once and in full, each chapter with its heading."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

from agon import games
from agon.engine.citations import Rule, load_index
from agon.text.catalogue import LANGUAGES, Catalogue

ROOMS = Path(games.__file__).parent


def check(game: str) -> None:
    """Every id in one chapter and with an English text, every chapter with a heading in every language."""
    rules = load_index(ROOMS / game / "rules.toml").entries
    texts = {file.stem: tomllib.loads(file.read_text("utf-8")) for file in (ROOMS / game / "rulebook").glob("*.toml")}
    chapters = texts.pop("chapters")["chapter"]
    placed = Counter(id for chapter in chapters for id in chapter["rules"])
    assert not (odd := [id for id in rules.keys() | placed.keys() if placed[id] != (id in rules)]), odd
    assert not (odd := sorted(rules.keys() - texts["en"].keys())), odd
    for lang, told in texts.items():
        assert lang in LANGUAGES and not (odd := sorted(told.keys() - rules.keys())), (lang, odd)
        assert not (odd := [id for id, text in told.items() if is_cut(text, rules[id])]), (lang, odd)
    headings = [f"chapter-{chapter['id'].replace('_', '-')}" for chapter in chapters]
    for lang in LANGUAGES:
        catalogue = Catalogue.load(lang, game)
        kept = {key for key in catalogue.keys() if key.startswith("chapter-")}
        assert not (odd := sorted(kept.symmetric_difference(headings))), (lang, odd)
        assert len({catalogue.format(key) for key in kept}) == len(headings), lang


def is_cut(text: str, rule: Rule) -> bool:
    """Whether a text is no full sentence, or says no more than the title."""
    return "…" in text or not text.endswith((".", ".)")) or rule.title.startswith(text.rstrip("."))
