"""Compares what our rules log with what the lines of a Playdek log state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from agon.engine.script import NONE, REVEALED, Told
from agon.engine.table import Table
from agon.engine.table.importing import Note
from agon.games.twilight_struggle import effects
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import IN_PLAY, ON_TABLE, OPS
from agon.games.twilight_struggle.playdek.blocks import GLASNOST, Reading
from agon.games.twilight_struggle.playdek.text import Log, Statement, score_name, side_name
from agon.games.twilight_struggle.words import US, USSR, WORDS, card

OLYMPIC_GAMES = card(20)
GRAIN_SALES = card(67)
TRAP_NUMBER = 4

# effects whose start Playdek omits while another is in force that they end or have served
UNPRINTED_WHILE = {
    effects.MARSHALL_PLAN: effects.NATO,
    effects.WARSAW_PACT: effects.NATO,
    effects.EVIL_EMPIRE: effects.FLOWER_POWER,
    effects.TEAR_DOWN_THIS_WALL: effects.WILLY_BRANDT,
}
# effects whose start Playdek omits once another event has happened
UNPRINTED_AFTER = {effects.THE_REFORMER: GLASNOST}
UNPRINTED = frozenset((effects.MISSILE_ENVY, effects.WE_WILL_BURY_YOU, effects.ALDRICH_AMES))
REASONS = {"Final Scoring": w.FINAL_SCORING, "Victory Points": w.TWENTY_VP}
USE_NAMES = {w.INFLUENCE: "Place Influence", w.COUP: "Coup", w.REALIGNMENT: "Realignment", w.SPACE: "Space Race"}


class Play(NamedTuple):
    """A card on the table: played by a side, or its event happening for one."""

    card: int
    side: int
    is_event: bool = False


class Checks(Reading):
    """Follows a table and compares what it logs with the Playdek log."""

    def __init__(self, log: Log, table: Table) -> None:
        super().__init__(log)
        self.table = table
        self.compared = 0
        self.defcon, self.turn = 5, 1
        self.effects: set[int] = set()
        self.happened: set[int] = set()
        self.stack: list[Play] = []
        self.before_final: int | None = None
        self.last_dealt = NONE
        self.drawn = 0
        self.space_ops = 0
        self.handlers = self._handlers()

    # -- our log

    def compare_log(self) -> None:
        """Compare everything our rules have logged since the last call with the Playdek log."""
        log = self.table.machine.log or []
        while self.compared < len(log) and not self.is_exhausted:
            line = log[self.compared]
            self.compared += 1
            if line is not REVEALED:
                self._compare_line(line)

    def _compare_line(self, line: Told) -> None:
        if line.what == w.DEALT:
            self.last_dealt = line.to
            self.drawn += 1
        elif line.what in self.handlers:
            self.handlers[line.what](*line.args)

    def _handlers(self) -> dict[int, Callable[..., Any]]:
        return {
            w.TURN_BEGINS: self._turn_begins,
            w.ROUND_BEGINS: self._round_begins,
            w.DEALS: self._deals,
            w.DEFCON_IS: self._defcon_is,
            w.RESHUFFLES: lambda count: self.expect("reshuffle", "a reshuffle"),
            w.HEADLINES: self._headlines,
            w.PLAYS: self._plays,
            w.EVENT_HAPPENS: self._event_happens,
            w.OPERATIONS: self._operations,
            w.ADDS: lambda side, country, count, us, ussr: self._influence(side, country, count, us, ussr),
            w.TAKES: lambda side, country, count, us, ussr: self._influence(side, country, -count, us, ussr),
            w.COUPS: self._targets,
            w.REALIGNS: self._targets,
            w.WAGES_WAR: lambda side, country: self.expect("war", f"War in {WORDS.id(country)}", code=country),
            w.COUP_ROLL: self._coup_roll,
            w.REALIGNMENT_ROLL: self._realignment_roll,
            w.WAR_ROLL: self._war_roll,
            w.SPACE_ROLL: self._space_roll,
            w.ROLLS: self._rolls,
            w.ADVANCES: self._advances,
            w.ESCAPES: lambda side, card, die: self._trap_roll(die),
            w.STAYS_TRAPPED: lambda side, card, die: self._trap_roll(die),
            w.GAINS_VP: self._gains_vp,
            w.SCORES_REGION: self._scores_region,
            w.MILITARY_OPS: self._military_ops,
            w.MILITARY_SHORT: self._military_short,
            w.DISCARDS: self._discards,
            w.GIVES_CARD: self._gives_card,
            w.SHOWS_CARD: self._shows_card,
            w.TAKES_CARD: self._takes_card,
            w.EFFECT_BEGINS: self._effect_begins,
            w.EFFECT_ENDS: self._effect_ends,
            w.WINS: self._wins,
            w.DRAWN_GAME: lambda reason: self._final_score(),
        }

    def close(self) -> None:
        """Leave a block; a game may also end outside the rules, for example by resignation."""
        for s in self.unused("wins") if self.table.outcome is None and self.is_last_block else ():
            if s.word not in REASONS:
                self.use(s)
                self.notes.append(Note(s.line, "unfinished", s.text))
        super().close()

    # -- turns and rounds

    def _turn_begins(self, turn: int) -> None:
        self.turn = turn
        self.open(turn, 0, NONE)

    def _round_begins(self, round: int, side: int) -> None:
        self.stack.clear()
        pending = self.table.machine.pending
        self.open(self.turn, round, side, may_skip=bool(pending) and w.PASS in pending[0].options)

    def _deals(self, side: int, count: int) -> None:
        self.last_dealt = NONE

    def _headlines(self, side: int, card: int) -> None:
        text = f"{side_name(side)} Headlines {WORDS.id(card)}"
        self.expect("headlines", text, side, card)
        if self.unused("headline") or not self._names_one_headline():
            self.expect("headline", f"{WORDS.id(card)} among the headlines", code=card)

    def _names_one_headline(self) -> bool:
        """Whether the header names only the card that is shown first."""
        return sum(s.kind == "headline" for s in self.block.statements) == 1

    # -- cards

    def _plays(self, side: int, card: int, use: int) -> None:
        self.stack.append(Play(card, side, is_event=use == w.EVENT))
        if card == effects.UN_INTERVENTION and use == w.EVENT:
            self.expect("event", "Event: un_intervention", code=card)
        if use == w.OPERATIONS_ONLY:
            for s in [s for s in self.unused("plays") if s.code == card][:1]:
                self.use(s)

    def _event_happens(self, side: int, card: int) -> None:
        self.stack.append(Play(card, side, is_event=True))
        self.happened.add(card)
        self.drawn = 0
        self.expect("event", f"Event: {WORDS.id(card)}", code=card)

    def current(self) -> tuple[int, int]:
        """The card being played, or whose event happens, and the side concerned."""
        while len(self.stack) > 1 and not self._is_lying(self.stack[-1]):
            self.stack.pop()
        return self.stack[-1][:2] if self.stack else (effects.THE_CHINA_CARD, NONE)

    def _is_lying(self, play: Play) -> bool:
        """Whether a card is still on the table; one that its event keeps there counts as done once it has happened."""
        where = self.table.position.where[play.card]
        return play.card == effects.THE_CHINA_CARD or where == IN_PLAY or (where == ON_TABLE and not play.is_event)

    def _operations(self, side: int, use: int, ops: int) -> None:
        """Check operations: influence and realignments are printed with the card's own value, coups with the modified
        one."""
        card, _ = self.current()
        if use != w.COUP:
            ops = 4 if card == OLYMPIC_GAMES and self._is_boycott() else OPS[card]
        text = f"{USE_NAMES[use]} ({ops} Ops)"
        self.compare(self.expect("operations", text, code=use), text, ops=ops)

    def _is_boycott(self) -> bool:
        return any(s.kind == "olympics" and "boycott" in s.word for s in self.block.statements)

    def _discards(self, side: int, card: int) -> None:
        self.expect("discards", f"{side_name(side)} discards {WORDS.id(card)}", side, card)

    def _gives_card(self, side: int, card: int) -> None:
        self.stack.append(Play(card, 1 - side))
        self._shows_card(side, card)

    def _shows_card(self, side: int, card: int) -> None:
        self.expect("reveals", f"{side_name(side)} reveals {WORDS.id(card)}", side, card)

    def _takes_card(self, side: int, card: int) -> None:
        """Check a card taken back with SALT or from the Soviet hand; one named by Star Wars is printed as an event."""
        event = self.stack[-1].card
        if event == effects.SALT:
            self.expect("reveals", f"{side_name(side)} takes {WORDS.id(card)}", side, card)
        elif event == GRAIN_SALES:
            self.expect("reveals", f"the US takes {WORDS.id(card)}", 1 - side, card)
            for s in self.unused("reveals_from_hand")[:1]:
                self.use(s)

    # -- the map

    def _influence(self, side: int, country: int, count: int, us: int, ussr: int) -> None:
        """Check influence: a line states the sum of several points and the totals after the last of them."""
        ours = f"{side_name(side)} {count:+d} in {WORDS.id(country)} [{us}][{ussr}]"
        found = [
            s
            for s in self.unused("influence")
            if s.side == side and s.code == country and (s["count"] > 0) == (count > 0)
        ]
        if not found:
            self.miss(ours)
            return
        s = found[0]
        s.left -= abs(count)
        if s.left <= 0:
            self.use(s)
            if s.left < 0 or (s["us"], s["ussr"]) != (us, ussr):
                self.differ(s, ours)

    def _targets(self, side: int, country: int) -> None:
        self.expect("target", f"Target: {WORDS.id(country)}", code=country)

    # -- dice

    def _coup_roll(self, die: int, ops: int, modifier: int, against: int, result: int) -> None:
        word = "SUCCESS" if result > 0 else "FAILURE"
        text = f"{word}: {die} [ + {ops} ({modifier:+d}) - 2x{against // 2} = {result} ]"
        s = self.expect("coup", text)
        values = {"die": die, "ops": ops, "bonus": modifier, "twice": 2, "stability": against // 2, "result": result}
        self.compare(s, text, **values)
        self._compare_word(s, word, text)

    def _compare_word(self, s: Statement | None, word: str, ours: str) -> None:
        if s is not None and s.word.split(" ")[0] != word.split(" ")[0]:
            self.differ(s, ours)

    def _war_roll(self, die: int, modifier: int, needed: int) -> None:
        word = "VICTORY" if die + modifier >= needed else "DEFEAT"
        text = f"{word}: {die} ({modifier:+d}) against {needed}"
        s = self.expect("war_roll", text)
        self.compare(s, text, die=die, bonus=modifier, needed=needed)
        self._compare_word(s, word, text)

    def _space_roll(self, die: int, needed: int) -> None:
        text = f"Space Race ({self.space_ops} Ops)"
        self.compare(self.expect("operations", text, code=w.SPACE), text, ops=self.space_ops)
        word = "Success" if die <= needed else "Failed"
        s = self.expect("space", f"Die roll: {die} -- {word}! (Needed {needed} or less)")
        self.compare(s, f"{word}: {die}, needed {needed} or less", die=die, needed=needed)
        self._compare_word(s, word, f"{word}: {die}, needed {needed} or less")

    def _realignment_roll(self, us: int, us_bonus: int, ussr: int, ussr_bonus: int, _lost: int) -> None:
        """Check a realignment: Playdek does not print the -1 of the Iran-Contra Scandal (TS-R-49)."""
        shown = us_bonus + (1 if effects.IRAN_CONTRA in self.effects else 0)
        for side, die, bonus in ((USSR, ussr, ussr_bonus), (US, us, shown)):
            s = self.expect("rolls", f"{side_name(side)} rolls {die} ({bonus:+d})", side)
            self._compare_roll(s, side, die, bonus)

    def _compare_roll(self, s: Statement | None, side: int, die: int, bonus: int) -> None:
        if s is None:
            return
        stated = (s["die"], s.numbers.get("bonus", 0), s.numbers.get("sum", s["die"]))
        if stated != (die, bonus, die + bonus):
            self.differ(s, f"{side_name(side)} rolls {die} ({bonus:+d}) = {die + bonus}")

    def _rolls(self, side: int, die: int, modifier: int) -> None:
        """Check a roll: dice of the Olympic Games and the Summit are mostly not printed."""
        for s in [s for s in self.before_step("rolls") if s.side == side][:1]:
            self.use(s)
            self._compare_roll(s, side, die, modifier)

    def _trap_roll(self, die: int) -> None:
        word = "Escaped" if die <= TRAP_NUMBER else "Remains in Effect"
        s = self.expect("trap", f"Trap Roll: {die}, {word}")
        self.compare(s, f"Trap Roll: {die} against {TRAP_NUMBER}", die=die, needed=TRAP_NUMBER)
        self._compare_word(s, word, f"Trap {word}")

    # -- tracks

    def _defcon_is(self, level: int) -> None:
        if level != self.defcon:
            word = "improves" if level > self.defcon else "degrades"
            s = self.expect("defcon", f"DEFCON {word} to {level}")
            self.compare(s, f"DEFCON {word} to {level}", level=level)
            self._compare_word(s, word, f"DEFCON {word} to {level}")
        self.defcon = level

    def _military_ops(self, side: int, level: int) -> None:
        text = f"{side_name(side)} Military Ops to {level}"
        self.compare(self.expect("military_ops", text, side), text, level=level)

    def _advances(self, side: int, box: int) -> None:
        text = f"{side_name(side)} advances to {box}"
        self.compare(self.expect("advances", text, side), text, box=box)

    def _military_short(self, required: int, us: int, ussr: int) -> None:
        self.is_turn_end = True

    def _scores_region(self, region: int, us: int, ussr: int) -> None:
        if not self.is_turn_end:
            self._settle_no_vp(most=1 if us == ussr else 0)
        elif self.before_final is None:
            self.before_final = self.vp

    def _gains_vp(self, side: int, count: int, vp: int) -> None:
        if self.before_final is not None:
            self.vp = vp
            return
        self._settle_no_vp()
        self.vp = vp
        if not self.is_turn_end or self.unused("vp"):
            text = f"{side_name(side)} gains {count} VP. Score is {score_name(vp)}."
            s = self.expect("vp", text)
            if s is not None and (s.side, s["count"], s["score"]) != (side, count, vp):
                self.differ(s, text)

    def _final_score(self) -> None:
        """Check final scoring, which is printed in one line, if at all."""
        if self.before_final is None:
            return
        gained = self.vp - self.before_final
        for s in self.unused("vp", "no_vp")[:1]:
            self.use(s)
            stated = 0 if s.kind == "no_vp" else s["count"] if s.side == US else -s["count"]
            is_earlier = stated == 0 and s["score"] == self.before_final
            if (stated, s["score"]) != (gained, self.vp) and not is_earlier:
                self.differ(s, f"final scoring {gained:+d} for the US. Score is {score_name(self.vp)}.")

    def _wins(self, side: int, reason: int) -> None:
        self._final_score()
        for s in self.unused("wins")[:1]:
            self.use(s)
            if s.side != side or REASONS.get(s.word, reason) != reason:
                self.differ(s, f"{side_name(side)} wins by {WORDS.id(reason)}")

    # -- lasting effects

    def _effect_begins(self, card: int) -> None:
        is_printed = card not in UNPRINTED and UNPRINTED_AFTER.get(card) not in self.happened
        is_printed = is_printed and UNPRINTED_WHILE.get(card) not in self.effects
        self.effects.add(card)
        if is_printed or any(s.code == card for s in self.unused("begins")):
            self.expect("begins", f"{WORDS.id(card)} is now in play", code=card)

    def _effect_ends(self, card: int) -> None:
        """Check the end of an effect; endings with the turn are often not printed."""
        self.effects.discard(card)
        is_printed = not self.is_turn_end and card not in UNPRINTED
        if is_printed or any(s.code == card for s in self.unused("ends")):
            self.expect("ends", f"{WORDS.id(card)} is no longer in play", code=card)
