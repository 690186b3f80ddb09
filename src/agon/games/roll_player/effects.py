"""What skill cards do, one function per kind of effect; skills.py says when they may be used."""

from __future__ import annotations

from agon.engine.script import NONE, EventTable, Options, Script, ask, roll, tell
from agon.games.roll_player import board, kinds
from agon.games.roll_player import words as w
from agon.games.roll_player.actions import ACTIONS, adjust, any_action, nearby, reroll, swap
from agon.games.roll_player.board import Board
from agon.games.roll_player.classes import gold_die_value
from agon.games.roll_player.components import COST, KIND
from agon.games.roll_player.pool import sort_dice
from agon.games.roll_player.purchase import buy, buy_at_full_price, can_buy, deck_size, discard_size, drop, top_card

EFFECTS = EventTable()
"""By kind of effect: `EFFECTS[kind](p, seat, skill, by)`."""


def can_apply(p: Board, seat: int, skill: int) -> bool:
    """Whether the effect has anything to act on."""
    kind = KIND[skill]
    if kind == kinds.EXCHANGE_WITH_BAG:
        return len(board.in_bag(p)) > 0 and board.dice_on_sheet(p, seat) > 0
    if kind == kinds.SWAP_OWN:
        return board.dice_on_sheet(p, seat) >= 2
    if kind == kinds.MOVE_OWN:
        return len(movable(p, seat)) > 0
    if kind == kinds.BUY_TOP_CARD:
        return deck_size(p) + discard_size(p) > 0
    if kind == kinds.BUY_DISCARD:
        return len(affordable_discards(p, seat)) > 0
    if kind in (kinds.REROLL_OWN, kinds.CHANGE_OWN, kinds.EXCHANGE_WITH_POOL):
        return board.dice_on_sheet(p, seat) > 0
    return True


# ---------------------------------------------------------------- own dice


@EFFECTS.event(kinds.REROLL_OWN)
def reroll_own(p: Board, seat: int, skill: int, by: int) -> Script:
    """Concentrate: a die of the sheet is rerolled, either face stays."""
    yield from reroll(p, seat, skill)


@EFFECTS.event(kinds.CHANGE_OWN)
def change_own(p: Board, seat: int, skill: int, by: int) -> Script:
    """Cure Wounds: a die of the sheet goes up or down."""
    yield from adjust(p, seat, skill, by)


@EFFECTS.event(kinds.SWAP_OWN)
def swap_own(p: Board, seat: int, skill: int, by: int) -> Script:
    """Acrobatics: two dice of the sheet change places."""
    yield from swap(p, seat, skill)


@EFFECTS.event(kinds.MOVE_OWN)
def move_own(p: Board, seat: int, skill: int, by: int) -> Script:
    """Sleight of Hand: a die goes to another row with room; no action, no gold, then gaps close (RP-R-20,
    RP-note-sleight)."""
    slot = yield ask(seat, w.TARGET, movable(p, seat), card=skill)
    row = yield ask(seat, w.MOVE_TO, [r for r in board.open_rows(p, seat) if r != board.ROW_OF[slot]], card=skill)
    tell(w.MOVES_DIE, seat, p.sheet[seat, slot], row)
    die = p.sheet[seat, slot]
    p.sheet[seat, slot] = NONE
    close_gaps(p, seat, board.ROW_OF[slot])  # RP-R-20
    p.sheet[seat, board.SLOTS_OF[row][board.dice_in_row(p, seat, row)]] = die


def movable(p: Board, seat: int) -> Options:
    """Dice for which another row has room."""
    return [
        slot
        for slot in board.filled_slots(p, seat)
        if any(row != board.ROW_OF[slot] for row in board.open_rows(p, seat))
    ]


def close_gaps(p: Board, seat: int, row: int) -> None:
    """Dice slide to the left."""
    first = board.SLOTS_OF[row][0]
    for slot in board.SLOTS_OF[row]:
        if slot > first and p.sheet[seat, slot - 1] == NONE:
            p.sheet[seat, slot - 1] = p.sheet[seat, slot]
            p.sheet[seat, slot] = NONE


@EFFECTS.event(kinds.EXTRA_ACTION)
def extra_action(p: Board, seat: int, skill: int, by: int) -> Script:
    """Knowledge: any attribute action, besides that of the turn."""
    action = yield ask(seat, w.ACTION, any_action(p, seat), card=skill)
    yield from ACTIONS[action](p, seat)


@EFFECTS.event(kinds.GAIN_GOLD)
def gain_gold(p: Board, seat: int, skill: int, by: int) -> Script:
    """Pickpocket: gold from the supply."""
    board.gain(p, seat, by, skill)


# ---------------------------------------------------------------- bag and pool


@EFFECTS.event(kinds.EXCHANGE_WITH_BAG)
def exchange_with_bag(p: Board, seat: int, skill: int, by: int) -> Script:
    """Search: a die of the sheet for any of the bag, with the same face (RP-R-19, RP-note-search)."""
    slot = yield ask(seat, w.TARGET, board.filled_slots(p, seat), card=skill)
    colour = yield ask(seat, w.SEARCH, board.in_bag(p), card=skill)  # RP-R-19
    p.bag[colour] -= 1
    p.bag[board.COLOUR_OF[p.sheet[seat, slot]]] += 1
    exchange(p, seat, slot, board.DIE_OF[colour][board.FACE_OF[p.sheet[seat, slot]]])


@EFFECTS.event(kinds.EXCHANGE_WITH_POOL)
def exchange_with_pool(p: Board, seat: int, skill: int, by: int) -> Script:
    """Negotiate: a die of the sheet for one on an unselected card; then these are sorted again (RP-R-18,
    RP-note-negotiate)."""
    slot = yield ask(seat, w.TARGET, board.filled_slots(p, seat), card=skill)
    initiative = yield ask(seat, w.POOL, board.unselected(p), card=skill)
    die = p.pool[initiative]
    p.pool[initiative] = p.sheet[seat, slot]  # RP-R-18
    exchange(p, seat, slot, die)
    yield from sort_dice(p, seat)  # RP-R-18


def exchange(p: Board, seat: int, slot: int, die: int) -> None:
    """RP-R-10 A gold die that comes to the sheet gives its gold; a third space gives none (RP-R-9)."""
    tell(w.EXCHANGES, seat, slot, p.sheet[seat, slot], die)
    p.sheet[seat, slot] = die
    if board.COLOUR_OF[die] == w.GOLD:  # RP-R-10
        board.gain(p, seat, gold_die_value(p, seat), w.GOLD_DIE)


@EFFECTS.event(kinds.CHANGE_POOL)
def change_pool(p: Board, seat: int, skill: int, by: int) -> Script:
    """Climb: a die on an unselected card goes up or down; then these are sorted again (RP-R-16, RP-note-climb)."""
    initiative = yield ask(seat, w.POOL, board.unselected(p), card=skill)
    die = yield ask(seat, w.CHANGE, nearby(p.pool[initiative], by), card=skill)
    tell(w.CHANGES_POOL, seat, initiative, p.pool[initiative], die)
    p.pool[initiative] = die
    yield from sort_dice(p, seat)  # RP-R-16


@EFFECTS.event(kinds.REROLL_POOL)
def reroll_pool(p: Board, seat: int, skill: int, by: int) -> Script:
    """Intimidate: any number of dice on unselected cards are rerolled; then all of these are sorted again
    (RP-note-climb)."""
    chosen = 0
    initiative = yield ask(seat, w.POOL, board.unselected(p), card=skill)
    while initiative != w.DONE:
        chosen += 1 << board.NUMBER_OF[initiative]
        initiative = yield ask(seat, w.POOL, unchosen(p, chosen) + [w.DONE], card=skill)
    for card in w.INITIATIVES:
        if chosen & (1 << board.NUMBER_OF[card]):
            face = yield roll(w.DIE)
            tell(w.CHANGES_POOL, seat, card, p.pool[card], board.with_face(p.pool[card], face))
            p.pool[card] = board.with_face(p.pool[card], face)
    yield from sort_dice(p, seat)  # RP-R-16


def unchosen(p: Board, chosen: int) -> Options:
    return [i for i in w.INITIATIVES if board.is_unselected(p, i) and chosen & (1 << board.NUMBER_OF[i]) == 0]


# ---------------------------------------------------------------- purchases


@EFFECTS.event(kinds.BUY_TOP_CARD)
def buy_top_card(p: Board, seat: int, skill: int, by: int) -> Script:
    """Open Lock: the top card may be bought as the purchase of the turn; else it is discarded (RP-R-51, RP-R-52,
    RP-note-open-lock)."""
    card = yield from top_card(p)
    tell(w.REVEALS, card)
    choice = w.PASS
    if COST[card] <= p.gold[seat]:  # RP-R-22
        choice = yield ask(seat, w.BUY, [card, w.PASS], card=skill)
    if choice == w.PASS:
        drop(p, seat, card)  # RP-R-52
    else:
        yield from buy_at_full_price(p, seat, card)


@EFFECTS.event(kinds.BUY_DISCARD)
def buy_discard(p: Board, seat: int, skill: int, by: int) -> Script:
    """Move Silently: a card of the market discard is the purchase of the turn; discounts count (RP-R-23,
    RP-note-move-silently)."""
    card = yield ask(seat, w.BUY, affordable_discards(p, seat), card=skill)
    yield from buy(p, seat, card)  # RP-R-23


def affordable_discards(p: Board, seat: int) -> Options:
    return [c for c in w.CARDS if p.where[c] == board.DISCARDED and can_buy(p, seat, c)]
