"""The language files read well in play: every sentence of many games, in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import Any

import pytest
from fluent.runtime import FluentResource

from meadhall.games import game, games, new_match
from meadhall.kernel.errors import NoUndo
from meadhall.kernel.game import Game
from meadhall.kernel.match import Match
from meadhall.kernel.messages import Message, message_of
from meadhall.kernel.rules import Decision, Rules
from meadhall.locale import speech as speaking
from meadhall.locale.speech import LANGUAGES, Speech
from tests.support import wanted
from tests.support.messages import ENGLISH, LISTS, language
from tests.support.wanted import table

EVERY_LANGUAGE = pytest.mark.parametrize("tongue", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("slug", [game.slug for game in games()])
GAMES = 72
OFTEN = 60  # questions of a kind that are always read; later ones now and then
NAMES = ("Astrid", "Björn", "Ylva", "Olaf", "Ida")
LAVISH = {
    "champions": {
        "name": "riches for few runes",
        "board": {"start": {"food": 9, "wood": 9, "coins": 20}},
        "drop": {"runes": ["gifts", "wealth", "success", "potential", "reaction", "healing", "journey"]},
    },
    "midgard": {
        "name": "one of each",
        "board": {
            "warriors": {"boat": 1, "reserve": 1},
            "moves": {"invade": 1, "horde": 1, "muster": 1},
            "kingdoms": {"points": [1, 2, 3, 4]},
            "heavens": {"asgard_points": 1, "vanaheim_tokens": 1},
        },
        "cards": {"draw-bronze": {"amount": 1}, "draw-silver": {"amount": 1}},
    },
}
"""Card sets by which all is bought, until places are empty, or all is single; all their cards are shipped ones."""
SENTENCES = ("event", "question", "reason", "gift", "power", "does", "look", "warning", "winner")
NUMBERS = {"count", "least", "most", "number", "round", "rounds", "score", "seat"}
FRAGMENTS = ("action", "effect")
ARGUMENTS = {
    "needed": 2,
    "have": 1,
    "seat": 1,
    "own": 1,
    "ship": "karfi",
    "enemy": "glam",
    "kind": "axeman",
    "power": Message("power-gifts"),
    "area": "gimle",
    "villages": 1,
    "kingdom": "alfheim",
}
"""An example of everything that reasons tell; some of them come up too seldom to be met in play."""
UNSAID = {
    "fr": r"\b(?:de|le|la|ne|que|se|jusque) [aeiouyéèêâîôû]|\b(?:de|à) les?\b",
    "it": r"\b(?:di|a|da|in|su) (?:il|lo|la|i|gli|le)\b|\b(?:lo|la|una|nella|della) [aeiou]",
}
"""Words that a language draws together."""
WRONG = {
    "empty": r"^$",
    "leftover": r"[{}\\]|\bNone\b(?! of)",
    "spaces": r"^\s|\s$|\s\s|\n",
    "punctuation": r" [.,;:!?)”»]|[(„«] |[,;:.][.,;:]",
}
"""What no text may have in it."""
SENTENCE = r"^[“„«\s]*[^\Wa-z_].*[.!?][“”»\s]*$"


class Heard:
    """What is said in some games, each message once; and some of the boards that were seen."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}
        self.asked: Counter[str] = Counter()
        self.given: Counter[int] = Counter()
        self.sights: list[tuple[Rules, Any]] = []

    def note(self, messages: Iterable[Message | None]) -> None:
        for message in filter(None, messages):
            self.messages[repr(message)] = message
            for value in message.args.values():  # what a message is made of is read by itself as well
                self.note(one for one in (value if isinstance(value, tuple) else [value]) if isinstance(one, Message))

    def play(self, game: Game, number: int) -> None:
        """A random game, heard by everybody at the table and beside it; now and then an answer is taken back.

        Half of the answers are those that were given least often so far, so that the games go everywhere.
        """
        pick, seats = random.Random(number), game.seats[number // len(game.editions) % len(game.seats)]
        variants = {name: pick.random() < 0.3 for name in game.variants}
        edition = game.editions[number % len(game.editions)]
        cards = LAVISH[game.slug] if number % 5 == 4 else None
        match = new_match(game.slug, seats, number, names=NAMES[:seats], edition=edition, cards=cards, **variants)
        while decisions := match.decisions():
            decision = pick.choice(decisions)
            self.asked[decision.question] += 1
            if self.asked[decision.question] <= OFTEN or pick.random() < 0.05:
                self.read(match, decision, pick)
            rarest = min(decision.codes, key=lambda code: self.given[code])
            code = rarest if pick.random() < 0.5 else pick.choice(decision.codes)
            self.given[code] += 1
            match.answer(decision.seat, code)
            if pick.random() < 0.02 and match.undoable(decision.seat) is not None:
                with suppress(NoUndo):
                    match.undo(decision.seat)
        for audience in (*range(seats), None):
            self.note(match.rules.phrases.story([told.event for told in match.events(audience)]))
        result = match.rules.result(match.state)
        assert result is not None
        self.note([Message("winner", {"names": NAMES[0], "count": len(result.winners), "score": max(result.scores)})])
        self.look(match, seat=0)

    def read(self, match: Match, decision: Decision, pick: random.Random) -> None:
        """A question with all its answers, open and closed; at times the player looks around."""
        rules, seat = match.rules, decision.seat
        phrases, view = rules.phrases, rules.view(match.state, seat)
        self.note([phrases.question(decision.question, view, seat)])
        asked = rules.asked(match.state, seat)
        assert asked is not None
        self.note(message for one in asked.open for message in (one.effect, one.label))
        self.note(one.reason for one in asked.closed)
        self.note(asked.warnings)
        codes = [*(one.code for one in asked.open), *(one.code for one in asked.closed)]
        self.note(phrases.label(rules.catalogue.action(code), view) for code in codes)
        if pick.random() < 0.03:
            self.look(match, seat)

    def look(self, match: Match, seat: int) -> None:
        """The board, and everything that can be looked at."""
        phrases, view = match.rules.phrases, match.rules.view(match.state, seat)
        self.sights.append((match.rules, view))
        self.note(message for subject in phrases.subjects() for message in phrases.look(*subject, view, seat))


def told(slug: str) -> Iterator[Message]:
    """Every event that there can be, as its game tells it and by itself, and every reason."""
    rules = table(slug)
    for reason in rules.words.reasons.values():
        yield reason.message
        if reason.parameters:
            yield from (
                reason.said({name: ARGUMENTS[name] for name in reason.parameters} | {"have": have}) for have in (0, 1)
            )
    for event in wanted.every_event(rules):
        yield from (*rules.phrases.story([event]), message_of("event", event))


@cache
def heard(slug: str) -> Heard:
    """Everything that is said in many games, and of every event that there can be."""
    found = Heard()
    found.note(told(slug))
    for number in range(GAMES):
        found.play(game(slug), number)
    return found


class Reader:
    """Reads texts in one language, and notes whatever is wrong with them."""

    def __init__(self, tongue: str, slug: str) -> None:
        self.tongue = tongue
        self.faults: list[str] = []
        rules = table(slug)
        self.picture = rules.game.picture
        self.speech = Speech(tongue, ["meadhall", slug], rules.phrases.families, NAMES, self.own_name)
        self.slugs = {word for word in chain(*rules.lexicon.values()) if "-" in word}

    def own_name(self, family: str, slug: str) -> str:
        if not self.speech.has(f"{family}-{slug}"):
            self.faults.append(f"there is no noun {family}-{slug}")
        return ""

    def read(self, message: Message) -> None:
        """One message."""
        try:
            self.check(message.key, self.speech.say(message))
        except LookupError as error:
            self.faults.append(f"{message.key}: lacks {error}: {message.args}")

    def look(self, rules: Rules, view: Any) -> None:
        """A board from top to bottom."""
        seen = [*self.picture.sections(view, rules, self.speech)]
        seen += [self.picture.scoring(view, self.speech)] if view.over else []
        cells = chain.from_iterable(chain((one.title,), one.headings, *one.rows) for one in seen)
        for text in (self.picture.heading(view, rules, self.speech), *filter(None, cells)):
            self.check("board", text)

    def check(self, key: str, text: str) -> None:
        wrong = [fault for fault, pattern in WRONG.items() if re.search(pattern, text)]
        wrong += ["unsaid"] if re.search(UNSAID.get(self.tongue, "^$"), text, re.IGNORECASE) else []
        wrong += ["slug"] if not self.slugs.isdisjoint(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text)) else []
        wrong += map(str, self.speech.faults)
        self.speech.faults.clear()
        kind = key.partition("-")[0]
        if kind in SENTENCES and not re.search(SENTENCE, text):
            wrong.append("no sentence")
        if kind in FRAGMENTS and text.endswith("."):
            wrong.append("full stop")
        self.faults += [f"{key}: {fault}: {text!r}" for fault in wrong]

    def found(self) -> list[str]:
        """Everything that was wrong, each once."""
        return list(dict.fromkeys(self.faults))


@pytest.mark.slow
@EVERY_LANGUAGE
@EVERY_GAME
def test_every_sentence_of_many_games_reads_well(tongue: str, slug: str) -> None:
    reader = Reader(tongue, slug)
    for message in heard(slug).messages.values():
        reader.read(message)
    assert not reader.found(), "\n".join(reader.found())


@pytest.mark.slow
@EVERY_LANGUAGE
@EVERY_GAME
def test_every_board_of_many_games_reads_well(tongue: str, slug: str) -> None:
    reader = Reader(tongue, slug)
    for rules, view in heard(slug).sights:
        reader.look(rules, view)
    assert not reader.found(), "\n".join(reader.found())


@EVERY_LANGUAGE
def test_what_the_program_says_itself_reads_well(tongue: str) -> None:
    reader = Reader(tongue, "champions")
    for text in (text for text in language(tongue, "champions").texts if text.file == "meadhall"):
        for number in (1, 2):
            args = {base: number if base in NUMBERS else NAMES[-1] if "name" in base else "42" for base in text.bases}
            reader.check(text.key, reader.speech.form(text.key, text.form, args))
    assert not reader.found(), "\n".join(reader.found())


@pytest.mark.slow
@EVERY_GAME
def test_the_games_leave_nothing_unsaid(slug: str) -> None:
    kinds = {*SENTENCES, *FRAGMENTS}
    keys = {text.key for text in language(ENGLISH, slug).texts if text.file == slug and text.family in kinds}
    assert sorted(keys - {message.key for message in heard(slug).messages.values()}) == []


@pytest.mark.slow
@EVERY_GAME
def test_the_lists_are_those_that_are_told(slug: str) -> None:
    args = chain.from_iterable(message.args.items() for message in heard(slug).messages.values())
    assert {name for name, value in args if isinstance(value, Mapping)} == LISTS[slug]


@pytest.mark.parametrize(
    ("tongue", "old", "new", "fault"),
    [
        ("en", "fights { $enemy-the }.", "fights  { $enemy-the }.", "spaces"),
        ("en", "fights { $enemy-the }.", 'fights { $enemy-the }. { "" }', "spaces"),
        ("en", "{ $seat } fights { $enemy-the }.", '{ "" }', "empty"),
        ("en", "fights { $enemy-the }.", "fights { $enemy-the }", "no sentence"),
        ("en", "{ $seat } fights", "now { $seat } fights", "no sentence"),
        ("en", "fights { $enemy-the }.", "fights { $enemy-the } .", "punctuation"),
        ("en", "fights { $enemy-the }.", "fights { $enemy-the },.", "punctuation"),
        ("en", "fights { $enemy-the }.", 'fights { "{" }.', "leftover"),
        ("en", "fights { $enemy-the }.", "fights { nobody }.", "Unknown message: nobody"),
        ("en", "fights { $enemy-the }.", "fights { $foe }.", "lacks 'foe'"),
        ("en", "fights { $enemy-the }.", "fights { $enemy-a }.", "lacks 'a'"),
        ("en", "fights { $enemy-the }.", "fights draugr-left.", "slug"),
        ("en", "enemy-glam =", "enemy-gram =", "there is no noun enemy-glam"),
        ("en", "action-done = Done", "action-done = Done.", "full stop"),
        ("en", "board-town = Town", "board-town = Town  hall", "spaces"),
        ("fr", "event-healed =", "event-healed = De { $seat }.\nevent-old =", "unsaid"),
        ("it", "event-healed =", "event-healed = Di la { $seat }.\nevent-old =", "unsaid"),
    ],
)
def test_a_broken_copy_is_found_out(
    monkeypatch: pytest.MonkeyPatch, tongue: str, old: str, new: str, fault: str
) -> None:
    broken = language(tongue, "champions").changed("champions", old, new)
    monkeypatch.setattr(speaking, "source", lambda _, name: FluentResource(broken.files[name]))
    reader = Reader(tongue, "champions")
    match = new_match("champions", 2, 1, names=NAMES[:2])
    for message in (*told("champions"), Message("action-done")):
        reader.read(message)
    reader.look(match.rules, match.rules.view(match.state, 0))
    assert any(fault in found for found in reader.found()), reader.found()
