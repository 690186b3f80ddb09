"""Reads the components: turns a TOML file of heroes and fate tokens into the tables of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from agon.engine.components import ComponentsFile, Entry, IntTable
from agon.games.hector_achilles import words as w

FILE = Path(__file__).with_name("components.toml")
SIDE_IDS = ("achaeans", "trojans")
FATE_IDS = ("f1", "f2", "f3", "f4", "f5", "f6")
BOX = {
    "cards": 4 * len(w.TROOPS) + len(w.HEROES),
    "troops": 4 * len(w.TROOPS),
    "heroes": len(w.HEROES),
    "boards": len(SIDE_IDS),
    "rulebooks": 1,
    "favour": 6,
    "shame": 6,
    "fate": len(w.FATES),
    "attacker": 1,
}
"""2.0 The contents of the box. A file may state them, but not change them."""
KINDS = {"hero": w.HERO_IDS[0] + w.HERO_IDS[1], "fate": FATE_IDS}


class _Reader(ComponentsFile):
    def colour(self, entry: str, value: Any) -> int:
        if value not in w.COLOUR_IDS:
            raise self.refuse(entry, f"colour {value!r} is not one of {', '.join(w.COLOUR_IDS)}")
        return w.WORDS.code(value)


def read(file: Path) -> dict[str, IntTable]:
    """Return the tables of a components file, indexed by the codes of heroes and fate tokens."""
    reader = _Reader(file, KINDS)
    unknown = set(reader.data) - {"box", "hero", "fate"}
    if unknown:
        raise reader.refuse(min(unknown), "unknown entry; a file holds [[hero]] and [[fate]] tables and a [box]")
    _check_box(reader)
    heroes = reader.entries("hero")
    for hero in heroes:
        _check_hero(reader, hero)
    for side, ids in zip(SIDE_IDS, w.HERO_IDS, strict=True):
        colours = [h["colour"] for h in heroes if h["id"] in ids]
        if len(set(colours)) != 6:
            raise reader.refuse(f"heroes of the {side}", "there must be one hero of each colour")
    fates = reader.entries("fate")
    for fate in fates:
        edges = fate.get("edges")
        if not isinstance(edges, list) or len(edges) != 4 or len(set(map(str, edges))) != 4:
            raise reader.refuse(str(fate["id"]), "edges must be four different colours, clockwise")
    return {
        "HERO_COLOUR": (0,) * w.HEROES.start + tuple(reader.colour(h["id"], h["colour"]) for h in heroes),
        "HERO_VALUE": (0,) * w.HEROES.start + tuple(int(h["value"]) for h in heroes),
        "EDGES": ((),) * w.FATES.start + tuple(tuple(reader.colour(f["id"], e) for e in f["edges"]) for f in fates),
        "DESIGNED_HERO": (0,) * w.HEROES.start + tuple(reader.is_designed(h) for h in heroes),
        "DESIGNED_FATE": (0,) * w.FATES.start + tuple(reader.is_designed(f) for f in fates),
    }


def _check_box(reader: _Reader) -> None:
    box = reader.data.get("box", BOX)
    if box != BOX:
        raise reader.refuse("box", f"the box of this game holds {', '.join(f'{n} {what}' for what, n in BOX.items())}")


def _check_hero(reader: _Reader, hero: Entry) -> None:
    name = str(hero["id"])
    side = SIDE_IDS[int(name in w.HERO_IDS[1])]
    if hero.get("side") != side:
        raise reader.refuse(name, f"fights for the {side}, not {hero.get('side')!r}")
    value = hero.get("value")
    if type(value) is not int or not 3 <= value <= 6:
        raise reader.refuse(name, f"value {value!r} is not from 3 to 6")
    reader.colour(name, hero.get("colour"))


TABLES = read(FILE)
HERO_COLOUR: tuple[int, ...] = TABLES["HERO_COLOUR"]
HERO_VALUE: tuple[int, ...] = TABLES["HERO_VALUE"]
EDGES: tuple[tuple[int, ...], ...] = TABLES["EDGES"]

HEROES_OF = (tuple(w.HEROES[:6]), tuple(w.HEROES[6:]))
HERO_SIDE = (0,) * w.HEROES.start + (0,) * 6 + (1,) * 6
TROOP_VALUE = tuple(1 + troop % 4 for troop in w.TROOPS)
TROOP_COLOUR = tuple(w.WORDS.code(w.COLOUR_IDS[troop // 4]) for troop in w.TROOPS)
