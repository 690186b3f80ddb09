"""The chances of the seats over a game, drawn as SVG and as a line of blocks."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from agon.agents.analysis import Analysis, Point

WIDTH, HEIGHT = 960, 420
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 48, 48
COLOURS = ("#0b5cad", "#b3261e", "#1b7f3b", "#8a5a00")
DASHES = ("", "7 4", "2 3", "9 3 2 3")
INK, LIGHT = "#333333", "#d9d9d9"
QUARTERS = (0, 25, 50, 75, 100)
LABEL_ROOM = 22
BLOCKS = "▁▂▃▄▅▆▇█"


class Words(NamedTuple):
    """What stands on a plot, in the reader's language."""

    title: str
    seats: Mapping[str, str]
    turning_points: Mapping[int, str]
    direction: str = "ltr"


def stages(points: list[Point]) -> list[tuple[int, int]]:
    """Where the game comes further than it had been: the number of the choice, and how far."""
    found, furthest = [], 0
    for point in points:
        if point.milestone > furthest:
            furthest = point.milestone
            found.append((point.number, furthest))
    return found


def sparkline(values: list[float], width: int) -> str:
    """Values from 0 to 1 as a line of so many blocks at most.

    >>> sparkline([0.0, 0.5, 1.0], 80)
    '▁▅█'
    """
    count = min(width, len(values))
    parts = [values[at * len(values) // count : (at + 1) * len(values) // count] for at in range(count)]
    means = [sum(part) / len(part) for part in parts]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, max(0, int(mean * len(BLOCKS))))] for mean in means)


# ---------------------------------------------------------------- SVG


def svg(analysis: Analysis, words: Words, seats: list[str]) -> str:
    """The plot as a picture of its own: a line a seat, a light upright line where a stage begins, a dot with a word for
    each turning point."""
    paper = Paper(analysis)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" direction="ltr"'
        f' font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(words.title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, 26, words.title, "start", f'font-size="16" direction="{words.direction}"', words.direction),
        *paper.axis(),
        *paper.stages(),
    ]
    for seat in seats:
        lines += paper.line(seat, words.seats[seat])
    for number, story in words.turning_points.items():
        lines.append(paper.dot(number, seats[0], story))
    return "\n".join([*lines, "</svg>"]) + "\n"


class Paper:
    """Where things stand on the picture."""

    def __init__(self, analysis: Analysis) -> None:
        self.points, self.seats = analysis.points, analysis.seats
        self.last = max(1, len(self.points) - 1)

    def x(self, number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (number - 1) / self.last

    def y(self, value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value)

    def axis(self) -> list[str]:
        lines = []
        for percent in QUARTERS:
            y = self.y(percent / 100)
            lines.append(_stroke(LEFT, y, WIDTH - RIGHT, y))
            lines.append(_text(LEFT - 8, y + 4, f"{percent} %", "end"))
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

    def line(self, seat: str, name: str) -> list[str]:
        """A seat's chances, and its name where they end."""
        if not self.points:
            return []
        at = self.seats.index(seat)
        colour, dash = COLOURS[at % len(COLOURS)], DASHES[at % len(DASHES)]
        places = " ".join(f"{self.x(p.number):.1f},{self.y(p.values[seat]):.1f}" for p in self.points)
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        last = self.points[-1]
        share = f"{name} {100 * last.values[seat]:.0f} %"
        return [
            f'<polyline points="{places}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>',
            _text(self.x(last.number) + 8, self.y(last.values[seat]) + 4, share, "start", f'fill="{colour}"'),
        ]

    def dot(self, number: int, seat: str, story: str) -> str:
        point = self.points[number - 1]
        place = f'cx="{self.x(number):.1f}" cy="{self.y(point.values[seat]):.1f}"'
        return f'<circle {place} r="4.5" fill="#ffffff" stroke="{INK}"><title>{escape(story)}</title></circle>'


def _stroke(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{LIGHT}"/>'


def _text(x: float, y: float, text: str, anchor: str, more: str = "", direction: str = "ltr") -> str:
    anchor = {"start": "end", "end": "start"}.get(anchor, anchor) if direction == "rtl" else anchor
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {more}>{escape(text)}</text>'.replace(" >", ">")
