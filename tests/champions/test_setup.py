"""Setup (CS-1 to CS-10): stalls, ships, decks, the first player, leaders, starting goods, destinies."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.champions import gate
from meadhall.champions.cards.options import EDITIONS
from meadhall.champions.game import GAME
from meadhall.champions.words.actions import ChooseLeader, Done, Place
from meadhall.champions.words.events import (
    Dealt,
    DestinyDrawn,
    DestinyHidden,
    FirstPlayer,
    LeaderChosen,
    RoundBegan,
    StallLaid,
)
from meadhall.kernel.errors import BadOptions, NotYours, ReplayDrift
from tests.support.champions.table import Table, drafting, table
from tests.support.rule import rule

FIVE = {
    ChooseLeader("asmundr"),
    ChooseLeader("dagrun"),
    ChooseLeader("gylfir"),
    ChooseLeader("svanhildr"),
    ChooseLeader("ullr"),
}
STALLS = ["stall:0", "stall:0", "stall:0", "stall:0"]
ECONOMIC = {"aumingi", "skald", "generous-merchant", "wealthy-traveller"}
MILITARY = {"huskarl", "raiders", "jomsvikings", "varangians"}


def choose(t: Table, *leaders: str) -> None:
    """Let those who are asked choose these leaders, one after the other."""
    for leader in leaders:
        t.do(t.match.decisions()[0].seat, ChooseLeader(leader))


@rule("CS-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_it_is_a_game_for_two_to_four(players: int) -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(BadOptions):
        GAME.rules(players)


@rule("CS-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_has_its_player(players: int) -> None:
    assert [mine.seat for mine in table(players).view().seats] == list(range(players))


@rule("CS-2")
@pytest.mark.parametrize(("players", "military", "economic"), [(2, 1, 1), (3, 1, 2), (4, 2, 2)])
def test_stalls_are_drawn_by_the_number_of_players(players: int, military: int, economic: int) -> None:
    stalls = set(drafting(players).view().stalls)
    assert (len(stalls & MILITARY), len(stalls & ECONOMIC), len(stalls)) == (military, economic, military + economic)


@rule("CS-2")
def test_stalls_are_drawn_at_random_and_the_rest_are_out_of_the_game() -> None:
    t = drafting(4, opening=["stall:3", "stall:0", "stall:1", "stall:2", "first:0"])
    assert t.told() == [
        StallLaid("wealthy-traveller"),
        StallLaid("aumingi"),
        StallLaid("raiders"),
        StallLaid("varangians"),
        FirstPlayer(0),
    ]
    assert t.view().stalls == ("aumingi", "wealthy-traveller", "raiders", "varangians")
    choose(t, "ullr", "dagrun", "gylfir", "asmundr")
    assert t.spaces(0) & (ECONOMIC | MILITARY) == {"aumingi", "wealthy-traveller", "raiders", "varangians"}
    assert t.refused(0, Place("skald")) == "not-in-play"


@rule("CS-2")
def test_a_second_stall_of_a_sort_comes_from_those_left() -> None:
    t = drafting(4, opening=["stall:0", "stall:2", "stall:3", "stall:0"])
    assert t.view().stalls == ("aumingi", "wealthy-traveller", "huskarl", "varangians")


@rule("CS-2")
def test_each_sort_of_stall_is_drawn_from_its_own_kind() -> None:
    uneven = {"drop": {"stalls": ["skald"]}}
    assert drafting(4, ["stall:2", "stall:0", "stall:3"], cards=uneven).view().stalls[-1] == "varangians"
    with pytest.raises(ReplayDrift):
        drafting(4, ["stall:3"], cards=uneven)


@rule("CS-2", "CS-5", "CS-6")
@pytest.mark.parametrize(
    "opening",
    [
        ["stall:4"],
        ["stall:0", "stall:3"],
        [*STALLS[:2], "stall:4"],
        [*STALLS[:3], "stall:3"],
        [*STALLS, "first:4"],
        [*STALLS, "first:0", "leader:5"],
        [*STALLS, "first:0", "leader:0", "leader:4"],
        [*STALLS, "first:0", *["leader:0"] * 4, "destiny:12"],
        [*STALLS, "first:0", *["leader:0"] * 4, "destiny:0", "destiny:11"],
    ],
)
def test_nothing_is_drawn_beyond_what_is_left(opening: list[str]) -> None:
    drafting(4, [*opening[:-1], f"{opening[-1].split(':')[0]}:0"], draft_leaders=False)
    with pytest.raises(ReplayDrift):
        drafting(4, opening, draft_leaders=False)


@rule("CS-3")
@pytest.mark.parametrize(
    ("players", "ships"),
    [(2, ("karfi", "drekkar")), (3, ("karfi", "snekka", "drekkar")), (4, ("karfi", "snekka", "skeid", "drekkar"))],
)
def test_private_longships_marked_3_or_4_need_as_many_players(players: int, ships: tuple[str, ...]) -> None:
    assert drafting(players).view().ships_left == ships


@rule("CS-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_both_public_longships_are_on_the_board_whatever_the_number_of_players(players: int) -> None:
    assert table(players).spaces(0) >= {"small-longship", "large-longship"}


@rule("CS-4")
def test_the_decks_have_the_printed_numbers_of_cards() -> None:
    rules = GAME.rules(4)
    state = rules.start(gate.Chance(1))
    view = rules.view(state, None)
    assert view.enemies_in_deck == {"troll": 16, "draugr": 21, "monster": 36}
    assert (view.destinies_left, view.journeys_left, len(view.runes_in_deck)) == (12, 18, 10)
    assert (state.merchant_left, sum(state.merchant_gone)) == (8, 0)
    assert view.enemies_discarded == ()
    assert set(view.journeys_discarded.values()) == {0}


@rule("CS-4")
def test_the_journey_deck_has_its_cards_by_kind() -> None:
    rules = GAME.rules(4)
    state = rules.start(gate.Chance(1))
    kinds = ("all-quiet", "no-wind", "whirlpool", "storm", "lost", "kraken")
    counts = dict(zip(rules.cards.journeys, state.journey_deck, strict=False))
    assert counts == dict(zip(kinds, (8, 2, 2, 2, 2, 2), strict=True))


@rule("CS-5", "E-15")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_anybody_may_be_drawn_as_first_player(edition: str, first: int) -> None:
    t = drafting(4, [*STALLS, f"first:{first}"], edition=edition)
    assert t.told()[-1] == FirstPlayer(first)
    assert t.view().first == first


@rule("CS-5")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [(2, 0, [1, 0]), (2, 1, [0, 1]), (3, 1, [0, 2, 1]), (4, 0, [3, 2, 1, 0]), (4, 2, [1, 0, 3, 2])],
)
def test_leaders_are_chosen_counter_clockwise_and_the_first_player_is_last(
    players: int, first: int, order: list[int]
) -> None:
    t = drafting(players, [*STALLS[:players], f"first:{first}"])
    for seat, leader in zip(order, ("ullr", "dagrun", "gylfir", "asmundr"), strict=False):
        assert [decision.seat for decision in t.match.decisions()] == [seat]
        assert t.asked(seat) == "choose-leader"
        t.do(seat, ChooseLeader(leader))
    chosen = [event for event in t.told() if isinstance(event, LeaderChosen)]
    assert [event.seat for event in chosen] == order
    assert [t.seat(seat).leader for seat in order] == ["ullr", "dagrun", "gylfir", "asmundr"][:players]


@rule("CS-5")
def test_each_leader_is_unique() -> None:
    t = drafting(4, [*STALLS, "first:0"])
    assert t.open(3) == FIVE
    t.do(3, ChooseLeader("svanhildr"))
    assert t.refused(2, ChooseLeader("svanhildr")) == "leader-taken"
    assert t.open(2) == FIVE - {ChooseLeader("svanhildr")}
    t.do(2, ChooseLeader("dagrun"))
    t.do(1, ChooseLeader("ullr"))
    assert t.open(0) == {ChooseLeader("asmundr"), ChooseLeader("gylfir")}


@rule("CS-5")
def test_a_leader_is_chosen_in_turn_and_must_be_chosen() -> None:
    t = drafting(4, [*STALLS, "first:0"])
    with pytest.raises(NotYours):
        t.match.answer(0, ChooseLeader("ullr"))
    assert t.refused(3, Done()) == "not-asked"


@rule("CS-5")
def test_leaders_may_be_dealt_at_random_in_the_same_order_instead() -> None:
    script = [*STALLS, "first:1", "leader:4", "leader:0", "leader:1", "leader:1"]
    t = drafting(4, script, draft_leaders=False)
    assert [event for event in t.told() if isinstance(event, LeaderChosen)] == [
        LeaderChosen(0, "ullr"),
        LeaderChosen(3, "asmundr"),
        LeaderChosen(2, "gylfir"),
        LeaderChosen(1, "svanhildr"),
    ]
    assert t.asked(1) == "place-worker"


@rule("CS-6", "E-1")
@pytest.mark.parametrize(("edition", "favor"), [("en-2015", 1), ("fr", 1), ("it", 0), ("de-2018", 1)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_the_same_goods(players: int, edition: str, favor: int) -> None:
    t = table(players, edition=edition)
    for seat in range(players):
        mine = t.seat(seat)
        assert t.goods(seat) == (1, 1, 1)
        assert (mine.favor, mine.blame, mine.glory) == (favor, 0, 0)
        assert t.warriors(seat) == (1, 0, 0)
        assert (mine.ship, mine.runes, mine.slain, len(mine.destinies)) == (None, (), (), 1)


@rule("CS-6", "CS-10")
def test_destiny_cards_are_dealt_last_at_random_and_secretly() -> None:
    t = drafting(2, ["stall:0", "stall:0", "first:1"])
    t.do(0, ChooseLeader("ullr"))
    t.do(1, ChooseLeader("gylfir"), script=["destiny:troll-slayer", "destiny:craftsman"])
    assert t.news(0)[:6] == [
        LeaderChosen(1, "gylfir"),
        Dealt(1),
        Dealt(0),
        DestinyHidden(1, 1),
        DestinyDrawn(0, "craftsman"),
        RoundBegan(1),
    ]
    assert t.news(1)[3:5] == [DestinyDrawn(1, "troll-slayer"), DestinyHidden(0, 1)]
    assert t.news()[3:5] == [DestinyHidden(1, 1), DestinyHidden(0, 1)]
    assert t.view().destinies_left == 10


@rule("CS-7")
@pytest.mark.parametrize(("players", "workers"), [(2, 4), (3, 3), (4, 3)])
def test_two_players_have_a_worker_more(players: int, workers: int) -> None:
    t = table(players)
    assert [t.seat(seat).workers for seat in range(players)] == [workers] * players
    assert not any(t.seat(seat).extra_worker for seat in range(players))


@rule("CS-7", "CL-10")
def test_the_extra_worker_is_there_every_round_once_the_huts_released_it() -> None:
    t = table(3)
    t.give(1, coins=5)
    t.go(1, "worker-huts")
    t.end_round()
    assert [t.seat(seat).workers for seat in range(3)] == [3, 4, 3]


@rule("CS-8")
@pytest.mark.parametrize(("players", "swordsmen"), [(2, 9), (3, 8), (4, 7)])
def test_dice_held_or_lying_at_a_location_are_not_in_the_supply(players: int, swordsmen: int) -> None:
    t = table(players)
    assert t.view().lying == {"swordsman": 1, "spearman": 1, "axeman": 1, "food": 1}
    assert t.supply() == (swordsmen, 11, 9)


@rule("CS-8")
def test_there_are_12_swordsmen_12_spearmen_and_10_axemen() -> None:
    assert drafting().supply() == (12, 12, 10)


@rule("CS-8")
def test_goods_favor_and_blame_never_run_out() -> None:
    t = table()
    t.stock(food=500)
    t.give(0, coins=500, favor=500, blame=500)
    t.go(0, "smokehouse")
    t.go(0, "stave-church")
    assert t.goods(0) == (501, 1, 500)
    assert t.seat(0).favor == 500


@rule("CS-9", "E-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_under_suspicious_villagers_everyone_starts_with_a_blame(edition: str) -> None:
    assert [mine.blame for mine in table(3, edition=edition, suspicious_villagers=True).view().seats] == [1, 1, 1]
    assert [mine.blame for mine in table(3, edition=edition).view().seats] == [0, 0, 0]


@rule("CS-9", "E-13")
@pytest.mark.parametrize(
    ("options", "shown"),
    [
        ({"edition": "en-2015"}, True),
        ({"edition": "fr"}, False),
        ({"edition": "it"}, False),
        ({"edition": "de-2018"}, False),
        ({"hall_of_records": True}, True),
    ],
)
def test_defeated_enemies_lie_face_up_by_edition_or_in_the_hall_of_records(options: Any, shown: bool) -> None:
    t = table(**options)
    t.slay(0, "test-troll")
    assert t.view(1).seats[0].slain_on_show is shown


@rule("CS-10")
def test_a_leader_is_chosen_knowing_stalls_and_ships_but_nothing_of_the_first_round() -> None:
    view = drafting().view(0)
    assert (len(view.stalls), len(view.ships_left)) == (4, 4)
    assert (view.round, view.merchant, view.rune_spaces) == (0, None, (None, None))
    assert view.lying == {"swordsman": 0, "spearman": 0, "axeman": 0, "food": 0}
    assert {(venue.enemy, venue.journey) for venue in view.venues} == {(None, None)}
    assert {(mine.destinies, mine.food, mine.wood, mine.coins, mine.favor) for mine in view.seats} == {((), 0, 0, 0, 0)}


@rule("CS-10")
def test_the_order_of_setup_is_stalls_first_player_leaders_goods_destinies_round() -> None:
    kinds = list(dict.fromkeys(event.kind for event in table().told()))
    assert kinds[:6] == ["stall-laid", "first-player", "leader-chosen", "dealt", "destiny-hidden", "round-began"]
