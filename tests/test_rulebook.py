"""The rulebook: its page, its structure, its language files and the options of the editions tell the same."""

from __future__ import annotations

import re
from dataclasses import asdict, fields
from functools import cache
from itertools import permutations

import pytest
from fluent.syntax import FluentParser, ast

from meadhall.champions.cards.options import DEFAULT_EDITION, EDITIONS, Options
from meadhall.kernel.game import Game
from meadhall.locale.choosing import languages_with
from meadhall.locale.speech import variables
from meadhall.terminal.rulebook import Comparison, Rulebook, Source
from tests.conformance.tables import EVERY_GAME
from tests.terminal import ROOT

CHAMPIONS = "champions"
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages_with("champions-rules"))
EVERY_PAIR = pytest.mark.parametrize(("one", "other"), list(permutations(EDITIONS, 2)))
NO_EDITION = {"suspicious_villagers", "hall_of_records", "draft_leaders"}  # options that belong to no edition

IN_WORDS = {"CE-7": ("beyond 6.", "beyond 6 the edition decides.")}
"""Where the page lets an arrow alone say something, a sentence needs words for it."""

IN_FULL = {
    "capped": "capped at −21",
    "that, or random": "last to win glory in battle, or random",
    "face down, are not to be told [as fr]": "face down, are not to be told [need not be told]",
}
"""Cells that lean on their neighbours; one edition alone has none."""


def said(text: str) -> str:
    """A passage of the page as it is said: without reasons, marks, arrows and emphasis, in one line."""
    line = re.sub(r" \*Why: .*\*$", "", " ".join(text.split()))
    return re.sub(r" → E-\d+| \*\*\(ruling\)\*\*", "", line).replace("*", "")


@cache
def page(slug: str = CHAMPIONS) -> str:
    """The page of a game's rules."""
    return (ROOT / "docs" / "rules" / f"{slug}.md").read_text(encoding="utf-8")


@cache
def chapters(slug: str) -> dict[str, str]:
    """The chapters of the page that hold rules, by name."""
    parts = re.split(r"^##+ (.+)$", page(slug), flags=re.MULTILINE)
    return {name: body for name, body in zip(parts[1::2], parts[2::2], strict=True) if "\n- **" in body}


@cache
def rules(slug: str = CHAMPIONS) -> dict[str, str]:
    """The rules of the page as they are written, by id."""
    found = re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\* (.+(?:\n  .+)*)", page(slug), re.MULTILINE)
    return {one: " ".join(text.split()) for one, text in found}


def references(one: str, slug: str = CHAMPIONS) -> list[str]:
    """The points that a rule of the page refers to."""
    return list(dict.fromkeys(re.findall(r"→ (E-\d+)", rules(slug)[one])))


@cache
def points() -> dict[str, tuple[str, dict[str, str], list[str]]]:
    """The edition table of the page: by id the point, what each edition has in full, and the options."""
    rows = [[cell.strip().replace("*", "") for cell in row.split("|")] for row in re.findall(r"^\| (.+)", page(), re.M)]
    editions = next(row for row in rows if row[0] == "id")[2:-2]
    table = {}
    for one, point, *cells, option, _ in (row for row in rows if re.fullmatch(r"E-\d+", row[0])):
        held = dict(zip(editions, cells, strict=True))
        full = {edition: held["fr"] if cell == "as fr" else cell for edition, cell in held.items()}
        full = {edition: IN_FULL.get(cell, cell) for edition, cell in full.items()}
        table[one] = (point, full, re.findall(r"`(\w+)`", option))
    return table


@cache
def source(language: str = "en", slug: str = CHAMPIONS) -> Source:
    return Source(slug, language, {})


def rulebook(edition: str = DEFAULT_EDITION, language: str = "en") -> Rulebook:
    return source(language).rulebook(edition)


def usual(slug: str) -> Rulebook:
    """The rules of a game by its usual edition, in English."""
    told = source("en", slug).tell(None, None)
    assert isinstance(told, Rulebook)
    return told


def comparison(one: str, other: str, language: str = "en") -> Comparison:
    return source(language).compare(one, other)


@cache
def patterns(slug: str, language: str) -> dict[tuple[str, str], ast.Pattern]:
    """Every text of a language file, by its key and form; nothing in the file may be unreadable or said twice."""
    path = ROOT / "meadhall" / "locale" / language / f"{slug}-rules.ftl"
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    found: dict[tuple[str, str], ast.Pattern] = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            texts = [("", entry.value), *((form.id.name, form.value) for form in entry.attributes)]
            for form, pattern in texts:
                assert pattern is not None and (entry.id.name, form) not in found
                found[entry.id.name, form] = pattern
    return found


@EVERY_GAME
def test_the_page_is_read_whole(game: Game) -> None:
    letter = next(iter(rules(game.slug)))[0]
    assert list(rules(game.slug)) == re.findall(rf"\*\*({letter}[A-Z]-\d+)\*\*", page(game.slug))


def test_the_edition_table_is_read_whole() -> None:
    assert len(rules()) == 95 and list(points()) == [f"E-{number}" for number in range(1, 17)]
    assert all(list(held) == list(EDITIONS) for _, held, _ in points().values())


@EVERY_GAME
def test_every_rule_is_said_as_the_page_has_it(game: Game) -> None:
    expected = {one: said(text).replace(*IN_WORDS.get(one, ("", ""))) for one, text in rules(game.slug).items()}
    assert {rule.id: rule.text for chapter in usual(game.slug).chapters for rule in chapter.rules} == expected


@EVERY_GAME
def test_chapters_have_the_names_the_words_and_the_rules_of_the_page(game: Game) -> None:
    told = usual(game.slug).chapters
    assert [chapter.name for chapter in told] == list(chapters(game.slug))
    for chapter, body in zip(told, chapters(game.slug).values(), strict=True):
        assert [rule.id for rule in chapter.rules] == re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", body, re.MULTILINE)
        plain = [part for part in body.strip().split("\n\n") if not part.startswith(("- ", "*Module"))]
        assert chapter.intro == said("\n".join(plain))


@EVERY_GAME
def test_rulings_and_references_are_marked_where_the_page_marks_them(game: Game) -> None:
    for chapter in usual(game.slug).chapters:
        for rule in chapter.rules:
            assert rule.ruling is ("**(ruling)**" in rules(game.slug)[rule.id]), rule.id
            assert [point.id for point in rule.points] == references(rule.id, game.slug)


@EVERY_GAME
def test_what_is_said_of_the_whole_page_stands_in_it(game: Game) -> None:
    text = said(page(game.slug))
    origin, words, _, *silent = usual(game.slug).notes
    assert origin in text and all(note in text for note in silent)
    assert words[0].lower() + words[1:] in text
    assert bool(silent) is bool(source("en", game.slug).structure["points"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_points_are_said_as_the_edition_table_has_them(edition: str) -> None:
    for one, (point, held, _) in points().items():
        assert source().say(f"point-{one}") == point
        assert source().say(f"point-{one}", edition) == held[edition]
    told = {point.id: point.held for chapter in rulebook(edition).chapters for r in chapter.rules for point in r.points}
    assert told.items() <= {one: held[edition] for one, (_, held, _) in points().items()}.items()


def test_points_name_the_options_of_the_edition_table() -> None:
    named = {one: list(marks.get("options", ())) for one, marks in source().structure["points"].items()}
    assert named == {one: options for one, (_, _, options) in points().items()}
    every = [option for options in named.values() for option in options]
    assert len(every) == len(set(every)) and set(every) == {field.name for field in fields(Options)} - NO_EDITION


@EVERY_LANGUAGE
@EVERY_PAIR
def test_editions_differ_in_a_point_just_as_their_options_do(language: str, one: str, other: str) -> None:
    told = comparison(one, other, language).differences
    mine, theirs = asdict(EDITIONS[one]), asdict(EDITIONS[other])
    played = [p for p, (_, _, options) in points().items() if any(mine[name] != theirs[name] for name in options)]
    printed = [p for p, (_, held, options) in points().items() if not options and held[one] != held[other]]
    assert [difference.id for difference in told if difference.played] == played
    assert [difference.id for difference in told if not difference.played] == printed
    assert all(difference.held[one] != difference.held[other] for difference in told)


@EVERY_PAIR
def test_a_difference_names_the_rules_that_refer_to_it(one: str, other: str) -> None:
    for difference in comparison(one, other).differences:
        assert list(difference.held) == [one, other]
        assert list(difference.rules) == [rule for rule in rules() if difference.id in references(rule)]


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_language_says_the_same_things(game: Game, language: str) -> None:
    english = patterns(game.slug, "en")
    assert patterns(game.slug, language).keys() == english.keys()
    for (key, form), pattern in patterns(game.slug, language).items():
        assert variables(pattern) == variables(english[key, form]), (key, form)


@EVERY_GAME
@EVERY_LANGUAGE
def test_nothing_is_said_that_is_not_in_the_structure(game: Game, language: str) -> None:
    structure = source("en", game.slug).structure
    slugs = [chapter["slug"] for chapter in structure["chapters"]]
    wanted = {*(f"chapter-{slug}" for slug in slugs), *(f"rule-{one}" for one in rules(game.slug))}
    wanted |= {f"point-{one}" for one in structure["points"]}
    assert {key for key, _ in patterns(game.slug, language) if not key.startswith("rules-")} == wanted
    assert structure["rules"].keys() <= rules(game.slug).keys()


@EVERY_GAME
@EVERY_LANGUAGE
def test_rules_refer_to_the_same_rules_in_every_language(game: Game, language: str) -> None:
    ours, english = (source(tongue, game.slug) for tongue in (language, "en"))
    for edition in game.editions:
        for here, there in zip(ours.rulebook(edition).chapters, english.rulebook(edition).chapters, strict=True):
            for rule, same in zip(here.rules, there.rules, strict=True):
                named, expected = (sorted(re.findall(r"[A-Z]+-\d+", text)) for text in (rule.text, same.text))
                assert named == expected, rule.id
    assert ours.speech.faults == []


@EVERY_GAME
def test_every_game_has_a_rulebook_in_every_edition(game: Game) -> None:
    book = Source(game.slug, "en", {})
    assert book.structure["edition"] in game.editions
    for edition in game.editions:
        told = book.rulebook(edition)
        assert told.title and all(rule.text for chapter in told.chapters for rule in chapter.rules)
    assert not book.compare(game.editions[0], game.editions[0]).differences


def test_the_usual_edition_is_the_one_of_the_options() -> None:
    told = source().tell(None, None)
    assert isinstance(told, Rulebook) and told.edition == DEFAULT_EDITION
