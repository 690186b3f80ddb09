"""The network agent: takes what the network of a game advises, without looking ahead."""

from __future__ import annotations

from agon.agents.search_backend import Tree, new_tree, root_of, tree_params
from agon.agents.situation import Situation
from agon.engine.game import Game
from agon.network.trained import required
from agon.network.weights import Weights

NO_ITERATIONS, NODES = 0, 1


class NetworkAgent:
    """Chooses the option with the highest share among those that the mind does not rule out."""

    def __init__(self, game: Game, seed: int, *, weights: Weights | None = None) -> None:
        self.game, self.weights = game, weights or required(game)
        self.tree: Tree | None = None

    def __call__(self, situation: Situation) -> str:
        if len(situation.offered) == 1:
            return situation.offered[0]
        if self.tree is None:
            self.tree = new_tree(self.game, tree_params(self.game, situation), NODES, self.weights)
        root, seat = root_of(self.game, situation), self.game.seat_code(situation.seat)
        shares = [option.prior for option in self.tree.search(root, seat, 0, NO_ITERATIONS)]
        return situation.offered[shares.index(max(shares))]
