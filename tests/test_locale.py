"""The language files hold together: all languages say the same things, and just what the program asks for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from pathlib import Path

import pytest

from meadhall.games import games
from meadhall.locale.speech import LANGUAGES
from tests.support import asking, wanted
from tests.support import messages as laws
from tests.support.messages import ENGLISH, LOCALE, Language, Name, language

EVERY_LANGUAGE = pytest.mark.parametrize("tongue", LANGUAGES)
SLUGS = tuple(game.slug for game in games())
CHAMPIONS = "champions"
EXCUSED = {"bold yellow": "a style of rich", "bold underline": "a style of rich"}
"""Strings of several words that nobody reads, each with the reason why."""

Law = Callable[[Language, str], Iterable[str]]


def families(game: str) -> Collection[str]:
    return set(wanted.families(game).values())


def used(one: Language, game: str) -> set[Name]:
    """The messages and forms of a language that are asked for, or at least written down in the program."""
    written = asking.written(game)
    known = {text for text in one.texts if text.key in written or (text.key, "") in wanted.wanted(game)}
    return {(text.key, text.form) for text in known if not text.form or text.form in written}


def unused_forms(one: Language, game: str) -> list[str]:
    """Forms of nouns that neither a message nor the program asks for."""
    asked = {f"{ask.key.partition('-')[0]}.{ask.form}" for ask in asking.asked(game)}
    idle = laws.unused_forms(one, language(ENGLISH, game), wanted.families(game), laws.LISTS[game])
    return [form for form in idle if form not in asked]


LAWS: dict[str, Law] = {
    "unreadable": lambda one, _: laws.unreadable(one),
    "said twice": lambda one, _: laws.said_twice(one),
    "apostrophes": lambda one, _: laws.apostrophes(one),
    "spacing": lambda one, _: laws.spacing(one),
    "other keys": lambda one, game: laws.other_keys(one, language(ENGLISH, game), families(game)),
    "other arguments": lambda one, game: laws.other_arguments(one, language(ENGLISH, game), families(game)),
    "other selections": lambda one, game: laws.other_selections(one, language(ENGLISH, game), families(game)),
    "dangling": lambda one, _: laws.dangling(one),
    "absent": lambda one, game: laws.absent(one, wanted.wanted(game)),
    "unused": lambda one, game: laws.unused(one, used(one, game), families(game)),
    "unused forms": lambda one, game: unused_forms(one, game),
    "misplaced": lambda one, game: laws.misplaced(one, wanted.given(game)),
    "bare": lambda one, game: laws.bare(one, wanted.words(game)),
    "unchosen": lambda one, game: laws.unchosen(one, wanted.words(game)),
    "formless": lambda one, game: laws.formless(one, wanted.nouns(game), laws.LISTS[game]),
}


def offences(law: str, one: Language, game: str = CHAMPIONS) -> list[str]:
    return list(LAWS[law](one, game))


def test_the_languages_are_those_that_have_a_folder() -> None:
    assert {path.name for path in LOCALE.iterdir() if path.is_dir() and path.name[0] != "_"} == set(LANGUAGES)


@EVERY_LANGUAGE
def test_every_file_belongs_to_the_program_or_to_a_game(tongue: str) -> None:
    known = {"meadhall", "lab", "page", *(file for slug in SLUGS for file in (slug, f"{slug}-rules"))}
    stems = {path.stem for path in (LOCALE / tongue).glob("*.ftl")}
    assert stems - {f"{slug}-page" for slug in SLUGS} == known


@EVERY_LANGUAGE
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game", SLUGS)
def test_a_language_keeps_the_law(game: str, tongue: str, law: str) -> None:
    found = offences(law, language(tongue, game), game)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("law", "file", "old", "new", "offence"),
    [
        ("unreadable", "champions", "event-fed = {", "event-fed = {{", "champions: event-fed = {{ $starving ->"),
        ("said twice", "champions", "event-healed", "event-waived", "event-waived"),
        ("said twice", "champions", "event-healed", "undone", "undone"),
        ("said twice", "meadhall", ".short = ?", ".help = ?", "command-help.help"),
        ("apostrophes", "champions", "Fafnir's Heir", "Fafnir’s Heir", "champions: enemy-fafnirs-heir = Fafnir’s Heir"),
        ("other keys", "champions", "event-healed", "event-heeled", "missing: champions: event-healed"),
        ("other keys", "champions", "event-healed", "event-heeled", "extra: champions: event-heeled"),
        ("other keys", "meadhall", ".short = ?", ".brief = ?", "missing: meadhall: command-help.short"),
        (
            "other arguments",
            "champions",
            "{ $seat } fights",
            "Somebody fights",
            "champions: event-fight-began: missing $seat",
        ),
        (
            "other arguments",
            "champions",
            "fights { $enemy-the }",
            "fights { $foe-the }",
            "champions: event-fight-began: extra $foe",
        ),
        (
            "other arguments",
            "champions",
            "colour-red = red",
            "colour-red = { $seat }",
            "champions: colour-red: extra $seat",
        ),
        (
            "other selections",
            "champions",
            "[hunger]",
            "[hungry]",
            "champions: event-warriors-lost: chooses by $cause (ban fight hungry journey), "
            "English by $cause (ban fight hunger journey)",
        ),
        (
            "dangling",
            "meadhall",
            "({ rules-ruling })",
            "({ rules-rule })",
            "meadhall: rules-line.ruling: no rules-rule",
        ),
        ("dangling", "champions", "colour-red = red", "colour-red = { -red }", "champions: colour-red: no -red"),
        ("absent", "champions", "enemy-glam =", "enemy-gram =", "enemy-glam"),
        ("absent", "champions", "reason-taken", "reason-token", "reason-taken"),
        ("absent", "meadhall", ".short = ?", ".brief = ?", "command-help.short"),
        ("absent", "champions", ".some = { $count } glory", ".all = { $count } glory", "thing-glory.some"),
        ("unused", "champions", "reason-taken", "reason-token", "champions: reason-token"),
        ("unused", "meadhall", ".short = ?", ".brief = ?", "meadhall: command-help.brief"),
        ("unused forms", "champions", ".the = Glam", ".these = Glam", "enemy.these"),
        (
            "misplaced",
            "champions",
            "fights { $enemy-the }",
            "fights { $shore-the }",
            "champions: event-fight-began: $shore is not given",
        ),
        (
            "misplaced",
            "champions",
            "Take { $rune-the }",
            "Take { $space-the }",
            "champions: action-take-rune: $space is not given",
        ),
        (
            "misplaced",
            "champions",
            "{ $seat } rolls: { $dice }",
            "{ $seat } rolls: { $die }",
            "champions: event-dice-rolled: $die is not given",
        ),
        ("misplaced", "meadhall", "kept in { $file }.", "kept in { $path }.", "meadhall: saved: $path is not given"),
        (
            "misplaced",
            "champions",
            "Look at every",
            "Look, { $seat }, at every",
            "champions: power-knowledge: $seat is not given",
        ),
        (
            "bare",
            "champions",
            "glory at the stall",
            "glory at the { $cause }",
            "champions: event-glory-won: $cause is shown",
        ),
        ("unchosen", "champions", "[hunger]", "[hungry]", "$cause: nothing is said of hunger"),
        ("unchosen", "champions", "[hunger]", "[hungry]", "$cause: hungry is no such word"),
        (
            "formless",
            "champions",
            ".the = Glam",
            ".these = Glam",
            "champions: event-fight-began: $enemy-the needs enemy-glam.the",
        ),
        (
            "formless",
            "champions",
            "seat } takes { $rune-the }",
            "seat } takes { $rune-a }",
            "champions: event-rune-taken: $rune-a needs rune-gifts.a",
        ),
        (
            "formless",
            "champions",
            "    .some = { $count } wood",
            "    .all = { $count } wood",
            "champions: effect-take: $things-some needs thing-wood.some",
        ),
    ],
)
def test_a_broken_copy_is_found_out(law: str, file: str, old: str, new: str, offence: str) -> None:
    assert offence not in offences(law, language(ENGLISH, CHAMPIONS))
    assert offence in offences(law, language(ENGLISH, CHAMPIONS).changed(file, old, new))


@pytest.mark.parametrize(
    ("old", "new"),
    [("avant le premier", "avant ; le premier"), ("avant le premier", "« avant » le premier")],
)
def test_a_common_space_in_french_is_found_out(old: str, new: str) -> None:
    french = language("fr", CHAMPIONS)
    broken = french.changed("meadhall", old.capitalize(), new.capitalize())
    assert offences("spacing", broken) == [f"meadhall: [0] {new.capitalize()} tour de jeu"]


@pytest.mark.parametrize(
    ("law", "old", "new", "offence"),
    [
        ("said twice", "event-stayed", "undone", "undone"),
        ("absent", "card-viking-horde =", "card-viking-herd =", "card-viking-horde"),
        ("absent", "does-muster-heavens =", "does-muster-heaven =", "does-muster-heavens"),
        ("unused", "winner =", "victor =", "midgard: victor"),
        ("misplaced", "{ $seat } begins", "{ $other } begins", "midgard: event-starter-found: $other is not given"),
        ("formless", ".to = to Gimle", ".into = to Gimle", "midgard: event-viking-moved: $goal-to needs area-gimle.to"),
    ],
)
def test_a_broken_copy_of_another_game_is_found_out(law: str, old: str, new: str, offence: str) -> None:
    assert offence not in offences(law, language(ENGLISH, "midgard"), "midgard")
    assert offence in offences(law, language(ENGLISH, "midgard").changed("midgard", old, new), "midgard")


def test_a_language_is_read_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "champions.ftl").write_text(
        "place-market = Markt\n    .at = am Markt\nkaputt\n", encoding="utf-8"
    )
    read = language("de", CHAMPIONS, tmp_path)
    assert ([str(text) for text in read.texts], read.junk) == (
        ["champions: place-market", "champions: place-market.at"],
        ["champions: kaputt"],
    )
    missing = laws.other_keys(read, language(ENGLISH, CHAMPIONS), families(CHAMPIONS))
    assert "missing: meadhall" in missing and "missing: champions: place-hafter" in missing


@pytest.mark.parametrize("game", SLUGS)
def test_half_written_keys_are_all_known(game: str) -> None:
    half = {ask.key for ask in asking.asked(game) if asking.UNKNOWN in ask.key}
    assert sorted(half - wanted.keys(game).keys()) == []


MODULE = """
from meadhall.locale.speech import Speech

TITLE = "One day"

def tell(speech, left, seat, **more):
    '''A docstring is not asked for.'''
    key = "one" if left else f"two-{seat}"
    speech.say(key, left=left)
    speech.say("three-" + seat, **more)
    speech.form("four", "short" if left else "long", {"seat": seat})
    Message("five", {"left": left, **more})
    print("Done", speech.noun("place", seat), speech.counted("thing", left))
    speech.say(left)
    if not left:
        raise BadRecord(f"{seat} has nothing left.")
    return f"{seat} has {left} left" + f"{seat}: {left}"
"""


def test_what_a_module_asks_for_is_found() -> None:
    found = {(ask.key, ask.form): ask.args for ask in asking.asks(MODULE)}
    assert found == {
        ("one", ""): {"left"},
        ("two-*", ""): {"left"},
        ("three-*", ""): None,
        ("four", "short"): {"seat"},
        ("four", "long"): {"seat"},
        ("five", ""): None,
        ("place-*", ""): None,
        ("thing-*", "some"): None,
    }
    assert list(asking.asks(MODULE.replace("import Speech", "import LANGUAGES"))) != []
    assert list(asking.asks(MODULE.replace("meadhall.locale", "elsewhere"))) == []


def test_prose_in_a_module_is_found() -> None:
    assert list(asking.prose(MODULE, ())) == ["line 4: 'One day'", "line 13: 'Done'", "line 17: '* has * left'"]
    assert list(asking.prose(MODULE, {"One day", "Done", "* has * left"})) == []


def test_what_people_read_stands_in_the_language_files_alone() -> None:
    paths = [path for path in asking.modules() if path.startswith("meadhall/terminal/") or path.endswith("/phrases.py")]
    assert len(paths) > 10
    found = [f"{path}, {offence}" for path in paths for offence in asking.prose(asking.modules()[path], EXCUSED)]
    assert not found, "\n".join(found)


def test_nothing_is_excused_that_needs_no_excuse() -> None:
    assert [text for text in EXCUSED if text not in asking.written(CHAMPIONS)] == []
