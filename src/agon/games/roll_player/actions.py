"""The six attribute actions, and what skills share with them."""

from __future__ import annotations

from agon.engine.script import EventTable, Options, Script, ask, roll, tell
from agon.games.roll_player.board import (
    FACE_OF,
    Board,
    dice_on_sheet,
    directions,
    filled_slots,
    owns,
    step,
    with_face,
)
from agon.games.roll_player.classes import opens_action
from agon.games.roll_player.components import BY, KIND
from agon.games.roll_player.kinds import LONGER_STEPS, WIDER_CHANGES
from agon.games.roll_player.words import (
    ACTION,
    CHA,
    CHANGE,
    CHANGES,
    CON,
    DEX,
    DIE,
    DIRECTION,
    FACES,
    INT,
    KEEP,
    PASS,
    REROLLS,
    ROWS,
    STR,
    SWAPS,
    TAKES_TOKEN,
    TARGET,
    WEAPONS,
    WIS,
)

ACTIONS = EventTable()


def attribute_action(p: Board, seat: int, row: int) -> Script:
    """Dice 4: the action of the row just used, or none."""
    action = yield ask(seat, ACTION, open_actions(p, seat, row) + [PASS])
    if action != PASS:
        yield from ACTIONS[action](p, seat)


def open_actions(p: Board, seat: int, row: int) -> Options:
    return [action for action in ROWS if opens_action(p, seat, row, action) and is_possible(p, seat, action)]


def any_action(p: Board, seat: int) -> Options:
    return [action for action in ROWS if is_possible(p, seat, action)]


def is_possible(p: Board, seat: int, action: int) -> bool:
    """Dice are needed to change them: two for a swap (RP-R-6), one for the rest."""
    if action == DEX:
        return dice_on_sheet(p, seat) >= 2  # RP-R-6
    return action in (WIS, CHA) or dice_on_sheet(p, seat) >= 1


# ---------------------------------------------------------------- the six


@ACTIONS.event(STR)
def strength(p: Board, seat: int) -> Script:
    """Strength: a die is turned to its opposite face (RP-R-7)."""
    slot = yield ask(seat, TARGET, filled_slots(p, seat))  # RP-R-2
    change(p, seat, slot, with_face(p.sheet[seat, slot], 7 - FACE_OF[p.sheet[seat, slot]]))  # RP-R-7


@ACTIONS.event(DEX)
def dexterity(p: Board, seat: int) -> Script:
    """Dexterity: two dice change places."""
    yield from swap(p, seat)


@ACTIONS.event(CON)
def constitution(p: Board, seat: int) -> Script:
    """Constitution: a die goes up or down by one, with some weapons by more (RP-R-62)."""
    yield from adjust(p, seat, max(1, weapon_bonus(p, seat, WIDER_CHANGES)))  # RP-R-62


@ACTIONS.event(INT)
def intelligence(p: Board, seat: int) -> Script:
    """Intelligence: a die is rerolled, either face stays."""
    yield from reroll(p, seat)


@ACTIONS.event(WIS)
def wisdom(p: Board, seat: int) -> Script:
    """Wisdom: the alignment token moves a step, with some weapons further (RP-R-62)."""
    direction = yield ask(seat, DIRECTION, directions(p, seat))
    step(p, seat, direction)
    for _ in range(1, weapon_bonus(p, seat, LONGER_STEPS)):  # RP-R-62
        direction = yield ask(seat, DIRECTION, directions(p, seat) + [PASS])
        if direction == PASS:
            return
        step(p, seat, direction)


@ACTIONS.event(CHA)
def charisma(p: Board, seat: int) -> Script:
    """Charisma: a token, worth 1 gold towards a card of this round."""
    p.charisma[seat] += 1
    tell(TAKES_TOKEN, seat, p.charisma[seat])


# ---------------------------------------------------------------- with dice


def weapon_bonus(p: Board, seat: int, kind: int) -> int:
    """What the seat's weapons of a kind give together."""
    return sum(BY[weapon] for weapon in WEAPONS if KIND[weapon] == kind and owns(p, seat, weapon))


def change(p: Board, seat: int, slot: int, die: int) -> None:
    tell(CHANGES, seat, slot, p.sheet[seat, slot], die)
    p.sheet[seat, slot] = die


def swap(p: Board, seat: int) -> Script:
    """Faces stay as they are, and no row is used by it (RP-R-3, RP-R-9)."""
    slot = yield ask(seat, TARGET, filled_slots(p, seat))
    other = yield ask(seat, TARGET, [s for s in filled_slots(p, seat) if s != slot])
    tell(SWAPS, seat, slot, other)
    die = p.sheet[seat, slot]
    p.sheet[seat, slot] = p.sheet[seat, other]
    p.sheet[seat, other] = die


def adjust(p: Board, seat: int, by: int) -> Script:
    """Up or down, never past 1 or 6 (RP-R-4)."""
    slot = yield ask(seat, TARGET, filled_slots(p, seat))
    die = yield ask(seat, CHANGE, nearby(p.sheet[seat, slot], by))
    change(p, seat, slot, die)


def nearby(die: int, by: int) -> Options:
    """The die with every other face that is at most so far away."""
    return [with_face(die, face) for face in FACES if face != FACE_OF[die] and abs(face - FACE_OF[die]) <= by]


def reroll(p: Board, seat: int) -> Script:
    """The player decides when the new face is seen (RP-R-5); the die stays in its space."""
    slot = yield ask(seat, TARGET, filled_slots(p, seat))
    face = yield roll(DIE)
    tell(REROLLS, seat, p.sheet[seat, slot], with_face(p.sheet[seat, slot], face))
    if face != FACE_OF[p.sheet[seat, slot]]:  # RP-R-5
        die = yield ask(seat, KEEP, [p.sheet[seat, slot], with_face(p.sheet[seat, slot], face)])
        p.sheet[seat, slot] = die
