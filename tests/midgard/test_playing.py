"""The action phase (MA-1, MA-2): who starts, and how many cards are played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meadhall.kernel.errors import NotYours
from meadhall.midgard.words.actions import Done, Keep, Play, Stay
from meadhall.midgard.words.events import CardPlayed, GoldShown, StarterFound
from tests.support.midgard.table import DOOM, Table, drafting, of, pack, table
from tests.support.rule import rule

SEATS = [2, 3, 4, 5]
PLAIN = ("invasion-alfheim", "invasion-mannheim", "new-warriors", "attack-alfheim", "viking-horde")
FRESH = ("score-alfheim", "score-mannheim", "score-jotunheim")
NO_GOLD: dict[str, Any] = {"board": {"deal": {"bronze": 4, "silver": 2, "gold": 0}}}


def with_gold(*gold: str, **options: Any) -> Table:
    """A table in round 1 where each seat has one of these gold cards."""
    return drafting(len(gold), *[(*PLAIN, card) for card in gold], beginners=True, **options)


def play_round(t: Table) -> list[CardPlayed]:
    """Let all give the first answer until the round is over; what was played."""
    before = len(t.told())
    now = t.view().round
    while t.match.decisions() and t.view().round == now:
        decision = t.match.decisions()[0]
        t.do(decision.seat, t.rules.catalogue.action(decision.codes[0]))
    return [event for event in t.told()[before:] if isinstance(event, CardPlayed)]


@rule("MA-1")
@pytest.mark.parametrize(
    ("gold", "starter"),
    [
        (("score-alfheim", "score-mannheim", "score-jotunheim"), 2),
        (("destroy-alfheim", "draw-silver", "token-alfheim"), 0),
        (("muster-alfheim", "muster-jotunheim", "muster-mannheim"), 1),
        (("muster-mannheim", "score-alfheim", "token-alfheim", "draw-bronze", "muster-jotunheim"), 4),
    ],
)
def test_the_highest_gold_card_starts_the_round(gold: tuple[str, ...], starter: int) -> None:
    t = with_gold(*gold)
    assert t.told()[-1] == StarterFound(starter)
    assert t.view().starter == starter
    assert [seat for seat in range(len(gold)) if t.asked(seat) == "play-card"] == [starter]


@rule("MA-1")
def test_all_show_their_gold_at_once_to_everybody() -> None:
    t = with_gold("token-alfheim", "muster-heavens", "draw-bronze")
    for audience in (0, 1, 2, None):
        shown = of(t.told(audience), GoldShown)
        assert shown == [GoldShown(0, "token-alfheim"), GoldShown(1, "muster-heavens"), GoldShown(2, "draw-bronze")]
        assert [mine.gold for mine in t.view(audience).seats] == [
            ("token-alfheim",),
            ("muster-heavens",),
            ("draw-bronze",),
        ]


@rule("MA-1")
def test_gold_kept_from_earlier_rounds_is_shown_and_counts() -> None:
    t = with_gold("token-alfheim", "muster-jotunheim", "draw-bronze")
    t.end_round(script=(*DOOM, *(word for card in FRESH for word in pack(*PLAIN, card))))
    t.draft()
    shown = of(t.news(), GoldShown)
    assert {event.plain()["card"] for event in shown} == {*FRESH, "token-alfheim", "muster-jotunheim", "draw-bronze"}
    assert GoldShown(1, "muster-jotunheim") in shown
    assert t.news()[-1] == StarterFound(1)


@rule("MA-1")
def test_played_gold_is_not_shown_again_and_does_not_count() -> None:
    t = with_gold("token-jotunheim", "muster-jotunheim", "draw-bronze")
    t.play(1, "muster-jotunheim")
    t.done(1)
    t.end_round(script=(*DOOM, *(word for card in FRESH for word in pack(*PLAIN, card))))
    t.draft()
    assert GoldShown(1, "muster-jotunheim") not in t.news()
    assert t.news()[-1] == StarterFound(2)


@rule("MA-1")
def test_who_has_no_gold_cannot_start() -> None:
    t = drafting(3, *[(*PLAIN, card) for card in FRESH])
    t.keep(*PLAIN[:2], "score-jotunheim")  # all gold is left to seat 2
    t.keep(*PLAIN[2:4], "score-mannheim")
    t.keep(*PLAIN[3:], "score-alfheim")
    t.draft()
    assert [mine.gold for mine in t.view().seats] == [(), (), FRESH]
    assert t.told()[-1] == StarterFound(2)


@rule("MA-1")
def test_gold_once_shown_stays_known_until_it_is_played() -> None:
    t = with_gold("token-alfheim", "muster-heavens", "draw-bronze")
    t.end_round()
    for audience in (0, 1, 2, None):
        assert t.view(audience).seats[1].gold == ("muster-heavens",)
    t.draft()
    t.play(1, "muster-heavens")
    t.done(1)
    assert "muster-heavens" not in t.view(0).seats[1].gold
    assert "muster-heavens" in t.view(0).seats[1].played


@rule("MA-1")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_if_a_card_set_deals_no_gold_a_random_player_starts_round_1_and_then_the_left_neighbour(starter: int) -> None:
    t = Table(3, cards=NO_GOLD, opening=(f"starter:{starter}",))
    t.draft()
    assert of(t.told(), GoldShown, StarterFound) == [StarterFound(starter)]
    t.end_round()
    t.draft()
    assert t.view().starter == (starter + 1) % 3
    t.end_round()
    t.draft()
    assert of(t.told(), StarterFound) == [StarterFound((starter + i) % 3) for i in range(3)]


@rule("MA-1")
def test_who_would_start_without_gold_is_drawn_at_setup_needed_or_not() -> None:
    for cards in ({}, NO_GOLD):
        t = Table(3, cards=cards, opening=("starter:2",))
        assert t.match.opening[0] == (t.label("starter"), 2)
        assert [label for label, _ in t.match.opening].count(t.label("starter")) == 1


@rule("MA-2")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_all_play_one_card_each_from_the_starter_clockwise(starter: int) -> None:
    gold = ["token-alfheim", "token-mannheim", "token-jotunheim"]
    gold[starter] = "draw-silver"
    t = with_gold(*gold)
    order = [(starter + turn) % 3 for turn in range(3)]
    for seat in [*order, *order]:
        assert [s for s in range(3) if t.asked(s)] == [seat]
        t.do(seat, Play("invasion-alfheim" if "invasion-alfheim" in t.held(seat) else "invasion-mannheim"))
        assert t.asked(seat) == "pick-viking"  # the card is carried out before the next is played
        t.done(seat)


@rule("MA-2")
@pytest.mark.parametrize("players", SEATS)
def test_everyone_plays_four_then_five_then_six_cards_and_keeps_the_rest(players: int) -> None:
    t = table(players)
    drawn: Counter[int] = Counter()
    for number, left in ((4, 2), (5, 3), (6, 3)):
        played = play_round(t)
        extra = Counter(event.seat for event in played if event.card.startswith("draw"))
        drawn.update(extra)
        assert Counter(event.seat for event in played) == {seat: number + extra[seat] for seat in range(players)}
        if number < 6:
            assert t.view().round == number - 2
        assert [t.seat(seat).stock_count for seat in range(players)] == [left + drawn[s] for s in range(players)]
        t.draft()
    assert t.view().over


@rule("MA-2")
def test_a_card_played_stays_face_up_and_is_gone_from_the_stock() -> None:
    t = with_gold("token-alfheim", "muster-heavens", "draw-bronze")
    t.play(1, "invasion-mannheim")
    t.done(1)
    t.play(1, "new-warriors")
    t.move(1, "boat", "asgard")
    for audience in (0, 1, None):
        assert t.view(audience).seats[1].played == ("invasion-mannheim", "new-warriors")
        assert CardPlayed(1, "new-warriors") in t.told(audience)
    t.end_round()
    assert t.view(0).seats[1].played == ("invasion-mannheim", "new-warriors")
    assert t.seat(1).stock == {"invasion-alfheim": 1, "attack-alfheim": 1, "viking-horde": 1, "muster-heavens": 1}


@rule("MA-2")
def test_only_an_unplayed_card_of_ones_own_can_be_played() -> None:
    t = with_gold("token-alfheim", "muster-heavens", "draw-bronze")
    assert t.open(1) == {Play(card) for card in (*PLAIN, "muster-heavens")}
    assert t.refused(1, Play("token-alfheim")) == "not-in-stock"  # it is another's
    assert t.refused(1, Play("score-alfheim")) == "not-in-stock"  # it is in the deck
    t.do(1, Play("invasion-alfheim"))
    t.done(1)
    t.turn(1)
    assert t.refused(1, Play("invasion-alfheim")) == "not-in-stock"  # it has been played


@rule("MA-2")
def test_a_card_must_be_played_in_ones_turn() -> None:
    t = with_gold("token-alfheim", "muster-heavens", "draw-bronze")
    assert t.refused(1, Done()) == "not-asked"
    assert t.refused(1, Stay()) == "not-asked"
    assert t.refused(1, Keep("viking-horde")) == "not-asked"
    with pytest.raises(NotYours):
        t.do(0, Play("viking-horde"))
    assert t.why(0, Play("viking-horde")) == "not-asked"


@rule("MA-2")
def test_what_is_left_over_after_round_3_is_worth_nothing() -> None:
    t = table()
    for _ in range(2):
        t.end_round()
        t.draft()
    t.hold(1, "score-alfheim", "score-mannheim", "score-jotunheim", "muster-jotunheim")
    t.end_round()
    assert t.view().over
    assert t.seat(1).stock_count == 4
    assert t.scores() == (0, 0, 0)
