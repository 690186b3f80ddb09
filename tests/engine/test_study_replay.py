"""Stepping through a study: its steps, the table after each, and where it fails."""

from __future__ import annotations

import pytest

from agon.engine.errors import AgonError
from agon.engine.table import Table, study_replay
from agon.engine.table.study_replay import Problem, Step, StudyReplay
from agon.games import load
from tests.engine.toys import rps

GAMES = {"rps": rps.GAME}.__getitem__

STUDY = """study Two rounds  # of three
rules XX-1
game rps
#! seat right
#: hello
left sign rock      # secretly
= score.left 0
! left sign paper
undo left
left sign paper
#: now_right
right sign rock
= score.left 1
resign right
#: goodbye
= winner left
"""


def read(text: str) -> StudyReplay:
    return StudyReplay(text, GAMES)


def test_steps_are_changes_of_the_game_and_notes_for_the_reader():
    done = read(STUDY)
    assert done.refusal is None and done.learner == "right"
    assert done.steps == [
        Step(5, "note", note="hello"),
        Step(10, "choice", "left", "sign", "paper"),
        Step(11, "note", note="now_right"),
        Step(12, "choice", "right", "sign", "rock"),
        Step(14, "end", "right", "resign"),
        Step(15, "note", note="goodbye"),
    ]


def test_the_table_after_any_number_of_steps():
    done = read(STUDY)
    seen = [(len(done.table(count).choices), done.outcome(count, done.table(count))) for count in range(7)]
    assert [choices for choices, _ in seen] == [0, 0, 1, 1, 2, 2, 2]
    assert [outcome is None for _, outcome in seen] == [True] * 5 + [False] * 2
    assert done.table(1).ask("left") is not None and done.table(2).ask("left") is None


def test_a_failure_is_reported_with_its_line_and_the_rest_stays_readable():
    broken = read(STUDY.replace("= score.left 1", "= score.left 3"))
    assert broken.problem == Problem(13, "score.left is 1, not 3")
    assert len(broken.steps) == 4 and len(broken.table(4).choices) == 2


def test_a_wrong_result_is_reported_at_its_line():
    wrong = read("record A game\ngame rps\nleft sign rock\nright sign paper\nresign left\nresult left resign\n")
    assert wrong.problem == Problem(6, "the game ends with right resign, not left resign")


@pytest.mark.parametrize("text", ["", "study A\n", "study A\ngame rps\ngiven nothing 1\n", "hello\n"])
def test_without_a_head_and_a_position_there_is_nothing_to_read(text):
    with pytest.raises(AgonError, match="bad-study"):
        read(text)


def test_a_learner_without_a_seat_is_ignored():
    assert read("study A\ngame rps\n#! seat chance\n").learner is None


@pytest.mark.parametrize("game", ["hector_achilles", "twilight_struggle", "roll_player"])
def test_going_back_and_forth_is_the_same_as_playing(game, monkeypatch):
    monkeypatch.setattr(study_replay, "APART", 7)
    played = Table(load(game))
    lines, tables = [f"record A game\ngame {game}\nversion {played.game.version}"], [played.copy()]
    for _ in range(60):
        ask = played.asks[0]
        option = ask.options[len(lines) % len(ask.options)]
        played.choose(ask.seat, option)
        lines.append(f"{ask.seat} {ask.what} {option}")
        tables.append(played.copy())
    done = StudyReplay("\n".join(lines), load)
    assert len(done.steps) == 60
    for count in (60, 0, 59, 1, 7, 6, 8, 35, 34, 36, 13):
        again = done.table(count)
        assert again == tables[count] and again.choices == tables[count].choices
        assert [again.log(seat) for seat in again.seats] == [tables[count].log(seat) for seat in again.seats]


def test_a_table_that_was_given_out_is_its_keepers():
    done = read(STUDY)
    done.table(0).choose("left", "rock")
    assert done.table(0).choices == []


def test_undo_across_cached_tables(monkeypatch):
    monkeypatch.setattr(study_replay, "APART", 1)
    throws = "left sign rock\nright sign paper\nright manners pass\n"
    done = read(f"study A\ngame rps\n{throws}left sign rock\nundo\nright sign rock\nundo right\nleft sign paper\n")
    assert [step.option for step in done.steps] == ["rock", "paper", "pass", "paper"]
    assert done.table(4).choices == done.player.table.choices
