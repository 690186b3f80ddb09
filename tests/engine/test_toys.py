"""The toy games conform like any other game."""

from __future__ import annotations

from tests.conformance import Conformance
from tests.engine.toys import bids, rps


class TestRockPaperScissors(Conformance):
    game = rps.GAME
    languages = ()


class TestBids(Conformance):
    game = bids.GAME
    languages = ()
