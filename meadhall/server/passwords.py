"""Passwords, hashed with argon2 outside the event loop."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from meadhall.kernel.errors import BadRequest

LEAST: Final = 8
MOST: Final = 200
HASHER: Final = PasswordHasher()
NOBODY: Final = HASHER.hash("nobody has this password")


async def hashed(password: str) -> str:
    """What is stored of a password."""
    if not LEAST <= len(password) <= MOST:
        raise BadRequest(f"A password has {LEAST} to {MOST} characters.")
    return await asyncio.to_thread(HASHER.hash, password)


async def fits(password: str, stored: str | None) -> bool:
    """Whether a password is the one that was stored; without one the same time is spent."""
    try:
        return await asyncio.to_thread(HASHER.verify, stored or NOBODY, password[:MOST]) and stored is not None
    except (Argon2Error, InvalidHashError):
        return False
