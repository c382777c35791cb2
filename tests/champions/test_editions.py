"""Where the four books differ, each played its own way (E-1, E-3 to E-7, E-9, E-13; E-8 is with the destinies)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.champions.words.actions import Blame, Demand, Done, Load, Place, Sail, Send, Shed, Take, Use
from meadhall.champions.words.events import (
    AssignmentSealed,
    BlameShed,
    BlameTaken,
    EnemyDefeated,
    Fed,
    GloryWon,
    GoodsTaken,
    JourneyLaid,
    JourneyTurned,
    KrakenDefeated,
    NothingSent,
    SentOut,
    WorkerPlaced,
)
from tests.support.champions.ending import bare, scored
from tests.support.champions.table import Table, of, table
from tests.support.rule import rule

EDITIONS = ("en-2015", "fr", "it", "de-2018")


@rule("E-1", "CS-6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("edition", "favor"), [("en-2015", 1), ("fr", 1), ("it", 0), ("de-2018", 1)])
def test_starting_favor(edition: str, favor: int, players: int) -> None:
    t = table(players, edition=edition)
    assert [seat.favor for seat in t.view().seats] == [favor] * players
    assert [t.goods(seat) for seat in range(players)] == [(1, 1, 1)] * players


@rule("E-3", "CL-14")
@pytest.mark.parametrize("edition", ["en-2015", "fr", "it"])
def test_begging_gives_a_food(edition: str) -> None:
    t = table(edition=edition)
    told = t.go(0, "begging")
    assert told == (WorkerPlaced(0, "begging"), BlameTaken(0), GoodsTaken(0, "food", 1))
    assert (t.goods(0), t.seat(0).blame) == ((2, 1, 1), 1)
    assert t.asked(1) == "place-worker"


@rule("E-3", "CL-14")
@pytest.mark.parametrize(("good", "goods"), [("food", (2, 1, 1)), ("wood", (1, 2, 1)), ("coins", (1, 1, 2))])
def test_in_german_begging_gives_a_food_a_wood_or_a_coin(good: str, goods: tuple[int, int, int]) -> None:
    t = table(edition="de-2018")
    assert t.go(0, "begging") == (WorkerPlaced(0, "begging"), BlameTaken(0))
    assert (t.asked(0), t.open(0)) == ("beg", {Take("food"), Take("wood"), Take("coins")})
    assert t.refused(0, Done()) == "not-asked"
    assert t.do(0, Take(good)) == (GoodsTaken(0, good, 1),)
    assert (t.goods(0), t.seat(0).blame) == (goods, 1)
    assert t.asked(1) == "place-worker"


def two_assigning(edition: str) -> Table:
    """Seats 0 and 2 have a worker at a draugr and assign; seat 2 is the first player."""
    t = table(edition=edition, first=2)
    t.enemy("draugr-left", "test-draugr")
    t.enemy("draugr-right", "fierce-draugr")
    t.go(0, "draugr-left")
    t.last(2, Place("draugr-right"))
    return t


@rule("E-4", "CA-2")
def test_in_english_warriors_are_assigned_openly_in_turn_order() -> None:
    t = two_assigning("en-2015")
    assert t.open(2) == {Done(), Send("draugr-right", "swordsman")}
    assert t.open(0) == set()
    assert t.refused(2, Demand()) == "open-already"
    t.do(2, Send("draugr-right", "swordsman"))
    told = t.done(2)
    assert told == (AssignmentSealed(2), SentOut(2, "draugr-right", "swordsman", 1))
    assert t.news(0) == list(told)
    assert t.venue("draugr-right", 0).sent["swordsman"] == 1
    assert t.open(0) == {Done(), Send("draugr-left", "swordsman")}
    assert t.open(2) == set()


@rule("E-4", "CA-2")
@pytest.mark.parametrize("edition", ["fr", "it", "de-2018"])
def test_elsewhere_all_assign_at_once_and_unseen(edition: str) -> None:
    t = two_assigning(edition)
    assert t.open(2) == {Done(), Send("draugr-right", "swordsman"), Demand()}
    assert t.open(0) == {Done(), Send("draugr-left", "swordsman"), Demand()}
    t.do(0, Send("draugr-left", "swordsman"))
    t.done(0)
    assert t.news(2) == [AssignmentSealed(0)]
    assert t.venue("draugr-left", 2).sent["swordsman"] == 0
    assert t.open(0) == {Demand()}
    told = t.done(2)
    assert told[:3] == (AssignmentSealed(2), NothingSent(2), SentOut(0, "draugr-left", "swordsman", 1))


@rule("E-4", "CA-2")
@pytest.mark.parametrize("edition", ["fr", "it", "de-2018"])
def test_elsewhere_a_demand_brings_turn_order(edition: str) -> None:
    t = two_assigning(edition)
    t.do(0, Send("draugr-left", "swordsman"))
    t.do(0, Demand())
    assert (t.open(0), t.open(2)) == (set(), {Done(), Send("draugr-right", "swordsman")})
    t.done(2)
    assert t.open(0) == {Done(), Send("draugr-left", "swordsman")}


FAR_LEFT, FAR_RIGHT = {"shore-1", "shore-2"}, {"shore-3", "shore-4"}


@rule("E-5", "CC-4")
@pytest.mark.parametrize("shore", ["shore-1", "shore-2", "shore-3", "shore-4"])
@pytest.mark.parametrize(
    ("edition", "far"), [("en-2015", FAR_LEFT), ("fr", FAR_RIGHT), ("it", FAR_RIGHT), ("de-2018", FAR_RIGHT)]
)
def test_a_food_feeds_two_near_and_one_far(edition: str, far: set[str], shore: str) -> None:
    t = table(edition=edition)
    t.journey(shore, "all-quiet")
    t.give(0, swordsman=2, food=1, favor=0)
    t.sail(0, "small-longship", shore)
    t.last(1, Place("smokehouse"))
    t.send(0, shore, swordsman=2, food=1)
    told = t.done(0)
    assert of(told, Fed) == [Fed(0, shore, 1, 1) if shore in far else Fed(0, shore, 2, 0)]


@rule("E-5", "CR-5")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("edition", "unused"), [("en-2015", "shore-1"), ("fr", "shore-4"), ("it", "shore-4"), ("de-2018", "shore-4")]
)
def test_with_2_or_3_players_the_outermost_far_shore_is_left_out(edition: str, unused: str, players: int) -> None:
    t = table(players, edition=edition)
    shores = [shore for shore in ("shore-1", "shore-2", "shore-3", "shore-4") if shore != unused]
    assert of(t.told(), JourneyLaid) == [JourneyLaid(shore) for shore in shores]
    assert (t.venue(unused).enemy, t.venue(unused).journey) == (None, None)
    assert None not in [t.venue(shore).enemy for shore in shores]
    t.go(0, "small-longship")
    assert t.open(0) == {Sail(shore) for shore in shores}
    assert t.refused(0, Sail(unused)) == "not-in-play"


@rule("E-5", "CC-4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ships_arrive_from_left_to_right_so_in_english_the_far_ones_first(edition: str) -> None:
    t = table(edition=edition)
    t.give(0, swordsman=0, food=0, favor=0)
    t.sail(0, "small-longship", "shore-4")
    t.sail(0, "large-longship", "shore-1")
    told = t.last(1, Place("smokehouse"))
    arrivals = [event.shore for event in told if isinstance(event, JourneyTurned)]
    assert arrivals == ["shore-1", "shore-4"]


def troll_slain(edition: str, blame: int) -> Table:
    """Seat 0, who has so much blame, has just slain the troll."""
    t = table(players=3, edition=edition)
    t.enemy("troll", "test-troll")
    t.give(0, swordsman=0, axeman=2, favor=0, blame=blame)
    t.last(0, Place("troll"))
    t.send(0, "troll", axeman=2)
    assert EnemyDefeated(0, "troll", "test-troll") in t.done(0, script=["axeman:double", "axeman:double"])
    return t


@rule("E-6", "CF-5")
@pytest.mark.parametrize("edition", ["en-2015", "fr", "de-2018"])
def test_a_trolls_killer_may_shed_and_may_give_blame(edition: str) -> None:
    t = troll_slain(edition, blame=2)
    assert t.open(0) == {Done(), Shed()}
    t.done(0)
    assert t.open(0) == {Done(), Blame(1), Blame(2)}
    t.done(0)
    assert [seat.blame for seat in t.view().seats] == [2, 0, 0]


@rule("E-6", "CF-5")
@pytest.mark.parametrize("edition", ["en-2015", "fr", "de-2018"])
def test_without_blame_there_is_nothing_to_shed_but_one_may_give(edition: str) -> None:
    t = troll_slain(edition, blame=0)
    assert t.open(0) == {Done(), Blame(1), Blame(2)}


@rule("E-6", "CF-5")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_in_italian_the_killer_must_shed_if_there_is_any_and_must_give(before: int, after: int) -> None:
    t = troll_slain("it", blame=before)
    assert len(of(t.news(), BlameShed)) == before - after
    assert t.asked(0) == "give-blame"
    assert t.open(0) == {Blame(1), Blame(2)}
    assert t.refused(0, Done()) == "not-asked"
    assert t.refused(0, Blame(0)) == "oneself"
    t.do(0, Blame(1))
    assert [seat.blame for seat in t.view().seats] == [after, 1, 0]


def kraken_slain(edition: str, *runes: str) -> Table:
    """Seat 0, who has these runes, has just driven off the kraken."""
    t = table(edition=edition)
    t.rune(0, *runes)
    t.journey("shore-1", "kraken")
    t.give(0, swordsman=0, axeman=3, food=0, favor=0)
    t.sail(0, "small-longship", "shore-1")
    t.stock(food=0)
    t.last(1, Place("smokehouse"))
    t.send(0, "shore-1", axeman=3)
    told = t.done(0, script=["axeman:double", "axeman:double", "axeman:blank"])
    assert of(told, KrakenDefeated, GloryWon) == [KrakenDefeated(0), GloryWon(0, 3, "enemy")]
    return t


@rule("E-7", "CF-6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_kraken_is_worth_3_in_every_book(edition: str) -> None:
    assert kraken_slain(edition).seat(0).glory == 3


@rule("E-7", "CN-9", "CT-2")
@pytest.mark.parametrize("edition", ["fr", "it", "de-2018"])
def test_the_rune_of_glory_serves_on_a_kraken(edition: str) -> None:
    t = kraken_slain(edition, "glory")
    assert t.open(0) == {Done(), Use("glory")}
    t.do(0, Use("glory"))
    assert t.seat(0).glory == 4


@rule("E-7", "CN-9")
def test_in_english_the_rune_of_glory_does_not_serve_on_a_kraken() -> None:
    t = kraken_slain("en-2015", "glory")
    assert (t.seat(0).glory, t.seat(0).runes[0].used) == (3, False)
    assert t.asked(0) == "place-worker"  # the next round


@rule("E-9", "CE-7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("blame", [6, 7, 8, 20])
def test_blame_beyond_6(edition: str, blame: int) -> None:
    t = bare(players=2, edition=edition)
    t.give(1, blame=blame)
    t.end()
    beyond = 6 * (blame - 6) if edition == "de-2018" else 0
    assert scored(t, "blame") == (0, -21 - beyond)


def pile(edition: str, **options: Any) -> Table:
    """Seat 0 has slain a troll and a draugr."""
    t = bare(players=2, edition=edition, **options)
    t.slay(0, "test-troll", "test-draugr")
    return t


@rule("E-13", "CS-9", "CS-11")
@pytest.mark.parametrize(("edition", "on_show"), [("en-2015", True), ("fr", False), ("it", False), ("de-2018", False)])
def test_defeated_enemies_lie_face_up_in_english_and_face_down_elsewhere(edition: str, on_show: bool) -> None:
    t = pile(edition)
    assert [t.view(audience).seats[0].slain_on_show for audience in (0, 1, None)] == [on_show] * 3
    t.end()
    assert [t.view(audience).seats[0].slain_on_show for audience in (0, 1, None)] == [True] * 3


@rule("CS-9", "E-10", "E-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_hall_of_records_they_lie_face_up_by_every_book(edition: str) -> None:
    t = pile(edition, hall_of_records=True)
    assert [seat.slain_on_show for seat in t.view(1).seats] == [True, True]
    assert t.view(1).seats[0].slain == ("test-troll", "test-draugr")


@rule("E-4", "CA-1")
def test_alone_there_is_nobody_to_demand_openness_of() -> None:
    t = table(edition="de-2018")
    t.last(0, Place("small-longship"), Sail("shore-1"))
    assert t.open(0) == {Done(), Load("shore-1", "swordsman"), Load("shore-1", "food")}
    assert t.refused(0, Demand()) == "nobody-else"
