"""An agent that looks one choice ahead: it tries every option and takes the one that leaves it best off."""

from agon.agents import Situation
from agon.games import load


def choose(situation: Situation) -> str:
    """Return one of `situation.offered`."""
    game = load(situation.game)
    seat = game.seat_code(situation.seat)
    here = game.compiled.resume(*situation.imagined())  # what we cannot know is dealt at random
    what, options = next((what, options) for asked, what, options, _ in here.pending if asked == seat)

    def worth(option: int) -> tuple[int, int]:
        """The prior of the option, then the evaluation of the position after it."""
        after = here.copy()
        after.answer(seat, option)
        return game.compiled.prior(here.cells, seat, what, option), game.compiled.value(after.cells, seat)

    best = max(options, key=worth)
    return game.option_id(what, best)
