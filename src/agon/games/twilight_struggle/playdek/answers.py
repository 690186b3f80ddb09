"""Answers every ask of our rules from the lines of a Playdek log."""

from __future__ import annotations

from inspect import unwrap
from typing import NoReturn

from agon.engine.machine import Pending
from agon.engine.machine.lowered import LoweredMachine
from agon.engine.script import CHANCE, NONE
from agon.engine.table import Table
from agon.engine.table.importing import Difference, Note
from agon.games.twilight_struggle import GAME, board
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.cards import can_happen
from agon.games.twilight_struggle.effects import CUBAN_MISSILE_CRISIS, UN_INTERVENTION, ops_value
from agon.games.twilight_struggle.events.table import EVENTS
from agon.games.twilight_struggle.missiles import MISSILES
from agon.games.twilight_struggle.play import SETUP_AREA
from agon.games.twilight_struggle.playdek.checks import REASONS, Checks
from agon.games.twilight_struggle.playdek.hands import deal, dealing_time, drawing_time, hand_size, tell_story
from agon.games.twilight_struggle.playdek.text import Block, Log, Statement
from agon.games.twilight_struggle.scoring import region_is_held

EVENT_NAMES = frozenset(unwrap(event).__name__ for event in EVENTS.values())
WARS = ("indo_pakistani_war", "iran_iraq_war", "brush_war")
# lines that mean nothing without a later one
HALVES = frozenset(("headline", "headlines", "rolls"))
LAST_HALVES = frozenset(("operations", "ends"))
DICE_LINES = {"coup_in": "coup", "war": "war_roll", "attempt": "space", "try_escape": "trap"}


class LogEnds(Exception):
    """There is no answer to the next ask: the log breaks off, or states something impossible."""


class Answers(Checks):
    """Answers every ask from the log."""

    def __init__(self, log: Log) -> None:
        options = {
            "optional_cards": "on" if log.optional_cards else "off",
            "us_influence": str(min(log.handicap[w.US], w.MAX_BID)),
            "junta_regions": "both",  # TS-R-123
        }
        if log.handicap[w.USSR]:
            options |= {"us_influence": "0", "bid": "on"}
        super().__init__(log, Table(GAME, options))
        self.story = tell_story(log)
        self.plan: list[list[int]] = [[], []]
        self.plan_key: tuple[int, ...] = ()
        self.dice: list[int] = []
        self.is_event_first = False
        self.setup = [_free_first(_points(log.setup, side), side, log.handicap[side]) for side in (w.US, w.USSR)]

    @property
    def machine(self) -> LoweredMachine:
        assert isinstance(self.table.machine, LoweredMachine)
        return self.table.machine

    @property
    def script(self) -> str:
        """The rule that asks."""
        return self.machine.chain()[-1]

    @property
    def event(self) -> str:
        """The event in progress, the innermost if there are several."""
        return next((name for name in reversed(self.machine.chain()) if name in EVENT_NAMES), "")

    def _here(self) -> int:
        used = [s.line for s in self.block.statements if s.is_used or s.left < abs(s.numbers.get("count", 0))]
        return max(used, default=self.block.line)

    # -- answers

    def _answer(self, pending: Pending) -> None:
        seat, what, options, _ = pending
        choice = self._choice(seat, what, options)
        if choice not in options:
            self._stop(repr(_word(what, choice)))
        self.table.choose(GAME.seat_id(seat), GAME.option_id(what, choice))

    def _choice(self, seat: int, what: int, options: list[int]) -> int:
        if seat == CHANCE:
            return self._chance(what, options)
        if what == w.BID:
            return self._bid(seat)
        if w.WITHDRAW in options and self._withdraws(seat, options):
            return w.WITHDRAW
        options = [o for o in options if o != w.WITHDRAW]
        if what == w.SETUP and not self.log.setup.statements and not self.log.setup.unreadable:
            self.notes.append(Note(self.log.setup.line, "missing", self.log.setup.header))
            raise LogEnds
        if what in (w.SETUP, w.HANDICAP):
            return self._or_stop(self.setup[seat].pop(0) if self.setup[seat] else None, options)
        if what == w.CHOOSE:
            return self._or_stop(self._chosen(seat, options), options)
        found = {
            w.HEADLINE: self._headline,
            w.CARD: self._card,
            w.ORDER: self._order,
            w.USE: self._use,
            w.PLACE: self._place,
            w.REMOVE: self._remove,
            w.TARGET: self._target,
            w.DISCARD: self._discard,
        }[what](seat, options)
        return self._or_stop(found, options)

    def _or_stop(self, found: int | None, options: list[int]) -> int:
        """Return the answer; if the log has none, return the only option or a pass, or end the replay."""
        if found is not None:
            return found
        if len(options) == 1:
            return options[0]
        if w.PASS in options and (self.script == "discard_held_card" or not self._breaks_off()):
            return w.PASS
        if self._breaks_off():
            self._leave_halves()
            raise LogEnds
        return self._stop("nothing more that answers")

    def _stop(self, said: str) -> NoReturn:
        """End the replay; the rest of the block is not compared. If it has an unreadable line, that is why."""
        asked = self.table.asks[0]
        asks = f"{asked.seat} {asked.what}: {', '.join(asked.options)}"
        if not self.block.unreadable:
            self.differences.append(Difference(self._here(), said, asks))
        self.notes.append(Note(self._here(), "stopped"))
        for s in self.block.statements:
            s.is_used = True
        raise LogEnds

    def _breaks_off(self) -> bool:
        """Whether the log ends here: the remaining lines are useless without the next one."""
        return self.is_last_block and all(s.is_used or self._is_half(s) for s in self.block.statements)

    def _is_half(self, s: Statement) -> bool:
        is_last = s is self.block.statements[-1]
        is_given_up = s.kind == "wins" and s.word not in REASONS
        return s.kind in HALVES or (is_last and s.kind in LAST_HALVES) or is_given_up or self._is_harmless(s)

    def _leave_halves(self) -> None:
        """Use up the lines at the end that lack their other half; their own numbers can still be checked."""
        for s in self.block.statements:
            if s.kind == "operations" and not s.is_used:
                card, side, _ = self.stack[-1]
                ops = ops_value(self.table.position, side, card)
                self.compare(s, f"{ops} Ops", ops=ops)
            if s.kind == "rolls" and not s.is_used:
                self._compare_roll(s, s.side, s["die"], s.numbers.get("bonus", 0))
            s.is_used = s.kind != "wins"

    def _bid(self, side: int) -> int:
        """Return a bid that keeps the sides as they are and gives the USSR its extra influence."""
        return w.WORDS.code(f"us_{min(self.log.handicap[w.USSR], w.MAX_BID) if side == w.US else 0}")

    def _headline(self, side: int, options: list[int]) -> int | None:
        return next((s.code for s in self.unused("headlines") if s.side == side), None)

    def _card(self, side: int, options: list[int]) -> int | None:
        for s in self.unused("plays" if self.script == "cancel_event" else "card")[:1]:
            if s.code in options or w.PASS not in options:
                self.use(s)
                return s.code
        return None

    def _withdraws(self, side: int, options: list[int]) -> bool:
        """Whether the next line that answers removes two influence from Cuba, West Germany or Turkey, and ends the
        crisis."""
        if not any(s.code == CUBAN_MISSILE_CRISIS for s in self.unused("ends")):
            return False
        for s in self.before_step("influence"):
            if s.side == side and s["count"] == -2 and s.code in MISSILES[side]:
                return True
            if s.code in options or (s.side == side and s.code in MISSILES[side]):
                return False
        return False

    def _order(self, side: int, options: list[int]) -> int | None:
        step = self.step()
        if step is None:
            # the payment for Flower Power before operations has ended the game
            return w.OPS_FIRST if self.unused("vp") else None
        if step.kind == "event" and step.code == UN_INTERVENTION and UN_INTERVENTION in options:
            return UN_INTERVENTION
        if step.kind == "operations" and step.code == w.SPACE:
            return w.SPACE
        self.is_event_first = step.kind == "event" or (w.EVENT_FIRST in options and self._fails(board.opponent(side)))
        return w.EVENT_FIRST if self.is_event_first else w.OPS_FIRST

    def _fails(self, side: int) -> bool:
        """Whether the event of the card just played cannot happen now; it is then not printed later either."""
        card = [s.code for s in self.block.statements if s.is_used and s.kind in ("card", "plays")][-1]
        is_printed = any(s.code == card for s in self.unused("event"))
        return not is_printed and not can_happen(self.table.position, card, side)

    def _use(self, side: int, options: list[int]) -> int | None:
        declined = self._leave_empty()
        step = self.step()
        if declined and w.PASS in options:
            return w.PASS
        if step is None:
            # a payment before the use has ended the game
            return next((o for o in options if o != w.SPACE), None) if self.unused("vp") else None
        if step.kind == "operations" and w.PASS in options:
            return step.code if step.code in options and self._belongs_to(step, side) else None
        if step.kind == "operations":
            return step.code
        return w.EVENT if step.kind == "event" and w.PASS not in options else None

    def _leave_empty(self) -> bool:
        """Skip operations that nothing follows: they were declined, or taken back for others."""
        step = self.step()
        if step is None or step.kind != "operations" or not step.is_empty:
            return False
        self.use(step)
        values = {ops_value(self.table.position, who, card) for card, who, _ in self.stack}
        if values and step["ops"] not in values:
            self.differ(step, f"{' or '.join(map(str, sorted(values)))} Ops")
        return True

    def _belongs_to(self, step: Statement, side: int) -> bool:
        """Whether operations are those that an event allows a side, not those of the player of the card."""
        if not self._awaits_operations():
            return True
        after = self.block.statements[self.block.statements.index(step) + 1 :]
        for s in after:
            if s.kind in ("operations", "event") or (step.code == w.REALIGNMENT and s.kind == "influence"):
                break
            if s.kind == "military_ops" or (s.kind == "influence" and s["count"] > 0):
                return s.side == side
            if s.kind == "influence":
                return s.side != side
        return len(self.unused("operations")) > 1 or self.is_last_block

    def _awaits_operations(self) -> bool:
        """Whether the operations of the card being played are still to come."""
        return self.is_event_first and "play_opponents_card" in self.machine.chain()

    def _place(self, side: int, options: list[int]) -> int | None:
        found = [s for s in self.before_step("influence") if s.side == side and s["count"] > 0]
        return found[0].code if found and (found[0].code in options or w.PASS not in options) else None

    def _remove(self, side: int, options: list[int]) -> int | None:
        found = [s for s in self.before_step("influence") if s["count"] < 0]
        if self.script == "withdraw":
            found = [s for s in found if s["count"] == -2 and s.code in options]
        return found[0].code if found and (found[0].code in options or w.PASS not in options) else None

    def _target(self, side: int, options: list[int]) -> int | None:
        if self.event in WARS:
            return next((s.code for s in self.before_step("war")), None)
        if self.event in ("che", "ortega_elected_in_nicaragua"):
            return self._event_coup(side)
        return next((s.code for s in self.before_step("target")), None)

    def _event_coup(self, side: int) -> int | None:
        """Return the target of a coup that an event allows."""
        if self._leave_empty():
            return w.PASS
        step = self.step()
        if step is None or step.kind != "operations" or step.code != w.COUP or not self._belongs_to(step, side):
            return None
        after = self.block.statements[self.block.statements.index(step) + 1 :]
        return next((s.code for s in after if s.kind == "target"), None)

    def _discard(self, side: int, options: list[int]) -> int | None:
        found = [s for s in self.before_step("discards") if s.code in options or w.PASS not in options]
        if self.event == "our_man_in_tehran":
            found = [s for s in found if s.side == w.US]
        if found and self.script == "trapped_round":
            for s in self.unused("card"):
                self.use(s)
        return found[0].code if found else None

    # -- choices of events

    def _chosen(self, side: int, options: list[int]) -> int | None:
        event = self.event
        if event in ("missile_envy", "salt_negotiations"):
            return next((s.code for s in self.before_step("reveals")), None)
        if event == "star_wars":
            return next((s.code for s in self.unused("event")), None)
        if self.script == "use_shuttle_diplomacy":
            return self._ignored(options)
        if event == "grain_sales_to_soviets":
            return self._plays_taken()
        if event == "chernobyl":
            return self._region()
        if event == "olympic_games":
            return self._takes_part()
        if event in ("summit", "how_i_learned_to_stop_worrying"):
            return self._defcon(event == "summit")
        return self._influence_choice(event)

    def _plays_taken(self) -> int | None:
        for s in self.unused("plays", "returns")[:1]:
            self.use(s)
            return w.PLAY if s.kind == "plays" else w.RETURN
        return None

    def _region(self) -> int | None:
        """Return the named region; if the name is missing, one in which the USSR places nothing until the turn ends."""
        for s in self.unused("region")[:1]:
            self.use(s)
            if s.code != NONE:
                return s.code
            rest = [b for b in self.log.blocks[self.next :] if b.turn == self.block.turn]
            placed = {
                board.REGION[i.code] for b in rest for i in b.statements if i.kind == "influence" and i.side == w.USSR
            }
            return next((r for r in w.REGIONS if r not in placed), w.REGIONS[0])
        return None

    def _takes_part(self) -> int | None:
        for s in self.unused("olympics")[:1]:
            self.use(s)
            return w.BOYCOTT if s.word.startswith("boycott") else w.PARTICIPATE
        return None

    def _defcon(self, is_summit: bool) -> int | None:
        s = next(iter(self.before_step("defcon")), None)
        if is_summit:
            return None if s is None else w.IMPROVE if s.word == "improves" else w.DEGRADE
        return w.LEVELS[(self.defcon if s is None else min(max(s["level"], 1), 5)) - 1]

    def _influence_choice(self, event: str) -> int | None:
        """Recognise the choices of Warsaw Pact, South African Unrest and Wargames by their results."""
        change = next(iter(self.before_step("influence")), None)
        if event == "warsaw_pact_formed":
            if change is None and self._breaks_off():
                return None
            return w.ADD_INFLUENCE if change is not None and change["count"] > 0 else w.REMOVE_INFLUENCE
        if event == "south_african_unrest":
            return None if change is None else w.TWO_IN_SOUTH_AFRICA if change["count"] == 2 else w.ONE_AND_NEIGHBOURS
        if event == "wargames":
            return w.END_GAME if self.unused("vp", "wins") or self.is_last_block else None
        return None

    def _ignored(self, options: list[int]) -> int | None:
        """Shuttle Diplomacy: the log does not print the ignored country; return one that gives the printed score."""
        stated = next(iter(self.unused("vp", "no_vp")), None)
        if stated is None:
            return None
        for option in options:
            twin = self.table.copy()
            twin.choose("us", w.WORDS.id(option))
            if twin.position.vp == stated["score"]:
                return option
        return options[0]

    # -- chance

    def _chance(self, what: int, options: list[int]) -> int:
        if what == w.DIE:
            return self._die(options)
        if what == w.PICK:
            kind = "reveals" if self.event == "grain_sales_to_soviets" else "discards"
            found = next((s.code for s in self.unused(kind)), None)
            return self._or_stop(found, options)
        return self._draw(options)

    def _die(self, options: list[int]) -> int:
        if not self.dice:
            self.dice = self._dice()
        return self.dice.pop(0)

    def _dice(self) -> list[int]:
        """Return the dice of the next roll, in the order in which our rules ask for them."""
        script = self.script
        if script == "realignment_roll":
            rolls = [next((s for s in self.before_step("rolls") if s.side == side), None) for side in (w.US, w.USSR)]
            return [self._or_stop(None if s is None else s["die"], [1, 6]) for s in rolls]
        if script == "attempt":
            card, side, _ = self.stack[-1]
            self.space_ops = ops_value(self.table.position, side, card)
        if script in DICE_LINES:
            line = next(iter(self.unused(DICE_LINES[script])), None)
            return [self._or_stop(None if line is None else line["die"], [1, 6])]
        return self._unprinted_dice()

    def _unprinted_dice(self) -> list[int]:
        """The dice of the Olympic Games and the Summit are not printed: return some that give the printed result."""
        printed = [next((s["die"] for s in self.before_step("rolls") if s.side == side), 0) for side in (w.US, w.USSR)]
        stated = next(iter(self.before_step("vp")), None)
        if stated is None and self._breaks_off():
            raise LogEnds
        winner = NONE if stated is None else stated.side
        if self.event == "summit":
            p = self.table.position
            bonus = [sum(region_is_held(p, side, region) for region in w.REGIONS) for side in (w.US, w.USSR)]
            first: int = w.US
        else:
            first = self.current()[1]
            bonus = [2 if side == first else 0 for side in (w.US, w.USSR)]
        for us in range(1, 7):
            for ussr in range(1, 7):
                lead = us + bonus[w.US] - ussr - bonus[w.USSR]
                won = NONE if lead == 0 else w.US if lead > 0 else w.USSR
                if won == winner and printed[w.US] in (0, us) and printed[w.USSR] in (0, ussr):
                    return [us, ussr] if first == w.US else [ussr, us]
        return [6, 1]

    def _draw(self, options: list[int]) -> int:
        p = self.table.position
        if self.event == "our_man_in_tehran":
            thrown = [s.code for s in self.before_step("discards") if s.side == w.US and s.code in options]
            return thrown[0] if thrown else min(options, key=lambda c: c in self.story.seen)
        side, wanted, now = self._drawing()
        key = (now, int(p.count[board.HAND[w.US]] + p.count[board.HAND[w.USSR]]) if not self.plan[side] else NONE)
        if not self.plan[side] or key[0] != self.plan_key[0] or self.plan[side][0] not in options:
            self.plan = deal(self.story, p, now, side, wanted)
            self.plan_key = key
        if self.plan[side] and self.plan[side][0] in options:
            return self.plan[side].pop(0)
        return min(options, key=lambda c: (board.SCORING[c], c in self.story.seen, board.OPS[c]))

    def _drawing(self) -> tuple[int, list[int], int]:
        """Return who draws next, how many cards each side still gets now, and the time in the log."""
        p = self.table.position
        if p.phase not in (board.SETTING_UP, board.NEW_TURN):
            wanted = [self._still_to_draw(), 0]
            return w.US, wanted, drawing_time(self.block)
        wanted = [max(0, hand_size(p.turn) - p.count[board.HAND[side]]) for side in (w.US, w.USSR)]
        side: int = w.USSR if self.last_dealt in (NONE, w.US) else w.US
        if not wanted[side]:
            side = board.opponent(side)
        block = self.block if self.next else self.log.blocks[0] if self.log.blocks else self.block
        return side, wanted, dealing_time(block)

    def _still_to_draw(self) -> int:
        due = next((c.cards for c in self.story.changes if c.kind == "draw" and c.time == drawing_time(self.block)), 1)
        return max(1, due - self.drawn)


def _word(what: int, choice: int) -> str:
    return str(choice) if GAME.asks[what].numeric else w.WORDS.id(choice)


def _points(block: Block, side: int) -> list[int]:
    """Return the countries of a side's set-up, point by point."""
    return [s.code for s in block.statements if s.kind == "influence" and s.side == side for _ in range(s.left)]


def _free_first(points: list[int], side: int, handicap: int) -> list[int]:
    """Return the free points of a side before its handicap, which the log mixes: the handicap is what must be, and the
    last."""
    home = board.IN_AREA[SETUP_AREA[side]]
    outside = [c for c in points if not home[c]]
    free = [c for c in points if home[c]]
    late: list[int] = []
    for c in reversed(list(free)):
        if len(outside) + len(late) < handicap and board.START[side][c] + free.count(c) > 1:
            free.reverse()
            free.remove(c)
            free.reverse()
            late.insert(0, c)
    return free + late + outside
