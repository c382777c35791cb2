"""Positions set up by hand: what each word does, what is refused, and that the rest is as lawful as a game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from meadhall.kernel.errors import BadPosition, NotYours
from meadhall.kernel.position import words_of
from meadhall.kernel.rules import Rules
from meadhall.midgard.game import GAME
from meadhall.midgard.positions import Position, outcomes
from meadhall.midgard.words import slugs
from meadhall.midgard.words.actions import Done, Move, PickWarrior, Play
from tests.support.conformance.tables import every_table
from tests.support.midgard.figures import CARDS, GOLD

RULES: Rules = GAME.rules(3, {}, CARDS)
DOOMED = ("gimle", "vidblain", "elvagar", "horgr", "utgard")
Do = Callable[[Position], None]


def position(**given: Any) -> Position:
    """A table of three."""
    return Position(RULES, **given)


def word_at_random(pick: random.Random, rules: Rules) -> tuple[str, tuple[Any, ...], dict[str, Any]]:
    """A word with arguments, most of them sensible."""
    cards: Any = rules.cards
    seat, provinces, heavens = pick.randrange(rules.seats), cards.provinces, ("asgard", "vanaheim", "valhalla", "boat")
    areas = pick.sample((*provinces, *heavens), 3)
    words: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = [
        ("place", (seat,), {"chieftain": pick.choice(heavens), **{area: pick.randrange(3) for area in areas}}),
        ("doom", tuple(pick.sample(provinces, min(rules.box.dooms, len(provinces)))), {}),
        ("give", (seat,), {"score": pick.randrange(9), pick.choice(slugs.KINGDOMS): pick.randrange(4)}),
        ("hold", (seat, *(pick.choice(cards.kinds) for _ in range(pick.randrange(4)))), {}),
        ("turn", (seat,), {"left": pick.choice((None, None, 1, 2, 3, 9))}),
    ]
    return pick.choice(words)


def test_every_word_keeps_every_card_and_viking_and_a_match_can_be_played_to_its_end() -> None:
    begun = refused = 0
    said: set[str] = set()
    tables = every_table(GAME)
    for seed in range(80):
        pick, rules = random.Random(seed), tables[seed % len(tables)]
        one = Position(rules, round=pick.randrange(1, rules.box.rounds + 1), seed=seed)
        for _ in range(10):
            name, given, named = word_at_random(pick, rules)
            before = one.state.copy()
            try:
                getattr(one, name)(*given, **named)
                said.add(name)
            except BadPosition as refusal:
                assert str(refusal).endswith(".") and "\n" not in str(refusal)
                assert one.state == before
                refused += 1
        try:
            match = one.begin(seed)
        except BadPosition as refusal:
            assert "no village holds two Vikings" in str(refusal) or "Somebody has more" in str(refusal)
            continue
        begun += 1
        assert rules.restore(rules.save(one.state)) == match.state
        state, chance = match.state.copy(), rules.core.Chance(seed)
        assert rules.core.play_lawfully(state, chance, rules.core.Answers()) == 0
    assert said == set(words_of(Position))
    assert begun > 30 and refused > 30


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda p: p.place(0, gimle=12), "The warriors in gimle must be a whole number from 0 to 11, not 12."),
        (lambda p: p.place(0, gimle=6, boat=6), "Seat 0 has 11 warriors, not 12 (MS-3)."),
        (lambda p: p.place(0, oslo=1), "There is no area 'oslo'; there are gimle, vidblain"),
        (lambda p: p.place(0, chieftain="oslo"), "There is no area 'oslo'"),
        (lambda p: p.doom("asgard"), "There is no province 'asgard'"),
        (lambda p: p.give(0, score=-1), "The score of a seat must be a whole number from 0 to 9999, not -1."),
        (lambda p: p.give(0, asgard=1), "There is no kingdom 'asgard'; there are alfheim, mannheim, jotunheim."),
        (lambda p: p.hold(0, "peace"), "There is no card 'peace'; there are"),
        (lambda p: p.hold(0, *["new-warriors"] * 7), "Seat 0 has 6 unplayed cards, not 7."),
        (lambda p: p.hold(0, "score-alfheim", "score-alfheim"), "No score-alfheim is left for seat 0"),
        (lambda p: (p.hold(1, "score-alfheim"), p.hold(0, "score-alfheim")), "No score-alfheim is left for seat 0"),
        (lambda p: p.turn(0, left=5), "The cards left to play must be a whole number from 1 to 4, not 5."),
        (lambda p: position(drafted=False).turn(0), "Nobody is to play a card of the round now"),
        (lambda p: position(drafted=False).hold(0, "new-warriors"), "Seat 0 has 0 unplayed cards, not 1."),
        (lambda p: position(round=4), "The round must be a whole number from 1 to 3, not 4."),
        (lambda p: position(seed=-1), "The seed must be a whole number from 0 to 9223372036854775807, not -1."),
        (lambda p: p.begin(seed=2**63), "The seed must be a whole number"),
        (lambda p: position(opening=["doom:asgard"]), "doom:asgard cannot come next; doom can bring gimle"),
    ],
)
def test_an_impossible_demand_is_refused_in_one_sentence(wrong: Do, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        wrong(position())
    assert sentence in str(refusal.value)


def test_beginners_who_pass_no_packs_cannot_have_more_gold_than_they_were_dealt() -> None:
    p = Position(GAME.rules(3, {"beginners": True}, CARDS))
    p.hold(0, "score-alfheim")
    with pytest.raises(BadPosition, match=r"Seat 0 cannot have one more gold card: no pack that it had holds one for"):
        p.hold(0, "score-alfheim", "score-mannheim")


@pytest.mark.parametrize(
    ("setting", "sentence"),
    [
        (lambda p: p.doom("gimle"), "There are 5 doom markers, and 1 provinces are doomed (MD-1)."),
        (lambda p: p.place(0, chieftain="utgard", utgard=3), "no village holds two Vikings"),
        (lambda p: p.give(0, alfheim=9000), "Somebody has more in this position than a game"),
    ],
)
def test_no_match_begins_from_what_no_game_leads_to(setting: Do, sentence: str) -> None:
    p = position()
    setting(p)
    with pytest.raises(BadPosition) as refusal:
        p.begin()
    assert sentence in str(refusal.value)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotYours):
        position().give(3, score=1)
    with pytest.raises(NotYours):
        position().place(-1)
    with pytest.raises(NotYours):
        position().hold(3)


def test_only_rules_of_midgard_have_positions_of_midgard() -> None:
    with pytest.raises(TypeError):
        Position("midgard")  # type: ignore[arg-type]


def test_words_say_what_the_view_then_shows() -> None:
    p = position(round=2)
    p.place(0, chieftain="gimle", boat=3, gimle=1, valhalla=2)
    p.place(1, chieftain="asgard", gimle=1)
    p.place(2)
    p.doom(*DOOMED)
    p.give(0, score=12, alfheim=2, mannheim=0, jotunheim=1)
    p.hold(0, "score-alfheim", "score-mannheim", "viking-horde")
    p.turn(2, left=2)
    match = p.begin()
    view = RULES.view(match.state, 0)
    mine, other, third = view.seats
    assert (mine.chieftain, dict(mine.warriors), mine.reserve) == ("gimle", {"gimle": 1, "boat": 3, "valhalla": 2}, 5)
    assert (other.chieftain, dict(other.warriors), other.reserve) == ("asgard", {"gimle": 1}, 10)
    assert (third.chieftain, dict(third.warriors), third.reserve) == ("boat", {}, 11)
    assert (mine.score, dict(mine.tokens)) == (12, {"alfheim": 2, "mannheim": 0, "jotunheim": 1})
    assert {one.province for one in view.provinces if one.doomed} == {*DOOMED}
    assert {"score-alfheim", "score-mannheim", "viking-horde"} <= {*p.held(0)}
    assert view.round == 2
    for lap in range(2):
        for turn in range(3):
            decision = match.decisions()[0]
            assert (decision.seat, decision.question) == ((2 + turn) % 3, "play-card"), (lap, turn)
            match.answer(decision.seat, decision.codes[0])
            while match.decisions() and match.decisions()[0].question not in (
                "play-card",
                "keep-card",
                "choose-tokens",
            ):
                match.answer(match.decisions()[0].seat, match.decisions()[0].codes[0])
    assert match.decisions()[0].question != "play-card"


def test_cards_that_a_seat_holds_stay_when_others_are_given_theirs() -> None:
    p = position(seed=3)
    p.hold(0, "score-alfheim", "token-alfheim", "viking-horde")
    p.hold(1, "draw-bronze", "viking-horde", "viking-horde")
    p.hold(2, *["new-warriors"] * 3)
    p.turn(1, left=1)
    assert {"score-alfheim", "token-alfheim", "viking-horde"} <= {*p.held(0)}
    assert p.held(1).count("viking-horde") >= 2 and "draw-bronze" in p.held(1)
    assert p.held(2).count("new-warriors") >= 3
    p.begin()


def test_the_turn_is_set_between_laps_alone() -> None:
    p = position()
    p.hold(0, "invasion-alfheim")
    p.turn(0)
    p._match.answer(0, Play("invasion-alfheim"))
    with pytest.raises(BadPosition, match="Nobody is to play a card of the round now"):
        p.turn(1)
    p._match.answer(0, Done())
    with pytest.raises(BadPosition, match="A lap is under way"):
        p.turn(1)


def test_outcomes_are_named_in_words_one_after_another() -> None:
    p = position()
    p.hold(0, "draw-bronze")
    p.turn(0)
    match = p.begin()
    match.answer(0, Play("draw-bronze"), script=outcomes(match, "bronze:new-warriors", "bronze:new-warriors"))
    after = RULES.view(match.state, 0).seats[0].stock
    assert after["new-warriors"] == p.held(0).count("new-warriors") + 2
    assert [rank for _, rank in outcomes(match, "doom:gimle", "doom:vidblain", "doom:0")] == [0, 0, 0]
    with pytest.raises(BadPosition, match="There is no outcome 'iron'; there are starter, doom, bronze, silver, gold"):
        outcomes(match, "iron:ore")


def test_the_example_of_an_attack() -> None:
    p = position()
    p.place(0, chieftain="gimle", boat=3)
    p.place(1, gimle=1)
    p.hold(0, "attack-alfheim")
    p.turn(0)
    match = p.begin()
    match.answer(0, Play("attack-alfheim"))
    match.answer(0, PickWarrior("boat"))
    match.answer(0, Move("gimle"))
    assert RULES.view(match.state, None).seats[1].warriors == {"valhalla": 1}


def test_a_refusal_leaves_what_a_seat_was_given_before() -> None:
    p = position()
    p.hold(0, "score-alfheim")
    with pytest.raises(BadPosition):
        p.hold(0, "new-warriors", "score-mannheim", "score-mannheim")
    with pytest.raises(BadPosition, match="No score-alfheim is left for seat 1"):
        p.hold(1, "score-alfheim")


def test_a_seat_can_have_the_gold_of_all_besides_its_own() -> None:
    for seed in range(20):
        p = position(seed=seed)
        gold = [card for seat in range(3) for card in p.held(seat) if card in GOLD]
        p.hold(0, *gold)
        assert sorted(card for card in p.held(0) if card in GOLD) == sorted(gold)
        p.check()


def test_a_draw_card_is_never_played_off_for_it_would_have_drawn() -> None:
    p = position()
    p.hold(0, "draw-bronze")
    others = list(p.held(0))
    others.remove("draw-bronze")
    p.hold(0, *others)
    with pytest.raises(BadPosition, match="Seat 0 holds no card besides those named that it could have played"):
        p.turn(0, left=3)
