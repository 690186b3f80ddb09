"""The spine: setup, rounds of four phases, final scoring."""

from __future__ import annotations

from agon.engine.script import Script
from agon.games.roll_player.board import BEFORE_MARKET, DICE_TURNS, MARKET_TURNS, ROLL, SCORING, SETUP, Board
from agon.games.roll_player.dice import dice_phase, roll_phase
from agon.games.roll_player.market import before_market, cleanup_phase, market_phase
from agon.games.roll_player.scoring import end_of_game
from agon.games.roll_player.setup import set_up


def game(p: Board) -> Script:
    """Rounds are played until every sheet is full (RP-end, RP-round-count)."""
    if p.phase == SETUP:
        yield from set_up(p)
    while p.phase != SCORING:
        yield from one_round(p)
    yield from end_of_game(p)


def one_round(p: Board) -> Script:
    """Roll, dice, market, cleanup (RP-round-phases)."""
    if p.phase == ROLL:
        yield from roll_phase(p)
    if p.phase == DICE_TURNS:
        yield from dice_phase(p)
    if p.phase == BEFORE_MARKET:
        yield from before_market(p)
    if p.phase == MARKET_TURNS:
        yield from market_phase(p)
    yield from cleanup_phase(p)
