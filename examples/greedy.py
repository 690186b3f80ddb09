"""An agent that looks one choice ahead: it tries every option in its mind, and sees after which it stands best."""

from agon.agents import Situation
from agon.games import load


def choose(situation: Situation) -> str:
    """One of `situation.offered`."""
    game = load(situation.game)
    seat = game.seat_code(situation.seat)
    here = game.resume(*situation.imagined())  # what we cannot know is dealt at random
    what, options = next((what, options) for asked, what, options, _ in here.pending if asked == seat)

    def worth(option: int) -> tuple[int, int]:
        """How much a sensible player leans to it, and how well we stand after it."""
        after = here.copy()
        after.answer(seat, option)
        return game.weigh(here.cells, seat, what, option), game.evaluate(after.cells, seat)

    best = max(options, key=worth)
    return game.option_id(what, best)
