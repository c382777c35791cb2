"""Every question fits a small terminal, with one's own goods; its answers keep their numbers for the whole game."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest

from meadhall.games import game, new_match
from meadhall.locale.speech import LANGUAGES
from meadhall.terminal.answers.numbering import END, Numbers
from meadhall.terminal.asking import Asking
from tests.support.champions.named_positions import start
from tests.support.playing.desk import LOW, Desk
from tests.support.playing.moments import EVERY_GAME, EVERY_LANGUAGE, NAMES, asked, questions

NARROW: Final = 80
ENOUGH: Final = 2


@EVERY_LANGUAGE
def test_every_question_fits_eighty_columns_and_twenty_four_lines(slug: str, language: str, tmp_path: Path) -> None:
    """The status, the question, all its answers and the prompt, so that nobody scrolls back for their own goods."""
    for match, decision in questions(slug, ENOUGH):
        desk = Desk(match, tmp_path, language=language, width=NARROW, plain=False)
        asking = Asking(desk.session, decision.seat)
        asking.put()
        lines = desk.shown.getvalue().splitlines()
        assert len(lines) < LOW and max(map(len, lines)) <= NARROW, decision.question
        shown = " ".join(desk.shown.getvalue().split())
        status = desk.session.picture.status(asking.inquiry.view, match.rules, desk.session.speech)
        assert " ".join(" ".join(status).split()) in shown
        for one in asking.inquiry.listed:
            first = one.label.split()[0]
            assert f"{one.number}. {first}" in shown, (decision.question, one)


@EVERY_LANGUAGE
def test_whom_one_would_fight_stands_among_the_answers(slug: str, language: str, tmp_path: Path) -> None:
    """With attack, defence, the forbidden weapon and the colour, also where the screen is low."""
    for match, decision in questions(slug, 4):
        if decision.question not in ("place-worker", "choose-shore"):
            continue
        desk = Desk(match, tmp_path, language=language, width=NARROW, plain=False)
        asking = Asking(desk.session, decision.seat)
        asking.put()
        words = set(desk.shown.getvalue().split())
        for one in asking.inquiry.listed:
            if one.code in asking.inquiry._open and "enemy" in str(asking.inquiry._open[one.code].effect):
                assert set(one.effect.split()) <= words, one


@EVERY_GAME
def test_an_answer_has_one_number_in_the_whole_game_and_only_the_end_is_0(slug: str) -> None:
    players = game(slug).seats[-1]
    match, chosen = new_match(slug, players, 5, names=NAMES[:players]), random.Random(5)
    numbers, seen = Numbers(match.rules), dict[tuple[str, int], int]()
    while (decision := asked(match)) is not None:
        given = numbers.of(decision.question)
        for code in decision.codes:
            assert seen.setdefault((decision.question, code), given[code]) == given[code]
            assert (given[code] == END) == (code in numbers.ends)
        open_now = [given[code] for code in decision.codes]
        assert len(set(open_now)) == len(open_now)
        match.answer(decision.seat, chosen.choice(decision.codes))
    assert max(seen.values()) < 100


@EVERY_GAME
def test_every_question_says_what_kinds_of_answers_it_has(slug: str) -> None:
    """Else numbers would change with what happens to be open."""
    words = game(slug).rules(game(slug).seats[0]).words
    assert set(words.answers) == set(words.questions.values())
    for match, decision in questions(slug, 15):
        kinds = {match.rules.catalogue.action(code).kind for code in decision.codes if code not in words.chains.closers}
        assert kinds <= set(words.answers[decision.question])


def test_places_of_midgard_have_the_same_number_for_whoever_leaves_and_arrives() -> None:
    rules = game("midgard").rules(3)
    numbers, catalogue = Numbers(rules), rules.catalogue
    by_area: dict[str, set[int]] = {}
    for question in ("pick-viking", "choose-goal", "choose-horde"):
        for code, number in numbers.of(question).items():
            area = getattr(catalogue.action(code), "area", None)
            if area:
                by_area.setdefault(area, set()).add(number)
    assert all(len(found) == 1 for found in by_area.values()) and len(by_area) == 14


@EVERY_GAME
def test_a_short_story_stays_above_the_question_and_a_long_one_is_read_first(slug: str, tmp_path: Path) -> None:
    """So what the others did is on the screen with the question, or was there until Enter was pressed."""
    for match, decision in questions(slug, ENOUGH):
        for above in (2, LOW - 2):
            desk = Desk(match, tmp_path, width=NARROW, plain=False)
            desk.session.screen.console._force_terminal = True
            desk.lines = [""]
            Asking(desk.session, decision.seat).put(above)
            height = len(desk.shown.getvalue().splitlines())
            is_read = len(desk.prompts) == 1
            assert is_read or height + above < LOW, decision.question
            assert is_read == (above > 2) or decision.question not in ("place-worker", "play-card", "keep-card")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_too_high_for_the_screen_is_shown_page_by_page(language: str, tmp_path: Path) -> None:
    match = start(4)
    desk = Desk(match, tmp_path, language=language, width=NARROW, plain=False)
    desk.session.screen.console._force_terminal = True
    desk.session.told = {seat: match.number(seat) for seat in desk.session.told}
    pages = desk.type_each("board", "", "x")
    assert all(page.count("\n") <= LOW for page in pages[:1]) and len(desk.prompts) == 3
    assert desk.prompts[1].startswith(desk.session.speech.say("board-more"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_of_the_board_is_empty(language: str, tmp_path: Path) -> None:
    """Neither is its last line, which would be a page of its own where the rest fills one."""
    for players in (2, 3, 4):
        desk = Desk(start(players), tmp_path, language=language, width=NARROW, plain=False)
        session = desk.session
        session.screen.console._force_terminal = True
        sections = session.picture.sections(session.view(0), desk.match.rules, session.speech)
        assert session.screen.board("", sections, lambda: True)
        assert desk.shown.getvalue().rstrip("\n").splitlines()[-1].strip()


def test_the_last_page_of_the_board_waits_to_be_read_before_the_question_comes_back(tmp_path: Path) -> None:
    match = start(2)
    desk = Desk(match, tmp_path, width=NARROW, plain=False)
    desk.session.screen.console._force_terminal = True
    desk.session.told = {seat: match.number(seat) for seat in desk.session.told}
    *_, last, after = desk.type_each("board", "", "")
    question = desk.session.speech.say(desk.inquiry.text)
    assert question not in last and question in after and desk.prompts[-1].startswith("Go on: Enter.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_typed_where_a_page_is_to_be_turned_is_carried_out(language: str, tmp_path: Path) -> None:
    """Whoever types it does not read that nothing but Enter was waited for; a single key only turns back."""
    match = start(4)
    desk = Desk(match, tmp_path, language=language, width=NARROW, plain=False)
    desk.session.screen.console._force_terminal = True
    desk.session.told = {seat: match.number(seat) for seat in desk.session.told}
    word = desk.session.speech.say("command-rules")
    *_, shown = desk.type_each("board", word)
    assert desk.session.speech.say("rules-how").split()[0] in shown and not desk.session.ahead
    *_, shown = desk.type_each("board", "q")
    assert desk.session.speech.say(desk.inquiry.text) in shown and len(desk.prompts) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_are_broken_at_ordinary_spaces_only(language: str, tmp_path: Path) -> None:
    """French has a space before a colon, German one before a percent sign; neither begins a line."""
    desk = Desk(start(2), tmp_path, language=language, width=NARROW, plain=False)
    desk.type("help", "board", "odds")
    marks = tuple(":;!?»%")
    assert not [line for line in desk.shown.getvalue().splitlines() if line.strip().startswith(marks)]
