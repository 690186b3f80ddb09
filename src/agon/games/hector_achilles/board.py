"""2.0 and 3.0: the two boards, as a position."""

from __future__ import annotations

from agon.engine.position import Array, Position, array, block, grid, number
from agon.engine.script import NONE
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.components import EDGES, HERO_COLOUR, HERO_VALUE, HEROES_OF, TROOP_COLOUR, TROOP_VALUE

SETUP, INITIAL, ROUNDS, CHECK, FINAL = range(5)
PHASES = ("setup", "initial", "rounds", "check", "final")

# where a hero is
IN_PILE, AT_BOTTOM, HELD, USED, LOST = range(5)

FRONT_PILES = range(w.PILE_1, w.CAMP)
ALL_PILES = range(w.PILE_1, w.CAMP + 1)
COPIES = range(2 * len(w.TROOPS))


class Board(Position):
    """The state of both boards and all cards, and what each player may have seen of it."""

    phase: int = number(SETUP, FINAL)
    battle: int = number(0, 30_000)
    round: int = number(0, 4)
    attacker: int = number(0, 1)
    acting: int = number(0, 1)
    victor: int = number(NONE, 1)

    troops: Array = block(w.SIDES, w.ZONES, w.TROOPS, 0, 2)
    size: Array = grid(w.SIDES, w.ZONES, 0, 48)
    exhausted: Array = grid(w.SIDES, FRONT_PILES, 0, 1)
    active: Array = array(w.SIDES, w.PILE_1, w.CAMP)
    used: Array = grid(w.SIDES, ALL_PILES, 0, 1)

    laid: Array = grid(w.SIDES, 5, NONE, w.TROOPS.stop - 1)
    reinforced: Array = grid(w.SIDES, 5, 0, 1)
    covered: Array = array(w.SIDES, NONE, 4)

    hero: Array = array(w.SIDES, NONE, w.HEROES.stop - 1)
    hero_at: Array = array(w.HEROES, IN_PILE, LOST)
    bottom: Array = grid(w.SIDES, 6, NONE, w.HEROES.stop - 1)

    favour: Array = array(w.SIDES, 0, 3)
    favour_used: Array = array(w.SIDES, 0, 3)
    shame: Array = array(w.SIDES, 0, 3)

    fate: int = number(NONE, w.FATES.stop - 1)
    edge: int = number(0, 3)
    fate_waits: Array = array(w.FATES, 0, 1)

    maybe: Array = block(w.SIDES, w.SIDES, w.ZONES, 0, (1 << 48) - 1)
    zones_of: Array = array(COPIES, 0, 127)
    where: Array = array(COPIES, w.PILE_1, w.OUT)
    room: Array = array(w.ZONES, 0, 48)


def opponent(side: int) -> int:
    return 1 - side


def facing(p: Board, side: int) -> int:
    """2.2 The colour of the fate token that a side has before it; the sides see opposite edges."""
    return EDGES[p.fate][(p.edge + 2 * side) % 4]


def holds_hero(p: Board, side: int) -> bool:
    return p.hero[side] != NONE and p.covered[side] == NONE


def has_used_hero(p: Board, side: int) -> bool:
    return p.covered[side] != NONE


def hero_pile_size(p: Board, side: int) -> int:
    return sum(p.hero_at[h] <= AT_BOTTOM for h in HEROES_OF[side])


def slot_value(p: Board, side: int, slot: int) -> int:
    """What a laid card counts: a troop under a hero is replaced by him."""
    if slot == p.covered[side]:
        return HERO_VALUE[p.hero[side]]
    return TROOP_VALUE[p.laid[side, slot]] + p.reinforced[side, slot]


def slot_colour(p: Board, side: int, slot: int) -> int:
    if slot == p.covered[side]:
        return HERO_COLOUR[p.hero[side]]
    return TROOP_COLOUR[p.laid[side, slot]]


def is_valid(p: Board, side: int, colour: int) -> bool:
    """4.0 Only the colour before a side and the colour of its hero count in the end (HA-R-29)."""
    return colour == facing(p, side) or (p.hero[side] != NONE and colour == HERO_COLOUR[p.hero[side]])


def invariant(p: Board) -> bool:
    """Check what must hold after every answer once the armies are dealt."""
    return p.phase == SETUP or all(army_is_whole(p, side) for side in (w.ACHAEANS, w.TROJANS))


def army_is_whole(p: Board, side: int) -> bool:
    return (
        all(sum(p.troops[side, zone, t] for zone in w.ZONES) == 2 for t in w.TROOPS)
        and all(p.size[side, zone] == sum(p.troops[side, zone, t] for t in w.TROOPS) for zone in w.ZONES)
        and sum(p.laid[side, slot] != NONE for slot in range(5)) == p.size[side, w.ZONES[5]]
        and sum(p.reinforced[side, slot] for slot in range(5)) == p.favour_used[side]
        and p.favour[side] + p.favour_used[side] <= 3
        and all(p.size[side, pile] == 0 for pile in FRONT_PILES if p.exhausted[side, pile] == 1)
        and all(p.hero_at[h] != HELD and p.hero_at[h] != USED for h in HEROES_OF[side] if h != p.hero[side])
        and (p.hero[side] == NONE or p.hero_at[p.hero[side]] == (HELD if p.covered[side] == NONE else USED))
        and all(
            any(p.maybe[viewer, side, zone] & (1 << copy) for zone in w.ZONES)
            for viewer in (w.ACHAEANS, w.TROJANS)
            for copy in COPIES
        )
    )
