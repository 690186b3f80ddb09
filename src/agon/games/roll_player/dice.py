"""Roll phase and dice phase."""

from __future__ import annotations

from agon.engine.script import NONE, Script, ask, roll, tell
from agon.games.roll_player import board
from agon.games.roll_player import words as w
from agon.games.roll_player.actions import attribute_action
from agon.games.roll_player.board import Board
from agon.games.roll_player.classes import gold_die_value, mischievous, mysterious, vigilant
from agon.games.roll_player.pool import roll_from_bag, sort_dice
from agon.games.roll_player.skills import begin_turn, skill_window
from agon.games.roll_player.solo import opponent_removes

# ---------------------------------------------------------------- roll phase


def roll_phase(p: Board) -> Script:
    """Roll: the start player rolls a die for each initiative card and lays them out in rising order (RP-roll-count)."""
    p.round += 1
    tell(w.ROUND_BEGINS, p.round, p.start)
    for initiative in w.INITIATIVES:
        if board.in_row(p, initiative):
            die = yield from roll_from_bag(p, p.start)
            p.pool[initiative] = die
    yield from sort_dice(p, p.start)
    p.phase = board.DICE_TURNS


# ---------------------------------------------------------------- dice phase


def dice_phase(p: Board) -> Script:
    """Dice: from the start player clockwise, each player once; one card stays (RP-dice-order, RP-dice-left-card)."""
    while next_to_select(p) != NONE:
        yield from dice_turn(p, next_to_select(p))
    p.active = NONE
    p.phase = board.BEFORE_MARKET


def next_to_select(p: Board) -> int:
    """The first seat in order that has no initiative card (RP-dice-choose)."""
    for turn in range(p.players):
        if p.initiative[board.in_order(p, turn)] == NONE:
            return board.in_order(p, turn)
    return NONE


def dice_turn(p: Board, seat: int) -> Script:
    """Select, place, collect, act; skills may come before and between (windows W1 and W2)."""
    begin_turn(p, seat)
    yield from skill_window(p, seat)
    initiative = yield ask(seat, w.INITIATIVE, board.unselected(p))  # dice 1
    p.initiative[seat] = initiative
    tell(w.SELECTS, seat, initiative, p.pool[initiative])
    vigilant(p, seat, initiative)
    yield from mischievous(p, seat, initiative)
    yield from skill_window(p, seat)
    yield from mysterious(p, seat, initiative)  # RP-R-63
    row = yield ask(seat, w.ROW, board.open_rows(p, seat), card=p.pool[initiative])  # dice 2
    die = p.pool[initiative]
    p.pool[initiative] = NONE
    put_on_sheet(p, seat, die, row)
    dice = board.dice_in_row(p, seat, row)
    yield from skill_window(p, seat)
    collect_coin(p, seat, initiative)  # dice 3
    collect_for_third(p, seat, dice)
    collect_for_gold_die(p, seat, die)
    yield from skill_window(p, seat)
    yield from attribute_action(p, seat, row)  # dice 4, RP-R-8
    if board.is_solo(p) and board.NUMBER_OF[initiative] > 1:
        face = yield roll(w.DIE)
        tell(w.OPPONENT_ROLLS, face)
        opponent_removes(p, board.NUMBER_OF[initiative], face)


def put_on_sheet(p: Board, seat: int, die: int, row: int) -> None:
    """Dice fill a row from the left (RP-dice-place)."""
    p.sheet[seat, board.SLOTS_OF[row][board.dice_in_row(p, seat, row)]] = die
    tell(w.PLACES, seat, die, row)


def collect_coin(p: Board, seat: int, initiative: int) -> None:
    """Dice 3: the gold that lies on the card (RP-dice-gold-card)."""
    if p.coins[initiative] == 1:
        p.coins[initiative] = 0
        p.supply += 1
        board.gain(p, seat, 1, w.COIN)


def collect_for_third(p: Board, seat: int, dice: int) -> None:
    """Dice 3, setup 12: 1 gold for the third die of a row, as placed; what moves later changes nothing (RP-R-9,
    RP-dice-gold-row)."""
    if dice == 3:
        board.gain(p, seat, 1, w.THIRD_DIE)  # RP-R-9


def collect_for_gold_die(p: Board, seat: int, die: int) -> None:
    """Dice 3, setup 12: 2 gold for a gold die (RP-dice-gold-die)."""
    if board.COLOUR_OF[die] == w.GOLD:
        board.gain(p, seat, gold_die_value(p, seat), w.GOLD_DIE)
