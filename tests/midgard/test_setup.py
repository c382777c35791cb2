"""Setup (MS-1 to MS-4): players, map, decks, boats and reserves, tokens; what is secret is in test_secrets.py."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.kernel.errors import BadOptions, ReplayDrift
from meadhall.midgard import gate
from meadhall.midgard.game import GAME
from meadhall.midgard.words.actions import Move
from meadhall.midgard.words.events import PacksDealt, ProvinceDoomed, RoundBegan, TokensTaken
from tests.support.midgard.figures import VILLAGES
from tests.support.midgard.table import DOOM, DOOMED, Table, dealt, drafting, table
from tests.support.rule import rule

SEATS = [2, 3, 4, 5]
BRONZE = "bronze:0"
PACK = ("invasion-alfheim", "invasion-mannheim", "new-warriors", "attack-alfheim", "viking-horde", "score-alfheim")


@rule("MS-1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_it_is_a_game_for_up_to_five_and_two_are_a_house_variant(players: int) -> None:
    assert list(GAME.seats) == SEATS
    with pytest.raises(BadOptions) as refusal:
        GAME.rules(players)
    assert str(refusal.value) == f"Midgard is for 3 to 5 players, or 2 as a house variant, not for {players}."


@rule("MS-1")
@pytest.mark.parametrize("players", SEATS)
def test_every_seat_has_its_player(players: int) -> None:
    assert [mine.seat for mine in table(players).view().seats] == list(range(players))


@rule("MS-1")
@pytest.mark.parametrize("players", SEATS)
def test_three_kingdoms_have_ten_provinces_whatever_the_number_of_players(players: int) -> None:
    provinces = table(players).view().provinces
    assert Counter(one.kingdom for one in provinces) == {"jotunheim": 4, "mannheim": 3, "alfheim": 3}
    assert {one.province: one.villages for one in provinces} == VILLAGES
    assert all(one.free == one.villages >= 1 for one in provinces)


@rule("MS-1")
def test_only_the_number_of_villages_counts_and_whose_vikings_are_there() -> None:
    t = table()
    t.place(0, chieftain="vidblain", vidblain=1)
    t.place(1, vidblain=1)
    assert (t.province("vidblain").villages, t.province("vidblain").free) == (4, 1)
    assert t.at("vidblain") == (2, 1, 0)


@rule("MS-1")
@pytest.mark.parametrize("filled", [{"boat": 1, "andlang": 2}, {"boat": 0, "andlang": 3}])
def test_a_village_holds_at_most_one_viking_whosever_it_is(filled: dict[str, int]) -> None:
    t = table()
    t.place(1, chieftain="andlang" if filled["boat"] else "boat", **filled)
    assert t.province("andlang").free == 0
    t.play(0, "invasion-alfheim")
    t.pick(0, "boat")
    assert t.refused(0, Move("andlang")) == "no-village"
    assert Move("vidblain") in t.open(0)


@rule("MS-1")
def test_the_last_free_village_can_be_taken_and_then_the_province_is_full() -> None:
    t = table()
    t.place(1, chieftain="andlang", andlang=1)
    t.play(0, "invasion-alfheim")
    t.move(0, "chieftain", "andlang")
    assert (t.at("andlang"), t.province("andlang").free) == ((1, 2, 0), 0)
    t.pick(0, "boat")
    assert t.refused(0, Move("andlang")) == "no-village"


@rule("MS-1")
@pytest.mark.parametrize("heaven", ["asgard", "vanaheim"])
def test_heavens_hold_any_number(heaven: str) -> None:
    t = table(5)
    for seat in range(1, 5):
        t.place(seat, chieftain=heaven, **{heaven: 11})
    t.place(0, chieftain=heaven, **{heaven: 10, "boat": 1})
    t.play(0, "invasion-alfheim")
    t.move(0, "boat", heaven)
    assert t.at(heaven) == (12, 12, 12, 12, 12)


@rule("MS-1")
def test_boats_and_valhalla_hold_any_number() -> None:
    t = table()
    t.doom("gimle")
    t.place(0, chieftain="valhalla", valhalla=10, gimle=1)
    t.place(1, boat=10)
    t.play(1, "new-warriors")
    assert t.at("boat") == (0, 12, 6)
    t.move(1, "boat", "asgard")
    t.end_round(1)
    assert t.at("boat") == (12, 11, 6)


@rule("MS-2")
@pytest.mark.parametrize("players", SEATS)
def test_the_decks_have_50_35_and_15_cards_less_what_is_dealt(players: int) -> None:
    rules = GAME.rules(players)
    state = rules.start(gate.Chance(1))
    left = {"bronze": 50 - 3 * players, "silver": 35 - 2 * players, "gold": 15 - players}
    assert rules.view(state, None).decks == left
    for metal, count in enumerate(left.values()):
        assert sum(state.deck[k] for k in range(rules.box.kinds) if rules.box.card_metal[k] == metal) == count


@rule("MS-2")
def test_each_deck_is_shuffled_so_that_any_card_of_it_may_come() -> None:
    start = ("starter:0", *DOOM)
    first, last = (Table(3, opening=(*start, word)) for word in (BRONZE, "bronze:49"))
    assert "invasion-alfheim" in (first.view(0).pack or {})
    assert "new-warriors" in (last.view(0).pack or {})
    for draws in (["bronze:50"], [BRONZE, "bronze:49"], [BRONZE] * 3 + ["silver:35"], ["silver:0"]):
        with pytest.raises(ReplayDrift):
            Table(3, opening=(*start, *draws))


@rule("MS-2")
def test_a_card_dealt_is_no_longer_in_its_deck() -> None:
    t = drafting(2, PACK, (*PACK[:5], "score-mannheim"))
    deck = dict(zip(t.cards.kinds, t.state.deck, strict=False))
    assert (deck["invasion-alfheim"], deck["viking-horde"], deck["attack-mannheim"]) == (10, 6, 9)
    assert (deck["score-alfheim"], deck["score-mannheim"], deck["score-jotunheim"]) == (0, 0, 1)


@rule("MS-3")
@pytest.mark.parametrize("players", SEATS)
def test_everyone_starts_with_a_chieftain_and_five_warriors_on_the_boat_and_six_in_the_reserve(players: int) -> None:
    t = drafting(players)
    for mine in t.view().seats:
        assert (mine.chieftain, mine.warriors, mine.reserve) == ("boat", {"boat": 5}, 6)
        assert (mine.score, set(mine.points.values()), set(mine.tokens.values())) == (0, {0}, {0})
        assert (mine.played, mine.stock_count, mine.gold) == ((), 0, ())


@rule("MS-4", "MD-1")
def test_there_is_one_doom_marker_for_each_province() -> None:
    for province in VILLAGES:
        others = [one for one in VILLAGES if one != province][:4]
        t = Table(3, opening=("starter:0", *(f"doom:{one}" for one in (province, *others))))
        assert {one.province for one in t.view().provinces if one.doomed} == {province, *others}
    for dooms in (["doom:10"], ["doom:9", "doom:9"], [*["doom:0"] * 4, "doom:6"]):
        with pytest.raises(ReplayDrift):
            Table(3, opening=("starter:0", *dooms))


@rule("MS-4")
def test_tokens_are_taken_in_the_open_and_their_colours_stay_in_everybodys_log() -> None:
    t = table()
    t.play(1, "token-mannheim")
    for audience in (0, 1, 2, None):
        assert TokensTaken(1, "mannheim", 1) in t.news(audience)
        assert t.view(audience).seats[1].tokens == {"alfheim": 0, "mannheim": 1, "jotunheim": 0}


@rule("MS-4")
def test_tokens_lie_face_down_until_the_end() -> None:
    t = table()
    t.give(1, alfheim=2, jotunheim=1)
    assert not any(mine.tokens_on_show for audience in (0, 1, None) for mine in t.view(audience).seats)
    t.end_round()
    assert not any(mine.tokens_on_show for mine in t.view().seats)
    t.draft()
    t.set(round=3)
    t.end_round()
    assert t.view().over
    assert all(mine.tokens_on_show for audience in (0, 1, None) for mine in t.view(audience).seats)


@rule("MS-4")
def test_a_colour_that_runs_out_is_replaced_by_stand_ins() -> None:
    t = table()
    t.give(0, alfheim=25)
    t.give(1, alfheim=15)
    t.play(2, "token-alfheim")
    assert [t.tokens(seat)[0] for seat in range(3)] == [25, 15, 1]
    assert t.lawful()


@rule("MS-2", "MD-1", "MC-1")
def test_setup_is_followed_by_doom_and_deal() -> None:
    t = drafting(3, PACK)
    assert t.told() == [RoundBegan(1), *(ProvinceDoomed(one) for one in DOOMED), PacksDealt()]
    assert t.match.opening[: len(dealt())] == tuple(t.outcomes(dealt()))
