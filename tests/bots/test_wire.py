"""What goes down the wire: the whole view and decision, and nothing that the seat may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.bots.bot import Budget
from meadhall.bots.guard import Guarded
from meadhall.bots.registry import Called, Player, player, program_words
from meadhall.bots.wire import hello, question
from meadhall.champions.words.view import View
from meadhall.games import new_match
from meadhall.kernel.cards.contents import NOT_FIGURES
from meadhall.kernel.match import Match
from meadhall.kernel.setting import Setting
from tests.support.bots.programs import DESCRIBED, FIRST, program
from tests.support.bots.tables import GAMES, asked, play

SEED: Final = 7_654_321_987_123  # found nowhere by chance
NAMES: Final = ("Astrid Aasen", "Björn Berg", "Cnut Colding")
HEARD: Final = """
log = open({path!r}, "w")
for line in sys.stdin:
    log.write(line); log.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", protocol=1)
    else:
        say(code=message["decision"]["answers"][-1]["code"])
"""


def heard(folder: Path, slug: str, with_veil: bool) -> list[dict[str, Any]]:
    """Everything that a program on seat 0 is told in a game whose seed and names are well known."""
    path = folder / f"heard-{slug}-{with_veil}"
    name = program(folder, HEARD.format(path=str(path)))
    command = Called.read(name).command
    assert command is not None
    bot = Guarded(program_words(command), SEED, with_veil=with_veil)
    match = new_match(slug, GAMES[slug], SEED, names=NAMES[: GAMES[slug]])
    play(match, [Player(name, bot, Budget(seconds=60)), *(player("karl", seat) for seat in range(1, GAMES[slug]))])
    assert not bot.faults
    return [json.loads(line) for line in path.read_text().splitlines()]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("with_veil", [False, True])
def test_no_seed_no_name_and_no_state_goes_down(slug: str, with_veil: bool, tmp_path: Path) -> None:
    messages = heard(tmp_path, slug, with_veil)
    text = json.dumps(messages, ensure_ascii=False)
    assert str(SEED) not in text and not any(name in text for name in NAMES)
    assert [message["type"] for message in messages].count("hello") == 1 and len(messages) > 20
    keys = {"type", "decision", "budget", "deadline", "view", *(["veiled"] if with_veil else [])}
    assert all(set(message) == keys for message in messages[1:])


def secrets(match: Match, seat: int) -> set[str]:
    """Destinies in others' hands that the seat does not know."""
    view: View = match.rules.view(match.state, seat)
    known = {card.destiny for one in view.seats for card in one.destinies} | {*view.under_deck, *view.drawn}
    truth = {
        card.destiny
        for other in range(match.rules.seats)
        for card in match.rules.view(match.state, other).seats[other].destinies
    }
    return truth - known


def test_cards_in_other_hands_are_in_no_question() -> None:
    """Their slugs stand nowhere in what is sent; and the owner is sent them, so the test could fail."""
    match = new_match("champions", 4, 3)
    seen = 0
    while (seat := match.rules.core.next_seat(match.state)) >= 0:
        outlook = asked(match, seat)
        text = json.dumps(question(outlook, Budget(seconds=1), 2, with_veil=False))
        hidden = secrets(match, seat)
        assert not [slug for slug in hidden if json.dumps(slug) in text]
        own = match.rules.view(match.state, seat).seats[seat].destinies
        assert all(json.dumps(card.destiny) in text for card in own)
        seen += len(hidden)
        match.answer(seat, outlook.decision.codes[len(match.played) % len(outlook.decision.codes)])
    assert seen > 100


@pytest.mark.parametrize("slug", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_question(slug: str) -> None:
    """The rules' own number of each hidden card included: from an imagined twin the very same is sent."""
    match = new_match(slug, GAMES[slug], 5)
    differed = 0
    while (seat := match.rules.core.next_seat(match.state)) >= 0:
        outlook = asked(match, seat)
        twin = outlook.imagine(match.rules.core.Chance(len(match.played)))
        other = type(outlook).of(match.rules, twin, outlook.decision)
        budget = Budget(iterations=1)
        assert question(outlook, budget, 2, with_veil=True) == question(other, budget, 2, with_veil=True)
        differed += twin != match.state
        match.answer(seat, outlook.decision.codes[-1])
    assert differed > 10


@pytest.mark.parametrize("slug", GAMES)
def test_the_setting_is_enough_to_have_the_rules(slug: str) -> None:
    rules = new_match(slug, GAMES[slug], 5).rules
    sent = json.loads(json.dumps(hello(rules, 1, True)))
    assert Setting.read(sent["setting"]) == rules.setting and sent["seat"] == 1


@pytest.mark.parametrize("slug", GAMES)
def test_hello_has_every_figure_of_the_cards_and_nothing_else_of_them(slug: str) -> None:
    """So a program need not ship them; whatever a digest counts is there."""
    rules = new_match(slug, GAMES[slug], 5).rules
    sent = json.loads(json.dumps(hello(rules, 1, True)))["tables"]
    assert list(sent) == list(rules.cards.rows)
    for kind, rows in rules.cards.rows.items():
        assert list(sent[kind]) == list(rows)
        for slug_, row in rows.items():
            figures = json.loads(json.dumps({key: cell for key, cell in row.items() if key not in NOT_FIGURES}))
            assert sent[kind][slug_] == figures and "source" not in figures and figures


def test_hello_has_the_figures_of_a_card_set_of_ones_own() -> None:
    own = {"name": "mine", "trolls": {"marsh-troll": {"attack": 4}}}
    rules = new_match("champions", 2, 5, cards=own).rules
    assert hello(rules, 0, True)["tables"]["trolls"]["marsh-troll"]["attack"] == 4


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("body", [FIRST, DESCRIBED], ids=["by code", "by description"])
def test_a_good_program_plays_whole_games(slug: str, body: str, tmp_path: Path) -> None:
    bots = [player(program(tmp_path, body), 1), *(player("karl", seat) for seat in range(1, GAMES[slug]))]
    match = play(new_match(slug, GAMES[slug], 2), bots)
    assert not bots[0].faults
    again, place = new_match(slug, GAMES[slug], 2), -1 if body == DESCRIBED else 0
    for step in match.played:
        decision = again.decision(step.seat)
        assert decision is not None
        assert step.seat != 0 or step.code == decision.codes[place]
        again.answer(step.seat, step.code)
