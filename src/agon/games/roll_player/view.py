"""What a seat may know: everything but what lies in the bag and the order of the deck, which nobody has looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from agon.engine.script import NONE
from agon.engine.source import Table
from agon.games.roll_player import kinds
from agon.games.roll_player.board import (
    DISCARDED,
    MOST_WAITING,
    OVER,
    OWNED,
    PHASES,
    PLACES,
    REMOVED,
    SETUP,
    SLOTS_OF,
    Board,
    in_row,
)
from agon.games.roll_player.components import NO_LIMIT
from agon.games.roll_player.goals import attribute_score, goal_stars, meets_goal, row_total, weapon_modifier
from agon.games.roll_player.purchase import deck_size, price
from agon.games.roll_player.scoring import (
    BACKSTORY_WORTH,
    GOLD_FOR_A_STAR,
    SETS,
    alignment_stars,
    armor_cards,
    armor_stars,
    backstory_stars,
    class_dice_stars,
    gold_stars,
    is_match,
    matches,
    rank_of,
    set_stars,
    shield_stars,
    total_stars,
    trait_stars,
    traits_stars,
)
from agon.games.roll_player.variants import rounds
from agon.games.roll_player.words import (
    ARMOR,
    CARDS,
    COLOURS,
    INITIATIVES,
    ROW_IDS,
    ROWS,
    SEAT_IDS,
    SKILLS,
    TRAITS,
    WEAPONS,
    WORDS,
)

TYPES = {"weapon": WEAPONS, "armor": ARMOR, "trait": TRAITS, "skill": SKILLS}
PASSING = (None, "turn", "round")
Tables = Mapping[str, Table]


def name(code: int) -> str | None:
    return None if code == NONE else WORDS.id(code)


def seat_name(seat: int) -> str | None:
    return None if seat == NONE else SEAT_IDS[seat]


def cards(p: Board, zone: int) -> list[str]:
    return [WORDS.id(card) for card in CARDS if p.where[card] == zone]


def view(p: Any, seat: int, tables: Tables) -> dict[str, Any]:
    """The table as a seat sees it; NONE is a spectator. Only prices differ from seat to seat."""
    return {
        "phase": PHASES[p.phase],
        "round": p.round,
        "rounds": rounds(p),
        "start": SEAT_IDS[p.start],
        "active": seat_name(p.active),
        "final": p.phase == OVER,
        "bag_size": sum(p.bag[colour] for colour in COLOURS),
        "deck_size": deck_size(p),
        "supply": p.supply,
        "initiative": [initiative_view(p, i) for i in INITIATIVES if in_row(p, i)],
        "market": [market_view(p, seat, p.market[place], tables) for place in PLACES if p.market[place] != NONE],
        "discard": cards(p, DISCARDED),
        "removed": cards(p, REMOVED),
        "scoring": scoring_help(p, tables),
        "sheets": {SEAT_IDS[each]: sheet_view(p, each, tables) for each in range(p.players)},
    }


def initiative_view(p: Board, initiative: int) -> dict[str, Any]:
    takers = [SEAT_IDS[seat] for seat in range(p.players) if p.initiative[seat] == initiative]
    return {
        "card": WORDS.id(initiative),
        "die": name(p.pool[initiative]),
        "coin": bool(p.coins[initiative]),
        "taken_by": takers[0] if takers else None,
    }


# ---------------------------------------------------------------- cards


def card_facts(card: int, tables: Tables) -> dict[str, Any]:
    """What is printed on a market card; `designed` marks a stand-in of ours."""
    kind = next(kind for kind, codes in TYPES.items() if card in codes)
    facts: dict[str, Any] = {"card": WORDS.id(card), "type": kind, "cost": tables["COST"][card]}
    if kind == "weapon":
        facts["hands"] = tables["HANDS"][card]
    if kind == "armor":
        facts["material"] = kinds.MATERIALS[tables["MATERIAL"][card]]
    if kind in ("trait", "skill"):
        facts["arrow"] = name(tables["ARROW"][card]) or "copied"
    return facts | {"designed": bool(tables["DESIGNED"][card])}


def market_view(p: Board, seat: int, card: int, tables: Tables) -> dict[str, Any]:
    facts = card_facts(card, tables)
    if 0 <= seat < p.players:
        facts["price"] = p.rule(price)(p, seat, card)
    return facts


def owned_view(p: Board, seat: int, codes: range, tables: Tables) -> list[dict[str, Any]]:
    owned = [card for card in codes if p.where[card] == OWNED[seat]]
    return [
        card_facts(card, tables) | ({"upright": p.exhausted[card] == 0} if card in SKILLS else {}) for card in owned
    ]


def effect_of(card: int, tables: Tables) -> tuple[str, dict[str, int | str]]:
    """The effect of a market card as a kind and what it is told, for whoever puts it into words."""
    if card in ARMOR:
        return kinds.MATERIALS[tables["MATERIAL"][card]], {}
    names = kinds.WEAPON_KINDS if card in WEAPONS else kinds.TRAIT_KINDS if card in TRAITS else kinds.SKILL_KINDS
    kind = names[tables["KIND"][card]]
    told: dict[str, int | str] = {}
    for field in kinds.PARAMETERS.get(kind, ()):
        value = tables["ABOUT_ROW" if field == "row" else field.upper()][card]
        told[field] = WORDS.id(value) if field == "row" else value
    return kind, told


def scoring_help(p: Board, tables: Tables) -> dict[str, Any]:
    """What the sheet says of the final scoring."""
    armor = {kinds.MATERIALS[s]: list(tables["ARMOR_WORTH"][s][1:]) for s in SETS}
    seen = {"backstory": list(BACKSTORY_WORTH), "armor": armor, "designed_armor": any(tables["DESIGNED_SET"])}
    return seen | ({"gold_for_a_star": GOLD_FOR_A_STAR} if p.players == 1 else {})


# ---------------------------------------------------------------- sheets


def sheet_view(p: Board, seat: int, tables: Tables) -> dict[str, Any]:
    role = p.class_card[seat]
    printed = (p.race[seat], role, p.backstory[seat], p.alignment_card[seat])
    return {
        "race": name(p.race[seat]),
        "side": name(p.side[seat]),
        "class": name(role),
        "colour": None if role == NONE else WORDS.id(tables["CLASS_COLOUR"][role]),
        "ability": None if role == NONE else kinds.ABILITIES[tables["ABILITY"][role]],
        "backstory": name(p.backstory[seat]),
        "alignment": name(p.alignment_card[seat]),
        "designed": [WORDS.id(code) for code in printed if code != NONE and tables["DESIGNED"][code]],
        "rows": {ROW_IDS[row]: row_view(p, seat, row, tables) for row in ROWS},
        "spaces": None if p.alignment_card[seat] == NONE else list(tables["SPACE_VALUE"][p.alignment_card[seat]]),
        "token": p.token[seat],
        "waiting": [WORDS.id(p.waiting[seat, i]) for i in MOST_WAITING if p.waiting[seat, i] != NONE],
        "gold": p.gold[seat],
        "charisma": p.charisma[seat],
        "initiative": name(p.initiative[seat]),
        "passing": PASSING[p.quiet[seat]],
        "weapons": owned_view(p, seat, WEAPONS, tables),
        "armor": owned_view(p, seat, ARMOR, tables),
        "traits": owned_view(p, seat, TRAITS, tables),
        "skills": owned_view(p, seat, SKILLS, tables),
        "stars": p.stars[seat],
        "score": None if p.phase == SETUP else breakdown(p, seat, tables),
    }


def row_view(p: Board, seat: int, row: int, tables: Tables) -> dict[str, Any]:
    """The dice of a row, the colours the backstory wants there, and the goal."""
    slots, role, story = SLOTS_OF[row], p.class_card[seat], p.backstory[seat]
    return {
        "dice": [name(p.sheet[seat, slot]) for slot in slots],
        "wanted": [None if story == NONE else name(tables["WANTED"][story][slot]) for slot in slots],
        "matched": [story != NONE and p.rule(is_match)(p, seat, slot) for slot in slots],
        "goal": None if role == NONE else goal_text(role, row, tables),
        "stars": None if role == NONE else tables["GOAL_WORTH"][role][row],
    }


def goal_text(role: int, row: int, tables: Tables) -> str:
    """A goal as it is printed: 17, 16-17 or 14+."""
    least, most = tables["GOAL_LEAST"][role][row], tables["GOAL_MOST"][role][row]
    return f"{least}+" if most == NO_LIMIT else str(least) if least == most else f"{least}-{most}"


# ---------------------------------------------------------------- stars


def breakdown(p: Board, seat: int, tables: Tables) -> dict[str, Any]:
    """Where every star comes from: as it would be scored now, and in the end as it is."""
    rule = p.rule
    seen: dict[str, Any] = {
        "goals": {ROW_IDS[row]: goal_view(p, seat, row, tables) for row in ROWS},
        "goal_stars": rule(goal_stars)(p, seat),
        "class_dice": rule(class_dice_stars)(p, seat),
        "alignment": rule(alignment_stars)(p, seat),
        "matches": rule(matches)(p, seat),
        "backstory": rule(backstory_stars)(p, seat),
        "sets": {kinds.MATERIALS[s]: set_view(p, seat, s, tables) for s in SETS if rule(armor_cards)(p, seat, s)},
        "shield": rule(shield_stars)(p, seat),
        "armor": rule(armor_stars)(p, seat),
        "traits": {WORDS.id(t): rule(trait_stars)(p, seat, t) for t in TRAITS if p.where[t] == OWNED[seat]},
        "trait_stars": rule(traits_stars)(p, seat),
        "total": rule(total_stars)(p, seat),
    }
    if p.players == 1:
        seen["gold"] = gold_stars(p, seat)
        seen["rank"] = WORDS.id(rule(rank_of)(seen["total"]))
    return seen


def goal_view(p: Board, seat: int, row: int, tables: Tables) -> dict[str, Any]:
    """The sum of a row, what race and weapons change, and the stars it earns."""
    met = p.rule(meets_goal)(p, seat, row)
    return {
        "dice": row_total(p, seat, row),
        "race": tables["RACE_MODIFIER"][p.race[seat]][row],
        "weapons": p.rule(weapon_modifier)(p, seat, row),
        "score": p.rule(attribute_score)(p, seat, row),
        "met": met,
        "stars": tables["GOAL_WORTH"][p.class_card[seat]][row] if met else 0,
    }


def set_view(p: Board, seat: int, material: int, tables: Tables) -> dict[str, int]:
    owned = p.rule(armor_cards)(p, seat, material)
    stars = p.rule(set_stars)(p, seat, material)
    worth = tables["ARMOR_WORTH"][material][owned]
    return {"cards": owned, "stars": worth, "bonus": stars - worth}
