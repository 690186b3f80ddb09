"""The search in C and the search over the lowered machine give the same results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from agon.agents import tree
from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError, EngineFault
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.table import Table
from agon.games import NAMES, load
from agon.native import batch, search
from agon.native.machine import NativeMachine
from agon.native.search import NativeTree, OptionStats, TreeParams
from tests.agents.decisions import Decision, decisions
from tests.engine.toys import bids, rps
from tests.tiers import sized, soak

needs_compiler = pytest.mark.skipif(not batch.available(), reason="no C compiler")

SETS: dict[str, list[dict[str, str]]] = {"roll_player": [{"players": "3"}, {}, {"players": "1"}]}
GAMES: list[Any] = [
    pytest.param(load(name), options, id=" ".join([name, *options.values()]), marks=soak if number else ())
    for name in NAMES
    for number, options in enumerate(SETS.get(name, [{}]))
]
GAMES += [pytest.param(game, {}, id=game.name) for game in (bids.GAME, rps.GAME)]
EVERY = 23
every_game = pytest.mark.parametrize(("game", "options"), GAMES)


def some(game: Any, options: dict[str, str], most: int = sized(2, 6)) -> list[Decision]:
    every = EVERY if game.name in NAMES else 1
    found = [decision for seed in range(2) for decision in decisions(game, options, seed, every)]
    assert found
    return found[:: -(-len(found) // most)]


def best(found: list[OptionStats]) -> int:
    return max(found, key=lambda one: one.visits).option


@every_game
@needs_compiler
def test_a_state_moves_from_the_lowered_machine_to_the_native_one_and_back(game, options):
    for decision in some(game, options):
        there = NativeMachine.resumed(game, decision.root.cells, decision.root.frames)
        assert (there.cells, there.frames) == (decision.root.cells, decision.root.frames)
        assert [tuple(ask) for ask in there.pending] == [tuple(ask) for ask in decision.root.pending]
        back, chooser = game.compiled.resume(there.cells, there.frames), SeededChooser(3, 0)
        assert back == decision.root
        while back.over is None:
            ask = back.pending[0]
            there.answer(ask[0], option := chooser(ask))
            back.answer(ask[0], option)
        assert (there.over, there.cells) == (back.over, back.cells)


@every_game
def test_cells_and_frames_that_no_game_holds_are_refused(game, options):
    root = some(game, options, 1)[0].root
    cells, frames = root.cells, root.frames
    high = [field.high + 1 for field in game.position.fields.values() for _ in range(field.size)]
    bad = [(cells[1:], frames), (cells, []), (cells, frames[1:]), (cells, [*frames[:-1], 9999])]
    bad += [(cells, [*frames[:-2], 9999, frames[-1]]), (cells, frames * 2), (cells, [*frames, 1])]
    bad += [([*cells[:i], high[i], *cells[i + 1 :]], frames) for i in range(len(cells))]
    for some_cells, some_frames in bad:
        with pytest.raises(AgonError, match="bad-position"):
            game.compiled.resume(some_cells, some_frames)


@every_game
@needs_compiler
@pytest.mark.parametrize("size", [100_000, 40])
def test_the_native_tree_finds_what_the_lowered_one_finds(game, options, size):
    for decision in some(game, options):
        root, seat = decision.root, decision.seat
        native, lowered = (kind(game, decision.params, size) for kind in (NativeTree, tree.Tree))
        native.search(root, seat, 5, 17)
        found = native.search(root, seat, 5, 43)
        assert found == lowered.search(root, seat, 5, 60), "in slices or at once"
        assert sum(one.visits for one in found) == 60
        assert native.nodes == lowered.nodes <= size
        assert [one.option for one in found] == tree.ask_of(root, seat)[2]
        assert native.reroot(best(found)) and lowered.reroot(best(found))
        assert native.search(root, seat, 6, 20) == lowered.search(root, seat, 6, 20)
        assert native.nodes == lowered.nodes


@every_game
@needs_compiler
@pytest.mark.parametrize("size", [100_000, 40])
def test_both_trees_take_only_the_forced_option_at_the_root(game, options, size):
    for decision in some(game, options):
        root, seat = decision.root, decision.seat
        native, lowered = (kind(game, decision.params, size) for kind in (NativeTree, tree.Tree))
        before = native.search(root, seat, 5, 20)
        assert before == lowered.search(root, seat, 5, 20)
        last = before[-1].option
        for grown in (native, lowered):
            grown.force(last)
        found = native.search(root, seat, 5, 30)
        assert found == lowered.search(root, seat, 5, 30)
        tried = [after.visits - one.visits for one, after in zip(before, found, strict=True)]
        assert not any(tried[:-1]) and (tried[-1] == 30 or native.nodes == size)
        for grown in (native, lowered):
            grown.force(None)
        assert native.search(root, seat, 5, 30) == lowered.search(root, seat, 5, 30)


@every_game
@needs_compiler
def test_both_trees_have_the_same_rewards_whoever_is_asked(game, options):
    for decision in some(game, options, sized(1, 3)):
        for viewer in range(decision.params.players):
            root = decision.table.imagine(game.seats[viewer], SeededChooser(1, 0)).lowered
            native, lowered = (kind(game, decision.params, 1000) for kind in (NativeTree, tree.Tree))
            native.rewards(root, viewer, 5, 17)
            lowered.rewards(root, viewer, 5, 17)
            totals = native.rewards(root, viewer, 5, 40)
            assert totals == lowered.rewards(root, viewer, 5, 40)
            assert len(totals) == 1 or sum(totals) == pytest.approx(40)


@every_game
@needs_compiler
def test_the_native_lookahead_is_the_lowered_one(game, options):
    for decision in some(game, options):
        given = (game, decision.root, decision.seat, 4, 3, decision.params)
        assert search.look_ahead(*given) == tree.look_ahead(*given)


@every_game
@needs_compiler
def test_the_native_policy_is_the_lowered_one(game, options):
    for decision in some(game, options):
        for state in (None, 1, 2, 3):
            chosen = search.policy_choice(game, decision.root, decision.seat, state)
            assert chosen == tree.policy_choice(game, decision.root, decision.seat, state)
            assert chosen in tree.ask_of(decision.root, decision.seat)[2]


@every_game
def test_a_search_is_reproducible_from_its_seed(game, options):
    differences = 0
    for decision in some(game, options, sized(1, 3)):
        one, again, other = (
            tree.Tree(game, decision.params, 1000).search(decision.root, decision.seat, seed, 60) for seed in (1, 1, 2)
        )
        assert one == again
        differences += one != other
    assert differences


@every_game
def test_rewards_are_shared_by_the_winners_and_add_up_to_one(game, options):
    for decision in some(game, options, sized(1, 3)):
        policy, m = tree.PlayoutPolicy(game, decision.params), decision.root.copy()
        chooser = SeededChooser(6, 0)
        while m.over is None:
            rewards = policy.rewards(m)
            assert all(0 < reward < 1 for reward in rewards)
            assert len(rewards) == 1 or sum(rewards) == pytest.approx(1)
            policy.step(m, chooser)
        rewards = policy.rewards(m)
        if len(rewards) > 1 and m.over.winners:
            count = m.over.winners.bit_count()
            assert rewards == [(m.over.winners >> seat & 1) / count for seat in range(len(rewards))]


@every_game
def test_a_playout_stops_at_its_limit_of_decisions(game, options):
    decision = some(game, options, 1)[0]
    for most in (0, 3):
        params = decision.params._replace(decisions=most, turns=0)
        policy, m = tree.PlayoutPolicy(game, params), decision.root.copy()
        policy.playout(m, 0, SeededChooser(7, 0))
        assert m.over is not None or tree.decisions(m)
        assert (m.cells == decision.root.cells) == (most == 0)


def test_simultaneous_choices_do_not_see_each_other():
    """If they did, the second seat would always answer with the winning sign."""
    root = Table(rps.GAME).machine
    assert isinstance(root, LoweredMachine)
    params = TreeParams(1.0, 3.0, 1.0, 1, 0, 1, 2, opponents_use_tree=1)
    for seat in (rps.LEFT, rps.RIGHT):
        found = tree.Tree(rps.GAME, params, 10_000).search(root, seat, 1, 600)
        assert all(0.3 < one.value < 0.7 for one in found)
        assert min(one.visits for one in found) > 100


@needs_compiler
def test_a_search_uses_the_weights_of_its_game():
    game = load("hector_achilles")
    assert game.mind is not None
    contrary = game.with_weights({term: -weight for term, weight in zip(game.mind.terms, game.weights, strict=True)})
    differences = 0
    for decision in some(game, {}):
        given = (decision.root, decision.seat, 5, 60)
        trees = [kind(one, decision.params, 1000) for one in (game, contrary) for kind in (NativeTree, tree.Tree)]
        found = [grown.search(*given) for grown in trees]
        assert found[0] == found[1] and found[2] == found[3]
        differences += found[0] != found[2]
    assert differences


def test_searching_for_a_seat_that_is_not_asked_is_a_fault():
    game = load("hector_achilles")
    decision = some(game, {}, 1)[0]
    idle = next(seat for seat in (0, 1) if all(ask[0] != seat for ask in decision.root.pending))
    given = (game, decision.root, idle, 1, 1, decision.params)
    searches: list[Callable[[], Any]] = [
        lambda: tree.Tree(game, decision.params, 10).search(decision.root, idle, 1, 1),
        lambda: tree.look_ahead(*given),
        lambda: tree.policy_choice(game, decision.root, idle),
    ]
    if batch.available():
        searches += [
            lambda: NativeTree(game, decision.params, 10).search(decision.root, idle, 1, 1),
            lambda: search.look_ahead(*given),
            lambda: search.policy_choice(game, decision.root, idle),
        ]
    for search_idle in searches:
        with pytest.raises(EngineFault, match="not asked"):
            search_idle()


def test_an_option_with_prior_zero_is_never_expanded():
    game = load("twilight_struggle")
    for decision in some(game, {}, 3):
        banned = tree.ask_of(decision.root, decision.seat)[2][0]
        grown = tree.Tree(game, decision.params, 1000)
        prior = grown.policy.prior
        grown.policy.prior = lambda s, seat, what, option, banned=banned, prior=prior: (
            0 if option == banned else prior(s, seat, what, option)
        )
        found = grown.search(decision.root, decision.seat, 1, 80)
        assert found[0].option == banned and found[0].visits == 0
