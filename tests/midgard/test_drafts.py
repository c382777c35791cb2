"""Moves of Vikings are composed in any order, step by step, though the core asks for the chieftain first (MA-4)."""

from __future__ import annotations

from itertools import permutations

from meadhall.kernel.actions import Action
from meadhall.kernel.match import Match
from meadhall.midgard.words.actions import Move, PickChieftain, PickWarrior, Play, TakeToken
from tests.support.midgard.named_positions import BOAT, dealt, invasion, moves, tokens

PARTS: tuple[tuple[Action, Action], ...] = (
    (PickChieftain(), Move("vidblain")),
    (PickWarrior("boat"), Move("asgard")),
    (PickWarrior("asgard"), Move("vanaheim")),
)


def codes(match: Match, *actions: Action) -> list[int]:
    """Actions as codes."""
    return [match.rules.catalogue.code(action) for action in actions]


def test_every_next_link_is_offered_in_every_order_of_two_moves() -> None:
    match = invasion()
    seat = match.rules.core.next_seat(match.state)
    ends = set()
    for order in permutations(PARTS, 2):
        links = codes(match, *order[0], *order[1])
        for place, link in enumerate(links):
            draft = match.draft(seat, links[:place])
            assert link in draft.add, (order, place)
        assert match.draft(seat, links).complete
        ends.add((frozenset(order), match.prepare_choice(seat, links).state.fold(1)))
    assert len(ends) == 3


def test_a_viking_that_is_asked_for_first_can_be_named_last_and_then_waits_for_its_goal() -> None:
    match = invasion()
    seat = match.rules.core.next_seat(match.state)
    draft = match.draft(seat, codes(match, *PARTS[1], PickChieftain()))
    assert not draft.complete and set(codes(match, Move("vidblain"), Move("vanaheim"))) <= set(draft.add)
    decision = match.rules.decision(draft.state, seat)
    assert decision is not None and decision.question == "choose-goal"


def test_tokens_that_are_asked_for_after_the_last_move_of_a_round_are_no_part_of_that_move() -> None:
    match = dealt(
        2,
        {"bronze": 1},
        *moves("invasion-alfheim", BOAT, Move("gimle"), BOAT, Move("vidblain")),
        Play("invasion-alfheim"),
        kinds={"invasion-alfheim": 2},
    )
    seat = match.rules.core.next_seat(match.state)
    links = codes(match, PickChieftain(), Move("vanaheim"), BOAT, Move("asgard"))
    draft = match.draft(seat, links)
    assert draft.complete and not draft.add
    match.give(seat, links)
    decision = match.decision(seat)
    assert decision is not None and decision.question == "choose-tokens"


def test_the_tokens_of_vanaheim_are_one_choice() -> None:
    match = tokens()
    seat = match.rules.core.next_seat(match.state)
    assert not match.rules.is_midway(match.state, seat)
    match.answer(seat, TakeToken("alfheim"))
    assert match.rules.is_midway(match.state, seat)
