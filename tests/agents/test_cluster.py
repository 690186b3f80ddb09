"""Random games and rounds on a Ray cluster of two workers, one of which is killed."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from agon.agents import cluster, executors
from agon.agents.match import Match, play_round
from agon.engine.errors import AgonError
from agon.games import load
from agon.native import batch

pytestmark = [
    pytest.mark.skipif(not batch.available(), reason="there is no C compiler"),
    pytest.mark.filterwarnings("ignore"),  # Ray's own
]


@pytest.mark.soak
def test_what_a_killed_worker_was_doing_is_done_again_and_counted_once(tmp_path: Path):
    pytest.importorskip("ray")
    game, killed = load("hector_achilles"), tmp_path / "killed"
    options = game.choose_options({})

    def play_chunk(first: int) -> list[int]:
        if first == 300 and not killed.exists():
            killed.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        played = batch.play(load("hector_achilles"), options, 100, 4, first=first, workers=1)
        return [int(trace) for trace in played["trace"]]

    done = list(cluster.do_all(play_chunk, range(0, 1000, 100), "local", 2))
    assert int(killed.read_text()) != os.getpid()
    assert sorted(first for first, _ in done) == list(range(0, 1000, 100))
    traces = [trace for _, chunk in sorted(done) for trace in chunk]
    assert traces == batch.play(game, options, 1000, 4)["trace"].tolist()


@pytest.mark.soak
def test_simulated_games_are_those_of_one_machine():
    pytest.importorskip("ray")
    game, seen = load("hector_achilles"), list[int]()
    options = game.choose_options({})
    played = cluster.play_many(game, options, 1050, 4, "local", workers=2, chunk=500, progress=seen.append)
    assert sorted(seen) == [50, 500, 500]
    assert played == batch.play_many(game, options, 1050, 4)


@pytest.mark.soak
def test_a_match_has_the_same_rounds():
    pytest.importorskip("ray")
    game = load("hector_achilles")
    match = Match("random", "random", game.name, game.choose_options({}), 3, game.version)
    rounds = executors.ray("local", 2)(match, range(5))
    played = {one.number: one.bouts for one in rounds}
    assert played == {number: play_round(match, number).bouts for number in range(5)}


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(AgonError, match=r"pip install 'agon\[ray\]'"):
        next(cluster.do_all(str, [1], "local"))
