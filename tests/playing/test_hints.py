"""A hint: the best three answers of a bot with their chances to win, in every language, from what the asker knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from meadhall.bots.bot import Budget, Estimate
from meadhall.bots.registry import BOTS
from meadhall.games import new_match
from meadhall.hall import thinking
from meadhall.kernel.match import Match
from meadhall.locale.choosing import languages_with
from meadhall.terminal import hinting, session
from tests.support.champions.named_positions import assigning, losses, market, start
from tests.support.playing.desk import Desk
from tests.support.playing.terminals import PATIENCE

EVERY_LANGUAGE: Final = pytest.mark.parametrize("language", languages_with("meadhall"))
OPTION: Final = re.compile(r"^  (\d+)\. (.+?)\s?: (\d+)\s?% ± (\d+)$")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games are played on, and nobody is told that this takes its time, however slow the core in use."""
    monkeypatch.setattr(thinking, "HINTING", Budget(iterations=3))
    monkeypatch.setattr(session, "SOON", PATIENCE)


def draft() -> Match:
    """The first pick of Midgard."""
    return new_match("midgard", 3, 1)


def options(said: str) -> list[tuple[int, str, int]]:
    """Number, answer and chance of each option."""
    found = [OPTION.match(line) for line in said.splitlines()[1:]]
    assert all(found), said
    return [(int(one[1]), one[2], int(one[3])) for one in found if one]


@EVERY_LANGUAGE
@pytest.mark.parametrize("build", [start, draft], ids=["champions", "midgard"])
def test_a_hint_names_the_best_three_in_the_language_in_use(
    language: str, build: Callable[..., Match], tmp_path: Path
) -> None:
    desk = Desk(build(2) if build is start else build(), tmp_path, language=language)
    speech, inquiry = desk.session.speech, desk.inquiry
    for typed, bot in (
        ("hint", list(BOTS)[-1]),
        (f"{speech.say('command-hint')} karl", "karl"),
        (f"hint {speech.say('bot-thrall')}", "thrall"),
    ):
        said = desk.type(typed)
        assert said.splitlines()[0] == speech.say("hint-from", bot=speech.say(f"bot-{bot}"))
        best = options(said)
        assert 2 <= len(best) <= 3 and not desk.given
        assert best == sorted(best, key=lambda option: -option[2])
        for number, answer, percent in best:
            code = inquiry.code(number)
            assert code is not None and code in inquiry.open and answer == inquiry.label(code)
            assert 0 <= percent <= 100
    assert not speech.faults


@pytest.mark.parametrize("build", [assigning, losses, market, draft])
def test_a_hint_rests_on_what_the_asker_may_know_alone(build: Callable[[], Match], tmp_path: Path) -> None:
    """In another world that the seat cannot tell from this one the hint is the very same."""
    desk, other = (Desk(build(), tmp_path) for _ in range(2))
    rules, seat = desk.match.rules, desk.session.facing
    other.match.state = rules.imagine(rules.veil(desk.match.state, seat), seat, rules.core.Chance(4))
    assert desk.type("hint karl") == other.type("hint karl")


@pytest.mark.parametrize("typed", ["hint jomsviking", "hint karl@", "hint karl@soon", "hint 🐉", "hint [bold]", "h ="])
def test_nobody_else_is_asked_for_a_hint(typed: str, tmp_path: Path) -> None:
    desk = Desk(start(2), tmp_path)
    said = desk.type(typed)
    assert said.startswith("There is no bot “") and "thrall, karl" in said and said.count("\n") == 1 and not desk.given


def test_a_bot_may_be_given_another_budget(tmp_path: Path) -> None:
    assert desk_said(tmp_path, "hint karl@5").startswith(
        "The best answers as karl@5 sees them, each with the chance to win the game"
    )


def desk_said(home: Path, typed: str) -> str:
    """What is said to a line at the first question of Champions."""
    return Desk(start(2), home).type(typed)


def test_a_hint_names_only_what_can_be_added_to_the_parts_named_so_far(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """To demand that all assign openly is open until a part is named."""
    desk = Desk(assigning(), tmp_path)
    before, part = desk.inquiry.open, desk.inquiry.parts[0]
    monkeypatch.setattr(hinting, "think_of_hint", lambda work: [Estimate(code, 0.5, 0.1) for code in before])
    said = desk.type(str(desk.inquiry.number(part)), "hint thrall").split("certainty):")[-1]
    asking = desk.session.asking
    assert asking is not None and asking.inquiry.links
    left = {one.label for one in asking.inquiry.listed}
    assert {label for _, label, _ in options(said)} == left < {desk.inquiry.label(code) for code in before}
