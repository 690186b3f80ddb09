"""The six attribute actions, and what skills share with them."""

from __future__ import annotations

from agon.engine.script import EventTable, Options, Script, ask, roll, tell
from agon.games.roll_player import board
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.classes import opens_action
from agon.games.roll_player.components import BY, KIND
from agon.games.roll_player.kinds import LONGER_STEPS, WIDER_CHANGES

ACTIONS = EventTable()


def attribute_action(p: Board, seat: int, row: int) -> Script:
    """Dice 4: the action of the row just used, or none (RP-dice-action-optional, RP-dice-one-action)."""
    action = yield ask(seat, w.ACTION, open_actions(p, seat, row) + [w.PASS], card=row)
    if action != w.PASS:
        yield from ACTIONS[action](p, seat)


def open_actions(p: Board, seat: int, row: int) -> Options:
    return [action for action in w.ROWS if opens_action(p, seat, row, action) and is_possible(p, seat, action)]


def any_action(p: Board, seat: int) -> Options:
    return [action for action in w.ROWS if is_possible(p, seat, action)]


def is_possible(p: Board, seat: int, action: int) -> bool:
    """Dice are needed to change them: two for a swap (RP-R-6), one for the rest."""
    if action == w.DEX:
        return board.dice_on_sheet(p, seat) >= 2  # RP-R-6
    return action in (w.WIS, w.CHA) or board.dice_on_sheet(p, seat) >= 1


# ---------------------------------------------------------------- the six


@ACTIONS.event(w.STR)
def strength(p: Board, seat: int) -> Script:
    """Strength: a die is turned to its opposite face (RP-R-7, RP-dice-str)."""
    slot = yield ask(seat, w.TARGET, board.filled_slots(p, seat), card=w.STR)  # RP-R-2
    change(p, seat, slot, board.with_face(p.sheet[seat, slot], 7 - board.FACE_OF[p.sheet[seat, slot]]))  # RP-R-7


@ACTIONS.event(w.DEX)
def dexterity(p: Board, seat: int) -> Script:
    """Dexterity: two dice change places (RP-dice-dex)."""
    yield from swap(p, seat, w.DEX)


@ACTIONS.event(w.CON)
def constitution(p: Board, seat: int) -> Script:
    """Constitution: a die goes up or down by one, with some weapons by more (RP-R-62, RP-dice-con)."""
    yield from adjust(p, seat, w.CON, max(1, weapon_bonus(p, seat, WIDER_CHANGES)))  # RP-R-62


@ACTIONS.event(w.INT)
def intelligence(p: Board, seat: int) -> Script:
    """Intelligence: a die is rerolled, either face stays (RP-dice-int)."""
    yield from reroll(p, seat, w.INT)


@ACTIONS.event(w.WIS)
def wisdom(p: Board, seat: int) -> Script:
    """Wisdom: the alignment token moves a step, with some weapons further (RP-R-62, RP-dice-wis)."""
    steps = max(1, weapon_bonus(p, seat, LONGER_STEPS))  # RP-R-62
    direction = yield ask(seat, w.DIRECTION, board.directions(p, seat), card=w.WIS, left=steps, of=steps)
    board.step(p, seat, direction)
    for taken in range(1, steps):
        direction = yield ask(
            seat, w.DIRECTION, board.directions(p, seat) + [w.PASS], card=w.WIS, left=steps - taken, of=steps
        )
        if direction == w.PASS:
            return
        board.step(p, seat, direction)


@ACTIONS.event(w.CHA)
def charisma(p: Board, seat: int) -> Script:
    """Charisma: a token, worth 1 gold towards a card of this round (RP-dice-cha)."""
    p.charisma[seat] += 1
    tell(w.TAKES_TOKEN, seat, p.charisma[seat])


# ---------------------------------------------------------------- with dice


def weapon_bonus(p: Board, seat: int, kind: int) -> int:
    """The total bonus of the seat's weapons of a kind."""
    return sum(BY[weapon] for weapon in w.WEAPONS if KIND[weapon] == kind and board.owns(p, seat, weapon))


def change(p: Board, seat: int, slot: int, die: int) -> None:
    tell(w.CHANGES, seat, slot, p.sheet[seat, slot], die)
    p.sheet[seat, slot] = die


def swap(p: Board, seat: int, card: int) -> Script:
    """Faces stay as they are, and no row is used by it (RP-R-3, RP-R-9, RP-dice-no-chain)."""
    slot = yield ask(seat, w.TARGET, board.filled_slots(p, seat), card=card, left=2, of=2)
    other = yield ask(seat, w.TARGET, [s for s in board.filled_slots(p, seat) if s != slot], card=card, left=1, of=2)
    tell(w.SWAPS, seat, slot, other)
    die = p.sheet[seat, slot]
    p.sheet[seat, slot] = p.sheet[seat, other]
    p.sheet[seat, other] = die


def adjust(p: Board, seat: int, card: int, by: int) -> Script:
    """Up or down, never past 1 or 6 (RP-R-4)."""
    slot = yield ask(seat, w.TARGET, board.filled_slots(p, seat), card=card)
    die = yield ask(seat, w.CHANGE, nearby(p.sheet[seat, slot], by), card=card)
    change(p, seat, slot, die)


def nearby(die: int, by: int) -> Options:
    """The die with every other face at most `by` away."""
    return [
        board.with_face(die, face)
        for face in w.FACES
        if face != board.FACE_OF[die] and abs(face - board.FACE_OF[die]) <= by
    ]


def reroll(p: Board, seat: int, card: int) -> Script:
    """The player decides when the new face is seen (RP-R-5); the die stays in its space."""
    slot = yield ask(seat, w.TARGET, board.filled_slots(p, seat), card=card)
    face = yield roll(w.DIE)
    tell(w.REROLLS, seat, p.sheet[seat, slot], board.with_face(p.sheet[seat, slot], face))
    if face != board.FACE_OF[p.sheet[seat, slot]]:  # RP-R-5
        die = yield ask(seat, w.KEEP, [p.sheet[seat, slot], board.with_face(p.sheet[seat, slot], face)], card=card)
        p.sheet[seat, slot] = die
