"""Rounds, roll phase and dice phase."""

from __future__ import annotations

import pytest

from agon.engine.table import Table
from agon.games.roll_player import GAME
from agon.games.roll_player.words import COLOUR_IDS

TURN = """
given phase dice
given pool.initiative_1 red_1
given pool.initiative_2 gold_4
given pool.initiative_3 purple_6
given gold.p1 5
"""


def placed(row: str, more: str = "") -> str:
    """p1 takes card 1 (a red 1, no gold) and places its die."""
    return f"{TURN}{more}\np1 initiative initiative_1\np1 row {row}\n"


# ---------------------------------------------------------------- rounds


@pytest.mark.rule("RP-round-phases")
def test_a_round_is_roll_dice_market_cleanup(random_game):
    phases: list[str] = []

    def watch(table: Table) -> None:
        phase = table.view(None)["phase"]
        if not phases or phases[-1] != phase:
            phases.append(phase)

    random_game(2, watch)
    kept = [phase for phase in phases if phase in ("roll", "dice", "market", "cleanup")]
    first_round = [phase for phase in kept if phase != "cleanup"][:3]
    assert first_round == ["roll", "dice", "market"]
    assert all(kept[i + 1] != "dice" for i, phase in enumerate(kept[:-1]) if phase != "roll")


@pytest.mark.rule("RP-round-count", "RP-variant-short", "RP-end", "RP-R-59", "RP-R-57", "RP-R-58")
@pytest.mark.parametrize("short", ["off", "on"])
@pytest.mark.parametrize(("players", "rounds"), [("1", 12), ("2", 12), ("3", 11), ("4", 10)])
def test_the_number_of_rounds_never_varies(random_game, read, players, rounds, short):
    wanted = rounds - 2 if short == "on" else rounds
    cards_at_market = []

    def watch(table: Table) -> None:
        if table.asks[0].what == "market":
            cards_at_market.append(len(read(table, "market")))

    table = random_game(1, watch, players=players, short=short)
    begun = [line.arguments["round"][1] for line in table.log() if line.kind == "round_begins"]
    assert begun == list(range(1, wanted + 1))
    assert table.view(None)["round"] == table.view(None)["rounds"] == wanted
    sheets = table.view(None)["sheets"].values()
    assert all(None not in row["dice"] for sheet in sheets for row in sheet["rows"].values())
    assert min(cards_at_market) >= 1
    shuffled = [number for number, line in enumerate(table.log()) if line.kind == "reshuffles"]
    last = max(number for number, line in enumerate(table.log()) if line.kind == "round_begins")
    assert all(number > last for number in shuffled)  # the deck lasts until the very last cleanup


@pytest.mark.rule("RP-R-44")
def test_five_dice_are_left_for_the_last_round_of_four(random_game, read):
    seen = []

    def watch(table: Table) -> None:
        if table.asks[0].what == "draw_die" and table.choices[-1].what == "draw_card":
            seen.append(int(read(table, "bag_size")[0]))

    random_game(1, watch, players="4")
    assert seen[1:] == [73 - 4 * dice for dice in range(9, 18)] and seen[-1] == 5  # the first is the setup


# ---------------------------------------------------------------- roll phase


@pytest.mark.rule("RP-roll-count", "RP-solo-roll")
@pytest.mark.parametrize(("players", "dice"), [("1", 3), ("2", 3), ("3", 4), ("4", 5)])
def test_as_many_dice_as_initiative_cards_are_rolled(table_from, play_on, players, dice):
    table = table_from("given phase roll", players=players)
    play_on(table, lambda t: t.asks[0].what == "initiative")
    assert sum(choice.what == "die" for choice in table.choices) == dice
    assert len(table.asks[0].options) == dice


@pytest.mark.rule("RP-roll-order", "RP-quick-roll")
def test_dice_lie_in_rising_order(table_from, play_on, read):
    table = play_on(table_from("given phase roll"), lambda t: t.asks[0].what == "initiative", die=["5", "2", "4"])
    faces = [read(table, f"pool.initiative_{n}")[0][-1] for n in (1, 2, 3)]
    assert faces == ["2", "4", "5"]


@pytest.mark.rule("RP-roll-tie")
def test_equal_dice_are_ordered_by_the_start_player(table_from, play_on):
    table = play_on(
        table_from("given phase roll\ngiven start p2"),
        lambda t: t.asks[0].what == "order",
        draw_die=["red", "blue", "white"],
        die=["6", "2", "6"],
    )
    assert (table.asks[0].seat, table.asks[0].options) == ("p2", ("red_6", "white_6"))


# ---------------------------------------------------------------- turns


@pytest.mark.rule("RP-dice-order", "RP-dice-choose", "RP-dice-left-card")
def test_turns_go_clockwise_and_one_card_is_left(table_from, play_on, read):
    given = "given phase dice\ngiven start p2\n" + "\n".join(
        f"given pool.initiative_{n} {die}" for n, die in ((1, "red_1"), (2, "blue_2"), (3, "gold_3"), (4, "black_4"))
    )
    table = play_on(table_from(given, players="3"), lambda t: t.view(None)["phase"] == "market")
    picks = [(choice.seat, choice.option) for choice in table.choices if choice.what == "initiative"]
    assert picks == [("p2", "initiative_1"), ("p3", "initiative_2"), ("p1", "initiative_3")]
    assert read(table, "pool.initiative_4") == ["black_4"]
    assert read(table, "pool.initiative_1") == []
    left = table_from(f"{given}\np2 initiative initiative_1\np2 row str\np2 action pass", players="3")
    assert left.asks[0].options == ("initiative_2", "initiative_3", "initiative_4")


@pytest.mark.rule("RP-dice-left-card", "RP-R-40")
def test_gold_on_the_card_that_is_left_stays_and_never_doubles(table_from, play_on, read):
    given = "given phase dice\n" + "\n".join(
        f"given pool.initiative_{n} {die}" for n, die in ((1, "red_1"), (2, "blue_2"), (3, "gold_3"), (4, "black_4"))
    )
    table = table_from(given, players="3")
    play_on(table, lambda t: t.view(None)["round"] == 1, initiative=["initiative_1", "initiative_2", "initiative_4"])
    assert read(table, "coins") == ["initiative_2", "initiative_3"]
    assert read(table, "supply") == [str(60 - 2 - sum(int(read(table, f"gold.{s}")[0]) for s in table.seats))]


@pytest.mark.rule("RP-dice-place")
def test_a_die_goes_to_the_leftmost_space_and_not_into_a_full_row(table_from, read):
    more = "given sheet.p1.str blue_2 blue_3\ngiven sheet.p1.cha blue_1 blue_1 blue_1"
    table = table_from(f"{TURN}{more}\np1 initiative initiative_1\n?- p1 cha\n! p1 row cha\np1 row str")
    assert read(table, "sheet.p1.str") == ["blue_2", "blue_3", "red_1"]


@pytest.mark.rule("RP-dice-gold-card", "RP-gold-card", "RP-quick-dice")
@pytest.mark.parametrize(("card", "gold"), [(1, "5"), (2, "8"), (3, "5")])
def test_the_gold_of_the_card_and_of_the_die_is_collected(table_from, read, card, gold):
    table = table_from(f"{TURN}p1 initiative initiative_{card}\np1 row str\n? p1 action")
    assert read(table, "gold.p1") == [gold]  # card 2: one for the card, two for the gold 4
    assert read(table, "coins") == ([] if card == 2 else ["initiative_2"])


@pytest.mark.rule("RP-dice-gold-row", "RP-gold-third")
@pytest.mark.parametrize(("before", "gold"), [("blue_1", "5"), ("blue_1 blue_2", "6")])
def test_the_third_die_of_a_row_pays(table_from, read, before, gold):
    assert read(table_from(placed("str", f"given sheet.p1.str {before}")), "gold.p1") == [gold]


@pytest.mark.rule("RP-dice-gold-die", "RP-gold-die", "RP-AMB-09", "RP-R-13")
@pytest.mark.parametrize(("role", "gold"), [("ranger", "9"), ("thief", "11")])
def test_all_three_sources_add_up(table_from, read, role, gold):
    more = f"given class.p1 {role}\ngiven sheet.p1.str blue_1 blue_2"
    table = table_from(f"{TURN}{more}\np1 initiative initiative_2\np1 row str")
    assert read(table, "gold.p1") == [gold]


@pytest.mark.rule("RP-AMB-10", "RP-R-43")
def test_gold_and_tokens_never_run_out(table_from, read):
    more = "given gold.p2 60\ngiven charisma.p1 6\ngiven sheet.p1.cha blue_1 blue_2"
    table = table_from(f"{TURN}{more}\np1 initiative initiative_2\np1 row cha\np1 action cha")
    assert read(table, "gold.p1") == ["9"]
    assert read(table, "supply") == ["-9"]
    assert read(table, "charisma.p1") == ["7"]


# ---------------------------------------------------------------- attribute actions


@pytest.mark.rule("RP-dice-action-optional", "RP-R-8", "RP-sheet-4c")
@pytest.mark.parametrize("row", ["str", "con", "int", "wis", "cha"])
def test_a_placed_die_opens_the_action_of_its_row_only(table_from, read, row):
    table = table_from(f"{placed(row)}? p1 action {row} pass\np1 action pass\n? p2 initiative")
    assert read(table, f"sheet.p1.{row}") == ["red_1"]


@pytest.mark.rule("RP-dice-str", "RP-R-7")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_strength_turns_a_die_to_its_opposite_face(table_from, read, face):
    table = table_from(f"{placed('str', f'given sheet.p1.con blue_{face}')}p1 action str\np1 target con_1")
    assert read(table, "sheet.p1.con") == [f"blue_{7 - face}"]


@pytest.mark.rule("RP-dice-dex", "RP-R-6", "RP-R-9")
def test_dexterity_swaps_two_dice_and_needs_two(table_from, read, go_on):
    table = table_from(placed("dex", "given sheet.p1.str blue_5 blue_6\ngiven sheet.p1.cha gold_2"))
    swapped = go_on(table, "p1 action dex\np1 target cha_1\n?- p1 cha_1 cha_2 str_3\np1 target str_1")
    assert read(swapped, "sheet.p1.cha") == ["blue_5"] and read(swapped, "sheet.p1.str") == ["gold_2", "blue_6"]
    assert read(swapped, "gold.p1") == ["5"]
    table_from(f"{placed('dex')}? p1 action pass")  # one die alone


@pytest.mark.rule("RP-dice-con", "RP-R-4")
@pytest.mark.parametrize(("face", "to"), [(1, "2"), (3, "24"), (6, "5")])
def test_constitution_shifts_a_die_by_one_without_wrapping(table_from, read, face, to):
    table = table_from(f"{placed('con', f'given sheet.p1.str blue_{face}')}p1 action con\np1 target str_1")
    assert table.asks[0].options == tuple(f"blue_{new}" for new in to)
    table.choose("p1", f"blue_{to[0]}")
    assert read(table, "sheet.p1.str") == [f"blue_{to[0]}"]


@pytest.mark.rule("RP-dice-int", "RP-R-5")
@pytest.mark.parametrize("kept", ["blue_2", "blue_5"])
def test_intelligence_rerolls_and_keeps_either_face(table_from, read, kept):
    more = "given sheet.p1.str white_1 blue_2"
    steps = f"p1 action int\np1 target str_2\nchance die 5\n? p1 keep blue_2 blue_5\np1 keep {kept}"
    assert read(table_from(f"{placed('int', more)}{steps}"), "sheet.p1.str") == ["white_1", kept]


def test_the_same_face_once_more_asks_nothing(table_from):
    more = "given sheet.p1.str white_1 blue_2"
    table_from(f"{placed('int', more)}p1 action int\np1 target str_2\nchance die 2\n? p2 initiative")


@pytest.mark.rule("RP-dice-wis")
@pytest.mark.parametrize(
    ("at", "ways"),
    [("none", "up down left right"), ("up", "down left right"), ("up left", "down right"), ("right", "up down left")],
)
def test_wisdom_moves_the_token_within_the_grid(table_from, at, ways):
    table = table_from(f"{placed('wis', f'given token.p1 {at}')}p1 action wis")
    assert table.asks[0].what == "direction" and table.asks[0].options == tuple(ways.split())


@pytest.mark.rule("RP-dice-wis")
def test_wisdom_moves_one_step(table_from, read):
    assert read(table_from(f"{placed('wis')}p1 action wis\np1 direction left"), "token.p1") == ["left"]


@pytest.mark.rule("RP-dice-cha")
def test_charisma_gives_a_token_worth_one_gold(table_from, read):
    table = table_from(f"{placed('cha')}p1 action cha")
    assert read(table, "charisma.p1") == ["1"]
    buying = "given phase market\ngiven market reckless\ngiven initiative.p1 initiative_1\ngiven charisma.p1 1\n"
    assert read(table_from(f"{buying}given gold.p1 5\np1 market reckless"), "gold.p1") == ["0"]
    table_from(f"{buying}given gold.p1 4\n?- p1 reckless")


@pytest.mark.rule("RP-dice-any-die", "RP-R-2")
def test_the_die_just_placed_is_a_target(table_from, read):
    table = table_from(f"{placed('con', 'given sheet.p1.str blue_2')}p1 action con\n? p1 target con_1 str_1")
    table.choose("p1", "con_1")
    table.choose("p1", "red_2")
    assert read(table, "sheet.p1.con") == ["red_2"]


@pytest.mark.rule("RP-dice-one-action", "RP-dice-no-chain")
def test_one_action_and_the_turn_is_over(table_from, read):
    table = table_from(
        f"{placed('dex', 'given sheet.p1.str blue_5')}p1 action dex\np1 target dex_1\np1 target str_1\n! p1 action str"
    )
    assert table.asks[0].seat == "p2"
    assert read(table, "sheet.p1.str") == ["red_1"]


def test_all_colours_have_dice_of_six_faces():
    assert all(f"{colour}_{face}" in GAME.words.codes for colour in COLOUR_IDS for face in range(1, 7))
