"""Terminal input and output."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 – adds history and line editing to input()

CLEAR = "\x1b[H\x1b[2J"
FORGET = "\x1b[3J"
WIDEST = 120


class Quit(Exception):
    """The player quit, or the input ended."""


class Screen:
    """Prints to the terminal, and reads one line at a time."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.console.width = min(self.console.width, WIDEST)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.is_used = False

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def line(self, text: str = "", style: str = "", whole: bool = False) -> None:
        """Print a word-wrapped text; a `whole` one is not wrapped, to keep file paths copyable."""
        self.console.print(Text(text, style=style), soft_wrap=whole)

    def lines(self, texts: Sequence[str], style: str = "") -> None:
        """Print indented texts; what is wrapped keeps the indent of its text."""
        for text in texts:
            indent = len(text) - len(text.lstrip(" "))
            self.show(Padding(Text(text[indent:], style=style), (0, 0, 0, 1 + indent)))

    def options(self, rows: Sequence[tuple[str, str, str, str | Text]]) -> None:
        """Print the choices: key, style, name and help of each."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
        if any(style for _, style, _, _ in rows):
            grid.add_column(width=1)
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for key, style, name, about in rows:
            mark = [Text(" ", style=style)] if len(grid.columns) == 4 else []
            grid.add_row(Text(key), *mark, Text(name), about if isinstance(about, Text) else Text(about))
        self.show(grid)

    def clear(self, hide: bool = False) -> None:
        """Clear the screen; `hide` also clears the scrollback, which may show a hand. Output before the first board
        stays."""
        if self.console.is_terminal and self.is_used:
            self.console.file.write(CLEAR + FORGET * hide)
            self.console.file.flush()
        self.is_used = True

    def read(self, prompt: str) -> str:
        """Read a line. Piped input is echoed, to make the output a transcript."""
        try:
            text = input(f"{prompt} › ").strip()
        except EOFError:
            print()
            raise Quit from None
        except UnicodeDecodeError:
            text = "\ufffd"
        if not sys.stdin.isatty():
            print(text)
        return text
