"""Looking ahead: what an option would bring about, and which would be best, at a table one plays at or in a study."""

from __future__ import annotations

from agon.agents import situation
from agon.agents.analysis import Alternative
from agon.agents.thinking import root_of
from agon.agents.weighing import DEPTH, Weigher
from agon.engine.errors import Refused
from agon.engine.prospects import Prospect, prospects
from agon.engine.table import Table
from agon.server import wire_study
from agon.server.beginnings import faults_refused
from agon.server.live import Body, Live, plain
from agon.server.people import Person
from agon.server.play import Host
from agon.server.storage import now
from agon.server.studies import Studies

SECONDS = 1.0  # to think about a hint


class Foresight:
    """Looks ahead, on copies of tables and in a thread of its own."""

    def __init__(self, host: Host, studies: Studies) -> None:
        self.host, self.studies = host, studies
        self.advised: set[str] = set()  # people for whom a hint is thought about

    async def at_table(
        self, person: Person, table: str, option: str, number: int | None, seat: str | None
    ) -> wire_study.Prospects:
        """For who is asked, and only of their own ask."""
        async with self.host.hall.looking(table) as live:
            played, chair = await self._own(live, person, seat)
            asked = live.seat_of(chair)
        return await self._ahead(played, asked, option, number)

    async def _own(self, live: Live, person: Person, seat: str | None) -> tuple[Table, int]:
        """A copy of a table to look ahead at, and the chair somebody looks from."""
        chair = await self.host.chair(live, person, seat)
        live.check("choice", chair, Body(), person.id, now())
        if not isinstance(live.table, Table):
            raise Refused("not-possible-now", "this game goes on under older rules, which do not look ahead")
        return live.table.copy(), chair

    async def in_study(
        self, person: Person | None, study: str, step: int, seat: str, option: str
    ) -> wire_study.Prospects:
        """For any seat that is asked after so many steps."""
        table = await self.studies.table(person, study, step)
        return await self._ahead(table, seat, option, None)

    async def _ahead(self, table: Table, seat: str, option: str, number: int | None) -> wire_study.Prospects:
        if seat == "chance":
            raise Refused("not-asked", "chance has no prospects")
        with faults_refused():
            _, certain, outcomes = await self.studies.in_thread(prospects, table, seat, option, number)
        return wire_study.Prospects(option, certain, [_plain(outcome) for outcome in outcomes])

    # -- hints

    async def hint_at_table(self, person: Person, table: str, seat: str | None) -> wire_study.Hint:
        """For who is asked, where that wrongs nobody."""
        async with self.host.hall.looking(table) as live:
            played, chair = await self._own(live, person, seat)
            if not live.gives_hints(chair):
                raise Refused(
                    "not-possible-now", "hints are for unrated games in which nobody else plays but computers"
                )
            asked = live.seat_of(chair)
        return await self._hint(person, played, asked)

    async def hint_in_study(self, person: Person, study: str, step: int, seat: str) -> wire_study.Hint:
        """For any seat that is asked after so many steps."""
        return await self._hint(person, await self.studies.table(person, study, step), seat)

    async def _hint(self, person: Person, table: Table, seat: str) -> wire_study.Hint:
        """One at a time for each person."""
        if person.id in self.advised:
            raise Refused("too-many-requests", "a hint is being thought about for you already")
        self.advised.add(person.id)
        try:
            with faults_refused():
                return await self.studies.in_thread(advise, table, seat)
        finally:
            self.advised.discard(person.id)


def advise(table: Table, seat: str) -> wire_study.Hint:
    """The best options of a seat that is asked, from what it knows alone."""
    ask = table.ask(seat) if seat in table.seats else None
    if ask is None:
        raise Refused("not-asked", f"{seat} is not asked anything now")
    game = table.game
    weigher = Weigher(game, len(table.seats), depth=DEPTH, seconds=SECONDS, threads=1)
    best = weigher.best(root_of(game, situation(table, seat)), game.seat_code(seat), table.number)
    return wire_study.Hint(ask.number, [Alternative(ask.options[one.place], one.value, one.visits) for one in best])


def _plain(outcome: Prospect) -> wire_study.Prospect:
    weight, of, view, gone, lines = outcome
    return wire_study.Prospect(weight, of, view, gone, [plain(line) for line in lines])
