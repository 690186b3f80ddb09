"""Asks and outcomes in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from agon.engine.game import Game
from agon.engine.table import Ask, Outcome
from agon.text.catalogue import Catalogue, capitalised


def is_numeric(game: Game, ask: Ask) -> bool:
    return next(kind.numeric for kind in game.asks if kind.name == ask.what)


def question(texts: Catalogue, ask: Ask) -> str:
    """The question of an ask with the card it is about, and how many are left to choose."""
    asked = f"{capitalised(texts.word(ask.card))}: {texts.question(ask)}" if ask.card else texts.question(ask)
    return f"{asked} ({texts.format('play-left', left=ask.left, of=ask.of)})" if ask.left and ask.of else asked


def option_help(texts: Catalogue, ask: Ask, option: str) -> str:
    """One line about an option, if the game has one."""
    key = f"{ask.what}-{option}-help".replace("_", "-")
    return texts.format(key) if texts.has(key) else ""


def word_text(texts: Catalogue, word: str) -> str:
    """The text of a card, in our own words, if the game has one."""
    key = f"card-{word}-text".replace("_", "-")
    return texts.format(key) if texts.has(key) else ""


def outcome_lines(texts: Catalogue, outcome: Outcome | None, seats: Sequence[str]) -> list[str]:
    """The result of a game, or that it is unfinished. Who plays alone does not win: the reason is the result."""
    if outcome is None:
        return [texts.format("record-unfinished")]
    if len(seats) == 1:
        return [texts.format("play-result", result=reason_text(texts, outcome.reason))]
    lines = [texts.format("play-winner", seat=texts.seat(seat)) for seat in outcome.winners]
    return [
        *(lines or [texts.format("play-draw")]),
        texts.format("play-reason", reason=reason_text(texts, outcome.reason)),
    ]


def reason_text(texts: Catalogue, reason: str) -> str:
    """Why a game ended: a reason of the game, or one of the server (`resign`, `timeout`)."""
    key = f"reason-{reason}".replace("_", "-")
    return texts.format(key) if texts.has(key) else texts.word(reason)
