"""Tables in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def show_table(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a heading and a table; whole numbers get separators, other numbers one decimal."""
    print(f"\n## {title}\n\n| {' | '.join(heads)} |")
    print("|" + "---|" * len(heads))
    for row in rows:
        print(f"| {' | '.join(map(cell, row))} |")


def cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:,.2f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
