"""Rock, paper, scissors, best of three: a toy with simultaneous answers. A die decides ties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agon.engine.components import IntTable
from agon.engine.game import Game, Option
from agon.engine.position import Array, Position, array, number
from agon.engine.script import NONE, Options, Script, Seat, ask, draw, finish, roll, tell, together
from agon.engine.table.paths import Path, Paths, whole
from agon.engine.vocabulary import Asks, Tells, Words

SIDES = ("left", "right")
LEFT = Seat(0)
RIGHT = Seat(1)

WORDS = Words()
ROCK, PAPER, SCISSORS = WORDS.add_all("rock", "paper", "scissors")
BOW = WORDS.add("bow")
PASS = WORDS.add("pass")
POINTS = WORDS.add("points")

ASKS = Asks()
SIGN = ASKS.add("sign", secret=True)
DIE = ASKS.add("die", numeric=True)
MANNERS = ASKS.add("manners")
IMAGINE = ASKS.add("imagine", secret=True)

TELLS = Tells()
SHOW = TELLS.add("show", left="word", right="word")
SCORES = TELLS.add("scores", side="seat", score="number")
BOWS = TELLS.add("bows", side="seat")


class Score(Position):
    score: Array = array(2, 0, 3)
    to_win: int = number(0, 3)
    answer: Array = array(2, NONE, 2)
    shown: int = number(0, 1)


def signs(p: Score, seat: int) -> Options:
    return [ROCK, PAPER, SCISSORS]


def game(p: Score) -> Script:
    while p.score[LEFT] < p.to_win and p.score[RIGHT] < p.to_win:
        yield from throw(p)
    finish(p, LEFT if p.score[LEFT] == p.to_win else RIGHT, POINTS)


def stuck(p: Score) -> Script:
    """Wrong on purpose: a seat with points is offered nothing."""
    yield ask(LEFT, MANNERS, [word for word in (BOW, PASS) if p.score[LEFT] == 0])
    finish(p, NONE, POINTS)


def throw(p: Score) -> Script:
    p.shown = 0
    yield together(SIGN, (LEFT, RIGHT), signs)
    p.shown = 1
    tell(SHOW, p.answer[LEFT], p.answer[RIGHT])
    winner = LEFT if (p.answer[LEFT] - p.answer[RIGHT]) % 3 == 1 else RIGHT
    if p.answer[LEFT] == p.answer[RIGHT]:
        die = yield roll(DIE)
        winner = LEFT if die > 3 else RIGHT
    p.score[winner] += 1
    tell(SCORES, winner, p.score[winner])
    manners = yield ask(winner, MANNERS, [BOW, PASS])
    if manners == BOW:
        tell(BOWS, winner)


def imagine(p: Score, seat: int) -> Script:
    """An unrevealed answer of the opponent may be any."""
    if p.shown == 0 and p.answer[1 - seat] != NONE:
        sign = yield draw(IMAGINE, signs(p, 1 - seat))
        p.answer[1 - seat] = sign


def imagine_nothing(p: Score, seat: int) -> Script:
    """Wrong on purpose: it leaves the opponent's answer where it is."""
    if p.to_win == 0:
        sign = yield draw(IMAGINE, signs(p, seat))
        p.answer[seat] = sign


def invariant(p: Score) -> bool:
    return p.score[LEFT] + p.score[RIGHT] < 2 * p.to_win


def view(p: Any, seat: int, tables: Mapping[str, IntTable]) -> dict[str, Any]:
    seen: dict[str, Any] = {"score": [p.score[LEFT], p.score[RIGHT]]}
    if seat != NONE and p.answer[seat] != NONE:
        seen["sign"] = WORDS.id(p.answer[seat])
    if p.shown:
        seen["shown"] = [WORDS.id(p.answer[side]) for side in (LEFT, RIGHT)]
    return seen


def _set_score(p: Any, side: str, values: list[str]) -> None:
    p.score[SIDES.index(side)] = whole(values)


PATHS = Paths(
    {"SIDE": SIDES},
    (Path("score.SIDE", "points", lambda p, side: [str(p.score[SIDES.index(side)])], _set_score),),
    lambda p: None,
    lambda p: None,
)

GAME = Game(
    name="rps",
    version=3,
    seats=SIDES,
    minutes=1,
    position=Score,
    script=game,
    spine=(game,),
    imagine=imagine,
    invariant=invariant,
    words=WORDS,
    asks=ASKS,
    tells=TELLS,
    view=view,
    paths=PATHS,
    options=(Option("to_win", {"one": 1, "two": 2}, "two"),),
    stack=16,
    most_options=8,
)
