"""What a choice gains, in hundredths of a star: a die in a row, a change of a die, a skill, a purchase."""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.roll_player.board import (
    COLOUR_OF,
    DICE_TURNS,
    FACE_OF,
    MOST_WAITING,
    NUMBER_OF,
    ROW_OF,
    SETUP,
    Board,
    dice_in_row,
)
from agon.games.roll_player.classes import gold_die_value
from agon.games.roll_player.components import ARROW, CLASS_COLOUR, KIND, WANTED
from agon.games.roll_player.kinds import (
    CHANGE_OWN,
    CHANGE_POOL,
    EXCHANGE_WITH_POOL,
    EXTRA_ACTION,
    GAIN_GOLD,
    REROLL_OWN,
    REROLL_POOL,
)
from agon.games.roll_player.mind_goals import next_slot, row_if_added, row_if_changed, row_now
from agon.games.roll_player.mind_worth import (
    ACTION_OPEN,
    GOLD_LEFT,
    ORDER_OF,
    USEFUL,
    WEIGHTS,
    card_gain,
    markets_left,
    match_worth,
    step_gain,
    turns_left,
)
from agon.games.roll_player.purchase import price
from agon.games.roll_player.skills import IN_WINDOW, can_use
from agon.games.roll_player.words import CHA, CON, DEX, DIRECTIONS, FACES, GOLD, INT, ROWS, SKILLS, SLOTS, STR, WIS

WORTH_USING = 20
"""What a skill must gain."""

# ---------------------------------------------------------------- a die for a row


def first_waiting(p: Board, seat: int) -> int:
    """Setup 12: of the dice that wait, the one to place first: the highest, since most goals are high."""
    found = NONE
    for i in MOST_WAITING:
        die = p.waiting[seat, i]
        if die != NONE and (found == NONE or FACE_OF[die] > FACE_OF[found]):
            found = die
    return found


def die_in_hand(p: Board, seat: int) -> int:
    """The die that is about to be placed; NONE if there is none."""
    if p.phase == SETUP:
        return first_waiting(p, seat)
    return p.pool[p.initiative[seat]] if p.initiative[seat] != NONE else NONE


def place_gain(p: Board, seat: int, die: int, row: int) -> int:
    """What a die gives in a row: the goal, the backstory, gold for the third, the action."""
    turns = turns_left(p, seat) - 1
    gain = row_if_added(p, seat, row, FACE_OF[die], turns) - row_now(p, seat, row, turns + 1)
    wanted = WANTED[p.backstory[seat]][next_slot(p, seat, row)]
    if wanted != NONE:
        gain += match_worth(p, seat) * 7 // 10 if wanted == COLOUR_OF[die] else -match_worth(p, seat) * 3 // 10
    if dice_in_row(p, seat, row) == 2:
        gain += WEIGHTS[GOLD_LEFT]
    return gain + (action_promise(p, seat, row) if p.phase != SETUP else 0)


def action_promise(p: Board, seat: int, row: int) -> int:
    """What the action of a row is good for, seen from afar."""
    if row == WIS:
        return best_step(p, seat)
    if row == CHA:
        return WEIGHTS[GOLD_LEFT] // 2
    return WEIGHTS[ACTION_OPEN]


def best_place(p: Board, seat: int, die: int) -> int:
    best = -1000
    for row in ROWS:
        if dice_in_row(p, seat, row) < 3:
            best = max(best, place_gain(p, seat, die, row))
    return best


def colour_gain(p: Board, seat: int, colour: int) -> int:
    """What the colour of a die is worth wherever it lies."""
    if colour == GOLD:
        return WEIGHTS[GOLD_LEFT] * gold_die_value(p, seat)
    return 100 if colour == CLASS_COLOUR[p.class_card[seat]] else 0


def initiative_gain(p: Board, seat: int, initiative: int) -> int:
    """The die, the gold on the card, and the place in the market."""
    die = p.pool[initiative]
    return (
        best_place(p, seat, die)
        + colour_gain(p, seat, COLOUR_OF[die])
        + WEIGHTS[GOLD_LEFT] * p.coins[initiative]
        - WEIGHTS[ORDER_OF] * NUMBER_OF[initiative]
    )


# ---------------------------------------------------------------- dice that change


def face_gain(p: Board, seat: int, slot: int, face: int) -> int:
    """What another face on a space gives."""
    row = ROW_OF[slot]
    turns = turns_left(p, seat)
    by = face - FACE_OF[p.sheet[seat, slot]]
    return row_if_changed(p, seat, row, by, turns) - row_now(p, seat, row, turns)


def flip_gain(p: Board, seat: int, slot: int) -> int:
    return face_gain(p, seat, slot, 7 - FACE_OF[p.sheet[seat, slot]])


def nudge_gain(p: Board, seat: int, slot: int) -> int:
    """The better of one up and one down."""
    face = FACE_OF[p.sheet[seat, slot]]
    best = -1000
    if face < 6:
        best = face_gain(p, seat, slot, face + 1)
    if face > 1:
        best = max(best, face_gain(p, seat, slot, face - 1))
    return best


def reroll_gain(p: Board, seat: int, slot: int) -> int:
    """A new face on average, the old one kept if it is better."""
    return sum(max(0, face_gain(p, seat, slot, face)) for face in FACES) // 6


def mend_gain(p: Board, seat: int, slot: int) -> int:
    """What there is to mend on a space, whichever way."""
    return (flip_gain(p, seat, slot) + 4 * nudge_gain(p, seat, slot) + 4 * reroll_gain(p, seat, slot)) // 4


def best_change(p: Board, seat: int, action: int) -> int:
    """The best that an action on a die can give."""
    best = -1000
    for slot in SLOTS:
        if p.sheet[seat, slot] != NONE:
            if action == STR:
                best = max(best, flip_gain(p, seat, slot))
            elif action == CON:
                best = max(best, nudge_gain(p, seat, slot))
            else:
                best = max(best, reroll_gain(p, seat, slot))
    return best


def best_step(p: Board, seat: int) -> int:
    best = -1000
    for direction in DIRECTIONS:
        best = max(best, step_gain(p, seat, direction))
    return best


def action_gain(p: Board, seat: int, action: int) -> int:
    """What an attribute action gives; a swap of the right two dice is hard to see."""
    if action == WIS:
        return best_step(p, seat)
    if action == CHA:
        return WEIGHTS[GOLD_LEFT] * 2 // 3
    if action == DEX:
        return -60
    return best_change(p, seat, action)


def kept_gain(p: Board, seat: int, die: int) -> int:
    """What a face is worth on a die of that colour, wherever it may lie; a little more if it is high."""
    best = FACE_OF[die]
    for slot in SLOTS:
        old = p.sheet[seat, slot]
        if old != NONE and COLOUR_OF[old] == COLOUR_OF[die]:
            best = max(best, FACE_OF[die] + face_gain(p, seat, slot, FACE_OF[die]))
    in_hand = die_in_hand(p, seat)
    if in_hand != NONE and COLOUR_OF[in_hand] == COLOUR_OF[die]:
        best = max(best, best_place(p, seat, die))
    return best


# ---------------------------------------------------------------- skills and purchases


def skill_gain(p: Board, seat: int, skill: int) -> int:
    """The step along the arrow and the effect."""
    return step_gain(p, seat, ARROW[skill]) + effect_gain(p, seat, KIND[skill])


def effect_gain(p: Board, seat: int, kind: int) -> int:
    if kind == GAIN_GOLD:
        return 2 * WEIGHTS[GOLD_LEFT] if markets_left(p, seat) > 0 else 0
    if kind == REROLL_OWN:
        return best_change(p, seat, INT)
    if kind == CHANGE_OWN:
        return best_change(p, seat, CON)
    if kind == EXTRA_ACTION:
        return max(best_change(p, seat, CON), best_change(p, seat, STR), best_step(p, seat))
    if kind in (CHANGE_POOL, REROLL_POOL, EXCHANGE_WITH_POOL):
        return 0
    return USEFUL[kind] // 2


def has_use(p: Board, seat: int) -> bool:
    """Whether some skill would gain enough now not to be kept."""
    return any(can_use(p, seat, skill, IN_WINDOW) and skill_gain(p, seat, skill) > WORTH_USING for skill in SKILLS)


def has_to_place(p: Board, seat: int) -> bool:
    """Whether a seat's own dice turn is still to come or not yet over."""
    if p.phase != DICE_TURNS:
        return False
    return p.initiative[seat] == NONE or p.pool[p.initiative[seat]] != NONE


def purchase_gain(p: Board, seat: int, card: int) -> int:
    return card_gain(p, seat, card) - WEIGHTS[GOLD_LEFT] * max(0, price(p, seat, card) - p.charisma[seat])


def best_for_others(p: Board, seat: int, card: int) -> int:
    """What a card is worth to whoever it suits best of the others."""
    best = 0
    for other in range(p.players):
        if other != seat:
            best = max(best, purchase_gain(p, other, card))
    return best


def pool_gain(p: Board, seat: int, die: int) -> int:
    return colour_gain(p, seat, COLOUR_OF[die]) + 8 * FACE_OF[die]
