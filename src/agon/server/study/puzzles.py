"""The puzzles of the games, over HTTP. They change only with the server's version."""

from __future__ import annotations

import functools
from typing import Annotated

from litestar import Response, get
from litestar.params import PathParameter

from agon.agents.puzzles.shelf import Shelf
from agon.games import load
from agon.server import protocol
from agon.server.accounts.identity import ApiRequest
from agon.server.study.rulebook_routes import CACHE_HEADERS, GameName
from agon.server.study.studies import Studies, puzzle_study, state_of

PuzzleId = Annotated[str, PathParameter(max_length=20, pattern=r"^[0-9]+-[0-9]+$")]


@functools.cache
def lines(game: str) -> list[protocol.PuzzleLine]:
    """The puzzles of a game, without their solutions."""
    found = Shelf.of(game).puzzles.values()
    return [protocol.PuzzleLine(one.id, one.seat, one.what, one.milestone, one.rating) for one in found]


async def whole(studies: Studies, game: str, id: str) -> protocol.PuzzleInfo:
    """Return a puzzle with the states before and after its solution."""
    shelf = Shelf.of(game)
    puzzle = await studies.in_thread(shelf.puzzle, id)
    readings = [await studies.reading(await studies.in_thread(shelf.text, puzzle, done)) for done in (False, True)]
    name, seat = puzzle_study(game, id), puzzle.seat
    before, after = [await studies.in_thread(state_of, one, name, len(one.steps), seat) for one in readings]
    table = readings[0].player.table
    return protocol.PuzzleInfo(
        id,
        game,
        table.options,
        list(table.seats),
        seat,
        name,
        len(readings[0].steps),
        puzzle.rating,
        puzzle.solution,
        puzzle.values,
        puzzle.solved,
        puzzle.reasons,
        puzzle.turns,
        before,
        after,
    )


@get("/api/puzzles/{game:str}")
async def get_puzzles(request: ApiRequest, game: GameName) -> Response[list[protocol.PuzzleLine]]:
    """List the puzzles of a game, without their solutions."""
    studies: Studies = request.app.state.services.studies
    return Response(await studies.in_thread(lines, load(game).name), headers=CACHE_HEADERS)


@get("/api/puzzles/{game:str}/{puzzle:str}")
async def get_puzzle(request: ApiRequest, game: GameName, puzzle: PuzzleId) -> Response[protocol.PuzzleInfo]:
    """Return a puzzle with its solution, its reasons, and the states before and after it."""
    studies: Studies = request.app.state.services.studies
    return Response(await whole(studies, load(game).name, puzzle), headers=CACHE_HEADERS)


HANDLERS = [get_puzzles, get_puzzle]
