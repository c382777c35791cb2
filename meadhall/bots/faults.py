"""What a foreign bot can do wrong. A fault costs it its move, never the game. A file without bots is refused.

MeadhallError
├── BadRequest
│   └── BadBots   a file that declares no bots       bots/invalid
└── BotFault      karl answers for it                bot/…
    ├── NoStart   cannot be started, or is not ready bot/start
    ├── TooLate   no answer in time                  bot/late
    ├── Gone      has ended, or closed its output    bot/gone
    ├── Nonsense  a line that is no answer           bot/nonsense
    ├── Flood     a line without end                 bot/flood
    └── Illegal   an answer that is not open         bot/illegal
"""

from __future__ import annotations

from meadhall.kernel.errors import BadRequest, MeadhallError


class BadBots(BadRequest):
    """A file of bots that cannot be read or run, declares none, or uses a name that is taken."""

    code = "bots/invalid"


class BotFault(MeadhallError):
    """What a bot did wrong; `words` are the last line of its standard error, to help to find the mistake."""

    code = "bot"

    def __init__(self, sentence: str, words: str = "") -> None:
        super().__init__(sentence + (f" ({words})" if words else ""))
        self.words = words


class NoStart(BotFault):
    """It cannot be started, or never says that it is ready."""

    code = "bot/start"


class TooLate(BotFault):
    """It has not answered in time."""

    code = "bot/late"


class Gone(BotFault):
    """It has ended, or has closed its output."""

    code = "bot/gone"


class Nonsense(BotFault):
    """It said something that is not an answer."""

    code = "bot/nonsense"


class Flood(BotFault):
    """Its line is longer than any answer can be."""

    code = "bot/flood"


class Illegal(BotFault):
    """Its answer is not open."""

    code = "bot/illegal"
