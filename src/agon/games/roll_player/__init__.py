"""Roll Player (2016): dice become a hero's attributes, in four phases a round, for one to four players."""

from agon.engine.components import Components
from agon.engine.game import Game, Option
from agon.games.roll_player import components
from agon.games.roll_player.board import Board, invariant
from agon.games.roll_player.imagine import imagine
from agon.games.roll_player.mind import MIND
from agon.games.roll_player.observation import OBSERVATION
from agon.games.roll_player.paths import PATHS
from agon.games.roll_player.play import game, one_round
from agon.games.roll_player.scoring import final_score
from agon.games.roll_player.view import glance, view
from agon.games.roll_player.why_not import cost, why_not
from agon.games.roll_player.words import ASKS, CLASSES, SEAT_IDS, TELLS, WORDS

OFF_OR_ON = {"off": 0, "on": 1}

GAME = Game(
    name="roll_player",
    version=2,
    seats=SEAT_IDS,
    players=lambda options: options["players"],
    score=final_score,
    minutes=90,
    position=Board,
    script=game,
    spine=(game, one_round),
    cost=cost,
    why_not=why_not,
    imagine=imagine,
    mind=MIND,
    invariant=invariant,
    words=WORDS,
    asks=ASKS,
    tells=TELLS,
    view=view,
    glance=glance,
    observation=OBSERVATION,
    paths=PATHS,
    components=Components(components.FILE, components.read, components.TABLES),
    milestone="round",
    openings=CLASSES,
    stack=64,
    most_options=64,
    options=(
        Option("players", {str(n): n for n in (1, 2, 3, 4)}, "2", main=True),
        Option("short", OFF_OR_ON, "off", main=True),
        Option("class_choice", {"draw": 0, "choose": 1}, "draw", main=True),
        Option("friendly", OFF_OR_ON, "off", main=True),
        Option("less_random", OFF_OR_ON, "off"),
        Option("random_market", OFF_OR_ON, "off"),
    ),
)
