"""Read a file that a user names, write a file atomically, and read JSON strictly.

The first two raise `OSError` only; its `strerror` completes the sentence "FILE cannot be read: …" or "… cannot be
written: …".
"""

from __future__ import annotations

import errno
import json
import os
import stat
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import Any, Final, NoReturn

UNBLOCKED: Final = getattr(os, "O_NONBLOCK", 0)  # otherwise opening a pipe would block until somebody writes to it
EXACT: Final = getattr(os, "O_BINARY", 0)  # otherwise Windows would change line ends


def read_file(path: str | PathLike[str], most: int) -> bytes:
    """The contents of a regular file of at most `most` bytes."""
    with open(os.open(path, os.O_RDONLY | UNBLOCKED | EXACT), "rb") as file:
        kind = os.fstat(file.fileno()).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(kind):
            raise OSError(errno.EINVAL, "it is not a regular file")
        found = file.read(most + 1)
    if len(found) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most:,} bytes")
    return found


def write_file(path: str | PathLike[str], text: str) -> None:
    """Write a text as UTF-8 to a temporary file in the same folder, sync it to the disk, then rename it.

    A reader finds the complete old or new file, also after a failure. A device or a pipe must not be replaced, so it is
    written to directly.
    """
    target = Path(os.path.realpath(path))
    data = text.encode()
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        mode = None
    if mode is not None and stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if mode is not None and not stat.S_ISREG(mode):
        with open(target, "wb") as file:
            file.write(data)
        return
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with open(beside, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            beside.chmod(stat.S_IMODE(mode))
        os.replace(beside, target)
    except BaseException:
        with suppress(OSError):
            beside.unlink()
        raise


def read_json(text: str | bytes) -> Any:
    """Plain data from JSON as its standard has it: UTF-8, no NaN or Infinity, and no key twice in one object.

    Anything else is a `ValueError` or, if it is too deep, a `RecursionError`. A byte order mark is passed over.
    """
    return json.loads(
        text.decode("utf-8-sig") if isinstance(text, bytes) else text,
        parse_constant=_refuse_constant,
        object_pairs_hook=_without_repeats,
    )


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number of JSON")


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Readers of JSON disagree on which of two equal keys counts."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {twice[:40]!r} is there more than once")
    return found
