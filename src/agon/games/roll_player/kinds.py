"""The kinds of card effects by name, from which components.toml chooses; the rules use ints."""

from __future__ import annotations

TRAIT_KINDS = (
    *("row_at_least", "row_at_most", "faces", "goals_met", "alignment_at_least", "per_trait"),
    *("per_one_colour_row", "per_skill", "per_coin", "per_class_die", "per_gold_die"),
)
(
    ROW_AT_LEAST,
    ROW_AT_MOST,
    FACES_SHOWN,
    GOALS_MET,
    ALIGNMENT_AT_LEAST,
    PER_TRAIT,
    PER_ONE_COLOUR_ROW,
    PER_SKILL,
    PER_COIN,
    PER_CLASS_DIE,
    PER_GOLD_DIE,
) = range(len(TRAIT_KINDS))

WEAPON_KINDS = (
    *("raise_class_dice", "raise_gold_dice", "raise_row", "extra_armor"),
    *("cheaper", "longer_steps", "wider_changes", "richer_discards"),
)
(
    RAISE_CLASS_DICE,
    RAISE_GOLD_DICE,
    RAISE_ROW,
    EXTRA_ARMOR,
    CHEAPER,
    LONGER_STEPS,
    WIDER_CHANGES,
    RICHER_DISCARDS,
) = range(len(WEAPON_KINDS))

SKILL_KINDS = (
    *("reroll_own", "exchange_with_bag", "exchange_with_pool", "gain_gold", "swap_own", "buy_top_card", "change_pool"),
    *("reroll_pool", "buy_discard", "extra_action", "change_own", "move_own", "copy_skill"),
)
(
    REROLL_OWN,
    EXCHANGE_WITH_BAG,
    EXCHANGE_WITH_POOL,
    GAIN_GOLD,
    SWAP_OWN,
    BUY_TOP_CARD,
    CHANGE_POOL,
    REROLL_POOL,
    BUY_DISCARD,
    EXTRA_ACTION,
    CHANGE_OWN,
    MOVE_OWN,
    COPY_SKILL,
) = range(len(SKILL_KINDS))

WINDOWS = ("any", "dice_phase", "own_dice_turn", "own_market_turn")
ANY_TIME, DICE_PHASE, OWN_DICE_TURN, OWN_MARKET_TURN = range(len(WINDOWS))

ABILITIES = (
    *("charitable", "vigilant", "attuned", "skilled", "enlightened", "charming"),
    *("mischievous", "shrewd", "mysterious", "enigmatic", "prepared", "powerful"),
)
(
    CHARITABLE,
    VIGILANT,
    ATTUNED,
    SKILLED,
    ENLIGHTENED,
    CHARMING,
    MISCHIEVOUS,
    SHREWD,
    MYSTERIOUS,
    ENIGMATIC,
    PREPARED,
    POWERFUL,
) = range(len(ABILITIES))

MATERIALS = ("chain", "leather", "mystic")
CHAIN, LEATHER, MYSTIC = range(len(MATERIALS))

COUNTED = ("per", "stars", "most")
PARAMETERS: dict[str, tuple[str, ...]] = {
    "row_at_least": ("row", "limit", "stars"),
    "row_at_most": ("row", "limit", "stars"),
    "faces": ("face", "limit", "stars"),
    "goals_met": ("limit", "stars"),
    "alignment_at_least": ("limit", "stars"),
    **{kind: COUNTED for kind in TRAIT_KINDS if kind.startswith("per_")},
    **dict.fromkeys((*WEAPON_KINDS, "gain_gold", "change_pool", "change_own"), ("by",)),
    "raise_row": ("row", "by"),
}
"""The arguments of each kind; kinds not listed have none."""
LIMITS: dict[str, range] = {
    "limit": range(-9, 19),
    "stars": range(21),
    "face": range(1, 7),
    "per": range(1, 19),
    "most": range(51),
    "by": range(1, 6),
}
WINDOW_OF = {
    "buy_top_card": "own_market_turn",
    "buy_discard": "own_market_turn",
    "exchange_with_pool": "dice_phase",
    "change_pool": "dice_phase",
    "reroll_pool": "dice_phase",
    "copy_skill": "any",
}
"""Effects that make sense in one window only (a copy has that of its model); the others are allowed anywhere but in a
market turn."""
