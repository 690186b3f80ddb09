"""tools/handicaps.py and tools/network_matches.py play with networks in batches."""

from __future__ import annotations

import pytest

from agon.agents.search_agent import GUIDED
from agon.batch import Batch
from agon.games import load
from agon.native import batch
from agon.network import trained
from agon.network.weights import sampled_weights
from tools import handicaps, network_matches

pytestmark = pytest.mark.skipif(not batch.available(), reason="no C compiler")


@pytest.fixture
def game(monkeypatch):
    found = load("hector_achilles")
    weights = sampled_weights(found, 16, 1, 8)
    monkeypatch.setattr(trained, "required", lambda game: weights)
    return found


def test_games_are_counted_by_winner_and_end(game):
    found, again = (handicaps.play(game, {}, 1, 20, sampled=False) for _ in range(2))
    assert found == again != handicaps.play(game, {}, 1, 20, sampled=True)
    assert found.winners.total() == found.outcomes.total() == 20
    assert found.own_faults.total() <= 20
    both = handicaps.measure(game, {}, 1, 7, sampled=False)
    assert both.winners.total() >= 7


def test_a_match_is_fair_and_reproducible(game):
    players = [network_matches.parse_player(name) for name in ("guided:12,exploration=2", "search:12")]
    assert players[0].params == GUIDED._replace(exploration=2.0) and players[0].iterations == 12
    weights = trained.required(game)
    one, again = (network_matches.play(game, weights, {}, players, 1) for _ in range(2))
    assert one == again and set(one) <= {0.0, 0.5, 1.0}
    for name in ("best", "network", "search:5"):
        alike = [network_matches.parse_player(name)] * 2
        first, second = network_matches.play(game, weights, {}, alike, 3)
        assert first + second == 1, "the same players play the same game twice"


def test_the_network_never_takes_what_the_mind_rules_out(monkeypatch):
    game, ruled_out = load("roll_player"), 0
    weights = sampled_weights(game, 16, 1, 8)
    monkeypatch.setattr(trained, "required", lambda game: weights)
    games = Batch(game, 20, seed=3)
    for _ in range(40):
        prudent, chosen = games.prudent(), handicaps.choices(game, games, None)
        assert prudent[range(20), chosen].all()
        ruled_out += int((games.mask & ~prudent).sum())
        games.step(chosen)
    assert ruled_out
