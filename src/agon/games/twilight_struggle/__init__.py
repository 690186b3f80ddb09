"""Twilight Struggle (deluxe edition): the Cold War from 1945 to 1989."""

from agon.engine.game import Game, Option
from agon.engine.table.importing import Imported
from agon.games.twilight_struggle import words as w
from agon.games.twilight_struggle.board import Map, invariant
from agon.games.twilight_struggle.caution import caution
from agon.games.twilight_struggle.danger import warning
from agon.games.twilight_struggle.events import early_war, late_war, mid_war
from agon.games.twilight_struggle.imagine import imagine
from agon.games.twilight_struggle.mind import MIND
from agon.games.twilight_struggle.missiles import WITHDRAWAL
from agon.games.twilight_struggle.observation import OBSERVATION
from agon.games.twilight_struggle.paths import PATHS
from agon.games.twilight_struggle.play import game, turn
from agon.games.twilight_struggle.variants import seating
from agon.games.twilight_struggle.view import glance, view
from agon.games.twilight_struggle.why_not import cost, why_not

EVENT_MODULES = (early_war, mid_war, late_war)
HANDICAPS = tuple(("us_influence", str(number)) for number in range(1, 10))


def import_playdek(text: str) -> Imported:
    """Replay a Playdek log. The import is local because the replay itself loads this game."""
    from agon.games.twilight_struggle.playdek import import_log

    return import_log(text)


GAME = Game(
    name="twilight_struggle",
    version=2,
    seats=("us", "ussr"),
    minutes=180,
    position=Map,
    script=game,
    spine=(game, turn),
    caution=caution,
    warning=warning,
    cost=cost,
    why_not=why_not,
    interrupt=WITHDRAWAL,
    imagine=imagine,
    mind=MIND,
    invariant=invariant,
    words=w.WORDS,
    asks=w.ASKS,
    tells=w.TELLS,
    view=view,
    glance=glance,
    observation=OBSERVATION,
    paths=PATHS,
    milestone="turn",
    openings=w.CARDS,
    set_up=w.COUNTRIES,
    seating=seating,
    stack=256,
    most_options=128,
    importers={"playdek": import_playdek},
    options=(
        Option(
            "edition",
            {"deluxe": w.DELUXE, "first": w.FIRST},
            "deluxe",
            excludes={"first": (("optional_cards", "on"),)},
            main=True,
        ),
        Option(
            "scenario",
            {"standard": 0, "late_war": 1},
            "standard",
            excludes={"late_war": (("chinese_civil_war", "on"),)},
            main=True,
        ),
        Option("bid", {"off": 0, "on": 1}, "off", excludes={"on": HANDICAPS}, main=True),
        Option("us_influence", {str(n): n for n in range(10)}, "0", main=True),
        Option("optional_cards", {"off": 0, "on": 1}, "on", main=True),
        Option("chinese_civil_war", {"off": 0, "on": 1}, "off", main=True),
        Option("held_card", {"hidden": 0, "reveal": 1}, "hidden"),
        Option("scoring_cards", {"free": 0, "forced": 1}, "free", former="forced"),
        Option("reshuffle", {"at_once": 0, "when_needed": 1}, "at_once", former="when_needed"),
        Option("space_discard", {"after_check": 0, "before_check": 1}, "after_check"),
        Option("space_roll", {"always": 0, "optional": 1}, "always"),
        Option("realignment_defcon", {"heeded": 0, "ignored": 1}, "heeded"),
        Option("realignment_losses", {"both": 0, "opponent": 1}, "both"),
        Option("mixed_operations", {"off": 0, "on": 1}, "off"),
        Option("junta_regions", {"one": 0, "both": 1}, "one"),
    ),
)
