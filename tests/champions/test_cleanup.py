"""Clean-up: everything comes home, undefeated enemies are dealt with, the next round or the end (CU-1 to CU-5)."""

from __future__ import annotations

import pytest

from meadhall.champions.words.actions import Done, Load, Place, Sail, Take, Use
from meadhall.champions.words.events import (
    BlameTaken,
    CoinLaid,
    EnemyDiscarded,
    EnemyLaid,
    GameWon,
    JourneyLaid,
    RoundBegan,
    Scored,
)
from tests.support.champions.table import of, table
from tests.support.rule import rule

SHORES = ("shore-1", "shore-2", "shore-3", "shore-4")


@rule("CU-1")
@pytest.mark.parametrize(("players", "workers"), [(2, 4), (3, 3), (4, 3)])
def test_workers_come_home(players: int, workers: int) -> None:
    t = table(players=players)
    t.set(favor=[0] * 4)
    t.cell("has_extra", 1, 1)
    t.give(1, food=0, swordsman=0)
    t.go(0, "hunting-grounds")
    t.go(0, "market")
    t.done(0)
    t.go(1, "begging")
    t.do(1, Take("wood"))
    t.go(1, "smokehouse")
    t.last(1, Place("draugr-left"))
    assert t.view().round == 2
    assert t.view().workers_on == {}
    assert [(t.seat(seat).hunting, t.seat(seat).begging) for seat in range(players)] == [(False, 0)] * players
    assert [t.seat(seat).workers for seat in range(players)] == [workers, workers + 1, *[workers] * (players - 2)]
    assert t.lawful()


@rule("CU-1")
def test_public_ships_go_to_their_spaces_and_private_ones_to_their_owners() -> None:
    t = table()
    t.ship(2, "drekkar")
    for seat in range(4):
        t.give(seat, food=0, swordsman=0)
    t.sail(0, "small-longship", "shore-1")
    t.sail(1, "large-longship", "shore-3")
    t.last(2, Place("drekkar"), Sail("shore-4"))
    assert [t.venue(shore).ship for shore in SHORES] == [None] * 4
    assert [t.venue(shore).owner for shore in SHORES] == [None] * 4
    assert t.seat(2).ship == "drekkar"
    t.turn(2)
    assert {"small-longship", "large-longship", "drekkar"} <= t.spaces(2)
    assert t.lawful()


@rule("CU-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_undefeated_troll_brings_everyone_1_blame_and_is_discarded(players: int) -> None:
    t = table(players=players)
    t.enemy("troll", "test-troll")
    t.give(1, blame=4)
    told = t.last(0, Place("swordsmith"))
    assert of(told, BlameTaken) == [BlameTaken(seat) for seat in range(players)]
    assert [t.seat(seat).blame for seat in range(players)] == [1, 5, *[1] * (players - 2)]
    assert EnemyDiscarded("troll", "test-troll") in told
    assert t.venue("troll").enemy != "test-troll"
    assert "test-troll" in t.view().enemies_discarded
    assert t.lawful()


@rule("CU-2")
def test_a_defeated_troll_brings_no_blame() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.give(0, favor=0, blame=0, axeman=2)
    t.last(0, Place("troll"))
    t.send(0, "troll", axeman=2)
    t.done(0, script=["axeman:double", "axeman:double"])
    told = t.done(0)
    assert of(told, BlameTaken) == []
    assert [event.venue for event in told if isinstance(event, EnemyDiscarded)] == ["draugr-left", "draugr-right"]
    assert t.view().enemies_discarded == tuple(e.enemy for e in told if isinstance(e, EnemyDiscarded))


@rule("CU-2", "CU-3")
def test_a_troll_that_won_its_fight_brings_blame_like_one_nobody_met() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.give(0, favor=0)
    t.last(0, Place("troll"))
    t.send(0, "troll", swordsman=1)
    t.done(0, script=["swordsman:double"])
    assert [t.seat(seat).blame for seat in range(4)] == [1, 1, 1, 1]


@rule("CU-3")
def test_undefeated_draugr_are_discarded_onto_the_open_pile_of_the_trolls() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    told = t.last(0, Place("swordsmith"))
    assert of(told, EnemyDiscarded) == [
        EnemyDiscarded("troll", "test-troll"),
        EnemyDiscarded("draugr-left", "test-draugr"),
        EnemyDiscarded("draugr-right", "fierce-draugr"),
    ]
    assert set(t.view(3).enemies_discarded) == {"test-troll", "test-draugr", "fierce-draugr"}
    laid = [event for event in told if isinstance(event, EnemyLaid)]
    assert [event.venue for event in laid] == ["troll", "draugr-left", "draugr-right"]
    assert t.lawful()


@rule("CU-3")
def test_a_defeated_draugr_is_not_discarded() -> None:
    t = table()
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    t.give(0, favor=0)
    t.last(0, Place("draugr-left"))
    t.send(0, "draugr-left", swordsman=1)
    told = t.done(0, script=["swordsman:double"])
    assert [e.venue for e in told if isinstance(e, EnemyDiscarded)] == ["troll", "draugr-right"]
    assert t.seat(0).slain == ("test-draugr",)


@rule("CU-3")
def test_revealed_journey_cards_are_discarded_and_replaced() -> None:
    t = table()
    t.journey("shore-2", "lost")
    t.cell("journey_seen", 1, 0b0001)
    t.give(0, food=0, swordsman=0)
    told = t.last(0, Place("small-longship"), Sail("shore-2"))
    assert t.view().journeys_discarded == {**dict.fromkeys(t.cards.journeys, 0), "lost": 1}
    assert of(told, JourneyLaid) == [JourneyLaid("shore-2")]
    assert (t.venue("shore-2").journey, t.venue("shore-2").journey_up) == ("hidden", False)
    assert t.venue("shore-2", 0).journey == "hidden"
    assert t.venue("shore-2").seen_by == ()
    assert t.lawful()


@rule("CU-3")
def test_unrevealed_journey_cards_stay_and_so_does_what_players_know() -> None:
    t = table()
    t.journey("shore-1", "storm")
    t.cell("journey_seen", 0, 0b0100)
    told = t.last(0, Place("swordsmith"))
    assert of(told, JourneyLaid) == []
    assert t.venue("shore-1", 2).journey == "storm"
    assert t.venue("shore-1", 0).journey == "hidden"
    assert t.venue("shore-1").seen_by == (2,)
    assert t.view().journeys_discarded == dict.fromkeys(t.cards.journeys, 0)


@rule("CU-4")
@pytest.mark.parametrize(
    ("players", "edition", "shores"),
    [
        (2, "de-2018", (1, 2, 3)),
        (3, "fr", (1, 2, 3)),
        (3, "en-2015", (2, 3, 4)),
        (4, "it", (1, 2, 3, 4)),
    ],
)
def test_a_coin_is_laid_on_every_undefeated_monster(players: int, edition: str, shores: tuple[int, ...]) -> None:
    t = table(players=players, edition=edition)
    before = [t.venue(shore).enemy for shore in SHORES]
    told = t.last(0, Place("swordsmith"))
    assert of(told, CoinLaid) == [CoinLaid(f"shore-{shore}") for shore in shores]
    assert [t.venue(shore).coins for shore in SHORES] == [int(shore in shores) for shore in (1, 2, 3, 4)]
    assert [t.venue(shore).enemy for shore in SHORES] == before
    assert t.lawful()


@rule("CU-4")
def test_coins_pile_up_on_a_monster_visited_or_not() -> None:
    t = table()
    t.set(coins_on=[2, 0, 1, 0])
    t.give(0, food=0, swordsman=0)
    t.last(0, Place("small-longship"), Sail("shore-3"))
    assert [t.venue(shore).coins for shore in SHORES] == [3, 1, 2, 1]


@rule("CU-4", "CF-3")
def test_no_coin_is_laid_where_the_monster_was_defeated() -> None:
    t = table()
    t.journey("shore-1", "all-quiet")
    t.enemy("shore-1", "axeproof-monster")
    t.give(0, favor=0, food=1)
    t.last(0, Place("small-longship"), Sail("shore-1"))
    t.do(0, Load("shore-1", "swordsman"))
    t.do(0, Load("shore-1", "food"))
    told = t.done(0, script=["swordsman:double"])
    assert of(told, CoinLaid) == [CoinLaid("shore-2"), CoinLaid("shore-3"), CoinLaid("shore-4")]
    assert [t.venue(shore).coins for shore in SHORES] == [0, 1, 1, 1]
    assert t.venue("shore-1").enemy not in (None, "axeproof-monster")


@rule("CU-5")
@pytest.mark.parametrize("number", [1, 6, 7])
def test_the_round_marker_moves_on(number: int) -> None:
    t = table()
    t.round(number)
    told = t.last(2, Place("swordsmith"))
    assert of(told, RoundBegan, GameWon) == [RoundBegan(number + 1)]
    assert (t.view().round, t.view().over) == (number + 1, False)
    assert t.asked(0) == "place-worker"


@rule("CU-5")
def test_after_round_8_comes_the_final_scoring() -> None:
    t = table()
    t.enemy("troll", "test-troll")
    t.round(8)
    told = t.last(0, Place("swordsmith"))
    assert of(told, RoundBegan) == []
    assert len(of(told, GameWon)) >= 1
    assert told.index(CoinLaid("shore-4")) < told.index(of(told, Scored)[0])
    assert (t.view().round, t.view().over) == (8, True)
    assert t.match.decisions() == ()
    assert [t.seat(seat).blame for seat in range(4)] == [1, 1, 1, 1]
    assert t.lawful()


@rule("CU-5", "CN-1")
def test_runes_may_be_used_once_more_in_turn_order_before_the_scoring() -> None:
    t = table(first=2)
    t.rune(0, "wealth")
    t.rune(3, "gifts")
    t.round(8)
    told = t.last(1, Place("swordsmith"))
    assert of(told, Scored) == []
    assert [t.asked(seat) for seat in range(4)] == ["offer-rune", None, None, "afterwards"]
    assert t.open(3) == {Done(), Use("gifts")}
    t.done(3)
    assert (t.asked(0), t.open(0)) == ("afterwards", {Done(), Use("wealth")})
    assert len(of(t.do(0, Use("wealth")), GameWon)) >= 1
    assert t.view().over
