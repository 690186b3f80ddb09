"""Notes on options in Roll Player: what a card costs and does, what a class needs, which die is where."""

from __future__ import annotations

from collections.abc import Mapping

from agon.engine.components import IntTable as Facts
from agon.engine.game import View
from agon.engine.table import Ask, Table
from agon.games.roll_player import kinds
from agon.games.roll_player.view import card_facts, effect_of, goal_text
from agon.games.roll_player.words import CARDS, CLASSES, RACES, ROW_IDS, ROWS, SLOTS, WORDS
from agon.text.catalogue import Catalogue, isolated, with_minus

ARROWS = {"up": "↑", "down": "↓", "left": "←", "right": "→", "copied": "⇄"}


def about(table: Table, ask: Ask, texts: Catalogue) -> dict[str, str]:
    """Notes on options."""
    view = table.view(ask.seat)
    notes = {}
    for option in ask.options:
        note = text(table, option, texts) or place_note(view, ask, option, texts)
        if note:
            notes[option] = note
    return notes


def text(table: Table, word: str, texts: Catalogue) -> str:
    """The text of a card, a class or a sheet, from the components of this table."""
    code, facts = WORDS.codes.get(word, -1), table.game.tables
    if code in CARDS:
        return card_text(code, facts, texts)
    if code in CLASSES:
        return class_text(code, facts, texts)
    if code in RACES:
        return race_text(code, facts, texts)
    story = f"story-{word.replace('_', '-')}"
    return texts.format(story) if texts.has(story) else ""


def card_text(card: int, facts: Mapping[str, Facts], texts: Catalogue) -> str:
    """Type, cost and arrow or hands, then what it does."""
    printed = card_facts(card, facts)
    parts = [texts.format(f"board-type-{printed['type']}") + "*" * printed["designed"]]
    parts.append(f"{texts.format('board-cost')} {printed['cost']}")
    if "arrow" in printed:
        parts.append(ARROWS[printed["arrow"]])
    if "hands" in printed:
        parts.append(texts.format("board-hands", count=printed["hands"]))
    return " · ".join([*parts, effect_text(card, facts, texts)])


def effect_text(card: int, facts: Mapping[str, Facts], texts: Catalogue) -> str:
    kind, values = effect_of(card, facts)
    named = {key: texts.word(str(value)) if key == "row" else value for key, value in values.items()}
    return texts.format(f"effect-{kind.replace('_', '-')}", **named)


def class_text(role: int, facts: Mapping[str, Facts], texts: Catalogue) -> str:
    """Colour, goals with their stars, and the ability."""
    shorts = [texts.format(f"board-short-{row}") for row in ROW_IDS]
    goals = [
        f"{shorts[row]} {isolated(goal_text(role, row, facts), texts.lang)} {'★' * facts['GOAL_WORTH'][role][row]}"
        for row in ROWS
    ]
    ability = kinds.ABILITIES[facts["ABILITY"][role]]
    name = texts.format(f"ability-{ability}") + "*" * facts["DESIGNED"][role]
    colour = texts.word(WORDS.id(facts["CLASS_COLOUR"][role]))
    return f"{colour} · {', '.join(goals)} · {name}: {texts.format(f'ability-{ability}-text')}"


def race_text(race: int, facts: Mapping[str, Facts], texts: Catalogue) -> str:
    changes = [(row, facts["RACE_MODIFIER"][race][row]) for row in ROWS]
    parts = [
        f"{texts.format(f'board-short-{ROW_IDS[row]}')} {isolated(with_minus(f'{change:+d}'), texts.lang)}"
        for row, change in changes
        if change
    ]
    return ", ".join(parts) or texts.format("board-no-modifiers")


def place_note(view: View, ask: Ask, option: str, texts: Catalogue) -> str:
    """The die in a space or on an initiative card; the dice and the goal of a row."""
    sheet = view["sheets"][ask.seat]
    if WORDS.codes.get(option, -1) in SLOTS:
        row, _, place = option.partition("_")
        die = sheet["rows"][row]["dice"][int(place) - 1]
        return texts.word(die) if die else ""
    for card in view["initiative"]:
        if card["card"] == option and card["die"]:
            return texts.word(card["die"]) + (f" · {texts.format('board-coin')}" if card["coin"] else "")
    if option in ROW_IDS and ask.what in ("row", "move_to"):
        row_seen = sheet["rows"][option]
        dice = ", ".join(texts.word(die) for die in row_seen["dice"] if die) or "–"
        goal = isolated(row_seen["goal"], texts.lang)
        return f"{dice} · {texts.format('board-goal')} {goal} {'★' * row_seen['stars']}"
    return ""
