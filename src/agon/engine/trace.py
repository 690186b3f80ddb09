"""The trace of a game: a hash of every ask, choice and the final position.

`native/play.h` computes the same hash; tests compare the two.
"""

from __future__ import annotations

from agon.engine.chooser import mix
from agon.engine.game import Game

PRIME = (1 << 61) - 1
START = 1


def value_size(game: Game) -> int:
    """Return the bytes per value: one if every word, option count and ask fits into it."""
    return 1 if max(len(game.words.ids), game.most_options, len(game.asks)) <= 256 else 2


def fold(trace: int, packed: bytes) -> int:
    """Return the trace extended by more bytes: a polynomial hash modulo a prime over chunks of eight bytes."""
    packed += bytes(-len(packed) % 8)
    return ((trace << 8 * len(packed)) | int.from_bytes(packed, "big")) % PRIME


def pack(values: list[int], size: int) -> bytes:
    """Concatenate the low bytes of the values."""
    if size == 1:
        try:
            return bytes(values)
        except ValueError:
            return bytes([value & 0xFF for value in values])
    mask = (1 << 8 * size) - 1
    return b"".join([(value & mask).to_bytes(size, "big") for value in values])


def join(whole: int, trace: int) -> int:
    """Return the trace of many games extended by one more game."""
    return mix(whole ^ trace)
