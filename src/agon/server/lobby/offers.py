"""Rematch offers and series, read from the tables: an open rematch is an offer to the players who have not joined."""

from __future__ import annotations

from sqlalchemy import select

from agon.server import protocol
from agon.server.db.schema import accounts, chairs, tables
from agon.server.db.storage import SECOND_MS, Reader, now

OFFER_MS = 600 * SECOND_MS  # until an offer expires


async def offer_of(connection: Reader, info: protocol.TableInfo) -> protocol.Offer | None:
    """Return the rematch that was offered at a table, if any."""
    if info.rematch is None:
        return None
    query = (
        select(tables.c.state, tables.c.created, accounts.c.id, accounts.c.name, accounts.c.kind, accounts.c.level)
        .join(accounts, accounts.c.id == tables.c.owner)
        .where(tables.c.id == info.rematch)
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return None
    sitting = select(chairs.c.account).where(chairs.c.table == info.rematch).order_by(chairs.c.chair)
    seated = [found.account for found in await connection.execute(sitting)]
    before = [chair.account.id if chair.account else None for chair in info.chairs]
    expires = row.created + OFFER_MS
    is_expired = row.state == "open" and expires <= now()
    return protocol.Offer(
        table=info.rematch,
        state="aborted" if is_expired else row.state,
        by=protocol.Account(row.id, row.name, row.kind, row.level),
        swapped=row.id in seated and row.id in before and seated.index(row.id) != before.index(row.id),
        accepted=[account for account in seated if account],
        expires=expires,
    )


async def series_of(connection: Reader, info: protocol.TableInfo) -> protocol.Series | None:
    """Return the results of the games before a rematch; none for the first game, or if a player holds two chairs."""
    players = [chair.account.id if chair.account else None for chair in info.chairs]
    if info.origin is None or len(set(players)) < len(players):
        return None
    first = select(tables.c.id, tables.c.origin).where(tables.c.id == info.origin)
    chain = first.cte("chain", recursive=True)
    chain = chain.union_all(select(tables.c.id, tables.c.origin).join(chain, tables.c.id == chain.c.origin))
    query = select(chairs.c.table, chairs.c.account, chairs.c.place).join(chain, chain.c.id == chairs.c.table)
    games: dict[str, dict[str, int]] = {}
    for row in await connection.execute(query.where(chairs.c.place.is_not(None))):
        games.setdefault(row.table, {})[row.account] = row.place
    winners = [{account for account, place in game.items() if place == 1} for game in games.values()]
    drawn = [won == set(game) for won, game in zip(winners, games.values(), strict=True)]
    wins = [sum(p in won for won, draw in zip(winners, drawn, strict=True) if not draw) for p in players]
    return protocol.Series(wins, sum(drawn))
