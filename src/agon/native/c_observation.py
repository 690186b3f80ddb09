"""Generates C for what a seat is asked about and for the features of an observation; batch_env.h writes the rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from agon.engine.language.lowering import Lowered, Pause
from agon.engine.observation import HIGH
from agon.engine.script import NONE, Context

if TYPE_CHECKING:
    from agon.native.c_text import CText


class ObservationText:
    """Adds the observation of a game to its text."""

    def __init__(self, text: CText) -> None:
        self.text, self.game = text, text.game

    def write(self) -> None:
        self.text.where = ""
        for low in self.text.scripts:
            self.context(low)
        self.text.contexts()
        self.sizes()
        self.features()
        self.score()

    def context(self, low: Lowered) -> None:
        """Write a function that gives what the pending ask of the top frame is about."""
        text = self.text
        text.fn, text.where = low.fn, ""
        text.line(f"FN void context_{low.fn.name}(M *m, I *about) {{")
        text.line("int32_t *k = m->stack + m->sp; (void)k;")
        text.declare(low.fn)
        for block in low.blocks:
            end = block.end
            if isinstance(end, Pause) and end.context:
                text.line(f"if (k[-2] == {end.resume}) {{")
                for name in end.saved:
                    text.line(f"v_{name} = {text.slot(low, name)};")
                for name, value in end.context.items():
                    text.line(f"about[{Context._fields.index(name)}] = {text.expression(value)};")
                text.line("return; }")
        text.line("}")

    def sizes(self) -> None:
        game, line = self.game, self.text.line
        starts = {group.name: group.start for group in game.groups}
        words = len(game.words.ids)
        line(f"#define WORDS {words}")
        line(f"#define ACTIONS {game.action_count}")
        line(f"#define OBSERVATION {game.groups[-1].stop}")
        for name in ("ask", "ask_card", "ask_reason", "ask_left", "ask_of"):
            line(f"#define AT_{name.upper()} {starts[name]}")
        line(f"#define MOST_LEFT {game.observation.left}")
        self.text.array("NUMERIC", [int(kind.numeric) for kind in game.asks])
        self.text.array("PLACE_OF_CARD", places(game.observation.cards, words))
        self.text.array("PLACE_OF_REASON", places(game.observation.reasons, words))

    def features(self) -> None:
        game, line = self.game, self.text.line
        line("FN void observe_position(M *RESTRICT m, I seat, int8_t *RESTRICT out) {")
        line("const int32_t v_seat = (int32_t)seat; (void)m; (void)v_seat; (void)out;")
        for feature, group in zip(game.observation.features, game.groups, strict=False):
            self.text.where = ""
            line(self.text.feature(self.text.program.functions[feature.function], feature, group))  # type: ignore[index]
        first = next(group.start for group in game.groups if group.name == "options")
        for number, option in enumerate(game.options):
            line(f"if (LANE == 0) out[{first + number}] = (int8_t)smaller(m->p_{option.name}, {HIGH});")
        line("}")

    def score(self) -> None:
        self.text.line(f"#define SCORE(m, seat) {self.text.called(self.game.score, 'seat', 0)}")


def places(words: Sequence[int], count: int) -> list[int]:
    """Return the place of every word among some of them, or NONE."""
    of = {word: place for place, word in enumerate(words)}
    return [of.get(word, NONE) for word in range(count)] or [NONE]
