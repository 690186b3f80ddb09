"""Stored events keep their format: rows of earlier versions load, and equal events are stored as equal text."""

from __future__ import annotations

import msgspec
import pytest

from agon.engine.errors import AgonError
from agon.games import load
from agon.server import protocol
from agon.server.db.storage import EventRow
from agon.server.tables.events import (
    Abort,
    Agree,
    AskUndo,
    Choice,
    Deny,
    Departure,
    Event,
    Replacement,
    Start,
    Undo,
    decode,
    encode,
)
from agon.server.tables.live import LiveTable
from agon.server.tables.state import COMPUTER, Ending, Sitting, TableRow

DEAL = (
    '{"chance":["blue_3","green_3","green_1","brown_4","green_4","green_1","green_2","yellow_3","purple_2","yellow_1",'
    '"purple_4","brown_2","brown_3","purple_2","blue_1","red_3","red_2","yellow_4","purple_1","brown_1","brown_4",'
    '"red_4","green_2","yellow_2","yellow_1","brown_2","purple_3","yellow_4","brown_3","blue_3","red_1","red_4",'
    '"blue_2","red_1","yellow_2","brown_1","blue_4","red_4","green_2","green_4","brown_4","brown_1","yellow_1",'
    '"blue_4","red_2","purple_2","blue_2","brown_3","red_3","red_4","yellow_3","brown_3","blue_1","green_1",'
    '"yellow_4","purple_1","purple_4","red_3","purple_4","yellow_1","purple_2","purple_1","yellow_4","purple_3",'
    '"brown_1","blue_3","blue_3","brown_2","blue_1","red_1","green_3","purple_3"],"people":[0,1]}'
)
ROLLS = (
    '{"option":"red","chance":["green_1","green_2","blue_1","brown_1","purple_2","agamemnon","brown_3","blue_1",'
    '"purple_1","purple_4","sarpedon"]}'
)
STAND_IN = '{"how":"timeout","account":"computer","name":"Agon (strong)","level":"strong","gone":"account-0"}'
STORED = (  # as stored in version 1 of the database
    ("start", None, DEAL),
    ("choice", 0, '{"option":"pile_1","chance":["green_2","f2"]}'),
    ("choice", 0, ROLLS),
    ("choice", 0, '{"option":"pass"}'),
    ("undo", 0, "{}"),
    ("choice", 0, '{"option":"pass","plan":100}'),
    ("choice", 0, '{"option":"green_2"}'),
    ("ask_undo", 0, "{}"),
    ("deny", 1, "{}"),
    ("choice", 1, '{"option":"pass"}'),
    ("ask_undo", 1, "{}"),
    ("agree", 0, "{}"),
    ("choice", 1, '{"option":"pass"}'),
    ("replace", 0, STAND_IN),
    ("choice", 1, '{"option":"blue_1"}'),
    ("leave", 1, '{"how":"resign","gone":"account-1"}'),
)
HISTORY = [EventRow("a-table", n, 1000 * n, *stored) for n, stored in enumerate(STORED, 1)]


def empty_table() -> LiveTable:
    game = load("hector_achilles")
    options, settings = msgspec.json.encode(game.choose_options({})).decode(), msgspec.json.encode(protocol.Settings())
    row = TableRow("a-table", None, None, options, settings.decode(), "open", bytes(32), 0, 0)
    sittings = [
        Sitting(protocol.Account(f"account-{chair}", f"Guest {chair}", "guest", None), 3 * f"nonce-{chair}")
        for chair in range(2)
    ]
    return LiveTable(row, game, sittings, ("achaeans", "trojans"))


def test_a_game_from_before_an_option_keeps_the_former_behaviour() -> None:
    game, settings = load("twilight_struggle"), msgspec.json.encode(protocol.Settings()).decode()
    row = TableRow("a-table", None, None, '{"edition":"deluxe"}', settings, "open", bytes(32), 0, 0)
    table = LiveTable(row, game, [Sitting(None), Sitting(None)], ("us", "ussr")).table
    assert (table.options["scoring_cards"], table.options["reshuffle"]) == ("forced", "when_needed")
    chosen = game.choose_options({})
    assert game.former_options(chosen) == chosen


def test_a_stored_game_with_every_kind_of_event_loads() -> None:
    live = empty_table()
    for row in HISTORY:
        live.fold(row)
    assert (live.n, live.moved, live.state) == (16, 16_000, "over")
    assert live.ending == Ending(("achaeans",), "resign")
    assert live.people == [COMPUTER, 1]
    assert (live.rolled, len(live.rolls), len(live.table.choices)) == (85, 85, 91)
    assert live.made[-6:] == [3, 3, 6, 7, 13, 15]
    assert (live.cuts, live.used) == ([(5, 18), (12, 19)], {(0, 100)})
    substitute, loser = live.sittings
    assert substitute.account == protocol.Account("computer", "Agon (strong)", "program", "strong")
    assert (substitute.left, substitute.gone, substitute.is_substitute) == ("timeout", "account-0", True)
    assert (loser.left, loser.gone, loser.is_substitute) == ("resign", "", False)


def test_a_game_is_stored_as_the_same_text() -> None:
    """Including what the server adds, such as the results of chance and who left; a start now says whether the game is
    rated."""
    live = empty_table()
    for row in HISTORY:
        event = decode(row.kind, row.body)
        assert encode(event) == (row.kind, row.body)
        body = row.body.removesuffix("}") + ',"rated":false}' if row.kind == "start" else row.body
        assert encode(live.apply(_without_results(event), row.chair, row.at)) == (row.kind, body)
        live.n += 1


def _without_results(event: Event) -> Event:
    match event:
        case Start():
            return Start()
        case Choice():
            return msgspec.structs.replace(event, chance=())
        case Departure() | Replacement():
            return msgspec.structs.replace(event, gone="")
    return event


def test_an_aborted_game_loads() -> None:
    live = empty_table()
    live.fold(HISTORY[0])
    live.fold(EventRow("a-table", 2, 2000, "abort", None, "{}"))
    assert (live.state, live.ending) == ("aborted", None)


@pytest.mark.parametrize(
    ("kind", "event"),
    [
        ("start", Start()),
        ("choice", Choice()),
        ("undo", Undo()),
        ("ask_undo", AskUndo()),
        ("agree", Agree()),
        ("deny", Deny()),
        ("leave", Departure()),
        ("replace", Replacement()),
        ("abort", Abort()),
    ],
)
def test_missing_fields_have_defaults_and_unknown_ones_are_ignored(kind: str, event: Event) -> None:
    assert decode(kind, "{}") == decode(kind, '{"of_another_version":[1]}') == event
    assert encode(event) == (kind, "{}")


def test_chance_must_answer_as_often_as_stored() -> None:
    live = empty_table()
    live.fold(HISTORY[0])
    with pytest.raises(AgonError, match="bad-record"):
        live.fold(HISTORY[1]._replace(body='{"option":"pile_1","chance":["green_2"]}'))
