"""What is learned from: results, advantages per seat, and options in their shares."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from agon.batch import Batch
from agon.games import load
from agon.native import batch as simulation

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'agon[learn]'")
games = pytest.importorskip("agon.learn.games")
ppo = pytest.importorskip("agon.learn.ppo")

DECAY = 0.5


def rollout(seats, values, ended, scores):
    """One game: at every step the seat, its values (as chances), and whether the game ended with scores."""
    return SimpleNamespace(
        seat=torch.tensor(seats)[:, None],
        values=torch.logit(torch.tensor(values))[:, None],
        ended=torch.tensor(ended)[:, None],
        scores=torch.tensor(scores)[:, None],
    )


def test_each_seat_looks_to_its_own_next_decision():
    none = [0.0, 0.0]
    made = rollout([0, 1, 0, 1], [[0.5], [0.4], [0.7], [0.2]], [False, False, False], [none, none, none])
    found = ppo.lessons(made, torch.tensor([2]), DECAY)
    # at the end seat 1 expects 0.2, so seat 0 expects 0.8
    third = 0.8 - 0.7
    assert np.allclose(found.advantages[:, 0], [0.7 - 0.5 + DECAY * third, 0.2 - 0.4, third])
    assert np.allclose(found.targets[:, 0, 0], [0.7 + DECAY * third, 0.2, 0.8])


def test_a_result_ends_what_is_looked_at():
    none = [0.0, 0.0]
    made = rollout([0, 1, 0], [[0.5], [0.4], [0.9]], [False, True], [none, [1.0, 0.0]])
    found = ppo.lessons(made, torch.tensor([2]), DECAY)
    assert np.allclose(found.advantages[:, 0], [1.0 - 0.5, 0.0 - 0.4])


def test_values_of_three_players_are_counted_from_the_seat_to_act():
    none = [0.0] * 4
    seen = [[0.1, 0.2, 0.7, 0.5]] * 2
    made = rollout([1, 2], seen, [False], [none])
    found = ppo.lessons(made, torch.tensor([3]), DECAY)
    # the last row is of seat 2: seat 2 has 0.1, seat 0 has 0.2, seat 1 has 0.7
    assert np.allclose(found.targets[0, 0, :3], [0.7, 0.1, 0.2])
    assert np.allclose(found.advantages[0, 0], 0.7 - 0.1)


@pytest.mark.skipif(not simulation.available(), reason="there is no C compiler")
def test_a_game_is_thrown_away_by_the_last_decision_of_its_loser():
    game = load("hector_achilles")
    mine, all_seats, others = (games.Ends(game, ("camp_exhausted",)) for _ in range(3))
    batch, losses = Batch(game, 64, seed=1, auto_reset=False), 0
    while (batch.seat >= 0).any():
        deciding = batch.seat.copy()
        batch.step(batch.choose())
        lost = batch.ended & (batch.reasons == game.words.code("camp_exhausted")) & (batch.winners == 1)
        losses += int((lost & (deciding == 1)).sum())
        mine.count(batch, np.where(deciding == 1, 1, -1))
        all_seats.count(batch, deciding)
        others.count(batch, np.full(64, -1))
    assert mine.games == all_seats.games == 64
    assert 0 < mine.thrown == losses < all_seats.thrown
    assert others.thrown == 0


@pytest.mark.skipif(not simulation.available(), reason="there is no C compiler")
def test_results_are_shares_of_the_game():
    game = load("roll_player")
    options = games.dealt({"players=1": 1, "players=3": 2}, 6)
    players = np.array([int(one["players"]) for one in options])
    assert sorted(players) == [1, 1, 3, 3, 3, 3]
    batch = Batch(game, 6, options, seed=1, auto_reset=False)
    solo = SimpleNamespace(middle=30, scale=3)
    shares = np.zeros((6, 4))
    while (batch.seat >= 0).any():
        batch.step(batch.choose("best"))
        shares += games.results(batch, torch.from_numpy(players), solo).numpy()
    several = players == 3
    assert np.allclose(shares[several].sum(1), 1) and not shares[several, 3].any()
    stars = 1 / (1 + np.exp((30 - batch.scores[~several, 0]) / 3))
    assert np.allclose(shares[~several, 0], stars) and not shares[~several, 1:].any()
