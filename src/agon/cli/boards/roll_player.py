"""Roll Player in the terminal: initiative row and market above, then the sheets; the score sheet at the end."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from agon.cli.boards.roll_player_notes import about, text
from agon.cli.boards.roll_player_score import estimate, score_sheet
from agon.engine.game import View
from agon.text.catalogue import Catalogue, direction, with_minus

__all__ = ["about", "render", "style", "text"]

STYLES = {
    "green": "bold white on #008700",
    "blue": "bold white on #005faf",
    "red": "bold white on #af0000",
    "purple": "bold white on #8700af",
    "black": "bold white on #1c1c1c",
    "white": "bold black on #eeeeee",
    "gold": "bold black on #d7af00",
}
ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→", "copied": "⇄"}
UPRIGHT, EXHAUSTED = "▲", "▷"
COIN = "●"
MATCH = "✓"
NARROWEST_SHEET = 50
LEFT_TO_RIGHT = "\u200e"
ROWS = ("str", "dex", "con", "int", "wis", "cha")
AREAS = ("weapons", "armor", "traits", "skills")


def style(word: str) -> str:
    """Mark dice and colours with their colour."""
    return STYLES.get(word.rstrip("_123456"), "")


def render(view: View, seat: str | None, texts: Catalogue) -> RenderableType:
    return _Drawing(view, seat, texts)


class _Drawing:
    """The board, as wide as the terminal."""

    def __init__(self, view: View, seat: str | None, texts: Catalogue) -> None:
        self.view, self.seat, self.texts = view, seat, texts
        self.mark = LEFT_TO_RIGHT if direction(texts.lang) == "rtl" else ""
        self.has_stand_ins = view["scoring"]["designed_armor"]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self.title()
        if not self.view["final"]:
            yield self.top()
        yield self.sheets(options.max_width)
        if self.view["final"]:
            yield score_sheet(self.view, self.texts)
        yield self.legend()

    def word(self, key: str, **arguments: int | str) -> str:
        return self.texts.format(f"board-{key.replace('_', '-')}", **arguments)

    def star(self, is_designed: bool) -> str:
        """The mark of a stand-in."""
        self.has_stand_ins |= is_designed
        return "*" if is_designed else ""

    # -- the table

    def title(self) -> Text:
        view = self.view
        place = f"{view['round']}/{view['rounds']}"
        parts = [self.texts.format("heading-round", round=place)] if view["round"] else []
        parts += [self.word(f"phase-{view['phase']}"), f"{self.word('start')}: {self.texts.seat(view['start'])}"]
        return Text.assemble((self.texts.format("game-title"), "bold"), *((f" · {part}", "") for part in parts))

    def top(self) -> Grid:
        view = self.view
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(self.word("initiative"), self.initiative())
        grid.add_row(self.word("market"), self.market())
        piles = {"bag": view["bag_size"], "deck": view["deck_size"], "discard": len(view["discard"])}
        piles |= {"removed": len(view["removed"])} if view["removed"] else {}
        grid.add_row(self.word("piles"), " · ".join(f"{self.word(pile)} {count}" for pile, count in piles.items()))
        return grid

    def initiative(self) -> Text:
        """The initiative row: number, gold, and the die or the player who took it."""
        row = Text(self.mark)
        for card in self.view["initiative"]:
            row.append(f"{card['card'].removeprefix('initiative_')}", style="bold")
            row.append(COIN if card["coin"] else " ", style="#d7af00")
            row.append_text(self.die(card["die"]))
            if card["taken_by"]:
                row.append(f" {self.texts.seat(card['taken_by'])}", style="dim")
            row.append("   ")
        return row

    def market(self) -> RenderableType:
        if not self.view["market"]:
            return Text("–", style="dim")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for card in self.view["market"]:
            grid.add_row(*self.market_card(card))
        return grid

    def market_card(self, card: View) -> tuple[Text, Text, Text]:
        kind = self.word(f"type-{card['type']}")
        more = self.word(card["material"]) if "material" in card else ARROWS.get(card.get("arrow", ""), "")
        more = self.word("hands", count=card["hands"]) if "hands" in card else more
        cost = Text(f"{COIN}{card['cost']}", style="#d7af00")
        if card.get("price", card["cost"]) != card["cost"]:
            cost.append(f" ({self.word('price', price=card['price'])})", style="default")
        name = Text(self.texts.word(card["card"]) + self.star(card["designed"]), style="bold")
        return cost, name, Text(f"{kind} · {more}", style="dim")

    # -- dice

    def die(self, die: str | None, wanted: str | None = None, matched: bool = False) -> Text:
        """A die as letter and face on its colour, followed by a match or the colour the backstory wants."""
        if die is None:
            shown = Text("  · ", style="dim")
        else:
            colour, _, face = die.rpartition("_")
            shown = Text(f" {self.word(f'letter-{colour}')}{face} ", style=STYLES[colour])
        if matched:
            return shown.append(MATCH, style="bold green not reverse on default")
        letter = self.word(f"letter-{wanted}").lower() if wanted else " "
        return shown.append(letter, style="dim default on default")

    # -- sheets

    def sheets(self, width: int) -> Grid:
        """Your sheet first; two side by side if there is room."""
        seats = list(self.view["sheets"])
        at = seats.index(self.seat) if self.seat in seats else 0
        ordered = seats[at:] + seats[:at]
        columns = 2 if width >= 2 * NARROWEST_SHEET and len(seats) > 1 else 1
        grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        for _ in range(columns):
            grid.add_column(width=(width - 2 * (columns - 1)) // columns)
        for start in range(0, len(ordered), columns):
            grid.add_row(*(self.sheet(seat) for seat in ordered[start : start + columns]))
        return grid

    def sheet(self, seat: str) -> Grid:
        seen = self.view["sheets"][seat]
        sheet = Grid.grid(expand=True)
        sheet.add_row(Rule(self.heading(seat, seen), align="left", style="dim"))
        sheet.add_row(self.purse(seen))
        body = Grid.grid(padding=(0, 2, 0, 0))
        body.add_row(self.rows(seen), self.alignment(seen))
        sheet.add_row(body)
        sheet.add_row(self.stories(seen))
        for area in AREAS:
            if seen[area]:
                sheet.add_row(self.area(area, seen[area]))
        if seen["score"] and not self.view["final"]:
            sheet.add_row(estimate(seen["score"], self.texts))
        return sheet

    def heading(self, seat: str, seen: View) -> Text:
        parts = [self.texts.word(seen["race"])] if seen["race"] else []
        if seen["class"]:
            role = self.texts.word(seen["class"]) + self.star(seen["class"] in seen["designed"])
            parts.append(f"{role} ({self.texts.word(seen['colour'])})")
        name = Text(self.texts.seat(seat), style="bold reverse" if seat == self.view["active"] else "bold")
        return name.append("".join(f" · {part}" for part in parts), style="not bold not reverse")

    def purse(self, seen: View) -> Text:
        purse = Text.assemble((f"{COIN}{seen['gold']} ", "#d7af00"), (self.word("gold"), "dim"))
        if seen["charisma"]:
            purse.append(f" · {self.word('charisma')} {seen['charisma']}")
        if seen["passing"]:
            purse.append(f" · {self.word('passing-' + seen['passing'])}", style="dim")
        if seen["waiting"]:
            purse.append(f"\n{self.word('waiting')} ", style="dim")
            for die in seen["waiting"]:
                purse.append_text(self.die(die))
        return purse

    def rows(self, seen: View) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        for row in ROWS:
            grid.add_row(*self.row(row, seen["rows"][row], seen["score"]))
        return grid

    def row(self, row: str, seen: View, score: View | None) -> tuple[Text, Text, Text, Text]:
        """Dice with the wanted colours, the score and the goal with its stars."""
        dice = Text(self.mark)
        for die, wanted, matched in zip(seen["dice"], seen["wanted"], seen["matched"], strict=True):
            dice.append_text(self.die(die, wanted, matched))
        goal = Text()
        total = Text()
        if score:
            met = score["goals"][row]["met"]
            total.append(str(score["goals"][row]["score"]), style="bold green" if met else "")
        if seen["goal"]:
            goal.append(f"{self.mark}{seen['goal']} ", style="dim").append("★" * seen["stars"], style="yellow dim")
        return Text(self.word(f"short-{row}"), style="dim"), dice, total, goal

    def alignment(self, seen: View) -> Grid:
        """The nine spaces, with the token in brackets."""
        grid = Grid.grid()
        if not seen["spaces"]:
            return grid
        grid.add_row(Text(self.word("good"), style="dim", justify="center"))
        for line in range(3):
            spaces = Text(self.mark)
            for at in range(3 * line, 3 * line + 3):
                here = at == seen["token"]
                value = with_minus(f"{seen['spaces'][at]:+d}") if seen["spaces"][at] else " 0"
                spaces.append(f"[{value}]" if here else f" {value} ", style="bold reverse" if here else "")
            grid.add_row(spaces)
        grid.add_row(Text(self.word("evil"), style="dim", justify="center"))
        grid.add_row(Text(f"{self.mark}{self.word('law')} ↔ {self.word('chaos')}", style="dim", justify="center"))
        return grid

    def stories(self, seen: View) -> Text:
        """The names of the backstory and of the alignment card."""
        named = [(kind, seen[kind]) for kind in ("backstory", "alignment") if seen[kind]]
        return Text(" · ".join(f"{self.word(kind)}: {self.texts.word(name)}" for kind, name in named), style="dim")

    def area(self, area: str, cards: list[View]) -> Text:
        """Bought cards; skills with their arrow, upright or exhausted."""
        names = []
        for card in cards:
            name = self.texts.word(card["card"]) + self.star(card["designed"])
            if "upright" in card:
                state = UPRIGHT if card["upright"] else EXHAUSTED
                name = f"{state} {name} {ARROWS[card['arrow']]}"
                name += "" if card["upright"] else f" ({self.word('exhausted')})"
            names.append(name)
        return Text.assemble((f"{self.word(area)}: ", "dim"), " · ".join(names))

    def legend(self) -> Text:
        legend = " · ".join(f"{self.word(f'letter-{colour}')} {self.texts.word(colour)}" for colour in STYLES)
        note = f"\n{self.word('designed')}" if self.has_stand_ins else ""
        return Text(legend + note, style="dim")
