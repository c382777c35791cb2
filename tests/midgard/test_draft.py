"""The draft (MC-1 to MC-4): packs are dealt, kept from, passed to the left; leftovers, beginners, decks."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.kernel.errors import BadOptions, NotYours, NoUndo
from meadhall.kernel.events import TakenBack
from meadhall.midgard.cards.card_set import CardSet, cards_from
from meadhall.midgard.game import GAME
from meadhall.midgard.words.actions import Done, Keep, Play
from meadhall.midgard.words.events import CardHidden, CardKept, GoldShown, PacksDealt, PacksPassed
from tests.support.midgard.figures import CARDS, COPIES, GOLD
from tests.support.midgard.table import DOOM, Table, drafting, of, pack, table
from tests.support.rule import rule

SEATS = [2, 3, 4, 5]
BRONZE = ("invasion-alfheim", "invasion-mannheim", "new-warriors")
FIRST = (*BRONZE, "attack-alfheim", "viking-horde", "score-alfheim")
SECOND = (*BRONZE, "attack-mannheim", "viking-horde", "token-alfheim")
THIRD = (*BRONZE, "attack-jotunheim", "viking-horde", "muster-heavens")


def in_hand(t: Table, seat: int) -> Counter[str]:
    """The pack that a seat has in hand."""
    return Counter(t.view(seat).pack or {})


def metals(t: Table, cards: Counter[str]) -> tuple[int, ...]:
    """How many of some cards are bronze, silver and gold."""
    found = Counter(t.cards.rows["cards"][card]["metal"] for card in cards.elements())
    return tuple(found[metal] for metal in ("bronze", "silver", "gold"))


def keep_any(t: Table, seat: int) -> str:
    """Let a seat keep the last card of its pack, in the order of the box."""
    card = list(in_hand(t, seat))[-1]
    t.do(seat, Keep(card))
    return card


@rule("MC-1")
@pytest.mark.parametrize("players", SEATS)
def test_everyone_is_dealt_three_bronze_two_silver_and_one_gold_card(players: int) -> None:
    t = drafting(players)
    assert [metals(t, in_hand(t, seat)) for seat in range(players)] == [(3, 2, 1)] * players
    assert t.told()[-1] == PacksDealt()
    assert t.lawful()


@rule("MC-1")
def test_all_keep_a_card_at_the_same_time_in_any_order() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    assert [t.asked(seat) for seat in range(3)] == ["keep-card"] * 3
    t.do(2, Keep("muster-heavens"))
    assert [t.asked(seat) for seat in range(3)] == ["keep-card", "keep-card", None]
    assert (in_hand(t, 0), in_hand(t, 1)) == (Counter(FIRST), Counter(SECOND))
    t.do(0, Keep("viking-horde"))
    assert [t.asked(seat) for seat in range(3)] == [None, "keep-card", None]
    assert t.view().pick == 1
    t.do(1, Keep("new-warriors"))
    assert [t.asked(seat) for seat in range(3)] == ["keep-card"] * 3
    assert t.view().pick == 2


@rule("MC-1")
def test_who_has_kept_a_card_waits_for_the_others() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    t.do(1, Keep("token-alfheim"))
    with pytest.raises(NotYours):
        t.do(1, Keep("viking-horde"))
    assert t.open(1) == set()


@rule("MC-1")
@pytest.mark.parametrize("players", SEATS)
def test_the_rest_of_a_pack_goes_to_the_left_again_and_again(players: int) -> None:
    t = drafting(players)
    for pick in range(1, 6):
        before = [in_hand(t, seat) for seat in range(players)]
        for seat in range(players):
            before[seat][keep_any(t, seat)] -= 1
        if pick < 5:
            assert t.news()[-1] == PacksPassed(pick)
            for seat in range(players):
                assert in_hand(t, (seat + 1) % players) == +before[seat]
                assert in_hand(t, seat).total() == 6 - pick


@rule("MC-1")
def test_left_is_the_next_seat_clockwise() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    t.keep("new-warriors", "token-alfheim", "viking-horde")
    assert "score-alfheim" in in_hand(t, 1)
    assert in_hand(t, 2) == Counter(SECOND) - Counter(["token-alfheim"])
    assert "muster-heavens" in in_hand(t, 0)


@rule("MC-1")
@pytest.mark.parametrize("players", SEATS)
def test_each_keeps_six_and_every_card_dealt_is_kept_by_somebody(players: int) -> None:
    t = drafting(players)
    dealt = sum((in_hand(t, seat) for seat in range(players)), Counter[str]())
    t.draft()
    stocks = [Counter(t.seat(seat).stock) for seat in range(players)]
    assert [stock.total() for stock in stocks] == [6] * players
    assert sum(stocks, Counter[str]()) == dealt
    assert t.view().pack is None
    assert t.view().pick is None
    assert t.lawful()


@rule("MC-1")
def test_only_a_card_of_the_pack_in_hand_can_be_kept() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    assert t.open(0) == {Keep(card) for card in FIRST}
    assert t.refused(0, Keep("token-alfheim")) == "not-in-pack"  # it is in the next pack
    assert t.refused(0, Keep("invasion-jotunheim")) == "not-in-pack"  # it is in the deck
    t.keep("viking-horde", "attack-mannheim", "muster-heavens")
    assert t.open(0) == {Keep(card) for card in THIRD[:5]}
    assert t.refused(0, Keep("attack-alfheim")) == "not-in-pack"  # it has been passed on
    assert t.refused(0, Keep("muster-heavens")) == "not-in-pack"  # it has been kept by another


@rule("MC-1")
def test_a_card_must_be_kept_and_nothing_else_is_asked() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    assert t.refused(0, Done()) == "not-asked"
    assert t.refused(0, Play("viking-horde")) == "not-asked"


@rule("MC-1")
def test_of_two_cards_alike_one_is_kept_and_the_other_passed() -> None:
    t = drafting(3, ("new-warriors", "new-warriors", "new-warriors", "viking-horde", "viking-horde", "draw-silver"))
    assert len(t.open(0)) == 3
    t.do(0, Keep("new-warriors"))
    keep_any(t, 1)
    keep_any(t, 2)
    assert in_hand(t, 1) == Counter({"new-warriors": 2, "viking-horde": 2, "draw-silver": 1})
    assert t.seat(0).stock == {"new-warriors": 1}


@rule("MC-1")
def test_a_card_kept_is_its_owners_to_look_at_and_hidden_from_others() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    t.do(0, Keep("score-alfheim"))
    assert t.news(0) == [CardKept(0, "score-alfheim")]
    assert t.news(1) == t.news() == [CardHidden(0)]
    assert (t.seat(0).keeping, t.seat(0).has_kept) == ("score-alfheim", True)
    t.do(1, Keep("viking-horde"))
    t.do(2, Keep("viking-horde"))
    assert t.seat(0).stock == {"score-alfheim": 1}
    assert (t.seat(0).keeping, t.seat(0).has_kept) == (None, False)


@rule("MC-1")
def test_a_card_kept_may_be_taken_back_until_all_have_kept_one() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    t.do(0, Keep("score-alfheim"))
    t.do(1, Keep("viking-horde"))
    t.match.undo(0)
    assert TakenBack(0) in t.told()
    assert (t.asked(0), t.asked(1)) == ("keep-card", None)
    t.do(0, Keep("new-warriors"))
    t.do(2, Keep("muster-heavens"))
    for seat in range(3):
        with pytest.raises(NoUndo):
            t.match.undo(seat)
    assert t.seat(0).stock == {"new-warriors": 1}


@rule("MC-1")
@pytest.mark.parametrize("players", SEATS)
def test_the_last_card_of_a_pack_is_kept_without_a_question(players: int) -> None:
    t = drafting(players)
    for _ in range(4):
        for seat in range(players):
            keep_any(t, seat)
    left = [in_hand(t, seat) for seat in range(players)]
    for seat in range(players):
        left[seat][keep_any(t, seat)] -= 1
    assert {t.asked(seat) for seat in range(players)} == {"play-card", None}
    for seat in range(players):
        last = next(iter((+left[(seat - 1) % players]).elements()))
        kept = of(t.news(seat), CardKept)
        assert kept[-1] == CardKept(seat, last)
        assert {event.plain()["seat"] for event in kept} == {seat}  # nobody sees another's
        assert t.seat(seat).stock_count == 6
    assert of(t.news(), CardKept) == []


@rule("MC-2")
def test_cards_left_from_earlier_rounds_stay_and_are_never_passed() -> None:
    t = table()
    left = ("draw-silver", "muster-jotunheim", "viking-horde", "new-warriors", "attack-alfheim", "attack-mannheim")
    t.hold(1, *left)
    t.end_round(script=(*DOOM, *pack(*FIRST), *pack(*SECOND), *pack(*THIRD)))
    assert Counter(t.seat(1).stock) == Counter(left)
    assert in_hand(t, 1) == Counter(SECOND)
    assert t.refused(1, Keep("draw-silver")) == "not-in-pack"
    passed: Counter[str] = Counter()
    for _ in range(5):
        for seat in range(3):
            passed[keep_any(t, seat)] += 1
    assert not {"draw-silver", "muster-jotunheim"} & set(passed)
    assert t.seat(1).stock_count == 12
    assert Counter(left) <= Counter(t.seat(1).stock)


@rule("MC-2")
@pytest.mark.parametrize("rounds", [1, 2])
def test_cards_left_may_be_played_in_any_later_round(rounds: int) -> None:
    t = table()
    t.exchange(1, t.held(1)[-1], "token-jotunheim")
    for _ in range(rounds):
        t.end_round()
        t.draft()
    t.turn(1)
    t.do(1, Play("token-jotunheim"))
    assert t.tokens(1) == (0, 0, 1)
    assert "token-jotunheim" not in t.held(1)


@rule("MC-3")
def test_beginners_keep_the_six_cards_dealt_in_round_1_without_a_question() -> None:
    t = drafting(3, FIRST, SECOND, THIRD, beginners=True)
    assert [Counter(t.seat(seat).stock) for seat in range(3)] == [Counter(FIRST), Counter(SECOND), Counter(THIRD)]
    assert {t.asked(seat) for seat in range(3)} == {"play-card", None}
    assert of(t.told(0), PacksPassed, CardKept, CardHidden) == []
    assert of(t.told(), GoldShown) == [
        GoldShown(0, "score-alfheim"),
        GoldShown(1, "token-alfheim"),
        GoldShown(2, "muster-heavens"),
    ]
    assert [t.view(seat).sights for seat in range(3)] == [(), (), ()]
    assert t.lawful()


@rule("MC-3")
def test_beginners_draft_like_all_others_from_round_2_on() -> None:
    t = drafting(3, FIRST, SECOND, THIRD, beginners=True)
    t.end_round()
    assert [t.asked(seat) for seat in range(3)] == ["keep-card"] * 3
    before = [in_hand(t, seat) for seat in range(3)]
    for seat in range(3):
        before[seat][keep_any(t, seat)] -= 1
    assert [in_hand(t, (seat + 1) % 3) for seat in range(3)] == [+one for one in before]
    t.draft()
    assert [t.seat(seat).stock_count for seat in range(3)] == [11, 12, 12]
    assert of(t.told(), PacksPassed) == [PacksPassed(pick) for pick in range(1, 6)]
    assert t.lawful()


@rule("MC-4")
def test_with_five_players_the_printed_cards_are_enough_for_all_that_is_dealt_and_drawn() -> None:
    t = table(5)
    for _ in range(2):
        t.end_round()
        t.draft()
    assert t.view().decks == {"bronze": 5, "silver": 5, "gold": 0}
    assert sorted(card for seat in range(5) for card in t.seat(seat).gold) == sorted(GOLD)
    t.play(0, "draw-bronze")
    t.exchange(0, t.held(0)[0], "draw-silver")
    t.do(0, Play("draw-silver"))
    assert t.view().decks == {"bronze": 3, "silver": 3, "gold": 0}


@rule("MC-4")
@pytest.mark.parametrize(
    ("card", "fewer", "sentence"),
    [
        ("new-warriors", 4, "The card set 'test' has 46 bronze cards, and 5 players may need 47."),
        ("viking-horde", 4, "The card set 'test' has 31 silver cards, and 5 players may need 32."),
    ],
)
def test_a_card_set_with_fewer_cards_than_so_many_players_may_need_is_refused(
    card: str, fewer: int, sentence: str
) -> None:
    def smaller(by: int) -> CardSet:
        copies = {card: {"copies": COPIES[card] - by}}
        return cards_from({**CARDS, "cards": {**CARDS["cards"], **copies}}, "smaller.toml")

    GAME.rules(5, cards=smaller(fewer - 1))
    GAME.rules(4, cards=smaller(fewer))
    with pytest.raises(BadOptions) as refusal:
        GAME.rules(5, cards=smaller(fewer))
    assert str(refusal.value) == sentence
