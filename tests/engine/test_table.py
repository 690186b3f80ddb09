"""A table: asks, choices, simultaneous answers, undo, the log, copies, faults."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agon.engine.chooser import SeededChooser
from agon.engine.errors import AgonError, EngineFault, Refused
from agon.engine.game import Game, Option
from agon.engine.simulate import draw_options, option_sets, play_many
from agon.engine.table import Ask, Choice, Line, Outcome, Table
from agon.engine.table.study import check
from agon.games import load
from tests.conformance import Leak, compare, fork, look_for_leaks, snapshot
from tests.engine.toys import bids, rps

HECTOR = load("hector_achilles")


def number_of(table: Table, seat: str) -> int:
    ask = table.ask(seat)
    assert ask is not None
    return ask.number


def asked(table: Table) -> list[tuple[str, str]]:
    return [(ask.seat, ask.what) for ask in table.asks]


def refused(table: Table, *choice: str, **how: object) -> str:
    before = snapshot(table)
    with pytest.raises(Refused) as refusal:
        table.choose(*choice, **how)  # type: ignore[arg-type]
    assert snapshot(table) == before
    return str(refusal.value)


@pytest.fixture
def table() -> Table:
    return Table(rps.GAME)


# ---------------------------------------------------------------- asks and choices


def test_asks_are_given_as_ids_in_seat_order(table):
    assert table.asks == [
        Ask(0, "left", "sign", ("rock", "paper", "scissors"), None),
        Ask(0, "right", "sign", ("rock", "paper", "scissors"), None),
    ]
    assert [ask.seat for ask in Table(bids.GAME).asks] == ["a", "b", "c"]


def test_a_weighted_draw_carries_its_weights():
    ask = Table(HECTOR).asks[0]
    assert (ask.seat, ask.what, ask.weights) == ("chance", "deal", (2,) * 24)


def test_a_seat_that_is_not_asked_has_no_ask(table):
    assert table.ask("chance") is None
    with pytest.raises(AgonError, match="^unknown-seat: rps has no seat 'middle'; its seats: left, right"):
        table.ask("middle")


def test_numbers_are_options_where_the_ask_is_numeric(table):
    table.choose("left", "rock")
    table.choose("right", "rock")
    assert table.asks == [Ask(2, "chance", "die", ("1", "2", "3", "4", "5", "6"), None)]
    for odd in ("0", "7", "06", "+6", "--6", "²", "6.0", "six", "9" * 5000):
        assert refused(table, "chance", odd).startswith("illegal-choice: ")
    table.choose("chance", "6")
    assert table.view(None)["score"] == [1, 0]


def test_a_refusal_states_the_attempt_the_reason_and_the_alternatives(table):
    assert refused(table, "left", "well") == (
        "illegal-choice: 'well' is not offered to left (sign); offered: 'rock', 'paper', 'scissors'"
    )
    assert refused(table, "left", "rock", what="die") == (
        "illegal-choice: left is asked sign, not die; offered: 'rock', 'paper', 'scissors'"
    )
    assert refused(table, "chance", "1") == ("not-asked: chance has no pending ask; pending: left (sign), right (sign)")
    assert (
        refused(table, "left", "rock", number=5)
        == "stale-ask: the choice is for ask 5, but the pending ask of left is 0"
    )
    assert refused(table, "middle", "rock") == "unknown-seat: rps has no seat 'middle'; its seats: left, right"


def test_what_is_no_choice_at_all_is_malformed(table):
    for choice in ((None, "rock"), ("left", None), ("left", 0), (0, "rock"), (["left"], "rock")):
        assert refused(table, *choice).startswith("malformed-choice: a choice is a seat, an option and a number, not ")
    for number in ("0", 0.0, False, [0]):
        assert refused(table, "left", "rock", number=number).startswith("malformed-choice: ")


def test_nothing_can_be_chosen_once_the_game_is_over():
    table = Table(bids.GAME)
    for seat, bid in (("b", "2"), ("a", "5"), ("c", "5")):
        table.choose(seat, bid)
    assert table.asks == []
    assert table.outcome == Outcome(("a", "c"), "highest")
    assert refused(table, "a", "1") == "game-over: a cannot choose '1': the game is over"


def test_options_of_the_game_are_chosen_at_the_start():
    assert Table(rps.GAME).options == {"to_win": "two"}
    table = Table(rps.GAME, {"to_win": "one"})
    table.choose("left", "rock")
    table.choose("right", "scissors")
    table.choose("left", "bow")
    assert table.outcome == Outcome(("left",), "points")
    with pytest.raises(AgonError, match="^bad-option: rps has no option 'speed'; it has: to_win"):
        Table(rps.GAME, {"speed": "one"})
    with pytest.raises(AgonError, match="^bad-option: to_win cannot be 'six'; it can be: one, two"):
        Table(rps.GAME, {"to_win": "six"})


# ---------------------------------------------------------------- options that exclude each other

SHOUTING = replace(
    rps.GAME,
    options=(
        Option("to_win", {"one": 1, "two": 2}, "two"),
        Option("shown", {"no": 0, "yes": 1}, "no", excludes={"no": (("to_win", "one"),)}),
    ),
)


def test_values_that_exclude_each_other_are_refused_wherever_a_game_begins():
    clash = {"to_win": "one", "shown": "no"}
    refusal = "^excluded-option: shown=no excludes to_win=one; change one of them: shown can be yes, to_win can be two$"
    for begin in (
        lambda: Table(SHOUTING, clash),
        lambda: SHOUTING.choose_options(clash),
        lambda: SHOUTING.fresh_cells(clash),
        lambda: play_many(SHOUTING, clash, 1, 1, "lowered"),
        lambda: check("study a clash\ngame rps to_win=one shown=no\n", lambda name: SHOUTING),
        lambda: check("record a clash\ngame rps to_win=one shown=no\n", lambda name: SHOUTING),
    ):
        with pytest.raises(AgonError, match=refusal):
            begin()


def test_a_default_gives_way_to_what_was_asked_for():
    assert SHOUTING.choose_options({"to_win": "one"}) == {"to_win": "one", "shown": "yes"}
    assert SHOUTING.choose_options({"shown": "no"}) == {"to_win": "two", "shown": "no"}
    assert SHOUTING.choose_options({}) == {"to_win": "two", "shown": "no"}


def test_drawn_options_never_exclude_each_other():
    every = [{"to_win": "one", "shown": "yes"}, {"to_win": "two", "shown": "no"}, {"to_win": "two", "shown": "yes"}]
    assert option_sets(SHOUTING, 4, 1) == every
    drawn = [draw_options(SHOUTING, SeededChooser(1, number)) for number in range(40)]
    assert all(drawn.count(options) > 0 for options in every)
    assert all(options in every for options in drawn)
    few = option_sets(SHOUTING, 3, 1)
    assert len(few) == 3
    assert few[0] == SHOUTING.choose_options({})
    assert all(options in every for options in few)


# ---------------------------------------------------------------- simultaneous answers


def test_simultaneous_asks_are_answered_in_any_order():
    ends = set()
    for order in (("left", "right"), ("right", "left")):
        table = Table(rps.GAME)
        for seat in order:
            table.choose(seat, {"left": "rock", "right": "scissors"}[seat])
        ends.add(table)
    assert len(ends) == 1
    assert asked(ends.pop()) == [("left", "manners")]


def test_it_is_public_who_has_answered_but_not_what(table):
    twin = table.copy()
    table.choose("left", "rock")
    twin.choose("left", "paper")
    assert asked(table) == asked(twin) == [("right", "sign")]
    for seat in ("right", None):
        compare(fork(table), fork(twin), seat)
        assert "rock" not in str((table.view(seat), table.log(seat)))
    assert table.view("left")["sign"] == "rock"
    with pytest.raises(Leak, match="^view of left "):
        compare(fork(table), fork(twin), "left")
    assert table != twin  # the position knows


def test_an_imagined_table_does_not_reveal_the_opponents_answer(table):
    table.choose("left", "rock")
    imagined = {table.imagine("right", lambda ask, n=n: ask[2][n]).view("left")["sign"] for n in range(3)}
    assert imagined == {"rock", "paper", "scissors"}
    assert table.imagine("left", lambda ask: 1 // 0) == table  # nothing to redeal


def test_answers_are_shown_when_the_last_one_is_given(table):
    table.choose("right", "paper")
    assert table.log() == []
    table.choose("left", "scissors")
    assert table.log() == [
        Line("show", {"left": ("word", "scissors"), "right": ("word", "paper")}),
        Line("scores", {"side": ("seat", "left"), "score": ("number", 1)}),
    ]
    assert table.view(None)["shown"] == ["scissors", "paper"]


def test_the_answer_of_one_does_not_make_the_ask_of_another_stale():
    table = Table(bids.GAME)
    numbers = {ask.seat: ask.number for ask in table.asks}
    table.choose("b", "3", number=numbers["b"])
    table.choose("a", "1", number=numbers["a"])
    table.undo("b")
    assert number_of(table, "c") == numbers["c"]
    assert number_of(table, "b") != numbers["b"]
    assert refused(table, "b", "3", number=numbers["b"]).startswith("stale-ask: ")
    table.choose("c", "0", number=numbers["c"])
    table.choose("b", "4", number=number_of(table, "b"))
    assert table.outcome == Outcome(("b",), "highest")


def test_no_two_asks_of_a_seat_have_one_number(table):
    seen = set()
    for seat, option in (("left", "rock"), ("right", "paper"), ("right", "bow"), ("left", "rock")):
        number = number_of(table, seat)
        assert (seat, number) not in seen
        seen.add((seat, number))
        table.choose(seat, option)
        if table.can_undo(seat):
            table.undo(seat)
            assert (seat, number_of(table, seat)) not in seen
            seen.add((seat, number_of(table, seat)))
            table.choose(seat, option)


def test_an_imagine_that_redeals_nothing_is_detected():
    def unnoticed(game: Game) -> set[str]:
        return {what for seed in range(20) for what in look_for_leaks(Table(game), "left", seed)}

    assert unnoticed(rps.GAME) == {"sign"}
    assert unnoticed(replace(rps.GAME, imagine=rps.imagine_nothing)) == set()  # conformance requires every secret kind


# ---------------------------------------------------------------- undo


def test_a_simultaneous_answer_can_be_undone_until_the_last_one_is_given(table):
    start = snapshot(table)
    table.choose("left", "rock")
    assert table.can_undo("left")
    assert not table.can_undo("right")
    table.undo("left")
    assert snapshot(table)[0] == start[0]
    assert (table.choices, table._told) == ([], [])
    table.choose("left", "paper")
    table.choose("right", "scissors")
    assert asked(table) == [("right", "manners")]
    for seat in ("left", "right"):
        assert not table.can_undo(seat)
        with pytest.raises(Refused, match=f"^nothing-to-undo: {seat} has no choice that can be undone"):
            table.undo(seat)


def test_taking_back_a_simultaneous_answer_leaves_those_of_others():
    table, other = Table(bids.GAME), Table(bids.GAME)
    for seat, bid in (("a", "1"), ("b", "2")):
        table.choose(seat, bid)
    table.undo("a")
    other.choose("b", "2")
    assert table == other
    assert table.choices == other.choices == [Choice("b", "bid", "2")]
    assert asked(table) == [("a", "bid"), ("c", "bid")]
    assert (table.can_undo("a"), table.can_undo("b"), table.can_undo("c")) == (False, True, False)
    table.undo("b")
    assert table == Table(bids.GAME)


def to_the_action() -> Table:
    """A table at the first action of the Achaeans."""
    table = Table(HECTOR)
    while not (table.asks[0].seat == "achaeans" and table.asks[0].what == "action"):
        table.choose(table.asks[0].seat, table.asks[0].options[0])
    return table


def test_undo_reaches_back_to_the_last_ask_of_chance_or_another_seat():
    table = to_the_action()
    start, lines = snapshot(table), len(table.log())
    table.choose("achaeans", "discard")
    assert len(table.log()) == lines + 1
    table.undo("achaeans")
    table.choose("achaeans", "use_hero")
    table.choose("achaeans", table.asks[0].options[0])
    for _ in range(2):
        assert table.can_undo("achaeans")
        table.undo("achaeans")
    assert (table.machine, table.choices, table._told) == (start[0], start[2], start[3])
    assert not table.can_undo("achaeans")


def test_undo_stops_at_chance():
    table = to_the_action()
    table.choose("achaeans", "discard")
    table.choose("achaeans", table.asks[0].options[0])
    assert asked(table) == [("chance", "draw")]
    assert not table.can_undo("achaeans")
    table.choose("chance", table.asks[0].options[0])
    assert not table.can_undo("achaeans")
    assert not table.can_undo("chance")


def test_chance_answers_like_a_seat_but_leaves_no_way_back():
    table, other = to_the_action(), to_the_action()
    for one in (table, other):
        one.choose("achaeans", "discard")
        one.choose("achaeans", one.asks[0].options[0])
    offered = other.asks[0]
    before = snapshot(table)
    with pytest.raises(Refused, match="'hector' is not offered to chance; offered: "):
        table.answer_chance(lambda options, weights: "hector")
    assert snapshot(table) == before
    fallen = table.answer_chance(lambda options, weights: options[-1])
    assert fallen == offered.options[-1]
    other.choose("chance", offered.options[-1])
    assert snapshot(table) == snapshot(other) and table.choices[-1] == Choice("chance", "draw", offered.options[-1])
    assert [ask.number for ask in table.asks] == [ask.number for ask in other.asks]
    assert table.answer_chance(lambda options, weights: options[0]) is None
    assert not table.can_undo("achaeans")


def test_undo_stops_when_another_is_asked():
    table = to_the_action()
    table.choose("achaeans", "pass")
    assert table.can_undo("achaeans")
    table.choose("achaeans", table.asks[0].options[0])
    assert asked(table) == [("trojans", "action")]
    assert not table.can_undo("achaeans")


def test_a_table_is_rewound_past_anything_and_its_asks_get_new_numbers(table):
    table.choose("left", "rock")
    before, numbers = table.copy(), {ask.number for ask in table.asks}
    table.choose("right", "paper")
    while not table.can_undo("left") and table.outcome is None and len(table.choices) < 6:
        ask = table.asks[0]
        numbers.add(ask.number)
        table.choose(ask.seat, ask.options[0])
    assert table.rewind(1) == before.log_position
    assert table == before and table.choices == before.choices and table.log() == before.log()
    assert numbers.isdisjoint(ask.number for ask in table.asks)
    assert not table.can_undo("right")
    table.choose("right", "paper")


def test_a_copy_undoes_for_itself(table):
    table.choose("left", "rock")
    twin = table.copy()
    table.undo("left")
    twin.undo("left")
    table.choose("left", "paper")
    assert table != twin
    assert asked(twin) == [("left", "sign"), ("right", "sign")]
    twin.choose("right", "rock")
    assert twin.log() == []
    assert table.machine.log is table._told


# ---------------------------------------------------------------- what is seen


def test_only_seats_and_spectators_see(table):
    for look in (table.view, table.log):
        for nobody in ("chance", "middle", ""):
            with pytest.raises(AgonError) as error:
                look(nobody)
            assert error.value.code == "unknown-seat"
    with pytest.raises(AgonError, match="^unknown-seat: "):
        table.imagine("chance", lambda ask: 0)


def test_a_chair_keeps_its_seat_unless_the_game_says_otherwise(table):
    table.choose("left", "rock")
    table.choose("right", "scissors")
    assert table.seating == ("left", "right")


def test_a_position_may_change_who_plays_which_seat():
    table = Table(replace(rps.GAME, seating=lambda p: (1, 0) if p.score[0] else (0, 1)))
    assert table.seating == ("left", "right")
    table.choose("left", "rock")
    table.choose("right", "scissors")
    assert table.seating == table.copy().seating == ("right", "left")
    assert table.asks[0].seat == "left"  # asks, views and records refer to seats, not chairs


def test_a_log_is_read_from_the_line_one_has_reached():
    table = to_the_action()
    lines = table.log("achaeans")
    assert lines[3:] == table.log("achaeans", 3)
    private = [line for line in lines if line not in table.log()]
    assert {line.kind for line in private} == {"draws_troop", "draws_hero"}
    assert not any(line in table.log("trojans") for line in private if line.kind == "draws_hero")


# ---------------------------------------------------------------- back ends and faults


def test_a_table_on_the_direct_back_end_plays_but_is_not_copied():
    table = Table(rps.GAME, backend="direct")
    table.choose("right", "rock")
    assert asked(table) == [("left", "sign")]
    table.choose("left", "rock")
    table.choose("chance", "1")
    assert asked(table) == [("right", "manners")]
    assert not table.can_undo("right")
    with pytest.raises(EngineFault, match="cannot be copied"):
        table.copy()


def test_an_unknown_back_end_is_refused():
    with pytest.raises(AgonError, match="^bad-option: no back end 'abacus'; choose one of: direct, lowered"):
        Table(rps.GAME, backend="abacus")


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(table):
    table.choose("left", "rock")
    table.position.score[rps.LEFT] = 3  # one more point would be out of range
    before = snapshot(table)
    with pytest.raises(EngineFault, match="^out-of-range: score cannot be 4: it is declared 0..3"):
        table.choose("right", "scissors")
    assert snapshot(table) == before
    assert asked(table) == [("right", "sign")]
    table.choose("right", "paper")
    assert asked(table) == [("right", "manners")]
    assert table.machine.log is table._told


# ---------------------------------------------------------------- beginning elsewhere


def begun_elsewhere() -> Table:
    """A game that starts at one to nothing, with a sign already chosen."""
    position = rps.GAME.compiled.position_of(rps.GAME.fresh_cells({"to_win": "two"}))
    position.score[0] = 1
    table = Table(rps.GAME, cells=position.cells)
    table.choose("left", "rock")
    table.begin_here()
    return table


def test_what_belongs_to_the_beginning_is_not_taken_back():
    table = begun_elsewhere()
    assert table.begun == 1 and not table.can_undo("left")
    with pytest.raises(Refused, match="nothing-to-undo"):
        table.undo("left")
    assert table.copy().begun == 1


def test_a_game_is_rewound_to_its_own_beginning():
    table = begun_elsewhere()
    before = table.copy()
    table.choose("right", "paper")
    table.choose("right", "bow")
    for kept in (1, 0):
        table.rewind(kept)
        assert table == before and table.choices == before.choices
        assert table.begun == 1 and not table.can_undo("left")
    assert table.view("left")["score"] == [1, 0]


def test_a_copy_is_rewound_to_the_same_beginning():
    table = begun_elsewhere().copy()
    table.choose("right", "paper")
    table.rewind(1)
    assert table == begun_elsewhere()
