"""The words of the game: options, asks and log lines."""

from __future__ import annotations

from agon.engine.script import Seat
from agon.engine.vocabulary import Asks, Tells, Words
from agon.games.twilight_struggle.facts import CARD_ROWS, COUNTRY_ROWS, SPACE_ROWS

US = Seat(0)
USSR = Seat(1)
NEUTRAL = 2
SIDES = 2
SIDE_IDS = ("us", "ussr")

WORDS = Words()
SPACES = WORDS.add_all(*(row["id"] for row in SPACE_ROWS))
COUNTRIES = SPACES[: len(COUNTRY_ROWS)]
CARDS = WORDS.add_all(*(row["id"] for row in CARD_ROWS))
REGIONS = WORDS.add_all("europe", "middle_east", "asia", "africa", "central_america", "south_america")
EUROPE, MIDDLE_EAST, ASIA, AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA = REGIONS


def card(number: int) -> int:
    """Return the code of a card by its printed number."""
    return CARDS[number - 1]


def country(name: str) -> int:
    return WORDS.code(name)


DELUXE, FIRST = range(2)


PASS = WORDS.add("pass")
EVENT = WORDS.add("event")
INFLUENCE = WORDS.add("influence")
COUP = WORDS.add("coup")
REALIGNMENT = WORDS.add("realignment")
SPACE = WORDS.add("space")
EVENT_FIRST = WORDS.add("event_first")
OPS_FIRST = WORDS.add("ops_first")
OPERATIONS_ONLY = WORDS.add("operations_only")
WITHDRAW = WORDS.add("withdraw")
PLAY = WORDS.add("play")
RETURN = WORDS.add("return")
PARTICIPATE = WORDS.add("participate")
BOYCOTT = WORDS.add("boycott")
REMOVE_INFLUENCE = WORDS.add("remove_influence")
ADD_INFLUENCE = WORDS.add("add_influence")
TWO_IN_SOUTH_AFRICA = WORDS.add("two_in_south_africa")
ONE_AND_NEIGHBOURS = WORDS.add("one_and_neighbours")
IMPROVE = WORDS.add("improve")
DEGRADE = WORDS.add("degrade")
LEVELS = WORDS.add_all("defcon_1", "defcon_2", "defcon_3", "defcon_4", "defcon_5")
END_GAME = WORDS.add("end_game")
SOUTHEAST_ASIA_WORD = WORDS.add("southeast_asia")
UP = WORDS.add("up")
DOWN = WORDS.add("down")
MID_WAR = WORDS.add("mid_war")
LATE_WAR = WORDS.add("late_war")
NUCLEAR_WAR = WORDS.add("nuclear_war")
CUBAN_COUP = WORDS.add("cuban_coup")
TWENTY_VP = WORDS.add("twenty_vp")
EUROPE_CONTROL = WORDS.add("europe_control")
FINAL_SCORING = WORDS.add("final_scoring")
WARGAMES_END = WORDS.add("wargames_end")
HELD_SCORING_CARD = WORDS.add("held_scoring_card")
MOST_BID = 9
BIDS = WORDS.add_all(*(f"{side}_{number}" for side in SIDE_IDS for number in range(MOST_BID + 1)))
KEEP_SIDES = WORDS.add("keep_sides")
CHANGE_SIDES = WORDS.add("change_sides")
ROLL_DIE = WORDS.add("roll")
# why a side is asked, where it is not the event of a card
FOR_OPERATIONS = WORDS.add("operations")
HELD_CARD = WORDS.add("held_card")

ASKS = Asks()
SETUP = ASKS.add("setup")
HANDICAP = ASKS.add("handicap")
BID = ASKS.add("bid", secret=True)
SEATING = ASKS.add("seating")
HEADLINE = ASKS.add("headline", secret=True)
CARD = ASKS.add("card")
USE = ASKS.add("use")
ORDER = ASKS.add("order")
PLACE = ASKS.add("place")
REMOVE = ASKS.add("remove")
TARGET = ASKS.add("target")
DISCARD = ASKS.add("discard")
CHOOSE = ASKS.add("choose")
DIE = ASKS.add("die", numeric=True)
DRAW = ASKS.add("draw", secret=True)
PICK = ASKS.add("pick")
IMAGINE = ASKS.add("imagine", secret=True, numeric=True)

TELLS = Tells()
BIDS_FOR = TELLS.add("bids_for", chair="seat", bid="word")
SEATED = TELLS.add("seated", seating="word")
GETS_EXTRA = TELLS.add("gets_extra", side="seat", count="number")
TURN_BEGINS = TELLS.add("turn_begins", turn="number")
DEFCON_IS = TELLS.add("defcon_is", level="number")
DEALS = TELLS.add("deals", side="seat", count="number")
DEALT = TELLS.add("dealt", card="word")
RESHUFFLES = TELLS.add("reshuffles", count="number")
ERA_BEGINS = TELLS.add("era_begins", era="word", count="number")
HEADLINES = TELLS.add("headlines", side="seat", card="word")
HEADLINE_CANCELLED = TELLS.add("headline_cancelled", side="seat", card="word")
ROUND_BEGINS = TELLS.add("round_begins", round="number", side="seat")
PASSES = TELLS.add("passes", side="seat")
PLAYS = TELLS.add("plays", side="seat", card="word", use="word")
EVENT_HAPPENS = TELLS.add("event_happens", side="seat", card="word")
EVENT_FAILS = TELLS.add("event_fails", card="word")
OPERATIONS = TELLS.add("operations", side="seat", use="word", ops="number")
ADDS = TELLS.add("adds", side="seat", country="word", count="number", us="number", ussr="number")
TAKES = TELLS.add("takes", side="seat", country="word", count="number", us="number", ussr="number")
COUPS = TELLS.add("coups", side="seat", country="word")
COUP_ROLL = TELLS.add("coup_roll", die="number", ops="number", modifier="number", against="number", result="number")
REALIGNS = TELLS.add("realigns", side="seat", country="word")
REALIGNMENT_ROLL = TELLS.add("realignment_roll", us="number", usbonus="number", ussr="number", ussrbonus="number")
WAGES_WAR = TELLS.add("wages_war", side="seat", country="word")
WAR_ROLL = TELLS.add("war_roll", die="number", modifier="number", needed="number")
SPACE_ROLL = TELLS.add("space_roll", die="number", needed="number")
ADVANCES = TELLS.add("advances", side="seat", box="number")
ROLLS = TELLS.add("rolls", side="seat", die="number", modifier="number")
ESCAPES = TELLS.add("escapes", side="seat", card="word", die="number")
STAYS_TRAPPED = TELLS.add("stays_trapped", side="seat", card="word", die="number")
GAINS_VP = TELLS.add("gains_vp", side="seat", count="number", vp="number")
MILITARY_OPS = TELLS.add("military_ops", side="seat", level="number")
MILITARY_SHORT = TELLS.add("military_short", required="number", us="number", ussr="number")
DISCARDS = TELLS.add("discards", side="seat", card="word")
GIVES_CARD = TELLS.add("gives_card", side="seat", card="word")
TAKES_CARD = TELLS.add("takes_card", side="seat", card="word")
SHOWS_CARD = TELLS.add("shows_card", side="seat", card="word")
SHOWS_HAND = TELLS.add("shows_hand", side="seat")
EFFECT_BEGINS = TELLS.add("effect_begins", card="word")
EFFECT_ENDS = TELLS.add("effect_ends", card="word")
CHOOSES = TELLS.add("chooses", side="seat", choice="word")
CHINA_PASSES = TELLS.add("china_passes", side="seat", face="word")
CHINA_TURNS_UP = TELLS.add("china_turns_up")
CIVIL_WAR_ENDS = TELLS.add("civil_war_ends")
SCORES_REGION = TELLS.add("scores_region", region="word", us="number", ussr="number")
WINS = TELLS.add("wins", side="seat", reason="word")
DRAWN_GAME = TELLS.add("drawn_game", reason="word")
ARRANGES = TELLS.add("arranges", card="word", place="number")
