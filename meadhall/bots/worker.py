"""The worker process of a plug-in: `python -m meadhall.bots.worker NAME` speaks the protocol for a bot in Python.

The plug-in is given an `Outlook` as our own bots are, made from what the wire brought: never a state.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from typing import IO, Any

import meadhall.games  # the games must be known  # noqa: F401
from meadhall.bots.bot import Advice, Bot, Budget, Outlook
from meadhall.bots.plugins import points
from meadhall.bots.wire import PROTOCOL, read, written
from meadhall.kernel.rules import Decision, Rules
from meadhall.kernel.setting import Setting

SEED = 0  # whoever must play the same again gets this one; that of the game would tell what the dice will do

Factory = Callable[[int | None], Bot]


def outlook_of(rules: Rules, message: dict[str, Any]) -> Outlook:
    """What a question says, as our own bots see it."""
    veiled = rules.new_state()
    veiled.load(message["veiled"])
    asked = message["decision"]
    codes = tuple(answer["code"] for answer in asked["answers"])
    return Outlook(rules, veiled, Decision(asked["seat"], asked["question"], codes, asked["offer"]))


def answer_of(advice: Advice) -> dict[str, Any]:
    """Advice as an answer."""
    options = [{"code": option.code, "share": option.share} for option in advice.options]
    return {"code": advice.code, "options": options}


def serve(factory: Factory, heard: IO[bytes], said: IO[bytes]) -> None:
    """Answer until nobody asks any more."""
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
    """Serve the plug-in of that name; what it prints does not get between the answers."""
    heard, said = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")  # open to the last, lest last words be lost
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    sys.stdout = sys.stderr
    factory: Factory = points()[words[0]].load()
    serve(factory, heard, said)


if __name__ == "__main__":
    main(sys.argv[1:])
