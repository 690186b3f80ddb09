"""Games of our own, played from a seed and written down the way Playdek writes them."""

from __future__ import annotations

from dataclasses import dataclass, field

from agon.engine.chooser import SeededChooser
from agon.engine.lowered import LoweredMachine
from agon.engine.machine import Pending
from agon.engine.script import CHANCE, REVEALED
from agon.engine.table import Table
from agon.games.twilight_struggle import GAME
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import BATTLEGROUND, IN_PLAY, OPS, STAR
from agon.games.twilight_struggle.effects import (
    IRAN_CONTRA,
    MISSILE_ENVY,
    SALT,
    THE_CHINA_CARD,
    UN_INTERVENTION,
    ops_value,
)
from agon.games.twilight_struggle.words import US, USSR, WORDS, card

GRAIN_SALES, OLYMPIC_GAMES, CHERNOBYL = card(67), card(20), card(94)
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
    """Plays a game at a table, and writes a block for each headline phase and action round."""

    table: Table
    choose: SeededChooser
    blocks: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    totals: dict[tuple[int, int, bool], int] = field(default_factory=dict)
    head: str = ""
    heard: int = 0
    turn: int = 1
    vp: int = 0
    defcon: int = 5
    space_ops: int = 0
    is_end: bool = False
    effects: set[int] = field(default_factory=set)
    headlines: list[int] = field(default_factory=list)
    stack: list[tuple[int, int]] = field(default_factory=list)

    def play(self, choices: int) -> str:
        while self.table.outcome is None and len(self.table.choices) < choices:
            self.hear()
            pending = self.table.machine.pending[0]
            machine = self.table.machine
            if isinstance(machine, LoweredMachine) and machine.chain()[-1] == "attempt":
                self.space_ops = ops_value(self.table.position, self.stack[-1][1], self.stack[-1][0])
            if pending[1] == w.HEADLINE and self.turn == 1 and len(self.blocks) == 0:
                self.begin("headlines")
            self.table.choose(GAME.seat_id(pending[0]), GAME.option_id(pending[1], self.pick(pending)))
        self.hear()
        self.flush()
        return "\n".join(self.blocks)

    def pick(self, pending) -> int:
        """At random, but no coup that would end the world, and the events that need a full hand only then."""
        seat, what, options, weights = pending
        p = self.table.position
        if seat != CHANCE and p.defcon <= 2:
            calm = [o for o in options if not (what == w.TARGET and o in w.COUNTRIES and BATTLEGROUND[o])]
            calm = [o for o in calm if o not in (w.COUP, w.BOYCOTT, w.DEGRADE, w.LEVELS[0])]
            options = calm or options
        return self.choose(Pending(seat, what, options, weights if len(options) == len(pending[2]) else None))

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
        """A round that is passed has no block; what follows is printed with the one before."""
        if not self.head.endswith(":"):
            self.head = ""

    def on_headlines(self, player, code):
        self.headlines.append(code)
        self.say(f"{side(player)} Headlines {card_name(code)}")

    def on_plays(self, player, code, use):
        if self.stack and self.stack[-1][0] == UN_INTERVENTION and self.lines[-1:] == ["Event: Un Intervention"]:
            self.say(f"{side(player)} plays {card_name(code)}")
        elif not self.head.endswith(":") and self.head != "headlines":
            self.head += f": {card_name(code)}:"
        self.stack.append((code, player))
        if code == UN_INTERVENTION and use == w.EVENT:
            self.say("Event: Un Intervention")

    def on_event_happens(self, player, code):
        self.stack.append((code, player))
        self.say(f"Event: {card_name(code)}")

    def on_operations(self, player, use, ops):
        where = self.table.position.where
        while len(self.stack) > 1 and self.stack[-1][0] != THE_CHINA_CARD and where[self.stack[-1][0]] != IN_PLAY:
            self.stack.pop()
        code = self.stack[-1][0]
        boycotted = code == OLYMPIC_GAMES and any("boycott" in line for line in self.lines)
        self.say(f"{USES[use]} ({ops if use == w.COUP else 4 if boycotted else OPS[code]} Ops):")

    def on_adds(self, player, country, count, us, ussr, sign=1):
        """Points of one stage are printed as one line a country."""
        key = (player, country, sign > 0)
        if key in self.totals:
            self.lines = [line for line in self.lines if line != self.line_of(key)]
        else:
            self.totals[key] = 0
        self.totals[key] += count
        self.shown = getattr(self, "shown", {}) | {key: f"[{us}][{ussr}]"}
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

    def on_realignment_roll(self, us, us_bonus, ussr, ussr_bonus):
        for who, die, bonus in ((USSR, ussr, ussr_bonus), (US, us, us_bonus + (IRAN_CONTRA in self.effects))):
            self.say(f"{side(who)} rolls {die}" + (f"{signed(bonus)} = {die + bonus}" if bonus else ""))

    def on_wages_war(self, player, country):
        self.say(f"War in {name(country)}")

    def on_war_roll(self, die, modifier, needed):
        extra = f"{signed(modifier)} " if modifier else ""
        won = die + modifier >= needed
        self.say(f"{'VICTORY' if won else 'DEFEAT'}: {die}{extra} {'>=' if won else '<'} {needed}")

    def on_space_roll(self, die, needed):
        self.say(f"Space Race ({self.space_ops} Ops):")
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
        self.stack.append((code, 1 - player))
        self.say(f"{side(player)} reveals {card_name(code)}")

    def on_shows_card(self, player, code):
        self.say(f"{side(player)} reveals {card_name(code)}")

    def on_takes_card(self, player, code):
        if self.stack[-1][0] == SALT:
            self.say(f"{side(player)} reveals {card_name(code)}")
        elif self.stack[-1][0] == GRAIN_SALES:
            self.taken = code
            self.say(f"USSR reveals {card_name(code)}")
            self.say(f"USSR reveals {card_name(code)} from hand")

    def on_chooses(self, player, choice):
        if choice == w.PLAY:
            self.say(f"US plays {card_name(self.taken)}")
            self.say(f"US plays {card_name(self.taken)}")
        elif choice == w.RETURN:
            self.say(f"US returns {card_name(self.taken)} to USSR")
        elif choice in (w.PARTICIPATE, w.BOYCOTT):
            how = "participate in" if choice == w.PARTICIPATE else "boycott"
            self.say(f"{side(player)} chooses to {how} the Olympics")
        elif choice in w.REGIONS and self.stack[-1][0] == CHERNOBYL:
            self.say(f"US chooses {name(choice)}")

    def on_effect_begins(self, code):
        self.effects.add(code)
        if code != MISSILE_ENVY:
            self.say(f"{card_name(code)} is now in play.")

    def on_effect_ends(self, code):
        self.effects.discard(code)
        if code != MISSILE_ENVY:
            self.say(f"{card_name(code)} is no longer in play.")

    def on_wins(self, player, reason):
        if reason in REASONS:
            self.say(f"{side(player)} wins by {REASONS[reason]}")


def write_game(seed: int, choices: int = 100_000, optional_cards: bool = True, handicap: int = 2) -> str:
    """A game of our own in Playdek's words, broken off after some choices."""
    options = {
        "optional_cards": "on" if optional_cards else "off",
        "us_influence": str(handicap),
        "junta_regions": "both",
    }
    head = ["SETUP: : Player A will play as USSR.", "Player B will play as USA."]
    if handicap:
        head.append(f"Handicap influence: US +{handicap}")
    head += ["Scenario: Standard", *["Optional Cards Added"] * optional_cards, "Time per Player: 45 Minutes", ""]
    return "\n".join(head) + Writer(Table(GAME, options), SeededChooser(seed, 0)).play(choices)
