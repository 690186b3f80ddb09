"""8.0 DEFCON and military operations, 10.2 the victory point track: who gains, who loses."""

from __future__ import annotations

from agon.engine.script import NONE, finish, tell
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map, opponent


def win(p: Map, side: int, reason: int) -> None:
    tell(w.WINS, side, reason)
    finish(p, side, reason)


def draw_game(p: Map, reason: int) -> None:
    tell(w.DRAWN_GAME, reason)
    finish(p, NONE, reason)


def set_defcon(p: Map, level: int) -> None:
    """8.1.3 At 1 the phasing player loses, whoever decided (TS-R-1)."""
    if level < p.defcon and level == 2:
        p.fell_to_two = 1
    p.defcon = level
    tell(w.DEFCON_IS, level)
    if level == 1:
        win(p, opponent(p.phasing), w.NUCLEAR_WAR)


def degrade_defcon(p: Map) -> None:
    set_defcon(p, p.defcon - 1)


def improve_defcon(p: Map, count: int) -> None:
    """8.1.2 Never above 5 (TS-R-119)."""
    if p.defcon < 5:
        set_defcon(p, min(5, p.defcon + count))


def move_vp(p: Map, side: int, count: int) -> None:
    """10.2.2 The marker moves towards the side that gains."""
    if count != 0:
        p.vp += count if side == w.US else -count
        tell(w.GAINS_VP, side, count, p.vp)


def gain_vp(p: Map, side: int, count: int) -> None:
    """10.3.1 The first side to reach 20 wins at once."""
    move_vp(p, side, count)
    if p.vp >= 20:
        win(p, w.US, w.TWENTY_VP)
    if p.vp <= -20:
        win(p, w.USSR, w.TWENTY_VP)


def set_military_ops(p: Map, side: int, level: int) -> None:
    """8.2 The marker stops at 5 (TS-AMB-16)."""
    p.military_ops[side] = min(5, level)
    tell(w.MILITARY_OPS, side, p.military_ops[side])


def add_military_ops(p: Map, side: int, count: int) -> None:
    set_military_ops(p, side, p.military_ops[side] + count)
