"""Plots the win probabilities over a game as SVG and as a sparkline."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from agon.agents.analysis import Analysis, Point, TurningPoint

WIDTH, HEIGHT = 960, 420
LEFT, TOP, BOTTOM = 56, 48, 48
LETTER = 7.6  # maximum width of a character
COLOURS = ("#0b5cad", "#b3261e", "#1b7f3b", "#8a5a00")
DASHES = ("", "7 4", "2 3", "9 3 2 3")
INK, LIGHT = "#333333", "#d9d9d9"
QUARTERS = (0, 25, 50, 75, 100)
LABEL_ROOM, LINE = 22, 16
BLOCKS = "▁▂▃▄▅▆▇█"


class Words(NamedTuple):
    """The texts of a plot, in the reader's language."""

    title: str
    caption: str
    seats: Mapping[str, str]
    stories: Mapping[TurningPoint, str]
    direction: str = "ltr"


def stages(points: list[Point]) -> list[tuple[int, int]]:
    """Where each milestone is first reached: the number of the choice, and the milestone."""
    found, furthest = [], 0
    for point in points:
        if point.milestone > furthest:
            furthest = point.milestone
            found.append((point.number, furthest))
    return found


def sparkline(values: list[float], width: int) -> str:
    """Values from 0 to 1 as a line of at most `width` blocks.

    >>> sparkline([0.0, 0.5, 1.0], 80)
    '▁▅█'
    """
    count = min(width, len(values))
    parts = [values[at * len(values) // count : (at + 1) * len(values) // count] for at in range(count)]
    means = [sum(part) / len(part) for part in parts]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, max(0, int(mean * len(BLOCKS))))] for mean in means)


# ---------------------------------------------------------------- SVG


def svg(analysis: Analysis, words: Words, seats: list[str]) -> str:
    """The plot as a standalone image: a line for each seat, a light vertical line at each stage, and a dot with a
    tooltip for each turning point."""
    ends = analysis.points[-1].values if analysis.points else {}
    names = {seat: f"{words.seats[seat]} · {100 * ends[seat]:.0f}%" for seat in seats if seat in ends}
    paper = Paper(analysis, right=24 + LETTER * max(map(len, names.values()), default=0))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" direction="ltr"'
        f' font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(words.title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, 26, words.title, "start", 'font-size="16"', words.direction),
        _text(LEFT, HEIGHT - 8, words.caption, "start", "", words.direction),
        *paper.axis(),
        *paper.stages(),
    ]
    lines += [paper.line(seat) for seat in seats]
    lines += paper.names(names, words.direction)
    lines += [paper.dot(point, story) for point, story in words.stories.items()]
    return "\n".join([*lines, "</svg>"]) + "\n"


class Paper:
    """The coordinate system of the image, and its parts."""

    def __init__(self, analysis: Analysis, right: float) -> None:
        self.points, self.seats, self.right = analysis.points, analysis.seats, WIDTH - right
        self.last = max(1, len(self.points) - 1)

    def x(self, number: int) -> float:
        return LEFT + (self.right - LEFT) * (number - 1) / self.last

    def y(self, value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value)

    def axis(self) -> list[str]:
        lines = []
        for percent in QUARTERS:
            y = self.y(percent / 100)
            lines.append(_stroke(LEFT, y, self.right, y))
            lines.append(_text(LEFT - 8, y + 4, f"{percent}%", "end"))
        return lines

    def stages(self) -> list[str]:
        lines, free = [], 0.0
        for number, stage in stages(self.points):
            x = self.x(number)
            lines.append(_stroke(x, TOP, x, HEIGHT - BOTTOM))
            if x >= free:
                lines.append(_text(x, HEIGHT - BOTTOM + 18, str(stage), "middle"))
                free = x + LABEL_ROOM
        return lines

    def line(self, seat: str) -> str:
        """The win probability of a seat."""
        dash = DASHES[self.seats.index(seat) % len(DASHES)]
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        places = " ".join(f"{self.x(p.number):.1f},{self.y(p.values[seat]):.1f}" for p in self.points)
        return f'<polyline points="{places}" fill="none" stroke="{self.colour(seat)}" stroke-width="2"{dashed}/>'

    def colour(self, seat: str) -> str:
        return COLOURS[self.seats.index(seat) % len(COLOURS)]

    def names(self, names: Mapping[str, str], direction: str) -> list[str]:
        """The names of the seats at the ends of their lines, moved down where they would overlap."""
        lines, free = [], 0.0
        for seat in sorted(names, key=lambda seat: (-self.points[-1].values[seat], seat)):
            y = max(free, self.y(self.points[-1].values[seat]) + 4)
            lines.append(_text(self.right + 8, y, names[seat], "start", f'fill="{self.colour(seat)}"', direction))
            free = y + LINE
        return lines

    def dot(self, point: TurningPoint, story: str) -> str:
        values = self.points[point.number - 1].values
        place = f'cx="{self.x(point.number):.1f}" cy="{self.y(values[point.seat]):.1f}"'
        return f'<circle {place} r="4.5" fill="#ffffff" stroke="{INK}"><title>{escape(story)}</title></circle>'


def _stroke(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{LIGHT}"/>'


def _text(x: float, y: float, text: str, anchor: str, more: str = "", direction: str = "ltr") -> str:
    """A text anchored at a point; in right-to-left text, start and end are swapped."""
    if direction == "rtl":
        anchor, more = {"start": "end", "end": "start"}.get(anchor, anchor), f'direction="rtl" {more}'
    attributes = " ".join(f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {more}'.split())
    return f"<text {attributes}>{escape(text)}</text>"
