"""Troop cards: where they are, and where they may be as far as each player has seen.

Two cards of the same colour and value are indistinguishable, so a zone holds counts. What a viewer knows of an army is,
for each zone, the set of cards that may be in it, one bit per card. Only `move` writes both.
"""

from __future__ import annotations

from agon.engine.script import Options
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import COPIES, Board

FIRST = tuple(1 << 2 * troop for troop in w.TROOPS)
SECOND = tuple(2 << 2 * troop for troop in w.TROOPS)
EVERY_CARD = (1 << len(COPIES)) - 1
TROOP_OF = tuple(copy // 2 for copy in COPIES)
BIT = (0,) * w.ZONES.start + tuple(1 << i for i in range(len(w.ZONES)))
OWN = BIT[w.HAND] | BIT[w.LAID]
VISIBLE = ((OWN, BIT[w.LAID]), (BIT[w.LAID], OWN))
"""HA-R-50 The zones a viewer sees, by side: laid cards are public, a hand is its owner's, all else is face down."""


def troops_in(p: Board, side: int, zone: int) -> Options:
    return [t for t in w.TROOPS if p.troops[side, zone, t] > 0]


def counts_in(p: Board, side: int, zone: int) -> Options:
    return [p.troops[side, zone, t] for t in w.TROOPS if p.troops[side, zone, t] > 0]


def muster(p: Board, side: int) -> None:
    """3.0 All 48 troops together, in the camp, before they are dealt."""
    for t in w.TROOPS:
        p.troops[side, w.CAMP, t] = 2
    p.size[side, w.CAMP] = 48


def deal(p: Board, side: int, troop: int, pile: int) -> None:
    """3.0 A card of the camp goes face down on a pile of the front line."""
    shift(p, side, troop, w.CAMP, pile)


def forget(p: Board, side: int) -> None:
    """3.0 Nobody knows in which pile a card lies or will lie."""
    for viewer in (w.ACHAEANS, w.TROJANS):
        for zone in w.ZONES:
            p.maybe[viewer, side, zone] = EVERY_CARD if zone in w.PILES else 0


def shift(p: Board, side: int, troop: int, source: int, target: int) -> None:
    p.troops[side, source, troop] -= 1
    p.troops[side, target, troop] += 1
    p.size[side, source] -= 1
    p.size[side, target] += 1


def move(p: Board, side: int, troop: int, source: int, target: int) -> None:
    """Move a troop between zones; a viewer who sees it knows where it is, the others where it may be."""
    shift(p, side, troop, source, target)
    for viewer in (w.ACHAEANS, w.TROJANS):
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
    for zone in w.ZONES:
        if p.maybe[viewer, side, zone] & moved:
            p.maybe[viewer, side, zone] = (p.maybe[viewer, side, zone] ^ moved) | other
    p.maybe[viewer, side, target] |= moved


def move_all(p: Board, side: int, source: int, target: int) -> None:
    """Move all troops of a zone to another."""
    for t in troops_in(p, side, source):
        while p.troops[side, source, t] > 0:
            move(p, side, t, source, target)


def lay(p: Board, side: int, troop: int, source: int) -> None:
    """5.2.b A troop is laid in the open beside the earlier ones."""
    slot = p.size[side, w.LAID]
    move(p, side, troop, source, w.LAID)
    p.laid[side, slot] = troop


def draw_source(p: Board, side: int) -> int:
    """5.2 Cards come from the active pile, or from the camp when that is empty (HA-R-13)."""
    return p.active[side] if p.size[side, p.active[side]] > 0 else w.CAMP


def troops_left(p: Board, side: int) -> int:
    return 48 - p.size[side, w.OUT]
