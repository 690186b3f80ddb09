"""Records: whole games as text, written and replayed."""

from __future__ import annotations

from pathlib import Path

import pytest

from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.table import Outcome, Table
from agon.engine.table.study import check, head, parse, parse_head, write_record, write_study
from agon.games import load
from tests.conformance import play_on
from tests.engine.toys import bids, rps

TOYS = {"rps": rps.GAME, "bids": bids.GAME}


def load_any(name: str) -> Game:
    return TOYS[name] if name in TOYS else load(name)


def replay(text: str) -> Table:
    return check(text, load_any, "a.record")


def refusal(text: str) -> str:
    with pytest.raises(AgonError) as error:
        replay(text)
    return str(error.value)


def a_throw() -> Table:
    table = Table(rps.GAME, {"to_win": "one"})
    table.choose("right", "rock")
    table.choose("left", "paper")
    return table


WRITTEN = """\
record An evening
game rps to_win=one
version 3
right sign rock
left sign paper
left manners bow
result left points
"""


def test_a_record_is_the_head_and_the_choices_and_the_result():
    table = a_throw()
    table.choose("left", "bow")
    assert write_record(table, "An evening") == WRITTEN
    assert replay(WRITTEN) == table
    assert replay(WRITTEN).outcome == Outcome(("left",), "points")


def test_a_record_of_an_unfinished_game_has_no_result():
    text = write_record(a_throw(), "An evening")
    assert "result" not in text
    assert replay(text) == a_throw()
    assert replay(text).log() == a_throw().log()


def test_a_record_of_nothing_yet_is_a_head():
    assert write_record(Table(bids.GAME), "x") == "record x\ngame bids\nversion 1\n"
    assert replay("record x\ngame bids\nversion 1\n") == Table(bids.GAME)


def test_several_winners_are_joined():
    table = Table(bids.GAME)
    for seat in ("a", "b", "c"):
        table.choose(seat, "2")
    text = write_record(table, "x")
    assert text.endswith("result a+b+c highest\n")
    assert replay(text) == table


@pytest.mark.parametrize("how", ["resign", "timeout"])
def test_a_record_states_who_left(how):
    text = write_record(a_throw(), "x", (how, "left"))
    assert text.endswith(f"left sign paper\n{how} left\nresult right {how}\n")
    assert replay(text).outcome is None  # the rules do not know it, but the record does
    assert refusal(text.replace("result right", "result left")).startswith("bad-record: ")


def test_what_was_taken_back_may_stand_in_a_record_or_be_left_out():
    table = Table(rps.GAME, {"to_win": "one"})
    table.choose("left", "rock")
    table.undo("left")
    table.choose("left", "scissors")
    assert write_record(table, "x").splitlines()[3:] == ["left sign scissors"]
    assert replay("record x\ngame rps to_win=one\nversion 3\nleft rock\nundo\nleft sign scissors\n") == table


def test_another_version_of_the_rules_is_refused():
    assert refusal(WRITTEN.replace("version 3", "version 2")) == (
        "bad-record: a.record: made under version 2 of the rules, but version 3 is installed; "
        "replay it with the release that made it"
    )
    assert refusal(WRITTEN.replace("version 3", "version three")).startswith("bad-record: ")


def test_other_components_are_refused():
    text = WRITTEN.replace("version 3\n", "version 3\ncomponents 0123456789abcdef\n")
    assert refusal(text) == (
        "bad-record: a.record: made with components 0123456789abcdef, not as printed; "
        "pass the right file with --components"
    )


def test_a_record_with_components_replays_with_them_only(tmp_path: Path):
    printed = load("hector_achilles")
    assert printed.components is not None
    file = tmp_path / "components.toml"
    file.write_text(printed.components.file.read_text(encoding="utf-8") + "\n# another printing\n", encoding="utf-8")
    game = printed.with_components(file)
    table = play_on(Table(game), 1, 100)
    text = write_record(table, "x")
    assert f"\ncomponents {game.components_hash}\n" in text
    again = check(text, load, "a.record", file)
    assert (again.machine, again.choices) == (table.machine, table.choices)
    assert f"made with components {game.components_hash}, not as printed; " in refusal(text)
    with pytest.raises(AgonError, match="made with components as printed, not "):
        check(write_record(play_on(Table(printed), 1, 100), "x"), load, "a.record", file)


def test_a_result_that_was_not_reached_is_refused():
    assert refusal(WRITTEN.replace("result left", "result right")) == (
        "bad-record: a.record: the game ends with left points, not right points"
    )
    assert refusal(WRITTEN.replace("left manners bow\n", "")) == (
        "bad-record: a.record: the game ends with no result, not left points"
    )


def test_a_choice_that_was_not_offered_is_refused_with_its_line():
    assert refusal(WRITTEN.replace("manners bow", "manners dance")).startswith(
        "bad-study: a.record:6: illegal-choice: 'dance' is not offered to left (manners); offered: 'bow', 'pass'; "
    )


def test_dice_headers_are_kept():
    read = parse("record x\ngame rps\nversion 3\ncommitment abc\nleft rock\nsecret def\n")
    assert read.headers == {"version": "3", "commitment": "abc", "secret": "def"}
    assert len(read.statements) == 1


def test_a_title_stays_on_its_line():
    text = write_record(a_throw(), "One\nright sign paper  # two")
    assert text.splitlines()[0] == "record One right sign paper two"
    assert replay(text) == a_throw()


def test_a_study_can_be_headed_in_the_same_way():
    assert head(a_throw(), "A throw", "study", ["A-1", "A-2"]) == [
        "study A throw",
        "rules A-1 A-2",
        "game rps to_win=one",
    ]


def test_a_game_from_a_position_is_written_as_a_study():
    text = "study From here\ngame rps to_win=two\ngiven score.left 1\nleft sign rock\n"
    study = parse(text)
    table = check(text, lambda name: rps.GAME)
    assert write_study(table, "From here", study.givens) == text
    ended = write_study(table, "From here", study.givens, ("resign", "right"))
    assert ended == f"{text}resign right\nresult left resign\n"
    assert check(ended, lambda name: rps.GAME) == table


def test_a_head_is_read_without_the_rest():
    text = "# a note\nstudy From here\nrules XX-1\n\ngame rps to_win=two\ngiven score.left 1\nnonsense\n"
    study = parse_head(text)
    assert (study.title, study.rules, study.game, study.options) == ("From here", ["XX-1"], "rps", {"to_win": "two"})
    assert study.givens == [] and study.statements == []
