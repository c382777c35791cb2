"""The rulebook's worked example, in a position of ours that gives it (MT-1, MT-2)."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.actions import TakeToken
from meadhall.midgard.words.events import (
    AsgardHeld,
    KingdomScored,
    RagnarokScored,
    TokensTaken,
    ValhallaScored,
    VikingsFell,
    VikingsReturned,
)
from tests.support.midgard.ending import bare, scored
from tests.support.midgard.table import Table, of
from tests.support.rule import rule

BLACK, RED, YELLOW, GREEN, VIOLET = range(5)
DOOMED = ("gimle", "elvagar", "horgr", "muspelheim", "utgard")


def example() -> Table:
    """The position of MT-2, in which nobody has scored yet."""
    t = bare(players=5)
    t.place(BLACK, "andlang", gimle=1, andlang=1, angerboda=1, elvagar=1, horgr=1, muspelheim=2)
    t.place(RED, "gimle", angerboda=1, myrkvior=1, utgard=1, thrymheim=1, valhalla=2)
    t.place(YELLOW, "muspelheim", andlang=1, myrkvior=1, horgr=1, vanaheim=1, valhalla=2)
    t.place(GREEN, "myrkvior", vidblain=1, angerboda=2, elvagar=3)
    t.place(VIOLET, "muspelheim", angerboda=1, horgr=1, muspelheim=1, thrymheim=1, asgard=1)
    t.doom(*DOOMED)
    return t


@rule("MT-2", "MS-1")
def test_the_position_fits_on_our_map() -> None:
    t = example()
    assert {one.province: one.free for one in t.view().provinces} == {
        **{"gimle": 3, "vidblain": 3, "andlang": 0},
        **{"angerboda": 0, "elvagar": 0, "myrkvior": 0},
        **{"thrymheim": 4, "muspelheim": 0, "horgr": 1, "utgard": 2},
    }
    assert {one.province for one in t.view().provinces if one.doomed} == set(DOOMED)
    assert (t.at("asgard"), t.at("vanaheim"), t.at("valhalla")) == ((0, 0, 0, 0, 1), (0, 0, 1, 0, 0), (0, 2, 2, 0, 0))
    assert t.lawful()


@rule("MT-1", "MT-2", "MV-1", "MV-2")
def test_kingdoms_and_asgard_score_as_in_the_book() -> None:
    t = example()
    told = t.end_round(BLACK)
    assert of(told, KingdomScored, AsgardHeld) == [
        KingdomScored(BLACK, "alfheim", 1, 3),
        KingdomScored(RED, "alfheim", 1, 3),
        KingdomScored(GREEN, "alfheim", 1, 3),
        KingdomScored(GREEN, "mannheim", 3, 12),
        KingdomScored(RED, "jotunheim", 1, 3),
        KingdomScored(VIOLET, "jotunheim", 1, 3),
        AsgardHeld(VIOLET, 5),
    ]


@rule("MT-1", "MT-2", "MV-3", "MV-4")
def test_tokens_are_taken_as_in_the_book() -> None:
    t = example()
    told = t.end_round(BLACK)
    taken = {(one.kingdom, one.seat): one.count for one in told if isinstance(one, TokensTaken)}
    assert taken == {
        **{("alfheim", BLACK): 2, ("alfheim", RED): 1, ("alfheim", YELLOW): 1, ("alfheim", GREEN): 1},
        **{("mannheim", GREEN): 3, ("mannheim", BLACK): 2, ("mannheim", RED): 2},
        **{("mannheim", VIOLET): 1, ("mannheim", YELLOW): 1},
        **{("jotunheim", VIOLET): 3, ("jotunheim", BLACK): 2, ("jotunheim", YELLOW): 2, ("jotunheim", RED): 2},
    }
    assert [t.asked(seat) for seat in range(5)] == [None, None, "choose-tokens", None, None]
    t.do(YELLOW, TakeToken("alfheim"))
    t.do(YELLOW, TakeToken("mannheim"))
    assert {seat: t.tokens(seat) for seat in range(5)} == {
        BLACK: (2, 2, 2),
        RED: (1, 2, 2),
        YELLOW: (2, 2, 2),
        GREEN: (1, 3, 0),
        VIOLET: (0, 1, 3),
    }


@rule("MT-1", "MT-2", "MR-1", "MR-2")
def test_ragnarok_comes_as_in_the_book() -> None:
    t = example()
    t.end_round(BLACK)
    t.do(YELLOW, TakeToken("alfheim"))
    told = t.do(YELLOW, TakeToken("mannheim"))
    assert of(told, RagnarokScored) == [
        RagnarokScored(BLACK, 5, 10),
        RagnarokScored(RED, 2, 4),
        RagnarokScored(YELLOW, 2, 4),
        RagnarokScored(GREEN, 3, 6),
        RagnarokScored(VIOLET, 3, 6),
    ]
    assert {one.area for one in told if isinstance(one, VikingsFell)} == set(DOOMED)
    assert of(told, ValhallaScored) == [
        ValhallaScored(BLACK, 5, 5),
        ValhallaScored(RED, 4, 4),
        ValhallaScored(YELLOW, 4, 4),
        ValhallaScored(GREEN, 3, 3),
        ValhallaScored(VIOLET, 3, 3),
    ]
    assert of(told, VikingsReturned) == [VikingsReturned(seat, count) for seat, count in enumerate((5, 4, 4, 3, 3))]
    home = {seat for seat in range(5) if t.seat(seat).chieftain == "boat"}
    assert home == {RED, YELLOW, VIOLET}, "those who fell"


@rule("MT-1", "MT-2")
@pytest.mark.parametrize("before", [0, 11])
def test_the_sum_is_that_of_the_book(before: int) -> None:
    t = example()
    for seat in range(5):
        t.give(seat, score=before)
    t.end_round(BLACK)
    t.do(YELLOW, TakeToken("alfheim"))
    t.do(YELLOW, TakeToken("mannheim"))
    won = {seat: points - before for seat, points in enumerate(t.scores())}
    assert won == {GREEN: 24, BLACK: 18, VIOLET: 17, RED: 14, YELLOW: 8}
    assert scored(t, "kingdoms") == tuple(before + points for points in (3, 6, 0, 15, 3))
    assert scored(t, "asgard") == (0, 0, 0, 0, 5)
    assert scored(t, "ragnarok") == (10, 4, 4, 6, 6)
    assert scored(t, "valhalla") == (5, 4, 4, 3, 3)
    assert t.lawful()
