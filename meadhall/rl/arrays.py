"""Arrays and numbers as a compiled core takes them: it checks neither, so they are checked here."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from meadhall.kernel.errors import BadOptions


def memory(array: NDArray[Any]) -> memoryview:
    """An array as the core takes it: one row of numbers."""
    return array.reshape(-1).data


def owned(given: dict[str, NDArray[Any]], name: str, shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """The caller's array of a name, checked, or a new one."""
    array = given.pop(name, None)
    if array is None:
        return np.zeros(shape, kind)
    is_fit = isinstance(array, np.ndarray) and array.shape == shape and array.dtype == kind
    if not is_fit or not array.flags.carray:
        raise ValueError(
            f"{name} must be a contiguous, writeable array of {np.dtype(kind)} of the shape {shape}, in aligned memory"
        )
    return array


def whole(given: Any, least: int, most: int, what: str) -> int:
    """A whole number within its bounds, of Python or of NumPy; a truth value is none."""
    if isinstance(given, bool) or not isinstance(given, (int, np.integer)) or not least <= given <= most:
        raise BadOptions(f"{what} must be a whole number from {least} to {most}.")
    return int(given)


def codes_of(actions: ArrayLike, games: int, count: int) -> NDArray[np.int16]:
    """An action for each game, below a count."""
    codes = np.asarray(actions)
    if codes.shape != (games,) or codes.dtype.kind not in "iu":
        raise ValueError(f"the actions must be {games} whole numbers, not {codes.dtype} of the shape {codes.shape}")
    outside = (codes < 0) | (codes >= count)
    if outside.any():
        game = int(np.argmax(outside))
        raise ValueError(
            f"the action {codes[game]} in game {game} is no number from 0 to {count - 1}; no game was stepped"
        )
    return np.array(codes, np.int16)


def seats_of(seats: ArrayLike, games: int, count: int) -> NDArray[np.int8]:
    """A seat for each game, below a count."""
    found = np.array(seats)
    if found.shape != (games,) or found.dtype.kind not in "iu":
        raise ValueError(f"the seats must be {games} whole numbers")
    if (found < 0).any() or (found >= count).any():
        raise ValueError(f"the seats must be numbers from 0 to {count - 1}")
    return found.astype(np.int8)
