"""A file can replace what is printed; a broken one is refused with entry and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from agon.engine.errors import AgonError
from agon.engine.simulate import play_many
from agon.engine.table import Table
from agon.engine.table.study import Player, parse, write_record
from agon.games import load
from agon.games.roll_player.components import FILE
from agon.native import batch
from tests.tiers import soak

GAME = load("roll_player")
PRINTED = FILE.read_text(encoding="utf-8")
HEAD = "study a table\ngame roll_player\n"


def entry(name: str) -> str:
    """An entry of the file."""
    found = re.search(rf'\[\[\w+\]\]\nid = "{name}"\n.*?(?=\n\n|\n*\Z)', PRINTED, re.DOTALL)
    assert found is not None
    return found[0]


def changed(name: str, old: str, new: str) -> tuple[str, str]:
    assert old in entry(name)
    return entry(name), entry(name).replace(old, new, 1)


def read(lines: str, path: str, components: Path | None = None) -> list[str]:
    table = Player(parse(HEAD + lines), load, components=components).play()
    found: list[str] = GAME.paths.read(table.position, path)
    return found


# ---------------------------------------------------------------- a file that is taken

TAKEN = [
    (changed("reckless", "cost = 6", "cost = 2"), "given round 0", "price.p1.reckless", "6", "2"),
    (changed("orc", "str = 2", "str = 5"), "given race.p1 orc\ngiven sheet.p1.str red_1", "score.p1.str", "3", "6"),
    (
        changed("paladin", 'str = "17"', 'str = "3-4"'),
        "given class.p1 paladin\ngiven race.p1 human\ngiven sheet.p1.str red_1 red_1 red_1",
        "goal_stars.p1",
        "0",
        "3",
    ),
    (
        changed("arbiter", "[3, 0, -3]", "[3, 7, -3]"),
        "given alignment.p1 arbiter",
        "alignment_stars.p1",
        "0",
        "7",
    ),
    (
        changed("aristocrat", '"- - blue"', '"blue - -"'),
        "given backstory.p1 aristocrat\ngiven sheet.p1.str blue_1",
        "matches.p1",
        "0",
        "1",
    ),
    (changed("chain", "[1, 3, 5, 7, 10]", "[4, 5, 6, 7, 8]"), "given cards.p1 chain_helm", "armor_stars.p1", "1", "4"),
    (
        changed(
            "weak",
            '{ kind = "row_at_most", row = "str", limit = 9, stars = 3 }',
            '{ kind = "per_gold_die", per = 1, stars = 2, most = 6 }',
        ),
        "given sheet.p1.dex gold_1 gold_2",
        "trait.p1.weak",
        "0",
        "4",
    ),
    (
        changed("longbow", '{ kind = "raise_row", row = "dex", by = 2 }', '{ kind = "raise_gold_dice", by = 3 }'),
        "given race.p1 human\ngiven cards.p1 longbow\ngiven sheet.p1.str gold_1",
        "score.p1.str",
        "1",
        "4",
    ),
    (
        changed("ancient_spear", "by = 2", "by = 5"),
        "given cards.p1 ancient_spear\ngiven phase market\ngiven initiative.p1 initiative_1\n"
        "given initiative.p2 initiative_2\ngiven market climb weak\np1 market discard\np1 sell climb",
        "gold.p1",
        "9",
        "12",
    ),
    (
        changed("tower_shield", "by = 1", "by = 2"),
        "given class.p1 ranger\ngiven cards.p1 tower_shield chain_helm",
        "armor_stars.p1",
        "3",
        "5",
    ),
]


@pytest.mark.parametrize(("change", "lines", "path", "before", "after"), TAKEN)
def test_a_replaced_value_changes_the_game(file, change, lines, path, before, after):
    assert read(lines, path) == [before]
    assert read(lines, path, file(*change)) == [after]
    assert read(lines, path) == [before]  # the printed game is unchanged


def test_a_replaced_effect_is_what_the_skill_does(file):
    lines = "given cards.p1 pickpocket\ngiven phase scoring\ngiven sheet.p1.str red_1\n"
    lines += "p1 skill pickpocket\np1 effect apply\n"
    other = file(*changed("pickpocket", '{ kind = "gain_gold", by = 2 }', '{ kind = "change_own", by = 1 }'))
    assert read(f"{lines}= gold.p1 7", "gold.p1") == ["7"]
    assert read(f"{lines}p1 target str_1\np1 change red_2", "sheet.p1.str", other) == ["red_2"]


def test_a_replaced_ability_is_the_classs(file):
    cleric = file(*changed("cleric", '"charitable"', '"prepared"'))
    lines = "given class.p1 cleric\ngiven cards.p1 longbow jeweled_dagger"
    assert len(read(lines, "cards.p1", cleric)) == 2
    with pytest.raises(AgonError, match="more hands than the seat has"):
        read(lines, "cards.p1")


def test_solo_thresholds_come_from_the_file(file):
    lines = "given phase scoring\ngiven gold.p1 80"
    head = "study a table\ngame roll_player players=1\n"
    lower = file(*changed("mercenary", "least = 20", "least = 10"))
    outcomes = [Player(parse(head + lines), load, components=each).play().outcome for each in (None, lower)]
    assert [outcome and outcome.reason for outcome in outcomes] == ["npc", "mercenary"]


@soak
def test_three_back_ends_play_alike_with_a_replaced_file(file):
    ours = GAME.with_components(file(*changed("reckless", "cost = 6", "cost = 0")))
    options = ours.choose_options({"players": "3"})
    lowered = play_many(ours, options, 3, 1, "lowered")
    assert play_many(ours, options, 3, 1, "direct") == lowered
    if batch.available():
        assert batch.play_many(ours, options, 3, 1) == lowered


def test_a_file_without_a_box_is_taken(file):
    box = PRINTED[PRINTED.index("[box]") : PRINTED.index("# Races")]
    assert GAME.with_components(file(box, "")).tables == GAME.tables


def test_the_record_names_the_file_and_does_not_replay_with_another(file):
    ours = GAME.with_components(file(*changed("reckless", "cost = 6", "cost = 2")))
    table = Table(ours)
    table.choose("chance", "6")
    record = write_record(table, "a game")
    assert f"components {ours.components_hash}" in record.splitlines()
    with pytest.raises(AgonError, match="bad-record: .*made with components"):
        Player(parse(record), load)


def test_what_is_designed_is_marked_in_the_view(file):
    lines = "given phase market\ngiven initiative.p1 initiative_1\ngiven market climb\n"
    lines += "given class.p1 druid\ngiven class.p2 cleric"
    view = Player(parse(HEAD + lines), load).play().view("p1")
    assert view["market"][0]["designed"] is True
    assert (view["sheets"]["p1"]["designed"], view["sheets"]["p2"]["designed"]) == ([], ["cleric"])
    owned = file(*changed("climb", 'designed = ["cost", "arrow", "effect"]', ""))
    assert Player(parse(HEAD + lines), load, components=owned).play().view("p1")["market"][0]["designed"] is False


# ---------------------------------------------------------------- a file that is refused

REFUSED = [
    pytest.param(entry("orc"), "", "race: missing: orc", id="a race is missing"),
    pytest.param(entry("climb"), 2 * (entry("climb") + "\n"), "climb: occurs twice", id="a card occurs twice"),
    pytest.param('id = "weak"', 'id = "strong"', "trait: unknown id 'strong'", id="an unknown trait"),
    pytest.param("[box]", "[[gods]]\n[box]", "gods: unknown entry", id="an unknown entry"),
    pytest.param(
        "coins = 60", "coins = 61", "box: the box of this game holds 10 dice_of_each_colour", id="another box"
    ),
    pytest.param(
        "str = 2, dex = -2", "str = 9, dex = -2", "dragonkin: modifiers 9 is not from -6 to 6", id="a modifier"
    ),
    pytest.param("str = 2, dex = -2", "luck = 2", "dragonkin: modifiers must be a table", id="an unknown row"),
    pytest.param(*changed("cleric", "card = 1", "card = 2"), "classes of white: two classes", id="the wrong card"),
    pytest.param(*changed("cleric", '"white"', '"gold"'), "cleric: colour 'gold' is not one of", id="a golden class"),
    pytest.param(*changed("cleric", '"14-15"', '"about 14"'), "cleric: goals.str 'about 14' is not", id="an odd goal"),
    pytest.param(*changed("cleric", "str = 2", "str = 20"), "cleric: stars.str 20 is not from", id="too many stars"),
    pytest.param(
        *changed("cleric", '"charitable"', '"lucky"'), "cleric: ability 'lucky' is not one of", id="an ability"
    ),
    pytest.param(*changed("hunter", '"- - purple", ', ""), "hunter: grid must be six rows", id="five rows"),
    pytest.param(
        *changed("hunter", '"- - purple"', '"- - gold"'), "hunter: grid 'gold' is not one of", id="a gold space"
    ),
    pytest.param(*changed("hunter", '"- - purple"', '"- - -"'), "hunter: six of the eighteen", id="five spaces"),
    pytest.param(*changed("rebel", "[0, 1, 3]", "[0, 1]"), "rebel: grid must be three rows", id="eight spaces"),
    pytest.param(
        *changed("rebel", "[0, 1, 3]", "[0, 1, 30]"), "rebel: grid 30 is not from -9 to 9", id="a space of 30"
    ),
    pytest.param(*changed("climb", "dots = 1", "dots = 3"), "climb: dots 3 is not from 1 to 2", id="three dots"),
    pytest.param(*changed("climb", "cost = 3", "cost = 99"), "climb: cost 99 is not from 0 to 20", id="a cost"),
    pytest.param(
        *changed("longbow", "hands = 2", "hands = 3"), "longbow: hands 3 is not from 1 to 2", id="three hands"
    ),
    pytest.param(*changed("weak", '"up"', '"copied"'), "weak: arrow 'copied' is not one of up", id="an arrow"),
    pytest.param(*changed("climb", '"up"', '"copied"'), "climb: copy_skill, and no other effect", id="a copied arrow"),
    pytest.param(
        *changed("climb", '"dice_phase"', '"any"'), "climb: change_pool cannot have the window any", id="window"
    ),
    pytest.param(
        *changed("search", '"any"', '"own_market_turn"'), "search: exchange_with_bag cannot", id="market window"
    ),
    pytest.param(*changed("diplomacy", '"any"', '"dice_phase"'), "diplomacy: copy_skill cannot", id="copy window"),
    pytest.param(
        *changed("weak", '"row_at_most"', '"row_equals"'), "weak: effect 'row_equals' is not one of", id="a kind"
    ),
    pytest.param(*changed("weak", ", stars = 3", ""), "weak: the effect row_at_most takes: row", id="no stars"),
    pytest.param(*changed("weak", 'row = "str"', 'row = "luck"'), "weak: row 'luck' is not one of str", id="a row"),
    pytest.param(*changed("weak", "stars = 3", "stars = 99"), "weak: stars 99 is not from 0 to 20", id="99 stars"),
    pytest.param(*changed("weak", "effect = {", "other = {"), "weak: write its effect as", id="no effect"),
    pytest.param(
        *changed("longbow", '{ kind = "raise_row", row = "dex", by = 2 }', '{ kind = "cheaper", by = 1 }'),
        "weapon: only one weapon may make cards cheaper",
        id="two discounts",
    ),
    pytest.param(
        *changed("chain_helm", '"chain"', '"wood"'), "chain_helm: material 'wood' is not one of", id="material"
    ),
    pytest.param(*changed("mystic", "[2, 5, 9]", "[2, 5]"), "mystic: stars must be 3 numbers", id="a short set"),
    pytest.param(
        *changed("mystic", '["blue", "purple"]', '["pink"]'), "mystic: colours 'pink' is not one of", id="set colour"
    ),
    pytest.param(*changed("leader", "least = 30", "least = 36"), "rank: each rank must need fewer stars", id="ranks"),
    pytest.param(*changed("orc", 'source = "hero-tome+rollplayer-ai"', ""), "orc: state its source", id="no source"),
    pytest.param('id = "orc"', "id = orc", "line ", id="no TOML"),
]


@pytest.mark.parametrize(("old", "new", "reason"), REFUSED)
def test_a_broken_file_is_refused_with_file_entry_and_reason(file, old, new, reason):
    path = file(old, new)
    with pytest.raises(AgonError) as refusal:
        GAME.with_components(path)
    assert refusal.value.code == "bad-components"
    assert refusal.value.message.startswith(f"{path}: ")
    assert reason in refusal.value.message


def test_races_that_are_no_tables_are_refused(tmp_path):
    path = tmp_path / "ours.toml"
    path.write_text('race = ["orc"]\n', encoding="utf-8")
    with pytest.raises(AgonError, match=r"ours.toml: race: write every race as a \[\[race\]\] table"):
        GAME.with_components(path)
