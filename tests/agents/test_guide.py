"""Search that a network guides: the same in C as over the lowered machine, behind the mind's rule of safety."""

from __future__ import annotations

import pytest

from agon.agents import situation, tree
from agon.agents.guide import Guide
from agon.agents.network_agent import NetworkAgent
from agon.agents.search_agent import GUIDED, SearchAgent
from agon.games import load
from agon.native import batch
from agon.native.search import NativeTree, TreeParams
from agon.network.native import native_network
from agon.network.weights import Weights, sampled_weights
from tests.agents.decisions import decisions
from tests.tiers import sized

needs_compiler = pytest.mark.skipif(not batch.available(), reason="no C compiler")
GAMES = [("hector_achilles", {}), ("roll_player", {"players": "3"}), ("twilight_struggle", {})]
every_game = pytest.mark.parametrize(("name", "options"), GAMES)


def network(name):
    return sampled_weights(load(name), 16, 1, 8)


def some(name, options, most=2, every=29):
    found = [decision for seed in range(2) for decision in decisions(load(name), options, seed, every)]
    return found[:: -(-len(found) // most)]


def params_of(decision, **changes):
    players = len(decision.table.seats)
    return TreeParams(*GUIDED, players, opponents_use_tree=decision.seat % 2)._replace(**changes)


@every_game
@needs_compiler
def test_both_trees_find_the_same_under_a_network(name, options):
    game, weights, differences = load(name), network(name), 0
    for decision in some(name, options, sized(2, 6)):
        params = params_of(decision)
        native = NativeTree(game, params, 1000, native_network(game, weights))
        lowered = tree.Tree(game, params, 1000, weights)
        native.search(decision.root, decision.seat, 5, 11)
        found = native.search(decision.root, decision.seat, 5, 29)
        expected = lowered.search(decision.root, decision.seat, 5, 40)
        for one, other in zip(found, expected, strict=True):
            assert (one.option, one.visits) == (other.option, other.visits)
            assert one[2:] == pytest.approx(other[2:], abs=1e-5)
        mind = NativeTree(game, params, 1000).search(decision.root, decision.seat, 5, 40)
        differences += mind != found
    assert differences


@every_game
def test_the_network_values_the_end_of_an_iteration(name, options):
    """Without iterations below them, options are worth what the network says of the positions they lead to."""
    game, weights = load(name), network(name)
    decision = some(name, options, 1)[0]
    players = len(decision.table.seats)
    policy = tree.PlayoutPolicy(game, params_of(decision), weights)
    rewards = policy.leaf_rewards(decision.root, decision.seat)
    assert rewards == Guide(game, weights, players).advise(decision.root, decision.root.pending[0]).rewards
    assert sum(rewards) == pytest.approx(1) and all(0 < reward < 1 for reward in rewards)
    assert rewards != policy.rewards(decision.root)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_values_of_the_network_begin_with_the_seat_to_act(seat):
    game = load("roll_player")
    rewards = Guide(game, network("roll_player"), 3)._rewards(seat, [2.0, 0.0, -2.0, 5.0])
    assert [rewards[(seat + place) % 3] for place in range(3)] == pytest.approx([0.5871, 0.3333, 0.0795], abs=1e-3)


@pytest.mark.parametrize("is_native", [False, pytest.param(True, marks=needs_compiler)])
def test_options_that_the_mind_rules_out_have_no_share(is_native):
    game, weights, ruled_out = load("roll_player"), network("roll_player"), 0
    for decision in some("roll_player", {}, 40, 11):
        params = params_of(decision)
        made = NativeTree(game, params, 9, native_network(game, weights)) if is_native else None
        priors, _ = tree.PlayoutPolicy(game, params).priors(decision.root, tree.ask_of(decision.root, decision.seat))
        found = (made or tree.Tree(game, params, 9, weights)).search(decision.root, decision.seat, 1, 0)
        assert [one.prior > 0 for one in found] == [prior > 0 for prior in priors]
        assert sum(one.prior for one in found) == pytest.approx(1)
        ruled_out += 0 in priors
    assert ruled_out


def test_the_network_agent_takes_the_option_with_the_highest_share():
    game, weights = load("hector_achilles"), network("hector_achilles")
    chosen = set()
    for decision in some("hector_achilles", {}, 12):
        here = situation(decision.table, game.seat_id(decision.seat))
        ask = tree.ask_of(decision.root, decision.seat)
        shares = tree.PlayoutPolicy(game, params_of(decision), weights).shares(decision.root, ask)
        option = NetworkAgent(game, 1, weights=weights)(here)
        assert option == here.offered[shares.index(max(shares))]
        chosen.add(here.offered.index(option))
    assert len(chosen) > 1


def test_an_agent_searches_with_a_network():
    game, weights = load("hector_achilles"), network("hector_achilles")
    b = weights["b0"].copy()
    other = Weights(weights.inputs, {**weights.arrays, "b0": b[::-1]})
    agents = [SearchAgent(game, 1, seconds=60, iterations=40, weights=one) for one in (weights, weights, other)]
    chosen = [
        [agent(situation(decision.table, game.seat_id(decision.seat))) for decision in some("hector_achilles", {}, 12)]
        for agent in agents
    ]
    assert chosen[0] == chosen[1] != chosen[2]


def test_where_the_network_is_sure_nothing_is_searched(monkeypatch):
    game, weights = load("hector_achilles"), network("hector_achilles")
    monkeypatch.setattr("agon.agents.search_agent.SURE", 0.3)
    sure = 0
    for decision in some("hector_achilles", {}, 12):
        here = situation(decision.table, game.seat_id(decision.seat))
        ask = tree.ask_of(decision.root, decision.seat)
        shares = tree.PlayoutPolicy(game, params_of(decision), weights).shares(decision.root, ask)
        agent = SearchAgent(game, 1, seconds=60, iterations=20, threads=1, weights=weights)
        chosen = here.offered.index(agent(here))
        if max(shares) >= 0.3:
            assert chosen == shares.index(max(shares))
        searched = agent.trees[0].search(decision.root, decision.seat, 0, 0)
        assert any(one.visits for one in searched) == (max(shares) < 0.3)
        sure += max(shares) >= 0.3
    assert 0 < sure < 12
