"""Positions: ints with a range, arrays of them, one flat list of cells."""

from __future__ import annotations

from typing import Any

import pytest

from agon.engine.errors import EngineFault
from agon.engine.position import Array, Position, array, block, grid, number
from agon.engine.script import NONE


class Board(Position):
    turn: int = number(1, 10)
    vp: int = number(-20, 20)
    low: int = number(-9, -3)
    seen: Array = array(3, 0, 1)
    hand: Array = grid(2, range(5, 8), 0, 4)
    zone: Array = block(2, 2, range(10, 12), -1, 1)


@pytest.fixture
def board() -> Any:
    return Board()


def test_fields_lie_one_after_another_in_the_order_of_the_class():
    assert [(f.name, f.offset, f.size) for f in Board.fields.values()] == [
        ("turn", 0, 1),
        ("vp", 1, 1),
        ("low", 2, 1),
        ("seen", 3, 3),
        ("hand", 6, 6),
        ("zone", 12, 8),
    ]
    assert Board.cell_count == 20


def test_a_fresh_cell_is_none_if_allowed_else_the_value_nearest_to_zero(board):
    assert (board.turn, board.vp, board.low) == (1, 0, -3)
    assert board.cells[3:] == [0] * 9 + [NONE] * 8


def test_elements_are_read_and_written_by_index(board):
    board.seen[2] = 1
    board.hand[1, 5] = 2
    board.hand[1, 7] = 4
    board.zone[1, 0, 11] = 1
    assert (board.seen[2], board.hand[1, 5], board.hand[1, 7], board.zone[1, 0, 11]) == (1, 2, 4, 1)
    fresh = Board().cells
    assert {i: cell for i, cell in enumerate(board.cells) if cell != fresh[i]} == {5: 1, 9: 2, 11: 4, 17: 1}


@pytest.mark.parametrize("value", [-21, 21])
def test_a_value_outside_its_range_is_a_fault_and_changes_nothing(board, value):
    with pytest.raises(EngineFault, match=f"vp cannot be {value}: it is declared -20..20") as caught:
        board.vp = value
    assert caught.value.code == "out-of-range"
    assert board.vp == 0


def test_an_element_outside_its_range_is_a_fault(board):
    with pytest.raises(EngineFault, match="hand cannot be 5: it is declared 0..4"):
        board.hand[0, 6] = 5
    assert board == Board()


@pytest.mark.parametrize(
    ("field", "index", "extent"),
    [
        ("seen", -1, "0..2"),
        ("seen", 3, "0..2"),
        ("hand", (0, 4), "5..7"),
        ("hand", (0, 8), "5..7"),
        ("hand", (-1, 5), "0..1"),
        ("zone", (0, 0, 9), "10..11"),
    ],
)
def test_an_index_outside_its_extent_is_a_fault_and_never_wraps(board, field, index, extent):
    with pytest.raises(EngineFault, match=f"of {field} is outside {extent}"):
        getattr(board, field)[index]
    with pytest.raises(EngineFault, match=f"of {field} is outside {extent}"):
        getattr(board, field)[index] = 0


@pytest.mark.parametrize(("field", "index"), [("seen", (0, 0)), ("hand", 0), ("zone", (0, 1))])
def test_a_wrong_number_of_indices_is_a_fault(board, field, index):
    with pytest.raises(EngineFault, match=f"{field} takes"):
        getattr(board, field)[index]


def test_an_array_is_not_assigned_as_a_whole(board):
    with pytest.raises(AttributeError, match="seen is an array; set its elements"):
        board.seen = 1


def test_bools_are_stored_as_ints(board):
    board.seen[0] = board.vp == 0
    assert board.cells[3] == 1 and type(board.cells[3]) is int


def test_a_copy_shares_no_cells_with_its_original(board):
    twin = board.copy()
    assert twin == board and hash(twin) == hash(board)
    twin.seen[1] = 1
    assert board.seen[1] == 0
    assert twin != board


def test_a_position_may_be_put_around_cells_that_exist(board):
    board.vp = 7
    assert Board(board.cells) == board
    assert Board(board.cells).cells is board.cells


def test_positions_of_two_classes_are_never_equal():
    class Other(Position):
        turn: int = number(1, 10)

    class Another(Position):
        turn: int = number(1, 10)

    assert Other() != Another()


def test_the_field_itself_is_seen_on_the_class():
    assert Board.fields["hand"] is Board.hand  # type: ignore[comparison-overlap]
    assert Board.fields["hand"].extents == (range(2), range(5, 8))


def test_an_empty_range_is_refused():
    with pytest.raises(ValueError, match="the range 3 to 2 is empty"):
        number(3, 2)


def test_a_row_and_a_whole_array_are_read_at_once(board):
    board.hand[1, 6] = 4
    board.zone[1, 0, 11] = 1
    assert board.hand.row(1) == [0, 4, 0]
    assert board.zone.row(1) == [-1, 1, -1, -1]
    assert board.zone.row(1, 0) == [-1, 1]
    assert list(board.hand) == [0, 0, 0, 0, 4, 0]
    with pytest.raises(EngineFault, match="index 2 of hand is outside 0..1"):
        board.hand.row(2)


@pytest.mark.parametrize("index", [4, 8, -1])
def test_a_grid_is_not_read_past_its_columns(board, index):
    with pytest.raises(EngineFault, match=f"index {index} of hand is outside 5..7"):
        board.hand[0, index]
    with pytest.raises(EngineFault, match="hand takes 2 indices, not 1"):
        board.hand[1]
