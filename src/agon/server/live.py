"""A table in memory: the course of its game, and what each viewer sees of it.

Everything that leaves for a viewer is made here, from `Table.view`, `Table.news` and the viewer's own ask: what a
viewer may not know is not hidden on the way out, it never comes this far.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Any

import msgspec

from agon.engine.table import Line, Table
from agon.server import wire
from agon.server.course import Body, Course, Ending, Sitting

__all__ = ["Body", "Ending", "Eye", "Listener", "Live", "Sitting"]

encode = msgspec.json.encode


class Listener(ABC):
    """Somebody a message can be handed to; it must not wait. `account` is theirs, `shoulder` the link they look by."""

    account: str | None = None
    is_admin = False

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """Take a message; it is sent in its own time."""

    def shoulder(self, table: str) -> str | None:
        """The link by which a table is looked at, if it is over somebody's shoulder."""
        return None

    def follows(self, table: str, chair: int | None) -> bool:
        """Whether this is still one who follows a table from there."""
        return True

    @abstractmethod
    def lose(self, table: str) -> None:
        """What was followed may be followed no more."""


class Eye:
    """What one viewer (a chair, or None for spectators) has been shown, and who looks through it."""

    def __init__(self, chair: int | None) -> None:
        self.chair = chair
        self.listeners: set[Listener] = set()
        self.seat: str | None = None
        self.view: dict[str, Any] = {}
        self.place = 0  # of the whole log
        self.shown = 0  # lines of it this viewer has
        self.n = 0  # the last event this viewer knows of


class Live(Course):
    """One table that is looked at and played at."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.eyes: dict[int | None, Eye] = {}
        self.plans: dict[int, list[wire.KeptPlan]] = {}
        self.version = self.game.version  # of the rules it began under
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.waiting = 0  # requests that wait for it to change

    # -- what is no event

    def know(self, sittings: list[Sitting], plans: dict[int, list[wire.KeptPlan]]) -> None:
        """Take in who sits where, their vacations, links and plans."""
        for sitting, fresh in self._chairs(sittings):
            sitting.account, sitting.nonce, sitting.own_nonce = fresh.account, fresh.nonce, fresh.own_nonce
            sitting.shoulder, sitting.vacations = fresh.shoulder, fresh.vacations
        self.plans = plans

    def knows(self, sittings: list[Sitting], plans: dict[int, list[wire.KeptPlan]]) -> bool:
        """Whether all this is known already."""
        return self.plans == plans and all(
            (sitting.account, sitting.shoulder, sitting.vacations) == (fresh.account, fresh.shoulder, fresh.vacations)
            for sitting, fresh in self._chairs(sittings)
        )

    def _chairs(self, sittings: list[Sitting]) -> list[tuple[Sitting, Sitting]]:
        """Each chair as it is and as it is read; a stand-in sits there by an event."""
        pairs = zip(self.sittings, sittings, strict=True)
        return [(sitting, fresh) for sitting, fresh in pairs if not sitting.is_stand_in]

    # -- plans

    def planned(self) -> tuple[int, wire.KeptPlan, int] | None:
        """A chair that is asked something it has planned for, the plan, and the number of the ask."""
        for chair in self.asked:
            ask = self.table.ask(self.seat_of(chair)) if self.plans.get(chair) else None
            for plan in self.open_plans(chair) if ask else []:
                if ask is not None and plan.ask == ask.what and plan.option in ask.options:
                    return chair, plan, ask.number
        return None

    def open_plans(self, chair: int) -> list[wire.KeptPlan]:
        """The plans of a chair, without those that are used up."""
        return [plan for plan in self.plans.get(chair, []) if not (plan.once and (chair, plan.place) in self.used)]

    # -- who looks

    def viewed_from(self, chair: int | None) -> str | None:
        """The seat whose view a chair has now; None is a spectator's."""
        return None if chair is None else self.seat_of(chair)

    def eye(self, chair: int | None) -> Eye:
        """The eye of a viewer, up to date."""
        if chair not in self.eyes:
            self.eyes[chair] = Eye(chair)
            self._open(self.eyes[chair])
        return self.eyes[chair]

    def _open(self, eye: Eye) -> None:
        eye.seat, eye.n = self.viewed_from(eye.chair), self.n
        eye.view = self.table.view(eye.seat)
        lines, eye.place = self.table.news(eye.seat)
        eye.shown = len(lines)

    def admits(self, chair: int | None, listener: Listener) -> bool:
        """Whether somebody may look through an eye: their own, one whose link they have, or a spectator's."""
        seated = {sitting.account.id for sitting in self.sittings if sitting.account is not None}
        if chair is None:
            return self.state == "open" or self.settings.spectators or listener.is_admin or listener.account in seated
        sitting, link = self.sittings[chair], listener.shoulder(self.id)
        if link is not None:
            return link == sitting.shoulder
        return sitting.account is not None and sitting.account.id == listener.account

    @property
    def is_looked_at(self) -> bool:
        return self.waiting > 0 or any(eye.listeners for eye in self.eyes.values())

    def show_out(self) -> None:
        """Whoever may look no more is told so, and sees nothing that comes after."""
        for chair, eye in self.eyes.items():
            for listener in [one for one in eye.listeners if not self.admits(chair, one)]:
                eye.listeners.discard(listener)
                listener.lose(self.id)
                listener.hear(encode(wire.Ended(self.id)))

    # -- what a viewer sees

    def broadcast(self, now: int) -> None:
        """Show everybody who looks what has changed; forget eyes nobody looks through."""
        for chair, eye in list(self.eyes.items()):
            if eye.listeners:
                message = self.change(eye, now)
                for listener in eye.listeners:
                    listener.hear(message)
            else:
                del self.eyes[chair]
        self.changed.set()
        self.changed = asyncio.Event()

    def change(self, eye: Eye, now: int) -> bytes:
        """What has changed for a viewer since the last message; everything if they play another seat now."""
        if eye.seat != self.viewed_from(eye.chair):
            self._open(eye)
            return self.whole(eye.chair, now)
        stands = self._stands_since(eye.n)
        if stands is not None and stands < eye.place:
            eye.place, eye.shown = stands, self.lines_before(eye.seat, stands)
        view = self.table.view(eye.seat)
        changes = {key: value for key, value in view.items() if eye.view.get(key) != value}
        gone = [key for key in eye.view if key not in view]
        lines, place = self.table.news(eye.seat, eye.place)
        start = eye.shown
        eye.view, eye.place, eye.shown, eye.n = view, place, start + len(lines), self.n
        return self._message(eye.chair, changes, wire.Log(start, [plain(line) for line in lines]), now, gone)

    def _stands_since(self, n: int) -> int | None:
        """Up to which place the log stands as it was at event `n`, if something was taken back since."""
        return min((place for event, place in self.cuts if event > n), default=None)

    def lines_before(self, seat: str | None, place: int) -> int:
        """How many of a viewer's log lines stand before a place of the whole log."""
        return len(self.table.news(seat)[0]) - len(self.table.news(seat, place)[0])

    def last_choice_log(self, chair: int | None) -> int | None:
        """The number of the first log line since somebody's last choice, that choice included."""
        if chair is None or not self.places[chair]:
            return None
        return self.lines_before(self.seat_of(chair), self.places[chair][-1])

    def gives_hints(self, chair: int) -> bool:
        """Whether who sits there may ask what to do; earlier rules are not thought about."""
        return self.is_practice(chair) and isinstance(self.table, Table)

    def whole(self, chair: int | None, now: int, log: int = 0, n: int = 0) -> bytes:
        """Everything a viewer may know now, with the log from line `log` on, or from where they had another at `n`."""
        seat = self.viewed_from(chair)
        lines, _ = self.table.news(seat)
        stands = self._stands_since(n) if log else None
        if stands is not None:
            log = min(log, self.lines_before(seat, stands))
        log = min(log, len(lines))
        tail = wire.Log(log, [plain(line) for line in lines[log:]])
        return self._message(chair, self.table.view(seat), tail, now)

    def _message(
        self, chair: int | None, view: dict[str, Any], log: wire.Log, now: int, gone: list[str] | None = None
    ) -> bytes:
        """A message: the whole view, or where `gone` is given what has changed and what is gone."""
        ending, seat, asked = self.ending, self.viewed_from(chair), self.asked
        ask = self.table.ask(seat) if seat is not None and chair in asked else None
        return encode(
            wire.State(
                table=self.id,
                n=self.n,
                full=gone is None,
                state=self.state,  # type: ignore[arg-type]
                seat=seat,
                view=view,
                log=log,
                ask=wire.Ask(ask.number, ask.what, list(ask.options)) if ask else None,
                waiting=[self.seat_of(asked_chair) for asked_chair in asked],
                clock=wire.ClockState(self.clock.left(now), asked, now),
                can_undo=seat is not None and self.state == "playing" and self.table.can_undo(seat),
                gone=gone or [],
                undo_asked=self.seat_of(self.undo_asked[0]) if self.undo_asked else None,
                agreed=[self.seat_of(one) for one in sorted(self.agreed)] if self.undo_asked else [],
                result=wire.Result(list(ending.winners), ending.reason) if ending else None,
                seating=list(self.seating),
                chair=chair,
                last_choice_log=self.last_choice_log(chair) if gone is None else None,
                hints=ask is not None and chair is not None and self.gives_hints(chair),
            )
        )


def plain(line: Line) -> dict[str, Any]:
    """A log line as JSON: its kind, and each argument with its sort."""
    return {"kind": line.kind, "arguments": {name: list(value) for name, value in line.arguments.items()}}
