"""The odds of a fight, on the command line and at the prompt: read what is meant, and show it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from meadhall.kernel.declared.fights import Fight, Fights, Noun
from meadhall.kernel.declared.pictures import Section
from meadhall.kernel.errors import BadOdds
from meadhall.kernel.rules import Rules
from meadhall.locale.speech import Speech
from meadhall.terminal.looking import describe
from meadhall.terminal.reading import best, pieces_in, plain_words
from meadhall.terminal.screen import Screen

if TYPE_CHECKING:
    from meadhall.terminal.answers.inquiry import Inquiry
    from meadhall.terminal.session import Session

BAR = 30  # characters of a bar that means certainty
LEAST_SHOWN = 0.001
MOST_NAMED = 6
NOT_WHOLE = re.compile(r"(?<!\w)[-−–]\s*\d|\d[.,/]\d")


def fights_of(rules: Rules) -> Fights:
    """The fights of a game, if there are any with dice in it."""
    if rules.fights is None:
        raise BadOdds(f"There are no fights with dice in {rules.game.slug}, so there are no odds of them.")
    return rules.fights


def plain(fight: Fight, rules: Rules) -> dict[str, Any]:
    """Question and answer as plain data."""
    fights = fights_of(rules)
    odds = fights.odds(fight)
    return {
        "game": rules.game.slug,
        "enemy": fight.enemy[1],
        "attack": odds.attack,
        "defence": odds.defence,
        "warriors": dict(fight.warriors),
        "favor": fight.favor,
        "runes": list(fight.runes),
        "leader": fight.leader,
        "won": odds.won,
        "lost": odds.lost,
        "lost_by_kind": dict(zip(fights.kinds, odds.lost_by_kind, strict=True)),
        "favor_kept": odds.favor_kept,
        "victory_by_losses": list(odds.victory_by_losses),
        "defeat": odds.defeat,
        "endings": [
            {"survivors": dict(zip(fights.kinds, one.survivors, strict=True)), "chance": one.chance}
            for one in odds.endings
        ],
    }


def fight_of(arguments: argparse.Namespace, fights: Fights, speech: Speech) -> Fight:
    """What was asked for on the command line."""
    return Fight(
        found("enemy", " ".join(arguments.enemy), fights.enemies, speech),
        warriors_in(" ".join(arguments.warriors), fights, speech),
        arguments.favor,
        [found("rune", rune, [("rune", slug) for slug in fights.runes], speech)[1] for rune in arguments.rune],
        found("leader", arguments.leader, [("leader", slug) for slug in fights.leaders], speech)[1]
        if arguments.leader
        else None,
        arguments.damage,
    )


def fitting(words: Sequence[str], nouns: Sequence[Noun], speech: Speech) -> list[Noun]:
    """The nouns that some words fit best, by name or by slug; the very slug or name is meant alone."""
    named = [plain_words(speech.noun(*noun)) for noun in nouns]
    for exact in ([plain_words(slug) for _, slug in nouns], named):
        same = [noun for noun, called in zip(nouns, exact, strict=True) if called == list(words)]
        if len(same) == 1:
            return same
    both = [[*called, *plain_words(slug)] for called, (_, slug) in zip(named, nouns, strict=True)]
    return [nouns[i] for i in best(words, both)]


def found(what: str, typed: str, nouns: Sequence[Noun], speech: Speech) -> Noun:
    """The one noun that is meant; anything else is refused."""
    fits = fitting(plain_words(typed), nouns, speech)
    if len(fits) == 1:
        return fits[0]
    if not fits:
        raise BadOdds(f"There is no {what} called {typed[:40]!r} in this card set; `meadhall cards show` lists all.")
    called = ", ".join(speech.noun(*noun) for noun in fits[:MOST_NAMED])
    raise BadOdds(f"The {what} {typed[:40]!r} could be {called}{' …' if len(fits) > MOST_NAMED else ''}.")


def warriors_in(typed: str, fights: Fights, speech: Speech) -> dict[str, int]:
    """Warriors by kind, from words such as "3 swords 2 axes"."""
    check_counts(typed)
    counts = dict.fromkeys(fights.kinds, 0)
    for piece in pieces_in(typed):
        fits = best(piece.words, [kind_words(kind, speech) for kind in fights.kinds])
        if len(fits) != 1:
            raise BadOdds(f"There are no warriors called {str(piece)[:40]!r}; write for example: 3 swords 2 axes.")
        counts[fights.kinds[fits[0]]] += piece.count
    if not any(counts.values()) and not any(piece.counted for piece in pieces_in(typed)):
        raise BadOdds(f"{typed[:40]!r} names no warriors; write for example: 3 swords 2 axes.")
    return counts


def check_counts(typed: str) -> None:
    """Refuse a number below zero and a fraction, of which only the digits would else be read."""
    if NOT_WHOLE.search(typed):
        raise BadOdds(f"Warriors are counted in whole numbers from 0 on, not as in {typed[:40]!r}.")


def kind_words(kind: str, speech: Speech) -> list[str]:
    """Every word by which a kind of warrior goes."""
    said = [speech.noun("thing", kind, "", {"count": count}) for count in (1, 2)]
    return list(dict.fromkeys(word for text in (*said, kind) for word in plain_words(text)))


def show(fight: Fight, fights: Fights, screen: Screen, speech: Speech) -> None:
    """The odds of one fight as a picture: what to expect, and a bar for every way it can end."""
    odds = fights.odds(fight)
    sent = sum(fight.warriors.values())
    foe, crew = speech.noun(*fight.enemy), crew_of(fight, speech)
    screen.line(speech.say("odds-fight", crew=crew, foe=foe, attack=odds.attack, defence=odds.defence), "bold")
    lines = [("odds-won", share(odds.won, speech)), ("odds-lost", speech.say("odds-of", part=odds.lost, whole=sent))]
    means = list(means_of(fight, speech))
    if means:
        lines.insert(0, ("odds-means", speech.listed(means)))
    if fight.favor:
        lines.append(("odds-favor-left", speech.say("odds-of", part=odds.favor_kept, whole=fight.favor)))
    for key, text in lines:
        screen.line(speech.say("labelled", label=speech.say(key), text=text))
    ways = [(speech.say("odds-victory", count=lost), chance) for lost, chance in enumerate(odds.victory_by_losses)]
    ways.append((speech.say("odds-defeat"), odds.defeat))
    rows = tuple(
        (way, share(chance, speech), *(() if screen.plain else ("█" * round(BAR * chance),)))
        for way, chance in ways
        if chance > 0
    )
    headings = ("", speech.say("odds-chance"), *(() if screen.plain else ("",)))
    screen.board("", [Section(speech.say("odds-outcome"), headings, rows)])


def crew_of(fight: Fight, speech: Speech) -> str:
    """Who fights."""
    return speech.counted("thing", fight.warriors) or speech.say("odds-nobody")


def means_of(fight: Fight, speech: Speech) -> Iterator[str]:
    """Favor, leader and runes."""
    if fight.favor:
        yield speech.counted("thing", {"favor": fight.favor})
    if fight.leader:
        yield speech.noun("leader", fight.leader)
    for rune in fight.runes:
        yield speech.noun("rune", rune)


def share(chance: float, speech: Speech) -> str:
    """A chance in percent; what is neither certain nor impossible never looks so."""
    if 0 < chance < LEAST_SHOWN / 2:
        return speech.say("odds-under", share=LEAST_SHOWN)
    if 1 - LEAST_SHOWN / 2 < chance < 1 - 1e-12:
        return speech.say("odds-over", share=1 - LEAST_SHOWN)
    return speech.say("odds-percent", share=chance)


def meant(view: Any, seat: int, fights: Fights, speech: Speech, typed: str) -> list[Fight]:
    """What a player at the table means: some enemy, with warriors if any are named; all on the board if none is."""
    check_counts(typed)
    pieces = pieces_in(typed)
    words = [word for piece in pieces if not piece.counted for word in piece.words]
    asked = [f"{piece.count} {piece}" for piece in pieces if piece.counted]
    warriors = warriors_in(", ".join(asked), fights, speech) if asked else None
    here = fights.on_board(view, seat, warriors)
    if not words:
        return [fight for _, fight in here]
    at = [fight for place, fight in here if fitting(words, [fight.enemy, place], speech)]
    if len(at) == 1:
        return at
    fits = fitting(words, [fight.enemy for fight in at] or fights.enemies, speech)
    return [fights.fight(noun, view, seat, warriors) for noun in fits]


def show_all(wanted: Sequence[Fight], fights: Fights, screen: Screen, speech: Speech) -> None:
    """Several fights, one line each."""
    keys = ("board-enemy", "board-warriors", "odds-won", "odds-lost")
    rows = []
    for fight in wanted:
        odds, sent = fights.odds(fight), sum(fight.warriors.values())
        lost = speech.say("odds-of", part=odds.lost, whole=sent)
        rows.append((speech.noun(*fight.enemy), crew_of(fight, speech), share(odds.won, speech), lost))
    headings = tuple(speech.say(key) for key in keys)
    screen.board("", [Section(headings[0], headings, tuple(rows))])


def tell_odds(session: Session, seat: int, typed: str, inquiry: Inquiry | None = None) -> None:
    """The odds of a fight, of all that are to be had or, if nothing is named, of the dice that lie there.

    At a question the parts of a choice count that have been named so far: warriors sent, dice picked.
    """
    fights, speech, screen = fights_of(session.match.rules), session.speech, session.screen
    state, view = (session.match.state, session.view(seat)) if inquiry is None else (inquiry.state, inquiry.view)
    roll = None if typed else fights.roll(state, seat)
    if roll:
        for key, odds in (("odds-roll", roll.best), ("odds-strike", roll.strike), ("odds-reroll", roll.reroll)):
            if odds:
                session.say(key, chance=share(odds.won, speech), lost=odds.lost)
        return
    try:
        wanted = meant(view, seat, fights, speech, typed)
        if len(wanted) == 1:
            show(wanted[0], fights, screen, speech)
            describe(session, seat, *wanted[0].enemy)
        elif wanted:
            show_all(wanted, fights, screen, speech)
        else:
            session.say("look-unknown", typed=typed[:40])
    except BadOdds:
        session.say("odds-impossible", typed=typed[:40])
