"""The worker process of a plug-in: `python -m meadhall.bots.worker NAME` speaks the protocol for a Python bot.

The plug-in gets an `Outlook` like our own bots, made from the messages, and never a state. With FILE and its digest
after NAME, the bot is one that the file declares. With `--list` for NAME, the worker lists the bots of the file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

from meadhall.bots.bot import Advice, Bot, Budget, Outlook
from meadhall.bots.bot_files import LIST, Factory, abouts, factories
from meadhall.bots.plugins import points
from meadhall.bots.wire import PROTOCOL, read, written
from meadhall.kernel.rules import Decision, Rules
from meadhall.kernel.setting import Setting

SEED = 0  # for reproducible games; the seed of the game would reveal the dice


def outlook_of(rules: Rules, message: dict[str, Any]) -> Outlook:
    """The outlook of a question."""
    veiled = rules.new_state()
    veiled.load(message["veiled"])
    asked = message["decision"]
    codes = tuple(answer["code"] for answer in asked["answers"])
    return Outlook(rules, veiled, Decision(asked["seat"], asked["question"], codes, asked["offer"]))


def answer_of(advice: Advice) -> dict[str, Any]:
    """Advice as a message."""
    estimates = [{"code": estimate.code, "share": estimate.share} for estimate in advice.estimates]
    return {"code": advice.code, "options": estimates}


def serve(factory: Factory, heard: IO[bytes], said: IO[bytes]) -> None:
    """Answer until the input is closed."""
    import meadhall.games  # registers the games; to list a file needs none, and they take long to import  # noqa: F401

    rules: Rules | None = None
    bot: Bot | None = None
    for line in heard:
        message = read(line)
        if message["type"] == "hello":
            rules, bot = Setting.read(message["setting"]).rules(), factory(SEED if message["repeatable"] else None)
            reply: dict[str, Any] = {"type": "ready", "protocol": PROTOCOL}
        else:
            assert rules is not None and bot is not None
            reply = answer_of(bot.advise(outlook_of(rules, message), Budget(**message["budget"])))
        said.write(written(reply))
        said.flush()


def main(words: Sequence[str]) -> None:
    """Serve a plug-in, or list the bots of a file; what the plug-in prints does not mix with the answers."""
    heard, said = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")  # stay open
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    name, *where = words
    if not where:
        return serve(points()[name].load(), heard, said)
    declared = factories(Path(where[0]), where[1])
    if name == LIST:
        said.write(written(abouts(declared)))
        return said.flush()
    serve(declared[name], heard, said)


if __name__ == "__main__":
    main(sys.argv[1:])
