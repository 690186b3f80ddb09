"""The English texts, from which the others are translated: idiom, sentence case, capitals of terms, typography."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.changed_texts import tracked

ROOT = Path(__file__).parents[2]
FILES = tracked(ROOT)
INTERFACE = ("src/agon/text/shell/", "web/src/shell/", "web/src/learn/")

# Phrases of literal translations, and what to write.
CALQUES = {
    r"\b(?:the|an|any|of) own\b": "their, its, the player’s",
    r"\bone’s\b|\boneself\b": "the player’s",
    r"\bif one likes\b|\bone (?:may|can|acts|retreats)\b": "the player may",
    r"\bknows? no\b": "does not support",
    r"\b(?:this|that|it|they|which|card) (?:is|are) no (?!longer|more|less|worse|fewer)\w+": "is not a",
    r"\banew\b": "again",
    r"\bbroken off\b": "aborted",
    r"\bfor nothing\b": "not at all",
    r"\bget up\b": "leave",
    r"\buntil now\b": "current, so far",
    r"\bfirst page\b": "home page",
    r"\bhold at once\b": "apply immediately",
    r"\bcounts once (?:its|the|your)\b": "after",
    r"\bclear (?:\w+ ){0,2}away\b": "cancel, delete",
    r"\b(?:send|sent) away\b": "remove",
    r"\bin spite of\b": "despite",
    r"\bwhat was said\b": "chat",
    r"\be-mail": "email",
    r"\blots are\b|\blots decide\b": "drawn at random",
}
CAPITALS = {"Space Race", "China Card", "Divine Favour", "Late War", "Mid War", "Early War"}
NAMES = {
    *("English", "Agon", "Playdek’s", "Playdek", "Twilight", "Struggle"),
    *("API", "HTTP", "JSON", "URL", "Enter", "Space", "Page", "Up", "Down", "Finish"),
}
CODE = re.compile(r"`[^`]*`")


class Written(Visitor):
    """What a message says, with every placeable as an ellipsis."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.texts.append("".join(e.value if isinstance(e, ast.TextElement) else "…" for e in node.elements))
        self.generic_visit(node)


def texts(file: str) -> Iterator[tuple[str, str]]:
    source = (ROOT / file).read_text(encoding="utf-8")
    if file.endswith(".toml"):
        yield from ((key, CODE.sub("…", text)) for key, text in tomllib.loads(source).items())
        return
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            visitor = Written()
            visitor.visit(entry)
            yield from ((entry.id.name, text) for text in visitor.texts)


def calques(text: str) -> list[str]:
    return [
        f"{found[0]} (write: {better})"
        for wrong, better in CALQUES.items()
        if (found := re.search(wrong, text, re.IGNORECASE))
    ]


def small_terms(text: str) -> list[str]:
    """Return the terms whose capitals are missing."""
    return [
        found[0]
        for term in CAPITALS
        for found in re.finditer(rf"\b{term}s?\b", text, re.IGNORECASE)
        if not found[0].startswith(term)
    ]


def title_case(text: str) -> list[str]:
    """Return the capitalised words inside a sentence that are not names."""
    return [word for word in re.findall(r"(?<=[a-z] )[A-Z]\w*(?:’s)?", text) if word not in NAMES]


def straight_quotes(text: str) -> list[str]:
    return re.findall(r"\w*['\"]\w*", text)


LINTS = {"calque": calques, "term": small_terms, "quotes": straight_quotes}


@pytest.mark.parametrize("lint", LINTS)
@pytest.mark.parametrize("file", FILES)
def test_the_english_reads_as_english(file: str, lint: str) -> None:
    assert {key: found for key, text in texts(file) if (found := LINTS[lint](text))} == {}


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith(INTERFACE)])
def test_the_interface_is_in_sentence_case(file: str) -> None:
    assert {key: found for key, text in texts(file) if (found := title_case(text))} == {}


def test_all_english_files_are_read() -> None:
    assert sum(1 for file in FILES for _ in texts(file)) > 3500
    assert len([file for file in FILES if file.startswith(INTERFACE)]) >= 9


@pytest.mark.parametrize(
    "text",
    [
        "This is no address of e-mail.",
        "This file is no text, and it is no record.",
        "This browser knows no notifications.",
        "Your choices hold at once and are kept in this browser.",
        "Password until now",
        "Send away",
        "The game was broken off. It counts for nothing.",
        "Clear the table away",
        "The address counts once its link was opened.",
        "Get up again",
        "Agon: to the first page",
        "The attacker picks one of the own four piles.",
        "Reinforce is possible only after the own hero has been laid.",
        "One retreats in one’s own turn, before laying the troop.",
        "the vanguard if one likes",
        "Lots are drawn",
    ],
)
def test_an_old_calque_would_be_found(text: str) -> None:
    assert calques(text)


@pytest.mark.parametrize("text", ["Space race attempts this turn", "the China card", "a Divine favour token"])
def test_a_term_without_its_capitals_is_found(text: str) -> None:
    assert small_terms(text)


@pytest.mark.parametrize("text", ["Change Password", "Create an Account", "Your Studies"])
def test_title_case_is_found(text: str) -> None:
    assert title_case(text)


@pytest.mark.parametrize("text", ["the player's hand", 'the "given" lines'])
def test_straight_quotes_are_found(text: str) -> None:
    assert straight_quotes(text)


@pytest.mark.parametrize(
    "text",
    [
        "There is no such game. It is no longer possible.",
        "The player may play their own card, in the market too.",
        "A game log of Playdek’s Twilight Struggle. The descriptions are in English.",
    ],
)
def test_good_english_is_let_pass(text: str) -> None:
    assert not calques(text) + small_terms(text) + title_case(text) + straight_quotes(text)
