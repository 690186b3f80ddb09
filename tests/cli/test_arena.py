"""`agon arena`: the table, JSON, resuming, interrupts and refusals."""

from __future__ import annotations

import re
import sys

import pytest

from agon.agents import executors
from agon.agents.custom import custom_agent
from agon.agents.match import play_round

MATCH = ("arena", "heuristic", "random", "--game", "hector_achilles", "--workers", 1)


def test_the_full_result_is_printed_as_json(agon):
    ran = agon(*MATCH, "--games", 4, "--seed", 5, "--json")
    assert (ran.code, ran.err) == (0, "")
    found = ran.json
    assert found["agents"] == {"a": "heuristic", "b": "random"} and found["seed"] == 5
    assert (found["games"], found["rounds"]) == (4, 2)
    assert sum(sum(counts.values()) for counts in found["seats"].values()) == 4
    assert found["score_interval"][0] <= found["score"] <= found["score_interval"][1]
    assert {"elo", "elo_interval", "decided", "seconds_per_choice", "versions", "options", "confidence"} <= set(found)


def test_people_get_a_table(agon):
    out = agon(*MATCH, "--games", 2).out
    assert re.search(r"^a +heuristic *$", out, re.MULTILINE) and re.search(
        r"^games +2 \(rounds: 1\)", out, re.MULTILINE
    )
    assert re.search(r"^achaeans +\d +\d +\d$", out, re.MULTILINE)
    assert re.search(r"^decided +no", out, re.MULTILINE)


def test_points_ranks_and_chosen_options_are_shown(agon):
    arguments = ("--game", "roll_player", "--option", "players=3", "--games", 3, "--workers", 1)
    out = agon("arena", "random", "random", *arguments).out
    assert re.search(r"^game +roll_player players=3 *$", out, re.MULTILINE)
    assert re.search(r"^score +50\.0 % ", out, re.MULTILINE) and re.search(r"^rank +2\.00 \(", out, re.MULTILINE)
    assert re.search(r"^points b +\d+\.\d\d", out, re.MULTILINE)


def test_it_ends_once_it_is_decided(agon):
    found = agon(*MATCH, "--games", 400, "--elo", 400, "--confidence", 0.6, "--json").json
    assert found["decided"] == "a" and found["games"] < 20
    assert (found["difference"], found["confidence"]) == (400, 0.6)


def test_an_interrupted_match_shows_its_results_and_can_be_resumed(agon, monkeypatch, tmp_path):
    def interrupted(match, number):
        if number == 1:
            raise KeyboardInterrupt
        return play_round(match, number)

    arguments = (*MATCH, "--games", 4, "--json", "--resume", tmp_path / "rounds.jsonl")
    with monkeypatch.context() as patch:
        patch.setattr(executors, "play_round", interrupted)
        ran = agon(*arguments)
    assert (ran.code, ran.err.strip(), ran.json["games"]) == (130, "interrupted", 2)
    later, whole = agon(*arguments).json, agon(*MATCH, "--games", 4, "--json").json
    assert {**later, "seconds_per_choice": 0} == {**whole, "seconds_per_choice": 0}
    assert agon(*arguments, "--seed", 2).err.startswith("bad-record: ")


def test_a_budget_is_what_search_gets(agon):
    arguments = ("--game", "hector_achilles", "--games", 1, "--workers", 1, "--budget", 2, "--json")
    found = agon("arena", "search", "search:1", *arguments).json
    assert found["agents"] == {"a": "search:2", "b": "search:1"}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["divine", "random", "--game", "hector_achilles"], "bad-option"),
        (["random", "heuristic:3", "--game", "hector_achilles"], "bad-option"),
        (["random", "random", "--game", "chess"], "unknown-game"),
        (["random", "random", "--game", "roll_player", "--option", "players=9"], "bad-option"),
    ],
)
def test_bad_arguments_are_refused(agon, arguments, code):
    ran = agon("arena", *arguments)
    assert (ran.code, ran.out) == (2, "") and ran.err.startswith(f"{code}: ")


def test_without_ray_its_cluster_is_refused(agon, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = agon(*MATCH, "--ray", "auto")
    assert (ran.code, ran.out) == (
        2,
        "",
    ) and ran.err == "bad-option: Ray is not installed: pip install 'agon[ray]'\n"


def test_a_match_is_resumed_only_with_the_same_custom_agent(agon, tmp_path):
    own = tmp_path / "own.py"
    own.write_text("def first(situation):\n    return situation.offered[0]\n")
    arguments = ("arena", f"{own}:first", "random", "--game", "hector_achilles", "--workers", 1, "--json")
    assert agon(*arguments, "--games", 2, "--resume", tmp_path / "rounds").json["games"] == 2
    assert agon(*arguments, "--games", 4, "--resume", tmp_path / "rounds").json["games"] == 4
    own.write_text("def first(situation):\n    return situation.offered[-1]\n")
    custom_agent.cache_clear()
    ran = agon(*arguments, "--games", 6, "--resume", tmp_path / "rounds")
    assert ran.code == 2 and "these rounds are from another match: custom is" in ran.err


def test_a_failing_agent_is_reported_with_its_line(agon, tmp_path):
    own = tmp_path / "own.py"
    own.write_text("def first(situation):\n    return situation.offered[10_000]\n")
    ran = agon("arena", f"{own}:first", "random", "--game", "hector_achilles", "--games", 2, "--workers", 1)
    assert ran.code == 2 and ran.err.startswith(f"bad-option: {own}:first failed when ")
    assert ran.err.endswith("IndexError: list index out of range (line 2)\n")
