"""Pairings and standings: what must hold for any entrants and any results."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agon.server.tournaments.pairing import Game, Pair, circle, cycle_length, forms, swiss
from agon.server.tournaments.standings import standings

sizes = st.integers(2, 17)


def names(number: int) -> list[str]:
    return [f"player {n}" for n in range(number)]


def everyone(pairs: list[Pair]) -> list[str]:
    return sorted(player for pair in pairs for player in pair if player is not None)


@given(sizes)
def test_a_cycle_is_all_against_all_with_even_sides(number: int) -> None:
    players = names(number)
    rounds = [circle(players, n) for n in range(1, cycle_length(number) + 1)]
    assert all(everyone(pairs) == sorted(players) for pairs in rounds)
    met = Counter(frozenset(pair) for pair in itertools.chain(*rounds))
    assert set(met.values()) == {1}
    games = [pair for pair in itertools.chain(*rounds) if pair.second is not None]
    assert len(games) == number * (number - 1) // 2
    for player in players:
        sides = [pair.first == player for pair in games if player in pair]
        assert abs(2 * sum(sides) - len(sides)) <= 1


@given(sizes, st.integers(1, 16))
def test_the_second_cycle_swaps_the_sides_of_the_first(number: int, turn: int) -> None:
    players, length = names(number), cycle_length(number)
    turn = (turn - 1) % length + 1
    first, second = circle(players, turn), circle(players, turn + length)
    assert [pair if pair.second is None else (pair.second, pair.first) for pair in first] == second
    assert circle(players, turn + 2 * length) == first


def play_swiss(players: list[str], rounds: int, seed: int, leave: int = 0) -> tuple[list[Game], int]:
    """Play a Swiss tournament with random results, from which `leave` entrants withdraw; return the games and the
    rounds."""
    chance, games, present = random.Random(seed), list[Game](), list(players)
    for number in range(1, rounds + 1):
        pairs = swiss(present, games, seed, number)
        if pairs is None:
            return games, number - 1
        assert everyone(pairs) == sorted(present)
        games += [Game(*pair, points=2 if pair.second is None else chance.choice((0, 1, 2))) for pair in pairs]
        if leave and len(present) > 2:
            present.remove(chance.choice(present))
            leave -= 1
    return games, rounds


@settings(max_examples=60, deadline=None)
@given(sizes, st.integers(0, 2**62), st.data())
def test_nobody_meets_the_same_opponent_twice_in_a_swiss_tournament(
    number: int, seed: int, data: st.DataObject
) -> None:
    """Up to half as many rounds as entrants, a pairing always exists; later there may be none, but never a bad one."""
    wished = data.draw(st.integers(1, number - 1 + number % 2))
    games, played = play_swiss(names(number), wished, seed)
    assert played >= min(wished, (number + 1) // 2)
    assert max(Counter(frozenset(game[:2]) for game in games).values()) == 1  # a bye counts as a game against nobody


@settings(max_examples=40, deadline=None)
@given(st.integers(6, 16), st.integers(0, 2**62), st.integers(1, 4))
def test_withdrawals_leave_the_rest_paired(number: int, seed: int, leave: int) -> None:
    games, played = play_swiss(names(number), 3, seed, leave)
    assert played >= min(3, (number - leave) // 2)
    assert max(Counter(frozenset(game[:2]) for game in games).values()) == 1


@settings(max_examples=30, deadline=None)
@given(st.integers(4, 16), st.integers(0, 2**62))
def test_the_seed_decides(number: int, seed: int) -> None:
    players = names(number)
    assert play_swiss(players, 2, seed) == play_swiss(players[::-1], 2, seed)


def test_another_seed_gives_other_pairs() -> None:
    assert len({tuple(swiss(names(8), [], seed, 1) or []) for seed in range(20)}) > 10


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**62))
def test_equal_scores_meet(seed: int) -> None:
    """Eight players, no draws: winners meet winners in round two, and in round three the two with two wins meet."""
    chance, games = random.Random(seed), list[Game]()
    for number in (1, 2, 3):
        pairs = swiss(names(8), games, seed, number)
        assert pairs is not None
        scores = {player: form.points for player, form in forms(names(8), games).items()}
        assert all(pair.second is not None and scores[pair.first] == scores[pair.second] for pair in pairs)
        assert [scores[pair.first] for pair in pairs] == sorted((scores[pair.first] for pair in pairs), reverse=True)
        games += [Game(*pair, points=chance.choice((0, 2))) for pair in pairs]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**62), st.integers(3, 9).map(lambda half: 2 * half - 1))
def test_the_lowest_score_has_the_bye(seed: int, number: int) -> None:
    games, _ = play_swiss(names(number), 1, seed)
    pairs = swiss(names(number), games, seed, 2)
    assert pairs is not None
    scores = forms(names(number), games)
    free = [form.points for form in scores.values() if None not in form.met]
    assert pairs[-1].second is None
    assert scores[pairs[-1].first].points == min(free)


@pytest.mark.parametrize("number", range(8, 14))
def test_sides_stay_even(number: int) -> None:
    for seed in range(10):
        games, _ = play_swiss(names(number), 5, seed)
        assert all(abs(form.balance) <= 2 for form in forms(names(number), games).values())


def test_no_opponent_left() -> None:
    assert swiss(["ann", "bea"], [Game("ann", "bea", 2)], 1, 2) is None
    assert swiss(["ann"], [Game("ann", None, 2)], 1, 2) is None


# ---------------------------------------------------------------- standings


def order(form: str, *games: Game) -> list[tuple[str, int]]:
    players = sorted({player for game in games for player in game[:2] if player is not None})
    return [(line.player, line.place) for line in standings(form, players, games)]


def test_a_round_robin_breaks_ties_by_the_games_of_the_tied() -> None:
    """ann, bea: 4 half points each; bea beat ann. cid and dan: equal in everything."""
    games = [
        Game("ann", "bea", 0),
        Game("ann", "cid", 2),
        Game("ann", "dan", 2),
        Game("bea", "cid", 1),
        Game("bea", "dan", 1),
        Game("cid", "dan", 1),
    ]
    assert order("round_robin", *games) == [("bea", 1), ("ann", 2), ("cid", 3), ("dan", 3)]


def test_then_by_sonneborn_berger() -> None:
    """ann and bea drew with each other: ann beat cid (2 half points), bea beat dan (0 half points)."""
    games = [
        Game("ann", "bea", 1),
        Game("ann", "cid", 2),
        Game("ann", "dan", 1),
        Game("bea", "cid", 1),
        Game("bea", "dan", 2),
        Game("cid", "dan", 2),
    ]
    lines = {line.player: line for line in standings("round_robin", ["ann", "bea", "cid", "dan"], games)}
    assert (lines["ann"].points, lines["bea"].points, lines["cid"].points, lines["dan"].points) == (4, 4, 3, 1)
    assert lines["ann"].tie_breaks == (1, 1 * 4 + 2 * 3 + 1 * 1)
    assert lines["bea"].tie_breaks == (1, 1 * 4 + 1 * 3 + 2 * 1)
    assert (lines["ann"].place, lines["bea"].place) == (1, 2)
    assert (lines["ann"].won, lines["ann"].drawn, lines["ann"].lost) == (1, 2, 0)


def test_a_swiss_breaks_ties_by_buchholz() -> None:
    """Two rounds of four: ann has 4; bea (met ann, cid) and dan (met cid, ann) and cid (met dan, bea)."""
    games = [Game("ann", "bea", 2), Game("cid", "dan", 2), Game("ann", "cid", 2), Game("bea", "dan", 2)]
    lines = {line.player: line for line in standings("swiss", ["ann", "bea", "cid", "dan"], games)}
    assert lines["bea"].tie_breaks == (4 + 0, 2 * 0)
    assert lines["cid"].tie_breaks == (0 + 4, 2 * 0)
    assert [lines[name].place for name in ("ann", "bea", "cid", "dan")] == [1, 2, 2, 4]


def test_a_bye_counts_as_an_opponent_with_equal_points() -> None:
    games = [Game("ann", "bea", 2), Game("cid", None, 2)]
    lines = {line.player: line for line in standings("swiss", ["ann", "bea", "cid"], games)}
    assert lines["cid"].points == 2
    assert lines["cid"].tie_breaks == (2, 4)
    assert lines["cid"].won == 0
    assert lines["ann"].tie_breaks == (0, 0)


@pytest.mark.parametrize("form", ["round_robin", "swiss"])
def test_nothing_played_is_all_equal(form: str) -> None:
    assert [line.place for line in standings(form, names(4), [])] == [1, 1, 1, 1]
