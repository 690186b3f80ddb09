"""Three seats make one secret, simultaneous bid; the highest bids win. A toy with numbers as options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agon.engine.components import IntTable
from agon.engine.game import Game
from agon.engine.position import Array, Position, array, number
from agon.engine.script import NONE, Options, Script, Seat, draw, finish_shared, tell, together
from agon.engine.table.paths import Path, Paths
from agon.engine.vocabulary import Asks, Tells, Words

A, B, C = Seat(0), Seat(1), Seat(2)
SEATS = (A, B, C)

WORDS = Words()
HIGHEST = WORDS.add("highest")

ASKS = Asks()
BID = ASKS.add("bid", secret=True, numeric=True)
IMAGINE = ASKS.add("imagine", secret=True, numeric=True)

TELLS = Tells()
BIDS = TELLS.add("bids", side="seat", bid="number")


class Bids(Position):
    answer: Array = array(3, NONE, 5)
    shown: int = number(0, 1)


def bids(p: Bids, seat: int) -> Options:
    return [0, 1, 2, 3, 4, 5]


def game(p: Bids) -> Script:
    yield together(BID, (C, A, B), bids)
    p.shown = 1
    for seat in SEATS:
        tell(BIDS, seat, p.answer[seat])
    highest = max(p.answer[A], p.answer[B], p.answer[C])
    finish_shared(p, sum(1 << seat for seat in SEATS if p.answer[seat] == highest), HIGHEST)


def imagine(p: Bids, seat: int) -> Script:
    for other in (A, B, C):
        if other != seat and p.answer[other] != NONE and p.shown == 0:
            bid = yield draw(IMAGINE, bids(p, other))
            p.answer[other] = bid


def invariant(p: Bids) -> bool:
    return all(p.answer[seat] <= 5 for seat in SEATS)


def view(p: Any, seat: int, tables: Mapping[str, IntTable]) -> dict[str, Any]:
    return {
        side: p.answer[code] for code, side in enumerate("abc") if p.answer[code] != NONE and (p.shown or code == seat)
    }


GAME = Game(
    name="bids",
    version=1,
    seats=("a", "b", "c"),
    minutes=1,
    position=Bids,
    script=game,
    imagine=imagine,
    invariant=invariant,
    words=WORDS,
    asks=ASKS,
    tells=TELLS,
    view=view,
    paths=Paths(
        {"SEAT": ("a", "b", "c")},
        (Path("bid.SEAT", "what a seat has bid", lambda p, seat: [str(p.answer["abc".index(seat)])]),),
        lambda p: None,
        lambda p: None,
    ),
    stack=8,
    most_options=8,
)
