"""A hint: a bot is asked for the best answers, from what the player's seat may know and nothing else."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from meadhall.bots.bot import Estimate
from meadhall.bots.registry import BOTS, check, is_bot, names
from meadhall.hall.thinking import hint as think_of_hint
from meadhall.hall.thinking import work_for
from meadhall.kernel.errors import BadOptions
from meadhall.locale.speech import Speech
from meadhall.terminal.answers.inquiry import Inquiry
from meadhall.terminal.background import Background
from meadhall.terminal.reading import bare

if TYPE_CHECKING:
    from meadhall.terminal.session import Session

MOST_BITS: Final = 62
Z: Final = 1.96  # standard errors that hold with 95 % certainty


def title(name: str, speech: Speech) -> str:
    """What a bot is called: its kind in the player's language, or as it was typed."""
    return speech.say(f"bot-{name}") if name in BOTS else name


def hint(session: Session, inquiry: Inquiry, rest: str) -> None:
    """Ask the strongest bot, or the one that is named, for the best three answers; the best chance comes first."""
    titles = {bare(title(slug, session.speech)): slug for slug in BOTS}
    name = titles.get(bare(rest), rest) or list(BOTS)[-1]
    try:
        is_known = is_bot(name)
        check(name)
    except BadOptions:
        is_known = False
    if not is_known:
        session.say("hint-unknown", typed=rest[:40], bots=", ".join(title(one, session.speech) for one in names()))
        return
    seed = secrets.randbits(MOST_BITS) if session.seed is None else session.seed
    called, rules = title(name, session.speech), session.match.rules
    thought = Background().submit(think_of_hint, work_for(rules, inquiry.state, inquiry.seat, name, seed))
    session.waited(thought, called)
    session.say("hint-from", bot=called)
    for estimate in thought.result():
        if inquiry.draft is not None and estimate.code not in inquiry.open:  # no part can be added to those named
            continue
        listed = inquiry.shown(estimate.code)
        session.screen.line(f"  {chance_line(session.speech, str(listed.number), listed.label, estimate)}")


def chance_line(speech: Speech, number: str, label: str, estimate: Estimate) -> str:
    """An answer with its chance to win the game, and how sure that is, where it is known."""
    said = {"number": number, "answer": label, "percent": round(100 * (estimate.share or 0))}
    if estimate.error is None:
        return speech.say("hint-option-bare", **said)
    return speech.say("hint-option", **said, error=max(round(100 * Z * estimate.error), 1))
