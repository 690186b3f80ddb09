"""6.4 The space race."""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, roll, tell
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map, opponent
from agon.games.twilight_struggle.editions import may_decline_roll
from agon.games.twilight_struggle.tracks import gain_vp

# by the box to be reached: operations needed, highest die that succeeds, VP for the first and the second
NEEDED_OPS = (0, 2, 2, 2, 2, 3, 3, 3, 4)
HIGHEST_DIE = (0, 3, 4, 3, 4, 3, 4, 3, 2)
FIRST_VP = (0, 2, 0, 2, 0, 3, 0, 4, 2)
SECOND_VP = (0, 1, 0, 0, 0, 1, 0, 2, 0)
LAST_BOX = 8
TWO_ATTEMPTS, SHOWS_HEADLINE, DISCARDS_HELD_CARD, EIGHT_ROUNDS = 2, 4, 6, 8


def has_ability(p: Map, side: int, box: int) -> bool:
    """6.4.4 An ability belongs to the first in its box, until the other side arrives."""
    return p.space[side] >= box and p.space[opponent(side)] < box


def holder_of(p: Map, box: int) -> int:
    if has_ability(p, w.US, box):
        return w.US
    return w.USSR if has_ability(p, w.USSR, box) else NONE


def attempts_left(p: Map, side: int) -> int:
    """6.4.2 One a turn, two with Animal in Space."""
    return (2 if has_ability(p, side, TWO_ATTEMPTS) else 1) - p.space_attempts[side]


def can_space(p: Map, side: int, ops: int) -> bool:
    """6.4.1, 6.4.6 A card of enough (modified) operations, not beyond the last box."""
    box = min(p.space[side] + 1, LAST_BOX)
    return p.space[side] < LAST_BOX and attempts_left(p, side) > 0 and ops >= NEEDED_OPS[box]


def attempt(p: Map, side: int, card: int) -> Script:
    """6.4.1 The die must not exceed the box's number."""
    p.space_attempts[side] += 1
    if may_decline_roll(p):
        answer = yield ask(side, w.CHOOSE, [w.ROLL_DIE, w.PASS], card=card, reason=w.SPACE)
        tell(w.CHOOSES, side, answer)
        if answer == w.PASS:
            return
    die = yield roll(w.DIE)
    tell(w.SPACE_ROLL, die, HIGHEST_DIE[p.space[side] + 1])
    if die <= HIGHEST_DIE[p.space[side] + 1]:
        advance(p, side, 1)


def advance(p: Map, side: int, boxes: int) -> None:
    """6.4.3 The marker moves; the box reached gives its VP at once (TS-R-91: only the last one of several)."""
    box = min(p.space[side] + boxes, LAST_BOX)
    if box > p.space[side]:
        p.space[side] = box
        tell(w.ADVANCES, side, box)
        gain_vp(p, side, FIRST_VP[box] if p.space[opponent(side)] < box else SECOND_VP[box])
