"""A file can replace what is printed on heroes and fate tokens; a broken one is refused with entry and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from agon.engine.errors import AgonError
from agon.engine.table import Table
from agon.engine.table.study import Player, parse, write_record
from agon.games import load
from agon.games.hector_achilles.components import FILE

GAME = load("hector_achilles")
PRINTED = FILE.read_text(encoding="utf-8")

BOARD = """
study a board
game hector_achilles
given phase rounds
given round 4
given attacker achaeans
given acting trojans
given laid.achaeans red_1 red_2 blue_3 blue_4 brown_1
given laid.trojans blue_1 blue_3 green_1 green_2
given hand.trojans green_3
given hero.achaeans achilles red_1
given hero.trojans akamas
given fate f1
given facing.achaeans yellow
trojans action pass
trojans troop green_3
achaeans turn_fate pass
"""


def hero(name: str) -> str:
    """The entry of a hero in the file."""
    found = re.search(rf'\[\[hero\]\]\nid = "{name}"\n.*?\n\n', PRINTED, re.DOTALL)
    assert found is not None
    return found[0]


def fate(name: str) -> str:
    found = re.search(rf'\[\[fate\]\]\nid = "{name}"\n.*?source = "designed"\n', PRINTED, re.DOTALL)
    assert found is not None
    return found[0]


def told_totals(components: Path | None) -> dict[str, int]:
    table = Player(parse(BOARD), load, components=components).play()
    (line,) = [line for line in table.log() if line.kind == "totals"]
    return {seat: value for seat, (_, value) in line.arguments.items() if isinstance(value, int)}


# ---------------------------------------------------------------- a file that is taken


def test_a_replaced_value_changes_a_total(file):
    weaker = file(hero("achilles"), hero("achilles").replace("value = 6", "value = 3"))
    assert told_totals(None) == {"achaeans": 8, "trojans": 4}  # Achilles 6 and the red 2
    assert told_totals(weaker) == {"achaeans": 5, "trojans": 4}


def test_a_replaced_colour_changes_what_counts(file):
    swapped = hero("achilles").replace("red", "blue") + hero("diomedes").replace("blue", "red")
    other = file(hero("achilles"), swapped)
    other.write_text(other.read_text(encoding="utf-8").replace(hero("diomedes"), "", 1), encoding="utf-8")
    assert told_totals(other) == {"achaeans": 13, "trojans": 4}  # Achilles 6, blue 3 and blue 4


def test_replaced_edges_change_how_the_counter_can_be_laid(file):
    edges = fate("f1").replace('"blue", "purple", "yellow", "brown"', '"green", "red", "blue", "purple"')
    opening = "study a counter\ngame hector_achilles\ngiven phase initial\n"
    opening += "achaeans vanguard pile_1\nchance turn_up red_3\nchance fate f1\n"
    printed = Player(parse(opening), load).play()
    assert printed.asks[0].options == ("blue", "purple", "yellow", "brown")
    table = Player(parse(opening), load, components=file(fate("f1"), edges)).play()
    assert table.asks[0].options == ("green", "red", "blue", "purple")
    table.choose("achaeans", "red")
    counter = table.view(None)["fate"]
    assert (counter["achaeans"], counter["trojans"]) == ("red", "purple")


@pytest.mark.parametrize("backend", ["direct", "lowered"])
def test_both_back_ends_play_with_the_replaced_file(file, backend):
    edges = fate("f1").replace('"blue", "purple", "yellow", "brown"', '"green", "red", "blue", "purple"')
    table = Table(GAME.with_components(file(fate("f1"), edges)), backend=backend)
    while table.asks[0].what != "orientation":
        ask = table.asks[0]
        table.choose(ask.seat, "f1" if ask.what == "fate" else ask.options[0])
    assert table.asks[0].options == ("green", "red", "blue", "purple")


def test_a_replaced_file_leaves_the_printed_game_alone(file):
    told_totals(file(hero("achilles"), hero("achilles").replace("value = 6", "value = 3")))
    assert load("hector_achilles") is GAME
    assert told_totals(None)["achaeans"] == 8


def test_a_file_without_a_box_is_taken(file):
    box = PRINTED[PRINTED.index("[box]") : PRINTED.index("[[hero]]")]
    assert GAME.with_components(file(box, "")).tables == GAME.tables


def test_the_record_names_the_file_and_does_not_replay_with_another(file):
    ours = GAME.with_components(file(hero("achilles"), hero("achilles").replace("value = 6", "value = 3")))
    assert re.fullmatch("[0-9a-f]{16}", ours.components_hash)
    table = Table(ours)
    table.choose("chance", "red_1")
    record = write_record(table, "a game")
    assert f"components {ours.components_hash}" in record.splitlines()
    with pytest.raises(AgonError, match="bad-record: .*made with components"):
        Player(parse(record), load)


@pytest.mark.rule("HA-AMB-14")
def test_what_is_designed_is_marked_in_the_view(file):
    table = Player(parse(BOARD.rsplit("trojans action", 1)[0]), load).play()
    view = table.view("trojans")
    assert view["fate"]["designed"] is True
    assert view["sides"]["achaeans"]["hero"] == {
        "used": True,
        "id": "achilles",
        "colour": "red",
        "value": 6,
        "designed": True,
    }
    assert view["sides"]["trojans"]["hero"]["designed"] is False  # Akamas is printed in the rulebook
    owned = hero("achilles").replace('source = "designed"', 'source = "the printed card"')
    table = Player(parse(BOARD.rsplit("trojans action", 1)[0]), load, components=file(hero("achilles"), owned)).play()
    assert table.view("trojans")["sides"]["achaeans"]["hero"]["designed"] is False


def test_a_study_reads_what_the_replaced_file_says(file):
    weaker = file(hero("achilles"), hero("achilles").replace("value = 6", "value = 3"))
    text = BOARD.split("trojans action")[0] + "= superiority.achaeans 13\n= total.achaeans 5\n"
    Player(parse(text), load, components=weaker).play()


# ---------------------------------------------------------------- a file that is refused

REFUSED = [
    pytest.param(hero("achilles"), "", "hero: missing: achilles", id="a hero is missing"),
    pytest.param(hero("achilles"), 2 * hero("achilles"), "achilles: occurs twice", id="a hero occurs twice"),
    pytest.param(fate("f3"), 2 * (fate("f3") + "\n"), "f3: occurs twice", id="a counter occurs twice"),
    pytest.param(fate("f6"), "", "fate: missing: f6", id="a counter is missing"),
    pytest.param("value = 6", "value = 7", "achilles: value 7 is not from 3 to 6", id="a value of 7"),
    pytest.param("value = 6", "value = 2", "achilles: value 2 is not from 3 to 6", id="a value of 2"),
    pytest.param("value = 6", 'value = "6"', "achilles: value '6' is not from 3 to 6", id="a value in quotes"),
    pytest.param("value = 6\n", "", "achilles: value None is not from 3 to 6", id="no value"),
    pytest.param(
        'colour = "red"',
        'colour = "green"',
        "heroes of the achaeans: there must be one hero of each colour",
        id="two heroes of a colour",
    ),
    pytest.param(
        'side = "achaeans"', 'side = "trojans"', "achilles: fights for the achaeans, not 'trojans'", id="the wrong side"
    ),
    pytest.param(
        'colour = "red"', 'colour = "pink"', "achilles: colour 'pink' is not one of red, green", id="a colour"
    ),
    pytest.param(
        'edges = ["blue", "purple", "yellow", "brown"]',
        'edges = ["blue", "purple", "yellow"]',
        "f1: edges must be four different colours",
        id="three edges",
    ),
    pytest.param(
        'edges = ["blue", "purple", "yellow", "brown"]',
        'edges = ["blue", "purple", "yellow", "blue"]',
        "f1: edges must be four different colours",
        id="two edges of a colour",
    ),
    pytest.param(
        'edges = ["blue", "purple", "yellow", "brown"]',
        'edges = ["blue", "purple", "yellow", "pink"]',
        "f1: colour 'pink' is not one of",
        id="an edge of no colour",
    ),
    pytest.param('id = "achilles"', 'id = "patroclus"', "hero: unknown id 'patroclus'", id="an unknown hero"),
    pytest.param('id = "f1"', 'id = "f7"', "fate: unknown id 'f7'", id="an unknown counter"),
    pytest.param("[[hero]]", "[[gods]]\n[[hero]]", "gods: unknown entry", id="an unknown entry"),
    pytest.param('source = "designed"\n', "", "achilles: state its source", id="an entry that does not say its source"),
    pytest.param("fate = 6", "fate = 5", "box: the box of this game holds 108 cards", id="another box"),
    pytest.param('id = "achilles"', "id = achilles", "line ", id="no TOML"),
]


@pytest.mark.parametrize(("old", "new", "reason"), REFUSED)
def test_a_broken_file_is_refused_with_file_entry_and_reason(file, old, new, reason):
    path = file(old, new)
    with pytest.raises(AgonError) as refusal:
        GAME.with_components(path)
    assert refusal.value.code == "bad-components"
    assert refusal.value.message.startswith(f"{path}: ")
    assert reason in refusal.value.message


def test_heroes_that_are_no_tables_are_refused(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('hero = ["achilles"]\n', encoding="utf-8")
    with pytest.raises(AgonError, match=r"ours.toml: hero: write every hero as a \[\[hero\]\] table"):
        GAME.with_components(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    with pytest.raises(AgonError, match="bad-components: .*nowhere.toml: No such file"):
        GAME.with_components(tmp_path / "nowhere.toml")
    with pytest.raises(AgonError, match=f"bad-components: {tmp_path}: Is a directory"):
        GAME.with_components(tmp_path)
    (tmp_path / "greek.toml").write_bytes("Αχιλλέας".encode("iso-8859-7"))
    with pytest.raises(AgonError, match="bad-components: .*greek.toml: .*utf-8"):
        GAME.with_components(tmp_path / "greek.toml")
