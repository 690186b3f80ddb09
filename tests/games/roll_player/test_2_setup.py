"""Setup 1 to 13."""

from __future__ import annotations

import pytest

from agon.engine.table import Table
from agon.games.roll_player import GAME
from agon.games.roll_player.words import COLOUR_IDS
from agon.text.catalogue import Catalogue

PLAYERS = ("1", "2", "3", "4")


def new(players: int | str, **options: str) -> Table:
    return Table(GAME, {"players": str(players)} | options)


def at(what: str, seat: str | None = None):
    return lambda table: table.asks[0].what == what and seat in (None, table.asks[0].seat)


def in_round(table: Table) -> bool:
    return bool(table.view(None)["round"] == 1)


@pytest.fixture
def set_up(play_on):
    """A table after set-up, before the first roll."""

    def make(players, **options):
        return play_on(new(players, **options), in_round)

    return make


# ---------------------------------------------------------------- 1 to 3


@pytest.mark.rule("RP-setup-1")
def test_the_highest_roll_starts_and_the_bag_is_full(play_on, read):
    table = play_on(new(3), at("sheet"), die=["3", "6", "2"])
    assert read(table, "start") == ["p2"]
    assert read(table, "bag_size") == ["73"]


@pytest.mark.rule("RP-AMB-06")
def test_only_the_tied_roll_again(play_on, read):
    table = play_on(new(3), at("sheet"), die=["6", "2", "6", "1", "4"])
    assert [choice.option for choice in table.choices] == ["6", "2", "6", "1", "4"]
    assert read(table, "start") == ["p3"]


@pytest.mark.rule("RP-setup-2")
def test_sheets_are_picked_from_the_start_player_on_and_none_twice(play_on):
    table = play_on(new(3), at("class"), die=["3", "6", "2"], sheet=["orc", "elf", "human"])
    picks = [choice for choice in table.choices if choice.what == "sheet"]
    assert [(pick.seat, pick.option) for pick in picks] == [("p2", "orc"), ("p3", "elf"), ("p1", "human")]
    other = play_on(new(2), lambda t: at("sheet", "p2")(t), die=["6", "1"], sheet=["dwarf"])
    assert other.asks[0].options == ("dragonkin", "elf", "halfling", "human", "orc")


@pytest.mark.rule("RP-setup-3")
def test_gold_by_order_of_play(play_on, read):
    table = play_on(new(4), at("draw_die"), die=["1", "6", "2", "3"])
    assert [read(table, f"gold.{seat}") for seat in ("p2", "p3", "p4", "p1")] == [["5"], ["5"], ["6"], ["7"]]
    assert read(table, "supply") == ["37"]


# ---------------------------------------------------------------- 4 to 6


@pytest.mark.rule("RP-setup-4", "RP-R-12", "RP-bag-blind", "RP-R-1")
def test_a_die_gives_the_class_and_gold_or_a_taken_colour_is_drawn_again(play_on, read):
    table = play_on(new(2), at("class"), draw_die=["gold", "blue"], die=["6", "1"])
    assert table.asks[0].options == ("sorcerer", "wizard")
    assert read(table, "gold.p1") == ["5"]
    assert table.view(None)["bag_size"] == 71
    assert all(colour not in table.view(None) for colour in COLOUR_IDS)
    table.choose("p1", "wizard")
    table.choose("chance", "blue")
    assert table.asks[0].what == "draw_die"
    table.choose("chance", "red")
    table.choose("p2", "warrior")
    assert [read(table, f"class.{seat}") for seat in ("p1", "p2")] == [["wizard"], ["warrior"]]
    assert read(table, "bag_size") == ["73"]


def test_two_like_dice_of_the_bag_are_one_option_of_weight_two(play_on):
    table = play_on(new(2), at("draw_die"))
    assert table.asks[0].options == COLOUR_IDS
    assert table.asks[0].weights == (10, 10, 10, 10, 10, 10, 13)


@pytest.mark.rule("RP-setup-4-alt")
def test_classes_are_chosen_in_reverse_order(play_on, read):
    table = play_on(new(3, class_choice="choose"), at("class"), die=["6", "1", "2"])
    assert table.asks[0].seat == "p3" and len(table.asks[0].options) == 12
    table.choose("p3", "monk")
    assert table.asks[0].seat == "p2" and not {"monk", "bard"} & set(table.asks[0].options)
    table.choose("p2", "thief")
    table.choose("p1", "cleric")
    assert [read(table, f"class.{seat}") for seat in ("p1", "p2", "p3")] == [["cleric"], ["thief"], ["monk"]]


@pytest.mark.rule("RP-setup-5", "RP-sheet-2-class", "RP-sheet-3-alignment", "RP-sheet-5-backstory")
def test_everybody_has_a_class_a_backstory_and_an_alignment(set_up):
    table = set_up(3)
    sheets = table.view(None)["sheets"].values()
    for kind, left in (("backstory", 13), ("alignment", 14)):
        dealt = {sheet[kind] for sheet in sheets}
        assert len(dealt) == 3 and None not in dealt
        assert {"backstory": 16, "alignment": 17}[kind] - len(dealt) == left
    assert len({sheet["class"] for sheet in sheets}) == 3


@pytest.mark.rule("RP-setup-6", "RP-alignment-3-start")
def test_the_tokens_start_in_the_centre_and_at_nothing(set_up, read):
    table = set_up(4)
    for seat in table.seats:
        assert read(table, f"token.{seat}") == []
        assert table.view(None)["sheets"][seat]["token"] == 4
        assert read(table, f"stars.{seat}") == ["0"]


# ---------------------------------------------------------------- 7 to 10


@pytest.mark.rule("RP-setup-7-discard", "RP-setup-8", "RP-AMB-13", "RP-AMB-03", "RP-R-48")
@pytest.mark.parametrize(
    ("players", "one", "two", "out", "row"), [(2, 19, 20, 14, 3), (3, 23, 24, 6, 4), (4, 26, 27, 0, 5)]
)
def test_cards_are_left_out_by_number_of_players(set_up, read, players, one, two, out, row):
    table = set_up(players)
    market, deck, discard = (read(table, path) for path in ("market", "deck", "discard"))
    dots = [GAME.tables["DOTS"][GAME.words.code(card)] for card in (*market, *deck)]
    assert (dots.count(1), dots.count(2)) == (one, two)
    assert (len(market), len(discard)) == (row, out)
    assert table.view("p2")["discard"] == discard
    assert "diplomacy" in (*market, *deck, *discard)


@pytest.mark.rule("RP-setup-7-split")
def test_every_one_dot_card_comes_before_every_two_dot_card(random_game):
    table = random_game(1)
    drawn = [choice.option for choice in table.choices if choice.what == "draw_card"]
    dots = [GAME.tables["DOTS"][GAME.words.code(card)] for card in drawn[14:]]
    assert dots[:19] == [1] * 19 and dots[19:22] == [2] * 3


@pytest.mark.rule("RP-setup-9", "RP-setup-10-2p", "RP-setup-10-3p", "RP-setup-10-4p")
@pytest.mark.parametrize(("players", "inner"), [(2, [2]), (3, [2, 3]), (4, [2, 3, 4])])
def test_initiative_cards_and_the_gold_on_the_inner_ones(set_up, players, inner):
    cards = set_up(players).view(None)["initiative"]
    assert [card["card"] for card in cards] == [f"initiative_{n}" for n in range(1, players + 2)]
    assert [n for n, card in enumerate(cards, 1) if card["coin"]] == inner


@pytest.mark.rule("RP-setup-fig")
def test_the_layout_for_two(set_up):
    view = set_up(2).view(None)
    assert len(view["market"]) == len(view["initiative"]) == 3
    assert [card["card"] for card in view["initiative"] if card["coin"]] == ["initiative_2"]


# ---------------------------------------------------------------- 11 to 13


@pytest.mark.rule("RP-setup-11")
@pytest.mark.parametrize(("players", "dice"), [(2, 6), (3, 7), (4, 8)])
def test_everybody_rolls_players_and_four_dice(play_on, players, dice):
    table = play_on(new(players), at("starting_die"))
    sheets = table.view(None)["sheets"]
    assert [len(sheet["waiting"]) for sheet in sheets.values()] == [dice] * players
    assert table.view(None)["bag_size"] == 73 - players * dice


@pytest.mark.rule("RP-setup-12-left", "RP-setup-12-noaction", "RP-setup-12-row")
def test_starting_dice_fill_rows_from_the_left_without_actions(play_on, read):
    dice = ["6", "1"] + ["2"] * 12
    colours = ["white", "green"] + ["red"] * 6 + ["blue"] * 6
    table = play_on(new(2), at("starting_die"), die=dice, draw_die=colours)
    rows = ["str", "cha", "cha", "cha", "str", "dex"]
    for row in rows:
        table.choose("p1", "red_2", what="starting_die")
        table.choose("p1", row, what="row")
    assert read(table, "sheet.p1.str") == ["red_2"] * 2
    assert table.view("p1")["sheets"]["p1"]["rows"]["str"]["dice"] == ["red_2", "red_2", None]
    assert read(table, "sheet.p1.cha") == ["red_2"] * 3
    assert read(table, "gold.p1") == ["6"]  # one for the row of three
    assert read(table, "charisma.p1") == ["0"]
    assert not [choice for choice in table.choices if choice.what == "action"]


@pytest.mark.rule("RP-setup-12-gold", "RP-setup-12-thief", "RP-AMB-04", "RP-R-13")
@pytest.mark.parametrize(("role", "gold"), [("rogue", "9"), ("thief", "13")])
def test_gold_dice_pay_when_they_are_drawn(play_on, read, role, gold):
    colours = ["black", "red", "gold", "gold"] + ["blue"] * 4
    table = play_on(new(2), at("starting_die"), die=["6", "1"], draw_die=colours, **{"class": [role]})
    assert read(table, "gold.p1") == [gold]
    table = play_on(table, in_round, row=["str", "dex", "con", "int", "wis", "cha"])
    assert read(table, "gold.p1") == [gold]  # nothing more when they are placed later


@pytest.mark.rule("RP-setup-13")
def test_the_start_player_begins(set_up, play_on):
    table = set_up(3)
    assert table.view(None)["phase"] == "roll"
    play_on(table, at("initiative"))
    assert table.asks[0].seat == table.view(None)["start"] == table.view(None)["active"]


@pytest.mark.rule("RP-quick-setup")
def test_the_short_list_agrees_with_the_set_up(set_up):
    for players, out, dice in ((2, 7, 6), (3, 3, 7), (4, 0, 8)):
        view = set_up(players).view(None)
        assert len(view["discard"]) == 2 * out
        filled = [
            sum(die is not None for row in s["rows"].values() for die in row["dice"]) for s in view["sheets"].values()
        ]
        assert filled == [dice] * players


@pytest.mark.rule("RP-bag-blind")
def test_the_view_never_shows_what_is_in_the_bag(random_game):
    def watch(table: Table) -> None:
        assert isinstance(table.view("p1")["bag_size"], int)
        assert not {"bag", "deck"} & set(table.view("p1"))

    random_game(3, watch)


def test_the_texts_name_the_seats_in_every_language():
    for lang in ("en", "el", "he", "hu"):
        texts = Catalogue.load(lang, "roll_player")
        assert len({texts.seat(seat) for seat in GAME.seats}) == 4
