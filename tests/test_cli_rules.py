"""The command line: the rules, two editions side by side, and the language in which they are told."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping

import pytest
from rich.console import Console

from meadhall.kernel.errors import BadRequest
from meadhall.locale.choosing import language_from, languages_with
from meadhall.locale.rulebook import Comparison, Rule, Rulebook, Source
from meadhall.locale.speech import LANGUAGES
from meadhall.terminal.rulebook import show
from tests.support.terminal import Terminal, apart

SOURCE = Source("champions", "en", {})
SPOKEN = languages_with("champions-rules")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def rules(told: Rulebook) -> dict[str, Rule]:
    """All rules by id."""
    return {rule.id: rule for chapter in told.chapters for rule in chapter.rules}


def test_the_rules_go_out_as_plain_values(terminal: Terminal) -> None:
    told = terminal("rules", "champions", "--edition", "it", "--json").result
    assert (told["game"], told["language"], told["edition"]) == ("champions", "en", "it")
    found = {rule["id"]: rule for chapter in told["chapters"] for rule in chapter["rules"]}
    assert list(found) == list(rules(SOURCE.rulebook("it")))
    assert found["CF-2"] == {
        "id": "CF-2",
        "text": "Damage is simultaneous: a dying enemy still strikes.",
        "ruling": False,
        "points": [],
    }
    assert found["CS-6"]["points"] == [{"id": "E-1", "point": "starting favor", "held": "0"}]
    assert found["CS-11"]["ruling"] is True


def test_differences_go_out_as_plain_values(terminal: Terminal) -> None:
    told = terminal("rules", "champions", "--edition", "fr", "--diff", "it", "--json").result
    assert told["editions"] == ["fr", "it"]
    played = {one["id"]: one["played"] for one in told["differences"]}
    assert played == {"E-1": True, "E-6": True, "E-12": False}
    held = {"fr": "1", "it": "0"}
    first = {"id": "E-1", "point": "starting favor", "rules": ["CS-6"], "played": True, "held": held}
    assert told["differences"][0] == first


def picture(told: Rulebook | Comparison, width: int = 2000) -> list[str]:
    """What is shown on a screen of that width, line by line."""
    screen = Console(file=io.StringIO(), width=width)
    show(told, SOURCE, screen, plain=False)
    assert isinstance(screen.file, io.StringIO)
    return [re.sub(" +", " ", line.strip()) for line in screen.file.getvalue().splitlines()]


def test_rules_are_shown_by_chapter_with_rulings_and_what_the_edition_has() -> None:
    told = SOURCE.rulebook("en-2015")
    lines = picture(told)
    assert lines[0] == "Champions of Midgard: the numbered rules, edition en-2015"
    assert lines.index("Setup") < lines.index("Round setup") < lines.index("Worked examples")
    at = lines.index("CF-2 Damage is simultaneous: a dying enemy still strikes.")
    assert lines[at + 1].startswith("CF-3 ")
    at = next(number for number, line in enumerate(lines) if line.startswith("CA-2 "))
    assert lines[at + 1] == "ruling E-4, assignment: silent [in turn order, open]"
    assert [line.split()[0] for line in lines if re.match(r"C[A-Z]-\d+ ", line)] == list(rules(told))
    assert sum(line.startswith("ruling") for line in lines) == sum(rule.ruling for rule in rules(told).values())


def test_rules_fit_a_narrow_screen() -> None:
    assert max(map(len, picture(SOURCE.rulebook("de-2018"), 60))) <= 60
    assert max(map(len, picture(SOURCE.compare("en-2015", "de-2018"), 80))) <= 80


def test_two_editions_are_shown_side_by_side() -> None:
    lines = picture(SOURCE.compare("fr", "it"))
    assert lines[0] == "Champions of Midgard: where the editions fr and it differ"
    rows = [line for line in lines if line.startswith("E-")]
    assert rows == [
        "E-1 starting favor CS-6 1 0",
        "E-6 the troll's killer discards, gives blame CF-5 may, may must (if any), must",
        "E-12 spaces called empty where cards are laid CR-3 rune [all] monster [all]",
    ]
    assert lines.index("point rules fr it") < lines.index(rows[0])
    assert lines.index(rows[1]) < lines.index("Printed differently, played alike") < lines.index(rows[2])


def test_an_edition_does_not_differ_from_itself(terminal: Terminal) -> None:
    for more in ((), ("--plain",)):
        ending = terminal("rules", "champions", "--edition", "it", "--diff", "it", *more)
        assert " ".join(ending.out.split()).endswith("the editions it and it are printed and played alike.")
    assert terminal("rules", "champions", "--edition", "it", "--diff", "it", "--json").result["differences"] == []


def test_plain_rules_are_one_line_each(terminal: Terminal) -> None:
    lines = terminal("rules", "champions", "--plain").out.splitlines()
    for one, rule in rules(SOURCE.rulebook("de-2018")).items():
        at = lines.index(f"{one} (ruling): {rule.text}" if rule.ruling else f"{one}: {rule.text}")
        held = [f"{point.id}, {point.point}: {point.held}" for point in rule.points]
        assert lines[at + 1 : at + 1 + len(held)] == held
    assert not set("".join(lines)) & set("─━│┃┏█") and all(line == line.strip() for line in lines)


def test_plain_differences_are_read_one_after_the_other(terminal: Terminal) -> None:
    lines = terminal("rules", "champions", "--edition", "en-2015", "--diff", "fr", "--plain").out.splitlines()
    at = lines.index("E-7, glory of the kraken; rune of glory on it (CF-6, CN-9)")
    assert lines[at : at + 4] == [lines[at], "en-2015: silent [3]; no", "fr: 3; yes", ""]
    at = lines.index("E-10, the variants of CS-9 are printed")
    assert lines[at + 1 : at + 3] == ["en-2015: no", "fr: yes"]
    assert lines.index("Printed differently, played alike") < at


def test_no_colour_is_shown_to_those_who_want_none() -> None:
    screen = {"FORCE_COLOR": "1", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    colour = re.compile(r"\x1b\[[0-9;]*3[0-9]m")
    assert colour.search(apart("rules", "champions", **screen, NO_COLOR="").out)
    assert not colour.search(apart("rules", "champions", **screen, NO_COLOR="1").out)


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("rules", "request/bad", "game"),
        ("rules chess", "game/unknown", "'chess'"),
        ("rules champions --edition klingon", "options/invalid", "'klingon' of champions; there are: en-2015, fr, it,"),
        ("rules champions --diff klingon", "options/invalid", "'klingon' of champions; there are: en-2015, fr, it,"),
        ("rules champions --lang tlh", "request/bad", f"'tlh' is not spoken here; there are: {', '.join(SPOKEN)}."),
    ],
)
def test_what_cannot_be_told_is_refused_in_one_sentence(
    terminal: Terminal, words: str, code: str, sentence: str
) -> None:
    assert sentence in terminal(*words.split()).refused(code)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "nb_NO.UTF-8"}, "en"),
        ({"LC_MESSAGES": "it_IT@euro", "LANG": "de_DE"}, "it"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_environment_says_the_language_if_nobody_asks_for_one(
    environment: Mapping[str, str], language: str
) -> None:
    assert language_from(None, environment) == language
    assert language_from("it", environment) == "it"


def test_a_language_is_asked_for_with_or_without_its_country() -> None:
    assert [language_from(word, {}) for word in ("de", "de-AT", "DE_de.UTF-8")] == ["de"] * 3
    for word in ("", "klingon", "../en"):
        with pytest.raises(BadRequest, match=r"there are: en, de, fr, it\.$"):
            language_from(word, {})


def test_a_language_that_a_file_lacks_is_spoken_only_if_asked_for() -> None:
    assert language_from(None, {"LANG": "de_DE"}, ("en", "fr")) == "en"
    with pytest.raises(BadRequest, match=r"'de' is not spoken here; there are: en, fr\.$"):
        language_from("de", {}, ("en", "fr"))
    assert set(SPOKEN) <= set(LANGUAGES) and languages_with("no-such-file") == ()
