"""Analyses: values add up, decisions are compared with better ones, and luck is kept apart from both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from agon.agents import evaluator
from agon.agents.analysis import Analysis, analyse
from agon.agents.evaluator import Evaluator, candidates
from agon.agents.tree import Tree
from agon.engine.chooser import SeededChooser
from agon.engine.errors import Refused
from agon.engine.table import Choice, Table
from agon.games import NAMES, load
from agon.native import batch
from agon.native.search import OptionStats
from tests.engine.scripts.toy import toy_folder, toy_game
from tests.engine.toys import rps
from tests.tiers import soak

DEPTH = 24
SETS: dict[str, list[dict[str, str]]] = {"roll_player": [{"players": "3"}, {}, {"players": "1"}]}
GAMES: list[Any] = [
    pytest.param(load(name), options, id=" ".join([name, *options.values()]), marks=soak if number else ())
    for name in NAMES
    for number, options in enumerate(SETS.get(name, [{}]))
]
every_game = pytest.mark.parametrize(("game", "options"), [*GAMES, pytest.param(rps.GAME, {}, id="rps")])


def played(game: Any, options: dict[str, str], most: int = 10_000, seed: int = 1) -> list[Choice]:
    """The choices of a random game, or the first `most` of them."""
    table, chooser = Table(game, options), SeededChooser(seed, 0)
    while table.outcome is None and len(table.choices) < most:
        ask = table.asks[0]
        table.choose(ask.seat, chooser(ask))
    return table.choices


def analysed(
    game: Any,
    options: dict[str, str],
    choices: list[Choice],
    progress: Callable[[int], None] = lambda number: None,
    **more: Any,
) -> Analysis:
    table = Table(game, options)
    evaluator = Evaluator(game, len(table.seats), **({"depth": DEPTH} | more))
    return analyse(table, choices, evaluator, progress)


@every_game
def test_values_are_probabilities_that_add_up(game, options):
    choices = played(game, options, 160)
    found = analysed(game, options, choices)
    assert [Choice(one.seat, one.what, one.option) for one in found.points] == choices
    assert [one.number for one in found.points] == list(range(1, len(choices) + 1))
    every = [one.values for one in found.points] + [v for one in found.decisions for v in (one.before, one.after)]
    for values in every:
        assert list(values) == found.seats and all(0 <= value <= 1 for value in values.values())
        assert len(values) == 1 or sum(values.values()) == pytest.approx(1)


@every_game
def test_every_decision_is_compared_with_the_best_alternatives(game, options):
    choices = played(game, options, 160)
    found = analysed(game, options, choices)
    table, numbers = Table(game, options), []
    for number, choice in enumerate(choices, 1):
        ask = table.ask(choice.seat)
        assert ask is not None
        if choice.seat != "chance" and len(ask.options) > 1:
            numbers.append(number)
            one = found.decisions[len(numbers) - 1]
            others = [other.option for other in one.best]
            assert (one.number, one.seat, one.what, one.chosen.option) == (number, *choice)
            assert one.offered == len(ask.options) and len(others) == min(3, one.offered - 1)
            assert {choice.option, *others} <= set(ask.options) and len({choice.option, *others}) == len(others) + 1
            assert all(other.visits >= DEPTH // 4 for other in (one.chosen, *one.best))
            values = [other.value for other in one.best]
            assert values == sorted(values, reverse=True)
            assert one.loss == max(one.chosen.value, *values) - one.chosen.value
            assert one.after[one.seat] == one.chosen.value == pytest.approx(one.before[one.seat] - one.loss)
        table.choose(choice.seat, choice.option)
    assert [one.number for one in found.decisions] == numbers


@every_game
def test_luck_play_and_rest_add_up_from_start_to_end(game, options):
    found = analysed(game, options, played(game, options, 160))
    first, last = found.decisions[0], found.decisions[-1]
    for one, following in zip(found.decisions, found.decisions[1:], strict=False):
        for seat in found.seats:
            assert one.after[seat] + one.luck[seat] + one.rest[seat] == pytest.approx(following.before[seat])
        open_chance = [p for p in found.points[one.number : following.number - 1] if p.seat == "chance"]
        assert open_chance or not any(one.luck.values())
    for account in found.accounts:
        seat = account.seat
        own = [one for one in found.decisions if one.seat == seat]
        assert account.start == first.before[seat]
        assert account.end == pytest.approx(account.start + account.luck + account.play + account.rest)
        assert account.end == pytest.approx(last.after[seat] + last.luck[seat] + last.rest[seat])
        assert account.luck == pytest.approx(sum(one.luck[seat] for one in found.decisions))
        assert account.loss == pytest.approx(sum(one.loss for one in own))
        assert account.mean_loss == pytest.approx(account.loss / len(own)) and account.decisions == len(own)
        losses = [next(one.loss for one in own if one.number == number) for number in account.worst]
        assert losses == sorted((one.loss for one in own if one.loss), reverse=True)[:3]
    if len(found.seats) == 2:
        left, right = found.accounts
        assert left.play == pytest.approx(right.loss - left.loss) and left.play == pytest.approx(-right.play)
        assert left.luck == pytest.approx(-right.luck)


def test_the_last_values_of_a_finished_game_are_its_result():
    game = load("hector_achilles")
    choices = played(game, {})
    table = Table(game)
    for choice in choices:
        table.choose(choice.seat, choice.option)
    assert table.outcome is not None and len(table.outcome.winners) == 1
    found = analysed(game, {}, choices, depth=16)
    result = {seat: float(seat in table.outcome.winners) for seat in table.seats}
    assert found.points[-1].values == result
    assert {one.seat: one.end for one in found.accounts} == pytest.approx(result)


GAMBLE = """
def game(p: Toy) -> Script:
    colour = yield ask(0, CHOOSE, [c for c in COLOURS])
    if colour == BLUE:
        die = yield roll(DIE)
        finish(p, 0 if die > 2 else 1, DONE)
    finish(p, 0 if colour == RED else 1, DONE)
"""


@pytest.mark.parametrize(
    ("colour", "die", "loss", "luck"),
    [("red", None, 0, 0), ("green", None, 1, 0), ("blue", "1", 1 / 3, -2 / 3), ("blue", "3", 1 / 3, 1 / 3)],
)
def test_a_bad_choice_is_a_loss_and_a_bad_die_is_bad_luck(pytestconfig, colour, die, loss, luck):
    """Red wins, green loses; with blue, a die wins four times in six."""
    game = toy_game(toy_folder(pytestconfig), GAMBLE, seats=("left", "right"))
    choices = [Choice("left", "choose", colour)] + [Choice("chance", "die", die)] * (die is not None)
    found = analysed(game, {}, choices, depth=2000)
    (one,) = found.decisions
    assert one.loss == pytest.approx(loss, abs=0.05) and one.luck["left"] == pytest.approx(luck, abs=0.05)
    assert one.before == {"left": 1, "right": 0} and one.rest["left"] == pytest.approx(0, abs=0.05)
    assert found.accounts[0].end == pytest.approx(1 - loss + luck, abs=0.05)
    assert found.accounts[1].play == pytest.approx(loss, abs=0.05)


@every_game
def test_an_analysis_is_reproducible_from_its_seed(game, options):
    choices = played(game, options, 100)
    one, again, other = (analysed(game, options, choices, seed=seed) for seed in (1, 1, 2))
    assert one == again != other


def test_hidden_information_does_not_change_an_analysis():
    """Hands are dealt at the first decision; the other side's hand changes nothing."""
    game = load("twilight_struggle")
    choices = played(game, {}, 30)
    first = next(at for at, one in enumerate(choices) if one.seat != "chance")
    found = analysed(game, {}, choices[: first + 1]).decisions[0]
    swapped = swap_unseen(game, choices[: first + 1], found.seat)
    assert analysed(game, {}, swapped).decisions[0] == found


def swap_unseen(game: Any, choices: list[Choice], seat: str) -> list[Choice]:
    """The same choices with two cards swapped in the deal, where the seat does not see the difference."""

    def seen(line: list[Choice]) -> Any:
        table = Table(game)
        for choice in line:
            table.choose(choice.seat, choice.option)
        return table.view(seat)

    dealt = [at for at, one in enumerate(choices) if one.seat == "chance"]
    for a in dealt:
        for b in dealt:
            if choices[a].what != choices[b].what or choices[a] == choices[b]:
                continue
            line = list(choices)
            line[a], line[b] = line[b], line[a]
            try:
                same = seen(line[:-1]) == seen(choices[:-1])
            except Refused:
                continue
            if same:
                return line
    raise AssertionError("every deal is seen")


def test_an_interrupted_analysis_covers_the_choices_so_far():
    game = load("hector_achilles")
    choices = played(game, {}, 170)
    whole = analysed(game, {}, choices)

    def interrupt(number: int) -> None:
        if number == 120:
            raise KeyboardInterrupt

    part = analysed(game, {}, choices, interrupt)
    assert (part.choices, part.analysed, len(part.points)) == (170, 120, 120)
    assert [one.number for one in part.decisions] == [one.number for one in whole.decisions if one.number <= 120]
    assert len(part.decisions) > 5
    assert part.decisions[:-1] == whole.decisions[: len(part.decisions) - 1]
    for account in part.accounts:
        assert account.end == pytest.approx(account.start + account.luck + account.play + account.rest)


def test_an_interrupted_decision_is_dropped(monkeypatch):
    game = load("hector_achilles")
    choices = played(game, {}, 110)
    choose = Table.choose

    def interrupted(self: Table, seat: str, option: str, **more: Any) -> None:
        if len(self.choices) == 100:
            raise KeyboardInterrupt
        choose(self, seat, option, **more)

    monkeypatch.setattr(Table, "choose", interrupted)
    part = analysed(game, {}, choices)
    assert part.analysed == 100 and part.decisions and all(one.number <= 100 for one in part.decisions)


def test_with_a_time_limit_every_option_has_a_value():
    game = load("hector_achilles")
    found = analysed(game, {}, played(game, {}, 100), depth=5000, seconds=0.0)
    for one in found.decisions:
        assert all(other.visits > 0 for other in (one.chosen, *one.best))
        assert one.chosen.visits + sum(other.visits for other in one.best) < 5000


def test_turning_points_are_the_greatest_changes_in_the_order_of_the_game():
    game = load("hector_achilles")
    found = analysed(game, {}, played(game, {}))
    chosen = {(one.number, -one.loss) for one in found.decisions if one.loss}
    lucky = {(one.number, max(one.luck.values())) for one in found.decisions if any(one.luck.values())}
    told = {by: {(p.number, p.change) for p in found.turning_points if p.by == by} for by in ("choice", "chance")}
    assert len(found.turning_points) == 10 and told["choice"] <= chosen and told["chance"] <= lucky
    least = min(abs(point.change) for point in found.turning_points)
    left = (chosen | lucky) - told["choice"] - told["chance"]
    assert all(abs(change) <= least for _, change in left)
    assert [p.number for p in found.turning_points] == sorted(p.number for p in found.turning_points)


@pytest.mark.skipif(not batch.available(), reason="no C compiler")
def test_an_analysis_is_the_same_without_a_compiler(monkeypatch):
    game = load("hector_achilles")
    choices = played(game, {}, 110)
    native = analysed(game, {}, choices)
    monkeypatch.setattr(evaluator, "new_tree", Tree)
    assert analysed(game, {}, choices) == native


def test_an_analysis_survives_json():
    game = load("roll_player")
    found = analysed(game, {}, played(game, {}, 80))
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_a_game_without_decisions_has_no_turning_points():
    game = load("twilight_struggle")
    choices = [one for one in played(game, {}, 3) if one.seat == "chance"]
    found = analysed(game, {}, choices)
    assert choices and not found.decisions and not found.turning_points
    assert all(one.decisions == 0 for one in found.accounts)


def test_candidates_are_the_most_visited_option_and_the_best_of_the_rest():
    found = [
        OptionStats(7, 90, 0.6, 0.9),
        OptionStats(8, 6, 0.2, 0.03),
        OptionStats(9, 5, 0.6, 0.01),
        OptionStats(4, 5, 0.2, 0.02),
        OptionStats(2, 5, 0.2, 0.01),
    ]
    assert candidates(found) == [0, 2, 1]
    assert candidates(found, 0) == [1, 2, 3]
