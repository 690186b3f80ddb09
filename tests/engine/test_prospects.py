"""Prospects: outcomes with known odds, what depends on hidden information, and no leaks."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from agon.engine.errors import Refused
from agon.engine.table import Table
from agon.engine.table import prospects as looking_ahead
from agon.engine.table.prospects import Prospect, Prospects, prospects
from agon.engine.table.study_replay import StudyReplay
from agon.games import load
from tests.engine.toys import rps
from tests.server.pairs import Pair, pair

ROUND = """study A round
game twilight_struggle
given turn 4
given phase action_round
given round 1
given phasing us
given defcon 4
"""

BATTLE = """study A battle
game hector_achilles
given phase rounds
given round 1
given attacker achaeans
given acting achaeans
given laid.achaeans red_1
given laid.trojans blue_1
given hand.achaeans green_1 green_2 green_3 green_4
given hand.trojans green_1 green_2 green_3 green_4
given fate f1
given facing.achaeans yellow
"""


def at(text: str) -> Table:
    """The table after the last line of a study."""
    reading = StudyReplay(text, load)
    assert reading.refusal is None, reading.refusal
    return reading.table(len(reading.steps))


def odds(found: Prospects, entry: str, *keys: str) -> dict[Any, Fraction]:
    """The odds of each value of a view entry; None where it is unchanged."""
    chances: dict[Any, Fraction] = {}
    for outcome in found.outcomes:
        value: Any = outcome.view.get(entry)
        for key in keys if value is not None else ():
            value = value[key]
        chances[value] = chances.get(value, Fraction(0)) + Fraction(outcome.weight, outcome.of)
    return chances


def kinds(outcome: Prospect) -> list[str]:
    return [line.kind for line in outcome.lines]


# ---------------------------------------------------------------- known numbers


def test_a_coup_succeeds_with_its_odds():
    """Stability 2 against 3 operations: 3 + die - 4 influence."""
    given = "given influence.algeria.us 0\ngiven influence.algeria.ussr 2\ngiven hand.us duck_and_cover\n"
    found = prospects(at(f"{ROUND}{given}us card duck_and_cover\nus use coup\n"), "us", "algeria")
    sixth = Fraction(1, 6)
    assert found.certain and [(outcome.weight, outcome.of) for outcome in found.outcomes] == [(1, 6)] * 6
    assert odds(found, "influence", "algeria", "ussr") == {None: sixth, 1: sixth, 0: 4 * sixth}
    assert odds(found, "influence", "algeria", "us") == {None: sixth, 0: 2 * sixth, 1: sixth, 2: sixth, 3: sixth}
    assert odds(found, "defcon") == {3: 1}
    assert all(kinds(outcome)[:2] == ["coups", "coup_roll"] for outcome in found.outcomes)


def test_a_realignment_has_36_outcomes():
    """North Korea: the USSR adds 2 to its die (adjacent superpower, more influence); the US adds nothing."""
    given = "given influence.north_korea.ussr 3\ngiven influence.south_korea.us 0\ngiven hand.us duck_and_cover\n"
    found = prospects(at(f"{ROUND}{given}us card duck_and_cover\nus use realignment\n"), "us", "north_korea")
    assert found.certain and len(found.outcomes) == 36 and {outcome.of for outcome in found.outcomes} == {36}
    wins = sum(us > ussr + 2 for us in range(1, 7) for ussr in range(1, 7))
    lost = {key: value for key, value in odds(found, "influence", "north_korea", "ussr").items() if key is not None}
    assert sum(lost.values()) == Fraction(wins, 36) == Fraction(6, 36)
    assert lost == {2: Fraction(3, 36), 1: Fraction(2, 36), 0: Fraction(1, 36)}


def test_a_war_is_won_with_its_odds():
    """Indo-Pakistani War against Pakistan: 4 or more wins, minus one for each neighbour that the opponent controls
    (none)."""
    given = "given influence.pakistan.us 0\ngiven influence.pakistan.ussr 2\ngiven influence.iran.us 0\n"
    war = "given hand.us indo_pakistani_war\nus card indo_pakistani_war\nus use event\n"
    found = prospects(at(f"{ROUND}{given}{war}"), "us", "pakistan")
    assert found.certain and odds(found, "vp") == {None: Fraction(1, 2), 2: Fraction(1, 2)}
    assert odds(found, "military_ops", "us") == {2: 1}


def test_turning_the_fate_counter_needs_no_luck():
    text = """study Fate
game hector_achilles
given phase rounds
given round 2
given acting trojans
given fate f1
given facing.achaeans yellow
given laid.achaeans red_3 green_4 blue_2
given hand.achaeans red_1 red_2
given hero.achaeans ajax
given laid.trojans blue_3 brown_1
given hand.trojans yellow_1 red_1 red_2
given hero.trojans akamas blue_3
trojans action pass
trojans troop yellow_1
"""
    table = at(text)
    for option in ("left", "right"):
        found = prospects(table, "achaeans", option)
        assert found.certain and [(outcome.weight, outcome.of) for outcome in found.outcomes] == [(1, 1)]
        after = table.copy()
        after.choose("achaeans", option)
        outcome, seen = found.outcomes[0], after.view("achaeans")
        assert outcome.view == {key: seen[key] for key in outcome.view} and outcome.view
        assert {**table.view("achaeans"), **outcome.view} == seen and outcome.gone == []


def test_dice_that_are_rolled_again():
    """Two dice are rolled again. They can be told apart, so there are 36 outcomes."""
    text = """study Again
game roll_player players=3
given phase dice
given cards.p2 intimidate
given pool.initiative_1 green_1
given pool.initiative_2 blue_4
given pool.initiative_3 black_5
given pool.initiative_4 red_5
p2 skill pass
p1 initiative initiative_3
p2 skill intimidate
p2 effect apply
p2 pool initiative_4
"""
    one = prospects(at(f"{text}"), "p2", "done")
    assert one.certain and [(outcome.weight, outcome.of) for outcome in one.outcomes] == [(1, 6)] * 6
    two = prospects(at(f"{text}p2 pool initiative_1\n"), "p2", "done")
    assert two.certain and sum(outcome.weight for outcome in two.outcomes) == two.outcomes[0].of == 36


def test_outcomes_that_are_the_same_to_the_seat_count_as_one():
    """Rock against rock, at a table where nothing is imagined: the die has six faces, but decides only who wins."""
    table = Table(replace(rps.GAME, imagine=rps.imagine_nothing))
    table.choose("left", "rock")
    found = prospects(table, "right", "rock")
    assert found.certain and [(outcome.weight, outcome.of) for outcome in found.outcomes] == [(1, 2), (1, 2)]
    assert [outcome.view["score"] for outcome in found.outcomes] == [[0, 1], [1, 0]]


# ---------------------------------------------------------------- hidden things


def test_what_the_other_holds_is_not_foretold():
    """CIA Created reveals the Soviet hand: that it is revealed is certain, its cards are not."""
    given = "given hand.us cia_created\ngiven hand.ussr comecon nasser\n"
    found = prospects(at(f"{ROUND}{given}us card cia_created\n"), "us", "event")
    assert not found.certain and len(found.outcomes) == 1
    assert "opponent_known" not in found.outcomes[0].view
    assert kinds(found.outcomes[0]) == ["plays", "event_happens", "shows_hand"]


def test_a_hand_that_is_known_is_foretold():
    """The same with an empty hand: there is nothing left to know."""
    found = prospects(at(f"{ROUND}given hand.us cia_created\nus card cia_created\n"), "us", "event")
    assert found.certain and len(found.outcomes) == 1


def test_a_sign_that_may_be_any_is_not_foretold():
    table = Table(rps.GAME)
    assert prospects(table, "left", "rock").outcomes[0].view == {"sign": "rock"}
    table.choose("left", "rock")
    before = table.copy()
    assert prospects(table, "right", "rock") == Prospects("rock", False, [])  # it decides whether a die is rolled
    assert table == before and table.choices == before.choices


def test_a_draw_that_nobody_sees_is_left_pending():
    """A troop is discarded; nobody knows which one replaces it."""
    table = at(f"{BATTLE}achaeans action discard\n")
    found = prospects(table, "achaeans", "green_1")
    assert found.certain and [(outcome.weight, outcome.of) for outcome in found.outcomes] == [(1, 1)]
    assert found.outcomes[0].view["sides"]["achaeans"]["hand"] == ["green_2", "green_3", "green_4"]


def test_too_many_outcomes_are_not_listed(monkeypatch):
    monkeypatch.setattr(looking_ahead, "MAX_OUTCOMES", 5)
    given = "given influence.algeria.us 0\ngiven influence.algeria.ussr 2\ngiven hand.us duck_and_cover\n"
    table = at(f"{ROUND}{given}us card duck_and_cover\nus use coup\n")
    assert prospects(table, "us", "algeria") == Prospects("algeria", False, [])
    monkeypatch.setattr(looking_ahead, "MAX_OUTCOMES", 6)
    assert len(prospects(table, "us", "algeria").outcomes) == 6


def test_only_what_could_be_chosen_now_has_prospects():
    table = at(f"{ROUND}given hand.us duck_and_cover\nus card duck_and_cover\n")
    ask = table.asks[0]
    for seat, option, number, code in (
        ("ussr", "coup", None, "not-asked"),
        ("us", "nothing", None, "illegal-choice"),
        ("us", "coup", ask.number + 1, "stale-ask"),
        ("france", "coup", None, "unknown-seat"),
    ):
        with pytest.raises(Refused, match=code):
            prospects(table, seat, option, number)
    assert prospects(table, "us", "coup", ask.number).certain


SEATS = [("hector_achilles", "achaeans", 24), ("hector_achilles", "trojans", 6)]
SEATS += [("twilight_struggle", "us", 18), ("twilight_struggle", "ussr", 17)]


def foreseen(played: Pair) -> list[tuple[Prospects, Prospects]]:
    """The prospects of the seat at both tables, from each of its asks as long as the tables differ."""
    tables, told = (Table(load(played.game)), Table(load(played.game))), []
    for step in played.steps:
        ask = tables[0].ask(played.seat)
        if ask is not None and tables[0] != tables[1]:
            for option in (ask.options[0], ask.options[len(ask.options) // 2], ask.options[-1]):
                one, other = (prospects(table, played.seat, option) for table in tables)
                told.append((one, other))
        for table, option in zip(tables, step.options, strict=True):
            table.choose(step.seat, option)
    return told


@pytest.mark.parametrize(("name", "seat", "seed"), SEATS)
def test_two_tables_that_are_one_to_a_seat_have_the_same_prospects(name, seat, seed):
    told = foreseen(pair(load(name), seat, seed, 60, 1))
    assert len(told) > 20 and all(one == other for one, other in told)


def test_looking_at_the_table_itself_would_be_noticed(monkeypatch):
    """A check of the test above: without imagining, hidden information shows."""
    played = [pair(load(name), seat, seed, 60, 1) for name, seat, seed in SEATS]
    monkeypatch.setattr(Table, "imagine", lambda table, seat, chooser: table.copy())
    assert any(one != other for both in played for one, other in foreseen(both))
