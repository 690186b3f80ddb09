"""Studies: every kind of line, where it holds and where it fails."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from agon.engine.errors import AgonError
from agon.engine.game import Game
from agon.engine.table import Table
from agon.engine.table.paths import among, one, whole
from agon.engine.table.study import Failed, Player, check, parse
from agon.engine.table.study_file import split
from agon.games import load
from tests.engine.toys import bids, rps

TOYS = {"rps": rps.GAME, "bids": bids.GAME}
REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "studies.md"
BATTLE = """
given phase rounds
given battle 2
given round 1
given attacker trojans
given acting trojans
given fate f1
given hand.trojans red_1 blue_2 blue_2
"""


def load_any(name: str) -> Game:
    return TOYS[name] if name in TOYS else load(name)


def study(lines: str, game: str = "rps") -> Table:
    return check(f"study a title\ngame {game}\n{lines}", load_any, "a.study")


def failure(lines: str, game: str = "rps") -> str:
    """The message of a study that must fail, without its code."""
    with pytest.raises(AgonError) as error:
        study(lines, game)
    assert error.value.code == "bad-study"
    return error.value.message


# ---------------------------------------------------------------- reading


def test_the_head_has_a_title_rules_a_game_and_options():
    read = parse("study Two words\nrules A-1 A-2\nrules A-3\ngame rps to_win=one\n")
    assert (read.title, read.is_record, read.game, read.options) == ("Two words", False, "rps", {"to_win": "one"})
    assert read.rules == ["A-1", "A-2", "A-3"]


def test_comments_blank_lines_and_spaces_are_free():
    table = check(
        "# before all\n\n  study   a   title # here\n\tgame rps # there\n\n# a line\n   left  sign   rock#no space\n",
        load_any,
    )
    assert [tuple(choice) for choice in table.choices] == [("left", "sign", "rock")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a.study: empty; the first line is `study TITLE` or `record TITLE`"),
        ("# nothing\n", "a.study: empty; the first line is `study TITLE` or `record TITLE`"),
        ("game rps\n", "a.study:1: begins with 'game'; the first line is `study TITLE` or `record TITLE`"),
        ("study x\n", "a.study: no `game` line"),
        ("study x\nleft rock\n", "a.study:2: comes before the `game` line"),
        ("study x\ngame\n", "a.study:2: `game` needs a name"),
        ("study x\ngame rps to_win\n", "a.study:2: 'to_win' is not key=value"),
        ("study x\ngame rps to_win=\n", "a.study:2: 'to_win=' is not key=value"),
        ("study x\ngame rps\ngame bids\n", "a.study:3: a second `game` line"),
        ("study x\ngame rps\nversion\n", "a.study:3: `version` takes one value"),
        (
            "study x\ngame rps\ngiven score.left\n",
            "a.study:3: `given PATH VALUE…` belongs in a study, before the choices",
        ),
        (
            "study x\ngame rps\nleft rock\ngiven score.left 1\n",
            "a.study:4: `given PATH VALUE…` belongs in a study, before the choices",
        ),
        (
            "record x\ngame rps\ngiven score.left 1\n",
            "a.study:3: `given PATH VALUE…` belongs in a study, before the choices",
        ),
        ("study x\ngame rps\nresult draw points\nleft rock\n", "a.study:4: comes after `result`"),
    ],
)
def test_what_is_no_study_is_refused_with_its_line(text, message):
    with pytest.raises(AgonError) as error:
        parse(text, "a.study")
    assert (error.value.code, error.value.message) == ("bad-study", message)


def test_an_unknown_game_or_option_is_refused():
    with pytest.raises(AgonError, match="^unknown-game: no game 'chess'; the games: hector_achilles"):
        check("study x\ngame chess\n", load)
    with pytest.raises(AgonError, match="^bad-option: to_win cannot be 'six'; it can be: one, two"):
        check("study x\ngame rps to_win=six\n", load_any)


# ---------------------------------------------------------------- choices


def test_a_choice_names_the_seat_and_the_option_and_may_name_the_ask():
    assert study("left sign rock\nright rock\nchance die 6") == study("right rock\nleft rock\nchance 6")


def test_a_choice_that_does_not_fit_fails_with_line_ask_and_offer():
    assert failure("left rock\n\nright die rock") == (
        "a.study:5: illegal-choice: right is asked sign, not die; offered: 'rock', 'paper', 'scissors'; "
        "asked: right sign: rock paper scissors"
    )
    assert failure("left well") == (
        "a.study:3: illegal-choice: 'well' is not offered to left (sign); offered: 'rock', 'paper', 'scissors'; "
        "asked: left sign: rock paper scissors; right sign: rock paper scissors"
    )
    assert failure("chance 6").startswith("a.study:3: not-asked: chance has no pending ask; ")
    assert failure("middle rock").startswith("a.study:3: unknown-seat: ")
    assert failure("a 1\nb 1\nc 1\na 1", "bids") == (
        "a.study:6: game-over: a cannot choose '1': the game is over; asked: nothing, the game is over"
    )


@pytest.mark.parametrize("line", ["left", "left sign rock paper"])
def test_a_choice_has_two_or_three_words(line):
    assert failure(line).startswith(
        f"a.study:3: `{line}` is not a statement; write SEAT WHAT OPTION; asked: left sign: "
    )


# ---------------------------------------------------------------- expectations


def test_a_path_is_expected_to_have_a_value():
    study("= score.left 0\nleft rock\nright scissors\n= score.left 1\n= score.right 0")
    assert failure("= score.left 1") == "a.study:3: score.left is 0, not 1"
    assert failure("= score.left") == "a.study:3: `= PATH VALUE…` needs a path and a value"
    assert failure("= scores.left 1") == "a.study:3: no path 'scores.left'; the paths are: score.SIDE"
    assert failure("= score.middle 1") == (
        "a.study:3: no path 'score.middle'; 'middle' is not a side of score.SIDE; similar: left, right"
    )


def test_sets_compare_in_any_order_and_lists_in_theirs():
    given = f"{BATTLE}given laid.trojans red_3 blue_1\n"
    study(f"{given}= hand.trojans blue_2 red_1 blue_2\n= laid.trojans red_3 blue_1", "hector_achilles")
    assert failure(f"{given}= hand.trojans blue_2 red_1", "hector_achilles").endswith(
        "hand.trojans is red_1 blue_2 blue_2, not blue_2 red_1"
    )
    assert failure(f"{given}= laid.trojans blue_1 red_3", "hector_achilles").endswith(
        "laid.trojans is red_3 blue_1, not blue_1 red_3"
    )


def test_the_empty_list_is_none():
    study(
        f"{BATTLE}given hand.trojans none\n= hand.trojans none\n= laid.trojans none\n= victor none", "hector_achilles"
    )
    assert failure(f"{BATTLE}= hand.trojans none", "hector_achilles").endswith("is red_1 blue_2 blue_2, not none")
    assert failure(f"{BATTLE}= laid.trojans red_1", "hector_achilles").endswith("laid.trojans is none, not red_1")


def test_winner_and_reason_are_none_until_the_end():
    study("= winner none\n= reason none\na 3\nb 3\nc 1\n= winner b a\n= winner a b\n= reason highest", "bids")
    assert failure("a 3\nb 3\nc 1\n= winner a", "bids") == "a.study:6: winner is a b, not a"
    assert failure("= winner a", "bids") == "a.study:3: winner is none, not a"
    assert failure("a 3\nb 3\nc 1\n= reason luck", "bids") == "a.study:6: reason is highest, not luck"


def test_an_ask_is_expected_with_its_options_or_with_any():
    study("? left sign\n? left sign scissors rock paper\nleft rock\nright rock\n? chance die 1 2 3 4 5 6")
    assert failure("? left die") == (
        "a.study:3: left is asked sign; asked: left sign: rock paper scissors; right sign: rock paper scissors"
    )
    assert failure("? left sign rock paper") == "a.study:3: left is offered rock paper scissors, not rock paper"
    assert failure("left rock\n? left sign") == (
        "a.study:4: left has no pending ask; asked: right sign: rock paper scissors"
    )
    assert failure("? middle sign") == "a.study:3: rps has no seat 'middle'; its seats: left, right"
    assert failure("? left").startswith("a.study:3: `? SEAT WHAT` needs more words; asked: left sign: ")


def test_single_options_are_expected_or_not():
    study("?+ left rock\n?+ left paper scissors\n?- left well fire\n?- left die")
    assert failure("?+ left rock well") == (
        "a.study:3: well is not offered to left; asked: left sign: rock paper scissors; right sign: rock paper scissors"
    )
    assert failure("?- left well rock").startswith("a.study:3: rock is offered to left; asked: ")
    assert failure("left rock\n?- left rock").startswith("a.study:4: left has no pending ask; asked: right sign: ")
    for sign in ("?+", "?-"):
        assert failure(f"{sign} left").startswith(f"a.study:3: `{sign} SEAT OPTION…` needs more words; ")


def test_a_refusal_is_expected_and_changes_nothing():
    refused = "! left sign well\n! left die rock\n! left well\n! chance die 1\n"
    assert study(refused + "left rock") == study("left rock")
    assert failure("! left sign rock").startswith("a.study:3: left rock was accepted, but must be refused; asked: left")
    assert failure("! left").startswith("a.study:3: `left` is not a statement; ")


def test_a_fault_of_the_rules_is_no_refusal():
    player = Player(parse("study x\ngame rps\nright scissors\n! left sign rock"), load_any)
    player.step(player.study.statements[0])
    player.table.position.score[rps.LEFT] = 3
    with pytest.raises(AgonError, match="^out-of-range: score cannot be 4"):
        player.step(player.study.statements[1])


# ---------------------------------------------------------------- given


def test_a_given_position_is_the_baseline_with_its_parts_set():
    table = study(f"{BATTLE}= attacker trojans\n= battle 2\n= hand.trojans red_1 blue_2 blue_2", "hector_achilles")
    assert [(ask.seat, ask.what) for ask in table.asks] == [("trojans", "action")]
    assert table.choices == []
    fresh = study("given battle 0\n= size.achaeans.pile_1 12\n= hand.achaeans none", "hector_achilles")
    assert [(ask.seat, ask.what) for ask in fresh.asks] == [("achaeans", "vanguard")]


def test_without_given_the_game_starts_from_the_beginning():
    assert study("? chance deal", "hector_achilles").choices == []


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("glory.trojans 3", "no path 'glory.trojans'; the paths are: "),
        ("hand red_1", "no path 'hand'; the paths are: "),
        ("superiority.trojans 3", "superiority.trojans follows from the rest of the position and cannot be set"),
        ("hand_size.trojans 3", "hand_size.trojans follows from the rest of the position and cannot be set"),
        ("winner trojans", "winner follows from play and cannot be set"),
        ("reason front_exhausted", "reason follows from play and cannot be set"),
        ("hand.trojans red_9", "'red_9' is not one of red_1, "),
        ("hand.trojans red_1 red_1 red_1", "there are only two red_1"),
        ("round 5", "round cannot be 5: it is declared 0..4"),
        ("round two", "'two' is not a number"),
        ("round ²", "'²' is not a number"),
        ("round --2", "'--2' is not a number"),
        ("round 1 2", "expected one value, not 2"),
        ("phase later", "'later' is not one of setup, initial, rounds, check, final"),
        ("hero.trojans achilles", "achilles does not fight for the trojans"),
    ],
)
def test_what_cannot_be_given_is_refused_with_its_line_and_the_reason(given, reason):
    message = failure(f"given battle 2\ngiven {given}\ngiven attacker trojans", "hector_achilles")
    assert message.startswith(f"a.study:4: {reason}"), message


@pytest.mark.parametrize(
    ("givens", "reason"),
    [
        ("given battle 2\ngiven phase rounds", "the phase rounds needs a fate token"),
        (
            "given exhausted.trojans pile_1\ngiven pile.trojans.pile_1 red_1",
            "pile_1 of the trojans is exhausted but holds cards",
        ),
    ],
)
def test_a_contradictory_position_is_refused_with_the_reason(givens, reason):
    assert failure(givens, "hector_achilles").startswith(f"a.study:4: {reason}")


def test_a_position_from_which_the_rules_cannot_go_on_is_refused():
    text = "study x\ngame rps\ngiven score.right 1\ngiven score.left 1\n"
    with pytest.raises(Failed, match="^bad-study: a.study:4: ask 2 of seat 0 offers nothing$"):
        check(text, lambda name: replace(rps.GAME, script=rps.stuck, spine=()), "a.study")


def test_words_for_values_are_checked():
    assert (one(["a"]), whole(["-3"]), among(["b"], ("a", "b"))) == ("a", -3, 1)
    for check_value in (one, whole):
        with pytest.raises(AgonError, match="^bad-position: expected one value, not 0"):
            check_value([])
    with pytest.raises(AgonError, match="^bad-position: 'c' is not one of a, b"):
        among(["c"], ("a", "b"))
    with pytest.raises(AgonError, match="^bad-position: '9999999999' is not a number"):
        whole(["9999999999"])


# ---------------------------------------------------------------- leaving and taking back


def test_a_choice_is_taken_back():
    assert study("left rock\nundo\nleft paper") == study("left paper")
    assert study("a 1\nb 2\nundo a\nc 5", "bids") == study("b 2\nc 5", "bids")
    assert study("a 1\nb 2\nundo\nc 5", "bids") == study("a 1\nc 5", "bids")
    assert failure("left rock\nright paper\nundo") == (
        "a.study:5: nothing-to-undo: right has no choice that can be undone"
    )
    assert failure("undo").startswith("a.study:3: nothing-to-undo: ")


@pytest.mark.parametrize("how", ["resign", "timeout"])
def test_a_player_who_leaves_loses_to_all_others(how):
    study(f"left rock\n{how} right\n= winner left\n= reason {how}\n! left paper\nresult left {how}")
    study(f"{how} b\n= winner a c\nresult a+c {how}", "bids")
    needs = f"a.study:3: `{how} SEAT` needs a seat: left, right"
    assert failure(how) == failure(f"{how} chance") == failure(f"{how} left right") == needs


def test_nothing_is_played_after_a_player_has_left():
    for line in ("right paper", "undo", "resign left", "? right sign"):
        assert failure(f"left rock\nresign right\n{line}") == (
            f"a.study:5: `{line}` comes after the end of the game by resign"
        )
    assert failure("a 1\nb 1\nc 1\nresign a", "bids") == "a.study:6: `resign a` comes after the end of the game"


def test_the_first_line_that_does_not_hold_ends_the_study():
    with pytest.raises(Failed, match="^bad-study: a.study:4: score.left is 0, not 1$"):
        study("= score.left 0\n= score.left 1\n= score.left 2")


# ---------------------------------------------------------------- the reference


def fences() -> list[str]:
    return re.findall(r"^```\n(.*?)^```$", REFERENCE.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("text", fences())
def test_the_examples_of_the_reference_hold(text):
    for example in split(text):
        example.play(load)


def test_the_reference_describes_every_kind_of_line():
    kinds = ["study", "record", "rules", "game", "given", "SEAT WHAT", "chance", "=", "?", "?+", "?-", "!"]
    kinds += ["undo", "resign", "timeout", "result", "version", "components", "commitment", "secret"]
    text = REFERENCE.read_text(encoding="utf-8")
    assert [kind for kind in kinds if not re.search(rf"`{re.escape(kind)}[ `]", text)] == []
