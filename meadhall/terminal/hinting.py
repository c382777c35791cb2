"""A hint: a bot is asked what it would answer, from what the player's seat may know and nothing else."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from meadhall.bots.bot import Budget, Option, Outlook
from meadhall.bots.reckoning import explained
from meadhall.bots.registry import BOTS, Player, is_bot, names, player
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.game import Decision
from meadhall.kernel.records import rules_for
from meadhall.locale.speech import Speech
from meadhall.terminal.thinking import Thought

if TYPE_CHECKING:
    from meadhall.terminal.session import Session

RECKONING: Final = Budget(seconds=2.0, iterations=300)  # for those who do not say themselves what an answer is worth
MOST_BITS: Final = 62


def title(name: str, speech: Speech) -> str:
    """What a bot is called: its kind in the player's language, or as it was typed."""
    return speech.say(f"bot-{name}") if name in BOTS else name


def hint(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Ask the strongest bot, or the one that is named, for its best three answers."""
    name = rest or list(BOTS)[-1]
    try:
        adviser = player(name, session.seed) if is_bot(name) else None
    except BadOptions:
        adviser = None
    if adviser is None:
        session.say("hint-unknown", typed=rest[:40], bots=", ".join(names()))
        return False
    match = session.match
    outlook = Outlook.of(rules_for(match.rules.setting), match.state, decision)
    seed = secrets.randbits(MOST_BITS) if session.seed is None else session.seed
    called = title(name, session.speech)
    try:
        options = session.waited(Thought(lambda: thought_out(adviser, outlook, seed)), called)
    finally:
        adviser.close()
    session.say("hint-from", bot=called)
    for option in options:
        label = session.answering.label(option.code, session.view(seat))
        number = decision.codes.index(option.code) + 1
        share = round(100 * (option.share or 0))
        session.screen.line(f"  {session.speech.say('hint-option', number=str(number), answer=label, percent=share)}")
    return False


def thought_out(adviser: Player, outlook: Outlook, seed: int) -> tuple[Option, ...]:
    """The adviser's best options, with what they are worth."""
    return explained(outlook, adviser.advise(outlook), RECKONING, seed)
