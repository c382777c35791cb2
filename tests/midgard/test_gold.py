"""Gold cards: score a kingdom, take a token, draw cards (MG-1 to MG-3)."""

from __future__ import annotations

import pytest

from meadhall.midgard.words.actions import ChooseArea, Done, Play
from meadhall.midgard.words.events import (
    AsgardHeld,
    CardDrawn,
    CardsDrawn,
    KingdomScored,
    RagnarokScored,
    TokensTaken,
    ValhallaScored,
    VikingsFell,
    VikingsReturned,
)
from tests.support.midgard.ending import bare
from tests.support.midgard.table import of
from tests.support.rule import rule

FIRST = {"alfheim": "gimle", "mannheim": "angerboda", "jotunheim": "thrymheim"}
SECOND = {"alfheim": "andlang", "mannheim": "myrkvior", "jotunheim": "utgard"}
KINGDOMS = tuple(FIRST)


# Score a kingdom


@rule("MG-1", "MV-2", "MV-3")
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_the_kingdom_named_scores_at_once_with_points_and_tokens_for_all(kingdom: str) -> None:
    t = bare()
    t.place(1, "boat", **{FIRST[kingdom]: 2, SECOND[kingdom]: 1})
    t.place(2, "boat", **{FIRST[kingdom]: 1})
    told = t.play(0, f"score-{kingdom}")
    assert of(told, KingdomScored, TokensTaken) == [
        KingdomScored(1, kingdom, 2, 7),
        TokensTaken(1, kingdom, 2),
        TokensTaken(2, kingdom, 1),
    ]
    assert t.scores() == (0, 7, 0)
    assert [t.seat(seat).tokens[kingdom] for seat in range(3)] == [0, 2, 1]
    assert t.asked(1) == "play-card"


@rule("MG-1")
def test_only_the_kingdom_named_scores_and_neither_heavens_nor_ragnarok() -> None:
    t = bare()
    t.place(0, chieftain="vidblain", angerboda=1, thrymheim=1, asgard=1, vanaheim=1, valhalla=1)
    t.doom("vidblain", "angerboda", "thrymheim")
    told = t.play(0, "score-alfheim")
    assert of(told, AsgardHeld, RagnarokScored, ValhallaScored, VikingsFell, VikingsReturned) == []
    assert (t.scores(), t.tokens(0)) == ((3, 0, 0), (1, 0, 0))
    assert t.seat(0).points == {"kingdoms": 3, "asgard": 0, "ragnarok": 0, "valhalla": 0, "sets": 0}


@rule("MG-1")
def test_nobody_leaves_and_the_end_of_the_round_scores_the_kingdom_again() -> None:
    t = bare()
    t.place(0, chieftain="gimle")
    t.place(1, gimle=1)
    t.play(0, "score-alfheim")
    assert t.at("gimle") == (1, 1, 0)
    t.end_round()
    assert t.at("gimle") == (1, 1, 0)
    assert t.scores() == (6, 0, 0)
    assert (t.tokens(0), t.tokens(1)) == ((2, 0, 0), (2, 0, 0))


# Take a token


@rule("MG-2")
@pytest.mark.parametrize(
    ("kingdom", "tokens"), [("alfheim", (1, 0, 0)), ("mannheim", (0, 1, 0)), ("jotunheim", (0, 0, 1))]
)
def test_a_token_of_the_kingdom_named_is_taken(kingdom: str, tokens: tuple[int, int, int]) -> None:
    t = bare()
    assert of(t.play(1, f"token-{kingdom}"), TokensTaken) == [TokensTaken(1, kingdom, 1)]
    assert [t.tokens(seat) for seat in range(3)] == [(0, 0, 0), tokens, (0, 0, 0)]
    assert t.scores() == (0, 0, 0)
    assert t.asked(2) == "play-card"


# Draw cards


@rule("MG-3")
@pytest.mark.parametrize(
    ("metal", "drawn"),
    [("bronze", ("new-warriors", "invasion-jotunheim")), ("silver", ("viking-horde", "attack-mannheim"))],
)
def test_the_cards_named_are_drawn_into_the_stock_and_another_card_is_played_at_once(
    metal: str, drawn: tuple[str, str]
) -> None:
    t = bare()
    t.hold(0, f"draw-{metal}", "token-alfheim", "token-mannheim")
    decks = t.view().decks
    t.play(0, f"draw-{metal}", script=[f"{metal}:{card}" for card in drawn])
    assert sorted(t.held(0)) == sorted(["token-alfheim", "token-mannheim", *drawn])
    assert t.view().decks == {**decks, metal: decks[metal] - 2}
    assert t.asked(0) == "play-card" and t.asked(1) is None
    assert t.open(0) == {Play("token-alfheim"), Play("token-mannheim"), *map(Play, drawn)}
    assert t.refused(0, Done()) == "not-asked"


@rule("MG-3", "MS-5")
def test_others_see_how_many_cards_of_which_metal_are_drawn_but_not_which() -> None:
    t = bare()
    t.play(1, "draw-silver", script=["silver:viking-horde", "silver:attack-alfheim"])
    mine = [CardDrawn(1, "viking-horde"), CardDrawn(1, "attack-alfheim"), CardsDrawn(1, "silver", 2)]
    assert of(t.news(1), CardDrawn, CardsDrawn) == mine
    for audience in (0, 2, None):
        assert of(t.news(audience), CardDrawn, CardsDrawn) == [CardsDrawn(1, "silver", 2)]
        seen = t.view(audience).seats[1]
        assert (seen.drawn, seen.stock) == (("silver", "silver"), None)
    assert t.lawful()


@rule("MG-3")
def test_a_card_just_drawn_can_be_played_at_once() -> None:
    t = bare()
    t.hold(0, "draw-bronze", "token-alfheim")
    t.play(0, "draw-bronze", script=["bronze:new-warriors", "bronze:new-warriors"])
    t.do(0, Play("new-warriors"))
    t.move(0, "chieftain", "asgard")
    assert t.seat(0).played == ("draw-bronze", "new-warriors")
    assert t.held(0) == ("new-warriors", "token-alfheim")
    assert t.asked(1) == "play-card"


@rule("MG-3", "MA-2")
def test_the_extra_card_does_not_count_against_the_round_and_the_draw_card_does() -> None:
    t = bare()
    t.hold(0, "draw-bronze", *["token-alfheim", "token-mannheim", "token-jotunheim", "score-alfheim", "score-mannheim"])
    t.turn(0, 4)
    t.do(0, Play("draw-bronze"))
    assert t.seat(0).plays_left == 3
    t.do(0, Play("token-alfheim"))
    assert (t.seat(0).plays_left, t.asked(1)) == (3, "play-card")
    for card in ("token-mannheim", "token-jotunheim", "score-alfheim"):
        t.turn(0, t.seat(0).plays_left)
        t.do(0, Play(card))
    assert t.seat(0).plays_left == 0
    assert len(t.seat(0).played) == 5
    assert t.seat(0).stock_count == 3  # one left over, two drawn


@rule("MG-3")
def test_a_second_draw_card_can_be_the_extra_card_and_brings_another() -> None:
    t = bare()
    t.hold(0, "draw-bronze", "draw-silver", "token-alfheim", "token-mannheim")
    t.turn(0, 4)
    t.do(0, Play("draw-bronze"))
    t.do(0, Play("draw-silver"))
    assert t.asked(0) == "play-card"
    assert t.seat(0).drawn == ("bronze", "bronze", "silver", "silver")
    t.do(0, Play("token-alfheim"))
    assert t.asked(0) is None and t.asked(1) == "play-card"
    assert (t.seat(0).plays_left, t.seat(0).stock_count) == (3, 5)
    assert t.seat(0).played == ("draw-bronze", "draw-silver", "token-alfheim")


@rule("MG-3")
def test_the_extra_card_of_the_last_card_comes_before_scoring() -> None:
    t = bare()
    t.last(2, "draw-silver", script=["silver:viking-horde", "silver:viking-horde"])
    assert (t.asked(2), t.view().round) == ("play-card", 1)
    t.do(2, Play("viking-horde"))
    t.do(2, ChooseArea("asgard"))
    t.pick(2, "chieftain")
    assert t.view().round == 2
    assert t.scores() == (0, 0, 5)
