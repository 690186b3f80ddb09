"""Reads the components: turns a TOML file of everything printed into the tables of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from agon.engine.components import ComponentsFile, Entry, IntTable
from agon.engine.script import NONE
from agon.games.roll_player import kinds
from agon.games.roll_player import words as w

FILE = Path(__file__).with_name("components.toml")
BOX = {
    "dice_of_each_colour": 10,
    "gold_dice": 13,
    "coins": 60,
    "sheets": len(w.RACE_IDS),
    "charisma_tokens": 6,
    "tracking_tokens": 12,
    "summary_cards": 4,
    "class_cards": len(w.CLASS_IDS) // 2,
    "backstory_cards": len(w.BACKSTORY_IDS),
    "alignment_cards": len(w.ALIGNMENT_IDS),
    "market_cards": len(w.CARDS),
    "initiative_cards": 5,
    "bags": 1,
    "rulebooks": 1,
}
"""The contents of the box. A file may state them, but not change them."""
KINDS = {
    "race": w.RACE_IDS,
    "class": w.CLASS_IDS,
    "backstory": w.BACKSTORY_IDS,
    "alignment": w.ALIGNMENT_IDS,
    "weapon": w.WEAPON_IDS,
    "armor": w.ARMOR_IDS,
    "trait": w.TRAIT_IDS,
    "skill": w.SKILL_IDS,
    "armor_set": kinds.MATERIALS,
    "rank": w.RANK_IDS,
}
CLASS_COLOURS = w.COLOUR_IDS[:-1]
NO_LIMIT = 99
ARROWS = tuple(w.WORDS.id(direction) for direction in w.DIRECTIONS)


class _Reader(ComponentsFile):
    def number(self, entry: Entry, field: str, allowed: range, value: Any = None) -> int:
        found = entry.get(field) if value is None else value
        if type(found) is not int or found not in allowed:
            raise self.refuse(entry["id"], f"{field} {found!r} is not from {allowed.start} to {allowed.stop - 1}")
        return found

    def among(self, entry: Entry, field: str, words: tuple[str, ...], value: Any = None) -> str:
        found = entry.get(field) if value is None else value
        if found not in words:
            raise self.refuse(entry["id"], f"{field} {found!r} is not one of {', '.join(words)}")
        return str(found)

    def by_row(self, entry: Entry, field: str) -> Entry:
        rows = entry.get(field)
        if not isinstance(rows, dict) or not set(rows) <= set(w.ROW_IDS):
            raise self.refuse(entry["id"], f"{field} must be a table with values for {', '.join(w.ROW_IDS)}")
        return rows


def read(file: Path) -> dict[str, IntTable]:
    """Return the tables of a components file, indexed by the codes of the words."""
    reader = _Reader(file, KINDS)
    unknown = set(reader.data) - {"box", *KINDS}
    if unknown:
        raise reader.refuse(
            min(unknown), f"unknown entry; a file holds [box] and {', '.join(f'[[{k}]]' for k in KINDS)}"
        )
    box = reader.data.get("box", BOX)
    if box != BOX:
        raise reader.refuse("box", f"the box of this game holds {', '.join(f'{n} {what}' for what, n in BOX.items())}")
    return _sheets(reader) | _classes(reader) | _stories(reader) | _market(reader) | _ends(reader) | _designed(reader)


def _padded(codes: range, values: list[Any]) -> IntTable:
    """Return a table indexed by code, padded below the first code."""
    nothing = () if isinstance(values[0], tuple) else 0
    return (nothing,) * codes.start + tuple(values)


def _designed(reader: _Reader) -> dict[str, IntTable]:
    marked = {row["id"]: reader.is_designed(row) for kind in KINDS for row in reader.entries(kind)}
    return {
        "DESIGNED": tuple(marked.get(word, 0) for word in w.WORDS.ids),
        "DESIGNED_SET": tuple(marked[material] for material in kinds.MATERIALS),
    }


def _sheets(reader: _Reader) -> dict[str, IntTable]:
    rows = []
    for race in reader.entries("race"):
        given = reader.by_row(race, "modifiers")
        rows.append(tuple(reader.number(race, "modifiers", range(-6, 7), given.get(row, 0)) for row in w.ROW_IDS))
    return {"RACE_MODIFIER": _padded(w.RACES, rows)}


# ---------------------------------------------------------------- classes


def _classes(reader: _Reader) -> dict[str, IntTable]:
    entries = reader.entries("class")
    colours = [reader.among(entry, "colour", CLASS_COLOURS) for entry in entries]
    cards = [reader.number(entry, "card", range(1, 7)) for entry in entries]
    for colour in CLASS_COLOURS:
        of_colour = {card for card, its in zip(cards, colours, strict=True) if its == colour}
        if colours.count(colour) != 2 or len(of_colour) != 1:
            raise reader.refuse(
                f"classes of {colour}", "two classes, the sides of one card, are needed for each colour"
            )
    goals = [[_goal(reader, entry, row) for row in w.ROW_IDS] for entry in entries]
    of_colours = [
        tuple(c for c, its in zip(w.CLASSES, colours, strict=True) if its == colour) for colour in w.COLOUR_IDS
    ]
    return {
        "CLASS_COLOUR": _padded(w.CLASSES, [w.WORDS.code(colour) for colour in colours]),
        "CLASSES_OF": _padded(w.COLOURS, of_colours),
        "ABILITY": _padded(
            w.CLASSES, [kinds.ABILITIES.index(reader.among(e, "ability", kinds.ABILITIES)) for e in entries]
        ),
        "GOAL_LEAST": _padded(w.CLASSES, [tuple(least for least, _, _ in rows) for rows in goals]),
        "GOAL_MOST": _padded(w.CLASSES, [tuple(most for _, most, _ in rows) for rows in goals]),
        "GOAL_WORTH": _padded(w.CLASSES, [tuple(worth for _, _, worth in rows) for rows in goals]),
    }


def _goal(reader: _Reader, entry: Entry, row: str) -> tuple[int, int, int]:
    """Parse a goal (`17`, `16-17` or `14+`) into its least and most, and its stars."""
    text = reader.by_row(entry, "goals").get(row)
    match = re.fullmatch(r"([0-9]{1,2})(?:-([0-9]{1,2})|(\+))?", text) if isinstance(text, str) else None
    worth = reader.number(entry, f"stars.{row}", range(13), reader.by_row(entry, "stars").get(row, NONE))
    if match is None:
        raise reader.refuse(entry["id"], f"goals.{row} {text!r} is not written as 17, 16-17 or 14+")
    least = int(match[1])
    return least, NO_LIMIT if match[3] else int(match[2] or least), worth


# ---------------------------------------------------------------- backstories and alignments


def _stories(reader: _Reader) -> dict[str, IntTable]:
    wanted = [(NONE,) * w.SLOTS.start + _grid(reader, entry) for entry in reader.entries("backstory")]
    values = [_spaces(reader, entry) for entry in reader.entries("alignment")]
    return {"WANTED": _padded(w.BACKSTORIES, wanted), "SPACE_VALUE": _padded(w.ALIGNMENTS, values)}


def _grid(reader: _Reader, entry: Entry) -> tuple[int, ...]:
    rows = entry.get("grid")
    cells = [row.split() for row in rows if isinstance(row, str)] if isinstance(rows, list) else []
    if [len(row) for row in cells] != [3] * 6:
        raise reader.refuse(entry["id"], 'grid must be six rows of three, such as "- green -"')
    words = [reader.among(entry, "grid", (*CLASS_COLOURS, "-"), cell) for row in cells for cell in row]
    if words.count("-") != 12:
        raise reader.refuse(entry["id"], "six of the eighteen spaces must have a colour")
    return tuple(NONE if word == "-" else w.WORDS.code(word) for word in words)


def _spaces(reader: _Reader, entry: Entry) -> tuple[int, ...]:
    rows = entry.get("grid")
    if not isinstance(rows, list) or [len(row) if isinstance(row, list) else 0 for row in rows] != [3] * 3:
        raise reader.refuse(entry["id"], "grid must be three rows of three numbers")
    return tuple(reader.number(entry, "grid", range(-9, 10), value) for row in rows for value in row)


# ---------------------------------------------------------------- the market


def _market(reader: _Reader) -> dict[str, IntTable]:
    rows = [
        _card(reader, kind, entry) for kind in ("weapon", "armor", "trait", "skill") for entry in reader.entries(kind)
    ]
    if sum(row["DISCOUNT"] > 0 for row in rows) > 1:
        raise reader.refuse("weapon", "only one weapon may make cards cheaper")
    dots = [row["DOTS"] for row in rows]
    if min(dots.count(1), dots.count(2)) < 8:
        raise reader.refuse("dots", "there must be at least eight cards with one dot, and eight with two")
    return {name: _padded(w.CARDS, [row[name] for row in rows]) for name in rows[0]}


def _card(reader: _Reader, kind: str, entry: Entry) -> dict[str, int]:
    """Return one value for each table of the market."""
    effect = _effect(reader, kind, entry)
    arrows = (*ARROWS, "copied") if kind == "skill" else ARROWS
    arrow = reader.among(entry, "arrow", arrows) if kind in ("trait", "skill") else "copied"
    if kind == "skill" and (arrow == "copied") != (effect["kind"] == kinds.COPY_SKILL):
        raise reader.refuse(entry["id"], "copy_skill, and no other effect, must have the arrow `copied`")
    return {
        "DOTS": reader.number(entry, "dots", range(1, 3)),
        "COST": reader.number(entry, "cost", range(21)),
        "HANDS": reader.number(entry, "hands", range(1, 3)) if kind == "weapon" else 0,
        "ARROW": NONE if arrow == "copied" else w.WORDS.code(arrow),
        "MATERIAL": _material(reader, entry) if kind == "armor" else NONE,
        "WINDOW": _window(reader, entry) if kind == "skill" else NONE,
        "KIND": effect["kind"],
        "BY": effect.get("by", 0),
        "ABOUT_ROW": effect.get("row", 0),
        "FACE": effect.get("face", 0),
        "LIMIT": effect.get("limit", 0),
        "STARS": effect.get("stars", 0),
        "PER": effect.get("per", 1),
        "MOST": effect.get("most", 0),
        "DISCOUNT": effect["by"] if kind == "weapon" and effect["kind"] == kinds.CHEAPER else 0,
    }


def _material(reader: _Reader, entry: Entry) -> int:
    return kinds.MATERIALS.index(reader.among(entry, "material", kinds.MATERIALS))


def _window(reader: _Reader, entry: Entry) -> int:
    window, kind = reader.among(entry, "window", kinds.WINDOWS), entry["effect"]["kind"]
    wanted = kinds.WINDOW_OF.get(kind)
    if window != wanted and (wanted or window == "own_market_turn"):
        raise reader.refuse(
            entry["id"], f"{kind} cannot have the window {window}" + f"; it has {wanted}" * bool(wanted)
        )
    return kinds.WINDOWS.index(window)


def _effect(reader: _Reader, kind: str, entry: Entry) -> dict[str, int]:
    """Return the kind of an effect and its arguments, as ints."""
    known = {"weapon": kinds.WEAPON_KINDS, "trait": kinds.TRAIT_KINDS, "skill": kinds.SKILL_KINDS}.get(kind)
    if known is None:
        return {"kind": NONE}
    effect = entry.get("effect")
    if not isinstance(effect, dict):
        raise reader.refuse(entry["id"], 'write its effect as effect = { kind = "…" }')
    name = reader.among(entry, "effect", known, effect.get("kind"))
    wanted = kinds.PARAMETERS.get(name, ())
    if set(effect) != {"kind", *wanted}:
        raise reader.refuse(entry["id"], f"the effect {name} takes: {', '.join(wanted) or 'nothing else'}")
    found = {"kind": known.index(name)}
    for field in wanted:
        if field == "row":
            found[field] = w.WORDS.code(reader.among(entry, "row", w.ROW_IDS, effect[field]))
        else:
            found[field] = reader.number(entry, field, kinds.LIMITS[field], effect[field])
    return found


# ---------------------------------------------------------------- armour sets and ranks


def _ends(reader: _Reader) -> dict[str, IntTable]:
    sets, worth, colours = reader.entries("armor_set"), [], []
    for entry, material in zip(sets, kinds.MATERIALS, strict=True):
        size = sum(card.get("material") == material for card in reader.entries("armor"))
        stars = entry.get("stars")
        if not isinstance(stars, list) or len(stars) != size:
            raise reader.refuse(material, f"stars must be {size} numbers, for one to {size} cards")
        worth.append((0, *(reader.number(entry, "stars", range(31), value) for value in stars)))
        if not isinstance(entry.get("colours"), list):
            raise reader.refuse(material, "colours must be a list of class colours")
        named = [reader.among(entry, "colours", CLASS_COLOURS, colour) for colour in entry["colours"]]
        colours.append(tuple(int(colour in named) for colour in w.COLOUR_IDS))
    return {
        "ARMOR_WORTH": tuple(worth),
        "HAS_BONUS": tuple((0,) * w.COLOURS.start + row for row in colours),
        "RANK_LEAST": _padded(w.RANKS, _least(reader)),
    }


def _least(reader: _Reader) -> list[int]:
    *named, last = reader.entries("rank")
    least = [reader.number(rank, "least", range(-99, 200)) for rank in named]
    if sorted(set(least), reverse=True) != least or "least" in last:
        raise reader.refuse("rank", "each rank must need fewer stars than the one above it, and the lowest none")
    return [*least, -999]


TABLES = read(FILE)
RACE_MODIFIER: tuple[tuple[int, ...], ...] = TABLES["RACE_MODIFIER"]
CLASS_COLOUR: tuple[int, ...] = TABLES["CLASS_COLOUR"]
CLASSES_OF: tuple[tuple[int, ...], ...] = TABLES["CLASSES_OF"]
ABILITY: tuple[int, ...] = TABLES["ABILITY"]
GOAL_LEAST: tuple[tuple[int, ...], ...] = TABLES["GOAL_LEAST"]
GOAL_MOST: tuple[tuple[int, ...], ...] = TABLES["GOAL_MOST"]
GOAL_WORTH: tuple[tuple[int, ...], ...] = TABLES["GOAL_WORTH"]
WANTED: tuple[tuple[int, ...], ...] = TABLES["WANTED"]
SPACE_VALUE: tuple[tuple[int, ...], ...] = TABLES["SPACE_VALUE"]
DOTS: tuple[int, ...] = TABLES["DOTS"]
COST: tuple[int, ...] = TABLES["COST"]
HANDS: tuple[int, ...] = TABLES["HANDS"]
ARROW: tuple[int, ...] = TABLES["ARROW"]
MATERIAL: tuple[int, ...] = TABLES["MATERIAL"]
WINDOW: tuple[int, ...] = TABLES["WINDOW"]
KIND: tuple[int, ...] = TABLES["KIND"]
BY: tuple[int, ...] = TABLES["BY"]
ABOUT_ROW: tuple[int, ...] = TABLES["ABOUT_ROW"]
FACE: tuple[int, ...] = TABLES["FACE"]
LIMIT: tuple[int, ...] = TABLES["LIMIT"]
STARS: tuple[int, ...] = TABLES["STARS"]
PER: tuple[int, ...] = TABLES["PER"]
MOST: tuple[int, ...] = TABLES["MOST"]
DISCOUNT: tuple[int, ...] = TABLES["DISCOUNT"]
ARMOR_WORTH: tuple[tuple[int, ...], ...] = TABLES["ARMOR_WORTH"]
HAS_BONUS: tuple[tuple[int, ...], ...] = TABLES["HAS_BONUS"]
RANK_LEAST: tuple[int, ...] = TABLES["RANK_LEAST"]
