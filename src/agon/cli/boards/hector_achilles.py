"""Hector and Achilles in the terminal: the opponent above, the fate token in the middle, your side below."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from agon.engine.game import View
from agon.engine.table import Ask, Table
from agon.text.catalogue import Catalogue, direction

STYLES = {
    "red": "bold white on #af0000",
    "green": "bold white on #008700",
    "blue": "bold white on #005faf",
    "yellow": "bold black on #ffd700",
    "purple": "bold white on #8700af",
    "brown": "bold white on #875f00",
}
SIDES = ("achaeans", "trojans")
PILES = ("pile_1", "pile_2", "pile_3", "camp")
MAX_TOKENS = 3  # favour and shame tokens of a side
LABELS = ("pile", "favour", "hero", "laid", "total", "hand")
LEFT_TO_RIGHT = "\u200e"


def style(word: str) -> str:
    """Mark troops and colours with their colour."""
    return STYLES.get(word.split("_")[0], "")


def about(table: Table, ask: Ask, texts: Catalogue) -> dict[str, str]:
    return {}


def render(view: View, seat: str | None, texts: Catalogue) -> RenderableType:
    near = seat or SIDES[0]
    far = SIDES[1 - SIDES.index(near)]
    drawing = _Drawing(view, texts)
    parts: list[RenderableType] = [drawing.title(), *drawing.side(far), drawing.fate(near), *drawing.side(near)]
    if drawing.has_stand_ins:
        parts.append(Text("\n" + texts.format("board-designed"), style="dim"))
    return Group(*parts)


class _Drawing:
    def __init__(self, view: View, texts: Catalogue) -> None:
        self.view, self.texts = view, texts
        self.has_stand_ins = False
        self.labels = max(Text(texts.format(f"board-{label}")).cell_len for label in LABELS)

    def word(self, key: str, **arguments: int | str) -> str:
        return self.texts.format(f"board-{key}", **arguments)

    def title(self) -> RenderableType:
        view = self.view
        parts = [self.texts.format("heading-battle", battle=view["battle"])] if view["battle"] else []
        parts += [self.texts.format("heading-fight", count=view["round"])] if view["round"] else []
        return Text.assemble((self.texts.format("game-title"), "bold"), *((f" · {part}", "") for part in parts))

    # -- a side

    def side(self, side: str) -> list[RenderableType]:
        seen = self.view["sides"][side]
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="dim", no_wrap=True, min_width=self.labels)
        grid.add_column()
        grid.add_row(self.word("pile"), self.piles(seen))
        grid.add_row(self.word("favour"), self.tokens(seen))
        grid.add_row(self.word("hero"), self.hero(seen))
        grid.add_row(self.word("laid"), self.laid(seen))
        grid.add_row(self.word("total"), self.total(seen))
        grid.add_row(self.word("hand"), self.hand(seen))
        return [Rule(self.heading(side), align="left", style="dim"), grid]

    def heading(self, side: str) -> Text:
        heading = Text(self.texts.seat(side), style="bold")
        if side == self.view["attacker"]:
            heading.append(f" · {self.word('attacker')}", style="not bold")
        active = self.view["sides"][side]["active"]
        if active:
            heading.append(f" · {self.word('active-pile')}: {self.pile(active)}", style="not bold")
        return heading

    def pile(self, pile: str) -> str:
        return self.word("camp") if pile == "camp" else pile.removeprefix("pile_")

    def piles(self, seen: View) -> Text:
        piles = []
        for pile in PILES:
            name = f"{self.pile(pile)}: "
            if pile in seen["exhausted"]:
                piles.append(Text(name + self.word("exhausted"), style="dim"))
            else:
                piles.append(Text.assemble(name, (str(seen["piles"][pile]), "bold")))
        return Text("   ").join(piles)

    def tokens(self, seen: View) -> Text:
        return Text.assemble(
            ("●" * seen["favour"], "yellow"),
            ("○" * (MAX_TOKENS - seen["favour"]), "dim"),
            (f"   {self.word('shame')} ", "dim"),
            ("▲" * seen["shame"], "red"),
            ("△" * (MAX_TOKENS - seen["shame"]), "dim"),
            (f"   {self.word('out')} ", "dim"),
            str(seen["out_size"]),
        )

    def hero(self, seen: View) -> Text:
        hero = seen["hero"]
        row = Text(self.word("hero-none"), style="dim") if hero is None else Text()
        if hero is not None:
            if hero["used"]:
                row.append(self.texts.word(hero["id"]), style="bold").append("  ")
            elif "id" in hero:
                row.append_text(self.hero_card(hero)).append("  ")
            row.append(self.word("hero-used" if hero["used"] else "hero-held"))
        row.append(f"   {self.word('hero-pile')} ", style="dim").append(str(seen["hero_pile_size"]), style="")
        lost = ", ".join(map(self.texts.word, seen["lost_heroes"]))
        return row.append(f"   {self.word('out')} ", style="dim").append(lost) if lost else row

    # -- cards

    def card(self, colour: str, value: int | str) -> Text:
        return Text(f" {self.texts.word(colour)} {value} ", style=STYLES[colour])

    def troop(self, troop: str, more: str = "") -> Text:
        colour, _, value = troop.partition("_")
        return self.card(colour, value + more)

    def hero_card(self, hero: View) -> Text:
        name = Text(f"{self.texts.word(hero['id'])} ", style="bold")
        return name.append_text(self.card(hero["colour"], f"{hero['value']}{self.star(hero)}"))

    def star(self, component: View) -> str:
        self.has_stand_ins |= component["designed"]
        return "*" if component["designed"] else ""

    def laid(self, seen: View) -> Text:
        cards = []
        for card in seen["laid"]:
            shown = self.troop(card["troop"], "+1" if card["reinforced"] else "")
            if card["covered"]:
                under = f" ({shown.plain.strip()}: {self.word('covered')})"
                shown = self.hero_card(seen["hero"]).append(under, style="dim")
            cards.append(shown)
        return Text("  ").join(cards) if cards else Text("–", style="dim")

    def total(self, seen: View) -> Text:
        """The total in the valid colours; an unknown hero may add to it."""
        hidden = seen["hero"] is not None and "id" not in seen["hero"]
        mark = LEFT_TO_RIGHT if direction(self.texts.lang) == "rtl" else ""
        row = Text.assemble((f"{mark}{seen['total']}{f'+{mark}' if hidden else ''}", "bold"))
        return row.append(f"   {self.word('superiority')} ", style="dim").append(str(seen["superiority"]))

    def hand(self, seen: View) -> Text:
        if seen["hand_size"] == 0:
            return Text("–", style="dim")
        if "hand" not in seen:
            return Text(self.word("unknown-cards", count=seen["hand_size"]), style="dim")
        return Text("  ").join(map(self.troop, seen["hand"]))

    # -- the fate token

    def fate(self, near: str) -> RenderableType:
        """The token as seen by the near side: its edges run clockwise, so the next one is on the left."""
        fate = self.view["fate"]
        if fate is None:
            return Text()
        edges, start = fate["edges"], fate["edges"].index(fate[near])
        below, left, above, right = (self.edge(edges[(start + turn) % 4]) for turn in range(4))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(width=self.labels + 2)
        for _ in range(3):
            grid.add_column(justify="center", min_width=8)
        name = self.texts.word(fate["counter"]) + self.star(fate)
        grid.add_row("", "", above, "")
        grid.add_row(Text(f"{name[:1].upper()}{name[1:]}", style="dim"), left, "◆", right)
        grid.add_row("", "", below, "")
        return grid

    def edge(self, colour: str) -> Text:
        """A colour that keeps its place in right-to-left text."""
        mark = LEFT_TO_RIGHT if direction(self.texts.lang) == "rtl" else ""
        return Text(f"{mark} {self.texts.word(colour)} {mark}", style=STYLES[colour])
