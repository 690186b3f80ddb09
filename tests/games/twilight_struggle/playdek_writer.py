"""Plays games from a seed and writes them as Playdek logs.

The rules run as generators, so the writer sees from their frames which card is on the table and which event is in
progress. It shares no code with the importer, which must infer this from the lines.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import FrameType, GeneratorType
from typing import Any

from agon.engine.chooser import SeededChooser
from agon.engine.machine import Pending
from agon.engine.machine.direct import DirectMachine
from agon.engine.script import CHANCE, NONE, REVEALED
from agon.engine.table import Table
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import BATTLEGROUND, OPS, STAR
from agon.games.twilight_struggle.events.table import EVENTS
from agon.games.twilight_struggle.words import US, USSR, WORDS, card

CHINA_CARD, GLASNOST, THE_REFORMER, UN_INTERVENTION = card(6), card(90), card(87), card(32)
CONTAINMENT, BREZHNEV_DOCTRINE, RED_SCARE = card(25), card(51), card(31)
IRAN_CONTRA, MISSILE_ENVY = card(93), card(49)
EVENT_CARDS = {inspect.unwrap(event).__name__: code for code, event in EVENTS.items()}
# the scripts with a card as a local variable
PLAYING = ("play_own_card", "play_opponents_card", "play_without_event", "use_taken_card")
NAMES = {
    "middle_east_scoring": "Mideast Scoring",
    "united_kingdom": "UK",
    "ask_not_what_your_country_can_do_for_you": '"Ask Not What Your Country..."',
    "one_small_step": '"One Small Step..."',
    "we_will_bury_you": '"We Will Bury You"',
    "us_japan_mutual_defense_pact": "US/Japan Mutual Defense Pact",
    "red_scare_purge": "Red Scare/Purge",
}
USES = {w.INFLUENCE: "Place Influence", w.COUP: "Coup", w.REALIGNMENT: "Realignment"}
REASONS = {w.TWENTY_VP: "Victory Points", w.FINAL_SCORING: "Final Scoring"}


def name(code: int) -> str:
    return NAMES.get(WORDS.id(code), WORDS.id(code).replace("_", " ").title())


def card_name(code: int) -> str:
    return name(code) + ("*" if STAR[code] and code != card(70) else "")


def side(code: int) -> str:
    return "US" if code == US else "USSR"


def score(vp: int) -> str:
    return "even" if vp == 0 else f"US {vp}" if vp > 0 else f"USSR {-vp}"


def signed(bonus: int) -> str:
    return f" ({bonus:+d})" if bonus else ""


@dataclass
class Writer:
    """Plays a game and writes a block for each headline phase and action round."""

    table: Table
    choose: SeededChooser
    blocks: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    totals: dict[tuple[int, int, bool], int] = field(default_factory=dict)
    shown: dict[tuple[int, int, bool], str] = field(default_factory=dict)
    head: str = ""
    heard: int = 0
    turn: int = 1
    vp: int = 0
    defcon: int = 5
    is_end: bool = False
    event: int = NONE
    on_the_table: int = NONE
    player: int = NONE
    taken: int = NONE
    worth: list[int] = field(default_factory=list)
    effects: set[int] = field(default_factory=set)
    happened: set[int] = field(default_factory=set)
    headlines: list[int] = field(default_factory=list)

    def play(self, choices: int) -> str:
        while self.table.outcome is None and len(self.table.choices) < choices:
            self.hear()
            self.look()
            pending = self.table.machine.pending[0]
            if pending[1] == w.HEADLINE and self.turn == 1 and len(self.blocks) == 0:
                self.begin("headlines")
            choice = self.pick(pending)
            if pending[1] == w.TARGET and choice == w.PASS and self.event == card(107):
                self.say(f"Coup ({self.worth[USSR]} Ops):")
                self.say("")
            if choice == w.WITHDRAW:
                self.totals = {}
            self.table.choose(GAME.seat_id(pending[0]), GAME.option_id(pending[1], choice))
        self.hear()
        self.flush()
        return "\n".join(self.blocks)

    def pick(self, pending: Pending) -> int:
        """Choose at random, but avoid what would certainly end the game: coups at DEFCON 2, holding a scoring card too
        long."""
        seat, what, options, weights = pending
        if seat == CHANCE:
            return self.choose(pending)
        calm = list(options)
        if self.table.position.defcon <= 2:
            calm = [o for o in calm if not (what == w.TARGET and o in w.COUNTRIES and BATTLEGROUND[o])]
            calm = [o for o in calm if o not in (w.COUP, w.BOYCOTT, w.DEGRADE, w.LEVELS[0])]
        told = self.table.warnings(GAME.seat_id(seat))
        warned = {option for option, reason in told.items() if reason == "held_scoring_card"}
        calm = [o for o in calm if GAME.option_id(what, o) not in warned] or calm
        options = calm or options
        return self.choose(Pending(seat, what, options, weights if len(options) == len(pending[2]) else None))

    # -- where the rules are

    def frames(self) -> Iterator[FrameType]:
        """The frames of the running scripts, outermost first."""
        assert isinstance(self.table.machine, DirectMachine)
        script: Any = self.table.machine._script
        while isinstance(script, GeneratorType) and script.gi_frame is not None:
            yield script.gi_frame
            script = script.gi_yieldfrom

    def look(self) -> None:
        """Find the card on the table, its player, and the event in progress."""
        self.event = NONE
        for frame in self.frames():
            called, values = frame.f_code.co_name, frame.f_locals
            if called in EVENT_CARDS:
                self.event = self.on_the_table = EVENT_CARDS[called]
            elif called in PLAYING:
                self.on_the_table, self.player = values["card"], values["side"]
            elif called == "play_china_card":
                self.on_the_table, self.player = CHINA_CARD, values["side"]
        self.worth = [self.value(player, OPS[self.on_the_table]) for player in (US, USSR)]

    def value(self, player: int, printed: int) -> int:
        """The operations of a printed value for a side."""
        in_force = self.table.position.in_force
        more = in_force[CONTAINMENT if player == US else BREZHNEV_DOCTRINE] > 0
        scared = in_force[RED_SCARE] & (2 - player)
        return min(4, max(1, printed + int(more) - int(scared > 0)))

    # -- blocks

    def begin(self, head: str) -> None:
        self.flush()
        self.head, self.lines, self.headlines, self.totals = head, [], [], {}
        self.is_end = False

    def flush(self) -> None:
        if self.head == "headlines":
            names = " & ".join(card_name(c) for c in self.headlines)
            self.head = f"Turn {self.turn}, Headline Phase: {names}:"
        if not self.head and not self.blocks:
            self.blocks.append("\n".join(self.lines) + "\n")
        elif not self.head and self.lines:
            self.blocks[-1] += "\n".join(self.lines) + "\n"
        elif self.head.endswith(":"):
            self.blocks.append(f"{self.head} " + "\n".join(self.lines) + "\n")
        self.lines = []

    def say(self, line: str) -> None:
        self.lines.append(line)
        self.totals = {}

    # -- tells

    def hear(self) -> None:
        log = self.table.machine.log or []
        while self.heard < len(log):
            told = log[self.heard]
            self.heard += 1
            if told is not REVEALED:
                write = getattr(self, "on_" + GAME.tells[told.what].name, None)
                if write is not None:
                    write(*told.args)

    def on_turn_begins(self, turn):
        self.begin("headlines")
        self.turn = turn

    def on_round_begins(self, number, player):
        self.begin(f"Turn {self.turn}, {side(player)} AR{number}")

    def on_passes(self, player):
        """A passed round has only a header if it is odd, and nothing if it is even."""
        if not self.head.endswith(":"):
            if int(self.head[-1]) % 2:
                self.blocks.append(f"{self.head}\n")
            self.head = ""

    def on_headlines(self, player, code):
        self.headlines.append(code)
        self.say(f"{side(player)} Headlines {card_name(code)}")

    def on_plays(self, player, code, use):
        if use == w.OPERATIONS_ONLY:
            self.say(f"{side(player)} plays {card_name(code)}")
        elif not self.head.endswith(":") and self.head != "headlines":
            self.head += f": {card_name(code)}:"
        if code == UN_INTERVENTION and use == w.EVENT:
            self.say("Event: Un Intervention")

    def on_event_happens(self, player, code):
        self.happened.add(code)
        self.event = self.on_the_table = code
        self.say(f"Event: {card_name(code)}")

    def on_operations(self, player, use, _):
        """The value is computed here, not by the rules: modified for a coup, otherwise as printed."""
        boycotted = self.on_the_table == card(20) and any("boycott" in line for line in self.lines)
        printed = 4 if boycotted else OPS[self.on_the_table]
        self.say(f"{USES[use]} ({self.value(player, printed) if use == w.COUP else printed} Ops):")

    def on_adds(self, player, country, count, us, ussr, sign=1):
        """Points of one stage are printed as one line per country."""
        key = (player, country, sign > 0)
        if key in self.totals:
            self.lines = [line for line in self.lines if line != self.line_of(key)]
        else:
            self.totals[key] = 0
        self.totals[key] += count
        self.shown[key] = f"[{us}][{ussr}]"
        self.lines.append(self.line_of(key))

    def line_of(self, key) -> str:
        player, country, added = key
        return f"{side(player)} {'+' if added else '-'}{self.totals[key]} in {name(country)} {self.shown[key]}"

    def on_takes(self, player, country, count, us, ussr):
        self.on_adds(player, country, count, us, ussr, sign=-1)

    def on_coups(self, player, country):
        self.say(f"Target: {name(country)}")

    on_realigns = on_coups

    def on_coup_roll(self, die, ops, modifier, against, result):
        word = "SUCCESS" if result > 0 else "FAILURE"
        extra = f"{signed(modifier)} " if modifier else ""
        self.say(f"{word}: {die} [ + {ops}{extra} - 2x{against // 2} = {result} ]")

    def on_realignment_roll(self, us, us_bonus, ussr, ussr_bonus, _lost):
        for who, die, bonus in ((USSR, ussr, ussr_bonus), (US, us, us_bonus + (IRAN_CONTRA in self.effects))):
            self.say(f"{side(who)} rolls {die}" + (f"{signed(bonus)} = {die + bonus}" if bonus else ""))

    def on_wages_war(self, player, country):
        self.say(f"War in {name(country)}")

    def on_war_roll(self, die, modifier, needed):
        extra = f"{signed(modifier)} " if modifier else ""
        won = die + modifier >= needed
        self.say(f"{'VICTORY' if won else 'DEFEAT'}: {die}{extra} {'>=' if won else '<'} {needed}")

    def on_space_roll(self, die, needed):
        self.say(f"Space Race ({self.worth[self.player]} Ops):")
        self.say(f"Die roll: {die} -- {'Success' if die <= needed else 'Failed'}! (Needed {needed} or less)")

    def on_advances(self, player, box):
        self.say(f"{side(player)} advances to {box} in the Space Race.")

    def on_escapes(self, player, code, die):
        self.say(f"Trap Roll: {die} <= 4 -- Trap Escaped")

    def on_stays_trapped(self, player, code, die):
        self.say(f"Trap Roll: {die} > 4 -- Trap Remains in Effect")

    def on_gains_vp(self, player, count, vp):
        self.vp = vp
        if not self.is_end:
            self.say(f"{side(player)} gains {count} VP. Score is {score(vp)}.")

    def on_scores_region(self, region, us, ussr):
        if us == ussr and not self.is_end:
            self.say(f"No VP awarded. Score is {score(self.vp)}.")

    def on_military_ops(self, player, level):
        self.say(f"{side(player)} Military Ops to {level}")

    def on_military_short(self, required, us, ussr):
        self.is_end = True

    def on_defcon_is(self, level):
        if level != self.defcon:
            self.say(f"DEFCON {'improves' if level > self.defcon else 'degrades'} to {level}")
        self.defcon = level

    def on_reshuffles(self, count):
        self.say("*RESHUFFLE*")

    def on_discards(self, player, code):
        if self.head and not self.head.endswith(":") and self.head != "headlines":
            self.head += f": {card_name(code)}:"
        self.say(f"{side(player)} discards {card_name(code)}")

    def on_gives_card(self, player, code):
        self.say(f"{side(player)} reveals {card_name(code)}")

    def on_shows_card(self, player, code):
        self.say(f"{side(player)} reveals {card_name(code)}")

    def on_takes_card(self, player, code):
        if self.event == card(43):
            self.say(f"{side(player)} reveals {card_name(code)}")
        elif self.event == card(67):
            self.taken = code
            self.say(f"USSR reveals {card_name(code)}")
            self.say(f"USSR reveals {card_name(code)} from hand")

    def on_chooses(self, player, choice):
        if choice == w.PLAY:
            self.say(f"US plays {card_name(self.taken)}")
            self.say(f"USSR reveals {card_name(self.taken)} from hand")
            self.say(f"US plays {card_name(self.taken)}")
        elif choice == w.RETURN:
            self.say(f"US returns {card_name(self.taken)} to USSR")
        elif choice in (w.PARTICIPATE, w.BOYCOTT):
            how = "participate in" if choice == w.PARTICIPATE else "boycott"
            self.say(f"{side(player)} chooses to {how} the Olympics")
        elif choice in w.REGIONS and self.event == card(94):
            self.say(f"US chooses {name(choice)}")

    def on_effect_begins(self, code):
        self.effects.add(code)
        if code != MISSILE_ENVY and not (code == THE_REFORMER and GLASNOST in self.happened):
            self.say(f"{card_name(code)} is now in play.")

    def on_effect_ends(self, code):
        self.effects.discard(code)
        if code != MISSILE_ENVY:
            self.say(f"{card_name(code)} is no longer in play.")

    def on_wins(self, player, reason):
        if reason in REASONS:
            self.say(f"{side(player)} wins by {REASONS[reason]}")


def write_seed(seed: int, choices: int = 100_000) -> str:
    """The game of a seed, with options that vary with it."""
    return write_game(seed, choices, optional_cards=seed % 2 == 0, handicap=seed % 4, bid=seed % 3 == 0)


def write_game(
    seed: int, choices: int = 100_000, optional_cards: bool = True, handicap: int = 2, bid: bool = False
) -> str:
    """A game as a Playdek log, cut off after some choices."""
    options = {
        "optional_cards": "on" if optional_cards else "off",
        "us_influence": str(handicap),
        "junta_regions": "both",
    }
    head = ["SETUP: : Player A will play as USSR.", "Player B will play as USA."]
    if handicap and bid:
        head += [f"Player A bids {handicap} Influence for USSR", f"Additional Influence from bidding: US +{handicap}"]
    elif handicap:
        head.append(f"Handicap influence: US +{handicap}")
    head += ["Scenario: Standard", *["Optional Cards Added"] * optional_cards, "Time per Player: 45 Minutes", ""]
    table = Table(GAME, options, backend="direct")
    return "\n".join(head) + Writer(table, SeededChooser(seed, 0)).play(choices)


if __name__ == "__main__":
    for number in range(3000):
        if re.search(sys.argv[1], write_seed(number)):
            print(number, flush=True)
