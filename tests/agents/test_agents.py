"""Agents: they choose among what is offered, from what their seat knows, and nothing else."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from agon.agents import AGENTS, BUDGETS, LEVELS, USUAL, Agent, Situation, check_agent, search, situation, thinking, tree
from agon.agents.heuristic import Heuristic
from agon.agents.leaning import Leaning
from agon.agents.search import Searcher
from agon.cli.play import play as play_command
from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError, Refused
from agon.engine.game import Game
from agon.engine.table import Imagined, Table
from agon.games import NAMES, load
from agon.native import batch
from agon.native.search import Found
from tests.agents.decisions import decisions
from tests.conformance import fork
from tests.engine.scripts.toy import toy_folder, toy_game
from tests.server.pairs import pair

Maker = Callable[[Game, int], Agent]
ITERATIONS = 48
MAKERS: dict[str, Maker] = {
    **{name: make for name, make in AGENTS.items() if name not in BUDGETS and make is not LEVELS["apprentice"]},
    "heuristic": Heuristic,
    "search": functools.partial(Searcher, seconds=60.0, iterations=ITERATIONS),
}
"""Every way to choose, on a small budget."""

every_agent = pytest.mark.parametrize("level", MAKERS)
every_game = pytest.mark.parametrize("name", NAMES)


def as_lowered(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is where there is no compiler."""
    monkeypatch.setattr(search, "new_tree", tree.Tree)
    monkeypatch.setattr("agon.agents.heuristic.look_ahead", tree.look_ahead)


# ---------------------------------------------------------------- whole games


@every_game
@every_agent
def test_an_agent_plays_a_whole_game(name: str, level: str):
    game = load(name)
    table, chance, agents = Table(game), SeededChooser(1, 0), dict[str, Agent]()
    while table.outcome is None and len(table.choices) < 700:
        ask = table.asks[0]
        if ask.seat == "chance":
            pending = table.machine.pending[0]
            table.choose("chance", game.option_id(pending[1], chance(pending)))
            continue
        agent = agents.setdefault(ask.seat, MAKERS[level](game, len(agents)))
        table.choose(ask.seat, agent(situation(table, ask.seat)))
    assert len(table.choices) > 20
    assert set(agents) == set(table.seats)


def test_an_agent_nobody_knows_is_refused():
    assert [check_agent(name) for name in AGENTS] == list(AGENTS)
    with pytest.raises(AgonError, match="bad-option: no agent 'divine'; the agents: random, heuristic, search, novice"):
        check_agent("divine")


def test_the_terminal_offers_every_level():
    assert get_args(get_type_hints(play_command)["against"]) == (*LEVELS, "random")


def test_each_level_may_spend_more_than_the_one_below():
    assert len(LEVELS) == 5 and USUAL in LEVELS and list(LEVELS)[-len(BUDGETS) :] == list(BUDGETS)
    assert list(BUDGETS.values()) == sorted(BUDGETS.values())
    for level, budget in BUDGETS.items():
        agent = LEVELS[level](load("hector_achilles"), 1)
        assert isinstance(agent, Searcher) and (agent.iterations, agent.seconds) == budget


def test_a_novice_draws_lots_and_never_what_nobody_would_choose():
    """Options that carry no weight are not drawn, all others are, and heavier ones more often."""
    game = load("twilight_struggle")
    for decision in decisions(game, {}, 3, 25):
        found = thinking.look_ahead(game, decision.root, decision.seat, 1, 64, decision.params)
        now, agent = situation(decision.table, game.seat_id(decision.seat)), Leaning(game, 1)
        drawn = [agent(now) for _ in range(40)]
        assert all(one.prior > 0 for option, one in zip(now.offered, found, strict=True) if option in drawn)
        assert len(set(drawn)) > 1 or max(one.prior for one in found) > 0.8


# ---------------------------------------------------------------- nothing but what the seat knows


def peek(table: Table, seat: str) -> Situation:
    """A wrong one: what is really there in place of what the seat imagines."""
    return situation(table, seat)._replace(imagined=lambda: Imagined(table.machine.cells, table.lowered.frames))


class Sly:
    """A wrong one: it chooses by all there is in the position it is given, and does not deal it anew."""

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def __call__(self, situation: Situation) -> str:
        return situation.offered[hash(tuple(situation.imagined().cells)) % len(situation.offered)]


def differences(name: str, make: Maker, look: Callable[[Table, str], Situation]) -> int:
    """How often an agent chooses otherwise at a table that differs only in what its seat cannot know."""
    game, found = load(name), 0
    for seed in range(3):
        for decision in decisions(game, {}, seed, 29):
            seat = game.seat_id(decision.seat)
            one = fork(decision.table)
            other = one.imagine(seat, SeededChooser(seed, 3))
            chosen = [make(game, seed)(look(table, seat)) for table in (one, other)]
            found += chosen[0] != chosen[1]
    return found


@every_game
@every_agent
def test_what_a_seat_cannot_know_does_not_change_what_its_agent_chooses(name: str, level: str):
    assert differences(name, MAKERS[level], situation) == 0


def test_who_is_shown_what_is_there_and_uses_it_is_found_out():
    assert differences("hector_achilles", Sly, situation) == 0
    assert differences("hector_achilles", Sly, peek) > 0


@pytest.mark.parametrize("level", ["heuristic", "search"])
def test_who_thinks_deals_anew_whatever_is_shown(level: str):
    assert differences("hector_achilles", MAKERS[level], peek) == 0


@every_game
@every_agent
def test_an_agent_chooses_the_same_all_through_two_games_that_are_one_to_its_seat(name: str, level: str):
    game = load(name)
    seat, asked = game.seats[1], 0
    told = pair(game, seat, 3, 60, 2)
    tables, agents = (Table(game), Table(game)), [MAKERS[level](game, 5) for _ in range(2)]
    for step in told.steps:
        if step.seat == seat:
            asked += 1
            one, other = (agent(situation(table, seat)) for agent, table in zip(agents, tables, strict=True))
            assert one == other
        for table, option in zip(tables, step.options, strict=True):
            table.choose(step.seat, option)
    assert asked
    assert told.differences or name == "roll_player"


# ---------------------------------------------------------------- thinking

GUESS = """
def game(p: Toy) -> Script:
    colour = yield draw(HIDE, [c for c in COLOURS])
    p.hidden = colour
    guess = yield ask(0, CHOOSE, [RED, GREEN, BLUE, PASS])
    if guess == PASS:
        yield from gamble(p)
    right = guess == p.hidden
    p.hidden = NONE
    finish(p, 0 if right else 1, DONE)


def gamble(p: Toy) -> Script:
    die = yield roll(DIE)
    again = yield ask(0, COUNT, [0, 1])
    if again == 1:
        die = yield roll(DIE)
    finish(p, 0 if die > 3 else 1, EARLY)
"""


@pytest.mark.parametrize("level", ["heuristic", "search"])
@pytest.mark.parametrize("hidden", ["red", "green", "blue"])
def test_a_thinking_agent_prefers_even_odds_to_a_guess(pytestconfig: pytest.Config, level: str, hidden: str):
    """It would win for certain if it knew the hidden colour; with one in three it is better off with the die."""
    game = toy_game(toy_folder(pytestconfig), GUESS, seats=("left", "right"))
    table = Table(game)
    table.choose("chance", hidden)
    agents: dict[str, Agent] = {
        "heuristic": Heuristic(game, 1, deals=200),
        "search": Searcher(game, 1, seconds=60.0, iterations=600),
    }
    assert agents[level](situation(table, "left")) == "pass"


BLUFF = """
def game(p: Toy) -> Script:
    colour = yield draw(HIDE, [c for c in COLOURS])
    p.answer[0] = colour
    dares = yield ask(0, COUNT, [0, 1])
    if dares == 0:
        die = yield roll(DIE)
        finish(p, 0 if die > 3 else 1, EARLY)
    guess = yield ask(1, CHOOSE, [RED, GREEN, BLUE])
    finish(p, 1 if guess == p.answer[0] else 0, DONE)
"""


@pytest.mark.parametrize("hidden", ["red", "green", "blue"])
def test_an_imagined_opponent_does_not_see_the_hand(pytestconfig: pytest.Config, hidden: str):
    """Who dares wins two times of three, since the other must guess; in a tree where the other learns, never."""
    game = toy_game(toy_folder(pytestconfig), BLUFF, seats=("left", "right"))
    table = Table(game)
    table.choose("chance", hidden)
    here = situation(table, "left")
    assert Searcher(game, 1, seconds=60.0, iterations=600)(here) == "1"
    knowing = thinking.params(game, here, everybody_learns=1)
    found = thinking.new_tree(game, knowing, 10_000).search(thinking.root_of(game, here), 0, 1, 600)
    assert found[1].value < 0.4 < found[0].value


def test_a_searcher_goes_on_where_it_is_asked_again_at_once():
    game, goes_on, begins_anew = load("twilight_struggle"), 0, 0
    table, chance = Table(game), SeededChooser(2, 0)
    agent = Searcher(game, 1, seconds=60.0, iterations=ITERATIONS)
    last = ""
    while goes_on < 5 or begins_anew < 5:
        ask = table.asks[-1]
        if ask.seat != "ussr":
            pending = table.machine.pending[-1]
            table.choose(ask.seat, game.option_id(pending[1], chance(pending)))
        else:
            before, is_decision = agent.trees, len(ask.options) > 1
            table.choose("ussr", agent(situation(table, "ussr")))
            goes_on += is_decision and agent.trees is before
            begins_anew += is_decision and agent.trees is not before
            assert not (is_decision and agent.trees is before and last != "ussr"), "somebody else came between"
        last = ask.seat


def test_two_trees_count_as_one():
    halves = Found(3, 10, 0.5, 0.2), Found(3, 30, 0.9, 0.4)
    assert search.add(halves)[:2] == (3, 40)
    assert search.add(halves)[2:] == pytest.approx((0.8, 0.3))
    assert search.add((Found(3, 0, 0.0, 0.2), Found(3, 0, 0.0, 0.2))) == Found(3, 0, 0.0, 0.2)


@every_game
def test_a_searcher_without_time_chooses_all_the_same(name: str):
    game = load(name)
    decision = next(decisions(game, {}, 1, 7))
    seat = game.seat_id(decision.seat)
    chosen = Searcher(game, 1, seconds=0.0)(situation(decision.table, seat))
    assert chosen in situation(decision.table, seat).offered


@pytest.mark.parametrize(("waited", "slices"), [(0.0, 3), (0.25, 2), (0.5, 1), (2.0, 1)])
def test_what_is_waited_for_is_part_of_the_time(waited: float, slices: int, monkeypatch: pytest.MonkeyPatch):
    """By a clock on which a slice takes a quarter of a second, and waiting for the position what it may take."""
    game, now, searched = load("hector_achilles"), [0.0], 0
    decision = next(decisions(game, {}, 1, 7))
    here = situation(decision.table, game.seat_id(decision.seat))
    new_tree = thinking.new_tree

    class Watched:
        def __init__(self, *given: Any) -> None:
            self.tree = new_tree(*given)
            self.keep = self.tree.keep

        def search(self, *given: Any) -> list[Found]:
            nonlocal searched
            searched += 1
            now[0] += 0.25
            return self.tree.search(*given)

    def imagined() -> Imagined:
        now[0] += waited
        return here.imagined()

    monkeypatch.setattr(search, "monotonic", lambda: now[0])
    monkeypatch.setattr(search, "new_tree", Watched)
    Searcher(game, 1, seconds=1.0, threads=1)(here._replace(imagined=imagined))
    assert searched == slices


@pytest.mark.skipif(not batch.available(), reason="no C compiler")
@pytest.mark.parametrize("level", ["heuristic", "search"])
@every_game
def test_without_a_compiler_agents_choose_the_same(name: str, level: str, monkeypatch: pytest.MonkeyPatch):
    game = load(name)
    found = [(decision.table, game.seat_id(decision.seat)) for decision in decisions(game, {}, 2, 41)]
    native = [MAKERS[level](game, 9)(situation(*one)) for one in found]
    as_lowered(monkeypatch)
    assert [MAKERS[level](game, 9)(situation(*one)) for one in found] == native


def test_a_position_that_does_not_fit_the_ask_is_stale():
    game = load("hector_achilles")
    first, second = (next(decisions(game, {}, 1, every)) for every in (3, 30))
    seat = game.seat_id(first.seat)
    here = situation(first.table, seat)._replace(imagined=lambda: second.table.imagined(seat))
    with pytest.raises(Refused, match="stale-ask"):
        thinking.root_of(game, here)


def test_the_page_on_strength_tells_the_budgets():
    page = (Path(__file__).parents[2] / "docs" / "agents.md").read_text()
    for level, budget in BUDGETS.items():
        (row,) = [line for line in page.splitlines() if re.match(rf"\| {level} \| (?!\w+ \| \d)", line)]
        assert row.endswith(f"| {budget.iterations:,} | {budget.seconds:g} |")
