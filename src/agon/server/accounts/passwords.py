"""Passwords: argon2 in worker threads, a few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from agon.engine.errors import Refused
from agon.server.accounts.names import name_key

SHORTEST, LONGEST = 8, 200
AT_ONCE = 2  # each hash takes 32 MiB of memory
HASHER = PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)


def check_password(password: str, name: str) -> None:
    """Refuse easily guessed passwords."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("bad-password", f"a password must have {SHORTEST} to {LONGEST} characters")
    if name_key(password) == name_key(name) or len(set(password)) == 1:
        raise Refused("bad-password", "that password is too easy to guess; use several words")


class Passwords:
    """Hashes and verifies passwords."""

    def __init__(self, hasher: PasswordHasher = HASHER) -> None:
        self.hasher = hasher
        self.room = asyncio.Semaphore(AT_ONCE)
        self.dummy_hash = ""  # a hash that no password matches

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        async with self.room:
            return await asyncio.to_thread(self.hasher.hash, _bytes(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Whether a password matches; without a hash the same work is done, so timing reveals nothing."""
        if not self.dummy_hash:
            self.dummy_hash = await self.hash(secrets.token_urlsafe(32))
        async with self.room:
            fits = await asyncio.to_thread(self._fits, hashed or self.dummy_hash, _bytes(password))
        return fits and hashed is not None

    def _fits(self, hashed: str, password: bytes) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, hashed: str) -> bool:
        """Whether a hash has outdated parameters."""
        return self.hasher.check_needs_rehash(hashed)


def _bytes(password: str) -> bytes:
    """Normalize a password, so it does not depend on the keyboard."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
