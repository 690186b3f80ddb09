"""What a side may know, as numbers. Index 0 of a pair of sides is the side that looks, 1 its opponent."""

from __future__ import annotations

from agon.engine.observation import Feature, Observation
from agon.engine.script import NONE
from agon.games.hector_achilles import board
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import Board
from agon.games.hector_achilles.components import HERO_COLOUR, HERO_SIDE, HERO_VALUE, TROOP_COLOUR, TROOP_VALUE

SLOTS = range(5)
FIRST_OF_PAIRS = sum(1 << 2 * troop for troop in w.TROOPS)
MOST_BATTLES = 100


def side_of(seat: int, which: int) -> int:
    """The side itself or its opponent."""
    return seat if which == 0 else 1 - seat


def side(p: Board, seat: int) -> int:
    return seat


def phase(p: Board, seat: int) -> int:
    return p.phase


def battle(p: Board, seat: int) -> int:
    return min(p.battle, MOST_BATTLES)


def battle_round(p: Board, seat: int) -> int:
    return p.round


def attacker(p: Board, seat: int) -> bool:
    return p.attacker == seat


def acting(p: Board, seat: int) -> bool:
    return p.acting == seat


def counts_of(cards: int) -> int:
    """The cards as a set of like pairs, two bits each: how many there are of each pair, in two bits too."""
    return cards - (cards >> 1 & FIRST_OF_PAIRS)


def maybe(p: Board, seat: int, which: int, zone: int, troop: int) -> int:
    """How many of two like cards may be in a zone, as far as the side knows."""
    return counts_of(p.maybe[seat, side_of(seat, which), zone]) >> 2 * troop & 3


def hand(p: Board, seat: int, troop: int) -> int:
    return p.troops[seat, w.HAND, troop]


def laid(p: Board, seat: int, which: int, troop: int) -> int:
    return p.troops[side_of(seat, which), w.LAID, troop]


def laid_value(p: Board, seat: int, which: int, slot: int) -> int:
    """What a laid card counts; a hero who covers one is known."""
    mine = side_of(seat, which)
    if slot == p.covered[mine]:
        return HERO_VALUE[p.hero[mine]]
    return 0 if p.laid[mine, slot] == NONE else TROOP_VALUE[p.laid[mine, slot]] + p.reinforced[mine, slot]


def laid_colour(p: Board, seat: int, which: int, slot: int) -> int:
    mine = side_of(seat, which)
    if slot == p.covered[mine]:
        return HERO_COLOUR[p.hero[mine]]
    return NONE if p.laid[mine, slot] == NONE else TROOP_COLOUR[p.laid[mine, slot]]


def reinforced(p: Board, seat: int, which: int, slot: int) -> int:
    return p.reinforced[side_of(seat, which), slot]


def covered(p: Board, seat: int, which: int) -> int:
    return p.covered[side_of(seat, which)]


def size(p: Board, seat: int, which: int, zone: int) -> int:
    return p.size[side_of(seat, which), zone]


def exhausted(p: Board, seat: int, which: int, pile: int) -> int:
    return p.exhausted[side_of(seat, which), pile]


def used(p: Board, seat: int, which: int, pile: int) -> int:
    return p.used[side_of(seat, which), pile]


def active(p: Board, seat: int, which: int) -> int:
    return NONE if p.fate == NONE else p.active[side_of(seat, which)]


def hero(p: Board, seat: int, which: int) -> int:
    """The hero of a side: the own one, and the opponent's once he covers a troop."""
    mine = side_of(seat, which)
    return p.hero[mine] if mine == seat or p.covered[mine] != NONE else NONE


def has_hero(p: Board, seat: int, which: int) -> bool:
    return p.hero[side_of(seat, which)] != NONE


def own_pile(p: Board, seat: int, one: int) -> bool:
    return p.hero_at[one] == board.IN_PILE and HERO_SIDE[one] == seat


def own_bottom(p: Board, seat: int, one: int) -> bool:
    return p.hero_at[one] == board.AT_BOTTOM and HERO_SIDE[one] == seat


def lost(p: Board, seat: int, one: int) -> bool:
    return p.hero_at[one] == board.LOST


def hero_pile(p: Board, seat: int, which: int) -> int:
    return board.hero_pile_size(p, side_of(seat, which))


def favour(p: Board, seat: int, which: int) -> int:
    return p.favour[side_of(seat, which)]


def favour_used(p: Board, seat: int, which: int) -> int:
    return p.favour_used[side_of(seat, which)]


def shame(p: Board, seat: int, which: int) -> int:
    return p.shame[side_of(seat, which)]


def fate(p: Board, seat: int) -> int:
    return p.fate


def fate_waits(p: Board, seat: int) -> int:
    return sum(p.fate_waits[token] for token in w.FATES)


def facing(p: Board, seat: int, which: int) -> int:
    """2.2 The colour of the fate token that each side has before it."""
    return NONE if p.fate == NONE else board.facing(p, side_of(seat, which))


PAIR = 2
OBSERVATION = Observation(
    (
        Feature("side", "0 the Achaeans, 1 the Trojans", side),
        Feature("phase", "set-up, initial phase, rounds, check, final phase; one-hot", phase, one_hot=5),
        Feature("battle", "the number of the battle, at most 100", battle, high=MOST_BATTLES),
        Feature("round", "of the battle", battle_round, high=4),
        Feature("attacker", "whether the side attacks", attacker),
        Feature("acting", "whether the side acts", acting),
        Feature(
            "cards",
            "how many of two like cards may be in a zone of each side, as far as the side knows: three front piles, "
            "camp, hand, laid, out of the game",
            maybe,
            (PAIR, w.ZONES, w.TROOPS),
            high=2,
        ),
        Feature("sizes", "how many cards are in each zone", size, (PAIR, w.ZONES), high=48),
        Feature("hand", "the own hand", hand, (w.TROOPS,), high=2),
        Feature("laid", "the laid troops of each side", laid, (PAIR, w.TROOPS), high=2),
        Feature("laid_value", "what each laid card counts, in order", laid_value, (PAIR, SLOTS), high=9),
        Feature("laid_colour", "its colour, one-hot", laid_colour, (PAIR, SLOTS), one_hot=w.COLOURS),
        Feature("reinforced", "whether it is reinforced", reinforced, (PAIR, SLOTS)),
        Feature("covered", "whether a hero covers it", covered, (PAIR,), one_hot=SLOTS),
        Feature("exhausted", "exhausted front piles", exhausted, (PAIR, board.FRONT_PILES)),
        Feature("used", "piles used in this battle", used, (PAIR, board.ALL_PILES)),
        Feature("active", "the pile from which each side fights", active, (PAIR,), one_hot=board.ALL_PILES),
        Feature("hero", "the hero of each side, if the side knows him", hero, (PAIR,), one_hot=w.HEROES),
        Feature("has_hero", "whether each side has a hero", has_hero, (PAIR,)),
        Feature("hero_pile", "heroes in the pile of each side", hero_pile, (PAIR,), high=6),
        Feature("own_pile", "own heroes in the pile", own_pile, (w.HEROES,)),
        Feature("own_bottom", "own heroes at its bottom", own_bottom, (w.HEROES,)),
        Feature("lost", "lost heroes", lost, (w.HEROES,)),
        Feature("favour", "favour tokens of each side", favour, (PAIR,), high=3),
        Feature("favour_used", "favour tokens on laid cards", favour_used, (PAIR,), high=3),
        Feature("shame", "shame tokens of each side", shame, (PAIR,), high=3),
        Feature("fate", "the fate token, one-hot", fate, one_hot=w.FATES),
        Feature("fate_waits", "fate tokens still to come", fate_waits, high=6),
        Feature("facing", "the colour of fate before each side, one-hot", facing, (PAIR,), one_hot=w.COLOURS),
    ),
    cards=(*w.TROOPS, *w.HEROES, *w.FATES),
    left=10,
)
