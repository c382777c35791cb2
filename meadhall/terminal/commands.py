"""What a player can type besides answers: help, board, look, why, rules, hint, odds, story, undo, drop, save, quit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meadhall.hall import wire
from meadhall.kernel.errors import BadRequest
from meadhall.kernel.messages import Message
from meadhall.locale.choosing import languages_with
from meadhall.locale.rulebook import rule_text
from meadhall.locale.speech import LANGUAGES, Speech
from meadhall.terminal import saves
from meadhall.terminal.answers.answering import closed_code
from meadhall.terminal.consulting import consult
from meadhall.terminal.hinting import hint
from meadhall.terminal.looking import look
from meadhall.terminal.odds import tell_odds
from meadhall.terminal.reading import bare

if TYPE_CHECKING:
    from collections.abc import Callable

    from meadhall.terminal.asking import Asking
    from meadhall.terminal.session import Session

    Command = Callable[[Session, int, Asking | None, str], bool]
    """Carries out a command of a seat, at a question or when a turn ends; True when the question is to be put anew."""


def command_in(text: str, speech: Speech, english: Speech) -> tuple[str, str]:
    """The command that a line begins with, and the rest of the line; no command if it is none."""
    first, _, rest = text.partition(" ")
    for tongue in (speech, english):  # a word of the player's own language comes before an English one
        for name in COMMANDS:
            words = (tongue.say(f"command-{name}"), tongue.form(f"command-{name}", "short", {}))
            if bare(first) in map(bare, words):
                return name, rest.strip()
    return "", ""


def run_anywhere(session: Session, seat: int, text: str, asking: Asking | None = None) -> bool | None:
    """Carry out a command, if the line is one: whether the question is to be put anew; None if it is no command."""
    name, rest = command_in(text, session.speech, session.english)
    if not name:
        return None
    if asking is None and name in AT_A_QUESTION:
        session.say("nothing-asked")
        return False
    return COMMANDS[name](session, seat, asking, rest)


def run_between(session: Session, text: str) -> bool:
    """Carry out a command while nobody may see the game; False if it is none that can be used then."""
    name, rest = command_in(text, session.speech, session.english)
    if name not in BETWEEN:
        return False
    COMMANDS[name](session, 0, None, rest)
    return True


def show_help(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """How to answer, and every command."""
    speech, has_fights = session.speech, session.match.rules.fights is not None
    lines = [speech.say(key) for key in ("help-answers", "help-choices", "help-commands")]
    for name in COMMANDS:
        if name != "odds" or has_fights:
            command, about = speech.say(f"command-{name}"), speech.form(f"command-{name}", "help", {})
            lines.append(f"  {about if about.startswith(command) else session.labelled(command, about)}")
    session.screen.read_through(lines, session.more)
    return False


def why(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """Why an answer is closed, with its rule."""
    assert asking is not None
    if not rest:
        session.say("why-what")
        return False
    code = closed_code(asking.inquiry, rest, anywhere=True)
    if code is None:
        session.say("not-understood", typed=rest[:40])
        return False
    label, reply = asking.inquiry.label(code), session.host.take(seat, wire.AskWhy(0, code))
    if not isinstance(reply, wire.Told) or reply.why is None or code in asking.inquiry.open:
        session.say("why-open", answer=label)
        return False
    session.say("why-closed", answer=label, reason=reply.why)
    if reply.rule:
        session.say("why-rule", rule=reply.rule, text=rule_text(session.slug, session.language, reply.rule) or "")
    return False


def show_board(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """The whole board."""
    session.show_board(seat)
    return True


def look_at(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """Look at an answer by its number, a player, a card, a place or a rule; at nothing in particular, at the board."""
    if rest:
        listed = asking.inquiry.numbered(rest) if asking is not None else None
        if listed is not None and listed.effect:
            session.screen.line(session.labelled(listed.label, listed.effect))
        else:
            look(session, seat, rest if listed is None else listed.label)
        return False
    return show_board(session, seat, asking, rest)


def odds(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """The odds of a fight, in a game that has any; a number is that of an answer."""
    inquiry = asking.inquiry if asking is not None else None
    listed = inquiry.numbered(rest) if inquiry is not None else None
    if session.match.rules.fights is None:
        session.say("odds-none")
    else:
        tell_odds(session, seat, rest if listed is None else listed.label, inquiry)
    return False


def rules(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """The rules: their chapters, one by its id, or all with some words."""
    consult(session, rest)
    return False


def story(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """What has happened since the last answer, or from the beginning."""
    begin = 0 if rest else session.before[seat]
    if session.match.number(seat) == begin:
        session.say("nothing-since")
    else:
        session.say("since-the-beginning" if rest else "since")
        session.tell(seat, begin)
    return False


def undo(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """Take back the last part of a choice that is being composed, or else the last answer."""
    if asking is not None and asking.inquiry.links:
        return asking.drop("")
    return session.undo(seat)


def drop(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """Take a part out of the choice that is being composed."""
    assert asking is not None
    return asking.drop(rest)


def save(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """Keep the game as it stands in a file of the player's choice."""
    if not rest:
        session.say("file-needed", command=session.speech.say("command-save"))
        return False
    try:
        path = saves.path_from(rest)
    except BadRequest:
        session.say("save-failed", file=rest, why=Message("error-request-bad"))
        return False
    if session.keep(path):
        session.say("saved", file=str(path))
    return False


def load(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """Go on with a game from a file."""
    if not rest:
        session.say("file-needed", command=session.speech.say("command-load"))
        return False
    return session.load(rest)


def lang(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """Speak another language."""
    spoken = languages_with(session.match.rules.game.messages)
    if rest.casefold() not in spoken:
        session.say("lang-unknown", typed=rest[:40], languages=", ".join(one for one in LANGUAGES if one in spoken))
        return False
    session.speak(rest.casefold())
    session.say("language")
    if asking is not None:
        asking.inquiry = asking.made(asking.inquiry.links)
    return True


def leave(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """Stop; the game is kept."""
    raise EOFError


def ask_for_hint(session: Session, seat: int, asking: Asking | None, rest: str) -> bool:
    """The best answers as a bot sees them."""
    assert asking is not None
    hint(session, asking.inquiry, rest)
    return False


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "board": show_board,
    "look": look_at,
    "why": why,
    "rules": rules,
    "hint": ask_for_hint,
    "odds": odds,
    "story": story,
    "undo": undo,
    "drop": drop,
    "save": save,
    "load": load,
    "lang": lang,
    "quit": leave,
}
AT_A_QUESTION: Final = frozenset({"why", "hint", "drop"})
BETWEEN: Final = frozenset({"help", "lang", "save", "quit"})
