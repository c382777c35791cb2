"""A state from outside is one that the rules can go on from: each here is sound but for one thing."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.champions import gate
from meadhall.champions.core.numbers import steps
from meadhall.champions.core.numbers.limits import AFTER_HUNT, CHOOSING, HAND, SEALED
from meadhall.champions.game import GAME
from meadhall.kernel.errors import BadRecord
from meadhall.kernel.match import Match

RULES = GAME.rules(4)
Saved = dict[str, Any]


def after(step: int, seed: int = 1) -> Match:
    """A random game at its first question of a sort."""
    for number in range(seed, seed + 400):
        match = Match(RULES, RULES.core.Chance(number))
        chance = RULES.core.Chance(number)
        while decisions := match.decisions():
            if match.state.step[match.state.depth] == step:
                return match
            decision = decisions[0]
            match.answer(decision.seat, decision.codes[chance.any_of(len(decision.codes))])
    raise AssertionError("nobody was asked")


def refused(match: Match, **cells: tuple[int, int]) -> None:
    """The state is restored as it is, and refused with one cell of each of these fields changed."""
    saved = RULES.save(match.state)
    assert RULES.restore(saved) == match.state
    for name, (place, number) in cells.items():
        saved["state"][name][place] = number
    with pytest.raises(BadRecord, match="not one that the rules can reach"):
        RULES.restore(saved)


def test_no_rune_asks_a_question_without_answers() -> None:
    match = after(steps.PLACE_WORKER)
    asked = match.decisions()[0].seat
    refused(match, aside=((asked + 1) % 4, 2))
    refused(match, aside=(asked, 2), hand_open=(asked * HAND, 1))
    refused(match, aside=(asked, 1))


def test_nobody_seals_food_that_he_has_not() -> None:
    match = after(steps.PLACE_WORKER)
    refused(match, sealed_food=(1, 1000))
    refused(after(steps.ASSIGN), sealed_food=(1, 1000))


def test_nobody_is_out_at_a_venue_of_nobody() -> None:
    refused(after(steps.PLACE_WORKER), sent=(15, 100))


def test_no_journey_card_is_old_before_the_deck_was_rebuilt() -> None:
    refused(after(steps.PLACE_WORKER), journey_is_old=(0, 1))


def test_a_fight_has_an_enemy() -> None:
    match = after(steps.REROLL)
    venue = match.state.what[match.state.depth]
    for seed in range(2, 40):
        if venue >= 0:
            break
        match = after(steps.REROLL, seed * 20)
        venue = match.state.what[match.state.depth]
    refused(match, enemy=(venue, -1), enemy_at=(match.state.enemy[venue], 1))


def test_an_enemy_stands_where_its_kind_is_fought() -> None:
    """A monster at the troll's place would be paid with coins that lie at no shore."""
    match = after(steps.PLACE_WORKER)
    state = match.state
    troll, monster = state.enemy[0], state.enemy[3]
    saved = RULES.save(state)
    saved["state"]["enemy"][0], saved["state"]["enemy"][3] = monster, troll
    saved["state"]["enemy_at"][troll], saved["state"]["enemy_at"][monster] = 2 + 3, 2
    with pytest.raises(BadRecord):
        RULES.restore(saved)


def test_a_step_lies_on_one_that_it_can_come_from() -> None:
    match = after(steps.ASSIGN)
    refused(match, step=(1, steps.SCORE))
    refused(match, step=(1, steps.CLEAN_UP))


def test_a_ship_in_a_harbour_has_a_worker() -> None:
    match = after(steps.ASSIGN)
    empty = next(shore for shore in range(4) if match.state.harbour[shore] < 0)
    refused(match, harbour=(empty, 24 if RULES.box.ships > 5 else 19))


def test_nobody_has_more_than_a_game_can_lead_to() -> None:
    match = after(steps.PLACE_WORKER)
    for name in ("coins", "favor", "blame", "glory"):
        refused(match, **{name: (0, 1999)})


def test_while_nobody_chooses_it_is_looked_at_again_whether_all_are_done() -> None:
    match = after(steps.ASSIGN)
    [asked, *others] = [seat for seat in range(4) if match.state.assigning[seat] == CHOOSING]
    saved = RULES.save(match.state)
    saved["state"]["aside"][asked] = 2
    for seat in (asked, *others):
        saved["state"]["assigning"][seat] = SEALED
    with pytest.raises(BadRecord):
        RULES.restore(saved)


def losing(seed: int = 1) -> Match:
    """A random game in which losses of a fight are chosen, with a hit on the dice."""
    for number in range(seed, 4000, 40):
        match = after(steps.LOSE_IN_FIGHT, number)
        if gate.hits_shown(match.state, match.state.whose[match.state.depth]) > 0:
            return match
    raise AssertionError("nobody was asked")


def test_while_losses_are_chosen_the_dice_that_dealt_the_damage_lie_on_the_table() -> None:
    match = losing()
    state = match.state
    assert RULES.restore(RULES.save(state)) == state
    kind = next(kind for kind in range(3) if state.sent[state.what[state.depth] * 3 + kind])
    fewer = [0 if die // 4 == kind else count for die, count in enumerate(state.shown)]
    for cells in ({"damage": 0}, {"shown": fewer if any(fewer) else [1, *[0] * 11], "damage": 99}):
        saved = RULES.save(state)
        saved["state"].update(cells)
        with pytest.raises(BadRecord):
            RULES.restore(saved)


def test_a_state_from_before_the_dice_stayed_is_one_without_them() -> None:
    saved = RULES.save(losing().state)
    saved["state"].update(shown=[0] * 12, reacting=0)
    assert RULES.view(RULES.restore(saved), None).fight.hits == 0
    saved["state"]["reacting"] = 1
    with pytest.raises(BadRecord):
        RULES.restore(saved)


def test_the_rounds_of_a_fight_are_counted_up_to_a_bound() -> None:
    match = losing()
    check = match.state.depth - 1
    kraken = match.state.more[check] % 2
    saved = RULES.save(match.state)
    saved["state"]["more"][check] = 2 * 9998 + kraken
    assert RULES.view(RULES.restore(saved), None).fight.fight_round == 9999
    refused(match, more=(check, 2 * 9999 + kraken))


def test_runes_are_used_after_a_venue_only_while_the_round_is_resolved() -> None:
    match = after(steps.AFTERWARDS)
    assert match.state.step[1] == steps.NEXT_WORKER
    refused(match, what=(match.state.depth, 1))
    for seed in range(1, 400, 40):
        match = after(steps.AFTERWARDS, seed)
        refused(match, what=(match.state.depth, AFTER_HUNT + 1))
