"""What a card costs, and why what is not offered cannot be chosen: answers for a player who points at it."""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.roll_player import board, kinds
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.components import ARROW, COST, KIND
from agon.games.roll_player.purchase import can_buy, price


def cost(p: Board, seat: int, what: int, option: int, card: int, reason: int) -> int:
    """The gold that a card costs, less what weapons take off."""
    if what not in (w.MARKET, w.BUY) or option not in w.CARDS or board.owns(p, seat, option):
        return 1
    if card in w.SKILLS and KIND[card] == kinds.BUY_TOP_CARD:
        return COST[option]  # RP-R-22
    return price(p, seat, option)


def why_not(p: Board, seat: int, what: int, option: int, card: int, reason: int) -> int:
    """Return why a card, a row, a space or an initiative card is not offered, or NONE."""
    if option in w.CARDS:
        return why_not_card(p, seat, what, option)
    if option in w.ROWS and what in (w.ROW, w.MOVE_TO):
        return w.ROW_FULL if board.dice_in_row(p, seat, option) == 3 else NONE
    if option in w.ROWS and what == w.ACTION:
        return w.NO_ACTION
    if option in w.SLOTS and what == w.TARGET:
        return w.EMPTY_SPACE if p.sheet[seat, option] == NONE else NONE
    if option in w.INITIATIVES and what in (w.INITIATIVE, w.POOL):
        return w.TAKEN if not board.is_unselected(p, option) else NONE
    return NONE


def why_not_card(p: Board, seat: int, what: int, card: int) -> int:
    if card in w.SKILLS and board.owns(p, seat, card) and what in (w.SKILL, w.MARKET):
        return why_not_skill(p, seat, card)
    if what == w.MARKET and p.where[card] == board.IN_MARKET:
        return w.TOO_EXPENSIVE if not can_buy(p, seat, card) else NONE
    if what == w.BUY and p.where[card] == board.DISCARDED:
        return w.TOO_EXPENSIVE if not can_buy(p, seat, card) else NONE
    return NONE


def why_not_skill(p: Board, seat: int, skill: int) -> int:
    if p.exhausted[skill] == 1:
        return w.EXHAUSTED
    is_stuck = ARROW[skill] != NONE and not board.can_step(p, seat, ARROW[skill])
    return w.NO_STEP if is_stuck else w.NOT_NOW
