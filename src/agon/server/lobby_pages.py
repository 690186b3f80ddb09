"""The lobby over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import select

from agon.agents import LEVELS
from agon.engine.game import Game, Option
from agon.games import NAMES, load
from agon.server import wire
from agon.server.lobby import Lobby
from agon.server.people import signed_in
from agon.server.play import TableId
from agon.server.schema import accounts
from agon.server.studies import Studies

Before = Annotated[int | None, QueryParameter(ge=0, le=1 << 53)]
State = Literal["open", "playing", "over", "aborted"]


@get("/api/games")
async def get_games() -> list[wire.GameInfo]:
    """The games of this house, with their seats and options."""
    return [_game(name) for name in NAMES]


@get("/api/levels")
async def get_levels(request: Request[Any, Any, Any]) -> list[str]:
    """The levels of the computer players that can be asked to a table here, from the weakest on."""
    query = select(accounts.c.level).where(accounts.c.kind == "program", accounts.c.level.is_not(None)).distinct()
    async with request.app.state.house.storage.read() as connection:
        here = {row.level for row in await connection.execute(query)}
    return [level for level in LEVELS if level in here]


def _game(name: str) -> wire.GameInfo:
    game = load(name)
    options = [_option(game, option) for option in game.options]
    return wire.GameInfo(game.name, game.version, list(game.seats), game.minutes, options)


def _option(game: Game, option: Option) -> wire.OptionInfo:
    excludes = {value: [list(other) for other in others] for value, others in option.excludes.items()}
    counts = {value: len(game.seats_in_play(game.choose_options({option.name: value}))) for value in option.values}
    seats = counts if len(set(counts.values())) > 1 else None
    return wire.OptionInfo(option.name, list(option.values), option.default, excludes, seats)


@get("/api/tables")
async def get_tables(
    request: Request[Any, Any, Any],
    which: Annotated[Literal["open", "playing", "over"], QueryParameter(name="state")] = "open",
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Before = None,
) -> list[wire.TableInfo]:
    """Tables to sit down at or to watch, the latest first; `before` (a time) for the next page."""
    lobby: Lobby = request.app.state.house.lobby
    return await lobby.open(request.scope["user"], game, which, before)


@get("/api/me/tables")
async def get_my_tables(
    request: Request[Any, Any, Any],
    which: Annotated[State | None, QueryParameter(name="state")] = None,
    before: Before = None,
) -> list[wire.TableInfo]:
    """Your own tables, the latest first."""
    lobby: Lobby = request.app.state.house.lobby
    return await lobby.mine(signed_in(request), which, before)


@post("/api/tables")
async def post_table(request: Request[Any, Any, Any], data: JSONBody[wire.NewTable]) -> wire.TableInfo:
    """Lay a table."""
    lobby: Lobby = request.app.state.house.lobby
    studies: Studies = request.app.state.house.studies
    person = signed_in(request)
    start = await studies.start(person, data.study) if data.study else None
    return await lobby.info(person, await lobby.lay(person, data, start=start))


@get("/api/tables/{table:str}")
async def get_table(
    request: Request[Any, Any, Any], table: TableId, invite: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> wire.TableInfo:
    """One table; a private one with its invitation."""
    lobby: Lobby = request.app.state.house.lobby
    return await lobby.info(request.scope["user"], table, invite)


@post("/api/tables/{table:str}/join", status_code=HTTP_200_OK)
async def post_join(request: Request[Any, Any, Any], table: TableId, data: JSONBody[wire.Join]) -> wire.TableInfo:
    """Sit down. The game begins when the last chair is taken."""
    lobby: Lobby = request.app.state.house.lobby
    person = signed_in(request)
    await lobby.join(person, table, data)
    return await lobby.info(person, table)


@post("/api/tables/{table:str}/rise", status_code=HTTP_200_OK)
async def post_rise(request: Request[Any, Any, Any], table: TableId, data: JSONBody[wire.Rise]) -> wire.Done:
    """Rise from a table that has not begun; who laid it may ask another to rise."""
    lobby: Lobby = request.app.state.house.lobby
    await lobby.rise(signed_in(request), table, data.chair)
    return wire.Done()


@delete("/api/tables/{table:str}", status_code=HTTP_200_OK)
async def delete_table(request: Request[Any, Any, Any], table: TableId) -> wire.Done:
    """Clear away a table you laid and that has not begun."""
    lobby: Lobby = request.app.state.house.lobby
    await lobby.close(signed_in(request), table)
    return wire.Done()


@post("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def post_rematch(request: Request[Any, Any, Any], table: TableId, data: JSONBody[wire.Rematch]) -> wire.TableInfo:
    """Play again: who asks first lays the table, the others sit down at it by asking too."""
    lobby: Lobby = request.app.state.house.lobby
    person = signed_in(request)
    return await lobby.info(person, await lobby.rematch(person, table, data.swap))


HANDLERS = [
    get_games,
    get_levels,
    get_tables,
    get_my_tables,
    post_table,
    get_table,
    post_join,
    post_rise,
    delete_table,
    post_rematch,
]
