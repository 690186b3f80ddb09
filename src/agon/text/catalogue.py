"""Catalogues: keys and arguments in, sentences in the reader's language out."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from babel import Locale
from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from agon.engine.errors import AgonError
from agon.engine.table import Ask
from agon.engine.vocabulary import Argument

LANGUAGES = ("en", "el", "he", "hu")
FALLBACK = "en"
MINUS = "\u2212"
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # of a negative number, not of a range or a name

log = logging.getLogger(__name__)


class MissingText(KeyError):
    """A key that is not in the catalogue."""

    __str__ = Exception.__str__


class BadText(ValueError):
    """A catalogue that does not parse, or a message that does not format with the arguments given."""


def language_name(lang: str) -> str:
    """Return the language's name in the language itself."""
    name = _locale(lang).get_language_name()
    assert name is not None, lang
    return name


def languages_of(game: str) -> tuple[str, ...]:
    """Return the languages in which a game has texts."""
    folder = _folder(game)
    return tuple(lang for lang in LANGUAGES if (folder / f"{lang}.ftl").is_file())


def direction(lang: str) -> Literal["ltr", "rtl"]:
    return "rtl" if _locale(lang).text_direction == "rtl" else "ltr"


def isolated(figures: str, lang: str) -> str:
    """Keep a sum, or a sign and its number, in order in a right-to-left language."""
    return f"\u2066{figures}\u2069" if direction(lang) == "rtl" else figures


def decimal(number: str, lang: str) -> str:
    """Write a number with the decimal mark of a language.

    >>> decimal("12.5%", "en"), decimal("12.5%", "el")
    ('12.5%', '12,5%')
    """
    return number.replace(".", get_decimal_symbol(_locale(lang)))


def with_minus(figures: str) -> str:
    """Write the negative numbers of a text with a minus sign in place of a hyphen.

    >>> with_minus("-1 of 14-15")
    '−1 of 14-15'
    """
    return HYPHEN.sub(MINUS, figures)


class Catalogue:
    """The texts of the shell, and of a game, in one language.

    >>> Catalogue.load("en", "hector_achilles").word("pile_1")
    'pile 1'
    """

    def __init__(self, lang: str, messages: Mapping[str, ast.Message], isolate: bool) -> None:
        self.lang, self._isolate = lang, isolate
        self._messages = messages
        self._bundle = FluentBundle([lang], use_isolating=isolate)
        self._bundle.add_resource(ast.Resource(list(messages.values())))

    @staticmethod
    def load(lang: str, game: str | None = None, *, isolate: bool | None = None) -> Catalogue:
        """Load a catalogue. `isolate` wraps placeables in bidi isolates; by default only in right-to-left languages.

        A game without texts in the language falls back to English."""
        return _load(lang, game, direction(lang) == "rtl" if isolate is None else isolate)

    def under(self, options: Mapping[str, str]) -> Catalogue:
        """Return the catalogue for a game's options: `KEY-OPTION-VALUE` replaces `KEY`."""
        messages = dict(self._messages)
        for name, value in options.items():
            suffix = f"-{_key(name)}-{_key(value)}"
            for key, message in self._messages.items():
                plain = key.removesuffix(suffix)
                if plain != key and plain in messages:
                    messages[plain] = ast.Message(ast.Identifier(plain), message.value, message.attributes)
        return Catalogue(self.lang, messages, self._isolate)

    def keys(self) -> frozenset[str]:
        return frozenset(self._messages)

    def has(self, key: str) -> bool:
        return key in self._messages

    def variables(self, key: str) -> frozenset[str]:
        """Return the arguments that a message may use, also through the messages it refers to."""
        found = _Variables(self._messages)
        found.visit(self._message(key).value)
        return frozenset(found.names)

    def format(self, key: str, **arguments: int | str) -> str:
        self._message(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise BadText(f"the text {key!r} in {self.lang} cannot be formatted with {arguments}: {errors}")
        has_negative = any(isinstance(value, int) and value < 0 for value in arguments.values())
        return with_minus(str(text)) if has_negative else str(text)

    def word(self, id: str) -> str:
        return self.format(f"word-{_key(id)}")

    def seat(self, id: str) -> str:
        return self.format(f"seat-{_key(id)}")

    def field(self, name: str) -> str:
        """Return the name of a field of a view, in words; empty if the field is not for people."""
        keys = (f"{kind}-{_key(name)}" for kind in ("field", "word", "seat", "board"))
        key = next((key for key in keys if self.has(key) and not self.variables(key)), None)
        return self.format(key) if key else name.replace("_", " ")

    def value(self, field: str, value: int | str) -> str:
        """Return a value of a field, in words."""
        if isinstance(value, int):
            key = f"field-{_key(field)}-value"
            sign = "plus" if value > 0 else "minus" if value < 0 else "zero"
            return self.format(key, sign=sign, amount=abs(value)) if self.has(key) else with_minus(str(value))
        name, _, seat = value.partition(":")
        if seat:
            return f"{self.value(field, name)} ({self.seat(seat)})"
        keys = [f"{start}{_key(field)}-{_key(name)}" for start in ("field-", "board-", "")]
        found = next((key for key in keys if self.has(key)), None)
        return self.format(found) if found else self.field(name)

    def ask(self, kind: str) -> str:
        return self.format(f"ask-{_key(kind)}")

    def question(self, ask: Ask) -> str:
        """Return the question of an ask: for its reason or its card, or of its kind."""
        key = f"ask-{_key(ask.what)}"
        return self.format(self._first(key, ask.reason or ask.card) or key, **self._arguments(ask))

    def option(self, ask: Ask, option: str) -> str:
        """Return what an option of an ask means: for its reason or its card, in asks of its kind, or the option's own
        name. A reason goes before the card: the ask is then not about the event of the card."""
        key = self._first(f"option-{_key(option)}", ask.reason or ask.card, ask.what)
        if key:
            return self.format(key, **self._arguments(ask))
        return option if option.lstrip("-").isdigit() else capitalised(self.word(option))

    def _first(self, start: str, *ids: str | None) -> str | None:
        """Return the first of the keys `START-ID` that has a text."""
        keys = (f"{start}-{_key(id)}" for id in ids if id is not None)
        return next((key for key in keys if self.has(key)), None)

    def _arguments(self, ask: Ask) -> dict[str, int | str]:
        return {"card": self.word(ask.card) if ask.card else "", "left": ask.left or 0, "of": ask.of or 0}

    def setting(self, name: str, value: str | None = None) -> str:
        """Return an option, or one of its values, as the form of a new game names it: "Edition: first"."""
        short = self.format(f"option-{_key(name)}-name")
        if value is None or value == "on":
            return short
        key = f"option-{_key(name)}-{_key(value)}"
        return f"{short}: {self.format(key) if self.has(key) else value}"

    def why(self, reason: str, cost: int | None = None, left: int | None = None) -> str:
        """Return why an option that is not offered cannot be chosen now."""
        return self.format(f"why-{_key(reason)}", cost=cost or 0, left=left or 0)

    def warning(self, reason: str) -> str:
        return self.format(f"warning-{_key(reason)}")

    def error(self, code: str) -> str:
        return self.format(f"error-{code}")

    def log_line(self, kind: str, arguments: Mapping[str, tuple[Argument, int | str]]) -> str:
        """Format a log line. Words are replaced by their names; a seat stays an id, by which the message selects its
        grammar."""
        return self.format(
            f"log-{_key(kind)}",
            **{name: self.word(str(value)) if sort == "word" else value for name, (sort, value) in arguments.items()},
        )

    def _message(self, key: str) -> ast.Message:
        if key not in self._messages:
            raise MissingText(f"no text {key!r} in the {self.lang} catalogue")
        return self._messages[key]


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


class _Variables(Visitor):
    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.messages = messages
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        message = self.messages[node.id.name]
        if node.attribute is None:
            self.visit(message.value)
        else:
            self.visit([a.value for a in message.attributes if a.id.name == node.attribute.name])


def _key(id: str) -> str:
    return id.replace("_", "-")


@cache
def _locale(lang: str) -> Locale:
    if lang not in LANGUAGES:
        raise AgonError(
            "unknown-language", f"{lang!r} is not a supported language; choose one of: {', '.join(LANGUAGES)}"
        )
    return Locale.parse(lang)


@cache
def _load(lang: str, game: str | None, isolate: bool) -> Catalogue:
    messages = _parse(files("agon.text") / "shell" / f"{lang}.ftl")
    if game is not None:
        messages |= _texts_of_game(lang, game)
    return Catalogue(lang, messages, isolate)


@cache
def _texts_of_game(lang: str, game: str) -> dict[str, ast.Message]:
    """Return the texts of a game in a language, or in English if it has none."""
    if lang not in languages_of(game):
        log.warning("%s has no texts in %s; using English", game, Locale(lang).get_language_name("en"))
        lang = FALLBACK
    return _parse(_folder(game) / f"{lang}.ftl")


def _folder(game: str) -> Traversable:
    folders = {folder.name: folder / "text" for folder in files("agon.games").iterdir() if (folder / "text").is_dir()}
    if game not in folders:
        raise AgonError("unknown-game", f"{game!r} has no texts; choose one of: {', '.join(sorted(folders))}")
    return folders[game]


def _parse(file: Traversable) -> dict[str, ast.Message]:
    source = file.read_text(encoding="utf-8")
    messages: dict[str, ast.Message] = {}
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name not in messages:
            messages[entry.id.name] = entry
        elif not isinstance(entry, ast.BaseComment):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise BadText(f"{file}:{line}: not a message with a value and a unique key")
    return messages
