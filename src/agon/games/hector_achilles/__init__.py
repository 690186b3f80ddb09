"""Hector and Achilles (2003): two armies, a series of battles before Troy."""

from agon.engine.components import Components
from agon.engine.game import Game
from agon.games.hector_achilles import components
from agon.games.hector_achilles.advice import warning, why_not
from agon.games.hector_achilles.board import Board, invariant
from agon.games.hector_achilles.imagine import imagine
from agon.games.hector_achilles.mind import MIND
from agon.games.hector_achilles.observation import OBSERVATION
from agon.games.hector_achilles.paths import PATHS
from agon.games.hector_achilles.play import battle, game
from agon.games.hector_achilles.view import glance, view
from agon.games.hector_achilles.words import ASKS, TELLS, WORDS

GAME = Game(
    name="hector_achilles",
    version=1,
    seats=("achaeans", "trojans"),
    minutes=30,
    position=Board,
    script=game,
    spine=(game, battle),
    warning=warning,
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
    milestone="battle",
    stack=64,
    most_options=32,
)
