"""Views in parts: what is kept, what is recomputed, what is shared."""

from __future__ import annotations

from typing import Any

import pytest

from agon.engine.position import Array, Position, array, block, number
from agon.engine.table import Table
from agon.engine.views import Views, part
from agon.games import load


class Board(Position):
    turn: int = number(1, 10)
    hand: Array = array(range(5, 7), 0, 9)
    zone: Array = block(2, 2, range(10, 12), 0, 9)


class Log:
    """The parts that were computed."""

    def __init__(self) -> None:
        self.made: list[str] = []

        @part
        def hand(p: Board, seat: int) -> int:
            self.made.append(f"hand {seat}")
            return p.hand[5 + seat]

        @part
        def zones(p: Board, side: int) -> list[int]:
            self.made.append(f"zones {side}")
            return p.zone.row(side, 1)

        @part
        def total(p: Board) -> int:
            self.made.append("total")
            return sum(p.hand) + hand(p, 0)

        def view(p: Board, seat: int, tables: Any) -> dict[str, Any]:
            return {"turn": p.turn, "own": hand(p, seat), "zones": [zones(p, 0), zones(p, 1)], "total": total(p)}

        self.views = Views(view, Board.fields, lambda rule: rule, {})

    def after(self, board: Board, seat: int) -> list[str]:
        """Show a board; return the parts that were computed."""
        self.made.clear()
        assert self.views.view(board.cells, seat) == {
            "turn": board.turn,
            "own": board.hand[5 + seat],
            "zones": [board.zone.row(0, 1), board.zone.row(1, 1)],
            "total": sum(board.hand) + board.hand[5],
        }
        return self.made


def test_a_part_is_made_again_when_a_cell_that_it_read_has_changed():
    log, board = Log(), Board()
    assert log.after(board, 0) == ["hand 0", "zones 0", "zones 1", "total"]
    assert log.after(board, 0) == []
    board.turn = 2
    assert log.after(board, 0) == []
    board.zone[1, 1, 11] = 3
    assert log.after(board, 0) == ["zones 1"]
    board.zone[1, 0, 11] = 3
    assert log.after(board, 0) == [], "no part read it"


def test_parts_that_do_not_take_the_viewer_are_shared():
    log, board = Log(), Board()
    log.after(board, 0)
    assert log.after(board, 1) == ["hand 1"]


def test_a_part_depends_on_what_its_parts_read():
    log, board = Log(), Board()
    log.after(board, 1)
    board.hand[5] = 9
    assert log.after(board, 1) == ["total", "hand 0"]


def test_a_field_that_does_not_exist_cannot_be_read():
    views = Views(lambda p, seat, tables: p.hands, Board.fields, lambda rule: rule, {})
    with pytest.raises(AttributeError, match="there is no field hands"):
        views.view(Board().cells, 0)


def test_views_are_independent_unless_their_parts_are_kept():
    table = Table(load("hector_achilles"))
    one, other = table.view("trojans"), table.view("trojans")
    assert one == other and one["sides"] is not other["sides"]
    table.keep_views()
    assert table.view("trojans") is table.view("trojans")
    assert table.copy()._views is None
    table.keep_views(False)
    assert table.view("trojans") is not table.view("trojans")
