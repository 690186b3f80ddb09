"""The lobby over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import select

from agon.agents import LEVELS
from agon.engine.game import Game, Option
from agon.games import NAMES, load
from agon.server import protocol
from agon.server.accounts.identity import ApiRequest, signed_in
from agon.server.db.schema import accounts
from agon.server.lobby.lobby import Lobby
from agon.server.lobby.rematch import Rematches
from agon.server.lobby.reservations import reserve
from agon.server.protocol.parameters import Before, State, TableId
from agon.server.study.studies import Studies


@get("/api/games")
async def get_games() -> list[protocol.GameInfo]:
    """List the games of this server, with their seats and options."""
    return [_game(name) for name in NAMES]


@get("/api/levels")
async def get_levels(request: ApiRequest) -> list[str]:
    """List the levels of the available computer players, weakest first."""
    query = select(accounts.c.level).where(accounts.c.kind == "program", accounts.c.level.is_not(None)).distinct()
    async with request.app.state.services.storage.read() as connection:
        here = {row.level for row in await connection.execute(query)}
    return [level for level in LEVELS if level in here]


def _game(name: str) -> protocol.GameInfo:
    game = load(name)
    options = [_option(game, option) for option in game.options]
    return protocol.GameInfo(game.name, game.version, list(game.seats), game.minutes, options)


def _option(game: Game, option: Option) -> protocol.OptionInfo:
    excludes = {value: [list(other) for other in others] for value, others in option.excludes.items()}
    counts = {value: len(game.seats_in_play(game.choose_options({option.name: value}))) for value in option.values}
    seats = counts if len(set(counts.values())) > 1 else None
    return protocol.OptionInfo(option.name, list(option.values), option.default, excludes, seats, option.main)


@get("/api/tables")
async def get_tables(
    request: ApiRequest,
    which: Annotated[Literal["open", "playing", "over"], QueryParameter(name="state")] = "open",
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    before: Before = None,
) -> list[protocol.TableInfo]:
    """List tables to join or watch, latest first; `before` (a time) for the next page."""
    lobby: Lobby = request.app.state.services.lobby
    return await lobby.open(request.user, game, which, before)


@get("/api/me/tables")
async def get_my_tables(
    request: ApiRequest,
    which: Annotated[State | None, QueryParameter(name="state")] = None,
    before: Before = None,
) -> list[protocol.TableInfo]:
    """List your own tables, latest first."""
    lobby: Lobby = request.app.state.services.lobby
    return await lobby.mine(signed_in(request), which, before)


@post("/api/tables/reserve")
async def post_reservation(request: ApiRequest) -> protocol.Reservation:
    """Reserve a table to create within the hour. You learn the commitment to its dice before you send your nonce."""
    return await reserve(request.app.state.services.storage, signed_in(request))


@post("/api/tables")
async def post_table(request: ApiRequest, data: JSONBody[protocol.NewTable]) -> protocol.TableInfo:
    """Create a table."""
    lobby: Lobby = request.app.state.services.lobby
    studies: Studies = request.app.state.services.studies
    person = signed_in(request)
    start = await studies.start(person, data.study) if data.study else None
    return await lobby.info(person, await lobby.create(person, data, start=start))


@get("/api/tables/{table:str}")
async def get_table(
    request: ApiRequest, table: TableId, invite: Annotated[str | None, QueryParameter(max_length=64)] = None
) -> protocol.TableInfo:
    """Return a table; a private one needs its invitation."""
    lobby: Lobby = request.app.state.services.lobby
    return await lobby.info(request.user, table, invite)


@post("/api/tables/{table:str}/join", status_code=HTTP_200_OK)
async def post_join(request: ApiRequest, table: TableId, data: JSONBody[protocol.Join]) -> protocol.TableInfo:
    """Join a table. The game starts when the last chair is taken."""
    lobby: Lobby = request.app.state.services.lobby
    person = signed_in(request)
    await lobby.join(person, table, data)
    return await lobby.info(person, table)


@post("/api/tables/{table:str}/rise", status_code=HTTP_200_OK)
async def post_rise(request: ApiRequest, table: TableId, data: JSONBody[protocol.Rise]) -> protocol.Done:
    """Leave a table that has not started; its owner may remove another player."""
    lobby: Lobby = request.app.state.services.lobby
    await lobby.leave(signed_in(request), table, data.chair)
    return protocol.Done()


@delete("/api/tables/{table:str}", status_code=HTTP_200_OK)
async def delete_table(request: ApiRequest, table: TableId) -> protocol.Done:
    """Cancel a table of yours that has not started."""
    lobby: Lobby = request.app.state.services.lobby
    await lobby.close(signed_in(request), table)
    return protocol.Done()


@post("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def post_rematch(request: ApiRequest, table: TableId, data: JSONBody[protocol.Rematch]) -> protocol.TableInfo:
    """Offer or accept a rematch: the first request creates the table, the others join it."""
    lobby: Lobby = request.app.state.services.lobby
    rematches: Rematches = request.app.state.services.rematches
    person = signed_in(request)
    return await lobby.info(person, await rematches.ask(person, table, data.swap))


@delete("/api/tables/{table:str}/rematch", status_code=HTTP_200_OK)
async def delete_rematch(request: ApiRequest, table: TableId) -> protocol.Done:
    """Decline the rematch that is offered, or withdraw your own offer."""
    rematches: Rematches = request.app.state.services.rematches
    await rematches.decline(signed_in(request), table)
    return protocol.Done()


HANDLERS = [
    get_games,
    get_levels,
    get_tables,
    get_my_tables,
    post_reservation,
    post_table,
    get_table,
    post_join,
    post_rise,
    delete_table,
    post_rematch,
    delete_rematch,
]
