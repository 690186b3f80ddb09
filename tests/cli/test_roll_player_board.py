"""The board of Roll Player: every position renders, dice have letters, and the score sheet shows every star."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from agon.cli.boards import board_of, card_text, roll_player
from agon.cli.boards.roll_player_notes import about, text
from agon.cli.words import outcome_lines
from agon.engine.chooser import SeededChooser
from agon.engine.table import Table
from agon.engine.table.study import Player, parse
from agon.games import load
from agon.games.roll_player.components import FILE
from agon.text.catalogue import LANGUAGES, Catalogue

GAME = load("roll_player")


def positions(seed: int, players: str):
    """Yield the table of a random game at each ask of a player, and at the end."""
    table, choose = Table(GAME, {"players": players}), SeededChooser(seed, 0)
    while table.outcome is None:
        ask = table.asks[0]
        if ask.seat != "chance":
            yield table
        table.choose(ask.seat, choose(ask))
    yield table


def table_from(text: str, options: str = "") -> Table:
    return Player(parse(f"study a table\ngame roll_player {options}\n{text}"), load).play()


def drawn(table: Table, seat: str | None = "p1", lang: str = "en", width: int = 100) -> str:
    file = io.StringIO()
    board = roll_player.render(table.view(seat), seat, Catalogue.load(lang, "roll_player"))
    Console(file=file, width=width).print(board)
    return file.getvalue()


def test_the_game_has_its_own_board():
    assert board_of("roll_player") is roll_player


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_renders(lang, players):
    for number, table in enumerate(positions(3, players)):
        if number % 60 == 0 or table.outcome is not None:
            for seat in (table.seats[-1], None):
                assert "Roll Player" in drawn(table, seat, lang, width=80)


@pytest.mark.parametrize("width", [80, 120])
def test_a_sheet_without_a_class_is_not_cut(width):
    asked = [table for table in positions(3, "2") if table.asks and table.asks[0].what in ("sheet", "side", "class")]
    assert asked
    assert not any("…" in drawn(table, lang="el", width=width) for table in asked)


def test_dice_show_a_letter_a_face_and_a_match():
    table = table_from("given backstory.p1 aristocrat\ngiven sheet.p1.dex red_3 green_4\ngiven sheet.p1.con gold_5")
    dex = next(line for line in drawn(table).splitlines() if line.startswith("DEX"))
    assert "R3" in dex and "G4 ✓" in dex
    con = next(line for line in drawn(table).splitlines() if line.startswith("CON"))
    assert "D5 p" in con  # the Aristocrat wants purple here
    assert roll_player.style("red_3") == roll_player.STYLES["red"] == roll_player.style("red")
    assert roll_player.style("pass") == ""


def test_the_own_sheet_comes_first():
    table = table_from("given round 0")
    for seat, first, second in (("p1", "Player 1", "Player 2"), ("p2", "Player 2", "Player 1")):
        out = drawn(table, seat)
        sheets = out[out.index("Piles") :]
        assert sheets.index(first) < sheets.index(second)


def test_market_initiative_alignment_and_skills_are_shown():
    table = table_from(
        "given phase dice\ngiven pool.initiative_1 red_1\ngiven pool.initiative_2 gold_4\n"
        "given pool.initiative_3 blue_5\ngiven market reckless longbow chain_helm\n"
        "given cards.p1 climb search\ngiven exhausted.p1 search\n"
        "given cards.p2 heavy_crossbow\ngiven alignment.p1 hermit\ngiven passing.p1 round"
    )
    out = drawn(table, "p2")
    assert "2● D4" in out and "▲ Climb* ↑" in out and "▷ Search* ↑ (exhausted)" in out
    assert "Reckless*" in out and "●6 (costs you 5)" in out and "2 hands" in out
    assert "[+3]" in out and "passing this round" in out
    assert "* marks values of our own" in out


def test_the_score_sheet_shows_where_each_star_comes_from():
    table = table_from(
        "given phase scoring\ngiven class.p1 cleric\ngiven race.p1 halfling\ngiven alignment.p1 scoundrel\n"
        "given token.p1 up\ngiven sheet.p1.str white_6 white_6 red_4\n"
        "given cards.p1 chain_helm chain_tunic reckless envious\n"
        "given sheet.p1.wis gold_1 gold_2 gold_3\ngiven gold.p1 9\n= winner p1",
        "players=1",
    )
    out = drawn(table)
    assert "16−2 = 14 (14-15)  2 ★" in out
    assert "chain ×2  3+1 ★" in out and "Reckless  4 ★" in out and "Envious  3 ★" in out
    lines = {line[:10].strip(): line for line in out.splitlines()}
    assert "−3 ★" in lines["Alignment"] and "1 ★" in lines["leftover g"]
    assert "13 ★" in lines["Total"] and "NPC" in lines["Rank"]
    texts = Catalogue.load("en", "roll_player")
    assert outcome_lines(texts, table.outcome, table.seats) == ["Result: NPC"]  # nobody wins a solo game


def test_in_hebrew_signs_and_sums_keep_their_order():
    texts = Catalogue.load("he", "roll_player")
    assert (
        text(table_from("given phase market\ngiven initiative.p1 initiative_1"), "elf", texts)
        == "זרי \u2066+2\u2069, חוס \u2066−2\u2069"
    )


def test_options_are_explained():
    texts = Catalogue.load("en", "roll_player")
    table = table_from("given phase market\ngiven initiative.p1 initiative_1\ngiven market climb weak\ngiven gold.p1 9")
    notes = about(table, table.asks[0], texts)
    assert notes["weak"] == "Trait* · cost 4 · ↑ · 3 stars if the dice in the Strength row total 9 or less."
    assert "discard" not in notes
    dice = "given phase dice\n" + "".join(f"given pool.initiative_{n} red_{n}\n" for n in (1, 2, 3))
    table = table_from(dice)
    assert about(table, table.asks[0], texts)["initiative_2"] == "red 2 · 1 gold"
    table = table_from(f"{dice}given sheet.p1.str blue_4\np1 initiative initiative_1")
    assert about(table, table.asks[0], texts)["str"] == "blue 4 · goal 14-15 ★★"
    table = table_from(f"{dice}given sheet.p1.str blue_4\np1 initiative initiative_1\np1 row str\np1 action str")
    assert about(table, table.asks[0], texts)["str_1"] == "blue 4"


def test_a_card_is_read_from_the_components_of_the_table(tmp_path):
    texts = Catalogue.load("en", "roll_player")
    text = FILE.read_text(encoding="utf-8")
    file = tmp_path / "ours.toml"
    file.write_text(text.replace('row = "str", limit = 9', 'row = "str", limit = 8', 1), encoding="utf-8")
    table = Table(GAME.with_components(file))
    assert "total 8 or less" in card_text(roll_player, table, "weak", texts)
    assert "Skilled*: refresh up to two skills" in card_text(roll_player, Table(GAME), "ranger", texts)
    assert card_text(roll_player, Table(GAME), "orc", texts) == "STR +2, INT −2"
    assert card_text(roll_player, Table(GAME), "human", texts) == "no bonus, no penalty"
    assert card_text(roll_player, Table(GAME), "hunter", texts) == texts.format("story-hunter")
    assert card_text(board_of("hector_achilles"), Table(load("hector_achilles")), "ajax", texts) == ""
