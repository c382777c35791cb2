"""The pages for those who learn, one for each game: every field of the observation and every action by its number.

They are made from the table of fields that the game declares (`words/observed.py`) and from its catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from meadhall.kernel.declared.observations import Field, Observed
from meadhall.kernel.game import Game
from meadhall.rl.actions import Actions
from meadhall.rl.setting import observed_in

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
NAMES: Final = {"champions": "Champions of Midgard", "midgard": "Midgard"}
INTRODUCTION: Final = """# {name}, for learners

What a seat of {name} observes and what it can answer, number by number. How environments are made is in
[rl.md](rl.md), and the rules with their ids are in [rules/{slug}.md](rules/{slug}.md). `python3 dev.py golden` makes
this page from `meadhall/{slug}/words/observed.py` and the catalogue.

## The observation

A vector of {length} numbers of 16 bits (`int16`), version {version}. It is made from what the seat may know and from
nothing else: two games that the seat cannot tell apart give it the same vector. `Observer.structured` gives the same
numbers as a dict of arrays with these names and shapes.

A first axis of {seats} in a field below is one of seats: first the seat that observes, then the others clockwise;
where fewer play, the last ones are 0. *From* is the first number of the field in the vector, *range* the least and the
greatest number that any card set allows, and *scale* what `Observer.normalised` divides it by, so that most numbers lie
between -1 and 1.

| field | from | shape | range | scale | is |
| --- | ---: | --- | --- | ---: | --- |
"""
QUESTIONS: Final = """
The numbers of the questions in `question`:

| number | question | |
| ---: | --- | --- |
"""
PHASES: Final = """
The numbers of the parts of the game in `phase`: {phases}.
"""
ACTIONS: Final = """
## The actions

The mask has {count} numbers, one for each action of the catalogue; a number never changes its action. The names are
those of the open card set ({cards}): with other cards, the rows of their tables. Numbers that these cards do not use
are left out, and their mask is always 0. Offers are never asked.

| number | action |
| ---: | --- |
"""
HISTORY: Final = """
## Versions of the observation

A change of the table above is a new version, because a trained player depends on every number.

| version | change |
| ---: | --- |
"""


def path(game: Game) -> Path:
    """Where the page of a game is kept."""
    return DOCS / f"rl-{game.slug}.md"


def field_row(field: Field) -> str:
    """A field as a row of the table."""
    shape = " x ".join(str(length) for length in field.shape)
    bounds = f"{field.low} to {field.high}"
    return f"| `{field.name}` | {field.start} | {shape} | {bounds} | {field.scale} | {field.meaning} |"


def question_rows(game: Game, observed: Observed) -> Iterator[str]:
    """The questions that the one-hot field can show, with their numbers."""
    words = game.rules(game.seats[-1]).words
    places = observed.fields[0].length
    yield "| 0 | none | |"
    for number, slug in sorted(words.questions.items()):
        place = min(number, places - 1)
        yield f"| {place} | `{slug}` | {'an offer, never asked' if number in words.offers else ''} |"


def text(game: Game) -> str:
    """The page of a game."""
    rules = game.rules(game.seats[-1])
    observed = observed_in(rules)
    seats, actions = game.seats[-1], Actions(rules)
    lines = [
        INTRODUCTION.format(
            name=NAMES[game.slug], slug=game.slug, length=observed.length, version=observed.version, seats=seats
        ).rstrip("\n"),
        *(field_row(field) for field in observed.fields),
        QUESTIONS.rstrip("\n"),
        *question_rows(game, observed),
        PHASES.format(
            phases=", ".join(f"{number} `{slug}`" for number, slug in sorted(rules.words.phases.items()))
        ).rstrip("\n"),
        ACTIONS.format(count=actions.count, cards=rules.cards.name).rstrip("\n"),
        *(f"| {code} | `{name}` |" for code, name in enumerate(actions.names) if rules.catalogue.actions[code]),
        HISTORY.rstrip("\n"),
        *(f"| {version} | {change} |" for version, change in sorted(observed.history.items())),
    ]
    return "\n".join(lines) + "\n"
