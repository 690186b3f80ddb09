"""Agents choose offered options, and use nothing but what their seat knows."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from agon.agents import (
    AGENTS,
    BUDGETS,
    DEFAULT_LEVEL,
    LEVELS,
    Agent,
    Situation,
    check_agent,
    search_agent,
    search_backend,
    situation,
    tree,
)
from agon.agents.heuristic_agent import HeuristicAgent
from agon.agents.levels import SEARCHERS, BestSearch, Budget, network_budgets
from agon.agents.network_agent import NetworkAgent
from agon.agents.policy_agent import PolicyAgent
from agon.agents.search_agent import SearchAgent
from agon.cli.play import play as play_command
from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError, Refused
from agon.engine.game import Game
from agon.engine.table import Imagined, Table
from agon.games import NAMES, load
from agon.native import batch
from agon.native.search import OptionStats
from agon.network import trained
from agon.network.weights import Weights, sampled_weights
from tests.agents.decisions import decisions
from tests.conformance import fork
from tests.engine.scripts.toy import toy_folder, toy_game
from tests.server.pairs import pair
from tests.tiers import sampled, sized

AgentFactory = Callable[[Game, int], Agent]
ITERATIONS = 48


@functools.cache
def network(game: Game) -> Weights:
    return sampled_weights(game, 16, 1, 8)


def new_search(game: Game, seed: int, weights: Weights | None = None) -> SearchAgent:
    return SearchAgent(game, seed, seconds=60.0, iterations=ITERATIONS, weights=weights)


FACTORIES: dict[str, AgentFactory] = {
    **{name: make for name, make in AGENTS.items() if name not in SEARCHERS and make is not LEVELS["apprentice"]},
    "heuristic": HeuristicAgent,
    "search": new_search,
    "network": lambda game, seed: NetworkAgent(game, seed, weights=network(game)),
    "guided": lambda game, seed: new_search(game, seed, network(game)),
}
"""All agents, with a small search budget and a small network."""

every_agent = pytest.mark.parametrize("level", FACTORIES)
every_game = pytest.mark.parametrize("name", NAMES)


def as_lowered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the Python search, as on a machine without a compiler."""
    monkeypatch.setattr(search_agent, "new_tree", tree.Tree)
    monkeypatch.setattr("agon.agents.network_agent.new_tree", tree.Tree)
    monkeypatch.setattr("agon.agents.heuristic_agent.look_ahead", tree.look_ahead)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("name", sampled(NAMES))
@every_agent
def test_an_agent_plays_a_whole_game(name: str, level: str):
    game = load(name)
    table, chance, agents = Table(game), SeededChooser(1, 0), dict[str, Agent]()
    while table.outcome is None and len(table.choices) < 700:
        ask = table.asks[0]
        if ask.seat == "chance":
            table.choose("chance", chance(ask))
            continue
        agent = agents.setdefault(ask.seat, FACTORIES[level](game, len(agents)))
        table.choose(ask.seat, agent(situation(table, ask.seat)))
    assert len(table.choices) > 20
    assert set(agents) == set(table.seats)


def test_an_unknown_agent_is_refused():
    assert [check_agent(name) for name in AGENTS] == list(AGENTS)
    with pytest.raises(
        AgonError, match="bad-option: no agent 'divine'; the agents: random, heuristic, search, network"
    ):
        check_agent("divine")


def test_the_terminal_offers_every_level():
    assert get_args(get_type_hints(play_command)["against"]) == (*LEVELS, "random")


def test_each_level_has_a_larger_budget_than_the_one_below():
    assert len(LEVELS) == 5 and DEFAULT_LEVEL in LEVELS and list(LEVELS)[-len(BUDGETS) :] == list(BUDGETS)
    for budgets in (BUDGETS, *(network_budgets(load(name)) for name in NAMES)):
        assert list(budgets) == [level for level in BUDGETS if level in budgets]
        assert list(budgets.values()) == sorted(budgets.values())


def limits(agent: Agent | None) -> tuple[int | None, float]:
    assert isinstance(agent, SearchAgent)
    return agent.iterations, agent.seconds


def test_a_level_searches_with_the_network_if_that_makes_it_better(monkeypatch: pytest.MonkeyPatch):
    game, budget = load("hector_achilles"), Budget(7, 0.5)
    monkeypatch.setattr("agon.agents.levels.network_budgets", lambda game: {"olympian": budget})
    for weights in (None, network(game)):
        monkeypatch.setattr("agon.agents.levels.trained", lambda game, weights=weights: weights)
        for level in BUDGETS:
            agent, former = LEVELS[level](game, 1), AGENTS[f"mind-{level}"](game, 1)
            assert isinstance(agent, BestSearch) and isinstance(former, SearchAgent) and former.weights is None
            assert limits(agent.mind) == limits(former) == BUDGETS[level]
            assert (agent.network is not None) == (level == "olympian" and weights is not None)
            assert agent.network is None or limits(agent.network) == budget


def test_the_levels_with_a_network_are_listed_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("agon.agents.levels.network_folder", lambda game: tmp_path)
    listed = network_budgets.__wrapped__
    assert listed(load("hector_achilles")) == {}
    (tmp_path / "levels.toml").write_text("[olympian]\niterations = 9\nseconds = 1.5\n")
    assert listed(load("hector_achilles")) == {"olympian": Budget(9, 1.5)}


@pytest.mark.parametrize("players", ["1", "2"])
def test_who_plays_alone_has_no_use_for_the_network(players: str, monkeypatch: pytest.MonkeyPatch):
    game, used = load("roll_player"), list[bool]()

    def choose(self: SearchAgent, here: Situation) -> str:
        used.append(self.weights is not None)
        return here.offered[0]

    monkeypatch.setattr("agon.agents.levels.trained", network)
    monkeypatch.setattr("agon.agents.levels.network_budgets", lambda game: {"champion": Budget(7, 0.5)})
    agent = LEVELS["champion"](game, 1)
    monkeypatch.setattr(SearchAgent, "__call__", choose)
    decision = next(decisions(game, {"players": players}, 1, 7))
    agent(situation(decision.table, game.seat_id(decision.seat)))
    assert used == [players == "2"]


def test_agents_that_need_a_network_are_refused_without_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(trained, "trained", lambda game: None)
    for name in ("network", "guided"):
        with pytest.raises(AgonError, match="bad-network: hector_achilles has no network"):
            AGENTS[name](load("hector_achilles"), 1)


def test_a_novice_samples_the_prior():
    """Options with prior 0 are never drawn, and the choices vary unless one prior dominates."""
    game = load("twilight_struggle")
    for decision in decisions(game, {}, 3, 25):
        found = search_backend.look_ahead(game, decision.root, decision.seat, 1, 64, decision.params)
        now, agent = situation(decision.table, game.seat_id(decision.seat)), PolicyAgent(game, 1)
        drawn = [agent(now) for _ in range(40)]
        assert all(one.prior > 0 for option, one in zip(now.offered, found, strict=True) if option in drawn)
        assert len(set(drawn)) > 1 or max(one.prior for one in found) > 0.8


# ---------------------------------------------------------------- hidden information


def peek(table: Table, seat: str) -> Situation:
    """A leak: returns the real position in place of an imagined one."""
    return situation(table, seat)._replace(imagined=lambda: Imagined(table.machine.cells, table.lowered.frames))


class Sly:
    """A cheater: chooses by everything in the given position, without determinizing it."""

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def __call__(self, situation: Situation) -> str:
        return situation.offered[hash(tuple(situation.imagined().cells)) % len(situation.offered)]


def differences(name: str, make: AgentFactory, look: Callable[[Table, str], Situation]) -> int:
    """Count the decisions at which a change to hidden information alone changes the choice."""
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
    assert differences(name, FACTORIES[level], situation) == 0


def test_an_agent_that_uses_hidden_information_is_detected():
    assert differences("hector_achilles", Sly, situation) == 0
    assert differences("hector_achilles", Sly, peek) > 0


@pytest.mark.parametrize("level", ["heuristic", "search"])
def test_agents_that_search_determinize_the_position_they_are_given(level: str):
    assert differences("hector_achilles", FACTORIES[level], peek) == 0


@every_game
@every_agent
def test_an_agent_plays_alike_in_two_games_that_its_seat_cannot_tell_apart(name: str, level: str):
    game = load(name)
    seat, asked = game.seats[1], 0
    told = pair(game, seat, 3, 60, 2)
    tables, agents = (Table(game), Table(game)), [FACTORIES[level](game, 5) for _ in range(2)]
    for step in told.steps:
        if step.seat == seat:
            asked += 1
            one, other = (agent(situation(table, seat)) for agent, table in zip(agents, tables, strict=True))
            assert one == other
        for table, option in zip(tables, step.options, strict=True):
            table.choose(step.seat, option)
    assert asked
    assert told.differences or name == "roll_player"


# ---------------------------------------------------------------- search

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
def test_agents_that_search_prefer_even_odds_to_a_guess(pytestconfig: pytest.Config, level: str, hidden: str):
    """Whoever knew the hidden colour would always win. A guess wins one time in three, the die every other time."""
    game = toy_game(toy_folder(pytestconfig), GUESS, seats=("left", "right"))
    table = Table(game)
    table.choose("chance", hidden)
    agents: dict[str, Agent] = {
        "heuristic": HeuristicAgent(game, 1, deals=200),
        "search": SearchAgent(game, 1, seconds=60.0, iterations=600),
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
    """Daring wins two times in three, since the opponent must guess; in a tree where the opponent learns, it never
    does."""
    game = toy_game(toy_folder(pytestconfig), BLUFF, seats=("left", "right"))
    table = Table(game)
    table.choose("chance", hidden)
    here = situation(table, "left")
    assert SearchAgent(game, 1, seconds=60.0, iterations=600)(here) == "1"
    knowing = search_backend.tree_params(game, here, opponents_use_tree=1)
    found = search_backend.new_tree(game, knowing, 10_000).search(search_backend.root_of(game, here), 0, 1, 600)
    assert found[1].value < 0.4 < found[0].value


def test_a_search_agent_reuses_its_tree_if_it_is_asked_again_at_once():
    game, reuses, restarts = load("twilight_struggle"), 0, 0
    table, chance = Table(game), SeededChooser(2, 0)
    agent = SearchAgent(game, 1, seconds=60.0, iterations=ITERATIONS)
    last = ""
    while reuses < 5 or restarts < 5:
        ask = table.asks[-1]
        if ask.seat != "ussr":
            table.choose(ask.seat, chance(ask))
        else:
            before, is_decision = agent.trees, len(ask.options) > 1
            table.choose("ussr", agent(situation(table, "ussr")))
            reuses += is_decision and agent.trees is before
            restarts += is_decision and agent.trees is not before
            assert not (is_decision and agent.trees is before and last != "ussr"), "another seat chose in between"
        last = ask.seat


def test_the_statistics_of_two_trees_are_merged():
    halves = OptionStats(3, 10, 0.5, 0.2), OptionStats(3, 30, 0.9, 0.4)
    assert search_agent.merge(halves)[:2] == (3, 40)
    assert search_agent.merge(halves)[2:] == pytest.approx((0.8, 0.3))
    assert search_agent.merge((OptionStats(3, 0, 0.0, 0.2), OptionStats(3, 0, 0.0, 0.2))) == OptionStats(3, 0, 0.0, 0.2)


@every_game
def test_a_search_agent_without_time_still_chooses(name: str):
    game = load(name)
    decision = next(decisions(game, {}, 1, 7))
    seat = game.seat_id(decision.seat)
    chosen = SearchAgent(game, 1, seconds=0.0)(situation(decision.table, seat))
    assert chosen in situation(decision.table, seat).offered


@pytest.mark.parametrize(("waited", "slices"), [(0.0, 3), (0.25, 2), (0.5, 1), (2.0, 1)])
def test_waiting_for_the_position_counts_as_thinking_time(waited: float, slices: int, monkeypatch: pytest.MonkeyPatch):
    """Uses a fake clock: a slice of the search takes a quarter of a second, the position as long as given."""
    game, now, searched = load("hector_achilles"), [0.0], 0
    decision = next(decisions(game, {}, 1, 7))
    here = situation(decision.table, game.seat_id(decision.seat))
    new_tree = search_backend.new_tree

    class Watched:
        def __init__(self, *given: Any) -> None:
            self.tree = new_tree(*given)
            self.reroot = self.tree.reroot

        def search(self, *given: Any) -> list[OptionStats]:
            nonlocal searched
            searched += 1
            now[0] += 0.25
            return self.tree.search(*given)

    def imagined() -> Imagined:
        now[0] += waited
        return here.imagined()

    monkeypatch.setattr(search_agent, "monotonic", lambda: now[0])
    monkeypatch.setattr(search_agent, "new_tree", Watched)
    SearchAgent(game, 1, seconds=1.0, threads=1)(here._replace(imagined=imagined))
    assert searched == slices


@pytest.mark.skipif(not batch.available(), reason="no C compiler")
@pytest.mark.parametrize("level", ["heuristic", "search", "network", "guided"])
@every_game
def test_without_a_compiler_agents_choose_the_same(name: str, level: str, monkeypatch: pytest.MonkeyPatch):
    game = load(name)
    found = [(decision.table, game.seat_id(decision.seat)) for decision in decisions(game, {}, 2, sized(97, 41))]
    native = [FACTORIES[level](game, 9)(situation(*one)) for one in found]
    as_lowered(monkeypatch)
    assert [FACTORIES[level](game, 9)(situation(*one)) for one in found] == native


def test_a_position_without_the_ask_is_stale():
    game = load("hector_achilles")
    first, second = (next(decisions(game, {}, 1, every)) for every in (3, 30))
    seat = game.seat_id(first.seat)
    here = situation(first.table, seat)._replace(imagined=lambda: second.table.imagined(seat))
    with pytest.raises(Refused, match="stale-ask"):
        search_backend.root_of(game, here)


def test_the_strength_page_states_the_budgets():
    page = (Path(__file__).parents[2] / "docs" / "reports" / "strength.md").read_text()
    for level, budget in BUDGETS.items():
        (row,) = [line for line in page.splitlines() if re.match(rf"\| {level} \| (?!\w+ \| \d)", line)]
        assert row.endswith(f"| {budget.iterations:,} | {budget.seconds:g} |")
