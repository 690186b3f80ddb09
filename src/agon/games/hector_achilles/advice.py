"""Choices that lose the game, and why what is not offered cannot be chosen."""

from __future__ import annotations

from agon.engine.script import NONE
from agon.games.hector_achilles import board
from agon.games.hector_achilles import words as w
from agon.games.hector_achilles.board import Board
from agon.games.hector_achilles.closing import EXHAUSTED_BELOW
from agon.games.hector_achilles.troops import draw_source


def warning(p: Board, seat: int, what: int, option: int, card: int, reason: int) -> int:
    """Return why a choice loses the game, or NONE: a retreat after which too few troops are left."""
    return retreat_danger(p, seat) if what == w.ACTION and option == w.RETREAT else NONE


def retreat_danger(p: Board, side: int) -> int:
    """5.4, 5.5 The hand returns to the active pile and shame takes its troops; then exhausted piles join the camp."""
    active = p.active[side]
    in_active = p.size[side, active] + p.size[side, w.HAND]
    in_camp = in_active if active == w.CAMP else p.size[side, w.CAMP]
    used_camp = p.used[side, w.CAMP]
    for _ in range(p.shame[side]):
        if active != w.CAMP and in_active > 0:
            in_active -= 1
        elif in_camp > 0:
            in_camp -= 1
            used_camp = 1
    standing = 0
    for pile in board.FRONT_PILES:
        size = in_active if pile == active else p.size[side, pile]
        if p.exhausted[side, pile] == 0 and p.used[side, pile] == 1 and size < EXHAUSTED_BELOW:
            in_camp += size
        elif p.exhausted[side, pile] == 0:
            standing += 1
    if standing == 0:
        return w.FRONT_EXHAUSTED
    return w.CAMP_EXHAUSTED if used_camp == 1 and in_camp < EXHAUSTED_BELOW else NONE


def why_not(p: Board, seat: int, what: int, option: int, card: int, reason: int) -> int:
    """Return why a pile, a troop or an action is not offered, or NONE."""
    if what == w.VANGUARD and option in w.PILES:
        return w.PILE_EMPTY
    if option in w.TROOPS and what in (w.TROOP, w.DISCARDED):
        return w.NOT_IN_HAND
    if option in w.TROOPS and what in (w.COVER, w.STRENGTHEN):
        return w.NOT_LAID if p.troops[seat, w.LAID, option] == 0 else w.REINFORCED
    return why_not_action(p, seat, option) if what == w.ACTION else NONE


def why_not_action(p: Board, side: int, action: int) -> int:
    if action == w.DISCARD:
        return w.PILE_EMPTY if p.size[side, draw_source(p, side)] == 0 else NONE
    if action == w.CHANGE_HERO or action == w.USE_HERO:
        if board.has_used_hero(p, side):
            return w.HERO_USED
        return w.NO_HERO if not board.holds_hero(p, side) else w.PILE_EMPTY
    if action == w.REINFORCE:
        if not board.has_used_hero(p, side):
            return w.HERO_NOT_USED
        return w.NO_FAVOUR if p.favour[side] == 0 else w.REINFORCED
    return NONE
