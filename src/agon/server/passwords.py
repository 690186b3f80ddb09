"""Passwords: argon2, in a thread of its own so that nobody waits, and never more than a few at once."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from agon.engine.errors import Refused
from agon.server.names import name_key

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2  # each takes 32 MiB while it is worked out
HASHER = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)


def check_password(password: str, name: str) -> None:
    """Refuse what is guessed first."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("bad-password", f"a password has {SHORTEST} to {LONGEST} characters")
    if name_key(password) == name_key(name) or len(set(password)) == 1:
        raise Refused("bad-password", "that password is too easy to guess; take several words")


class Passwords:
    """Works passwords out, slowly for those who would guess them."""

    def __init__(self, hasher: PasswordHasher = HASHER) -> None:
        self.hasher = hasher
        self.room = asyncio.Semaphore(AT_ONCE)
        self.nobody = ""  # a hash no password fits

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self.room:
            return await asyncio.to_thread(self.hasher.hash, _bytes(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password. Where there is none, the same work is done before the answer is no."""
        if not self.nobody:
            self.nobody = await self.hash(secrets.token_urlsafe(32))
        async with self.room:
            fits = await asyncio.to_thread(self._fits, hashed or self.nobody, _bytes(password))
        return fits and hashed is not None

    def _fits(self, hashed: str, password: bytes) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, hashed: str) -> bool:
        """Whether it was worked out with other parameters than today's."""
        return self.hasher.check_needs_rehash(hashed)


def _bytes(password: str) -> bytes:
    """The same password typed on two keyboards is the same password."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
