"""The log in blocks as the terminal prints it; web/tests/blocks.test.ts checks the web client against the same
samples."""

from __future__ import annotations

import json
from typing import Any

import pytest

from agon.engine.table import Line
from agon.games import NAMES, load
from agon.text.blocks import group, grouping_of
from agon.text.catalogue import LANGUAGES, Catalogue
from agon.text.telling import Teller
from tools.log_samples import file_of, sample, text_of

TS = "twilight_struggle"


def line(kind: str, **arguments: Any) -> Line:
    """A line of Twilight Struggle; the sorts of its arguments come from the game."""
    sorts = next(tell.arguments for tell in load(TS).tells if tell.name == kind)
    return Line(kind, {name: (sorts[name], value) for name, value in arguments.items()})


def adds(side: str, country: str, count: int = 1) -> Line:
    return line("adds", side=side, country=country, count=count, us=0, ussr=0)


def takes(side: str, country: str, count: int = 1) -> Line:
    return line("takes", side=side, country=country, count=count, us=0, ussr=0)


def told(*lines: Line, lang: str = "en", start: int = 0, seat: str | None = "us", is_own: bool = True) -> list[str]:
    return Teller(Catalogue.load(lang, TS), grouping_of(TS), seat, is_own).lines(lines, start)


@pytest.mark.parametrize("game", NAMES)
def test_a_log_reads_as_in_its_sample(game: str) -> None:
    written = file_of(game).read_text(encoding="utf-8")
    assert text_of(sample(game)) == written, "the log is told differently: run make playthroughs and read the diff"


@pytest.mark.parametrize("game", NAMES)
def test_every_line_of_the_log_is_in_a_block_once(game: str) -> None:
    kept = json.loads(file_of(game).read_text(encoding="utf-8"))
    log = [Line(each["kind"], each["arguments"]) for each in kept["log"]]
    grouping = grouping_of(game)
    entries = [
        entry
        for section in group(log, grouping)
        for block in section.blocks
        for entry in ([block.head] if block.head else []) + block.entries
    ]
    numbers = sorted(number for entry in entries for number in entry.lines)
    assert numbers == [number for number, each in enumerate(log) if each.kind not in grouping.drops]


@pytest.mark.parametrize("game", NAMES)
def test_the_grouping_names_only_what_the_rules_tell(game: str) -> None:
    grouping, tells = grouping_of(game), {tell.name: tell.arguments for tell in load(game).tells}
    kinds = {kind for rule in grouping.block for kind in (*rule.kinds, *rule.until)}
    kinds |= {*grouping.drops, *grouping.heads, *grouping.carriers, *grouping.asides, *grouping.items, *grouping.badges}
    kinds |= {*grouping.joins, *grouping.lists, *(kind for before in grouping.joins.values() for kind in before)}
    assert kinds <= tells.keys()
    assert all(name in tells[kind] for kind, name in grouping.lists.items())
    assert all(not name or name in tells[kind] for kind, name in grouping.badges.items())
    assert all(not rule.by or rule.by in tells[kind] for rule in grouping.block for kind in rule.kinds)
    assert set(grouping.links) <= {name for arguments in tells.values() for name in arguments}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_heading_item_and_badge_has_a_text(game: str, lang: str) -> None:
    grouping, texts = grouping_of(game), Catalogue.load(lang, game)
    keys = {f"heading-{rule.heading}" for rule in grouping.block} | {f"badge-{kind}" for kind in grouping.badges}
    keys |= {f"item-{kind}" for kind, rule in grouping.items.items() if not rule.of}
    assert {key.replace("_", "-") for key in keys} <= texts.keys()


def test_points_of_influence_are_added_up_by_country() -> None:
    play = (
        line("turn_begins", turn=2),
        line("round_begins", round=3, side="ussr"),
        line("plays", side="ussr", card="nato", use="influence"),
        line("operations", side="ussr", use="influence", ops=4),
        *(adds("ussr", country) for country in ("iran", "iran", "thailand", "iran")),
    )
    assert told(*play) == [
        "Turn 2 · Action round 3",
        "  USSR: NATO (influence placement)",
        "    Operations 4 (influence placement): Iran +3, Thailand +1",
    ]


def test_a_coup_is_one_line_with_its_sum_and_result() -> None:
    coup = (
        line("operations", side="ussr", use="coup", ops=2),
        line("coups", side="ussr", country="zaire"),
        line("coup_roll", die=5, ops=2, modifier=-1, against=2, result=4),
        takes("us", "zaire", 2),
        adds("ussr", "zaire", 2),
        line("defcon_is", level=3),
    )
    assert told(*coup) == ["  USSR: Coup in Zaire: 5 + 2 + (−1) − 2 = 4: US −2, USSR +2 [DEFCON 3]"]


def test_a_roll_without_its_first_line_is_shown_as_it_is() -> None:
    roll = line("coup_roll", die=5, ops=2, modifier=0, against=2, result=5)
    assert told(roll) == ["  Die 5, operations 2, modifier 0, against 2: result 5."]


def test_a_dealt_hand_is_one_line_and_says_you_only_to_its_owner() -> None:
    hand = (line("dealt", card="nato"), line("reshuffles", count=9), line("dealt", card="fidel"))
    assert told(*hand)[0] == "  You are dealt: NATO, Fidel."
    assert told(*hand, is_own=False)[0] == "  The US is dealt: NATO, Fidel."
    assert told(*hand, is_own=False, lang="el")[0] == "  Οι ΗΠΑ παίρνουν: ΝΑΤΟ, Φιντέλ."


def test_only_new_lines_are_shown_under_their_heading() -> None:
    log = (
        line("round_begins", round=1, side="ussr"),
        line("plays", side="ussr", card="nato", use="influence"),
        line("round_begins", round=1, side="us"),
        line("plays", side="us", card="fidel", use="event_first"),
        line("event_happens", side="ussr", card="fidel"),
        adds("ussr", "cuba", 3),
    )
    assert told(*log, start=4) == [
        "Action round 1",
        "  US: Fidel (event first, then operations)",
        "    USSR: Event: Cuba +3",
    ]
    assert told(*log, start=6) == []


def test_an_event_that_only_repeats_its_card_is_left_out() -> None:
    log = (
        line("round_begins", round=1, side="us"),
        line("plays", side="us", card="nato", use="event"),
        line("event_happens", side="us", card="nato"),
        line("effect_begins", card="nato"),
    )
    assert told(*log) == ["Action round 1", "  US: NATO (event)", "    Now in effect: NATO."]


def test_a_game_without_a_grouping_has_a_line_for_each_line() -> None:
    assert grouping_of("no_such_game").block == ()
