"""Looking at a player, a card, a place or a rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from meadhall.kernel.declared.pictures import Section
from meadhall.locale.rulebook import rule_text
from meadhall.terminal.reading import best, fit, plain_words

if TYPE_CHECKING:
    from meadhall.terminal.session import Session

MOST_NAMED: Final = 6
SURE: Final = 2  # how well a word must fit what is shown without asking


def look(session: Session, seat: int, typed: str) -> None:
    """Show what is called so; if nothing is, say what may be meant."""
    rule = rule_text(session.slug, session.language, typed.upper())
    if rule:
        session.say("why-rule", rule=typed.upper(), text=rule)
        return
    words = plain_words(typed)
    players = best(words, [plain_words(name) for name in session.match.names])
    if players and is_sure(words, plain_words(session.match.names[players[0]])):
        show_player(session, seat, players[0])
        return
    subjects = session.match.rules.phrases.subjects()
    names = [session.speech.noun(family, slug) for family, slug in subjects]
    known = [[*plain_words(name), *plain_words(slug)] for name, (_, slug) in zip(names, subjects, strict=True)]
    whole = [place for place, name in enumerate(names) if plain_words(name) == words]
    found = whole or best(words, known)
    called = list(dict.fromkeys(names[place] for place in found))[:MOST_NAMED]
    if not found:
        session.say("look-unknown", typed=typed[:40])
    elif len(called) > 1:
        session.say("look-several", typed=typed[:40], names=", ".join(called))
    elif not whole and not is_sure(words, known[found[0]]):
        session.say("look-perhaps", typed=typed[:40], name=called[0])
    else:
        describe(session, seat, *subjects[found[0]])


def describe(session: Session, seat: int, family: str, slug: str) -> None:
    """A thing by its name, and all that is to be said about it."""
    said = session.match.rules.phrases.look(family, slug, session.view(seat), seat)
    text = " ".join(session.speech.say(one) for one in said)
    session.screen.line(session.labelled(session.speech.noun(family, slug), text))


def is_sure(words: Sequence[str], names: Sequence[str]) -> bool:
    """Whether each word begins a word of the name."""
    return all(fit(word, names) >= SURE for word in words)


def show_player(session: Session, seat: int, player: int) -> None:
    """All that a player has, as far as the seat may know it."""
    whole = session.picture.players(session.view(seat), session.match.rules, session.speech)
    rows = tuple((row[0], cell) for row in whole.rows if (cell := row[1 + player]))
    headings = (whole.headings[0], whole.headings[1 + player])
    session.screen.board(session.match.names[player], [Section(whole.title, headings, rows)])
