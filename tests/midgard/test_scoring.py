"""Scoring: control, kingdoms, tokens, heavens (MV-1 to MV-4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest

from meadhall.midgard.words.actions import Done, TakeToken
from meadhall.midgard.words.events import AsgardHeld, KingdomScored, RagnarokScored, TokensTaken, ValhallaScored
from tests.support.midgard.ending import bare, scored, stand
from tests.support.midgard.table import of, table
from tests.support.rule import rule

KINGDOMS = ("alfheim", "mannheim", "jotunheim")

# Who is where, seat by seat ("C1": the chieftain and a warrior), and who has most.
STRENGTHS = [
    (("1", "", ""), 0),
    (("", "C", ""), 1),
    (("C", "1", ""), 0),
    (("1", "C", ""), 1),
    (("1", "1", "C"), 2),
    (("2", "C", ""), 0),
    (("2", "C1", "2"), 1),
    (("3", "C1", ""), 0),
    (("C1", "", "3"), 2),
    (("2", "1", "1"), 0),
    (("1", "1", "2"), 2),
    (("1", "2", "1"), 1),
    (("", "", ""), None),
    (("1", "1", ""), None),
    (("", "1", "1"), None),
    (("1", "", "1"), None),
    (("1", "1", "1"), None),
    (("2", "2", "1"), None),
    (("1", "2", "2"), None),
    (("C", "C", ""), None),
    (("C", "1", "C"), None),
    (("C1", "2", "C1"), None),
]


# Control


@rule("MV-1")
@pytest.mark.parametrize(("there", "winner"), STRENGTHS)
def test_a_province_is_controlled_by_whoever_is_stronger_than_every_other(
    there: tuple[str, str, str], winner: int | None
) -> None:
    t = bare()
    stand(t, "thrymheim", *there)
    told = t.end_round()
    assert of(told, KingdomScored) == ([] if winner is None else [KingdomScored(winner, "jotunheim", 1, 3)])
    assert scored(t, "kingdoms") == tuple(3 * (seat == winner) for seat in range(3))
    assert sum(t.scores()) == sum(scored(t, "kingdoms"))


@rule("MV-1", "MV-4")
@pytest.mark.parametrize(("there", "winner"), STRENGTHS)
def test_most_in_asgard_means_the_same_and_brings_5_points(there: tuple[str, str, str], winner: int | None) -> None:
    t = bare()
    stand(t, "asgard", *there)
    told = t.end_round()
    assert of(told, AsgardHeld) == ([] if winner is None else [AsgardHeld(winner, 5)])
    assert scored(t, "asgard") == t.scores() == tuple(5 * (seat == winner) for seat in range(3))


@rule("MV-1", "MV-4")
@pytest.mark.parametrize(("there", "winner"), STRENGTHS)
def test_most_in_vanaheim_means_the_same_and_brings_2_tokens(there: tuple[str, str, str], winner: int | None) -> None:
    t = bare()
    stand(t, "vanaheim", *there)
    t.end_round()
    assert [t.asked(seat) == "choose-tokens" for seat in range(3)] == [seat == winner for seat in range(3)]
    if winner is not None:
        assert t.refused(winner, Done()) == "not-asked"
        t.do(winner, TakeToken("mannheim"))
        t.do(winner, TakeToken("mannheim"))
    assert [t.tokens(seat) for seat in range(3)] == [(0, 2 * (seat == winner), 0) for seat in range(3)]
    assert t.scores() == (0, 0, 0)


# Kingdoms


@rule("MV-2")
@pytest.mark.parametrize(("count", "points"), [(1, 3), (2, 7), (3, 12), (4, 20)])
def test_provinces_controlled_in_one_kingdom_score_3_7_12_or_20(count: int, points: int) -> None:
    t = bare()
    t.place(1, "boat", **dict.fromkeys(("thrymheim", "muspelheim", "horgr", "utgard")[:count], 1))
    assert of(t.end_round(), KingdomScored) == [KingdomScored(1, "jotunheim", count, points)]
    assert t.scores() == (0, points, 0)


@rule("MV-2")
@pytest.mark.parametrize("provinces", [("gimle", "vidblain", "andlang"), ("angerboda", "elvagar", "myrkvior")])
def test_three_provinces_are_all_that_alfheim_and_mannheim_have(provinces: tuple[str, ...]) -> None:
    t = bare()
    t.place(0, "boat", **dict.fromkeys(provinces, 1))
    t.end_round()
    assert t.scores() == (12, 0, 0)


@rule("MV-2")
def test_every_kingdom_scores_by_itself_and_for_everybody() -> None:
    t = bare()
    t.place(0, gimle=1, andlang=1, elvagar=1, horgr=1)
    t.place(1, vidblain=1, angerboda=1, myrkvior=1)
    t.place(2, chieftain="gimle", utgard=1)
    assert of(t.end_round(), KingdomScored) == [
        KingdomScored(0, "alfheim", 1, 3),
        KingdomScored(1, "alfheim", 1, 3),
        KingdomScored(2, "alfheim", 1, 3),
        KingdomScored(0, "mannheim", 1, 3),
        KingdomScored(1, "mannheim", 2, 7),
        KingdomScored(0, "jotunheim", 1, 3),
        KingdomScored(2, "jotunheim", 1, 3),
    ]
    assert t.scores() == (9, 10, 6)


@rule("MV-2", "MV-3", "MV-4")
def test_boats_and_valhalla_bring_neither_control_nor_tokens() -> None:
    t = bare()
    t.place(0, boat=5)
    t.place(1, chieftain="valhalla", valhalla=2)
    told = t.end_round()
    assert of(told, KingdomScored, TokensTaken, AsgardHeld) == []
    assert of(told, ValhallaScored) == [ValhallaScored(1, 3, 3)], "that is Ragnarok's"
    assert (scored(t, "kingdoms"), scored(t, "asgard")) == ((0, 0, 0), (0, 0, 0))


# Tokens


@rule("MV-3")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_every_province_where_one_is_present_brings_a_token_in_control_or_not(kingdom: str) -> None:
    large, small = {
        "alfheim": ("gimle", "andlang"),
        "mannheim": ("angerboda", "myrkvior"),
        "jotunheim": ("thrymheim", "utgard"),
    }[kingdom]
    t = bare()
    t.place(0, "boat", **{large: 3, small: 1})
    t.place(1, "boat", **{large: 1})
    t.place(2, small)
    told = t.end_round()
    assert of(told, TokensTaken) == [
        TokensTaken(0, kingdom, 2),
        TokensTaken(1, kingdom, 1),
        TokensTaken(2, kingdom, 1),
    ]
    tokens = [dict.fromkeys(KINGDOMS, 0) | {kingdom: count} for count in (2, 1, 1)]
    assert [t.seat(seat).tokens for seat in range(3)] == tokens


@rule("MV-3", "MV-1")
def test_a_tied_province_brings_tokens_and_no_points() -> None:
    t = bare()
    stand(t, "andlang", "1", "1", "1")
    t.end_round()
    assert t.scores() == (0, 0, 0)
    assert [t.tokens(seat) for seat in range(3)] == [(1, 0, 0)] * 3


@rule("MV-3", "MS-4")
def test_tokens_never_run_out() -> None:
    t = bare()
    t.give(0, jotunheim=40)
    t.give(1, jotunheim=40)
    t.place(0, horgr=1)
    t.end_round()
    assert (t.tokens(0), t.tokens(1)) == ((0, 0, 41), (0, 0, 40))


# Heavens


@rule("MV-4")
def test_both_heavens_score_in_the_same_round() -> None:
    t = bare()
    t.place(0, chieftain="asgard", vanaheim=1)
    t.end_round()
    assert t.scores() == (5, 0, 0)
    assert t.asked(0) == "choose-tokens"


@rule("MV-4")
def test_tokens_of_vanaheim_are_chosen_after_those_of_the_kingdoms_and_before_ragnarok() -> None:
    t = bare()
    t.place(2, vanaheim=1, gimle=1, utgard=1)
    t.doom("gimle")
    told = t.end_round()
    assert of(told, TokensTaken, RagnarokScored) == [TokensTaken(2, "alfheim", 1), TokensTaken(2, "jotunheim", 1)]
    assert (t.tokens(2), t.view().left) == ((1, 0, 1), 2)
    t.do(2, TakeToken("alfheim"))
    assert (t.tokens(2), t.view().left) == ((2, 0, 1), 1)
    told = t.do(2, TakeToken("mannheim"))
    assert of(told, TokensTaken, RagnarokScored) == [TokensTaken(2, "mannheim", 1), RagnarokScored(2, 1, 2)]
    assert t.tokens(2) == (2, 1, 1)


@rule("MV-4")
def test_two_tokens_may_be_named_in_any_order() -> None:
    for named in permutations(("alfheim", "jotunheim")):
        t = bare()
        t.place(1, vanaheim=1)
        t.end_round()
        t.match.give(1, [t.match.rules.catalogue.code(TakeToken(kingdom)) for kingdom in named])
        assert t.tokens(1) == (1, 0, 1)


@rule("MV-4")
def test_every_pair_of_tokens_can_be_chosen_and_in_one_way_only() -> None:
    found: Counter[tuple[int, int, int]] = Counter()

    def walk(chosen: tuple[str, ...]) -> None:
        t = bare()
        t.place(1, vanaheim=1)
        t.end_round()
        for kingdom in chosen:
            t.do(1, TakeToken(kingdom))
        if t.asked(1) != "choose-tokens":
            found[t.tokens(1)] += 1
        for kingdom in KINGDOMS:
            if TakeToken(kingdom) in t.open(1):
                walk((*chosen, kingdom))

    walk(())
    pairs = combinations_with_replacement(range(3), 2)
    assert found == Counter({(pair.count(0), pair.count(1), pair.count(2)): 1 for pair in pairs})


@rule("MV-4")
def test_tokens_are_chosen_in_the_order_of_the_kingdoms_and_what_can_only_be_jotunheims_is_not_asked() -> None:
    t = bare()
    t.place(0, vanaheim=1)
    t.end_round()
    assert t.open(0) == {TakeToken(kingdom) for kingdom in KINGDOMS}
    t.do(0, TakeToken("mannheim"))
    assert t.refused(0, TakeToken("alfheim")) == "out-of-order"
    assert t.open(0) == {TakeToken("mannheim"), TakeToken("jotunheim")}

    t = bare()
    t.place(0, vanaheim=1)
    t.end_round()
    assert of(t.do(0, TakeToken("jotunheim")), TokensTaken) == [TokensTaken(0, "jotunheim", 2)]
    assert t.asked(0) != "choose-tokens"


@rule("MV-4")
def test_where_a_card_set_gives_vanaheim_no_tokens_nobody_is_asked() -> None:
    t = table(cards={"board": {"heavens": {"vanaheim_tokens": 0}}})
    t.place(0, vanaheim=1)
    t.end_round()
    assert t.asked(0) == "keep-card"


@rule("MV-4", "MR-2")
def test_scoring_moves_nobody() -> None:
    t = bare()
    t.place(0, chieftain="asgard", gimle=2, utgard=1, boat=1)
    t.end_round()
    assert [t.at(area)[0] for area in ("asgard", "gimle", "utgard", "boat")] == [1, 2, 1, 1]


@rule("MV-4")
@pytest.mark.parametrize("first", [None, "alfheim", "mannheim"])
def test_every_choice_of_a_token_says_how_many_it_takes(first: str | None) -> None:
    for kingdom in KINGDOMS:
        t = bare()
        t.place(0, vanaheim=1)
        t.end_round()
        if first:
            t.do(0, TakeToken(first))
        if TakeToken(kingdom) in t.open(0):
            label = t.rules.phrases.label(TakeToken(kingdom), t.view(0))
            taken = of(t.do(0, TakeToken(kingdom)), TokensTaken)
            assert taken == [TokensTaken(0, kingdom, label.args.get("count", 1))]
            assert label.key == ("action-take-tokens" if "count" in label.args else "action-take-token")
