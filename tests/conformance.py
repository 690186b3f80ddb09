"""The conformance suite: what every game must guarantee. A subclass names a game and inherits the tests:

    class TestRoulette(Conformance):
        game = load("roulette")

Hypothesis draws a plan with one number per ask, which selects among the options, so a failure shrinks to the shortest
game.

What a seat cannot know is defined by `imagine`: if a seat would imagine the same at two tables, it must not be able to
tell them apart by anything it is shown, asked or told. The helpers raise `Leak` if it can.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from agon.engine.chooser import SeededChooser
from agon.engine.errors import Refused
from agon.engine.game import Game
from agon.engine.machine import Pending
from agon.engine.mind import MAX_PRIOR, MAX_VALUE
from agon.engine.script import CHANCE, NONE, REVEALED
from agon.engine.simulate import option_sets, play_many
from agon.engine.table import Ask, Line, Table
from agon.engine.table.study import check, parse, write_record
from agon.engine.views import part
from agon.native import batch
from agon.native.library import imagine_natively
from agon.native.machine import NativeMachine
from agon.text.catalogue import LANGUAGES, Catalogue, languages_of
from tests.tiers import sized, soak

Start = Callable[[Game, dict[str, str]], Table]

LONGEST_PLAN = 400
MAX_OPTION_SETS = 64
ASKED_WHY = 4  # words a seat asks about at every step
MAX_GAMES = 1000

needs_compiler = pytest.mark.skipif(not batch.available(), reason="no C compiler")
plans = st.integers(0, LONGEST_PLAN).flatmap(lambda n: st.lists(st.integers(0, 1023), min_size=n, max_size=n))
seeds = st.integers(0, 9999)


def examples(count: int) -> settings:
    """Play this many whole games, the same in every run and without a deadline."""
    return settings(
        max_examples=sized(max(2, count // 5), count),
        deadline=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate, Phase.shrink],
        suppress_health_check=[
            HealthCheck.differing_executors,  # subclasses run the tests of this class
            HealthCheck.too_slow,
            HealthCheck.data_too_large,
            HealthCheck.large_base_example,
        ],
    )


# ---------------------------------------------------------------- playing


def choose(table: Table, pending: Pending, option: int) -> None:
    """Answer an ask given in codes."""
    game = table.game
    table.choose(game.seat_id(pending[0]), game.option_id(pending[1], option))


def follow(table: Table, plan: Iterable[int]) -> Iterator[tuple[Pending, int]]:
    """Yield the ask and the option for each number of the plan; the caller answers it."""
    for number in plan:
        asks = table.machine.pending
        if not asks:
            return
        pending = asks[number % len(asks)]
        yield pending, pending[2][number // len(asks) % len(pending[2])]


def play(table: Table, plan: Sequence[int]) -> Table:
    for pending, option in follow(table, plan):
        choose(table, pending, option)
    return table


def asked(table: Table, seat: str) -> tuple[str, tuple[str, ...]] | None:
    """What a seat is asked, and its options: it knows these, whatever else it imagines."""
    ask = table.ask(seat)
    return None if ask is None else (ask.what, ask.options)


def play_on(table: Table, seed: int, most: int, check: Callable[[Table], object] = lambda table: None) -> Table:
    """Make up to `most` random choices."""
    chooser = SeededChooser(seed, 0)
    for _ in range(most):
        check(table)
        if not table.machine.pending:
            break
        pending = table.machine.pending[chooser.below(len(table.machine.pending))]
        choose(table, pending, chooser(pending))
    return table


def snapshot(table: Table) -> tuple[Any, ...]:
    """Everything of a table that a refused choice could change."""
    undo = tuple(table.can_undo(seat) for seat in table.game.seats)
    return (table.machine.copy(), table.asks, list(table.choices), list(table._told), table.number, undo)


def fork(table: Table) -> Table:
    """A table at the same position without a history (log, record, undo), as `imagine` returns it."""
    return table._twin(table.lowered.copy())


# ---------------------------------------------------------------- what a seat can tell apart


class Leak(AssertionError):
    """A seat is shown something that it cannot know."""


def refusals(table: Table, seat: str | None) -> list[str]:
    """The messages a seat gets for choices that were not offered, and whether it can undo."""
    if seat is None:
        return []
    attempts: list[dict[str, Any]] = [{}, {"number": -1}, {"what": "no_such_ask"}]
    messages = [str(table.can_undo(seat))]
    for attempt in attempts:
        try:
            table.choose(seat, "no_such_option", **attempt)
        except Refused as refused:
            messages.append(str(refused))
    return messages


def advice(table: Table, seat: str) -> tuple[Any, ...]:
    """What the rules say about the options of a seat's ask, and about some words that may not be among them."""
    if table.ask(seat) is None:
        return ()
    words = table.game.words.ids
    asked = [words[(table.number * 7 + at * len(words) // ASKED_WHY) % len(words)] for at in range(ASKED_WHY)]
    reasons = [table.why_not(seat, word) for word in asked]
    return table.warnings(seat), table.costs(seat), table.is_forced(seat), reasons


def mask(table: Table, seat: str) -> list[int]:
    """The actions that a program may take for a seat."""
    pending = table.pending(seat)
    return [] if pending is None else sorted(table.game.actions(pending))


def seen(table: Table, seat: str | None) -> Iterator[tuple[str, Any]]:
    """Yield everything that a seat (None: a spectator) is shown, asked or told; frames are public."""
    yield "view", table.view(seat)
    yield "glance", table.glance()
    yield "who is asked what", [(ask.number, ask.seat, ask.what) for ask in table.asks]
    yield "mask", None if seat is None else mask(table, seat)
    yield "own ask", None if seat is None else table.ask(seat)
    yield "advice", None if seat is None else advice(table, seat)
    yield "observation", None if seat is None or seat not in table.seats else table.observation(seat)
    yield "log", table.log(seat)
    yield "outcome", table.outcome
    yield "refusals", refusals(table, seat)
    yield "frames", table.lowered.k


def compare(one: Table, other: Table, seat: str | None) -> None:
    """Raise `Leak` if a seat can tell two tables apart."""
    for (what, found), (_, as_well) in zip(seen(one, seat), seen(other, seat), strict=True):
        if found != as_well:
            raise Leak(f"{what} of {seat or 'a spectator'} shows what is hidden:\n  {found}\n  {as_well}")


def knows_the_same(one: Table, other: Table, seat: str | None, seed: int) -> bool:
    """Whether a seat would imagine the same at both tables; a spectator sees nothing that is hidden from some seat."""
    if one.outcome != other.outcome:
        return False
    seats = one.game.seats if seat is None else (seat,)
    imagined = ([t.imagine(s, SeededChooser(seed, 1)).machine.cells for t in (one, other)] for s in seats)
    return any(a == b for a, b in imagined)


def shadow(one: Table, other: Table, seat: str | None, seed: int, steps: int) -> Counter[str]:
    """Continue at two tables that look the same to a seat: hidden choices differ, all others are equal, and the seat
    must not notice until the rules reveal something hidden.

    Return the secret kinds of asks that were answered differently.
    """
    chooser, unnoticed = SeededChooser(seed, 2), Counter[str]()
    secret = {kind.name for kind in one.game.asks if kind.secret}
    compare(one, other, seat)
    for _ in range(steps):
        if one.outcome is not None:
            break
        at = chooser.below(len(one.asks))
        asks = one.asks[at], other.asks[at]
        pairs = []
        if asks[0].what in secret and asks[0].seat != seat:
            pairs = [tuple(ask.options[chooser.below(len(ask.options))] for ask in asks)]
        common = [option for option in asks[0].options if option in asks[1].options]
        if common:
            pairs.append((common[chooser.below(len(common))],) * 2)
        for pair in pairs:
            after = answered(one, asks[0], pair[0]), answered(other, asks[1], pair[1])
            if not any(REVEALED in table._told for table in after) and knows_the_same(*after, seat, seed):
                break
        else:
            break
        one, other = after
        compare(one, other, seat)
        if pair[0] != pair[1]:
            unnoticed[asks[0].what] += 1
    return unnoticed


def answered(table: Table, ask: Ask, option: str) -> Table:
    table = table.copy()
    table.choose(ask.seat, option)
    return table


def look_for_leaks(table: Table, seat: str | None, seed: int, steps: int = 30) -> Counter[str]:
    """Change only what a seat cannot know (for a spectator: what every seat cannot know) and continue; any visible
    difference is a leak."""
    twin = table
    for imaginer in table.game.seats if seat is None else (seat,):
        twin = twin.imagine(imaginer, SeededChooser(seed, 3))
    return shadow(fork(table), twin, seat, seed, steps)


# ---------------------------------------------------------------- planted leaks


def seal(table: Table) -> int:
    """A number that depends on the whole position, hidden parts included."""
    return hash(tuple(table.machine.cells))


class TellsAll(Table):
    def log(self, seat: str | None = None, start: int = 0) -> list[Line]:
        return [*super().log(seat, start), Line("leak", {"seal": ("number", seal(self))})]


class OffersInHiddenOrder(Table):
    def ask(self, seat: str) -> Ask | None:
        ask = super().ask(seat)
        return ask and ask._replace(options=ask.options[:: 1 if seal(self) % 2 else -1])


class ObservesHiddenThings(Table):
    def observation(self, seat: str) -> list[int]:
        return [*super().observation(seat), seal(self)]


class MasksByHiddenThings(Table):
    def pending(self, seat: str) -> Pending | None:
        pending = super().pending(seat)
        return pending and pending._replace(options=pending.options[: 1 + seal(self) % len(pending.options)])


class WarnsOfHiddenThings(Table):
    def warnings(self, seat: str) -> dict[str, str]:
        return super().warnings(seat) | {"leak": str(seal(self))}


class RefusesWithReasons(Table):
    def _check(self, *choice: object) -> tuple[int, Pending, int]:
        try:
            return super()._check(*choice)
        except Refused as refused:
            raise Refused(refused.code, f"{refused.message} {seal(self)}") from None


def with_open_view(game: Game) -> Game:
    return replace(game, view=lambda p, seat, tables: game.view(p, seat, tables) | {"cells": list(p.cells)})


def with_open_glance(game: Game) -> Game:
    return replace(game, glance=lambda p, tables: {"cells": list(p.cells)})


PLANTED: dict[str, Start] = {
    "view": lambda game, options: Table(with_open_view(game), options),
    "glance": lambda game, options: Table(with_open_glance(game), options),
    "log": TellsAll,
    "own ask": OffersInHiddenOrder,
    "advice": WarnsOfHiddenThings,
    "observation": ObservesHiddenThings,
    "mask": MasksByHiddenThings,
    "refusals": RefusesWithReasons,
}


# ---------------------------------------------------------------- views that are kept in parts


class Stale(AssertionError):
    """A view shows a part of another seat's view or of another position."""


def compare_views(table: Table) -> None:
    """The views of a table that keeps their parts must equal those made from the position alone, byte by byte."""
    for seat in (*table.game.seats, None):
        code = NONE if seat is None else table.game.seat_code(seat)
        new = table.game.view(table.position, code, table.game.tables)
        if msgspec.json.encode(table.view(seat)) != msgspec.json.encode(new):
            raise Stale(f"the view of {seat or 'a spectator'} is not that of the position")
    if table.game.glance is not None:
        assert table.glance() == table.game.glance(table.position, table.game.tables)


def play_and_undo(table: Table, seed: int, most: int) -> None:
    """Choose, undo and rewind at random, and compare the views after every step, including those of imagined tables."""
    chooser = SeededChooser(seed, 3)
    table.keep_views()
    for _ in range(most):
        compare_views(table)
        if not table.machine.pending:
            break
        pending = table.machine.pending[chooser.below(len(table.machine.pending))]
        seat = table.game.seat_id(pending[0])
        if seat != "chance" and table.can_undo(seat) and chooser.below(4) == 0:
            table.undo(seat)
        elif chooser.below(50) == 0:
            table.rewind(len(table.choices) - chooser.below(9))
        else:
            choose(table, pending, chooser(pending))


def with_shared_part(game: Game) -> Callable[..., Any]:
    """A view with a part that depends on the seat without taking it as an argument."""
    viewers = [NONE]
    shared = part(lambda p, tables: game.view(p, viewers[0], tables))

    def view(p: Any, seat: int, tables: Any) -> Any:
        viewers[0] = seat
        return shared(p, tables)

    return view


def with_unrecorded_read(game: Game) -> Callable[..., Any]:
    """A view with a part that reads another position than the one it is given."""
    positions: list[Any] = [None]
    stale = part(lambda p, seat, tables: game.view(positions[0], seat, tables))

    def view(p: Any, seat: int, tables: Any) -> Any:
        positions[0] = game.compiled.position_of(list(p.cells))
        return stale(p, seat, tables)

    return view


# ---------------------------------------------------------------- the suite


class Conformance:
    """The guarantees of a game, to be inherited."""

    game: ClassVar[Game]
    option_sets: ClassVar[Sequence[dict[str, str]] | None] = None
    """Combinations of options to play with; left out: all, or the default and a sample where there are more than 64."""
    languages: ClassVar[Sequence[str]] = LANGUAGES
    never_seen: ClassVar[frozenset[str]] = frozenset()
    """`ask KIND`, `log KIND` and `word ID` that random games need not meet."""
    forces: ClassVar[bool] = False
    """Whether random games meet a choice that is forced."""
    cap: ClassVar[int] = 20_000

    @classmethod
    @functools.cache
    def sets(cls) -> list[dict[str, str]]:
        if cls.option_sets is not None:
            return [cls.game.choose_options(given) for given in cls.option_sets]
        return option_sets(cls.game, MAX_OPTION_SETS, 1)

    def some_sets(self) -> list[dict[str, str]]:
        return self.sets()[: sized(6, None)]

    def table(self, seed: int, **how: Any) -> Table:
        return Table(self.game, self.sets()[seed % len(self.sets())], **how)

    def tables(self, count: int, start: Start = Table) -> Iterator[tuple[int, Table]]:
        """Tables in the middle of games, spread over the options and the length of a game; one in eight is fresh."""
        for seed in range(count):
            options = self.sets()[(seed if seed % 8 else seed // 8) % len(self.sets())]
            length = len(play_on(Table(self.game, options), seed, self.cap).choices) if seed % 8 else 0
            yield seed, play_on(start(self.game, options), seed, SeededChooser(seed, 4).below(length + 1))

    def has_secrets(self) -> bool:
        return any(kind.secret for kind in self.game.asks)

    # -- options

    def test_what_an_option_excludes_is_there_and_something_is_left_to_choose(self):
        values = {option.name: list(option.values) for option in self.game.options}
        for option in self.game.options:
            assert option.default in option.values
            for value, others in option.excludes.items():
                assert value in option.values
                assert all(name != option.name and other in values[name] for name, other in others)
            assert all(self.game.choose_options({option.name: value}) for value in option.values)
        assert self.game.choose_options({}) == {option.name: option.default for option in self.game.options}
        assert all(self.game.clash(options) is None for options in self.sets())

    # -- games

    @examples(25)
    @given(plan=plans, seed=seeds)
    def test_every_game_ends_and_every_ask_on_the_way_is_sound(self, plan, seed):
        table = self.table(seed)
        for pending, option in follow(table, plan):
            self.is_sound(table)
            choose(table, pending, option)
        play_on(table, seed, self.cap, self.is_sound)
        outcome = table.outcome
        assert outcome is not None, f"no end after {self.cap} choices"
        assert outcome.reason in self.game.words.codes
        assert set(outcome.winners) <= set(self.game.seats)

    def is_sound(self, table: Table) -> None:
        asks = table.asks
        assert bool(asks) == (table.outcome is None)
        assert len({ask.seat for ask in asks}) == len(asks), "a seat is asked two things at once"
        codes = [self.game.seat_code(ask.seat) for ask in asks]
        assert codes == sorted(codes), "asks come in seat order"
        for ask in asks:
            assert 0 < len(ask.options) <= self.game.most_options
            assert len(set(ask.options)) == len(ask.options), f"doubled options: {ask}"
            if ask.weights is not None:
                assert ask.seat == "chance"
                assert len(ask.weights) == len(ask.options)
                assert min(ask.weights) > 0

    def test_the_declared_invariant_holds_after_every_answer(self):
        for number, options in enumerate(self.some_sets()):
            table = Table(self.game, options)
            play_on(table, number, self.cap if number < sized(1, 3) else 100, self.is_whole)
            if batch.available():
                batch.play(self.game, options, 100, number, how=batch.WITH_INVARIANT)

    def is_whole(self, table: Table) -> None:
        assert self.game.invariant(table.position)
        assert self.game.compiled.plain(self.game.invariant)(table.machine.cells)

    # -- the three back ends

    @examples(6)
    @given(plan=plans, seed=seeds)
    def test_direct_lowered_and_native_agree_at_every_step(self, plan, seed):
        options = self.sets()[seed % len(self.sets())]
        table, direct = Table(self.game, options), Table(self.game, options, backend="direct")
        native = NativeMachine(self.game, self.game.fresh_cells(options)) if batch.available() else None
        for pending, option in itertools.chain(follow(table, plan), follow(table, range(seed, seed + self.cap))):
            for machine in [direct.machine] + ([native] if native else []):
                assert [tuple(ask) for ask in machine.pending] == [tuple(ask) for ask in table.machine.pending]
                assert machine.context() == table.machine.context()
                assert machine.cells == table.machine.cells
                machine.answer(pending[0], option)
            choose(table, pending, option)
            assert direct._told == table._told
        assert table.machine.over is not None
        assert direct.machine.over == table.machine.over
        if native:
            assert native.over == table.machine.over
            assert native.cells == table.machine.cells

    def test_direct_lowered_and_native_leave_the_same_trace(self):
        games = -(-sized(6, 30) // len(self.some_sets()))
        for number, options in enumerate(self.some_sets()):
            lowered = play_many(self.game, options, games, number, "lowered")
            assert play_many(self.game, options, games, number, "direct") == lowered
            if batch.available():
                assert batch.play_many(self.game, options, games, number) == lowered

    # -- what programs are told

    @examples(6)
    @given(plan=plans, seed=seeds)
    def test_direct_lowered_and_native_observe_the_same(self, plan, seed):
        options = self.sets()[seed % len(self.sets())]
        table = Table(self.game, options)
        native = NativeMachine(self.game, self.game.fresh_cells(options)) if batch.available() else None
        numbers = itertools.chain(plan, range(seed, seed + self.cap))
        for step, (pending, option) in enumerate(follow(table, numbers)):
            if step % sized(7, 1) == 0:
                self.observe_alike(table, native, directly=step % sized(70, 10) == 0)
            self.is_declared(table)
            choose(table, pending, option)
            if native:
                native.answer(pending[0], option)
        self.observe_alike(table, native, directly=True)

    def observe_alike(self, table: Table, native: NativeMachine | None, directly: bool) -> None:
        for seat in range(len(table.seats)):
            row = table.observation(self.game.seats[seat])
            assert len(row) == self.game.groups[-1].stop
            assert not native or native.observe(seat) == row
            assert not directly or self.game.compiled.observe_directly(table.machine, seat) == row

    def is_declared(self, table: Table) -> None:
        """What an ask of a seat is about and what it offers have a place in the observation and in the mask."""
        card, _, _, reason = table.machine.context()
        declared = self.game.observation
        for pending in table.machine.pending:
            if pending.seat != CHANCE and declared.features:
                assert card == NONE or card in declared.cards, self.game.words.id(card)
                assert reason == NONE or reason in declared.reasons, self.game.words.id(reason)
                assert all(0 <= action < self.game.action_count for action in self.game.actions(pending))

    # -- the mind

    def test_every_term_of_the_mind_has_a_weight(self):
        if self.game.mind is None:
            pytest.skip("this game has no mind")
        assert len(self.game.mind.terms) == len(set(self.game.mind.terms)) == len(self.game.mind.weights)

    @examples(6)
    @given(plan=plans, seed=seeds)
    def test_direct_lowered_and_native_think_the_same_at_every_step(self, plan, seed):
        options = self.sets()[seed % len(self.sets())]
        table = Table(self.game, options)
        native = NativeMachine(self.game, self.game.fresh_cells(options)) if batch.available() else None
        self.think_alike(table, native)
        numbers = itertools.chain(plan, range(seed, seed + self.cap))
        for step, (pending, option) in enumerate(follow(table, numbers)):
            choose(table, pending, option)
            if native:
                native.answer(pending[0], option)
            if step % sized(5, 1) == 0:
                self.think_alike(table, native)
        assert table.outcome is not None

    def think_alike(self, table: Table, native: NativeMachine | None) -> None:
        game, cells = self.game, table.machine.cells
        direct: Mapping[Any, Any] = game.compiled.program.direct
        position = game.position(list(cells))
        for seat in range(len(table.seats)):
            value = game.compiled.value(cells, seat)
            assert -MAX_VALUE <= value <= MAX_VALUE
            assert game.mind is None or direct[game.mind.value](position, seat) == value
            assert native is None or native.value(seat) == value
        for seat, what, offered, _ in table.machine.pending:
            for option in offered if seat != CHANCE else ():
                weight = game.compiled.prior(cells, seat, what, option)
                assert 0 <= weight <= MAX_PRIOR
                assert game.mind is None or direct[game.mind.prior](position, seat, what, option) == weight
                assert native is None or native.prior(seat, what, option) == weight
        assert position.cells == cells, "thinking changes nothing"

    # -- copies

    @examples(25)
    @given(plan=plans, seed=seeds)
    def test_a_copy_equals_its_original_and_goes_its_own_way(self, plan, seed):
        table = play(self.table(seed), plan)
        before, twin = snapshot(table), table.copy()
        assert twin == table
        assert hash(twin) == hash(table)
        assert snapshot(twin) == before
        play_on(twin, seed, 20)
        assert snapshot(table) == before
        again = table.copy()
        play_on(table, seed, 20)
        assert snapshot(again) == before
        assert snapshot(play_on(again, seed, 20)) == snapshot(table)
        for seat in self.game.seats:  # the state restored by undo is not shared
            if table.can_undo(seat):
                table.undo(seat)
                kept = snapshot(again)
                play_on(table, seed, 20)
                assert snapshot(again) == kept
                again.undo(seat)
                play_on(again, seed + 1, 20)
                break

    # -- records

    @examples(25)
    @given(plan=plans, seed=seeds, to_the_end=st.booleans())
    def test_a_record_replays_to_the_same_table(self, plan, seed, to_the_end):
        table = play(self.table(seed), plan)
        if to_the_end:
            play_on(table, seed, self.cap)
        text = write_record(table, "a game")
        again = check(text, lambda name: {self.game.name: self.game}[name], "record")
        assert again == table
        assert again.options == table.options
        assert again.choices == table.choices
        assert again._told == table._told
        assert again.outcome == table.outcome
        assert write_record(again, "a game") == text
        assert [tuple(statement.words) for statement in parse(text).statements] == table.choices

    # -- refusals

    @examples(25)
    @given(plan=plans, seed=seeds)
    def test_whatever_was_not_offered_is_refused_and_changes_nothing(self, plan, seed):
        table = play(self.table(seed), plan)
        before = snapshot(table)
        for code, seat, option, how in self.bad_choices(table):
            with pytest.raises(Refused) as refused:
                table.choose(seat, option, **how)
            assert (refused.value.code, str(refused.value)[: len(code)]) == (code, code), str(refused.value)
            assert snapshot(table) == before
        for ask in table.asks[:1]:
            table.choose(ask.seat, ask.options[0], number=ask.number, what=ask.what)
            after = snapshot(table)
            with pytest.raises(Refused) as refused:  # the same choice again
                table.choose(ask.seat, ask.options[0], number=ask.number)
            assert refused.value.code in ("stale-ask", "not-asked", "game-over")
            assert snapshot(table) == after

    def bad_choices(self, table: Table) -> Iterator[tuple[str, Any, Any, dict[str, Any]]]:
        asks, seats = table.asks, ("chance", *self.game.seats)
        option = asks[0].options[0] if asks else "pass"
        yield from (("malformed-choice", seat, option, {}) for seat in (None, 0, b"chance", ["chance"]))
        yield from (("malformed-choice", seats[0], bad, {}) for bad in (None, 0, b"pass", ("pass",)))
        yield from (("malformed-choice", seats[0], option, {"number": bad}) for bad in ("0", 0.0, True, [0]))
        if table.outcome is not None:
            yield from (("game-over", seat, option, {}) for seat in seats)
            return
        yield from (("unknown-seat", seat, option, {}) for seat in ("nobody", "", "CHANCE", "chance ", "0"))
        for seat in set(seats) - {ask.seat for ask in asks}:
            yield "not-asked", seat, option, {}
            yield "not-asked", seat, "no_such_option", {"number": asks[0].number}
        for ask in asks:
            offered = set(ask.options)
            yield from (("illegal-choice", ask.seat, word, {}) for word in self.game.words.ids if word not in offered)
            odd = ("no_such_option", "", " ", option.upper() + "x", option + " ", "--1", "²", "٣", "07", "9" * 5000)
            yield from (("illegal-choice", ask.seat, word, {}) for word in odd)
            yield "illegal-choice", ask.seat, ask.options[0], {"what": "no_such_ask"}
            yield from (("stale-ask", ask.seat, ask.options[0], {"number": ask.number + by}) for by in (-1, 1, 10**30))

    # -- undo

    @examples(15)
    @given(plan=plans, seed=seeds)
    def test_undo_brings_back_the_table_before_the_seats_last_choice_or_is_refused(self, plan, seed):
        table = self.table(seed)
        before: dict[str, tuple[Table, list[tuple[Pending, int]]]] = {}
        for pending, option in follow(table, plan):
            seat = self.game.seat_id(pending[0])
            for _, later in before.values():
                later.append((pending, option))
            before[seat] = (table.copy(), [])
            told = len(table._told)
            choose(table, pending, option)
            others = {ask.seat for ask in table.asks} - {seat}
            waits = len(before[seat][0].asks) > 1
            is_over = not table.asks or REVEALED in table._told[told:] or set(before) != {seat}
            if not waits and (seat == "chance" or others or is_over):
                before.clear()
            for each in ("chance", *self.game.seats):
                if each in before:
                    self.is_taken_back(table.copy(), each, *before[each], pending, option)
                else:
                    self.cannot_undo(table, each)

    def is_taken_back(
        self, table: Table, seat: str, before: Table, later: list[tuple[Pending, int]], pending: Pending, option: int
    ) -> None:
        assert table.can_undo(seat)
        after = snapshot(table)
        table.undo(seat)
        for other in later:
            assert self.game.seat_id(other[0][0]) != seat
            choose(before, *other)
        assert table == before
        assert (table.choices, table._told) == (before.choices, before._told)
        if not later:
            choose(table, pending, option)
            assert table.machine == after[0]
            assert (table.choices, table._told) == (after[2], after[3])

    def cannot_undo(self, table: Table, seat: str) -> None:
        before = snapshot(table)
        assert not table.can_undo(seat)
        with pytest.raises(Refused) as refused:
            table.undo(seat)
        assert refused.value.code == "nothing-to-undo"
        assert snapshot(table) == before

    # -- hidden information

    @examples(20)
    @given(plan=plans, seed=seeds)
    def test_what_a_seat_cannot_know_changes_nothing_for_it(self, plan, seed):
        table = play(self.table(seed), plan)
        for seat in (*self.game.seats, None):
            look_for_leaks(table, seat, seed)

    @examples(20)
    @given(plan=plans, seed=seeds)
    def test_a_view_reads_nothing_outside_the_position(self, plan, seed):
        """Views read cells through the lowered rules, which skip some index checks; the position itself does not."""
        table = play(self.table(seed), plan)
        for seat in (*table.seats, None):
            code = NONE if seat is None else self.game.seat_code(seat)
            strict = self.game.position(list(table.machine.cells))
            strict.rule = table.position.rule
            assert self.game.view(strict, code, self.game.tables) == table.view(seat)

    def test_views_that_keep_their_parts_are_those_of_the_position(self):
        for seed in range(sized(4, 24)):
            play_and_undo(self.table(seed * 7), seed, sized(150, self.cap))

    def test_views_that_keep_their_parts_do_not_depend_on_the_position_before(self):
        """One table keeps its parts and takes on the positions of many games in turn."""
        table = self.table(0)
        table.keep_views()
        for _, other in self.tables(sized(6, 60)):
            imagined = other.imagine(self.game.seats[0], SeededChooser(1, 1))
            for machine in (other.machine, imagined.machine, other.machine):
                table.machine = machine
                compare_views(table)

    @pytest.mark.parametrize("plant", [with_shared_part, with_unrecorded_read])
    def test_a_planted_stale_part_is_found(self, plant):
        table = self.table(0)
        table._views = self.game.compiled.views()
        table._views.whole = plant(self.game)
        with pytest.raises(Stale):
            play_and_undo(table, 1, 100)

    @soak
    def test_every_secret_is_kept_from_some_seat(self):
        """Otherwise the test above would compare identical tables."""
        secrets = {kind.name for kind in self.game.asks if kind.secret} & self.asked_in_play()
        unnoticed = set[str]()
        for more in self.looks_at_tables(80):
            if unnoticed == secrets:
                break
            unnoticed |= set(more)
        assert unnoticed == secrets

    def looks_at_tables(self, count: int, start: Start = Table) -> Iterator[Counter[str]]:
        for seed, table in self.tables(count, start):
            for seat in self.game.seats:
                yield look_for_leaks(table, seat, seed)

    def asked_in_play(self) -> set[str]:
        return {choice.what for seed in range(20) for choice in play_on(self.table(seed), seed, self.cap).choices}

    @pytest.mark.parametrize("where", PLANTED)
    def test_a_planted_leak_is_found(self, where):
        if not self.has_secrets():
            pytest.skip("nothing is hidden in this game")
        with pytest.raises(Leak, match=f"^{where} of "):
            list(self.looks_at_tables(40, PLANTED[where]))

    # -- imagine

    @examples(20)
    @given(plan=plans, seed=seeds)
    def test_what_a_seat_imagines_depends_on_its_knowledge_alone(self, plan, seed):
        table = play(self.table(seed), plan)
        for seat in self.game.seats:
            imagined = table.imagine(seat, SeededChooser(seed, 5))
            assert (imagined.choices, imagined._told) == ([], [])
            assert asked(imagined, seat) == asked(table, seat)
            twin = imagined.imagine(seat, SeededChooser(seed, 6))
            assert twin.imagine(seat, SeededChooser(seed, 5)) == imagined
            assert twin.imagine(seat, SeededChooser(seed, 5)).asks == imagined.asks

    @examples(8)
    @given(plan=plans, seed=seeds)
    def test_imagined_tables_are_sound_and_can_be_played_to_the_end(self, plan, seed):
        table = play(self.table(seed), plan)
        for seat in self.game.seats:
            imagined = table.imagine(seat, SeededChooser(seed, 7))
            self.is_whole(imagined)
            play_on(imagined, seed, 20, self.is_whole)
            play_on(imagined, seed, self.cap, self.is_sound)
            assert imagined.outcome is not None

    @needs_compiler
    @examples(15)
    @given(plan=plans, seed=seeds)
    def test_native_imagines_as_lowered_does(self, plan, seed):
        options = self.sets()[seed % len(self.sets())]
        table, native = Table(self.game, options), NativeMachine(self.game, self.game.fresh_cells(options))
        for pending, option in follow(table, plan):
            choose(table, pending, option)
            native.answer(pending[0], option)
        for seat in self.game.seats:
            code, chooser = self.game.seat_code(seat), SeededChooser(seed, 8)
            twin = native.imagine(code, chooser.state)
            imagined = table.imagine(seat, chooser)
            assert twin.cells == imagined.machine.cells
            assert [tuple(ask) for ask in twin.pending] == [tuple(ask) for ask in imagined.machine.pending]
            assert self.game.view(self.game.position(twin.cells), code, self.game.tables) == table.view(seat)
            assert native.cells == table.machine.cells

    @needs_compiler
    @examples(15)
    @given(plan=plans, seed=seeds)
    def test_tables_that_imagine_natively_imagine_the_same(self, plan, seed):
        table = play(self.table(seed), plan)
        try:
            for seat in self.game.seats:
                choosers = SeededChooser(seed, 9), SeededChooser(seed, 9)
                imagined = table.imagine(seat, choosers[0])
                imagine_natively(self.game)
                assert self.game.compiled.imagine_cells is not None
                natively = table.imagine(seat, choosers[1])
                assert natively == imagined and natively.asks == imagined.asks
                assert choosers[1].state == choosers[0].state
                self.game.compiled.imagine_cells = None
        finally:
            self.game.compiled.imagine_cells = None

    # -- words

    def test_every_kind_of_ask_and_log_line_and_every_word_is_met(self):
        game, met = self.game, set[str]()

        def note(pending: Pending) -> None:
            kind = game.asks[pending[1]]
            met.add(f"ask {kind.name}")
            met.update(() if kind.numeric else (f"word {game.words.id(option)}" for option in pending[2]))

        def note_advice(table: Table) -> None:
            for ask in (ask for ask in table.asks if ask.seat != "chance"):
                found = [ask.card, ask.reason, *table.warnings(ask.seat).values()]
                met.update(f"word {word}" for word in found if word)
            if game.why_not is None or table.number % 5:
                return
            why, (card, _, _, reason) = game.compiled.plain(game.why_not), table.machine.context()
            for seat, what, options, _ in (pending for pending in table.machine.pending if pending.seat != CHANCE):
                words = (word for word in range(len(game.words.ids)) if word not in options)
                told = {why(table.machine.cells, seat, what, word, card, reason) for word in words} - {NONE}
                met.update(f"word {game.words.id(word)}" for word in told)

        def note_all(table: Table) -> None:
            for pending in table.machine.pending:
                note(pending)
            note_advice(table)

        def imagining(seed: int) -> Callable[[Pending], int]:
            chooser = SeededChooser(seed, 10)

            def answer(pending: Pending) -> int:
                note(pending)
                return chooser(pending)

            return answer

        declared = {f"ask {kind.name}" for kind in game.asks} | {f"log {kind.name}" for kind in game.tells}
        declared |= {f"word {word}" for word in game.words.ids}
        for seed, table in self.tables(40):
            for seat in game.seats:
                table.imagine(seat, imagining(seed))
        for seed in range(MAX_GAMES):
            if seed >= sized(0, 200) and declared - met <= self.never_seen:
                break
            table = self.table(seed)
            play_on(table, seed, self.cap, note_all)
            assert table.outcome is not None
            met.add(f"word {table.outcome.reason}")
            for line in (line for seat in (*game.seats, None) for line in table.log(seat)):
                met.add(f"log {line.kind}")
                met.update(f"word {value}" for sort, value in line.arguments.values() if sort == "word")
        assert declared - met <= self.never_seen

    def test_whole_games_can_be_read_in_every_language(self):
        missing = set(self.languages) - set(languages_of(self.game.name) if self.languages else ())
        assert not missing, f"no texts in {missing}; for now, add the game to IN_ENGLISH_ONLY in test_conformance.py"
        for lang in self.languages:
            for seed in range(sized(1, 3)):
                texts = Catalogue.load(lang, self.game.name).under(self.table(seed).options)
                table = play_on(self.table(seed), seed, self.cap, functools.partial(self.is_readable, texts))
                for line in (line for seat in (*self.game.seats, None) for line in table.log(seat)):
                    assert texts.log_line(line.kind, line.arguments).strip()

    def test_every_option_has_a_name_and_a_text_in_every_language(self):
        for lang in self.languages:
            texts = Catalogue.load(lang, self.game.name)
            for option in self.game.options:
                key = f"option-{option.name}".replace("_", "-")
                assert texts.format(f"{key}-name").strip() and texts.format(key).strip()

    def is_readable(self, texts: Catalogue, table: Table) -> None:
        shown = (table.glance() or {}).items()
        figures = {name: value if isinstance(value, int | str) else "0 : 0" for name, value in shown}
        assert not figures or texts.format("game-glance", **figures).strip()
        for ask in table.asks:
            assert texts.ask(ask.what).strip()
            assert texts.question(ask).strip()
            assert texts.seat(ask.seat).strip()
            assert ask.left is None or 0 < ask.left <= (ask.of or 0), ask
            for option in ask.options:
                assert texts.option(ask, option).strip()
            if ask.seat != "chance":
                assert all(texts.warning(reason).strip() for reason in table.warnings(ask.seat).values())
                assert set(table.costs(ask.seat)) <= set(ask.options)

    def test_what_is_not_offered_is_explained_in_every_language(self):
        """Offered options need no reason; every reason has a text."""
        for seed, table in self.tables(sized(6, 30)):
            for ask in (ask for ask in table.asks if ask.seat != "chance"):
                assert not any(table.why_not(ask.seat, option) for option in ask.options)
                told = {why for word in self.game.words.ids if (why := table.why_not(ask.seat, word))}
                for lang in self.languages:
                    texts = Catalogue.load(lang, self.game.name)
                    assert all(texts.why(why.reason, why.cost, why.left).strip() for why in told), seed

    def test_a_forced_choice_rolls_nothing_reveals_nothing_and_ends_nothing(self):
        forced = 0
        for seed in range(sized(6, 20)):
            table, chooser = self.table(seed), SeededChooser(seed, 11)
            while table.outcome is None:
                pending = table.machine.pending[0]
                seat, option = self.game.seat_id(pending.seat), self.game.option_id(pending.what, chooser(pending))
                is_forced = len(pending.options) == 1 and table.is_forced(seat)
                before = len(table._told)
                table.choose(seat, option)
                if is_forced:
                    forced += 1
                    assert table.outcome is None
                    assert table.ask("chance") is None
                    assert REVEALED not in table._told[before:]
        assert forced or not self.forces

    def test_no_seat_has_a_name_that_means_something_else(self):
        assert len(set(self.game.seats)) == len(self.game.seats)
        assert not {"chance", "draw", "none", ""} & set(self.game.seats)
        assert all(re.fullmatch("[a-z0-9_]+", word) for word in (*self.game.seats, *self.game.words.ids))
