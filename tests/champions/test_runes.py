"""Runes and those for any time: gifts, wealth, knowledge, success (CN-1 to CN-5)."""

from __future__ import annotations

import pytest

from meadhall.champions.actions import Done, DrawRune, Look, Place, Reveal, Sail, Take, TakeRune, Use
from meadhall.champions.events import (
    DestinyRevealed,
    GloryWon,
    GoodsPaid,
    GoodsTaken,
    JourneyLookedAt,
    JourneySeen,
    RuneTaken,
    RuneUsed,
    WorkerPlaced,
)
from meadhall.champions.names import POWERS
from meadhall.champions.view import DestinyView, RuneView
from tests.champions.ending import bare, scored
from tests.champions.table import Table, of, table
from tests.rule import rule


def with_rune(*runes: str, players: int = 4) -> Table:
    """A table at which seat 0 has these runes and is about to place."""
    t = table(players)
    t.rune(0, *runes)
    t.turn(0)
    return t


@rule("CN-1", "CS-4")
def test_there_are_ten_different_runes() -> None:
    t = table()
    assert t.cards.runes == POWERS
    assert len(set(t.cards.runes)) == 10
    assert len(t.view().runes_in_deck) == 8


@rule("CN-1", "CL-6")
@pytest.mark.parametrize(("answer", "script"), [(TakeRune(1), []), (DrawRune(), ["rune:wealth"])])
def test_a_rune_may_be_used_at_once_and_only_once(answer: TakeRune | DrawRune, script: list[str]) -> None:
    t = table()
    t.lay_runes(*(["wealth", "healing"] if not script else ["knowledge", "healing"]))
    t.go(0, "runesmith")
    told = t.do(0, answer, script=script)
    assert told == (RuneTaken(0, "wealth"),)
    assert t.asked(0) == "afterwards"
    assert t.open(0) == {Done(), Use("wealth")}
    told = t.do(0, Use("wealth"))
    assert told == (RuneUsed(0, "wealth"), GoodsTaken(0, "coins", 1))
    assert t.news(1) == t.news() == list(told)
    assert t.asked(1) == "place-worker"
    t.turn(0)
    assert t.refused(0, Use("wealth")) == "rune-used"
    assert t.view(1).seats[0].runes == (RuneView("wealth", True),)


@rule("CN-1")
def test_a_rune_of_another_or_of_the_board_cannot_be_used() -> None:
    t = with_rune("wealth")
    t.lay_runes("gifts", "healing")
    t.rune(1, "knowledge")
    assert t.refused(0, Use("knowledge")) == "not-your-rune"
    assert t.refused(0, Use("gifts")) == "not-your-rune"
    assert t.refused(0, Use("success")) == "not-your-rune"


@rule("CN-1")
def test_several_runes_may_be_used_together() -> None:
    t = with_rune("wealth", "knowledge")
    t.rune(0, "gifts")
    t.give(0, coins=1)
    t.do(0, Use("wealth"))
    t.do(0, Use("knowledge"))
    t.do(0, Use("gifts"))
    t.do(0, Take("coins"))
    assert t.seat(0).coins == 6
    assert t.asked(0) == "place-worker"
    assert t.seat(0).workers == 3
    assert {rune.used for rune in t.seat(0).runes} == {True}


@rule("CN-2")
@pytest.mark.parametrize(
    ("takes", "goods"),
    [
        (("food", "food", "food", "food"), (4, 0, 0)),
        (("food", "food", "food", "coins"), (3, 0, 1)),
        (("food", "food", "wood", "coins"), (2, 1, 1)),
        (("food", "wood", "wood", "wood"), (1, 3, 0)),
        (("food", "coins"), (1, 0, 3)),
        (("wood", "wood", "wood", "wood"), (0, 4, 0)),
        (("wood", "wood", "coins"), (0, 2, 2)),
        (("coins",), (0, 0, 4)),
    ],
)
def test_gifts_are_4_resources_in_any_mix(takes: tuple[str, ...], goods: tuple[int, int, int]) -> None:
    t = with_rune("gifts")
    t.give(0, food=0, wood=0, coins=0)
    t.do(0, Use("gifts"))
    for good in takes:
        assert t.asked(0) == "choose-gifts"
        t.do(0, Take(good))
    assert t.goods(0) == goods
    assert t.asked(0) == "place-worker"
    assert t.seat(0).workers == 3


@rule("CN-2")
def test_gifts_are_chosen_in_order_and_cannot_be_declined() -> None:
    t = with_rune("gifts", "wealth")
    told = t.do(0, Use("gifts"))
    assert told == (RuneUsed(0, "gifts"),)
    assert t.open(0) == {Take("food"), Take("wood"), Take("coins")}
    assert t.refused(0, Done()) == "not-asked"
    assert t.refused(0, Use("wealth")) == "wrong-window"
    assert t.refused(0, Place("smokehouse")) == "not-asked"
    assert t.do(0, Take("wood")) == (GoodsTaken(0, "wood", 1),)
    assert t.open(0) == {Take("wood"), Take("coins")}
    assert t.refused(0, Take("food")) == "out-of-order"
    assert t.do(0, Take("coins")) == (GoodsTaken(0, "coins", 3),)
    assert t.goods(0) == (1, 2, 4)


@rule("CN-2", "CN-1")
def test_the_next_gifts_begin_anew() -> None:
    t = with_rune("gifts")
    t.do(0, Use("gifts"))
    t.do(0, Take("coins"))
    t.cell("rune_used", t.cards.runes.index("gifts"), 0)
    t.rune(0, "gifts")
    t.do(0, Use("gifts"))
    assert t.open(0) == {Take("food"), Take("wood"), Take("coins")}
    t.do(0, Take("coins"))
    assert t.goods(0) == (1, 1, 9)


@rule("CN-2")
def test_gifts_pay_for_the_space_about_to_be_used() -> None:
    t = with_rune("gifts")
    t.give(0, coins=0, wood=0)
    assert t.refused(0, Place("runesmith")) == "no-wood"
    t.do(0, Use("gifts"))
    t.do(0, Take("wood"))
    t.do(0, Take("coins"))
    told = t.do(0, Place("runesmith"))
    assert told == (WorkerPlaced(0, "runesmith"), GoodsPaid(0, "wood", 1))


@rule("CN-3")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (4, 8), (5, 10), (6, 11), (12, 17)])
def test_wealth_doubles_the_coins_by_at_most_5(before: int, after: int) -> None:
    t = with_rune("wealth")
    t.give(0, coins=before)
    told = t.do(0, Use("wealth"))
    assert told == (RuneUsed(0, "wealth"), GoodsTaken(0, "coins", after - before))
    assert t.goods(0) == (1, 1, after)
    assert t.seat(1).coins == 1


@rule("CN-3")
def test_wealth_without_coins_is_refused() -> None:
    t = with_rune("wealth")
    t.give(0, coins=0)
    assert Use("wealth") not in t.open(0)
    assert t.refused(0, Use("wealth")) == "no-effect"


@rule("CN-4", "CS-11")
def test_knowledge_shows_all_face_down_journey_cards_to_its_owner_alone() -> None:
    t = with_rune("knowledge")
    for shore, slug in enumerate(("kraken", "storm", "lost", "whirlpool")):
        t.journey(f"shore-{shore + 1}", slug)
    t.do(0, Use("knowledge"))
    assert t.news(0) == [
        RuneUsed(0, "knowledge"),
        JourneySeen(0, "shore-1", "kraken"),
        JourneySeen(0, "shore-2", "storm"),
        JourneySeen(0, "shore-3", "lost"),
        JourneySeen(0, "shore-4", "whirlpool"),
    ]
    looks = [JourneyLookedAt(0, f"shore-{n}") for n in (1, 2, 3, 4)]
    assert t.news(1) == t.news() == [RuneUsed(0, "knowledge"), *looks]
    shores = t.view(0).venues[3:]
    assert [shore.journey for shore in shores] == ["kraken", "storm", "lost", "whirlpool"]
    assert [(shore.journey_up, shore.seen_by) for shore in shores] == [(False, (0,))] * 4
    assert [shore.journey for shore in t.view(1).venues[3:]] == ["hidden"] * 4


@rule("CN-4", "CR-5")
def test_knowledge_shows_three_cards_where_three_shores_are_used() -> None:
    t = with_rune("knowledge", players=3)
    t.do(0, Use("knowledge"))
    assert t.news() == [RuneUsed(0, "knowledge"), *(JourneyLookedAt(0, f"shore-{n}") for n in (1, 2, 3))]


@rule("CN-4", "CL-7")
def test_knowledge_needs_a_card_not_yet_seen() -> None:
    t = with_rune("knowledge", players=2)
    t.set(journey_seen=[0b11, 0b01, 0b10, 0])
    assert Use("knowledge") in t.open(0)
    t.go(0, "sages-hut")
    t.do(0, Look("shore-3"))
    t.turn(0)
    assert t.refused(0, Use("knowledge")) == "no-effect"


@rule("CN-4")
def test_knowledge_shows_no_card_that_lies_face_up() -> None:
    t = with_rune("knowledge")
    t.sail(0, "small-longship", "shore-1")
    t.done(0)
    t.last(1, Place("smokehouse"))
    t.done(0)
    assert (t.asked(0), t.venue("shore-1").journey_up) == ("afterwards", True)
    t.do(0, Use("knowledge"))
    assert of(t.news(1), JourneyLookedAt) == [JourneyLookedAt(0, f"shore-{n}") for n in (2, 3, 4)]


@rule("CN-5", "CE-1")
@pytest.mark.parametrize(("wood", "points"), [((3, 2, 0, 0), 5), ((2, 2, 0, 0), 2), ((1, 2, 0, 0), 0), ((0,) * 4, 0)])
def test_success_scores_an_own_destiny_card_now(wood: tuple[int, ...], points: int) -> None:
    t = with_rune("success")
    t.hands(["craftsman", "troll-slayer"], ["prosperous"], [], [])
    t.set(wood=list(wood))
    assert t.do(0, Use("success")) == (RuneUsed(0, "success"),)
    assert t.asked(0) == "reveal-destiny"
    assert t.open(0) == {Reveal("craftsman"), Reveal("troll-slayer")}
    assert t.refused(0, Reveal("prosperous")) == "not-your-destiny"
    assert t.refused(0, Done()) == "not-asked"
    told = t.do(0, Reveal("craftsman"))
    won = [GloryWon(0, points, "destiny")] if points else []
    assert list(told) == [DestinyRevealed(0, "craftsman", points), *won]
    assert t.news() == t.news(2) == list(told)
    assert [t.seat(seat).glory for seat in range(4)] == [points, 0, 0, 0]
    assert t.asked(0) == "place-worker"


@rule("CN-5")
def test_the_revealed_card_is_kept_open_for_all_and_the_others_stay_hidden() -> None:
    t = with_rune("success")
    t.hands(["craftsman", "troll-slayer"], [], [], [])
    t.do(0, Use("success"))
    t.do(0, Reveal("troll-slayer"))
    revealed = DestinyView("troll-slayer", True, (0, 1, 2, 3))
    assert t.seat(0).destinies == (DestinyView("craftsman", False, (0,)), revealed)
    assert t.view(1).seats[0].destinies == (DestinyView("hidden", False, (0,)), revealed)
    assert t.view().seats[0].destinies == (DestinyView("hidden", False, (0,)), revealed)


@rule("CN-5", "CE-1")
def test_the_revealed_card_scores_again_at_the_end() -> None:
    t = bare()
    t.rune(0, "success")
    t.hands(["craftsman"], [], [], [])
    t.give(0, wood=1)
    t.end()
    t.do(0, Use("success"))
    t.do(0, Reveal("craftsman"))
    assert (scored(t, "track"), scored(t, "destinies")) == ((5, 0, 0, 0), (5, 0, 0, 0))
    assert t.seat(0).glory == 5 + 5 + 1


@rule("CN-5")
def test_success_needs_a_destiny_card_that_lies_face_down() -> None:
    t = with_rune("success")
    t.hands(["craftsman"], ["prosperous"], [], [])
    t.set(hand_open=[1] + [0] * 39)
    assert t.refused(0, Use("success")) == "no-effect"
    t.hands(["craftsman", "prosperous"], [], [], [])
    t.set(hand_open=[1] + [0] * 39)
    t.do(0, Use("success"))
    assert t.open(0) == {Reveal("prosperous")}
    assert t.refused(0, Reveal("craftsman")) == "not-your-destiny"


@rule("CN-5", "CS-9")
def test_success_counts_hidden_piles() -> None:
    t = with_rune("success")
    t.hands(["troll-slayer"], [], [], [])
    t.slay(0, "test-troll")
    t.slay(1, "swordproof-troll")
    t.do(0, Use("success"))
    assert t.do(0, Reveal("troll-slayer"))[0] == DestinyRevealed(0, "troll-slayer", 3)


@rule("CN-5")
@pytest.mark.parametrize(("card", "points"), [("leader-of-armies", 7), ("prepared", 5)])
def test_success_counts_warriors_sent_out_and_food_aboard(card: str, points: int) -> None:
    t = with_rune("success")
    t.hands([card], [], [], [])
    t.journey("shore-1", "storm")
    t.give(0, food=2, spearman=1)
    t.turn(0)
    t.do(0, Place("small-longship"))
    t.do(0, Sail("shore-1"))
    t.done(0)
    t.set(lying_food=0)
    t.last(1, Place("smokehouse"))
    t.send(0, "shore-1", swordsman=1, spearman=1, food=2)
    t.done(0)
    assert (t.asked(0), t.seat(0).food) == ("lose-at-sea", 0)
    t.do(0, Use("success"))
    assert t.do(0, Reveal(card))[0] == DestinyRevealed(0, card, points)
    assert t.asked(0) == "lose-at-sea"
