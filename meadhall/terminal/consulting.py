"""The rules at hand while one plays: the chapters, a rule by its id, or all rules with some words in them."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from meadhall.kernel.rules import Rules
from meadhall.locale.rulebook import Chapter, Rule, Rulebook, has_rulebook, rulebook_of
from meadhall.terminal.reading import bare, plain_words

if TYPE_CHECKING:
    from meadhall.terminal.session import Session

MOST_WHOLE: Final = 3  # rules that are shown whole; of more, only the beginning
BEGINNING: Final = 60  # characters


def consult(session: Session, typed: str) -> None:
    """Show what was asked for, by the edition that is played."""
    if not has_rulebook(session.slug):
        session.say("rules-none")
        return
    book = rulebook_of(session.slug, session.language, edition_of(session.match.rules))
    if not typed:
        session.screen.line(book.title, "bold")
        for chapter in book.chapters:
            session.screen.line(f"  {session.labelled(span(chapter), chapter.name)}")
        session.say("rules-how")
        return
    found = by_id(book, typed) or by_words(book, typed)
    if not found:
        session.say("rules-unknown", typed=typed[:40])
    elif len(found) <= MOST_WHOLE:
        for rule in found:
            show_rule(session, rule)
    else:
        for rule in found:
            session.screen.line(f"  {session.labelled(rule.id, beginning(rule.text))}")
        session.say("rules-several", count=len(found))


def edition_of(rules: Rules) -> str:
    """The edition whose options are most like those that are played, the usual one if several are."""
    played = asdict(rules.options)

    def unlike(edition: str) -> int:
        return sum(played[name] != held for name, held in asdict(rules.game.options({"edition": edition})).items())

    return min(reversed(rules.game.editions), key=unlike)


def span(chapter: Chapter) -> str:
    """The ids of a chapter."""
    first, last = chapter.rules[0].id, chapter.rules[-1].id
    return first if first == last else f"{first} … {last}"


def by_id(book: Rulebook, typed: str) -> list[Rule]:
    """The rule of an id, or all whose ids begin so."""
    wanted = bare(typed)
    every = [rule for chapter in book.chapters for rule in chapter.rules]
    exact = [rule for rule in every if bare(rule.id) == wanted]
    return exact or [rule for rule in every if bare(rule.id).split("-")[0] == wanted]


def by_words(book: Rulebook, typed: str) -> list[Rule]:
    """The rules in which every word begins some word; all of a chapter if its name has them."""
    words = plain_words(typed)
    for chapter in book.chapters:
        if plain_words(chapter.name) == words:
            return list(chapter.rules)
    every = [rule for chapter in book.chapters for rule in chapter.rules]
    return [rule for rule in every if words and all(has(rule, word) for word in words)]


def has(rule: Rule, word: str) -> bool:
    """Whether some word of a rule begins so."""
    return any(one.startswith(word) for one in plain_words(rule.text))


def beginning(text: str) -> str:
    """The first words of a rule."""
    if len(text) <= BEGINNING:
        return text
    return f"{text[:BEGINNING].rsplit(' ', 1)[0]} …"


def show_rule(session: Session, rule: Rule) -> None:
    """A rule, and what the edition that is played has where the books differ."""
    session.say("why-rule", rule=rule.id, text=rule.text)
    for point in rule.points:
        session.screen.line(f"  {session.labelled(f'{point.id}, {point.point}', point.held)}")
