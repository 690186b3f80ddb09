"""The mind: the value of a position and the prior of an option."""

from __future__ import annotations

from collections import Counter

import pytest

from agon.agents.tree import policy_choice
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.mind import MAX_PRIOR, MAX_VALUE
from agon.engine.script import CHANCE
from agon.engine.table import Table
from agon.games.roll_player import GAME
from agon.games.roll_player.mind.goals import HIGHEST, LOWEST, REACH, WIDEST, goal_chance
from tests.matches import favourite, play, priors, standing, won

SHEETS = """
given race.p1 human
given race.p2 human
given class.p1 warrior
given class.p2 cleric
given backstory.p1 aristocrat
given alignment.p1 champion
given alignment.p2 eccentric
"""
MARKET = f"{SHEETS}given phase market\ngiven initiative.p1 initiative_1\ngiven initiative.p2 initiative_2\n"
TURN = f"""{SHEETS}given phase dice
given pool.initiative_1 red_1
given pool.initiative_2 green_4
given pool.initiative_3 red_6
"""


# ---------------------------------------------------------------- in every position


@pytest.mark.parametrize("number", range(2))
def test_between_two_what_is_good_for_one_is_bad_for_the_other(random_game, number):
    met: set[int] = set()

    def watch(table: Table) -> None:
        ours, theirs = (standing(table, seat) for seat in table.seats)
        assert -MAX_VALUE <= ours <= MAX_VALUE
        assert ours == -theirs
        met.add(ours)

    random_game(number, watch)
    assert len(met) > 50


@pytest.mark.parametrize("players", ["1", "3", "4"])
def test_at_every_table_it_has_an_opinion(random_game, players):
    asked: Counter[str] = Counter()

    def watch(table: Table) -> None:
        assert all(-MAX_VALUE <= standing(table, seat) <= MAX_VALUE for seat in table.seats)
        if table.machine.pending[0][0] != CHANCE:
            weights = priors(table).values()
            assert min(weights) >= 0 and 0 < max(weights) <= MAX_PRIOR
            asked[table.asks[0].what] += 1

    random_game(3, watch, players=players)
    assert len(asked) > 10


def test_an_option_without_weight_is_never_chosen_where_another_has_some(random_game):
    """Starting dice are placed in a fixed order; the order hardly matters, so only one option has weight."""
    seen = 0

    def watch(table: Table) -> None:
        nonlocal seen
        seat = table.machine.pending[0][0]
        if seat == CHANCE or 0 not in priors(table).values():
            return
        assert isinstance(table.machine, LoweredMachine)
        for state in (None, *range(8)):
            option = GAME.option_id(table.machine.pending[0][1], policy_choice(GAME, table.machine, seat, state))
            assert priors(table)[option] > 0
        seen += 1

    random_game(1, watch)
    assert seen > 4


# ---------------------------------------------------------------- goals


def test_a_full_row_without_turns_meets_its_goal_or_not():
    assert [goal_chance(0, need, 1, 0) for need in (1, 0, -1, -2)] == [0, 100, 100, 0]
    assert [goal_chance(0, need, WIDEST, 0) for need in (1, 0, -18)] == [0, 100, 100]


def test_a_chance_is_a_chance_and_more_room_makes_it_better():
    assert all(0 <= chance <= 100 for row in REACH for chance in row)
    for dice in range(4):
        for need in range(LOWEST, HIGHEST + 1):
            chances = [goal_chance(dice, need, width, 3) for width in range(WIDEST + 1)]
            assert chances == sorted(chances)


def test_what_no_dice_can_bring_is_little_worth():
    assert goal_chance(1, 7, 0, 3) < goal_chance(1, 6, 0, 3) < goal_chance(2, 8, 1, 3)


# ---------------------------------------------------------------- how a seat stands


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("gold.p1 9", "gold.p1 2"),
        ("sheet.p1.str red_6 blue_6 green_6", "sheet.p1.str red_1 blue_6 green_6"),
        ("sheet.p1.int red_6 red_5", "sheet.p1.int green_6 green_5"),
        ("sheet.p1.str green_6 green_6 blue_6", "sheet.p1.str blue_6 green_6 green_6"),
        ("cards.p1 chain_helm chain_tunic", "cards.p1 chain_helm leather_boots"),
        ("cards.p1 pickpocket climb", "cards.p1 climb"),
        ("token.p1 left", "token.p1 right"),
    ],
)
def test_what_scores_or_helps_to_score_counts(table_from, better, worse):
    well, ill = (table_from(f"{MARKET}given {given}") for given in (better, worse))
    assert standing(well, "p1") > standing(ill, "p1")
    assert standing(well, "p2") < standing(ill, "p2")


def test_in_the_end_the_stars_decide(random_game, read):
    ended = random_game(4)
    first, second = (int(read(ended, f"stars.{seat}")[0]) for seat in ended.seats)
    assert first != second
    assert (standing(ended, "p1") > 100) == (first > second)
    assert (standing(ended, "p2") > 100) == (second > first)


# ---------------------------------------------------------------- priors


def test_the_die_that_helps_most_is_taken_and_goes_where_it_is_needed(table_from):
    table = table_from(f"{TURN}given sheet.p1.str blue_6 green_6\ngiven sheet.p1.dex blue_1 green_2")
    assert favourite(table) == "initiative_3"
    table.choose("p1", "initiative_3")
    assert favourite(table) == "str"


def test_a_card_that_completes_a_set_is_bought_and_a_useless_one_is_not(table_from):
    given = f"{MARKET}given gold.p1 9\ngiven cards.p1 mystic_cowl mystic_robes\n"
    assert favourite(table_from(f"{given}given market mystic_cloak quarterstaff climb")) == "mystic_cloak"
    assert favourite(table_from(f"{given}given market quarterstaff climb longbow")) == "discard"


def test_who_has_an_ancient_spear_leans_more_to_discarding(table_from):
    given = f"{MARKET}given gold.p1 9\ngiven market weak climb proud\n"
    armed, unarmed = table_from(f"{given}given cards.p1 ancient_spear"), table_from(given)
    assert priors(armed)["discard"] > priors(unarmed)["discard"]
    assert standing(armed, "p1") > standing(unarmed, "p1")


def test_the_token_goes_towards_better_spaces(table_from):
    table = table_from(f"{TURN}p1 initiative initiative_1\np1 row wis\np1 action wis")
    weights = priors(table)
    assert favourite(table) == "left"
    assert weights["right"] == min(weights.values())


def test_who_has_nothing_to_gain_passes_for_the_round(table_from):
    given = f"{MARKET}given market climb weak proud\ngiven cards.p1 acrobatics\ngiven token.p1 left\n"
    table = table_from(given)
    assert table.asks[0].what == "skill"
    assert favourite(table) == "pass_round"


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seat", [0, 1])
def test_who_thinks_beats_who_does_not(seat):
    assert won(GAME, 10, seat) >= 9


@pytest.mark.parametrize("players", ["3", "4"])
def test_who_thinks_beats_several_who_do_not(players):
    assert won(GAME, 8, 1, players=players) >= 7


def test_alone_who_thinks_scores_far_more():
    def mean(thinkers: tuple[int, ...]) -> float:
        played = (play(GAME, number, thinkers, players="1") for number in range(8))
        return sum(int(GAME.compiled.position_of(machine.cells).stars[0]) for machine in played) / 8

    assert mean((0,)) > mean(()) + 12
