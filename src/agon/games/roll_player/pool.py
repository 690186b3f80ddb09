"""The dice pool: drawing and rolling, and the order in which dice lie on the initiative cards."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, draw, roll, tell
from agon.games.roll_player import words as w
from agon.games.roll_player.board import DIE_OF, FACE_OF, Board, counts_in_bag, in_bag, is_unselected


def roll_from_bag(p: Board, seat: int) -> Script:
    """A die is drawn unseen and rolled; returns it (RP-bag-blind)."""
    colour = yield draw(w.DRAW_DIE, in_bag(p), counts_in_bag(p))
    die = yield from roll_die(p, seat, colour)
    return die


def roll_die(p: Board, seat: int, colour: int) -> Script:
    """A die of the bag is rolled; it lies aside until it has shown its face."""
    p.bag[colour] -= 1
    p.aside[colour] += 1
    face = yield roll(w.DIE)
    p.aside[colour] -= 1
    tell(w.ROLLS, seat, DIE_OF[colour][face])
    return DIE_OF[colour][face]


def sort_dice(p: Board, seat: int) -> Script:
    """Roll phase: the lowest die on the lowest card, and so on; the seat decides between equal faces. Gold stays on its
    card (RP-R-17), and selected cards are left alone (RP-R-60, RP-roll-order, RP-roll-tie)."""
    for initiative in w.INITIATIVES:
        if is_unselected(p, initiative):
            if len(lowest_dice(p, initiative)) > 1:
                die = yield ask(seat, w.ORDER, lowest_dice(p, initiative), card=initiative)
                put_lowest(p, initiative, die)
            else:
                put_lowest(p, initiative, any_lowest(p, initiative))


def lowest_face(p: Board, initiative: int) -> int:
    """The lowest face on this card and the unselected ones above it."""
    lowest = 6
    for other in w.INITIATIVES:
        if other >= initiative and is_unselected(p, other):
            lowest = min(lowest, FACE_OF[p.pool[other]])
    return lowest


def lowest_dice(p: Board, initiative: int) -> Options:
    """The dice that may go on this card, without duplicates."""
    return [
        die
        for die in w.DICE
        if FACE_OF[die] == lowest_face(p, initiative)
        and any(other >= initiative and p.pool[other] == die and is_unselected(p, other) for other in w.INITIATIVES)
    ]


def any_lowest(p: Board, initiative: int) -> int:
    found = NONE
    for die in lowest_dice(p, initiative):
        found = die
    return found


def put_lowest(p: Board, initiative: int, die: int) -> None:
    """The die changes places with the one that lay here."""
    for other in w.INITIATIVES:
        if other > initiative and p.pool[other] == die and is_unselected(p, other) and p.pool[initiative] != die:
            p.pool[other] = p.pool[initiative]
            p.pool[initiative] = die
    tell(w.LIES_ON, die, initiative)
