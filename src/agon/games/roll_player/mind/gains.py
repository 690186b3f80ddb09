"""The gain of a choice, in hundredths of a star: a die in a row, a change of a die, a skill, a purchase."""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.roll_player import board, kinds
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.classes import gold_die_value
from agon.games.roll_player.components import ARROW, CLASS_COLOUR, KIND, WANTED
from agon.games.roll_player.mind import worth
from agon.games.roll_player.mind.goals import next_slot, row_if_added, row_if_changed, row_now
from agon.games.roll_player.purchase import price
from agon.games.roll_player.skills import IN_WINDOW, can_use

WORTH_USING = 20
"""The least gain for which a skill is used."""

# ---------------------------------------------------------------- a die for a row


def first_waiting(p: Board, seat: int) -> int:
    """Setup 12: the waiting die to place first: the highest, since most goals are high."""
    found = NONE
    for i in board.MOST_WAITING:
        die = p.waiting[seat, i]
        if die != NONE and (found == NONE or board.FACE_OF[die] > board.FACE_OF[found]):
            found = die
    return found


def die_in_hand(p: Board, seat: int) -> int:
    """The die about to be placed; NONE if there is none."""
    if p.phase == board.SETUP:
        return first_waiting(p, seat)
    return p.pool[p.initiative[seat]] if p.initiative[seat] != NONE else NONE


def place_gain(p: Board, seat: int, die: int, row: int) -> int:
    """The gain of a die in a row: the goal, the backstory, gold for the third die, the action."""
    turns = worth.turns_left(p, seat) - 1
    gain = row_if_added(p, seat, row, board.FACE_OF[die], turns) - row_now(p, seat, row, turns + 1)
    wanted = WANTED[p.backstory[seat]][next_slot(p, seat, row)]
    if wanted != NONE:
        gain += (
            worth.match_worth(p, seat) * 7 // 10
            if wanted == board.COLOUR_OF[die]
            else -worth.match_worth(p, seat) * 3 // 10
        )
    if board.dice_in_row(p, seat, row) == 2:
        gain += worth.WEIGHTS[worth.GOLD_LEFT]
    return gain + (action_promise(p, seat, row) if p.phase != board.SETUP else 0)


def action_promise(p: Board, seat: int, row: int) -> int:
    """A rough estimate of what the action of a row is good for."""
    if row == w.WIS:
        return best_step(p, seat)
    if row == w.CHA:
        return worth.WEIGHTS[worth.GOLD_LEFT] // 2
    return worth.WEIGHTS[worth.ACTION_OPEN]


def best_place(p: Board, seat: int, die: int) -> int:
    best = -1000
    for row in w.ROWS:
        if board.dice_in_row(p, seat, row) < 3:
            best = max(best, place_gain(p, seat, die, row))
    return best


def colour_gain(p: Board, seat: int, colour: int) -> int:
    """The worth of a die's colour in any row."""
    if colour == w.GOLD:
        return worth.WEIGHTS[worth.GOLD_LEFT] * gold_die_value(p, seat)
    return 100 if colour == CLASS_COLOUR[p.class_card[seat]] else 0


def initiative_gain(p: Board, seat: int, initiative: int) -> int:
    """The die, the gold on the card, and the place in the market."""
    die = p.pool[initiative]
    return (
        best_place(p, seat, die)
        + colour_gain(p, seat, board.COLOUR_OF[die])
        + worth.WEIGHTS[worth.GOLD_LEFT] * p.coins[initiative]
        - worth.WEIGHTS[worth.ORDER_OF] * board.NUMBER_OF[initiative]
    )


# ---------------------------------------------------------------- dice that change


def face_gain(p: Board, seat: int, slot: int, face: int) -> int:
    """The gain of another face on a space."""
    row = board.ROW_OF[slot]
    turns = worth.turns_left(p, seat)
    by = face - board.FACE_OF[p.sheet[seat, slot]]
    return row_if_changed(p, seat, row, by, turns) - row_now(p, seat, row, turns)


def flip_gain(p: Board, seat: int, slot: int) -> int:
    return face_gain(p, seat, slot, 7 - board.FACE_OF[p.sheet[seat, slot]])


def nudge_gain(p: Board, seat: int, slot: int) -> int:
    """The gain of one up or one down, whichever is better."""
    face = board.FACE_OF[p.sheet[seat, slot]]
    best = -1000
    if face < 6:
        best = face_gain(p, seat, slot, face + 1)
    if face > 1:
        best = max(best, face_gain(p, seat, slot, face - 1))
    return best


def reroll_gain(p: Board, seat: int, slot: int) -> int:
    """The average gain of a new face, where the old one is kept if better."""
    return sum(max(0, face_gain(p, seat, slot, face)) for face in w.FACES) // 6


def mend_gain(p: Board, seat: int, slot: int) -> int:
    """The largest gain of any change to a space."""
    return (flip_gain(p, seat, slot) + 4 * nudge_gain(p, seat, slot) + 4 * reroll_gain(p, seat, slot)) // 4


def best_change(p: Board, seat: int, action: int) -> int:
    """The largest gain of an action on a die."""
    best = -1000
    for slot in w.SLOTS:
        if p.sheet[seat, slot] != NONE:
            if action == w.STR:
                best = max(best, flip_gain(p, seat, slot))
            elif action == w.CON:
                best = max(best, nudge_gain(p, seat, slot))
            else:
                best = max(best, reroll_gain(p, seat, slot))
    return best


def best_step(p: Board, seat: int) -> int:
    best = -1000
    for direction in w.DIRECTIONS:
        best = max(best, worth.step_gain(p, seat, direction))
    return best


def action_gain(p: Board, seat: int, action: int) -> int:
    """The gain of an attribute action; a swap of the right two dice is hard to find."""
    if action == w.WIS:
        return best_step(p, seat)
    if action == w.CHA:
        return worth.WEIGHTS[worth.GOLD_LEFT] * 2 // 3
    if action == w.DEX:
        return -60
    return best_change(p, seat, action)


def kept_gain(p: Board, seat: int, die: int) -> int:
    """The worth of a face on a die of that colour in any row; a little more if it is high."""
    best = board.FACE_OF[die]
    for slot in w.SLOTS:
        old = p.sheet[seat, slot]
        if old != NONE and board.COLOUR_OF[old] == board.COLOUR_OF[die]:
            best = max(best, board.FACE_OF[die] + face_gain(p, seat, slot, board.FACE_OF[die]))
    in_hand = die_in_hand(p, seat)
    if in_hand != NONE and board.COLOUR_OF[in_hand] == board.COLOUR_OF[die]:
        best = max(best, best_place(p, seat, die))
    return best


# ---------------------------------------------------------------- skills and purchases


def skill_gain(p: Board, seat: int, skill: int) -> int:
    """The gain of the step along the arrow and of the effect."""
    return worth.step_gain(p, seat, ARROW[skill]) + effect_gain(p, seat, KIND[skill])


def effect_gain(p: Board, seat: int, kind: int) -> int:
    if kind == kinds.GAIN_GOLD:
        return 2 * worth.WEIGHTS[worth.GOLD_LEFT] if worth.markets_left(p, seat) > 0 else 0
    if kind == kinds.REROLL_OWN:
        return best_change(p, seat, w.INT)
    if kind == kinds.CHANGE_OWN:
        return best_change(p, seat, w.CON)
    if kind == kinds.EXTRA_ACTION:
        return max(best_change(p, seat, w.CON), best_change(p, seat, w.STR), best_step(p, seat))
    if kind in (kinds.CHANGE_POOL, kinds.REROLL_POOL, kinds.EXCHANGE_WITH_POOL):
        return 0
    return worth.USEFUL[kind] // 2


def has_use(p: Board, seat: int) -> bool:
    """Whether some skill gains enough to be used now."""
    return any(can_use(p, seat, skill, IN_WINDOW) and skill_gain(p, seat, skill) > WORTH_USING for skill in w.SKILLS)


def has_to_place(p: Board, seat: int) -> bool:
    """Whether a seat's own dice turn is still to come or not yet over."""
    if p.phase != board.DICE_TURNS:
        return False
    return p.initiative[seat] == NONE or p.pool[p.initiative[seat]] != NONE


def purchase_gain(p: Board, seat: int, card: int) -> int:
    return worth.card_gain(p, seat, card) - worth.WEIGHTS[worth.GOLD_LEFT] * max(
        0, price(p, seat, card) - p.charisma[seat]
    )


def best_for_others(p: Board, seat: int, card: int) -> int:
    """The worth of a card to the other player whom it suits best."""
    best = 0
    for other in range(p.players):
        if other != seat:
            best = max(best, purchase_gain(p, other, card))
    return best


def pool_gain(p: Board, seat: int, die: int) -> int:
    return colour_gain(p, seat, board.COLOUR_OF[die]) + 8 * board.FACE_OF[die]
