"""The odds of a fight of Champions, on the command line and at the prompt: read what is meant, and show it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from meadhall.champions.game import ChampionsRules
from meadhall.champions.odds import MOST_FAVOR, POWERS, FightOdds, fight_odds, roll_odds
from meadhall.champions.words import slugs
from meadhall.champions.words.view import VenueView, View
from meadhall.kernel.errors import BadOdds
from meadhall.kernel.game import Rules
from meadhall.locale.speech import Speech
from meadhall.terminal.reading import best, pieces_in, plain_words
from meadhall.terminal.screen import Screen, Section

if TYPE_CHECKING:
    from meadhall.terminal.session import Session

BAR = 30  # characters of a bar that means certainty
LEAST_SHOWN = 0.001
MOST_NAMED = 6
NOT_WHOLE = re.compile(r"(?<!\w)[-−–]\s*\d|\d[.,/]\d")

Noun = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Wish:
    """A fight somebody asks about, by slugs."""

    enemy: Noun
    warriors: Mapping[str, int]
    favor: int = 0
    runes: Sequence[str] = ()
    leader: str | None = None
    damage: int = 0

    def odds(self, rules: ChampionsRules) -> FightOdds:
        """The odds of it."""
        return fight_odds(rules, self.enemy[1], self.warriors, self.favor, self.runes, self.leader, self.damage)

    def plain(self, rules: ChampionsRules) -> dict[str, Any]:
        """Question and answer as plain data."""
        odds = self.odds(rules)
        return {
            "game": rules.game.slug,
            "enemy": self.enemy[1],
            "attack": odds.attack,
            "defence": odds.defence,
            "warriors": dict(self.warriors),
            "favor": self.favor,
            "runes": list(self.runes),
            "leader": self.leader,
            "won": odds.won,
            "lost": odds.lost,
            "lost_by_kind": dict(zip(slugs.KINDS, odds.lost_by_kind, strict=True)),
            "favor_kept": odds.favor_kept,
            "victory_by_losses": list(odds.victory_by_losses),
            "defeat": odds.defeat,
            "endings": [
                {"survivors": dict(zip(slugs.KINDS, one.survivors, strict=True)), "chance": one.chance}
                for one in odds.endings
            ],
        }


def champions_only(rules: Rules) -> ChampionsRules:
    """The rules, if there are fights with dice in them."""
    if not isinstance(rules, ChampionsRules):
        raise BadOdds(f"There are no fights with dice in {rules.game.slug}, so there are no odds of them.")
    return rules


def wish_of(arguments: argparse.Namespace, rules: ChampionsRules, speech: Speech) -> Wish:
    """What was asked for on the command line."""
    return Wish(
        found("enemy", " ".join(arguments.enemy), enemies(rules), speech),
        warriors_in(" ".join(arguments.warriors), speech),
        arguments.favor,
        [found("rune", rune, [("rune", slug) for slug in rules.cards.runes], speech)[1] for rune in arguments.rune],
        found("leader", arguments.leader, [("leader", slug) for slug in rules.cards.leaders], speech)[1]
        if arguments.leader
        else None,
        arguments.damage,
    )


def enemies(rules: ChampionsRules) -> list[Noun]:
    """Everybody one can fight, the kraken last."""
    journeys = rules.cards.tables["journeys"]
    krakens = [("journey", slug) for slug in journeys if journeys[slug]["effect"] == "kraken"]
    return [*(("enemy", slug) for slug in rules.cards.enemies), *krakens]


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


def warriors_in(typed: str, speech: Speech) -> dict[str, int]:
    """Warriors by kind, from words such as "3 swords 2 axes"."""
    check_counts(typed)
    counts = dict.fromkeys(slugs.KINDS, 0)
    for piece in pieces_in(typed):
        fits = best(piece.words, [kind_words(kind, speech) for kind in slugs.KINDS])
        if len(fits) != 1:
            raise BadOdds(f"There are no warriors called {str(piece)[:40]!r}; write for example: 3 swords 2 axes.")
        counts[slugs.KINDS[fits[0]]] += piece.count
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


def show(wish: Wish, rules: ChampionsRules, screen: Screen, speech: Speech) -> None:
    """The odds of one fight as a picture: what to expect, and a bar for every way it can end."""
    odds = wish.odds(rules)
    sent = sum(wish.warriors.values())
    foe, crew = speech.noun(*wish.enemy), crew_of(wish, speech)
    screen.line(speech.say("odds-fight", crew=crew, foe=foe, attack=odds.attack, defence=odds.defence), "bold")
    lines = [("odds-won", share(odds.won, speech)), ("odds-lost", speech.say("odds-of", part=odds.lost, whole=sent))]
    means = list(means_of(wish, speech))
    if means:
        lines.insert(0, ("odds-means", speech.listed(means)))
    if wish.favor:
        lines.append(("odds-favor-left", speech.say("odds-of", part=odds.favor_kept, whole=wish.favor)))
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


def crew_of(wish: Wish, speech: Speech) -> str:
    """Who fights."""
    return speech.counted("thing", wish.warriors) or speech.say("odds-nobody")


def means_of(wish: Wish, speech: Speech) -> Iterator[str]:
    """Favor, leader and runes."""
    if wish.favor:
        yield speech.counted("thing", {"favor": wish.favor})
    if wish.leader:
        yield speech.noun("leader", wish.leader)
    for rune in wish.runes:
        yield speech.noun("rune", rune)


def share(chance: float, speech: Speech) -> str:
    """A chance in percent; what is neither certain nor impossible never looks so."""
    if 0 < chance < LEAST_SHOWN / 2:
        return speech.say("odds-under", share=LEAST_SHOWN)
    if 1 - LEAST_SHOWN / 2 < chance < 1 - 1e-12:
        return speech.say("odds-over", share=1 - LEAST_SHOWN)
    return speech.say("odds-percent", share=chance)


def wishes_in_play(view: View, seat: int, rules: ChampionsRules, speech: Speech, typed: str) -> list[Wish]:
    """What a player at the table means: some enemy, with warriors if any are named; all on the board if none is.

    Without warriors named, those sent there fight, or else all that are at home and may.
    """
    check_counts(typed)
    pieces = pieces_in(typed)
    words = [word for piece in pieces if not piece.counted for word in piece.words]
    counted = [piece for piece in pieces if piece.counted]
    asked = [f"{piece.count} {piece}" for piece in counted]
    warriors = warriors_in(", ".join(asked), speech) if asked else None
    here = [venue for venue in view.venues if venue.enemy and venue.in_use]
    if not words:
        return [wish_at(venue, view, seat, rules, warriors) for venue in here]
    at = [venue for venue in here if fitting(words, [("enemy", str(venue.enemy)), ("place", venue.venue)], speech)]
    if len(at) == 1:
        return [wish_at(at[0], view, seat, rules, warriors)]
    fits = fitting(words, [("enemy", str(venue.enemy)) for venue in at] or enemies(rules), speech)
    return [wish_for(noun, view, seat, rules, warriors) for noun in fits]


def wish_at(venue: VenueView, view: View, seat: int, rules: ChampionsRules, warriors: Mapping[str, int] | None) -> Wish:
    """The fight at a venue."""
    for there in (venue.sent, venue.sealed or {}):
        if warriors is None and venue.owner == seat and any(there.get(kind) for kind in slugs.KINDS):
            warriors = {kind: there[kind] for kind in slugs.KINDS}
    return wish_for(("enemy", str(venue.enemy)), view, seat, rules, warriors)


def wish_for(noun: Noun, view: View, seat: int, rules: ChampionsRules, warriors: Mapping[str, int] | None) -> Wish:
    """A fight of the seat with its favor, leader and runes."""
    mine = view.seats[seat]
    if warriors is None:
        away = [venue for venue in view.venues if venue.owner == seat]
        rows = [table[noun[1]] for table in rules.cards.tables.values() if noun[1] in table]
        forbids = [row.get("forbids") for row in rows]
        warriors = {
            kind: 0 if kind in forbids else mine.warriors[kind] - sum(venue.sent[kind] for venue in away)
            for kind in slugs.KINDS
        }
    runes = [
        one.rune for one in mine.runes if not one.used and rules.cards.tables["runes"][one.rune]["power"] in POWERS
    ]
    return Wish(noun, warriors, min(mine.favor, MOST_FAVOR), runes, mine.leader)


def show_all(wishes: Sequence[Wish], rules: ChampionsRules, screen: Screen, speech: Speech) -> None:
    """Several fights, one line each."""
    keys = ("board-enemy", "board-warriors", "odds-won", "odds-lost")
    rows = []
    for wish in wishes:
        odds, sent = wish.odds(rules), sum(wish.warriors.values())
        lost = speech.say("odds-of", part=odds.lost, whole=sent)
        rows.append((speech.noun(*wish.enemy), crew_of(wish, speech), share(odds.won, speech), lost))
    headings = tuple(speech.say(key) for key in keys)
    screen.board("", [Section(headings[0], headings, tuple(rows))])


def tell_odds(session: Session, seat: int, typed: str) -> None:
    """The odds of a fight, of all that are to be had or, if nothing is named, of the dice that lie there."""
    rules, speech, screen = champions_only(session.match.rules), session.speech, session.screen
    roll = None if typed else roll_odds(rules, session.match.state, seat)
    if roll:
        session.say("odds-roll", chance=share(roll[0], speech), lost=roll[1])
        return
    try:
        wishes = wishes_in_play(session.view(seat), seat, rules, speech, typed)
        if len(wishes) == 1:
            show(wishes[0], rules, screen, speech)
        elif wishes:
            show_all(wishes, rules, screen, speech)
        else:
            session.say("look-unknown", typed=typed[:40])
    except BadOdds:
        session.say("odds-impossible", typed=typed[:40])
