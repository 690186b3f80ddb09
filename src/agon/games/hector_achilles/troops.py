"""Troop cards: where they are, and where each player, for all he has seen, thinks they may be.

Two cards of one colour and value cannot be told apart, so a zone holds counts. What a viewer knows of an army is, for
each zone, the set of cards that may be in it, a bit a card. `move` is the only writer of both.
"""

from __future__ import annotations

from agon.engine.script import Options
from agon.games.hector_achilles.board import COPIES, Board
from agon.games.hector_achilles.words import ACHAEANS, CAMP, HAND, LAID, OUT, PILES, TROJANS, TROOPS, ZONES

FIRST = tuple(1 << 2 * troop for troop in TROOPS)
SECOND = tuple(2 << 2 * troop for troop in TROOPS)
EVERY_CARD = (1 << len(COPIES)) - 1
TROOP_OF = tuple(copy // 2 for copy in COPIES)
BIT = (0,) * ZONES.start + tuple(1 << i for i in range(len(ZONES)))
OWN = BIT[HAND] | BIT[LAID]
VISIBLE = ((OWN, BIT[LAID]), (BIT[LAID], OWN))
"""HA-R-50, the zones a viewer sees by side: laid cards are open, a hand is its owner's, all else lies face down."""


def troops_in(p: Board, side: int, zone: int) -> Options:
    return [t for t in TROOPS if p.troops[side, zone, t] > 0]


def counts_in(p: Board, side: int, zone: int) -> Options:
    return [p.troops[side, zone, t] for t in TROOPS if p.troops[side, zone, t] > 0]


def muster(p: Board, side: int) -> None:
    """3.0 All 48 troops together, in the camp, before they are dealt."""
    for t in TROOPS:
        p.troops[side, CAMP, t] = 2
    p.size[side, CAMP] = 48


def deal(p: Board, side: int, troop: int, pile: int) -> None:
    """3.0 A card of the camp goes face down on a pile of the front line."""
    shift(p, side, troop, CAMP, pile)


def forget(p: Board, side: int) -> None:
    """3.0 Nobody knows in which pile a card lies or will lie."""
    for viewer in (ACHAEANS, TROJANS):
        for zone in ZONES:
            p.maybe[viewer, side, zone] = EVERY_CARD if zone in PILES else 0


def shift(p: Board, side: int, troop: int, source: int, target: int) -> None:
    p.troops[side, source, troop] -= 1
    p.troops[side, target, troop] += 1
    p.size[side, source] -= 1
    p.size[side, target] += 1


def move(p: Board, side: int, troop: int, source: int, target: int) -> None:
    """A troop goes from zone to zone; whoever sees it knows where it is, the others where it may be."""
    shift(p, side, troop, source, target)
    for viewer in (ACHAEANS, TROJANS):
        if VISIBLE[viewer][side] & (BIT[source] | BIT[target]):
            note_seen(p, viewer, side, troop, source, target)
        else:
            p.maybe[viewer, side, target] |= p.maybe[viewer, side, source]
        if p.size[side, source] == 0:
            p.maybe[viewer, side, source] = 0


def note_seen(p: Board, viewer: int, side: int, troop: int, source: int, target: int) -> None:
    """One of two like cards has moved; if it could be either, the other may be where either could."""
    moved = FIRST[troop]
    other = 0
    if p.maybe[viewer, side, source] & FIRST[troop] == 0:
        moved = SECOND[troop]
    elif p.maybe[viewer, side, source] & SECOND[troop]:
        other = SECOND[troop]
    for zone in ZONES:
        if p.maybe[viewer, side, zone] & moved:
            p.maybe[viewer, side, zone] = (p.maybe[viewer, side, zone] ^ moved) | other
    p.maybe[viewer, side, target] |= moved


def move_all(p: Board, side: int, source: int, target: int) -> None:
    """All troops of a zone go to another."""
    for t in troops_in(p, side, source):
        while p.troops[side, source, t] > 0:
            move(p, side, t, source, target)


def lay(p: Board, side: int, troop: int, source: int) -> None:
    """5.2.b A troop is laid in the open beside the earlier ones."""
    slot = p.size[side, LAID]
    move(p, side, troop, source, LAID)
    p.laid[side, slot] = troop


def draw_source(p: Board, side: int) -> int:
    """5.2 Cards come from the active pile, or from the camp when that is empty (HA-R-13)."""
    return p.active[side] if p.size[side, p.active[side]] > 0 else CAMP


def troops_left(p: Board, side: int) -> int:
    return 48 - p.size[side, OUT]
