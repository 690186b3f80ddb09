"""One word for one thing: the terms of docs/reference/glossary.md, in every catalogue and rulebook."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from agon.text.catalogue import LANGUAGES
from tools.changed_texts import in_language, read, tracked

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "reference" / "glossary.md"
TRANSLATIONS = tuple(lang for lang in LANGUAGES if lang != "en")
PLACEABLE = re.compile(r"\{[^{}]*\}|\[[\w-]+\]")


class Term(NamedTuple):
    english: str
    words: dict[str, str]
    where: str


def terms() -> list[Term]:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in GLOSSARY.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ")
    ]
    return [
        Term(english, dict(zip(TRANSLATIONS, words, strict=True)), "" if where == "everywhere" else where.strip("`"))
        for english, *words, where in rows[1:]
    ]


def pattern(forms: str) -> re.Pattern[str]:
    r"""Return what finds the forms of a term, in which a hyphen stands for the rest of a word.

    >>> pattern("leck- / lecke").pattern
    'leck\\w*|lecke'
    """
    return re.compile("|".join(re.escape(form).replace(r"\-", r"\w*") for form in forms.split(" / ")), re.IGNORECASE)


@cache
def texts(file: str) -> dict[str, str]:
    """Return the messages of a file without their keys."""
    messages = read(file, (ROOT / file).read_text(encoding="utf-8"))
    return {key: text.removeprefix(f"{key} =") for key, text in messages.items()}


def missing(term: Term, lang: str) -> list[str]:
    """Return the messages whose English text has the term while the translation has not."""
    english = re.compile(rf"\b{term.english}s?\b", re.IGNORECASE)
    word = pattern(term.words[lang])
    return [
        f"{in_language(file, lang)}: {key}"
        for file in tracked(ROOT)
        if term.where in file
        for key, text in texts(file).items()
        if english.search(PLACEABLE.sub(" ", text)) and not word.search(texts(in_language(file, lang))[key])
    ]


@pytest.mark.parametrize("lang", TRANSLATIONS)
@pytest.mark.parametrize("term", terms(), ids=lambda term: term.english)
def test_a_term_has_one_translation(term: Term, lang: str) -> None:
    assert not missing(term, lang)


@pytest.mark.parametrize("term", terms(), ids=lambda term: term.english)
def test_a_term_is_in_use(term: Term) -> None:
    """A term that no English text has would be checked nowhere."""
    everywhere_wrong = term._replace(words=dict.fromkeys(TRANSLATIONS, "no such word"))
    assert missing(everywhere_wrong, "el")
