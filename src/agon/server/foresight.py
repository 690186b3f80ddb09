"""Prospects over HTTP: what an option would bring about, at a table one plays at or in a study."""

from __future__ import annotations

from agon.engine.errors import Refused
from agon.engine.prospects import Prospect, prospects
from agon.engine.table import Table
from agon.server import wire
from agon.server.beginnings import faults_refused
from agon.server.live import Body, plain
from agon.server.people import Person
from agon.server.play import Host
from agon.server.storage import now
from agon.server.studies import Studies


class Foresight:
    """Looks ahead, on copies of tables and in a thread of its own."""

    def __init__(self, host: Host, studies: Studies) -> None:
        self.host, self.studies = host, studies

    async def at_table(
        self, person: Person, table: str, option: str, number: int | None, seat: str | None
    ) -> wire.Prospects:
        """For who is asked, and only of their own ask."""
        async with self.host.hall.looking(table) as live:
            chair = await self.host.chair(live, person, seat)
            live.check("choice", chair, Body(), person.id, now())
            if not isinstance(live.table, Table):
                raise Refused("not-possible-now", "this game goes on under older rules, which do not look ahead")
            played, asked = live.table.copy(), live.seat_of(chair)
        return await self._ahead(played, asked, option, number)

    async def in_study(self, person: Person | None, study: str, step: int, seat: str, option: str) -> wire.Prospects:
        """For any seat that is asked after so many steps."""
        table = await self.studies.table(person, study, step)
        return await self._ahead(table, seat, option, None)

    async def _ahead(self, table: Table, seat: str, option: str, number: int | None) -> wire.Prospects:
        if seat == "chance":
            raise Refused("not-asked", "chance has no prospects")
        with faults_refused():
            _, certain, outcomes = await self.studies.in_thread(prospects, table, seat, option, number)
        return wire.Prospects(option, certain, [_plain(outcome) for outcome in outcomes])


def _plain(outcome: Prospect) -> wire.Prospect:
    weight, of, view, gone, lines = outcome
    return wire.Prospect(weight, of, view, gone, [plain(line) for line in lines])
