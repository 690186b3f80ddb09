"""Skill cards: when they may be used and what using them takes."""

from __future__ import annotations

from agon.engine.script import NONE, Options, Script, ask, tell
from agon.games.roll_player import board
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.components import ARROW, BY, KIND, WINDOW
from agon.games.roll_player.effects import EFFECTS, can_apply
from agon.games.roll_player.kinds import ANY_TIME, COPY_SKILL, DICE_PHASE, OWN_DICE_TURN, OWN_MARKET_TURN

IN_WINDOW, IN_MARKET_TURN = 0, 1

# ---------------------------------------------------------------- who may use what


def is_open(p: Board, seat: int, skill: int, moment: int) -> bool:
    """Whether a skill's own limit lets this seat use it now. A market turn has its own skills, windows the others."""
    window = WINDOW[skill]
    if moment == IN_MARKET_TURN:
        return window == OWN_MARKET_TURN
    if window == DICE_PHASE:
        return p.phase == board.DICE_TURNS and len(board.unselected(p)) > 0
    if window == OWN_DICE_TURN:
        return p.phase == board.DICE_TURNS and p.active == seat
    return window == ANY_TIME


def can_copy(p: Board, seat: int, skill: int, moment: int) -> bool:
    """RP-R-24 An upright skill of another player, whose arrow the user can follow, in that card's own window."""
    return (
        KIND[skill] != COPY_SKILL
        and any(other != seat and board.owns(p, other, skill) for other in w.SEATS)
        and p.exhausted[skill] == 0
        and board.can_step(p, seat, ARROW[skill])
        and is_open(p, seat, skill, moment)
    )


def copyable(p: Board, seat: int, moment: int) -> Options:
    return [skill for skill in w.SKILLS if can_copy(p, seat, skill, moment)]


def can_use(p: Board, seat: int, skill: int, moment: int) -> bool:
    """Only upright skills, and only if the token can follow the arrow (RP-R-25)."""
    if not board.owns(p, seat, skill) or p.exhausted[skill] == 1:
        return False
    if KIND[skill] == COPY_SKILL:
        return len(copyable(p, seat, moment)) > 0
    return board.can_step(p, seat, ARROW[skill]) and is_open(p, seat, skill, moment)  # RP-R-25


def usable(p: Board, seat: int, moment: int) -> Options:
    return [skill for skill in w.SKILLS if can_use(p, seat, skill, moment)]


# ---------------------------------------------------------------- using one


def use_skill(p: Board, seat: int, skill: int, moment: int) -> Script:
    """The token moves along the arrow, the effect is applied or not (RP-R-26), the card is exhausted."""
    tell(w.USES_SKILL, seat, skill)
    used = skill
    if KIND[skill] == COPY_SKILL:
        used = yield ask(seat, w.COPY, copyable(p, seat, moment), card=skill)
        tell(w.COPIES_SKILL, seat, used, owner(p, used))
    board.step(p, seat, ARROW[used])
    if can_apply(p, seat, used):
        choice = yield ask(seat, w.EFFECT, [w.APPLY, w.DECLINE], card=used)  # RP-R-26
        if choice == w.APPLY:
            yield from EFFECTS[KIND[used]](p, seat, used, BY[used])
    p.exhausted[skill] = 1  # RP-R-24


def owner(p: Board, skill: int) -> int:
    found = NONE
    for seat in w.SEATS:
        if board.owns(p, seat, skill):
            found = seat
    return found


# ---------------------------------------------------------------- windows


def skill_window(p: Board, first: int) -> Script:
    """3.5 From the active player clockwise; a pass holds until another seat acts. Seats that cannot act are skipped."""
    seat = first
    to_pass = p.players
    while to_pass > 0:
        skill = w.PASS
        if p.quiet[seat] == board.ASK_ME and len(usable(p, seat, IN_WINDOW)) > 0:
            skill = yield ask(seat, w.SKILL, usable(p, seat, IN_WINDOW) + [w.PASS, w.PASS_TURN, w.PASS_ROUND])
        if skill in w.SKILLS:
            yield from use_skill(p, seat, skill, IN_WINDOW)
            to_pass = p.players
        else:
            hush(p, seat, skill)
            to_pass -= 1
        seat = board.clockwise(p, seat)


def hush(p: Board, seat: int, answer: int) -> None:
    """A seat may say that it passes until its next turn, or for the rest of the round."""
    if answer == w.PASS_TURN:
        p.quiet[seat] = board.UNTIL_MY_TURN
    if answer == w.PASS_ROUND:
        p.quiet[seat] = board.UNTIL_ROUND_ENDS


def begin_turn(p: Board, seat: int) -> None:
    """Start a player's own turn in a phase: a pass until then has expired."""
    p.active = seat
    if p.quiet[seat] == board.UNTIL_MY_TURN:
        p.quiet[seat] = board.ASK_ME


def wake_all(p: Board) -> None:
    for seat in w.SEATS:
        p.quiet[seat] = board.ASK_ME
