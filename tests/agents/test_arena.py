"""Matches: the score of a round, reproducibility, resuming from a file, and early stopping."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from itertools import pairwise
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

from agon.agents import AGENTS, BUDGETS, Situation
from agon.agents import match as matches
from agon.agents.arena import Arena, report
from agon.agents.executors import Executor, Rounds, in_process, processes
from agon.agents.match import Bout, Match, Round, bout_at, make_agent, parse_agent, play_round, score_of
from agon.agents.random_agent import RandomAgent
from agon.agents.search_agent import SearchAgent
from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.table import Table
from agon.games import load


def match(a: str = "random", b: str = "random", game: str = "hector_achilles", seed: int = 1, **options: str) -> Match:
    rules = load(game)
    return Match(a, b, game, rules.choose_options(options), seed, rules.version)


def made(number: int, *winners: list[int]) -> Round:
    """A round of two games with these results."""
    bouts = [Bout(sitting, won, "points", None) for sitting, won in zip(("ab", "ba"), winners, strict=True)]
    return Round(number, bouts, {"a": 2, "b": 1}, {"a": 0.5, "b": 0.0})


Winners = tuple[list[int], list[int]]
WON: Winners = ([0], [1])
LOST: Winners = ([1], [0])
SPLIT: Winners = ([0], [0])
HALF: Winners = ([0], [])
"""Who won the two games of a round: the first agent both, neither, one, one and a draw."""


def executor_of(*outcomes: Winners, backwards: bool = False) -> Executor:
    """An executor that returns rounds with these results, in reverse order if requested."""

    def play(match: Match, numbers: Iterable[int]) -> Rounds:
        for number in sorted(numbers, reverse=backwards):
            yield made(number, *outcomes[number])

    return play


# ---------------------------------------------------------------- scores


@pytest.mark.parametrize(("winners", "score"), [(WON, 1), (LOST, 0), (SPLIT, 0.5), (HALF, 0.75), (([], []), 0.5)])
def test_a_round_of_two_is_the_mean_of_its_games(winners, score):
    assert made(0, *winners).score == score


@pytest.mark.parametrize(
    ("sitting", "winners", "points", "part"),
    [
        ("abbb", [0], [20, 18, 15, 3], 1),
        ("babb", [0], [20, 18, 15, 18], 0.5),  # behind the winner, level with the last, ahead of the third
        ("bbab", [0], [20, 18, 15, 19], 0),
        ("abb", [0, 2], [20, 18, 20], 0.75),
        ("abb", [1], [20, 20, 18], 0.5),  # loses on the tie-break
        ("abb", [], None, 0.5),
    ],
)
def test_with_several_players_the_score_is_the_fraction_of_beaten_opponents(sitting, winners, points, part):
    assert score_of(Bout(sitting, winners, "most_stars", points)) == part


@pytest.mark.parametrize(("points", "score"), [((20, 19), 1), ((19, 20), 0), ((20, 20), 0.5)])
def test_single_player_games_are_compared_at_the_same_dice(points, score):
    bouts = [Bout(side, [0], "npc", [each]) for side, each in zip("ab", points, strict=True)]
    assert Round(0, bouts, {}, {}).score == score


# ---------------------------------------------------------------- playing


@pytest.mark.parametrize("level", ["random", "search:6"])
@pytest.mark.parametrize(("game", "options"), [("hector_achilles", {}), ("roll_player", {"players": "3"})])
def test_an_agent_against_itself_scores_even_in_every_round(level, game, options):
    played = play_round(match(level, level, game, **options), 4)
    outcomes = {msgspec.json.encode((bout.winners, bout.reason, bout.points)) for bout in played.bouts}
    assert len(played.bouts) == 2 + ("players" in options) and len(outcomes) == 1
    assert played.score == 0.5
    assert played.choices["a"] > 20 and played.choices["b"] == played.choices["a"] * (len(played.bouts) - 1)


def test_a_round_is_reproducible_from_the_match_and_its_number():
    one = match("heuristic", "random", "roll_player")
    assert play_round(one, 3).bouts == play_round(one, 3).bouts
    other = match("heuristic", "random", "roll_player", seed=2)
    assert play_round(one, 3).bouts not in (play_round(one, 4).bouts, play_round(other, 3).bouts)


def test_points_are_those_of_the_game():
    played = play_round(match("heuristic", "random", "roll_player", players="1"), 0)
    assert [bout.sitting for bout in played.bouts] == ["a", "b"]
    assert played.points("a") == (played.bouts[0].points or [])[0] > played.points("b")
    assert play_round(match(), 0).bouts[0].points is None


def test_an_agent_keeps_its_chair_when_roles_are_swapped(monkeypatch):
    noting: list[Noting] = []

    class Noting(RandomAgent):
        def __init__(self, game: Game, seed: int) -> None:
            super().__init__(game, seed)
            self.seats: list[str] = []
            noting.append(self)

        def __call__(self, situation: Situation) -> str:
            self.seats.append(situation.seat)
            return super().__call__(situation)

    ended: list[tuple[str, ...]] = []

    def bout_of(table: Table, sitting: str) -> Bout:
        assert table.outcome is not None
        ended.append(table.outcome.winners)
        return bout_at(table, sitting)

    monkeypatch.setitem(AGENTS, "noting", Noting)
    monkeypatch.setattr(matches, "bout_at", bout_of)
    played = match("noting", "random", "twilight_struggle", bid="on")
    bouts = [bout for number in range(4) for bout in play_round(played, number).bouts]
    changes = [sum(one != other for one, other in pairwise(agent.seats)) for agent in noting]
    assert len(bouts) == len(noting) == 8 and set(changes) == {0, 1}
    for agent, bout, winners in zip(noting, bouts, ended, strict=True):
        chair = bout.sitting.index("a")
        assert agent.seats[0] == load("twilight_struggle").seats[chair]
        assert (agent.seats[-1] in winners) == (chair in bout.winners)


def test_agents_are_named_by_level_or_by_iterations():
    assert [parse_agent(name) for name in AGENTS] == list(AGENTS)
    assert (parse_agent("search", 40), parse_agent("search:9", 40), parse_agent("random", 40)) == (
        "search:40",
        "search:9",
        "random",
    )
    with pytest.raises(AgonError, match="search:ITERATIONS takes a positive whole number"):
        parse_agent("search:many")
    with pytest.raises(AgonError, match="random takes no number"):
        parse_agent("random:3")
    for wrong in ("divine", "random:3", "search:", "search:0", "search:-1", "search:many", ""):
        with pytest.raises(AgonError, match="bad-option"):
            parse_agent(wrong)
    for name, iterations in (("search:9", 9), ("mind-champion", BUDGETS["champion"].iterations)):
        agent = make_agent(name, load("hector_achilles"), 1)
        assert isinstance(agent, SearchAgent)
        assert (agent.iterations, agent.seconds, agent.threads) == (iterations, float("inf"), 1)


# ---------------------------------------------------------------- how long it goes on


def test_a_match_ends_when_it_is_decided():
    arena = Arena(match(), 200)
    list(arena.play(executor_of(*[WON] * 100)))
    assert arena.verdict == "a" and len(arena.counted) == len(arena.done) < 20


def test_games_are_rounded_up_to_whole_rounds():
    arena = Arena(match(), 5)
    list(arena.play(executor_of(WON, LOST, HALF)))
    found = report(arena)
    assert (found["games"], found["rounds"], found["decided"]) == (6, 3, None)
    assert found["round_scores"] == {"0.0": 1, "0.75": 1, "1.0": 1}
    assert found["score"] == 0.5833 and found["elo"] == pytest.approx(58.5, abs=0.05)
    assert found["seats"] == {
        "achaeans": {"wins": 2, "draws": 0, "losses": 1},
        "trojans": {"wins": 1, "draws": 1, "losses": 1},
    }
    assert found["choices"] == {"a": 6, "b": 3} and found["seconds_per_choice"] == {"a": 0.25, "b": 0.0}


def test_the_order_in_which_rounds_end_does_not_matter():
    outcomes = [WON, SPLIT, *[WON] * 40, *[LOST] * 58]
    forwards, backwards = (Arena(match(), 200) for _ in range(2))
    list(forwards.play(executor_of(*outcomes)))
    list(backwards.play(executor_of(*outcomes, backwards=True)))
    assert len(backwards.done) == 100 > len(backwards.counted)
    assert report(forwards) == report(backwards) and forwards.verdict == "a"


def test_the_report_before_the_first_round_is_empty():
    found = report(Arena(match(), 10))
    assert (found["games"], found["score"], found["elo"], found["score_interval"]) == (0, None, None, [0, 1])


def test_with_several_players_the_mean_rank_is_reported():
    arena = Arena(match("heuristic", "random", "roll_player", players="4"), 4)
    bouts = [
        Bout("abbb", [0], "", [9, 1, 2, 3]),
        Bout("babb", [0], "", [9, 8, 7, 6]),
        Bout("bbab", [0], "", [9, 8, 7, 6]),
        Bout("bbba", [0], "", [9, 8, 7, 6]),
    ]
    list(arena.play(lambda match, numbers: (Round(n, bouts, {"a": 0, "b": 0}, {"a": 0, "b": 0}) for n in numbers)))
    found = report(arena)
    assert found["rank"]["mean"] == (1 + 2 + 3 + 4) / 4
    assert found["points"]["a"] == {"mean": (9 + 8 + 7 + 6) / 4, "interval": None}
    assert found["seconds_per_choice"] == {"a": None, "b": None}


# ---------------------------------------------------------------- rounds that are kept


def test_a_match_resumes_from_its_file(tmp_path: Path):
    file, whole = tmp_path / "rounds.jsonl", Arena(match("heuristic", "random"), 6)
    list(whole.play(in_process))
    first = Arena(whole.match, 6, file=file)
    with closing(first.play(in_process)) as rounds:
        next(rounds)
    with file.open("ab") as kept:
        kept.write(b'{"number":1,"bou')  # killed here
    again = Arena(whole.match, 6, file=file)
    assert [one.number for one in again.play(in_process)] == [1, 2]
    assert [one.bouts for one in again.counted] == [one.bouts for one in whole.counted]
    assert not list(Arena(whole.match, 6, file=file).play(in_process))
    assert [one.number for one in Arena(whole.match, 8, file=file).play(in_process)] == [3]


def test_rounds_of_another_match_and_other_files_are_refused(tmp_path: Path):
    file = tmp_path / "rounds.jsonl"
    list(Arena(match(), 2, file=file).play(in_process))
    with pytest.raises(
        AgonError, match="bad-record: .* these rounds are from another match: seed is 1 in the file, 2 here"
    ):
        Arena(match(seed=2), 2, file=file)
    for other in ("a shopping list\n", '{"name": "my only copy"}', "a line that breaks off"):
        file.write_text(other)
        with pytest.raises(AgonError, match="bad-record: .* not a match file"):
            Arena(match(), 2, file=file)
        assert file.read_text() == other


def test_a_truncated_first_line_is_rewritten(tmp_path: Path):
    file = tmp_path / "rounds.jsonl"
    file.write_bytes(msgspec.json.encode(match())[:20])
    list(Arena(match(), 2, file=file).play(in_process))
    assert len(Arena(match(), 2, file=file).counted) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        '{"number":0,"bouts":[],"choices":{},"seconds":{}}',
        '{"number":0,"bouts":[{"sitting":"bb","winners":[],"reason":"x","points":null}],"choices":{},"seconds":{}}',
    ],
)
def test_invalid_rounds_are_refused(tmp_path: Path, wrong: str):
    file = tmp_path / "rounds.jsonl"
    file.write_bytes(msgspec.json.encode(match()) + b"\n" + wrong.encode() + b"\n")
    with pytest.raises(AgonError, match="bad-record: .* round 0 cannot belong to this match"):
        Arena(match(), 2, file=file)


# ---------------------------------------------------------------- several processes


def test_processes_give_the_same_result_and_exit():
    one, several, others = Arena(match(), 6), Arena(match(), 6), set(active_children())
    list(one.play(in_process))
    list(several.play(processes(2)))
    assert [each.bouts for each in several.counted] == [each.bouts for each in one.counted]
    with closing(processes(2)(match(), range(1000))) as rounds:
        assert next(rounds).bouts
        started = set(active_children()) - others
    assert started and not any(process.is_alive() for process in started)
