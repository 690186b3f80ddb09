"""The toys are games like any other."""

from __future__ import annotations

from tests.conformance import Conformance
from tests.engine.toys import bids, rps


class TestRockPaperScissors(Conformance):
    game = rps.GAME
    languages = ()


class TestBids(Conformance):
    game = bids.GAME
    languages = ()
