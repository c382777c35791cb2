"""The rules page, what is written from it, the translations and the options of the editions agree."""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict, fields
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from meadhall.champions.cards.options import DEFAULT_EDITION, EDITIONS, Options
from meadhall.kernel.game import Game
from meadhall.locale.choosing import languages_with
from meadhall.locale.rulebook import Comparison, Rulebook, Source
from meadhall.locale.speech import variables
from tests.support import rules_page
from tests.support.conformance.tables import EVERY_GAME
from tests.support.rules_page import ROOT, page
from tests.tools.golden import changes

CHAMPIONS = "champions"
EVERY_LANGUAGE = pytest.mark.parametrize("language", languages_with("champions-rules"))
EVERY_PAIR = pytest.mark.parametrize(("one", "other"), list(permutations(EDITIONS, 2)))
NO_EDITION = {"suspicious_villagers", "hall_of_records", "draft_leaders"}  # options that belong to no edition


@cache
def source(language: str = "en", slug: str = CHAMPIONS) -> Source:
    return Source(slug, language, {})


def rulebook(edition: str = DEFAULT_EDITION, language: str = "en") -> Rulebook:
    return source(language).rulebook(edition)


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
    text = rules_page.path(game.slug).read_text(encoding="utf-8")
    letter = next(iter(page(game.slug).rules))[0]
    assert list(page(game.slug).rules) == re.findall(rf"\*\*({letter}[A-Z]-\d+)\*\*", text)
    assert [point.id for point in page(game.slug).points] == re.findall(r"^\| (E-\d+)", text, re.MULTILINE)
    assert all(list(point.held) == list(game.editions) for point in page(game.slug).points)
    assert text.count(rules_page.RULING) == 1 + sum(
        rule.written.count(rules_page.RULING) for rule in page(game.slug).rules.values()
    )


@EVERY_GAME
def test_the_english_rules_are_those_of_the_page(game: Game) -> None:
    found = [line for path, text in rules_page.files(game.slug).items() for line in changes(path, text())]
    assert not found, "\n".join(["write them anew with `python3 dev.py golden`:", *found[:60]])


@EVERY_GAME
def test_rules_are_shown_in_the_words_of_the_page(game: Game) -> None:
    told, written = source("en", game.slug).tell(None, None), page(game.slug)
    assert isinstance(told, Rulebook)
    assert told.title.startswith(f"{written.name}: ") and list(told.notes) == list(written.notes.values())
    assert [(chapter.slug, chapter.name, chapter.intro) for chapter in told.chapters] == [
        (chapter.slug, chapter.name, chapter.intro) for chapter in written.chapters
    ]
    for ours, theirs in zip(told.chapters, written.chapters, strict=True):
        assert [(rule.id, rule.text, rule.ruling, [point.id for point in rule.points]) for rule in ours.rules] == [
            (rule.id, rule.text, rule.ruling, rule.points) for rule in theirs.rules
        ]


@EVERY_GAME
def test_no_markup_is_left_in_what_is_shown(game: Game) -> None:
    english = [source("en", game.slug).say(key, form) for key, form in patterns(game.slug, "en")]
    assert [text for text in english if re.search(r"[*`→_]|\]\(|ruling\)", text)] == []


@EVERY_GAME
def test_a_ruling_has_its_reason(game: Game) -> None:
    assert [rule.id for rule in page(game.slug).rules.values() if rule.ruling and not rule.reason] == []


PAGE = """# Thing: the rules

- **Origin.** From *one* book.

This is for readers of the page.

## A day

*Module: `day.py`.*

It begins.

- **TD-1** *Sunrise*: all wake **(ruling)**, or sleep
  on → E-2.
  *Why: nobody asked.*
- **TD-2** All eat.

## Table

| id | point | fr | it | option |
|---|---|---|---|---|
| E-2 | sleepers | **1** | as fr | `sleepers` |
| E-3 | dreams | silent [yes] | yes | |
"""


def test_a_page_is_read_without_its_marks_and_reasons() -> None:
    read = rules_page.read("thing", PAGE)
    assert (read.name, read.notes) == ("Thing", {"origin": "From one book."})
    (day,) = read.chapters
    assert (day.slug, day.name, day.intro) == ("a-day", "A day", "It begins.")
    assert day.rules[0].text == "Sunrise: all wake, or sleep on."
    assert (day.rules[0].ruling, day.rules[0].points, day.rules[0].reason) == (True, ["E-2"], "nobody asked.")
    assert [(one.held, one.options) for one in read.points] == [
        ({"fr": "1", "it": "1"}, ["sleepers"]),
        ({"fr": "silent [yes]", "it": "yes"}, []),
    ]


def test_a_line_of_a_page_that_belongs_to_no_rule_is_refused() -> None:
    for broken in (PAGE.replace("  on → E-2.", "on → E-2."), PAGE.replace("- **TD-2** All", "- **TD2** All")):
        with pytest.raises(ValueError, match=r"^A day: this line belongs to no rule: .*(on → E-2|TD2)"):
            rules_page.read("thing", broken)


@pytest.mark.parametrize("end", ["{ sic }", "[sic]", ".sic", "*sic", "“sic”", "sic = sic"])
def test_any_text_is_read_from_the_language_file_as_it_was_written(end: str) -> None:
    for text in (end, f"{'word ' * 23}{end}"):  # in one line, and at the beginning of the second
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource("\n".join(rules_page.message("rule", text, {"intro": text}))))
        rule = bundle.get_message("rule")
        for pattern in (rule.value, rule.attributes["intro"]):
            assert pattern is not None
            shown, faults = bundle.format_pattern(pattern)
            assert (" ".join(str(shown).splitlines()), faults) == (text, [])


def test_the_structure_of_a_page_is_written_as_a_table() -> None:
    read = rules_page.read("thing", PAGE)
    assert tomllib.loads(rules_page.structure(read)) == {
        "chapters": [{"slug": "a-day", "rules": ["TD-1", "TD-2"]}],
        "rules": {"TD-1": {"ruling": True, "editions": ["E-2"]}},
        "points": {"E-2": {"options": ["sleepers"]}, "E-3": {"options": []}},
    }


def place(name: str, package: Path) -> Path:
    """Where a module or folder is that a page names; a bare module is among the rules."""
    if name.startswith("meadhall/"):
        return ROOT / name
    return package / name if "/" in name else package / "core" / "rules" / name


@EVERY_GAME
def test_every_module_that_a_page_names_is_there(game: Game) -> None:
    text = rules_page.path(game.slug).read_text(encoding="utf-8")
    named = sorted(set(re.findall(r"`([\w/]+(?:\.py|/))`", text)))
    assert len(named) > 10
    assert [name for name in named if not place(name, ROOT / "meadhall" / game.slug).exists()] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_points_are_shown_as_the_edition_table_has_them(edition: str) -> None:
    held = {point.id: point.held[edition] for point in page(CHAMPIONS).points}
    for point in page(CHAMPIONS).points:
        assert source().say(f"point-{point.id}") == point.point
        assert source().say(f"point-{point.id}", edition) == held[point.id]
    told = {point.id: point.held for chapter in rulebook(edition).chapters for r in chapter.rules for point in r.points}
    assert told.items() <= held.items()


def test_points_name_the_options_of_the_edition_table() -> None:
    every = [option for point in page(CHAMPIONS).points for option in point.options]
    assert len(every) == len(set(every)) and set(every) == {field.name for field in fields(Options)} - NO_EDITION


def test_some_rule_refers_to_every_point_that_has_an_option() -> None:
    referred = {point for rule in page(CHAMPIONS).rules.values() for point in rule.points}
    assert [point.id for point in page(CHAMPIONS).points if point.options and point.id not in referred] == []


@EVERY_LANGUAGE
@EVERY_PAIR
def test_editions_differ_in_a_point_just_as_their_options_do(language: str, one: str, other: str) -> None:
    told = comparison(one, other, language).differences
    mine, theirs = asdict(EDITIONS[one]), asdict(EDITIONS[other])
    points = page(CHAMPIONS).points
    played = [point.id for point in points if any(mine[name] != theirs[name] for name in point.options)]
    printed = [point.id for point in points if not point.options and point.held[one] != point.held[other]]
    assert [difference.id for difference in told if difference.played] == played
    assert [difference.id for difference in told if not difference.played] == printed
    assert all(difference.held[one] != difference.held[other] for difference in told)


@EVERY_PAIR
def test_a_difference_names_the_rules_that_refer_to_it(one: str, other: str) -> None:
    for difference in comparison(one, other).differences:
        assert list(difference.held) == [one, other]
        assert list(difference.rules) == [
            rule.id for rule in page(CHAMPIONS).rules.values() if difference.id in rule.points
        ]


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_language_says_the_same_things(game: Game, language: str) -> None:
    english = patterns(game.slug, "en")
    assert patterns(game.slug, language).keys() == english.keys()
    for (key, form), pattern in patterns(game.slug, language).items():
        assert variables(pattern) == variables(english[key, form]), (key, form)


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_language_has_the_keys_of_the_page(game: Game, language: str) -> None:
    written = page(game.slug)
    wanted = {"rules-name", *(f"rules-{name}" for name in written.notes), *(f"rule-{one}" for one in written.rules)}
    wanted |= {f"chapter-{chapter.slug}" for chapter in written.chapters}
    wanted |= {f"point-{point.id}" for point in written.points}
    assert {key for key, _ in patterns(game.slug, language)} == wanted


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
    for edition in game.editions:
        told = book.rulebook(edition)
        assert told.title and all(rule.text for chapter in told.chapters for rule in chapter.rules)
    assert not book.compare(game.editions[0], game.editions[0]).differences


@EVERY_GAME
def test_the_usual_edition_is_the_one_that_is_played_if_none_is_named(game: Game) -> None:
    told = source("en", game.slug).tell(None, None)
    assert isinstance(told, Rulebook)
    assert game.options({}) == game.options({"edition": told.edition})
