"""A table in memory: the state of its game and the messages for each viewer.

Every message is built here, from `Table.view`, `Table.log_since` and the viewer's own ask. Hidden information is not
filtered out on the way to the client: it is never read.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

import msgspec

from agon.engine.game import Game
from agon.engine.table import Ask, Line, Table
from agon.server import protocol
from agon.server.protocol.common import Json
from agon.server.tables.clocks import Span
from agon.server.tables.old_rules import OldTable
from agon.server.tables.state import Ending, Remark, Sitting, TableRow, TableState
from agon.server.tables.whole_states import whole_state

encode = msgspec.json.encode

Common = dict[str, Any]  # the fields of `protocol.State` that are the same for all viewers


class Listener(ABC):
    """A recipient of messages, for one account."""

    account: str | None = None
    is_admin = False

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Queue a message without blocking."""

    def watch_link(self, table: str) -> str | None:
        """Return the watch link through which a table is followed, if any."""
        return None

    def follows(self, table: str, chair: int | None) -> bool:
        """Whether this listener still follows a table from this chair."""
        return True

    @abstractmethod
    def stop_following(self, table: str) -> None:
        """Stop following a table."""

    @abstractmethod
    def move_to(self, table: str, chair: int) -> None:
        """Follow a table from another chair from now on."""


class Viewer:
    """What one viewpoint (a chair, or None for spectators) has been sent, and its listeners."""

    def __init__(self, chair: int | None) -> None:
        self.chair = chair
        self.listeners: set[Listener] = set()
        self.seat: str | None = None
        self.view: Json = {}
        self.place = 0  # in the whole log of the game
        self.remarks = 0  # the server's log lines sent
        self.shown = 0  # log lines sent
        self.n = 0  # the last event sent


class LiveTable(TableState):
    """A table with its lock, viewers and plans."""

    def __init__(
        self,
        row: TableRow,
        game: Game,
        sittings: list[Sitting],
        seats: Sequence[str],
        outages: Sequence[Span] = (),
        table: Table | OldTable | None = None,
    ) -> None:
        super().__init__(row, game, sittings, seats, outages, table)
        self.viewers: dict[int | None, Viewer] = {}
        self.plans: dict[int, list[protocol.KeptPlan]] = {}
        self.version = self.game.version  # of the rules the game started with
        self.stored: Ending | None = None  # the stored result, if other rules than those of the game replay it
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        self.waiting = 0  # long polls
        self.edition = object()  # of what is not stored as events, for the cache of whole states

    # -- data that is not stored as events

    def restore_result(self) -> None:
        """Keep the stored result of a finished game, whatever other rules make of its choices."""
        if self.stored is None:
            return
        shared = self.ending is not None and set(self.ending.winners) == set(self.seating)
        if shared and not self.stored.winners:  # all chairs are first in a shared victory too, and in a solo game
            self.stored = self.stored._replace(winners=self.ending.winners if self.ending else ())
        self.state, self.ending = "over", self.stored

    def update_private(self, sittings: list[Sitting], plans: dict[int, list[protocol.KeptPlan]]) -> None:
        """Update players, vacations, links and plans."""
        for sitting, fresh in self._chairs(sittings):
            sitting.account, sitting.nonce, sitting.own_nonce = fresh.account, fresh.nonce, fresh.own_nonce
            sitting.watch_link, sitting.vacations = fresh.watch_link, fresh.vacations
        self.plans = plans
        self.edition = object()

    def is_current(self, sittings: list[Sitting], plans: dict[int, list[protocol.KeptPlan]]) -> bool:
        """Whether players, vacations, links and plans are up to date."""
        return self.plans == plans and all(
            sitting.account == fresh.account
            and sitting.watch_link == fresh.watch_link
            and sitting.vacations == fresh.vacations
            for sitting, fresh in self._chairs(sittings)
        )

    def _chairs(self, sittings: list[Sitting]) -> list[tuple[Sitting, Sitting]]:
        """Pair each chair in memory with its row, skipping substitutes, which are set by events."""
        pairs = zip(self.sittings, sittings, strict=True)
        return [(sitting, fresh) for sitting, fresh in pairs if not sitting.is_substitute]

    # -- plans

    def planned(self) -> tuple[int, protocol.KeptPlan, int] | None:
        """Return a chair with a planned answer to its current ask, the plan, and the number of the ask."""
        for chair in self.asked:
            ask = self.table.ask(self.seat_of(chair)) if self.plans.get(chair) else None
            for plan in self.open_plans(chair) if ask else []:
                if ask is not None and plan.ask == ask.what and plan.option in ask.options:
                    return chair, plan, ask.number
        return None

    def open_plans(self, chair: int) -> list[protocol.KeptPlan]:
        """Return the plans of a chair's player that are not used up; those of anyone who sat there before are void."""
        account = self.sittings[chair].account
        mine = [plan for plan in self.plans.get(chair, []) if account is not None and plan.account == account.id]
        return [plan for plan in mine if not (plan.once and (chair, plan.place) in self.used)]

    # -- viewers

    def viewed_from(self, chair: int | None) -> str | None:
        """Return the seat played from a chair; None for spectators."""
        return None if chair is None else self.seat_of(chair)

    def viewer(self, chair: int | None) -> Viewer:
        """Return the viewer of a chair, creating it if needed."""
        if chair not in self.viewers:
            self._keep_views(True)
            self.viewers[chair] = Viewer(chair)
            self._reset(self.viewers[chair])
        return self.viewers[chair]

    def _keep_views(self, keep: bool) -> None:
        """Keep the parts of views between choices while somebody watches."""
        if isinstance(self.table, Table):
            self.table.keep_views(keep)

    def _reset(self, viewer: Viewer) -> None:
        viewer.seat, viewer.n = self.viewed_from(viewer.chair), self.n
        viewer.view = self.table.view(viewer.seat)
        viewer.place, viewer.remarks = self.table.log_position, len(self.remarks)
        viewer.shown = len(self.lines(viewer.seat))

    def admits(self, chair: int | None, listener: Listener) -> bool:
        """Whether a listener may follow the table from a chair, by holding it or its watch link, or as a spectator."""
        seated = {sitting.account.id for sitting in self.sittings if sitting.account is not None}
        if chair is None:
            return self.state == "open" or self.settings.spectators or listener.is_admin or listener.account in seated
        sitting, link = self.sittings[chair], listener.watch_link(self.id)
        if link is not None:
            return link == sitting.watch_link
        return sitting.account is not None and sitting.account.id == listener.account

    @property
    def is_watched(self) -> bool:
        return self.waiting > 0 or any(viewer.listeners for viewer in self.viewers.values())

    def reseat_viewers(self, now: int) -> None:
        """Move players whose chair has changed to their new one, with the whole state, and detach the listeners that
        may no longer follow the table."""
        for chair, viewer in list(self.viewers.items()):
            for listener in [one for one in viewer.listeners if not self.admits(chair, one)]:
                viewer.listeners.discard(listener)
                held = self.chairs_of(listener.account) if listener.watch_link(self.id) is None else []
                if held:
                    listener.move_to(self.id, held[0])
                    self.viewer(held[0]).listeners.add(listener)
                    listener.send(self.whole(held[0], now))
                else:
                    listener.stop_following(self.id)
                    listener.send(encode(protocol.Ended(self.id)))

    # -- messages

    def broadcast(self, now: int) -> None:
        """Send every viewer what has changed, and drop viewers without listeners."""
        common = self._common(now)
        for chair, viewer in list(self.viewers.items()):
            if viewer.listeners:
                message = self.change(viewer, now, common)
                for listener in viewer.listeners:
                    listener.send(message)
            else:
                del self.viewers[chair]
        if not self.viewers:
            self._keep_views(False)
        if self.waiting:
            self.changed.set()
            self.changed = asyncio.Event()

    def change(self, viewer: Viewer, now: int, common: Common) -> bytes:
        """Build the changes since a viewer's last message; the whole state if the chair now plays another seat."""
        if viewer.seat != self.viewed_from(viewer.chair):
            self._reset(viewer)
            return self.whole(viewer.chair, now)
        unchanged = self._unchanged_since(viewer.n) if self.cuts else None
        if unchanged is not None and unchanged < viewer.place:
            viewer.place, viewer.remarks = unchanged, self._remarks_before(unchanged)
            viewer.shown = self.lines_before(viewer.seat, unchanged)
        view = self.table.view(viewer.seat)
        before = viewer.view
        changes = {key: value for key, value in view.items() if (old := before.get(key)) is not value and old != value}
        gone = [key for key in before if key not in view]
        lines = self.lines(viewer.seat, viewer.place, viewer.remarks)
        start = viewer.shown
        viewer.view, viewer.shown, viewer.n = view, start + len(lines), self.n
        viewer.place, viewer.remarks = self.table.log_position, len(self.remarks)
        return encode(self._message(common, viewer.chair, changes, protocol.Log(start, lines), now, gone))

    # -- the log: the lines of the game, with the remarks of the server where they were made

    def lines(self, seat: str | None, place: int = 0, remarks: int = 0) -> list[Json]:
        """Return a viewer's log from a place in the game's log and a number of remarks on."""
        lines = [line_message(line) for line in self.table.log_since(seat, place)[0]]
        count = len(lines)
        for added, remark in enumerate(self.remarks[remarks:]):
            after = len(self.table.log_since(seat, remark.place)[0])
            lines.insert(count - after + added, remark_message(remark))
        return lines

    def _remarks_before(self, place: int) -> int:
        return sum(remark.place < place for remark in self.remarks)

    def _unchanged_since(self, n: int) -> int | None:
        """Return the place up to which the log is unchanged since event `n`, if choices were undone since."""
        return min((place for event, place in self.cuts if event > n), default=None)

    def lines_before(self, seat: str | None, place: int) -> int:
        """Count a viewer's log lines before a place in the game's log."""
        told = len(self.table.log_since(seat)[0]) - len(self.table.log_since(seat, place)[0])
        return told + self._remarks_before(place)

    def last_choice_log(self, chair: int | None) -> int | None:
        """Return the first log line of the chair's last choice."""
        if chair is None or not self.places[chair]:
            return None
        return self.lines_before(self.seat_of(chair), self.places[chair][-1])

    def gives_hints(self, chair: int) -> bool:
        """Whether hints are available to a chair; games under older rules have none."""
        return self.is_practice(chair) and isinstance(self.table, Table)

    def whole(self, chair: int | None, now: int, log: int = 0, n: int = 0) -> bytes:
        """Build the whole state for a viewer who has `log` log lines as of event `n`. It is kept for the next who
        watches from that chair before the next event; only what the clock decides is new."""
        seat = self.viewed_from(chair)
        key = (self.edition, self.n, len(self.remarks), self.state, chair)
        state = whole_state(key, lambda: self._whole(chair, seat, now))
        unchanged = self._unchanged_since(n) if log else None
        if unchanged is not None:
            log = min(log, self.lines_before(seat, unchanged))
        log = min(log, len(state.log.lines))
        lines = protocol.Log(log, state.log.lines[log:])
        can_undo = self.can_undo(chair, now)
        return encode(msgspec.structs.replace(state, log=lines, clock=self._clock(now), can_undo=can_undo))

    def _whole(self, chair: int | None, seat: str | None, now: int) -> protocol.State:
        log = protocol.Log(0, self.lines(seat))
        return self._message(self._common(now), chair, self.table.view(seat), log, now)

    def _clock(self, now: int) -> protocol.ClockState:
        return protocol.ClockState(self.clock.left(now), self.asked, now)

    def _common(self, now: int) -> Common:
        """Return what messages to all viewers have in common."""
        seating, ending = self.seating, self.ending
        return {
            "table": self.id,
            "n": self.n,
            "state": self.state,
            "waiting": [seating[chair] for chair in self.asked],
            "clock": self._clock(now),
            "undo_asked": seating[self.undo_asked[0]] if self.undo_asked else None,
            "agreed": [seating[chair] for chair in sorted(self.agreed)] if self.undo_asked else [],
            "result": protocol.Result(list(ending.winners), ending.reason) if ending else None,
            "seating": seating,
        }

    def _message(
        self, common: Common, chair: int | None, view: Json, log: protocol.Log, now: int, gone: list[str] | None = None
    ) -> protocol.State:
        """Build a message: the whole view, or with `gone` the changed and removed entries."""
        seat = self.viewed_from(chair)
        ask = self.table.ask(seat) if seat is not None and seat in common["waiting"] else None
        return protocol.State(
            **common,
            full=gone is None,
            seat=seat,
            view=view,
            log=log,
            ask=ask_message(ask, self.table) if ask else None,
            can_undo=self.can_undo(chair, now),
            gone=gone or [],
            chair=chair,
            last_choice_log=self.last_choice_log(chair) if gone is None else None,
            hints=ask is not None and chair is not None and self.gives_hints(chair),
        )


def ask_message(ask: Ask, table: Table | OldTable) -> protocol.Ask:
    """Convert an ask to a message, with what the rules say about its options."""
    return protocol.Ask(
        number=ask.number,
        what=ask.what,
        options=list(ask.options),
        warnings=table.warnings(ask.seat),
        card=ask.card,
        reason=ask.reason,
        left=ask.left,
        of=ask.of,
        costs=table.costs(ask.seat),
        forced=table.is_forced(ask.seat),
    )


def line_message(line: Line) -> Json:
    """Convert a log line to JSON: its kind, and each argument with its type."""
    return {"kind": line.kind, "arguments": line.arguments}


def remark_message(remark: Remark) -> Json:
    """Convert a remark to JSON, as a log line; the argument `player` is a seat to be named."""
    return {"kind": remark.kind, "arguments": {} if remark.seat is None else {"player": ["player", remark.seat]}}
