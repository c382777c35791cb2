"""Bots from a Python file that is not installed: `--bots mybots.py`.

The file declares them in a dictionary, `BOTS = {"skald": Skald}`: by name, a function from a seed to a bot, as an entry
point names one. The file is never run in this process: one worker (`worker.py`) reads the dictionary, others play.
"""

from __future__ import annotations

import hashlib
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from meadhall.bots.bot import Bot
from meadhall.bots.child import Child, Deadline
from meadhall.bots.faults import BadBots, BotFault, TooLate
from meadhall.bots.guard import Limits
from meadhall.bots.plugins import RESERVED, SLUG, Plugin, declare, plugins, surroundings, worker
from meadhall.bots.wire import read
from meadhall.kernel.files import read_file

DECLARATION: Final = "BOTS"
MODULE: Final = "meadhall_bots_file"  # the name of the module made from the file
MOST_BYTES: Final = 1_048_576  # of a file
MOST_ABOUT: Final = 80  # characters of what a bot says about itself
LIST: Final = "--list"  # tells a worker to list the bots

Factory = Callable[[int | None], Bot]


def use(names: Iterable[str], taken: Iterable[str]) -> None:
    """Register the bots of these files, and no others; `taken` are the names of our own bots."""
    declare(())
    found: list[Plugin] = []
    known = {*taken, RESERVED}
    for name in dict.fromkeys(names):
        known |= plugins().keys()
        for one in declared_in(name):
            if one.slug in known:
                raise BadBots(f"{name} declares a bot {one.slug!r}, but there is one of that name already.")
            known.add(one.slug)
            found.append(one)
    declare(found)


def declared_in(name: str) -> list[Plugin]:
    """The bots that a file declares."""
    path = Path(name).absolute()
    try:
        digest = hashlib.sha256(read_file(path, MOST_BYTES)).hexdigest()
    except OSError as error:
        raise BadBots(f"{name} cannot be read: {error.strerror}.") from None
    child, seconds = Child(worker(LIST, str(path), digest), surroundings()), Limits().start
    try:
        said = read(child.ask(b"\n", Deadline.after(seconds)))
    except TooLate:
        raise BadBots(f"{name} cannot be imported within {seconds:g} seconds.") from None
    except BotFault as fault:
        raise BadBots(f"{name} cannot be imported: {fault.words or 'it ends by itself'}.") from None
    finally:
        child.close()
    if not said:
        needed = f'{DECLARATION} = {{"name": function from a seed to a bot}}'
        raise BadBots(f"{name} declares no bots: it needs a dictionary {needed}.")
    for slug in said:
        if not SLUG.fullmatch(slug):
            raise BadBots(f"{name} declares a bot {slug[:40]!r}; a name has small letters, digits and hyphens.")
    return [Plugin(slug, path.name, about, str(path), digest) for slug, about in said.items()]


def factories(path: Path, digest: str) -> Mapping[str, Factory]:
    """The bots that a file declares, by name. Runs the file, and is called in a worker only.

    The file must not have changed since the command began, so that no contest is played by two versions of a bot.
    """
    source = read_file(path, MOST_BYTES)
    if hashlib.sha256(source).hexdigest() != digest:
        raise SystemExit(f"{path.name} has changed since the command began.")
    module = types.ModuleType(MODULE)
    module.__file__ = str(path)
    sys.modules[MODULE] = module  # where dataclasses look for it
    sys.path.append(str(path.parent))
    exec(compile(source, str(path), "exec"), module.__dict__)
    declared: Any = getattr(module, DECLARATION, {})
    if not isinstance(declared, Mapping):
        return {}
    return declared if all(isinstance(slug, str) and callable(make) for slug, make in declared.items()) else {}


def abouts(declared: Mapping[str, Factory]) -> dict[str, str]:
    """What each bot says about itself: the first line of its docstring."""
    said = {slug: (make.__doc__ or "").strip().splitlines() or [""] for slug, make in declared.items()}
    return {slug: lines[0][:MOST_ABOUT] for slug, lines in said.items()}
