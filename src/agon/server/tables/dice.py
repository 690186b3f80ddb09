"""Provably fair dice: nobody, including the host, can choose or predict a roll.

The server draws a secret and publishes its commitment before anyone joins. Each player contributes a nonce. The key of
the dice is derived from the secret and all nonces: the host cannot choose it, being bound by the commitment, and the
players cannot either, not knowing the secret. The answer to a chance ask is derived from the key, the table and the
number of chance answers before it, which never decreases. When the game is over the secret is published, so anyone can
verify the rolls.

>>> dice = Dice(bytes(32), "a-table", ["white", "black"])
>>> [dice.below(6, index) for index in range(8)]
[2, 5, 4, 3, 4, 2, 1, 1]
>>> commitment(bytes(32))[:16]
'66687aadf862bd77'
"""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate, count

SECRET_BYTES = 32
DRAW_BYTES = 8  # in bytes, of one draw


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret, published before the game."""
    return hashlib.sha256(secret).hexdigest()


class Dice:
    """The dice of one table."""

    def __init__(self, secret: bytes, table: str, nonces: Sequence[str]) -> None:
        message = "\n".join([table, *nonces]).encode()
        key = hmac.digest(secret, message, "sha256")
        self.mac = hmac.new(key, digestmod="sha256")  # copied for each draw: starting one costs more

    def below(self, bound: int, index: int) -> int:
        """Draw a number from 0 to bound - 1, without modulo bias."""
        space = 1 << 8 * DRAW_BYTES
        fair = space - space % bound
        for attempt in count():
            mac = self.mac.copy()
            mac.update(b"%d/%d" % (index, attempt))
            draw = int.from_bytes(mac.digest()[:DRAW_BYTES], "big")
            if draw < fair:
                return draw % bound
        raise AssertionError

    def choose(self, options: Sequence[str], weights: Sequence[int] | None, index: int) -> str:
        """Draw an option; `weights` if they are not equally likely."""
        if weights is None:
            return options[self.below(len(options), index)]
        sums = list(accumulate(weights))
        return options[bisect(sums, self.below(sums[-1], index))]
