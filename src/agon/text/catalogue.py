"""Catalogues: keys with arguments in, sentences in the reader's language out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from agon.engine.errors import AgonError
from agon.engine.vocabulary import Argument

LANGUAGES = ("en", "el", "he", "hu")


class MissingText(KeyError):
    """A key that the catalogue does not hold."""

    __str__ = Exception.__str__


class BadText(ValueError):
    """A catalogue that does not parse, or a message that does not format with the arguments given."""


def language_name(lang: str) -> str:
    """The language's name in the language itself."""
    name = _locale(lang).get_language_name()
    assert name is not None, lang
    return name


def direction(lang: str) -> Literal["ltr", "rtl"]:
    return "rtl" if _locale(lang).text_direction == "rtl" else "ltr"


class Catalogue:
    """The shell's texts, and a game's, in one language.

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
        """Placeables are wrapped in bidi isolates if `isolate` says so; left out: if the language is right to left."""
        return _load(lang, game, direction(lang) == "rtl" if isolate is None else isolate)

    def under(self, options: Mapping[str, str]) -> Catalogue:
        """The texts as they read under a game's options: `KEY-OPTION-VALUE` takes the place of `KEY`."""
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
        """The arguments a message may read, through the messages it refers to as well."""
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
        return str(text)

    def word(self, id: str) -> str:
        return self.format(f"word-{_key(id)}")

    def seat(self, id: str) -> str:
        return self.format(f"seat-{_key(id)}")

    def ask(self, kind: str) -> str:
        return self.format(f"ask-{_key(kind)}")

    def error(self, code: str) -> str:
        return self.format(f"error-{code}")

    def log_line(self, kind: str, arguments: Mapping[str, tuple[Argument, int | str]]) -> str:
        """Words are named for the message; a seat stays an id, for the message to select its grammar by."""
        return self.format(
            f"log-{_key(kind)}",
            **{name: self.word(str(value)) if sort == "word" else value for name, (sort, value) in arguments.items()},
        )

    def _message(self, key: str) -> ast.Message:
        if key not in self._messages:
            raise MissingText(f"no text {key!r} in the {self.lang} catalogue")
        return self._messages[key]


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
        raise AgonError("unknown-language", f"{lang!r} is not spoken here; offered: {', '.join(LANGUAGES)}")
    return Locale.parse(lang)


@cache
def _load(lang: str, game: str | None, isolate: bool) -> Catalogue:
    messages = _parse(files("agon.text") / "shell" / f"{lang}.ftl")
    if game is not None:
        rooms = {room.name: room / "text" for room in files("agon.games").iterdir() if (room / "text").is_dir()}
        if game not in rooms:
            raise AgonError("unknown-game", f"{game!r} has no texts; offered: {', '.join(sorted(rooms))}")
        messages |= _parse(rooms[game] / f"{lang}.ftl")
    return Catalogue(lang, messages, isolate)


def _parse(file: Traversable) -> dict[str, ast.Message]:
    source = file.read_text(encoding="utf-8")
    messages: dict[str, ast.Message] = {}
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name not in messages:
            messages[entry.id.name] = entry
        elif not isinstance(entry, ast.BaseComment):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise BadText(f"{file}:{line}: not a message with a value under a key of its own")
    return messages
