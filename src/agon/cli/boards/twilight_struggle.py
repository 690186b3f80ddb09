"""Twilight Struggle in the terminal: the tracks above, the map by region, lasting effects, your hand below."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from agon.cli.boards.twilight_struggle_notes import CARDS, COUNTRIES, SIDES, about, value
from agon.engine.game import View
from agon.text.catalogue import Catalogue, direction

__all__ = ["about", "render", "style"]

STYLES = {"us": "#5fafff", "ussr": "#ff5f5f", "neutral": "#d7af5f"}
CONTROL_STYLES = {"us": "bold white on #005faf", "ussr": "bold white on #af0000"}
SCORING_STYLE = "black on #d7af5f"
LEVELS = {"nothing": "", "presence": "○", "domination": "◐", "control": "●"}
WINS = "★"
BATTLEGROUND = "■"
LAYOUTS = (
    (96, (("central_america", "south_america"), ("europe",), ("africa",), ("middle_east", "asia"))),
    (0, (("europe", "central_america"), ("middle_east", "africa"), ("asia", "south_america"))),
)
LAST_VP = 20
LEFT_TO_RIGHT = "\u200e"
COLOURS = {5: "green", 4: "green", 3: "yellow", 2: "red", 1: "red"}

LISTS = (
    ("in-play", "in_play"),
    ("known-hand", "opponent_known"),
    ("looked-at", "looked_at"),
    ("us-order", "us_order"),
)


def render(view: View, seat: str | None, texts: Catalogue) -> RenderableType:
    return _Board(view, seat, texts)


def style(word: str) -> str:
    """Mark cards with their side."""
    card = CARDS.get(word)
    if card is None:
        return ""
    return f"on {STYLES[card['side']]}"


# ---------------------------------------------------------------- the board


class _Board:
    """The board, as wide as the terminal."""

    def __init__(self, view: View, seat: str | None, texts: Catalogue) -> None:
        self.view, self.seat, self.texts = view, seat, texts
        self.mark = LEFT_TO_RIGHT if direction(texts.lang) == "rtl" else ""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = options.max_width
        yield self.title()
        yield self.tracks()
        yield self.map(width)
        yield self.legend()
        yield from self.lists()
        yield from self.hand(width)

    def word(self, key: str, **arguments: int | str) -> str:
        return self.texts.format(f"board-{key}", **arguments)

    def short(self, side: str) -> str:
        return self.word(f"short-{side}")

    # -- the tracks

    def title(self) -> Text:
        view = self.view
        parts = [self.texts.format("heading-turn", turn=view["turn"])]
        if view["phase"] == "action_round":
            place = f"{view['round']}/{max(view['rounds'], view['round'])}"
            parts.append(self.texts.format("heading-round", round=place))
            parts.append(self.texts.seat(view["phasing"]))
        elif self.texts.has(f"board-phase-{view['phase'].replace('_', '-')}"):
            parts.append(self.word(f"phase-{view['phase'].replace('_', '-')}"))
        return Text.assemble((self.texts.format("game-title"), "bold"), *((f" · {part}", "") for part in parts))

    def tracks(self) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(self.word("defcon"), self.defcon())
        grid.add_row(self.word("vp"), self.points())
        for side in SIDES:
            grid.add_row(Text(self.short(side), style=f"bold {STYLES[side]}"), self.side(side))
        grid.add_row(self.word("china"), self.china())
        view = self.view
        piles = {"deck": view["deck_size"], "discard": len(view["discard"]), "removed": len(view["removed"])}
        piles_text = " · ".join(f"{self.word(pile)} {count}" for pile, count in piles.items())
        grid.add_row(self.word("piles"), piles_text)
        return grid

    def defcon(self) -> Text:
        track = Text(self.mark)
        for level in range(5, 0, -1):
            here = level == self.view["defcon"]
            tone = f"bold reverse {COLOURS[level]}" if here else "dim"
            track.append(f"[{level}]" if here else f" {level} ", style=tone)
        if self.view["restricted"]:
            barred = ", ".join(map(self.texts.word, self.view["restricted"]))
            track.append(f"  {self.word('barred', regions=barred)}", style="yellow")
        return track

    def points(self) -> Text:
        """The track from 20 for the USSR to 20 for the US."""
        vp = self.view["vp"]
        at = max(-LAST_VP, min(LAST_VP, vp))
        leader = "us" if vp > 0 else "ussr"
        track = Text(self.mark)
        track.append(f"{self.short('ussr')} ", style=STYLES["ussr"])
        for step in range(-LAST_VP, LAST_VP + 1):
            if step == at:
                track.append("◆", style=f"bold {STYLES[leader]}" if vp else "bold")
            else:
                sign = "┼" if step == 0 else "┬" if step % 5 == 0 else "─"
                track.append(sign, style=STYLES["us" if step > 0 else "ussr"] + " dim" if step else "")
        track.append(f" {self.short('us')}", style=STYLES["us"])
        return track.append(f"  {self.short(leader)} +{abs(vp)}" if vp else "  0", style="bold")

    def side(self, side: str) -> Text:
        """Military operations out of those required by DEFCON, the space race, the hand."""
        view, needed = self.view, self.view["defcon"]
        done, box = view["military_ops"][side], view["space"][side]
        return Text.assemble(
            (f"{self.word('military-ops')} ", "dim"),
            (f"{done}/{needed}" + ("✓" if done >= needed else ""), "green" if done >= needed else "yellow"),
            (f" · {self.word('space')} ", "dim"),
            str(box) + (f" {self.word(f'space-box-{box}')}" if box else ""),
            (f" · {self.word('hand')} ", "dim"),
            str(view["hand_sizes"][side]),
        )

    def china(self) -> Text:
        holder, face = self.view["china"]["holder"], self.view["china"]["face"]
        if holder is None:
            return Text(self.word("civil-war", count=self.view["civil_war"]["influence"]))
        return Text(self.short(holder), style=STYLES[holder]).append(
            f" {'▲' if face == 'up' else '▽'} {self.word(f'china-{face}')}", style="default"
        )

    # -- the map

    def map(self, width: int) -> Grid:
        columns = next(columns for least, columns in LAYOUTS if width >= least)
        gap = 2 if len(columns) == 3 else 1
        each = (width - gap * (len(columns) - 1)) // len(columns)
        grid = Grid.grid(padding=(0, gap, 0, 0), pad_edge=False)
        for _ in columns:
            grid.add_column(width=each)
        grid.add_row(*(self.column(regions, each) for regions in columns))
        return grid

    def column(self, regions: tuple[str, ...], width: int) -> Grid:
        column = Grid.grid()
        column.add_column(width=width)
        for region in regions:
            column.add_row(Rule(Text(self.texts.word(region), style="bold"), align="left", style="dim"))
            column.add_row(self.standing(region))
            rows = Grid.grid()
            rows.add_column(width=width - 11, no_wrap=True, overflow="ellipsis")
            for size in (3, 8):
                rows.add_column(width=size, no_wrap=True)
            for country in COUNTRIES:
                if COUNTRIES[country]["region"] == region:
                    rows.add_row(*self.country(country))
            column.add_row(rows)
        return column

    def standing(self, region: str) -> Text:
        """What each side holds in a region and would score now; the leader's side shows the lead."""
        seen = self.view["regions"][region]
        points = {side: seen[side]["points"] for side in SIDES}
        row = Text(no_wrap=True)
        for side, other in (SIDES, SIDES[::-1]):
            score = WINS if points[side] is None else str(points[side])
            row.append(f"{self.short(side)} {LEVELS[seen[side]['level']]}{score} ", style=STYLES[side])
            if None not in points.values() and points[side] > points[other]:
                row.append(f"(+{points[side] - points[other]}) ", style=f"bold {STYLES[side]}")
        return row

    def country(self, country: str) -> tuple[Text, Text, Text]:
        """Name, stability and the influence of both sides, with the controlling side in brackets."""
        held, row = self.view["influence"][country], COUNTRIES[country]
        control = held["control"]
        is_empty = held["us"] + held["ussr"] == 0
        tone = STYLES[control] if control else "dim" if is_empty else ""
        name = Text(self.texts.word(country), style=tone)
        stability = Text(f" {row['stability']}", style="dim")
        stability.append(BATTLEGROUND if row["battleground"] else "", style="not dim yellow")
        us, ussr = (self.number(side, held[side], control == side) for side in SIDES)
        return name, stability, Text(" " * (4 - us.cell_len)).append_text(us).append_text(ussr)

    def number(self, side: str, count: int, controls: bool) -> Text:
        if controls:
            return Text(f"[{count}]", style=CONTROL_STYLES[side])
        return Text(f" {count or '·'} ", style=STYLES[side] if count else "dim")

    def legend(self) -> Text:
        signs = {"battleground": BATTLEGROUND, **LEVELS, "controls": "[n]"}
        parts = [f"{sign} {self.word(name)}" for name, sign in signs.items() if name != "nothing"]
        return Text(" · ".join(parts), style="dim")

    # -- cards

    def lists(self) -> Iterator[Text]:
        view = self.view
        for side in SIDES:
            if view["headline"][side]:
                yield self.listed("headline", [f"{self.texts.word(view['headline'][side])} ({self.short(side)})"])
        for key, field in LISTS:
            if view.get(field):
                yield self.listed(key, [self.texts.word(card) for card in view[field]])
        yield self.listed("effects", [self.effect(effect) for effect in view["effects"]])

    def listed(self, key: str, names: list[str]) -> Text:
        return Text.assemble((f"{self.word(key)}: ", "dim"), " · ".join(names) or "–")

    def effect(self, effect: str) -> str:
        name, _, argument = effect.partition(":")
        more = self.short(argument) if argument in SIDES else self.texts.word(argument) if argument else ""
        return self.texts.word(name) + (f" ({more})" if more else "")

    def hand(self, width: int) -> Iterator[RenderableType]:
        if "hand" not in self.view:
            return
        yield Rule(Text(f"{self.word('hand')} ({len(self.view['hand'])})", style="bold"), align="left", style="dim")
        count = max(1, width // 38)
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        for _ in range(count):
            grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        shown = [self.card(card) for card in self.view["hand"]] or [Text("–", style="dim")]
        for start in range(0, len(shown), count):
            grid.add_row(*shown[start : start + count])
        grid.expand = True
        yield grid

    def card(self, card: str) -> Text:
        row, name = CARDS[card], self.texts.word(card)
        if row.get("scoring"):
            return Text(f" {name} ", style=SCORING_STYLE)
        return Text(value(self.view, self.seat, card, self.texts), style=f"bold {STYLES[row['side']]}").append(
            f" {name}", style="default"
        )
