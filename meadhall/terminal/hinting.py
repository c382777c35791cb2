"""A hint: a bot is asked for the best answers, from what the player's seat may know and nothing else."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from meadhall.bots.bot import Budget, Estimate, Outlook
from meadhall.bots.chances import explained
from meadhall.bots.registry import BOTS, Player, is_bot, names, player
from meadhall.kernel.errors import BadOptions
from meadhall.kernel.rules import Decision
from meadhall.locale.speech import Speech
from meadhall.terminal.reading import bare
from meadhall.terminal.thinking import Thought

if TYPE_CHECKING:
    from meadhall.terminal.session import Session

RECKONING: Final = Budget(seconds=2.0, iterations=300)  # for those who do not say themselves what an answer is worth
MOST_BITS: Final = 62
Z: Final = 1.96  # standard errors that hold with 95 % certainty


def title(name: str, speech: Speech) -> str:
    """What a bot is called: its kind in the player's language, or as it was typed."""
    return speech.say(f"bot-{name}") if name in BOTS else name


def hint(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Ask the strongest bot, or the one that is named, for the best three answers; the best chance comes first."""
    titles = {bare(title(slug, session.speech)): slug for slug in BOTS}
    name = titles.get(bare(rest), rest) or list(BOTS)[-1]
    try:
        adviser = player(name, session.seed) if is_bot(name) else None
    except BadOptions:
        adviser = None
    if adviser is None:
        session.say("hint-unknown", typed=rest[:40], bots=", ".join(title(one, session.speech) for one in names()))
        return False
    match = session.match
    outlook = Outlook.of(match.rules, match.state, decision)
    seed = secrets.randbits(MOST_BITS) if session.seed is None else session.seed
    called = title(name, session.speech)
    try:
        estimates = session.waited(Thought(lambda: thought_out(adviser, outlook, seed)), called)
    finally:
        adviser.close()
    session.say("hint-from", bot=called)
    for estimate in estimates:
        label = session.answering.shown(decision, estimate.code)
        number = decision.codes.index(estimate.code) + 1
        session.screen.line(f"  {chance_line(session.speech, str(number), label, estimate)}")
    return False


def chance_line(speech: Speech, number: str, label: str, estimate: Estimate) -> str:
    """An answer with its chance to win the game, and how sure that is, where it is known."""
    said = {"number": number, "answer": label, "percent": round(100 * (estimate.share or 0))}
    if estimate.error is None:
        return speech.say("hint-option-bare", **said)
    return speech.say("hint-option", **said, error=max(round(100 * Z * estimate.error), 1))


def thought_out(adviser: Player, outlook: Outlook, seed: int) -> tuple[Estimate, ...]:
    """The adviser's best options, with what they are worth."""
    return explained(outlook, adviser.advise(outlook), RECKONING, seed)
