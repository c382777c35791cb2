"""What is said about answers in Midgard: arguments of reasons, effects, and what reveals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.kernel.actions import Action
from meadhall.kernel.declared.answers import Open
from meadhall.kernel.messages import Message
from meadhall.midgard.words.actions import ChooseArea, Done, Keep, Move, PickWarrior, Play, Strike, TakeToken
from tests.support.midgard.ending import bare
from tests.support.midgard.table import Table, drafting, table
from tests.support.rule import rule


def reason_args(t: Table, seat: int, action: Action) -> Mapping[str, Any]:
    reason = t.rules.reason(t.state, seat, action)
    assert reason is not None
    return reason.args


def answer(t: Table, seat: int, action: Action) -> Open:
    asked = t.rules.asked(t.state, seat)
    assert asked is not None
    return next(one for one in asked.open if one.code == t.rules.catalogue.code(action))


def effects(t: Table, seat: int, action: Action) -> list[Message]:
    """The parts of an effect."""
    effect = answer(t, seat, action).effect
    if effect is None:
        return []
    return list(effect.args["parts"]) if effect.key == "effect-several" else [effect]


@rule("MS-1", "MB-1")
def test_a_closed_goal_says_what_stands_in_the_way() -> None:
    t = bare()
    t.place(0, "boat", boat=3)
    t.place(1, "boat", gimle=t.province("gimle").villages)
    t.play(0, "invasion-alfheim")
    t.pick(0, "boat")
    assert reason_args(t, 0, Move("gimle")) == {"area": "gimle", "villages": t.province("gimle").villages}
    assert reason_args(t, 0, Move("angerboda")) == {"kingdom": "alfheim"}


@rule("MX-1")
def test_an_attack_says_where_there_is_nobody_to_strike() -> None:
    t = bare()
    t.place(0, "boat", boat=1)
    t.place(1, "boat", gimle=1)
    t.play(0, "attack-alfheim")
    assert reason_args(t, 0, PickWarrior("gimle")) == {}
    t.pick(0, "boat")
    assert reason_args(t, 0, Move("andlang")) == {"area": "andlang"}
    slain = Message("effect-slay", {"seat": 1})
    assert slain in effects(t, 0, Move("gimle")), "the only one there is struck without a question"


@rule("MX-1", "MV-1")
def test_a_strike_says_who_falls_and_who_then_controls_the_area() -> None:
    t = bare()
    t.place(0, "boat", boat=1)
    t.place(1, "boat", gimle=1)
    t.place(2, "boat", gimle=2)
    t.play(0, "attack-alfheim")
    t.move(0, "boat", "gimle")
    assert effects(t, 0, Strike(1)) == [
        Message("effect-slay", {"seat": 1}),
        Message("effect-control", {"seat": 2}),
    ]
    assert effects(t, 0, Strike(2))[1] == Message("effect-control-nobody")


@rule("MV-1", "MS-1")
def test_a_move_says_how_things_stand_there_and_who_then_controls_it() -> None:
    t = bare()
    t.place(0, "boat", boat=2)
    t.play(0, "invasion-alfheim")
    t.pick(0, "boat")
    villages = t.province("gimle").villages
    there = Message("effect-province", {"kingdom": "alfheim", "free": villages, "villages": villages})
    assert effects(t, 0, Move("gimle")) == [there, Message("effect-control-you")]
    assert not answer(t, 0, Move("gimle")).reveals


@rule("MG-1")
def test_a_card_that_scores_says_how_much() -> None:
    t = bare()
    t.place(0, "boat", gimle=2, andlang=1)
    t.turn(0)
    t.exchange(0, t.held(0)[0], "score-alfheim")
    score = {"kingdom": "alfheim", "points": 7, "count": 2}
    marks = {"card": "score-alfheim", "metal": "gold", "number": 1, "count": 1}
    said = Message("stock-card", {**marks, "does": Message("effect-score", score)})
    assert effects(t, 0, Play("score-alfheim")) == [said]
    assert answer(t, 0, Play("score-alfheim")).reveals


@rule("MG-4")
def test_a_ruin_says_who_falls() -> None:
    t = bare()
    t.place(0, "boat", gimle=1)
    t.place(1, "gimle", gimle=1)
    t.play(0, "destroy-alfheim")
    assert effects(t, 0, ChooseArea("gimle"))[-1] == Message("effect-ruin", {"mine": 1, "others": 2})
    assert effects(t, 0, ChooseArea("andlang"))[-1] == Message("effect-ruin", {"mine": 0, "others": 0})


@rule("MX-2")
def test_a_horde_says_how_many_may_go() -> None:
    t = bare()
    t.place(0, "boat", boat=3)
    villages = t.province("gimle").villages
    t.place(1, "boat", gimle=villages - 1)
    t.play(0, "viking-horde")
    assert effects(t, 0, ChooseArea("gimle"))[-1] == Message("effect-horde", {"count": 1})
    assert effects(t, 0, ChooseArea("asgard"))[-1] == Message("effect-horde", {"count": 3})


@rule("MC-1")
def test_the_last_to_keep_a_card_reveals_and_the_others_do_not() -> None:
    t = drafting()
    for seat in range(3):
        packed = t.match.decision(seat)
        assert packed is not None
        action = t.rules.catalogue.action(packed.codes[0])
        assert isinstance(action, Keep)
        assert answer(t, seat, action).reveals == (seat == 2)
        t.do(seat, action)


@rule("MA-2", "MR-1")
def test_the_last_move_of_a_round_reveals_and_those_before_do_not() -> None:
    t = bare()
    t.place(0, "boat", boat=2)
    t.play(0, "invasion-alfheim")
    assert not answer(t, 0, Done()).reveals
    t = bare()
    t.place(0, "boat", boat=2)
    t.last(0, "invasion-alfheim")
    assert answer(t, 0, Done()).reveals
    assert not answer(t, 0, PickWarrior("boat")).reveals
    t.move(0, "boat", "gimle")
    t.pick(0, "boat")
    assert answer(t, 0, Move("gimle")).reveals
    assert not answer(t, 0, Move("vanaheim")).reveals, "who has most in Vanaheim first chooses tokens"


@rule("MV-4")
def test_tokens_say_how_many_are_taken_and_the_last_one_reveals() -> None:
    t = bare()
    t.place(0, "vanaheim", boat=1)
    t.last(0, "invasion-alfheim")
    t.done(0)
    assert t.asked(0) == "choose-tokens"
    one, two = answer(t, 0, TakeToken("alfheim")), answer(t, 0, TakeToken("jotunheim"))
    assert (one.reveals, one.label) == (False, None)
    assert one.effect == Message("effect-token", {"count": t.tokens(0)[0] + 1})
    assert (two.reveals, two.label) == (True, Message("action-take-tokens", {"kingdom": "jotunheim", "count": 2}))
    t.do(0, TakeToken("alfheim"))
    assert answer(t, 0, TakeToken("mannheim")).reveals


def test_a_card_that_comes_to_nothing_says_so() -> None:
    t = bare()
    t.place(0, "valhalla")
    t.turn(0)
    t.exchange(0, t.held(0)[0], "invasion-alfheim")
    (said,) = effects(t, 0, Play("invasion-alfheim"))
    assert said.args["does"] == Message("effect-lapse")
    assert table().rules.warnings(t.rules.veil(t.state, 0), 0) == ()
