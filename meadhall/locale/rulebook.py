"""The numbered rules of a game in one language, by one edition; and where two editions differ.

Chapters, ids and references are in `tables/<game>/rulebook.toml`, the texts in `locale/<language>/<game>-rules.ftl`;
the table and the English texts are written from `docs/rules/<game>.md`. The words around them, the same for all games,
are in `locale/<language>/meadhall.ftl`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from meadhall.games import game
from meadhall.kernel.errors import BadOptions
from meadhall.locale.choosing import language_from, languages_with
from meadhall.locale.speech import Speech

# Above the first chapter; a game with one book has nothing to say of the last.
NOTES = ("rules-origin", "rules-words", "rules-rulings", "rules-silence")


@dataclass(frozen=True, slots=True)
class Point:
    """A point where the editions differ, and what holds in one of them."""

    id: str
    point: str
    held: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule; `ruling` says that part of it is our own decision."""

    id: str
    text: str
    ruling: bool
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together."""

    slug: str
    name: str
    intro: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules by one edition."""

    game: str
    language: str
    edition: str
    title: str
    notes: tuple[str, ...]
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """A point where two editions differ: in which rules, whether in play or in print alone, and what holds in each."""

    id: str
    point: str
    rules: tuple[str, ...]
    played: bool
    held: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two editions side by side."""

    game: str
    language: str
    editions: tuple[str, str]
    title: str
    notes: tuple[str, ...]
    differences: tuple[Difference, ...]


class Source:
    """What the rulebook of a game is made from: its structure, and the words of one language."""

    def __init__(self, slug: str, wanted: str | None, environment: Mapping[str, str]) -> None:
        self.game = game(slug)
        words = f"{self.game.messages}-rules"
        if not has_rulebook(slug):
            raise BadOptions(f"There are no numbered rules of {slug} here.")
        self.language = language_from(wanted, environment, languages_with(words))
        self.speech = Speech(self.language, ["meadhall", words])
        path = files(self.game.home).joinpath("tables", slug, "rulebook.toml")
        self.structure: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))

    def say(self, key: str, form: str = "", **args: str) -> str:
        """A text in one line, however its file breaks it."""
        return " ".join(self.speech.form(key, form, args).splitlines())

    def tell(self, edition: str | None, other: str | None) -> Rulebook | Comparison:
        """The rules by an edition, the usual one if none is named; or only in what another edition differs."""
        chosen = self._edition(edition)
        return self.rulebook(chosen) if other is None else self.compare(chosen, self._edition(other))

    def _edition(self, name: str | None) -> str:
        if name is None:
            return self.game.editions[-1]
        if name not in self.game.editions:
            known = ", ".join(self.game.editions)
            raise BadOptions(f"There is no edition {name[:40]!r} of {self.game.slug}; there are: {known}.")
        return name

    def rulebook(self, edition: str) -> Rulebook:
        """All rules, with what the edition says where the books differ."""
        return Rulebook(
            game=self.game.slug,
            language=self.language,
            edition=edition,
            title=self.say("rules-title", name=self.say("rules-name"), edition=edition),
            notes=tuple(self.say(note) for note in NOTES if self.speech.has(note)),
            chapters=tuple(self._chapter(one["slug"], one["rules"], edition) for one in self.structure["chapters"]),
        )

    def _chapter(self, slug: str, ids: list[str], edition: str) -> Chapter:
        key = f"chapter-{slug}"
        intro = self.say(key, "intro") if self.speech.has(key, "intro") else ""
        return Chapter(slug, self.say(key), intro, tuple(self._rule(one, edition) for one in ids))

    def _rule(self, one: str, edition: str) -> Rule:
        marks = self.structure["rules"].get(one, {})
        points = tuple(
            Point(point, self.say(f"point-{point}"), self.say(f"point-{point}", edition))
            for point in marks.get("editions", ())
        )
        return Rule(one, self.say(f"rule-{one}"), marks.get("ruling", False), points)

    def compare(self, one: str, other: str) -> Comparison:
        """Only the points where two editions differ."""
        differences = tuple(self._differences(one, other))
        form = "" if differences else "none"
        return Comparison(
            game=self.game.slug,
            language=self.language,
            editions=(one, other),
            title=self.say("rules-difference", form, name=self.say("rules-name"), one=one, other=other),
            notes=(self.say("rules-silence"),) if differences else (),
            differences=differences,
        )

    def _differences(self, one: str, other: str) -> Iterator[Difference]:
        """A point with options differs as they do; one without is played alike, and differs as the books are worded."""
        options = {edition: self._options(edition) for edition in (one, other)}
        for point, marks in self.structure["points"].items():
            fields = marks["options"]
            held = {edition: self.say(f"point-{point}", edition) for edition in (one, other)}
            played = any(options[one][field] != options[other][field] for field in fields)
            if played or (not fields and held[one] != held[other]):
                rules = self.structure["rules"].items()
                concerned = tuple(rule for rule, said in rules if point in said.get("editions", ()))
                yield Difference(point, self.say(f"point-{point}"), concerned, played, held)

    def _options(self, edition: str) -> dict[str, Any]:
        """The options that an edition stands for; the number of seats makes no difference to them."""
        return asdict(self.game.options({"edition": edition}))


def has_rulebook(slug: str) -> bool:
    """Whether a game has numbered rules; it can be played without."""
    return bool(languages_with(f"{game(slug).messages}-rules"))


@cache
def rule_text(slug: str, language: str, rule: str) -> str | None:
    """One rule of a game, if it has one of that id."""
    if not has_rulebook(slug):
        return None
    source = Source(slug, language, {})
    return source.say(f"rule-{rule}") if source.speech.has(f"rule-{rule}") else None


@cache
def rulebook_of(slug: str, language: str, edition: str) -> Rulebook:
    """All rules of a game by an edition."""
    return Source(slug, language, {}).rulebook(edition)
