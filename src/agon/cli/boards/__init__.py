"""Boards for the terminal: one module a game, and a plain one for the games that have none."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from agon.cli.words import word_text
from agon.engine.table import Ask, Table
from agon.text.catalogue import Catalogue


class Board(Protocol):
    """What a board module offers."""

    def render(self, view: dict[str, Any], seat: str | None, texts: Catalogue) -> RenderableType:
        """The board as the seat sees it."""

    def style(self, word: str) -> str:
        """The style in which an option is marked; empty for none."""

    def about(self, table: Table, ask: Ask, texts: Catalogue) -> dict[str, str]:
        """A note on each option that deserves one, from what the asked seat may know."""


def card_text(board: Board, table: Table, word: str, texts: Catalogue) -> str:
    """What is written on a card: a board's own `text`, which may read the table's components, or the catalogue's."""
    own = getattr(board, "text", None)
    found: str = own(table, word, texts) if own else word_text(texts, word)
    return found


def board_of(game: str) -> Board:
    """The board of a game."""
    module = f"{__name__}.{game}"
    return cast(Board, importlib.import_module(module if find_spec(module) else f"{__name__}.plain"))
