"""Conditional answers: what a player who is away would choose. They are nobody else's business."""

from __future__ import annotations

from sqlalchemy import delete, insert

from agon.engine.errors import Refused
from agon.server import wire
from agon.server.hall import Hall
from agon.server.people import Person
from agon.server.play import Host
from agon.server.schema import plans
from agon.server.storage import Storage

MOST = 100  # plans of a seat


class Plans:
    """The plans of people at tables. The hall follows them."""

    def __init__(self, storage: Storage, hall: Hall, host: Host) -> None:
        self.storage, self.hall, self.host = storage, hall, host

    async def read(self, person: Person, table: str, seat: str | None) -> wire.Plans:
        """One's own plans that are not used up."""
        async with self.hall.looking(table) as live:
            chair = await self.host.chair(live, person, seat)
            kept = [wire.Plan(plan.ask, plan.option, plan.once) for plan in live.open_plans(chair)]
            return wire.Plans(kept, live.seat_of(chair))

    async def write(self, person: Person, table: str, wish: wire.Plans) -> None:
        """New plans in place of those before; what is asked now is answered at once if it is planned for.

        Their places begin behind the last event, so a plan that was used up never shares its place with a new one."""
        async with self.hall.looking(table) as live:
            chair = await self.host.chair(live, person, wish.seat)
            known = {kind.name for kind in live.game.asks}
            unknown = next((plan.ask for plan in wish.plans if plan.ask not in known), None)
            if unknown is not None:
                raise Refused("bad-request", f"{live.game.name} never asks {unknown!r}; it asks: {', '.join(known)}")
            if live.state in ("over", "aborted"):
                raise Refused("game-over", "the game is over")
            first = live.n * MOST
            rows = [
                {"table": table, "chair": chair, "place": first + number, **_columns(plan)}
                for number, plan in enumerate(wish.plans)
            ]
            async with self.storage.write() as connection:
                mine = (plans.c.table == table) & (plans.c.chair == chair)
                await connection.execute(delete(plans).where(mine))
                if rows:
                    await connection.execute(insert(plans), rows)
        await self.hall.privately_changed(table)
        await self.hall.follow_plans(table)


def _columns(plan: wire.Plan) -> dict[str, str | bool]:
    return {"ask": plan.ask, "option": plan.option, "once": plan.once}
