"""A board for any game: the view as a tree."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from agon.engine.game import View
from agon.engine.table import Ask, Table
from agon.text.catalogue import Catalogue

NOTHING = "–"


def render(view: View, seat: str | None, texts: Catalogue) -> RenderableType:
    title = texts.format("game-title") + (f" · {texts.seat(seat)}" if seat else "")
    tree = Tree(Text(title, style="bold"), guide_style="dim")
    _grow(tree, view, texts)
    return tree


def style(word: str) -> str:
    return ""


def about(table: Table, ask: Ask, texts: Catalogue) -> dict[str, str]:
    return {}


def _grow(tree: Tree, branch: View, texts: Catalogue) -> None:
    for key, value in branch.items():
        name = texts.field(key)
        if not name:
            continue
        label = Text(name, style="cyan")
        if isinstance(value, dict) and value:
            _grow(tree.add(label), value, texts)
        elif isinstance(value, list) and any(isinstance(each, dict) for each in value):
            _grow(tree.add(label), {str(number): each for number, each in enumerate(value, 1)}, texts)
        else:
            tree.add(label.append("  ").append(_text(key, value, texts), style="default"))


def _text(field: str, value: Any, texts: Catalogue) -> str:
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, list):
        return ", ".join(_text(field, each, texts) for each in value) or NOTHING
    return NOTHING if value is None or value == {} else texts.value(field, value)
