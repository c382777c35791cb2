"""Runes and those for any time: gifts, wealth, knowledge, success (CN-1 to CN-5)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, DrawRune, Look, Place, Reveal, Sail, Take, TakeRune, Use
from meadhall.champions.words.events import (
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
from meadhall.champions.words.slugs import POWERS
from meadhall.champions.words.view import DestinyView, RuneView
from tests.support.champions.ending import bare, scored
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

ME, YOU = 1, 2


def with_rune(*runes: str, players: int = 4) -> Table:
    """A table at which seat 1 has these runes and is about to place."""
    t = table(players)
    t.rune(ME, *runes)
    t.turn(ME)
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
    t.go(ME, "runesmith")
    told = t.do(ME, answer, script=script)
    assert told == (RuneTaken(ME, "wealth"),)
    assert t.asked(ME) == "afterwards"
    assert t.open(ME) == {Done(), Use("wealth")}
    told = t.do(ME, Use("wealth"))
    assert told == (RuneUsed(ME, "wealth"), GoodsTaken(ME, "coins", 1))
    assert t.news(YOU) == t.news() == list(told)
    assert t.asked(YOU) == "place-worker"
    t.turn(ME)
    assert t.refused(ME, Use("wealth")) == "rune-used"
    assert t.view(YOU).seats[ME].runes == (RuneView("wealth", True),)


@rule("CN-1")
def test_a_rune_of_another_or_of_the_board_cannot_be_used() -> None:
    t = with_rune("wealth")
    t.lay_runes("gifts", "healing")
    t.rune(YOU, "knowledge")
    assert t.refused(ME, Use("knowledge")) == "not-your-rune"
    assert t.refused(ME, Use("gifts")) == "not-your-rune"
    assert t.refused(ME, Use("success")) == "not-your-rune"


@rule("CN-1")
def test_several_runes_may_be_used_together() -> None:
    t = with_rune("wealth", "knowledge")
    t.rune(ME, "gifts")
    t.give(ME, coins=1)
    t.do(ME, Use("wealth"))
    t.do(ME, Use("knowledge"))
    t.do(ME, Use("gifts"))
    t.do(ME, Take("coins"))
    assert t.seat(ME).coins == 6
    assert t.asked(ME) == "place-worker"
    assert t.seat(ME).workers == 3
    assert {rune.used for rune in t.seat(ME).runes} == {True}


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
    t.give(ME, food=0, wood=0, coins=0)
    t.do(ME, Use("gifts"))
    for good in takes:
        assert t.asked(ME) == "choose-gifts"
        t.do(ME, Take(good))
    assert t.goods(ME) == goods
    assert t.state.aside_left[ME] == 0
    assert t.asked(ME) == "place-worker"
    assert t.seat(ME).workers == 3


@rule("CN-2")
def test_gifts_are_chosen_in_order_and_cannot_be_declined() -> None:
    t = with_rune("gifts", "wealth")
    told = t.do(ME, Use("gifts"))
    assert told == (RuneUsed(ME, "gifts"),)
    assert t.open(ME) == {Take("food"), Take("wood"), Take("coins")}
    assert t.refused(ME, Done()) == "not-asked"
    assert t.refused(ME, Use("wealth")) == "wrong-window"
    assert t.refused(ME, Place("smokehouse")) == "not-asked"
    assert t.do(ME, Take("wood")) == (GoodsTaken(ME, "wood", 1),)
    assert t.open(ME) == {Take("wood"), Take("coins")}
    assert t.refused(ME, Take("food")) == "out-of-order"
    assert t.do(ME, Take("coins")) == (GoodsTaken(ME, "coins", 3),)
    assert t.goods(ME) == (1, 2, 4)


@rule("CN-2", "CN-1")
def test_the_next_gifts_begin_anew() -> None:
    t = with_rune("gifts")
    t.do(ME, Use("gifts"))
    t.do(ME, Take("coins"))
    t.cell("rune_used", t.cards.runes.index("gifts"), 0)
    t.rune(ME, "gifts")
    t.do(ME, Use("gifts"))
    assert t.open(ME) == {Take("food"), Take("wood"), Take("coins")}
    t.do(ME, Take("coins"))
    assert t.goods(ME) == (1, 1, 9)


@rule("CN-2")
def test_gifts_pay_for_the_space_about_to_be_used() -> None:
    t = with_rune("gifts")
    t.give(ME, coins=0, wood=0)
    assert t.refused(ME, Place("runesmith")) == "no-wood"
    t.do(ME, Use("gifts"))
    t.do(ME, Take("wood"))
    t.do(ME, Take("coins"))
    told = t.do(ME, Place("runesmith"))
    assert told == (WorkerPlaced(ME, "runesmith"), GoodsPaid(ME, "wood", 1))


@rule("CN-3")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (4, 8), (5, 10), (6, 11), (12, 17)])
def test_wealth_doubles_the_coins_by_at_most_5(before: int, after: int) -> None:
    t = with_rune("wealth")
    t.give(ME, coins=before)
    told = t.do(ME, Use("wealth"))
    assert told == (RuneUsed(ME, "wealth"), GoodsTaken(ME, "coins", after - before))
    assert t.goods(ME) == (1, 1, after)
    assert t.seat(YOU).coins == 1


@rule("CN-3")
def test_wealth_without_coins_is_refused() -> None:
    t = with_rune("wealth")
    t.give(ME, coins=0)
    assert Use("wealth") not in t.open(ME)
    assert t.refused(ME, Use("wealth")) == "no-effect"


@rule("CN-4", "CS-11")
def test_knowledge_shows_all_face_down_journey_cards_to_its_owner_alone() -> None:
    t = with_rune("knowledge")
    for shore, slug in enumerate(("kraken", "storm", "lost", "whirlpool")):
        t.journey(f"shore-{shore + 1}", slug)
    t.do(ME, Use("knowledge"))
    assert t.news(ME) == [
        RuneUsed(ME, "knowledge"),
        JourneySeen(ME, "shore-1", "kraken"),
        JourneySeen(ME, "shore-2", "storm"),
        JourneySeen(ME, "shore-3", "lost"),
        JourneySeen(ME, "shore-4", "whirlpool"),
    ]
    looks = [JourneyLookedAt(ME, f"shore-{n}") for n in (1, 2, 3, 4)]
    assert t.news(YOU) == t.news() == [RuneUsed(ME, "knowledge"), *looks]
    shores = t.view(ME).venues[3:]
    assert [shore.journey for shore in shores] == ["kraken", "storm", "lost", "whirlpool"]
    assert [(shore.journey_up, shore.seen_by) for shore in shores] == [(False, (ME,))] * 4
    assert [shore.journey for shore in t.view(YOU).venues[3:]] == ["hidden"] * 4


@rule("CN-4", "CR-5")
def test_knowledge_shows_three_cards_where_three_shores_are_used() -> None:
    t = with_rune("knowledge", players=3)
    t.do(ME, Use("knowledge"))
    assert t.news() == [RuneUsed(ME, "knowledge"), *(JourneyLookedAt(ME, f"shore-{n}") for n in (1, 2, 3))]


@rule("CN-4", "CL-7")
def test_knowledge_needs_a_card_not_yet_seen() -> None:
    t = with_rune("knowledge", players=2)
    t.set(journey_seen=[0b11, 0b10, 0b01, 0])
    assert Use("knowledge") in t.open(ME)
    t.go(ME, "sages-hut")
    t.do(ME, Look("shore-3"))
    t.turn(ME)
    assert t.refused(ME, Use("knowledge")) == "no-effect"


@rule("CN-4")
def test_knowledge_shows_no_card_that_lies_face_up() -> None:
    t = with_rune("knowledge")
    t.sail(ME, "small-longship", "shore-1")
    t.done(ME)
    t.last(YOU, Place("smokehouse"))
    t.done(ME)
    assert (t.asked(ME), t.venue("shore-1").journey_up) == ("afterwards", True)
    t.do(ME, Use("knowledge"))
    assert of(t.news(YOU), JourneyLookedAt) == [JourneyLookedAt(ME, f"shore-{n}") for n in (2, 3, 4)]


@rule("CN-5", "CE-1")
@pytest.mark.parametrize(("wood", "points"), [((2, 3, 0, 0), 5), ((2, 2, 0, 0), 2), ((0, 1, 2, 0), 0), ((0,) * 4, 0)])
def test_success_scores_an_own_destiny_card_now(wood: tuple[int, ...], points: int) -> None:
    t = with_rune("success")
    t.hands(["prosperous"], ["craftsman", "troll-slayer"], [], [])
    t.set(wood=list(wood))
    assert t.do(ME, Use("success")) == (RuneUsed(ME, "success"),)
    assert t.asked(ME) == "reveal-destiny"
    assert t.open(ME) == {Reveal("craftsman"), Reveal("troll-slayer")}
    assert t.refused(ME, Reveal("prosperous")) == "not-your-destiny"
    assert t.refused(ME, Done()) == "not-asked"
    told = t.do(ME, Reveal("craftsman"))
    won = [GloryWon(ME, points, "destiny")] if points else []
    assert list(told) == [DestinyRevealed(ME, "craftsman", points), *won]
    assert t.news() == t.news(2) == list(told)
    assert [t.seat(seat).glory for seat in range(4)] == [0, points, 0, 0]
    assert t.asked(ME) == "place-worker"


@rule("CN-5")
def test_the_revealed_card_is_kept_open_for_all_and_the_others_stay_hidden() -> None:
    t = with_rune("success")
    t.hands([], ["craftsman", "troll-slayer"], [], [])
    t.do(ME, Use("success"))
    t.do(ME, Reveal("troll-slayer"))
    revealed = DestinyView("troll-slayer", True, (0, 1, 2, 3))
    assert t.seat(ME).destinies == (DestinyView("craftsman", False, (ME,)), revealed)
    assert t.view(YOU).seats[ME].destinies == (DestinyView("hidden", False, (ME,)), revealed)
    assert t.view().seats[ME].destinies == (DestinyView("hidden", False, (ME,)), revealed)


@rule("CN-5", "CE-1")
def test_the_revealed_card_scores_again_at_the_end() -> None:
    t = bare()
    t.rune(ME, "success")
    t.hands([], ["craftsman"], [], [])
    t.give(ME, wood=1)
    t.end()
    t.do(ME, Use("success"))
    t.do(ME, Reveal("craftsman"))
    assert (scored(t, "track"), scored(t, "destinies")) == ((0, 5, 0, 0), (0, 5, 0, 0))
    assert t.seat(ME).glory == 5 + 5 + 1


@rule("CN-5")
def test_success_needs_a_destiny_card_that_lies_face_down() -> None:
    t = with_rune("success")
    t.hands(["prosperous"], ["craftsman"], [], [])
    t.set(hand_open=[int(slot == 10) for slot in range(40)])
    assert t.refused(ME, Use("success")) == "no-effect"
    t.hands([], ["craftsman", "prosperous"], [], [])
    t.set(hand_open=[int(slot == 10) for slot in range(40)])
    t.do(ME, Use("success"))
    assert t.open(ME) == {Reveal("prosperous")}
    assert t.refused(ME, Reveal("craftsman")) == "not-your-destiny"


@rule("CN-5", "CS-9")
def test_success_counts_hidden_piles() -> None:
    t = with_rune("success")
    t.hands([], ["troll-slayer"], [], [])
    t.slay(ME, "test-troll")
    t.slay(YOU, "swordproof-troll")
    t.do(ME, Use("success"))
    assert t.do(ME, Reveal("troll-slayer"))[0] == DestinyRevealed(ME, "troll-slayer", 3)


@rule("CN-5")
@pytest.mark.parametrize(("card", "points"), [("leader-of-armies", 7), ("prepared", 5)])
def test_success_counts_warriors_sent_out_and_food_aboard(card: str, points: int) -> None:
    t = with_rune("success")
    t.hands([], [card], [], [])
    t.journey("shore-1", "storm")
    t.give(ME, food=2, spearman=1)
    t.turn(ME)
    t.do(ME, Place("small-longship"))
    t.do(ME, Sail("shore-1"))
    t.done(ME)
    t.stock(food=0)
    t.last(YOU, Place("smokehouse"))
    t.send(ME, "shore-1", swordsman=1, spearman=1, food=2)
    t.done(ME)
    assert (t.asked(ME), t.seat(ME).food) == ("lose-at-sea", 0)
    t.do(ME, Use("success"))
    assert t.do(ME, Reveal(card))[0] == DestinyRevealed(ME, card, points)
    assert t.asked(ME) == "lose-at-sea"
