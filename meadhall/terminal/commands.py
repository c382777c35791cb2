"""What a player can type besides answers: help, why, hint, look, odds, story, undo, save, load, lang, quit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from meadhall.kernel.errors import BadRequest
from meadhall.kernel.messages import Message
from meadhall.kernel.rules import Decision
from meadhall.locale.choosing import languages_with
from meadhall.locale.speech import LANGUAGES, Speech
from meadhall.terminal import saves
from meadhall.terminal.hinting import hint
from meadhall.terminal.odds import tell_odds
from meadhall.terminal.reading import bare, best, plain_words
from meadhall.terminal.rulebook import rule_text

if TYPE_CHECKING:
    from meadhall.terminal.session import Session

Command = Callable[["Session", int, Decision, str], bool]
"""Carries out a command; True when the question must be put anew."""


def command_in(text: str, speech: Speech, english: Speech) -> tuple[str, str]:
    """The command that a line begins with, and the rest of the line; no command if it is none."""
    first, _, rest = text.partition(" ")
    for tongue in (speech, english):  # a word of the player's own language comes before an English one
        for name in COMMANDS:
            words = (tongue.say(f"command-{name}"), tongue.form(f"command-{name}", "short", {}))
            if bare(first) in map(bare, words):
                return name, rest.strip()
    return "", ""


def run(session: Session, command: Command, seat: int, decision: Decision, rest: str) -> bool:
    """Carry out a command."""
    return command(session, seat, decision, rest)


def show_help(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """How to answer, and every command."""
    speech = session.speech
    session.say("help-answers")
    session.say("help-commands")
    for name in COMMANDS:
        command, about = speech.say(f"command-{name}"), speech.form(f"command-{name}", "help", {})
        session.screen.line(f"  {session.labelled(command, about)}")
    return False


def why(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Why an answer is closed, with its rule."""
    if not rest:
        session.say("why-what")
        return False
    code = session.answering.closed_action(decision, rest)
    if code is None:
        session.say("not-understood", typed=rest[:40])
        return False
    label = session.answering.shown(decision, code)
    reason = session.match.rules.reason(session.match.state, seat, code)
    if reason is None:
        session.say("why-open", answer=label)
        return False
    session.say("why-closed", answer=label, reason=reason.message)
    if reason.rule:
        session.say("why-rule", rule=reason.rule, text=rule_text(session.slug, session.language, reason.rule) or "")
    return False


def look(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Look at the board, a player, a card, a place or a rule."""
    if not rest:
        session.show_board(seat)
        return True
    rule = rule_text(session.slug, session.language, rest.upper())
    if rule:
        session.say("why-rule", rule=rest.upper(), text=rule)
        return False
    words = plain_words(rest)
    players = best(words, [plain_words(name) for name in session.match.names])
    if players:
        heading = session.picture.players(session.view(seat), session.speech)
        rows = tuple((row[0], cell) for row in heading.rows if (cell := row[1 + players[0]]))
        one = type(heading)(heading.title, (heading.headings[0], heading.headings[1 + players[0]]), rows)
        session.screen.board(session.match.names[players[0]], [one])
        return False
    subjects = session.match.rules.phrases.subjects()
    names = [session.speech.noun(family, slug) for family, slug in subjects]
    whole = [i for i, name in enumerate(names) if plain_words(name) == words]
    found = whole or best(words, [[*plain_words(name), *plain_words(subjects[i][1])] for i, name in enumerate(names)])
    called = dict.fromkeys(names[i] for i in found)
    if not found:
        session.say("look-unknown", typed=rest[:40])
    elif len(called) > 1:
        session.say("look-several", typed=rest[:40], names=", ".join(list(called)[:6]))
    else:
        family, slug = subjects[found[0]]
        said = session.match.rules.phrases.look(family, slug, session.view(seat), seat)
        session.screen.line(session.labelled(names[found[0]], " ".join(session.speech.say(one) for one in said)))
    return False


def odds(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """The odds of a fight, in a game that has any."""
    if session.match.rules.fights is None:
        session.say("odds-none")
    else:
        tell_odds(session, seat, rest)
    return False


def story(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """What has happened since the last answer, or from the beginning."""
    begin = 0 if rest else session.before[seat]
    if session.match.number(seat) == begin:
        session.say("nothing-since")
    else:
        session.say("since")
        session.tell(seat, begin)
    return False


def undo(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Take back the last answer."""
    return session.undo(seat)


def save(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Keep the game in a file of the player's choice."""
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


def load(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Go on with a game from a file."""
    if not rest:
        session.say("file-needed", command=session.speech.say("command-load"))
        return False
    return session.load(rest)


def lang(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Speak another language."""
    spoken = languages_with(session.match.rules.game.messages)
    if rest.casefold() not in spoken:
        session.say("lang-unknown", typed=rest[:40], languages=", ".join(one for one in LANGUAGES if one in spoken))
        return False
    session.speak(rest.casefold())
    session.say("language")
    return True


def leave(session: Session, seat: int, decision: Decision, rest: str) -> bool:
    """Stop; the game is kept."""
    raise EOFError


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "why": why,
    "hint": hint,
    "look": look,
    "odds": odds,
    "story": story,
    "undo": undo,
    "save": save,
    "load": load,
    "lang": lang,
    "quit": leave,
}
