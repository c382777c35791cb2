"""Games that were saved at the prompt, as far as their record is concerned."""

from __future__ import annotations

import json
from typing import Final

from meadhall.kernel.files import read_json
from meadhall.kernel.journal.plain import read_journal
from meadhall.kernel.journal.running import run
from meadhall.kernel.records import record_of, write_record

FORMAT: Final = "meadhall-game"
VERSION: Final = 2  # a save of version 1 holds a record, one of version 2 a journal


def recorded(text: bytes) -> bytes:
    """The record in a file: the file itself, or that of the game which is saved in it."""
    try:
        plain = read_json(text)
    except (ValueError, RecursionError):
        return text
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        return text
    if "journal" in plain:
        return write_record(record_of(run(read_journal(plain["journal"])))).encode()
    return json.dumps(plain.get("record")).encode()
