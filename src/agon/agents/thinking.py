"""What thinking agents share: the root of their thoughts, and the quickest way to think that there is here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from agon.agents import tree
from agon.agents.situation import Situation
from agon.engine.errors import Refused
from agon.engine.game import Game
from agon.engine.lowered import LoweredMachine
from agon.native import batch, search
from agon.native.search import Found, Params

Tree = tree.Tree | search.NativeTree
new_tree: Callable[[Game, Params, int], Tree] = search.NativeTree if batch.available() else tree.Tree
look_ahead: Callable[[Game, LoweredMachine, int, int, int, Params], list[Found]] = (
    search.look_ahead if batch.available() else tree.look_ahead
)


def params(game: Game, situation: Situation, **other: Any) -> Params:
    """How to think about a game as it is played here."""
    players = len(game.seats_in_play(situation.options))
    return Params(*game.thinking, players)._replace(**other)


def root_of(game: Game, situation: Situation) -> LoweredMachine:
    """The imagined position, in which the seat is asked what the situation says; else the situation is over."""
    root, seat = game.resume(*situation.imagined()), game.seat_code(situation.seat)
    for asked, what, options, _ in root.pending:
        if asked == seat and [game.option_id(what, option) for option in options] == situation.offered:
            return root
    raise Refused("stale-ask", f"{situation.seat} is no longer asked {situation.what}")
