"""The pages for authors of bots, one for each game: every question, action, field of the view and event.

They are made from the types: the comment on a field or a question in the source is its description on the page. The
answers to a question are those that were open in many random games.
"""

from __future__ import annotations

import dataclasses
import inspect
import random
import re
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.champions.words import view as champions_view
from meadhall.champions.words import vocabulary as champions_vocabulary
from meadhall.kernel.events import Event
from meadhall.kernel.game import Game
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Described
from meadhall.midgard.words import view as midgard_view
from meadhall.midgard.words import vocabulary as midgard_vocabulary

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "bots"
GAMES: Final = 600  # enough for the rarest answer to be open once: a rune used while a crew starves
NAMES: Final = {"champions": "Champions of Midgard", "midgard": "Midgard"}
SOURCES: Final = {
    "champions": (champions_vocabulary, champions_view),
    "midgard": (midgard_vocabulary, midgard_view),
}
QUESTION: Final = re.compile(r'^    steps\.\w+: "([a-z-]+)",(?:  # (.+))?$', re.MULTILINE)
FIELD: Final = re.compile(r"^    (\w+): [^#\n]+?(?:  # (.+))?$", re.MULTILINE)
SIMPLE: Final = {int: "number", str: "word", bool: "true or false"}

INTRODUCTION: Final = """# {name}, for bots

What a bot of {name} is asked, can answer and sees. The protocol is in [../bots.md](../bots.md), and
the rules with their ids are in [../rules/{slug}.md](../rules/{slug}.md). `python3 dev.py golden` makes this page from
`meadhall/{slug}/words/`.

Words are slugs. A *row of* `runes` is the slug of a row of that kind in the card set; `hello` has all figures
(`tables`). Seats are numbers from 0, clockwise.

## Questions

A *part* is one of several parts of a choice: the question is asked again until all parts are given or `done` (in a
reroll `roll`) ends it, and the parts are offered in the order of their codes. Nobody waits for an *offer*, and bots are
not asked about offers. A question with one open answer is answered without asking the bot.
"""
ACTIONS: Final = """## Actions

A code is the number of one action, from 0 to {last}; `action` has `type` and these fields.
"""
VIEW: Final = """## The view

Only what the seat may know. A card that is there but not known is `hidden`.
"""
EVENTS: Final = """## Events

What can happen. Bots are not sent events; everything that matters is in the view. A `Match` has them, for each audience
those that it may know ([../tour.md](../tour.md)).
"""


def path(game: Game) -> Path:
    """Where the page of a game is kept."""
    return FOLDER / f"{game.slug}.md"


def described_questions(game: Game) -> dict[str, str]:
    """When each question is asked, as its line of the vocabulary says; empty where it says nothing."""
    return {slug: about or "" for slug, about in QUESTION.findall(inspect.getsource(SOURCES[game.slug][0]))}


def described_fields(kind: type) -> dict[str, str]:
    """What each field of a view is, as its line of the source says; empty where it says nothing."""
    return {name: about or "" for name, about in FIELD.findall(inspect.getsource(kind))}


def view_types(game: Game) -> list[type]:
    """The view of a game, and whatever it is made of."""
    module = SOURCES[game.slug][1]
    found = [kind for kind in vars(module).values() if dataclasses.is_dataclass(kind) and isinstance(kind, type)]
    own = [kind for kind in found if kind.__module__ == module.__name__]
    return [kind for kind in own if kind.__name__ == "View"] + [kind for kind in own if kind.__name__ != "View"]


@cache
def answers_found(game: Game) -> Mapping[str, Sequence[str]]:
    """For each question the types of action that were open at it in some game, in the order of the catalogue.

    Every other game takes up no offers and leaves the last type of answer alone, so that runes are not used up at once.
    """
    found: dict[str, dict[int, str]] = {}
    for seed in range(GAMES):
        rules = game.rules(game.seats[seed % len(game.seats)], {"edition": game.editions[seed % len(game.editions)]})
        chance, choice = rules.core.Chance(seed), random.Random(seed)
        kinds = [action.kind if action else "" for action in rules.catalogue.actions]
        state = rules.start(chance)
        while rules.core.next_seat(state) >= 0:
            asked = rules.decisions(state)
            for decision in asked:
                found.setdefault(decision.question, {}).update({code: kinds[code] for code in decision.codes})
            one = choice.choice([decision for decision in asked if not (seed % 2 and decision.offer)])
            last = kinds[one.codes[-1]] if seed % 2 else ""
            codes = [code for code in one.codes if kinds[code] != last] or one.codes
            rules.core.proceed(state, one.seat, choice.choice(codes), chance)
    return {question: tuple(dict.fromkeys(codes[code] for code in sorted(codes))) for question, codes in found.items()}


def spelt(hint: Any) -> str:
    """A type of the view as its JSON is."""
    if hint in SIMPLE:
        return SIMPLE[hint]
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is types.UnionType:
        return " or ".join("null" if part is type(None) else spelt(part) for part in parts)
    if origin is tuple:
        return f"list of {spelt(parts[0])}"
    if origin is dict:
        return f"table: {spelt(parts[0])} to {spelt(parts[1])}"
    return f"[{hint.__name__}](#{hint.__name__.lower()})"


def words_of(game: Game, values: Sequence[str | int]) -> str:
    """What a field may contain: a range of numbers, words, or slugs of rows of a card set."""
    if any(isinstance(one, int) for one in values):
        return f"{min(values)} to {max(values)}"
    words, found = dict.fromkeys(one for one in values if one), []
    for kind, bounds in game.card_set.contents.kinds.items():
        rows = set(game.open_cards.rows[kind]) - set(bounds.fixed)
        if bounds.sort is not None and rows and rows <= words.keys():
            found.append(f"a row of `{kind}`")
            words = dict.fromkeys(word for word in words if word not in rows)
    return ", ".join([*(f"`{word}`" for word in words), *found])


def action_types(rules: Rules) -> dict[type[Described], list[Described]]:
    """Every type of action with all actions of it."""
    found: dict[type[Described], list[Described]] = {}
    for action in rules.catalogue.actions:
        if action is not None:
            found.setdefault(type(action), []).append(action)
    return found


def printed(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown."""
    for cells in (heading, ["---"] * len(heading), *rows):
        yield f"| {' | '.join(cells)} |".replace("|  |", "| |")
    yield ""


def sentence(kind: type) -> str:
    """What a type is, by its docstring."""
    return " ".join((kind.__doc__ or "").split())


def text(game: Game) -> str:
    """The page of a game."""
    rules = game.rules(game.seats[-1])
    parts = (questions(game, rules), actions(game, rules), views(game), events(game, rules))
    return "\n".join(
        [INTRODUCTION.format(name=NAMES[game.slug], slug=game.slug), *(line for one in parts for line in one)]
    )


def questions(game: Game, rules: Rules) -> Iterator[str]:
    """Every question."""
    about, found, chains = described_questions(game), answers_found(game), rules.words.chains
    rows = []
    for step, slug in rules.words.questions.items():
        kind = "part" if slug in chains.questions else "offer" if step in rules.words.offers else ""
        answers = ", ".join(f"`{one}`" for one in found.get(slug, ()))
        rows.append((f"`{slug}`", about.get(slug, ""), kind, answers))
    yield from printed(("question", "is asked", "", "answers"), rows)


def actions(game: Game, rules: Rules) -> Iterator[str]:
    """Every type of action."""
    yield ACTIONS.format(last=len(rules.catalogue) - 1)
    rows = []
    for kind, found in action_types(rules).items():
        names = [field.name for field in dataclasses.fields(kind)]
        words = [f"`{name}`: {words_of(game, [getattr(one, name) for one in found])}" for name in names]
        rows.append((f"`{kind.kind}`", sentence(kind), "; ".join(words)))
    yield from printed(("type", "means", "fields"), rows)


def views(game: Game) -> Iterator[str]:
    """Every field of the view."""
    yield VIEW
    for kind in view_types(game):
        about, hints = described_fields(kind), typing.get_type_hints(kind)
        yield f"### {kind.__name__}"
        yield ""
        yield sentence(kind)
        yield ""
        rows = [
            (f"`{field.name}`", spelt(hints[field.name]), about.get(field.name, ""))
            for field in dataclasses.fields(kind)
        ]
        yield from printed(("field", "type", "is"), rows)


def events(game: Game, rules: Rules) -> Iterator[str]:
    """Every event, and the words in their fields."""
    yield EVENTS
    kinds: list[type[Event]] = list(dict.fromkeys(rules.words.events.values()))
    rows = []
    for kind in kinds:
        names = ", ".join(f"`{field.name}`" for field in dataclasses.fields(kind))
        rows.append((f"`{kind.kind}`", sentence(kind), names))
    yield from printed(("type", "means", "fields"), rows)
    yield "In these fields there are words, in all others numbers:"
    yield ""
    used = {field.name for kind in kinds for field in dataclasses.fields(kind)}
    named = [(f"`{name}`", words_of(game, words)) for name, words in rules.lexicon.items() if name in used]
    yield from printed(("field", "holds"), named)
