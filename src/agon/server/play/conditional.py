"""Conditional answers: choices a player plans ahead. They are private."""

from __future__ import annotations

from sqlalchemy import delete, insert

from agon.engine.errors import Refused
from agon.server import protocol
from agon.server.accounts.identity import Person
from agon.server.db.schema import plans
from agon.server.db.storage import Storage
from agon.server.play.commands import Commands
from agon.server.tables.registry import TableRegistry

MAX_PLANS = 100  # per seat


class Plans:
    """Stores plans; the table registry follows them."""

    def __init__(self, storage: Storage, registry: TableRegistry, commands: Commands) -> None:
        self.storage, self.registry, self.commands = storage, registry, commands

    async def read(self, person: Person, table: str, seat: str | None) -> protocol.Plans:
        """Return a player's plans that are not used up."""
        async with self.registry.locked(table) as live:
            chair = await self.commands.chair(live, person, seat)
            open_plans = [protocol.Plan(plan.ask, plan.option, plan.once) for plan in live.open_plans(chair)]
            return protocol.Plans(open_plans, live.seat_of(chair))

    async def write(self, person: Person, table: str, request: protocol.Plans) -> None:
        """Replace a player's plans; a pending ask with a planned answer is answered at once.

        Places are numbered from the last event on, so a new plan never reuses the place of a used one."""
        async with self.registry.locked(table) as live:
            chair = await self.commands.chair(live, person, request.seat)
            known = {kind.name for kind in live.game.asks}
            unknown = next((plan.ask for plan in request.plans if plan.ask not in known), None)
            if unknown is not None:
                raise Refused("bad-request", f"{live.game.name} never asks {unknown!r}; it asks: {', '.join(known)}")
            live.check_playing()
            first = live.n * MAX_PLANS
            rows = [
                {"table": table, "chair": chair, "place": first + number, "account": person.id, **_columns(plan)}
                for number, plan in enumerate(request.plans)
            ]
            async with self.storage.write() as connection:
                mine = (plans.c.table == table) & (plans.c.chair == chair)
                await connection.execute(delete(plans).where(mine))
                if rows:
                    await connection.execute(insert(plans), rows)
        await self.registry.private_data_changed(table)
        await self.registry.follow_plans(table)


def _columns(plan: protocol.Plan) -> dict[str, str | bool]:
    return {"ask": plan.ask, "option": plan.option, "once": plan.once}
