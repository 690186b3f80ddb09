"""The contents of the box, and what is printed on the components."""

from __future__ import annotations

import tomllib

import pytest

from agon.engine.table import Table
from agon.games.roll_player import GAME, kinds
from agon.games.roll_player.board import DICE_OF
from agon.games.roll_player.components import BOX, FILE
from agon.games.roll_player.view import effect_of
from agon.games.roll_player.words import (
    ALIGNMENT_IDS,
    BACKSTORY_IDS,
    CARDS,
    CLASS_IDS,
    COLOURS,
    GOLD,
    ROW_IDS,
    SLOTS,
    TRAIT_IDS,
    WORDS,
)
from agon.text.catalogue import LANGUAGES, Catalogue

PRINTED = tomllib.loads(FILE.read_text(encoding="utf-8"))
COLOURED = ("white", "green", "purple", "black", "blue", "red")


@pytest.mark.rule("RP-contents-dice")
def test_there_are_73_dice(table_from):
    assert [DICE_OF[c] for c in COLOURS if c != GOLD] == [10] * 6
    assert DICE_OF[GOLD] == 13 and sum(DICE_OF[c] for c in COLOURS) == 73
    table_from("given round 0\n= bag_size 73\n= bag.gold 13\n= bag.white 10")


@pytest.mark.rule("RP-contents-gold", "RP-contents-sheets", "RP-contents-tokens", "RP-summary-card")
def test_the_box_holds_coins_sheets_and_tokens():
    assert PRINTED["box"] == BOX
    assert (BOX["coins"], BOX["sheets"], BOX["charisma_tokens"], BOX["bags"], BOX["rulebooks"]) == (60, 6, 6, 1, 1)
    assert BOX["tracking_tokens"] == 2 * len(COLOURED) == 12
    assert BOX["summary_cards"] == len(GAME.seats) == 4


@pytest.mark.rule("RP-contents-cards")
def test_the_box_holds_101_cards():
    counts = [BOX[f"{kind}_cards"] for kind in ("summary", "class", "backstory", "alignment", "market", "initiative")]
    assert counts == [4, 6, 16, 17, 53, 5]
    assert sum(counts) == 101
    assert len(CARDS) == 53 and len(PRINTED["backstory"]) == 16 and len(PRINTED["alignment"]) == 17


# ---------------------------------------------------------------- sheets


@pytest.mark.rule("RP-sheet-slots", "RP-sheet-4a")
def test_a_sheet_has_six_attributes_of_three_spaces():
    rows = Table(GAME).view("p1")["sheets"]["p1"]["rows"]
    assert list(rows) == ["str", "dex", "con", "int", "wis", "cha"]
    assert [row["dice"] for row in rows.values()] == [[None] * 3] * 6
    assert len(SLOTS) == 18


@pytest.mark.rule("RP-sheet-1-race")
def test_six_races_change_attribute_scores(table_from, read):
    modifiers = [race["modifiers"] for race in PRINTED["race"]]
    assert len({race["id"] for race in PRINTED["race"]}) == 6
    assert len({tuple(sorted(each.items())) for each in modifiers}) == 6
    row = "given sheet.p1.str red_5 red_6 red_4"
    assert read(table_from(f"given race.p1 human\n{row}"), "score.p1.str") == ["15"]
    assert read(table_from(f"given race.p1 orc\n{row}"), "score.p1.str") == ["17"]


@pytest.mark.rule("RP-sheet-gender")
def test_the_sides_of_a_sheet_play_alike(table_from):
    dice = "given race.p1 orc\ngiven sheet.p1.str red_5 red_6 red_4\n"
    male, female = (table_from(f"{dice}given side.p1 {side}").view("p1")["sheets"]["p1"] for side in ("male", "female"))
    assert (male.pop("side"), female.pop("side")) == ("male", "female")
    assert male == female


@pytest.mark.rule("RP-sheet-4b", "RP-sheet-4d")
def test_faces_are_summed_and_the_race_counts_only_in_the_end(table_from):
    table = table_from("given race.p1 elf\ngiven sheet.p1.str red_5 red_6 red_4\ngiven sheet.p1.dex red_1 red_2 red_3")
    goals = table.view("p1")["sheets"]["p1"]["score"]["goals"]
    assert goals["str"]["dice"] == goals["str"]["score"] == 15
    assert table.view("p1")["sheets"]["p1"]["rows"]["dex"]["dice"] == ["red_1", "red_2", "red_3"]
    assert (goals["dex"]["dice"], goals["dex"]["race"], goals["dex"]["score"]) == (6, 2, 8)


@pytest.mark.rule("RP-sheet-6-areas")
def test_bought_cards_lie_in_the_area_of_their_kind(table_from):
    table = table_from("given cards.p1 longbow chain_helm weak climb")
    sheet = table.view("p1")["sheets"]["p1"]
    areas = [[card["card"] for card in sheet[area]] for area in ("weapons", "armor", "traits", "skills")]
    assert areas == [["longbow"], ["chain_helm"], ["weak"], ["climb"]]


@pytest.mark.rule("RP-sheet-7-info")
def test_the_view_tells_how_scoring_goes():
    scoring = Table(GAME).view("p1")["scoring"]
    assert scoring["backstory"] == [0, 0, 1, 1, 3, 3, 6]
    assert scoring["armor"] == {"chain": [1, 3, 5, 7, 10], "leather": [1, 3, 6, 9], "mystic": [2, 5, 9]}


# ---------------------------------------------------------------- classes


@pytest.mark.rule("RP-class-2-name", "RP-class-sides")
def test_six_class_cards_have_two_classes_each():
    of_card = {card: [c["id"] for c in PRINTED["class"] if c["card"] == card] for card in range(1, 7)}
    assert sorted(name for names in of_card.values() for name in names) == sorted(CLASS_IDS)
    assert {len(names) for names in of_card.values()} == {2} and len(set(CLASS_IDS)) == 12
    assert of_card[1] == ["cleric", "paladin"]
    assert [c["colour"] for c in PRINTED["class"]] == [colour for colour in COLOURED for _ in (1, 2)]


@pytest.mark.rule("RP-class-1-goals", "RP-class-3-ability")
@pytest.mark.parametrize("role", PRINTED["class"], ids=lambda role: role["id"])
def test_a_class_has_six_goals_with_twelve_stars_and_an_ability(role):
    assert list(role["goals"]) == list(role["stars"]) == list(ROW_IDS)
    assert sum(role["stars"].values()) == 12 and min(role["stars"].values()) >= 1
    assert role["ability"] in kinds.ABILITIES
    assert len({each["ability"] for each in PRINTED["class"]}) == 12


@pytest.mark.rule("RP-AMB-11")
def test_the_four_gold_ability_is_the_thiefs():
    assert [c["id"] for c in PRINTED["class"] if c["ability"] == "shrewd"] == ["thief"]


# ---------------------------------------------------------------- backstories and alignments


@pytest.mark.rule("RP-backstory-1-grid")
@pytest.mark.parametrize("story", PRINTED["backstory"], ids=lambda story: story["id"])
def test_a_backstory_wants_each_class_colour_once(story):
    cells = " ".join(story["grid"]).split()
    assert len(cells) == 18
    assert sorted(cell for cell in cells if cell != "-") == sorted(COLOURED)


@pytest.mark.rule("RP-backstory-2-name", "RP-alignment-1-name")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_backstories_and_alignments_have_names_and_backstories_a_tale(lang):
    texts = Catalogue.load(lang, "roll_player")
    assert (len(BACKSTORY_IDS), len(ALIGNMENT_IDS)) == (16, 17)
    assert len({texts.word(name) for name in (*BACKSTORY_IDS, *ALIGNMENT_IDS)}) == 33
    assert len({texts.format(f"story-{name.replace('_', '-')}") for name in BACKSTORY_IDS}) == 16


@pytest.mark.rule("RP-alignment-2-grid")
@pytest.mark.parametrize("card", PRINTED["alignment"], ids=lambda card: card["id"])
def test_an_alignment_card_has_nine_values(card):
    assert [len(row) for row in card["grid"]] == [3, 3, 3]
    values = [value for row in card["grid"] for value in row]
    assert max(values) == 3 and min(values) in (-1, -3)


# ---------------------------------------------------------------- market cards


@pytest.mark.rule("RP-market-anatomy", "RP-AMB-07")
@pytest.mark.parametrize("kind", ["weapon", "armor", "trait", "skill"])
def test_a_market_card_has_cost_dots_name_text_and_for_some_an_arrow(kind):
    texts = Catalogue.load("en", "roll_player")
    for card in PRINTED[kind]:
        effect, told = effect_of(WORDS.code(card["id"]), GAME.tables)
        named = {key: texts.word(str(value)) if key == "row" else value for key, value in told.items()}
        assert texts.word(card["id"]) and texts.format(f"effect-{effect.replace('_', '-')}", **named)
        assert card["dots"] in (1, 2) and 3 <= card["cost"] <= 6
        assert ("arrow" in card) == (kind in ("trait", "skill"))
    dots = [card["dots"] for kind in ("weapon", "armor", "trait", "skill") for card in PRINTED[kind]]
    assert (dots.count(1), dots.count(2)) == (26, 27)


@pytest.mark.rule("RP-contents-cards")
def test_market_cards_have_the_numbers_1_to_53():
    cards = [card for kind in ("weapon", "armor", "trait", "skill") for card in PRINTED[kind]]
    assert sorted(card["number"] for card in cards) == list(range(1, 54))


@pytest.mark.rule("RP-AMB-12")
def test_full_sets_are_five_four_and_three():
    count = {material: sum(card["material"] == material for card in PRINTED["armor"]) for material in kinds.MATERIALS}
    assert count == {"chain": 5, "leather": 4, "mystic": 3}
    assert {each["id"]: len(each["stars"]) for each in PRINTED["armor_set"]} == count


@pytest.mark.rule("RP-AMB-02")
def test_a_sheet_holds_any_number_of_traits_and_one_alignment_card(table_from):
    table = table_from(f"given cards.p1 {' '.join(TRAIT_IDS)}\ngiven alignment.p1 hermit")
    sheet = table.view(None)["sheets"]["p1"]
    assert len(sheet["traits"]) == 20
    assert sheet["alignment"] == "hermit"


def test_every_entry_says_where_it_comes_from_and_which_values_are_ours():
    entries = [entry for kind in PRINTED.values() if isinstance(kind, list) for entry in kind]
    assert all(entry["source"] for entry in entries)
    designed = {entry["id"] for entry in entries if entry.get("designed")}
    assert {"druid", "bard", "thief", "arbiter", "mentor", "elf"} & designed == set()
    assert {"cleric", "reckless", "climb", "chain"} <= designed
    assert "cost" not in next(card for card in PRINTED["trait"] if card["id"] == "reckless")["designed"]
    inferred = {entry["id"] for entry in entries if entry.get("inferred")}
    # of the Thief, the 4 gold in play
    assert inferred == {
        "thief",
        *("jeweled_dagger", "tower_shield", "heavy_crossbow", "move_silently", "sleight_of_hand"),
    }
