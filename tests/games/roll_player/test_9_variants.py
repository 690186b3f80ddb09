"""The four variants and the solo game."""

from __future__ import annotations

import itertools

import pytest

from agon.engine.table import Table
from agon.games.roll_player import GAME
from agon.games.roll_player.words import RANK_IDS

MARKET = """
given phase market
given initiative.p1 initiative_1
given initiative.p2 initiative_2
given market climb weak honest
"""
SOLO = """
given phase dice
given pool.initiative_1 red_1
given pool.initiative_2 gold_4
given pool.initiative_3 purple_6
given market climb weak honest
given class.p1 ranger
"""


def new(**options: str) -> Table:
    return Table(GAME, options)


def at(what: str):
    return lambda table: table.asks[0].what == what


def first_round(table: Table) -> bool:
    return bool(table.view(None)["round"] == 1)


# ---------------------------------------------------------------- variants


@pytest.mark.rule("RP-variant-less-random")
@pytest.mark.parametrize(("players", "each", "bag"), [("2", 6, 61), ("3", 7, 52), ("4", 8, 41)])
def test_less_random_setup_hands_out_one_die_of_each_colour(play_on, read, players, each, bag):
    table = play_on(new(players=players, less_random="on"), at("starting_die"))
    for sheet in table.view(None)["sheets"].values():
        colours = sorted(die.rpartition("_")[0] for die in sheet["waiting"])
        gold = ["gold"] * (int(players) - 2)
        assert colours == sorted(["black", "blue", "green", "purple", "red", "white", *gold]) and len(colours) == each
    assert read(table, "bag_size") == [str(bag)]
    assert read(table, "bag.gold") == [str(13 - int(players) * (int(players) - 2))]


@pytest.mark.rule("RP-AMB-14")
def test_gold_dice_handed_out_pay_as_if_drawn(play_on, read):
    table = play_on(
        new(players="4", less_random="on", class_choice="choose"),
        at("starting_die"),
        die=["6", "1", "2", "3"],
        **{"class": ["thief", "cleric", "monk", "druid"]},
    )
    assert [read(table, f"gold.{seat}") for seat in ("p1", "p2", "p3", "p4")] == [["9"], ["9"], ["10"], ["15"]]


@pytest.mark.rule("RP-variant-random-market")
@pytest.mark.parametrize(("players", "deck"), [("2", 39), ("3", 47), ("4", 53)])
def test_a_random_market_ignores_the_dots(play_on, read, players, deck):
    table = play_on(new(players=players, random_market="on"), at("draw_card"))
    assert len(table.asks[0].options) == 53
    play_on(table, first_round)
    assert len(read(table, "deck")) + len(read(table, "market")) == deck
    assert len(read(table, "discard")) == 53 - deck
    assert read(table, "mixed") == ["1"]
    drawn = table.copy()
    play_on(drawn, lambda t: t.asks[0].what == "draw_card" and t.view(None)["phase"] == "cleanup")
    assert sorted(drawn.asks[0].options) == sorted(read(drawn, "deck"))


@pytest.mark.rule("RP-variant-short")
@pytest.mark.parametrize(("players", "dice", "rounds"), [("1", 8, 10), ("2", 8, 10), ("3", 9, 9), ("4", 10, 8)])
def test_a_short_game_has_two_dice_more_and_no_extra_gold(play_on, read, players, dice, rounds):
    table = play_on(new(players=players, short="on"), at("draw_die"))
    assert [read(table, f"gold.{seat}") for seat in table.seats] == [["5"]] * int(players)
    play_on(table, at("starting_die"))
    assert [len(sheet["waiting"]) for sheet in table.view(None)["sheets"].values()] == [dice] * int(players)
    assert read(table, "rounds") == [str(rounds)]


def test_a_short_less_random_game_draws_two_more_dice(play_on):
    table = play_on(new(players="3", short="on", less_random="on"), at("starting_die"))
    assert [len(sheet["waiting"]) for sheet in table.view(None)["sheets"].values()] == [9] * 3


@pytest.mark.rule("RP-variant-friendly", "RP-R-45")
def test_a_friendly_market_keeps_the_card_and_triggers_still_work(table_from, read):
    table = table_from(
        f"{MARKET}given class.p1 cleric\ngiven gold.p1 0\np1 market discard\n? p1 direction", friendly="on"
    )
    assert read(table, "market") == ["climb", "weak", "honest"]
    assert (read(table, "gold.p1"), read(table, "discard")) == (["2"], [])


def test_variants_may_be_combined_freely(random_game):
    for number, values in enumerate(itertools.product(("off", "on"), repeat=4)):
        names = ("less_random", "random_market", "short", "friendly")
        options = dict(zip(names, values, strict=True)) | {"players": str(1 + number % 4)}
        assert random_game(number, **options).outcome is not None


# ---------------------------------------------------------------- solo


@pytest.mark.rule(
    "RP-solo-setup-base",
    "RP-solo-setup-diplomacy",
    "RP-solo-setup-die",
    "RP-solo-setup-removal",
    "RP-AMB-03",
    "RP-R-48",
)
def test_solo_is_laid_out_as_for_two_without_diplomacy(play_on, read):
    table = play_on(new(players="1"), at("draw_die"))
    assert table.seats == ("p1",)
    assert read(table, "bag_size") == ["72"] and read(table, "aside") == ["1"]
    play_on(table, first_round)
    assert len(read(table, "market")) == 3 and len(table.view(None)["initiative"]) == 3
    assert read(table, "coins") == ["initiative_2"] and read(table, "gold.p1") != []
    removed = read(table, "removed")
    assert "diplomacy" in removed and len(removed) == 2  # Diplomacy, and the first card of the removal pile
    assert (read(table, "deck_size"), len(read(table, "discard"))) == (["34"], 14)
    seen = (*read(table, "deck"), *read(table, "market"), *(card for card in removed if card != "diplomacy"))
    dots = [GAME.tables["DOTS"][GAME.words.code(card)] for card in seen]
    assert (dots.count(1), dots.count(2)) == (19, 19)


@pytest.mark.rule("RP-solo-setup-dice", "RP-solo-cleanup")
def test_solo_has_six_starting_dice_and_the_opponents_die_stays_aside(play_on, random_game, read):
    table = play_on(new(players="1"), at("starting_die"))
    assert len(table.view(None)["sheets"]["p1"]["waiting"]) == 6
    over = random_game(1, players="1")
    assert read(over, "aside") == ["1"] and read(over, "bag_size") == [str(72 - 18)]


@pytest.mark.rule("RP-solo-dice-1")
def test_card_one_rolls_nothing(table_from, read):
    table = table_from(f"{SOLO}p1 initiative initiative_1\np1 row str\np1 action pass\n? p1 market", players="1")
    assert read(table, "market") == ["climb", "weak", "honest"]


@pytest.mark.rule("RP-solo-dice-2", "RP-solo-dice-3")
@pytest.mark.parametrize(
    ("card", "face", "market"),
    [
        *((2, face, m) for face, m in ((1, "- weak honest"), (2, "climb - honest"), (3, "climb weak"))),
        *((2, face, "climb weak honest") for face in (4, 5, 6)),
        *((3, face, m) for face, m in ((1, "- weak honest"), (2, "- weak honest"), (3, "climb - honest"))),
        *((3, face, m) for face, m in ((4, "climb - honest"), (5, "climb weak"), (6, "climb weak"))),
    ],
)
def test_the_opponents_die_removes_a_card(table_from, read, card, face, market):
    steps = f"p1 initiative initiative_{card}\np1 row wis\np1 action pass\nchance die {face}\n? p1 market"
    table = table_from(f"{SOLO}{steps}", players="1")
    assert read(table, "market") == market.split()
    gone = {"climb", "weak", "honest"} - set(market.split())
    assert gone == set(read(table, "removed")) - {"diplomacy"}
    assert read(table, "gold.p1") == (["8"] if card == 2 else ["5"])


@pytest.mark.rule("RP-R-46")
def test_an_empty_place_loses_nothing(table_from, read):
    given = SOLO.replace("given market climb weak honest", "given market climb - honest")
    steps = "p1 initiative initiative_3\np1 row wis\np1 action pass\nchance die 3\n? p1 market"
    assert read(table_from(f"{given}{steps}", players="1"), "market") == ["climb", "-", "honest"]


SOLO_MARKET = "given phase market\ngiven initiative.p1 initiative_1\ngiven gold.p1 9\n"


@pytest.mark.rule("RP-solo-market")
@pytest.mark.parametrize(
    ("market", "choice", "discard", "removed"),
    [
        ("climb weak honest", "p1 market weak", ["climb"], ["honest"]),
        ("climb weak honest", "p1 market discard\np1 sell climb", ["climb", "weak"], ["honest"]),
        ("climb weak", "p1 market climb", ["weak"], []),
        ("climb", "p1 market climb", [], []),
    ],
)
def test_the_leftmost_card_is_discarded_and_the_others_are_removed(table_from, read, market, choice, discard, removed):
    table = table_from(f"{SOLO_MARKET}given market {market}\ngiven passing.p1 round\n{choice}", players="1")
    assert set(read(table, "discard")) == set(discard)
    assert set(read(table, "removed")) - {"diplomacy"} == set(removed)


@pytest.mark.rule("RP-R-47")
def test_the_druids_card_is_the_rightmost(table_from, read):
    given = SOLO.replace("ranger", "druid") + "given discard greedy\n"
    steps = "p1 initiative initiative_3\np1 row wis\np1 action pass\nchance die 6\np1 attune greedy\n"
    assert read(table_from(f"{given}{steps}", players="1"), "market") == ["climb", "weak", "-", "greedy"]


@pytest.mark.rule("RP-solo-score")
@pytest.mark.parametrize(("gold", "stars"), [(7, 0), (8, 1), (17, 2)])
def test_gold_gives_stars_in_the_solo_game_only(table_from, read, gold, stars):
    assert read(table_from(f"given gold.p1 {gold}", players="1"), "gold_stars.p1") == [str(stars)]
    assert read(table_from(f"given gold.p1 {gold}"), "gold_stars.p1") == ["0"]


@pytest.mark.rule("RP-solo-ranks", "RP-AMB-05")
@pytest.mark.parametrize(
    ("stars", "rank"),
    [
        (40, "true_hero"),
        (39, "chieftain"),
        (35, "chieftain"),
        (34, "leader"),
        (29, "explorer"),
        (20, "mercenary"),
        (19, "npc"),
    ],
)
def test_the_rank_follows_from_the_stars(table_from, stars, rank):
    assert RANK_IDS == ("true_hero", "chieftain", "leader", "explorer", "mercenary", "npc")
    table = table_from(f"given phase scoring\ngiven gold.p1 {8 * stars}", players="1")
    assert table.view(None)["sheets"]["p1"]["stars"] == stars
    assert (table.outcome.winners, table.outcome.reason) == (("p1",), rank)


@pytest.mark.rule("RP-solo-end")
def test_a_solo_game_ends_with_eighteen_dice(random_game):
    table = random_game(2, players="1")
    rows = table.view(None)["sheets"]["p1"]["rows"].values()
    assert sum(die is not None for row in rows for die in row["dice"]) == 18
    assert table.outcome.winners == ("p1",) and table.outcome.reason in RANK_IDS
