"""Several studies in one file: the shared preamble, the names, the lines of failures."""

from __future__ import annotations

import re

import pytest

from agon.engine.table.study import Failed, check
from agon.engine.table.study_file import name_of, split
from agon.games import load

FILE = """\
# Equal sums and others.
game hector_achilles
given phase rounds
given round 1
given fate f1
given acting trojans

study The first: as in the preamble
rules HA-5.3-tie
= round 1
= fate f1

study The second
rules HA-5.3
given round 2           # a later one
given laid.achaeans red_4

= round 2
= acting trojans
"""


def play(text: str) -> None:
    for study in split(text, "a.study"):
        study.play(load)


def test_the_preamble_applies_to_every_study():
    first, second = split(FILE, "a.study")
    assert first.text == (
        "study The first: as in the preamble\nrules HA-5.3-tie\ngame hector_achilles\n"
        "given phase rounds\ngiven round 1\ngiven fate f1\ngiven acting trojans\n= round 1\n= fate f1\n"
    )
    assert first.numbers == (8, 9, 2, 3, 4, 5, 6, 10, 11)
    assert second.play(load).table.options == first.play(load).table.options


def test_a_study_replaces_the_lines_of_the_preamble_that_it_gives_itself():
    _, second = split(FILE, "a.study")
    assert second.text == (
        "study The second\nrules HA-5.3\ngame hector_achilles\ngiven phase rounds\ngiven fate f1\n"
        "given acting trojans\ngiven round 2           # a later one\ngiven laid.achaeans red_4\n\n"
        "= round 2\n= acting trojans\n"
    )


def test_a_study_may_replace_the_game_line():
    other = "study Three\nrules RP-x\ngame roll_player players=3\n= winner none\n"
    two, three = split(f"game roll_player\n\nstudy Two\n= winner none\n\n{other}", "a.study")
    assert len(two.play(load).table.seats) == 2 and len(three.play(load).table.seats) == 3
    assert three.text == other
    (spaced,) = split("game roll_player\ngiven phase dice\n\nstudy Three\n\n# of them\ngame roll_player players=3\n")
    assert spaced.text == "study Three\n\n# of them\ngame roll_player players=3\ngiven phase dice\n"


@pytest.mark.parametrize("kind", ["study", "record"])
def test_a_text_with_one_study_or_record_is_left_as_it_is(kind):
    text = f"{kind} Alone\n\n# a comment\ngame hector_achilles\n\n= winner none  # yet\n"
    (alone,) = split(text, "a.study")
    assert (alone.name, alone.title, alone.text, alone.numbers) == ("alone", "Alone", text, (1, 2, 3, 4, 5, 6))


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("NATO: whoever plays it", "nato_whoever_plays_it"),
        ("Die 4, less 2 - Ajax's turn", "die_4_less_2_ajaxs_turn"),
        ("Μία μάχη", "μία_μάχη"),
    ],
)
def test_names_are_the_words_of_the_title(title, name):
    assert name_of(title) == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            FILE + "\nstudy THE FIRST, as in the preamble\n",
            "a.study:21: a second study named the_first_as_in_the_preamble",
        ),
        (FILE.replace("= fate f1", "= fate f2"), "a.study:11: fate is f1, not f2"),
        (FILE.replace("= round 2", "= round 3"), "a.study:18: round is 2, not 3"),
        (FILE.replace("given fate f1", "given fate f9"), "a.study:5: "),
        (FILE.replace("game hector_achilles", "game chess"), "a.study:2: "),
        (FILE.replace("given phase rounds", "rules HA-5.3"), "a.study:3: 'rules' stands before the first study"),
        ("given round 1\n" + FILE, "a.study:1: comes before the `game` line"),
        (FILE + "result draw both_exhausted\n", "a.study:20: the game ends with no result, not draw both_exhausted"),
        ("game hector_achilles\n", "a.study:1: no study"),
        ("", "a.study:1: no study"),
    ],
)
def test_failures_name_the_line_of_the_file(text, reason):
    with pytest.raises(Failed, match=f"^bad-study: {re.escape(reason)}"):
        play(text)


def test_where_one_study_is_wanted_several_are_refused():
    with pytest.raises(Failed, match=r"^bad-study: a\.study:4: a second `study` line"):
        check("study One\ngame hector_achilles\n\nstudy Two\ngame hector_achilles\n", load, "a.study")
