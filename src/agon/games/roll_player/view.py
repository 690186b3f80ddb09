"""What a seat may know: everything but the bag and the order of the deck, which nobody has seen."""

from __future__ import annotations

from collections.abc import Mapping

from agon.engine.components import IntTable
from agon.engine.game import View
from agon.engine.script import NONE
from agon.engine.views import part
from agon.games.roll_player import board, kinds, scoring
from agon.games.roll_player import words as w
from agon.games.roll_player.board import Board
from agon.games.roll_player.components import NO_LIMIT
from agon.games.roll_player.goals import attribute_score, goal_stars, meets_goal, row_total, weapon_modifier
from agon.games.roll_player.purchase import deck_size, price
from agon.games.roll_player.variants import rounds

TYPES = {"weapon": w.WEAPONS, "armor": w.ARMOR, "trait": w.TRAITS, "skill": w.SKILLS}
PASSING = (None, "turn", "round")
Tables = Mapping[str, IntTable]


def name(code: int) -> str | None:
    return None if code == NONE else w.WORDS.id(code)


def seat_name(seat: int) -> str | None:
    return None if seat == NONE else w.SEAT_IDS[seat]


@part
def cards(p: Board, zone: int) -> list[str]:
    return [w.WORDS.id(card) for card, where in zip(w.CARDS, p.where, strict=True) if where == zone]


def view(p: Board, seat: int, tables: Tables) -> View:
    """Return the table as a seat sees it; NONE is a spectator. Only prices differ between seats."""
    market = [market_view(p, seat, card, tables) for card in p.market if card != NONE]
    return {
        **round_view(p),
        "market": market,
        "discard": cards(p, board.DISCARDED),
        "removed": cards(p, board.REMOVED),
        "scoring": scoring_help(p, tables),
        "sheets": sheets_view(p, tables),
    }


@part
def round_view(p: Board) -> View:
    """Return the round, the bag and the initiative cards."""
    return {
        "phase": board.PHASES[p.phase],
        "round": p.round,
        "rounds": rounds(p),
        "start": w.SEAT_IDS[p.start],
        "active": seat_name(p.active),
        "final": p.phase == board.OVER,
        "bag_size": sum(p.bag),
        "deck_size": p.rule(deck_size)(p),
        "supply": p.supply,
        "initiative": [initiative_view(p, i) for i in w.INITIATIVES if board.in_row(p, i)],
    }


def glance(p: Board, tables: Tables) -> View:
    """Return public figures for lists: the round, the stars so far, and the colours of each sheet's dice by slot."""
    seats = range(p.players)
    return {
        "round": p.round,
        "rounds": rounds(p),
        "stars": [0 if p.phase == board.SETUP else p.rule(scoring.total_stars)(p, seat) for seat in seats],
        "sheets": ["".join(_colour(p.sheet[seat, slot]) for slot in w.SLOTS) for seat in seats],
    }


def _colour(die: int) -> str:
    """Return a die's colour as its number, a dot for an empty slot."""
    return "." if die == NONE else str((die - w.DICE.start) // len(w.FACES))


@part
def sheets_view(p: Board, tables: Tables) -> View:
    return {w.SEAT_IDS[each]: sheet_view(p, each, tables) for each in range(p.players)}


@part
def initiative_view(p: Board, initiative: int) -> View:
    takers = [w.SEAT_IDS[seat] for seat in range(p.players) if p.initiative[seat] == initiative]
    return {
        "card": w.WORDS.id(initiative),
        "die": name(p.pool[initiative]),
        "coin": bool(p.coins[initiative]),
        "taken_by": takers[0] if takers else None,
    }


# ---------------------------------------------------------------- cards


def card_facts(card: int, tables: Tables) -> View:
    """Return what is printed on a market card; `designed` marks a placeholder of our own design."""
    kind = next(kind for kind, codes in TYPES.items() if card in codes)
    facts: View = {"card": w.WORDS.id(card), "type": kind, "cost": tables["COST"][card]}
    if kind == "weapon":
        facts["hands"] = tables["HANDS"][card]
    if kind == "armor":
        facts["material"] = kinds.MATERIALS[tables["MATERIAL"][card]]
    if kind in ("trait", "skill"):
        facts["arrow"] = name(tables["ARROW"][card]) or "copied"
    return facts | {"designed": bool(tables["DESIGNED"][card])}


@part
def market_view(p: Board, seat: int, card: int, tables: Tables) -> View:
    facts = card_facts(card, tables)
    if 0 <= seat < p.players:
        facts["price"] = p.rule(price)(p, seat, card)
    return facts


@part
def cards_of(p: Board, seat: int) -> list[int]:
    return [card for card, where in zip(w.CARDS, p.where, strict=True) if where == board.OWNED[seat]]


@part
def owned_view(p: Board, seat: int, codes: range, tables: Tables) -> list[View]:
    owned = [card for card in cards_of(p, seat) if card in codes]
    return [
        card_facts(card, tables) | ({"upright": p.exhausted[card] == 0} if card in w.SKILLS else {}) for card in owned
    ]


def effect_of(card: int, tables: Tables) -> tuple[str, dict[str, int | str]]:
    """Return the effect of a market card as a kind and its arguments, for display as text."""
    if card in w.ARMOR:
        return kinds.MATERIALS[tables["MATERIAL"][card]], {}
    names = kinds.WEAPON_KINDS if card in w.WEAPONS else kinds.TRAIT_KINDS if card in w.TRAITS else kinds.SKILL_KINDS
    kind = names[tables["KIND"][card]]
    arguments: dict[str, int | str] = {}
    for field in kinds.PARAMETERS.get(kind, ()):
        value = tables["ABOUT_ROW" if field == "row" else field.upper()][card]
        arguments[field] = w.WORDS.id(value) if field == "row" else value
    return kind, arguments


@part
def scoring_help(p: Board, tables: Tables) -> View:
    """Return the final scoring of a sheet."""
    armor = {kinds.MATERIALS[s]: list(tables["ARMOR_WORTH"][s][1:]) for s in scoring.SETS}
    seen = {"backstory": list(scoring.BACKSTORY_WORTH), "armor": armor, "designed_armor": any(tables["DESIGNED_SET"])}
    return seen | ({"gold_for_a_star": scoring.GOLD_FOR_A_STAR} if p.players == 1 else {})


# ---------------------------------------------------------------- sheets


@part
def sheet_view(p: Board, seat: int, tables: Tables) -> View:
    alignment = p.alignment_card[seat]
    return character_view(p, seat, tables) | {
        "rows": rows_view(p, seat, tables),
        "spaces": None if alignment == NONE else list(tables["SPACE_VALUE"][alignment]),
        "token": p.token[seat],
        "waiting": [w.WORDS.id(die) for die in p.waiting.row(seat) if die != NONE],
        "gold": p.gold[seat],
        "charisma": p.charisma[seat],
        "initiative": name(p.initiative[seat]),
        "passing": PASSING[p.quiet[seat]],
        "weapons": owned_view(p, seat, w.WEAPONS, tables),
        "armor": owned_view(p, seat, w.ARMOR, tables),
        "traits": owned_view(p, seat, w.TRAITS, tables),
        "skills": owned_view(p, seat, w.SKILLS, tables),
        "stars": p.stars[seat],
        "score": None if p.phase == board.SETUP else breakdown(p, seat, tables),
    }


@part
def character_view(p: Board, seat: int, tables: Tables) -> View:
    """Return the race and the cards dealt at the beginning."""
    race, role, story, alignment = p.race[seat], p.class_card[seat], p.backstory[seat], p.alignment_card[seat]
    printed = (race, role, story, alignment)
    return {
        "race": name(race),
        "side": name(p.side[seat]),
        "class": name(role),
        "colour": None if role == NONE else w.WORDS.id(tables["CLASS_COLOUR"][role]),
        "ability": None if role == NONE else kinds.ABILITIES[tables["ABILITY"][role]],
        "backstory": name(story),
        "alignment": name(alignment),
        "designed": [w.WORDS.id(code) for code in printed if code != NONE and tables["DESIGNED"][code]],
    }


@part
def rows_view(p: Board, seat: int, tables: Tables) -> View:
    return {w.ROW_IDS[row]: row_view(p, seat, row, tables) for row in w.ROWS}


@part
def row_view(p: Board, seat: int, row: int, tables: Tables) -> View:
    """Return the dice of a row, the colours the backstory wants there, and the goal."""
    slots, role, story = board.SLOTS_OF[row], p.class_card[seat], p.backstory[seat]
    return {
        "dice": [name(p.sheet[seat, slot]) for slot in slots],
        "wanted": [None if story == NONE else name(tables["WANTED"][story][slot]) for slot in slots],
        "matched": [story != NONE and p.rule(scoring.is_match)(p, seat, slot) for slot in slots],
        "goal": None if role == NONE else goal_text(role, row, tables),
        "stars": None if role == NONE else tables["GOAL_WORTH"][role][row],
    }


def goal_text(role: int, row: int, tables: Tables) -> str:
    """Return a goal as printed: 17, 16-17 or 14+."""
    least, most = tables["GOAL_LEAST"][role][row], tables["GOAL_MOST"][role][row]
    return f"{least}+" if most == NO_LIMIT else str(least) if least == most else f"{least}-{most}"


# ---------------------------------------------------------------- stars


@part
def breakdown(p: Board, seat: int, tables: Tables) -> View:
    """Return the source of every star: as it would be scored now, or as it was scored at the end."""
    rule = p.rule
    seen: View = {
        "goals": goals_view(p, seat, tables),
        "goal_stars": rule(goal_stars)(p, seat),
        "class_dice": rule(scoring.class_dice_stars)(p, seat),
        "alignment": rule(scoring.alignment_stars)(p, seat),
        "matches": rule(scoring.matches)(p, seat),
        "backstory": rule(scoring.backstory_stars)(p, seat),
        "sets": {
            kinds.MATERIALS[s]: set_view(p, seat, s, tables)
            for s in scoring.SETS
            if rule(scoring.armor_cards)(p, seat, s)
        },
        "shield": rule(scoring.shield_stars)(p, seat),
        "armor": rule(scoring.armor_stars)(p, seat),
        "traits": {
            w.WORDS.id(card): rule(scoring.trait_stars)(p, seat, card) for card in cards_of(p, seat) if card in w.TRAITS
        },
        "trait_stars": rule(scoring.traits_stars)(p, seat),
        "total": rule(scoring.total_stars)(p, seat),
    }
    if p.players == 1:
        seen["gold"] = scoring.gold_stars(p, seat)
        seen["rank"] = w.WORDS.id(rule(scoring.rank_of)(seen["total"]))
    return seen


@part
def goals_view(p: Board, seat: int, tables: Tables) -> View:
    return {w.ROW_IDS[row]: goal_view(p, seat, row, tables) for row in w.ROWS}


@part
def goal_view(p: Board, seat: int, row: int, tables: Tables) -> View:
    """Return the sum of a row, what race and weapons change, and the stars it earns."""
    met = p.rule(meets_goal)(p, seat, row)
    return {
        "dice": row_total(p, seat, row),
        "race": tables["RACE_MODIFIER"][p.race[seat]][row],
        "weapons": p.rule(weapon_modifier)(p, seat, row),
        "score": p.rule(attribute_score)(p, seat, row),
        "met": met,
        "stars": tables["GOAL_WORTH"][p.class_card[seat]][row] if met else 0,
    }


@part
def set_view(p: Board, seat: int, material: int, tables: Tables) -> dict[str, int]:
    owned = p.rule(scoring.armor_cards)(p, seat, material)
    stars = p.rule(scoring.set_stars)(p, seat, material)
    worth = tables["ARMOR_WORTH"][material][owned]
    return {"cards": owned, "stars": worth, "bonus": stars - worth}
