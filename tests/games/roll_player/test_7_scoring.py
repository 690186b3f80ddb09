"""End of the game: stars, traits, weapons, armour, and the winner."""

from __future__ import annotations

import pytest

from agon.games.roll_player import GAME
from agon.games.roll_player.words import TRAIT_IDS, WEAPON_IDS

ROWS = ("str", "dex", "con", "int", "wis", "cha")


def row(name: str, total: int, colour: str = "red", seat: str = "p1") -> str:
    """Three dice with this sum."""
    first = min(6, total - 2)
    second = min(6, total - first - 1)
    return f"given sheet.{seat}.{name} {colour}_{first} {colour}_{second} {colour}_{total - first - second}\n"


# ---------------------------------------------------------------- goals


@pytest.mark.rule("RP-score-goals", "RP-sheet-1-race")
def test_dice_race_and_weapons_are_held_against_the_goal(table_from, read):
    given = "given class.p1 paladin\n" + row("str", 15)
    assert read(table_from(f"given race.p1 human\n{given}"), "goals.p1") == []
    met = table_from(f"given race.p1 orc\n{given}")
    assert (read(met, "score.p1.str"), read(met, "goals.p1"), read(met, "goal_stars.p1")) == (["17"], ["str"], ["3"])
    short = "given class.p1 paladin\ngiven race.p1 human\n" + row("dex", 14)
    assert read(table_from(short), "goals.p1") == []
    assert read(table_from(f"{short}given cards.p1 longbow"), "goals.p1") == ["dex"]


@pytest.mark.rule("RP-score-goal-exact", "RP-score-goal-range", "RP-score-goal-plus")
@pytest.mark.parametrize(
    ("role", "attribute", "total", "met"),
    [
        *(("paladin", "str", total, total == 17) for total in (16, 17, 18)),
        *(("paladin", "wis", total, total in (16, 17)) for total in (15, 16, 17, 18)),
        *(("paladin", "cha", total, total >= 14) for total in (13, 14, 18)),
    ],
)
def test_exact_range_and_at_least_goals(table_from, read, role, attribute, total, met):
    table = table_from(f"given class.p1 {role}\ngiven race.p1 human\n{row(attribute, total)}")
    assert read(table, "goals.p1") == ([attribute] if met else [])


def test_an_unfinished_row_meets_no_goal(table_from, read):
    assert (
        read(table_from("given class.p1 cleric\ngiven race.p1 human\ngiven sheet.p1.int red_6 red_6"), "goals.p1") == []
    )


@pytest.mark.rule("RP-score-colour", "RP-class-4-colour")
@pytest.mark.parametrize("count", [4, 5])
def test_each_die_of_the_class_colour_is_a_star(table_from, read, count):
    whites = " ".join(["white_1"] * (count - 3))
    given = f"given class.p1 cleric\ngiven sheet.p1.str white_2 white_3 white_4\ngiven sheet.p1.dex {whites} red_1\n"
    table = table_from(given)
    assert read(table, "class_dice.p1") == [str(count)]
    assert table.view("p1")["sheets"]["p1"]["score"]["class_dice"] == count


@pytest.mark.rule("RP-score-alignment", "RP-alignment-score", "RP-R-38")
@pytest.mark.parametrize(("token", "stars"), [("up", "-3"), ("down", "3"), ("none", "0"), ("up left", "-1")])
def test_the_space_of_the_token_gives_or_takes_stars(table_from, read, token, stars):
    table = table_from(f"given alignment.p1 scoundrel\ngiven token.p1 {token}")
    assert read(table, "alignment_stars.p1") == [stars]
    assert read(table, "total.p1") == [stars]  # the total may be negative


# ---------------------------------------------------------------- backstory


WANTED = {
    "str": (3, "blue"),
    "dex": (2, "green"),
    "con": (1, "purple"),
    "int": (3, "red"),
    "wis": (2, "black"),
    "cha": (3, "white"),
}
"""The Aristocrat's grid."""


@pytest.mark.rule(
    "RP-score-backstory-0", "RP-score-backstory-2", "RP-score-backstory-4", "RP-score-backstory-6", "RP-R-39"
)
@pytest.mark.parametrize(("matches", "stars"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)])
def test_backstory_stars_by_matches(table_from, read, matches, stars):
    given = "given backstory.p1 aristocrat\n"
    for number, attribute in enumerate(ROWS):
        place, colour = WANTED[attribute]
        dice = ["gold_1"] * 2
        dice.insert(
            place - 1,
            f"{colour}_{1 + number % 6}" if number < matches else ("white_1" if colour != "white" else "red_1"),
        )
        given += f"given sheet.p1.{attribute} {' '.join(dice)}\n"
    table = table_from(given)
    assert read(table, "matches.p1") == [str(matches)]
    assert read(table, "backstory_stars.p1") == [str(stars)]


@pytest.mark.rule("RP-backstory-4-reward")
def test_the_right_colour_in_a_wrong_space_is_no_match(table_from, read):
    given = "given backstory.p1 aristocrat\ngiven sheet.p1.str blue_1 blue_2\n"
    assert read(table_from(given), "matches.p1") == ["0"]
    assert read(table_from(given + "given sheet.p1.str blue_1 blue_2 blue_3"), "matches.p1") == ["1"]


# ---------------------------------------------------------------- armour


CHAIN = ("chain_gorget", "chain_vambraces", "chain_helm", "chain_tunic", "chain_leggings")
LEATHER = ("leather_greaves", "leather_boots", "leather_gloves", "leather_pauldron")
MYSTIC = ("mystic_cowl", "mystic_robes", "mystic_cloak")
SETS = [
    *((CHAIN[:n], stars) for n, stars in enumerate((0, 1, 3, 5, 7, 10))),
    *((LEATHER[:n], stars) for n, stars in enumerate((0, 1, 3, 6, 9))),
    *((MYSTIC[:n], stars) for n, stars in enumerate((0, 2, 5, 9))),
]


@pytest.mark.rule("RP-score-armor", "RP-market-armor")
@pytest.mark.parametrize(("cards", "stars"), SETS)
def test_a_set_scores_by_its_cards(table_from, read, cards, stars):
    colourless = {"chain": "thief", "leather": "wizard", "mystic": "warrior"}
    role = colourless[(cards or ("chain_",))[0].split("_")[0]]
    table = table_from(f"given class.p1 {role}\ngiven cards.p1 {' '.join(cards) or 'none'}")
    assert read(table, "armor_stars.p1") == [str(stars)]


@pytest.mark.parametrize("card", [*CHAIN, *LEATHER, *MYSTIC])
def test_each_armour_card_starts_its_set(table_from, read, card):
    worth = {"chain": 1, "leather": 1, "mystic": 2}[card.split("_")[0]]
    role = {"chain": "thief", "leather": "wizard", "mystic": "warrior"}[card.split("_")[0]]
    assert read(table_from(f"given class.p1 {role}\ngiven cards.p1 {card}"), "armor_stars.p1") == [str(worth)]


@pytest.mark.rule("RP-score-armor")
def test_sets_are_scored_apart(table_from, read):
    table = table_from("given class.p1 wizard\ngiven cards.p1 chain_helm chain_tunic leather_boots")
    assert read(table, "armor_stars.p1") == ["4"]  # two chain 3, one leather 1
    sets = table.view("p1")["sheets"]["p1"]["score"]["sets"]
    assert sets == {"chain": {"cards": 2, "stars": 3, "bonus": 0}, "leather": {"cards": 1, "stars": 1, "bonus": 0}}


@pytest.mark.rule("RP-score-armor-bonus", "RP-R-36")
@pytest.mark.parametrize(
    ("role", "cards", "stars"),
    [
        *(("cleric", CHAIN[:n], worth + 1) for n, worth in ((1, 1), (3, 5))),
        ("barbarian", CHAIN[:2], 4),
        ("druid", LEATHER[:3], 7),
        ("rogue", LEATHER[:1], 2),
        ("wizard", MYSTIC[:3], 10),
        ("monk", MYSTIC[:2], 6),
        ("monk", (), 0),
    ],
)
def test_a_set_of_the_class_has_one_star_more(table_from, read, role, cards, stars):
    table = table_from(f"given class.p1 {role}\ngiven cards.p1 {' '.join(cards) or 'none'}")
    assert read(table, "armor_stars.p1") == [str(stars)]


@pytest.mark.rule("RP-note-tower-shield", "RP-R-35")
@pytest.mark.parametrize(
    ("cards", "more"),
    [
        ((), 0),
        (MYSTIC, 0),
        ((*CHAIN, *LEATHER, *MYSTIC), 0),
        (CHAIN[:4], 3),  # 7 to 10
        (LEATHER[:2], 3),  # 3 to 6
        ((*CHAIN[:1], *MYSTIC[:2]), 4),  # the better of 2 and 4, one set only
    ],
)
def test_tower_shield_adds_a_card_to_one_incomplete_set(table_from, read, cards, more):
    owned = " ".join(cards)
    without = table_from(f"given class.p1 thief\ngiven cards.p1 {owned or 'none'}")
    table = table_from(f"given class.p1 thief\ngiven cards.p1 tower_shield {owned}")
    assert int(read(table, "armor_stars.p1")[0]) - int(read(without, "armor_stars.p1")[0]) == more
    assert table.view(None)["sheets"]["p1"]["score"]["shield"] == more


# ---------------------------------------------------------------- traits


def mono(*rows: str) -> str:
    colours = ("red", "blue", "green")
    return "".join(f"given sheet.p1.{r} {c}_1 {c}_2 {c}_3\n" for r, c in zip(rows, colours, strict=False))


CONDITIONS = [
    *((trait, row(name, 17), 3) for trait, name in (("steadfast", "con"), ("honorable", "wis"), ("nimble", "dex"))),
    *((trait, row(name, 17), 3) for trait, name in (("proud", "cha"), ("focused", "int"), ("courageous", "str"))),
    *((trait, row(name, 16), 0) for trait, name in (("steadfast", "con"), ("honorable", "wis"), ("nimble", "dex"))),
    *((trait, row(name, 16), 0) for trait, name in (("proud", "cha"), ("focused", "int"), ("courageous", "str"))),
    *((trait, row(name, 9), 3) for trait, name in (("weak", "str"), ("clumsy", "dex"), ("foolish", "int"))),
    *((trait, row(name, 10), 0) for trait, name in (("weak", "str"), ("clumsy", "dex"), ("foolish", "int"))),
    ("reckless", row("wis", 9), 4),
    ("reckless", row("wis", 10), 0),
    ("weak", "given sheet.p1.str red_1 red_2\n", 0),  # an incomplete row
    ("obnoxious", "given sheet.p1.str red_1 red_1\ngiven sheet.p1.dex blue_1\n", 3),
    ("obnoxious", "given sheet.p1.str red_1 red_1\n", 0),
    ("famous", "".join(f"given sheet.p1.{r} red_6 blue_6\n" for r in ROWS[:3]) + "given sheet.p1.wis gold_6\n", 4),
    ("famous", "".join(f"given sheet.p1.{r} red_6 blue_6\n" for r in ROWS[:3]), 0),
    ("honest", "given alignment.p1 scoundrel\ngiven token.p1 down\n", 2),
    ("honest", "given alignment.p1 scoundrel\n", 2),
    ("honest", "given alignment.p1 scoundrel\ngiven token.p1 up\n", 0),
    ("compassionate", "given cards.p1 compassionate weak proud\n", 2),
    ("compassionate", "given cards.p1 compassionate weak proud honest greedy nimble\n", 4),
    ("compassionate", "given cards.p1 compassionate\n", 0),
    ("obsessed", mono("str"), 2),
    ("obsessed", mono("str", "wis", "cha"), 4),
    ("obsessed", "given sheet.p1.str red_1 red_2 blue_3\n", 0),
    ("cunning", "given cards.p1 cunning climb search open_lock\n", 3),
    ("cunning", "given cards.p1 cunning climb search open_lock knowledge negotiate\n", 4),
    ("greedy", "given gold.p1 11\n", 2),
    ("greedy", "given gold.p1 40\n", 4),
    ("greedy", "given gold.p1 3\n", 0),
    ("loyal", "given class.p1 druid\ngiven sheet.p1.str green_1 green_2 green_3\n", 1),
    ("loyal", "given class.p1 druid\n" + "".join(f"given sheet.p1.{r} green_1 green_2 green_3\n" for r in ROWS[:3]), 4),
    ("envious", "given sheet.p1.str gold_1 gold_2 gold_3\n", 3),
    ("envious", "given sheet.p1.str gold_1 gold_2 gold_3\ngiven sheet.p1.dex gold_1 gold_2\n", 4),
]


@pytest.mark.rule("RP-score-traits", "RP-R-56")
@pytest.mark.parametrize(("trait", "given", "stars"), CONDITIONS)
def test_a_trait_gives_stars_by_its_condition(table_from, read, trait, given, stars):
    assert read(table_from(given), f"trait.p1.{trait}") == [str(stars)]


CLERIC_GOALS = "given class.p1 cleric\ngiven race.p1 human\n" + "".join(
    row(name, total, colour)
    for name, total, colour in (("str", 14, "red"), ("dex", 16, "blue"), ("con", 15, "green"), ("int", 14, "black"))
)


@pytest.mark.rule("RP-R-55")
def test_dedicated_counts_goals_as_they_are_scored(table_from, read):
    four = table_from(CLERIC_GOALS)
    assert (read(four, "goals.p1"), read(four, "trait.p1.dedicated")) == (["str", "dex", "con", "int"], ["0"])
    five = table_from(CLERIC_GOALS + row("cha", 12, "purple") + "given race.p1 halfling\n" + row("str", 16))
    assert read(five, "score.p1.cha") == ["14"] and read(five, "trait.p1.dedicated") == ["3"]


@pytest.mark.rule("RP-note-jeweled", "RP-R-33", "RP-R-34")
def test_race_and_weapons_do_not_count_for_traits(table_from, read):
    given = "given race.p1 elf\ngiven cards.p1 longbow\n" + row("dex", 15)
    table = table_from(given)
    assert read(table, "score.p1.dex") == ["19"] and read(table, "trait.p1.nimble") == ["0"]
    low = table_from("given race.p1 halfling\ngiven sheet.p1.str red_3 red_3 red_4")
    assert read(low, "score.p1.str") == ["8"] and read(low, "trait.p1.weak") == ["0"]
    dagger = table_from("given cards.p1 jeweled_dagger\ngiven sheet.p1.str gold_6 red_1 red_1\n")
    assert read(dagger, "score.p1.str") == ["9"] and read(dagger, "row_total.p1.str") == ["8"]


@pytest.mark.rule("RP-score-traits")
def test_only_met_traits_count(table_from, read):
    table = table_from("given cards.p1 courageous proud\n" + row("str", 17) + row("cha", 12))
    assert read(table, "trait_stars.p1") == ["3"]
    assert table.view(None)["sheets"]["p1"]["score"]["traits"] == {"proud": 0, "courageous": 3}


def test_every_trait_has_been_shown():
    assert {trait for trait, _, stars in CONDITIONS if stars} | {"dedicated"} == set(TRAIT_IDS)


# ---------------------------------------------------------------- weapons


WEAPONS = {
    "longsword": ("given class.p1 cleric\ngiven sheet.p1.str white_6 white_5 red_1\n", "score.p1.str", "14"),
    "jeweled_dagger": ("given sheet.p1.str gold_6 gold_5 red_1\n", "score.p1.str", "14"),
    "longbow": (row("dex", 12), "score.p1.dex", "14"),
    "heavy_crossbow": ("", "price.p1.reckless", "5"),
}


@pytest.mark.parametrize("weapon", WEAPONS)
def test_what_a_weapon_changes(table_from, read, weapon):
    given, path, value = WEAPONS[weapon]
    without = table_from(f"given race.p1 human\n{given}")
    table = table_from(f"given race.p1 human\n{given}given cards.p1 {weapon}")
    assert read(without, path) != [value] == read(table, path)


@pytest.mark.rule("RP-R-62")
def test_blessed_mace_and_quarterstaff_reach_further(table_from, read):
    dice = "given phase dice\n" + "".join(f"given pool.initiative_{n} red_{n}\n" for n in (1, 2, 3))
    mace = (
        f"{dice}given cards.p1 blessed_mace\np1 initiative initiative_1\np1 row wis\np1 action wis\np1 direction up\n"
    )
    assert read(table_from(f"{mace}? p1 direction down left right pass\np1 direction left"), "token.p1") == [
        "up",
        "left",
    ]
    assert read(table_from(f"{mace}p1 direction pass"), "token.p1") == ["up"]
    staff = f"{dice}given cards.p1 quarterstaff\ngiven sheet.p1.str blue_5\np1 initiative initiative_1\n"
    staff += "p1 row con\np1 action con\n"
    table_from(f"{staff}p1 target str_1\n? p1 change blue_3 blue_4 blue_6")


@pytest.mark.rule("RP-market-pass", "RP-R-45")
@pytest.mark.parametrize(("friendly", "sells"), [("off", "p1 sell climb\n"), ("on", "")])
def test_an_ancient_spear_pays_for_a_discarded_card(table_from, read, friendly, sells):
    given = "given phase market\ngiven initiative.p1 initiative_1\ngiven initiative.p2 initiative_2\n"
    given += "given market climb weak\n"
    without = table_from(f"{given}p1 market discard\n{sells}", friendly=friendly)
    table = table_from(f"{given}given cards.p1 ancient_spear\np1 market discard\n{sells}", friendly=friendly)
    assert (read(without, "gold.p1"), read(table, "gold.p1")) == (["7"], ["9"])
    (line,) = [line for line in table.log() if line.kind == "gains" and line.arguments["source"][1] == "ancient_spear"]
    assert line.arguments["count"][1] == 2


def test_every_weapon_has_been_shown():
    assert {*WEAPONS, "blessed_mace", "quarterstaff", "tower_shield", "ancient_spear"} == set(WEAPON_IDS)


# ---------------------------------------------------------------- the end


@pytest.mark.rule("RP-score-when")
def test_there_are_no_stars_before_the_final_scoring(table_from, random_game):
    table = table_from("given class.p1 cleric\ngiven sheet.p1.str white_6 white_6 white_6")
    sheet = table.view(None)["sheets"]["p1"]
    assert (sheet["stars"], sheet["score"]["total"], table.view(None)["final"]) == (0, 3, False)
    over = random_game(1)
    assert over.view(None)["final"]
    assert all(s["stars"] == s["score"]["total"] for s in over.view(None)["sheets"].values())


@pytest.mark.rule("RP-R-32")
def test_a_weapon_that_hurts_may_be_dropped_before_scoring(table_from, read):
    given = "given phase scoring\ngiven class.p1 paladin\ngiven race.p1 human\ngiven cards.p1 longbow\n" + row(
        "dex", 16
    )
    table = table_from(f"{given}= goal_stars.p1 0\n? p1 drop longbow pass\np1 drop longbow")
    assert read(table, "goal_stars.p1") == ["2"] and read(table, "discard") == ["longbow"]
    kept = table_from(f"{given}p1 drop pass")
    assert read(kept, "stars.p1") == ["0"]  # cards that are kept always apply, and so does the race


def final(p1: str, p2: str) -> str:
    return f"given phase scoring\ngiven class.p1 cleric\ngiven class.p2 warrior\n{p1}{p2}"


@pytest.mark.rule("RP-score-winner", "RP-intro-goal")
def test_most_stars_win(table_from):
    stars = "given sheet.{0}.str {1}_1 {1}_1 {1}_1\ngiven sheet.{0}.dex {1}_1 {1}_1 {1}_1\n"
    p1 = (
        stars.format("p1", "white")
        + "given cards.p1 chain_gorget chain_helm chain_tunic chain_leggings chain_vambraces\n"
    )
    p2 = stars.format("p2", "red") + "given cards.p2 leather_greaves leather_boots leather_gloves leather_pauldron\n"
    table = table_from(final(p1, p2 + "given gold.p2 50\n"))
    totals = [table.view(None)["sheets"][seat]["stars"] for seat in ("p1", "p2")]
    assert totals == [17, 15] and table.outcome.winners == ("p1",) and table.outcome.reason == "most_stars"


@pytest.mark.rule("RP-score-tie-1")
def test_equal_stars_more_gold_wins(table_from):
    table = table_from(final("given gold.p1 2\n", "given gold.p2 4\n"))
    assert (table.outcome.winners, table.outcome.reason) == (("p2",), "most_gold")


@pytest.mark.rule("RP-score-tie-2", "RP-R-50")
def test_equal_gold_fewer_class_dice_win(table_from):
    p1 = "given sheet.p1.str white_1 white_1 white_1\n"
    p2 = "given cards.p2 leather_boots leather_gloves\n"
    table = table_from(final(p1, p2))
    assert [table.view(None)["sheets"][seat]["stars"] for seat in ("p1", "p2")] == [3, 3]
    assert (table.outcome.winners, table.outcome.reason) == (("p2",), "fewest_dice")


@pytest.mark.rule("RP-score-tie-3")
def test_all_equal_share_the_victory(table_from):
    table = table_from(final("", "given gold.p3 4\n"), players="3")
    assert (table.outcome.winners, table.outcome.reason) == (("p1", "p2"), "shared_victory")


def test_the_breakdown_adds_up_in_every_game(random_game):
    for number in range(4):
        table = random_game(number, players=str(1 + number))
        for sheet in table.view(None)["sheets"].values():
            score = sheet["score"]
            assert score["goal_stars"] == sum(goal["stars"] for goal in score["goals"].values())
            assert score["trait_stars"] == sum(score["traits"].values())
            assert score["armor"] == score["shield"] + sum(s["stars"] + s["bonus"] for s in score["sets"].values())
            parts = ("goal_stars", "class_dice", "alignment", "backstory", "armor", "trait_stars")
            assert score["total"] == sum(score[part] for part in parts) + score.get("gold", 0) == sheet["stars"]
            for goal in score["goals"].values():
                assert goal["score"] == goal["dice"] + goal["race"] + goal["weapons"]
    assert GAME.tables["COST"]
