"""Notes on options in Twilight Struggle: what a card is worth and does, the odds of a coup."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from agon.engine.game import View
from agon.engine.table import Ask, Line, Table
from agon.games.twilight_struggle.facts import CARD_ROWS, COUNTRY_ROWS
from agon.games.twilight_struggle.space_race import HIGHEST_DIE
from agon.text.catalogue import Catalogue, decimal, isolated

SIDES = ("us", "ussr")
CARDS = {row["id"]: row for row in CARD_ROWS}
COUNTRIES = {row["id"]: row for row in COUNTRY_ROWS}
CHINA = "the_china_card"
EVENT_COUPS = ("ortega_elected_in_nicaragua", "che")  # events that ask for the target of a coup
SHOWN_TARGETS = 6

# ---------------------------------------------------------------- arithmetic


class Odds(NamedTuple):
    """The odds of a coup: its chance of success, and the average change of influence."""

    chance: Fraction
    swing: Fraction

    @property
    def percent(self) -> int:
        return round(self.chance * 100)


def coup_odds(ops: int, stability: int, modifier: int = 0) -> Odds:
    """6.3.2 Die, operations and modifiers minus twice the stability; the excess is removed, then added.

    >>> coup_odds(ops=3, stability=2)
    Odds(chance=Fraction(5, 6), swing=Fraction(5, 2))
    """
    results = [max(0, die + ops + modifier - 2 * stability) for die in range(1, 7)]
    return Odds(Fraction(sum(result > 0 for result in results), 6), Fraction(sum(results), 6))


def effects_of(view: View) -> dict[str, str]:
    """The effects in force, each with its side or region."""
    return {name: argument for name, _, argument in (effect.partition(":") for effect in view["effects"])}


def worth(view: View, side: str, ops: int) -> int:
    """7.4 Operations as modified for a side: between 1 and 4."""
    effects = effects_of(view)
    more = ("containment" if side == "us" else "brezhnev_doctrine") in effects
    less = effects.get("red_scare_purge", side) != side
    return min(4, max(1, ops + more - less))


def coup_modifier(view: View, side: str, country: str) -> int:
    """The die modifier of SALT Negotiations and Death Squads."""
    effects = effects_of(view)
    squads = effects.get("latin_american_death_squads")
    change = -1 if "salt_negotiations" in effects else 0
    if squads and COUNTRIES[country]["region"] in ("central_america", "south_america"):
        change += 1 if squads == side else -1
    return change


class Coup(NamedTuple):
    """A coup about to be made: by which side, with how many operations, with the China Card or not."""

    side: str
    ops: int
    china: bool = False

    def against(self, view: View, country: str) -> Odds:
        place = COUNTRIES[country]
        more = self.china and place["region"] == "asia"
        vietnam = "vietnam_revolts" in effects_of(view) and self.side == "ussr"
        more += vietnam and "southeast_asia" in place.get("subregions", ())
        return coup_odds(self.ops + more, place["stability"], coup_modifier(view, self.side, country))


def coming_coup(table: Table, ask: Ask) -> Coup | None:
    """The coup whose target is being asked for; None for a realignment or a war."""
    lines = [line for line in table.log(ask.seat) if line.kind in ("plays", "operations", "event_happens")]
    if ask.what != "target" or not lines:
        return None
    last = lines[-1]
    if last.kind == "operations" and _word(last, "use") == "coup":
        source = next((line for line in reversed(lines) if line.kind != "operations"), last)
        return Coup(ask.seat, int(last.arguments["ops"][1]), _word(source, "card") == CHINA)
    if _word(last, "card") in EVENT_COUPS:
        return Coup(ask.seat, worth(table.view(ask.seat), ask.seat, CARDS[_word(last, "card")]["ops"]))
    return None


def _word(line: Line, name: str) -> str:
    return str(line.arguments[name][1]) if name in line.arguments else ""


# ---------------------------------------------------------------- notes on options


def about(table: Table, ask: Ask, texts: Catalogue) -> dict[str, str]:
    """Notes on options: what a card does, the influence in a country, the odds of a coup."""
    view = table.view(ask.seat)
    coup = coming_coup(table, ask)
    notes = {}
    for option in ask.options:
        if option in CARDS:
            notes[option] = card_note(view, ask.seat, option, texts)
        elif option in COUNTRIES and coup is not None:
            notes[option] = coup_note(view, coup, option, texts)
        elif option in COUNTRIES:
            notes[option] = country_note(view, option, texts)
    if ask.what == "use" and "coup" in ask.options:
        notes["coup"] = targets_note(table, ask, texts)
    if "space" in ask.options:
        chance = round(100 * HIGHEST_DIE[view["space"][ask.seat] + 1] / 6)
        notes["space"] = texts.format("board-odds", chance=chance)
    return notes


def card_note(view: View, seat: str, card: str, texts: Catalogue) -> str:
    key = f"card-{card}-text".replace("_", "-")
    return f"{value(view, seat, card, texts)} · {texts.format(key)}"


def country_note(view: View, country: str, texts: Catalogue) -> str:
    held = view["influence"][country]
    note = " · ".join(f"{texts.format(f'board-short-{side}')} {held[side]}" for side in SIDES)
    place = COUNTRIES[country]
    sign = f" · {texts.format('board-battleground')}" if place["battleground"] else ""
    control = f" · {texts.format('board-controlled-by-' + held['control'])}" if held["control"] else ""
    return f"{note} · {texts.format('board-stability')} {place['stability']}{sign}{control}"


def coup_note(view: View, coup: Coup, country: str, texts: Catalogue) -> str:
    odds = coup.against(view, country)
    chance, swing = (
        texts.format("board-odds", chance=odds.percent),
        texts.format("board-swing", swing=_signed(odds.swing, texts)),
    )
    note = f"{chance} · {swing}"
    effects = effects_of(view)
    if effects.get("cuban_missile_crisis", coup.side) != coup.side:
        return f"{note} · {texts.format('reason-cuban-coup')}"
    if COUNTRIES[country]["battleground"] and not (coup.side == "us" and "nuclear_subs" in effects):
        note += f" · {texts.word('defcon_' + str(view['defcon'] - 1))}{'!' if view['defcon'] == 2 else ''}"
    return note


def targets_note(table: Table, ask: Ask, texts: Catalogue) -> str:
    """The best targets, found by running the rules on a copy of the table."""
    trial = table.copy()
    trial.choose(ask.seat, "coup")
    asked = trial.ask(ask.seat)
    coup = coming_coup(trial, asked) if asked else None
    if asked is None or coup is None:
        return ""
    view = trial.view(ask.seat)
    odds = {country: coup.against(view, country) for country in asked.options if country in COUNTRIES}
    best = sorted(odds, key=lambda country: odds[country].swing, reverse=True)
    found = [
        f"{texts.word(c)} {odds[c].percent}% {isolated(_signed(odds[c].swing, texts), texts.lang)}"
        for c in best[:SHOWN_TARGETS]
    ]
    return " · ".join([*found, *(["…"] if len(best) > SHOWN_TARGETS else [])])


def _signed(value: Fraction, texts: Catalogue) -> str:
    return decimal(f"{float(value):+.1f}", texts.lang)


def value(view: View, seat: str | None, card: str, texts: Catalogue) -> str:
    """The operations of a card, as printed and as modified, and its side."""
    row = CARDS[card]
    if row.get("scoring"):
        return texts.format("board-scoring")
    printed = row.get(f"{view['edition']}_ops", row["ops"])
    now = worth(view, seat, printed) if seat else printed
    ops = f"{printed}→{now}" if now != printed else str(now)
    side = texts.format(f"board-short-{row['side']}")
    return f"{ops} {side}{'*' if row.get('star') else ''}"
