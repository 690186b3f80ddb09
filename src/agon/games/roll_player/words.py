"""The words of the game: options, asks and log lines."""

from __future__ import annotations

from agon.engine.script import Seat
from agon.engine.vocabulary import Asks, Tells, Words

SEAT_IDS = ("p1", "p2", "p3", "p4")
SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))

ROW_IDS = ("str", "dex", "con", "int", "wis", "cha")
COLOUR_IDS = ("green", "blue", "red", "purple", "black", "white", "gold")
FACES = (1, 2, 3, 4, 5, 6)
RACE_IDS = ("dragonkin", "dwarf", "elf", "halfling", "human", "orc")
CLASS_IDS = (
    *("cleric", "paladin", "druid", "ranger", "monk", "bard"),
    *("rogue", "thief", "sorcerer", "wizard", "warrior", "barbarian"),
)
BACKSTORY_IDS = (
    *("aristocrat", "brawler", "chosen_one", "craftsman", "devoted", "exonerated", "hunter", "lost_soul"),
    *("mentor", "patrician", "persecuted", "resilient", "rift_walker", "savage", "savant", "street_urchin"),
)
ALIGNMENT_IDS = (
    *("arbiter", "champion", "eccentric", "free_spirit", "guardian", "hermit", "lunatic", "maniac", "narcissist"),
    *("neurotic", "protector", "rebel", "renegade", "scoundrel", "sentinel", "sociopath", "truth_seeker"),
)
WEAPON_IDS = (
    *("longsword", "blessed_mace", "jeweled_dagger", "longbow"),
    *("tower_shield", "ancient_spear", "quarterstaff", "heavy_crossbow"),
)
ARMOR_IDS = (
    *("chain_gorget", "chain_vambraces", "chain_helm", "chain_tunic", "chain_leggings"),
    *("leather_greaves", "leather_boots", "leather_gloves", "leather_pauldron"),
    *("mystic_cowl", "mystic_robes", "mystic_cloak"),
)
TRAIT_IDS = (
    *("steadfast", "honorable", "nimble", "proud", "weak", "clumsy", "foolish", "reckless", "focused"),
    *("compassionate", "obsessed", "cunning", "greedy", "honest", "loyal", "obnoxious"),
    *("dedicated", "courageous", "envious", "famous"),
)
SKILL_IDS = (
    *("concentrate", "search", "negotiate", "pickpocket", "acrobatics", "open_lock", "climb"),
    *("intimidate", "move_silently", "knowledge", "cure_wounds", "sleight_of_hand", "diplomacy"),
)
RANK_IDS = ("true_hero", "chieftain", "leader", "explorer", "mercenary", "npc")

WORDS = Words()
ROWS = WORDS.add_all(*ROW_IDS)
STR, DEX, CON, INT, WIS, CHA = ROWS
SLOTS = WORDS.add_all(*(f"{row}_{place}" for row in ROW_IDS for place in (1, 2, 3)))
COLOURS = WORDS.add_all(*COLOUR_IDS)
GREEN, BLUE, RED, PURPLE, BLACK, WHITE, GOLD = COLOURS
DICE = WORDS.add_all(*(f"{colour}_{face}" for colour in COLOUR_IDS for face in FACES))
INITIATIVES = WORDS.add_all("initiative_1", "initiative_2", "initiative_3", "initiative_4", "initiative_5")
RACES = WORDS.add_all(*RACE_IDS)
SIDES = WORDS.add_all("male", "female")
CLASSES = WORDS.add_all(*CLASS_IDS)
BACKSTORIES = WORDS.add_all(*BACKSTORY_IDS)
ALIGNMENTS = WORDS.add_all(*ALIGNMENT_IDS)
WEAPONS = WORDS.add_all(*WEAPON_IDS)
ARMOR = WORDS.add_all(*ARMOR_IDS)
TRAITS = WORDS.add_all(*TRAIT_IDS)
SKILLS = WORDS.add_all(*SKILL_IDS)
CARDS = range(WEAPONS.start, SKILLS.stop)
DIRECTIONS = WORDS.add_all("up", "down", "left", "right")
UP, DOWN, LEFT, RIGHT = DIRECTIONS

PASS = WORDS.add("pass")
PASS_TURN = WORDS.add("pass_turn")
PASS_ROUND = WORDS.add("pass_round")
DISCARD = WORDS.add("discard")
APPLY = WORDS.add("apply")
DECLINE = WORDS.add("decline")
DONE = WORDS.add("done")
SPEND_TOKENS = WORDS.add("spend_tokens")
KEEP_TOKENS = WORDS.add("keep_tokens")

COIN = WORDS.add("coin")
THIRD_DIE = WORDS.add("third_die")
GOLD_DIE = WORDS.add("gold_die")
DISCARDED_CARD = WORDS.add("discarded_card")

GOAL_STARS = WORDS.add("attribute_goals")
DICE_STARS = WORDS.add("class_dice")
ALIGNMENT_STARS = WORDS.add("alignment_card")
BACKSTORY_STARS = WORDS.add("backstory_card")
ARMOR_STARS = WORDS.add("armor_cards")
TRAIT_STARS = WORDS.add("trait_cards")
GOLD_STARS = WORDS.add("gold_left")

MOST_STARS = WORDS.add("most_stars")
MOST_GOLD = WORDS.add("most_gold")
FEWEST_DICE = WORDS.add("fewest_dice")
SHARED_VICTORY = WORDS.add("shared_victory")
RANKS = WORDS.add_all(*RANK_IDS)

# why a seat is asked, where no card says it
FINAL_SCORING = WORDS.add("final_scoring")
# why something cannot be chosen
TOO_EXPENSIVE = WORDS.add("too_expensive")
EXHAUSTED = WORDS.add("exhausted")
NO_STEP = WORDS.add("no_step")
NOT_NOW = WORDS.add("not_now")
ROW_FULL = WORDS.add("row_full")
TAKEN = WORDS.add("taken")
EMPTY_SPACE = WORDS.add("empty_space")
NO_ACTION = WORDS.add("no_action")

ASKS = Asks()
SHEET = ASKS.add("sheet")
SIDE = ASKS.add("side")
CLASS = ASKS.add("class")
STARTING_DIE = ASKS.add("starting_die")
ROW = ASKS.add("row")
ORDER = ASKS.add("order")
INITIATIVE = ASKS.add("initiative")
TAKE_COIN = ASKS.add("take_coin")
REROLL = ASKS.add("reroll")
ACTION = ASKS.add("action")
TARGET = ASKS.add("target")
CHANGE = ASKS.add("change")
KEEP = ASKS.add("keep")
DIRECTION = ASKS.add("direction")
SKILL = ASKS.add("skill")
EFFECT = ASKS.add("effect")
COPY = ASKS.add("copy")
SEARCH = ASKS.add("search")
POOL = ASKS.add("pool")
MOVE_TO = ASKS.add("move_to")
ATTUNE = ASKS.add("attune")
MARKET = ASKS.add("market")
SELL = ASKS.add("sell")
TOKENS = ASKS.add("tokens")
BUY = ASKS.add("buy")
DROP = ASKS.add("drop")
REFRESH = ASKS.add("refresh")
DRAW_DIE = ASKS.add("draw_die")
DIE = ASKS.add("die", numeric=True)
DEAL_BACKSTORY = ASKS.add("deal_backstory")
DEAL_ALIGNMENT = ASKS.add("deal_alignment")
DRAW_CARD = ASKS.add("draw_card")

TELLS = Tells()
ROLLS_TO_START = TELLS.add("rolls_to_start", side="seat", face="number")
STARTS = TELLS.add("starts", side="seat")
TAKES_SHEET = TELLS.add("takes_sheet", side="seat", race="word", sex="word")
DRAWS_CLASS = TELLS.add("draws_class", side="seat", colour="word")
TAKES_CLASS = TELLS.add("takes_class", side="seat", role="word")
IS_DEALT = TELLS.add("is_dealt", side="seat", backstory="word", alignment="word")
REMOVES_CARDS = TELLS.add("removes_cards", count="number")
REVEALS = TELLS.add("reveals", card="word")
ROUND_BEGINS = TELLS.add("round_begins", round="number", side="seat")
ROLLS = TELLS.add("rolls", side="seat", die="word")
LIES_ON = TELLS.add("lies_on", die="word", initiative="word")
SELECTS = TELLS.add("selects", side="seat", initiative="word", die="word")
PLACES = TELLS.add("places", side="seat", die="word", row="word")
GAINS = TELLS.add("gains", side="seat", count="number", source="word")
CHANGES = TELLS.add("changes", side="seat", slot="word", before="word", after="word")
SWAPS = TELLS.add("swaps", side="seat", slot="word", other="word")
REROLLS = TELLS.add("rerolls", side="seat", before="word", after="word")
MOVES_TOKEN = TELLS.add("moves_token", side="seat", direction="word")
TAKES_TOKEN = TELLS.add("takes_token", side="seat", count="number")
CHANGES_POOL = TELLS.add("changes_pool", side="seat", initiative="word", before="word", after="word")
EXCHANGES = TELLS.add("exchanges", side="seat", slot="word", before="word", after="word")
MOVES_DIE = TELLS.add("moves_die", side="seat", die="word", row="word")
USES_SKILL = TELLS.add("uses_skill", side="seat", skill="word")
COPIES_SKILL = TELLS.add("copies_skill", side="seat", skill="word", other="seat")
ADDS_CARD = TELLS.add("adds_card", side="seat", card="word")
BUYS = TELLS.add("buys", side="seat", card="word", gold="number", tokens="number")
DISCARDS = TELLS.add("discards", side="seat", card="word")
LEAVES_MARKET = TELLS.add("leaves_market", card="word")
IS_REMOVED = TELLS.add("is_removed", card="word")
OPPONENT_ROLLS = TELLS.add("opponent_rolls", face="number")
REFRESHES = TELLS.add("refreshes", side="seat", skill="word")
RESHUFFLES = TELLS.add("reshuffles", count="number")
SCORES = TELLS.add("scores", side="seat", source="word", stars="number")
TOTALS = TELLS.add("totals", side="seat", stars="number")
WINS = TELLS.add("wins", side="seat", reason="word")
RANKS_AS = TELLS.add("ranks_as", side="seat", rank="word")
