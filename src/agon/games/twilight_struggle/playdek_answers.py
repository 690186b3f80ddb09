"""Every ask of our rules, answered from the lines of a Playdek log."""

from __future__ import annotations

from inspect import unwrap

from agon.engine.lowered import LoweredMachine
from agon.engine.machine import Pending
from agon.engine.script import CHANCE, NONE
from agon.engine.table import Table
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import (
    HAND,
    IN_AREA,
    IN_WESTERN_EUROPE,
    NEW_TURN,
    OPS,
    REGION,
    SCORING,
    SETTING_UP,
    START,
    opponent,
)
from agon.games.twilight_struggle.effects import CUBAN_MISSILE_CRISIS, ops_value
from agon.games.twilight_struggle.events.table import EVENTS
from agon.games.twilight_struggle.operations import MISSILES
from agon.games.twilight_struggle.playdek_blocks import Difference
from agon.games.twilight_struggle.playdek_checks import Checks
from agon.games.twilight_struggle.playdek_hands import deal, dealing_time, drawing_time, hand_size, tell_story
from agon.games.twilight_struggle.playdek_text import Block, Log, Statement
from agon.games.twilight_struggle.scoring import region_is_held
from agon.games.twilight_struggle.words import LEVELS, PASS, REGIONS, US, USSR, WORDS

EVENT_NAMES = frozenset(unwrap(event).__name__ for event in EVENTS.values())
WARS = ("indo_pakistani_war", "iran_iraq_war", "brush_war")
HALVES = frozenset(("headline", "headlines", "rolls"))
DICE_LINES = {"coup_in": "coup", "war": "war_roll", "attempt": "space", "trapped_round": "trap"}


class LogEnds(Exception):
    """There is no answer to the next ask: the log breaks off, or says something impossible."""


class Answers(Checks):
    """Answers every ask from the log."""

    def __init__(self, log: Log) -> None:
        options = {
            "optional_cards": "on" if log.optional_cards else "off",
            "us_influence": str(min(log.handicap, 9)),
            "junta_regions": "both",  # TS-R-123
        }
        super().__init__(log, Table(GAME, options))
        self.story = tell_story(log)
        self.plan: list[list[int]] = [[], []]
        self.plan_key: tuple[int, ...] = ()
        self.dice: list[int] = []
        self.is_event_first = False
        self.setup = [_free_first(_points(log.setup, US), log.handicap), _points(log.setup, USSR)]

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
        """The event that is under way, the innermost if there are several."""
        return next((name for name in reversed(self.machine.chain()) if name in EVENT_NAMES), "")

    def _here(self) -> int:
        used = [s.line for s in self.block.statements if s.is_used or s.left < abs(s.numbers.get("count", 0))]
        return max(used, default=self.block.line)

    # -- answers

    def _answer(self, pending: Pending) -> None:
        seat, what, options, _ = pending
        choice = self._choice(seat, what, options)
        if choice not in options:
            self.differences.append(Difference(self._here(), repr(_word(what, choice)), self._asked()))
            raise LogEnds
        self.table.choose(GAME.seat_id(seat), GAME.option_id(what, choice))

    def _choice(self, seat: int, what: int, options: list[int]) -> int:
        if seat == CHANCE:
            return self._chance(what, options)
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
        """An answer; if the log has none, the only one, or a pass, or the end of the replay."""
        if found is not None:
            return found
        if len(options) == 1 or (PASS in options and not self._breaks_off()):
            return options[0] if len(options) == 1 else PASS
        if self._breaks_off():
            self._leave_halves()
        else:
            self.differences.append(Difference(self._here(), "nothing more that answers", self._asked()))
        raise LogEnds

    def _asked(self) -> str:
        asked = self.table.asks[0]
        return f"{asked.seat} {asked.what}: {', '.join(asked.options)}"

    def _breaks_off(self) -> bool:
        """Whether the log ends here: no line is left but such as cannot be used without the next one."""
        return self.is_last_block and all(s.is_used or self._is_half(s) for s in self.block.statements)

    def _is_half(self, s: Statement) -> bool:
        is_last = s is self.block.statements[-1]
        return s.kind in HALVES or (is_last and s.kind == "operations") or self._is_harmless(s)

    def _leave_halves(self) -> None:
        """Use up what stands at the end without its other half; its own numbers can still be checked."""
        for s in self.block.statements:
            if s.kind == "operations" and not s.is_used:
                card, side = self.stack[-1]
                ops = ops_value(self.table.position, side, card)
                self.compare(s, f"{ops} Ops", ops=ops)
            if s.kind == "rolls" and not s.is_used:
                self._compare_roll(s, s.side, s["die"], s.numbers.get("bonus", 0))
            s.is_used = True

    def _headline(self, side: int, options: list[int]) -> int | None:
        return next((s.code for s in self.unused("headlines") if s.side == side), None)

    def _card(self, side: int, options: list[int]) -> int | None:
        if w.WITHDRAW in options and self._withdraws(side):
            return w.WITHDRAW
        for s in self.unused("plays" if self.script == "cancel_event" else "card")[:1]:
            if s.code in options or PASS not in options:
                self.use(s)
                return s.code
        return None

    def _withdraws(self, side: int) -> bool:
        """Two influence leave Cuba, West Germany or Turkey, and with them goes the crisis."""
        taken = [
            s for s in self.unused("influence") if s.side == side and s["count"] == -2 and s.code in MISSILES[side]
        ]
        return bool(taken) and any(s.code == CUBAN_MISSILE_CRISIS for s in self.unused("ends"))

    def _order(self, side: int, options: list[int]) -> int | None:
        step = self.step()
        if step is None:
            return None
        self.is_event_first = step.kind == "event"
        if step.kind == "event":
            return w.EVENT_FIRST
        return w.SPACE if step.code == w.SPACE and step.kind == "operations" else w.OPS_FIRST

    def _use(self, side: int, options: list[int]) -> int | None:
        step = self.step()
        if step is None:
            # a payment before the use has ended the game
            return next((o for o in options if o != w.SPACE), None) if self.unused("vp") else None
        if step.kind == "operations" and PASS in options:
            return step.code if step.code in options and self._belongs_to(step, side) else None
        if step.kind == "operations":
            return step.code
        return w.EVENT if step.kind == "event" and PASS not in options else None

    def _belongs_to(self, step: Statement, side: int) -> bool:
        """Whether operations are those that an event allows a side, not those of the player whose card it is."""
        after = self.block.statements[self.block.statements.index(step) + 1 :]
        for s in after:
            if s.kind in ("operations", "event") or (step.code == w.REALIGNMENT and s.kind == "influence"):
                break
            if s.kind == "military_ops" or (s.kind == "influence" and s["count"] > 0):
                return s.side == side
            if s.kind == "influence":
                return s.side != side
        return not self._awaits_operations() or len(self.unused("operations")) > 1 or self.is_last_block

    def _awaits_operations(self) -> bool:
        """Whether the operations of the card that is being played are still to come."""
        return self.is_event_first and "play_opponents_card" in self.machine.chain()

    def _place(self, side: int, options: list[int]) -> int | None:
        found = [s for s in self.before_step("influence") if s.side == side and s["count"] > 0]
        return found[0].code if found and (found[0].code in options or PASS not in options) else None

    def _remove(self, side: int, options: list[int]) -> int | None:
        found = [s for s in self.before_step("influence") if s["count"] < 0]
        return found[0].code if found and (found[0].code in options or PASS not in options) else None

    def _target(self, side: int, options: list[int]) -> int | None:
        if w.WITHDRAW in options and self._withdraws(side):
            return w.WITHDRAW
        if self.event in WARS:
            return next((s.code for s in self.before_step("war")), None)
        if self.event in ("che", "ortega_elected_in_nicaragua"):
            return self._event_coup(side)
        return next((s.code for s in self.before_step("target")), None)

    def _event_coup(self, side: int) -> int | None:
        """A coup that an event allows."""
        step = self.step()
        if step is None or step.kind != "operations" or step.code != w.COUP or not self._belongs_to(step, side):
            return None
        after = self.block.statements[self.block.statements.index(step) + 1 :]
        return next((s.code for s in after if s.kind == "target"), None)

    def _discard(self, side: int, options: list[int]) -> int | None:
        found = [s for s in self.before_step("discards") if s.code in options or PASS not in options]
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
        """The region named; where the name is missing, one in which the USSR places nothing until the turn ends."""
        for s in self.unused("region")[:1]:
            self.use(s)
            if s.code != NONE:
                return s.code
            rest = [b for b in self.log.blocks[self.next :] if b.turn == self.block.turn]
            placed = {REGION[i.code] for b in rest for i in b.statements if i.kind == "influence" and i.side == USSR}
            return next((r for r in REGIONS if r not in placed), REGIONS[0])
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
        return LEVELS[(self.defcon if s is None else min(max(s["level"], 1), 5)) - 1]

    def _influence_choice(self, event: str) -> int | None:
        """Warsaw Pact, South African Unrest and Wargames are told by what comes of them."""
        change = next(iter(self.before_step("influence")), None)
        if event == "warsaw_pact_formed":
            if change is None and self._breaks_off():
                return None
            return w.ADD_INFLUENCE if change is not None and change["count"] > 0 else w.REMOVE_INFLUENCE
        if event == "south_african_unrest":
            return None if change is None else w.TWO_IN_SOUTH_AFRICA if change["count"] == 2 else w.ONE_AND_NEIGHBOURS
        if event == "wargames":
            return w.END_GAME if self.unused("vp", "wins") else None
        return None

    def _ignored(self, options: list[int]) -> int | None:
        """Shuttle Diplomacy: the log does not print which country is left out; one that gives the printed score."""
        stated = next(iter(self.unused("vp", "no_vp")), None)
        if stated is None:
            return None
        for option in options:
            twin = self.table.copy()
            twin.choose("us", WORDS.id(option))
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
        """The dice of the next roll, in the order in which our rules ask for them."""
        script = self.script
        if script == "realignment_roll":
            rolls = [next((s for s in self.before_step("rolls") if s.side == side), None) for side in (US, USSR)]
            return [self._or_stop(None if s is None else s["die"], [1, 6]) for s in rolls]
        if script == "attempt":
            card, side = self.stack[-1]
            self.space_ops = ops_value(self.table.position, side, card)
        if script in DICE_LINES:
            line = next(iter(self.unused(DICE_LINES[script])), None)
            return [self._or_stop(None if line is None else line["die"], [1, 6])]
        return self._unprinted_dice()

    def _unprinted_dice(self) -> list[int]:
        """Dice of the Olympic Games and the Summit are not printed: such as give the printed result."""
        printed = [next((s["die"] for s in self.before_step("rolls") if s.side == side), 0) for side in (US, USSR)]
        stated = next(iter(self.before_step("vp")), None)
        if stated is None and self._breaks_off():
            raise LogEnds
        winner = NONE if stated is None else stated.side
        if self.event == "summit":
            p = self.table.position
            bonus = [sum(region_is_held(p, side, region) for region in REGIONS) for side in (US, USSR)]
            first: int = US
        else:
            first = self.current()[1]
            bonus = [2 if side == first else 0 for side in (US, USSR)]
        for us in range(1, 7):
            for ussr in range(1, 7):
                lead = us + bonus[US] - ussr - bonus[USSR]
                won = NONE if lead == 0 else US if lead > 0 else USSR
                if won == winner and printed[US] in (0, us) and printed[USSR] in (0, ussr):
                    return [us, ussr] if first == US else [ussr, us]
        return [6, 1]

    def _draw(self, options: list[int]) -> int:
        p = self.table.position
        if self.event == "our_man_in_tehran":
            thrown = [s.code for s in self.before_step("discards") if s.code in options]
            return thrown[0] if thrown else min(options, key=lambda c: c in self.story.seen)
        side, wanted, now = self._drawing()
        key = (now, int(p.count[HAND[US]] + p.count[HAND[USSR]]) if not self.plan[side] else NONE)
        if not self.plan[side] or key[0] != self.plan_key[0] or self.plan[side][0] not in options:
            self.plan = deal(self.story, p, now, side, wanted)
            self.plan_key = key
        if self.plan[side] and self.plan[side][0] in options:
            return self.plan[side].pop(0)
        return min(options, key=lambda c: (SCORING[c], c in self.story.seen, OPS[c]))

    def _drawing(self) -> tuple[int, list[int], int]:
        """Who draws next, how many cards each side still gets now, and when in the log this is."""
        p = self.table.position
        if p.phase not in (SETTING_UP, NEW_TURN):
            wanted = [self._still_to_draw(), 0]
            return US, wanted, drawing_time(self.block)
        wanted = [max(0, hand_size(p.turn) - p.count[HAND[side]]) for side in (US, USSR)]
        side: int = USSR if self.last_dealt in (NONE, US) else US
        if not wanted[side]:
            side = opponent(side)
        block = self.block if self.next else self.log.blocks[0] if self.log.blocks else self.block
        return side, wanted, dealing_time(block)

    def _still_to_draw(self) -> int:
        due = next((c.cards for c in self.story.changes if c.kind == "draw" and c.time == drawing_time(self.block)), 1)
        return max(1, due - self.drawn)


def _word(what: int, choice: int) -> str:
    return str(choice) if GAME.asks[what].numeric else WORDS.id(choice)


def _points(block: Block, side: int) -> list[int]:
    """The countries of a side's set-up, point by point."""
    return [s.code for s in block.statements if s.kind == "influence" and s.side == side for _ in range(s.left)]


def _free_first(points: list[int], handicap: int) -> list[int]:
    """The free points of the US before its handicap, which the log mingles: what must be handicap, and the last."""
    outside = [c for c in points if not IN_AREA[IN_WESTERN_EUROPE][c]]
    free = [c for c in points if IN_AREA[IN_WESTERN_EUROPE][c]]
    late: list[int] = []
    for c in reversed(list(free)):
        if len(outside) + len(late) < handicap and START[US][c] + free.count(c) > 1:
            free.reverse()
            free.remove(c)
            free.reverse()
            late.insert(0, c)
    return free + late + outside
