"""The score sheet of Roll Player: every star and its source, as counted by the rules."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from agon.engine.game import View
from agon.text.catalogue import Catalogue, isolated, with_minus

STAR = "★"
NOTHING = "–"


def estimate(score: View, texts: Catalogue) -> Text:
    """One line: the stars as they would be scored now, by source."""
    parts = {
        "score-goals": score["goal_stars"],
        "score-class-dice": score["class_dice"],
        "alignment": score["alignment"],
        "backstory": score["backstory"],
        "armor": score["armor"],
        "traits": score["trait_stars"],
    }
    parts |= {"gold": score["gold"]} if "gold" in score else {}
    sources = " · ".join(f"{texts.format(f'board-{key}')} {stars}" for key, stars in parts.items() if stars)
    line = Text(f"{texts.format('board-estimate')}: ", style="dim").append(f"{score['total']}{STAR}", style="yellow")
    return line.append(f"  {sources}", style="dim")


def score_sheet(view: View, texts: Catalogue) -> Grid:
    """One column per player, one line per source."""
    return _ScoreSheet(view, texts).grid()


class _ScoreSheet:
    def __init__(self, view: View, texts: Catalogue) -> None:
        self.view, self.texts = view, texts
        self.scores: list[View] = [sheet["score"] for sheet in view["sheets"].values()]

    def word(self, key: str, **arguments: int | str) -> str:
        return self.texts.format(f"board-{key}", **arguments)

    def figures(self, figures: str) -> str:
        return isolated(with_minus(figures), self.texts.lang)

    def grid(self) -> Grid:
        grid = Grid(title=self.word("final-score"), box=None, header_style="bold", padding=(0, 2, 0, 0))
        grid.add_column()
        for seat in self.view["sheets"]:
            grid.add_column(self.texts.seat(seat))
        for row in self.scores[0]["goals"]:
            goals = [sheet["rows"][row]["goal"] for sheet in self.view["sheets"].values()]
            cells = [self.goal(score["goals"][row], goal) for score, goal in zip(self.scores, goals, strict=True)]
            grid.add_row(self.texts.word(row), *cells)
        grid.add_row(self.texts.word("class_dice"), *(self.stars(score["class_dice"]) for score in self.scores))
        grid.add_row(self.word("alignment"), *(self.stars(score["alignment"]) for score in self.scores))
        grid.add_row(self.word("backstory"), *map(self.backstory, self.scores))
        grid.add_row(self.word("armor"), *map(self.armor, self.scores))
        grid.add_row(self.word("traits"), *map(self.traits, self.scores))
        if "gold" in self.scores[0]:
            grid.add_row(self.texts.word("gold_left"), *(self.stars(score["gold"]) for score in self.scores))
        grid.add_row(self.word("total"), *(self.stars(score["total"]) for score in self.scores), style="bold")
        if "rank" in self.scores[0]:
            grid.add_row(self.word("rank"), *(self.texts.word(score["rank"]) for score in self.scores), style="bold")
        return grid

    def stars(self, count: int) -> Text:
        return Text(
            f"{self.figures(str(count))} {STAR}",
            style="yellow" if count > 0 else "red" if count < 0 else "dim",
        )

    def goal(self, goal: View, wanted: str) -> Text:
        """The dice, the changes by race and weapons, and the goal: `15+2 = 17 (17)  3 ★`."""
        changes = "".join(with_minus(f"{goal[part]:+d}") for part in ("race", "weapons") if goal[part])
        sums = f"{goal['dice']}{changes} = {goal['score']}" if changes else str(goal["score"])
        return Text(f"{self.figures(sums)} ({self.figures(wanted)})  ").append_text(self.stars(goal["stars"]))

    def backstory(self, score: View) -> Text:
        return Text(f"{self.word('matches', count=score['matches'])}  ").append_text(self.stars(score["backstory"]))

    def armor(self, score: View) -> Text:
        """Each set: cards, stars, and one more for the class."""
        lines = [
            Text(f"{self.word(name)} {self.figures('×' + str(part['cards']))}  ").append_text(
                self.bonus(part["stars"], part["bonus"])
            )
            for name, part in score["sets"].items()
        ]
        if score["shield"]:
            lines.append(Text(f"{self.word('shield')}  ").append_text(self.stars(score["shield"])))
        return Text("\n").join(lines) if lines else Text(NOTHING, style="dim")

    def bonus(self, stars: int, bonus: int) -> Text:
        if not bonus:
            return self.stars(stars)
        return Text(f"{self.figures(f'{stars}+{bonus}')} {STAR}", style="yellow")

    def traits(self, score: View) -> Text:
        lines = [
            Text(f"{self.texts.word(trait)}  ").append_text(self.stars(stars))
            for trait, stars in score["traits"].items()
        ]
        return Text("\n").join(lines) if lines else Text(NOTHING, style="dim")
