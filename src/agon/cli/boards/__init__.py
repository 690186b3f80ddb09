"""Boards for the terminal: one module per game, and a plain one for all others."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Protocol, cast

from rich.console import RenderableType

from agon.cli.words import word_text
from agon.engine.game import View
from agon.engine.table import Ask, Table
from agon.text.catalogue import Catalogue


class Board(Protocol):
    """The interface of a board module."""

    def render(self, view: View, seat: str | None, texts: Catalogue) -> RenderableType:
        """Render the board as the seat sees it."""

    def style(self, word: str) -> str:
        """The style that marks an option; empty for none."""

    def about(self, table: Table, ask: Ask, texts: Catalogue) -> dict[str, str]:
        """Notes on options, from what the asked seat may know."""


def card_text(board: Board, table: Table, word: str, texts: Catalogue) -> str:
    """The text of a card: from the board's own `text`, which may use the table's components, or the catalogue."""
    own = getattr(board, "text", None)
    found: str = own(table, word, texts) if own else word_text(texts, word)
    return found


def board_of(game: str) -> Board:
    """The board of a game."""
    module = f"{__name__}.{game}"
    return cast(Board, importlib.import_module(module if find_spec(module) else f"{__name__}.plain"))
