"""What is open to all and what is secret (MS-5, MS-4, MC-1, MA-1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest

from meadhall.midgard.core.numbers.board import MOST_KINDS, NOTHING, UNKNOWN
from meadhall.midgard.words.actions import ChooseArea, Keep, Move, Play, Strike
from meadhall.midgard.words.events import CardDrawn, CardHidden, CardKept, CardsDrawn, PacksPassed
from meadhall.midgard.words.view import SightView, View
from tests.support.midgard.table import Table, drafting, of, pack, table
from tests.support.rule import rule

AUDIENCES = (0, 1, 2, None)
BRONZE = ("invasion-alfheim", "invasion-mannheim", "new-warriors")
FIRST = (*BRONZE, "attack-alfheim", "viking-horde", "score-alfheim")
SECOND = (*BRONZE, "attack-mannheim", "viking-horde", "token-alfheim")
THIRD = (*BRONZE, "attack-jotunheim", "viking-horde", "muster-heavens")


def packs(players: int = 3) -> Table:
    """A table at the first pick, three packs known."""
    return drafting(players, FIRST, SECOND, THIRD)


def without(cards: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """What is left of a pack, in the order of the box."""
    return tuple(card for card in cards if card not in gone)


def in_the_draft() -> Table:
    """Round 2: the third pick, seat 1 has kept its card, and all have played before."""
    t = in_an_invasion()
    t.done(0)
    t.end_round(1)
    for _ in range(2):
        for seat in range(3):
            t.do(seat, Keep(list(t.view(seat).pack or {})[-1]))
    t.do(1, Keep(next(iter(t.view(1).pack or {}))))
    return t


def in_an_invasion() -> Table:
    """A village has fallen free, and others have cards that they drew."""
    t = table()
    t.place(0, chieftain="andlang", boat=3, asgard=1)
    t.place(1, andlang=2)
    t.give(2, 30, mannheim=2)
    t.play(2, "draw-silver")
    t.exchange(2, t.held(2)[0], "token-alfheim")
    t.do(2, Play("token-alfheim"))
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "gimle")
    return t


def in_a_horde() -> Table:
    """A horde has chosen its place, and its first warrior has come."""
    t = table()
    t.play(1, "viking-horde")
    t.do(1, ChooseArea("gimle"))
    t.pick(1, "boat")
    return t


def at_the_end() -> Table:
    """The game is over."""
    t = table()
    t.set(round=3)
    t.end_round()
    return t


@rule("MS-5")
@pytest.mark.parametrize("audience", AUDIENCES)
@pytest.mark.parametrize("position", [packs, in_the_draft, in_an_invasion, in_a_horde, at_the_end])
def test_decks_packs_and_unplayed_cards_are_secret_and_nothing_else(
    position: Callable[[], Table], audience: int | None
) -> None:
    t = position()
    true, known = t.state.dump(), t.rules.veil(t.state, audience).dump()
    is_drafting = t.view().pick is not None
    hand = (audience - (t.view().pick or 1) + 1) % 3 if is_drafting and audience is not None else None
    for place in range(5):
        cards = slice(place * MOST_KINDS, (place + 1) * MOST_KINDS)
        hidden = [UNKNOWN] * MOST_KINDS
        assert known["stock"][cards] == (hidden if place < 3 and place != audience else true["stock"][cards])
        assert known["rest"][cards] == (hidden if is_drafting and place < 3 and place != hand else true["rest"][cards])
        kept = true["keeping"][place]
        assert known["keeping"][place] == (UNKNOWN if kept != NOTHING and place != audience else kept)
    for i, card in enumerate(true["drawn"]):
        assert known["drawn"][i] == (UNKNOWN if card != NOTHING and true["drawn_by"][i] != audience else card)
    assert set(known["deck"]) == {UNKNOWN}
    secret = ("deck", "stock", "rest", "keeping", "drawn", "took", "sight")
    assert {field: known[field] for field in true if field not in secret} == {
        field: true[field] for field in true if field not in secret
    }


@rule("MS-5")
def test_board_boats_reserves_points_and_tokens_are_open() -> None:
    t = table()
    t.place(1, chieftain="gimle", asgard=2, boat=1, valhalla=3)
    t.give(1, 17, alfheim=2, jotunheim=1)
    seats = [t.view(audience).seats[1] for audience in AUDIENCES]
    bare = [replace(seat, stock=None, kept=None, set_worth=None) for seat in seats]
    assert bare == [bare[0]] * 4
    assert (bare[0].chieftain, bare[0].reserve, bare[0].score) == ("gimle", 5, 17)
    assert bare[0].warriors == {"asgard": 2, "valhalla": 3, "boat": 1}
    assert bare[0].tokens == {"alfheim": 2, "mannheim": 0, "jotunheim": 1}


@rule("MS-5")
def test_doom_markers_decks_and_the_card_being_carried_out_are_open() -> None:
    t = table()
    t.doom("utgard", "gimle")
    t.play(2, "invasion-jotunheim")
    for audience in AUDIENCES:
        view = t.view(audience)
        assert [one.province for one in view.provinces if one.doomed] == ["gimle", "utgard"]
        assert view.decks == {"bronze": 41, "silver": 29, "gold": 12}
        assert (view.card, view.left, view.round) == ("invasion-jotunheim", 2, 1)
    t.done(2)
    assert {t.view(audience).card for audience in AUDIENCES} == {None}


@rule("MS-5", "MA-4", "MX-1")
def test_the_viking_picked_and_where_it_strikes_are_open() -> None:
    t = table()
    t.place(0, chieftain="horgr", boat=2)
    t.place(1, gimle=1)
    t.place(2, gimle=1)
    for viking, origin in (("warrior", "boat"), ("chieftain", "horgr")):
        t.play(0, "attack-alfheim")
        assert {on_the_way(t.view(audience)) for audience in AUDIENCES} == {(None, None, None, 1)}
        t.pick(0, "chieftain" if viking == "chieftain" else origin)
        assert {on_the_way(t.view(audience)) for audience in AUDIENCES} == {(viking, origin, None, 0)}
        t.do(0, Move("gimle"))
        assert {on_the_way(t.view(audience)) for audience in AUDIENCES} == {(viking, origin, "gimle", 0)}
        t.do(0, Strike(1))
        t.place(1, gimle=1)
    assert {on_the_way(t.view(audience)) for audience in AUDIENCES} == {(None, None, None, 0)}


@rule("MS-5", "MX-2")
def test_where_a_horde_goes_is_open_and_how_many_may_still_go() -> None:
    t = table()
    t.play(1, "viking-horde")
    assert {on_the_way(t.view(audience)) for audience in AUDIENCES} == {(None, None, None, 0)}
    t.do(1, ChooseArea("vanaheim"))
    for left in (3, 2, 1):
        assert {on_the_way(t.view(audience)) for audience in AUDIENCES} == {(None, None, "vanaheim", left)}
        t.pick(1, "boat")
    assert {on_the_way(t.view(audience)) for audience in AUDIENCES} == {(None, None, None, 0)}


def on_the_way(view: View) -> tuple[str | None, str | None, str | None, int]:
    """What the view says of the card being carried out: who goes, from where, to where, and how many."""
    return view.viking, view.origin, view.goal, view.left


@rule("MS-5", "MA-2")
def test_cards_played_and_the_size_of_each_stock_are_open() -> None:
    t = table()
    t.play(1, "token-alfheim")
    t.play(1, "invasion-alfheim")
    t.done(1)
    for audience in AUDIENCES:
        seats = t.view(audience).seats
        assert [mine.played for mine in seats] == [(), ("token-alfheim", "invasion-alfheim"), ()]
        assert [mine.stock_count for mine in seats] == [6, 4, 6]


@rule("MS-5")
def test_unplayed_cards_are_known_to_their_owner_alone() -> None:
    t = table()
    t.hold(1, "new-warriors", "viking-horde", "viking-horde", "attack-alfheim", "invasion-alfheim", "new-warriors")
    for audience in AUDIENCES:
        known = [mine.stock is not None for mine in t.view(audience).seats]
        assert known == [seat == audience for seat in range(3)]
    assert t.view(1).seats[1].stock == {
        "invasion-alfheim": 1,
        "new-warriors": 2,
        "attack-alfheim": 1,
        "viking-horde": 2,
    }


@rule("MS-5", "MA-1")
def test_gold_is_secret_until_it_is_shown_and_then_known_to_all() -> None:
    t = packs()
    t.keep("score-alfheim", "token-alfheim", "muster-heavens")
    for audience in AUDIENCES:
        assert [mine.gold for mine in t.view(audience).seats] == [(), (), ()]
    t.draft()
    for audience in AUDIENCES:
        shown = [mine.gold for mine in t.view(audience).seats]
        assert shown == [("score-alfheim",), ("token-alfheim",), ("muster-heavens",)]


@rule("MS-5")
def test_a_pack_is_known_to_whoever_has_it_in_hand_alone() -> None:
    t = packs()
    assert [Counter(t.view(seat).pack) for seat in range(3)] == [Counter(FIRST), Counter(SECOND), Counter(THIRD)]
    assert (t.view().pack, t.view().sights) == (None, ())
    for seat in range(3):
        rest = t.rules.veil(t.state, seat).rest
        assert [rest[pack * 40] == UNKNOWN for pack in range(3)] == [pack != seat for pack in range(3)]


@rule("MS-5", "MC-1")
def test_a_card_kept_is_secret_and_that_one_was_kept_is_not() -> None:
    t = packs()
    t.do(1, Keep("token-alfheim"))
    assert t.news(1) == [CardKept(1, "token-alfheim")]
    assert t.news(0) == t.news(2) == t.news() == [CardHidden(1)]
    for audience in AUDIENCES:
        seats = t.view(audience).seats
        assert [mine.has_kept for mine in seats] == [False, True, False]
        assert seats[1].keeping == ("token-alfheim" if audience == 1 else None)
    t.do(0, Keep("viking-horde"))
    t.do(2, Keep("new-warriors"))
    assert of(t.told(0), CardKept) == [CardKept(0, "viking-horde")]
    assert of(t.told(0), CardHidden) == [CardHidden(1), CardHidden(2)]
    assert of(t.told(), CardKept, PacksPassed) == [PacksPassed(1)]


@rule("MS-5")
def test_every_pack_that_a_seat_has_held_stays_in_its_view_as_it_was_then() -> None:
    t = packs()
    t.keep("score-alfheim", "viking-horde", "new-warriors")
    t.keep("attack-jotunheim", "attack-alfheim", "token-alfheim")
    t.keep("new-warriors", "invasion-alfheim", "viking-horde")
    assert t.view(0).sights == (
        SightView(1, 1, FIRST),
        SightView(1, 2, without(THIRD, "new-warriors")),
        SightView(1, 3, without(SECOND, "viking-horde", "token-alfheim")),
        SightView(1, 4, without(FIRST, "score-alfheim", "attack-alfheim", "viking-horde")),
    )
    t.draft()
    seen = t.view(0).sights
    assert [(sight.round, sight.pick, len(sight.cards)) for sight in seen] == [(1, n, 7 - n) for n in range(1, 7)]
    t.end_round()
    assert t.view(0).sights[:6] == seen
    assert (t.view(0).sights[6].round, t.view(0).sights[6].pick, len(t.view(0).sights)) == (2, 1, 7)


@rule("MS-5")
def test_which_card_others_took_of_a_pack_is_not_told() -> None:
    t = packs()
    t.keep("score-alfheim", "viking-horde", "new-warriors")
    for audience in AUDIENCES:
        took = t.rules.veil(t.state, audience).took
        assert [took[seat * 6] for seat in range(3)] == [
            t.kind(card) if seat == audience else UNKNOWN
            for seat, card in enumerate(("score-alfheim", "viking-horde", "new-warriors"))
        ]
        assert {took[seat * 6 + pick] for seat in range(3) for pick in range(1, 6)} == {NOTHING}
    t.draft()
    for audience in AUDIENCES:
        took = t.rules.veil(t.state, audience).took
        known = {(pack, pick) for pack in range(3) for pick in range(6) if took[pack * 6 + pick] != UNKNOWN}
        assert known == {(pack, pick) for pack in range(3) for pick in range(6) if (pack + pick) % 3 == audience}
        own = Counter(t.cards.kinds[took[pack * 6 + pick]] for pack, pick in known)
        assert audience is None or own == Counter(t.seat(audience).stock)


@rule("MS-5", "MC-3")
def test_which_cards_other_beginners_were_dealt_is_not_told() -> None:
    t = drafting(3, FIRST, SECOND, THIRD, beginners=True)
    for audience in AUDIENCES:
        took = t.rules.veil(t.state, audience).took
        assert [took[seat * 6 : seat * 6 + 6].count(UNKNOWN) for seat in range(3)] == [
            0 if seat == audience else 6 for seat in range(3)
        ]


@rule("MS-5")
@pytest.mark.parametrize("audience", [0, None])
def test_what_others_keep_makes_no_difference_to_whoever_has_not_seen_it(audience: int | None) -> None:
    one, other = packs(), packs()
    one.keep("score-alfheim", "token-alfheim", "new-warriors")
    other.keep("score-alfheim", "viking-horde", "new-warriors")
    assert one.view(audience) == other.view(audience)
    assert one.told(audience) == other.told(audience)
    assert (one.view(1), one.view(2)) != (other.view(1), other.view(2))


@rule("MS-5", "MC-3")
def test_beginners_have_seen_no_pack_but_their_own() -> None:
    t = drafting(3, FIRST, SECOND, THIRD, beginners=True)
    for audience in AUDIENCES:
        view = t.view(audience)
        assert (view.sights, view.pack) == ((), None)
        assert [mine.stock is not None for mine in view.seats] == [seat == audience for seat in range(3)]
    assert Counter(t.seat(2).stock) == Counter(THIRD)


@rule("MS-5", "MG-3")
def test_of_cards_drawn_the_metal_and_number_are_open_and_the_rest_is_secret() -> None:
    t = table()
    t.play(1, "draw-silver", script=pack("viking-horde", "attack-alfheim"))
    assert of(t.news(1), CardDrawn) == [CardDrawn(1, "viking-horde"), CardDrawn(1, "attack-alfheim")]
    for audience in (0, 2, None):
        assert of(t.news(audience), CardDrawn, CardsDrawn) == [CardsDrawn(1, "silver", 2)]
        assert t.view(audience).seats[1].drawn == ("silver", "silver")
        assert t.view(audience).seats[1].stock is None
        assert t.view(audience).seats[1].stock_count == 7


@rule("MS-5", "ME-1")
def test_unplayed_cards_stay_hidden_at_the_end() -> None:
    t = table()
    t.set(round=3)
    t.end_round()
    assert t.view().over
    for audience in AUDIENCES:
        assert [mine.stock is not None for mine in t.view(audience).seats] == [s == audience for s in range(3)]
