"""The end: sets of tokens, and who wins (ME-1)."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.events import GameWon, RoundBegan, SetsScored, TieCompared, TokensShown
from tests.support.midgard.ending import bare, finish, scored, winners
from tests.support.midgard.table import of
from tests.support.rule import rule


@rule("ME-1")
@pytest.mark.parametrize(
    ("tokens", "sets"),
    [
        ((0, 0, 0), 0),
        ((9, 9, 0), 0),
        ((0, 9, 9), 0),
        ((9, 0, 9), 0),
        ((1, 1, 1), 1),
        ((1, 4, 7), 1),
        ((4, 1, 7), 1),
        ((7, 4, 1), 1),
        ((3, 3, 2), 2),
        ((6, 5, 5), 5),
    ],
)
def test_every_complete_set_of_the_three_colours_is_worth_5_points(tokens: tuple[int, int, int], sets: int) -> None:
    t = bare()
    t.give(1, **dict(zip(("alfheim", "mannheim", "jotunheim"), tokens, strict=True)))
    told = finish(t)
    assert of(told, SetsScored) == [SetsScored(0, 0, 0), SetsScored(1, sets, 5 * sets), SetsScored(2, 0, 0)]
    assert scored(t, "sets") == t.scores() == (0, 5 * sets, 0)


@rule("ME-1", "MV-3")
def test_tokens_of_the_last_round_complete_a_set() -> None:
    t = bare()
    t.give(0, alfheim=1, mannheim=1)
    t.place(0, utgard=1)
    finish(t)
    assert (scored(t, "sets"), t.scores()) == ((5, 0, 0), (8, 0, 0))


@rule("ME-1")
@pytest.mark.parametrize("played", [1, 2])
def test_sets_are_not_scored_before_the_end_of_round_3(played: int) -> None:
    t = bare()
    t.give(0, alfheim=2, mannheim=2, jotunheim=2)
    t.set(round=played)
    told = t.end_round()
    assert of(told, SetsScored, GameWon, RoundBegan) == [RoundBegan(played + 1)]
    assert (t.scores(), t.view().over) == ((0, 0, 0), False)


@rule("ME-1", "MS-4")
def test_all_tokens_are_shown_at_the_end_and_not_before() -> None:
    t = bare()
    t.give(1, alfheim=1, jotunheim=3)
    assert not any(mine.tokens_on_show for mine in t.view(0).seats)
    finish(t)
    assert all(mine.tokens_on_show for mine in t.view(0).seats)
    assert t.view(0).seats[1].tokens == {"alfheim": 1, "mannheim": 0, "jotunheim": 3}
    assert t.view().over and t.match.decisions() == ()


@rule("ME-1", "MS-5", "MA-2")
def test_unplayed_cards_stay_hidden_and_are_worth_nothing() -> None:
    t = bare()
    finish(t)
    for seat in range(3):
        seen = t.view(None).seats[seat]
        assert seen.stock is None and seen.stock_count > 0
    assert t.scores() == (0, 0, 0)


@rule("ME-1")
@pytest.mark.parametrize("best", range(3))
def test_most_points_win_sets_included(best: int) -> None:
    t = bare()
    for seat in range(3):
        t.give(seat, score=20)
    t.give((best + 1) % 3, score=24, alfheim=30)
    t.give(best, alfheim=1, mannheim=1, jotunheim=1)
    told = finish(t)
    assert of(told, GameWon) == [GameWon(best)]
    assert list(winners(t)) == [best]
    assert t.scores()[best] == 25


@rule("ME-1")
@pytest.mark.parametrize("kingdom", ["alfheim", "mannheim", "jotunheim"])
def test_a_tie_goes_to_the_most_tokens_of_any_colour(kingdom: str) -> None:
    t = bare()
    t.give(0, score=17, alfheim=1, mannheim=2)
    t.give(1, 17, **{kingdom: 4})
    t.give(2, score=16, jotunheim=9)
    told = finish(t)
    assert of(told, GameWon) == [GameWon(1)]
    assert list(winners(t)) == [1]


@rule("ME-1")
def test_tokens_count_in_a_tie_whether_they_are_in_sets_or_not() -> None:
    t = bare()
    t.give(0, score=10, alfheim=1, mannheim=1, jotunheim=1)
    t.give(1, score=15, alfheim=2)
    finish(t)
    assert t.scores() == (15, 15, 0)
    assert list(winners(t)) == [0]


@rule("ME-1")
def test_who_is_tied_in_points_and_tokens_shares_the_victory() -> None:
    t = bare(players=4)
    t.give(0, score=12, alfheim=3)
    t.give(1, score=12, alfheim=2)
    t.give(2, score=12, mannheim=2, jotunheim=1)
    t.give(3, score=11, alfheim=8)
    told = finish(t)
    assert of(told, GameWon) == [GameWon(0), GameWon(2)]
    assert list(winners(t)) == [0, 2]


@rule("ME-1")
def test_all_can_share_the_victory() -> None:
    t = bare()
    finish(t)
    assert list(winners(t)) == [0, 1, 2]


@rule("ME-1")
def test_the_tokens_of_all_are_turned_up_by_colour_and_told_to_everybody() -> None:
    t = bare()
    t.give(0, alfheim=1, mannheim=2, jotunheim=3)
    t.give(2, jotunheim=4)
    told = finish(t)
    shown = [TokensShown(0, 1, 2, 3), TokensShown(1, 0, 0, 0), TokensShown(2, 0, 0, 4)]
    assert of(told, TokensShown) == shown
    for audience in (0, 1, 2, None):
        assert of(t.news(audience), TokensShown) == shown


@rule("ME-1")
def test_a_tie_is_told_with_the_tokens_of_those_who_are_tied() -> None:
    t = bare()
    t.give(0, score=17, alfheim=1, mannheim=2)
    t.give(1, score=17, mannheim=4)
    t.give(2, score=16, jotunheim=9)
    assert of(finish(t), TieCompared, GameWon) == [TieCompared(0, 17, 3), TieCompared(1, 17, 4), GameWon(1)]


@rule("ME-1")
@pytest.mark.parametrize("scores", [(17, 16, 16), (3, 4, 5), (0, 1, 0)])
def test_where_one_has_the_most_points_no_tie_is_told(scores: tuple[int, int, int]) -> None:
    t = bare()
    for seat, score in enumerate(scores):
        t.give(seat, score=score)
    assert of(finish(t), TieCompared) == []


@rule("ME-1")
def test_who_is_tied_at_no_points_is_told_as_well() -> None:
    assert of(finish(bare()), TieCompared) == [TieCompared(seat, 0, 0) for seat in range(3)]


@rule("ME-1")
def test_the_story_of_the_end_tells_tokens_sets_tie_and_winner() -> None:
    t = bare(players=2)
    t.give(0, score=10, alfheim=1, mannheim=1, jotunheim=2)
    t.give(1, score=15, alfheim=2)
    story = t.rules.phrases.story(finish(t))
    assert [message.key.removeprefix("event-") for message in story[1:]] == [
        *("tokens-shown", "sets-scored", "tokens-shown", "sets-scored"),
        *("tie-compared", "tie-compared", "game-won"),
    ]
