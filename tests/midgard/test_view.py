"""The view says what is under way and who is stronger where, so that whoever has it alone can draw the table."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.actions import Keep, TakeToken
from meadhall.midgard.words.view import HeavenView, View
from tests.support.midgard.ending import bare, stand
from tests.support.midgard.table import Table, drafting, table
from tests.support.rule import rule

BRONZE = ("invasion-alfheim", "invasion-mannheim", "new-warriors")
FIRST = (*BRONZE, "attack-alfheim", "viking-horde", "score-alfheim")
SECOND = (*BRONZE, "attack-mannheim", "viking-horde", "token-alfheim")
THIRD = (*BRONZE, "attack-jotunheim", "viking-horde", "muster-heavens")


def scene(t: Table) -> tuple[str, int | None]:
    """The phase, and whose turn it is."""
    for audience in (*range(t.players), None):
        assert (t.view(audience).phase, t.view(audience).turn) == (t.view().phase, t.view().turn)
    return t.view().phase, t.view().turn


def heaven(view: View, slug: str) -> HeavenView:
    """One of the heavens that are scored."""
    return next(one for one in view.heavens if one.heaven == slug)


@rule("MC-1", "MA-2")
def test_it_is_nobodys_turn_in_a_draft_and_then_that_of_who_plays() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    assert scene(t) == ("draft", None)
    t.draft()
    assert scene(t) == ("action", t.view().starter)
    t.play(1, "invasion-alfheim")
    assert (t.asked(1), scene(t)) == ("pick-viking", ("action", 1))
    t.done(1)
    assert scene(t) == ("action", 2)


@rule("MV-4", "ME-1")
def test_tokens_of_vanaheim_are_chosen_in_the_scoring_and_then_the_game_is_over() -> None:
    t = bare()
    t.set(round=3)
    stand(t, "vanaheim", "1", "", "")
    t.end_round(1)
    assert (t.asked(0), scene(t)) == ("choose-tokens", ("scoring", 0))
    t.do(0, TakeToken("alfheim"))
    assert scene(t) == ("scoring", 0)
    t.do(0, TakeToken("alfheim"))
    assert (t.view().over, scene(t)) == (True, ("over", None))


@rule("MV-1")
@pytest.mark.parametrize(
    ("there", "strength", "ruler"),
    [
        (("1", "", ""), (2, 0, 0), 0),
        (("1", "C", ""), (2, 3, 0), 1),
        (("2", "C", ""), (4, 3, 0), 0),
        (("C1", "2", "C1"), (5, 4, 5), None),
        (("", "", ""), (0, 0, 0), None),
        (("1", "1", "2"), (2, 2, 4), 2),
    ],
)
def test_strength_and_ruler_of_provinces_and_heavens_are_those_of_the_scoring(
    there: tuple[str, str, str], strength: tuple[int, ...], ruler: int | None
) -> None:
    t = bare()
    stand(t, "thrymheim", *there)
    shown = t.province("thrymheim")
    assert (shown.strength, shown.ruler) == (strength, ruler)
    assert (t.province("gimle").strength, t.province("gimle").ruler) == ((0, 0, 0), None)
    for slug in ("asgard", "vanaheim"):
        t = bare()
        stand(t, slug, *there)
        assert heaven(t.view(1), slug) == HeavenView(slug, strength, ruler)
    assert [one.heaven for one in t.view().heavens] == ["asgard", "vanaheim"]


@rule("MC-1")
def test_one_sees_which_cards_one_has_kept_and_how_many_the_others_have() -> None:
    t = drafting(3, FIRST, SECOND, THIRD)
    assert [(seat.kept, seat.kept_count) for seat in t.view(0).seats] == [((), 0), (None, 0), (None, 0)]
    t.keep("viking-horde", "attack-mannheim", "new-warriors")
    t.do(0, Keep("attack-jotunheim"))
    assert [(seat.kept, seat.kept_count) for seat in t.view(0).seats] == [(("viking-horde",), 1), (None, 1), (None, 1)]
    t.do(1, Keep("score-alfheim"))
    t.do(2, Keep("invasion-alfheim"))
    assert t.seat(0).kept == ("viking-horde", "attack-jotunheim")
    assert t.seat(1).kept == ("attack-mannheim", "score-alfheim")
    assert [(seat.kept, seat.kept_count) for seat in t.view().seats] == [(None, 2)] * 3
    t.draft()
    assert (len(t.seat(2).kept or ()), t.seat(2).kept_count) == (6, 6)


@rule("MC-2")
def test_cards_kept_are_those_of_this_rounds_draft() -> None:
    t = table()
    assert len(t.seat(0).kept or ()) == 6
    t.end_round()
    assert (t.view().round, t.view().phase, t.seat(0).kept, t.seat(0).kept_count) == (2, "draft", (), 0)
    assert t.seat(0).stock_count > 0


@rule("MA-2")
def test_cards_played_in_this_round_are_told_from_earlier_ones() -> None:
    t = table()
    t.play(0, "token-alfheim")
    assert (t.seat(0).played, t.seat(0).played_before) == (("token-alfheim",), 0)
    t.end_round()
    assert t.view(1).seats[0].played_before == len(t.seat(0).played) == 2
    t.draft()
    t.play(0, "token-mannheim")
    assert (len(t.seat(0).played), t.seat(0).played_before) == (3, 2)


@rule("ME-1")
def test_the_worth_of_ones_own_sets_is_shown_and_of_all_at_the_end() -> None:
    t = table()
    t.give(0, alfheim=2, mannheim=3, jotunheim=2)
    t.give(1, alfheim=5, jotunheim=5)
    assert [seat.set_worth for seat in t.view(0).seats] == [10, None, None]
    assert [seat.set_worth for seat in t.view(1).seats] == [None, 0, None]
    assert [seat.set_worth for seat in t.view().seats] == [None, None, None]
