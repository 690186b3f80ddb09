"""Fair dice: nobody, the host included, chooses or foresees what falls.

The server draws a secret and shows its commitment before anybody sits down. Each player brings a nonce. The key of
the dice is made of the secret and all nonces, so the host, who is bound by the commitment, cannot choose it, and
neither can the players, who do not know the secret. The answer to a chance ask comes from the key, the table and the
number of chance answers before it, which never goes back. Once the game is over the secret is shown, for everybody to
check.

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

BYTES = 32
WIDTH = 8  # bytes of one draw


def commitment(secret: bytes) -> str:
    """What is shown of the secret before the game."""
    return hashlib.sha256(secret).hexdigest()


class Dice:
    """The dice of one table."""

    def __init__(self, secret: bytes, table: str, nonces: Sequence[str]) -> None:
        said = "\n".join([table, *nonces]).encode()
        self.key = hmac.digest(secret, said, "sha256")

    def below(self, bound: int, index: int) -> int:
        """A number from 0 to bound - 1: the first draw that falls within whole multiples of the bound."""
        space = 1 << 8 * WIDTH
        fair = space - space % bound
        for attempt in count():
            draw = int.from_bytes(hmac.digest(self.key, b"%d/%d" % (index, attempt), "sha256")[:WIDTH], "big")
            if draw < fair:
                return draw % bound
        raise AssertionError

    def choose(self, options: Sequence[str], weights: Sequence[int] | None, index: int) -> str:
        """The option that falls; `weights` where they are not equally likely."""
        if weights is None:
            return options[self.below(len(options), index)]
        sums = list(accumulate(weights))
        return options[bisect(sums, self.below(sums[-1], index))]
