"""5.1: vanguard, active piles, fate token and hands. Single positions are covered by the studies 05_1_…."""

from __future__ import annotations

import pytest

from agon.games import load
from agon.games.hector_achilles.board import INITIAL
from agon.games.hector_achilles.components import EDGES
from agon.games.hector_achilles.words import FATES, WORDS

GAME = load("hector_achilles")
PILES = ("pile_1", "pile_2", "pile_3", "camp")
FRONT = PILES[:3]


def active(table):
    return tuple(GAME.paths.read(table.position, f"active.{seat}")[0] for seat in GAME.seats)


@pytest.mark.rule("HA-5.1-vanguard")
@pytest.mark.parametrize("pile", PILES)
def test_the_vanguard_is_the_top_card_of_any_of_the_four_piles(table_from, go_on, pile):
    table = go_on(table_from("given phase initial"), f"achaeans vanguard {pile}")
    lying = GAME.paths.read(table.position, f"pile.achaeans.{pile}")
    assert sorted(table.asks[0].options) == sorted(lying)
    top = lying[5]
    table.choose("chance", top)
    assert GAME.paths.read(table.position, "laid.achaeans") == [top]
    assert table.view(None)["sides"]["achaeans"]["piles"] == {each: 11 if each == pile else 12 for each in PILES}


@pytest.mark.rule("HA-5.1-active")
@pytest.mark.parametrize("attacker", GAME.seats)
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_value_of_the_vanguard_names_the_active_pile_of_both_sides(table_from, attacker, value):
    table = table_from(f"""
given attacker {attacker}
given pile.{attacker}.camp green_{value} red_4 red_4 blue_4 blue_4
{attacker} vanguard camp
chance turn_up green_{value}
? chance fate
""")
    assert active(table) == (f"pile_{value}", f"pile_{value}")


FOUR = """
achaeans vanguard camp
chance turn_up red_4
? achaeans number pile_1 pile_2 pile_3 camp
"""


@pytest.mark.rule("HA-5.1-four", "HA-AMB-03", "HA-R-3")
@pytest.mark.parametrize("named", PILES)
def test_a_vanguard_of_value_4_lets_the_attacker_choose(table_from, go_on, named):
    table = go_on(table_from("given phase initial" + FOUR), f"achaeans number {named}")
    assert active(table) == (named, named)


@pytest.mark.rule("HA-AMB-03", "HA-R-4")
@pytest.mark.parametrize(
    ("named", "fighting"),
    [
        ("pile_1", ("camp", "pile_1")),
        ("pile_2", ("pile_2", "camp")),
        ("pile_3", ("camp", "camp")),
        ("camp", ("camp", "camp")),
    ],
)
def test_a_4_may_name_a_number_that_is_exhausted(table_from, go_on, named, fighting):
    table = table_from("given exhausted.achaeans pile_1 pile_3\ngiven exhausted.trojans pile_2 pile_3" + FOUR)
    assert active(go_on(table, f"achaeans number {named}")) == fighting


@pytest.mark.rule("HA-R-5", "HA-R-6", "HA-5.1-exhausted")
@pytest.mark.parametrize("attacker", GAME.seats)
@pytest.mark.parametrize("exhausted", [(), ("achaeans",), ("trojans",), ("achaeans", "trojans")])
def test_each_side_whose_pile_is_exhausted_fights_from_its_camp_the_other_does_not(table_from, attacker, exhausted):
    givens = "".join(f"given exhausted.{seat} pile_2\n" for seat in exhausted)
    table = table_from(f"{givens}given attacker {attacker}\n{attacker} vanguard pile_3\nchance turn_up red_2")
    assert active(table) == tuple("camp" if seat in exhausted else "pile_2" for seat in GAME.seats)


@pytest.mark.rule("HA-AMB-15", "HA-5.1-fate", "HA-2.2-place")
@pytest.mark.parametrize("attacker", GAME.seats)
@pytest.mark.parametrize("fate", [WORDS.id(fate) for fate in FATES])
def test_the_attacker_may_lay_the_fate_counter_in_any_of_four_ways(table_from, go_on, attacker, fate):
    defender = next(seat for seat in GAME.seats if seat != attacker)
    table = table_from(f"""
given attacker {attacker}
{attacker} vanguard pile_1
chance turn_up red_3
chance fate {fate}
""")
    edges = [WORDS.id(edge) for edge in EDGES[WORDS.code(fate)]]
    assert sorted(table.ask(attacker).options) == sorted(edges)
    for place, colour in enumerate(edges):
        laid = go_on(table, f"{attacker} orientation {colour}")
        counter = laid.view(None)["fate"]
        assert (counter[attacker], counter[defender]) == (colour, edges[(place + 2) % 4])
        assert GAME.paths.read(laid.position, f"laid.{attacker}") == ["red_3"]
        assert GAME.paths.read(laid.position, f"laid.{defender}") == []


@pytest.mark.rule("HA-R-48")
def test_nobody_holds_a_card_when_the_fate_counter_is_laid(random_game):
    seen = []

    def watch(table):
        if table.asks[0].what == "orientation":
            view = table.view(None)
            attacker = view["sides"].pop(view["attacker"])
            (defender,) = view["sides"].values()
            assert (attacker["hand_size"], attacker["hero"], len(attacker["laid"])) == (0, None, 1)
            assert (defender["hand_size"], defender["hero"], len(defender["laid"])) == (0, None, 0)
            seen.append(view["battle"])

    random_game(3, watch)
    assert len(seen) > 3


@pytest.mark.rule("HA-5.1-fate")
def test_before_the_rounds_no_laid_card_counts(random_game):
    """While the vanguard lies alone, no total is shown, though the fate token is on the table."""
    seen = 0

    def watch(table):
        nonlocal seen
        if table.position.phase == INITIAL and table.view(None)["fate"] is not None:
            seen += 1
            for side in table.view(None)["sides"].values():
                assert [card["counts"] for card in side["laid"]] == [0] * len(side["laid"])

    random_game(3, watch)
    assert seen > 3


@pytest.mark.rule("HA-5.2-order")
@pytest.mark.parametrize("attacker", GAME.seats)
def test_the_attacker_begins_the_rounds_whoever_acted_last(table_from, attacker):
    defender = next(seat for seat in GAME.seats if seat != attacker)
    table = table_from(f"given attacker {attacker}\ngiven acting {defender}\n{attacker} vanguard pile_1")
    while table.asks[0].what != "action":
        table.choose(table.asks[0].seat, table.asks[0].options[0])
    assert table.asks[0].seat == attacker


# ---------------------------------------------------------------- used piles

FIRST_ROUND = """
given phase rounds
given round 1
given acting achaeans
given active.achaeans pile_3
given used.achaeans pile_3
given laid.achaeans red_1
given laid.trojans red_1
given hand.achaeans green_1 green_2 green_3 green_4
given hand.trojans green_1 green_2 green_3 green_4
given fate f1
given facing.achaeans yellow
"""

OPENING = """
chance fate f1
achaeans orientation purple
chance turn_up {theirs}
chance draw {mine}_3
chance draw {mine}_1
chance draw blue_1
chance draw blue_3
chance hero ajax
chance draw green_1
chance draw green_3
chance draw blue_1
chance draw blue_3
chance hero hector
achaeans action pass
achaeans troop blue_1
trojans action retreat
"""


@pytest.mark.rule("HA-R-7")
@pytest.mark.parametrize(
    ("story", "lost"),
    [
        pytest.param("given size.achaeans.camp 4\nachaeans action retreat", False, id="no card was taken from it"),
        pytest.param(
            "given size.achaeans.pile_3 0\ngiven size.achaeans.camp 5\nachaeans action discard\n"
            "achaeans discard green_1\nchance draw brown_4\n= used.achaeans pile_3 camp\nachaeans troop brown_4\n"
            "trojans action retreat",
            True,
            id="a discard drew from it",
        ),
        pytest.param(
            "given round 4\ngiven laid.achaeans red_1 red_2 red_3 red_4\ngiven laid.trojans red_1 red_2 red_3 red_4\n"
            "given hand.achaeans green_1\ngiven hand.trojans green_1\ngiven shame.achaeans 2\n"
            "given size.achaeans.pile_3 0\ngiven size.achaeans.camp 5\n"
            "achaeans action retreat\nchance lose green_1\nchance lose brown_4",
            True,
            id="shame was paid from it",
        ),
    ],
)
def test_a_camp_of_four_loses_only_if_a_card_was_taken_from_it(table_from, story, lost):
    table = table_from(FIRST_ROUND + story)
    assert GAME.paths.read(table.position, "size.achaeans.camp") == ["4"]
    assert (table.outcome is not None) == lost
    if table.outcome is not None:
        assert table.outcome == (("trojans",), "camp_exhausted")


@pytest.mark.rule("HA-R-7")
def test_a_camp_that_gave_the_vanguard_is_used(table_from):
    table = table_from(
        """
given pile.achaeans.camp red_1 red_2 red_4 green_2 green_4
given pile.achaeans.pile_1 red_3 green_1 green_3 blue_1 blue_3 brown_1
achaeans vanguard camp
chance turn_up red_1
= used.achaeans camp pile_1"""
        + OPENING.format(theirs="red_1", mine="green")
    )
    assert GAME.paths.read(table.position, "size.achaeans.camp") == ["4"]
    assert table.outcome == (("trojans",), "camp_exhausted")  # although the Achaeans have won the battle


@pytest.mark.rule("HA-R-7", "HA-R-8")
@pytest.mark.parametrize(("size", "exhausted"), [(5, ["pile_2"]), (6, [])])
def test_the_active_pile_and_the_pile_that_gave_the_vanguard_are_used(table_from, size, exhausted):
    table = table_from(
        f"""
given pile.achaeans.pile_1 red_3 green_1 green_3 blue_1 blue_3 brown_1
given pile.achaeans.pile_2 red_1
given size.achaeans.pile_2 {size}
achaeans vanguard pile_2
chance turn_up red_1
= used.achaeans pile_1 pile_2
= used.trojans pile_1"""
        + OPENING.format(theirs="red_1", mine="green")
    )
    assert GAME.paths.read(table.position, "exhausted.achaeans") == exhausted
    assert table.outcome is None


# ---------------------------------------------------------------- enough cards


@pytest.mark.rule("HA-AMB-16", "HA-R-11")
def test_in_300_games_every_pile_that_may_fight_has_five_cards_before_a_battle(random_game):
    """So the vanguard or revealed card and four draws never run out. Every other game is played without retreats."""
    battles = 0

    def watch(table):
        nonlocal battles
        ask = table.machine.pending[0]
        kind = GAME.asks[ask[1]].name
        if kind == "vanguard":
            battles += 1
            for side in table.view(None)["sides"].values():
                fighting = [pile for pile in PILES if pile not in side["exhausted"]]
                assert all(side["piles"][pile] >= 5 for pile in fighting), side
                assert all(side["piles"][pile] == 0 for pile in side["exhausted"]), side
        elif kind == "draw":
            p = table.position
            if p.phase == INITIAL:  # the opening hand
                side = next(s for s in (p.attacker, 1 - p.attacker) if p.size[s, WORDS.code("hand")] < 4)
                assert p.size[side, p.active[side]] >= 4 - p.size[side, WORDS.code("hand")]

    for number in range(300):
        random_game(number, watch, shun=["retreat"] if number % 2 else [])
    assert battles > 1500
