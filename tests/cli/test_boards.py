"""Boards in the terminal: every position of random games renders in every language, for players and spectators."""

from __future__ import annotations

import io
from itertools import islice

import pytest
from rich.console import Console

from agon.cli.boards import board_of, hector_achilles, plain
from agon.cli.words import option_help
from agon.engine.chooser import SeededChooser
from agon.engine.table import Ask, Table
from agon.games import load
from agon.text.catalogue import LANGUAGES, Catalogue

GAME = "hector_achilles"


def positions(seed: int):
    """Yield the table of a random game at each ask of a player."""
    table, choose = Table(load(GAME)), SeededChooser(seed, 0)
    while table.outcome is None:
        ask = table.asks[0]
        if ask.seat != "chance":
            yield table
        table.choose(ask.seat, choose(ask))


def drawn(board, view, seat, lang) -> str:
    file = io.StringIO()
    Console(file=file, width=80).print(board.render(view, seat, Catalogue.load(lang, GAME)))
    return file.getvalue()


def test_a_game_has_its_own_board_or_the_plain_one():
    assert board_of(GAME) is hector_achilles
    assert board_of("chess") is plain


@pytest.mark.parametrize("board", [hector_achilles, plain])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_renders(board, lang):
    for table in islice(positions(seed=11), 0, None, 5):
        for seat in ("achaeans", "trojans", None):
            out = drawn(board, table.view(seat), seat, lang)
            assert Catalogue.load(lang, GAME).format("game-title") in out


def test_the_own_side_lies_below_and_the_token_before_it():
    table = next(t for t in positions(seed=1) if t.view(None)["fate"] and t.view(None)["round"])
    for seat, other in (("Achaeans", "Trojans"), ("Trojans", "Achaeans")):
        out = drawn(hector_achilles, table.view(seat.lower()), seat.lower(), "en")
        assert out.index(f"\n{other}") < out.index("◆") < out.index(f"\n{seat}")
        fate = table.view(None)["fate"]
        above, below = (out.splitlines()[at] for at in token_rows(out))
        assert (above.split(), below.split()) == ([fate[other.lower()]], [fate[seat.lower()]])


def token_rows(out: str) -> tuple[int, int]:
    middle = next(number for number, line in enumerate(out.splitlines()) if "◆" in line)
    return middle - 1, middle + 1


def test_turning_left_brings_the_edge_on_the_left_to_its_player():
    for table in positions(seed=1):
        ask = table.asks[0]
        if ask.what == "turn_fate":
            out = drawn(hector_achilles, table.view(ask.seat), ask.seat, "en")
            left = next(line for line in out.splitlines() if "◆" in line).split("◆")[0].split()[-1]
            table.choose(ask.seat, "left")
            assert table.view(None)["fate"][ask.seat] == left
            return


def test_every_colour_has_a_style_and_a_name():
    assert {hector_achilles.style(f"{colour}_3") for colour in hector_achilles.STYLES} == set(
        hector_achilles.STYLES.values()
    )
    assert hector_achilles.style("pass") == "" == plain.style("red_3")


def test_only_actions_are_explained():
    texts = Catalogue.load("en", GAME)
    assert option_help(texts, Ask(0, "trojans", "action", ("pass",), None), "pass")
    assert not option_help(texts, Ask(0, "trojans", "turn_fate", ("pass",), None), "pass")


def test_the_plain_board_names_whatever_a_view_holds():
    view = {"turn": 3, "deck": [], "hero": None, "up": True, "laid": [{"troop": "red_3"}], "odd_thing": {"a": "b"}}
    out = drawn(plain, view, "trojans", "en")
    for text in ("turn  3", "deck  –", "Hero  –", "up  ✓", "Troop  red peltast (3)", "odd thing", "a  b"):
        assert text in out
