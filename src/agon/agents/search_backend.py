"""The search on the fastest back end available, and the root and parameters it starts from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from agon.agents import tree
from agon.agents.situation import Situation
from agon.engine.errors import Refused
from agon.engine.game import Game
from agon.engine.machine.lowered import LoweredMachine
from agon.native import batch, library, search
from agon.native.search import OptionStats, TreeParams
from agon.network.native import native_network
from agon.network.trained import trained
from agon.network.weights import Weights

Tree = tree.Tree | search.NativeTree


def new_tree(game: Game, params: TreeParams, size: int, weights: Weights | None = None) -> Tree:
    """A search tree; weights are those of a network that guides it."""
    if not batch.available():
        return tree.Tree(game, params, size, weights)
    return search.NativeTree(game, params, size, native_network(game, weights) if weights else None)


look_ahead: Callable[[Game, LoweredMachine, int, int, int, TreeParams], list[OptionStats]] = (
    search.look_ahead if batch.available() else tree.look_ahead
)


def prepare(game: Game) -> None:
    """Compile the rules of a game and load its network, so that no choice waits for it."""
    library.load(game)
    if weights := trained(game):
        native_network(game, weights)


def tree_params(game: Game, situation: Situation, **other: Any) -> TreeParams:
    """The game's search parameters for the number of players in this situation."""
    players = len(game.seats_in_play(situation.options))
    return TreeParams(*game.search_params, players)._replace(**other)


def root_of(game: Game, situation: Situation) -> LoweredMachine:
    """The imagined position, in which the seat has the situation's ask; refused if that ask is no longer pending."""
    root, seat = game.compiled.resume(*situation.imagined()), game.seat_code(situation.seat)
    for asked, what, options, _ in root.pending:
        if asked == seat and [game.option_id(what, option) for option in options] == situation.offered:
            return root
    raise Refused("stale-ask", f"{situation.seat} is no longer asked {situation.what}")
