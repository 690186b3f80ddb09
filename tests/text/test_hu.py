"""Hungarian: the article fits the word after it, one form of address, one word for one thing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from agon.server.study.rulebook import name_options

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted([*ROOT.glob("src/agon/**/text/**/hu.ftl"), *ROOT.glob("web/src/**/text/*hu.ftl")])
RULEBOOKS = sorted(ROOT.glob("src/agon/games/*/rulebook/hu.toml"))

UNKNOWN = "\N{OBJECT REPLACEMENT CHARACTER}"  # a value the text does not know

VOWELS = "aáeéiíoóöőuúüű"
ARTICLE = re.compile(rf"\b(az?) [„(]*({UNKNOWN}|[\w–-]+)", re.IGNORECASE)
# An acronym without vowels is spelt out: az NDK, az NSZK, a KGST.
SPELT = re.compile(r"[B-DF-HJ-NP-TV-Z]{2,}\b")
# The endings of the second person singular, and words that only look like it.
FAMILIAR = re.compile(
    r"\b(?:te|téged|neked|nálad|tied|tiéd|tieid\w*|veled|rád|hozzád"
    r"|\w+(?:hatsz|hetsz|hatod|heted)"
    r"|\w*(?:[bdgjklmnprt]sz|lassz|játssz)"
    r"|\w+(?:[áéőo]d|[lnr]öd|[aáeéő]id|ed)(?:et|at|on|en|nél|nál|nak|nek|ben|ban|hoz|hez|ig|del|dal)?"
    r"|\w+(?:szd|sd|dd|zd|olj|elj|álj|élj|obj|épj)"
    r"|vedd|tedd|add|végy|nézz|fordíts|hajts|változtass)\b",
    re.IGNORECASE,
)
PLAIN = re.compile(
    r"pedig|eddig|\w*(?:szomszéd|véd|blokád|mód|kód|enged|fed|terjed|süllyed|negyed|kezd|küzd|ensz)\w*|\w+(?:ód|őd|[vr]ed)n[ae]k",
    re.IGNORECASE,
)
QUOTED = re.compile(r"„[^”]*”|`[^`]*`")
TITLES = re.compile(r"(?:word|story)-")  # names of cards, and stories, speak as they like

WRONG = {
    r"(?i)hatály": "érvény",
    r"(?i)hivatkozás": "link",
    r"(?i)elmentve\b": "mentve",
    r"(?i)\b(?:meg)?őri[zs]|\b(?:meg)?őrz[iö]": "tárol, ment",
    r"(?i)visszatekint": "visszajátszás",
    r"kézlimit|\bkezek (?:ki|az)|rejtett kez": "kézben lévő lapok",
    r"űrversenypály": "űrversenysáv",
    r"rendrakás": "takarítás",
    r"(?i)\ba\(z\)": "a wording without the article",
}


class Patterns(Visitor):
    """Every pattern of a message as a reader meets it: names filled in, values unknown."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages = messages
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.texts.append(self.text(node))
        self.generic_visit(node)

    def text(self, node: ast.Pattern) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self.value(part.expression) for part in node.elements
        )

    def value(self, expression: object) -> str:
        if isinstance(expression, ast.StringLiteral):
            return expression.value
        if isinstance(expression, ast.MessageReference) and not expression.attribute:
            message = self.messages.get(expression.id.name)
            return self.text(message.value) if message and message.value else UNKNOWN
        return UNKNOWN


def texts() -> Iterator[tuple[str, str, str]]:
    """Yield the file, the key and the text of everything written in Hungarian."""
    for file in CATALOGUES:
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
        for key, message in messages.items():
            visitor = Patterns(messages)
            visitor.visit(message)
            for text in visitor.texts:
                yield str(file.relative_to(ROOT)), key, text
    for file in RULEBOOKS:
        said = tomllib.loads(file.read_text(encoding="utf-8"))
        for key, text in name_options(said, file.parents[1].name, "hu").items():
            yield str(file.relative_to(ROOT)), key, text


def begins_with_vowel(word: str) -> bool:
    """Tell whether a word, a number or an acronym is spoken with a vowel first."""
    if number := re.match(r"\d+", word):
        return number[0][0] == "5" or (number[0][0] == "1" and len(number[0]) % 3 == 1)
    if SPELT.match(word):
        return word[0] in "FLMNRSXY"
    return word[0].lower() in VOWELS


def wrong_articles(text: str) -> list[str]:
    """Return the articles that do not fit, or cannot be known to fit, the word after them."""
    return [
        match[0]
        for match in ARTICLE.finditer(text)
        if match[2] == UNKNOWN or begins_with_vowel(match[2]) != (match[1].lower() == "az")
        if match[1].lower() == "a" or not match[2][0].islower()  # «az» can be a pronoun: az nyer, aki
    ]


def familiar(text: str) -> list[str]:
    """Return the words that address the reader as «te»."""
    return [word for word in FAMILIAR.findall(QUOTED.sub("", text)) if not PLAIN.fullmatch(word)]


def wrong_words(text: str) -> list[str]:
    """Return the words for which the rulebooks have another."""
    return [f"{match[0]} (write: {right})" for wrong, right in WRONG.items() if (match := re.search(wrong, text))]


def test_articles_fit_the_words_after_them() -> None:
    assert [(file, key, found) for file, key, text in texts() if (found := wrong_articles(text))] == []


def test_readers_are_addressed_formally() -> None:
    asked = (each for each in texts() if not TITLES.match(each[1]))
    assert [(file, key, found) for file, key, text in asked if (found := familiar(text))] == []


def test_one_thing_has_one_word() -> None:
    assert [(file, key, found) for file, key, text in texts() if (found := wrong_words(text))] == []


@pytest.mark.parametrize(
    "text",
    [
        "az Szovjetunió",
        "a „UN-beavatkozás”",
        f"{UNKNOWN}. lecke a {UNKNOWN} közül",
        f"A „{UNKNOWN}” kulcsot használó programok",
        "a 1. lap",
        "az 2. lap",
        "a NDK",
        "az KGST",
    ],
)
def test_a_wrong_article_is_found(text: str) -> None:
    assert wrong_articles(text)


@pytest.mark.parametrize(
    "text", ["a Szovjetunió és az USA", "az 1. és a 10. lap, az 5. és az 1000 érme", "az NDK, a NATO", "Az nyer, aki"]
)
def test_a_right_article_is_let_pass(text: str) -> None:
    assert wrong_articles(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "Válassz karakterlapot!",
        "Elveszed egy másik kezdeményezéslap aranyát?",
        "a következő saját körödig nem kérdezünk",
        "Ha aranyért dobsz el egy piaclapot",
        "Vedd el a 2. lapot.",
        "a jellemjelződ lépett",
        "a karizmajelzőidet",
        "két képességet is felfrissíthetsz",
    ],
)
def test_a_familiar_address_is_found(text: str) -> None:
    assert familiar(text)


@pytest.mark.parametrize(
    "text", ["a hatályos események", "hivatkozás másolása", "Elmentve.", "kezdődik a(z) 3. forduló", "a böngésző őrzi"]
)
def test_a_wrong_word_is_found(text: str) -> None:
    assert wrong_words(text)
