"""`meadhall odds`: what is understood, what is shown, and what is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.champions.game import GAME, ChampionsRules
from meadhall.champions.odds import fight_odds
from tests.support.terminal import Terminal, apart

ASKED = ("odds", "champions", "--warriors", "3", "swords", "2", "axes", "--enemy", "marsh", "troll", "--favor", "1")
# all of them may miss
SWORDS_ALONE = ("odds", "champions", "--warriors", "5", "swords", "--enemy", "marsh", "troll", "--favor", "1")
KEYS = (
    "game enemy attack defence warriors favor runes leader won lost lost_by_kind favor_kept victory_by_losses "
    "defeat endings"
)


def test_the_answer_as_json_is_the_exact_one(terminal: Terminal) -> None:
    result = terminal(*SWORDS_ALONE, "--json").result
    rules = GAME.rules(4)
    assert isinstance(rules, ChampionsRules)
    exact = fight_odds(rules, "marsh-troll", {"swordsman": 5}, favor=1)
    assert list(result) == KEYS.split()
    assert (result["won"], result["lost"], result["defeat"]) == (exact.won, exact.lost, exact.defeat)
    assert result["victory_by_losses"] == list(exact.victory_by_losses)
    assert 0 < result["defeat"] < 1
    assert result["warriors"] == {"swordsman": 5, "spearman": 0, "axeman": 0}
    assert sum(one["chance"] for one in result["endings"]) == pytest.approx(exact.won)
    assert result["endings"][0]["survivors"] == {"swordsman": 5, "spearman": 0, "axeman": 0}


@pytest.mark.parametrize(
    ("warriors", "enemy", "language"),
    [
        ("3 swords 2 axes", "marsh-troll", "en"),
        ("3 swordsmen, 2 axemen", "Marsh Troll", "en"),
        ("2 axe + 3 sword", "marsh", "en"),
        ("3 Schwertkämpfer 2 Axtkämpfer", "Sumpftroll", "de"),
        ("3 schwert 2 axt", "marsh troll", "de"),
        ("3 gardes 2 berserks", "troll des marais", "fr"),
        ("3 spadaccini 2 berserk", "troll delle paludi", "it"),
    ],
)
def test_names_are_understood_in_the_language_that_is_spoken(
    terminal: Terminal, warriors: str, enemy: str, language: str
) -> None:
    words = ("odds", "champions", "--warriors", *warriors.split(), "--enemy", enemy, "--favor", "1", "--json")
    assert terminal(*words, "--lang", language).result == terminal(*ASKED, "--json").result


def test_leader_runes_damage_and_kraken_count(terminal: Terminal) -> None:
    words = ("odds", "champions", "--warriors", "1", "sword", "1", "spear", "--enemy", "kraken", "--json")
    ways = [(), ("--leader", "svan"), ("--rune", "healing", "--rune", "rune of reaction"), ("--damage", "2")]
    results = [terminal(*words, *more).result for more in ways]
    assert len({result["won"] for result in results}) == len(ways)
    assert all(result["won"] > results[0]["won"] for result in results[1:])
    assert (results[2]["runes"], results[1]["leader"]) == (["healing", "reaction"], "svanhildr")
    assert (results[0]["enemy"], results[0]["defence"], results[3]["defence"]) == ("kraken", 3, 1)


@pytest.mark.parametrize("edition", ["en-2015", "fr", "it", "de-2018"])
def test_an_edition_changes_no_odds(terminal: Terminal, edition: str) -> None:
    assert terminal(*ASKED, "--json", "--edition", edition).result == terminal(*ASKED, "--json").result


def test_a_card_set_of_ones_own_is_followed(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        'name = "own"\n[trolls.tin-troll]\nname = "Tin Troll"\nattack = 0\ndefence = 9\nglory = 1\nwood = 1\n',
        encoding="utf-8",
    )
    words = ("odds", "champions", "--warriors", "1", "axe", "--enemy", "tin", "--cards", own, "--lang", "fr")
    result = terminal(*words, "--json").result
    assert (result["enemy"], result["lost"]) == ("tin-troll", 0)
    assert result["won"] == pytest.approx(1)
    assert "Tin Troll" in terminal(*words).out


def test_the_picture_has_a_bar_for_every_outcome_and_needs_no_colour(terminal: Terminal) -> None:
    ending = terminal(*SWORDS_ALONE, "--lang", "en")
    assert ending.code == 0 and "\x1b" not in ending.out
    assert "5 swordsmen against Marsh Troll (attack 1, defence 3)" in ending.out
    assert "Means: 1 favor" in ending.out
    lines = {line.split("  ")[0].strip(): line for line in ending.out.splitlines()}
    sure, likely = lines["Victory without losses"].count("█"), lines["Victory, 1 lost"].count("█")
    assert sure > likely > 0
    assert "under 0.1%" in lines["Defeat"], "what can happen is never shown as nothing"
    assert "over 99.9%" in ending.out, "what can fail is never shown as certain"


def test_plain_lines_have_no_bars(terminal: Terminal) -> None:
    ending = terminal(*SWORDS_ALONE, "--lang", "de", "--plain")
    assert "█" not in ending.out
    assert "Sieg ohne Verluste: Chance 65,4\N{NO-BREAK SPACE}%." in ending.out


def test_nobody_can_be_asked_about(terminal: Terminal) -> None:
    ending = terminal("odds", "champions", "--warriors", "0", "axes", "--enemy", "glam", "--lang", "en")
    assert "Nobody against Glam" in ending.out and "Defeat" in ending.out


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("--enemy", "grendel"), "odds/invalid", "There is no enemy called 'grendel' in this card set"),
        (("--enemy", "troll"), "odds/invalid", "The enemy 'troll' could be Marsh Troll, Bridge Troll,"),
        (("--enemy", "scree"), "odds/invalid", "The swordsman is forbidden against scree-troll: none can be sent."),
        (("--enemy", "???"), "odds/invalid", "There is no enemy called '???'"),
        (("--warriors", "3", "elves"), "odds/invalid", "There are no warriors called 'elves'"),
        (("--warriors", "3"), "odds/invalid", "'3' names no warriors"),
        (("--warriors", "-1", "swords"), "odds/invalid", "whole numbers from 0 on, not as in '-1 swords'."),
        (("--warriors", "1.5", "swords"), "odds/invalid", "whole numbers from 0 on, not as in '1.5 swords'."),
        (("--warriors", "9", "axes"), "odds/invalid", "Nobody has more than 8 warriors, so 9 cannot fight."),
        (("--favor", "11"), "odds/invalid", "Odds are reckoned with 0 to 10 favor, not with 11."),
        (("--favor", "some"), "request/bad", "invalid int value: 'some'"),
        (("--damage", "-1"), "odds/invalid", "must be a whole number from 0 on, not -1."),
        (("--rune", "luck"), "odds/invalid", "There is no rune called 'luck' in this card set"),
        (("--leader", "grim"), "odds/invalid", "There is no leader called 'grim' in this card set"),
        (("--edition", "la-800"), "options/invalid", "must be one of en-2015, fr, it, de-2018"),
        (("--lang", "tlh"), "request/bad", "The language 'tlh' is not spoken here"),
        (("--cards", "nowhere.toml"), "cards/invalid", ""),
    ],
)
def test_what_cannot_be_answered_gets_one_sentence(
    terminal: Terminal, words: tuple[str, ...], code: str, sentence: str
) -> None:
    ending = terminal(*ASKED, *words)
    assert ending.code == 2 and ending.out == "" and f"[{code}]" in ending.err
    assert sentence in ending.err.replace("argument --favor: ", "")


def test_midgard_has_no_fights_with_dice(terminal: Terminal) -> None:
    words = ("odds", "midgard", "--warriors", "1", "axe", "--enemy", "glam")
    assert "no fights with dice in midgard" in terminal(*words).refused("odds/invalid")


def test_the_interpreted_core_tells_the_same(terminal: Terminal) -> None:
    words = (*ASKED, "--rune", "healing", "--json")
    assert apart(*words, MEADHALL_PURE="1").out == apart(*words).out == terminal(*words).out
